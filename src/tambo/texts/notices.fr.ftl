house-error-notification-address = Ce n’est pas une adresse e-mail.
house-error-notification-channel = Ce canal n’existe pas.
house-error-notification-mail-off = Cette maison ne peut pas envoyer d’e-mails.
house-error-notification-many = { $limit ->
    [one] Un canal au plus.
   *[other] { $limit } canaux au plus.
 }
house-error-notification-token = Ce lien n’est pas valable.
house-error-notification-url = Seules des adresses https publiques conviennent.
notices-nav = Notifications
notices-title = Notifications
notices-about = Qui doit jouer et n’est pas à la table peut l’apprendre ailleurs : dans ce navigateur, par e-mail, ou par un appel à une adresse à soi. Un tour est annoncé une seule fois, et rien de ce que d’autres ne doivent pas savoir n’y figure jamais.
notices-turn-one = À vous de jouer : { $game }
notices-turn-with = Avec { $names }
notices-turn-many = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
 }
notices-bot = robot ({ $level })
notices-nameless = place { $number }
notices-test-title = Une notification de Tambo
notices-test-body = Voici à quoi ressemble une notification. Elle est arrivée.
notices-confirm-title = Tambo : est-ce votre adresse ?
notices-confirm-body = Quelqu’un veut recevoir ici un message quand c’est son tour. Si c’est vous, ouvrez ce lien ; sinon, ne faites rien, et rien d’autre ne viendra.
notices-mail-settings = Ce qui est envoyé, et combien de fois : { $url }
notices-channels = Où vous recevez vos notifications
notices-channels-none = Nulle part encore.
notices-kind-push = Navigateur
notices-kind-email = E-mail
notices-kind-webhook = Webhook
notices-status-unconfirmed = pas encore confirmé : ouvrez le lien du message
notices-status-dead = abandonné : l’autre côté ne le connaît plus, ou reste injoignable depuis des jours
notices-pace = Combien de fois
notices-pace-each = À chaque tour
notices-pace-hourly = Chaque heure, ensemble
notices-pace-daily = Une fois par jour, ensemble
notices-pace-never = Jamais
notices-remove = Supprimer
notices-test = Envoyer un essai
notices-test-again = Renvoyer le message
notices-secret = Secret pour vérifier les signatures
notices-add = Ajouter un moyen
notices-push-add = Dans ce navigateur
notices-push-about = Arrive même quand aucune page de la maison n’est ouverte.
notices-push-none = Ce navigateur ne peut pas recevoir de notifications ici. Il lui faut https, ou cette machine même.
notices-push-denied = Le navigateur n’autorise pas les notifications de cette page. Ses réglages peuvent y remédier.
notices-push-here = Ce navigateur en fait partie.
notices-email-label = Adresse e-mail
notices-email-add = Par e-mail
notices-email-none = Cette maison ne peut pas envoyer d’e-mails.
notices-webhook-label = Adresse (https)
notices-webhook-add = Par webhook
notices-webhook-about = La maison y envoie du JSON, signé avec un secret montré ici ensuite.
notices-sent = Ce qui a été envoyé
notices-sent-none = Rien encore.
notices-what = { $kind ->
    [turn] { $game }
    [test] Essai
   *[other] Confirmation
 }
notices-state = { $status ->
    [queued] En attente
    [sent] Envoyé
    [failed] Échoué
   *[dropped] Inutile
 }
notices-tries = { $count ->
    [one] un essai
   *[other] { $count } essais
 }
notices-due = prochain à { $time }
notices-reason-acted = Vous aviez déjà joué
notices-reason-present = Vous étiez à la table
notices-reason-off = Le canal est coupé
notices-reason-name = Le nom est introuvable
notices-reason-private = L’adresse n’est pas publique
notices-reason-timeout = Pas de réponse à temps
notices-reason-connection = Pas de connexion
notices-reason-gone = L’autre côté ne connaît plus le canal
notices-reason-answer = L’autre côté a répondu { $detail }
notices-reason-mail = Le serveur de courrier a répondu { $detail }
notices-reason-key = La clé du navigateur est inutilisable
notices-reason-internal = Une erreur de la maison
notices-confirmed = Merci : cette adresse est confirmée.
