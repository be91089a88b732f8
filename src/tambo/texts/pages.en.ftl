# Pages that are no table: home, a new table, joining, rules, records, the workshop.

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
seat-kind-me = I
seat-kind-hotseat = Someone here with me
seat-kind-open = Someone with the link
seat-kind-bot = A bot
seat-open-about = You will get a link for this seat.
join-title = A seat is kept for you
join-about = { $game }, at a table with { $names }.
join-sit = Sit down
join-already = You already sit at this table
join-already-about = Send this link to a friend: the person who opens it elsewhere sits down here.
join-beside = Someone plays beside me on this device
join-taken = This seat is taken
join-taken-about = You may watch the game.
join-watch-now = Watch
join-watch = Only watch

# Rules

rules-house-title = Rules of the house
rules-credits = A game by { $author }, published by { $publisher } in { $year }.

# Bringing a record

import-title = Bring a record
import-about = A finished game is opened for review; an unfinished one goes on at this device.
import-file = Choose a record file, or drop it here
import-paste = …or paste the record
import-bring = Bring it in
import-not-json = This is not a record: it cannot be read as JSON.

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
