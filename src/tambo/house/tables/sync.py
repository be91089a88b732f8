"""Keeps what this node shows in step with what other nodes write.

Hints make it quick; looking at the database twice a second makes it sure. Only tables that somebody
looks at here are followed: any other is compared with the database when it is asked for. All tables
that changed are read together, so that one does not wait for another.
"""

import asyncio
import time
from collections.abc import Callable

import structlog

from tambo.house.platform.bus import Bus
from tambo.house.platform.database.outage import is_outage
from tambo.house.tables.model import Store
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.nodes")
SECONDS_BETWEEN_LOOKS = (0.5, 1.0)
"""The longer the more a look costs: a tenth of the time at most, where many tables are followed."""
REST = 10
ASKED_AT_ONCE = 500
READ_AT_ONCE = 100


class Follower:
    """`visited` hears of every table that another node has changed."""

    def __init__(self, registry: Registry, store: Store, visited: Callable[[str], None]) -> None:
        self._registry = registry
        self._store = store
        self._visited = visited
        self._bus: Bus | None = None
        self._hinted: dict[str, None] = {}
        self._called = asyncio.Event()
        self._shown: dict[str, int] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def start(self, bus: Bus) -> None:
        self._bus = bus
        self._tasks = [asyncio.create_task(self._follow()), asyncio.create_task(self._watch())]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hear(self, table: str) -> None:
        """Another node says that a table has changed."""
        if self._bus is not None and self._bus.is_listened(table):
            self._hinted[table] = None
            self._called.set()

    async def _follow(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            while self._hinted:
                batch = list(self._hinted)[:READ_AT_ONCE]
                for table in batch:
                    del self._hinted[table]
                await self._refresh(batch)

    async def _refresh(self, tables: list[str]) -> None:
        left: list[str] = []
        try:
            left = await self._registry.refresh_all(tables)
        except Exception as error:
            # Whoever looks at the tables waits for the database, should that be away.
            self._note(error)
        for table in tables:
            if table not in left:
                self._tell(table)
            elif table not in self._waiting:
                self._waiting[table] = asyncio.create_task(self._refresh_later(table))

    async def _refresh_later(self, table: str) -> None:
        """Somebody is writing at the table: no other one is kept waiting for that."""
        try:
            await self._registry.refresh(table)
        except Exception as error:
            self._note(error)
        finally:
            del self._waiting[table]
        self._tell(table)

    def _tell(self, table: str) -> None:
        assert self._bus is not None
        self._bus.call(table)
        self._visited(table)

    def _note(self, error: Exception) -> None:
        if is_outage(error):
            logger.warning("tables.not-followed", why=type(error).__name__)
        else:
            logger.error("tables.not-followed", exc_info=error)

    async def _watch(self) -> None:
        while True:
            began = time.monotonic()
            try:
                await self.look()
            except Exception as error:
                self._note(error)
            least, most = SECONDS_BETWEEN_LOOKS
            spent = time.monotonic() - began
            await asyncio.sleep(min(most, max(least, REST * spent)))

    async def look(self) -> None:
        """See whether anything changed that nobody told us of."""
        assert self._bus is not None
        tables = self._bus.listened()
        for first in range(0, len(tables), ASKED_AT_ONCE):
            batch = tables[first : first + ASKED_AT_ONCE]
            self._compare(await self._store.changes_of(batch))
        self._shown = {t: self._shown[t] for t in tables if t in self._shown}

    def _compare(self, changes: dict[str, int]) -> None:
        for table, count in changes.items():
            live = self._registry.loaded(table)
            known = self._shown.get(table) if live is None else live.row.changes
            if known is not None and known != count:
                self.hear(table)
            self._shown[table] = count
