house-error-tournament-entry = Nobody takes part under that number.
house-error-tournament-few = { $count ->
    [one] The cup needs at least one entrant.
   *[other] The cup needs at least { $count } entrants.
 }
house-error-tournament-foreign = Only the one who made the cup may do that.
house-error-tournament-full = The cup is full, or has begun meanwhile.
house-error-tournament-game = The game cannot be played that way in a cup.
house-error-tournament-not-running = The cup is over.
house-error-tournament-opponent = You may not declare a forfeit of the opponent you are just playing.
house-error-tournament-started = The cup has begun already.
house-error-tournament-title = A cup needs a name.
house-error-tournament-unknown = There is no such cup.
cups-nav = Cups
cups-title = Cups
cups-all = All cups
cups-about = A cup opens its tables by itself, round after round. People and bots may take part; everybody gets each seat about equally often.
cups-none = There is no cup yet. Make the first one.
cups-new = A new cup
cups-field-title = Name of the cup
cups-field-kind = How it is played
cups-kind-round-robin = Round-robin
cups-kind-round-robin-about = Everybody meets everybody.
cups-kind-swiss = Swiss
cups-kind-swiss-about = A few rounds; those with equal points meet, nobody twice.
cups-kind-pentathlon = Pentathlon
cups-kind-pentathlon-about = All five games, one a round, from the shortest to the longest.
cups-field-size = Players at a table
cups-field-rounds = Rounds
cups-rounds-fit = As many as fit
cups-pace-about = { $kind ->
    [live] Live: the clocks of a round run as soon as its tables open. Be there, all of you; for whoever has no time left a bot plays on.
   *[days] All tables are rated. For whoever has no time left a bot plays on.
 }
cups-field-plays = I take part myself
cups-create = Make the cup
cups-status = { $status ->
    [joining] Open to join
    [running] Round { $round } of { $rounds }
   *[other] Over
 }
cups-entrants = { $count ->
    [one] One entrant
   *[other] { $count } entrants
 }
cups-nameless = Entrant { $number }
cups-join = Take part
cups-strike = Strike { $name } off
cups-add-bot = Add this bot
cups-start = Start the cup
cups-waiting = The cup begins when the one who made it starts it.
cups-share = Whoever has this link can join:
cups-my-table = To your table
cups-won = { $count ->
    [one] { $names } wins the cup.
   *[other] { $names } share the cup.
 }
cups-standings = Standings
cups-points = Points
cups-worth-round-robin = Beaten
cups-worth-swiss = Opponents
cups-worth-pentathlon = Opponents
cups-firsts = Firsts
cups-gone = (left)
cups-leave = Leave the cup
cups-forfeit = Forfeit
cups-sure-leave = Leave the cup? You come last at your present table, which ends, and play no further round.
cups-sure-forfeit = Declare { $name } forfeit? That entrant comes last at the present table, which ends, and plays no further round. This cannot be undone.
cups-keep = Cancel
cups-cancel = Give the cup up
cups-cancel-sure = Give this cup up for everybody who has joined?
cups-start-few = Add another entrant or a bot first.
cups-back = To the cup “{ $title }”
cups-play = Play
cups-title-long = A name has at most { $limit } characters.
cups-explain = How points and ties are counted
cups-explain-points = The first place of a table earns ten points, the last none, those between evenly; whoever ties shares. A free round earns ten points in Swiss pairs, five at larger tables, none in round-robin, where everybody has as many.
cups-explain-round-robin = Equal points are told apart by the points of those one has beaten (half for a tie), then by first places. What is still equal shares the place.
cups-explain-swiss = Equal points are told apart by the points of those one has met, then by first places. What is still equal shares the place. Free rounds go to the lowest, nobody gets a second one before everybody had one.
cups-explain-pentathlon = Equal points are told apart by the points of those one has met, then by first places. What is still equal shares the place.
cups-explain-leaving = Whoever leaves comes last at the present table and plays no further round; in a round-robin the remaining opponents win, and at larger tables a medium bot takes the seat.
cups-round = Round { $number }
cups-ahead = to come
cups-free = Free round
cups-replay = Replay
cups-watch = Watch
