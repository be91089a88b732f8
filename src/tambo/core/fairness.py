"""Proof that nobody chose the dice: a seed is promised by its hash before the first move, shown
after the last, and every roll of the match follows from it.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from tambo.core.dice import RecordingDice
from tambo.core.record import phases_of

if TYPE_CHECKING:
    from tambo.core.match import Match, Step


def seed_hash(seed: int | str) -> str:
    """What is published of a seed while the match runs. A number and its digits differ."""
    kind = "number" if isinstance(seed, int) else "text"
    return hashlib.sha256(f"tambo seed {kind} {seed}".encode()).hexdigest()


def first_foreign_roll(match: Match) -> int | None:
    """The first step whose rolls do not follow from the seed, 0 for the set-up; None if all do.

    Undone steps are checked as well: their rolls decide nothing any more, but later rolls differ
    because these steps were made and undone.
    """
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
    first, *later = phases_of(match)
    number = _foreign_among(twin, first)
    for back, phase in zip(match.backs, later, strict=True):
        if number is not None:
            return number
        twin.go_back(back.to)
        number = _foreign_among(twin, phase)
    return number


def _foreign_among(twin: Match, steps: list[Step]) -> int | None:
    for step in steps:
        twin.play(step.seat, step.text)
        if twin.steps[-1].rolls != step.rolls:
            return len(twin.steps)
    return None
