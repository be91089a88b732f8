"""Judges every match once when it is over, and answers with lists of ratings.

Several nodes may judge the same match: the database takes one verdict. What a node that died has
left is found by a sweep. Results are read where they are kept: no match is rebuilt to be judged.
"""

from collections.abc import Mapping

import structlog
from cachetools import LRUCache

from tambo.core.errors import UnknownGame
from tambo.core.meta import Meta
from tambo.house.catalog.games import Catalog
from tambo.house.platform.database.database import Database
from tambo.house.platform.tasks import KeyedWorker, Supervisor, report
from tambo.house.ratings.counting import Ending, counts, is_shared, may_be_shared, sides_of
from tambo.house.ratings.scale import Rating, rated
from tambo.house.ratings.starts import BOT, LEVELS, start_of
from tambo.house.ratings.store import (
    Judged,
    Overtaken,
    Place,
    RatingRow,
    RatingStore,
    Reseated,
)
from tambo.house.ratings.wire import MyRating, RatedMatch, RatingList, RatingStep, RatingSummary
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.names import AccountNames
from tambo.house.tables.outcomes import Outcomes, UnknownOutcome
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.ratings")
ATTEMPTS = 3
FOUND_AT_ONCE = 50
REMEMBERED = 2000
STEPS_SHOWN = 200
LISTED = 500
COUNTED = 1000
"""How far people with too few matches are counted."""


def judged(stored: TableSnapshot, ending: Ending, meta: Meta) -> Judged:
    """The verdict on a match that is over."""
    row, seats = stored.row, stored.seats
    reason = counts(stored, ending, meta)
    sides = sides_of(seats, ending.places) if reason is None else []
    names = {chair.player_id: chair.name for chair in seats if chair.player_id and chair.name}
    return Judged(row.id, row.game, reason, sides, names, ending.at)


