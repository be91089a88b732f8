# Cortez in English.

cortez-colour = { $colour ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [blue] Blue
    [green] Green
   *[violet] Violet
}
cortez-colour-red = Red
cortez-colour-orange = Orange
cortez-colour-yellow = Yellow
cortez-colour-blue = Blue
cortez-colour-green = Green
cortez-colour-violet = Violet
cortez-with = { $with ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [blue] Blue
    [green] Green
   *[violet] Violet
}
cortez-of = { $of ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [blue] Blue
    [green] Green
   *[violet] Violet
}
cortez-mercenary = { $mercenary ->
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [blue] Blue
    [green] Green
   *[violet] Violet
}
cortez-troop = { $troop ->
    [none] nobody
    [aztec] an Aztec troop
    [spanish] a Spanish troop
    [red] Red’s troop
    [orange] Orange’s troop
    [yellow] Yellow’s troop
    [blue] Blue’s troop
    [green] Green’s troop
   *[violet] Violet’s troop
}
cortez-card = { $card ->
    [camouflage] camouflage
    [weapon] a weapon
    [food] food
   *[gold] gold
}
cortez-cards = { $cards_camouflage ->
    [0] {""}
   *[other] {" "}{ $cards_camouflage }×camouflage
}{ $cards_weapon ->
    [0] {""}
   *[other] {" "}{ $cards_weapon }×weapon
}{ $cards_food ->
    [0] {""}
   *[other] {" "}{ $cards_food }×food
}{ $cards_gold ->
    [0] {""}
   *[other] {" "}{ $cards_gold }×gold
}
cortez-price = { $price_camouflage ->
    [0] {""}
   *[other] {" "}{ $price_camouflage }×camouflage
}{ $price_weapon ->
    [0] {""}
   *[other] {" "}{ $price_weapon }×weapon
}{ $price_food ->
    [0] {""}
   *[other] {" "}{ $price_food }×food
}{ $price_gold ->
    [0] {""}
   *[other] {" "}{ $price_gold }×gold
}
cortez-give = { $give_camouflage ->
    [0] {""}
   *[other] {" "}{ $give_camouflage }×camouflage
}{ $give_weapon ->
    [0] {""}
   *[other] {" "}{ $give_weapon }×weapon
}{ $give_food ->
    [0] {""}
   *[other] {" "}{ $give_food }×food
}{ $give_gold ->
    [0] {""}
   *[other] {" "}{ $give_gold }×gold
}
cortez-want = { $want_camouflage ->
    [0] {""}
   *[other] {" "}{ $want_camouflage }×camouflage
}{ $want_weapon ->
    [0] {""}
   *[other] {" "}{ $want_weapon }×weapon
}{ $want_food ->
    [0] {""}
   *[other] {" "}{ $want_food }×food
}{ $want_gold ->
    [0] {""}
   *[other] {" "}{ $want_gold }×gold
}
cortez-to = { $to_red ->
    [1] {" "}Red
    [2] , Red
    [3] {" "}and Red
   *[other] {""}
}{ $to_orange ->
    [1] {" "}Orange
    [2] , Orange
    [3] {" "}and Orange
   *[other] {""}
}{ $to_yellow ->
    [1] {" "}Yellow
    [2] , Yellow
    [3] {" "}and Yellow
   *[other] {""}
}{ $to_blue ->
    [1] {" "}Blue
    [2] , Blue
    [3] {" "}and Blue
   *[other] {""}
}{ $to_green ->
    [1] {" "}Green
    [2] , Green
    [3] {" "}and Green
   *[other] {""}
}{ $to_violet ->
    [1] {" "}Violet
    [2] , Violet
    [3] {" "}and Violet
   *[other] {""}
}
cortez-promise = { $promise ->
    [peace] I will not attack you
    [troop] I will not attack the troop on { $promise_at }
    [square] I will attack nobody on { $promise_at }
    [help] { $promise_at ->
        [attacker] I will support the attacker in this battle
        [defender] I will support the defender in this battle
       *[other] I will support a side in this battle
    }
   *[none] no promise
}{ cortez-promise-until }
cortez-promise-until = { $promise_until ->
    [turn] {" "}before this turn is over
    [round] {" "}before { $promise_of ->
        [red] Red’s
        [orange] Orange’s
        [yellow] Yellow’s
        [blue] Blue’s
        [green] Green’s
       *[violet] Violet’s
    } next turn
    [treasure] {" "}before the next treasure
   *[none] {""}
}
cortez-asks = { $asks ->
    [peace] Do not attack me
    [troop] Do not attack the troop on { $asks_at }
    [square] Attack nobody on { $asks_at }
    [help] { $asks_at ->
        [attacker] Support the attacker in this battle
        [defender] Support the defender in this battle
       *[other] Support a side in this battle
    }
   *[none] no promise
}{ cortez-asks-until }
cortez-asks-until = { $asks_until ->
    [turn] {" "}before this turn is over
    [round] {" "}before { $asks_of ->
        [red] Red’s
        [orange] Orange’s
        [yellow] Yellow’s
        [blue] Blue’s
        [green] Green’s
       *[violet] Violet’s
    } next turn
    [treasure] {" "}before the next treasure
   *[none] {""}
}
cortez-reason = { $reason ->
    [dear] That is too dear.
    [need] I need those cards myself.
    [rival] Not with you: you are too far ahead.
   *[none] {""}
}
cortez-bribe = { $bribe ->
    [three] a pact worth 3 points
    [five] a pact worth 5 points
    [seven] a pact worth 7 points
    [warriors] prisoners freed: draw 5 warriors
    [provisions] a hidden store: draw 5 provisions
    [title] a place on a waiting list, worth nothing
    [chronicle] a line in a chronicle, worth nothing
    [own] put one of your troops on any free square
   *[other] put a troop with another player’s collar on any free square
}
cortez-bribe-three = Pact: 3 points
cortez-bribe-five = Pact: 5 points
cortez-bribe-seven = Pact: 7 points
cortez-bribe-warriors = Freed prisoners: 5 warriors
cortez-bribe-provisions = Hidden store: 5 provisions
cortez-bribe-title = A title: nothing
cortez-bribe-chronicle = A chronicle: nothing
cortez-bribe-own = Secret path: your troop anywhere
cortez-bribe-other = False message: another’s troop anywhere
cortez-event-name = { $event ->
    [bridges] Bridges
    [flight-aztec] Flight (Aztec)
    [flight-spanish] Flight (Spanish)
    [attack-aztec] Attack (Aztec)
    [attack-spanish] Attack (Spanish)
    [plunder] Plunder
    [supply] Supply
    [mutiny] Mutiny
    [bribery] Bribery
    [treasure] Treasure
   *[none] –
}
cortez-kind-camouflage = Camouflage
cortez-kind-weapon = Weapon
cortez-kind-food = Food
cortez-kind-gold = Gold
cortez-nation-aztec = Aztec
cortez-nation-spanish = Spanish

