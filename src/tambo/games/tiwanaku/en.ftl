# Tiwanaku in English.

tiwanaku-colour = { $colour ->
    [beige] Beige
    [white] White
    [green] Green
    [blue] Blue
    [purple] Purple
    [yellow] Yellow
    [players] The players
   *[otoma] The Otoma
}
tiwanaku-pawn = { $pawn ->
    [beige] beige
    [white] white
    [green] green
    [blue] blue
    [purple] purple
   *[yellow] yellow
}
tiwanaku-terrain = { $terrain ->
    [earth] earth
    [sand] sand
    [grass] grass
   *[rock] rock
}
tiwanaku-crop = { $crop ->
    [1] sweet potato (1)
    [2] coca (2)
    [3] chili (3)
    [4] maize (4)
   *[5] quinoa (5)
}
tiwanaku-arrow = { $arrow ->
    [beige] a beige
    [white] a white
    [green] a green
    [blue] a blue
    [purple] a purple
   *[yellow] a yellow
} arrow to the { tiwanaku-direction }
tiwanaku-direction = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
tiwanaku-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tiwanaku-colour-beige = Beige
tiwanaku-colour-white = White
tiwanaku-colour-green = Green
tiwanaku-colour-blue = Blue
tiwanaku-colour-purple = Purple
tiwanaku-colour-yellow = Yellow
tiwanaku-colour-otoma = Otoma
tiwanaku-colour-players = Players
tiwanaku-terrain-earth = Earth
tiwanaku-terrain-sand = Sand
tiwanaku-terrain-grass = Grass
tiwanaku-terrain-rock = Rock
tiwanaku-crop-1 = Sweet potato
tiwanaku-crop-2 = Coca
tiwanaku-crop-3 = Chili
tiwanaku-crop-4 = Maize
tiwanaku-crop-5 = Quinoa

# Options
tiwanaku-option-mode = Mode
tiwanaku-option-mode-about = Against each other, or together against the Otoma. Alone one always plays against the Otoma.
tiwanaku-option-mode-competitive = Competitive
tiwanaku-option-mode-cooperative = Cooperative
tiwanaku-option-board = Board
tiwanaku-option-board-about = The short board has 25 cells, the long one 45. Solo and co-op need the long one.
tiwanaku-option-board-short = Short
tiwanaku-option-board-long = Long
tiwanaku-option-solo = Solo difficulty
tiwanaku-option-solo-about = Hard: an arrow of your own colour lets you choose the Otoma pawn that runs.
tiwanaku-option-solo-easy = Easy
tiwanaku-option-solo-hard = Hard
tiwanaku-option-coop = Co-op difficulty
tiwanaku-option-coop-about = Easy: four Otoma pawns instead of five. Expert: one pawn fewer for each colour.
tiwanaku-option-coop-easy = Easy
tiwanaku-option-coop-normal = Normal
tiwanaku-option-coop-expert = Expert
tiwanaku-option-colour = Your colour (solo)
tiwanaku-option-colour-about = The colour you play alone; the Otoma have the others.
tiwanaku-option-colour-beige = Beige
tiwanaku-option-colour-white = White
tiwanaku-option-colour-green = Green
tiwanaku-option-colour-blue = Blue
tiwanaku-option-levels = Diversity levels
tiwanaku-option-levels-about = How many levels the Diversity board has above its foot.
tiwanaku-option-scenario = Scenario
tiwanaku-option-scenario-about = A new valley is made for every table. Ours are numbered from the easiest to the hardest: five short ones, fifteen long ones. Games on a named scenario are not rated.
tiwanaku-option-scenario-empty = A new valley
tiwanaku-option-scenario-known = Scenario { $value }
tiwanaku-option-scenario-own = From a word, or typed in…
tiwanaku-option-scenario-own-about = “seed ” and any word: a new valley made from it. “lot”: one of ours, turned and mirrored. Or the rows of a printed disc, one line each.
tiwanaku-option-hints = Hints
tiwanaku-option-hints-about = Players may ask what can be deduced, and why.

