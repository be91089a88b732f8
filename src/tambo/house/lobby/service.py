"""The lobby: tables anybody may join, quick matches, and what an opener may change beforehand.

Several people may want the same seat, or the same quick match, at the same moment and on different
nodes. A change of a table names the version it was decided on, and a new quick match the one before
it: whoever comes second looks again.
"""

from typing import Protocol

import structlog
from msgspec.structs import replace

from tambo.house.catalog.games import Catalog
from tambo.house.lobby.store import LobbyStore
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.tables.access import SeatAccess
from tambo.house.tables.cards import TableCards, terms_of
from tambo.house.tables.change import TableChange, closed, is_awaited, reseated
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.creation import from_wish, open_seat, without_seat
from tambo.house.tables.joining import TableJoining
from tambo.house.tables.model import SeatRow, TableRow, TableSnapshot
from tambo.house.tables.names import AccountNames, shown_name
from tambo.house.tables.opening import TableOpening, dated
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.store import TableStore
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
        registry: Registry,
        commands: TableCommands,
        changes: TableChanges,
        opening: TableOpening,
        joining: TableJoining,
        cards: TableCards,
        access: SeatAccess,
        setups: PreparedSetups,
        db: Database,
        shelf: Catalog,
        credentials: Credentials,
        account_names: AccountNames,
        now: Now,
        blocks: Blocks | None = None,
    ) -> None:
        self._blocks = blocks
        self._registry = registry
        self._commands = commands
        self._changes = changes
        self._opening = opening
        self._joining = joining
        self._cards = cards
        self._access = access
        self._setups = setups
        self._db = db
        self._store = TableStore()
        self._rows = LobbyStore()
        self._shelf = shelf
        self._credentials = credentials
        self._account_names = account_names
        self._now = now

    async def cards(self, person: str) -> list[TableCard]:
        """The public tables that wait or are running, newest first, without those of people who
        keep away from each other."""
        async with self._db.read() as tx:
            names = await self._rows.public(tx, SHOWN, LISTED)
            found = await self._store.tables_named(tx, names)
        estranged = await self._estranged_from(person)
        shown = [
            stored
            for stored in found
            if _sits(stored, person) or not estranged & _people_at(stored)
        ]
        return await self._cards.cards_for(shown, person)

    # Sitting down

    async def join(self, table: str, person: str, name: str) -> TableCard:
        """Any open seat of a public table; whoever sits there already stays; HouseError."""
        shown = await shown_name(self._account_names, person, name)
        stored = await self._registry.stored(table)
        if not stored.terms.is_public:
            raise HouseError("lobby.private")
        if not _sits(stored, person) and await self._estranged_from(person) & _people_at(stored):
            raise HouseError("lobby.blocked")
        if not await self._sit(stored, person, shown):
            raise HouseError("lobby.no-seat")
        return await self._cards.card(table, person)

    async def _sit(self, stored: TableSnapshot, person: str, name: str) -> bool:
        if _sits(stored, person):
            return True
        for chair in stored.seats:
            if chair.kind == "open" and await self._joining.take_seat(
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
        name = await shown_name(self._account_names, person, wish.name)
        pace = settle_pace(wish.pace)
        game = self._shelf.load_ready(wish.game)
        usual = game.meta.settle({})
        key = quick_name(wish.game, pace)
        estranged = await self._estranged_from(person)
        for _ in range(ATTEMPTS):
            async with self._db.read() as tx:
                before = await self._rows.quick_match(tx, key)
                waiting = await self._rows.waiting(tx, wish.game, TRIED)
            for table in waiting:
                stored = await self._registry.stored(table)
                if estranged & _people_at(stored) and not _sits(stored, person):
                    continue
                if _fits(stored, pace, usual) and await self._sit(stored, person, name):
                    return await self._cards.card(table, person)
            row, seats = await self._quick_table(wish, name, person)
            row, terms = dated(row, Terms(is_public=True, pace=pace), self._now())
            assert terms is not None
            async with self._db.transaction() as tx:
                is_first = await self._rows.claim_quick(tx, key, before, row.id)
                if is_first:
                    await self._store.open_table(tx, row, seats, (), terms)
            if is_first:
                return await self._opening.opened(row.id, person)
        raise HouseError("storage")

    async def _quick_table(
        self, wish: QuickWanted, name: str, person: str
    ) -> tuple[TableRow, list[SeatRow]]:
        counts = [count for count in self._shelf.meta_of(wish.game).players if count > 1]
        count = wish.players if wish.players in counts else min(counts)
        chairs = [SeatWanted("me", name), *[SeatWanted("open")] * (count - 1)]
        wanted = TableWanted(wish.game, chairs)
        row, seats, _ = await from_wish(
            wanted,
            person,
            self._shelf,
            self._credentials,
            self._setups,
            at=self._now(),
        )
        return row, seats

    # What the opener may change while the table waits

    async def close(self, table: str, person: str) -> TableCard:
        """Give up a table before its game begins."""
        before = (await self._registry.stored(table)).row.predecessor

        def decide(live: TableProjection) -> TableChange:
            self._check_opener(live.stored, person)
            return closed(live)

        await self._commands.change(table, decide)
        if before is not None:
            # Whoever was invited looks at the match before; another may be offered there.
            await self._changes.publish_fresh([before])
        return await self._cards.card(table, person)

    async def seat_bot(self, table: str, seat: int, level: str, person: str) -> TableCard:
        """Let a bot have a seat nobody has taken, or that of somebody who was only invited."""
        self._shelf.check_level(level)

        def decide(live: TableProjection) -> TableChange:
            self._check_open_seat(live.stored, seat, person)
            seats = list(live.seats)
            seats[seat] = SeatRow(seat, "bot", "", level, None, None)
            is_full = not any(is_awaited(chair) for chair in seats)
            row = replace(live.row, status="running" if is_full else "waiting")
            return reseated(live, row, seats, self._now())

        await self._commands.change(table, decide)
        return await self._cards.card(table, person)

    async def drop_seat(self, table: str, seat: int, person: str) -> TableCard:
        """Play with one fewer, where the game allows it. Links to the other seats stay good."""

        async def decide(live: TableProjection) -> TableChange:
            self._check_open_seat(live.stored, seat, person)
            row, seats = await without_seat(
                live.stored, seat, self._shelf, self._setups, at=self._now()
            )
            return reseated(live, row, seats, self._now())

        await self._commands.change(table, decide)
        return await self._cards.card(table, person)

    async def get_up(self, table: str, seat: int, person: str) -> None:
        """Leave a seat before the game begins; it is open again, and its link good."""
        token = self._credentials.seat_token(table, seat)

        def decide(live: TableProjection) -> TableChange:
            self._access.check_owner(live.stored, seat, person)
            if live.row.status != "waiting":
                raise HouseError("seat.not-open")
            seats = list(live.seats)
            seats[seat] = open_seat(seat, seats[seat].token_hash, token)
            return reseated(live, live.row, seats, self._now())

        await self._commands.change(table, decide)

    def _check_open_seat(self, stored: TableSnapshot, seat: int, person: str) -> None:
        self._check_opener(stored, person)
        if not 0 <= seat < len(stored.seats) or not is_awaited(stored.seats[seat]):
            raise HouseError("seat.not-open")

    def _check_opener(self, stored: TableSnapshot, person: str) -> None:
        if stored.row.owner != person:
            raise HouseError("table.foreign")
        if stored.row.status != "waiting":
            raise HouseError("table.closed" if stored.row.status == "closed" else "table.running")


def quick_name(game: str, pace: Pace) -> str:
    """What two people must agree in to be matched."""
    return f"{game} {pace.kind} {pace.minutes} {pace.increment} {pace.days} {pace.reserve}"


def _sits(stored: TableSnapshot, person: str) -> bool:
    return person in [chair.guest for chair in stored.seats]


def _people_at(stored: TableSnapshot) -> set[str]:
    """Whoever opened a table or sits at it."""
    return {stored.row.owner, *(chair.guest for chair in stored.seats if chair.guest)}


def _fits(stored: TableSnapshot, pace: Pace, options: dict[str, bool | int | str]) -> bool:
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
