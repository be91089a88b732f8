# Les pages qui ne sont pas des tables : accueil, nouvelle table, arrivée, règles, parties, atelier.

# Accueil

home-title = Tambo – cinq jeux au bord de la route
home-lead = Cinq jeux au bord de la route, toujours ouverts.
home-about = Jouez contre un robot, envoyez un lien à un ami ou partagez un écran. Aucun compte n’est nécessaire.
home-tables = Mes tables
home-more = En montrer plus
home-games = Les jeux
home-table-when = { $moves ->
    [0] aucun coup
    [one] { $moves } coup
   *[other] { $moves } coups
} · { $day }
game-coming = bientôt
game-players = { $least ->
    [1] { $most ->
        [1] en solo
       *[other] 1 à { $most } joueurs
    }
   *[other] { $most ->
        [2] 2 joueurs
       *[other] { $least } à { $most } joueurs
    }
}
game-minutes = { $minutes } min
game-quick = Jouer contre un robot
game-new = Nouvelle table
game-rules = Règles

# La mise en place du jour

daily-title = Partie du jour
daily-about = { $game } : identique pour toute la maison jusqu’à minuit (UTC), et que personne ne connaît à l’avance.
daily-alone = Jouer seul
daily-bot = Contre un robot

# Une nouvelle table

new-title = Nouvelle table : { $game }
new-company = Avec qui ?
new-company-bot = Contre un robot
new-company-bot-about = Il s’assied aussitôt.
new-company-open = Avec un ami
new-company-open-about = Vous recevez un lien à envoyer.
new-company-hotseat = Sur un seul écran
new-company-hotseat-about = Chacun son tour sur cet appareil.
new-players = Joueurs
new-options = Ce qui est convenu
new-expert = Graine et position de départ
new-seed = Graine
new-seed-about = La même graine donne la même mise en place. Vide : le hasard.
new-start = Position de départ
new-start-about = Dans la notation du jeu, pour commencer au milieu. Vide : la mise en place habituelle.
new-open = Ouvrir la table
seat-number = Place { $number }
seat-who = Qui s’assied ici
seat-name = Nom
seat-kind-me = Moi
seat-kind-hotseat = Quelqu’un ici avec moi
seat-kind-open = Quelqu’un avec le lien
seat-kind-bot = Un robot
seat-open-about = Vous recevrez un lien pour cette place.
join-title = Une place vous attend
join-about = { $game }, à une table avec { $names }.
join-sit = S’asseoir
join-already = Vous êtes déjà à cette table
join-already-about = Envoyez ce lien à un ami : qui l’ouvre ailleurs s’assied ici.
join-beside = Quelqu’un joue à côté de moi sur cet appareil
join-taken = Cette place est prise
join-taken-about = Vous pouvez regarder la partie.
join-watch-now = Regarder
join-watch = Regarder seulement

# Règles

rules-house-title = Règles de la maison
rules-credits = Auteur : { $author }. Éditeur : { $publisher }, { $year }.

# Apporter un enregistrement

import-title = Apporter un enregistrement
import-about = Une partie finie s’ouvre pour être revue ; une partie inachevée continue sur cet appareil.
import-file = Choisissez un fichier, ou déposez-le ici
import-paste = …ou collez l’enregistrement
import-bring = L’apporter
import-not-json = Ce n’est pas un enregistrement : on ne peut pas le lire comme du JSON.

# L’atelier

workshop-title = Atelier : { $game }
workshop-link = Jouer avec votre exemplaire imprimé
workshop-option-link = Le saisir à l’atelier
workshop-about = Si vous possédez le jeu imprimé, saisissez ses données ici pour y jouer dans cette maison. Partez de nos données ci-dessous et changez-les ligne par ligne.
workshop-format = Comment l’écrire
workshop-text = Vos données
workshop-line = Ligne { $line }
workshop-sample = Revenir à nos données
workshop-check = Examiner
workshop-flaws = { $count ->
    [one] Une chose à corriger
   *[other] { $count } choses à corriger
}
workshop-warnings = { $count ->
    [one] Une chose à revoir
   *[other] { $count } choses à revoir
}
workshop-warnings-about = Vous pouvez jouer avec ces données malgré tout.
workshop-sound = Rien à corriger
workshop-open = Ouvrir une table avec ceci
workshop-coming = Une table pourra être ouverte dès que le jeu sera en rayon.
workshop-none = Rien ne se saisit à la main pour ce jeu.
