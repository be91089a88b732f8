# Les programmes qui jouent de l’extérieur dans une maison.

client-answer = La maison n’a pas répondu comme une maison (statut { $status }).
client-choice = Le robot a choisi « { $choice } », qui n’est pas à son menu.
client-no-seat = Aucune de vos places n’est à la table { $table }.
client-unreachable = Il n’y a pas de maison à { $url } ({ $why }).
