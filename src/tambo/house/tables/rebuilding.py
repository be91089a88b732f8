"""Matches rebuilt from their logs: short ones at once, long ones beside the event loop.

Never more than two at a time, of which one at most is only read (a replay, a review): whoever wants
to play does not wait behind those who look back. Logs are read page by page, and by nobody who
still waits for his turn.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from tambo.core.game import Game
from tambo.house.catalog.games import Shelf
from tambo.house.tables.model import LogRow, Store, StoredTable
from tambo.house.tables.projection import LiveTable, rebuild

T = TypeVar("T")
AT_ONCE = 2
SHORT = 100
"""Rows that are replayed at once: a few milliseconds."""
PAGE = 1_000
Watch = Callable[[LiveTable], None]


class Unreadable(Exception):
    """A log that these rules cannot replay; the cause says why."""


class Rebuilder:
    def __init__(self, store: Store, shelf: Shelf) -> None:
        self._store = store
        self._shelf = shelf
        self._threads = ThreadPoolExecutor(AT_ONCE, "rebuild")
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._reading = asyncio.Semaphore(AT_ONCE - 1)

    async def table(self, stored: StoredTable) -> LiveTable:
        """A table to play on; Unreadable."""
        game = self._shelf.load(stored.row.game)
        begun = await self._store.log_of(stored.row.id, limit=SHORT)
        if len(begun) < SHORT:
            return _readable(game, stored, begun)
        async with self._slots:
            log = await self._log(stored.row.id)
            return await self._beside(lambda: _readable(game, stored, log))

    async def seen_again(self, stored: StoredTable, watch: Watch) -> LiveTable:
        """A table only to look at: `watch` sees it after the set-up and after every row."""
        game = self._shelf.load(stored.row.game)
        async with self.reading():
            log = await self._log(stored.row.id)
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

    async def _log(self, table: str) -> list[LogRow]:
        log: list[LogRow] = []
        while True:
            page = await self._store.log_of(table, after=len(log), limit=PAGE)
            log += page
            if len(page) < PAGE:
                return log


def _readable(game: Game, stored: StoredTable, log: list[LogRow]) -> LiveTable:
    try:
        return rebuild(game, stored, log)
    except Exception as error:
        raise Unreadable from error
