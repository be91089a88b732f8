"""Tournaments as they travel."""

from typing import Literal

import msgspec

from tambo.house.tables.wire_terms import TimeControl

USUAL_TIME_CONTROL = TimeControl("days", days=2, reserve=2)
"""Enough time for all, and an end to waiting: then a stand-in plays on."""

TournamentKind = Literal["round-robin", "swiss", "pentathlon"]


class TournamentRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament. `game` is empty for the pentathlon; `rounds` 0 lets the house choose. All
    its tables are rated, so its `time_control` has a clock."""

    title: str
    kind: TournamentKind
    game: str = ""
    size: int = 2
    rounds: int = 0
    name: str = ""
    plays: bool = True
    time_control: TimeControl = USUAL_TIME_CONTROL


class TournamentJoin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""


class TournamentBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: str


class TournamentEntryRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entry: int


class TournamentSummary(msgspec.Struct, frozen=True):
    """A tournament in a list. `rounds` is 0 until the tournament starts."""

    id: str
    title: str
    kind: TournamentKind
    game: str
    size: int
    status: Literal["joining", "running", "over"]
    round: int
    rounds: int
    entrants: int
    created: float
    time_control: TimeControl


class TournamentEntry(msgspec.Struct, frozen=True):
    """An entrant and their place. `points` are in tenths, a first place being 100."""

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


class TournamentSeat(msgspec.Struct, frozen=True):
    entry: int
    place: int | None
    points: int | None


class TournamentBoard(msgspec.Struct, frozen=True):
    """`table` is None for a free round and for a match that was forfeited before it began."""

    game: str
    table: str | None
    seats: list[TournamentSeat]
    is_over: bool


class TournamentRound(msgspec.Struct, frozen=True):
    number: int
    boards: list[TournamentBoard]


class TournamentPage(msgspec.Struct, frozen=True):
    card: TournamentSummary
    is_owner: bool
    my_table: str | None
    entries: list[TournamentEntry]
    rounds: list[TournamentRound]
    games: list[str]
