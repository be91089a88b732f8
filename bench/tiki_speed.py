"""Tiki by our engine: inside it, from a Python loop over it, under search, and piece by piece."""

from collections.abc import Callable
from random import random

import tambo
from bench.timing import Sample, timed
from tambo import _pure
from tambo.bots.mcts import Tree
from tambo.core.dice import Dice
from tambo.core.state import State

TO_THE_END = 1_000_000
MIDDLE = 30
"""After so many choices of a game the pieces are measured."""

GAME = tambo.load("tiki")
RULES = GAME.rules
OPTIONS = GAME.meta.resolve_options({})


def _start(dice: Dice) -> State:
    return RULES.setup(2, OPTIONS, dice)


def playouts(seconds: float) -> Sample:
    """Random games inside the engine, a new valley each."""
    dice = Dice("bench playouts")

    def some() -> tuple[int, int]:
        moves = sum(RULES.playout(_start(dice), dice, TO_THE_END) for _ in range(20))
        return moves, 20

    return timed(some, seconds)


def python_loop(seconds: float) -> Sample:
    """Random games from a Python loop: who acts, the menu, a choice from it, carry it out."""
    dice = Dice("bench loop")

    def some() -> tuple[int, int]:
        moves = 0
        state = _start(dice)
        actor, legal, apply = RULES.actor, RULES.legal, RULES.apply
        while (seat := actor(state)) >= 0:
            menu = legal(state, seat)
            apply(state, seat, menu[int(random() * len(menu))], dice, None)
            moves += 1
        return moves, 1

    return timed(some, seconds)


def tree_with_playouts(seconds: float) -> Sample:
    """Tree search from the first choice, every simulation played to the end."""
    return _tree(seconds, TO_THE_END)


def tree_as_played(seconds: float) -> Sample:
    """Tree search as our bots do it: the estimate in place of the playout."""
    return _tree(seconds, int(GAME.policy.horizon))


def _tree(seconds: float, horizon: int) -> Sample:
    dice = Dice("bench tree")
    length = _mean_length()

    def some() -> tuple[int, int]:
        state = _start(dice)
        seat = RULES.actor(state)
        tree = Tree(GAME.policy, state, seat, RULES.legal(state, seat), dice)
        tree.horizon = horizon
        count = 2000 if _pure.is_compiled() else 50
        tree.grow(count, 0.0)
        return int(count * length) if horizon else 0, count

    return timed(some, seconds)


def _mean_length() -> float:
    dice = Dice("bench length")
    return sum(RULES.playout(_start(dice), dice, TO_THE_END) for _ in range(300)) / 300


def clone(seconds: float) -> Sample:
    """A copy of a state in the middle of a game."""
    state = _middle()
    return _each(state.clone, seconds)


def menu(seconds: float) -> Sample:
    """The menu of a seat in the middle of a game."""
    state = _middle()
    seat = RULES.actor(state)
    return _each(lambda: RULES.legal(state, seat), seconds)


def clone_and_apply(seconds: float) -> Sample:
    """A copy, and a choice carried out on it."""
    state, dice = _middle(), Dice(1)
    seat = RULES.actor(state)
    choices = RULES.legal(state, seat)
    apply, choice = RULES.apply, choices[len(choices) // 2]
    return _each(lambda: apply(state.clone(), seat, choice, dice, None), seconds)


def _middle() -> State:
    dice = Dice("bench middle")
    state = _start(dice)
    RULES.playout(state, dice, MIDDLE)
    return state


def _each(act: Callable[[], object], seconds: float) -> Sample:
    def some() -> tuple[int, int]:
        for _ in range(500):
            act()
        return 500, 500

    return timed(some, seconds)
