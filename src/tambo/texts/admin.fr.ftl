# Ce que fait un administrateur : signalements, sanctions, nouveaux mots de passe.

house-error-admin-no-account = Personne dans cette maison n’a de compte à ce nom.
house-error-admin-no-report = Il n’y a pas de tel signalement.
house-error-admin-token = Cette page est réservée à l’hôte de la maison. Demandez un nouveau lien avec « tambo admin-link ».

# L’hôte

host-reports = Signalements
host-none = Personne n’a rien signalé.
host-about = Chacun figure sous le nom qu’il avait en parlant, et sous un signe qui reste le même dans tous les signalements, quel que soit son nom. Ce signe ne mène nulle part ailleurs.
host-report-at = { $at } : { $name } (signe { $who })
host-person = { $name } (signe { $who })
host-by = Signalé par la personne au signe { $who }.
host-reason = Motif : { $reason }
host-table = Vers la table
host-state = { $state ->
    [open] ouvert
   *[closed] clos
}
host-penalty = { $penalty ->
    [silenced] Son auteur ne peut pas parler avant le { $until }.
    [banned] Son auteur ne peut plus parler.
   *[none] Son auteur peut parler.
}
host-hide = Masquer la ligne
host-show = Montrer de nouveau la ligne
host-silence = Faire taire pendant { $hours ->
    [168] 7 jours
    [one] une heure
   *[other] { $hours } heures
}
host-ban = Exclure des paroles
host-pardon = Laisser parler de nouveau
host-close = Clore le signalement
host-back = Mot de passe oublié
host-back-about = Quelqu’un a oublié son mot de passe ? Faites un lien pour son compte et remettez-le-lui vous-même : qui l’ouvre choisit un nouveau mot de passe. Il sert une seule fois, pendant un jour ; d’ici là, l’ancien mot de passe reste bon.
host-back-name = Nom du compte
host-back-make = Faire le lien
host-back-link = Pour { $name }, jusqu’au { $until }
host-account-gone = un compte supprimé
host-acts = Ce qui a été fait
host-acts-none = Rien encore.
host-act = { $kind ->
    [hide] ligne masquée
    [show] ligne de nouveau visible
    [silence] silence pendant { $hours } h
    [ban] exclusion des paroles
    [pardon] peut parler de nouveau
    [way-back] lien pour un nouveau mot de passe
   *[close] signalement clos
}
host-room = { $room ->
    [players] Dit entre joueurs.
    [watchers] Dit entre spectateurs.
   *[comments] Écrit en commentaire de la partie.
}
