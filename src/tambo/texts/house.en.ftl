# Sentences of the house: what it says at the table and when it declines.

house-open = The house is open at { $address }
house-backup-file = { $path }: { $why }
house-backup-format = This is not a whole backup of a house.
house-backup-database = The database could not do it: { $why }
house-backup-empty = There is no house in this database yet.
house-backup-newer = This backup was written by a newer version of Tambo. Update Tambo first.
house-backup-not-empty = The database has a house in it already; a backup goes into an empty one.
house-backup-no-house = There is no house at { $path }.
house-in-use = Another house is using { $path }. Close it, or choose another database.
house-no-port = The house cannot listen at { $address }: { $why }
house-not-opened = The house could not be opened; the log says why.
house-read-only = The database at { $place } can only be read. The house must write to it; if the server has failed over, use the one that takes writes.
house-unusable = The house cannot use { $place }: { $why }
house-unbuilt = The screens have not been built yet. Run “make web” in the checkout, then load this page again.

house-event-undone = The last choice was taken back.
house-legal = This can be played.

house-problem-connections-many = Too many connections are open from your address. Close some and try again.
house-problem-daily-none = This game has no set-up of the day.
house-problem-decision-stale = The game has moved on meanwhile; look again before you choose.
house-problem-headers-too-large = The headers of this request are too large. Deleting cookies may help.
house-problem-hello-first = The screen must greet the table before anything else.
house-problem-hint-busy = The house is still thinking about your last question.
house-problem-hint-failed = The house found no hint this time. Nothing has changed; ask again.
house-problem-hint-none = There are no hints in this game.
house-problem-hint-off = Hints are switched off at this table.
house-problem-host = This house does not go by that name.
house-problem-house-full = The house is full at the moment; try again soon.
house-problem-internal = Something went wrong in the house. Nothing was lost and nothing was counted.
house-problem-level-unknown = There is no bot called “{ $level }”.
house-problem-malformed = The house cannot read this message.
house-problem-match-long = This match has become too long to go on. Nothing is lost: you can agree to go back or to end it.
house-problem-method = That cannot be done here.
house-problem-name-long = A name has at most { $limit } letters.
house-problem-not-found = There is nothing here.
house-problem-note-long = Your notes have grown too long to be kept.
house-problem-origin = This request comes from another site.
house-problem-record-long = This record is too long: at most { $limit } moves can be imported.
house-problem-record-running = The record is given out when the game is over: it would show what is hidden.
house-problem-request-timeout = The request took too long to arrive. Nothing has changed; try again.
house-problem-review-failed = The house could not review this game now; try again later.
house-problem-seat-foreign = This seat is not yours.
house-problem-seat-taken = Somebody else has taken this seat.
house-problem-seat-token = This link does not lead to a seat of this table.
house-problem-seats-count = The position is not one for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}.
house-problem-seed-known = Somebody else will sit at this table, and a seed you know would tell you what the dice bring: leave the seed to the house.
house-problem-seed-long = A seed has at most { $limit } letters.
house-problem-sockets-many = Too many tables are open here at once. Close some and try again.
house-problem-storage = The house cannot write to its disk just now. Nothing has changed; try again.
house-problem-table-not-over = The game is still going on.
house-problem-table-over = The game is over.
house-problem-table-paused-bot = The game is paused because the bot does not answer. It goes on when you come back to the table.
house-problem-table-paused-internal = The game is paused because of an error in the house. Nothing was lost and nothing was counted.
house-problem-table-paused-version = The game is paused: it was begun under another version of the rules.
house-problem-table-unknown = There is no such table.
house-problem-table-waiting = A seat is still free; the game begins when everybody is here.
house-problem-too-big = This message is too big.
house-problem-undo-long = So much has been taken back in this match that choices now stand. You can still ask everybody to go back.
house-problem-url-too-long = This address is too long.
house-problem-workshop-part = There is no “{ $part }” of { $game } that could be typed in.
