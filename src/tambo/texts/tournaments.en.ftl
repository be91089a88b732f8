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
tournaments-title = Cups
tournaments-all = All cups
tournaments-about = A cup opens its tables by itself, round after round. People and bots may take part; everybody gets each seat about equally often.
tournaments-none = There is no cup yet. Make the first one.
tournaments-new = A new cup
tournaments-field-title = Name of the cup
tournaments-field-kind = How it is played
tournaments-kind-round-robin = Round-robin
tournaments-kind-round-robin-about = Everybody meets everybody.
tournaments-kind-swiss = Swiss
tournaments-kind-swiss-about = A few rounds; those with equal points meet, nobody twice.
tournaments-kind-pentathlon = Pentathlon
tournaments-kind-pentathlon-about = All five games, one a round, from the shortest to the longest.
tournaments-field-size = Players at a table
tournaments-field-rounds = Rounds
tournaments-rounds-fit = As many as fit
tournaments-pace-about = { $kind ->
    [live] Live: the clocks of a round run as soon as its tables open. Be there, all of you; a bot plays on for a player who has no time left.
   *[days] All tables are rated. A bot plays on for a player who has no time left.
 }
tournaments-field-plays = I take part myself
tournaments-create = Make the cup
tournaments-status = { $status ->
    [joining] Open to join
    [running] Round { $round } of { $rounds }
   *[other] Over
 }
tournaments-entrants = { $count ->
    [one] One entrant
   *[other] { $count } entrants
 }
tournaments-nameless = Entrant { $number }
tournaments-join = Take part
tournaments-strike = Strike { $name } off
tournaments-add-bot = Add this bot
tournaments-start = Start the cup
tournaments-waiting = The cup begins when the one who made it starts it.
tournaments-share = Everyone with this link can join:
tournaments-my-table = To your table
tournaments-won = { $count ->
    [one] { $names } wins the cup.
   *[other] { $names } share the cup.
 }
tournaments-standings = Standings
tournaments-points = Points
tournaments-worth-round-robin = Beaten
tournaments-worth-swiss = Opponents
tournaments-worth-pentathlon = Opponents
tournaments-firsts = Firsts
tournaments-gone = (left)
tournaments-leave = Leave the cup
tournaments-forfeit = Forfeit
tournaments-sure-leave = Leave the cup? You come last at your present table, which ends, and play no further round.
tournaments-sure-forfeit = Declare { $name } forfeit? That entrant comes last at the present table, which ends, and plays no further round. This cannot be undone.
tournaments-keep = Cancel
tournaments-cancel = Give the cup up
tournaments-cancel-sure = Give this cup up for everybody who has joined?
tournaments-start-few = Add another entrant or a bot first.
tournaments-play = Play
tournaments-title-long = A name has at most { $limit } characters.
tournaments-explain = How points and ties are counted
tournaments-explain-points = The first place of a table earns ten points, the last none, those between evenly; players who tie share. A free round earns ten points in Swiss pairs, five at larger tables, none in round-robin, where everybody has as many.
tournaments-explain-round-robin = Equal points are told apart by the points of those one has beaten (half for a tie), then by first places. What is still equal shares the place.
tournaments-explain-swiss = Equal points are told apart by the points of those one has met, then by first places. What is still equal shares the place. Free rounds go to the lowest, nobody gets a second one before everybody had one.
tournaments-explain-pentathlon = Equal points are told apart by the points of those one has met, then by first places. What is still equal shares the place.
tournaments-explain-leaving = A player who leaves comes last at the present table and plays no further round; in a round-robin the remaining opponents win, and at larger tables a medium bot takes the seat.
tournaments-round = Round { $number }
tournaments-ahead = to come
tournaments-free = Free round
tournaments-replay = Replay
tournaments-watch = Watch
