# Sentences of the library itself: errors, and words every game shares.

text-line = { $text }

error-game-unknown = There is no game called “{ $name }” in the house.
error-game-coming = { $name } is on its way, but its rules are not on the shelf yet.
error-players = { $game } cannot be played by { $players }.
error-input =
    { $what ->
        [players] The number of players
        [seed] The seed
        [choice] The choice
        [position] The position
        [dice] The dice
        [step] The step to go back to
        [count] The number of choices
        [rolls] What was rolled
        [game] The name of the game
       *[phrase] The phrase
    } must be { $wanted ->
        [text] a text
        [number] a whole number
        [text-or-number] a text or a whole number
        [dice] tambo.Dice
        [numbers] a list of whole numbers
       *[phrase] a key or a tambo.Phrase
    }; { $given ->
        [text] this is a text
        [number] this is a number
        [fraction] this is a fraction
        [flag] this is a yes or no
        [nothing] this is nothing
        [too-long] this has too many digits
        [not-numbers] this holds something else
        [no-text] this has characters that cannot be written down
       *[other] this is of the kind “{ $given }”
    }.
error-option-unknown = This game has no option called “{ $name }”.
error-option-value = The option “{ $name }” cannot be “{ $value }”.
error-seat = There is no seat { $seat } at this table.
error-undo-not-yours = Only your own last choice can be taken back.
error-undo-agreed = You went back to this point by agreement; ask the others to go back further.
error-undo-learnt = Something has been revealed since; it can no longer be taken back.
error-undo-passed = The others have seen it and it is no longer your turn.
error-words-long = A line of words has at most { $most } characters.
error-words-here = No words can be added to that choice.
error-record-format = This is not a record of the house, or one of an unknown format.
error-record-game = This is a record of another game: { $game }.
error-record-version = The record was played under version { $version } of the rules, which is not this one.
error-record-field = The record is damaged: “{ $field }” is missing or of the wrong kind.
error-record-setup = The record’s set-up cannot be laid out: its players, options or rolls do not fit together.
error-record-step = Choice { $step } of the record, “{ $choice }”, cannot be played at that moment.
error-record-position = The record’s last position is not the one its choices lead to.
error-record-outcome = The record’s result is not the one its choices lead to.

# What is typed in from a printed copy
workshop-empty = There is nothing to examine: not a single line.
workshop-long = The text is too long; { $most } letters are the most.
