"""Keeps what this node shows in step with what other nodes write.

Hints make it quick; looking at the database every second makes it sure. Only tables that somebody
looks at here are followed: any other is compared with the database when it is asked for.
"""

import asyncio
import contextlib
from collections.abc import Callable

import structlog

from tambo.core.errors import TamboError
from tambo.house.bus import Bus
from tambo.house.storage import Store
from tambo.house.table.registry import Registry

logger = structlog.get_logger("tambo.house.nodes")
SECONDS_BETWEEN_LOOKS = 1.0
ASKED_AT_ONCE = 500


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

    def start(self, bus: Bus) -> None:
        self._bus = bus
        self._tasks = [asyncio.create_task(self._follow()), asyncio.create_task(self._look())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
                await self._refresh(next(iter(self._hinted)))

    async def _refresh(self, table: str) -> None:
        assert self._bus is not None
        self._hinted.pop(table, None)
        try:
            await self._registry.refresh(table)
        except TamboError as problem:
            logger.info("table.not-followed", table=table, code=problem.code)
        except Exception:
            logger.exception("table.not-followed", table=table)
        self._bus.call(table)
        self._visited(table)

    async def _look(self) -> None:
        """Once a second, whether anything changed that nobody told us of."""
        assert self._bus is not None
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            with contextlib.suppress(Exception):
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
