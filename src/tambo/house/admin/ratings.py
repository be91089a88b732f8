"""Works all ratings out again from the stored matches, in the order in which they first counted.

The numbers come out the same to the last digit. A match without stored results is replayed. A match
that the present rules cannot replay, or one of whose players has deleted their account, keeps its
verdict. Matches that were never judged count after all others, in the order of their ends.
"""

import asyncio

import msgspec
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from tambo.house.admin.backup import reader_of, writing
from tambo.house.catalog.games import Catalog
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.migrate import upgrade_on
from tambo.house.ratings.counting import Ending, has_departed, is_shared, may_be_shared
from tambo.house.ratings.recalculation import recalculate
from tambo.house.ratings.service import judged
from tambo.house.ratings.store import (
    Judged,
    RatingRow,
    RatingStore,
    all_ratings,
    judged_in_order,
    write_books,
)
from tambo.house.settings import Settings
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.outcomes import has_result
from tambo.house.tables.projection import rebuild as rebuild_table
from tambo.house.tables.reader import TableReader
from tambo.house.tables.results import places_of
from tambo.house.tables.store_results import results_at

NOTICED = 1e-6


class Rebuilt(msgspec.Struct, frozen=True):
    """`changed` counts the ratings that were not what they are now."""

    matches: int
    counted: int
    people: int
    changed: int


def rebuild(settings: Settings, catalog: Catalog) -> Rebuilt:
    """StoreInUse while a house of one node has the database open."""
    return asyncio.run(_rebuild(settings, catalog))


async def _rebuild(settings: Settings, catalog: Catalog) -> Rebuilt:
    await writing(settings, upgrade_on)
    engine = reader_of(settings)
    try:
        fresh = await _from_matches(engine, catalog)
    finally:
        await engine.dispose()
    return await writing(settings, lambda connection: _replace(connection, fresh))


async def _from_matches(engine: AsyncEngine, catalog: Catalog) -> dict[str, Judged]:
    """The verdicts on all stored matches whose results are kept or can be worked out."""
    db = Database(engine, engine)
    store = TableReader(db)
    found = {}
    for name in await store.all_tables():
        stored = await store.table(name)
        if stored is None or stored.row.status != "over" or has_departed(stored.seats):
            continue
        try:
            ending = await _ending(db, stored, catalog)
        except Exception:  # Such a match keeps its old verdict.
            continue
        found[name] = judged(stored, ending, catalog.meta_of(stored.row.game))
    return found


async def _ending(db: Database, stored: TableSnapshot, catalog: Catalog) -> Ending:
    row, meta = stored.row, catalog.meta_of(stored.row.game)
    async with db.read() as tx:
        places = (await results_at(tx, [row.id])).get(row.id, {})
        is_taken_back, at = await RatingStore().last_of_log(tx, row.id)
    outcome = None
    if has_result(stored) and (not places or may_be_shared(meta, places)):
        log = await TableReader(db).log_of(row.id)
        live = rebuild_table(catalog.load(row.game), stored, log)
        outcome = live.match.outcome
        places = places if outcome is None else places_of(outcome)
    ended = row.created if at is None else at
    return Ending(places, is_shared(meta, places, outcome), is_taken_back, ended)


def _replace(connection: Connection, fresh: dict[str, Judged]) -> Rebuilt:
    kept = judged_in_order(connection)
    known = {match.table for match in kept}
    matches = [fresh.get(match.table, match) for match in kept]
    late = [match for name, match in fresh.items() if name not in known]
    matches += sorted(late, key=lambda match: (match.at, match.table))
    steps, ratings = recalculate(matches)
    before = all_ratings(connection)
    ratings = [_named(row, before.get((row.game, row.player_id))) for row in ratings]
    changed = {(row.game, row.player_id) for row in ratings} ^ before.keys()
    for row in ratings:
        old = before.get((row.game, row.player_id))
        if old is not None and abs(old.rating.mu - row.rating.mu) > NOTICED:
            changed.add((row.game, row.player_id))
    write_books(connection, matches, steps, ratings)
    counted = sum(match.reason is None for match in matches)
    return Rebuilt(len(matches), counted, len(ratings), len(changed))


def _named(row: RatingRow, before: RatingRow | None) -> RatingRow:
    """A match that could not be replayed brings no name."""
    if row.name or before is None:
        return row
    return msgspec.structs.replace(row, name=before.name)


async def listing(settings: Settings, game: str) -> list[RatingRow]:
    """The list of ratings, by the lower end of the interval; for the terminal."""
    engine = reader_of(settings)
    try:
        async with Database(engine, engine).read() as tx:
            return await RatingStore().listed(tx, game)
    finally:
        await engine.dispose()
