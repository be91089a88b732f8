ratings-title = Ratings
ratings-about = One number for each game, from the matches that counted: a newcomer begins at 1500, 200 points more are about three wins in four, 400 are ten to one. Strength lies within the interval with some 95 %; every match makes it narrower.
ratings-order = Sorted by the lower end of the interval, so that nobody leads by one lucky game.
ratings-bots = The bots stand on the same scale: they begin where matches between bots have put them and move with every game against people.
ratings-game = Game
ratings-least = Listed after
ratings-least-count = { $count ->
    [one] one match
   *[other] { $count } matches
 }
ratings-place = Place
ratings-who = Who
ratings-number = Rating
ratings-interval = Interval
ratings-interval-of = { $low } to { $high }
ratings-matches = Matches
ratings-guest = A guest
ratings-me = (you)
ratings-bot = Bot
ratings-unlisted = { $count ->
    [1000] A thousand people and more have played fewer.
    [one] One more person has played fewer.
   *[other] { $count } more people have played fewer.
 }
ratings-mine = Your ratings
ratings-mine-none = You have no rating yet. Every match at a rated table counts, and every match of a cup.
ratings-mine-line = { $middle } ({ $low } to { $high }) after { $matches ->
    [one] one match
   *[other] { $matches } matches
 }
ratings-graph = { $game }: your rating over the last { $count ->
    [one] match
   *[other] { $count } matches
 }, from { $first } to { $last }.
ratings-nobody = Nobody has finished a match that counts yet.
ratings-why-unfinished = Not rated: the match is not over.
ratings-why-what-if = Not rated: this is a what-if board.
ratings-why-record = Not rated: the match was brought as a record.
ratings-why-start = Not rated: the match began from a chosen position.
ratings-why-seed = Not rated: the dice of this match were chosen.
ratings-why-known = Not rated: the hidden set-up was chosen by someone.
ratings-why-together = Not rated: everybody won or lost together.
ratings-why-taken-back = Not rated: moves were taken back by agreement.
ratings-why-bots = Not rated: only bots played.
ratings-why-alone = Not rated: one person played several seats.
ratings-why-unrated = Not rated: that was agreed at the table.
ratings-why-departed = Not rated: someone has left the house for good.
