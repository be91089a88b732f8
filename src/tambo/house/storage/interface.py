"""The rows the house keeps and the questions it asks of a database.

A match is its log: rows numbered from 1 without gaps, never changed, never deleted. Everything
else about a table could be lost without losing a move. No SQL here; nothing here knows a game.
"""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

Status = Literal["waiting", "running", "over", "paused"]
Origin = Literal["fresh", "chosen", "record"]
OptionValue = bool | int | str


class TableRow(msgspec.Struct, frozen=True):
    """A table and the beginning of its match. `setup` are the rolls of the set-up.

    `moves` counts what a spectator may know of; `reason` says why a table is paused; `changes`
    counts everything that was ever written about the table. `origin` says whether the dice are the
    house's own, were chosen by somebody, or came with a record.
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
    origin: Origin = "fresh"


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there. `guest` owns the seat; `token_hash` is what a seat link must hash to."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    guest: str | None
    token_hash: str | None


class LogRow(msgspec.Struct, frozen=True):
    """One thing a seat did. `move` is the doer's own id for it, unique for the seat."""

    table: str
    sequence: int
    kind: Literal["play", "undo"]
    seat: int
    choice: str
    rolls: list[int]
    move: str
    at: str


class StoredTable(msgspec.Struct, frozen=True):
    row: TableRow
    seats: list[SeatRow]
    successor: str | None


class SequenceTaken(Exception):
    """Somebody else has written this row of the log: read on and try again."""


class SuccessorTaken(Exception):
    """The table has a successor already."""


class StoreInUse(Exception):
    """Another process holds the database."""


class Store(Protocol):
    """A database. Whatever a method has returned from is durable."""

    async def open_table(
        self, row: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow] = ()
    ) -> None:
        """Keep a new table, with the moves it begins with; SuccessorTaken."""

    async def table(self, table: str) -> StoredTable | None: ...

    async def tables_of(self, guest: str, limit: int) -> list[StoredTable]:
        """The tables a guest opened or sits at, newest first."""

    async def all_tables(self) -> list[str]:
        """Every table there is, oldest first."""

    async def tables_with_bots(self) -> list[str]:
        """Tables that are running or paused and have a bot."""

    async def log_of(self, table: str, after: int = 0) -> list[LogRow]: ...

    async def append(self, entry: LogRow, status: Status, moves: int) -> None:
        """Add one row to a log and the table's new state with it; SequenceTaken."""

    async def take_seat(self, table: str, seat: int, guest: str, name: str) -> bool:
        """Sit down if the seat is open. The table runs once no seat is."""

    async def set_status(self, table: str, status: Status, reason: str | None) -> None: ...

    async def changes_of(self, tables: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has changed."""

    async def lease(self, name: str, holder: str, until: float) -> bool:
        """Take or keep a piece of work until a moment; False while somebody else has it."""

    async def release(self, name: str, holder: str) -> None: ...

    async def lapsed(self, limit: int) -> list[str]:
        """Work whose holder has not kept it up: it died, most likely."""

    async def note_of(self, table: str, seat: int) -> str | None:
        """What a seat has written down for itself."""

    async def keep_note(self, table: str, seat: int, text: str) -> None:
        """Keep what a seat writes down instead of what it wrote before."""

    async def ping(self) -> None:
        """Raises when the database cannot answer."""

    async def close(self) -> None: ...
