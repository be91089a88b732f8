# Tiwanaku en français.

tiwanaku-colour = { $colour ->
    [beige] Beige
    [white] Blanc
    [green] Vert
    [blue] Bleu
    [purple] Violet
    [yellow] Jaune
    [players] L’équipe des joueurs
   *[otoma] Le peuple otoma
}
tiwanaku-pawn = { $pawn ->
    [beige] beige
    [white] blanc
    [green] vert
    [blue] bleu
    [purple] violet
   *[yellow] jaune
}
tiwanaku-terrain = { $terrain ->
    [earth] terre
    [sand] sable
    [grass] herbe
   *[rock] roche
}
tiwanaku-crop = { $crop ->
    [1] patate douce (1)
    [2] coca (2)
    [3] piment (3)
    [4] maïs (4)
   *[5] quinoa (5)
}
tiwanaku-arrow = une flèche { $arrow ->
    [beige] beige
    [white] blanche
    [green] verte
    [blue] bleue
    [purple] violette
   *[yellow] jaune
} vers { tiwanaku-direction }
tiwanaku-direction = { $direction ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
}
tiwanaku-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tiwanaku-colour-beige = Beige
tiwanaku-colour-white = Blanc
tiwanaku-colour-green = Vert
tiwanaku-colour-blue = Bleu
tiwanaku-colour-purple = Violet
tiwanaku-colour-yellow = Jaune
tiwanaku-colour-otoma = Otoma
tiwanaku-colour-players = Joueurs
tiwanaku-terrain-earth = Terre
tiwanaku-terrain-sand = Sable
tiwanaku-terrain-grass = Herbe
tiwanaku-terrain-rock = Roche
tiwanaku-crop-1 = Patate douce
tiwanaku-crop-2 = Coca
tiwanaku-crop-3 = Piment
tiwanaku-crop-4 = Maïs
tiwanaku-crop-5 = Quinoa

# Options
tiwanaku-option-mode = Mode
tiwanaku-option-mode-about = Les uns contre les autres, ou ensemble contre les Otoma. En solitaire, on affronte toujours les Otoma.
tiwanaku-option-mode-competitive = Compétitif
tiwanaku-option-mode-cooperative = Coopératif
tiwanaku-option-board = Plateau
tiwanaku-option-board-about = Le plateau court a 25 cases, le long 45. Le solo et la coopération demandent le long.
tiwanaku-option-board-short = Court
tiwanaku-option-board-long = Long
tiwanaku-option-solo = Difficulté en solo
tiwanaku-option-solo-about = Difficile : une flèche de votre couleur vous fait choisir le pion otoma qui court.
tiwanaku-option-solo-easy = Facile
tiwanaku-option-solo-hard = Difficile
tiwanaku-option-coop = Difficulté en coopération
tiwanaku-option-coop-about = Facile : quatre pions otoma au lieu de cinq. Expert : un pion de moins par couleur.
tiwanaku-option-coop-easy = Facile
tiwanaku-option-coop-normal = Normal
tiwanaku-option-coop-expert = Expert
tiwanaku-option-colour = Votre couleur (solo)
tiwanaku-option-colour-about = La couleur que vous jouez en solitaire ; les Otoma ont les autres.
tiwanaku-option-colour-beige = Beige
tiwanaku-option-colour-white = Blanc
tiwanaku-option-colour-green = Vert
tiwanaku-option-colour-blue = Bleu
tiwanaku-option-levels = Niveaux de diversité
tiwanaku-option-levels-about = Nombre de niveaux du plateau Diversité au-dessus du pied.
tiwanaku-option-scenario = Scénario
tiwanaku-option-scenario-empty = Une nouvelle vallée
tiwanaku-option-scenario-known = Scénario { $value }
tiwanaku-option-scenario-own = À partir d’un mot, ou saisi…
tiwanaku-option-scenario-own-about = « seed » et un mot : une nouvelle vallée en est tirée. « lot » : l’un des nôtres, tourné ou en miroir. Ou les rangées d’un disque imprimé, une par ligne.
tiwanaku-option-scenario-about = Une nouvelle vallée est faite pour chaque table. Les nôtres sont numérotés du plus facile au plus difficile : cinq courts, quinze longs. Une partie sur un scénario nommé n’est pas classée.
tiwanaku-option-hints = Indices
tiwanaku-option-hints-about = On peut demander ce qui se déduit, et pourquoi.

