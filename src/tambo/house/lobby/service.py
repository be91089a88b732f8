"""The lobby: public tables, quick matches, and what a table's owner may change before the start.

Several people may want the same seat, or the same quick match, at the same moment and on different
nodes. A change of a table names the version it was decided on, and a new quick match the one before
it: the request that comes second looks again.
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
from tambo.house.tables.change import closed, reseated
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.creation import from_wish, open_seat, without_seat
from tambo.house.tables.joining import TableJoining
from tambo.house.tables.model import SeatRow, TableRow, TableSnapshot, is_awaited
from tambo.house.tables.names import AccountNames, shown_name
from tambo.house.tables.opening import TableOpening, dated
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.store import TableStore
from tambo.house.tables.table_change import TableChange
from tambo.house.tables.terms import checked_time_control
from tambo.house.tables.wire import SeatRequest, TableRequest, TableSummary
from tambo.house.tables.wire_terms import QuickMatchRequest, Terms, TimeControl

logger = structlog.get_logger("tambo.house.lobby")
LISTED = 200
TRIED = 20
ATTEMPTS = 10
SHOWN = ("waiting", "running")


class Blocks(Protocol):
    async def blocked_either_way(self, player_id: str) -> set[str]:
        """All players blocked by this player, and all who have blocked them."""


class Lobby:
    def __init__(
        self,
        registry: Registry,
        commands: TableCommands,
        opening: TableOpening,
        joining: TableJoining,
        cards: TableCards,
        access: SeatAccess,
        setups: PreparedSetups,
        db: Database,
        catalog: Catalog,
        credentials: Credentials,
        account_names: AccountNames,
        now: Now,
        blocks: Blocks | None = None,
    ) -> None:
        self._blocks = blocks
        self._registry = registry
        self._commands = commands
        self._opening = opening
        self._joining = joining
        self._cards = cards
        self._access = access
        self._setups = setups
        self._db = db
        self._store = TableStore()
        self._rows = LobbyStore()
        self._catalog = catalog
        self._credentials = credentials
        self._account_names = account_names
        self._now = now

    async def cards(self, player_id: str) -> list[TableSummary]:
        """The public tables that wait or are running, newest first, without those of people who
        keep away from each other."""
        async with self._db.read() as tx:
            names = await self._rows.public(tx, SHOWN, LISTED)
            found = await self._store.tables_named(tx, names)
        blocked = await self._blocked_either_way(player_id)
        shown = [
            stored
            for stored in found
            if _has_seat(stored, player_id) or not blocked & _people_at(stored)
        ]
        return await self._cards.cards_for(shown, player_id)

    # Sitting down

    async def join(self, table: str, player_id: str, name: str) -> TableSummary:
        """Take any open seat of a public table; one who sits there already stays; HouseError."""
        shown = await shown_name(self._account_names, player_id, name)
        stored = await self._registry.stored(table)
        if not stored.terms.is_public:
            raise HouseError("lobby.private")
        if not _has_seat(stored, player_id) and await self._blocked_either_way(
            player_id
        ) & _people_at(stored):
            raise HouseError("lobby.blocked")
        if not await self._take_seat(stored, player_id, shown):
            raise HouseError("lobby.no-seat")
        return await self._cards.card(table, player_id)

    async def _take_seat(self, stored: TableSnapshot, player_id: str, name: str) -> bool:
        if _has_seat(stored, player_id):
            return True
        for chair in stored.seats:
            if chair.kind == "open" and await self._joining.take_seat(
                stored.row.id, chair.seat, player_id, name
            ):
                return True
        return False

    async def _blocked_either_way(self, player_id: str) -> set[str]:
        """Players who are never matched with this one. Who blocked the other stays secret."""
        return set() if self._blocks is None else await self._blocks.blocked_either_way(player_id)

    # Quick matches

    async def quick(self, wish: QuickMatchRequest, player_id: str) -> TableSummary:
        """A table of this game and time control: one that waits for a player, or a new one."""
        name = await shown_name(self._account_names, player_id, wish.name)
        time_control = checked_time_control(wish.time_control)
        game = self._catalog.load_ready(wish.game)
        usual = game.meta.resolve_options({})
        key = quick_name(wish.game, time_control)
        blocked = await self._blocked_either_way(player_id)
        for _ in range(ATTEMPTS):
            async with self._db.read() as tx:
                before = await self._rows.quick_match(tx, key)
                waiting = await self._rows.waiting(tx, wish.game, TRIED)
            for table in waiting:
                stored = await self._registry.stored(table)
                if blocked & _people_at(stored) and not _has_seat(stored, player_id):
                    continue
                if _fits(stored, time_control, usual) and await self._take_seat(
                    stored, player_id, name
                ):
                    return await self._cards.card(table, player_id)
            row, seats = await self._quick_table(wish, name, player_id)
            row, terms = dated(row, Terms(is_public=True, time_control=time_control), self._now())
            assert terms is not None
            async with self._db.transaction() as tx:
                is_first = await self._rows.claim_quick(tx, key, before, row.id)
                if is_first:
                    await self._opening.write(tx, row, seats, (), terms)
            if is_first:
                return await self._cards.card_at(await self._registry.stored(row.id), player_id)
        raise HouseError("storage")

    async def _quick_table(
        self, wish: QuickMatchRequest, name: str, player_id: str
    ) -> tuple[TableRow, list[SeatRow]]:
        counts = [count for count in self._catalog.meta_of(wish.game).players if count > 1]
        count = wish.players if wish.players in counts else min(counts)
        chairs = [SeatRequest("me", name), *[SeatRequest("open")] * (count - 1)]
        wanted = TableRequest(wish.game, chairs)
        row, seats, _ = await from_wish(
            wanted,
            player_id,
            self._catalog,
            self._credentials,
            self._setups,
            at=self._now(),
        )
        return row, seats

    # What the opener may change while the table waits

    async def close(self, table: str, player_id: str) -> TableSummary:
        """Give up a table before its game begins."""

        def decide(live: TableProjection) -> TableChange:
            self._check_opener(live.stored, player_id)
            return closed(live)

        await self._commands.change(table, decide)
        return await self._cards.card(table, player_id)

    async def seat_bot(self, table: str, seat: int, level: str, player_id: str) -> TableSummary:
        """Give a bot an open seat, or one whose player was only invited."""
        self._catalog.check_level(level)

        def decide(live: TableProjection) -> TableChange:
            self._check_open_seat(live.stored, seat, player_id)
            seats = list(live.seats)
            seats[seat] = SeatRow(seat, "bot", "", level, None, None)
            is_full = not any(is_awaited(chair) for chair in seats)
            row = replace(live.row, status="running" if is_full else "waiting")
            return reseated(live, row, seats, self._now())

        await self._commands.change(table, decide)
        return await self._cards.card(table, player_id)

    async def drop_seat(self, table: str, seat: int, player_id: str) -> TableSummary:
        """Play with one fewer, where the game allows it. Links to the other seats stay good."""

        async def decide(live: TableProjection) -> TableChange:
            self._check_open_seat(live.stored, seat, player_id)
            row, seats = await without_seat(
                live.stored, seat, self._catalog, self._setups, at=self._now()
            )
            return reseated(live, row, seats, self._now())

        await self._commands.change(table, decide)
        return await self._cards.card(table, player_id)

    async def leave_seat(self, table: str, seat: int, player_id: str) -> None:
        """Leave a seat before the game begins; it is open again, and its link good."""
        token = self._credentials.seat_token(table, seat)

        def decide(live: TableProjection) -> TableChange:
            self._access.check_owner(live.stored, seat, player_id)
            if live.row.status != "waiting":
                raise HouseError("seat.not-open")
            seats = list(live.seats)
            seats[seat] = open_seat(seat, seats[seat].token_hash, token)
            return reseated(live, live.row, seats, self._now())

        await self._commands.change(table, decide)

    def _check_open_seat(self, stored: TableSnapshot, seat: int, player_id: str) -> None:
        self._check_opener(stored, player_id)
        if not 0 <= seat < len(stored.seats) or not is_awaited(stored.seats[seat]):
            raise HouseError("seat.not-open")

    def _check_opener(self, stored: TableSnapshot, player_id: str) -> None:
        if stored.row.owner_id != player_id:
            raise HouseError("table.foreign")
        if stored.row.status != "waiting":
            raise HouseError("table.closed" if stored.row.status == "closed" else "table.running")


def quick_name(game: str, time_control: TimeControl) -> str:
    """What two people must agree in to be matched."""
    p = time_control
    return f"{game} {p.kind} {p.minutes} {p.increment} {p.days} {p.reserve}"


def _has_seat(stored: TableSnapshot, player_id: str) -> bool:
    return player_id in [chair.player_id for chair in stored.seats]


def _people_at(stored: TableSnapshot) -> set[str]:
    """The table's owner and those who sit at it."""
    return {stored.row.owner_id, *(chair.player_id for chair in stored.seats if chair.player_id)}


def _fits(
    stored: TableSnapshot, time_control: TimeControl, options: dict[str, bool | int | str]
) -> bool:
    """Whether a table is what a quick match would have opened."""
    terms, row = terms_of(stored.terms), stored.row
    return (
        row.status == "waiting"
        and terms.is_public
        and not terms.is_rated
        and terms.time_control == time_control
        and terms.audience == "any"
        and row.options == options
        and row.start is None
    )
