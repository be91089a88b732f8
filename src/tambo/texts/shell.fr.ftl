# Les écrans de la maison dans le navigateur : tout ce qui n’appartient à aucun jeu.

language-en = anglais
language-fr = français

# Aller et venir
nav-skip = Aller au contenu
nav-home = À l’auberge
nav-import = Apporter un enregistrement
nav-house-rules = Règles de la maison
nav-replay = Revoir
nav-export = Exporter
footer-about = Tambo garde cinq jeux, toujours ouvert, toujours garni.
switch-language = Tout afficher en { $language }
switch-theme = Lumière : { $now ->
    [light] claire
    [dark] sombre
   *[auto] comme l’appareil
}
switch-sound = Son
title-your-turn = À vous – { $game }
title-table = { $game } – Tambo
lost-title = Il n’y a rien ici
lost-about = Cette adresse ne mène nulle part. La route reprend à l’auberge.
yes = oui
no = non
none = aucun

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
status = { $status ->
    [closed] fermée
    [invited] on vous invite
    [waiting] on attend du monde
    [running] en cours
    [paused] en pause
   *[over] terminée
}
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
seat-level = Force du robot
seat-kind-me = Moi
seat-kind-hotseat = Quelqu’un ici avec moi
seat-kind-open = Quelqu’un avec le lien
seat-kind-bot = Un robot
seat-open = place libre
seat-open-about = Vous recevrez un lien pour cette place.
seat-bot = Robot ({ $level })
seat-nobody = Invité { $number }
seat-link = Lien pour la place { $number }
watch-link = Lien pour regarder
link-copy = Copier
link-copied = Copié
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

# À table
table-not-here = Cette table ne peut pas être montrée
table-seats = Places, dans l’ordre du jeu
table-board = Plateau
table-board-help = Plateau : les flèches déplacent, Entrée choisit, Échap reprend
table-board-text = Le plateau en mots
table-tray = Vos choix
table-panels = Journal, règles et table
table-notation = Écrire un coup
table-play = Jouer
table-undo = Annuler le coup
table-watching = Vous regardez.
table-watching-only = Vous regardez cette table ; ses places sont prises par d’autres.
turn-yours = À vous.
turn-yours-named = { $name }, à vous.
turn-other = Au tour de : { $names }.
turn-thinks = { $count ->
    [1] { $names } réfléchit…
   *[other] Les robots réfléchissent…
 }
turn-invited = Revanche proposée à { $names } ; réponse attendue.
turn-waiting = Une place est encore libre.
turn-waiting-send = Envoyez son lien ; la partie commence quand tout le monde est là.
turn-waiting-begin = La partie commence quand tout le monde est là.
turn-paused = La partie est en pause ; rien n’est perdu.
turn-sending = Envoi…
plaque-you = vous
plaque-yours = À vous
plaque-turn = Doit jouer
plaque-thinks = Réfléchit…
plaque-won = Gagne
presence = { $presence ->
    [here] à table
    [away] absent
    [stood-in] remplacé·e par un robot
    [bot] robot
    [invited] réponse attendue
   *[open] place libre
}
camera-nearer = Plus près
camera-farther = Plus loin
camera-whole = Tout montrer
kit-leads-to = { $count ->
    [one] { $count } choix à partir d’ici
   *[other] { $count } choix à partir d’ici
}
kit-only-one = Il ne reste qu’un chemin : désignez-le pour le jouer.
kit-sure = On ne pourra pas revenir en arrière : confirmez, ou désignez autre chose.
kit-go-on = Continuez à désigner, ou touchez de nouveau pour reprendre.
kit-back = Retour
hint-ask = Indice
hint-thinking = Réflexion…
hint-close = Fermer l’indice
hint-reasons = Pourquoi il en est ainsi
hint-previous = Étape précédente
hint-next = Étape suivante
hint-at = Étape { $at } sur { $count }
why-clause = Règle { $clause }
why-close = Fermer
speaker = Ce qui se passe
panel-log = Journal
panel-rules = Règles
panel-table = Table
panel-close = Fermer
log-empty = Il ne s’est encore rien passé.
affairs-seats = Places
affairs-options = Ce qui a été convenu
affairs-hidden = caché jusqu’à la fin
affairs-dice = Tirages vérifiables
affairs-dice-about = La maison s’est engagée avant le premier coup sur tout ce qu’elle tire au sort : voici l’empreinte de la graine dont cela découle. La partie finie, la graine est montrée, et chacun peut tout vérifier.
affairs-seed-hash = Empreinte
affairs-seed = Graine
affairs-more = Plus
board-text-show = Montrer le plateau en mots
board-text-hide = Cacher le plateau en mots
curtain = Passez l’appareil à { $name }.
curtain-lift = Je suis { $name }
seat-numbered = { $name } (place { $number })
link-open = Connecté
link-connecting = Connexion…
link-lost = Connexion perdue, nouvel essai…
link-retry = Maintenant

# La fin
result-you = Vous gagnez { $how }.
result-others = { $count ->
    [one] { $names } gagne { $how }.
   *[other] { $names } gagnent { $how }.
}
result-draw = Partie nulle { $how }.
result-lost = Perdu { $how }.
result-sheet = Feuille de score
result-for = Pour
result-points = Points
result-again = { $players ->
    [1] Rejouer
    [2] Rejouer, camps échangés
   *[other] Rejouer, chacun une place plus loin
 }
result-offered = { $names } : une revanche vous est proposée.
result-accept = Accepter et jouer
result-decline = Non, merci
result-successor = À la partie suivante

# Revoir
replay-title = { $game } : revoir
replay-controls = Commandes
replay-unseen = Rien de ce coup ne se voit d’ici.
replay-begins = La table est mise.
replay-moment = Moment de la partie
replay-at = { $at } sur { $last }
replay-first = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-remark = Remarque suivante
replay-table = À la table
replay-link = Lien vers ce moment

# Règles
rules-title = Règles de { $game }
rules-house-title = Règles de la maison
rules-credits = Auteur : { $author }. Éditeur : { $publisher }, { $year }.
rules-mark = ({ $mark } : { $reason })
rules-ruling = Décision de la maison
rules-ruling-about = Le livret se tait ou n’est pas clair ici : la maison le lit ainsi.
rules-drawing = Dessin de la maison
rules-drawing-about = L’image du livret est perdue : nous avons fait la nôtre.
rules-option = Option
rules-option-about = Cela se change à l’ouverture d’une table.

# Apporter un enregistrement
import-title = Apporter un enregistrement
import-about = Une partie finie s’ouvre pour être revue ; une partie inachevée continue sur cet appareil.
import-file = Choisissez un fichier, ou déposez-le ici
import-paste = …ou collez l’enregistrement
import-bring = L’apporter
import-not-json = Ce n’est pas un enregistrement : on ne peut pas le lire comme du JSON.

# Ce qui n’a pas marché
error-offline = La maison ne répond pas. La connexion est-elle bonne ?
error-unknown = La maison a répondu par une erreur ({ $status }).
error-here = Quelque chose n’a pas marché sur cette page. Rechargez-la, rien n’est perdu.
error-title = Cette page a échoué
error-part = Cette partie de la page a échoué ; le reste continue.
error-board = Le plateau ne peut pas être dessiné. Le voici en mots.
error-menu = Ce que vous pouvez choisir
error-reload = Recharger
error-again = Réessayer

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
