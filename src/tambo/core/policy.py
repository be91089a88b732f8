"""What search wants to know of a game: estimates, shortlists, habits, and how to go on from a leaf.

The rules know nothing of it: a policy holds its rules, and rules hold no policy. It may be wrong
about what is good, never about what is allowed. Compiled together with the rules and the search.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tambo.core.dice import Dice
from tambo.core.rules import Rules
from tambo.core.state import State

NO_KEY: Final = -1
NO_CHOICE: Final = -1
HORIZON: Final = 400


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What a bot may rely on in every game; a game of its own overrides what it knows better."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        # How many choices search plays at random before it asks `evaluate` instead. Far away by
        # default; near where the estimate is better than what random play shows.
        self.horizon: i64 = HORIZON
        # How many times over search makes the simulations that a level gives it. More than once
        # where a simulation is short and a menu long: levels mean the same strength in every
        # game, not the same work.
        self.effort: i64 = 1

    # How good it looks

    def evaluate(self, state: State, seat: i64) -> float:
        """How the game looks to a seat, from 0.0 to 1.0; exact once it is over."""
        if self.rules.actor(state) < 0:
            return self.rules.payoffs(state)[int(seat)]
        return 0.5

    def estimates(self, state: State) -> list[float]:
        """How the game looks to every seat; a game may override this where all is one sum."""
        return [self.evaluate(state, seat) for seat in range(state.players)]

    # What is worth a thought

    def habit(self, state: State, seat: i64, dice: Dice) -> i64:
        """What a seat does without a thought, such as small talk and small change, or NO_CHOICE."""
        return NO_CHOICE

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        """A choice by the game's own reasoning where it has better than search, or NO_CHOICE.

        `state` is a redeal for the seat, as for every bot.
        """
        return NO_CHOICE

    def shortlist(self, state: State, seat: i64, dice: Dice) -> list[int]:
        """The choices of a seat's menu that a bot thinks about: all, unless the game knows better.

        Never empty for a seat that is asked. May be drawn by lot where many choices are alike.
        """
        return self.rules.legal(state, seat)

    def rollout(self, state: State, dice: Dice, limit: i64) -> i64:
        """Go on from a leaf of the search, in place, before it is estimated; how many choices.

        At random by default. A game may play more sensibly, or stop where estimates are good.
        """
        return self.rules.playout(state, dice, limit)

    # For exact search, which only games without secrets and dice allow

    def position_key(self, state: State) -> i64:
        """A number from 0 that no other position of the game has, or NO_KEY where there is none."""
        return NO_KEY

    def with_past_closed(self, state: State) -> State:
        """A copy that remembers its past but adds nothing to it, so that equal keys mean equal
        futures. A game whose rules look at the past (repetitions) must override this."""
        return state.clone()

    def can_win_within(self, state: State, seat: i64, choices: i64) -> bool:
        """False only if the seat certainly cannot have won after so many more choices.

        Choices of all seats count. Exact search skips what this rules out; True is always safe.
        """
        return True

    # Manners

    def patience(self, state: State) -> dict[int, float]:
        """Seats that are still talking, while the next move of a seat to act would cut them off.

        The rules wait for none of them; bots do so out of courtesy, for at most so many seconds.
        """
        return {}