# What is expected
tiwanaku-prompt-act = Explore with one pawn, or divine a crop under one of your pawns.
tiwanaku-prompt-act-solo = Explore with one pawn, or divine the crops under all your waiting pawns.
tiwanaku-prompt-act-coop = Explore (first step { tiwanaku-direction }), or divine a crop under one of your pawns.
tiwanaku-prompt-more = Divine another crop, or stop here.
tiwanaku-prompt-more-solo = Divine the crop under your next waiting pawn.
tiwanaku-prompt-more-coop = Divine another crop, or stop here.
tiwanaku-prompt-offer = Choose the tokens you offer to Pachamama, or keep them.
tiwanaku-prompt-last-divine = The valley is closed: divine for one pawn, or pass for good.
tiwanaku-prompt-last-offer = The last offering: choose tokens, or keep them.
tiwanaku-prompt-otoma-solo = Your own colour’s arrow: choose the Otoma pawn that runs { tiwanaku-direction }.
tiwanaku-prompt-otoma-coop = Several Otoma pawns are equally near: choose which one runs first.
tiwanaku-prompt-spend = Spend the top tile of one of your piles; its arrow will guide your pawn’s first step.
tiwanaku-prompt-spend-for = Seat { $seat } has no tile left, so you play in its place: spend the top tile of one of your piles.
tiwanaku-prompt-ask = A { tiwanaku-terrain } tile is wanted for { $at }: ask someone for it.
tiwanaku-prompt-answer = Will you give your top { tiwanaku-terrain } tile for { $at }?

# Choices
tiwanaku-choice-enter = Enter and go to { $at }
tiwanaku-choice-move = Go from { $from } to { $to }
tiwanaku-choice-lift = Take the pawn on { $at } back
tiwanaku-choice-divine = Divine { tiwanaku-crop } on { $at }
tiwanaku-choice-done = Stop divining
tiwanaku-choice-pass = Pass
tiwanaku-choice-keep = Offer nothing
tiwanaku-choice-offer = Offer { $crops }: { tiwanaku-points }
tiwanaku-choice-spend = Spend { tiwanaku-terrain }, arrow { tiwanaku-direction }
tiwanaku-choice-ask = Ask seat { $seat } ({ tiwanaku-colour })
tiwanaku-choice-ask-self = Use a tile of your own
tiwanaku-choice-give = Give the { tiwanaku-terrain } tile
tiwanaku-choice-refuse = Refuse
tiwanaku-choice-otoma-colour = The { tiwanaku-pawn } Otoma pawn runs { tiwanaku-direction }
tiwanaku-choice-otoma-cell = The Otoma pawn on { $at } runs first

