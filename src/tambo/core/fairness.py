"""Proof that nobody chose the dice: a seed is promised by its hash before the first move, shown
after the last, and every roll of the match follows from it.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from tambo.core.dice import RecordingDice

if TYPE_CHECKING:
    from tambo.core.match import Match


def seed_hash(seed: int | str) -> str:
    """What is published of a seed while the match runs. A number and its digits differ."""
    kind = "number" if isinstance(seed, int) else "text"
    return hashlib.sha256(f"tambo seed {kind} {seed}".encode()).hexdigest()


def first_foreign_roll(match: Match) -> int | None:
    """The first step whose rolls do not follow from the seed, 0 for the set-up; None if all do."""
    game = match.game
    if match.start is None:
        dice = RecordingDice(f"{match.seed} setup")
        state = game.rules.setup(match.players, match.options, dice)
        if tuple(dice.rolled) != match.setup:
            return 0
        twin = type(match)(
            game, state, options=match.options, seed=match.seed, setup=tuple(dice.rolled)
        )
    else:
        twin = game.from_position(match.start, match.seed)
    for number, step in enumerate(match.steps, start=1):
        twin.play(step.seat, step.text)
        if twin.steps[-1].rolls != step.rolls:
            return number
    return None
