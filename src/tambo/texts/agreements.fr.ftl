# Ce qu’une table fait d’un commun accord, et les codes des places sur un appareil partagé.

house-event-rewound = { $moves ->
    [0] Tout le monde a accepté de revenir en arrière.
    [one] Un coup a été repris d’un commun accord.
   *[other] { $moves } coups ont été repris d’un commun accord.
}

house-error-proposal-alone = Dans une partie classée, une autre personne doit accepter, et il n’y en a pas en ce moment à cette table.
house-error-proposal-closed = Cette demande est déjà réglée.
house-error-proposal-not-paused = La partie n’est pas en pause d’un commun accord.
house-error-proposal-nothing = Il n’y a rien ici qui puisse être repris.
house-error-proposal-open = Une autre demande est en cours à cette table. Il faut d’abord y répondre ou la retirer.
house-error-proposal-own = Seuls les autres, à la table, répondent à cette demande.
house-error-proposal-time-control = Cette table ne peut pas passer à cette cadence.
house-error-proposal-rated = Rien ne se reprend dans une partie classée.
house-error-pin-alone = Personne d’un autre appareil n’est à cette table : nul ne peut accepter que ce code soit retiré.
house-error-pin-form = Un code a de { $least } à { $most } chiffres.
house-error-pin-needed = Cette place a un code. Donnez-le d’abord.
house-error-pin-none = Cette place n’a pas de code.
house-error-pin-wait = Trop de codes faux. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
house-error-pin-wrong = Ce n’est pas le code de cette place.
house-error-table-paused-agreed = La partie est en pause d’un commun accord. Elle reprend quand tout le monde est d’accord.

ask-title = Une demande à toute la table
ask-undo = { $whose ->
    [mine] Vous demandez à revenir en arrière.
   *[other] { $name } demande à revenir en arrière.
} { $moves ->
    [0] Seul un choix caché serait repris.
    [one] Un coup serait repris.
   *[other] { $moves } coups seraient repris.
}
ask-pause = { $whose ->
    [mine] Vous demandez une pause.
   *[other] { $name } demande une pause.
}
ask-resume = { $whose ->
    [mine] Vous demandez à reprendre la partie.
   *[other] { $name } demande à reprendre la partie.
}
ask-pace = { $whose ->
    [mine] Vous demandez une autre cadence : { $pace }.
   *[other] { $name } demande une autre cadence : { $pace }.
}
ask-end = { $whose ->
    [mine] Vous demandez à finir la partie sans résultat.
   *[other] { $name } demande à finir la partie sans résultat.
}
ask-pin = { $whose ->
    [mine] Vous demandez aux autres de retirer un code oublié.
   *[other] { $name } a oublié le code de sa place et demande qu’il soit retiré.
}
ask-before = À partir de ce coup : « { $what } »
ask-undo-learnt = Ce que quelqu’un a vu reste vu.
ask-undo-chance = Les dés et les tirages sont refaits.
ask-waiting = Réponse attendue : { $names }.
ask-until = { $day ->
    [today] La demande attend jusqu’à { $until }.
   *[other] La demande attend jusqu’au { $until }.
}
ask-until-resume = { $day ->
    [today] Sans refus avant { $until }, la partie reprend.
   *[other] Sans refus avant le { $until }, la partie reprend.
}
ask-agree = Accepter
ask-refuse = Refuser
ask-withdraw = Retirer la demande
ask-hand-to = { $name } répond
ask-was-refused = Refus : { $names }.
ask-was-withdrawn = { $name } a retiré la demande.
ask-was-lapsed = La partie a continué ; la demande est tombée.
ask-was-expired = Tout le monde n’a pas répondu à temps ; la demande est tombée.

ask-back = Demander à reprendre
ask-back-title = Revenir d’un commun accord
ask-back-why = Vous ne pouvez pas le reprendre sans les autres :
ask-back-others = Tous les autres, à la table, doivent accepter.
ask-back-alone = Ici, il n’y a personne d’autre à qui demander : les robots acceptent.
ask-back-far = Jusqu’où ?
ask-back-last = Avant mon dernier coup
ask-back-before = Avant : { $what }
ask-back-send = Demander aux autres
ask-back-do = Revenir
ask-back-cancel = Laisser

agreed-title = Ce qui a été convenu
agreed-what = { $kind ->
    [pause] La partie a été mise en pause, à la demande de { $name }.
    [resume] La partie a repris, à la demande de { $name }.
    [pace] Nouvelle cadence : { $pace }, à la demande de { $name }.
   *[end] La partie a été finie sans résultat, à la demande de { $name }.
}
agreement-title = D’un commun accord
agreement-about = Cela se fait quand toute la table dit oui. Un robot qui remplace quelqu’un n’a pas de voix, et une demande restée sans réponse finit par tomber.
agreement-pause = Mettre la partie en pause
agreement-resume = Reprendre la partie
agreement-end = Finir sans résultat
agreement-pace = Demander cette cadence
turn-paused-agreed = La partie est en pause d’un commun accord.
turn-ended-forfeit = Cette partie d’une coupe est arrêtée : quelqu’un est parti, et la coupe la compte comme forfait.
turn-ended-agreed = La partie a été finie d’un commun accord, sans résultat.

curtain-other = { $name } joue d’abord
pin-want = Protéger cette place par un code
pin-choose = { $name }, choisissez un code (4 à 12 chiffres)
pin-about = Désormais, la place n’est montrée sur cet appareil qu’après son code.
pin-set = Garder ce code
pin-give = { $name }, votre code
pin-open = Montrer ma place
pin-remove = Retirer le code de cette place
pin-forgotten = Code oublié ? Demander aux autres de le retirer
pin-leave = Code oublié ? Laisser un robot jouer à cette place
pin-leave-sure = Un robot joue pour { $name } jusqu’à la fin, avec ce que sait cette place et rien d’autre ; le journal le dit à tous. La place ne se reprend qu’avec son code.
pin-leave-do = Laisser jouer un robot
pin-leave-not = Annuler
pin-stay-away = Laisser le robot à cette place
curtain-home = Quitter l’écran ; la table attend
pin-asked = On demande aux autres de retirer le code. Réponse attendue : { $names }.

lookback = Revoir la partie pas à pas
lookback-live = Suivre en direct
lookback-past = Vous regardez en arrière : moment { $at } sur { $last }.
lookback-gone-on = La partie a continué depuis.
