"""The questions put to everybody at a table, in SQL: one open at a time, answered seat by seat.

Every change takes the table's own row first, so that two who ask or answer at once see each other,
and counts as a change of the table.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.tables import schema as tables_schema
from tambo.house.tables import schema_proposals as schema
from tambo.house.tables.model import AskRow, AskState

ASKS, TABLES = schema.asks, tables_schema.tables
LAPSES_WITH_A_MOVE = "undo"


class AskStore:
    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader

    async def put(self, ask: AskRow) -> AskRow:
        """Keep a question under the next number, unless one is open: the open one then."""
        async with self._writer.begin() as connection:
            await _lock(connection, ask.table)
            newest = (await newest_of(connection, [ask.table])).get(ask.table)
            if newest is not None and newest.state == "open":
                return newest
            number = 1 if newest is None else newest.number + 1
            values = {
                "table_id": ask.table,
                "number": number,
                "kind": ask.kind,
                "seat": ask.seat,
                "detail": ask.detail,
                "answers": ask.answers,
                "state": ask.state,
                "at": ask.at,
                "until": ask.until,
            }
            await connection.execute(insert(ASKS), [values])
            await _changed(connection, ask.table)
        return msgspec.structs.replace(ask, number=number)

    async def answer(self, table: str, number: int, seat: int, agrees: bool) -> bool:
        """Keep a seat's answer; False if the question is no longer open. One no closes it."""
        async with self._writer.begin() as connection:
            await _lock(connection, table)
            newest = (await newest_of(connection, [table])).get(table)
            if newest is None or newest.number != number or newest.state != "open":
                return False
            state = "open" if agrees else "refused"
            await connection.execute(
                update(ASKS)
                .where(ASKS.c.table_id == table, ASKS.c.number == number)
                .values(answers={**newest.answers, str(seat): agrees}, state=state)
            )
            await _changed(connection, table)
        return True

    async def agreed(self, table: str) -> list[AskRow]:
        """What a table has done by agreement, the oldest first."""
        done = and_(ASKS.c.table_id == table, ASKS.c.state == "done")
        async with self._reader.connect() as connection:
            rows = await connection.execute(select(ASKS).where(done).order_by(ASKS.c.number))
            return [_ask_of(row) for row in rows]

    async def overdue(self, now: float, limit: int) -> list[str]:
        """Tables with an open question that has waited long enough, the longest due first."""
        query = (
            select(ASKS.c.table_id)
            .where(ASKS.c.state == "open", ASKS.c.until <= now)
            .order_by(ASKS.c.until, ASKS.c.table_id)
            .limit(limit)
        )
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def expire(self, ask: AskRow) -> bool:
        """Close a question that has waited long enough, unless somebody has answered meanwhile."""
        async with self._writer.begin() as connection:
            await _lock(connection, ask.table)
            newest = (await newest_of(connection, [ask.table])).get(ask.table)
            if newest != ask or ask.state != "open":
                return False
            here = and_(ASKS.c.table_id == ask.table, ASKS.c.number == ask.number)
            await connection.execute(update(ASKS).where(here).values(state="expired"))
            await _changed(connection, ask.table)
        return True

    async def close(self, table: str, number: int, state: AskState) -> bool:
        """Close a question; False if it was closed already."""
        async with self._writer.begin() as connection:
            await _lock(connection, table)
            closed = await connection.execute(
                update(ASKS)
                .where(ASKS.c.table_id == table, ASKS.c.number == number, ASKS.c.state == "open")
                .values(state=state)
            )
            if closed.rowcount:
                await _changed(connection, table)
        return closed.rowcount == 1


async def newest_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, AskRow]:
    """The newest question of each of these tables that ever had one."""
    newest = (
        select(ASKS.c.table_id, func.max(ASKS.c.number).label("number"))
        .where(ASKS.c.table_id.in_(tables))
        .group_by(ASKS.c.table_id)
        .subquery()
    )
    query = select(ASKS).join(
        newest, and_(ASKS.c.table_id == newest.c.table_id, ASKS.c.number == newest.c.number)
    )
    return {row.table_id: _ask_of(row) for row in await connection.execute(query)}


def _ask_of(row: Row[Any]) -> AskRow:
    return AskRow(
        row.table_id,
        row.number,
        row.kind,
        row.seat,
        row.detail,
        row.answers,
        row.state,
        row.at,
        row.until,
    )


async def close_with_move(
    connection: AsyncConnection, table: str, state: AskState, is_over: bool
) -> None:
    """A move was made that others saw: a question to go back is answered by it, and at the end of
    the match every question is."""
    still = and_(ASKS.c.table_id == table, ASKS.c.state == "open")
    if not is_over:
        still = and_(still, ASKS.c.kind == LAPSES_WITH_A_MOVE)
    await connection.execute(update(ASKS).where(still).values(state=state))


async def _lock(connection: AsyncConnection, table: str) -> None:
    await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())


async def _changed(connection: AsyncConnection, table: str) -> None:
    await connection.execute(
        update(TABLES).where(TABLES.c.id == table).values(changes=TABLES.c.changes + 1)
    )
