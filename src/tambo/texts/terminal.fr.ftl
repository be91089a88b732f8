# La commande `tambo` en français.

# Aide
terminal-help-tambo = Tambo, une auberge de jeux de plateau : jouer, regarder, mesurer et servir.
terminal-help-usage = Usage :
terminal-help-commands = Commandes
terminal-help-arguments = Arguments
terminal-help-flags = Options
terminal-help-help = Afficher cette aide et quitter.
terminal-help-version = Afficher la version et quitter.
terminal-help-default = (par défaut : { $value })
terminal-help-language = Chaque commande accepte --lang en|fr ; sinon LC_ALL, LC_MESSAGES ou LANG décide.
terminal-help-play = Jouer ici : contre un bot, ou à deux au même clavier.
terminal-help-serve = Ouvrir la maison : les jeux dans le navigateur, pour vous et vos amis.
terminal-help-bot = Faire jouer un robot à soi dans une maison.
terminal-help-simulate = Jouer beaucoup de parties au hasard, ou avec un bot, et compter.
terminal-help-arena = Faire s’affronter des bots, et dire combien le résultat est sûr.
terminal-help-bench = Mesurer la vitesse de jeu de cette machine.
terminal-help-games = La liste des jeux de la maison et de leurs options.
terminal-help-rules = Lire les règles d’un jeu, ou un seul de leurs articles.
terminal-help-position = Montrer une position, son plateau et ses choix.
terminal-help-replay = Parcourir l’enregistrement d’une partie.
terminal-help-backup = Écrire toute la maison dans un fichier.
terminal-help-restore = Remplir une maison vide depuis un tel fichier.
terminal-help-ratings = Montrer le classement d’un jeu, ou tout recalculer.
terminal-help-rerun = Rejouer toutes les parties de la maison avec les règles actuelles ; dire ce qui changerait.
terminal-help-admin-link = Afficher un lien qui fait de vous l’hôte de la maison pour douze heures.
terminal-help-verify = Rejouer des enregistrements et dire ce qui cloche dans un mauvais.
terminal-usage-tambo = tambo COMMANDE [OPTIONS]
terminal-usage-play = tambo play JEU [--bot NIVEAU] [OPTIONS]
terminal-usage-serve = tambo serve [OPTIONS]
terminal-usage-bot = tambo bot MODULE:FONCTION --url URL (--table TABLE | --any) [OPTIONS]
terminal-usage-simulate = tambo simulate JEU [OPTIONS]
terminal-usage-arena = tambo arena JEU NIVEAU NIVEAU... [OPTIONS]
terminal-usage-bench = tambo bench [OPTIONS]
terminal-usage-games = tambo games [OPTIONS]
terminal-usage-rules = tambo rules JEU [ARTICLE] [OPTIONS]
terminal-usage-position = tambo position JEU TEXTE [OPTIONS]
terminal-usage-replay = tambo replay FICHIER [OPTIONS]
terminal-usage-backup = tambo backup FICHIER [OPTIONS]
terminal-usage-restore = tambo restore FICHIER [OPTIONS]
terminal-usage-ratings = tambo ratings JEU | --rebuild [OPTIONS]
terminal-usage-rerun = tambo rerun [OPTIONS]
terminal-usage-admin-link = tambo admin-link [OPTIONS]
terminal-usage-verify = tambo verify FICHIER... [OPTIONS]
terminal-flag-game = Le nom d’un jeu, tel que `tambo games` le donne.
terminal-flag-bot = Jouer contre des bots de ce niveau.
terminal-flag-simulate-bot = Ce bot à toutes les places : un niveau, ou un niveau et son budget, comme hard@5000 ou master@0.2s.
terminal-flag-seat = Votre place face aux bots.
terminal-flag-seed = La graine du hasard ; la même donne la même partie.
terminal-flag-option = Une option du jeu, nom=valeur ; peut être répété.
terminal-flag-position = Commencer par cette position ; - la lit sur l’entrée.
terminal-flag-save = Écrire l’enregistrement ici à la fin.
terminal-flag-plain = Des lignes au lieu du plein écran.
terminal-flag-host = L’adresse d’écoute.
terminal-flag-port = Le port ; sinon 8642 ou le premier libre ensuite, 0 pour n’importe lequel.
terminal-flag-database = Le fichier où la maison garde ses tables.
terminal-flag-database-url = Un serveur PostgreSQL au lieu du fichier : postgresql://utilisateur:secret@hôte/nom
terminal-flag-bus-url = Un serveur Redis ou Valkey, par lequel plusieurs nœuds apprennent les coups des autres : redis://hôte
terminal-flag-address-header = L’en-tête par lequel le serveur web placé devant la maison dit d’où viennent les gens, comme X-Forwarded-For ; aucun autre n’est cru
terminal-flag-bot-name = La fonction qui décide : my_bot:decide
terminal-flag-bot-url = La maison : https://games.example.org
terminal-flag-bot-token = Un jeton de votre compte qui permet de jouer ; ou bien TAMBO_TOKEN
terminal-flag-bot-table = Une table où vous avez une place, ou le lien d’une place, qui est alors prise
terminal-flag-bot-any = Jouer à toutes vos tables, et à celles à venir
terminal-flag-bot-once = Avec --any : finir quand toutes vos tables sont terminées
terminal-flag-house-url = L’adresse de la maison telle que ses gens la voient.
terminal-flag-key-file = Le fichier de la clé de la maison, le même pour tous les nœuds ; créé s’il n’existe pas.
terminal-flag-hosts = Un autre nom auquel cette maison répond. Peut être répété.
terminal-flag-origins = Un autre site dont les pages peuvent parler à cette maison. Peut être répété.
terminal-flag-metrics-port = Chiffres pour Prometheus sur ce port de la boucle locale.
terminal-flag-log-level = Ce qui est journalisé : debug, info, warning ou error.
terminal-flag-backup-file = Le nouveau fichier.
terminal-flag-restore-file = Un fichier écrit par `tambo backup`.
terminal-flag-open = Ouvrir aussi un navigateur.
terminal-flag-count = Combien de parties ; dans l’arène, par rencontre.
terminal-flag-workers = Combien de processus ; sinon un par processeur.
terminal-flag-players = Combien de joueurs ; sans cela, le moins que le jeu permette.
terminal-flag-alone = Une place pour le premier niveau, toutes les autres pour le second, à tour de rôle sur chaque place.
terminal-flag-json = Du JSON pour les programmes.
terminal-flag-levels = Deux niveaux ou plus, avec ou sans budget, comme hard@5000 ou master@0.2s.
terminal-flag-seconds = La durée de mesure de chacune de nos lignes.
terminal-flag-own = Nos lignes seulement, sans comparaison.
terminal-flag-clause = Un article comme 3.4 ou TIKI-3.4, ou un chapitre comme 3.
terminal-flag-text = La position sur une ligne ; - ou rien la lit sur l’entrée.
terminal-flag-file = Un enregistrement, tel que `tambo play` et la maison l’écrivent.
terminal-flag-files = Des enregistrements, tels que `tambo play` et la maison les écrivent.
terminal-flag-move = Seulement la position après ce nombre de choix.

