# What is said at tables: words of the house and of its pages.

house-error-chat-banned = The host of this house does not let you talk any more.
house-error-chat-fast = That was a lot at once. Wait a moment before you say more.
house-error-chat-long = That is too long: { $limit } characters at most.
house-error-chat-no-message = There is no such line here.
house-error-chat-silenced = The host of this house does not let you talk until { $until }.
house-error-chat-yourself = That was said by you.
house-error-comment-foreign = Only those who sat at this table can comment on its match.

## Talk
panel-chat = Talk
chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
chat-room-players = At the table
chat-room-watchers = Watching
chat-none = Nothing to read here yet. Lines of people you have muted or blocked are not shown.
chat-about-players = Those who watch can read along.
chat-about-watchers = The players do not read this before the game is over.
chat-earlier = Earlier lines
chat-field = Say something
chat-send = Say it
chat-phrases = Quick phrases
chat-you = You
chat-watcher = Someone watching
chat-name = Your name
chat-removed = Removed by its author
chat-remove = Remove
chat-hidden = Hidden by the host
chat-more = More about this line
chat-mute = Mute
chat-mute-about = I read nothing more from { $name }.
chat-block = Block
chat-block-about = I read nothing more from { $name }. We no longer meet in the lobby, and my links are no use to { $name }.
chat-report = Report
chat-report-about = The host is shown this line and what was said around it.
chat-report-reason = What is wrong with it? (not required)
chat-report-send = Send the report
chat-reported = The host has been told. Thank you.
chat-ignored = People you do not read
chat-ignored-kind = { $kind ->
    [block] blocked
   *[mute] muted
}
chat-forget = Read again

chat-phrase-hello = Hello!
chat-phrase-luck = Good luck, and have fun!
chat-phrase-nice = Nice move!
chat-phrase-oops = Oh no!
chat-phrase-thanks = Thank you!
chat-phrase-sorry = Sorry!
chat-phrase-moment = I need a moment to think.
chat-phrase-hurry = Shall we go on?
chat-phrase-back = I’ll be right back.
chat-phrase-close = This is close!
chat-phrase-good-game = Good game!
chat-phrase-again = Another game?

## Since your last turn
since-title = Since your last turn
since-earlier = { $count ->
    [one] One more thing before this is in the log.
   *[other] { $count } more things before this are in the log.
}
since-close = Got it

## What if
what-if-banner = What if? It changes nothing in the game.
what-if-origin = Back to the game it comes from