# Options
cortez-option-passage = Free passage through one’s own
cortez-option-passage-about = Own troops and uncollared ones of one’s own nation are passed without a camouflage card. Off: every troop passed costs one.
cortez-option-board = Map by hand
cortez-option-board-about = Another map, as the workshop writes it: rows from the top, divided by strokes. Empty: the map of the house.

# What is expected
cortez-prompt-choose = Choose the general you lead.
cortez-prompt-collar = Put a collar on a troop of your nation outside the city.
cortez-prompt-flip = Bridges: break or rebuild one, or leave them.
cortez-prompt-take = { $errand ->
    [1] Flight: take an uncollared troop of that nation out of the city.
    [2] Attack: take an uncollared troop of that nation that shall enter the city.
    [3] Take up one of your troops.
   *[4] Take up a troop with another player’s collar.
}
cortez-prompt-put = { $errand ->
    [1] Put it on any free land square.
    [2] Put it on a free square of the city.
   *[other] Put it on any free square.
}
cortez-prompt-discard = Plunder: discard { $left } more { $left ->
    [one] provision
   *[other] provisions
}.
cortez-prompt-return = Mutiny: send { $left } more { $left ->
    [one] warrior
   *[other] warriors
} away.
cortez-prompt-bid = { $bid ->
    [0] A bribe is auctioned: name a bid, or pass.
   *[other] The bid stands at { $bid }: raise it, or pass for good.
}
cortez-prompt-pay = Pay your bid of { $bid }; paid so far: { $paid }. Dearest cards first.
cortez-prompt-act = { $actions ->
    [one] Your second action
   *[other] Your first of two actions
}: move a troop, draw a provision, or pay food for four warriors.
cortez-prompt-move = { $detour ->
    [0] Where does the troop go?
    [1] Where does the troop go for one camouflage?
   *[other] Where does the troop go for { $detour }×camouflage?
}
cortez-prompt-feed = You are attacked: pay one food for four warriors first?
cortez-prompt-attack = Lay your warriors face down, then weapons.
cortez-prompt-defend = Surrender, or lay warriors and weapons, even none.
cortez-prompt-talks = A battle: support a side, answer a call, or stay away.
cortez-prompt-support = Lay at most one warrior and any weapons, name a price or none, and say done.
cortez-prompt-hire = Mercenaries name their price: hire or refuse. You may also call for help.
cortez-prompt-recruit = You won: put a collar on a troop of your nation outside the city, or not.
cortez-prompt-retreat = Choose where the beaten troop goes.
cortez-prompt-draft = Your offer: say what you give and want, to whom, and which promise you give or ask for; then send it.
cortez-prompt-call = Your call for help: say what you pay and whom you call; then send it. All can see it.
cortez-prompt-show = Choose the cards you show and who may see them; then say done. They stay in your hand.
cortez-prompt-troop = Your promise: which troop will you not attack?
cortez-prompt-troop-asked = The promise you ask for: which troop shall not be attacked?
cortez-prompt-square = Your promise: on which square will you attack nobody?
cortez-prompt-square-asked = The promise you ask for: on which square shall nobody be attacked?
cortez-prompt-help = Your promise: which side will you support in this battle?
cortez-prompt-help-asked = The promise you ask for: which side shall be supported in this battle?
cortez-prompt-until = Until when does the promise hold?
cortez-prompt-answer = An offer is waiting for your answer.
cortez-prompt-speak = You may speak or answer; nobody waits for you. After “nothing to say” you are silent for the rest of the turn, or of the talks, unless someone speaks to you.

