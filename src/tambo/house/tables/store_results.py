"""How matches ended, seat by seat: written with the last move, read by the pages of people.

A row has a seat's place, from 1, and its points. A match that ended without a result has none.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, exists, func, insert, literal, select, tuple_

from tambo.house.platform.database.database import Tx
from tambo.house.tables import model
from tambo.house.tables import schema as tables

RESULTS, TABLES, SEATS = tables.results, tables.tables, tables.seats
Places = model.Places


class PlayedRow(msgspec.Struct, frozen=True):
    """A finished match of a player: their seat, and how it went for them."""

    table: str
    created: float
    seat: int
    place: int
    points: int


class TallyRow(msgspec.Struct, frozen=True):
    game: str
    matches: int
    first: int


async def keep_results(tx: Tx, table: str, places: Places) -> None:
    """Written once; for a caller who has locked the table's row, or has just written it."""
    known = select(RESULTS.c.seat).where(RESULTS.c.table_id == table)
    if not places or (await tx.execute(known)).first() is not None:
        return
    rows = [
        {"table_id": table, "seat": seat, "place": place, "points": points}
        for seat, (place, points) in places.items()
    ]
    await tx.execute(insert(RESULTS), rows)


async def add_results(tx: Tx, table: str, places: Places) -> None:
    """To a match that was over without them."""
    # Two who have worked them out must see each other.
    await tx.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
    await keep_results(tx, table, places)


async def results_at(tx: Tx, wanted: Sequence[str]) -> dict[str, dict[int, tuple[int, int]]]:
    """The results of those of some matches that have any."""
    query = select(RESULTS).where(RESULTS.c.table_id.in_(wanted)).order_by(RESULTS.c.seat)
    found: dict[str, dict[int, tuple[int, int]]] = {}
    for row in await tx.execute(query):
        found.setdefault(row.table_id, {})[row.seat] = (row.place, row.points)
    return found


class ResultStore:
    async def tallies_of(self, tx: Tx, player_id: str) -> list[TallyRow]:
        """How many matches a player has finished in each game, and won; the most played first."""
        place = RESULTS.c.place
        query = (
            _ended(player_id, TABLES.c.game, func.count(), func.count().filter(place == 1))
            .group_by(TABLES.c.game)
            .order_by(func.count().desc(), TABLES.c.game)
        )
        found: Sequence[Any] = (await tx.execute(query)).all()
        return [TallyRow(*row) for row in found]

    async def played_by(
        self, tx: Tx, player_id: str, limit: int, before: tuple[float, str] | None = None
    ) -> list[PlayedRow]:
        """The newest matches a player has finished; `before` is the time and table of one."""
        columns = (TABLES.c.id, TABLES.c.created, SEATS.c.seat, RESULTS.c.place, RESULTS.c.points)
        query = (
            _ended(player_id, *columns)
            .order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
            .limit(limit)
        )
        if before is not None:
            query = query.where(
                tuple_(TABLES.c.created, TABLES.c.id) < tuple_(*map(literal, before))
            )
        found: Sequence[Any] = (await tx.execute(query)).all()
        return [PlayedRow(*row) for row in found]

    async def moment_of(self, tx: Tx, player_id: str, table: str) -> float | None:
        """When a match that a player has finished was opened; None if they have not."""
        query = _ended(player_id, TABLES.c.created).where(TABLES.c.id == table)
        found: float | None = (await tx.execute(query)).scalar()
        return found

    async def results_of(self, tx: Tx, table: str) -> dict[int, tuple[int, int]]:
        query = select(RESULTS).where(RESULTS.c.table_id == table)
        rows = await tx.execute(query)
        return {row.seat: (row.place, row.points) for row in rows}


def _ended(player_id: str, *columns: ColumnElement[Any]) -> Select[Any]:
    """Matches with a result, in which the person had one seat of several."""
    other = SEATS.alias("other")
    beside = exists().where(
        other.c.table_id == SEATS.c.table_id,
        other.c.seat != SEATS.c.seat,
        other.c.player_id == player_id,
    )
    here = and_(RESULTS.c.table_id == SEATS.c.table_id, RESULTS.c.seat == SEATS.c.seat)
    return (
        select(*columns)
        .select_from(SEATS)
        .join(RESULTS, here)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(
            SEATS.c.player_id == player_id, TABLES.c.status == "over", RESULTS.c.place > 0, ~beside
        )
    )
