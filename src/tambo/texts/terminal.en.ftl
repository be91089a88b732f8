# The command `tambo` in English.

# Help
terminal-help-tambo = Tambo, an inn for board games: play, watch, measure and serve them.
terminal-help-usage = Usage:
terminal-help-commands = Commands
terminal-help-arguments = Arguments
terminal-help-flags = Options
terminal-help-help = Show this help and leave.
terminal-help-version = Show the version and leave.
terminal-help-default = (default: { $value })
terminal-help-language = Every command takes --lang en|fr; without it LC_ALL, LC_MESSAGES or LANG decides.
terminal-help-play = Play a game here: against a bot, or two people at one keyboard.
terminal-help-serve = Open the house: games in the browser, for you and your friends.
terminal-help-bot = Let a bot of your own play at a house.
terminal-help-simulate = Play many games at random, or with a bot, and count.
terminal-help-arena = Let bots meet each other, and tell how sure the result is.
terminal-help-bench = Measure how fast this machine plays.
terminal-help-games = List the games of the house with their options.
terminal-help-rules = Read the rules of a game, or one clause of them.
terminal-help-position = Show a position with its board and its choices.
terminal-help-replay = Step through the record of a game.
terminal-help-backup = Write the whole house into one file.
terminal-help-restore = Fill an empty house from such a file.
terminal-help-ratings = Show the ratings of a game, or work all of them out again.
terminal-help-rerun = Replay all matches of the house under the present rules; tell what would change.
terminal-help-admin-link = Print a link that makes you the host of the house for twelve hours.
terminal-help-verify = Replay records and say what is wrong with a bad one.
terminal-usage-tambo = tambo COMMAND [OPTIONS]
terminal-usage-play = tambo play GAME [--bot LEVEL] [OPTIONS]
terminal-usage-serve = tambo serve [OPTIONS]
terminal-usage-bot = tambo bot MODULE:FUNCTION --url URL (--table TABLE | --any) [OPTIONS]
terminal-usage-simulate = tambo simulate GAME [OPTIONS]
terminal-usage-arena = tambo arena GAME LEVEL LEVEL... [OPTIONS]
terminal-usage-bench = tambo bench [OPTIONS]
terminal-usage-games = tambo games [OPTIONS]
terminal-usage-rules = tambo rules GAME [CLAUSE] [OPTIONS]
terminal-usage-position = tambo position GAME TEXT [OPTIONS]
terminal-usage-replay = tambo replay FILE [OPTIONS]
terminal-usage-backup = tambo backup FILE [OPTIONS]
terminal-usage-restore = tambo restore FILE [OPTIONS]
terminal-usage-ratings = tambo ratings GAME | --rebuild [OPTIONS]
terminal-usage-rerun = tambo rerun [OPTIONS]
terminal-usage-admin-link = tambo admin-link [OPTIONS]
terminal-usage-verify = tambo verify FILE... [OPTIONS]
terminal-flag-game = The name of a game, as `tambo games` lists it.
terminal-flag-bot = Play against bots of this level.
terminal-flag-simulate-bot = Put this bot on every seat: a level, or a level with a budget such as hard@5000 or master@0.2s.
terminal-flag-seat = Your seat against bots.
terminal-flag-seed = The seed of chance; the same one gives the same game.
terminal-flag-option = An option of the game as name=value; may be repeated.
terminal-flag-position = Begin with this position; - reads it from the input.
terminal-flag-save = Write the record here at the end.
terminal-flag-plain = Lines instead of a full screen.
terminal-flag-host = The address to listen on.
terminal-flag-port = The port; without it 8642 or the next free one, 0 for any free one.
terminal-flag-database = The file in which the house keeps its tables.
terminal-flag-database-url = A PostgreSQL server instead of the file: postgresql://user:password@host/name
terminal-flag-bus-url = A Redis or Valkey server, over which several nodes hear of each other’s moves: redis://host
terminal-flag-address-header = The header in which the web server before the house tells where people come from, such as X-Forwarded-For; no other is believed
terminal-flag-bot-name = The function that decides: my_bot:decide
terminal-flag-bot-url = The house: https://games.example.org
terminal-flag-bot-token = A token of your account that may play; or set TAMBO_TOKEN
terminal-flag-bot-table = A table where you have a seat, or the link of a seat, which is then taken
terminal-flag-bot-any = Play at all your tables, and at those to come
terminal-flag-bot-once = With --any: end when all your tables are over
terminal-flag-house-url = The address of the house as its people see it.
terminal-flag-key-file = The file with the key of the house, the same for all nodes; made if it is not there.
terminal-flag-hosts = Another name this house answers to. May be repeated.
terminal-flag-origins = Another site whose pages may talk to this house. May be repeated.
terminal-flag-metrics-port = Figures for Prometheus on this port of the loopback.
terminal-flag-log-level = How much is logged: debug, info, warning or error.
terminal-flag-backup-file = The new file.
terminal-flag-restore-file = A file that `tambo backup` wrote.
terminal-flag-open = Open a browser too.
terminal-flag-count = How many games; in the arena, for each pairing.
terminal-flag-workers = How many processes; without it one for each processor.
terminal-flag-players = How many players; without it as few as the game allows.
terminal-flag-alone = One seat for the first level, all others for the second, in turn on every seat.
terminal-flag-json = Print JSON for programs.
terminal-flag-levels = Two or more levels, each perhaps with a budget such as hard@5000 or master@0.2s.
terminal-flag-seconds = How long each of our own rows is measured.
terminal-flag-own = Our own rows only, without the peers.
terminal-flag-clause = A clause such as 3.4 or TIKI-3.4, or a chapter such as 3.
terminal-flag-text = The position, on one line; - or nothing reads it from the input.
terminal-flag-file = A record, as `tambo play` and the house save it.
terminal-flag-files = Records, as `tambo play` and the house save them.
terminal-flag-move = Only the position after this many choices.

