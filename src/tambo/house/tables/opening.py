"""Opens tables: writes what `creation` has made and checked, and publishes it."""

from collections.abc import Mapping, Sequence
from typing import Any

import structlog
from msgspec.structs import asdict, replace

from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.identity import Credentials
from tambo.house.tables.cards import TableCards
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.creation import Opening, from_record, from_wish
from tambo.house.tables.model import LogRow, SeatRow, TableRow, TermsRow
from tambo.house.tables.names import AccountNames
from tambo.house.tables.registry import Registry
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.store import TableStore
from tambo.house.tables.terms import terms_of_request
from tambo.house.tables.wire import TableRequest, TableSummary
from tambo.house.tables.wire_terms import Terms

logger = structlog.get_logger("tambo.house.tables")


class TableOpening:
    def __init__(
        self,
        db: Database,
        registry: Registry,
        changes: TableChanges,
        cards: TableCards,
        catalog: Catalog,
        setups: PreparedSetups,
        credentials: Credentials,
        account_names: AccountNames,
        now: Now,
        *,
        known_seeds: bool = False,
    ) -> None:
        self._db = db
        self._store = TableStore()
        self._registry = registry
        self._changes = changes
        self._cards = cards
        self._catalog = catalog
        self._setups = setups
        self._credentials = credentials
        self._account_names = account_names
        self._now = now
        self._known_seeds = known_seeds

    async def open(self, wish: TableRequest, player_id: str) -> TableSummary:
        name = (await self._account_names([player_id])).get(player_id)
        if name is not None:
            mine = [replace(one, name=name) if one.kind == "me" else one for one in wish.seats]
            wish = replace(wish, seats=mine)
        terms = terms_of_request(wish, self._catalog.meta_of(wish.game))
        new = await from_wish(
            wish,
            player_id,
            self._catalog,
            self._credentials,
            self._setups,
            at=self._now(),
            known_seeds=self._known_seeds,
        )
        return await self.open_made(new, player_id, terms)

    async def import_record(self, record: Mapping[str, Any], player_id: str) -> TableSummary:
        """A finished match for review, or an unfinished one to go on with at one screen."""
        new = await self._registry.rebuilder.aside(
            lambda: from_record(record, player_id, self._catalog, at=self._now())
        )
        return await self.open_made(new, player_id)

    async def open_once(self, new: Opening, terms: Terms) -> None:
        """A table that the house itself opens; opened twice, it is one table."""
        table = new[0].id
        if await self._registry.find(table) is not None:
            return
        try:
            await self.open_made(new, new[0].owner_id, terms)
        except Exception:
            # Another node was quicker, most likely.
            if await self._registry.find(table) is None:
                raise

    async def open_made(
        self, new: Opening, player_id: str, agreed: Terms | TermsRow | None = None
    ) -> TableSummary:
        """A table that was made and checked already."""
        row, seats, log = new
        row, terms = dated(row, agreed, self._now())
        log = [replace(entry, at=row.created) for entry in log]
        async with self._db.transaction() as tx:
            await self.write(tx, row, seats, log, terms)
        return await self._cards.card_at(await self._registry.stored(row.id), player_id)

    async def write(
        self,
        tx: Tx,
        row: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[LogRow],
        terms: TermsRow | None,
    ) -> None:
        """Write a new table; everybody hears of it, and those at the match before, once it is
        durable."""
        await self._store.open_table(tx, row, seats, log, terms)
        before = [] if row.predecessor is None else [row.predecessor]
        tx.after_commit(
            lambda: logger.info("table.opened", table=row.id, game=row.game, seats=len(seats))
        )
        tx.after_commit(lambda: self._changes.publish(row.id))
        tx.after_commit(lambda: self._changes.publish_outdated(before))


def dated(
    row: TableRow, agreed: Terms | TermsRow | None, moment: float
) -> tuple[TableRow, TermsRow | None]:
    """A new table as opened at a moment, with its terms."""
    row = replace(row, created=moment)
    if agreed is None:
        return row, None
    time_control = (
        agreed.time_control if isinstance(agreed, TermsRow) else asdict(agreed.time_control)
    )
    return row, TermsRow(agreed.is_public, agreed.is_rated, agreed.audience, time_control, moment)
