"""One time of day for all nodes: a node whose clock differs from the database's goes by that one.

Moments in the log, fallen flags and opening hours come from different nodes and are compared. A
node that is minutes ahead would let flags fall that have minutes left.
"""

from collections.abc import Awaitable, Callable

import structlog

from tambo.house.platform.clock import Now
from tambo.house.platform.tasks import Supervisor

logger = structlog.get_logger("tambo.house.clocks")
SECONDS_BETWEEN_COMPARISONS = 30.0
SECONDS_TOLERATED = 1.0


class SharedClock:
    """This machine's time, corrected when it is more than a second wrong."""

    def __init__(self, now: Now, ask_time: Callable[[], Awaitable[float]]) -> None:
        self._now = now
        self._ask_time = ask_time
        self._correction = 0.0

    def __call__(self) -> float:
        return self._now() + self._correction

    async def start(self, jobs: Supervisor) -> None:
        """Correct the clock before its first use, and keep it correct."""
        await self.compare()
        jobs.every(SECONDS_BETWEEN_COMPARISONS, "clock", self.compare)

    async def compare(self) -> None:
        """A query that took long is useless: its answer may be from its beginning or end."""
        asked = self._now()
        told = await self._ask_time()
        answered = self._now()
        if abs(answered - asked) > SECONDS_TOLERATED:
            return
        difference = told - (asked + answered) / 2
        if abs(difference - self._correction) <= SECONDS_TOLERATED:
            return
        self._correction = difference if abs(difference) > SECONDS_TOLERATED else 0.0
        logger.warning("clock.corrected", seconds=round(self._correction, 1))
