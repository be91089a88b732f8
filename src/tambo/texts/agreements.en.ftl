# What a table does by agreement, and the PINs of seats at a shared device: the house's sentences.

house-event-rewound = { $moves ->
    [0] Everybody agreed to go back.
    [one] One move was taken back by agreement.
   *[other] { $moves } moves were taken back by agreement.
}

house-problem-ask-closed = This question is settled already.
house-problem-ask-not-paused = The game is not paused by agreement.
house-problem-ask-nothing = There is nothing here that could be taken back.
house-problem-ask-open = Another question is open at this table. It has to be answered or withdrawn first.
house-problem-ask-own = Only the others at the table answer this question.
house-problem-ask-pace = The pace of this table cannot be changed to that.
house-problem-ask-rated = Nothing is taken back in a rated match.
house-problem-pin-alone = Nobody at another device sits at this table, so nobody can agree that this PIN is taken away.
house-problem-pin-form = A PIN has { $least } to { $most } digits.
house-problem-pin-needed = This seat has a PIN. Give it first.
house-problem-pin-none = This seat has no PIN.
house-problem-pin-wait = Too many wrong PINs. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
house-problem-pin-wrong = This is not the PIN of the seat.
house-problem-table-paused-agreed = The game is paused because everybody agreed to. It goes on when everybody agrees again.
