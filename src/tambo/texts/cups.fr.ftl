house-error-tournament-entry = Personne ne participe sous ce numéro.
house-error-tournament-few = { $count ->
    [one] La coupe demande au moins un participant.
   *[other] La coupe demande au moins { $count } participants.
 }
house-error-tournament-foreign = Seule la personne qui a créé la coupe peut le faire.
house-error-tournament-full = La coupe est complète, ou vient de commencer.
house-error-tournament-game = Ce jeu ne peut pas se jouer ainsi en coupe.
house-error-tournament-not-running = La coupe est finie.
house-error-tournament-opponent = Vous ne pouvez pas déclarer forfait l’adversaire contre qui vous jouez en ce moment.
house-error-tournament-started = La coupe a déjà commencé.
house-error-tournament-title = Une coupe a besoin d’un nom.
house-error-tournament-unknown = Cette coupe n’existe pas.
cups-nav = Coupes
cups-title = Coupes
cups-all = Toutes les coupes
cups-about = Une coupe ouvre ses tables d’elle-même, ronde après ronde. Personnes et robots peuvent participer ; chacun occupe chaque place à peu près aussi souvent.
cups-none = Il n’y a pas encore de coupe. Créez la première.
cups-new = Une nouvelle coupe
cups-field-title = Nom de la coupe
cups-field-kind = Comment elle se joue
cups-kind-round-robin = Toutes rondes
cups-kind-round-robin-about = Chacun rencontre chacun.
cups-kind-swiss = Système suisse
cups-kind-swiss-about = Quelques rondes ; ceux qui ont autant de points se rencontrent, jamais deux fois.
cups-kind-pentathlon = Pentathlon
cups-kind-pentathlon-about = Les cinq jeux, un par ronde, du plus court au plus long.
cups-field-size = Joueurs à une table
cups-field-rounds = Rondes
cups-rounds-fit = Autant qu’il convient
cups-pace-about = { $kind ->
    [live] En direct : les pendules d’une ronde tournent dès que ses tables s’ouvrent. Soyez tous là ; pour qui n’a plus de temps, un robot continue.
   *[days] Toutes les tables sont classées. Pour qui n’a plus de temps, un robot continue.
 }
cups-field-plays = Je participe moi-même
cups-create = Créer la coupe
cups-status = { $status ->
    [joining] Inscriptions ouvertes
    [running] Ronde { $round } sur { $rounds }
   *[other] Finie
 }
cups-entrants = { $count ->
    [one] Un participant
   *[other] { $count } participants
 }
cups-nameless = Participant { $number }
cups-join = Participer
cups-strike = Rayer { $name }
cups-add-bot = Ajouter ce robot
cups-start = Lancer la coupe
cups-waiting = La coupe commence quand son organisateur la lance.
cups-share = Qui possède ce lien peut s’inscrire :
cups-my-table = À votre table
cups-won = { $count ->
    [one] { $names } remporte la coupe.
   *[other] { $names } se partagent la coupe.
 }
cups-standings = Classement
cups-points = Points
cups-worth-round-robin = Battus
cups-worth-swiss = Adversaires
cups-worth-pentathlon = Adversaires
cups-firsts = Premières places
cups-gone = (parti)
cups-leave = Quitter la coupe
cups-forfeit = Déclarer forfait
cups-sure-leave = Quitter la coupe ? Vous finissez en dernière place à votre table, qui s’arrête, et ne jouez plus.
cups-sure-forfeit = Déclarer { $name } forfait ? C’est la dernière place à la table en cours, qui s’arrête, et la fin de la coupe pour cette personne. Rien ne peut l’annuler.
cups-keep = Annuler
cups-cancel = Renoncer à la coupe
cups-cancel-sure = Renoncer à cette coupe pour toutes les personnes inscrites ?
cups-start-few = Il faut encore une personne ou un robot.
cups-back = À la coupe « { $title } »
cups-play = Jouer
cups-title-long = Un nom a au plus { $limit } caractères.
cups-explain = Comment points et égalités sont comptés
cups-explain-points = La première place d’une table vaut dix points, la dernière aucun, les autres régulièrement entre les deux ; les ex aequo partagent. Une ronde libre vaut dix points dans un suisse à deux, cinq à de plus grandes tables, aucun en toutes rondes, où chacun en a autant.
cups-explain-round-robin = À points égaux comptent les points de ceux qu’on a battus (la moitié pour une égalité), puis les premières places. Ce qui reste égal partage le rang.
cups-explain-swiss = À points égaux comptent les points de ceux qu’on a rencontrés, puis les premières places. Ce qui reste égal partage le rang. Les rondes libres vont aux derniers, et personne n’en a une seconde avant que chacun en ait eu une.
cups-explain-pentathlon = À points égaux comptent les points de ceux qu’on a rencontrés, puis les premières places. Ce qui reste égal partage le rang.
cups-explain-leaving = Qui part finit dernier à sa table et ne joue plus ; en toutes rondes, les adversaires restants gagnent, et aux plus grandes tables un robot moyen prend la place.
cups-round = Ronde { $number }
cups-ahead = à venir
cups-free = Ronde libre
cups-replay = Revoir
cups-watch = Regarder
