# What the valley says to those who read it rather than see it, and its legend.

tiwanaku-unknown = undiscovered
tiwanaku-pawn-here = { tiwanaku-colour } pawn
tiwanaku-otoma-here = Otoma pawn, { $colour ->
    [beige] beige
    [white] white
    [green] green
    [blue] blue
    [purple] purple
   *[yellow] yellow
}
tiwanaku-reserve = { tiwanaku-colour }: { $count } in reserve
tiwanaku-token = Token: { tiwanaku-crop }
tiwanaku-pile = { tiwanaku-terrain } pile, arrow { tiwanaku-direction }
tiwanaku-seat = Seat { $seat }
tiwanaku-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
tiwanaku-choice-enter-legend = Reserve, then a field: enter there
tiwanaku-choice-move-legend = Your pawn, then a field: go there
tiwanaku-choice-lift-legend = Your pawn: take it back
tiwanaku-choice-divine-legend = Your pawn, then a crop: divine
