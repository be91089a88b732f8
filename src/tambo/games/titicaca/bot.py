"""How a position of Titicaca looks to one seat: an estimate for bots, never for the rules."""

from mypy_extensions import i64

from tambo.games.titicaca.state import TiticacaState


def evaluate(s: TiticacaState, seat: i64) -> float:
    return 0.5