# Choices
cortez-choice-general = Lead { cortez-colour } ({ $nation ->
    [aztec] Aztec
   *[spanish] Spanish
})
cortez-choice-stop = End the turn
cortez-choice-draw = Draw one provision
cortez-choice-food = Pay food, draw four warriors
cortez-choice-feed = Pay food, draw four warriors
cortez-choice-pass-flip = Leave the bridges
cortez-choice-pass-bid = Pass for good
cortez-choice-pass-feed = Pay nothing
cortez-choice-pass-talks = Nothing to say
cortez-choice-pass-recruit = No collar
cortez-choice-pass-act = Nothing to say
cortez-choice-detour = { $cards ->
    [1] Show the ways that cost one camouflage
   *[other] Show the ways that cost { $cards }×camouflage
}
cortez-choice-done = Done
cortez-choice-surrender = Surrender
cortez-choice-weapon = Add a weapon
cortez-choice-offer = Make an offer
cortez-choice-send = Send it
cortez-choice-call = Call for help
cortez-choice-show = Show cards
cortez-choice-back = Not this promise
cortez-choice-to-all = To all
cortez-choice-answer = Answer { cortez-colour }’s call
cortez-choice-show-card = Show { cortez-card }
cortez-choice-show-warrior = Show the warrior { $number }
cortez-choice-ask = Ask for the promise: { $promise ->
    [peace] not to attack you
    [troop] not to attack a troop
    [square] to attack nobody on a square
   *[help] to support a side in this battle
}
cortez-choice-spare = { $troop ->
    [none] Nobody on { $at }
   *[other] { cortez-troop } on { $at }
}
cortez-choice-side = The { $side ->
    [attacker] attacker
   *[defender] defender
}
cortez-choice-until = { $until ->
    [turn] Until the end of this turn
    [round] Until { cortez-of }’s next turn
   *[treasure] Until the next treasure
}
cortez-choice-drop = Drop it
cortez-choice-withdraw = Withdraw the offer
cortez-choice-support = Support the { $side ->
    [attacker] attacker
   *[defender] defender
}
cortez-choice-lay = Lay the { $number }
cortez-choice-return = Send the { $number } away
cortez-choice-give = Give { cortez-card }
cortez-choice-want = Want { cortez-card }
cortez-choice-price = Ask { cortez-card }
cortez-choice-pay = Pay { cortez-card }
cortez-choice-discard = Discard { cortez-card }
cortez-choice-to-seat = To { cortez-colour }
cortez-choice-accept = Accept { cortez-colour }’s offer
cortez-choice-reject = Reject { cortez-colour }’s offer{ $reason ->
    [dear] : too dear
    [need] : I need those
    [rival] : not with you
   *[none] {""}
}
cortez-choice-hire = Hire { cortez-colour }
cortez-choice-refuse = Refuse { cortez-colour }’s price{ $reason ->
    [dear] : too dear
    [need] : I need those
    [rival] : not with you
   *[none] {""}
}
cortez-choice-promise = Promise: { $promise ->
    [peace] not to attack them
    [troop] not to attack a troop
    [square] to attack nobody on a square
   *[help] to support a side in this battle
}
cortez-choice-play = Play: { cortez-bribe }
cortez-choice-bid = Bid { $number }
cortez-choice-move = Move the troop on { $at }
cortez-choice-collar = Collar the troop on { $at }
cortez-choice-flip = { $broken ->
    [yes] Rebuild the bridge { $at }
   *[no] Break the bridge { $at }
}
cortez-choice-take = Take up { cortez-troop } on { $at }
cortez-choice-put = Put it on { $at }
cortez-choice-recruit = Collar the troop on { $at }
cortez-choice-retreat = Send it to { $at }
cortez-choice-to = { $troop ->
    [none] Move to { $to }{ $village ->
        [0] {""}
       *[other] , village of { $village }
    }
   *[other] Attack { cortez-troop } on { $to }
}{ $cards ->
    [0] {""}
   *[other] {" "}({ $cards }×camouflage)
}

