"""Checks that views and events are what their types say, as a program reads them out of JSON."""

from typing import TypeVar

import msgspec

from tambo.core.event import Event
from tambo.core.frozen import Frozen, as_json
from tambo.core.game import Game
from tambo.core.state import State
from tambo.testing.violation import Violation, require

CHECK = "15 types"
T = TypeVar("T", bound=Frozen)


def check_view_type(game: Game, state: State) -> None:
    """15: every view is of the declared type, in every field."""
    for seat in (None, *range(state.players)):
        view = game.view_of(state, seat)
        told = f"the view of seat {seat}"
        require(type(view) is game.view_type, CHECK, f"{told} is a {type(view).__name__}")
        require(read(view) == view, CHECK, f"{told} reads otherwise than it is written")
        head = (view.seat, view.players, view.to_act)
        require(head == (seat, state.players, game.asked(state, seat)), CHECK, f"{told}: {head}")


def check_event_type(game: Game, event: Event) -> None:
    """15: what happens is of a declared kind, in every field."""
    require(type(event.fact) in game.facts, CHECK, f"{event.kind!r} is not declared")
    require(read(event.fact) == event.fact, CHECK, f"{event.kind!r} reads otherwise")


def read(data: T) -> T:
    """The data written to JSON and read again as its type; Violation."""
    try:
        return msgspec.json.decode(msgspec.json.encode(as_json(data)), type=type(data))
    except msgspec.ValidationError as error:
        raise Violation(CHECK, f"{type(data).__name__}: {error}") from error