# Events
tiwanaku-event-entered = { tiwanaku-colour } entered and stopped on { $at }.
tiwanaku-event-moved = { tiwanaku-colour } went from { $from } to { $to }.
tiwanaku-event-lifted = { tiwanaku-colour } took back the pawn on { $at }.
tiwanaku-event-discovered = { tiwanaku-colour } discovered { tiwanaku-terrain } on { $at }.
tiwanaku-event-arrow-shown = The tile on { $at } shows { tiwanaku-arrow }.
tiwanaku-event-climbed = { tiwanaku-colour }: { tiwanaku-terrain } on Diversity level { $level }, { tiwanaku-points }.
tiwanaku-event-divined = { tiwanaku-colour } rightly divined { tiwanaku-crop } on { $at }.
tiwanaku-event-erred = { tiwanaku-colour } announced { $said } on { $at }, but it was { tiwanaku-crop }.
tiwanaku-event-lost-points = { tiwanaku-colour } lost { tiwanaku-points }.
tiwanaku-event-took-token = { tiwanaku-colour } took a token: { tiwanaku-crop }.
tiwanaku-event-stopped = { tiwanaku-colour } stopped divining.
tiwanaku-event-offered = { tiwanaku-colour } offered { $crops } for { tiwanaku-points }.
tiwanaku-event-kept = { tiwanaku-colour } offered nothing.
tiwanaku-event-passed = { tiwanaku-colour } passed.
tiwanaku-event-skipped = { tiwanaku-colour } has no tile left and skips the turn.
tiwanaku-event-stood-in = Seat { $other } has no tile left; its partner plays in its place.
tiwanaku-event-closing = { $reason ->
    [mapped] The last terrain lies. Last divinations follow.
   *[stalled] Nothing has happened for too long. Last divinations follow.
}
tiwanaku-event-otoma-ran = The { tiwanaku-pawn } Otoma pawn ran { tiwanaku-direction } from { $from } to { $to }.
tiwanaku-event-otoma-found = The Otoma found { tiwanaku-terrain } and { tiwanaku-crop } on { $at }.
tiwanaku-event-otoma-scored = The Otoma scored { tiwanaku-points } for the crop.
tiwanaku-event-otoma-waste = The Otoma scored { tiwanaku-points } for cells without terrain.
tiwanaku-event-spent = { tiwanaku-colour } spent { tiwanaku-terrain } with { tiwanaku-arrow }.
tiwanaku-event-uncovered = Your next { tiwanaku-terrain } tile has { tiwanaku-arrow }.
tiwanaku-event-tile-wanted = { $at } is { tiwanaku-terrain }; someone must give the tile.
tiwanaku-event-asked = { tiwanaku-colour } asked seat { $other } for { tiwanaku-terrain }.
tiwanaku-event-gave = { tiwanaku-colour } gave { tiwanaku-terrain } with { tiwanaku-arrow }.
tiwanaku-event-refused = { tiwanaku-colour } refused.
tiwanaku-event-ended = { $ending ->
    [mapped] The valley is mapped: the game is over.
    [stalled] The game is over.
    [solo-won] The Quechua have outdone the Otoma.
    [solo-lost] The Otoma have won.
    [coop-won] Together the players have outdone the Otoma.
   *[coop-lost] The Otoma have won.
}

# The end
tiwanaku-ending-mapped = when the valley was mapped
tiwanaku-ending-stalled = after a standstill
tiwanaku-ending-solo-won = ahead of the Otoma
tiwanaku-ending-solo-lost = behind the Otoma
tiwanaku-ending-coop-won = together, ahead of the Otoma
tiwanaku-ending-coop-lost = together, behind the Otoma
tiwanaku-sheet-start = At the start
tiwanaku-sheet-diversity = Diversity
tiwanaku-sheet-crops = Crops divined
tiwanaku-sheet-errors = Wrong announcements
tiwanaku-sheet-offerings = Offerings
tiwanaku-sheet-waste = Cells without terrain

# The house's own players, where they think otherwise than in other games
tiwanaku-level-hard-about = Works out which crops and terrains are possible, weighs their chances, and looks one turn ahead.
tiwanaku-level-expert-about = For now it plays Tiwanaku exactly as Hard does.
tiwanaku-level-master-about = For now it plays Tiwanaku exactly as Hard does.

# The board in words
tiwanaku-board-left = Tiles left: earth { $earth }, sand { $sand }, grass { $grass }, rock { $rock }
tiwanaku-board-side = { tiwanaku-colour }: { $score } points; tokens { $tokens }; Diversity earth { $earth }, sand { $sand }, grass { $grass }, rock { $rock }
tiwanaku-board-reserve = { tiwanaku-colour }: { $reserve } in reserve
tiwanaku-board-tiles = Tiles of seat { $seat }: earth { $earth }, sand { $sand }, grass { $grass }, rock { $rock }
tiwanaku-board-top = On top of your pile of { tiwanaku-terrain }: arrow { tiwanaku-direction }

