# Les places, pendules et conditions d’une table.

house-event-stand-in = { $why ->
    [clock] Le temps de { $name } est écoulé : un robot continue à sa place.
    [left] { $name } est parti·e : un robot continue à sa place.
   *[away] { $name } est absent·e depuis longtemps : un robot continue à sa place.
}
house-event-stand-in-unnamed = { $why ->
    [clock] Le temps de la place { $number } est écoulé : un robot y continue.
    [gone] La personne de la place { $number } a quitté la maison pour de bon : un robot y continue.
    [left] La personne de la place { $number } est partie : un robot y continue.
   *[away] Personne à la place { $number } depuis longtemps : un robot y continue.
}
house-event-taken-over = { $name } reprend cette place et continue la partie.
house-event-taken-over-unnamed = Quelqu’un a repris la place { $number }.
house-event-back = { $name } est de retour et joue de nouveau.
house-event-back-unnamed = La personne de la place { $number } est de retour et joue de nouveau.

# Les conditions d’une table, en mots

pace = { $kind ->
    [live] En direct, { $minutes } min + { $increment } s par tour
    [days] { $days ->
        [one] Par correspondance, 1 jour par tour
       *[other] Par correspondance, { $days } jours par tour
    }
   *[none] Sans pendule
}
pace-reserve = { $kind ->
    [live] et { $reserve } min en réserve
   *[days] { $reserve ->
        [one] et 1 jour en réserve
       *[other] et { $reserve } jours en réserve
    }
}
terms-rated = Classée
terms-friendly = Amicale
terms-public = Au salon
terms-private = Par lien seulement
terms-audience = { $audience ->
    [new] Débutants bienvenus
    [used] Pour joueurs expérimentés
    [strong] Pour joueurs forts
   *[any] Pour tout le monde
}
terms-counts = { $rated ->
    [yes] Cette partie compte pour le classement. Si votre temps s’écoule ou si vous partez, un robot continue pour vous, et vous pouvez revenir à tout moment. Le rang obtenu à votre place est le vôtre, qui que ce soit qui l’ait jouée.
   *[no] Cette partie ne compte pour rien. Si quelqu’un manque de temps, part ou s’absente longtemps, un robot continue et rend la place aussitôt.
}

new-terms = Comment on joue

watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}

# Les pendules

clock-left = { $seconds ->
    [one] Plus qu’une seconde
   *[other] Plus que { $seconds } secondes
}
clock-of = Temps restant
clock-reserve = réserve
clock-stopped = arrêtée
clock-vacation = en congé
clock-over = temps écoulé
clock-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-hours = { $hours } h { $minutes } min

# Ceux qui partent

stand-in-plaque = { $why ->
    [clock] Robot ({ $level }) : temps écoulé
    [gone] Robot ({ $level }) : place abandonnée
    [left] Robot ({ $level }) : parti·e
   *[away] Robot ({ $level }) : absent·e
}
stand-in-yours = { $why ->
    [clock] Votre temps est écoulé. Un robot ({ $level }) joue pour vous.
    [gone] Cette place s’est libérée. Un robot ({ $level }) y joue en attendant.
    [left] Vous êtes parti·e. Un robot ({ $level }) joue pour vous.
   *[away] Vous étiez absent·e. Un robot ({ $level }) joue pour vous.
}
stand-in-back = Reprendre ma place
leave-title = Partir
leave-about = Un robot continue pour vous avec ce que sait votre place. Vous pouvez revenir à tout moment.
leave-about-waiting = Votre place redevient libre pour quelqu’un d’autre.
leave-seat = { $seats ->
    [1] Quitter la table
   *[other] Quitter la place { $number }
}
leave-sure = Partir vraiment ?
leave-stay = Rester
leave-ask-bot = Laisser un robot jouer pour { $name }
leave-ask-bot-about = { $name } est absent·e. Quand il ne s’est rien passé depuis cinq minutes, vous pouvez continuer avec un robot à cette place.
turn-waiting-lobby = La table est au salon, où tout le monde peut s’asseoir ; vous pouvez aussi envoyer un lien.
turn-closed = Cette table a été fermée avant le début de la partie.
owner-title = Avant le début de la partie
owner-bot = Place { $number } : prendre un robot
owner-drop = Place { $number } : jouer sans
owner-close = Fermer la table
