"""What search wants to know of Tiki: an estimate, keys of positions, and what is out of reach."""

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tambo.core.bits import count_of, nth_of
from tambo.core.policy import NO_KEY, Policy
from tambo.core.rules import Rules
from tambo.core.state import State
from tambo.games.tiki.board import ALL_CELLS, BESIDE
from tambo.games.tiki.components import FRUITS_TO_WIN
from tambo.games.tiki.state import ACT, CLOSED, OVER, TikiState

# The weights came out of matches between variants, 120 games each at 500 simulations a choice.
FRUIT: Final = 0.06
TOTEM: Final = 0.02
TALL_TOTEM: Final = 0.01
PRIZE: Final = 0.02
PROSPECT: Final = 0.006


@final
class TikiPolicy(Policy):
    """Searched by the estimate alone: in matches random play said less, however long."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.horizon = 0

    def evaluate(self, state: State, seat: i64) -> float:
        s = cast(TikiState, state)
        if s.decision == OVER:
            return self.rules.payoffs(state)[int(seat)]
        return estimate_of(s, s.colour_of(seat))

    # Exact search

    def position_key(self, state: State) -> i64:
        s = cast(TikiState, state)
        return s.key() if s.decision == ACT else NO_KEY

    def with_past_closed(self, state: State) -> State:
        """Only what has been met twice matters from here: to meet it again is a draw."""
        s = cast(TikiState, state)
        copy = s.clone()
        if s.counts_repetition:
            copy.counts_repetition = CLOSED
            copy.met = vec[i64]()
            copy.met_filter = s.met_filter
            for i in range(len(s.met)):
                for j in range(i):
                    if s.met[i] == s.met[j]:
                        copy.met = append(copy.met, s.met[i])
        return copy

    def can_win_within(self, state: State, seat: i64, choices: i64) -> bool:
        """A village gets at most one tiki a turn, so it is influenced at most so often in time."""
        s = cast(TikiState, state)
        missing: i64 = FRUITS_TO_WIN - s.fruits_of(s.colour_of(seat))
        if s.reserve < missing:
            missing = s.reserve
        cell: i64 = 0
        while cell < 9 and missing > 0:
            value = s.value_at(cell)
            if value < 0:
                value = 1
            missing -= value * ((s.height_at(cell) + choices) // 3)
            cell += 1
        return missing <= 0


def estimate_of(s: TikiState, colour: i64) -> float:
    """From 0.01 to 0.99; 0.5 is level."""
    lead = float(s.fruits_of(colour) - s.fruits_of(1 - colour))
    estimate = 0.5 + FRUIT * lead + _standing(s, colour) - _standing(s, 1 - colour)
    if estimate < 0.01:
        return 0.01
    return estimate if estimate < 0.99 else 0.99


def _standing(s: TikiState, colour: i64) -> float:
    """What the board is worth to a colour: its totems, and what its single tikis could step into.

    A village of two tikis is a prize of its value, any other is the prospect of one.
    """
    singles: i64 = s.ones & ~s.twos & ALL_CELLS & (s.purple1 if colour else ~s.purple1)
    tall: i64 = s.twos & (s.purple2 if colour else ~s.purple2)
    standing = TOTEM * float(count_of(singles | tall)) + TALL_TOTEM * float(count_of(tall))
    beside: i64 = BESIDE[singles]
    prizes = _values(s, beside & s.twos)
    prospects = _values(s, beside & ~s.twos)
    return standing + PRIZE * float(prizes) + PROSPECT * float(prospects)


def _values(s: TikiState, villages: i64) -> i64:
    """The fruits that some villages give, without those that cost one."""
    total: i64 = 0
    while villages:
        value = s.value_at(nth_of(villages, 0))
        if value > 0:
            total += value
        villages &= villages - 1
    return total
