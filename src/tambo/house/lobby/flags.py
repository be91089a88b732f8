"""Sees when time is over, on whichever node gets to it first, and keeps the house's hours.

A look costs one question to the database each second. What is due is written with every move, so
nothing is forgotten when a node dies. While no node is open, no clock runs.
"""

import asyncio
import contextlib

import structlog

from tambo.core.errors import TamboError
from tambo.house.bots.leases import Leases
from tambo.house.lobby.leaving import Leavers
from tambo.house.storage.lobby import LobbyStore
from tambo.house.table.service import Tables

logger = structlog.get_logger("tambo.house.clocks")
SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_BETWEEN_NOTES = 5.0
SECONDS_NOT_NOTICED = 20.0
LOOKED_AT_ONCE = 100


class Flags:
    def __init__(self, tables: Tables, rows: LobbyStore, leavers: Leavers, leases: Leases) -> None:
        self._tables = tables
        self._rows = rows
        self._leavers = leavers
        self._leases = leases
        self._noted = 0.0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Count the time the house was closed, and look from now on."""
        await self._rows.reopen(self._tables.now(), SECONDS_NOT_NOTICED)
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._note(at_once=True)

    async def _watch(self) -> None:
        while True:
            try:
                await self._note()
                await self.look()
            except Exception:
                logger.exception("clocks.not-seen")
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def _note(self, *, at_once: bool = False) -> None:
        """Write down that the house is open, as long as that matters to anybody's clock."""
        now = self._tables.now()
        if not at_once and now - self._noted < SECONDS_BETWEEN_NOTES:
            return
        if await self._rows.has_running_clocks():
            await self._rows.still_open(now)
        self._noted = now

    async def look(self) -> None:
        """Look at every clock that may have run out."""
        for table, due in await self._rows.due(self._tables.now(), LOOKED_AT_ONCE):
            async with self._leases.hold(table) as is_ours:
                if is_ours:
                    await self._look_at(table, due)

    async def _look_at(self, table: str, due: float) -> None:
        try:
            live = await self._tables.live(table)
            if live.clocks is None:
                return
            fallen = live.clocks.fallen(self._tables.now())
            for seat in fallen:
                if await self._leavers.flag_fell(table, seat):
                    logger.info("flag.fell", table=table, seat=seat)
            if not fallen:
                await self._rows.next_look(table, due, live.clocks.due())
        except TamboError as problem:
            logger.warning("clocks.not-seen", table=table, code=problem.code)
