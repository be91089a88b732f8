house-error-notification-address = Ce n’est pas une adresse e-mail.
house-error-notification-channel = Ce canal n’existe pas.
house-error-notification-mail-off = Cette maison ne peut pas envoyer d’e-mails.
house-error-notification-many = { $limit ->
    [one] Un canal au plus.
   *[other] { $limit } canaux au plus.
 }
house-error-notification-token = Ce lien n’est pas valable.
house-error-notification-url = Seules des adresses https publiques conviennent.
notifications-title = Notifications
notifications-about = Qui doit jouer et n’est pas à la table peut l’apprendre ailleurs : dans ce navigateur, par e-mail, ou par un appel à une adresse à soi. Un tour est annoncé une seule fois, et rien de ce que d’autres ne doivent pas savoir n’y figure jamais.
notifications-turn-one = À vous de jouer : { $game }
notifications-turn-with = Avec { $names }
notifications-turn-many = { $count ->
    [one] À vous de jouer à une table
   *[other] À vous de jouer à { $count } tables
 }
notifications-bot = robot ({ $level })
notifications-nameless = place { $number }
notifications-test-title = Une notification de Tambo
notifications-test-body = Voici à quoi ressemble une notification. Elle est arrivée.
notifications-confirm-title = Tambo : est-ce votre adresse ?
notifications-confirm-body = Quelqu’un veut recevoir ici un message quand c’est son tour. Si c’est vous, ouvrez ce lien ; sinon, ne faites rien, et rien d’autre ne viendra.
notifications-mail-settings = Ce qui est envoyé, et combien de fois : { $url }
notifications-channels = Où vous recevez vos notifications
notifications-channels-none = Nulle part encore.
notifications-kind-push = Navigateur
notifications-kind-email = E-mail
notifications-kind-webhook = Webhook
notifications-status-unconfirmed = pas encore confirmé : ouvrez le lien du message
notifications-status-dead = abandonné : l’autre côté ne le connaît plus, ou reste injoignable depuis des jours
notifications-pace = Combien de fois
notifications-pace-each = À chaque tour
notifications-pace-hourly = Chaque heure, ensemble
notifications-pace-daily = Une fois par jour, ensemble
notifications-pace-never = Jamais
notifications-remove = Supprimer
notifications-test = Envoyer un essai
notifications-test-again = Renvoyer le message
notifications-secret = Secret pour vérifier les signatures
notifications-add = Ajouter un moyen
notifications-push-add = Dans ce navigateur
notifications-push-about = Arrive même quand aucune page de la maison n’est ouverte.
notifications-push-none = Ce navigateur ne peut pas recevoir de notifications ici. Il lui faut https, ou cette machine même.
notifications-push-denied = Le navigateur n’autorise pas les notifications de cette page. Ses réglages peuvent y remédier.
notifications-push-here = Ce navigateur en fait partie.
notifications-email-label = Adresse e-mail
notifications-email-add = Par e-mail
notifications-email-none = Cette maison ne peut pas envoyer d’e-mails.
notifications-webhook-label = Adresse (https)
notifications-webhook-add = Par webhook
notifications-webhook-about = La maison y envoie du JSON, signé avec un secret montré ici ensuite.
notifications-sent = Ce qui a été envoyé
notifications-sent-none = Rien encore.
notifications-what = { $kind ->
    [turn] { $game }
    [test] Essai
   *[other] Confirmation
 }
notifications-state = { $status ->
    [queued] En attente
    [sent] Envoyé
    [failed] Échoué
   *[dropped] Inutile
 }
notifications-tries = { $count ->
    [one] un essai
   *[other] { $count } essais
 }
notifications-due = prochain à { $time }
notifications-reason-acted = Vous aviez déjà joué
notifications-reason-present = Vous étiez à la table
notifications-reason-off = Le canal est coupé
notifications-reason-name = Le nom est introuvable
notifications-reason-private = L’adresse n’est pas publique
notifications-reason-timeout = Pas de réponse à temps
notifications-reason-connection = Pas de connexion
notifications-reason-gone = L’autre côté ne connaît plus le canal
notifications-reason-answer = L’autre côté a répondu { $detail }
notifications-reason-mail = Le serveur de courrier a répondu { $detail }
notifications-reason-key = La clé du navigateur est inutilisable
notifications-reason-internal = Une erreur de la maison
notifications-confirmed = Merci : cette adresse est confirmée.
