# Le salon, les conditions d’une nouvelle table, les congés.

house-error-lobby-blocked = Vous et quelqu’un à cette table restez à l’écart l’un de l’autre : l’un de vous a bloqué l’autre.
house-error-lobby-no-seat = Toutes les places de cette table sont prises à présent.
house-error-lobby-private = Cette table n’est pas au salon ; seul son lien y mène.
house-error-seat-beside = Vous êtes déjà à cette table ; envoyez ce lien à un ami.
house-error-seat-not-away = Un robot peut remplacer une personne absente de la table quand il ne s’est rien passé depuis cinq minutes.
house-error-seat-not-open = Cette place n’est plus libre.
house-error-seat-own = Cette place est la vôtre.
house-error-seat-blocked = La personne qui a ouvert cette table ne souhaite pas jouer avec vous. Vous pouvez regarder.
house-error-seat-stood-in = Un robot joue pour vous. Reprenez d’abord votre place.
house-error-seats-fewer = Ce jeu ne peut pas se jouer ici à moins de personnes.
house-error-table-closed = Cette table a été fermée avant le début de la partie.
house-error-table-foreign = Seule la personne qui a ouvert la table peut le faire.
house-error-table-running = La partie a déjà commencé.
house-error-terms-time-control = La maison n’a pas de pendule pareille.
house-error-terms-rated-clock = Une partie classée se joue à la pendule.
house-error-terms-rated-option = Avec ces options, une partie ne peut pas être classée : quelqu’un pourrait connaître ce qu’elle cache.
house-error-terms-rated-hotseat = Dans une partie classée, chacun joue sur son appareil.
house-error-terms-rated-start = Une partie classée commence par la mise en place habituelle, avec des dés que personne ne connaît.
house-error-vacation-days = Il vous reste { $count ->
    [0] aucun jour de congé
    [one] un jour de congé
   *[other] { $count } jours de congé
} cette année.

# Une nouvelle table
new-visible = Qui trouve la table
new-visible-private = Seulement ceux à qui j’envoie un lien
new-visible-public = Tout le monde au salon
new-pace = Temps
new-pace-own = Une autre pendule…
new-minutes = Minutes pour chacun
new-increment = Secondes de plus par tour
new-days = Jours par tour
new-reserve = { $kind ->
    [live] Minutes en réserve
   *[days] Jours en réserve
}
new-rated = Partie classée
new-rated-not-here = Une partie classée demande une pendule, la mise en place habituelle et un appareil pour chacun.
new-audience = Pour qui
new-mixed = { $mine ->
    [0] À cet appareil : personne
    [one] À cet appareil : une personne
   *[other] À cet appareil : { $mine } personnes
} · { $open ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $open } places libres
} · { $bots ->
    [0] aucun robot
    [one] un robot
   *[other] { $bots } robots
}
new-mixed-about = Chaque place peut être pour quelqu’un d’autre : deux personnes à cet appareil, une au téléphone avec le lien, un robot.

# Le salon
lobby-about = Des tables qui attendent quelqu’un, et des parties à regarder.
lobby-link = Au salon
lobby-open = Tables ouvertes
lobby-running = Parties en cours
lobby-none = Aucune table n’attend en ce moment. Cherchez une partie : la prochaine personne qui veut la même s’assiéra en face de vous.
lobby-none-fitting = Aucune table ne correspond à ce que vous cherchez.
lobby-running-none = Aucune partie publique n’est en cours.
lobby-filter = Ce que je cherche
lobby-filter-count = { $count ->
    [one] un critère
   *[other] { $count } critères
}
lobby-filter-reset = Montrer toutes les tables
lobby-game = Jeu
lobby-players = Joueurs
lobby-pace = Temps
lobby-pace-kind = { $kind ->
    [live] en direct
    [days] par correspondance
   *[none] sans pendule
}
lobby-counts = Compte
lobby-any = peu importe
lobby-rated = classée
lobby-friendly = amicale
lobby-audience = Pour qui
lobby-taking-over = Partie en cours : la personne est partie, et un robot joue en attendant que vous repreniez.
lobby-take-over = Reprendre la place
lobby-seats = { $open ->
    [one] une place libre sur { $seats }
   *[other] { $open } places libres sur { $seats }
}
lobby-join = S’asseoir
lobby-return = À ma table
lobby-watch = Regarder
lobby-new = Nouvelle table
lobby-found = { $count ->
    [0] Aucune table
    [one] Une table
   *[other] { $count } tables
}
quick-title = Partie rapide
quick-about = Nommez un jeu et un rythme : vous êtes à table aussitôt, ou dès que quelqu’un veut la même chose.
quick-go = Trouver une partie
quick-looking = Recherche …
home-my-turn = à vous de jouer
home-open-tables = Qui cherche quelqu’un ?

# Les congés
vacation-title = Congés
vacation-about = Vos pendules s’arrêtent aux tables par correspondance. Il vous reste { $days ->
    [0] aucun jour
    [one] un jour
   *[other] { $days } jours
} cette année.
vacation-until = Vous êtes en congé jusqu’au { $day }.
vacation-days = Jours d’absence
vacation-go = Partir en congé
vacation-back = Je suis de retour
