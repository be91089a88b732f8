"""The rows the house keeps and the questions it asks of a database.

A match is its log: rows numbered from 1 without gaps, never changed, never deleted. Everything
else about a table could be lost without losing a move. No SQL here; nothing here knows a game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

Status = Literal["waiting", "running", "over", "paused", "closed"]
Source = Literal["fresh", "chosen", "record"]
OptionValue = bool | int | str
AskKind = Literal["undo", "pause", "resume", "pace", "end", "pin"]
AskState = Literal["open", "done", "refused", "withdrawn", "lapsed", "expired"]
AGREED = "agreed"
"""Why a table is paused, or was ended, when all at it wanted that."""
DEPARTED = "departed"
"""What stands in a seat's `level` once its person has gone for good."""
INVITED = "invited"
"""What stands there while its person has not yet come to a match offered to him."""


class TableRow(msgspec.Struct, frozen=True):
    """A table and the beginning of its match. `setup` are the rolls of the set-up.

    `moves` counts what a spectator may know of; `reason` says why a table is paused; `changes`
    counts everything that was ever written about the table, `talk` every change of what was said
    there. `asked` must decide now, whoever may know it; `awaits_bot` says whether a bot must, be it
    one that sits in for somebody. A what-if board has an `origin`: another table, after
    `origin_step` of its steps. `source` says whether the dice are the house's own, were chosen by
    somebody, or came with a record.
    """

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    seed: int | str
    setup: list[int]
    start: str | None
    status: Status
    reason: str | None
    moves: int
    owner: str
    created: str
    predecessor: str | None
    changes: int = 0
    asked: list[int] = []
    origin: str | None = None
    origin_step: int | None = None
    talk: int = 0
    source: Source = "fresh"
    awaits_bot: bool = False

    @property
    def is_what_if(self) -> bool:
        """Whether this is a board to try things on, never a match that counts."""
        return self.origin is not None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there. `guest` owns the seat; `token_hash` is what a seat link must hash to.

    `pin` is the hash of what must be given before the seat is shown at a device of several people.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    guest: str | None
    token_hash: str | None
    pin: str | None = None


class LogRow(msgspec.Struct, frozen=True):
    """One thing a seat did. `move` is the doer's own id for it, unique for the seat.

    "rewind" is a going back that all agreed to: `choice` is the number of the row before which the
    match stands again. "stand-in" and "back" are about the seat: a bot sits in, and whoever it is
    for comes back.
    """

    table: str
    sequence: int
    kind: Literal["play", "undo", "rewind", "stand-in", "back"]
    seat: int
    choice: str
    rolls: list[int]
    move: str
    at: str


class AskRow(msgspec.Struct, frozen=True):
    """A question of one seat to everybody at the table. `answers` are kept by the seat's number.

    It waits `until` a moment and no longer.
    """

    table: str
    number: int
    kind: AskKind
    seat: int
    detail: dict[str, Any]
    answers: dict[str, bool]
    state: AskState
    at: str
    until: float


class TermsRow(msgspec.Struct, frozen=True):
    """What is agreed at a table; `since` is when its pace was."""

    is_public: bool = False
    is_rated: bool = False
    audience: str = "any"
    pace: dict[str, str | int] = {}
    since: float = 0.0


def has_clock(terms: TermsRow) -> bool:
    return terms.pace.get("kind", "none") != "none"


class StopRow(msgspec.Struct, frozen=True):
    """A time during which the clocks of a table stand still, or that of one seat."""

    since: float
    until: float | None
    seat: int | None = None


class StoredTable(msgspec.Struct, frozen=True):
    """`ask` is the newest question that was put to everybody, open or not."""

    row: TableRow
    seats: list[SeatRow]
    successor: str | None
    terms: TermsRow = TermsRow()
    stops: list[StopRow] = []
    ask: AskRow | None = None


class SequenceTaken(Exception):
    """Somebody else has written this row of the log: read on and try again."""


class SuccessorTaken(Exception):
    """The table has a successor already."""


class Store(Protocol):
    """A database. Whatever a method has returned from is durable."""

    async def open_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[LogRow] = (),
        terms: TermsRow | None = None,
    ) -> None:
        """Keep a new table, with the moves it begins with; SuccessorTaken."""

    async def table(self, table: str) -> StoredTable | None: ...

    async def tables_named(self, names: Sequence[str]) -> list[StoredTable]:
        """Several tables at once, newest first."""

    async def tables_of(self, guest: str, limit: int) -> list[StoredTable]:
        """The tables a guest opened or sits at, newest first; no what-if boards."""

    async def all_tables(self, after: str = "", limit: int | None = None) -> list[str]:
        """Every table there is, in the order of their ids; those after one, in pages."""

    async def awaiting_bots(self) -> list[str]:
        """Running tables, newest first, where a bot must move and the match is wanted: a
        person has a seat there, or a cup needs the result."""

    async def paused_with_bots(self) -> list[str]:
        """Tables that failed and were paused, with a bot, or one that sat in for a person."""

    async def is_in_cup(self, table: str) -> bool: ...

    async def log_of(
        self, table: str, after: int = 0, limit: int | None = None
    ) -> list[LogRow]: ...

    async def logs_after(self, known: Mapping[str, int]) -> dict[str, list[LogRow]]:
        """Of each of some tables the rows after the number known."""

    async def append(
        self,
        entry: LogRow,
        status: Status,
        moves: int,
        asked: Sequence[int] = (),
        due: float | None = None,
        closing: AskState | None = None,
        places: Mapping[int, tuple[int, int]] | None = None,
        *,
        awaits_bot: bool = False,
    ) -> None:
        """Add one row to a log and the table's new state with it; SequenceTaken.

        `closing` is what becomes of an open question that this move answers. `places` are the place
        and the points of every seat, where this move ends the match.

        `due` is when somebody should look at the table's clocks; None where there are none.
        """

    async def take_seat(
        self, table: str, seat: int, guest: str, name: str, at: float | None = None
    ) -> bool:
        """Sit down if the seat is open. The table runs, from that moment on, once no seat is."""

    async def accept(self, table: str, guest: str, at: float | None = None) -> bool:
        """Somebody comes to the seats he was invited to; whether there were any. The table runs,
        from that moment on, once nobody is waited for."""

    async def set_status(
        self, table: str, status: Status, reason: str | None, at: float | None = None
    ) -> None:
        """Clocks stand still, from that moment on, unless the table is running."""

    async def changes_of(self, tables: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has changed."""

    async def note_of(self, table: str, seat: int) -> str | None:
        """What a seat has written down for itself."""

    async def keep_note(self, table: str, seat: int, text: str) -> None:
        """Keep what a seat writes down instead of what it wrote before."""
