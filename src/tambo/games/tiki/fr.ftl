# Tiki en français.

tiki-colour = { $colour ->
    [yellow] Jaune
   *[purple] Violet
}
tiki-fruits = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
}
tiki-colour-yellow = Jaune
tiki-colour-purple = Violet

# Options
tiki-option-shaman = Shaman (expert)
tiki-option-shaman-about = Qui prend un marécage peut poser le shaman sur une frontière, qu’aucun totem ne franchit plus.
tiki-option-villages = Villages
tiki-option-villages-about = Combien de villages maudits et de marécages compte l’île.
tiki-option-villages-two-cursed = Deux villages maudits, trois marécages
tiki-option-villages-three-cursed = Trois villages maudits, deux marécages
tiki-option-layout = Disposition à la main
tiki-option-layout-about = Neuf valeurs de a1 à c3, rangée par rangée depuis le bas, par exemple 2 1 1 1 0 0 0 -1 -1. Vide : mélangée.
tiki-option-first = Premier joueur
tiki-option-first-about = Qui joue le premier coup.
tiki-option-first-lot = Tiré au sort
tiki-option-first-yellow = Jaune
tiki-option-first-purple = Violet
tiki-option-repetition = Nulle par répétition
tiki-option-repetition-about = La troisième apparition d’une position termine la partie par une nulle. Sans cela, une partie peut ne jamais finir.
tiki-option-swap = Échange après le premier coup
tiki-option-swap-about = Le second joueur peut prendre le camp du premier après le premier coup.

# Ce qui est attendu
tiki-prompt-act = Posez un tiki sur un village vide ou déplacez un de vos totems.
tiki-prompt-order = Deux villages sont influencés : choisissez lequel est résolu en premier.
tiki-prompt-shaman = Vous avez pris un marécage : posez le shaman sur une frontière ou laissez-le où il est.
tiki-prompt-swap = Prenez le camp qui vient de jouer ou gardez le vôtre.

# Choix
tiki-choice-create = Dresser un nouveau totem en { $at }
tiki-choice-walk = { $steps ->
    [one] Marcher de { $from } à { $to }
   *[other] Marcher { $path }
}
tiki-choice-resolve = Résoudre d’abord { $at } ({ tiki-colour }, { $value ->
    [2] +2 fruits
    [1] +1 fruit
    [0] marécage
   *[other] maudit
})
tiki-choice-shaman = Poser le shaman sur la frontière { $border }
tiki-choice-pass = Passer
tiki-choice-shaman-decline = Laisser le shaman
tiki-choice-swap = Échanger les camps
tiki-choice-keep = Garder mon camp

# Événements
tiki-event-created = { tiki-colour } a dressé un totem en { $at }.
tiki-event-walked = { tiki-colour } a marché { $path }.
tiki-event-passed = { tiki-colour } a dû passer.
tiki-event-ordered = { tiki-colour } a fait résoudre { $at } en premier.
tiki-event-influenced = { tiki-colour } a influencé { $at }{ $value ->
    [2] , qui vaut 2 fruits.
    [1] , qui vaut 1 fruit.
    [0] , un marécage.
   *[other] , un village maudit.
}
tiki-event-gained = { tiki-colour } a pris { tiki-fruits }.
tiki-event-lost = { tiki-colour } a perdu un fruit.
tiki-event-spoiled = Un fruit de la réserve s’est gâté.
tiki-event-shaman-placed = { tiki-colour } a posé le shaman sur { $border }.
tiki-event-shaman-declined = { tiki-colour } a laissé le shaman à sa place.
tiki-event-returned = Les trois tikis de { $at } sont rendus à leurs propriétaires.
tiki-event-tied = La réserve est vide et les fruits sont à égalité : un fruit gâté revient, et le prochain fruit décide.
tiki-event-swapped = { tiki-colour } a pris l’autre camp.
tiki-event-kept = { tiki-colour } a gardé son camp.
tiki-event-ended = { $ending ->
    [four-fruits] Quatre fruits : la partie est finie.
    [reserve-empty] La réserve est vide : la partie est finie.
    [sudden-death] Le fruit décisif est tombé : la partie est finie.
   *[repetition] La même position pour la troisième fois : partie nulle.
}

# La fin
tiki-ending-four-fruits = avec quatre fruits
tiki-ending-reserve-empty = par le plus de fruits, la réserve étant vide
tiki-ending-sudden-death = par le fruit décisif
tiki-ending-repetition = par répétition
tiki-sheet-fruits = { tiki-fruits }