# Why not
tiwanaku-refusal-over = The game is over.
tiwanaku-refusal-not-asked = It is { tiwanaku-colour }’s decision.
tiwanaku-refusal-unreadable = “{ $text }” is not the notation of any choice.
tiwanaku-refusal-off-board = The short board has columns a to e only.
tiwanaku-refusal-no-lift = In this mode a pawn never goes back to the reserve.
tiwanaku-refusal-not-your-pawn = You have no pawn on { $at }.
tiwanaku-refusal-has-crop = The crop on { $at } is known already.
tiwanaku-refusal-pawn-first = First the pawn that is to act, or one from your reserve; { $at } comes second.
tiwanaku-refusal-crop-of-what = First one of your pawns; then the crop you divine under it.
tiwanaku-refusal-divine-first = You have divined nothing yet this turn.
tiwanaku-refusal-act-first = First explore or divine; the offering comes after.
tiwanaku-refusal-no-pass = You cannot pass: you must explore or divine.
tiwanaku-refusal-not-now = That is not what is decided now.
tiwanaku-refusal-no-reserve = You have no pawn left in reserve.
tiwanaku-refusal-same-cell = A pawn does not end where it started, { $at }.
tiwanaku-refusal-own-pawn = Your own pawn stands on { $at }: you may pass through, not stop.
tiwanaku-refusal-other-pawn = A pawn of another colour on { $at } can be neither joined nor crossed.
tiwanaku-refusal-partner-on-crop = A partner’s pawn stands on { $at }: you may cross its crop, not stop there.
tiwanaku-refusal-partner-on-terrain = A partner’s pawn stands on bare terrain on { $at }: you would have to stop there, and two pawns never share a cell.
tiwanaku-refusal-crop-stop = In co-op a pawn does not stop on a crop, as on { $at }.
tiwanaku-refusal-unreachable = No way leads to { $at }: a pawn stops at the first cell without crop or own pawn.
tiwanaku-refusal-unreachable-arrow = No way leads to { $at } whose first step goes { tiwanaku-direction }.
tiwanaku-refusal-entry-inland = A pawn from the reserve comes in by the edge of the board, and no way leads from there to { $at }: it stops at the first cell without crop or own pawn.
tiwanaku-refusal-entry-arrow = With an arrow to the { tiwanaku-direction } a pawn from the reserve comes in by the edge that it points away from, and no way leads from there to { $at }.
tiwanaku-refusal-not-border = { $at } is not a border cell by which this pawn may enter.
tiwanaku-refusal-not-beside = { $to } does not lie beside { $at }; pawns move orthogonally.
tiwanaku-refusal-first-step = The first step follows the spent tile’s arrow: { tiwanaku-direction }.
tiwanaku-refusal-twice = A pawn crosses no cell twice in one move, as { $at } here.
tiwanaku-refusal-must-stop = On { $at } there is neither a crop nor a pawn of yours, so the pawn must stop there.
tiwanaku-refusal-no-token = You do not hold all these tokens.
tiwanaku-refusal-offer-first = Now choose what you offer, or offer nothing.
tiwanaku-refusal-otoma-first = First choose the Otoma pawn that runs.
tiwanaku-refusal-not-that-otoma = That is none of the Otoma pawns to choose from.
tiwanaku-refusal-pile-empty = You have no tile of that terrain.
tiwanaku-refusal-spend-first = First spend the top tile of one of your piles.
tiwanaku-refusal-cannot-give = That seat has no such tile, or has refused already.
tiwanaku-refusal-ask-first = First ask someone for the tile.
tiwanaku-refusal-other-terrain = Another terrain is wanted.
tiwanaku-refusal-answer-first = First give the tile, or refuse.
tiwanaku-refusal-last-divine = Now divine for one pawn, or pass.
tiwanaku-refusal-divine-all = Alone you must divine for all your waiting pawns.
tiwanaku-refusal-divine-or-done = Go on divining, or say done.

