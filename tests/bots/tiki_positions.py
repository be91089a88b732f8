"""Positions of Tiki for tests of search, and a plain search to compare with."""

from collections.abc import Iterator

import tambo
from tambo import _pure
from tambo.core.dice import Dice
from tambo.core.state import State

INTERPRETED_SHARE = 4


def few(number: int) -> int:
    """Fewer examples for the interpreted engine, which is some fifty times slower."""
    return number if _pure.is_compiled() else number // INTERPRETED_SHARE


TIKI = tambo.load("tiki")
RULES = TIKI.rules
POLICY = TIKI.policy


def start(seed: object, **options: object) -> State:
    return RULES.setup(2, TIKI.meta.resolve_options(options), Dice(f"start {seed}"))


def play_on(state: State, dice: Dice, choices: int) -> State:
    """The state after some random choices, stopped before the end."""
    for _ in range(choices):
        after = state.clone()
        seat = RULES.actor(after)
        RULES.apply(after, seat, dice.pick(RULES.legal(after, seat)), dice, None)
        if RULES.actor(after) < 0:
            break
        state = after
    return state


def late_positions(seed: object, back: int, **options: object) -> Iterator[State]:
    """One position of each random game, `back` choices before its end; without end."""
    dice = Dice(f"late {seed}")
    number = 0
    while True:
        states = [start(f"{seed} {number}", **options)]
        number += 1
        while RULES.actor(states[-1]) >= 0:
            after = states[-1].clone()
            seat = RULES.actor(after)
            RULES.apply(after, seat, dice.pick(RULES.legal(after, seat)), dice, None)
            states.append(after)
        if len(states) > back:
            yield states[-1 - back]


def after(state: State, choice: int) -> State:
    child = state.clone()
    RULES.apply(child, RULES.actor(state), choice, Dice(), None)
    return child


def plainly_wins(state: State, seat: int, depth: int) -> bool:
    """Whether the seat forces a win, by looking at everything under the real rules."""
    actor = RULES.actor(state)
    if actor < 0:
        return RULES.payoffs(state)[seat] == 1.0
    if depth == 0:
        return False
    branches = (after(state, choice) for choice in RULES.legal(state, actor))
    if actor == seat:
        return any(plainly_wins(child, seat, depth - 1) for child in branches)
    return all(plainly_wins(child, seat, depth - 1) for child in branches)