# Events
cortez-event-chose = { cortez-colour } enters the field.
cortez-event-collared = { cortez-colour } collared the troop on { $at }.
cortez-event-told-objective = Your secret objective is temple { $number }.
cortez-event-turned = { cortez-colour } turned an event: { cortez-event-name }.
cortez-event-treasure-taken = { cortez-colour } took the treasure with { $count } in the city.
cortez-event-treasure-lost = Nobody is there to take the treasure.
cortez-event-nothing-happened = Nothing happens.
cortez-event-bridge-broken = { cortez-colour } broke the bridge { $at }.
cortez-event-bridge-rebuilt = { cortez-colour } rebuilt the bridge { $at }.
cortez-event-bridges-left = { cortez-colour } left the bridges.
cortez-event-took-up = { cortez-colour } took up { cortez-troop } on { $at }.
cortez-event-set-out = { cortez-colour } set out from { $at }.
cortez-event-placed = { cortez-colour } put { cortez-troop } from { $from } on { $to }.
cortez-event-plundered = { cortez-colour } lost to plunder:{ cortez-cards }.
cortez-event-mutinied = { cortez-colour } lost { $count } warriors to the mutiny.
cortez-event-passed-bid = { cortez-colour } passed.
cortez-event-bid = { cortez-colour } bid { $bid }.
cortez-event-paid = { cortez-colour } paid { cortez-card }.
cortez-event-bribed = { cortez-colour } took the bribe{ $bid ->
    [0] {" "}for nothing
   *[other] {" "}for { $bid }
}.
cortez-event-bribed-card = The bribe: { cortez-bribe }.
cortez-event-reshuffled = The { $count } discards are shuffled into a new deck.
cortez-event-drew = { cortez-colour } drew { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
}.
cortez-event-drew-cards = You drew:{ cortez-cards }.
cortez-event-levied = { cortez-colour } drew { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}.
cortez-event-levied-cards = You drew the warriors { $cards }.
cortez-event-ate = { cortez-colour } paid food for warriors.
cortez-event-stopped = { cortez-colour } ended the turn.
cortez-event-played = { cortez-colour } played a bribe: { $bribe ->
    [warriors] freed prisoners, 5 warriors
    [provisions] a hidden store, 5 provisions
    [own] a secret path, one’s own troop to any free square
   *[other] a false message, another player’s troop to any free square
}.
cortez-event-moved = { cortez-colour } moved from { $from } to { $to }{ $cards ->
    [0] {""}
   *[other] , with { $cards }×camouflage
}.
cortez-event-attacked = { cortez-colour } attacked { cortez-troop } on { $at }.
cortez-event-drew-lot = { cortez-colour } drew { cortez-card } for the defence.
cortez-event-proxy = { cortez-colour } defends as proxy.
cortez-event-fed = { cortez-colour } paid food before the battle.
cortez-event-unfed = { cortez-colour } paid no food.
cortez-event-laid = { cortez-colour } laid a warrior face down.
cortez-event-armed = { cortez-colour } added a weapon.
cortez-event-arrayed = { cortez-colour } attacks with { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}.
cortez-event-stood = { cortez-colour } stands { $count ->
    [0] without warriors
    [one] with { $count } warrior
   *[other] with { $count } warriors
}.
cortez-event-surrendered = { cortez-colour } surrendered.
cortez-event-stayed-away = { cortez-colour } stayed away.
cortez-event-joined = { cortez-colour } joined the { $side ->
    [attacker] attacker
   *[defender] defender
}: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}, { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
}.
cortez-event-proposed = { cortez-colour } offers the { $side ->
    [attacker] attacker
   *[defender] defender
} { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
} and { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
} for{ cortez-price }.
cortez-event-hired = { cortez-colour } hired { cortez-mercenary } for{ cortez-price }.
cortez-event-spurned = { cortez-colour } refused { cortez-mercenary }’s price. { cortez-reason }
cortez-event-revealed = { cortez-colour } had laid { $count ->
    [0] no warrior
   *[other] { $cards }
}{ $weapons ->
    [0] {""}
    [one] , with 1 weapon
   *[other] , with { $weapons } weapons
}.
cortez-event-compared = { $attack } for the attack, { $defence } for the defence.
cortez-event-won = { cortez-colour } won the battle of { $at }.
cortez-event-recruited = { cortez-colour } collared the troop on { $at }.
cortez-event-recruited-nobody = { cortez-colour } collared nobody.
cortez-event-retreated = { cortez-colour } sent { cortez-troop } to { $to }.
cortez-event-collar-lost = { cortez-colour } lost the collar on { $at }.
cortez-event-offered = { cortez-colour } made an offer to{ cortez-to }.
cortez-event-offered-cards = { cortez-colour } gives{ cortez-give }{ $give ->
    [0] {" "}nothing
   *[other] {""}
} and wants{ cortez-want }{ $want ->
    [0] {" "}nothing
   *[other] {""}
}{ $promise ->
    [none] {""}
   *[other] . Promise given: “{ cortez-promise }”
}{ $asks ->
    [none] {""}
   *[other] . Promise wanted: “{ cortez-asks }”
}.
cortez-event-pledged = { cortez-colour } promised { cortez-with }: “{ cortez-promise }”
cortez-event-promise-kept = { cortez-colour } kept the promise to { cortez-with }: “{ cortez-promise }”
cortez-event-promise-broken = { cortez-colour } broke the promise to { cortez-with }: “{ cortez-promise }”
cortez-event-called = { cortez-colour } calls{ cortez-to } for help and would pay{ cortez-price }.
cortez-event-showed = { cortez-colour } showed cards to{ cortez-to }.
cortez-event-showed-cards = { cortez-colour } showed{ cortez-cards }{ $cards ->
    [0] {""}
   *[other] { $count ->
        [0] {""}
       *[other] {" "}and
    }
}{ $count ->
    [0] {""}
    [one] {" "}the warrior { $warriors }
   *[other] {" "}the warriors { $warriors }
}.
cortez-event-promised = { cortez-colour } says: “{ $words }”
cortez-event-traded = { cortez-colour } traded with { cortez-with }: { $given } for { $taken }.
cortez-event-rejected = { cortez-colour } rejected { cortez-of }’s offer. { cortez-reason }
cortez-event-closed = { cortez-colour }’s offer found nobody.
cortez-event-withdrew = { cortez-colour } withdrew the offer.
cortez-event-draft-lapsed = The offer you were making has lapsed.
cortez-event-showing-lapsed = The cards you were choosing to show stay unseen.
cortez-event-lapsed = { cortez-colour }’s offer has lapsed.
cortez-event-ended = { $ending ->
    [city-full] The city is full: the game is over.
   *[last-treasure] The last treasure is turned: the game is over.
}

