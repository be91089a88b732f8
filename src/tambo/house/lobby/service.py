"""The lobby: tables anybody may join, quick matches, and what an opener may change beforehand.

Several people may want the same seat, or the same quick match, at the same moment and on different
nodes. Every step is a conditional change in the database: whoever comes second looks again.
"""

from typing import Protocol

import msgspec
import structlog

from tambo.house.catalog.games import Shelf
from tambo.house.lobby.store import LobbyStore
from tambo.house.platform.errors import declined
from tambo.house.platform.identity import Credentials
from tambo.house.tables import creation as opening
from tambo.house.tables.cards import terms_of
from tambo.house.tables.model import SeatRow, Store, StoredTable, TableRow
from tambo.house.tables.service import Tables
from tambo.house.tables.terms import settle_pace
from tambo.house.tables.wire import SeatWanted, TableCard, TableWanted
from tambo.house.tables.wire_terms import Pace, QuickWanted, Terms

logger = structlog.get_logger("tambo.house.lobby")
LISTED = 200
TRIED = 20
ATTEMPTS = 10
SHOWN = ("waiting", "running")


class Blocks(Protocol):
    async def estranged_from(self, person: str) -> set[str]:
        """Everybody whom a person has blocked or who has blocked him."""


class Lobby:
    def __init__(
        self,
        tables: Tables,
        store: Store,
        rows: LobbyStore,
        shelf: Shelf,
        credentials: Credentials,
        blocks: Blocks | None = None,
    ) -> None:
        self._blocks = blocks
        self._tables = tables
        self._store = store
        self._rows = rows
        self._shelf = shelf
        self._credentials = credentials

    async def cards(self, person: str) -> list[TableCard]:
        """The public tables that wait or are running, newest first, without those of people who
        keep away from each other."""
        names = await self._rows.public(SHOWN, LISTED)
        found = await self._store.tables_named(names)
        estranged = await self._estranged_from(person)
        shown = [
            stored
            for stored in found
            if _sits(stored, person) or not estranged & _people_at(stored)
        ]
        return await self._tables.cards_for(shown, person)

    # Sitting down

    async def join(self, table: str, person: str, name: str) -> TableCard:
        """Any open seat of a public table; whoever sits there already stays; Declined."""
        shown = await self._tables.shown_name(person, name)
        stored = await self._tables.registry.stored(table)
        if not stored.terms.is_public:
            raise declined("lobby.private")
        if not _sits(stored, person) and await self._estranged_from(person) & _people_at(stored):
            raise declined("lobby.blocked")
        if not await self._sit(stored, person, shown):
            raise declined("lobby.no-seat")
        return await self._tables.card(table, person)

    async def _sit(self, stored: StoredTable, person: str, name: str) -> bool:
        if _sits(stored, person):
            return True
        for chair in stored.seats:
            if chair.kind == "open" and await self._tables.take_seat(
                stored.row.id, chair.seat, person, name
            ):
                return True
        return False

    async def _estranged_from(self, person: str) -> set[str]:
        """Whom somebody never meets here: who has blocked whom is nobody's business."""
        return set() if self._blocks is None else await self._blocks.estranged_from(person)

    # Quick matches

    async def quick(self, wish: QuickWanted, person: str) -> TableCard:
        """A table of this game at this pace: one that waits for somebody, or a new one."""
        name = await self._tables.shown_name(person, wish.name)
        pace = settle_pace(wish.pace)
        game = self._shelf.load_ready(wish.game)
        usual = game.meta.settle({})
        key = quick_name(wish.game, pace)
        estranged = await self._estranged_from(person)
        for _ in range(ATTEMPTS):
            before = await self._rows.quick_match(key)
            for table in await self._rows.waiting(wish.game, TRIED):
                stored = await self._tables.registry.stored(table)
                if estranged & _people_at(stored) and not _sits(stored, person):
                    continue
                if _fits(stored, pace, usual) and await self._sit(stored, person, name):
                    return await self._tables.card(table, person)
            row, seats = await self._quick_table(wish, name, person)
            row, terms = self._tables.dated(row, Terms(is_public=True, pace=pace))
            assert terms is not None
            if await self._rows.open_quick(key, before, row, seats, terms):
                return await self._tables.opened(row.id, person)
        raise declined("storage")

    async def _quick_table(
        self, wish: QuickWanted, name: str, person: str
    ) -> tuple[TableRow, list[SeatRow]]:
        counts = [count for count in self._shelf.meta_of(wish.game).players if count > 1]
        count = wish.players if wish.players in counts else min(counts)
        chairs = [SeatWanted("me", name), *[SeatWanted("open")] * (count - 1)]
        wanted = TableWanted(wish.game, chairs)
        row, seats, _ = await opening.from_wish(
            wanted, person, self._shelf, self._credentials, self._tables.beginnings
        )
        return row, seats

    # What the opener may change while the table waits

    async def close(self, table: str, person: str) -> TableCard:
        """Give up a table before its game begins."""
        stored = await self._tables.registry.stored(table)
        self._check_opener(stored, person)
        if not await self._rows.close_waiting(table):
            raise declined("table.running")
        if stored.row.predecessor is not None:
            # Whoever was invited looks at the match before; another may be offered there.
            await self._tables.reseated([stored.row.predecessor])
        return await self._changed(table, person)

    async def seat_bot(self, table: str, seat: int, level: str, person: str) -> TableCard:
        """Let a bot have a seat nobody has taken, or that of somebody who was only invited."""
        self._shelf.check_level(level)
        stored = await self._open_seat(table, seat, person)
        seats = list(stored.seats)
        seats[seat] = SeatRow(seat, "bot", "", level, None, None)
        is_full = not any(opening.is_awaited(chair) for chair in seats)
        row = msgspec.structs.replace(stored.row, status="running" if is_full else "waiting")
        return await self._reseat(stored, row, seats, person)

    async def drop_seat(self, table: str, seat: int, person: str) -> TableCard:
        """Play with one fewer, where the game allows it. Links to the other seats stay good."""
        stored = await self._open_seat(table, seat, person)
        row, seats = await opening.without_seat(stored, seat, self._shelf, self._tables.beginnings)
        return await self._reseat(stored, row, seats, person)

    async def get_up(self, table: str, seat: int, person: str) -> None:
        """Leave a seat before the game begins; it is open again, and its link good."""
        stored = await self._tables.registry.stored(table)
        self._tables.check_owner(stored, seat, person)
        token = self._credentials.seat_token(table, seat)
        seats = list(stored.seats)
        seats[seat] = opening.open_seat(seat, seats[seat].token_hash, token)
        await self._reseat(stored, stored.row, seats, person)

    async def _open_seat(self, table: str, seat: int, person: str) -> StoredTable:
        stored = await self._tables.registry.stored(table)
        self._check_opener(stored, person)
        if not 0 <= seat < len(stored.seats) or not opening.is_awaited(stored.seats[seat]):
            raise declined("seat.not-open")
        return stored

    def _check_opener(self, stored: StoredTable, person: str) -> None:
        if stored.row.owner != person:
            raise declined("table.foreign")
        if stored.row.status != "waiting":
            raise declined("table.closed" if stored.row.status == "closed" else "table.running")

    async def _reseat(
        self, before: StoredTable, row: TableRow, seats: list[SeatRow], person: str
    ) -> TableCard:
        now = self._tables.now()
        if not await self._rows.reseat(row, seats, now, before.row.changes):
            raise declined("seat.not-open")
        return await self._changed(row.id, person)

    async def _changed(self, table: str, person: str) -> TableCard:
        await self._tables.registry.refresh(table)
        self._tables.changed(table)
        return await self._tables.card(table, person)


def quick_name(game: str, pace: Pace) -> str:
    """What two people must agree in to be matched."""
    return f"{game} {pace.kind} {pace.minutes} {pace.increment} {pace.days} {pace.reserve}"


def _sits(stored: StoredTable, person: str) -> bool:
    return person in [chair.guest for chair in stored.seats]


def _people_at(stored: StoredTable) -> set[str]:
    """Whoever opened a table or sits at it."""
    return {stored.row.owner, *(chair.guest for chair in stored.seats if chair.guest)}


def _fits(stored: StoredTable, pace: Pace, options: dict[str, bool | int | str]) -> bool:
    """Whether a table is what a quick match would have opened."""
    terms, row = terms_of(stored.terms), stored.row
    return (
        row.status == "waiting"
        and terms.is_public
        and not terms.is_rated
        and terms.pace == pace
        and terms.audience == "any"
        and row.options == options
        and row.start is None
    )
