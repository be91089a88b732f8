# Tahuantinsuyu en français.

tahuantinsuyu-suyu = { $suyu ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
}
tahuantinsuyu-suyu-chinchasuyu = Chinchasuyu
tahuantinsuyu-suyu-antisuyu = Antisuyu
tahuantinsuyu-suyu-qollasuyu = Qollasuyu
tahuantinsuyu-suyu-kuntisuyu = Kuntisuyu
tahuantinsuyu-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Options
tahuantinsuyu-option-box = Votre exemplaire
tahuantinsuyu-option-box-about = Carte, jetons, cartes et tableau des tours d’un exemplaire imprimé, tels que l’atelier les écrit. Vide : notre carte des Andes.

# Phases
tahuantinsuyu-phase = { $phase ->
    [inca] Inca
    [sun] Soleil
    [colonisation] Colonisation
   *[sapa-inca] Sapa Inca
}
tahuantinsuyu-phase-inca = Inca
tahuantinsuyu-phase-sun = Soleil
tahuantinsuyu-phase-colonisation = Colonisation
tahuantinsuyu-phase-sapa-inca = Sapa Inca
tahuantinsuyu-empire = { $empire ->
    [pre] Pré-empire
    [initial] Empire initial
    [middle] Empire médian
   *[final] Empire final
}{ $number ->
    [0] {""}
    [1] , première colonne
    [2] , deuxième colonne
    [3] , troisième colonne
   *[other] , colonne { $number }
}

# Cartes du Soleil
tahuantinsuyu-card = { $card ->
    [surveyors] Arpenteurs habiles
    [floods] Inondations
    [renewal] Renouveau urbain
    [masons] Maçons royaux
    [eclipse] Éclipse
    [resistance] Résistance accrue
    [envoys] Émissaires royaux
    [quartermasters] Intendants
    [unrest] Troubles ruraux
    [terracers] Maîtres des terrasses
    [nino] El Niño
    [epidemic] Épidémie
    [mita] Mit’a
    [great-pilgrimage] Grand pèlerinage
    [local-pilgrimage] Pèlerinage local
   *[other] { $card }
}
tahuantinsuyu-card-about = { $card ->
    [surveyors] Une route gratuite de plus.
    [floods] Une route gratuite de moins.
    [renewal] Les cités coûtent 2 de moins.
    [masons] Les temples coûtent 2 de moins.
    [eclipse] Aucun temple ne peut être bâti.
    [resistance] La conquête coûte 2 de plus.
    [envoys] La conquête coûte 2 de moins, au moins 1.
    [quartermasters] Les garnisons coûtent 2 de moins.
    [unrest] Aucune terrasse ne peut être bâtie, et les terrasses ne rapportent rien au prochain Sapa Inca.
    [terracers] Les terrasses coûtent 1 de moins et donnent 1 point de plus à la construction.
    [nino] Pas de route à l’intérieur d’une région non conquise ; le long d’une frontière, c’est permis.
    [epidemic] Aussitôt : perdez 2 jetons travail.
    [mita] Aussitôt : recevez 2 jetons travail.
    [great-pilgrimage] Au prochain Sapa Inca, 1 point de plus par temple relié.
    [local-pilgrimage] Aussitôt : 1 point par temple relié.
   *[other] Une carte de votre exemplaire.
}

# Ce qui est attendu
tahuantinsuyu-prompt-sun = Posez une de vos cartes du Soleil face cachée entre deux joueurs.
tahuantinsuyu-prompt-act = Construisez vos routes ({ $roads } gratuites) ou faites d’abord votre construction. Travail : { $labour }.
tahuantinsuyu-prompt-no-road = Aucun emplacement de route ne vous est ouvert. Votre construction : bâtissez, conquérez ou passez. Travail : { $labour }.
tahuantinsuyu-prompt-roads = { $roads ->
    [one] Encore une route gratuite, ou terminez vos routes.
   *[other] { $roads } routes gratuites, ou terminez vos routes.
}
tahuantinsuyu-prompt-building = Votre construction : bâtissez, conquérez, payez une route de plus ou passez. Travail : { $labour }.

