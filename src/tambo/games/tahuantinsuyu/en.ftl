# Tahuantinsuyu in English.

tahuantinsuyu-suyu = { $suyu ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
}
tahuantinsuyu-suyu-chinchasuyu = Chinchasuyu
tahuantinsuyu-suyu-antisuyu = Antisuyu
tahuantinsuyu-suyu-qollasuyu = Qollasuyu
tahuantinsuyu-suyu-kuntisuyu = Kuntisuyu
tahuantinsuyu-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Options
tahuantinsuyu-option-box = Your own copy
tahuantinsuyu-option-box-about = Map, tokens, cards and turn table of a printed copy, as the workshop writes them. Empty: our map of the Andes.

# Phases
tahuantinsuyu-phase = { $phase ->
    [inca] Inca
    [sun] Sun
    [colonisation] Colonisation
   *[sapa-inca] Sapa Inca
}
tahuantinsuyu-phase-inca = Inca
tahuantinsuyu-phase-sun = Sun
tahuantinsuyu-phase-colonisation = Colonisation
tahuantinsuyu-phase-sapa-inca = Sapa Inca
tahuantinsuyu-empire = { $empire ->
    [pre] Pre-empire
    [initial] Initial empire
    [middle] Middle empire
   *[final] Final empire
}{ $number ->
    [0] {""}
    [1] , first column
    [2] , second column
    [3] , third column
   *[other] , column { $number }
}

# Sun cards
tahuantinsuyu-card = { $card ->
    [surveyors] Skilled surveyors
    [floods] Floods
    [renewal] Urban renewal
    [masons] Royal masons
    [eclipse] Eclipse
    [resistance] Stiffer resistance
    [envoys] Royal envoys
    [quartermasters] Quartermasters
    [unrest] Rural unrest
    [terracers] Terrace masters
    [nino] El Niño
    [epidemic] Epidemic
    [mita] Mit’a
    [great-pilgrimage] Great pilgrimage
    [local-pilgrimage] Local pilgrimage
   *[other] { $card }
}
tahuantinsuyu-card-about = { $card ->
    [surveyors] One free road more.
    [floods] One free road fewer.
    [renewal] Cities cost 2 less.
    [masons] Temples cost 2 less.
    [eclipse] No temple may be built.
    [resistance] Conquest costs 2 more.
    [envoys] Conquest costs 2 less, but at least 1.
    [quartermasters] Garrisons cost 2 less.
    [unrest] No terrace may be built, and terraces score nothing at the next Sapa Inca.
    [terracers] Terraces cost 1 less and give 1 point more when built.
    [nino] No road inside an unconquered region; along a border roads may be built.
    [epidemic] At once: lose 2 labour.
    [mita] At once: receive 2 labour.
    [great-pilgrimage] At the next Sapa Inca 1 point more for each connected temple.
    [local-pilgrimage] At once: 1 point for each connected temple.
   *[other] A card of your own copy.
}

# What is expected
tahuantinsuyu-prompt-sun = Lay one of your sun cards face down in a gap between two players.
tahuantinsuyu-prompt-act = Build roads ({ $roads } free) or use your one building action first. Labour: { $labour }.
tahuantinsuyu-prompt-no-road = No road slot is open to you now. Your building action: build, conquer, or pass. Labour: { $labour }.
tahuantinsuyu-prompt-roads = { $roads ->
    [one] One more free road, or end your roads.
   *[other] { $roads } free roads, or end your roads.
}
tahuantinsuyu-prompt-building = Your building action: build, conquer, one extra road, or pass. Labour: { $labour }.

# Costs and what changed them
tahuantinsuyu-how-city = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } sun cards
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] urban renewal
       *[typed] sun cards
    }
}
tahuantinsuyu-how-temple = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } sun cards
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] royal masons
       *[typed] sun cards
    }
}
tahuantinsuyu-how-garrison = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } sun cards
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] quartermasters
       *[typed] sun cards
    }
}
tahuantinsuyu-how-terrace = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } sun cards
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] terrace masters
       *[typed] sun cards
    }
}
tahuantinsuyu-how-conquest = { $base }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus } { $source ->
        [ours] stiffer resistance
       *[typed] sun cards
    }
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } { $source ->
        [ours] royal envoys
       *[typed] sun cards
    }
}

