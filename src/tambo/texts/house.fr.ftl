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

house-error-connections-many = Trop de connexions sont ouvertes depuis votre adresse. Fermez-en quelques-unes et réessayez.
house-error-daily-none = Ce jeu n’a pas de mise en place du jour.
house-error-decision-stale = La partie a avancé entre-temps ; regardez à nouveau avant de choisir.
house-error-headers-too-large = Les en-têtes de cette demande sont trop longs. Effacer des cookies peut aider.
house-error-hello-first = L’écran doit d’abord saluer la table.
house-error-hint-busy = La maison réfléchit encore à votre dernière question.
house-error-hint-failed = La maison n’a pas trouvé d’indice cette fois. Rien n’a changé ; redemandez.
house-error-hint-none = Ce jeu ne donne pas d’indices.
house-error-hint-off = Les indices sont désactivés à cette table.
house-error-host = Cette maison ne porte pas ce nom.
house-error-house-full = La maison est pleine en ce moment ; réessayez bientôt.
house-error-internal = Une erreur est survenue dans la maison. Rien n’est perdu et rien n’a été compté.
house-error-level-unknown = Il n’y a pas de robot nommé « { $level } ».
house-error-malformed = La maison ne peut pas lire ce message.
house-error-match-long = Cette partie est devenue trop longue pour continuer. Rien n’est perdu : vous pouvez convenir de revenir en arrière ou d’y mettre fin.
house-error-method = Cela ne peut pas se faire ici.
house-error-name-long = Un nom compte au plus { $limit } caractères.
house-error-not-found = Il n’y a rien ici.
house-error-note-long = Vos notes sont devenues trop longues pour être gardées.
house-error-origin = Cette demande vient d’un autre site.
house-error-record-long = Cet enregistrement est trop long : on peut importer { $limit } coups au plus.
house-error-record-running = L’enregistrement est remis à la fin de la partie : il montrerait ce qui est caché.
house-error-request-timeout = La demande a mis trop de temps à arriver. Rien n’a changé ; réessayez.
house-error-review-failed = La maison n’a pas pu commenter cette partie ; réessayez plus tard.
house-error-seat-foreign = Cette place n’est pas la vôtre.
house-error-seat-taken = Quelqu’un d’autre a pris cette place.
house-error-seat-token = Ce lien ne mène à aucune place de cette table.
house-error-seats-count = La position ne se joue pas à { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
house-error-seed-known = Quelqu’un d’autre s’assiéra à cette table, et une graine connue de vous dirait ce que donneront les dés : laissez la maison la choisir.
house-error-seed-long = Une graine compte au plus { $limit } caractères.
house-error-sockets-many = Trop de tables sont ouvertes ici à la fois. Fermez-en quelques-unes et réessayez.
house-error-storage = La maison ne peut pas écrire sur son disque pour l’instant. Rien n’a changé ; réessayez.
house-error-table-not-over = La partie est encore en cours.
house-error-table-over = La partie est terminée.
house-error-table-paused-bot = La partie est en pause, car le robot ne répond pas. Elle reprendra quand vous reviendrez à la table.
house-error-table-paused-internal = La partie est en pause à cause d’une erreur de la maison. Rien n’est perdu et rien n’a été compté.
house-error-table-paused-version = La partie est en pause : elle a commencé sous une autre version des règles.
house-error-table-unknown = Cette table n’existe pas.
house-error-table-waiting = Une place est encore libre ; la partie commencera quand tout le monde sera là.
house-error-too-big = Ce message est trop long.
house-error-undo-long = On est si souvent revenu en arrière dans cette partie que les choix sont désormais définitifs. Vous pouvez encore demander à tous de revenir en arrière.
house-error-url-too-long = Cette adresse est trop longue.
house-error-workshop-part = Il n’y a pas de « { $part } » de { $game } à saisir.