# What is wrong with a set-up, a scenario or a position
tiwanaku-error-coop-alone = Co-op needs two to four players; alone the game is solo.
tiwanaku-error-long-board = Solo and co-op are played on the long board.
tiwanaku-scenario-number = There is no scenario { $number }; ours go from 1 to { $most }.
tiwanaku-scenario-size = A scenario has five rows of 5 or 9 cells.
tiwanaku-scenario-row = Row { $row } has { $found } cells instead of { $columns }.
tiwanaku-scenario-off-board = { $at } is not on this board.
tiwanaku-scenario-other-board = This scenario is for the other board.
tiwanaku-scenario-line = “{ $word }” begins no line of a scenario (short, long, 1 to 5, start, otoma, empty).
tiwanaku-scenario-value = “{ $word }” is no cell: a terrain letter (e, s, g, r) and a level (1 to 5).
tiwanaku-scenario-cell = “{ $word }” names no cell.
tiwanaku-scenario-otoma-colour = “{ $word }” names no Otoma pawn (white, green, blue, purple, yellow).
tiwanaku-scenario-region-size = The region { $cells } ({ tiwanaku-terrain }) has { $count } cells; five are the most.
tiwanaku-scenario-region-crops = The region { $cells } ({ tiwanaku-terrain }) must hold the crops 1 to { $count }, once each.
tiwanaku-scenario-corner = Two regions of { tiwanaku-terrain } touch by the corner of { $at } and { $to }.
tiwanaku-scenario-equal-crops = { $at } and { $to } touch and both hold crop { $level }.
tiwanaku-scenario-terrain-count = There are { $count } tiles of { tiwanaku-terrain }; the box has { $most }.
tiwanaku-scenario-crop-count = Crop { $level } occurs { $count } times; the box has { $most }.
tiwanaku-scenario-otoma-count = The Otoma have five cells, each with a colour of its own.
tiwanaku-scenario-otoma-missing = Solo and co-op need the five Otoma cells of the disc; without them it serves competitive play.
tiwanaku-scenario-otoma-empty = { $at } is none of the Otoma cells, so it cannot be the one that stays empty in easy co-op.
tiwanaku-scenario-all-open = Every cell lies open: nothing is left to explore.
tiwanaku-scenario-otoma-short = The Otoma do not come to the short board.
tiwanaku-scenario-not-unique = With all terrains known { $at } could hold { $other } as well as { $level }.
tiwanaku-position-head = “{ $word }” does not begin a position (mode, board, players).
tiwanaku-position-row = “{ $word }” is not a row of this board.
tiwanaku-position-cell = “{ $word }” is no cell of a position.
tiwanaku-position-line = “{ $word }” says nothing about a position.
tiwanaku-position-pawns = The { $word } pawns cannot stand like that.
tiwanaku-position-turn = No game comes to “{ $word }” like this.
tiwanaku-position-twice = “{ $word }” is told twice.
tiwanaku-position-number = “{ $word }” is no number that fits here.
tiwanaku-position-board = Solo and co-op are played on the long board.
tiwanaku-position-levels = The Diversity board cannot have { $word } levels.
tiwanaku-position-place = Nobody plays in place of seat { $word } now.
tiwanaku-position-arrows = This arrow is not there, or the box does not have it so often: { $word }.
tiwanaku-position-side = Scores, Diversity steps or tokens are out of range: { $word }.
tiwanaku-position-piles = The { $word } tiles do not add up.

