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
cortez-price-asked = asks
cortez-offer = Offer
cortez-draft-offer = Your offer
cortez-draft-call = Your call for help
cortez-draft-show = Cards to show
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
cortez-you-give = Give
cortez-you-want = Want
cortez-addressed = To
cortez-for = for
cortez-nothing = nothing
cortez-quote = “{ $text }”
cortez-promise-title = Promise
cortez-ask-title = Ask for
cortez-promise-peace = Peace
cortez-promise-troop = Troop
cortez-promise-square = Square
cortez-promise-help = Help
cortez-promises = Promises
cortez-until-title = Until when?
cortez-until-turn = End of this turn
cortez-until-round = { cortez-colour }’s next turn
cortez-until-treasure = Next treasure
cortez-side-title = Which side?
cortez-you-pay = Pay
cortez-you-show = Show
cortez-warriors = Warriors
cortez-show-hint = They stay in your hand; only those you choose see them.
cortez-calls = Calls
cortez-pays = and pays
cortez-answer = Answer the call
cortez-shown = shows
cortez-cannot-do = You cannot do or pay that
cortez-accept = Accept
cortez-cannot = You do not have the cards
cortez-reject = { $reason ->
    [dear] Too dear
    [need] I need those
    [rival] Not with you
   *[none] Reject
}
cortez-hire = Hire
cortez-refuse = Refuse
cortez-your-price = Price
cortez-support-attacker = Support the attack
cortez-support-defender = Support the defence
cortez-proxy = by proxy
cortez-stance = { $stance ->
    [undecided] is thinking
    [building] is thinking
    [away] stays away
    [proposed] names a price
   *[joined] joins
}
cortez-highest = Highest bid: { $bid }
cortez-no-bid = No bid yet
cortez-paid = Paid { $paid } of { $bid }
cortez-generals = Choose your general
cortez-choice-general-legend = General: lead it
cortez-choice-give-legend = Card to give
cortez-choice-want-legend = Card to want
cortez-choice-to-seat-legend = To whom
cortez-choice-promise-legend = A promise
cortez-choice-ask-legend = A promise to ask for
cortez-choice-until-legend = Until when
cortez-choice-side-legend = Side to support
cortez-choice-spare-legend = What is not attacked
cortez-choice-answer-legend = Answer a call for help
cortez-choice-show-card-legend = Provision to show
cortez-choice-show-warrior-legend = Warrior to show
cortez-choice-accept-legend = Accept an offer
cortez-choice-reject-legend = Reject it, with a reason or without
cortez-choice-price-legend = Card to ask
cortez-choice-hire-legend = Hire a mercenary
cortez-choice-refuse-legend = Refuse the price
cortez-choice-play-legend = Bribe: play it
cortez-choice-support-legend = Support a side
cortez-wish = Make an offer at the next chance
cortez-words = In words
cortez-words-hint = A promise of your own
cortez-draft-haste = It is not your turn: the bots wait half a minute, people as long as they like.
cortez-counter = Counter-offer
cortez-event-paid-all = { cortez-colour } paid{ cortez-cards }.
cortez-event-laid-all = { cortez-colour } laid { $count } warriors face down.
cortez-event-armed-all = { cortez-colour } added { $count } weapons.