# Les coûts et ce qui les a changés
tahuantinsuyu-how-city = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } cartes du Soleil
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] renouveau urbain
       *[typed] cartes du Soleil
    }
}
tahuantinsuyu-how-temple = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } cartes du Soleil
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] maçons royaux
       *[typed] cartes du Soleil
    }
}
tahuantinsuyu-how-garrison = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } cartes du Soleil
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] intendants
       *[typed] cartes du Soleil
    }
}
tahuantinsuyu-how-terrace = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } cartes du Soleil
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] maîtres des terrasses
       *[typed] cartes du Soleil
    }
}
tahuantinsuyu-how-conquest = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } { $source ->
        [ours] résistance accrue
       *[typed] cartes du Soleil
    }
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] émissaires royaux
       *[typed] cartes du Soleil
    }
}

# Choix
tahuantinsuyu-between = entre { $one ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
} et { $other ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
}
tahuantinsuyu-choice-sun = Poser { tahuantinsuyu-card } ({ $number }) { tahuantinsuyu-between }
tahuantinsuyu-choice-road = Route { $one } – { $other }
tahuantinsuyu-cost = { $cost ->
    [one] { $cost } jeton travail
   *[other] { $cost } jetons travail
}
tahuantinsuyu-resources = { $labour ->
    [one] { $labour } jeton travail
   *[other] { $labour } jetons travail
}
tahuantinsuyu-tokens = { $count ->
    [one] { $count } jeton travail
   *[other] { $count } jetons travail
}
tahuantinsuyu-choice-extra = Route supplémentaire { $one } – { $other } pour { tahuantinsuyu-cost }
tahuantinsuyu-choice-city = Cité à { $name } pour { tahuantinsuyu-cost } ({ tahuantinsuyu-how-city }), { tahuantinsuyu-points }
tahuantinsuyu-choice-temple = Temple à { $name } pour { tahuantinsuyu-cost } ({ tahuantinsuyu-how-temple }), { tahuantinsuyu-points }
tahuantinsuyu-choice-garrison = Garnison à { $name } pour { tahuantinsuyu-cost } ({ tahuantinsuyu-how-garrison }), { tahuantinsuyu-points }
tahuantinsuyu-choice-terrace = Terrasse : { $name } pour { tahuantinsuyu-cost } ({ tahuantinsuyu-how-terrace }), { tahuantinsuyu-points }
tahuantinsuyu-choice-conquer = Conquérir { $name } pour { tahuantinsuyu-cost } ({ tahuantinsuyu-how-conquest }), { tahuantinsuyu-points }, production { $production }
tahuantinsuyu-choice-stop = Terminer les routes
tahuantinsuyu-choice-pass = Passer : ne rien bâtir