# Choices
tahuantinsuyu-between = between { $one ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
} and { $other ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
}
tahuantinsuyu-choice-sun = Lay { tahuantinsuyu-card } ({ $number }) { tahuantinsuyu-between }
tahuantinsuyu-choice-road = Road { $one } – { $other }
tahuantinsuyu-cost = { $cost } labour
tahuantinsuyu-resources = { $labour } labour
tahuantinsuyu-tokens = { $count } labour
tahuantinsuyu-choice-extra = Extra road { $one } – { $other } for { tahuantinsuyu-cost }
tahuantinsuyu-choice-city = City at { $name } for { tahuantinsuyu-cost } ({ tahuantinsuyu-how-city }), { tahuantinsuyu-points }
tahuantinsuyu-choice-temple = Temple at { $name } for { tahuantinsuyu-cost } ({ tahuantinsuyu-how-temple }), { tahuantinsuyu-points }
tahuantinsuyu-choice-garrison = Garrison at { $name } for { tahuantinsuyu-cost } ({ tahuantinsuyu-how-garrison }), { tahuantinsuyu-points }
tahuantinsuyu-choice-terrace = Terrace in { $name } for { tahuantinsuyu-cost } ({ tahuantinsuyu-how-terrace }), { tahuantinsuyu-points }
tahuantinsuyu-choice-conquer = Conquer { $name } for { tahuantinsuyu-cost } ({ tahuantinsuyu-how-conquest }), { tahuantinsuyu-points }, production { $production }
tahuantinsuyu-choice-stop = End roads
tahuantinsuyu-choice-pass = Pass: build nothing

# Events
tahuantinsuyu-event-column-began = { tahuantinsuyu-empire } begins: { tahuantinsuyu-resources } for everybody.
tahuantinsuyu-event-received = { tahuantinsuyu-suyu } received { tahuantinsuyu-tokens } and has { $total }.
tahuantinsuyu-event-supported = { tahuantinsuyu-suyu } supported { $to ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
} with { tahuantinsuyu-tokens }.
tahuantinsuyu-event-ordered = New turn order: { $order }.
tahuantinsuyu-event-laid = { tahuantinsuyu-suyu } laid a sun card { tahuantinsuyu-between } and drew another.
tahuantinsuyu-event-laid-card = You laid { tahuantinsuyu-card } ({ $number }) { tahuantinsuyu-between }.
tahuantinsuyu-event-drew = You drew { tahuantinsuyu-card } ({ $number }).
tahuantinsuyu-event-reshuffled = The { $count } discarded sun cards were shuffled into a new deck.
tahuantinsuyu-event-revealed = { tahuantinsuyu-card } { tahuantinsuyu-between }: { tahuantinsuyu-card-about }
tahuantinsuyu-event-labour-changed = { tahuantinsuyu-suyu } { $lost ->
    [0] received { tahuantinsuyu-tokens }.
   *[other] lost { $lost } labour.
}
tahuantinsuyu-event-pilgrims-came = The sun cards brought { tahuantinsuyu-suyu } { tahuantinsuyu-points }.
tahuantinsuyu-event-road-built = { tahuantinsuyu-suyu } built the road { $one } – { $other }.
tahuantinsuyu-event-extra-built = { tahuantinsuyu-suyu } paid { tahuantinsuyu-cost } for the road { $one } – { $other }.
tahuantinsuyu-event-turned = { $name } was explored: resistance { $resistance }, production { $production }, { tahuantinsuyu-points }.
tahuantinsuyu-event-roads-ended = { tahuantinsuyu-suyu } ended the roads.
tahuantinsuyu-event-city-built = { tahuantinsuyu-suyu } built a city at { $name } for { tahuantinsuyu-cost }: { tahuantinsuyu-points }.
tahuantinsuyu-event-temple-built = { tahuantinsuyu-suyu } built a temple at { $name } for { tahuantinsuyu-cost }: { tahuantinsuyu-points }.
tahuantinsuyu-event-garrison-built = { tahuantinsuyu-suyu } built a garrison at { $name } for { tahuantinsuyu-cost }: { tahuantinsuyu-points }.
tahuantinsuyu-event-terrace-built = { tahuantinsuyu-suyu } built a terrace in { $name } for { tahuantinsuyu-cost }: { tahuantinsuyu-points }.
tahuantinsuyu-event-conquered = { tahuantinsuyu-suyu } conquered { $name } for { tahuantinsuyu-cost }: { tahuantinsuyu-points }.
tahuantinsuyu-event-passed = { tahuantinsuyu-suyu } built nothing.
tahuantinsuyu-event-honoured = The Sapa Inca honoured { tahuantinsuyu-suyu }: { tahuantinsuyu-points } (cities { $cities }, temples { $temples }, garrisons { $garrisons }, terraces { $terraces }).
tahuantinsuyu-event-sun-set = The sun cards were discarded and unspent labour was returned.
tahuantinsuyu-event-spared = Invasion marker { $number }: no ships yet.
tahuantinsuyu-event-invaded = Invasion marker { $number }: the black dot. Pizarro has come.
tahuantinsuyu-event-ended = The empire has fallen. { tahuantinsuyu-suyu } stood highest.

