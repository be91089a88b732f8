"""Sees when time is over, on whichever node gets to it first.

A look costs one question to the database each second. What is due is written with every move, so
nothing is forgotten when a node dies. Flags are judged at a moment until which the house was
certainly open, not at the present one: this node may be stopped at any point in between.
"""

import asyncio
import contextlib

import structlog

from tambo.core.errors import TamboError
from tambo.house.lobby.store import LobbyStore
from tambo.house.platform.leases import Leases
from tambo.house.tables.service import Tables
from tambo.house.timekeeping.leaving import Leavers
from tambo.house.timekeeping.opening_hours import OpeningHours

logger = structlog.get_logger("tambo.house.clocks")
SECONDS_BETWEEN_LOOKS = 1.0
LOOKED_AT_ONCE = 100


class Flags:
    def __init__(
        self,
        tables: Tables,
        rows: LobbyStore,
        hours: OpeningHours,
        leavers: Leavers,
        leases: Leases,
    ) -> None:
        self._tables = tables
        self._rows = rows
        self._hours = hours
        self._leavers = leavers
        self._leases = leases
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Count the time the house was closed, and look from now on."""
        await self._hours.start()
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._hours.check()

    async def _watch(self) -> None:
        while True:
            try:
                await self.look(await self._hours.check())
            except Exception:
                logger.exception("clocks.not-seen")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def look(self, at: float) -> None:
        """Look at every clock that may have run out by a moment."""
        async with self._tables.db.read() as tx:
            found = await self._rows.due(tx, at, LOOKED_AT_ONCE)
        for table, due in found:
            async with self._leases.hold("clocks", table) as is_ours:
                if is_ours:
                    await self._look_at(table, due, at)

    async def _look_at(self, table: str, due: float, at: float) -> None:
        try:
            live = await self._tables.live(table)
            if live.clocks is None:
                return
            fallen = live.clocks.fallen(at)
            for seat in fallen:
                if await self._leavers.flag_fell(table, seat, at):
                    logger.info("flag.fell", table=table, seat=seat)
            if not fallen:
                async with self._tables.db.transaction() as tx:
                    await self._rows.next_look(tx, table, due, live.clocks.due())
        except TamboError as problem:
            logger.warning("clocks.not-seen", table=table, code=problem.code)