# Ce qui ne va pas dans une ligne de commande
terminal-error-language = Tambo ne parle pas « { $wanted } » ; il parle { $known }.
terminal-error-command-unknown = Il n’y a pas de commande « { $word } » ; `tambo --help` en donne la liste.
terminal-error-flag-unknown = Il n’y a pas d’option « { $word } » ici ; --help en donne la liste.
terminal-error-argument-needed = { $by } demande aussi { $name } ; --help dit ce que c’est.
terminal-error-argument-missing = Il manque { $name } ; --help dit ce que c’est.
terminal-error-argument-repeated = { $name } est donné deux fois.
terminal-error-argument-value = { $name } ne peut pas valoir « { $value } ».
terminal-error-bot-function = { $name } n’est pas une fonction.
terminal-error-bot-module = { $name } ne peut pas être importé : { $why }
terminal-error-argument-surplus = « { $word } » est de trop.
terminal-error-line = La ligne de commande n’est pas comprise : { $why }
terminal-error-option-twice = L’option de jeu « { $name } » est donnée deux fois.
terminal-error-option-bare = L’option de jeu « { $name } » demande une valeur : { $name }=…
terminal-error-option-position = Une position apporte ses options ; --option et --position ne vont pas ensemble.
terminal-error-level-unknown = Il n’y a pas de niveau « { $level } » ; il y a { $known }.
terminal-error-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
terminal-error-hotseat = { $game } cache des choses aux autres places ; à un seul clavier, des bots doivent les jouer : --bot NIVEAU.
terminal-error-position-secret = Une partie de la position reste cachée jusqu’à la fin.
terminal-error-contender = « { $text } » n’est pas un bot ; dites { $known }, au besoin avec @5000 (simulations) ou @0.2s (secondes).
terminal-error-arena-levels = Une arène demande au moins deux bots différents.
terminal-error-arena-players = On ne peut s’affronter à { $players } à { $game }.
terminal-error-bot-gone = Le bot « { $level } » a cessé de réfléchir.
terminal-error-clause-unknown = { $game } n’a ni article ni chapitre « { $clause } ».
terminal-error-move = Il n’y a pas de position après { $move } choix ; l’enregistrement en a { $last }.
terminal-error-file-read = { $file } ne peut pas être lu : { $why }.
terminal-error-file-write = { $file } ne peut pas être écrit : { $why }.
terminal-error-file-exists = { $file } existe déjà et ne sera pas remplacé.
terminal-error-file-json = { $file } n’est pas du JSON.
terminal-error-file-large = { $file } est trop gros pour un enregistrement.
error-rules-none = Il n’y a pas de page de règles pour « { $game } ».

