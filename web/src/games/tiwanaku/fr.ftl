# Ce que la vallée dit à qui la lit au lieu de la voir, et sa légende.

tiwanaku-unknown = inconnue
tiwanaku-pawn-here = pion { tiwanaku-colour }
tiwanaku-otoma-here = pion otoma { $colour ->
    [beige] beige
    [white] blanc
    [green] vert
    [blue] bleu
    [purple] violet
   *[yellow] jaune
}
tiwanaku-reserve = { tiwanaku-colour } : { $count } en réserve
tiwanaku-token = Jeton : { tiwanaku-crop }
tiwanaku-pile = pile { tiwanaku-terrain }, flèche vers { tiwanaku-direction }
tiwanaku-seat = Place { $seat }
tiwanaku-pile-size = pile { tiwanaku-terrain } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
tiwanaku-diversity = Diversité
tiwanaku-shelf = Dépensées : { $count }.
tiwanaku-verdict-coop-won = Victoire commune, devant les Otoma.
tiwanaku-pencil = Crayon : des marques visibles de vous seul
tiwanaku-pencil-away = Ranger le crayon
tiwanaku-pencil-choose = Crayon : choisissez une case
tiwanaku-pencil-at = Crayon en { $at }
tiwanaku-pencil-marks = vos marques : { $marks }
tiwanaku-pencil-sign = Marquer { $name }
tiwanaku-pencil-mark = Marquer { $name } en { $at }
tiwanaku-pencil-unmark = Effacer { $name } en { $at }
tiwanaku-pencil-rub = Effacer toutes les marques en { $at }
tiwanaku-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
tiwanaku-choice-enter-legend = La réserve, puis une case : y entrer
tiwanaku-choice-move-legend = Votre pion, puis une case : y aller
tiwanaku-choice-lift-legend = Votre pion : le reprendre
tiwanaku-choice-spend-legend = Une tuile : la dépenser
tiwanaku-choice-spend-begins = Dépenser une tuile
tiwanaku-choice-offer-legend = Des jetons, puis « Offrir »
tiwanaku-choice-ask-legend = Un joueur : lui demander la tuile
tiwanaku-choice-otoma-colour-legend = Un pion otoma : le faire courir
tiwanaku-choice-otoma-cell-legend = Un pion otoma : il court en premier
tiwanaku-choice-divine-legend = Votre pion, puis une culture : diviner
