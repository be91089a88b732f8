"""Finds out whether the database has room for what a move needs.

Only a commit tells: what is rolled back never reaches SQLite's disk, and a small write may still
succeed where a move's does not. So something larger than a move is written and removed again, for
those who look after a house at most every five seconds, however often they ask. A write of the
house that failed for want of space (or because the disk cannot be written) counts for a while, too.
"""

import asyncio
import secrets
from collections.abc import Callable

from sqlalchemy import Connection, delete, event, insert
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.ext.asyncio import AsyncEngine

from tambo.house.platform.clock import monotonic_time
from tambo.house.platform.database import schema
from tambo.house.platform.database.outage import is_refusal
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor

PROBES = schema.probes
PROBE_BYTES = 8192
"""More than a move needs: where this fits, a move does."""
SECONDS_BETWEEN_PROBES = 5.0
SECONDS_BETWEEN_FAILURES = 1.0
SECONDS_A_FAILURE_COUNTS = 10.0
SECONDS_TO_WRITE = 5.0
NEVER = float("-inf")


async def probe(writer: AsyncEngine) -> None:
    """Raises as long as the database has no room for what a move needs."""
    async with writer.begin() as connection:
        await connection.execute(insert(PROBES), [_filler()])
    async with writer.begin() as connection:
        await connection.execute(delete(PROBES))


def try_to_write(connection: Connection) -> None:
    """Raises when the database has no room for a move, or is read-only; leaves nothing behind."""
    connection.execute(insert(PROBES), [_filler()])
    connection.execute(delete(PROBES))


def _filler() -> dict[str, str]:
    """Left to chance, so that no database can make it smaller."""
    text = secrets.token_hex(PROBE_BYTES // 2)
    return {"id": text[:32], "filler": text}


class WriteProbe:
    """Listens to everything that is written through an engine."""

    def __init__(self, writer: AsyncEngine, clock: Callable[[], float] = monotonic_time) -> None:
        self._writer = writer
        self._clock = clock
        self._wrote = NEVER
        self._not_wrote = NEVER
        self._failed = NEVER
        self._jobs = Supervisor()
        self._task: asyncio.Task[None] | None = None
        event.listen(writer.sync_engine, "handle_error", self._on_error)

    async def check(self) -> None:
        """HouseError when nothing can be written."""
        now = self._clock()
        if now - self._not_wrote < SECONDS_BETWEEN_FAILURES:
            raise HouseError("storage")
        if now - self._wrote >= SECONDS_BETWEEN_PROBES:
            await self._try()
        if self._clock() - self._failed < SECONDS_A_FAILURE_COUNTS:
            raise HouseError("storage")

    async def close(self) -> None:
        await self._jobs.close()

    async def _try(self) -> None:
        """Write, or wait for a write that another caller has begun."""
        if self._task is None or self._task.done():
            self._task = self._jobs.spawn("probe", probe(self._writer))
        task = self._task
        done, _ = await asyncio.wait({task}, timeout=SECONDS_TO_WRITE)
        if not done or task.cancelled():
            raise HouseError("storage")
        error = task.exception()
        if error is not None:
            self._not_wrote = self._clock()
            raise HouseError("storage") from error
        self._wrote = self._clock()
        self._not_wrote = NEVER

    def _on_error(self, context: ExceptionContext) -> None:
        if is_refusal(context.original_exception):
            self._failed = self._clock()


class Refusals:
    """Whether the database has refused to write something since it was last tried: one that is
    full may still take a small note where it takes no move."""

    def __init__(self, writer: AsyncEngine) -> None:
        self._writer = writer
        self.is_refused = False
        event.listen(writer.sync_engine, "handle_error", self._on_error)

    async def try_again(self) -> None:
        """Raises as long as the database has no room for what a move needs."""
        await probe(self._writer)
        self.is_refused = False

    def _on_error(self, context: ExceptionContext) -> None:
        if is_refusal(context.original_exception):
            self.is_refused = True