# À la table
terminal-seat = Place { $number }
terminal-play-title = { $game } · graine { $seed }
terminal-play-person = une personne à ce clavier
terminal-play-seat = { $name } : { $who }
terminal-play-hint = Tapez un choix dans sa notation, « menu » pour les voir tous, « aide » pour le reste.
terminal-play-undone = { $count ->
    [one] Un choix repris.
   *[other] { $count } choix repris.
}
terminal-play-saved = Partie enregistrée : { $file }
terminal-play-left = La partie n’est pas finie. Sa position :
terminal-play-thinking = { $name } ({ $level }) réfléchit…
terminal-play-against = contre { $level }
terminal-play-hotseat = à deux au même clavier
terminal-play-you = Vous jouez { $name }
terminal-result-win = { $count ->
    [one] { $who } gagne { $how } ({ $clause }).
   *[other] { $who } gagnent { $how } ({ $clause }).
}
terminal-result-draw = Partie nulle { $how } ({ $clause }).
terminal-replay-start = Au début

# Les mots que l’on tape à la table
terminal-word-help = aide
terminal-word-help-about = ces mots
terminal-word-menu = menu
terminal-word-menu-about = tout ce que vous pouvez choisir maintenant
terminal-word-board = plateau
terminal-word-board-about = revoir le plateau
terminal-word-log = journal
terminal-word-log-about = ce qui s’est passé jusqu’ici
terminal-word-undo = reprendre
terminal-word-undo-about = revenir à votre dernière décision
terminal-word-rules = règles
terminal-word-rules-about = les règles, ou un article : règles 3.4
terminal-word-position = position
terminal-word-position-about = la position en texte
terminal-word-save = enregistrer
terminal-word-save-about = écrire la partie dans un fichier
terminal-word-quit = quitter
terminal-word-quit-about = quitter la table

