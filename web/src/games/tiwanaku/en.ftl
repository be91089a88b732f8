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
tiwanaku-pile-size = { tiwanaku-terrain } pile: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
tiwanaku-diversity = Diversity
tiwanaku-shelf = Spent: { $count }.
tiwanaku-verdict-coop-won = Won together, ahead of the Otoma.
tiwanaku-pencil = Pencil: marks only you can see
tiwanaku-pencil-away = Put the pencil away
tiwanaku-pencil-choose = Pencil: choose a field
tiwanaku-pencil-at = Pencil on { $at }
tiwanaku-pencil-marks = your marks: { $marks }
tiwanaku-pencil-sign = Mark { $name }
tiwanaku-pencil-mark = Mark { $name } on { $at }
tiwanaku-pencil-unmark = Rub out { $name } on { $at }
tiwanaku-pencil-rub = Rub out all marks on { $at }
tiwanaku-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
tiwanaku-choice-enter-legend = Reserve, then a field: enter there
tiwanaku-choice-move-legend = Your pawn, then a field: go there
tiwanaku-choice-lift-legend = Your pawn: take it back
tiwanaku-choice-spend-legend = A tile: spend it
tiwanaku-choice-spend-begins = Spend a tile
tiwanaku-choice-offer-legend = Tokens, then “Offer”
tiwanaku-choice-ask-legend = A player: ask for the tile
tiwanaku-choice-otoma-colour-legend = An Otoma pawn: let it run
tiwanaku-choice-otoma-cell-legend = An Otoma pawn: it runs first
tiwanaku-choice-divine-legend = Your pawn, then a crop: divine
