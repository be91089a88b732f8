"""Knows when the house was open: no clock runs while nobody can move.

A heartbeat is written every second, into the database that all nodes share. A gap between two
heartbeats is a closure, whatever its cause: all nodes were down, stopped or asleep, the database
was away, full or read-only, or the time of day was set forward. If one node stops while another
goes on, that is not a closure.

The time of day is the machine's. If it is set forward, that counts as a closure. If it is set back,
running clocks stand still until the old time is reached again.
"""

import structlog

from tambo.house.platform.bus import Bus
from tambo.house.platform.clock import Now, monotonic_time
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.probe import Refusals
from tambo.house.tables.model import StopRow
from tambo.house.tables.registry import Registry
from tambo.house.timekeeping.store import HoursRead, HoursStore

logger = structlog.get_logger("tambo.house.timekeeping")
SECONDS_BETWEEN_HEARTBEATS = 0.9
SECONDS_TO_LEARN = 60.0
"""For so long the closures of the past are read again."""
SECONDS_TO_BELIEVE = 5.0
"""A note from the future that nobody renews for so long comes from a clock that was set back."""


class OpeningHours:
    """`patience` is the longest gap between two heartbeats that is not a closure."""

    def __init__(
        self,
        registry: Registry,
        db: Database,
        rows: HoursStore,
        bus: Bus,
        now: Now,
        patience: float,
    ) -> None:
        self._registry = registry
        self._db = db
        self._refusals = Refusals(db.writer)
        self._rows = rows
        self._bus = bus
        self._now = now
        self._patience = patience
        self._good = 0.0
        self._idle = 0.0
        self._learned = 0.0
        self._ahead: tuple[float, float] | None = None

    async def start(self) -> None:
        """Count the time the house was closed, before it opens."""
        now = self._now()
        read = await self._read(now)
        async with self._db.transaction() as tx:
            if read.seen is None:
                await self._rows.begin(tx, now)
            elif now - read.seen > self._patience:
                await self._rows.close(tx, read.seen, now, read.seen)
        self._good = self._learned = now

    async def check(self) -> float:
        """Note that the house is open; until when it certainly was, and flags may be judged.

        Raises when the database cannot be read or written.
        """
        now = self._now()
        was_refused = self._refusals.is_refused
        if was_refused:
            await self._refusals.try_again()
        read = await self._read(self._learned - SECONDS_TO_LEARN)
        if read.seen is None:
            async with self._db.transaction() as tx:
                await self._rows.begin(tx, now)
        elif not read.has_clocks:
            self._idle = now
        elif read.seen - now > self._patience:
            await self._turn_back(read.seen, now)
        elif not await self._beat(read, read.seen, now, was_refused=was_refused):
            # Another node has written what the gap was, and we have not read it yet.
            return self._good
        else:
            self._ahead = None
        self._learn(read.closures)
        self._good = self._learned = now
        return now

    async def _read(self, closed_after: float) -> HoursRead:
        async with self._db.read() as tx:
            return await self._rows.read(tx, closed_after)

    async def _beat(self, read: HoursRead, seen: float, now: float, *, was_refused: bool) -> bool:
        """Write down that the house is open, and first for how long it was not."""
        since = max(seen, self._idle)
        if was_refused:
            # Other nodes may have gone on writing heartbeats, but no moves.
            since = min(since, self._good)
        if now - since <= self._patience:
            if now - seen >= SECONDS_BETWEEN_HEARTBEATS:
                async with self._db.transaction() as tx:
                    await self._rows.beat(tx, now)
            return True
        async with self._db.transaction() as tx:
            if was_refused:
                await self._rows.close_anyway(tx, since, now)
            elif not await self._rows.close(tx, since, now, seen):
                return False
        logger.warning("house.was-closed", seconds=round(now - since, 1))
        read.closures.append(StopRow(since, now))
        return True

    async def _turn_back(self, seen: float, now: float) -> None:
        """Follow a time of day that was set back, unless it is only ours that is behind."""
        moment = monotonic_time()
        if self._ahead is None or self._ahead[0] != seen:
            self._ahead = (seen, moment)
        elif moment - self._ahead[1] > SECONDS_TO_BELIEVE and await self._set_back(seen, now):
            logger.warning("clock.set-back", seconds=round(seen - now, 1))
            self._ahead = None
            for live in self._registry.in_memory():
                await self._registry.refresh(live.row.id)
                self._bus.call(live.row.id)

    async def _set_back(self, seen: float, now: float) -> bool:
        async with self._db.transaction() as tx:
            return await self._rows.turn_back(tx, seen, now)

    def _learn(self, closures: list[StopRow]) -> None:
        """Correct the clocks of the tables in memory, and what screens show of them.

        Again and again for a while: a table may have been read just before, and come just after.
        """
        for closure in closures:
            for live in self._registry.in_memory():
                if live.was_closed(closure):
                    self._bus.call(live.row.id)
