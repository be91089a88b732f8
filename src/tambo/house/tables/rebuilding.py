"""Rebuilds matches from their logs, always off the event loop: short ones at once, long ones in a
queue.

Never more than two long ones at a time, and at most one of them for reading only (a replay, a
review): players do not wait behind readers. Logs are read page by page, and only when it is their
turn.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from tambo.core.game import Game
from tambo.house.catalog.games import Catalog
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.tables.model import LogRow, TableSnapshot
from tambo.house.tables.projection import TableProjection, Watch, rebuild
from tambo.house.tables.store import TableStore

T = TypeVar("T")
AT_ONCE = 2
SHORT = 100
"""Rows that are replayed without waiting for a turn: a few milliseconds."""
PAGE = 1_000


class Unreadable(Exception):
    """A log that these rules cannot replay; the cause says why."""

    def __init__(self, stored: TableSnapshot, rows: int) -> None:
        super().__init__(stored.row.id)
        self.stored = stored
        self.rows = rows


class Rebuilder:
    def __init__(self, db: Database, catalog: Catalog) -> None:
        self._db = db
        self._store = TableStore()
        self._catalog = catalog
        self._threads = ThreadPoolExecutor(AT_ONCE, "rebuild")
        self._quick = ThreadPoolExecutor(1, "rebuild-short")
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._reading = asyncio.Semaphore(AT_ONCE - 1)

    async def table(self, table: str) -> TableProjection | None:
        """A table to play on, if there is one; Unreadable."""
        async with self._db.read() as tx:
            stored = await self._store.table(tx, table)
            begun = [] if stored is None else await self._store.log_of(tx, table, limit=SHORT)
        if stored is None:
            return None
        game = self._catalog.load(stored.row.game)
        if len(begun) < SHORT:
            loop, found = asyncio.get_running_loop(), stored
            return await loop.run_in_executor(self._quick, _readable, game, found, begun)
        async with self._slots:
            stored, log = await self._read(table)
            return await self._beside(lambda: _readable(game, stored, log))

    async def seen_again(self, table: str, watch: Watch | None = None) -> TableProjection:
        """A table only to look at: `watch` sees it after the set-up and after every row."""
        async with self.reading():
            stored, log = await self._read(table)
            game = self._catalog.load(stored.row.game)
            return await self._beside(lambda: rebuild(game, stored, log, watch))

    async def aside(self, work: Callable[[], T]) -> T:
        """Something else that takes long, counted as one who only reads."""
        async with self.reading():
            return await self._beside(work)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        async with self._reading, self._slots:
            yield

    async def _beside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _read(self, table: str) -> tuple[TableSnapshot, list[LogRow]]:
        """A table and all of its log, as of one moment."""
        async with self._db.read() as tx:
            stored = await self._store.table(tx, table)
            if stored is None:
                raise HouseError("table.unknown")
            log: list[LogRow] = []
            while True:
                page = await self._store.log_of(tx, table, after=len(log), limit=PAGE)
                log += page
                if len(page) < PAGE:
                    return stored, log


def _readable(game: Game, stored: TableSnapshot, log: list[LogRow]) -> TableProjection:
    try:
        return rebuild(game, stored, log)
    except Exception as error:
        raise Unreadable(stored, len(log)) from error
