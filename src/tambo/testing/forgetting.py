"""A check of redeals by counting: how often they bring back what they were made from.

A redeal may depend on nothing but what its seat has seen. The truth and a first redeal of it look
the same to the seat, so redeals of the one and of the other must be alike: whatever was true in
the one (a hand, a sealed choice) must come back in its own redeals as often as in the other's. One
that keeps the true hand when it finds no other brings it back in its own far too often.
"""

from collections import Counter
from math import sqrt
from typing import Any

from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.state import State
from tambo.testing.violation import require

FIRST = 4
"""Redeals of each world at first; more are made only where those look suspicious."""

MORE = 80
DEVIATIONS = 6
"""So many standard deviations are no chance, however often the check is made."""


def secrets_of(game: Game, state: State, seat: int) -> dict[str, object]:
    """What others see and the seat may not, piece by piece, and the whole truth as one more."""
    pieces: dict[str, object] = {"position": game.format_position(state)}
    for other in range(state.players):
        if other != seat:
            _gather(game.view(state, other), f"seat {other}", pieces)
    return pieces


def _gather(value: Any, path: str, pieces: dict[str, object]) -> None:
    """A list or table of plain values is one piece: a hand is known card by card or not at all."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in parts:
        if isinstance(part, (dict, list)) and any(isinstance(p, (dict, list)) for p in _in(part)):
            _gather(part, f"{path} {name}", pieces)
        else:
            pieces[f"{path} {name}"] = part


def _in(part: dict[str, Any] | list[Any]) -> list[Any]:
    return list(part.values()) if isinstance(part, dict) else part


def check_redeal_forgets(game: Game, state: State, seat: int, dice: Dice) -> None:
    """8: redeals bring back what was true no oftener than redeals of another world do."""
    if not game.meta.has_secrets:
        return
    worlds = (state, game.redeal(state, seat, dice))
    truths = [secrets_of(game, world, seat) for world in worlds]
    differing = [p for p in truths[0] if p in truths[1] and truths[0][p] != truths[1][p]]
    if not differing:
        return
    own, cross = Counter[str](), Counter[str]()
    for count in (FIRST, MORE):
        for _ in range(count):
            for at, world in enumerate(worlds):
                found = secrets_of(game, game.redeal(world, seat, dice), seat)
                for piece in differing:
                    own[piece] += found.get(piece) == truths[at][piece]
                    cross[piece] += found.get(piece) == truths[1 - at][piece]
        if all(own[piece] - cross[piece] < FIRST for piece in differing):
            return
    for piece in differing:
        excess, chance = own[piece] - cross[piece], sqrt(own[piece] + cross[piece])
        told = f"{piece!r} came back {own[piece]} times of {2 * (FIRST + MORE)}, not {cross[piece]}"
        require(excess <= DEVIATIONS * chance, "8 redeal", f"seat {seat}: {told}")
