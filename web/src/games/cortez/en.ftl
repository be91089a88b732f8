# What the Cortez board says to those who read it rather than see it, and its legend.

cortez-square = { $at }, { $kind ->
    [village] village of { $village }
    [port] port
    [sea] sea
    [road] road
    [bridge] { $broken ->
        [yes] broken bridge
       *[no] bridge
    }
    [city] city
   *[land] land
}, { cortez-troop }
cortez-holding = { $what }: { $count }
cortez-holding-warrior = Warrior { $rank }: { $count }
cortez-warrior = Warrior { $rank }
cortez-backs = { $count ->
    [one] one warrior face down
   *[other] { $count } warriors face down
}
cortez-goal = Temple { $number }
cortez-bids = Bids
cortez-battle = Battle of { $at }
cortez-attacker = Attack
cortez-defender = Defence
cortez-asks = asks
cortez-offer = Offer
cortez-draft = Your offer
cortez-gives = gives
cortez-wants = wants
cortez-sealed-offer = Only they know what for what.
cortez-treasures = Treasures { $turned }/{ $wanted }
cortez-events-left = { $count ->
    [one] one event left
   *[other] { $count } events left
}
cortez-leading = { $nation ->
    [aztec] The Aztecs hold the city
   *[spanish] The Spaniards hold the city
}
cortez-auction = Auction
cortez-out = out
cortez-plaque = { $provisions } provisions, { $warriors } warriors, { $collars } free collars, { $treasures } treasures, { $bribes } bribes
cortez-choice-move-legend = Troop of yours: move it
cortez-choice-to-legend = Where it can go; a number is camouflage to pay, a dashed red edge an attack
cortez-choice-collar-legend = Troop of your nation: put a collar on
cortez-choice-recruit-legend = Troop of your nation: put a collar on
cortez-choice-retreat-legend = Where the beaten troop may go
cortez-choice-flip-legend = Bridge: break or rebuild it
cortez-choice-take-legend = Troop that may be taken up
cortez-choice-put-legend = Where it may be put
cortez-choice-lay-legend = Warrior: lay it face down
cortez-choice-return-legend = Warrior: send it away
cortez-choice-discard-legend = Provision: discard it
cortez-choice-pay-legend = Provision: pay with it
cortez-choice-bid-legend = Bid