# Événements
tahuantinsuyu-event-column-began = { tahuantinsuyu-empire } : { tahuantinsuyu-resources } pour chacun.
tahuantinsuyu-event-received = { tahuantinsuyu-suyu } a reçu { tahuantinsuyu-tokens } et en a { $total }.
tahuantinsuyu-event-supported = { tahuantinsuyu-suyu } a soutenu { $to ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
} de { tahuantinsuyu-tokens }.
tahuantinsuyu-event-ordered = Nouvel ordre du tour : { $order }.
tahuantinsuyu-event-laid = { tahuantinsuyu-suyu } a posé une carte du Soleil { tahuantinsuyu-between } et en a pioché une autre.
tahuantinsuyu-event-laid-card = Vous avez posé { tahuantinsuyu-card } ({ $number }) { tahuantinsuyu-between }.
tahuantinsuyu-event-drew = Vous avez pioché { tahuantinsuyu-card } ({ $number }).
tahuantinsuyu-event-reshuffled = Les { $count } cartes du Soleil défaussées forment une nouvelle pioche.
tahuantinsuyu-event-revealed = { tahuantinsuyu-card } { tahuantinsuyu-between } : { tahuantinsuyu-card-about }
tahuantinsuyu-event-labour-changed = { tahuantinsuyu-suyu } { $lost ->
    [0] a reçu { tahuantinsuyu-tokens }.
    [one] a perdu { $lost } jeton travail.
   *[other] a perdu { $lost } jetons travail.
}
tahuantinsuyu-event-pilgrims-came = Les cartes du Soleil apportent { tahuantinsuyu-points } à { tahuantinsuyu-suyu }.
tahuantinsuyu-event-road-built = { tahuantinsuyu-suyu } a construit la route { $one } – { $other }.
tahuantinsuyu-event-extra-built = { tahuantinsuyu-suyu } a payé { tahuantinsuyu-cost } pour la route { $one } – { $other }.
tahuantinsuyu-event-turned = { $name } est explorée : résistance { $resistance }, production { $production }, { tahuantinsuyu-points }.
tahuantinsuyu-event-roads-ended = { tahuantinsuyu-suyu } a terminé ses routes.
tahuantinsuyu-event-city-built = { tahuantinsuyu-suyu } a bâti une cité à { $name } pour { tahuantinsuyu-cost } : { tahuantinsuyu-points }.
tahuantinsuyu-event-temple-built = { tahuantinsuyu-suyu } a bâti un temple à { $name } pour { tahuantinsuyu-cost } : { tahuantinsuyu-points }.
tahuantinsuyu-event-garrison-built = { tahuantinsuyu-suyu } a bâti une garnison à { $name } pour { tahuantinsuyu-cost } : { tahuantinsuyu-points }.
tahuantinsuyu-event-terrace-built = { tahuantinsuyu-suyu } a bâti une terrasse ({ $name }) pour { tahuantinsuyu-cost } : { tahuantinsuyu-points }.
tahuantinsuyu-event-conquered = { tahuantinsuyu-suyu } a conquis { $name } pour { tahuantinsuyu-cost } : { tahuantinsuyu-points }.
tahuantinsuyu-event-passed = { tahuantinsuyu-suyu } n’a rien bâti.
tahuantinsuyu-event-honoured = Le Sapa Inca honore { tahuantinsuyu-suyu } : { tahuantinsuyu-points } (cités { $cities }, temples { $temples }, garnisons { $garrisons }, terrasses { $terraces }).
tahuantinsuyu-event-sun-set = Les cartes du Soleil sont défaussées et le travail restant est rendu.
tahuantinsuyu-event-spared = Marqueur d’invasion { $number } : pas encore de voiles.
tahuantinsuyu-event-invaded = Marqueur d’invasion { $number } : le point noir. Pizarro est arrivé.
tahuantinsuyu-event-ended = L’empire est tombé. { tahuantinsuyu-suyu } était au plus haut.

# La fin
tahuantinsuyu-ending-invasion-1 = par l’invasion au premier marqueur
tahuantinsuyu-ending-invasion-2 = par l’invasion au deuxième marqueur
tahuantinsuyu-ending-invasion-3 = par l’invasion au troisième marqueur
tahuantinsuyu-ending-invasion-4 = par l’invasion au dernier marqueur
tahuantinsuyu-sheet = { $kind ->
    [conquest] Conquêtes
    [city] Cités bâties
    [temple] Temples bâtis
    [garrison] Garnisons bâties
    [terrace] Terrasses bâties
    [sapa-city] Sapa Inca : cités
    [sapa-temple] Sapa Inca : temples
    [sapa-garrison] Sapa Inca : garnisons
    [sapa-terrace] Sapa Inca : terrasses
    [pilgrimage] Cartes du Soleil
   *[earlier] Marqués avant cette position
}

# Le plateau en mots
tahuantinsuyu-board-phase = { tahuantinsuyu-empire } – { tahuantinsuyu-phase } ({ $step })
tahuantinsuyu-board-apu = { $place }. { tahuantinsuyu-suyu } (place { $seat }) : { tahuantinsuyu-points }, travail { $labour }, revenu { $income }, prochain Sapa Inca { $upkeep }
tahuantinsuyu-board-tokens = Régions explorées (résistance/production/points) : { $tokens }
tahuantinsuyu-board-cities = Cités (^ avec temple) : { $sites }
tahuantinsuyu-board-garrisons = Garnisons : { $sites }
tahuantinsuyu-board-gap = Intervalle { $gap } ({ $one ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
} – { $other ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
}){ $suyu ->
    [nobody] {""}
   *[other] {" "}– carte face cachée de { tahuantinsuyu-suyu }
}
tahuantinsuyu-board-card = {"   "}{ $number } { tahuantinsuyu-card } : { tahuantinsuyu-card-about }
tahuantinsuyu-board-hand = Vos cartes du Soleil :
tahuantinsuyu-board-piles = Pioche du Soleil : { $deck } cartes ; marqueurs d’invasion : { $markers }

