# Revoir une partie, et si.

house-error-table-what-if = Un plateau d’essai n’a pas de partie suivante. Prenez-en un autre depuis le replay.
house-error-what-if-open = Toutes les places d’un plateau d’essai sont à vous ou à un robot.
house-error-what-if-over = La partie est finie à ce moment : il n’y a plus rien à essayer.

# Revue

review-panel = Revue
review-graph = Chances
review-graph-about = La chance de gagner de chaque place selon les robots, du premier coup au dernier.
review-graph-now = À ce moment : { $chances }
review-graph-chance = { $name } { $percent } %
review-graph-jump = Cliquez sur le graphique pour aller à un moment.
review-working = Les robots regardent la partie : { $percent } %
review-failed = Les robots n’ont pas pu regarder cette partie.
review-costly = Décisions coûteuses
review-costly-about = Jugées d’après ce que la place pouvait savoir alors, pas d’après ce qui était caché.
review-costly-none = Rien qui ait coûté cher.
review-costly-chosen = Choisi : { $what }
review-costly-better = Mieux : { $what }
review-costly-cost = { $chance } % au lieu de { $could } %
review-costly-at = Coup { $at }
review-comments = Commentaires
review-comments-none = Pas encore de commentaire.
review-comment-field = Votre commentaire sur ce moment
review-comment-send = Commenter
review-comment-at = Coup { $at }
review-copy = Copier le lien vers ce moment
review-full = Tout ce qui s’est passé

# Et si

what-if-title = Et si… ?
what-if-about = Un plateau à vous, tel qu’il était à ce moment : ce qui était caché reste où il était, le hasard retombe. Il ne compte pour rien.
what-if-running = Seules les parties finies peuvent être essayées autrement : avant, ce serait une aide que les autres n’ont pas.
what-if-end = La partie est finie à ce moment : revenez d’abord un peu en arrière.
what-if-me = Je joue
what-if-open = Essayer à partir d’ici
what-if-yours = Vos plateaux tirés de cette partie
what-if-at = À partir du coup { $step }

# Revoir

replay-title = { $game } : revoir
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-remark = Remarque suivante
replay-table = À la table
replay-link = Lien vers ce moment
