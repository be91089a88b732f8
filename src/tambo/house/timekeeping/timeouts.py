"""Finds clocks that have run out, on the node that gets to it first.

It costs one query each second. The time that is due is written with every move, so nothing is
forgotten when a node dies. Timeouts are decided at a moment until which the house was certainly
open, not at the present one: this node may be stopped at any point in between.
"""

import structlog

from tambo.core.errors import TamboError
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.leases import Leases
from tambo.house.platform.tasks import Supervisor, report
from tambo.house.tables.registry import Registry
from tambo.house.timekeeping.leaving import LeaveService
from tambo.house.timekeeping.opening_hours import OpeningHours
from tambo.house.timekeeping.store import TimeoutStore

logger = structlog.get_logger("tambo.house.clocks")
SECONDS_BETWEEN_LOOKS = 1.0
LOOKED_AT_ONCE = 100


class Timeouts:
    def __init__(
        self,
        registry: Registry,
        db: Database,
        rows: TimeoutStore,
        hours: OpeningHours,
        leave_service: LeaveService,
        leases: Leases,
    ) -> None:
        self._registry = registry
        self._db = db
        self._rows = rows
        self._hours = hours
        self._leave_service = leave_service
        self._leases = leases

    async def start(self, jobs: Supervisor) -> None:
        """Count the time the house was closed, and look from now on."""
        await self._hours.start()
        jobs.every(SECONDS_BETWEEN_LOOKS, "clocks", self._look_now)

    async def close(self) -> None:
        """Note until when the house was open: without that, it counts as closed from the last look
        on."""
        try:
            await self._hours.check()
        except Exception as error:
            report(error, "clocks")

    async def _look_now(self) -> None:
        await self.look(await self._hours.check())

    async def look(self, at: float) -> None:
        """Check every clock that may have run out by a moment. An error of one table is reported
        and does not hold up the others; a database that is away holds up all."""
        async with self._db.read() as tx:
            found = await self._rows.due(tx, at, LOOKED_AT_ONCE)
        for table, due in found:
            try:
                await self._look_at(table, due, at)
            except TamboError as error:
                logger.warning("clocks.not-seen", table=table, code=error.code)
            except Exception as error:
                if is_outage(error):
                    raise
                report(error, "clocks", table=table)

    async def _look_at(self, table: str, due: float, at: float) -> None:
        async with self._leases.hold("clocks", table) as is_ours:
            if not is_ours:
                return
            live = await self._registry.live(table)
            if live.clocks is None:
                return
            timed_out = live.clocks.timed_out(at)
            for seat in timed_out:
                if await self._leave_service.time_out(table, seat, at):
                    logger.info("clock.timed-out", table=table, seat=seat)
            if not timed_out:
                async with self._db.transaction() as tx:
                    version = live.row.changes
                    await self._rows.next_look(tx, table, due, live.clocks.due(), version)
