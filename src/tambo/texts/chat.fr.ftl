# Ce qui se dit aux tables : mots de la maison et de ses pages.

house-error-chat-banned = L’hôte de cette maison ne vous laisse plus parler.
house-error-chat-fast = C’est beaucoup d’un coup. Attendez un instant avant d’en dire plus.
house-error-chat-long = C’est trop long : { $limit } caractères au plus.
house-error-chat-no-message = Il n’y a pas de telle ligne ici.
house-error-chat-silenced = L’hôte de cette maison ne vous laisse pas parler avant le { $until }.
house-error-chat-yourself = C’est vous qui l’avez dit.
house-error-comment-foreign = Seuls ceux qui étaient assis à cette table peuvent commenter sa partie.

## Paroles
panel-chat = Paroles
chat-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
chat-room-players = À la table
chat-room-watchers = Spectateurs
chat-none = Rien à lire ici pour l’instant. Les messages des personnes que vous n’écoutez pas ou que vous bloquez ne sont pas montrés.
chat-about-players = Ceux qui regardent peuvent lire.
chat-about-watchers = Les joueurs ne lisent pas ceci avant la fin de la partie.
chat-earlier = Lignes précédentes
chat-field = Dire quelque chose
chat-send = Le dire
chat-phrases = Phrases toutes faites
chat-you = Vous
chat-watcher = Quelqu’un qui regarde
chat-name = Votre nom
chat-removed = Retiré par son auteur
chat-remove = Retirer
chat-hidden = Masqué par l’hôte
chat-more = Plus sur cette ligne
chat-mute = Ne plus lire
chat-mute-about = Je ne lis plus rien de { $name }.
chat-block = Bloquer
chat-block-about = Je ne lis plus rien de { $name }. Nous ne nous croisons plus au salon, et mes liens ne lui servent plus.
chat-report = Signaler
chat-report-about = L’hôte voit cette ligne et ce qui s’est dit autour.
chat-report-reason = Qu’est-ce qui ne va pas ? (facultatif)
chat-report-send = Envoyer le signalement
chat-reported = L’hôte est prévenu. Merci.
chat-ignored = Personnes que vous ne lisez pas
chat-ignored-kind = { $kind ->
    [block] accès bloqué
   *[mute] lecture coupée
}
chat-forget = Lire de nouveau

chat-phrase-hello = Bonjour !
chat-phrase-luck = Bonne chance, et amusez-vous bien !
chat-phrase-nice = Bien joué !
chat-phrase-oops = Oh non !
chat-phrase-thanks = Merci !
chat-phrase-sorry = Désolé !
chat-phrase-moment = Il me faut un instant pour réfléchir.
chat-phrase-hurry = On continue ?
chat-phrase-back = Je reviens tout de suite.
chat-phrase-close = C’est serré !
chat-phrase-good-game = Belle partie !
chat-phrase-again = Encore une partie ?

## Depuis votre dernier tour
since-title = Depuis votre dernier tour
since-earlier = { $count ->
    [one] Un autre événement plus ancien est dans le journal.
   *[other] { $count } autres événements plus anciens sont dans le journal.
}
since-close = C’est vu

## Et si
what-if-banner = Et si ? Rien ne compte ici.
what-if-origin = Retour à la partie d’origine
