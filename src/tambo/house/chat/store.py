"""Lines that were said, in their order; who does not want to hear whom."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.chat import schema
from tambo.house.tables import schema as tables_schema

LINES, IGNORED, TABLES = schema.lines, schema.ignored, tables_schema.tables


class LineRow(msgspec.Struct, frozen=True):
    """One line. `number` counts in its room; `mark` is the speaker's own id for it.

    `changed` is the table's count of talk when the line was last written or hidden. `step` says
    after how many steps of the match a comment belongs. Either `text` or `phrase` is empty.
    """

    table: str
    room: str
    number: int
    person: str
    seat: int | None
    step: int | None
    name: str
    text: str
    phrase: str
    mark: str
    at: str
    changed: int = 0
    is_hidden: bool = False


class IgnoredRow(msgspec.Struct, frozen=True):
    """`person` has muted or blocked `other`, whom he knew by a name."""

    id: str
    person: str
    other: str
    kind: str
    name: str
    at: str


class TalkStore:
    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader

    # Lines

    async def add(self, line: LineRow) -> bool:
        """Keep a line as the next of its room; False if it was kept before."""
        here = and_(LINES.c.table_id == line.table, LINES.c.room == line.room)
        try:
            async with self._writer.begin() as connection:
                changed = await _talked(connection, line.table)
                last = select(func.coalesce(func.max(LINES.c.number), 0)).where(here)
                values = msgspec.structs.asdict(line)
                values["table_id"] = values.pop("table")
                values["number"] = 1 + (await connection.execute(last)).scalar_one()
                values["changed"] = changed
                await connection.execute(insert(LINES), [values])
        except IntegrityError:
            return False
        return True

    async def changed(
        self, table: str, room: str, after: int, limit: int, without: Sequence[str] = ()
    ) -> list[LineRow]:
        """What was said or changed in a room after a count of talk, not by some people: the first
        of it, in the order in which it was said."""
        query = (
            select(LINES)
            .where(
                LINES.c.table_id == table,
                LINES.c.room == room,
                LINES.c.changed > after,
                LINES.c.person.not_in(without),
            )
            .order_by(LINES.c.changed)
            .limit(limit)
        )
        async with self._reader.connect() as connection:
            found = [_line(row) for row in await connection.execute(query)]
        return sorted(found, key=lambda line: line.number)

    async def newest(
        self,
        table: str,
        room: str,
        limit: int,
        before: int | None = None,
        without: Sequence[str] = (),
    ) -> list[LineRow]:
        """The last lines of a room, or the last before a number, not by some people."""
        here = and_(LINES.c.table_id == table, LINES.c.room == room)
        query = select(LINES).where(here, LINES.c.person.not_in(without))
        if before is not None:
            query = query.where(LINES.c.number < before)
        query = query.order_by(LINES.c.number.desc()).limit(limit)
        async with self._reader.connect() as connection:
            found = [_line(row) for row in await connection.execute(query)]
        return found[::-1]

    async def line(self, table: str, room: str, number: int) -> LineRow | None:
        around = await self.around(table, room, number, 0)
        return around[0] if around else None

    async def around(self, table: str, room: str, number: int, reach: int) -> list[LineRow]:
        """A line and those said before and after it."""
        query = (
            select(LINES)
            .where(
                LINES.c.table_id == table,
                LINES.c.room == room,
                LINES.c.number.between(number - reach, number + reach),
            )
            .order_by(LINES.c.number)
        )
        async with self._reader.connect() as connection:
            return [_line(row) for row in await connection.execute(query)]

    async def hide(self, table: str, room: str, number: int, is_hidden: bool) -> None:
        async with self._writer.begin() as connection:
            changed = await _talked(connection, table)
            await connection.execute(
                update(LINES)
                .where(LINES.c.table_id == table, LINES.c.room == room, LINES.c.number == number)
                .values(is_hidden=is_hidden, changed=changed)
            )

    async def empty(self, table: str, room: str, number: int) -> None:
        """Take away what a line said; that there was one stays."""
        async with self._writer.begin() as connection:
            changed = await _talked(connection, table)
            await connection.execute(
                update(LINES)
                .where(LINES.c.table_id == table, LINES.c.room == room, LINES.c.number == number)
                .values(text="", phrase="", changed=changed)
            )

    async def said_since(self, person: str, moment: str) -> int:
        """How many lines a person has said after a moment, at all tables."""
        query = select(func.count()).where(LINES.c.person == person, LINES.c.at > moment)
        async with self._reader.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    # Not wanting to hear somebody

    async def ignore(self, row: IgnoredRow) -> None:
        """Mute or block somebody, instead of what was before."""
        pair = and_(IGNORED.c.person == row.person, IGNORED.c.other == row.other)
        change = update(IGNORED).where(pair).values(kind=row.kind, name=row.name, at=row.at)
        try:
            async with self._writer.begin() as connection:
                if (await connection.execute(change)).rowcount == 0:
                    await connection.execute(insert(IGNORED), [msgspec.structs.asdict(row)])
        except IntegrityError:
            async with self._writer.begin() as connection:
                await connection.execute(change)

    async def forget(self, person: str, entry: str) -> None:
        async with self._writer.begin() as connection:
            await connection.execute(
                delete(IGNORED).where(IGNORED.c.person == person, IGNORED.c.id == entry)
            )

    async def ignored_by(self, person: str) -> list[IgnoredRow]:
        """Whom a person does not want to hear, newest first."""
        query = select(IGNORED).where(IGNORED.c.person == person).order_by(IGNORED.c.at.desc())
        async with self._reader.connect() as connection:
            return [IgnoredRow(**row._mapping) for row in await connection.execute(query)]

    async def is_blocked(self, person: str, other: str) -> bool:
        """Whether a person has blocked another: that one shall not come to his tables."""
        query = select(func.count()).where(
            IGNORED.c.person == person, IGNORED.c.other == other, IGNORED.c.kind == "block"
        )
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).scalar_one() > 0

    async def estranged_from(self, person: str) -> set[str]:
        """Everybody whom a person has blocked or who has blocked him."""
        query = select(IGNORED.c.person, IGNORED.c.other).where(
            or_(IGNORED.c.person == person, IGNORED.c.other == person), IGNORED.c.kind == "block"
        )
        async with self._reader.connect() as connection:
            pairs = (await connection.execute(query)).all()
        return {one for pair in pairs for one in pair} - {person}


async def _talked(connection: AsyncConnection, table: str) -> int:
    """Count one more change of a table's talk. Holds the table's row, so that lines that come at
    once at several nodes are numbered one after the other."""
    count = (
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(talk=TABLES.c.talk + 1, changes=TABLES.c.changes + 1)
    )
    await connection.execute(count)
    query = select(TABLES.c.talk).where(TABLES.c.id == table)
    return int((await connection.execute(query)).scalar_one())


def _line(row: Row[Any]) -> LineRow:
    values = dict(row._mapping)
    return LineRow(table=values.pop("table_id"), **values)