# Ce qui est attendu
tiwanaku-prompt-act = Explorez avec un pion, ou divinez une culture sous l’un de vos pions.
tiwanaku-prompt-act-solo = Explorez avec un pion, ou divinez les cultures sous tous vos pions en attente.
tiwanaku-prompt-act-coop = Explorez (premier pas vers { tiwanaku-direction }), ou divinez une culture sous l’un de vos pions.
tiwanaku-prompt-more = Divinez encore une culture, ou arrêtez-vous là.
tiwanaku-prompt-more-solo = Divinez la culture sous votre prochain pion en attente.
tiwanaku-prompt-more-coop = Divinez encore une culture, ou arrêtez-vous là.
tiwanaku-prompt-offer = Choisissez les jetons que vous offrez à la Pachamama, ou gardez-les.
tiwanaku-prompt-last-divine = La vallée est close : divinez pour un pion, ou passez définitivement.
tiwanaku-prompt-last-offer = Dernière offrande : choisissez des jetons, ou gardez-les.
tiwanaku-prompt-otoma-solo = Flèche de votre couleur : choisissez le pion otoma qui court vers { tiwanaku-direction }.
tiwanaku-prompt-otoma-coop = Des pions otoma sont à égale distance : choisissez lequel court d’abord.
tiwanaku-prompt-spend = Dépensez la tuile au sommet d’une de vos piles ; sa flèche guidera le premier pas de votre pion.
tiwanaku-prompt-spend-for = La place { $seat } n’a plus de tuile, vous jouez à sa place : dépensez la tuile au sommet d’une de vos piles.
tiwanaku-prompt-ask = Il faut une tuile { tiwanaku-terrain } pour { $at } : demandez-la à quelqu’un.
tiwanaku-prompt-answer = Donnez-vous votre première tuile { tiwanaku-terrain } pour { $at } ?

# Choix
tiwanaku-choice-enter = Entrer et aller en { $at }
tiwanaku-choice-move = Aller de { $from } à { $to }
tiwanaku-choice-lift = Reprendre le pion de { $at }
tiwanaku-choice-divine = Diviner { tiwanaku-crop } en { $at }
tiwanaku-choice-done = Cesser de diviner
tiwanaku-choice-pass = Passer
tiwanaku-choice-keep = Ne rien offrir
tiwanaku-choice-offer = Offrir { $crops } : { tiwanaku-points }
tiwanaku-choice-spend = Dépenser { tiwanaku-terrain }, flèche vers { tiwanaku-direction }
tiwanaku-choice-ask = Demander à la place { $seat } ({ tiwanaku-colour })
tiwanaku-choice-ask-self = Prendre une tuile à vous
tiwanaku-choice-give = Donner la tuile { tiwanaku-terrain }
tiwanaku-choice-refuse = Refuser
tiwanaku-choice-otoma-colour = Le pion otoma { tiwanaku-pawn } court vers { tiwanaku-direction }
tiwanaku-choice-otoma-cell = Le pion otoma de { $at } court d’abord

