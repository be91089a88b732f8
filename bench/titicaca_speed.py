"""Titicaca by our engine with four players: inside it, and from a Python loop over it."""

from random import random

import tambo
from bench.timing import Sample, timed
from tambo.core.dice import Dice

PLAYERS = 4
TO_THE_END = 1_000_000

GAME = tambo.load("titicaca")
RULES = GAME.rules
OPTIONS = GAME.meta.resolve_options({})


def playouts(seconds: float) -> Sample:
    """Random games inside the engine, a new country each."""
    dice = Dice("bench playouts")

    def some() -> tuple[int, int]:
        starts = [RULES.setup(PLAYERS, OPTIONS, dice) for _ in range(10)]
        return sum(RULES.playout(start, dice, TO_THE_END) for start in starts), 10

    return timed(some, seconds)


def python_loop(seconds: float) -> Sample:
    """Random games from a Python loop: who acts, the menu, a choice from it, carry it out."""
    dice = Dice("bench loop")

    def some() -> tuple[int, int]:
        moves = 0
        state = RULES.setup(PLAYERS, OPTIONS, dice)
        while (seat := RULES.actor(state)) >= 0:
            menu = RULES.legal(state, seat)
            RULES.apply(state, seat, menu[int(random() * len(menu))], dice, None)
            moves += 1
        return moves, 1

    return timed(some, seconds)