class Ratings:
    def __init__(
        self,
        registry: Registry,
        changes: TableChanges,
        account_names: AccountNames,
        db: Database,
        catalog: Catalog,
        outcomes: Outcomes,
        jobs: Supervisor,
    ) -> None:
        self._registry = registry
        self._changes = changes
        self._account_names = account_names
        self._db = db
        self._books = RatingStore()
        self._catalog = catalog
        self._outcomes = outcomes
        self._done = LRUCache[str, None](REMEMBERED)
        self._failed: set[str] = set()
        self._looked_at: Place | None = None
        self._judging = KeyedWorker(jobs, "ratings", self.judge)

    def start(self) -> None:
        self._changes.subscribe(self.wake)

    async def drain(self) -> None:
        """Wait for the matches that are being judged."""
        await self._judging.drain()

    def wake(self, table: str) -> None:
        """A table has changed: perhaps its match is over."""
        live = self._registry.loaded(table)
        if live is not None and live.row.status == "over" and table not in self._done:
            self._judging.wake(table)

    async def sweep(self) -> None:
        """Judge finished matches that were missed, a number at a time; the next call goes on after
        them. A match that fails is reported and does not hold up others."""
        async with self._db.read() as tx:
            found = await self._books.unjudged(tx, FOUND_AT_ONCE, self._looked_at)
        self._looked_at = found[-1] if len(found) == FOUND_AT_ONCE else None
        for _created, table in found:
            if table not in self._failed and not self._judging.is_at_work(table):
                try:
                    await self.judge(table)
                except Exception as error:
                    report(error, "ratings", table=table)

    async def judge(self, table: str) -> None:
        """Let a match that is over count, once."""
        verdict = await self._verdict(table)
        if verdict is None:
            return
        try:
            is_new = await self._store_verdict(verdict)
        except Reseated:
            await self._registry.refresh(table)
            verdict = await self._verdict(table)
            assert verdict is not None
            is_new = await self._store_verdict(verdict)
        if is_new:
            logger.info("match.judged", table=table, game=verdict.game, reason=verdict.reason)
        self._done[table] = None

    async def _store_verdict(self, verdict: Judged) -> bool:
        """Whether it was not judged before; Reseated."""
        for _ in range(ATTEMPTS):
            try:
                async with self._db.transaction() as tx:
                    return await self._books.count(tx, verdict, rated, start_of)
            except Overtaken:
                continue
        raise RuntimeError(f"the ratings of {verdict.game} are not to be had")

    async def _verdict(self, table: str) -> Judged | None:
        """None while a match is not over. One that is not in memory is not brought there."""
        stored = await self._registry.find(table)
        if stored is None or stored.row.status != "over":
            return None
        try:
            meta = self._catalog.meta_of(stored.row.game)
            places = await self._outcomes.results_of(stored)
            outcome = None
            if places and may_be_shared(meta, places):
                outcome = await self._outcomes.outcome_of(stored)
        except (UnknownOutcome, UnknownGame):
            # Tried again at the next start, perhaps with other rules.
            self._failed.add(table)
            raise
        async with self._db.read() as tx:
            is_taken_back, at = await self._books.last_of_log(tx, table)
        shared = is_shared(meta, places, outcome)
        ended = stored.row.created if at is None else at
        ending = Ending(places, shared, is_taken_back, ended)
        return judged(stored, ending, meta)

    # Questions

    async def listed(self, game: str, least: int, player_id: str) -> RatingList:
        """The list of ratings at a game, by the lower end of the interval."""
        meta = self._catalog.meta_of(game)
        async with self._db.read() as tx:
            rows = await self._books.listed(tx, game, least, LISTED, player_id)
            unlisted = await self._books.count_below(tx, game, least, COUNTED)
        known = {row.player_id for row in rows}
        for level in LEVELS:
            if BOT + level not in known:
                rows.append(RatingRow(game, BOT + level, "", start_of(game, BOT + level), 0))
        rows.sort(key=lambda row: (-row.rating.low, row.player_id))
        shown = rows[:LISTED]
        names = await self._account_names([row.player_id for row in shown])
        cards = [_card(row, player_id, names) for row in shown]
        is_newcomer = any(card.is_me and card.matches < least for card in cards)
        return RatingList(meta.name, cards, unlisted - is_newcomer)

    async def mine(self, player_id: str) -> list[MyRating]:
        """A player's own ratings, each with its history."""
        names = await self._account_names([player_id])
        async with self._db.read() as tx:
            rows = await self._books.ratings_of(tx, player_id)
            steps = [await self._books.steps_of(tx, player_id, r.game, STEPS_SHOWN) for r in rows]
        return [
            MyRating(
                row.game,
                _card(row, player_id, names),
                [RatingStep(step.table, step.at, *_figures(step.rating)) for step in made],
            )
            for row, made in zip(rows, steps, strict=True)
        ]

    async def of(self, game: str, player_id: str) -> Rating:
        """The estimate of a player's strength, to find them an equal opponent."""
        async with self._db.read() as tx:
            rows = await self._books.ratings_of(tx, player_id)
        return next((row.rating for row in rows if row.game == game), start_of(game, player_id))

    async def match(self, table: str) -> RatedMatch:
        """Whether a match has counted, and if not, why."""
        async with self._db.read() as tx:
            verdict = await self._books.verdict(tx, table)
        if verdict is None:
            return RatedMatch(table, False, False, None)
        return RatedMatch(table, True, verdict.reason is None, verdict.reason)


def _figures(rating: Rating) -> tuple[int, int, int]:
    return round(rating.mu), round(rating.low), round(rating.high)


def _card(row: RatingRow, player_id: str, accounts: Mapping[str, str]) -> RatingSummary:
    """An account by its name, a guest by the name used at their last table."""
    name = accounts.get(row.player_id, row.name)
    level = row.player_id.removeprefix(BOT) if row.player_id.startswith(BOT) else ""
    middle, low, high = _figures(row.rating)
    return RatingSummary(name, level, middle, low, high, row.matches, row.player_id == player_id)
