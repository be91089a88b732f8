"""How a position of Cortez looks to a seat: an estimate, used by bots and never by the rules."""

from mypy_extensions import i64

from tambo.games.cortez.rules_supply import points_of
from tambo.games.cortez.state import CortezState


def evaluate(s: CortezState, seat: i64) -> float:
    return min(0.99, 0.01 * float(points_of(s, seat)))