# Pourquoi pas
tahuantinsuyu-refusal-over = La partie est finie.
tahuantinsuyu-refusal-not-asked = C’est à { tahuantinsuyu-suyu } de décider.
tahuantinsuyu-refusal-unreadable = « { $text } » n’est la notation d’aucun choix.
tahuantinsuyu-refusal-sun-first = C’est la phase Soleil : posez une de vos cartes du Soleil.
tahuantinsuyu-refusal-no-sun = On ne pose de carte du Soleil que dans la phase Soleil.
tahuantinsuyu-refusal-not-in-hand = Vous n’avez pas la carte du Soleil { $number } en main.
tahuantinsuyu-refusal-no-gap = Il n’y a pas d’intervalle { $gap } à trois joueurs.
tahuantinsuyu-refusal-gap-closed = Une carte face cachée est déjà posée { tahuantinsuyu-between }.
tahuantinsuyu-refusal-roads-done = Votre action Routes est terminée.
tahuantinsuyu-refusal-nothing-to-end = Vous n’avez encore construit aucune route. Pour n’en construire aucune, faites d’abord votre construction, ou passez.
tahuantinsuyu-refusal-built = Vous avez déjà fait votre construction.
tahuantinsuyu-refusal-finish-roads = Toutes les routes se construisent à la suite : terminez d’abord vos routes.
tahuantinsuyu-refusal-labour = Cela coûte { tahuantinsuyu-cost } et vous en avez { $labour }.
tahuantinsuyu-refusal-no-slot = La carte n’a pas d’emplacement de route entre { $one } et { $other }.
tahuantinsuyu-refusal-grey-road = L’emplacement { $one } – { $other } est dans le secteur gris et n’est pas une première route à ce nombre de joueurs.
tahuantinsuyu-refusal-taken = La route { $one } – { $other } est déjà à { tahuantinsuyu-suyu }.
tahuantinsuyu-refusal-not-connected = Vos routes ne relient ni { $one } ni { $other } à Cuzco.
tahuantinsuyu-refusal-unconquered-ends = Ni { $one } ni { $other } ne touche une terre conquise.
tahuantinsuyu-refusal-nino = El Niño : l’emplacement { $one } – { $other } est à l’intérieur d’une région non conquise.
tahuantinsuyu-refusal-no-city = Il n’y a pas encore de cité à { $name }.
tahuantinsuyu-refusal-no-city-site = { $name } n’est pas un emplacement de cité.
tahuantinsuyu-refusal-no-garrison-site = { $name } n’est pas un emplacement de garnison.
tahuantinsuyu-refusal-standing = { $kind ->
    [city] Une cité
    [temple] Un temple
   *[garrison] Une garnison
} se dresse déjà à { $name }.
tahuantinsuyu-refusal-not-on-network = Vos routes n’atteignent pas { $name }.
tahuantinsuyu-refusal-unconquered-site = { $name } ne touche aucune terre conquise.
tahuantinsuyu-refusal-eclipse = Éclipse : vous ne pouvez bâtir aucun temple.
tahuantinsuyu-refusal-not-your-land = Vous n’avez pas conquis { $name }.
tahuantinsuyu-refusal-has-terrace = { $name } a déjà sa terrasse.
tahuantinsuyu-refusal-forbidden = Une carte du Soleil à côté de vous l’interdit.
tahuantinsuyu-refusal-unrest = Troubles ruraux : vous ne pouvez bâtir aucune terrasse.
tahuantinsuyu-refusal-conquered = { tahuantinsuyu-suyu } a déjà conquis { $name }.
tahuantinsuyu-refusal-no-road = Vous n’avez aucune route à l’intérieur ni le long de { $name }.

# Ce qui ne va pas dans une position
tahuantinsuyu-position = « { $word } » ne convient pas au champ { $field } d’une position.

