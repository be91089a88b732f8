"""What callers hand in, checked in one way: seats that exist, and values of the right kind.

A bool is never taken for a number, or a number for a text. Knows nothing of matches and games:
their public methods call these checks, so that the code inside does not have to.
"""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any

from tambo.core.errors import InvalidInput, Refused
from tambo.core.phrase import Phrase
from tambo.core.state import State

SEAT_CLAUSE = "HOUSE-1.1"
MOST_BITS = 4096
"""Longer numbers cannot be written down: Python refuses to spell more than 4,300 digits."""


def check_seat(seat: object, players: int, *, or_none: bool = False) -> None:
    """Refused unless it is one of the seats of a table; None is a spectator, where one may ask."""
    if seat is None and or_none:
        return
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise Refused(SEAT_CLAUSE, Phrase("error-seat", {"seat": shown(seat)}), "seat")


def check_seats_of(kind: type, methods: Mapping[str, bool]) -> None:
    """Let those methods that a class itself defines look at the seat first.

    They take a state and a seat; the flag says whether None, a spectator, may ask too.
    """
    for name, or_none in methods.items():
        method = vars(kind).get(name)
        if method is not None:
            setattr(kind, name, _seated(method, or_none))


def _seated(method: Callable[..., Any], or_none: bool) -> Callable[..., Any]:
    @wraps(method)
    def checked(self: object, state: State, seat: int | None, *rest: Any, **named: Any) -> Any:
        check_seat(seat, state.players, or_none=or_none)
        return method(self, state, seat, *rest, **named)

    return checked


def check_kind(what: str, value: object, *kinds: type) -> None:
    """InvalidInput unless a value is of one of these kinds."""
    if isinstance(value, kinds) and (not isinstance(value, bool) or bool in kinds):
        return
    wanted = "-or-".join(_KINDS.get(kind, kind.__name__.lower()) for kind in kinds)
    raise _invalid(what, wanted, _kind_of(value))


def check_seed(seed: object) -> None:
    """InvalidInput unless a record can keep it, and be replayed with it."""
    check_kind("seed", seed, str, int)
    if isinstance(seed, int) and seed.bit_length() > MOST_BITS:
        raise _invalid("seed", "text-or-number", "too-long")
    if isinstance(seed, str) and any("\ud800" <= letter <= "\udfff" for letter in seed):
        raise _invalid("seed", "text-or-number", "no-text")


def check_rolls(rolls: object) -> None:
    """InvalidInput unless it is a list of whole numbers, such as a record keeps."""
    if not isinstance(rolls, list | tuple):
        raise _invalid("rolls", "numbers", _kind_of(rolls))
    if any(isinstance(roll, bool) or not isinstance(roll, int) for roll in rolls):
        raise _invalid("rolls", "numbers", "not-numbers")


def shown(value: object, most: int = 20) -> str:
    """A value as it can stand in a sentence, whatever it is."""
    if isinstance(value, int) and value.bit_length() > 64:
        return "…"
    if value is None or isinstance(value, str | int | float):
        return str(value)[:most]
    return type(value).__name__[:most]


_KINDS: dict[type, str] = {str: "text", int: "number"}


def _kind_of(value: object) -> str:
    if value is None:
        return "nothing"
    known = {**_KINDS, bool: "flag", float: "fraction"}
    return known.get(type(value), type(value).__name__[:40])


def _invalid(what: str, wanted: str, given: str) -> InvalidInput:
    phrase = Phrase("error-input", {"what": what, "wanted": wanted, "given": given})
    return InvalidInput(f"input.{what}", phrase)
