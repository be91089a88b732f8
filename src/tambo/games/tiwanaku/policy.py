"""What bots want to know of Tiwanaku: the house's own player (`heuristic`), an estimate for search.

The estimate reads nothing that is hidden, so it does not know what a pawn's crop will bring.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from tambo.core.bits import count_of
from tambo.core.dice import Dice
from tambo.core.policy import Policy
from tambo.core.state import State
from tambo.games.tiwanaku.heuristic import choose
from tambo.games.tiwanaku.state import COMPETITIVE, OVER, TiwanakuState

# A lead of this many points is worth half of what is left to win.
SCALE: Final = 24.0
# What tokens in hand are worth, by their number, when they can still be offered.
HELD: Final = [0.0, 0.4, 1.6, 3.6, 6.6, 10.0]
# A pawn that stands where a crop can be divined.
READY: Final = 0.8


@final
class TiwanakuPolicy(Policy):
    """All three modes."""

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        return choose(cast(TiwanakuState, state), int(seat), dice)

    def evaluate(self, state: State, seat: i64) -> float:
        s = cast(TiwanakuState, state)
        if s.decision == OVER:
            return self.rules.payoffs(state)[int(seat)]
        return estimate_of(s, seat)


def estimate_of(s: TiwanakuState, seat: i64) -> float:
    """From 0.0 (lost) to 1.0 (won); 0.5 is level."""
    own = _worth(s, s.side_of(seat), seat)
    if s.mode == COMPETITIVE:
        best = -1000.0
        for other in range(s.players):
            if other != seat:
                theirs = _worth(s, other, other)
                if theirs > best:
                    best = theirs
    else:
        best = float(s.scores[1]) + HELD[int(count_of(s.tokens[1]))]
    lead = own - best
    share = 0.5 + 0.5 * lead / (SCALE + (lead if lead > 0.0 else -lead))
    return min(0.99, max(0.01, share))


def _worth(s: TiwanakuState, side: i64, seat: i64) -> float:
    held = HELD[int(count_of(s.tokens[int(side)]))]
    ready = READY * float(count_of(s.waits_to_divine(seat)))
    return float(s.scores[int(side)]) + held + ready
