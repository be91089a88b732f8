# Looking back at a match, and what if.

house-error-table-what-if = A what-if board has no next game. Take another one from the replay.
house-error-what-if-open = Every seat of a what-if board is yours or a bot’s.
house-error-what-if-over = The game is over at this moment: there is nothing left to try.

# Review

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

# What if

what-if-title = What if…?
what-if-about = A board of your own, as it stood at this moment: hidden things lie as they lay, dice and draws are made again. Nothing of it counts in the game.
what-if-running = Only games that are over can be tried another way: until then it would be help the others do not have.
what-if-end = The game is over at this moment: go back a little first.
what-if-me = I play
what-if-open = Try it from here
what-if-yours = Your boards from this game
what-if-at = From move { $step }

# Replay

replay-title = { $game }: replay
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-remark = Next remark
replay-table = To the table
replay-link = Link to this moment