# Le plein écran
terminal-screen-board = Plateau
terminal-screen-menu = Choix
terminal-screen-choices = Choix de la partie
terminal-screen-log = Journal
terminal-screen-result = La fin
terminal-screen-input = un choix, ou les flèches
terminal-screen-words = reprendre, enregistrer, quitter
terminal-screen-count = { $shown } sur { $all }
terminal-screen-none = Aucun choix ne commence ainsi ; Entrée dit pourquoi.
terminal-screen-why = F1 montre l’article
terminal-screen-over = La partie est finie. F3 l’enregistre, F10 quitte.
terminal-screen-rules = Règles de { $game }
terminal-screen-moment = Après le choix { $number } sur { $all }
terminal-screen-sheet-points = Points
terminal-screen-sheet-for = Pour
terminal-screen-sheet-clause = Article
terminal-key-rules = Règles
terminal-key-undo = Reprendre
terminal-key-save = Enregistrer
terminal-key-quit = Quitter
terminal-key-close = Fermer
terminal-key-next = Suivant
terminal-key-back = Précédent
terminal-key-first = Début
terminal-key-last = Fin

# Laboratoire
terminal-progress-games = Parties
terminal-progress-records = Enregistrements
terminal-progress-bench = Mesures
terminal-simulate-games = Parties
terminal-simulate-bot = Jouées par
terminal-simulate-random = le hasard
terminal-simulate-length = Choix par partie
terminal-simulate-lengths = { $mean } en moyenne, médiane { $median }, de { $least } à { $most }
terminal-simulate-first = Gagnées par qui commence
terminal-simulate-wins = Parties gagnées
terminal-simulate-draws = Parties nulles
terminal-simulate-ending = Finies { $how }
terminal-simulate-speed = Vitesse
terminal-simulate-speed-value = { $games } parties/s, { $choices } choix/s
terminal-arena-pairings = Rencontres (part des points et son intervalle à 95 %)
terminal-arena-standings = Classement
terminal-arena-pairing = Rencontre
terminal-arena-games = Parties
terminal-arena-tally = G/N/P
terminal-arena-share = Part
terminal-arena-interval = 95 %
terminal-arena-elo = Elo
terminal-arena-place = Nº
terminal-arena-name = Bot
terminal-arena-rating = Cote
terminal-arena-footer = { $choices } choix en { $s } s

# Mesures
terminal-bench-compiled = Moteur compilé, un cœur
terminal-bench-interpreted = Moteur interprété, un cœur
terminal-bench-game = Jeu
terminal-bench-measure = Mesure
terminal-bench-value = Valeur
terminal-bench-playout = jeu au hasard
terminal-bench-menu = un menu
terminal-bench-clone = une copie
terminal-bench-apply = une copie et un choix
terminal-bench-speed = { $moves } M choix/s, { $games } k parties/s

# Étagère et enregistrements
terminal-games-line = { $title } · { $author }, { $year } · { $players } joueurs · { $minutes } min
terminal-games-coming = à venir
terminal-games-levels = Bots : { $levels }
terminal-backup-done = { $file } : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $moves ->
    [one] un coup
   *[other] { $moves } coups
 }. La clé de la maison n’y est pas : gardez aussi une copie du fichier .key.
terminal-restore-done = { $file } restauré : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $moves ->
    [one] un coup
   *[other] { $moves } coups
 }.
terminal-progress-matches = Parties
terminal-admin-link-key = Il n’y a pas de clé de maison à { $path }. Indiquez son fichier avec --key-file ou --database.
terminal-rerun-difference = { $game } { $table } (règles { $version }) : un autre cours à partir du choix { $step } : { $why }
terminal-rerun-done = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
 }, { $moves ->
    [one] un choix
   *[other] { $moves } choix
 } ; { $differ ->
    [0] toutes restent ce qu’elles sont.
    [one] une changerait.
   *[other] { $differ } changeraient.
 }