# Ce qui ne va pas dans une boîte
tahuantinsuyu-box-line = Cette ligne est illisible : { $line }
tahuantinsuyu-box-kind = « { $word } » n’est ni huaca, ni garrison, ni city, ni cuzco.
tahuantinsuyu-box-code = Le lieu { $site } ne peut contenir aucun des signes - @ / |.
tahuantinsuyu-box-effect = Carte { $card } : rien ici ne sait exécuter « { $word } ». La carte se pose, mais cette partie reste sans effet.
tahuantinsuyu-box-regions = Une boîte a 45 régions ; celle-ci en a { $found }.
tahuantinsuyu-box-tokens = Une boîte a 45 jetons de région ; celle-ci en a { $found }.
tahuantinsuyu-box-cards = Une boîte a 32 cartes du Soleil ; celle-ci en a { $found }.
tahuantinsuyu-box-labour = Le tableau des tours a { $columns } colonnes ; voici du travail pour { $found }.
tahuantinsuyu-box-many-sites = { $found } lieux ; { $most } au plus.
tahuantinsuyu-box-many-roads = { $found } emplacements de route ; { $most } au plus.
tahuantinsuyu-box-few-sites = { $found } lieux du genre { $kind } ; la règle compte { $usual } pièces pour eux.
tahuantinsuyu-box-significant = { $found } emplacements de cité significatifs ; notre carte en a { $usual }.
tahuantinsuyu-box-twice = { $word } y est deux fois.
tahuantinsuyu-box-name = « { $word } » ne peut pas être le nom d’une région.
tahuantinsuyu-box-neighbour = { $word } ne peut pas être voisine de { $region }.
tahuantinsuyu-box-one-sided = { $region } nomme { $other } comme voisine, mais non l’inverse.
tahuantinsuyu-box-no-grey = Aucune région ne borde le secteur gris.
tahuantinsuyu-box-cuzco = Il faut un lieu du genre cuzco, dans le gris et dans aucune région.
tahuantinsuyu-box-nowhere = Le lieu { $site } ne touche ni région ni secteur gris.
tahuantinsuyu-box-bonus = { $site } a un bonus sans être un emplacement de cité : seul un temple dans une cité en rapporte.
tahuantinsuyu-box-site-region = Le lieu { $site } touche { $word }, qui n’est pas une région.
tahuantinsuyu-box-road-site = La route { $road } mène à { $word }, qui n’est pas un lieu.
tahuantinsuyu-box-road-region = La route { $road } doit être dans une région, le long de la frontière de deux, ou dans le gris.
tahuantinsuyu-box-road-border = La route { $road } longe la frontière de deux régions qui ne sont pas voisines.
tahuantinsuyu-box-first = { $players } joueurs ont besoin de { $players } premières routes différentes depuis Cuzco, dans le gris.
tahuantinsuyu-box-grey-road = { $road } est dans le gris et n’est la première route de personne : chacun peut y construire.
tahuantinsuyu-box-few-slots = À { $players } joueurs, les précédents pourraient fermer { $site } avant son premier tour : { $found } emplacements de route en partent, { $least } suffiraient.
tahuantinsuyu-box-reach-site = Depuis { $road }, le lieu { $site } est hors d’atteinte.
tahuantinsuyu-box-reach-region = Aucun emplacement de route ne dessert { $region } : nul ne peut la conquérir.
tahuantinsuyu-box-token = Le jeton { $word } diffère des nôtres (résistance 2-8, production 1-4, points 2-7).
tahuantinsuyu-box-order = Chacune des lettres C, A, Q et K désigne un suyu sur l’une des quatre cartes d’ordre du tour.
tahuantinsuyu-box-empire = « { $word } » n’est pas un empire : pre, initial, middle ou final.
tahuantinsuyu-box-empires = Les colonnes du tableau des tours commencent par le pré-empire ; suivent les empires initial, médian et final.
tahuantinsuyu-box-many-columns = { $found } colonnes au tableau des tours ; { $most } au plus.
tahuantinsuyu-box-phases = La colonne { $column } a au moins une phase, et { $most } au plus.
tahuantinsuyu-box-begins = Le tableau des tours commence par la phase Inca du pré-empire.
tahuantinsuyu-box-markers = L’empire final a une Colonisation pour chacun des { $markers } marqueurs d’invasion ; ici il y en a { $found }.
tahuantinsuyu-box-ends = Le tableau des tours finit par une phase Sapa Inca.
tahuantinsuyu-box-dry = À { $players } joueurs, les cartes du Soleil viennent à manquer : trop de phases Soleil se suivent sans Sapa Inca.
tahuantinsuyu-box-players = Il y a des premières routes à 3 et à 4 joueurs, pas à { $players }.
tahuantinsuyu-box-loop = La route { $road } revient à son point de départ.
tahuantinsuyu-box-closed = Aucun emplacement de route ne repart de { $site } : qui commence là ne pourrait jamais construire.
tahuantinsuyu-box-beside = { $road } double un autre emplacement entre les deux mêmes lieux.
tahuantinsuyu-box-apart = Un bout de la route { $road } ne touche pas la terre où elle passe.
tahuantinsuyu-box-column-inca = La colonne { $column } ne commence pas par son unique phase Inca : son travail est donné tard, plusieurs fois ou jamais.
tahuantinsuyu-box-column-sapa = La colonne { $column } ne finit pas par Sapa Inca.
tahuantinsuyu-box-much-labour = La colonne { $column } donne { $found } jetons travail ; les nôtres en donnent 8 au plus.
tahuantinsuyu-box-odd-bonus = { $site } donne un bonus de { $points } ; les nôtres vont de 2 à 5.
tahuantinsuyu-box-strong = La carte { $card } est d’une force inhabituelle : { $words }
tahuantinsuyu-box-same-card = Des cartes différentes portent le nom { $card }.

