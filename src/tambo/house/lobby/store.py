"""The rows behind the lobby. Knows tables and transactions only.

Everything that people might do at the same moment, on any node, is one conditional change: of two
who want the same, one finds that it has happened already.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, delete, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tambo.house.lobby import schema
from tambo.house.tables import schema as tables_schema
from tambo.house.tables.model import SeatRow, TableRow, TermsRow
from tambo.house.tables.store import CHANGED, insert_seats, insert_table, is_bot_asked
from tambo.house.tables.store_terms import go_on, stand_still, terms_values

TABLES, SEATS = tables_schema.tables, tables_schema.seats
TERMS, QUICK = schema.table_terms, schema.quick_matches


class _Lost(Exception):
    """Somebody else was quicker."""


class LobbyStore:
    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader

    # Terms in play

    async def change_pace(self, table: str, pace: dict[str, Any], at: float) -> bool:
        """Let another pace hold from a moment on; False if it holds already.

        Clocks that come to a table which does not run stand still at first.
        """
        async with self._writer.begin() as connection:
            status = await connection.execute(
                select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
            )
            held = await connection.execute(select(TERMS.c.pace).where(TERMS.c.table_id == table))
            now = held.scalar()
            if now is not None and now == pace:
                return False
            if now is None:
                terms = terms_values(table, TermsRow(pace=pace, since=at))
                await connection.execute(insert(TERMS), [terms])
            else:
                here = TERMS.c.table_id == table
                await connection.execute(update(TERMS).where(here).values(pace=pace, since=at))
            if status.scalar() == "running":
                await go_on(connection, table, at)
            else:
                await stand_still(connection, table, at)
            due = 0.0 if pace["kind"] != "none" else None
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(due=due, **CHANGED)
            )
        return True

    # Finding tables

    async def public(self, status: Sequence[str], limit: int) -> list[str]:
        """Tables in the lobby, newest first."""
        # Each status by itself: an index has the newest of one, but not those of several in order.
        newest = [
            select(TABLES.c.id, TABLES.c.created)
            .where(TABLES.c.is_public, TABLES.c.status == one)
            .order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
            .limit(limit)
            .subquery()
            for one in status
        ]
        found = union_all(*(select(one) for one in newest)).subquery()
        query = select(found.c.id).order_by(found.c.created.desc(), found.c.id.desc()).limit(limit)
        return await self._names(query)

    async def waiting(self, game: str, limit: int) -> list[str]:
        """Tables of a game in the lobby with an open seat, the longest waiting first."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.is_public, TABLES.c.status == "waiting", TABLES.c.game == game)
            .order_by(TABLES.c.created, TABLES.c.id)
            .limit(limit)
        )
        return await self._names(query)

    async def _names(self, query: Select[Any]) -> list[str]:
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # Quick matches

    async def quick_match(self, name: str) -> str | None:
        """The table last opened for a kind of quick match."""
        query = select(QUICK.c.table_id).where(QUICK.c.name == name)
        async with self._reader.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
            return found

    async def open_quick(
        self,
        name: str,
        before: str | None,
        row: TableRow,
        seats: Sequence[SeatRow],
        terms: TermsRow,
    ) -> bool:
        """Open a table for a kind of quick match, unless somebody did so since `before`."""
        try:
            async with self._writer.begin() as connection:
                if before is None:
                    await connection.execute(insert(QUICK), [{"name": name, "table_id": row.id}])
                else:
                    here = and_(QUICK.c.name == name, QUICK.c.table_id == before)
                    claimed = await connection.execute(
                        update(QUICK).where(here).values(table_id=row.id)
                    )
                    if claimed.rowcount == 0:
                        raise _Lost
                await insert_table(connection, row, seats, terms)
        except (_Lost, IntegrityError):
            return False
        return True

    # Before the game begins

    async def close_waiting(self, table: str) -> bool:
        """Give a table up, unless its game has begun."""
        async with self._writer.begin() as connection:
            closed = await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.status == "waiting")
                .values(status="closed", predecessor=None, **CHANGED)
            )
        return closed.rowcount == 1

    async def reseat(self, row: TableRow, seats: Sequence[SeatRow], at: float, before: int) -> bool:
        """Change a table that waits, and all its seats, if nothing else has changed it since."""
        here = and_(TABLES.c.id == row.id, TABLES.c.status == "waiting")
        async with self._writer.begin() as connection:
            changed = await connection.execute(
                update(TABLES)
                .where(here, TABLES.c.changes == before)
                .values(
                    players=row.players,
                    options=row.options,
                    setup=row.setup,
                    asked=row.asked,
                    awaits_bot=is_bot_asked(row.asked, seats),
                    status=row.status,
                    **CHANGED,
                )
            )
            if changed.rowcount == 0:
                return False
            await connection.execute(delete(SEATS).where(SEATS.c.table_id == row.id))
            await insert_seats(connection, row.id, seats)
            if row.status == "running":
                await go_on(connection, row.id, at)
        return True
