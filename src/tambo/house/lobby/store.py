"""The rows behind the lobby, the clocks and the vacations: which tables there are to find, and
which was opened last for a kind of quick match.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError

from tambo.house.lobby import schema
from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema as tables_schema
from tambo.house.tables.store import CHANGED
from tambo.house.tables.store_ownership import ids_sat_at, only_if

TABLES, SEATS = tables_schema.tables, tables_schema.seats
QUICK = schema.quick_matches
VACATIONS = schema.vacations


class LobbyStore:
    # Finding tables

    async def public(self, tx: Tx, status: Sequence[str], limit: int) -> list[str]:
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
        return await _names(tx, query)

    async def waiting(self, tx: Tx, game: str, limit: int) -> list[str]:
        """Tables of a game in the lobby with an open seat, the longest waiting first."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.is_public, TABLES.c.status == "waiting", TABLES.c.game == game)
            .order_by(TABLES.c.created, TABLES.c.id)
            .limit(limit)
        )
        return await _names(tx, query)

    async def levels_met(self, tx: Tx, person: str, game: str, limit: int) -> list[str]:
        """The levels of the bots somebody played this game against, newest first."""
        query = (
            select(SEATS.c.level)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(TABLES.c.id.in_(ids_sat_at(person)), TABLES.c.game == game)
            .where(SEATS.c.kind == "bot")
            .order_by(TABLES.c.created.desc())
            .limit(limit)
        )
        return await _names(tx, query)

    # Quick matches

    async def quick_match(self, tx: Tx, name: str) -> str | None:
        """The table last opened for a kind of quick match."""
        query = select(QUICK.c.table_id).where(QUICK.c.name == name)
        found: str | None = (await tx.execute(query)).scalar()
        return found

    async def claim_quick(self, tx: Tx, name: str, before: str | None, table: str) -> bool:
        """Let a table be the one last opened for a kind of quick match, unless somebody has
        opened one since `before`."""
        if before is not None:
            here = and_(QUICK.c.name == name, QUICK.c.table_id == before)
            claimed = await tx.execute(update(QUICK).where(here).values(table_id=table))
            return claimed.rowcount == 1
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(QUICK), [{"name": name, "table_id": table}])
        except IntegrityError:
            return False
        return True

    # Clocks

    async def due(self, tx: Tx, now: float, limit: int) -> list[tuple[str, float]]:
        """Tables whose clocks somebody should look at, and since when."""
        query = (
            select(TABLES.c.id, TABLES.c.due)
            .where(TABLES.c.status == "running", TABLES.c.due <= now)
            .order_by(TABLES.c.due)
            .limit(limit)
        )
        return [(row.id, row.due) for row in await tx.execute(query)]

    async def next_look(self, tx: Tx, table: str, before: float, due: float) -> None:
        """Have the clocks of a table looked at later, unless something has happened meanwhile."""
        await tx.execute(
            update(TABLES).where(TABLES.c.id == table, TABLES.c.due == before).values(due=due)
        )

    # Vacations

    async def vacations_of(self, tx: Tx, person: str, after: float) -> list[tuple[float, float]]:
        """When somebody was, is or will be away, after a moment."""
        query = (
            select(VACATIONS.c.since, VACATIONS.c.until)
            .where(VACATIONS.c.person == person, VACATIONS.c.until > after)
            .order_by(VACATIONS.c.since)
        )
        return [(row.since, row.until) for row in await tx.execute(query)]

    async def go_away(self, tx: Tx, person: str, since: float, until: float) -> list[str]:
        """Begin a vacation, or change the end of one; the tables whose clocks that concerns."""
        here = and_(VACATIONS.c.person == person, VACATIONS.c.since == since)
        moved = await tx.execute(update(VACATIONS).where(here).values(until=until))
        if moved.rowcount == 0:
            values = {"person": person, "since": since, "until": until}
            await tx.execute(insert(VACATIONS), [values])
        sits = TABLES.c.id.in_(ids_sat_at(person))
        runs = only_if(TABLES.c.status == "running")
        concerned = and_(runs, TABLES.c.due.is_not(None), sits)
        found = await tx.execute(select(TABLES.c.id).where(concerned))
        names = list(found.scalars())
        await tx.execute(update(TABLES).where(concerned).values(due=0.0, **CHANGED))
        return names


async def _names(tx: Tx, query: Select[Any]) -> list[str]:
    return list((await tx.execute(query)).scalars())
