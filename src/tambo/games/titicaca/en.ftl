# Titicaca in English.

titicaca-colour = { $colour ->
    [yellow] Yellow
    [red] Red
    [orange] Orange
    [purple] Purple
   *[pink] Pink
}
titicaca-colour-yellow = Yellow
titicaca-colour-red = Red
titicaca-colour-orange = Orange
titicaca-colour-purple = Purple
titicaca-colour-pink = Pink
titicaca-kind = { $kind ->
    [forest] forest
    [mountain] mountain
    [savanna] savanna
    [pampa] pampa
   *[meadow] meadow
}
titicaca-kind-forest = Forest
titicaca-kind-mountain = Mountain
titicaca-kind-savanna = Savanna
titicaca-kind-pampa = Pampa
titicaca-kind-meadow = Meadow
titicaca-what = { $what ->
    [forest] Forest
    [mountain] Mountain
    [savanna] Savanna
    [pampa] Pampa
    [meadow] Meadow
   *[lakes] Lakes
}
titicaca-when = { $lake ->
    [0] End
   *[other] Lake { $lake }
}
titicaca-figures = { $yellow ->
    [none] {""}
   *[other] {" "}(yellow { $yellow })
}{ $red ->
    [none] {""}
   *[other] {" "}(red { $red })
}{ $orange ->
    [none] {""}
   *[other] {" "}(orange { $orange })
}{ $purple ->
    [none] {""}
   *[other] {" "}(purple { $purple })
}{ $pink ->
    [none] {""}
   *[other] {" "}(pink { $pink })
}

# Options
titicaca-option-shape = Country
titicaca-option-shape-about = How the tiles lie together.
titicaca-option-shape-lot = Drawn by lot
titicaca-option-shape-disc = Disc
titicaca-option-shape-band = Band
titicaca-option-shape-weave = Weave
titicaca-option-shape-spiral = Spiral
titicaca-option-tiles = Tiles of your own copy
titicaca-option-tiles-about = Twelve tiles divided by slashes, each four faces clockwise from a tip: lake numbers and f, m, s, p, g. Empty: the tiles of the house.

# What is expected
titicaca-prompt-bid = { $where ->
    [extra] Further round: bid for the { $lands } lands still empty. You have { $stock } arms.
   *[lake] Lake { $round }: bid from 0 to { $stock } arms in secret.
}
titicaca-prompt-settle = { $where ->
    [extra] Put a village on any empty land.
   *[lake] Put a village on an empty land at lake { $round }.
}
titicaca-prompt-join = Unite your new land { $region } with a neighbouring region, or leave it alone.
titicaca-prompt-unite = Unite two other regions near { $region }, or decline.
titicaca-prompt-temple = Build a temple in or next to the region of { $region }, or decline.

# Choices
titicaca-choice-bid = { $amount ->
    [0] Bid nothing
    [one] Bid { $amount } arm
   *[other] Bid { $amount } arms
}
titicaca-choice-settle = Settle { $at } ({ titicaca-kind }, { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
})
titicaca-choice-join = Join the region of { $region } ({ $lands } lands then)
titicaca-choice-unite = Unite the regions of { $one } and { $other } ({ $lands } lands then)
titicaca-choice-temple = Build your temple +{ $value } on { $at }
titicaca-choice-decline = { $step ->
    [join] Do not join
    [unite] Unite nothing
   *[temple] No temple
}

