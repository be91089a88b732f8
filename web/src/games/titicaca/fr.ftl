# Ce que le plateau de Titicaca dit à qui le lit au lieu de le voir, et ses outils.

titicaca-spot-lake = Hexagone { $at }, lac { $lake }
titicaca-spot-land = Hexagone { $at }, { titicaca-kind }
titicaca-spot-village = village de { titicaca-colour }
titicaca-spot-open = vide, à occuper dans cette manche
titicaca-spot-empty = vide
titicaca-spot-temple = { $value ->
    [0] temple de valeur cachée
   *[other] temple +{ $value }
}
titicaca-spot-region = Région { $region }, { $lands ->
    [one] { $lands } terrain
   *[other] { $lands } terrains
}
titicaca-bidding = Votre mise secrète
titicaca-bid-less = Une arme de moins
titicaca-bid-more = Une arme de plus
titicaca-bid-amount = Mise : { $amount }
titicaca-bid-arm = { $step ->
    [1] Ajouter un bouclier : 1
    [2] Ajouter une épée : 2
    [4] Ajouter une lance : 4
   *[6] Ajouter un arc : 6
}
titicaca-bid-seal = { $amount ->
    [0] Ne rien miser
   *[other] Sceller la mise : { $amount }
}
titicaca-bid-sealed = Votre mise est scellée : { $amount }. Les autres choisissent.
titicaca-card-facts = { $lands ->
    [one] { $lands } terrain
   *[other] { $lands } terrains
}, { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
}
titicaca-card-region = Région { $region }, si on la comptait maintenant
titicaca-regions = Régions
titicaca-have-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
titicaca-have-arms = { $count ->
    [one] { $count } arme
   *[other] { $count } armes
}
titicaca-have-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
titicaca-have-temples = { $count ->
    [0] aucun temple en main
    [one] { $count } temple en main
   *[other] { $count } temples en main
}
titicaca-have-arrow = A la flèche : premier à égalité de mise
titicaca-have-bid = Mise { $bid }
titicaca-choice-bid-legend = Réglez le nombre et scellez votre mise
titicaca-choice-settle-legend = Terrain vide : s’y installer
titicaca-choice-join-legend = Région : la rejoindre avec le nouveau terrain
titicaca-choice-unite-legend = Deux régions : les unir
titicaca-choice-unite-begins = L’unir à une autre région
titicaca-choice-temple-legend = Votre terrain : y construire un temple
titicaca-choice-temple-begins = Y construire un temple
titicaca-temples = Quel temple, et où ?
titicaca-order = Mises, dans l’ordre des tours