# The end
cortez-ending-last-treasure = after the last treasure
cortez-ending-city-full = because the city was full
cortez-sheet-nation = { $nation ->
    [aztec] The Aztecs hold the city
   *[spanish] The Spaniards hold the city
}
cortez-sheet-troops = { $count ->
    [one] { $count } troop in the city
   *[other] { $count } troops in the city
}
cortez-sheet-objective = Objective: temple { $number }
cortez-sheet-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
cortez-sheet-gold = { $count } gold
cortez-sheet-bribes = Bribes

# The board in words
cortez-board-signs = . land, a number: village, P port, ~ sea, = road, # bridge, x broken, _ city; a Aztec, s Spanish, capitals: collars by colour
cortez-board-seat = { cortez-colour }: { $provisions } provisions, { $warriors } warriors, { $collars } free collars, { $treasures } treasures, { $bribes } bribes
cortez-board-piles = Provisions left: { $deck }; treasures turned: { $turned } of { $wanted }
cortez-board-event = Event: { cortez-event-name }
cortez-board-offer = { cortez-colour } offers{ cortez-to }:{ cortez-give }{ $give ->
    [0] {" "}nothing
   *[other] {""}
} for{ cortez-want }{ $want ->
    [0] {" "}nothing
   *[other] {""}
}{ $promise ->
    [none] {""}
   *[other] . Promise given: “{ cortez-promise }”
}{ $asks ->
    [none] {""}
   *[other] . Promise wanted: “{ cortez-asks }”
}
cortez-board-offer-sealed = { cortez-colour } has made an offer to{ cortez-to }
cortez-board-call = { cortez-colour } calls{ cortez-to } for help and would pay{ cortez-price }
cortez-board-draft = { $kind ->
    [call] Your call, to{ cortez-to }, would pay{ cortez-price }
    [show] You show,{ cortez-to }:{ cortez-cards }, warriors { $warriors }
   *[offer] Your offer,{ cortez-to }:{ cortez-give } for{ cortez-want }{ $promise ->
        [none] {""}
       *[other] . Promise given: “{ cortez-promise }”
    }{ $asks ->
        [none] {""}
       *[other] . Promise wanted: “{ cortez-asks }”
    }
}
cortez-board-promise = { cortez-colour } has promised { cortez-with }: “{ cortez-promise }”
cortez-board-hand = Yours: { $camouflage } camouflage, { $weapon } weapons, { $food } food, { $gold } gold; warriors { $warriors }; temple { $objective }; bribes { $bribes }

