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
title-your-turn = Your turn – { $game }
title-table = { $game } – Tambo
lost-title = There is nothing here
lost-about = The address leads nowhere. The road goes on at the inn.
yes = yes
no = no
none = none

# Home
home-title = Tambo – five games by the road
home-lead = Five games by the road, always open.
home-about = Sit down against a bot, hand a link to a friend, or share one screen. No account needed.
home-tables = My tables
home-more = Show more
home-games = The games
home-table-when = { $moves ->
    [0] no move yet
    [one] { $moves } move
   *[other] { $moves } moves
} · { $day }
status = { $status ->
    [closed] closed
    [invited] you are invited
    [waiting] waiting for players
    [running] under way
    [paused] paused
   *[over] over
}
game-coming = coming
game-players = { $least ->
    [1] { $most ->
        [1] alone
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
game-minutes = { $minutes } min
game-quick = Play against a bot
game-new = New table
game-rules = Rules

# The set-up of the day
daily-title = Game of the day
daily-about = { $game }: the same for everybody in this house until midnight (UTC), and known to nobody beforehand.
daily-alone = Play alone
daily-bot = Against a bot

# A new table
new-title = New table: { $game }
new-company = With whom?
new-company-bot = Against a bot
new-company-bot-about = It sits down at once.
new-company-open = With a friend
new-company-open-about = You get a link to send.
new-company-hotseat = On one screen
new-company-hotseat-about = You take turns at this device.
new-players = Players
new-options = What is agreed
new-expert = Seed and starting position
new-seed = Seed
new-seed-about = The same seed gives the same set-up. Empty: chance.
new-start = Starting position
new-start-about = In the game’s notation, to begin in the middle. Empty: the usual set-up.
new-open = Open the table
seat-number = Seat { $number }
seat-who = Who sits here
seat-name = Name
seat-level = Strength of the bot
seat-kind-me = I
seat-kind-hotseat = Somebody here with me
seat-kind-open = Somebody with the link
seat-kind-bot = A bot
seat-open = open seat
seat-open-about = You will get a link for this seat.
seat-bot = Bot ({ $level })
seat-nobody = Guest { $number }
seat-link = Link for seat { $number }
watch-link = Link to watch
link-copy = Copy
link-copied = Copied
join-title = A seat is kept for you
join-about = { $game }, at a table with { $names }.
join-sit = Sit down
join-already = You already sit at this table
join-already-about = Send this link to a friend: whoever opens it elsewhere sits down here.
join-beside = Somebody plays beside me on this device
join-taken = This seat is taken
join-taken-about = You may watch the game.
join-watch-now = Watch
join-watch = Only watch

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
replay-title = { $game }: replay
replay-controls = Replay controls
replay-begins = The table is set.
replay-unseen = Nothing of this move can be seen from here.
replay-moment = Moment of the game
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-remark = Next remark
replay-table = To the table
replay-link = Link to this moment

# Rules
rules-title = Rules of { $game }
rules-house-title = Rules of the house
rules-credits = A game by { $author }, published by { $publisher } in { $year }.
rules-mark = ({ $mark }: { $reason })
rules-ruling = Ruling of the house
rules-ruling-about = The rulebook is silent or unclear here: this is how the house reads it.
rules-drawing = Our own drawing
rules-drawing-about = The picture in the rulebook is lost: we drew our own.
rules-option = Option
rules-option-about = This can be changed when a table is opened.

# Bringing a record
import-title = Bring a record
import-about = A finished game is opened for review; an unfinished one goes on at this device.
import-file = Choose a record file, or drop it here
import-paste = …or paste the record
import-bring = Bring it in
import-not-json = This is not a record: it cannot be read as JSON.

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

# The workshop
workshop-title = Workshop: { $game }
workshop-link = Play with your own printed copy
workshop-option-link = Type it in at the workshop
workshop-about = If you own the printed game, type its data in here, and play with it at this house. Start from our own data below and change it line by line.
workshop-format = How it is written
workshop-text = Your data
workshop-line = Line { $line }
workshop-sample = Our data again
workshop-check = Examine
workshop-flaws = { $count ->
    [one] One thing to mend
   *[other] { $count } things to mend
}
workshop-warnings = { $count ->
    [one] One thing to look at again
   *[other] { $count } things to look at again
}
workshop-warnings-about = You can play with this data all the same.
workshop-sound = Nothing to mend
workshop-open = Open a table with this
workshop-coming = A table can be opened as soon as the game is on the shelf.
workshop-none = Nothing of this game can be typed in.
