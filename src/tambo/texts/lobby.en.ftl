# The lobby, the terms of a new table, vacation.

house-error-lobby-blocked = You and someone at this table keep apart: one of you has blocked the other.
house-error-lobby-no-seat = All seats of this table are taken by now.
house-error-lobby-private = This table is not in the lobby; only its link leads there.
house-error-seat-beside = You sit at this table already; send this link to a friend.
house-error-seat-not-away = A bot can sit in for someone who is not at the table once nothing has happened for five minutes.
house-error-seat-not-open = This seat is not open any more.
house-error-seat-own = This is your own seat.
house-error-seat-blocked = The player who opened this table does not want to play with you. You may watch.
house-error-seat-stood-in = A bot is playing for you. Take your seat back first.
house-error-seats-fewer = This game cannot be played by fewer here.
house-error-table-closed = This table was closed before the game began.
house-error-table-foreign = Only the player who opened the table can do that.
house-error-table-running = The game has begun already.
house-error-terms-time-control = The house has no such clock.
house-error-terms-rated-clock = A rated game needs a clock.
house-error-terms-rated-option = With these options a game cannot be rated: someone could know what it hides.
house-error-terms-rated-hotseat = A rated game needs a device for everybody.
house-error-terms-rated-start = A rated game begins with the usual set-up and with dice nobody knows.
house-error-vacation-days = You have { $count ->
    [0] no vacation days
    [one] one vacation day
   *[other] { $count } vacation days
} left this year.

# A new table
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
new-mixed-about = Every seat can be for someone else: two people at this device, one on a phone with the link, one bot.

# The lobby
lobby-about = Tables that are waiting for someone, and games you may watch.
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
quick-about = Name a game and a pace: you sit down at once, or as soon as someone wants the same.
quick-go = Find a match
quick-looking = Looking …
home-my-turn = your turn
home-open-tables = Who is looking for someone?

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