# Le plateau en mots
tiki-board-player = { tiki-colour } : { $hand ->
    [one] { $hand } tiki
   *[other] { $hand } tikis
} en main, { $fruits ->
    [one] { $fruits } fruit
   *[other] { $fruits } fruits
}
tiki-board-reserve = Réserve : { $reserve ->
    [one] { $reserve } fruit
   *[other] { $reserve } fruits
} ; gâtés : { $spoiled }
tiki-board-sudden = Mort subite : le prochain fruit gagné ou perdu décide.
tiki-board-shaman = Shaman : { $place ->
    [reserve] à côté de la réserve
   *[other] sur { $place }
}

# Pourquoi pas
tiki-refusal-over = La partie est finie.
tiki-refusal-not-asked = C’est à { tiki-colour } de décider.
tiki-refusal-unreadable = « { $text } » n’est la notation d’aucun choix.
tiki-refusal-order-first = Choisissez d’abord lequel des deux villages influencés est résolu en premier.
tiki-refusal-shaman-first = Posez d’abord le shaman ou laissez-le à sa place.
tiki-refusal-swap-first = Prenez d’abord l’autre camp ou gardez le vôtre.
tiki-refusal-hand-empty = Vous n’avez plus de tiki en main.
tiki-refusal-occupied = { $at } n’est pas vide, et son totem est à { tiki-colour }.
tiki-refusal-say-where = { $at } n’est pas vide. Pour déplacer ce totem, dites où il va.
tiki-refusal-stuck = Le totem de { $at } ne peut achever aucune marche.
tiki-refusal-no-totem = Il n’y a pas de totem en { $at }.
tiki-refusal-not-yours = Le totem de { $at } est à { tiki-colour } : c’est le tiki du dessus qui décide.
tiki-refusal-not-beside = { $to } n’est pas à côté de { $at } ; les totems marchent pas à pas, jamais en diagonale.
tiki-refusal-twice = Une marche n’entre pas deux fois dans un village, ni dans celui du départ.
tiki-refusal-shaman-blocks = Le shaman sur { $border } ne laisse passer aucun totem.
tiki-refusal-length = { $height ->
    [one] Un totem d’un tiki marche d’exactement un village.
   *[other] Un totem de { $height } tikis marche d’exactement { $height } villages.
}
tiki-refusal-pass = On ne passe que si l’on n’a aucun autre choix.
tiki-refusal-nothing-influenced = Il n’y a pas deux villages influencés : rien à ordonner.
tiki-refusal-no-marsh = Seul celui qui vient de prendre un marécage déplace le shaman.
tiki-refusal-no-swap = On n’échange les camps qu’après le tout premier coup, si c’était convenu.
tiki-refusal-same-border = Le shaman y est déjà ; pour le laisser, déclinez.
tiki-refusal-no-border = { $text } n’est pas une frontière entre deux villages voisins.

# Ce qui ne va pas dans une mise en place ou une position
tiki-error-layout = « { $layout } » n’est pas un ordre des neuf villages { $villages }.
tiki-position-fields = Une position a au moins sept parties ; celle-ci en a { $found }.
tiki-position-line = La ligne « { $line } » ne dit rien d’une position.
tiki-position-rows = Un plateau dessiné a trois rangées de trois villages ; celui-ci en a { $found }.
tiki-position-values = « { $word } » ne sont pas les neuf villages de la boîte.
tiki-position-stacks = « { $word } » ne sont pas neuf piles.
tiki-position-stack = « { $word } » en { $at } n’est pas une pile de un à trois tikis (y, p).
tiki-position-tikis = Un joueur a { $most } tikis, et il y en a davantage ici.
tiki-position-fruits = « { $word } » ne répartit pas les sept fruits.
tiki-position-phase = « { $word } » n’est ni normal ni sudden.
tiki-position-turn = « { $word } » n’est ni y ni p.
tiki-position-border = « { $word } » n’est pas une place pour le shaman.
tiki-position-decision = « { $word } » n’est pas une décision du jeu.
tiki-position-ending = « { $word } » ne peut pas terminer ainsi une partie.
tiki-position-pending = « { $word } » ne sont pas les villages à résoudre.
tiki-position-unresolved = { $at } porte trois tikis qui auraient dû être résolus.
tiki-position-no-shaman = { $at } ne donne pas de décision du shaman.
tiki-position-swap = L’échange se propose après la première action : seul un plateau vide, ou avec ce premier tiki, peut l’attendre.
tiki-position-finished = Avec ces fruits, la partie serait finie.
tiki-position-sudden = La mort subite demande des fruits à égalité et un fruit dans la réserve.
