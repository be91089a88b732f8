# The strengths at which the house plays.

level-novice = Novice
level-novice-about = Plays any legal move, without a thought.
level-easy = Easy
level-easy-about = Often takes what is on offer, often does not look.
level-medium = Medium
level-medium-about = Always takes the best move in sight, and looks no further.
level-hard = Hard
level-hard-about = Follows some hundred lines of play before each move.
level-expert = Expert
level-expert-about = Follows more than a thousand lines of play before each move.
level-master = Master
level-master-about = Thinks for a second, and works out the end of the game exactly where the game allows it.

# What exact search has found out for the side to act. A choice of either side counts as one.

proof-win = { $choices ->
    [one] Wins at once.
   *[other] Wins by force in { $choices } choices.
}
proof-loss = { $choices ->
    [one] Loses at once.
   *[other] Loses by force in { $choices } choices at most.
}
proof-open = Nothing is forced within { $choices } choices.