# Events
titicaca-event-round-began = Round { $round } begins.
titicaca-event-skipped = { $reason ->
    [unarmed] Round { $round } is skipped: nobody has arms.
   *[no-land] Round { $round } is skipped: no empty land at that lake.
}
titicaca-event-bid = You bid { $amount }.
titicaca-event-revealed = The bids are open:{ titicaca-figures }.
titicaca-event-turn-began = { titicaca-colour } pays { $amount } and settles.
titicaca-event-withdrew = { titicaca-colour } finds no land left and takes back { $amount }.
titicaca-event-arrow-passed = The arrow goes to { titicaca-colour }.
titicaca-event-settled = { titicaca-colour } settled { $at } ({ titicaca-kind }).
titicaca-event-joined = { titicaca-colour } joined { $at } to the region of { $region }.
titicaca-event-united = { titicaca-colour } united the regions of { $one } and { $other }.
titicaca-event-temple-built = { titicaca-colour } built a temple on { $at }.
titicaca-event-temple-chosen = Your temple on { $at } is worth { $value }.
titicaca-event-declined = { $step ->
    [join] { titicaca-colour } did not join.
    [unite] { titicaca-colour } united nothing.
   *[temple] { titicaca-colour } built no temple.
}
titicaca-event-lake-counted = Lake { $lake } is counted.
titicaca-event-counted = { titicaca-colour } scored { $points } for { $what ->
    [villages] villages
    [group] the largest group
   *[arms] arms
}.
titicaca-event-scored = { titicaca-colour } scored { $points } in the region of { $region }: { $what ->
    [lakes] lakes
   *[other] { titicaca-what }
}{ $tied ->
    [one] .
   *[other] , after a tie.
}
titicaca-event-temple-turned = The temple of { titicaca-colour } on { $at } is turned up: +{ $value }.
titicaca-event-temples-returned = { titicaca-colour } takes back { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}.
titicaca-event-armed = { titicaca-colour } receives { $arms } arms ({ $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}, largest group { $group }).
titicaca-event-ended = { $ending ->
    [full] No land is empty any more: the game is over.
    [unarmed] Nobody has arms any more: the game is over.
   *[no-bids] All bid nothing: the game is over.
}

