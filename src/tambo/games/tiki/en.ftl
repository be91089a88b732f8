# Tiki in English.

tiki-colour = { $colour ->
    [yellow] Yellow
   *[purple] Purple
}
tiki-fruits = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
}
tiki-colour-yellow = Yellow
tiki-colour-purple = Purple

# Options
tiki-option-shaman = Shaman (expert)
tiki-option-shaman-about = A player who takes a marsh may set the shaman on a border, which no totem can cross.
tiki-option-villages = Villages
tiki-option-villages-about = How many cursed villages and marshes lie on the island.
tiki-option-villages-two-cursed = Two cursed villages, three marshes
tiki-option-villages-three-cursed = Three cursed villages, two marshes
tiki-option-layout = Layout by hand
tiki-option-layout-about = Nine values from a1 to c3, row by row from the bottom, such as 2 1 1 1 0 0 0 -1 -1. Empty: shuffled.
tiki-option-first = First player
tiki-option-first-about = Who makes the first move.
tiki-option-first-lot = Drawn by lot
tiki-option-first-yellow = Yellow
tiki-option-first-purple = Purple
tiki-option-repetition = Draw by repetition
tiki-option-repetition-about = The third occurrence of a position ends the game in a draw. Without it a game may never end.
tiki-option-swap = Swap after the first move
tiki-option-swap-about = The second player may take over the first player’s side after the first move.

# What is expected
tiki-prompt-act = Place a tiki on an empty village, or walk one of your totems.
tiki-prompt-order = Two villages are influenced: choose which is resolved first.
tiki-prompt-shaman = You took a marsh: set the shaman on a border, or leave it where it is.
tiki-prompt-swap = Take over the side that has just moved, or keep yours.

# Choices
tiki-choice-create = Raise a new totem on { $at }
tiki-choice-walk = { $steps ->
    [one] Walk from { $from } to { $to }
   *[other] Walk { $path }
}
tiki-choice-resolve = Resolve { $at } first ({ tiki-colour }, { $value ->
    [2] +2 fruits
    [1] +1 fruit
    [0] marsh
   *[other] cursed
})
tiki-choice-shaman = Set the shaman on the border { $border }
tiki-choice-pass = Pass
tiki-choice-shaman-decline = Leave the shaman
tiki-choice-swap = Swap sides
tiki-choice-keep = Keep my side

# Events
tiki-event-created = { tiki-colour } raised a totem on { $at }.
tiki-event-walked = { tiki-colour } walked { $path }.
tiki-event-passed = { tiki-colour } had to pass.
tiki-event-ordered = { tiki-colour } had { $at } resolved first.
tiki-event-influenced = { tiki-colour } influenced { $at }{ $value ->
    [2] , worth 2 fruits.
    [1] , worth 1 fruit.
    [0] , a marsh.
   *[other] , a cursed village.
}
tiki-event-gained = { tiki-colour } took { tiki-fruits }.
tiki-event-lost = { tiki-colour } lost a fruit.
tiki-event-spoiled = A fruit of the reserve spoiled.
tiki-event-shaman-placed = { tiki-colour } set the shaman on { $border }.
tiki-event-shaman-declined = { tiki-colour } left the shaman where it was.
tiki-event-returned = The three tikis of { $at } went back to their owners.
tiki-event-tied = The reserve is empty and the fruits are even: one spoiled fruit comes back, and the next fruit decides.
tiki-event-swapped = { tiki-colour } took over the other side.
tiki-event-kept = { tiki-colour } kept the own side.
tiki-event-ended = { $ending ->
    [four-fruits] Four fruits: the game is over.
    [reserve-empty] The reserve is empty: the game is over.
    [sudden-death] The deciding fruit has fallen: the game is over.
   *[repetition] The same position for the third time: a draw.
}

# The end
tiki-ending-four-fruits = with four fruits
tiki-ending-reserve-empty = with more fruits when the reserve was empty
tiki-ending-sudden-death = by the deciding fruit
tiki-ending-repetition = by repetition
tiki-sheet-fruits = { tiki-fruits }

