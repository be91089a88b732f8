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
lobby-title = Salon
people-sign-in = Se connecter
people-my-account = Mon compte
seat-departed = Personne partie
ratings-nav = Classements
tournaments-nav = Coupes
tournaments-back = À la coupe « { $title } »
notifications-nav = Notifications
host-title = Hôte de la maison
title-your-turn = À vous – { $game }
title-table = { $game } – Tambo
not-found-title = Il n’y a rien ici
not-found-about = Cette adresse ne mène nulle part. La route reprend à l’auberge.
yes = oui
no = non
none = aucun

# Les tables dans une liste
status = { $status ->
    [closed] fermée
    [invited] on vous invite
    [waiting] on attend du monde
    [running] en cours
    [paused] en pause
   *[over] terminée
}

# Places et liens
seat-level = Force du robot
seat-open = place libre
seat-bot = Robot ({ $level })
seat-nobody = Invité { $number }
seat-link = Lien pour la place { $number }
watch-link = Lien pour regarder
link-copy = Copier
link-copied = Copié

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
replay-controls = Commandes
replay-unseen = Rien de ce coup ne se voit d’ici.
replay-begins = La table est mise.
replay-moment = Moment de la partie
replay-at = { $at } sur { $last }
replay-first = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant

# Règles
rules-title = Règles de { $game }
rules-mark = ({ $mark } : { $reason })
rules-ruling = Décision de la maison
rules-ruling-about = Le livret se tait ou n’est pas clair ici : la maison le lit ainsi.
rules-drawing = Dessin de la maison
rules-drawing-about = L’image du livret est perdue : nous avons fait la nôtre.
rules-option = Option
rules-option-about = Cela se change à l’ouverture d’une table.

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