# Why not
cortez-refusal-over = The game is over.
cortez-refusal-unreadable = “{ $text }” is not the notation of any choice.
cortez-refusal-not-asked = It is for { cortez-colour } to decide now.
cortez-refusal-other-question = { $decision ->
    [choose] Now a general is chosen.
    [collar] Now collars are put on.
    [flip] Now the bridges are decided.
    [take] Now a troop is taken up.
    [put] Now the troop in hand is put down.
    [discard] Now provisions are discarded.
    [return] Now warriors are sent away.
    [bid] Now there are bids.
    [pay] Now the bid is paid.
    [act] Now an action is chosen.
    [move] Now the troop says where it goes.
    [feed] Now the defender may pay food.
    [attack] Now the attacker lays.
    [defend] Now the defender lays or surrenders.
    [talks] Now mercenaries decide.
    [recruit] Now the winner may put on a collar.
   *[retreat] Now the beaten troop is sent away.
}
cortez-refusal-no-square = “{ $text }” is no square of this map.
cortez-refusal-general = “{ $text }” is no general you can lead: taken, unknown, or his nation has its half.
cortez-refusal-no-food = You have no food to pay.
cortez-refusal-no-bribe = You hold no bribe “{ $text }” that could be played.
cortez-refusal-bid = “{ $text }” is no bid you can make: at least { $least }, at most what your hand is worth.
cortez-refusal-pay = Pay { $bid } (so far { $paid }), the dearest cards first, and no card too many.
cortez-refusal-no-card = You hold no card “{ $text }”.
cortez-refusal-one-warrior = A mercenary lays at most one warrior of his hand, after saying whom he supports.
cortez-refusal-weapons-last = Warriors come first, weapons after.
cortez-refusal-weapon = You need a weapon in hand and a warrior for it.
cortez-refusal-lay-first = Lay something first.
cortez-refusal-no-surrender = You have laid warriors already: stand by them.
cortez-refusal-not-recruitable = On { $at } stands no uncollared troop of your nation.
cortez-refusal-in-city = { $at } lies in the city: no collars there.
cortez-refusal-no-bridge = { $at } is no bridge.
cortez-refusal-bridge-occupied = A troop stands on the bridge { $at }.
cortez-refusal-not-your-troop = On { $at } stands no troop with your collar.
cortez-refusal-stuck = The troop on { $at } has nowhere to go.
cortez-refusal-not-takeable = { $at } holds no troop that this card moves.
cortez-refusal-not-free = { $at } is not free.
cortez-refusal-retreat-city = { $at } lies in the city: the beaten troop leaves it.
cortez-refusal-not-land = { $at } is no land square.
cortez-refusal-temple-last = { $at } is a temple; another city square is still free.
cortez-refusal-not-city = { $at } does not lie in the city.
cortez-refusal-move-first = Say first which troop moves: move { $at }.
cortez-refusal-other-troop = The troop on { $at } is moving; say where to.
cortez-refusal-same-square = A move does not come back to where it began.
cortez-refusal-own-troop = On { $at } stands a troop of your own or an uncollared one of your nation.
cortez-refusal-broken = The bridge { $at } is broken.
cortez-refusal-no-warrior = Without a warrior card you cannot attack { $at }.
cortez-refusal-camouflage = { $at } costs { $cost }×camouflage; you have { $held }.
cortez-refusal-fewest = The cheapest way to { $at } costs { $cost }×camouflage. Ask for a dearer one first, if you want it.
cortez-refusal-detour = No way costs more camouflage, or you have no more.
cortez-refusal-blocked = A broken bridge cuts { $at } off.
cortez-refusal-no-way = No way leads to { $at }.
cortez-refusal-no-trade = Offers are made while an action is chosen or mercenaries talk, not now.
cortez-refusal-drafting = First finish what you are putting together: send it or drop it.
cortez-refusal-offer-open = Your offer is still open.
cortez-refusal-offers-used = { $where ->
    [battle] You have made { $most } offers in this battle; no more here.
   *[turn] You have made { $most } offers in this turn; no more before the next turn or in a battle.
}
cortez-refusal-silent = You said that you have nothing to say: you are silent for the rest of the turn or of the talks, unless someone speaks to you. You can take it back while nothing has happened since.
cortez-refusal-silent-offer = You said that you have nothing to say. You can withdraw your offer as soon as anybody says something, or take that back while nothing has happened since.
cortez-refusal-building = You are laying out your help: say done, or drop it first.
cortez-refusal-cannot-help = You can no longer support a side in this battle.
cortez-refusal-promise-first = “{ $text }”: first finish the promise, or go back.
cortez-refusal-no-promise = Say first which promise you give or ask for.
cortez-refusal-promise = “{ $text }” cannot be added: one promise given and one asked for, and help only of those who can still support a side.
cortez-refusal-show = “{ $text }” does not fit: cards of your hand, and other players.
cortez-refusal-call = “{ $text }” does not fit: cards of your hand, and players who can still support a side.
cortez-refusal-no-talks = Mercenaries are called, hired and paid while the talks of a battle go on, not now.
cortez-refusal-not-fighter = Only attacker and defender call for help.
cortez-refusal-fighter = You fight this battle yourself.
cortez-refusal-no-cards = You have no card in hand for that.
cortez-refusal-price-named = Your price is named: it is for the fighter to answer.
cortez-refusal-decided = You have decided for this battle already.
cortez-refusal-not-called = “{ $text }” has not called you.
cortez-refusal-nothing-to-lay = You have neither a warrior nor a weapon to help with.
cortez-refusal-no-mercenary = “{ $text }” has named you no price.
cortez-refusal-only-free = Your price was refused { $most } times: you can help only for nothing.
cortez-refusal-support-first = Say first whom you support.
cortez-refusal-price-is-set = You answer a call: its price is set.
cortez-refusal-price = At most { $most } cards are asked.
cortez-refusal-cannot-pay = You do not hold what is wanted.
cortez-refusal-no-reason = Give one of the known reasons, or none.
cortez-refusal-no-offer = No offer of “{ $text }” waits for you.
cortez-refusal-nothing-offered = You have no open offer.
cortez-refusal-no-draft = Begin with an offer, a call for help, or cards to show.
cortez-refusal-draft = “{ $text }” does not fit your offer: cards you hold, at most { $most } wanted, at least one card, other players.

