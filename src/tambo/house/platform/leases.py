"""Which node lets the bots of a table think: one at a time, and another one when it dies.

A lease only saves work: two nodes that think for one bot do no harm, because the log takes one
answer. How long it holds is measured by the database, so no node outlives another by a wrong clock.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

import structlog

from tambo.house.tables.model import Store

logger = structlog.get_logger("tambo.house.bots")
SECONDS_HELD = 10.0
SECONDS_KEPT = 3.0
TAKEN_OVER_AT_ONCE = 100


class Leases(Protocol):
    def hold(self, table: str) -> contextlib.AbstractAsyncContextManager[bool]:
        """Whether the bots of a table are ours, as long as the context lasts."""

    async def orphans(self) -> list[str]:
        """Tables whose bots were left by a node that died."""


class Alone:
    """A house of one node has all the bots."""

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[bool]:
        yield True

    async def orphans(self) -> list[str]:
        return []


class Shared:
    """Leases in the database that the nodes share."""

    def __init__(self, store: Store, node: str) -> None:
        self._store = store
        self._node = node

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[bool]:
        if not await self._take(table):
            yield False
            return
        keeper = asyncio.create_task(self._keep(table))
        try:
            yield True
        finally:
            keeper.cancel()
            await asyncio.gather(keeper, return_exceptions=True)
            with contextlib.suppress(Exception):
                await self._store.release(table, self._node)

    async def orphans(self) -> list[str]:
        return await self._store.lapsed(TAKEN_OVER_AT_ONCE)

    async def _take(self, table: str) -> bool:
        return await self._store.lease(table, self._node, SECONDS_HELD)

    async def _keep(self, table: str) -> None:
        while True:
            await asyncio.sleep(SECONDS_KEPT)
            try:
                await self._take(table)
            except Exception:
                logger.exception("lease.not-kept", table=table)
