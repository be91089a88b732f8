"""Tiwanaku by our engine: random games inside it, two against each other and one alone."""

import tambo
from bench.timing import Sample, timed
from tambo.core.dice import Dice

TO_THE_END = 1_000_000

GAME = tambo.load("tiwanaku")
RULES = GAME.rules
OPTIONS = GAME.meta.resolve_options(dict(GAME.meta.in_bulk))


def two(seconds: float) -> Sample:
    return _playouts(2, seconds)


def alone(seconds: float) -> Sample:
    return _playouts(1, seconds)


def _playouts(players: int, seconds: float) -> Sample:
    dice = Dice("bench playouts")

    def some() -> tuple[int, int]:
        states = [RULES.setup(players, OPTIONS, dice) for _ in range(20)]
        return sum(int(RULES.playout(state, dice, TO_THE_END)) for state in states), 20

    return timed(some, seconds)
