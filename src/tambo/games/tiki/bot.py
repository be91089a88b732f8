"""How a position of Tiki looks to one colour: an estimate, used by bots and never by the rules."""

from typing import Final

from mypy_extensions import i64

from tambo.games.tiki.board import ALL_CELLS, NEIGHBOURS, count_of
from tambo.games.tiki.state import TikiState

# A fruit is worth far more than any placement; the weights came out of matches between variants.
FRUIT: Final = 0.09
THREAT: Final = 0.025
TOTEM: Final = 0.004


def evaluate(s: TikiState, colour: i64) -> float:
    """From 0.0 (lost) to 1.0 (won); 0.5 is level."""
    fruits = float(s.fruits_of(colour) - s.fruits_of(1 - colour))
    threats = float(_threats(s, colour) - _threats(s, 1 - colour))
    totems = float(_totems(s, colour) - _totems(s, 1 - colour))
    estimate = 0.5 + FRUIT * fruits + THREAT * threats + TOTEM * totems
    return min(0.99, max(0.01, estimate))


def _totems(s: TikiState, colour: i64) -> i64:
    """How many totems the colour owns."""
    purple: i64 = (s.ones & ~s.twos & s.purple1) | (s.twos & s.purple2)
    own: i64 = purple if colour else s.ones & ~purple
    return count_of(own & ALL_CELLS)


def _threats(s: TikiState, colour: i64) -> i64:
    """The best value a single totem of the colour could take by one step, once for each village."""
    total: i64 = 0
    singles: i64 = s.ones & ~s.twos & (s.purple1 if colour else ~s.purple1)
    for cell in range(9):
        bit: i64 = 1 << cell
        if s.twos & bit and s.value_at(cell) > 0:
            for beside in NEIGHBOURS[cell]:
                if singles & 1 << beside:
                    total += s.value_at(cell)
                    break
    return total
