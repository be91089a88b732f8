# The lobby, the terms of tables, clocks, and those who leave.

house-event-stand-in = { $why ->
    [clock] { $name }’s time is over: a bot plays on in this seat.
    [left] { $name } has left: a bot plays on in this seat.
   *[away] { $name } has been away for long: a bot plays on in this seat.
}
house-event-stand-in-unnamed = { $why ->
    [clock] The time of seat { $number } is over: a bot plays on there.
    [gone] Whoever sat at seat { $number } has left the house for good: a bot plays on there.
    [left] Whoever sat at seat { $number } has left: a bot plays on there.
   *[away] Nobody has been at seat { $number } for long: a bot plays on there.
}
house-event-taken-over = { $name } takes over the seat and plays on.
house-event-taken-over-unnamed = Seat { $number } has been taken over by somebody.
house-event-back = { $name } is back and plays again.
house-event-back-unnamed = The player of seat { $number } is back and plays again.

house-error-lobby-blocked = You and somebody at this table keep apart: one of you has blocked the other.
house-error-lobby-no-seat = All seats of this table are taken by now.
house-error-lobby-private = This table is not in the lobby; only its link leads there.
house-error-seat-beside = You sit at this table already; send this link to a friend.
house-error-seat-not-away = A bot can sit in for somebody who is not at the table once nothing has happened for five minutes.
house-error-seat-not-open = This seat is not open any more.
house-error-seat-own = This is your own seat.
house-error-seat-blocked = Whoever opened this table does not want to play with you. You may watch.
house-error-seat-stood-in = A bot is playing for you. Take your seat back first.
house-error-seats-fewer = This game cannot be played by fewer here.
house-error-table-closed = This table was closed before the game began.
house-error-table-foreign = Only whoever opened the table can do that.
house-error-table-running = The game has begun already.
house-error-terms-time-control = The house has no such clock.
house-error-terms-rated-clock = A rated game needs a clock.
house-error-terms-rated-option = With these options a game cannot be rated: somebody could know what it hides.
house-error-terms-rated-hotseat = A rated game needs a device for everybody.
house-error-terms-rated-start = A rated game begins with the usual set-up and with dice nobody knows.
house-error-vacation-days = You have { $count ->
    [0] no vacation days
    [one] one vacation day
   *[other] { $count } vacation days
} left this year.

# The terms of a table, in words
pace = { $kind ->
    [live] Live, { $minutes } min + { $increment } s a turn
    [days] { $days ->
        [one] Correspondence, 1 day a turn
       *[other] Correspondence, { $days } days a turn
    }
   *[none] No clock
}
pace-reserve = { $kind ->
    [live] and { $reserve } min in reserve
   *[days] { $reserve ->
        [one] and 1 day in reserve
       *[other] and { $reserve } days in reserve
    }
}
terms-rated = Rated
terms-friendly = Friendly
terms-public = In the lobby
terms-private = By link only
terms-audience = { $audience ->
    [new] Beginners welcome
    [used] For experienced players
    [strong] For strong players
   *[any] For everybody
}
terms-counts = { $rated ->
    [yes] This game counts for the rating. If your time runs out or you leave, a bot plays on for you, and you may come back at any time. The place your seat has at the end is yours, whoever played for it.
   *[no] This game counts for nothing. If somebody runs out of time, leaves or stays away for long, a bot plays on and gives the seat back at once.
}

# A new table
new-terms = How it is played
new-visible = Who finds the table
new-visible-private = Only those I send a link
new-visible-public = Anybody in the lobby
new-pace = Time
new-pace-own = Another clock…
new-minutes = Minutes for everybody
new-increment = Seconds more each turn
new-days = Days a turn
new-reserve = { $kind ->
    [live] Minutes in reserve
   *[days] Days in reserve
}
new-rated = Rated game
new-rated-not-here = A rated game needs a clock, the usual set-up, and a device for everybody.
new-audience = For whom
new-mixed = { $mine ->
    [0] At this device: nobody
    [one] At this device: one person
   *[other] At this device: { $mine } people
} · { $open ->
    [0] no open seat
    [one] one open seat
   *[other] { $open } open seats
} · { $bots ->
    [0] no bot
    [one] one bot
   *[other] { $bots } bots
}
new-mixed-about = Every seat can be for somebody else: two people at this device, one on a phone with the link, one bot.

