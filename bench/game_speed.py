"""Random games of any game of the house, with as many players as it takes."""

import tambo
from bench.timing import Sample, timed
from tambo.core.dice import Dice

TO_THE_END = 1_000_000


def playouts(name: str, seconds: float) -> Sample:
    """Random games inside the engine, a new set-up each."""
    game = tambo.load(name)
    options, players = game.meta.resolve_options(dict(game.meta.in_bulk)), game.meta.players[-1]
    dice = Dice("bench playouts")

    def some() -> tuple[int, int]:
        starts = [game.rules.setup(players, options, dice) for _ in range(20)]
        return sum(game.rules.playout(start, dice, TO_THE_END) for start in starts), 20

    return timed(some, seconds)