# What is wrong with a command line
terminal-error-language = Tambo does not speak “{ $wanted }”; it speaks { $known }.
terminal-error-command-unknown = There is no command “{ $word }”; `tambo --help` lists them.
terminal-error-flag-unknown = There is no option “{ $word }” here; --help lists them.
terminal-error-argument-needed = { $by } needs { $name } as well; --help tells what it is.
terminal-error-argument-missing = { $name } is missing; --help tells what it is.
terminal-error-argument-repeated = { $name } is given twice.
terminal-error-argument-value = { $name } cannot be “{ $value }”.
terminal-error-bot-function = { $name } is not a function.
terminal-error-bot-module = { $name } cannot be imported: { $why }
terminal-error-argument-surplus = “{ $word }” is one word too many.
terminal-error-line = The command line is not understood: { $why }
terminal-error-option-twice = The game’s option “{ $name }” is given twice.
terminal-error-option-bare = The game’s option “{ $name }” needs a value: { $name }=…
terminal-error-option-position = A position brings its options with it; --option and --position do not go together.
terminal-error-level-unknown = There is no level “{ $level }”; there are { $known }.
terminal-error-seat = There is no seat { $seat }; the seats are 0 to { $last }.
terminal-error-hotseat = { $game } hides things from other seats, so at one keyboard bots must play them: --bot LEVEL.
terminal-error-position-secret = Part of the position is hidden until the game is over.
terminal-error-contender = “{ $text }” is no bot; say { $known }, perhaps with @5000 (simulations) or @0.2s (seconds).
terminal-error-arena-levels = An arena needs two or more different bots.
terminal-error-arena-players = There is no contest of { $players } in { $game }.
terminal-error-bot-gone = The bot “{ $level }” has stopped thinking.
terminal-error-clause-unknown = { $game } has no clause or chapter “{ $clause }”.
terminal-error-move = There is no position after { $move } choices; the record has { $last }.
terminal-error-file-read = { $file } cannot be read: { $why }.
terminal-error-file-write = { $file } cannot be written: { $why }.
terminal-error-file-exists = { $file } exists already and is not overwritten.
terminal-error-file-json = { $file } is not JSON.
terminal-error-file-large = { $file } is too large for a record.
error-rules-none = There is no rules page for “{ $game }”.

