"""One unit of work with the database: a snapshot to read from, or a transaction that writes.

Stores hold no engine. Each of their methods takes a `Tx`, so that who calls several of them decides
what is one unit. What must happen once a unit is durable, and not otherwise, is handed to
`Tx.after_commit`: caches, hints to others, work to be woken.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from sqlalchemy import CursorResult, Executable, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.platform.database.moments import database_now
from tambo.house.platform.database.probe import WriteProbe

logger = structlog.get_logger("tambo.house.database")


class Tx:
    """A unit of work that has begun."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self._afterwards: list[Callable[[], None]] = []

    async def execute(self, statement: Executable, values: Any = None) -> CursorResult[Any]:
        return await self.connection.execute(statement, values)

    def after_commit(self, call: Callable[[], None]) -> None:
        """Call something once this unit is durable; never, if it is not."""
        self._afterwards.append(call)

    def committed(self) -> None:
        """Make the calls. One that fails affects neither the others nor the writer."""
        for call in self._afterwards:
            try:
                call()
            except Exception:
                logger.exception("after-commit.failed")


class Database:
    """One engine that writes, one that reads; the writer's pool decides how many write at once."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self.writer = writer
        self.reader = reader
        self._probe = WriteProbe(writer)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Tx]:
        """One snapshot: whatever is read in it was true at one moment."""
        async with self.reader.connect() as connection:
            tx = Tx(connection)
            yield tx
        tx.committed()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Tx]:
        """All of it or nothing; durable when the context has ended."""
        async with self.writer.begin() as connection:
            tx = Tx(connection)
            yield tx
        tx.committed()

    async def time(self) -> float:
        """The time of day as the database reads it, in seconds since 1970."""
        async with self.read() as tx:
            found = (await tx.execute(select(database_now()))).scalar()
        assert found is not None
        return float(found)

    async def ping(self) -> None:
        """Raises when the database cannot answer or cannot be written to."""
        async with self.read() as tx:
            await tx.execute(text("SELECT 1"))
        await self._probe.check()

    def end_queries_within(self, seconds: float) -> None:
        """The house closes: see to it that no query runs for much longer than that. Nothing to do
        where a cancelled task ends its query, as with asyncpg."""

    async def close(self) -> None:
        await self._probe.close()
        await self.writer.dispose()
        await self.reader.dispose()
