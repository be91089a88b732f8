"""Lines that were said, in their order; who does not want to hear whom."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.chat import schema
from tambo.house.chat.model import IgnoredRow, LineRow
from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema as tables_schema

LINES, IGNORED, TABLES = schema.lines, schema.ignored, tables_schema.tables


class ChatStore:
    # Lines

    async def hold(self, tx: Tx, table: str) -> None:
        """Keep others from talking at a table until this unit has ended, so that lines that come
        at once at several nodes are counted and numbered one after the other."""
        await tx.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())

    async def is_said(self, tx: Tx, line: LineRow) -> bool:
        """Whether a line with this mark was kept before."""
        same = and_(
            LINES.c.table_id == line.table,
            LINES.c.person == line.person,
            LINES.c.mark == line.mark,
        )
        return bool((await tx.execute(select(exists().where(same)))).scalar())

    async def add(self, tx: Tx, line: LineRow) -> None:
        """Keep a line as the next of its room."""
        here = and_(LINES.c.table_id == line.table, LINES.c.room == line.room)
        last = select(func.coalesce(func.max(LINES.c.number), 0)).where(here)
        values = msgspec.structs.asdict(line)
        values["table_id"] = values.pop("table")
        values["changed"] = await _count_change(tx, line.table)
        values["number"] = 1 + (await tx.execute(last)).scalar_one()
        await tx.execute(insert(LINES), [values])

    async def changed(
        self, tx: Tx, table: str, room: str, after: int, limit: int, without: Sequence[str] = ()
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
        return sorted(await _lines(tx, query), key=lambda line: line.number)

    async def newest(
        self,
        tx: Tx,
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
        return (await _lines(tx, query.order_by(LINES.c.number.desc()).limit(limit)))[::-1]

    async def line(self, tx: Tx, table: str, room: str, number: int) -> LineRow | None:
        around = await self.around(tx, table, room, number, 0)
        return around[0] if around else None

    async def around(self, tx: Tx, table: str, room: str, number: int, reach: int) -> list[LineRow]:
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
        return await _lines(tx, query)

    async def hide(self, tx: Tx, table: str, room: str, number: int, is_hidden: bool) -> None:
        await _change(tx, table, room, number, is_hidden=is_hidden)

    async def empty(self, tx: Tx, table: str, room: str, number: int) -> None:
        """Take away what a line said; that there was one stays."""
        await _change(tx, table, room, number, text="", phrase="")

    async def said_since(self, tx: Tx, person: str, moment: float) -> int:
        """How many lines a person has said after a moment, at all tables."""
        query = select(func.count()).where(LINES.c.person == person, LINES.c.at > moment)
        return int((await tx.execute(query)).scalar_one())

    # Not wanting to hear somebody

    async def ignore(self, tx: Tx, row: IgnoredRow) -> None:
        """Mute or block somebody, instead of what was before."""
        pair = and_(IGNORED.c.person == row.person, IGNORED.c.other == row.other)
        change = update(IGNORED).where(pair).values(kind=row.kind, name=row.name, at=row.at)
        if (await tx.execute(change)).rowcount > 0:
            return
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(IGNORED), [msgspec.structs.asdict(row)])
        except IntegrityError:
            await tx.execute(change)

    async def forget(self, tx: Tx, person: str, entry: str) -> None:
        await tx.execute(delete(IGNORED).where(IGNORED.c.person == person, IGNORED.c.id == entry))

    async def ignored_by(self, tx: Tx, person: str) -> list[IgnoredRow]:
        """Whom a person does not want to hear, newest first."""
        query = select(IGNORED).where(IGNORED.c.person == person).order_by(IGNORED.c.at.desc())
        return [IgnoredRow(**row._mapping) for row in await tx.execute(query)]

    async def is_blocked(self, tx: Tx, person: str, other: str) -> bool:
        """Whether a person has blocked another: that one shall not come to his tables."""
        query = select(func.count()).where(
            IGNORED.c.person == person, IGNORED.c.other == other, IGNORED.c.kind == "block"
        )
        return bool((await tx.execute(query)).scalar_one())

    async def estranged_from(self, tx: Tx, person: str) -> set[str]:
        """Everybody whom a person has blocked or who has blocked him."""
        query = select(IGNORED.c.person, IGNORED.c.other).where(
            or_(IGNORED.c.person == person, IGNORED.c.other == person), IGNORED.c.kind == "block"
        )
        pairs = (await tx.execute(query)).all()
        return {one for pair in pairs for one in pair} - {person}


async def _change(tx: Tx, table: str, room: str, number: int, **values: Any) -> None:
    changed = await _count_change(tx, table)
    here = and_(LINES.c.table_id == table, LINES.c.room == room, LINES.c.number == number)
    await tx.execute(update(LINES).where(here).values(**values, changed=changed))


async def _count_change(tx: Tx, table: str) -> int:
    """Count one more change of a table's talk. Holds the table's row, see `hold`."""
    count = (
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(talk=TABLES.c.talk + 1, changes=TABLES.c.changes + 1)
    )
    await tx.execute(count)
    query = select(TABLES.c.talk).where(TABLES.c.id == table)
    return int((await tx.execute(query)).scalar_one())


async def _lines(tx: Tx, query: Select[Any]) -> list[LineRow]:
    return [_line(row) for row in await tx.execute(query)]


def _line(row: Row[Any]) -> LineRow:
    values = dict(row._mapping)
    return LineRow(table=values.pop("table_id"), **values)