# At the table
terminal-seat = Seat { $number }
terminal-play-title = { $game } · seed { $seed }
terminal-play-person = a person at this keyboard
terminal-play-seat = { $name }: { $who }
terminal-play-hint = Type a choice in its notation, “menu” to see them all, “help” for more.
terminal-play-undone = { $count ->
    [one] One choice taken back.
   *[other] { $count } choices taken back.
}
terminal-play-saved = Record saved: { $file }
terminal-play-left = The game is not over. Its position:
terminal-play-thinking = { $name } ({ $level }) is thinking…
terminal-play-against = against { $level }
terminal-play-hotseat = two at one keyboard
terminal-play-you = You are { $name }
terminal-result-win = { $count ->
    [one] { $who } wins { $how } ({ $clause }).
   *[other] { $who } win { $how } ({ $clause }).
}
terminal-result-draw = A draw { $how } ({ $clause }).
terminal-replay-start = At the beginning

# Words one types at the table
terminal-word-help = help
terminal-word-help-about = these words
terminal-word-menu = menu
terminal-word-menu-about = everything you can choose now
terminal-word-board = board
terminal-word-board-about = the board again
terminal-word-log = log
terminal-word-log-about = what has happened so far
terminal-word-undo = undo
terminal-word-undo-about = go back to your last decision
terminal-word-rules = rules
terminal-word-rules-about = the rules, or one clause: rules 3.4
terminal-word-position = position
terminal-word-position-about = the position as text
terminal-word-save = save
terminal-word-save-about = write the record to a file
terminal-word-quit = quit
terminal-word-quit-about = leave the table

# The full screen
terminal-screen-board = Board
terminal-screen-menu = Choices
terminal-screen-choices = Choices of the record
terminal-screen-log = What happened
terminal-screen-result = The end
terminal-screen-input = a choice, or the arrows
terminal-screen-words = undo, save, rules, quit
terminal-screen-count = { $shown } of { $all }
terminal-screen-none = Nothing on the menu begins like this; Enter tells why.
terminal-screen-why = F1 shows the clause
terminal-screen-over = The game is over. F3 saves the record, F10 leaves.
terminal-screen-rules = Rules of { $game }
terminal-screen-moment = After choice { $number } of { $all }
terminal-screen-sheet-points = Points
terminal-screen-sheet-for = For
terminal-screen-sheet-clause = Clause
terminal-key-rules = Rules
terminal-key-undo = Undo
terminal-key-save = Save
terminal-key-quit = Leave
terminal-key-close = Close
terminal-key-next = Next
terminal-key-back = Back
terminal-key-first = First
terminal-key-last = Last

# Lab
terminal-progress-games = Games
terminal-progress-records = Records
terminal-progress-bench = Measuring
terminal-simulate-games = Games
terminal-simulate-bot = Played by
terminal-simulate-random = chance
terminal-simulate-length = Choices in a game
terminal-simulate-lengths = { $mean } on average, median { $median }, from { $least } to { $most }
terminal-simulate-first = Won by who began
terminal-simulate-wins = Games won
terminal-simulate-draws = Draws
terminal-simulate-ending = Ended { $how }
terminal-simulate-speed = Speed
terminal-simulate-speed-value = { $games } games/s, { $choices } choices/s
terminal-arena-pairings = Pairings (share of the score with its 95 % interval)
terminal-arena-standings = Standings
terminal-arena-pairing = Pairing
terminal-arena-games = Games
terminal-arena-tally = W/D/L
terminal-arena-share = Share
terminal-arena-interval = 95 %
terminal-arena-elo = Elo
terminal-arena-place = #
terminal-arena-name = Bot
terminal-arena-rating = Rating
terminal-arena-footer = { $choices } choices in { $s } s

# Bench
terminal-bench-compiled = Compiled engine, one core
terminal-bench-interpreted = Interpreted engine, one core
terminal-bench-game = Game
terminal-bench-measure = Measure
terminal-bench-value = Value
terminal-bench-playout = random play
terminal-bench-menu = a menu
terminal-bench-clone = a clone
terminal-bench-apply = a clone and a choice
terminal-bench-speed = { $moves } M choices/s, { $games } k games/s

