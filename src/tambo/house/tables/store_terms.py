"""What is agreed at tables and when their clocks stand still, read and written with the tables.

Only tables with a clock have stops. All functions take part in what the store does already.
"""

import time
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.lobby import schema
from tambo.house.tables import schema as tables_schema
from tambo.house.tables.model import StopRow, TableRow, TermsRow, has_clock
from tambo.house.timekeeping import schema as timekeeping

TERMS, STOPS, CLOSURES = schema.table_terms, schema.clock_stops, timekeeping.closures
VACATIONS, SEATS, TABLES = timekeeping.vacations, tables_schema.seats, tables_schema.tables
NONE = "none"


async def insert_terms(connection: AsyncConnection, row: TableRow, terms: TermsRow | None) -> None:
    """The terms of a new table; where it has to wait for people, its clocks do so, too."""
    if terms is None:
        return
    await connection.execute(insert(TERMS), [terms_values(row.id, terms)])
    if has_clock(terms) and row.status != "running":
        stop = {"table_id": row.id, "since": terms.since, "until": None}
        await connection.execute(insert(STOPS), [stop])


def terms_values(table: str, terms: TermsRow) -> dict[str, Any]:
    """Whether a table is public stands in its own row, where the lobby looks for it."""
    values = msgspec.structs.asdict(terms)
    del values["is_public"]
    return {"table_id": table, **values}


async def stand_still(connection: AsyncConnection, table: str, at: float | None) -> None:
    """Stop the clocks of a table, if it has any that run."""
    has_terms = await connection.execute(select(TERMS.c.pace).where(TERMS.c.table_id == table))
    pace = has_terms.scalar()
    if pace is None or pace.get("kind", NONE) == NONE:
        return
    standing = await connection.execute(
        select(STOPS.c.since).where(STOPS.c.table_id == table, STOPS.c.until.is_(None))
    )
    if standing.first() is not None:
        return
    moment = _moment(at)
    same = and_(STOPS.c.table_id == table, STOPS.c.since == moment)
    again = await connection.execute(update(STOPS).where(same).values(until=None))
    if again.rowcount == 0:
        stop = {"table_id": table, "since": moment, "until": None}
        await connection.execute(insert(STOPS), [stop])


async def go_on(connection: AsyncConnection, table: str, at: float | None) -> None:
    """Let the clocks of a table run again, and have them looked at."""
    gone_on = await connection.execute(
        update(STOPS)
        .where(STOPS.c.table_id == table, STOPS.c.until.is_(None))
        .values(until=_moment(at))
    )
    if gone_on.rowcount:
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=0.0))


async def agreed_at(
    reader: AsyncEngine, tables: Collection[str]
) -> dict[str, tuple[TermsRow, list[StopRow]]]:
    """The terms of tables, and all stops of those that have a clock."""
    found: dict[str, tuple[TermsRow, list[StopRow]]] = {table: (TermsRow(), []) for table in tables}
    if not found:
        return found
    async with reader.connect() as connection:
        rows = await connection.execute(
            select(TERMS, TABLES.c.is_public)
            .join(TABLES, TABLES.c.id == TERMS.c.table_id)
            .where(TERMS.c.table_id.in_(list(tables)))
        )
        for row in rows:
            terms = TermsRow(row.is_public, row.is_rated, row.audience, row.pace, row.since)
            found[row.table_id] = (terms, [])
        clocked = [table for table, (terms, _) in found.items() if has_clock(terms)]
        if not clocked:
            return found
        begun = min(found[table][0].since for table in clocked)
        query = select(CLOSURES).where(CLOSURES.c.until > begun).order_by(CLOSURES.c.since)
        for row in await connection.execute(query):
            for table in clocked:
                if row.until > found[table][0].since:
                    found[table][1].append(StopRow(row.since, row.until))
        for row in await connection.execute(
            select(STOPS).where(STOPS.c.table_id.in_(clocked)).order_by(STOPS.c.since)
        ):
            found[row.table_id][1].append(StopRow(row.since, row.until))
        by_mail = [t for t in clocked if found[t][0].pace["kind"] == "days"]
        for row in await _vacations(connection, by_mail):
            found[row.table_id][1].append(StopRow(row.since, row.until, row.seat))
    return found


async def _vacations(connection: AsyncConnection, tables: list[str]) -> list[Any]:
    if not tables:
        return []
    query = (
        select(SEATS.c.table_id, SEATS.c.seat, VACATIONS.c.since, VACATIONS.c.until)
        .join(VACATIONS, and_(VACATIONS.c.person == SEATS.c.guest))
        .where(SEATS.c.table_id.in_(tables))
        .order_by(SEATS.c.table_id, SEATS.c.seat, VACATIONS.c.since)
    )
    return list(await connection.execute(query))


def _moment(at: float | None) -> float:
    return time.time() if at is None else at