# L’atelier
tahuantinsuyu-workshop-fine = Boîte valable : { $sites } lieux, { $roads } emplacements de route, { $cities } emplacements de cité, { $garrisons } emplacements de garnison.
tahuantinsuyu-workshop-start = À { $players }, première route { $road } : { $sites } lieux et { $points } points de bonus à trois routes au plus
tahuantinsuyu-workshop-box =
    Une chose par ligne, dans n’importe quel ordre ; une ligne qui commence par `#` est une remarque.
    `region r1 at 120 40 by r2 r3 name Quito` : une région, où se trouve son milieu (en largeur, en hauteur), ses voisines (dont `grey` près de Cuzco) et son nom. Il y en a 45.
    `site QUI city 3 at 108 50 in r1 r2 name Quito` : un lieu : `huaca`, `garrison`, `city` (avec un bonus s’il est important) ou `cuzco`, et les régions qu’il touche.
    `road QUI-CHB in r1 r2` : un emplacement de route entre deux lieux, dans une région ou le long de la frontière de deux ; `in grey` autour de Cuzco. Un second emplacement entre les mêmes lieux s’appelle `QUI-CHB/2`.
    `first 4 CUZ-OLL CUZ-PIS CUZ-URC CUZ-PAR` : les premières routes à quatre joueurs, et de même à trois.
    `order C A Q K` : les suyus des cartes d’ordre du tour 1 à 4 ; sans cette ligne, les nôtres. Les premières routes suivent le même ordre.
    `column initial I S C S C P` : une colonne du tableau des tours, de gauche à droite : son empire (`pre`, `initial`, `middle`, `final`) et ses phases : I Inca, S Soleil, C Colonisation, P Sapa Inca. Sans de telles lignes, le tableau est le nôtre.
    `labour 8 6 6 6 4 4 2` : le travail des colonnes.
    `tokens 4/2/3 x6` : résistance, production et points des jetons de région, et combien. Il y en a 45.
    `cards 2 renewal city-2` : combien de cartes du Soleil, leur nom et leurs effets. Il y en a 32.
    Effets avec un nombre : `roads` (routes gratuites) ; `city`, `temple`, `garrison`, `terrace`, `conquest` (coût) ; les mêmes avec `-points`, comme `city-points` (points à la construction ou à la conquête) ; `sapa-city`, `pilgrimage` (temples), `sapa-garrison`, `sapa-terrace` (points de chacun au Sapa Inca) ; aussitôt `labour`, `points` et `local` (points par temple relié).
    Effets qui interdisent, écrits avec `+1` : `no-road`, `no-city`, `no-temple`, `no-garrison`, `no-terrace`, `no-conquest`, `unrest` (aucune terrasse bâtie, aucune ne rapporte) et `nino` (pas de route à l’intérieur d’une région non conquise).
