"""The rows of tables, and the questions that other subjects ask about them.

A match is its log: rows numbered from 1 without gaps, never changed, never deleted. Everything
else about a table could be lost without losing a move. No SQL here; nothing here knows a game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

Status = Literal["waiting", "running", "over", "paused", "closed"]
Source = Literal["fresh", "chosen", "record"]
OptionValue = bool | int | str
ProposalKind = Literal["undo", "pause", "resume", "clock", "end", "pin"]
ProposalState = Literal["open", "done", "refused", "withdrawn", "lapsed", "expired"]
AGREED = "agreed"
"""Why a table is paused, or was ended, when all at it wanted that."""
SeatState = Literal["", "departed", "invited"]
DEPARTED: SeatState = "departed"
"""The state of a seat whose player has deleted their account."""
INVITED: SeatState = "invited"
"""The state of a seat whose person has not yet come to a match offered to them."""
NO_SEAT = -1
"""The seat of a row of the log that is about the whole table."""
Places = Mapping[int, tuple[int, int]]
"""Place and points of every seat."""
LogKind = Literal[
    "play", "undo", "rewind", "stand-in", "back", "pause", "resume", "end", "clock", "seat"
]


class TableRow(msgspec.Struct, frozen=True):
    """A table and the beginning of its match. `setup` are the rolls of the set-up.

    `moves` counts what a spectator may know of; `reason` says why a table is paused; `changes`
    counts everything that was ever written about the table, `chat_changes` every change of what was
    written there. `to_act` are the seats that must decide now, known to others or not; `awaits_bot`
    says whether one of them is played by a bot, stand-ins included. A what-if board has an
    `origin`: another table, after `origin_step` of its steps. `source` says whether the dice are
    the house's own, were chosen by a player, or came with a record.
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
    owner_id: str
    created: float
    predecessor: str | None
    changes: int = 0
    to_act: list[int] = []
    origin: str | None = None
    origin_step: int | None = None
    chat_changes: int = 0
    source: Source = "fresh"
    awaits_bot: bool = False

    @property
    def is_what_if(self) -> bool:
        """Whether this is a board to try things on, never a match that counts."""
        return self.origin is not None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there. `player_id` owns the seat; `token_hash` is what a seat link must hash to.

    `pin` is the hash of what must be given before the seat is shown at a device of several people.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    player_id: str | None
    token_hash: str | None
    pin: str | None = None
    state: SeatState = ""


def is_awaited(chair: SeatRow) -> bool:
    """Whether the match cannot begin before a player comes to this seat."""
    return chair.kind == "open" or chair.state == INVITED


def is_bot_to_act(to_act: Sequence[int], seats: Sequence[SeatRow]) -> bool:
    """Whether a bot must decide, at a table without stand-ins."""
    return any(chair.kind == "bot" and chair.seat in to_act for chair in seats)


class LogRow(msgspec.Struct, frozen=True):
    """A row of a table's log. `request_id` is the client's own id for it, unique for the seat.

    "rewind" is an undo that all agreed to: `body` is the number of the row before which the match
    stands again. "stand-in" and "back" are about the seat: a bot takes over, and the player comes
    back. The others leave the match as it is: "pause" and "end" have their reason as `body`,
    "clock" and "seat" JSON, which names nobody. Seats taken before a match begins are in no row:
    until then seats may be added and dropped, and there is nothing to follow.
    """

    table: str
    sequence: int
    kind: LogKind
    seat: int
    body: str
    rolls: list[int]
    request_id: str
    at: float


class ProposalRow(msgspec.Struct, frozen=True):
    """A proposal of one seat to all at the table. `answers` are kept by the seat's number.

    It is open `until` a moment at the latest.
    """

    table: str
    number: int
    kind: ProposalKind
    seat: int
    detail: dict[str, Any]
    answers: dict[str, bool]
    state: ProposalState
    at: float
    until: float


class TermsRow(msgspec.Struct, frozen=True):
    """What is agreed at a table; `since` is when its time control was."""

    is_public: bool = False
    is_rated: bool = False
    audience: str = "any"
    time_control: dict[str, str | int] = {}
    since: float = 0.0


def has_clock(terms: TermsRow) -> bool:
    return terms.time_control.get("kind", "none") != "none"


class StopRow(msgspec.Struct, frozen=True):
    """A time during which the clocks of a table stand still, or that of one seat."""

    since: float
    until: float | None
    seat: int | None = None


class TableSnapshot(msgspec.Struct, frozen=True):
    """`proposal` is the newest one, open or not."""

    row: TableRow
    seats: list[SeatRow]
    successor: str | None
    terms: TermsRow = TermsRow()
    stops: list[StopRow] = []
    proposal: ProposalRow | None = None


class VersionConflict(Exception):
    """The table has changed since it was read: read it again, and decide again."""


class SuccessorTaken(Exception):
    """The table has a successor already."""


class Store(Protocol):
    """Questions about tables, each answered as of one moment."""

    async def table(self, table: str) -> TableSnapshot | None: ...

    async def tables_named(self, names: Sequence[str]) -> list[TableSnapshot]:
        """Several tables at once, newest first."""

    async def tables_of(self, player_id: str, limit: int) -> list[TableSnapshot]:
        """The tables a guest opened or sits at, newest first; no what-if boards."""

    async def what_ifs(self, origin: str, player_id: str, limit: int) -> list[TableSnapshot]:
        """The what-if boards a guest has made of a table, newest first."""

    async def all_tables(self, after: str = "", limit: int | None = None) -> list[str]:
        """Every table there is, in the order of their ids; those after one, in pages."""

    async def awaiting_bots(self) -> list[str]:
        """Running tables, newest first, where a bot must move and a person has a seat."""

    async def paused_with_bots(self) -> list[str]:
        """Tables that failed and were paused, with a bot, or one that sat in for a person."""

    async def log_of(
        self, table: str, after: int = 0, limit: int | None = None
    ) -> list[LogRow]: ...

    async def changes_of(self, tables: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has changed."""
