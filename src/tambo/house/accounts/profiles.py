"""A player's public profile, and the export of their own data.

Results are read, never worked out here: they are written with the last move of a match.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitor
from tambo.house.accounts.store import AccountRow, AccountStore
from tambo.house.accounts.wire import Played, PlayedPage, Profile, Tally
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.tables.cards import TableCards
from tambo.house.tables.model import Store, TableSnapshot
from tambo.house.tables.personal import tables_of
from tambo.house.tables.registry import Registry
from tambo.house.tables.replay import Replays
from tambo.house.tables.store_results import PlayedRow, ResultStore

SHOWN = 30
EXPORTS_AT_ONCE = 2
"""Each is held in memory as a whole, and rebuilds every match of its player."""


class Profiles:
    def __init__(
        self,
        db: Database,
        people: AccountStore,
        accounts: Accounts,
        registry: Registry,
        cards: TableCards,
        replays: Replays,
        store: Store,
        results: ResultStore,
    ) -> None:
        self._db = db
        self._people = people
        self._accounts = accounts
        self._registry = registry
        self._cards = cards
        self._replays = replays
        self._store = store
        self._results = results
        self._exporting = asyncio.Semaphore(EXPORTS_AT_ONCE)

    async def profile(self, public_id: str, visitor: Visitor) -> Profile:
        """HouseError if there is no such account."""
        row = await self._account(public_id)
        async with self._db.read() as tx:
            tallies = await self._results.tallies_of(tx, row.player_id)
        page = await self._page(row, visitor)
        return Profile(
            row.public_id,
            row.name,
            row.created,
            row.player_id == visitor.player_id,
            [Tally(tally.game, tally.matches, tally.first) for tally in tallies],
            page.played,
            page.is_more,
        )

    async def played(self, public_id: str, before: str, visitor: Visitor) -> PlayedPage:
        """The matches a player played before one of their own; HouseError."""
        row = await self._account(public_id)
        async with self._db.read() as tx:
            moment = await self._results.moment_of(tx, row.player_id, before[:32])
        if moment is None:
            raise HouseError("table.unknown")
        return await self._page(row, visitor, (moment, before))

    async def _account(self, public_id: str) -> AccountRow:
        async with self._db.read() as tx:
            row = await self._people.account_shown_as(tx, public_id[:32])
        if row is None:
            raise HouseError("account.unknown")
        return row

    async def _page(
        self, row: AccountRow, visitor: Visitor, before: tuple[float, str] | None = None
    ) -> PlayedPage:
        async with self._db.read() as tx:
            found = await self._results.played_by(tx, row.player_id, SHOWN + 1, before)
        shown = found[:SHOWN]
        played = await self._played_cards(shown, visitor.player_id)
        return PlayedPage(played, len(found) > len(shown))

    async def _played_cards(self, rows: Sequence[PlayedRow], reader: str) -> list[Played]:
        stored = await self._store.tables_named([row.table for row in rows])
        cards = {card.id: card for card in await self._cards.cards_for(stored, reader)}
        return [Played(cards[row.table], row.seat, row.place, row.points) for row in rows]

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything kept about the caller; matches that are over as records."""
        async with self._exporting:
            return await self._export(visitor)

    async def _export(self, visitor: Visitor) -> dict[str, Any]:
        kept = await self._accounts.export(visitor)
        seats: list[dict[str, Any]] = []
        records: dict[str, msgspec.Raw] = {}
        async with self._db.read() as tx:
            tables = await tables_of(tx, visitor.player_id)
        for table in tables:
            stored = await self._registry.stored(table)
            seats.extend(_own_seats(stored, visitor.player_id))
            if stored.row.status == "over":
                record = await self._replays.record(table)
                records[table] = msgspec.Raw(msgspec.json.encode(record))
        return {**kept, "seats": seats, "records": records}


def _own_seats(stored: TableSnapshot, player_id: str) -> list[dict[str, Any]]:
    row = stored.row
    about = {"table": row.id, "game": row.game, "status": row.status, "created": row.created}
    if row.owner_id == player_id:
        about["opened"] = True
    mine = [chair for chair in stored.seats if chair.player_id == player_id]
    return [{**about, "seat": chair.seat, "name": chair.name} for chair in mine] or [about]
