# Ce qui se dit aux tables, et le regard en arrière : mots de la maison et de ses pages.

house-error-chat-banned = L’hôte de cette maison ne vous laisse plus parler.
house-error-chat-fast = C’est beaucoup d’un coup. Attendez un instant avant d’en dire plus.
house-error-chat-long = C’est trop long : { $limit } caractères au plus.
house-error-chat-no-message = Il n’y a pas de telle ligne ici.
house-error-chat-silenced = L’hôte de cette maison ne vous laisse pas parler avant le { $until }.
house-error-chat-yourself = C’est vous qui l’avez dit.
house-error-comment-foreign = Seuls ceux qui étaient assis à cette table peuvent commenter sa partie.
house-error-admin-no-account = Personne dans cette maison n’a de compte à ce nom.
house-error-admin-no-report = Il n’y a pas de tel signalement.
house-error-admin-token = Cette page est réservée à l’hôte de la maison. Demandez un nouveau lien avec « tambo admin-link ».
house-error-table-what-if = Un plateau d’essai n’a pas de partie suivante. Prenez-en un autre depuis le replay.
house-error-what-if-open = Toutes les places d’un plateau d’essai sont à vous ou à un robot.
house-error-what-if-over = La partie est finie à ce moment : il n’y a plus rien à essayer.

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

## Revue
review-panel = Revue
review-graph = Chances
review-graph-about = La chance de gagner de chaque place selon les robots, du premier coup au dernier.
review-graph-now = À ce moment : { $chances }
review-graph-chance = { $name } { $percent } %
review-graph-jump = Cliquez sur le graphique pour aller à un moment.
review-working = Les robots regardent la partie : { $percent } %
review-failed = Les robots n’ont pas pu regarder cette partie.
review-costly = Décisions coûteuses
review-costly-about = Jugées d’après ce que la place pouvait savoir alors, pas d’après ce qui était caché.
review-costly-none = Rien qui ait coûté cher.
review-costly-chosen = Choisi : { $what }
review-costly-better = Mieux : { $what }
review-costly-cost = { $chance } % au lieu de { $could } %
review-costly-at = Coup { $at }
review-comments = Commentaires
review-comments-none = Pas encore de commentaire.
review-comment-field = Votre commentaire sur ce moment
review-comment-send = Commenter
review-comment-at = Coup { $at }
review-copy = Copier le lien vers ce moment
review-full = Tout ce qui s’est passé

## Et si
what-if-title = Et si… ?
what-if-about = Un plateau à vous, tel qu’il était à ce moment : ce qui était caché reste où il était, le hasard retombe. Il ne compte pour rien.
what-if-running = Seules les parties finies peuvent être essayées autrement : avant, ce serait une aide que les autres n’ont pas.
what-if-end = La partie est finie à ce moment : revenez d’abord un peu en arrière.
what-if-me = Je joue
what-if-open = Essayer à partir d’ici
what-if-yours = Vos plateaux tirés de cette partie
what-if-at = À partir du coup { $step }
what-if-banner = Et si ? Rien ne compte ici.
what-if-origin = Retour à la partie d’origine

## L’hôte
host-title = Hôte de la maison
host-reports = Signalements
host-none = Personne n’a rien signalé.
host-about = Chacun figure sous le nom qu’il avait en parlant, et sous un signe qui reste le même dans tous les signalements, quel que soit son nom. Ce signe ne mène nulle part ailleurs.
host-report-at = { $at } : { $name } (signe { $who })
host-person = { $name } (signe { $who })
host-by = Signalé par la personne au signe { $who }.
host-reason = Motif : { $reason }
host-table = Vers la table
host-state = { $state ->
    [open] ouvert
   *[closed] clos
}
host-penalty = { $penalty ->
    [silenced] Son auteur ne peut pas parler avant le { $until }.
    [banned] Son auteur ne peut plus parler.
   *[none] Son auteur peut parler.
}
host-hide = Masquer la ligne
host-show = Montrer de nouveau la ligne
host-silence = Faire taire pendant { $hours ->
    [168] 7 jours
    [one] une heure
   *[other] { $hours } heures
}
host-ban = Exclure des paroles
host-pardon = Laisser parler de nouveau
host-close = Clore le signalement
host-back = Mot de passe oublié
host-back-about = Quelqu’un a oublié son mot de passe ? Faites un lien pour son compte et remettez-le-lui vous-même : qui l’ouvre choisit un nouveau mot de passe. Il sert une seule fois, pendant un jour ; d’ici là, l’ancien mot de passe reste bon.
host-back-name = Nom du compte
host-back-make = Faire le lien
host-back-link = Pour { $name }, jusqu’au { $until }
host-account-gone = un compte supprimé
host-acts = Ce qui a été fait
host-acts-none = Rien encore.
host-act = { $kind ->
    [hide] ligne masquée
    [show] ligne de nouveau visible
    [silence] silence pendant { $hours } h
    [ban] exclusion des paroles
    [pardon] peut parler de nouveau
    [way-back] lien pour un nouveau mot de passe
   *[close] signalement clos
}
host-room = { $room ->
    [players] Dit entre joueurs.
    [watchers] Dit entre spectateurs.
   *[comments] Écrit en commentaire de la partie.
}
