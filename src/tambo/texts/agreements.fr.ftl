# Ce qu’une table fait d’un commun accord, et les codes des places sur un appareil partagé.

house-event-rewound = { $moves ->
    [0] Tout le monde a accepté de revenir en arrière.
    [one] Un coup a été repris d’un commun accord.
   *[other] { $moves } coups ont été repris d’un commun accord.
}

house-problem-ask-closed = Cette demande est déjà réglée.
house-problem-ask-not-paused = La partie n’est pas en pause d’un commun accord.
house-problem-ask-nothing = Il n’y a rien ici qui puisse être repris.
house-problem-ask-open = Une autre demande est en cours à cette table. Il faut d’abord y répondre ou la retirer.
house-problem-ask-own = Seuls les autres, à la table, répondent à cette demande.
house-problem-ask-pace = Cette table ne peut pas passer à cette cadence.
house-problem-ask-rated = Rien ne se reprend dans une partie classée.
house-problem-pin-alone = Personne d’un autre appareil n’est à cette table : nul ne peut accepter que ce code soit retiré.
house-problem-pin-form = Un code a de { $least } à { $most } chiffres.
house-problem-pin-needed = Cette place a un code. Donnez-le d’abord.
house-problem-pin-none = Cette place n’a pas de code.
house-problem-pin-wait = Trop de codes faux. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
house-problem-pin-wrong = Ce n’est pas le code de cette place.
house-problem-table-paused-agreed = La partie est en pause d’un commun accord. Elle reprend quand tout le monde est d’accord.
