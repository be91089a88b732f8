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

house-error-connections-many = Too many connections are open from your address. Close some and try again.
house-error-daily-none = This game has no set-up of the day.
house-error-decision-stale = The game has moved on meanwhile; look again before you choose.
house-error-headers-too-large = The headers of this request are too large. Deleting cookies may help.
house-error-hello-first = The screen must greet the table before anything else.
house-error-hint-busy = The house is still thinking about your last question.
house-error-hint-failed = The house found no hint this time. Nothing has changed; ask again.
house-error-hint-none = There are no hints in this game.
house-error-hint-off = Hints are switched off at this table.
house-error-host = This house does not go by that name.
house-error-house-full = The house is full at the moment; try again soon.
house-error-internal = Something went wrong in the house. Nothing was lost and nothing was counted.
house-error-level-unknown = There is no bot called “{ $level }”.
house-error-malformed = The house cannot read this message.
house-error-match-long = This match has become too long to go on. Nothing is lost: you can agree to go back or to end it.
house-error-method = That cannot be done here.
house-error-name-long = A name has at most { $limit } letters.
house-error-not-found = There is nothing here.
house-error-note-long = Your notes have grown too long to be kept.
house-error-origin = This request comes from another site.
house-error-record-long = This record is too long: at most { $limit } moves can be imported.
house-error-record-running = The record is given out when the game is over: it would show what is hidden.
house-error-request-timeout = The request took too long to arrive. Nothing has changed; try again.
house-error-review-failed = The house could not review this game now; try again later.
house-error-seat-foreign = This seat is not yours.
house-error-seat-taken = Someone else has taken this seat.
house-error-seat-token = This link does not lead to a seat of this table.
house-error-seats-count = The position is not one for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}.
house-error-seed-known = Someone else will sit at this table, and a seed you know would tell you what the dice bring: leave the seed to the house.
house-error-seed-long = A seed has at most { $limit } letters.
house-error-sockets-many = Too many tables are open here at once. Close some and try again.
house-error-storage = The house cannot write to its disk just now. Nothing has changed; try again.
house-error-table-not-over = The game is still going on.
house-error-table-over = The game is over.
house-error-table-paused-bot = The game is paused because the bot does not answer. It goes on when you come back to the table.
house-error-table-paused-internal = The game is paused because of an error in the house. Nothing was lost and nothing was counted.
house-error-table-paused-version = The game is paused: it was begun under another version of the rules.
house-error-table-unknown = There is no such table.
house-error-table-waiting = A seat is still free; the game begins when everybody is here.
house-error-too-big = This message is too big.
house-error-undo-long = So much has been taken back in this match that choices now stand. You can still ask everybody to go back.
house-error-url-too-long = This address is too long.
house-error-workshop-part = There is no “{ $part }” of { $game } that could be typed in.
