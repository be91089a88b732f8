# The house’s screens in the browser: everything that belongs to no single game.

language-en = English
language-fr = French

# Going about
nav-skip = Skip to the content
nav-home = To the inn
nav-import = Bring a record
nav-house-rules = Rules of the house
nav-replay = Replay
nav-export = Export
footer-about = Tambo keeps five games, always open, always stocked.
switch-language = Show everything in { $language }
switch-theme = Light: { $now ->
    [light] bright
    [dark] dark
   *[auto] as the device says
}
switch-sound = Sound
lobby-title = Lobby
people-sign-in = Sign in
people-my-account = My account
seat-departed = Departed guest
ratings-nav = Ratings
tournaments-nav = Cups
tournaments-back = To the cup “{ $title }”
notifications-nav = Notices
host-title = Host of the house
title-your-turn = Your turn – { $game }
title-table = { $game } – Tambo
not-found-title = There is nothing here
not-found-about = The address leads nowhere. The road goes on at the inn.
yes = yes
no = no
none = none

# Tables in a list
status = { $status ->
    [closed] closed
    [invited] you are invited
    [waiting] waiting for players
    [running] under way
    [paused] paused
   *[over] over
}

# Seats and links
seat-level = Strength of the bot
seat-open = open seat
seat-bot = Bot ({ $level })
seat-nobody = Guest { $number }
seat-link = Link for seat { $number }
watch-link = Link to watch
link-copy = Copy
link-copied = Copied

# At the table
table-not-here = This table cannot be shown
table-seats = Seats, in playing order
table-board = Board
table-board-help = Board: arrow keys move, Enter chooses, Escape takes back
table-board-text = The board in words
table-tray = Your choices
table-panels = Log, rules and table
table-notation = Type a move
table-play = Play
table-undo = Take back
table-watching = You are watching.
table-watching-only = You are watching this table; its seats are taken by others.
turn-yours = Your turn.
turn-yours-named = { $name }, it is your turn.
turn-other = It is the turn of { $names }.
turn-thinks = { $count ->
    [1] { $names } is thinking…
   *[other] The bots are thinking…
 }
turn-invited = { $names } has been asked to play again.
turn-waiting = A seat is still open.
turn-waiting-send = Send its link; the game begins when everybody is there.
turn-waiting-begin = The game begins when everybody is there.
turn-paused = The game is paused; nothing is lost.
turn-sending = Sending…
plaque-you = you
plaque-yours = Your turn
plaque-turn = To move
plaque-thinks = Thinking…
plaque-won = Wins
presence = { $presence ->
    [here] at the table
    [away] away
    [stood-in] replaced by a bot
    [bot] bot
    [invited] invited
   *[open] open seat
}
camera-nearer = Closer
camera-farther = Farther
camera-whole = Show everything
kit-leads-to = { $count ->
    [one] { $count } choice from here
   *[other] { $count } choices from here
}
kit-only-one = Only one way is left: point at it to play it.
kit-sure = This cannot be taken back: say yes, or point elsewhere.
kit-go-on = Go on pointing, or tap again to take back.
kit-back = Back
hint-ask = Hint
hint-thinking = Thinking…
hint-close = Close the hint
hint-reasons = Why this is so
hint-previous = Previous step
hint-next = Next step
hint-at = Step { $at } of { $count }
why-clause = Rule { $clause }
why-close = Close
speaker = What happens
panel-log = Log
panel-rules = Rules
panel-table = Table
panel-close = Close
log-empty = Nothing has happened yet.
affairs-seats = Seats
affairs-options = What was agreed
affairs-hidden = hidden until the end
affairs-dice = Drawn fairly
affairs-dice-about = The house promised before the first move whatever it draws by lot: this is the fingerprint of the seed all that comes from. When the game is over the seed is shown, and anybody can check everything with it.
affairs-seed-hash = Fingerprint
affairs-seed = Seed
affairs-more = More
board-text-show = Show the board in words
board-text-hide = Hide the board in words
curtain = Hand the device to { $name }.
curtain-lift = I am { $name }
seat-numbered = { $name } (seat { $number })
link-open = Connected
link-connecting = Connecting…
link-lost = Connection lost, trying again…
link-retry = Now

# The end
result-you = You win { $how }.
result-others = { $count ->
    [one] { $names } wins { $how }.
   *[other] { $names } win { $how }.
}
result-draw = A draw { $how }.
result-lost = Lost { $how }.
result-sheet = Score sheet
result-for = For
result-points = Points
result-again = { $players ->
    [1] Play again
    [2] Play again with sides swapped
   *[other] Play again, everybody one seat further
 }
result-offered = { $names } would like to play again.
result-accept = Accept and play
result-decline = No, thank you
result-successor = To the next game

# Replay
replay-controls = Replay controls
replay-begins = The table is set.
replay-unseen = Nothing of this move can be seen from here.
replay-moment = Moment of the game
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on

# Rules
rules-title = Rules of { $game }
rules-mark = ({ $mark }: { $reason })
rules-ruling = Ruling of the house
rules-ruling-about = The rulebook is silent or unclear here: this is how the house reads it.
rules-drawing = Our own drawing
rules-drawing-about = The picture in the rulebook is lost: we drew our own.
rules-option = Option
rules-option-about = This can be changed when a table is opened.

# What went wrong
error-offline = The house cannot be reached. Is the connection up?
error-unknown = The house answered with an error ({ $status }).
error-here = Something went wrong on this page. Reload it, nothing is lost.
error-title = This page failed
error-part = This part of the page failed; the rest goes on.
error-board = The board cannot be drawn. Here it is in words.
error-menu = What you can choose
error-reload = Reload
error-again = Try again