# Événements
tiwanaku-event-entered = { tiwanaku-colour } entre et s’arrête en { $at }.
tiwanaku-event-moved = { tiwanaku-colour } va de { $from } à { $to }.
tiwanaku-event-lifted = { tiwanaku-colour } reprend le pion de { $at }.
tiwanaku-event-discovered = { tiwanaku-colour } découvre en { $at } : { tiwanaku-terrain }.
tiwanaku-event-arrow-shown = La tuile de { $at } porte { tiwanaku-arrow }.
tiwanaku-event-climbed = { tiwanaku-colour } : { tiwanaku-terrain } au niveau de diversité { $level }, { tiwanaku-points }.
tiwanaku-event-divined = { tiwanaku-colour } divine juste en { $at } : { tiwanaku-crop }.
tiwanaku-event-erred = { tiwanaku-colour } annonce { $said } en { $at }, mais c’est { tiwanaku-crop }.
tiwanaku-event-lost-points = { tiwanaku-colour } perd { tiwanaku-points }.
tiwanaku-event-took-token = { tiwanaku-colour } reçoit un jeton : { tiwanaku-crop }.
tiwanaku-event-stopped = { tiwanaku-colour } cesse de diviner.
tiwanaku-event-offered = { tiwanaku-colour } offre { $crops } pour { tiwanaku-points }.
tiwanaku-event-kept = { tiwanaku-colour } n’offre rien.
tiwanaku-event-passed = { tiwanaku-colour } passe.
tiwanaku-event-skipped = { tiwanaku-colour } n’a plus de tuile et saute son tour.
tiwanaku-event-stood-in = La place { $other } n’a plus de tuile ; son partenaire joue à sa place.
tiwanaku-event-closing = { $reason ->
    [mapped] Le dernier terrain est posé. Suivent les dernières divinations.
   *[stalled] Plus rien ne bouge depuis trop longtemps. Suivent les dernières divinations.
}
tiwanaku-event-otoma-ran = Le pion otoma { tiwanaku-pawn } court vers { tiwanaku-direction }, de { $from } à { $to }.
tiwanaku-event-otoma-found = Les Otoma trouvent en { $at } : { tiwanaku-terrain }, { tiwanaku-crop }.
tiwanaku-event-otoma-scored = Les Otoma marquent { tiwanaku-points } pour la culture.
tiwanaku-event-otoma-waste = Les Otoma marquent { tiwanaku-points } pour les cases sans terrain.
tiwanaku-event-spent = { tiwanaku-colour } dépense { tiwanaku-terrain }, avec { tiwanaku-arrow }.
tiwanaku-event-uncovered = Votre prochaine tuile { tiwanaku-terrain } porte { tiwanaku-arrow }.
tiwanaku-event-tile-wanted = { $at } : { tiwanaku-terrain } ; quelqu’un doit donner la tuile.
tiwanaku-event-asked = { tiwanaku-colour } demande une tuile { tiwanaku-terrain } à la place { $other }.
tiwanaku-event-gave = { tiwanaku-colour } donne { tiwanaku-terrain }, avec { tiwanaku-arrow }.
tiwanaku-event-refused = { tiwanaku-colour } refuse.
tiwanaku-event-ended = { $ending ->
    [mapped] La vallée est entièrement connue : la partie est finie.
    [stalled] La partie est finie.
    [solo-won] Les Quechua ont dépassé les Otoma.
    [solo-lost] Les Otoma l’emportent.
    [coop-won] Ensemble, vous avez dépassé les Otoma.
   *[coop-lost] Les Otoma l’emportent.
}

# Fin
tiwanaku-ending-mapped = la vallée entièrement connue
tiwanaku-ending-stalled = après un blocage
tiwanaku-ending-solo-won = devant les Otoma
tiwanaku-ending-solo-lost = derrière les Otoma
tiwanaku-ending-coop-won = ensemble, devant les Otoma
tiwanaku-ending-coop-lost = ensemble, derrière les Otoma
tiwanaku-sheet-start = Au départ
tiwanaku-sheet-diversity = Diversité
tiwanaku-sheet-crops = Cultures divinées
tiwanaku-sheet-errors = Annonces fausses
tiwanaku-sheet-offerings = Offrandes
tiwanaku-sheet-waste = Cases sans terrain

# Les joueurs de la maison, là où ils pensent autrement que dans les autres jeux
tiwanaku-level-hard-about = Calcule quelles cultures et quels terrains sont possibles, pèse leurs chances et regarde un tour plus loin.
tiwanaku-level-expert-about = Pour l’instant, il joue à Tiwanaku exactement comme Difficile.
tiwanaku-level-master-about = Pour l’instant, il joue à Tiwanaku exactement comme Difficile.