# What is wrong with a map
cortez-map-shape = A map has rows of equal length, at least 5 and at most { $most }; this one has { $rows } rows.
cortez-map-row = Row { $line } has { $count } squares; the first one has { $columns }.
cortez-map-word = “{ $word }” in row { $line } is no square: a kind (. 1-99 P ~ = # C C1-C25) and a start (- f h x y).
cortez-map-city-count = The city has 25 squares; here are { $count }.
cortez-map-city-square = The city is no square of five by five.
cortez-map-city-land = The city touches land at { $at }.
cortez-map-bridges = There are five bridges; here are { $count }.
cortez-map-road = The road { $at } has not exactly two neighbours that are not sea.
cortez-map-bridges-touch = The bridge { $at } touches another one.
cortez-map-bridge = The bridge { $at } does not lie between two opposite road or city squares with sea on its sides.
cortez-map-port = The port { $at } needs land and sea beside it.
cortez-map-numbers = { $missing ->
    [0] Each city number from 1 to 25 is given once; here is one twice.
   *[other] Number all 25 city squares from 1 to 25, or none; here { $missing } is missing.
}
cortez-map-temple = { $number } is a temple and lies inside the city, not at its edge as { $at } does.
cortez-map-starts = Of the squares with { $mark } 18 lie outside the city and none inside; here { $outside } lie outside and { $inside } inside.
cortez-map-doubles = There are four double squares { $where ->
    [city] in the city
   *[outside] outside
}, two for each nation; here are { $aztec } for the Aztecs (x) and { $spanish } for the Spaniards (y).
cortez-map-unreachable = { $at } and { $count } squares in all cannot be reached.

cortez-error-redeal = No hands of cards agree with what has been bid and paid.

# What is wrong with a position
cortez-position-twice = “{ $name }” is there twice.
cortez-position-part = “{ $name }” is no part of a position.
cortez-position-players = “{ $words }” are not two to six different generals.
cortez-position-board = The map is not right: { $why }
cortez-position-word = “{ $word }” is not understood.
cortez-position-square = “{ $at }” is no square.
cortez-position-crowded = Two troops stand on { $at }.
cortez-position-bridge = { $at } is no bridge that can be so.
cortez-position-troops = A nation has { $most } troops and a player { $collars } collars; here are more.
cortez-position-count = “{ $name }” needs { $count } numbers.
cortez-position-bribes = “{ $words }”: a bribe is there twice.
cortez-position-seen = Nobody can have seen more cards (“{ $card }”) than there are.
cortez-position-cards = The cards are not those of the box ({ $copies } of each provision).
cortez-position-events = “{ $words }” are not events of the box.
cortez-position-unsound = “{ $part }” does not fit a position in the decision “{ $decision }”.
cortez-position-stuck = Such a position cannot be in the decision “{ $decision }”.

# The workshop
cortez-workshop-board =
    One line for each row of the map, from the top; all rows of the same length, at most 20.
    For each square a word: its kind and, as the last sign, who starts there.
    Kinds: `.` land, a number from `1` to `99` a village of so many provisions, `P` port, `~` sea, `=` road, `#` bridge, `C` city.
    City squares are numbered in rings; for other numbers write them behind the `C`, as in `C17-`, each from 1 to 25 once. 17 to 24 are the temples and lie inside.
    Starts: `-` nobody, `f` feathers, `h` helmets, `x` and `y` the double squares (with an even number of players `x` is Aztec, `y` Spanish).
    A city of five by five, five bridges, 18 squares with feathers and 18 with helmets outside the city, and two of each double square inside and outside. Outside the city troops start on any square, roads and bridges too.
cortez-workshop-sound = A map of { $columns } by { $rows } squares.
