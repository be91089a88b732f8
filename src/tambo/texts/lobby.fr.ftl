# Le salon, les conditions des tables, les pendules, et ceux qui partent.

house-event-stand-in = { $why ->
    [clock] Le temps de { $name } est écoulé : un robot continue à sa place.
    [left] { $name } est parti·e : un robot continue à sa place.
   *[away] { $name } est absent·e depuis longtemps : un robot continue à sa place.
}
house-event-stand-in-unnamed = { $why ->
    [clock] Le temps de la place { $number } est écoulé : un robot y continue.
    [left] La personne de la place { $number } est partie : un robot y continue.
   *[away] Personne à la place { $number } depuis longtemps : un robot y continue.
}
house-event-back = { $name } est de retour et joue de nouveau.
house-event-back-unnamed = La personne de la place { $number } est de retour et joue de nouveau.

house-problem-lobby-no-seat = Toutes les places de cette table sont prises à présent.
house-problem-lobby-private = Cette table n’est pas au salon ; seul son lien y mène.
house-problem-seat-not-away = Un robot peut remplacer une personne absente de la table quand il ne s’est rien passé depuis cinq minutes.
house-problem-seat-not-open = Cette place n’est plus libre.
house-problem-seat-own = Cette place est la vôtre.
house-problem-seat-stood-in = Un robot joue pour vous. Reprenez d’abord votre place.
house-problem-seats-fewer = Ce jeu ne peut pas se jouer ici à moins de personnes.
house-problem-table-closed = Cette table a été fermée avant le début de la partie.
house-problem-table-foreign = Seule la personne qui a ouvert la table peut le faire.
house-problem-table-running = La partie a déjà commencé.
house-problem-terms-pace = La maison n’a pas de pendule pareille.
house-problem-terms-rated-clock = Une partie classée se joue à la pendule.
house-problem-terms-rated-hotseat = Dans une partie classée, chacun joue sur son appareil.
house-problem-terms-rated-start = Une partie classée commence par la mise en place habituelle, avec des dés que personne ne connaît.
house-problem-vacation-days = Il vous reste { $count ->
    [0] aucun jour de congé
    [one] un jour de congé
   *[other] { $count } jours de congé
} cette année.
