# What is said at tables, and looking back at them: words of the house and of its pages.

house-error-chat-banned = The host of this house does not let you talk any more.
house-error-chat-fast = That was a lot at once. Wait a moment before you say more.
house-error-chat-long = That is too long: { $limit } characters at most.
house-error-chat-no-message = There is no such line here.
house-error-chat-silenced = The host of this house does not let you talk until { $until }.
house-error-chat-yourself = That was said by you.
house-error-comment-foreign = Only those who sat at this table can comment on its match.
house-error-admin-no-account = Nobody in this house has an account of that name.
house-error-admin-no-report = There is no such report.
house-error-admin-token = This page is for the host of the house. Ask for a new link with “tambo admin-link”.
house-error-table-what-if = A what-if board has no next game. Take another one from the replay.
house-error-what-if-open = Every seat of a what-if board is yours or a bot’s.
house-error-what-if-over = The game is over at this moment: there is nothing left to try.

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
chat-watcher = Somebody watching
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

## Review
review-panel = Review
review-graph = Chances
review-graph-about = What the bots think each seat’s chance to win was, from the first move to the last.
review-graph-now = Now: { $chances }
review-graph-chance = { $name } { $percent } %
review-graph-jump = Click the graph to go to a moment.
review-working = The bots are looking at the game: { $percent } %
review-failed = The bots could not look at this game.
review-costly = Costly decisions
review-costly-about = Judged by what the seat could know at that moment, not by what lay hidden.
review-costly-none = Nothing that cost much.
review-costly-chosen = Chosen: { $what }
review-costly-better = Better: { $what }
review-costly-cost = { $chance } % instead of { $could } %
review-costly-at = Move { $at }
review-comments = Comments
review-comments-none = No comments yet.
review-comment-field = Your comment on this moment
review-comment-send = Comment
review-comment-at = Move { $at }
review-copy = Copy the link to this moment
review-full = All that happened

## What if
what-if-title = What if…?
what-if-about = A board of your own, as it stood at this moment: hidden things lie as they lay, chance falls anew. It counts for nothing.
what-if-running = Only games that are over can be tried another way: until then it would be help the others do not have.
what-if-end = The game is over at this moment: go back a little first.
what-if-me = I play
what-if-open = Try it from here
what-if-yours = Your boards from this game
what-if-at = From move { $step }
what-if-banner = What if? It counts for nothing.
what-if-origin = Back to the game it comes from

## The host
host-title = Host of the house
host-reports = Reports
host-none = Nobody has reported anything.
host-about = People appear under the name they had when they spoke and under a sign that stays the same in all reports, whatever name they take. The sign leads nowhere else.
host-report-at = { $at }: { $name } (sign { $who })
host-person = { $name } (sign { $who })
host-by = Reported by the person with sign { $who }.
host-reason = Reason: { $reason }
host-table = To the table
host-state = { $state ->
    [open] open
   *[closed] closed
}
host-penalty = { $penalty ->
    [silenced] Whoever said it may not talk until { $until }.
    [banned] Whoever said it may not talk any more.
   *[none] Whoever said it may talk.
}
host-hide = Hide the line
host-show = Show the line again
host-silence = Silence for { $hours ->
    [168] 7 days
    [one] one hour
   *[other] { $hours } hours
}
host-ban = Ban from talk
host-pardon = Let talk again
host-close = Close the report
host-back = Forgotten password
host-back-about = Somebody has forgotten a password? Make a link for the account and hand it to its owner yourself: whoever opens it chooses a new password. It works once and for a day; the old password is good until then.
host-back-name = Name of the account
host-back-make = Make the link
host-back-link = For { $name }, until { $until }
host-account-gone = a deleted account
host-acts = What was done
host-acts-none = Nothing yet.
host-act = { $kind ->
    [hide] line hidden
    [show] line shown again
    [silence] silenced for { $hours } h
    [ban] banned from talk
    [pardon] may talk again
    [way-back] link for a new password
   *[close] report closed
}
host-room = { $room ->
    [players] Said among the players.
    [watchers] Said among the watchers.
   *[comments] Written as a comment on the game.
}
