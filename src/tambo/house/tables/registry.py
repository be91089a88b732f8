"""The tables in memory: loaded from the log when needed, dropped when they take too much memory.

Dropping a table loses nothing. The version of the stored table, not this cache, keeps two writers
apart; `locked` makes those of one node take turns. If other nodes write too, a table without
followers here is read again when it is needed, and one with followers when the caller may have seen
more of it at another node (`keep_up`).
"""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager

import structlog

from tambo.core.errors import InvalidRecord
from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Finisher
from tambo.house.tables.change import paused
from tambo.house.tables.model import LogRow, TableSnapshot, VersionConflict
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.rebuilding import Rebuilder, Unreadable
from tambo.house.tables.store import TableStore
from tambo.house.tables.table_change import TableChange

FOLLOWED_AT_ONCE = 100
"""Rows that another node has written and that are followed; behind more, a table is read again."""

logger = structlog.get_logger("tambo.house.tables")


class Registry:
    """At most `limit` tables, and `ceiling` bytes of them by an estimate."""

    def __init__(
        self,
        db: Database,
        catalog: Catalog,
        now: Now,
        *,
        limit: int,
        ceiling: int,
        is_followed: Callable[[str], bool] | None,
        on_news: Callable[[str], None],
    ) -> None:
        """`is_followed` is None if no other node writes. `on_news` is called for a followed table
        that was read again because others had changed it."""
        self._db = db
        self._store = TableStore()
        self._limit = limit
        self._ceiling = ceiling
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._is_followed = is_followed
        self._on_news = on_news
        self._now = now
        self.rebuilder = Rebuilder(db, catalog)
        self._tables: OrderedDict[str, TableProjection] = OrderedDict()
        self._loading: dict[str, asyncio.Task[TableProjection]] = {}
        self._loads = Finisher()
        self._outdated: dict[str, int] = {}

    async def stored(self, table: str) -> TableSnapshot:
        """What is known of a table without rebuilding its match; HouseError if there is none."""
        found = await self.find(table)
        if found is None:
            raise HouseError("table.unknown")
        return found

    async def find(self, table: str) -> TableSnapshot | None:
        """The same for a caller who does not know whether there is such a table."""
        await self._read_on(table)
        known = self._tables.get(table)
        if known is not None:
            return known.stored
        async with self._db.read() as tx:
            return await self._store.table(tx, table)

    async def live(self, table: str) -> TableProjection:
        """The table with its match; HouseError if there is none or it cannot be rebuilt."""
        await self._read_on(table)
        found = self._tables.get(table)
        if found is None:
            found = await self._loads.result(self._loading.get(table) or self._begin_load(table))
        if self._tables.get(table) is found:
            self._hold(table, found)
        return found

    @asynccontextmanager
    async def locked(self, table: str, *, fresh: bool = False) -> AsyncIterator[TableProjection]:
        """The table, locked for one writer at a time. It is the one in memory: the table a caller
        waited for may have been dropped in the meantime. If it is to be `fresh` it has what other
        nodes have written; otherwise a conflict shows in the write."""
        while True:
            live = await self.live(table)
            async with live.lock:
                if fresh and self.is_current(live):
                    await self.catch_up(live)
                if self.is_current(live):
                    yield live
                    return

    def apply(self, live: TableProjection, change: TableChange) -> None:
        """Let a table follow a change that was written; the caller has it locked."""
        if change.needs_rebuilding:
            self.forget(live.row.id)
            return
        try:
            live.apply(change)
        except Exception:
            self.forget(live.row.id)
            raise

    def _begin_load(self, table: str) -> asyncio.Task[TableProjection]:
        """Read a table, once for all callers who ask for it in the meantime."""
        task = self._loads.start("tables.load", self._load(table))
        self._loading[table] = task
        task.add_done_callback(lambda done: self._loaded(table, done))
        return task

    def _loaded(self, table: str, task: asyncio.Task[TableProjection]) -> None:
        if self._loading.get(table) is task:
            del self._loading[table]
        if table not in self._tables:
            self._outdated.pop(table, None)

    def is_current(self, table: TableProjection) -> bool:
        return self._tables.get(table.row.id) is table

    def loaded(self, table: str) -> TableProjection | None:
        return self._tables.get(table)

    def in_memory(self) -> list[TableProjection]:
        return list(self._tables.values())

    def size(self) -> int:
        return len(self._tables)

    def weight(self) -> int:
        """About how many bytes the tables take."""
        return self._weight

    def forget(self, table: str) -> None:
        """Rebuild the table from the log the next time it is asked for, not before."""
        self._loading.pop(table, None)
        self._tables.pop(table, None)
        self._outdated.pop(table, None)
        self._weight -= self._weights.pop(table, 0)

    def outdate(self, table: str) -> None:
        """The table was written past the commands: it is read on before anybody gets it again."""
        if table in self._tables or table in self._loading:
            self._outdated[table] = self._outdated.get(table, 0) + 1

    async def refresh(self, table: str) -> None:
        """Bring a table in memory up to what is stored."""
        await self._wait_for_load(table)
        live = self._tables.get(table)
        if live is None:
            return
        async with live.lock:
            if self.is_current(live):
                await self.catch_up(live)

    async def refresh_all(self, tables: Sequence[str]) -> list[str]:
        """The same for many tables, with a few queries for all of them together. Returns those left
        out because a writer has them locked, or because they are being read."""
        async with self._db.read() as tx:
            changes = await self._store.changes_of(tx, tables)
            behind = self._behind(changes)
            before = {table: live.row.changes for table, live in behind.items()}
            known = {table: live.applied for table, live in behind.items()}
            found = await self._store.tables_named(tx, [*behind])
            logs = await self._store.logs_after(tx, known)
        left = [table for table in tables if table in self._loading]
        for stored in found:
            live = behind[stored.row.id]
            if live.lock.locked() or live.row.changes != before[stored.row.id]:
                left.append(stored.row.id)
            elif self.is_current(live) and stored != live.stored:
                try:
                    self._follow(live, stored, logs[stored.row.id])
                except Exception:
                    logger.exception("table.not-followed", table=stored.row.id)
        return left

    def _behind(self, changes: Mapping[str, int]) -> dict[str, TableProjection]:
        """The tables in memory that others have changed."""
        return {
            table: live
            for table, count in changes.items()
            if (live := self._tables.get(table)) is not None and live.row.changes != count
        }

    async def keep_up(self, table: str) -> None:
        """Have at least what was stored before this was called: for a person who comes from
        another node, where they may have been shown more than has been heard of here."""
        if self._is_followed is None:
            return
        await self._wait_for_load(table)
        live = self._tables.get(table)
        if live is None:
            return
        async with self._db.read() as tx:
            changes = await self._store.changes_of(tx, [table])
        if changes.get(table) != live.row.changes:
            await self.refresh(table)

    async def _wait_for_load(self, table: str) -> None:
        """A table that is being read may have been read before the last change."""
        task = self._loading.get(table)
        if task is not None:
            await asyncio.wait([task])

    async def catch_up(self, live: TableProjection) -> None:
        """The same for a caller who holds the table's lock."""
        table = live.row.id
        known = self._outdated.get(table)
        async with self._db.read() as tx:
            stored = await self._store.table(tx, table)
            assert stored is not None
            is_news = stored != live.stored
            log = []
            if is_news:
                log = await self._store.log_of(tx, table, live.applied, FOLLOWED_AT_ONCE)
        if is_news:
            self._follow(live, stored, log)
        if self._outdated.get(table) == known:
            # Nobody has written past the commands since the table was read.
            self._outdated.pop(table, None)

    def _follow(self, live: TableProjection, stored: TableSnapshot, log: list[LogRow]) -> None:
        """Take over what others have written."""
        if stored.terms != live.terms or stored.row.players != live.row.players:
            # A new agreement: the match, or its clocks, differ from the first row on.
            self.forget(live.row.id)
        elif len(log) >= FOLLOWED_AT_ONCE:
            self.forget(live.row.id)
        else:
            try:
                live.catch_up(stored, log)
            except Exception:
                self.forget(live.row.id)
                raise
        self._tell(live.row.id)

    async def _read_on(self, table: str) -> None:
        """Bring a table up to date that nobody follows here, or that is known to be outdated."""
        if table not in self._outdated and not self._is_unfollowed(table):
            return
        await self._wait_for_load(table)
        live = self._tables.get(table)
        if live is None:
            return
        async with live.lock:
            # Many may have waited here: one of them has read for all.
            is_behind = table in self._outdated or self._is_unfollowed(table)
            if is_behind and self.is_current(live):
                await self.catch_up(live)

    def _is_unfollowed(self, table: str) -> bool:
        if self._is_followed is None or table not in self._tables:
            return False
        return not self._is_followed(table)

    def _tell(self, table: str) -> None:
        """Another node has written, and the table's screens here may not know of it."""
        if self._is_followed is not None and self._is_followed(table):
            self._on_news(table)

    async def _load(self, table: str) -> TableProjection:
        try:
            live = await self.rebuilder.table(table)
        except Unreadable as error:
            logger.exception("table.unreadable", table=table)
            reason = "internal"
            cause = error.__cause__
            if isinstance(cause, InvalidRecord) and cause.code == "record.version":
                reason = "version"
            await self._pause_unreadable(error, reason)
            raise HouseError(f"table.paused.{reason}") from error
        if live is None:
            raise HouseError("table.unknown")
        if self._loading.get(table) is asyncio.current_task():
            self._hold(table, live)
        self._tell(table)
        return live

    async def _pause_unreadable(self, found: Unreadable, reason: str) -> None:
        """Pause a match that cannot be replayed; a writer who was quicker wins."""
        row = found.stored.row
        if row.status == "over" or (row.status, row.reason) == ("paused", reason):
            return
        change = paused(found.stored, found.rows, reason, self._now())
        with contextlib.suppress(VersionConflict):
            async with self._db.transaction() as tx:
                await self._store.write(tx, change)

    def _hold(self, table: str, live: TableProjection) -> None:
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
