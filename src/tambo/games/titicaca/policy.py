"""What search wants to know of Titicaca: bids worth a thought, sensible turns, an estimate."""

from typing import cast, final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.policy import Policy
from tambo.core.state import State
from tambo.games.titicaca.choices import (
    DECLINE,
    decode_join,
    decode_settle,
    decode_temple,
    decode_unite,
)
from tambo.games.titicaca.policy_estimate import (
    estimate_of,
    highest_bid,
    hopes_of,
    land_worth,
    standing,
)
from tambo.games.titicaca.rules_regions import build, merge, settle_menu
from tambo.games.titicaca.state import BIDDING, JOINING, OVER, SETTLING, UNITING, TiticacaState


@final
class TiticacaPolicy(Policy):
    """Two to five players."""

    def shortlist(self, state: State, seat: i64, dice: Dice) -> list[int]:
        """No bid that would cost more than the best land can bring.

        Thinking about all of them made everybody in the search bid half of what they have.
        """
        s = cast(TiticacaState, state)
        menu = self.rules.legal(state, seat)
        if s.decision != BIDDING or len(menu) < 3:
            return menu
        return menu[: int(highest_bid(s, seat)) + 1]

    def evaluate(self, state: State, seat: i64) -> float:
        s = cast(TiticacaState, state)
        if s.decision == OVER:
            return self.rules.payoffs(state)[int(seat)]
        return estimate_of(s, seat)

    def estimates(self, state: State) -> list[float]:
        s = cast(TiticacaState, state)
        if s.decision == OVER:
            return self.rules.payoffs(state)
        hopes = hopes_of(s)
        return [standing(hopes, seat) for seat in range(s.players)]

    def rollout(self, state: State, dice: Dice, limit: i64) -> i64:
        """The turns of this round played sensibly; the next bids are left to the estimate."""
        s = cast(TiticacaState, state)
        rules = self.rules
        made: i64 = 0
        while s.decision != BIDDING and s.decision != OVER:
            seat = s.mover()
            if s.decision == SETTLING:
                rules.apply(s, seat, _likely_settling(s, seat, dice), dice, None)
            else:
                rules.apply(s, seat, _likely_option(s, seat, dice), dice, None)
            made += 1
        return made


def _likely_settling(s: TiticacaState, seat: i64, dice: Dice) -> i64:
    """The land worth most to the seat, or now and then any."""
    menu = settle_menu(s)
    if len(menu) == 1:
        return menu[0]
    if dice.below(8) == 0:
        return menu[dice.below(len(menu))]
    best: i64 = menu[0]
    most = -1.0
    for choice in menu:
        worth = land_worth(s, seat, decode_settle(choice))
        if worth > most:
            most = worth
            best = choice
    return best


def _likely_option(s: TiticacaState, seat: i64, dice: Dice) -> i64:
    """The better of two options drawn at random."""
    menu = s.options
    one: i64 = menu[dice.below(len(menu))]
    other: i64 = menu[dice.below(len(menu))]
    if one == other:
        return one
    worths: list[float] = []
    for choice in (one, other):
        trial = s.clone()
        if s.decision == JOINING:
            if choice != DECLINE:
                merge(trial, trial.fresh, decode_join(choice))
        elif s.decision == UNITING:
            if choice != DECLINE:
                first, second = decode_unite(choice)
                merge(trial, first, second)
        elif choice != DECLINE:
            land, value = decode_temple(choice)
            build(trial, seat, land, value)
        worths.append(standing(hopes_of(trial), seat))
    return one if worths[0] > worths[1] else other
