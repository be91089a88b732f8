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
tournaments-title = Coupes
tournaments-all = Toutes les coupes
tournaments-about = Une coupe ouvre ses tables d’elle-même, ronde après ronde. Personnes et robots peuvent participer ; chacun occupe chaque place à peu près aussi souvent.
tournaments-none = Il n’y a pas encore de coupe. Créez la première.
tournaments-new = Une nouvelle coupe
tournaments-field-title = Nom de la coupe
tournaments-field-kind = Comment elle se joue
tournaments-kind-round-robin = Toutes rondes
tournaments-kind-round-robin-about = Chacun rencontre chacun.
tournaments-kind-swiss = Système suisse
tournaments-kind-swiss-about = Quelques rondes ; ceux qui ont autant de points se rencontrent, jamais deux fois.
tournaments-kind-pentathlon = Pentathlon
tournaments-kind-pentathlon-about = Les cinq jeux, un par ronde, du plus court au plus long.
tournaments-field-size = Joueurs à une table
tournaments-field-rounds = Rondes
tournaments-rounds-fit = Autant qu’il convient
tournaments-pace-about = { $kind ->
    [live] En direct : les pendules d’une ronde tournent dès que ses tables s’ouvrent. Soyez tous là ; pour qui n’a plus de temps, un robot continue.
   *[days] Toutes les tables sont classées. Pour qui n’a plus de temps, un robot continue.
 }
tournaments-field-plays = Je participe moi-même
tournaments-create = Créer la coupe
tournaments-status = { $status ->
    [joining] Inscriptions ouvertes
    [running] Ronde { $round } sur { $rounds }
   *[other] Finie
 }
tournaments-entrants = { $count ->
    [one] Un participant
   *[other] { $count } participants
 }
tournaments-nameless = Participant { $number }
tournaments-join = Participer
tournaments-strike = Rayer { $name }
tournaments-add-bot = Ajouter ce robot
tournaments-start = Lancer la coupe
tournaments-waiting = La coupe commence quand son organisateur la lance.
tournaments-share = Qui possède ce lien peut s’inscrire :
tournaments-my-table = À votre table
tournaments-won = { $count ->
    [one] { $names } remporte la coupe.
   *[other] { $names } se partagent la coupe.
 }
tournaments-standings = Classement
tournaments-points = Points
tournaments-worth-round-robin = Battus
tournaments-worth-swiss = Adversaires
tournaments-worth-pentathlon = Adversaires
tournaments-firsts = Premières places
tournaments-gone = (parti)
tournaments-leave = Quitter la coupe
tournaments-forfeit = Déclarer forfait
tournaments-sure-leave = Quitter la coupe ? Vous finissez en dernière place à votre table, qui s’arrête, et ne jouez plus.
tournaments-sure-forfeit = Déclarer { $name } forfait ? C’est la dernière place à la table en cours, qui s’arrête, et la fin de la coupe pour cette personne. Rien ne peut l’annuler.
tournaments-keep = Annuler
tournaments-cancel = Renoncer à la coupe
tournaments-cancel-sure = Renoncer à cette coupe pour toutes les personnes inscrites ?
tournaments-start-few = Il faut encore une personne ou un robot.
tournaments-play = Jouer
tournaments-title-long = Un nom a au plus { $limit } caractères.
tournaments-explain = Comment points et égalités sont comptés
tournaments-explain-points = La première place d’une table vaut dix points, la dernière aucun, les autres régulièrement entre les deux ; les ex aequo partagent. Une ronde libre vaut dix points dans un suisse à deux, cinq à de plus grandes tables, aucun en toutes rondes, où chacun en a autant.
tournaments-explain-round-robin = À points égaux comptent les points de ceux qu’on a battus (la moitié pour une égalité), puis les premières places. Ce qui reste égal partage le rang.
tournaments-explain-swiss = À points égaux comptent les points de ceux qu’on a rencontrés, puis les premières places. Ce qui reste égal partage le rang. Les rondes libres vont aux derniers, et personne n’en a une seconde avant que chacun en ait eu une.
tournaments-explain-pentathlon = À points égaux comptent les points de ceux qu’on a rencontrés, puis les premières places. Ce qui reste égal partage le rang.
tournaments-explain-leaving = Qui part finit dernier à sa table et ne joue plus ; en toutes rondes, les adversaires restants gagnent, et aux plus grandes tables un robot moyen prend la place.
tournaments-round = Ronde { $number }
tournaments-ahead = à venir
tournaments-free = Ronde libre
tournaments-replay = Revoir
tournaments-watch = Regarder