# The end
tahuantinsuyu-ending-invasion-1 = by the invasion at the first marker
tahuantinsuyu-ending-invasion-2 = by the invasion at the second marker
tahuantinsuyu-ending-invasion-3 = by the invasion at the third marker
tahuantinsuyu-ending-invasion-4 = by the invasion at the last marker
tahuantinsuyu-sheet = { $kind ->
    [conquest] Conquests
    [city] Cities built
    [temple] Temples built
    [garrison] Garrisons built
    [terrace] Terraces built
    [sapa-city] Sapa Inca: cities
    [sapa-temple] Sapa Inca: temples
    [sapa-garrison] Sapa Inca: garrisons
    [sapa-terrace] Sapa Inca: terraces
    [pilgrimage] Sun cards
   *[earlier] Scored before this position
}

# The board in words
tahuantinsuyu-board-phase = { tahuantinsuyu-empire } – { tahuantinsuyu-phase } ({ $step })
tahuantinsuyu-board-apu = { $place }. { tahuantinsuyu-suyu } (seat { $seat }): { tahuantinsuyu-points }, labour { $labour }, income { $income }, next Sapa Inca { $upkeep }
tahuantinsuyu-board-tokens = Open regions (resistance/production/points): { $tokens }
tahuantinsuyu-board-cities = Cities (^ with temple): { $sites }
tahuantinsuyu-board-garrisons = Garrisons: { $sites }
tahuantinsuyu-board-gap = Gap { $gap } ({ $one ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
} – { $other ->
    [chinchasuyu] Chinchasuyu
    [antisuyu] Antisuyu
    [qollasuyu] Qollasuyu
   *[kuntisuyu] Kuntisuyu
}){ $suyu ->
    [nobody] {""}
   *[other] {" "}– face-down card of { tahuantinsuyu-suyu }
}
tahuantinsuyu-board-card = {"   "}{ $number } { tahuantinsuyu-card }: { tahuantinsuyu-card-about }
tahuantinsuyu-board-hand = Your sun cards:
tahuantinsuyu-board-piles = Sun deck: { $deck } cards; invasion markers: { $markers }

# Why not
tahuantinsuyu-refusal-over = The game is over.
tahuantinsuyu-refusal-not-asked = It is for { tahuantinsuyu-suyu } to decide.
tahuantinsuyu-refusal-unreadable = “{ $text }” is the notation of no choice.
tahuantinsuyu-refusal-sun-first = This is the Sun phase: lay one of your sun cards.
tahuantinsuyu-refusal-no-sun = Sun cards are laid in the Sun phase only.
tahuantinsuyu-refusal-not-in-hand = You have no sun card { $number } in your hand.
tahuantinsuyu-refusal-no-gap = There is no gap { $gap } with three players.
tahuantinsuyu-refusal-gap-closed = A face-down card already lies { tahuantinsuyu-between }.
tahuantinsuyu-refusal-roads-done = Your Roads action is over.
tahuantinsuyu-refusal-nothing-to-end = You have built no road yet. To build none at all, first use your building action, or pass.
tahuantinsuyu-refusal-built = You have used your building action.
tahuantinsuyu-refusal-finish-roads = All roads are built in one go: finish your roads first.
tahuantinsuyu-refusal-labour = That costs { tahuantinsuyu-cost } and you have { $labour }.
tahuantinsuyu-refusal-no-slot = The map has no road slot between { $one } and { $other }.
tahuantinsuyu-refusal-grey-road = The slot { $one } – { $other } lies in the grey sector and is no first road with this number of players.
tahuantinsuyu-refusal-taken = { tahuantinsuyu-suyu } already has the road { $one } – { $other }.
tahuantinsuyu-refusal-not-connected = Your roads connect neither { $one } nor { $other } to Cuzco.
tahuantinsuyu-refusal-unconquered-ends = Neither { $one } nor { $other } touches conquered land.
tahuantinsuyu-refusal-nino = El Niño: the slot { $one } – { $other } lies inside an unconquered region.
tahuantinsuyu-refusal-no-city = There is no city at { $name } yet.
tahuantinsuyu-refusal-no-city-site = { $name } is no city site.
tahuantinsuyu-refusal-no-garrison-site = { $name } is no garrison site.
tahuantinsuyu-refusal-standing = { $kind ->
    [city] A city
    [temple] A temple
   *[garrison] A garrison
} already stands at { $name }.
tahuantinsuyu-refusal-not-on-network = Your roads do not reach { $name }.
tahuantinsuyu-refusal-unconquered-site = { $name } touches no conquered land.
tahuantinsuyu-refusal-eclipse = Eclipse: you may build no temple.
tahuantinsuyu-refusal-not-your-land = You have not conquered { $name }.
tahuantinsuyu-refusal-has-terrace = { $name } already has its terrace.
tahuantinsuyu-refusal-forbidden = A sun card beside you forbids it.
tahuantinsuyu-refusal-unrest = Rural unrest: you may build no terrace.
tahuantinsuyu-refusal-conquered = { tahuantinsuyu-suyu } has already conquered { $name }.
tahuantinsuyu-refusal-no-road = You have no road inside { $name } or along its border.

