"""What is agreed at tables and when their clocks stand still, read and written with the tables.

Only tables with a clock have stops.
"""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import and_, insert, select, update

from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema as tables_schema
from tambo.house.tables import schema_terms as schema
from tambo.house.tables.model import StopRow, TableRow, TermsRow, has_clock

TERMS, STOPS, CLOSURES = schema.table_terms, schema.clock_stops, schema.closures
VACATIONS, SEATS, TABLES = schema.vacations, tables_schema.seats, tables_schema.tables


async def insert_terms(tx: Tx, row: TableRow, terms: TermsRow | None) -> None:
    """The terms of a new table; where it has to wait for people, its clocks do so, too."""
    if terms is None:
        return
    await tx.execute(insert(TERMS), [terms_values(row.id, terms)])
    if has_clock(terms) and row.status != "running":
        stop = {"table_id": row.id, "since": terms.since, "until": None}
        await tx.execute(insert(STOPS), [stop])


def terms_values(table: str, terms: TermsRow) -> dict[str, Any]:
    """Whether a table is public stands in its own row, where the lobby looks for it."""
    values = msgspec.structs.asdict(terms)
    del values["is_public"]
    return {"table_id": table, **values}


async def write_terms(tx: Tx, table: str, terms: TermsRow) -> None:
    """Other terms than before, or the first."""
    values = terms_values(table, terms)
    changed = await tx.execute(update(TERMS).where(TERMS.c.table_id == table).values(**values))
    if changed.rowcount == 0:
        await tx.execute(insert(TERMS), [values])


async def pause_clocks(tx: Tx, table: str, at: float) -> None:
    """Let the clocks of a table stand still from a moment on."""
    same = and_(STOPS.c.table_id == table, STOPS.c.since == at)
    again = await tx.execute(update(STOPS).where(same).values(until=None))
    if again.rowcount == 0:
        await tx.execute(insert(STOPS), [{"table_id": table, "since": at, "until": None}])


async def resume_clocks(tx: Tx, table: str, at: float) -> None:
    """Let the clocks of a table run again."""
    standing = and_(STOPS.c.table_id == table, STOPS.c.until.is_(None))
    await tx.execute(update(STOPS).where(standing).values(until=at))


async def agreed_at(tx: Tx, tables: Collection[str]) -> dict[str, tuple[TermsRow, list[StopRow]]]:
    """The terms of tables, and all stops of those that have a clock."""
    found: dict[str, tuple[TermsRow, list[StopRow]]] = {table: (TermsRow(), []) for table in tables}
    if not found:
        return found
    rows = await tx.execute(
        select(TERMS, TABLES.c.is_public)
        .join(TABLES, TABLES.c.id == TERMS.c.table_id)
        .where(TERMS.c.table_id.in_(list(tables)))
    )
    for row in rows:
        terms = TermsRow(row.is_public, row.is_rated, row.audience, row.time_control, row.since)
        found[row.table_id] = (terms, [])
    clocked = [table for table, (terms, _) in found.items() if has_clock(terms)]
    if not clocked:
        return found
    begun = min(found[table][0].since for table in clocked)
    query = select(CLOSURES).where(CLOSURES.c.until > begun).order_by(CLOSURES.c.since)
    for row in await tx.execute(query):
        for table in clocked:
            if row.until > found[table][0].since:
                found[table][1].append(StopRow(row.since, row.until))
    for row in await tx.execute(
        select(STOPS).where(STOPS.c.table_id.in_(clocked)).order_by(STOPS.c.since)
    ):
        found[row.table_id][1].append(StopRow(row.since, row.until))
    by_mail = [t for t in clocked if found[t][0].time_control["kind"] == "days"]
    for row in await _vacations(tx, by_mail):
        found[row.table_id][1].append(StopRow(row.since, row.until, row.seat))
    return found


async def _vacations(tx: Tx, tables: list[str]) -> list[Any]:
    if not tables:
        return []
    query = (
        select(SEATS.c.table_id, SEATS.c.seat, VACATIONS.c.since, VACATIONS.c.until)
        .join(VACATIONS, and_(VACATIONS.c.player_id == SEATS.c.player_id))
        .where(SEATS.c.table_id.in_(tables))
        .order_by(SEATS.c.table_id, SEATS.c.seat, VACATIONS.c.since)
    )
    return list(await tx.execute(query))
