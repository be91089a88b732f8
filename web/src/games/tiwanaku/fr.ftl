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
tiwanaku-reserve = { tiwanaku-colour } : { $count } en réserve
tiwanaku-token = Jeton : { tiwanaku-crop }
tiwanaku-pile = pile { tiwanaku-terrain }, flèche vers { tiwanaku-direction }
tiwanaku-seat = Place { $seat }
tiwanaku-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
tiwanaku-choice-enter-legend = La réserve, puis une case : y entrer
tiwanaku-choice-move-legend = Votre pion, puis une case : y aller
tiwanaku-choice-lift-legend = Votre pion : le reprendre
tiwanaku-choice-divine-legend = Votre pion, puis une culture : deviner