# Le plateau en mots
tiwanaku-board-left = Tuiles restantes : terre { $earth }, sable { $sand }, herbe { $grass }, roche { $rock }
tiwanaku-board-side = { tiwanaku-colour } : { $score } points ; jetons { $tokens } ; diversité terre { $earth }, sable { $sand }, herbe { $grass }, roche { $rock }
tiwanaku-board-reserve = { tiwanaku-colour } : { $reserve } en réserve
tiwanaku-board-tiles = Tuiles de la place { $seat } : terre { $earth }, sable { $sand }, herbe { $grass }, roche { $rock }
tiwanaku-board-top = Au sommet de votre pile ({ tiwanaku-terrain }) : flèche vers { tiwanaku-direction }

# Pourquoi pas
tiwanaku-refusal-over = La partie est finie.
tiwanaku-refusal-not-asked = C’est à { tiwanaku-colour } de décider.
tiwanaku-refusal-unreadable = « { $text } » n’est la notation d’aucun choix.
tiwanaku-refusal-off-board = Le plateau court n’a que les colonnes a à e.
tiwanaku-refusal-no-lift = Dans ce mode, un pion ne retourne jamais en réserve.
tiwanaku-refusal-not-your-pawn = Vous n’avez pas de pion en { $at }.
tiwanaku-refusal-has-crop = La culture de { $at } est déjà connue.
tiwanaku-refusal-pawn-first = D’abord le pion qui agit, ou un pion de votre réserve ; { $at } vient ensuite.
tiwanaku-refusal-crop-of-what = D’abord un de vos pions ; ensuite la culture que vous divinez sous lui.
tiwanaku-refusal-divine-first = Vous n’avez encore rien diviné ce tour-ci.
tiwanaku-refusal-act-first = Explorez ou divinez d’abord ; l’offrande vient après.
tiwanaku-refusal-no-pass = Vous ne pouvez pas passer : il faut explorer ou diviner.
tiwanaku-refusal-not-now = Ce n’est pas ce qui se décide maintenant.
tiwanaku-refusal-no-reserve = Vous n’avez plus de pion en réserve.
tiwanaku-refusal-same-cell = Un pion ne finit pas où il a commencé, { $at }.
tiwanaku-refusal-own-pawn = Votre propre pion occupe { $at } : on traverse, on ne s’arrête pas.
tiwanaku-refusal-other-pawn = Un pion d’une autre couleur en { $at } ne se rejoint ni ne se traverse.
tiwanaku-refusal-partner-on-crop = Un pion partenaire occupe { $at } : on traverse sa culture, on ne s’y arrête pas.
tiwanaku-refusal-partner-on-terrain = Un pion partenaire occupe { $at }, un terrain nu : il faudrait s’y arrêter, et deux pions ne partagent jamais une case.
tiwanaku-refusal-crop-stop = En coopération, un pion ne s’arrête pas sur une culture, comme en { $at }.
tiwanaku-refusal-unreachable = Aucun chemin ne mène à { $at } : un pion s’arrête à la première case sans culture ni pion à lui.
tiwanaku-refusal-unreachable-arrow = Aucun chemin ne mène à { $at } dont le premier pas aille vers { tiwanaku-direction }.
tiwanaku-refusal-entry-inland = Un pion de la réserve entre par le bord du plateau, et aucun chemin ne mène de là à { $at } : il s’arrête à la première case sans culture ni pion à lui.
tiwanaku-refusal-entry-arrow = Avec une flèche vers { tiwanaku-direction }, un pion de la réserve entre par le bord opposé, et aucun chemin ne mène de là à { $at }.
tiwanaku-refusal-not-border = { $at } n’est pas une case du bord par où ce pion puisse entrer.
tiwanaku-refusal-not-beside = { $to } n’est pas à côté de { $at } ; les pions vont orthogonalement.
tiwanaku-refusal-first-step = Le premier pas suit la flèche de la tuile dépensée : vers { tiwanaku-direction }.
tiwanaku-refusal-twice = Un pion ne passe pas deux fois par la même case, ici { $at }.
tiwanaku-refusal-must-stop = En { $at } il n’y a ni culture ni pion à vous : le pion doit s’y arrêter.
tiwanaku-refusal-no-token = Vous n’avez pas tous ces jetons.
tiwanaku-refusal-offer-first = Choisissez maintenant votre offrande, ou n’offrez rien.
tiwanaku-refusal-otoma-first = Choisissez d’abord le pion otoma qui court.
tiwanaku-refusal-not-that-otoma = Ce n’est pas un des pions otoma à choisir.
tiwanaku-refusal-pile-empty = Vous n’avez pas de tuile de ce terrain.
tiwanaku-refusal-spend-first = Dépensez d’abord la tuile au sommet d’une de vos piles.
tiwanaku-refusal-cannot-give = Cette place n’a pas de telle tuile, ou a déjà refusé.
tiwanaku-refusal-ask-first = Demandez d’abord la tuile à quelqu’un.
tiwanaku-refusal-other-terrain = C’est un autre terrain qu’il faut.
tiwanaku-refusal-answer-first = Donnez d’abord la tuile, ou refusez.
tiwanaku-refusal-last-divine = Divinez pour un pion, ou passez.
tiwanaku-refusal-divine-all = En solitaire, il faut diviner pour tous vos pions en attente.
tiwanaku-refusal-divine-or-done = Continuez à diviner, ou dites « done ».

