"""When the house was open: a note that all nodes share, and the times in which none could write.

The note says until when the house was certainly open. Whoever finds it too old writes down how long
the house was closed, in the same transaction as the next note: of several nodes one does.
"""

from typing import NamedTuple

from sqlalchemy import Update, delete, event, insert, select, update
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.lobby import schema
from tambo.house.platform.database.outage import is_refusal
from tambo.house.platform.database.probe import probe
from tambo.house.tables import schema as tables_schema
from tambo.house.tables.model import StopRow

TABLES, CLOSURES = tables_schema.tables, schema.closures
HOURS = schema.hours
ONLY = 1


class Notes(NamedTuple):
    """What the nodes have written down. `has_clocks`: whether it matters to anybody."""

    seen: float | None
    has_clocks: bool
    closures: list[StopRow]


class HoursStore:
    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        self.is_refused = False
        """Whether the database has refused to write something since the last probe: one that is
        full may still take a small note where it takes no move."""
        event.listen(writer.sync_engine, "handle_error", self._notice)

    def _notice(self, context: ExceptionContext) -> None:
        if is_refusal(context.original_exception):
            self.is_refused = True

    async def read(self, closed_after: float) -> Notes:
        """The notes, with the closures that ended after a moment."""
        runs = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.due.is_not(None))
        ended = select(CLOSURES).where(CLOSURES.c.until > closed_after).order_by(CLOSURES.c.since)
        async with self._reader.connect() as connection:
            seen = (await connection.execute(select(HOURS.c.seen))).scalar()
            has_clocks = (await connection.execute(runs.limit(1))).first() is not None
            closures = [StopRow(row.since, row.until) for row in await connection.execute(ended)]
        return Notes(seen, has_clocks, closures)

    async def begin(self, now: float) -> None:
        """The first note of a new house."""
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(HOURS), [{"id": ONLY, "seen": now}])
        except IntegrityError:
            return

    async def note(self, now: float) -> None:
        """The house is open."""
        async with self._writer.begin() as connection:
            await connection.execute(
                update(HOURS).where(HOURS.c.id == ONLY, HOURS.c.seen < now).values(seen=now)
            )

    async def close(self, since: float, now: float, seen: float) -> bool:
        """The house was closed until now; False if another node has written a note after `seen`."""
        async with self._writer.begin() as connection:
            first = await connection.execute(_note_was(seen, now))
            if first.rowcount == 1:
                await _insert_closure(connection, since, now)
        return first.rowcount == 1

    async def close_anyway(self, since: float, now: float) -> None:
        """The same where the database itself has refused to write, to whichever node."""
        async with self._writer.begin() as connection:
            await _insert_closure(connection, since, now)
            await connection.execute(
                update(HOURS).where(HOURS.c.id == ONLY, HOURS.c.seen < now).values(seen=now)
            )

    async def turn_back(self, seen: float, now: float) -> bool:
        """The time of day was set back: no note and no closure may lie in the future."""
        async with self._writer.begin() as connection:
            first = await connection.execute(_note_was(seen, now))
            if first.rowcount == 1:
                await connection.execute(delete(CLOSURES).where(CLOSURES.c.since >= now))
                await connection.execute(
                    update(CLOSURES).where(CLOSURES.c.until > now).values(until=now)
                )
        return first.rowcount == 1

    async def probe(self) -> None:
        """Raises as long as the database has no room for what a move needs."""
        await probe(self._writer)
        self.is_refused = False


def _note_was(seen: float, now: float) -> Update:
    return update(HOURS).where(HOURS.c.id == ONLY, HOURS.c.seen == seen).values(seen=now)


async def _insert_closure(connection: AsyncConnection, since: float, until: float) -> None:
    same = CLOSURES.c.since == since
    longer = await connection.execute(update(CLOSURES).where(same).values(until=until))
    if longer.rowcount == 0:
        await connection.execute(insert(CLOSURES), [{"since": since, "until": until}])
