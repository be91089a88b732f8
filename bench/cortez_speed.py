"""Cortez by our engine: random games inside it, for two and for four players."""

import tambo
from bench.timing import Sample, timed
from tambo.core.dice import Dice

TO_THE_END = 1_000_000

GAME = tambo.load("cortez")
RULES = GAME.rules
OPTIONS = GAME.meta.resolve_options({})


def two(seconds: float) -> Sample:
    return _playouts(2, seconds)


def four(seconds: float) -> Sample:
    return _playouts(4, seconds)


def _playouts(players: int, seconds: float) -> Sample:
    dice = Dice("bench playouts")

    def some() -> tuple[int, int]:
        states = [RULES.setup(players, OPTIONS, dice) for _ in range(5)]
        return sum(int(RULES.playout(state, dice, TO_THE_END)) for state in states), 5

    return timed(some, seconds)
