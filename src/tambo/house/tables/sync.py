"""Keeps what this node shows in step with what other nodes write.

Hints make it quick; looking at the database twice a second makes it sure. Only tables with screens
at this node are followed: any other is compared with the database when it is asked for. All tables
that changed are read together, so that one does not wait for another.
"""

import asyncio
from collections.abc import Callable

from tambo.house.platform.bus import Bus
from tambo.house.platform.clock import monotonic_time
from tambo.house.platform.tasks import KeyedWorker, Supervisor, report
from tambo.house.tables.model import Store
from tambo.house.tables.registry import Registry

SECONDS_BETWEEN_LOOKS = (0.5, 1.0)
"""The longer the more a look costs: a tenth of the time at most, where many tables are followed."""
REST = 10
ASKED_AT_ONCE = 500
READ_AT_ONCE = 100


class ReplicaSync:
    """`wake` is called for every table that another node has changed."""

    def __init__(
        self,
        registry: Registry,
        store: Store,
        bus: Bus,
        wake: Callable[[str], None],
        jobs: Supervisor,
    ) -> None:
        self._registry = registry
        self._store = store
        self._bus = bus
        self._wake = wake
        self._jobs = jobs
        self._later = KeyedWorker(jobs, "tables.refresh", self._refresh_later)
        self._hinted: dict[str, None] = {}
        self._called = asyncio.Event()
        self._shown: dict[str, int] = {}

    def start(self) -> None:
        self._bus.on_hint(self.hear)
        self._jobs.forever("tables.follow", self._follow)
        self._jobs.forever("tables.watch", self._watch)

    def hear(self, table: str) -> None:
        """Another node says that a table has changed."""
        if self._bus.is_listened(table):
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
            # If the database is away, the screens wait for it.
            report(error, "tables.follow")
        for table in tables:
            if table in left:
                self._later.wake(table)
            else:
                self._tell(table)

    async def _refresh_later(self, table: str) -> None:
        """A writer has the table locked: the others are not kept waiting for it."""
        try:
            await self._registry.refresh(table)
        except Exception as error:
            report(error, "tables.follow", table=table)
        self._tell(table)

    def _tell(self, table: str) -> None:
        """Wake the screens of a table here. An error of one must not keep the others from being
        woken: the table is up to date by now, so no later look would find it changed."""
        try:
            self._bus.call(table)
            self._wake(table)
        except Exception as error:
            report(error, "tables.follow", table=table)

    async def _watch(self) -> None:
        while True:
            began = monotonic_time()
            try:
                await self.look()
            except Exception as error:
                report(error, "tables.watch")
            least, most = SECONDS_BETWEEN_LOOKS
            spent = monotonic_time() - began
            await asyncio.sleep(min(most, max(least, REST * spent)))

    async def look(self) -> None:
        """Find changes for which no hint came."""
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
