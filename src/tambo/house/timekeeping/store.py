"""The rows of timekeeping: when the house was open, clocks to be looked at, vacations.

A heartbeat, which all nodes share, says until when the house was certainly open. The node that
finds it too old writes down how long the house was closed, in the same transaction as the next
heartbeat, so that only one node does.
"""

from typing import NamedTuple

from sqlalchemy import Update, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema as tables_schema
from tambo.house.tables import schema_terms
from tambo.house.tables.model import StopRow
from tambo.house.tables.store import CHANGED
from tambo.house.tables.store_ownership import ids_sat_at, only_if
from tambo.house.timekeeping import schema

TABLES, SEATS = tables_schema.tables, tables_schema.seats
CLOSURES, HEARTBEATS, VACATIONS = schema_terms.closures, schema.heartbeats, schema_terms.vacations
ONLY = 1


class HoursRead(NamedTuple):
    """The last heartbeat and the closures. `has_clocks`: whether any clock depends on them."""

    seen: float | None
    has_clocks: bool
    closures: list[StopRow]


class HoursStore:
    """The heartbeat of the house, and the closures."""

    async def read(self, tx: Tx, closed_after: float) -> HoursRead:
        """The heartbeat, with the closures that ended after a moment."""
        runs = select(TABLES.c.id).where(TABLES.c.status == "running", TABLES.c.due.is_not(None))
        ended = select(CLOSURES).where(CLOSURES.c.until > closed_after).order_by(CLOSURES.c.since)
        seen = (await tx.execute(select(HEARTBEATS.c.seen))).scalar()
        has_clocks = (await tx.execute(runs.limit(1))).first() is not None
        closures = [StopRow(row.since, row.until) for row in await tx.execute(ended)]
        return HoursRead(seen, has_clocks, closures)

    async def begin(self, tx: Tx, now: float) -> None:
        """The first heartbeat of a new house; another node's stays."""
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(HEARTBEATS), [{"id": ONLY, "seen": now}])
        except IntegrityError:
            return

    async def beat(self, tx: Tx, now: float) -> None:
        """The house is open."""
        later = and_(HEARTBEATS.c.id == ONLY, HEARTBEATS.c.seen < now)
        await tx.execute(update(HEARTBEATS).where(later).values(seen=now))

    async def close(self, tx: Tx, since: float, now: float, seen: float) -> bool:
        """The house was closed until now; False if there is another heartbeat after `seen`."""
        first = await tx.execute(_if_last_beat_was(seen, now))
        if first.rowcount == 1:
            await _insert_closure(tx, since, now)
        return first.rowcount == 1

    async def close_anyway(self, tx: Tx, since: float, now: float) -> None:
        """The same where the database itself has refused to write, to whichever node."""
        await _insert_closure(tx, since, now)
        await self.beat(tx, now)

    async def turn_back(self, tx: Tx, seen: float, now: float) -> bool:
        """The time of day was set back: no heartbeat and no closure may lie in the future."""
        first = await tx.execute(_if_last_beat_was(seen, now))
        if first.rowcount == 1:
            await tx.execute(delete(CLOSURES).where(CLOSURES.c.since >= now))
            await tx.execute(update(CLOSURES).where(CLOSURES.c.until > now).values(until=now))
        return first.rowcount == 1


class TimeoutStore:
    """Which clocks are to be looked at, and which bots a person is used to."""

    async def due(self, tx: Tx, now: float, limit: int) -> list[tuple[str, float]]:
        """Tables whose clocks are due to be checked, and since when."""
        query = (
            select(TABLES.c.id, TABLES.c.due)
            .where(TABLES.c.status == "running", TABLES.c.due <= now)
            .order_by(TABLES.c.due)
            .limit(limit)
        )
        return [(row.id, row.due) for row in await tx.execute(query)]

    async def next_look(self, tx: Tx, table: str, before: float, due: float, version: int) -> None:
        """Have the clocks of a table checked later, unless the table has changed since this version
        of it was read."""
        seen = and_(TABLES.c.due == before, TABLES.c.changes == version)
        same = and_(TABLES.c.id == table, seen)
        await tx.execute(update(TABLES).where(same).values(due=due))

    async def levels_met(self, tx: Tx, player_id: str, game: str, limit: int) -> list[str]:
        """The levels of the bots a player met in this game, newest first."""
        query = (
            select(SEATS.c.level)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(TABLES.c.id.in_(ids_sat_at(player_id)), TABLES.c.game == game)
            .where(SEATS.c.kind == "bot")
            .order_by(TABLES.c.created.desc())
            .limit(limit)
        )
        return list((await tx.execute(query)).scalars())


class VacationStore:
    async def vacations_of(self, tx: Tx, player_id: str, after: float) -> list[tuple[float, float]]:
        """A player's past, present and future vacations after a moment."""
        query = (
            select(VACATIONS.c.since, VACATIONS.c.until)
            .where(VACATIONS.c.player_id == player_id, VACATIONS.c.until > after)
            .order_by(VACATIONS.c.since)
        )
        return [(row.since, row.until) for row in await tx.execute(query)]

    async def go_away(self, tx: Tx, player_id: str, since: float, until: float) -> list[str]:
        """Begin a vacation, or change the end of one; the tables whose clocks that concerns."""
        here = and_(VACATIONS.c.player_id == player_id, VACATIONS.c.since == since)
        moved = await tx.execute(update(VACATIONS).where(here).values(until=until))
        if moved.rowcount == 0:
            values = {"player_id": player_id, "since": since, "until": until}
            await tx.execute(insert(VACATIONS), [values])
        sits = TABLES.c.id.in_(ids_sat_at(player_id))
        runs = only_if(TABLES.c.status == "running")
        concerned = and_(runs, TABLES.c.due.is_not(None), sits)
        names = list((await tx.execute(select(TABLES.c.id).where(concerned))).scalars())
        await tx.execute(update(TABLES).where(concerned).values(due=0.0, **CHANGED))
        return names


def _if_last_beat_was(seen: float, now: float) -> Update:
    return (
        update(HEARTBEATS)
        .where(HEARTBEATS.c.id == ONLY, HEARTBEATS.c.seen == seen)
        .values(seen=now)
    )


async def _insert_closure(tx: Tx, since: float, until: float) -> None:
    same = CLOSURES.c.since == since
    longer = await tx.execute(update(CLOSURES).where(same).values(until=until))
    if longer.rowcount == 0:
        await tx.execute(insert(CLOSURES), [{"since": since, "until": until}])
