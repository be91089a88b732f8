ratings-title = Classements
ratings-about = Un nombre par jeu, tiré des parties qui ont compté : un nouveau venu commence à 1500, 200 points de plus valent environ trois victoires sur quatre, 400 dix contre une. La force se trouve dans l’intervalle à quelque 95 % ; chaque partie le resserre.
ratings-order = Classés par le bas de l’intervalle, afin que personne ne mène par une seule partie heureuse.
ratings-bots = Les robots sont sur la même échelle : ils commencent là où les parties entre robots les ont placés et bougent à chaque partie contre des personnes.
ratings-game = Jeu
ratings-least = Classé après
ratings-least-count = { $count ->
    [one] une partie
   *[other] { $count } parties
 }
ratings-place = Rang
ratings-who = Qui
ratings-number = Points
ratings-interval = Intervalle
ratings-interval-of = { $low } à { $high }
ratings-matches = Parties
ratings-guest = Un visiteur
ratings-me = (vous)
ratings-bot = Robot
ratings-unlisted = { $count ->
    [1000] Mille personnes et plus ont moins joué.
    [one] Une autre personne a moins joué.
   *[other] { $count } autres personnes ont moins joué.
 }
ratings-mine = Vos classements
ratings-mine-none = Vous n’êtes pas encore classé. Toute partie à une table classée compte, et toute partie d’une coupe.
ratings-mine-line = { $middle } ({ $low } à { $high }) après { $matches ->
    [one] une partie
   *[other] { $matches } parties
 }
ratings-graph = { $game } : vos points sur { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
 }, de { $first } à { $last }.
ratings-nobody = Personne n’a encore fini une partie qui compte.
ratings-why-unfinished = Non classée : la partie n’est pas finie.
ratings-why-what-if = Non classée : c’est un plateau d’essai.
ratings-why-record = Non classée : la partie a été apportée comme enregistrement.
ratings-why-start = Non classée : la partie a commencé d’une position choisie.
ratings-why-seed = Non classée : les dés de cette partie ont été choisis.
ratings-why-known = Non classée : la mise en place cachée a été choisie par quelqu’un.
ratings-why-together = Non classée : tous ont gagné ou perdu ensemble.
ratings-why-taken-back = Non classée : des coups ont été repris d’un commun accord.
ratings-why-bots = Non classée : seuls des robots ont joué.
ratings-why-alone = Non classée : une personne a joué plusieurs places.
ratings-why-unrated = Non classée : c’était convenu à la table.
ratings-why-departed = Non classée : quelqu’un a quitté la maison pour de bon.
