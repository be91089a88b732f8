"""Checks of decision numbers, and of what a seat is told without being told anything.

A screen redraws a seat's frame when its decision number changes. So the number must change
with everything the seat is shown, and must not change with what the seat cannot see. The same
goes for its view, its menu and whether it can take back its last choice.
"""

from dataclasses import dataclass
from typing import Any

from tambo.core.match import Match, Step
from tambo.testing.knowledge import menu_seen
from tambo.testing.violation import require

CHECK = "14 numbers"


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat is shown at one moment, under which number."""

    number: int
    view: dict[str, Any]
    menu: list[tuple[object, ...]]
    board: list[object]
    undo: str


def sights_of(match: Match) -> list[Sight]:
    """For each seat what it is shown now."""
    state = match.state
    found = []
    for seat in range(match.players):
        refusal = match.undo_refusal(seat)
        menu = menu_seen(match.game, state, seat)
        board: list[object] = list(match.board(seat))
        undo = refusal.code if refusal else "yes"
        found.append(Sight(match.decision(seat), match.view(seat), menu, board, undo))
    return found


def check_numbers(match: Match, before: list[Sight], step: Step) -> None:
    """14: after a step was made or taken back, whose number has changed, and whose may not have."""
    for seat, (was, now) in enumerate(zip(before, sights_of(match), strict=True)):
        told = f"seat {seat}, when seat {step.seat} played {step.text!r}"
        is_same = (was.view, was.menu, was.board) == (now.view, now.menu, now.board)
        is_noticed = seat == step.seat or any(event.is_seen_by(seat) for event in step.events)
        if not is_same:
            what = _difference(was, now)
            require(now.number != was.number, CHECK, f"{what} changed without a number for {told}")
        if not is_noticed:
            require(now.number == was.number, CHECK, f"a number for nothing for {told}")
            require(is_same, CHECK, f"{_difference(was, now)} changed for nothing for {told}")
            undo = f"{was.undo} or {now.undo}"
            require(now.undo == was.undo, "7 leak", f"whether to take back ({undo}) tells {told}")


def _difference(was: Sight, now: Sight) -> str:
    if was.view != now.view:
        fields = {**was.view, **now.view}
        names = [name for name in fields if was.view.get(name) != now.view.get(name)]
        return f"the view ({', '.join(names)})"
    return "the menu" if was.menu != now.menu else "the board"
