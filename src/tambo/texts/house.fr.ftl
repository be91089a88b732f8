# Les phrases de la maison : ce qu’elle dit à table et quand elle décline.

house-open = La maison est ouverte à l’adresse { $address }
house-backup-file = { $path } : { $why }
house-backup-format = Ce n’est pas une sauvegarde complète d’une maison.
house-backup-database = La base de données n’a pas pu le faire : { $why }
house-backup-empty = Il n’y a pas encore de maison dans cette base.
house-backup-newer = Cette sauvegarde vient d’une version plus récente de Tambo. Mettez d’abord Tambo à jour.
house-backup-not-empty = La base contient déjà une maison ; une sauvegarde va dans une base vide.
house-backup-no-house = Il n’y a pas de maison à { $path }.
house-in-use = Une autre maison utilise { $path }. Fermez-la ou choisissez une autre base de données.
house-no-port = La maison ne peut pas écouter à l’adresse { $address } : { $why }
house-not-opened = La maison n’a pas pu ouvrir ; le journal dit pourquoi.
house-read-only = La base de données { $place } est en lecture seule. La maison doit y écrire ; si le serveur a basculé, indiquez celui qui accepte les écritures.
house-unusable = La maison ne peut pas utiliser { $place } : { $why }
house-unbuilt = Les écrans ne sont pas encore construits. Lancez « make web » dans le dépôt, puis rechargez cette page.

house-event-undone = Le dernier choix a été repris.
house-legal = Ce coup est jouable.

house-problem-connections-many = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en quelques-unes et réessayez.
house-problem-daily-none = Ce jeu n’a pas de mise en place du jour.
house-problem-decision-stale = La partie a avancé entre-temps ; regardez à nouveau avant de choisir.
house-problem-headers-too-large = Les en-têtes de cette demande sont trop longs. Effacer des cookies peut aider.
house-problem-hello-first = L’écran doit d’abord saluer la table.
house-problem-hint-busy = La maison réfléchit encore à votre dernière question.
house-problem-hint-failed = La maison n’a pas trouvé d’indice cette fois. Rien n’a changé ; redemandez.
house-problem-hint-none = Ce jeu ne donne pas d’indices.
house-problem-hint-off = Les indices sont désactivés à cette table.
house-problem-host = Cette maison ne porte pas ce nom.
house-problem-house-full = La maison est pleine en ce moment ; réessayez bientôt.
house-problem-internal = Une erreur est survenue dans la maison. Rien n’est perdu et rien n’a été compté.
house-problem-level-unknown = Il n’y a pas de robot nommé « { $level } ».
house-problem-malformed = La maison ne peut pas lire ce message.
house-problem-match-long = Cette partie est devenue trop longue pour continuer. Rien n’est perdu : vous pouvez convenir de revenir en arrière ou d’y mettre fin.
house-problem-method = Cela ne peut pas se faire ici.
house-problem-name-long = Un nom compte au plus { $limit } caractères.
house-problem-not-found = Il n’y a rien ici.
house-problem-note-long = Vos notes sont devenues trop longues pour être gardées.
house-problem-origin = Cette demande vient d’un autre site.
house-problem-record-long = Cet enregistrement est trop long : on peut importer { $limit } coups au plus.
house-problem-record-running = L’enregistrement est remis à la fin de la partie : il montrerait ce qui est caché.
house-problem-request-timeout = La demande a mis trop de temps à arriver. Rien n’a changé ; réessayez.
house-problem-review-failed = La maison n’a pas pu commenter cette partie ; réessayez plus tard.
house-problem-seat-foreign = Cette place n’est pas la vôtre.
house-problem-seat-taken = Quelqu’un d’autre a pris cette place.
house-problem-seat-token = Ce lien ne mène à aucune place de cette table.
house-problem-seats-count = La position ne se joue pas à { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
house-problem-seed-known = Quelqu’un d’autre s’assiéra à cette table, et une graine connue de vous dirait ce que donneront les dés : laissez la maison la choisir.
house-problem-seed-long = Une graine compte au plus { $limit } caractères.
house-problem-sockets-many = Trop de tables sont ouvertes ici à la fois. Fermez-en quelques-unes et réessayez.
house-problem-storage = La maison ne peut pas écrire sur son disque pour l’instant. Rien n’a changé ; réessayez.
house-problem-table-not-over = La partie est encore en cours.
house-problem-table-over = La partie est terminée.
house-problem-table-paused-bot = La partie est en pause, car le robot ne répond pas. Elle reprendra quand vous reviendrez à la table.
house-problem-table-paused-internal = La partie est en pause à cause d’une erreur de la maison. Rien n’est perdu et rien n’a été compté.
house-problem-table-paused-version = La partie est en pause : elle a commencé sous une autre version des règles.
house-problem-table-unknown = Cette table n’existe pas.
house-problem-table-waiting = Une place est encore libre ; la partie commencera quand tout le monde sera là.
house-problem-too-big = Ce message est trop long.
house-problem-undo-long = On est si souvent revenu en arrière dans cette partie que les choix sont désormais définitifs. Vous pouvez encore demander à tous de revenir en arrière.
house-problem-url-too-long = Cette adresse est trop longue.
house-problem-workshop-part = Il n’y a pas de « { $part } » de { $game } à saisir.