terminal-verify-over = { $file } : en ordre ; { $game }, { $choices } choix, partie finie
terminal-verify-running = { $file } : en ordre ; { $game }, { $choices } choix, partie en cours
terminal-verify-fair = { "  " }chaque tirage découle de la graine ; son empreinte est { $hash }
terminal-verify-foreign =
    { $step ->
        [0] { "  " }les tirages de la mise en place ne découlent pas de la graine
       *[other] { "  " }à partir du choix { $step }, les tirages ne découlent pas de la graine
    }
terminal-verify-bad = { $file } : { $why }

# L’atelier des scénarios de Tiwanaku
terminal-help-scenario = Fabriquer, vérifier, résoudre, noter ou montrer un scénario de Tiwanaku.
terminal-usage-scenario = tambo scenario new|check|solve|grade|show [NUMÉRO|FICHIER|-] [options]
terminal-flag-scenario-action = new, check, solve, grade ou show.
terminal-flag-scenario-what = Un de nos numéros, un fichier, ou - pour le saisir.
terminal-flag-scenario-board = short ou long, pour un nouveau scénario et pour les numéros.
terminal-scenario-valid = Un scénario valable.
terminal-scenario-solutions = { $count ->
    [one] Une seule solution :
   *[other] { $count } solutions ; les deux premières :
}
terminal-scenario-grade = Niveau { $stars } sur 5 : { $unsettled } cultures demandent plus que des lois isolées, { $conclusions } conclusions en tout, la moitié des cultures connue après { $terrains } découvertes.
terminal-error-scenario-action = « { $action } » n’est pas parmi { $known }.
terminal-error-scenario-board = « { $board } » n’est ni short ni long.
terminal-error-scenario-what = Dites quel scénario : un de nos numéros, un fichier, ou - pour le saisir.
terminal-error-scenario-number = Il n’y a pas de scénario { $number } ; les nôtres vont de 1 à { $most }.
terminal-error-scenario-file = Il n’y a pas de fichier « { $file } ».

# tambo workshop
terminal-help-workshop = Saisir le plateau, les tuiles ou les cartes d’un exemplaire imprimé : un modèle pour commencer, puis chaque erreur.
terminal-usage-workshop = tambo workshop JEU [PARTIE] [FICHIER] [OPTIONS]
terminal-flag-workshop-part = L’option du jeu à remplir, comme les tuiles (tiles) de Titicaca ; inutile s’il n’y en a qu’une.
terminal-flag-workshop-file = Ce qui a été saisi ; - le lit à l’entrée. Sans lui, nos propres données sont écrites, pour commencer.
terminal-error-workshop-none = Rien de { $game } ne se saisit à la main.
terminal-error-workshop-part = « { $part } » n’est rien qui se saisisse pour ce jeu ; il y a : { $parts }.
terminal-workshop-warning = avertissement : { $text }
terminal-workshop-good = Rien à redire. Pour jouer avec :

# Un robot de l’extérieur
terminal-bot-ended = { $game } à la table { $table } : la place { $seat } finit { $place ->
    [1] première
   *[other] { $place }e
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-flag-rebuild = Recalculer tous les classements à partir des parties gardées ; la maison doit être fermée.
terminal-ratings-row = { $place }. { $name } : { $middle } ({ $low } à { $high }), { $matches ->
    [one] une partie
   *[other] { $matches } parties
 }
terminal-ratings-guest = un visiteur
terminal-ratings-none = Personne n’est encore classé à ce jeu.
terminal-ratings-rebuilt = { $matches ->
    [one] Une partie lue
   *[other] { $matches } parties lues
 }, { $counted } comptées ; { $people ->
    [one] un classement
   *[other] { $people } classements
 }, { $changed } modifiés.
terminal-flag-public-url = Où l’on atteint la maison de l’extérieur : pour les liens des avis.
terminal-flag-smtp-url = Le serveur qui envoie les e-mails, smtp://nom:mot@hôte:port ou smtps://.
terminal-flag-mail-from = L’adresse d’où viennent les e-mails.
