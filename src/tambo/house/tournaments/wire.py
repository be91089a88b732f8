"""Cups as they travel."""

from typing import Literal

import msgspec

from tambo.house.tables.wire_terms import Pace

USUAL_PACE = Pace("days", days=2, reserve=2)
"""Time enough for everybody, and an end to waiting: then a stand-in plays on."""

CupKind = Literal["round-robin", "swiss", "pentathlon"]


class CupWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new cup. `game` is empty for the pentathlon; `rounds` 0 lets the house choose. All its
    tables are rated, so its `pace` has a clock."""

    title: str
    kind: CupKind
    game: str = ""
    size: int = 2
    rounds: int = 0
    name: str = ""
    plays: bool = True
    pace: Pace = USUAL_PACE


class CupJoin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""


class CupBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: str


class CupEntryWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entry: int


class CupCard(msgspec.Struct, frozen=True):
    """A cup in a list. `rounds` is 0 until the house has settled it."""

    id: str
    title: str
    kind: CupKind
    game: str
    size: int
    status: Literal["joining", "running", "over"]
    round: int
    rounds: int
    entrants: int
    created: float
    pace: Pace


class CupEntry(msgspec.Struct, frozen=True):
    """Somebody who takes part, where he stands. `points` are in tenths, a first place being 100."""

    entry: int
    name: str
    level: str
    is_me: bool
    is_gone: bool
    place: int
    points: int
    worth: int
    firsts: int
    played: int
    byes: int


class CupSeat(msgspec.Struct, frozen=True):
    entry: int
    place: int | None
    points: int | None


class CupBoard(msgspec.Struct, frozen=True):
    """`table` is None for a free round and for a match that was forfeited before it began."""

    game: str
    table: str | None
    seats: list[CupSeat]
    is_over: bool


class CupRound(msgspec.Struct, frozen=True):
    number: int
    boards: list[CupBoard]


class CupPage(msgspec.Struct, frozen=True):
    card: CupCard
    is_owner: bool
    my_table: str | None
    entries: list[CupEntry]
    rounds: list[CupRound]
    games: list[str]