# The lobby
lobby-title = Lobby
lobby-about = Tables that are waiting for somebody, and games you may watch.
lobby-link = To the lobby
lobby-open = Open tables
lobby-running = Under way
lobby-none = No table is waiting just now. Look for a match: the next one who wants the same will sit down opposite you.
lobby-none-fitting = No table fits what you are looking for.
lobby-running-none = No public game is under way just now.
lobby-filter = What I am looking for
lobby-filter-count = { $count } chosen
lobby-filter-reset = Show all tables
lobby-game = Game
lobby-players = Players
lobby-pace = Time
lobby-pace-kind = { $kind ->
    [live] live
    [days] correspondence
   *[none] no clock
}
lobby-counts = Counts
lobby-any = any
lobby-rated = rated
lobby-friendly = friendly
lobby-audience = For whom
lobby-taking-over = A match under way: its player has left, and a bot plays on until you take over.
lobby-take-over = Take over
lobby-seats = { $open ->
    [one] one seat free of { $seats }
   *[other] { $open } seats free of { $seats }
}
lobby-join = Sit down
lobby-return = To my table
lobby-watch = Watch
lobby-new = New table
lobby-found = { $count ->
    [0] No table
    [one] One table
   *[other] { $count } tables
}
quick-title = Quick match
quick-about = Name a game and a pace: you sit down at once, or as soon as somebody wants the same.
quick-go = Find a match
quick-looking = Looking …
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
home-my-turn = your turn
home-open-tables = Who is looking for somebody?

# Clocks
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
clock-of = Time left
clock-reserve = reserve
clock-stopped = stands still
clock-vacation = on vacation
clock-over = time is over
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
}
clock-hours = { $hours } h { $minutes } min

# Those who leave
stand-in-plaque = { $why ->
    [clock] Bot ({ $level }) sits in: time over
    [gone] Bot ({ $level }) plays on: left for good
    [left] Bot ({ $level }) sits in: has left
   *[away] Bot ({ $level }) sits in: away
}
stand-in-yours = { $why ->
    [clock] Your time is over. A bot ({ $level }) plays for you.
    [gone] This seat has become free. A bot ({ $level }) plays in it until you do.
    [left] You have left. A bot ({ $level }) plays for you.
   *[away] You were away. A bot ({ $level }) plays for you.
}
stand-in-back = Take my seat back
leave-title = Leave
leave-about = A bot plays on for you with what your seat knows. You may come back at any time.
leave-about-waiting = Your seat becomes free for somebody else.
leave-seat = { $seats ->
    [1] Leave the table
   *[other] Leave seat { $number }
}
leave-sure = Really leave?
leave-stay = Stay
leave-ask-bot = Let a bot play for { $name }
leave-ask-bot-about = { $name } is away. When nothing has happened for five minutes, you may go on with a bot in that seat.
turn-waiting-lobby = The table is in the lobby, where anybody may sit down; you may also send a link.
turn-closed = This table was closed before the game began.
owner-title = Before the game begins
owner-bot = Seat { $number }: take a bot
owner-drop = Seat { $number }: play without
owner-close = Close the table

# Vacation
vacation-title = Vacation
vacation-about = Your clocks at correspondence tables stand still. You have { $days ->
    [0] no days
    [one] one day
   *[other] { $days } days
} left this year.
vacation-until = You are on vacation until { $day }.
vacation-days = Days away
vacation-go = Go on vacation
vacation-back = I am back