# Ce qui ne va pas dans une mise en place, un scénario ou une position
tiwanaku-error-coop-alone = La coopération se joue de deux à quatre ; seul, c’est le solo.
tiwanaku-error-long-board = Le solo et la coopération se jouent sur le plateau long.
tiwanaku-scenario-number = Il n’y a pas de scénario { $number } ; les nôtres vont de 1 à { $most }.
tiwanaku-scenario-size = Un scénario a cinq lignes de 5 ou de 9 cases.
tiwanaku-scenario-row = La ligne { $row } a { $found } cases au lieu de { $columns }.
tiwanaku-scenario-off-board = { $at } n’est pas sur ce plateau.
tiwanaku-scenario-other-board = Ce scénario est fait pour l’autre plateau.
tiwanaku-scenario-line = « { $word } » ne commence aucune ligne de scénario (short, long, 1 à 5, start, otoma, empty).
tiwanaku-scenario-value = « { $word } » n’est pas une case : une lettre de terrain (e, s, g, r) et un niveau (1 à 5).
tiwanaku-scenario-cell = « { $word } » ne nomme aucune case.
tiwanaku-scenario-otoma-colour = « { $word } » ne nomme aucun pion otoma (white, green, blue, purple, yellow).
tiwanaku-scenario-region-size = La région { $cells } ({ tiwanaku-terrain }) a { $count } cases ; cinq au plus.
tiwanaku-scenario-region-crops = La région { $cells } ({ tiwanaku-terrain }) doit porter les cultures 1 à { $count }, une fois chacune.
tiwanaku-scenario-corner = Deux régions { tiwanaku-terrain } se touchent par le coin de { $at } et { $to }.
tiwanaku-scenario-equal-crops = { $at } et { $to } se touchent et portent toutes deux la culture { $level }.
tiwanaku-scenario-terrain-count = Il y a { $count } tuiles { tiwanaku-terrain } ; la boîte en a { $most }.
tiwanaku-scenario-crop-count = La culture { $level } apparaît { $count } fois ; la boîte en a { $most }.
tiwanaku-scenario-otoma-count = Les Otoma ont cinq cases, chacune avec sa couleur.
tiwanaku-scenario-otoma-missing = Le solo et la coopération demandent les cinq cases otoma du disque ; sans elles, il sert au jeu compétitif.
tiwanaku-scenario-otoma-empty = { $at } n’est pas une case otoma : ce ne peut être celle qui reste vide en coopération facile.
tiwanaku-scenario-all-open = Toutes les cases sont ouvertes : il ne reste rien à explorer.
tiwanaku-scenario-otoma-short = Les Otoma ne viennent pas sur le plateau court.
tiwanaku-scenario-not-unique = Tous terrains connus, { $at } pourrait porter { $other } aussi bien que { $level }.
tiwanaku-position-head = « { $word } » ne commence pas une position (mode, plateau, joueurs).
tiwanaku-position-row = « { $word } » n’est pas une ligne de ce plateau.
tiwanaku-position-cell = « { $word } » n’est pas une case de position.
tiwanaku-position-line = « { $word } » ne dit rien d’une position.
tiwanaku-position-pawns = Les pions { $word } ne peuvent pas être placés ainsi.
tiwanaku-position-turn = Aucune partie n’en vient ainsi à « { $word } ».
tiwanaku-position-twice = « { $word } » est dit deux fois.
tiwanaku-position-number = « { $word } » n’est pas un nombre qui convienne ici.
tiwanaku-position-board = Le solo et la coopération se jouent sur le plateau long.
tiwanaku-position-levels = Le plateau Diversité ne peut pas avoir { $word } niveaux.
tiwanaku-position-place = Personne ne joue maintenant à la place { $word }.
tiwanaku-position-arrows = Cette flèche n’est pas là, ou la boîte ne l’a pas si souvent : { $word }.
tiwanaku-position-side = Scores, niveaux de diversité ou jetons hors limites : { $word }.
tiwanaku-position-piles = Les tuiles { $word } ne tombent pas juste.

