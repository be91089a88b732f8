"""Work that is looked for every so often, by one node at a time.

Whoever has something to do is called at once by what happens; a patrol finds what was left because
a node died in between. What it calls must do no harm when it is called twice.
"""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from tambo.house.platform.leases import Leases

logger = structlog.get_logger("tambo.house.platform.patrol")


class Patrol:
    def __init__(
        self, name: str, seconds: float, leases: Leases, work: Callable[[], Awaitable[None]]
    ) -> None:
        self._name = name
        self._seconds = seconds
        self._leases = leases
        self._work = work
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._walk())

    def call(self) -> None:
        """There is something to do now."""
        self._called.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _walk(self) -> None:
        while True:
            self._called.clear()
            try:
                async with self._leases.hold("job", self._name) as is_ours:
                    if is_ours:
                        await self._work()
            except Exception:
                logger.exception("patrol.failed", name=self._name)
            try:
                await asyncio.wait_for(self._called.wait(), self._seconds)
            except TimeoutError:
                continue