# Shelf and records
terminal-games-line = { $title } · { $author }, { $year } · { $players } players · { $minutes } min
terminal-games-coming = coming
terminal-games-levels = Bots: { $levels }
terminal-backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }. The key of the house is not in it: keep a copy of the .key file, too.
terminal-restore-done = { $file } restored: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $moves ->
    [one] one move
   *[other] { $moves } moves
 }.
terminal-progress-matches = Matches
terminal-admin-link-key = There is no key of a house at { $path }. Name its file with --key-file or --database.
terminal-rerun-difference = { $game } { $table } (rules { $version }): another way from choice { $step } on: { $why }
terminal-rerun-done = { $matches ->
    [one] One match
   *[other] { $matches } matches
 }, { $moves ->
    [one] one choice
   *[other] { $moves } choices
 }; { $differ ->
    [0] all stay as they are.
    [one] one would change.
   *[other] { $differ } would change.
 }
terminal-verify-over = { $file }: sound; { $game }, { $choices } choices, over
terminal-verify-running = { $file }: sound; { $game }, { $choices } choices, not over
terminal-verify-fair = { "  " }every roll follows from the seed; its hash is { $hash }
terminal-verify-foreign =
    { $step ->
        [0] { "  " }the rolls of the set-up do not follow from the seed
       *[other] { "  " }from choice { $step } on, the rolls do not follow from the seed
    }
terminal-verify-bad = { $file }: { $why }

# The workshop for scenarios of Tiwanaku
terminal-help-scenario = Make, check, solve, grade or show a scenario of Tiwanaku.
terminal-usage-scenario = tambo scenario new|check|solve|grade|show [NUMBER|FILE|-] [flags]
terminal-flag-scenario-action = new, check, solve, grade or show.
terminal-flag-scenario-what = A number of ours, a file, or - to type it in.
terminal-flag-scenario-board = short or long, for new scenarios and for numbers.
terminal-scenario-valid = A valid scenario.
terminal-scenario-solutions = { $count ->
    [one] One filling:
   *[other] { $count } fillings; the first two:
}
terminal-scenario-grade = Grade { $stars } of 5: { $unsettled } crops need more than single laws, { $conclusions } conclusions in all, half of the crops known after { $terrains } discoveries.
terminal-error-scenario-action = “{ $action }” is none of { $known }.
terminal-error-scenario-board = “{ $board }” is neither short nor long.
terminal-error-scenario-what = Say which scenario: a number of ours, a file, or - to type it in.
terminal-error-scenario-number = There is no scenario { $number }; ours go from 1 to { $most }.
terminal-error-scenario-file = There is no file “{ $file }”.

# tambo workshop
terminal-help-workshop = Type in the board, tiles or cards of a printed copy: a sample to begin from, then every mistake.
terminal-usage-workshop = tambo workshop GAME [PART] [FILE] [OPTIONS]
terminal-flag-workshop-part = The option of the game that is filled, such as Titicaca’s tiles; not needed where there is only one.
terminal-flag-workshop-file = What was typed in; - reads it from the input. Without it our own data is written, to begin from.
terminal-error-workshop-none = Nothing of { $game } can be typed in.
terminal-error-workshop-part = “{ $part }” is nothing that can be typed in for this game; there are: { $parts }.
terminal-workshop-warning = warning: { $text }
terminal-workshop-good = Nothing is wrong with it. To play with it:

# A bot from outside
terminal-bot-ended = { $game } at { $table }: seat { $seat } came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-flag-rebuild = Work out all ratings again from the stored matches; the house must be closed.
terminal-ratings-row = { $place }. { $name }: { $middle } ({ $low } to { $high }), { $matches ->
    [one] one match
   *[other] { $matches } matches
 }
terminal-ratings-guest = a guest
terminal-ratings-none = Nobody has a rating at this game yet.
terminal-ratings-rebuilt = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } read, { $counted } counted; { $people ->
    [one] one rating
   *[other] { $people } ratings
 }, { $changed } changed.
terminal-flag-public-url = Where people reach the house from outside: for links in notices.
terminal-flag-smtp-url = The server that sends e-mail, smtp://name:word@host:port or smtps://.
terminal-flag-mail-from = The address e-mail comes from.
