"""Looking back at a match that is over: how it stood, what was costly, and what if."""

import msgspec

from tambo.house.platform.wire import Text
from tambo.house.tables.wire import SeatRequest


class Costly(msgspec.Struct, frozen=True):
    """A decision after `step` steps that cost its seat some of its chance to win.

    Judged by what the seat could know then: `chance` with what it chose, `could` with what would
    have been better.
    """

    seat: int
    step: int
    chosen: Text
    better: Text
    chance: float
    could: float


class Evaluation(msgspec.Struct, frozen=True):
    """The bots' opinion of a match. `curve` has each seat's chance to win after 0, 1, 2… steps.

    It grows while `done` is below `steps`; a moment that could not be judged is empty.
    """

    table: str
    steps: int
    done: int
    curve: list[list[float]]
    costly: list[Costly]


class WhatIfRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of your own, as the match stood after `step` steps; seats are yours or bots'."""

    step: int
    seats: list[SeatRequest]


class HintRequest(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What could my seat work out now?"""

    seat: int


class HintStep(msgspec.Struct, frozen=True):
    """A sentence of a hint, and the elements of the board it is about."""

    said: Text
    elements: list[str]


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """The answer to HintRequest: the claim first, then its reasons. `decision` is when it was."""

    seat: int
    decision: int
    steps: list[HintStep]


class NoHint(msgspec.Struct, frozen=True, tag="no-hint"):
    seat: int
    code: str
    said: Text