# Indices
tiwanaku-hint-crop = { $at } est forcément : { tiwanaku-crop }.
tiwanaku-hint-terrain = { $at } est forcément : { tiwanaku-terrain }.
tiwanaku-hint-none = Rien de plus n’est certain pour l’instant.
tiwanaku-hint-not-found = Je n’ai rien trouvé de certain, mais je n’ai pas pu tout chercher.
tiwanaku-hint-off = Les indices sont désactivés à cette table.
tiwanaku-hint-distance = { $at } n’est pas { tiwanaku-crop } : { $because }, à côté, porte cette culture (1.5).
tiwanaku-hint-corner = { $at } n’est pas { tiwanaku-terrain } : deux régions de ce terrain se toucheraient par un coin ({ $because }) (1.3).
tiwanaku-hint-corner-must = { $at } est forcément { tiwanaku-terrain } : sinon deux régions de ce terrain se toucheraient par un coin ({ $because }) (1.3).
tiwanaku-hint-supply = { $at } n’est pas { tiwanaku-terrain } : les tuiles restantes ne le permettent pas (1.6).
tiwanaku-hint-supply-must = { $at } est forcément { tiwanaku-terrain } : ses dernières tuiles ne trouvent place nulle part ailleurs (1.6).
tiwanaku-hint-too-big = { $at } n’est pas { tiwanaku-terrain } : avec { $because }, sa région aurait plus de cinq cases (1.2).
tiwanaku-hint-too-small = Si { $at } est { tiwanaku-terrain }, son niveau est au plus { $most } : sa région ne peut pas dépasser { $because } (1.4).
tiwanaku-hint-twice = { $at } n’est pas { tiwanaku-crop } : { $because }, dans la même région, porte cette culture (1.4).
tiwanaku-hint-growth = { $at } est forcément { tiwanaku-terrain } : pour ses cultures, la région de { $from } doit dépasser { $because }, et ne le peut qu’ici (1.4).
tiwanaku-hint-only-place = { $at } est forcément { tiwanaku-crop } : la région close { $because } n’a pas d’autre place pour cette culture (1.4).
tiwanaku-hint-closed = Le niveau de { $at } est au plus { $most } : sa région ne peut pas dépasser { $because } (1.4).
tiwanaku-hint-join = { $at } n’est pas { tiwanaku-terrain } : cette case réunirait { $because } en une région qui aurait deux fois { tiwanaku-crop } (1.4).
tiwanaku-hint-no-crop = { $at } n’est pas { tiwanaku-terrain } : toute culture possible y serait déjà dans sa région ({ $because }) (1.4).
tiwanaku-hint-left-terrain = Donc { $at } est { tiwanaku-terrain } : aucun autre terrain ne reste.
tiwanaku-hint-left-crop = Donc { $at } est { tiwanaku-crop } : aucune autre culture ne reste.
tiwanaku-hint-clash-many = Alors il faudrait plus de cases { tiwanaku-terrain } qu’il n’y a de tuiles (1.6).
tiwanaku-hint-clash-few = Alors il n’y a pas assez de cases pour les tuiles { tiwanaku-terrain } (1.6).
tiwanaku-hint-clash-big = Alors { $because } formeraient une seule région de plus de cinq cases (1.2).
tiwanaku-hint-clash-twice = Alors { $because }, dans une même région, porteraient tous deux { tiwanaku-crop } (1.4).
tiwanaku-hint-clash-small = Alors la région de { $because } ne pourrait pas dépasser le niveau { $most }, et sa culture est plus haute (1.4).
tiwanaku-hint-clash-lacks = Alors la région close { $because } n’aurait pas de place pour { tiwanaku-crop } (1.4).
tiwanaku-hint-clash-room = Alors la région close { $because } n’aurait qu’une case pour deux cultures (1.4).
tiwanaku-hint-nothing = Alors il ne reste rien pour { $at }.
tiwanaku-hint-suppose = Supposons en { $at } : { tiwanaku-crop }.
tiwanaku-hint-contradiction = Alors aucune vallée ne reste : en { $at } ce n’est pas { tiwanaku-crop }.
tiwanaku-hint-suppose-terrain = Supposons en { $at } : { tiwanaku-terrain }.
tiwanaku-hint-contradiction-terrain = Alors aucune vallée ne reste : en { $at } ce n’est pas { tiwanaku-terrain }.
tiwanaku-hint-searched = { $at } n’est pas { tiwanaku-crop } : une recherche dans toutes les vallées n’en a trouvé aucune ainsi.
tiwanaku-hint-searched-terrain = { $at } n’est pas { tiwanaku-terrain } : une recherche dans toutes les vallées n’en a trouvé aucune ainsi.

