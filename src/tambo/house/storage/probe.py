"""Finds out whether the database can be written to, for those who look after a house.

Only a commit tells: what is rolled back never reaches SQLite's disk. So one row is written, and at
most every five seconds, however often somebody asks. On a full disk one small write may still
succeed where a move's does not, and PostgreSQL needs no new page for it at all; so a write of the
house that failed for want of space (or because the disk cannot be written) counts for a while, too.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import event, insert, update
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tambo.house.faults import declined
from tambo.house.storage.schema import health as schema

PROBES = schema.write_probes
SECONDS_BETWEEN_PROBES = 5.0
SECONDS_BETWEEN_FAILURES = 1.0
SECONDS_A_FAILURE_COUNTS = 10.0
SECONDS_TO_WRITE = 5.0
NEVER = float("-inf")
SQLITE_CODES = {8, 10, 11, 13, 14, 26}
"""READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB."""
POSTGRES_CLASSES = {"53", "58"}
"""Insufficient resources (a full disk among them) and errors of the system."""
POSTGRES_READ_ONLY = "25006"


class WriteProbe:
    """Listens to everything that is written through an engine."""

    def __init__(self, writer: AsyncEngine, clock: Callable[[], float] = time.monotonic) -> None:
        self._writer = writer
        self._clock = clock
        self._wrote = NEVER
        self._not_wrote = NEVER
        self._failed = NEVER
        self._task: asyncio.Task[None] | None = None
        event.listen(writer.sync_engine, "handle_error", self._on_error)

    async def check(self) -> None:
        """Declined when nothing can be written."""
        now = self._clock()
        if now - self._not_wrote < SECONDS_BETWEEN_FAILURES:
            raise declined("storage")
        if now - self._wrote >= SECONDS_BETWEEN_PROBES:
            await self._try()
        if self._clock() - self._failed < SECONDS_A_FAILURE_COUNTS:
            raise declined("storage")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _try(self) -> None:
        """Write, or wait for the write that somebody else asked for."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write())
        task = self._task
        done, _ = await asyncio.wait({task}, timeout=SECONDS_TO_WRITE)
        if not done or task.cancelled():
            raise declined("storage")
        problem = task.exception()
        if problem is not None:
            self._not_wrote = self._clock()
            raise declined("storage") from problem
        self._wrote = self._clock()
        self._not_wrote = NEVER

    async def _write(self) -> None:
        at = {"at": time.time()}
        try:
            async with self._writer.begin() as connection:
                change = update(PROBES).where(PROBES.c.id == 1).values(at)
                if (await connection.execute(change)).rowcount == 0:
                    await connection.execute(insert(PROBES), [{"id": 1, **at}])
        except IntegrityError:
            # Another node wrote the first row at the same moment: so it can be written.
            return

    def _on_error(self, context: ExceptionContext) -> None:
        if _cannot_write(context.original_exception):
            self._failed = self._clock()


def _cannot_write(error: Any) -> bool:
    """Whether the database says that it has no space, or nowhere to write to."""
    number = getattr(error, "sqlite_errorcode", None)
    if number is not None:
        return number & 0xFF in SQLITE_CODES
    state = str(getattr(error, "sqlstate", None) or "")
    return state[:2] in POSTGRES_CLASSES or state == POSTGRES_READ_ONLY
