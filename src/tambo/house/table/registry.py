"""The tables in memory: loaded from the log when asked for, dropped when they weigh too much.

Dropping a table loses nothing. The log's numbering, not this cache, is what keeps two writers
apart. Where other nodes write, too, a table that nobody follows here is read again when asked for.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import structlog

from tambo.core.errors import InvalidRecord
from tambo.house.faults import declined
from tambo.house.shelf import Shelf
from tambo.house.storage import Store, StoredTable
from tambo.house.table.live import LiveTable
from tambo.house.table.rebuilding import Rebuilder, Unreadable

FOLLOWED_AT_ONCE = 100
"""Rows that another node has written and that are followed; behind more, a table is read anew."""

logger = structlog.get_logger("tambo.house.tables")


class Registry:
    """At most `limit` tables, and `ceiling` bytes of them by an estimate."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        limit: int,
        is_followed: Callable[[str], bool] = lambda _table: True,
        ceiling: int = 256 * 1024 * 1024,
    ) -> None:
        self._store = store
        self._limit = limit
        self._ceiling = ceiling
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._is_followed = is_followed
        self.rebuilder = Rebuilder(store, shelf)
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    async def stored(self, table: str) -> StoredTable:
        """What is known of a table without rebuilding its match; Declined if there is none."""
        await self._keep_up(table)
        known = self._tables.get(table)
        found = known.stored if known is not None else await self._store.table(table)
        if found is None:
            raise declined("table.unknown")
        return found

    async def find(self, table: str) -> StoredTable | None:
        """The same for somebody who does not know whether there is such a table."""
        await self._keep_up(table)
        known = self._tables.get(table)
        return known.stored if known is not None else await self._store.table(table)

    async def live(self, table: str) -> LiveTable:
        """The table with its match; Declined if there is none or it cannot be rebuilt."""
        await self._keep_up(table)
        found = self._tables.get(table)
        if found is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            try:
                async with lock:
                    found = self._tables.get(table) or await self._load(table)
            finally:
                self._loading.pop(table, None)
        if self._tables.get(table) is found:
            self._hold(table, found)
        return found

    def is_current(self, table: LiveTable) -> bool:
        return self._tables.get(table.row.id) is table

    def loaded(self, table: str) -> LiveTable | None:
        return self._tables.get(table)

    def in_memory(self) -> list[LiveTable]:
        return list(self._tables.values())

    def size(self) -> int:
        return len(self._tables)

    def weight(self) -> int:
        """About how many bytes the tables take."""
        return self._weight

    def forget(self, table: str) -> None:
        """Rebuild the table from the log the next time it is asked for."""
        self._tables.pop(table, None)
        self._weight -= self._weights.pop(table, 0)

    async def refresh(self, table: str) -> None:
        """Bring a table in memory up to what is stored."""
        live = self._tables.get(table)
        if live is None:
            return
        async with live.lock:
            if self.is_current(live):
                await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """The same for somebody who holds the table's lock."""
        stored = await self._store.table(live.row.id)
        assert stored is not None
        if stored == live.stored:
            return
        if stored.terms != live.terms or stored.row.players != live.row.players:
            # Agreed anew: the match, or its clocks, are another's from the first row on.
            self.forget(live.row.id)
            return
        try:
            log = await self._store.log_of(live.row.id, live.applied, FOLLOWED_AT_ONCE)
            if len(log) == FOLLOWED_AT_ONCE:
                self.forget(live.row.id)
                return
            live.catch_up(stored, log)
        except Exception:
            self.forget(live.row.id)
            raise

    async def _keep_up(self, table: str) -> None:
        if table in self._tables and not self._is_followed(table):
            await self.refresh(table)

    async def _load(self, table: str) -> LiveTable:
        stored = await self._store.table(table)
        if stored is None:
            raise declined("table.unknown")
        try:
            live = await self.rebuilder.table(stored)
        except Unreadable as error:
            logger.exception("table.unreadable", table=table)
            reason = "internal"
            cause = error.__cause__
            if isinstance(cause, InvalidRecord) and cause.code == "record.version":
                reason = "version"
            if stored.row.status != "over":
                await self._store.set_status(table, "paused", reason)
            raise declined(f"table.paused.{reason}") from error
        self._hold(table, live)
        return live

    def _hold(self, table: str, live: LiveTable) -> None:
        """Keep a table, as the one that was asked for last, and let go of others if need be."""
        weight = live.weight()
        self._weight += weight - self._weights.get(table, 0)
        self._weights[table] = weight
        self._tables[table] = live
        self._tables.move_to_end(table)
        if len(self._tables) > self._limit or self._weight > self._ceiling:
            self._make_room(table)

    def _make_room(self, newest: str) -> None:
        for table, live in list(self._tables.items()):
            if len(self._tables) <= self._limit and self._weight <= self._ceiling:
                break
            if table != newest and not live.lock.locked():
                self.forget(table)