# L’atelier
tiwanaku-workshop-scenario =
    D’abord `long` (9 colonnes) ou `short` (5 colonnes).
    Puis les cinq rangées depuis le haut : `5` à `1`, et pour chaque case un terrain (`e` terre, `s` sable, `g` herbe, `r` roche) et sa culture de 1 à 5.
    `start` et les cases ouvertes au début : les colonnes sont des lettres, `a5` est donc en haut à gauche.
    Sur le plateau long, pour le solo et la coopération, aussi `otoma` et cinq cases avec les couleurs de leurs pions, comme `a5=yellow`. Les uns contre les autres, on s’en passe.
    `empty` et l’une de ces cases, si le disque dit laquelle reste sans pion en coopération facile ; sinon c’est la dernière.
    Ce qui suit un `#` est une remarque. Vous connaîtrez la vallée : saisissez-la pour d’autres.
tiwanaku-workshop-sound = Une vallée de { $cells } cases, dont { $open } ouvertes, avec une seule solution. Difficulté : { $stars } sur 5.

tiwanaku-workshop-competitive = Sans cases otoma, il ne sert qu’au jeu compétitif.

tiwanaku-hint-likely = En { $at }, dans { $percent } % des vallées possibles : { tiwanaku-crop }.
tiwanaku-hint-likely-about = En { $at }, dans environ { $percent } % des vallées possibles : { tiwanaku-crop }.

# Remarques après la partie
tiwanaku-remark-known-start = { $at } = { tiwanaku-crop } : on pouvait le savoir dès le début.
tiwanaku-remark-known = { $at } = { tiwanaku-crop } : on pouvait le savoir dès le coup { $move }.
tiwanaku-remark-guessed = { $at } = { tiwanaku-crop } : bien diviné, ce n’était pas encore certain.
tiwanaku-remark-refuted = On pouvait savoir dès le coup { $move } que { $at } ne porte pas { $said }.
tiwanaku-remark-refuted-start = On pouvait savoir dès le début que { $at } ne porte pas { $said }.
tiwanaku-remark-open = { $at } = { $said } : je n’ai pas pu établir si on pouvait le savoir. C’était { tiwanaku-crop }.
tiwanaku-remark-unlucky = { $at } = { $said } était possible, mais pas certain ; c’était { tiwanaku-crop }.