# The end
titicaca-ending-full = when every land was settled
titicaca-ending-unarmed = when nobody had arms left
titicaca-ending-no-bids = when all bid nothing
titicaca-sheet-carried = { $count } points brought along by the position
titicaca-sheet-arms = { titicaca-when }: { $count ->
    [one] { $count } arm
   *[other] { $count } arms
} in stock
titicaca-sheet-villages = { titicaca-when }: { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
titicaca-sheet-group = { titicaca-when }: largest group of villages, 3 each
titicaca-sheet-most = { titicaca-when }, region { $region }: { titicaca-what }, most villages ({ $villages })
titicaca-sheet-tie-won = { titicaca-when }, region { $region }: { titicaca-what }, tied at { $villages }, won by lakes and temples:{ titicaca-figures }
titicaca-sheet-tie-shared = { titicaca-when }, region { $region }: { titicaca-what }, { $points } shared after a tie:{ titicaca-figures }

# What a region would score
titicaca-preview-most = { titicaca-what }: { $points } for { titicaca-colour }, most villages ({ $villages })
titicaca-preview-tie-won = { titicaca-what }: { $points } for { titicaca-colour }, tie won:{ titicaca-figures }
titicaca-preview-tie-shared = { titicaca-what }: { $points } shared, { $each } each:{ titicaca-figures }
titicaca-preview-tie-open = { titicaca-what }: { $points }, a hidden temple decides:{ titicaca-figures }

# The board in words
titicaca-board-legend = ~ lake; f forest, m mountain, s savanna, p pampa, g meadow; then the owner: Y yellow, R red, O orange, P purple, K pink
titicaca-board-round-lake = Round { $round }, lake { $round }. Empty lands there: { $lands }
titicaca-board-round-extra = Further round { $round }. Empty lands: { $lands }
titicaca-board-player = { titicaca-colour }: { $score } points, { $stock } arms, { $villages ->
    [one] { $villages } village
   *[other] { $villages } villages
}, temples in hand { $hand }, built { $built }{ $arrow ->
    [yes] , has the arrow
   *[no] {""}
}
titicaca-board-region = Region { $region }: { $lands }; lakes { $lakes }; would score:{ titicaca-figures }
titicaca-board-bid = Your sealed bid: { $amount }

# Why not
titicaca-refusal-over = The game is over.
titicaca-refusal-unarmed = You have no arms to bid.
titicaca-refusal-sealed = Your bid is sealed; the others are still choosing.
titicaca-refusal-not-asked = It is { titicaca-colour }’s turn.
titicaca-refusal-unreadable = “{ $text }” is not the notation of any choice.
titicaca-refusal-first-bid = Now all bid, in secret.
titicaca-refusal-first-settle = First put a village on an empty land of this round.
titicaca-refusal-first-join = First join your new land to a region, or decline.
titicaca-refusal-first-unite = First unite two other regions, or decline.
titicaca-refusal-first-temple = First build a temple, or decline.
titicaca-refusal-too-much = You have { $stock } arms; { $amount } is more than that.
titicaca-refusal-no-hex = There is no hex “{ $at }” in this country.
titicaca-refusal-lake = { $at } is a lake; villages stand on land.
titicaca-refusal-settled = { $at } is taken by { titicaca-colour }.
titicaca-refusal-other-lake = { $at } does not lie at lake { $lake }, whose round this is.
titicaca-refusal-no-region = { $at } is not settled and belongs to no region.
titicaca-refusal-itself = { $at } is the new land itself.
titicaca-refusal-no-edge = The region of { $region } shares no edge with { $at }.
titicaca-refusal-has-kind = The region of { $region } has this kind of land already: { titicaca-kind }.
titicaca-refusal-same-region = { $one } and { $other } lie in the same region.
titicaca-refusal-own-region = The region with the new land, { $region }, cannot be one of the two.
titicaca-refusal-no-partner = No region can be united with that of { $at } now: the two need a common stick, a village of yours, your new land’s region beside one of them, and in each a kind that the other lacks.
titicaca-refusal-no-stick = The regions of { $one } and { $other } share no stick.
titicaca-refusal-no-village = You have no village in the regions of { $one } and { $other }.
titicaca-refusal-not-near = Neither { $one } nor { $other } is adjacent to your region { $region }.
titicaca-refusal-nothing-new = Of { $one } and { $other }, one has no kind of land that the other lacks.
titicaca-refusal-not-your-land = You have no village on { $at }.
titicaca-refusal-has-temple = There is a temple on { $at } already.
titicaca-refusal-temple-built = Your temple +{ $value } stands on { $at }.
titicaca-refusal-too-far = { $at } lies neither in the region of { $region } nor in one adjacent to it.

# What is wrong with tiles or a position
titicaca-tiles-faces = Tile { $tile } has { $found } faces; it needs four.
titicaca-tiles-face = “{ $word }” is neither a lake from 1 to 15 nor one of f, m, s, p, g.
titicaca-tiles-count = There are { $found } tiles; twelve are needed.
titicaca-tiles-lake = Lake { $lake } occurs { $found } times; it must occur once.
titicaca-tiles-lands = There are { $found } lands; 33 are needed.
titicaca-tiles-apart = Lakes 1 and 7 must be on different tiles.
titicaca-position-part = “{ $word }” begins no part of a position.
titicaca-position-twice = “{ $word }” is told twice.
titicaca-position-players = A position needs a part for yellow, red and so on, two to five colours.
titicaca-position-country = A position needs a country of 1 to 48 hexes.
titicaca-position-hex = “{ $word }” is no hex such as a3f or b4~12, or it comes twice.
titicaca-position-number = “{ $word }” is not a number that can stand here.
titicaca-position-colour = “{ $word }” is no colour of this game.
titicaca-position-land = “{ $at }” is no land of the country.
titicaca-position-taken = Two villages stand on { $at }.
titicaca-position-temple = “{ $word }” is no place for that temple.
titicaca-position-player = “{ $word }” says nothing about { titicaca-colour }.
titicaca-position-region = “{ $word }” is no region of adjoining settled lands.
titicaca-position-bids = “{ $word }” are not the bids of this moment.
titicaca-position-counted = “{ $word }” is nothing that was counted.
titicaca-position-decision = “{ $word }” is no decision of such a position.
titicaca-position-ending = No game ends with “{ $word }” like this.
titicaca-position-score = { titicaca-colour } cannot have { $score } points: what was counted makes { $counted }.
titicaca-position-fresh = { $at } is not the new land of whose turn it is.
titicaca-position-no-land = No land can be settled in this round.
titicaca-position-no-option = Nothing is possible in the step “{ $word }”.
titicaca-position-one-word = “{ $word }” should be one word.

# The workshop
titicaca-workshop-tiles =
    Twelve lines, one for each tile, in any order.
    Four faces in each line, clockwise from one of the two tips of the rhombus: tip, middle, tip, middle.
    A number from `1` to `15` is a lake; `f` forest, `m` mountain, `s` savanna, `p` pampa, `g` meadow.
    Each lake occurs once, and lakes 1 and 7 on different tiles; 33 lands in all.
    What follows a `#` is a remark.
titicaca-workshop-sound = Twelve tiles with fifteen lakes; { $forest } forests, { $mountain } mountains, { $savanna } savannas, { $pampa } pampas and { $meadow } meadows.