# What is wrong with a position
tahuantinsuyu-position = “{ $word }” does not fit in the field { $field } of a position.

# What is wrong with a box
tahuantinsuyu-box-line = This line cannot be read: { $line }
tahuantinsuyu-box-kind = “{ $word }” is not a huaca, garrison, city or cuzco.
tahuantinsuyu-box-code = The site { $site } may contain none of - @ / |.
tahuantinsuyu-box-effect = Card { $card }: nothing here can carry out “{ $word }”. The card can be laid, but this part of it does nothing.
tahuantinsuyu-box-regions = A box has 45 regions; this one has { $found }.
tahuantinsuyu-box-tokens = A box has 45 region tokens; this one has { $found }.
tahuantinsuyu-box-cards = A box has 32 sun cards; this one has { $found }.
tahuantinsuyu-box-labour = The turn table has { $columns } columns; here is labour for { $found }.
tahuantinsuyu-box-many-sites = { $found } sites; at most { $most } can be handled.
tahuantinsuyu-box-many-roads = { $found } road slots; at most { $most } can be handled.
tahuantinsuyu-box-few-sites = { $found } sites of the kind { $kind }; the rulebook lists { $usual } pieces for them.
tahuantinsuyu-box-significant = { $found } significant city sites; our map has { $usual }.
tahuantinsuyu-box-twice = { $word } is there twice.
tahuantinsuyu-box-name = “{ $word }” cannot be the name of a region.
tahuantinsuyu-box-neighbour = { $word } cannot be a neighbour of { $region }.
tahuantinsuyu-box-one-sided = { $region } names { $other } as a neighbour, but not the other way round.
tahuantinsuyu-box-no-grey = No region lies beside the grey sector.
tahuantinsuyu-box-cuzco = There must be one site of the kind cuzco, in grey and no region.
tahuantinsuyu-box-nowhere = The site { $site } touches neither a region nor the grey sector.
tahuantinsuyu-box-bonus = { $site } has a bonus but is no city site: only a temple in a city earns one.
tahuantinsuyu-box-site-region = The site { $site } touches { $word }, which is no region.
tahuantinsuyu-box-road-site = The road { $road } ends at { $word }, which is no site.
tahuantinsuyu-box-road-region = The road { $road } must lie in one region, along the border of two, or in grey.
tahuantinsuyu-box-road-border = The road { $road } lies along the border of two regions that are not neighbours.
tahuantinsuyu-box-first = { $players } players need { $players } different first roads from Cuzco in grey.
tahuantinsuyu-box-grey-road = { $road } lies in grey and is nobody’s first road: anybody may build there.
tahuantinsuyu-box-few-slots = With { $players } players those before could close { $site } before its first turn: { $found } road slots leave it, and { $least } would be enough.
tahuantinsuyu-box-reach-site = From { $road } the site { $site } cannot be reached.
tahuantinsuyu-box-reach-region = No road slot serves { $region }: nobody can conquer it.
tahuantinsuyu-box-token = The token { $word } is unlike ours (resistance 2-8, production 1-4, points 2-7).
tahuantinsuyu-box-order = Each of the letters C, A, Q and K names a suyu on one of the four turn cards.
tahuantinsuyu-box-empire = “{ $word }” is no empire: pre, initial, middle or final.
tahuantinsuyu-box-empires = The columns of the turn table begin with the pre-empire; the initial, the middle and the final empire follow.
tahuantinsuyu-box-many-columns = { $found } columns in the turn table; at most { $most } can be handled.
tahuantinsuyu-box-phases = Column { $column } needs at least one phase, and { $most } at most.
tahuantinsuyu-box-begins = The turn table begins with the Inca phase of the pre-empire.
tahuantinsuyu-box-markers = The final empire has one Colonisation for each of the { $markers } invasion markers; here are { $found }.
tahuantinsuyu-box-ends = The turn table ends with a Sapa Inca phase.
tahuantinsuyu-box-dry = With { $players } players the sun cards run out: too many Sun phases follow each other without a Sapa Inca.
tahuantinsuyu-box-players = There are first roads for 3 and for 4 players, not for { $players }.
tahuantinsuyu-box-loop = The road { $road } leads back to where it begins.
tahuantinsuyu-box-closed = No road slot goes on from { $site }: a player who starts there could never build.
tahuantinsuyu-box-beside = { $road } lies beside another slot between the same two sites.
tahuantinsuyu-box-apart = An end of the road { $road } does not touch the land that the road lies in.
tahuantinsuyu-box-column-inca = Column { $column } does not begin with its only Inca phase: its labour is given late, more than once, or never.
tahuantinsuyu-box-column-sapa = Column { $column } does not end with Sapa Inca.
tahuantinsuyu-box-much-labour = Column { $column } gives { $found } labour; ours give 8 at most.
tahuantinsuyu-box-odd-bonus = { $site } gives a bonus of { $points }; ours are 2 to 5.
tahuantinsuyu-box-strong = Card { $card } is unusually strong: { $words }
tahuantinsuyu-box-same-card = There are different cards with the name { $card }.

