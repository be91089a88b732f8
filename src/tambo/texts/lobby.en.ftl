# The lobby, the terms of tables, clocks, and those who leave.

house-event-stand-in = { $why ->
    [clock] { $name }’s time is over: a bot plays on in this seat.
    [left] { $name } has left: a bot plays on in this seat.
   *[away] { $name } has been away for long: a bot plays on in this seat.
}
house-event-stand-in-unnamed = { $why ->
    [clock] The time of seat { $number } is over: a bot plays on there.
    [left] Whoever sat at seat { $number } has left: a bot plays on there.
   *[away] Nobody has been at seat { $number } for long: a bot plays on there.
}
house-event-back = { $name } is back and plays again.
house-event-back-unnamed = The player of seat { $number } is back and plays again.

house-problem-lobby-no-seat = All seats of this table are taken by now.
house-problem-lobby-private = This table is not in the lobby; only its link leads there.
house-problem-seat-not-away = A bot can sit in for somebody who is not at the table once nothing has happened for five minutes.
house-problem-seat-not-open = This seat is not open any more.
house-problem-seat-own = This is your own seat.
house-problem-seat-stood-in = A bot is playing for you. Take your seat back first.
house-problem-seats-fewer = This game cannot be played by fewer here.
house-problem-table-closed = This table was closed before the game began.
house-problem-table-foreign = Only whoever opened the table can do that.
house-problem-table-running = The game has begun already.
house-problem-terms-pace = The house has no such clock.
house-problem-terms-rated-clock = A rated game needs a clock.
house-problem-terms-rated-hotseat = A rated game needs a device for everybody.
house-problem-terms-rated-start = A rated game begins with the usual set-up and with dice nobody knows.
house-problem-vacation-days = You have { $count ->
    [0] no vacation days
    [one] one vacation day
   *[other] { $count } vacation days
} left this year.
