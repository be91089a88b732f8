# Ce que le plateau de Tiki dit à qui le lit plutôt qu’il ne le voit, et sa légende.

tiki-village = Village { $at }, { $value ->
    [2] qui vaut deux fruits
    [1] qui vaut un fruit
    [0] un marécage
   *[other] maudit
}
tiki-village-empty = vide
tiki-village-totem = totem de bas en haut : { $totem }
tiki-border = Frontière { $border }
tiki-in-hand = { $count ->
    [one] { $count } tiki en main
   *[other] { $count } tikis en main
}
tiki-reserve = Réserve
tiki-spoiled = Gâtés
tiki-store-reserve = Réserve : { tiki-fruits }
tiki-store-spoiled = Gâtés : { tiki-fruits }
tiki-choice-create-legend = Village vide : y dresser un totem
tiki-choice-walk-legend = Totem à vous : le déplacer, village par village
tiki-choice-walk-begins = Déplacer le totem de { $from }
tiki-choice-resolve-legend = Village influencé : le résoudre en premier
tiki-choice-shaman-legend = Frontière : y poser le shaman