# The workshop
tahuantinsuyu-workshop-fine = A sound box: { $sites } sites, { $roads } road slots, { $cities } city sites, { $garrisons } garrison sites.
tahuantinsuyu-workshop-start = { $players } players, first road { $road }: { $sites } sites and { $points } points of bonus within three roads
tahuantinsuyu-workshop-box =
    One thing in each line, in any order; a line that begins with `#` is a remark.
    `region r1 at 120 40 by r2 r3 name Quito`: a region, where its middle lies (across, down), its neighbours (`grey` among them beside Cuzco) and its name. 45 of them.
    `site QUI city 3 at 108 50 in r1 r2 name Quito`: a site: `huaca`, `garrison`, `city` (with a bonus if it is significant) or `cuzco`, and the regions that it touches.
    `road QUI-CHB in r1 r2`: a road slot between two sites, in one region or along the border of two; `in grey` around Cuzco. A second slot between the same sites is called `QUI-CHB/2`.
    `first 4 CUZ-OLL CUZ-PIS CUZ-URC CUZ-PAR`: the first roads of four players, and likewise of three.
    `order C A Q K`: the suyus named on the turn cards 1 to 4; without this line ours. The first roads follow the same order.
    `column initial I S C S C P`: a column of the turn table, from left to right: its empire (`pre`, `initial`, `middle`, `final`) and its phases: I Inca, S Sun, C Colonisation, P Sapa Inca. Without such lines the table is ours.
    `labour 8 6 6 6 4 4 2`: the labour of the columns.
    `tokens 4/2/3 x6`: resistance, production and points of region tokens, and how many. 45 of them.
    `cards 2 renewal city-2`: how many sun cards, their name and their effects. 32 of them.
    Effects with a number: `roads` (free roads); `city`, `temple`, `garrison`, `terrace`, `conquest` (price); the same with `-points`, such as `city-points` (points when built or conquered); `sapa-city`, `pilgrimage` (temples), `sapa-garrison`, `sapa-terrace` (points of each at Sapa Inca); at once `labour`, `points` and `local` (points for each connected temple).
    Effects that forbid, written with `+1`: `no-road`, `no-city`, `no-temple`, `no-garrison`, `no-terrace`, `no-conquest`, `unrest` (no terrace is built, none scores) and `nino` (no road inside an unconquered region).
