house-problem-cup-entry = Personne ne participe sous ce numéro.
house-problem-cup-few = { $count ->
    [one] La coupe demande au moins un participant.
   *[other] La coupe demande au moins { $count } participants.
 }
house-problem-cup-foreign = Seule la personne qui a créé la coupe peut le faire.
house-problem-cup-full = La coupe est complète, ou vient de commencer.
house-problem-cup-game = Ce jeu ne peut pas se jouer ainsi en coupe.
house-problem-cup-not-running = La coupe est finie.
house-problem-cup-started = La coupe a déjà commencé.
house-problem-cup-title = Une coupe a besoin d’un nom.
house-problem-cup-unknown = Cette coupe n’existe pas.