# The board in words
tiki-board-player = { tiki-colour }: { $hand ->
    [one] { $hand } tiki
   *[other] { $hand } tikis
} in hand, { $fruits ->
    [one] { $fruits } fruit
   *[other] { $fruits } fruits
}
tiki-board-reserve = Reserve: { $reserve ->
    [one] { $reserve } fruit
   *[other] { $reserve } fruits
}; spoiled: { $spoiled }
tiki-board-sudden = Sudden death: the next fruit won or lost decides.
tiki-board-shaman = Shaman: { $place ->
    [reserve] beside the reserve
   *[other] on { $place }
}

# Why not
tiki-refusal-over = The game is over.
tiki-refusal-not-asked = It is { tiki-colour }’s decision.
tiki-refusal-unreadable = “{ $text }” is not the notation of any choice.
tiki-refusal-order-first = First choose which of the two influenced villages is resolved first.
tiki-refusal-shaman-first = First place the shaman or leave it where it is.
tiki-refusal-swap-first = First take over the other side or keep yours.
tiki-refusal-hand-empty = You have no tiki left in hand.
tiki-refusal-occupied = { $at } is not empty, and its totem is { tiki-colour }’s.
tiki-refusal-say-where = { $at } is not empty. To walk this totem, say where it goes.
tiki-refusal-stuck = The totem on { $at } cannot complete any walk.
tiki-refusal-no-totem = There is no totem on { $at }.
tiki-refusal-not-yours = The totem on { $at } is { tiki-colour }’s: its topmost tiki decides.
tiki-refusal-not-beside = { $to } does not lie beside { $at }; totems walk orthogonally, step by step.
tiki-refusal-twice = A walk enters no village twice, nor the one it started from.
tiki-refusal-shaman-blocks = The shaman on { $border } lets no totem cross.
tiki-refusal-length = { $height ->
    [one] A totem of one tiki walks exactly one village.
   *[other] A totem of { $height } tikis walks exactly { $height } villages.
}
tiki-refusal-pass = You may pass only when you have no other choice.
tiki-refusal-nothing-influenced = No two villages are influenced; there is nothing to put in order.
tiki-refusal-no-marsh = The shaman is moved only by the player who has just taken a marsh.
tiki-refusal-no-swap = Sides can be swapped only after the very first move, if that was agreed.
tiki-refusal-same-border = The shaman stands there already; to leave it, decline.
tiki-refusal-no-border = { $text } is not a border between two neighbouring villages.

# What is wrong with a set-up or a position
tiki-error-layout = “{ $layout }” is not an order of the nine villages { $villages }.
tiki-position-fields = A position has at least seven parts; this one has { $found }.
tiki-position-line = The line “{ $line }” says nothing about a position.
tiki-position-rows = A drawn board has three rows of three villages; this one has { $found } such rows.
tiki-position-values = “{ $word }” are not the nine villages of the box.
tiki-position-stacks = “{ $word }” are not nine stacks.
tiki-position-stack = “{ $word }” on { $at } is no stack of one to three tikis (y, p).
tiki-position-tikis = A player has { $most } tikis, and here are more.
tiki-position-fruits = “{ $word }” does not share out the seven fruits.
tiki-position-phase = “{ $word }” is neither normal nor sudden.
tiki-position-turn = “{ $word }” is neither y nor p.
tiki-position-border = “{ $word }” is no place for the shaman.
tiki-position-decision = “{ $word }” is not a decision of the game.
tiki-position-ending = “{ $word }” is not how such a position can end a game.
tiki-position-pending = “{ $word }” are not the villages to be resolved.
tiki-position-unresolved = { $at } holds three tikis that should have been resolved.
tiki-position-no-shaman = { $at } gives no shaman decision.
tiki-position-swap = The swap is offered after the first action, so only an empty board, or one with that first tiki, can have it to come.
tiki-position-finished = With these fruits the game would be over.
tiki-position-sudden = Sudden death needs even fruits and one fruit in the reserve.
