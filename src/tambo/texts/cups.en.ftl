house-problem-cup-entry = Nobody takes part under that number.
house-problem-cup-few = { $count ->
    [one] The cup needs at least one entrant.
   *[other] The cup needs at least { $count } entrants.
 }
house-problem-cup-foreign = Only the one who made the cup may do that.
house-problem-cup-full = The cup is full, or has begun meanwhile.
house-problem-cup-game = The game cannot be played that way in a cup.
house-problem-cup-not-running = The cup is over.
house-problem-cup-started = The cup has begun already.
house-problem-cup-title = A cup needs a name.
house-problem-cup-unknown = There is no such cup.