# Hints
tiwanaku-hint-crop = { $at } must be { tiwanaku-crop }.
tiwanaku-hint-terrain = { $at } must be { tiwanaku-terrain }.
tiwanaku-hint-none = Nothing more can be known for certain now.
tiwanaku-hint-not-found = I found nothing certain, but I could not search everything.
tiwanaku-hint-off = Hints are switched off at this table.
tiwanaku-hint-distance = { $at } is not { tiwanaku-crop }: { $because } beside it holds that crop (1.5).
tiwanaku-hint-corner = { $at } is not { tiwanaku-terrain }: two regions of it would touch by a corner ({ $because }) (1.3).
tiwanaku-hint-corner-must = { $at } must be { tiwanaku-terrain }: else two regions of it would touch by a corner ({ $because }) (1.3).
tiwanaku-hint-supply = { $at } is not { tiwanaku-terrain }: the tiles left do not allow it (1.6).
tiwanaku-hint-supply-must = { $at } must be { tiwanaku-terrain }: its last tiles find room nowhere else (1.6).
tiwanaku-hint-too-big = { $at } is not { tiwanaku-terrain }: with { $because } its region would have more than five cells (1.2).
tiwanaku-hint-too-small = If { $at } is { tiwanaku-terrain } it holds at most level { $most }: its region cannot grow beyond { $because } (1.4).
tiwanaku-hint-twice = { $at } is not { tiwanaku-crop }: { $because } in the same region holds that crop (1.4).
tiwanaku-hint-growth = { $at } must be { tiwanaku-terrain }: the region of { $from } needs more cells than { $because } for its crops, and can only grow here (1.4).
tiwanaku-hint-only-place = { $at } must be { tiwanaku-crop }: the closed region { $because } has no other place for it (1.4).
tiwanaku-hint-closed = { $at } holds at most level { $most }: its region cannot grow beyond { $because } (1.4).
tiwanaku-hint-join = { $at } is not { tiwanaku-terrain }: it would join { $because } to one region with { tiwanaku-crop } twice (1.4).
tiwanaku-hint-no-crop = { $at } is not { tiwanaku-terrain }: every crop it could then hold is already in its region ({ $because }) (1.4).
tiwanaku-hint-left-terrain = So { $at } is { tiwanaku-terrain }: no other terrain is left.
tiwanaku-hint-left-crop = So { $at } is { tiwanaku-crop }: no other crop is left.
tiwanaku-hint-clash-many = Then more cells must be { tiwanaku-terrain } than there are tiles (1.6).
tiwanaku-hint-clash-few = Then there are not enough cells for the tiles of { tiwanaku-terrain } (1.6).
tiwanaku-hint-clash-big = Then { $because } would be one region of more than five cells (1.2).
tiwanaku-hint-clash-twice = Then { $because } in one region would both hold { tiwanaku-crop } (1.4).
tiwanaku-hint-clash-small = Then the region of { $because } could not grow beyond level { $most }, and its crop is higher (1.4).
tiwanaku-hint-clash-lacks = Then the closed region { $because } would have no place for { tiwanaku-crop } (1.4).
tiwanaku-hint-clash-room = Then the closed region { $because } would have a single cell for two crops (1.4).
tiwanaku-hint-nothing = Then nothing is left for { $at }.
tiwanaku-hint-suppose = Suppose { $at } were { tiwanaku-crop }.
tiwanaku-hint-contradiction = Then no valley is left, so { $at } is not { tiwanaku-crop }.
tiwanaku-hint-suppose-terrain = Suppose { $at } were { tiwanaku-terrain }.
tiwanaku-hint-contradiction-terrain = Then no valley is left, so { $at } is not { tiwanaku-terrain }.
tiwanaku-hint-searched = { $at } is not { tiwanaku-crop }: a search through all valleys found none with it.
tiwanaku-hint-searched-terrain = { $at } is not { tiwanaku-terrain }: a search through all valleys found none with it.

# The workshop
tiwanaku-workshop-scenario =
    First `long` (9 columns) or `short` (5 columns).
    Then the five rows from the top: `5` to `1`, and for each cell a terrain (`e` earth, `s` sand, `g` grass, `r` rock) and its crop from 1 to 5.
    `start` and the cells that lie open at the beginning: columns are letters, so `a5` is the top left.
    On the long board, for solo and co-op, also `otoma` and five cells with the colours of their pawns, such as `a5=yellow`. Against each other it is not needed.
    `empty` and one of these cells, if the disc says which one has no pawn in easy co-op; otherwise it is the last.
    What follows a `#` is a remark. You will know the valley: type it in for others.
tiwanaku-workshop-sound = A valley of { $cells } cells, { $open } of them open, with exactly one solution. Difficulty: { $stars } of 5.

tiwanaku-workshop-competitive = Without Otoma cells it serves competitive play only.

tiwanaku-hint-likely = { $at } is { tiwanaku-crop } in { $percent } % of the possible valleys.
tiwanaku-hint-likely-about = { $at } is { tiwanaku-crop } in about { $percent } % of the possible valleys.

# Remarks after the game
tiwanaku-remark-known-start = { $at } = { tiwanaku-crop } could be known from the start.
tiwanaku-remark-known = { $at } = { tiwanaku-crop } could be known from move { $move }.
tiwanaku-remark-guessed = { $at } = { tiwanaku-crop } was rightly guessed: it was not certain yet.
tiwanaku-remark-refuted = That { $at } does not hold { $said } could be known from move { $move }.
tiwanaku-remark-refuted-start = That { $at } does not hold { $said } could be known from the start.
tiwanaku-remark-open = { $at } = { $said }: I could not find out whether this could be known. It was { tiwanaku-crop }.
tiwanaku-remark-unlucky = { $at } = { $said } was possible, but not certain; it was { tiwanaku-crop }.
