# What the Titicaca board says to those who read it rather than see it, and its tools.

titicaca-spot-lake = Hex { $at }, lake { $lake }
titicaca-spot-land = Hex { $at }, { titicaca-kind }
titicaca-spot-village = village of { titicaca-colour }
titicaca-spot-open = empty, to be settled this round
titicaca-spot-empty = empty
titicaca-spot-temple = { $value ->
    [0] temple of hidden value
   *[other] temple +{ $value }
}
titicaca-spot-region = Region { $region }, { $lands ->
    [one] { $lands } land
   *[other] { $lands } lands
}
titicaca-bidding = Your sealed bid
titicaca-bid-less = One arm less
titicaca-bid-more = One arm more
titicaca-bid-amount = Bid: { $amount }
titicaca-bid-arm = { $step ->
    [1] Add a shield: 1
    [2] Add a sword: 2
    [4] Add a lance: 4
   *[6] Add a bow: 6
}
titicaca-bid-seal = { $amount ->
    [0] Bid nothing
   *[other] Seal the bid: { $amount }
}
titicaca-bid-sealed = Your bid is sealed: { $amount }. The others are choosing.
titicaca-card-facts = { $lands ->
    [one] { $lands } land
   *[other] { $lands } lands
}, { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
}
titicaca-card-region = Region { $region }, if it were counted now
titicaca-regions = Regions
titicaca-have-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
titicaca-have-arms = { $count ->
    [one] { $count } arm
   *[other] { $count } arms
}
titicaca-have-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
titicaca-have-temples = { $count ->
    [0] no temple in hand
    [one] { $count } temple in hand
   *[other] { $count } temples in hand
}
titicaca-have-arrow = Has the arrow: first among equal bids
titicaca-have-bid = Bid { $bid }
titicaca-choice-bid-legend = Set the number and seal your bid
titicaca-choice-settle-legend = Empty land: settle it
titicaca-choice-join-legend = Region: join it with your new land
titicaca-choice-unite-legend = Two regions: unite them
titicaca-choice-unite-begins = Unite it with another region
titicaca-choice-temple-legend = Land of yours: build a temple there
titicaca-choice-temple-begins = Build a temple here
titicaca-temples = Which temple, and where?
titicaca-order = Bids, in the order of the turns
