# The seats, clocks and terms of a table.

house-event-stand-in = { $why ->
    [clock] { $name }’s time is over: a bot plays on in this seat.
    [left] { $name } has left: a bot plays on in this seat.
   *[away] { $name } has been away for long: a bot plays on in this seat.
}
house-event-stand-in-unnamed = { $why ->
    [clock] The time of seat { $number } is over: a bot plays on there.
    [gone] The player who sat at seat { $number } has left the house for good: a bot plays on there.
    [left] The player who sat at seat { $number } has left: a bot plays on there.
   *[away] Nobody has been at seat { $number } for long: a bot plays on there.
}
house-event-taken-over = { $name } takes over the seat and plays on.
house-event-taken-over-unnamed = Seat { $number } has been taken over by someone.
house-event-back = { $name } is back and plays again.
house-event-back-unnamed = The player of seat { $number } is back and plays again.

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
    [yes] This game counts for the rating. If your time runs out or you leave, a bot plays on for you, and you may come back at any time. The place your seat has at the end is yours, even if a bot played for it.
   *[no] This game is not rated. If someone runs out of time, leaves or stays away for long, a bot plays on and gives the seat back at once.
}

new-terms = How it is played

watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

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
leave-about-waiting = Your seat becomes free for someone else.
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
