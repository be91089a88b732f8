# What a table does by agreement, and the PINs of seats at a shared device: the house's sentences.

house-event-rewound = { $moves ->
    [0] Everybody agreed to go back.
    [one] One move was taken back by agreement.
   *[other] { $moves } moves were taken back by agreement.
}

house-error-proposal-alone = In a rated match another person has to agree, and there is none at this table now.
house-error-proposal-closed = This question is settled already.
house-error-proposal-not-paused = The game is not paused by agreement.
house-error-proposal-nothing = There is nothing here that could be taken back.
house-error-proposal-open = Another question is open at this table. It has to be answered or withdrawn first.
house-error-proposal-own = Only the others at the table answer this question.
house-error-proposal-time-control = The pace of this table cannot be changed to that.
house-error-proposal-rated = Nothing is taken back in a rated match.
house-error-pin-alone = Nobody at another device sits at this table, so nobody can agree that this PIN is taken away.
house-error-pin-form = A PIN has { $least } to { $most } digits.
house-error-pin-needed = This seat has a PIN. Give it first.
house-error-pin-none = This seat has no PIN.
house-error-pin-wait = Too many wrong PINs. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
house-error-pin-wrong = This is not the PIN of the seat.
house-error-table-paused-agreed = The game is paused because everybody agreed to. It goes on when everybody agrees again.

ask-title = A question to everybody at the table
ask-undo = { $whose ->
    [mine] You ask to go back.
   *[other] { $name } asks to go back.
} { $moves ->
    [0] Only a hidden choice would be taken back.
    [one] One move would be taken back.
   *[other] { $moves } moves would be taken back.
}
ask-pause = { $whose ->
    [mine] You ask for a pause.
   *[other] { $name } asks for a pause.
}
ask-resume = { $whose ->
    [mine] You ask to go on with the game.
   *[other] { $name } asks to go on with the game.
}
ask-pace = { $whose ->
    [mine] You ask for another pace: { $pace }.
   *[other] { $name } asks for another pace: { $pace }.
}
ask-end = { $whose ->
    [mine] You ask to end the game without a result.
   *[other] { $name } asks to end the game without a result.
}
ask-pin = { $whose ->
    [mine] You ask the others to take away a forgotten PIN.
   *[other] { $name } has forgotten the PIN of the seat and asks to have it taken away.
}
ask-before = From this move on: “{ $what }”
ask-undo-learnt = What someone has seen stays seen.
ask-undo-chance = Dice and draws are made again.
ask-waiting = Still to answer: { $names }.
ask-until = { $day ->
    [today] The question waits until { $until } today.
   *[other] The question waits until { $until }.
}
ask-until-resume = { $day ->
    [today] If nobody refuses before { $until } today, the game goes on.
   *[other] If nobody refuses before { $until }, the game goes on.
}
ask-agree = Agree
ask-refuse = Refuse
ask-withdraw = Withdraw the question
ask-hand-to = { $name } answers
ask-was-refused = { $names } refused.
ask-was-withdrawn = { $name } withdrew the question.
ask-was-lapsed = The game has gone on; the question is void.
ask-was-expired = Not everybody answered in time; the question is void.

ask-back = Ask to take back
ask-back-title = Go back by agreement
ask-back-why = You cannot take it back alone:
ask-back-others = Everybody else at the table must agree.
ask-back-alone = Nobody else has to be asked here: bots agree.
ask-back-far = How far?
ask-back-last = To before my last move
ask-back-before = To before: { $what }
ask-back-send = Ask the others
ask-back-do = Go back
ask-back-cancel = Leave it

agreed-title = What was agreed
agreed-what = { $kind ->
    [pause] The game was paused; { $name } had asked.
    [resume] The game went on; { $name } had asked.
    [pace] New pace: { $pace }; { $name } had asked.
   *[end] The game was ended without a result; { $name } had asked.
}
agreement-title = By agreement
agreement-about = This happens when everybody at the table says yes. A bot that sits in for someone has no voice, and a question nobody answers lapses in the end.
agreement-pause = Pause the game
agreement-resume = Go on with the game
agreement-end = End without a result
agreement-pace = Ask for this pace
turn-paused-agreed = The game is paused by agreement.
turn-ended-forfeit = This match of a cup was ended: an entrant has left, and the cup counts it as forfeited.
turn-ended-agreed = The game was ended by agreement, without a result.

curtain-other = { $name } goes first
pin-want = Guard this seat with a PIN
pin-choose = { $name }, choose a PIN (4 to 12 digits)
pin-about = From now on the seat is shown at this device only after its PIN.
pin-set = Set the PIN
pin-give = { $name }, your PIN
pin-open = Show my seat
pin-remove = Remove the PIN of this seat
pin-forgotten = PIN forgotten? Ask the others to remove it
pin-leave = PIN forgotten? Let a bot play this seat
pin-leave-sure = A bot plays for { $name } to the end, with what this seat knows and nothing else; the log tells everybody. Only its PIN brings the seat back.
pin-leave-do = Let a bot play
pin-leave-not = Cancel
pin-stay-away = Leave the seat to the bot
curtain-home = Leave the screen; the table waits
pin-asked = The others are asked to remove the PIN. Still to answer: { $names }.

lookback = Step back through the game
lookback-live = Follow live
lookback-past = You look back: moment { $at } of { $last }.
lookback-gone-on = The game has gone on since.
