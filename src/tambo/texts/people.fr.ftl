# Les gens : comptes, clés d’accès, appareils, jetons, profils.

house-error-account-delete = Ce n’est pas le nom de votre compte ; rien n’a été supprimé.
house-error-account-guest = Vous avez déjà un compte.
house-error-account-needed = Connectez-vous d’abord : ceci appartient à un compte.
house-error-account-unknown = Personne dans cette maison n’a cette adresse.
house-error-name-reserved = Ce nom désigne la maison ou l’un de ses robots ; choisissez-en un autre.
house-error-name-signs = Un nom compte { $least } à { $most } caractères : lettres, chiffres, espaces, traits d’union, points ou apostrophes.
house-error-name-taken = Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble.
house-error-passkey-failed = La clé d’accès n’a pas été acceptée. Rien n’a changé ; essayez encore.
house-error-passkey-last = C’est la seule clé de votre compte : choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.
house-error-passkey-many = Un compte a au plus { $most } clés d’accès.
house-error-password-long = Un mot de passe compte au plus { $most } caractères.
house-error-password-wrong = Le mot de passe actuel n’est pas le bon.
house-error-password-short = Un mot de passe compte au moins { $least } caractères.
house-error-session-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
house-error-table-departed = Quelqu’un qui jouait ici a quitté la maison pour de bon ; ouvrez une nouvelle table.
house-error-token-many = Un compte a au plus { $most } jetons.
house-error-token-scope = Ce jeton n’y donne pas droit.
house-error-token-unknown = La maison ne connaît pas ce jeton.
house-error-too-many = C’était beaucoup d’un coup. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
house-error-password-reset-wrong = Ce lien a déjà servi, date de plus d’un jour ou n’est pas entier. Demandez-en un autre à l’hôte.

# Qui l’on est
people-sign-up = Nouveau compte
people-sign-out = Se déconnecter
people-signed-in = Connecté : { $name }
people-guest-about = Sur cet appareil, vous jouez en invité, et cela ne demande rien. Avec un compte, vos parties sont les vôtres sur tous vos appareils.
people-name = Nom
people-name-about = C’est ce que les autres voient à table. Aucune adresse électronique n’est nécessaire.
people-password = Mot de passe
people-password-about = Au moins { $least } caractères.
people-sign-in-password = Se connecter
people-sign-up-password = Ouvrir le compte
people-or = ou
people-passkey-use = Se connecter avec une clé d’accès
people-passkey-new = Plutôt avec une clé d’accès
people-passkey-about = La clé reste dans votre appareil ou votre gestionnaire de mots de passe ; il n’y a rien à retenir.
people-passkey-cancelled = La clé d’accès n’a pas servi. Rien n’a changé.
people-keeps = { $count ->
    [0] Vous gardez tout ce que vous faites en invité.
    [one] Votre partie sur cet appareil reste la vôtre.
   *[other] Vos { $count } parties sur cet appareil restent les vôtres.
}
people-bring = { $count ->
    [one] Emporter la partie de cet appareil
   *[other] Emporter les { $count } parties de cet appareil
}
people-bring-about = Sinon, elles attendent ici que vous vous déconnectiez.

# La page du compte
people-account = Compte
people-public-page = Ma page publique
people-rename = Changer de nom
people-save = Enregistrer
people-saved = C’est enregistré.
people-notifications = Mes notifications
people-notifications-about = Une seule page règle comment vous apprenez que c’est à vous de jouer : dans ce navigateur, par e-mail ou par webhook.
people-forgotten = Oublié ? Une clé d’accès ouvre aussi le compte. Sinon, demandez à l’hôte de cette maison un lien pour en choisir un nouveau.
people-back = Un nouveau mot de passe
people-back-about = L’hôte de cette maison vous a donné ce lien parce que vous avez oublié votre mot de passe. Choisissez-en un nouveau : tous les autres appareils seront déconnectés, et celui-ci sera connecté. Le lien sert une seule fois.
people-back-do = Enregistrer et se connecter
people-password-old = Mot de passe actuel
people-password-new = Nouveau mot de passe
people-password-set = Choisir un mot de passe
people-password-change = Changer de mot de passe
people-password-change-about = Tous les autres appareils sont déconnectés.
people-passkeys = Clés d’accès
people-passkeys-none = Aucune clé d’accès pour l’instant.
people-passkey-add = Ajouter une clé d’accès
people-passkey-not-here = Les clés d’accès demandent une adresse en https qui porte un nom, et un navigateur qui les connaît. Ici, l’un des deux manque.
people-since = depuis le { $day }
people-remove = Retirer
people-devices = Appareils
people-device-this = cet appareil
people-device-unknown = Appareil inconnu
people-device-seen = vu le { $day }
people-device-end = Déconnecter
people-devices-end = Déconnecter tous les autres
people-tokens = Jetons pour programmes
people-tokens-about = Avec un jeton, un programme à vous peut lire vos tables ou y jouer : par exemple un robot que vous avez écrit.
people-tokens-none = Aucun jeton pour l’instant.
people-token-name = À quoi il sert
people-token-scope = Ce qu’il permet
people-token-read = lire seulement
people-token-play = lire et jouer
people-token-make = Créer un jeton
people-token-once = Copiez-le maintenant : il n’est montré qu’une fois.
people-token-used = { $day ->
    [never] jamais utilisé
   *[other] utilisé le { $day }
}
people-token-revoke = Révoquer
people-export = Emporter mes données
people-export-about = Tout ce que la maison garde de vous, avec vos parties terminées, en un fichier.
people-export-get = Télécharger
people-delete = Supprimer le compte
people-delete-about = Votre nom disparaît de toutes les tables ; les parties des autres restent entières, et vos places dans les parties en cours se libèrent. On ne peut pas revenir en arrière.
people-delete-name = Écrivez votre nom pour confirmer
people-delete-do = Supprimer pour de bon

# La page publique
people-profile-since = Dans la maison depuis le { $day }
people-profile-you = Voici ce que les autres voient de vous.
people-profile-tallies = Parties
people-profile-none = Aucune partie terminée pour l’instant.
people-profile-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
people-profile-first = { $count ->
    [0] jamais premier
    [one] { $count } fois premier
   *[other] { $count } fois premier
}
people-profile-played = Dernières parties
people-profile-earlier = Parties plus anciennes
people-profile-place = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
   *[other] { $place }e place
} sur { $players }
