"""The ratings in the database. A match is judged once, in one transaction."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    and_,
    delete,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from tambo.house.platform.database.database import Tx
from tambo.house.ratings import schema
from tambo.house.ratings.scale import Rating, Side
from tambo.house.ratings.starts import BOT
from tambo.house.tables import schema as tables

COUNTS, MATCHES = schema.rating_counts, schema.rated_matches
RATINGS, STEPS = schema.ratings, schema.rating_steps
TABLES, LOG = tables.tables, tables.log
BY_CONSENT = ("rewind",)
"""Rows of a log that undo what others have seen."""
FEW = 2000
"""Up to this many are read and sorted; of more only the first in an index."""
AFTER_BOTS = BOT[:-1] + chr(ord(BOT[-1]) + 1)
Place = tuple[float, str]
"""Of a table in the order of all: when it was opened, and its id."""

Judge = Callable[[Sequence[Side], Mapping[str, Rating]], dict[str, Rating]]
Start = Callable[[str, str], Rating]


class Judged(msgspec.Struct, frozen=True):
    """A match that is over: who stood where, or `reason` it does not count.

    `names` are for lists and not kept with the match.
    """

    table: str
    game: str
    reason: str | None
    sides: list[Side]
    names: dict[str, str]
    at: float


class RatingRow(msgspec.Struct, frozen=True):
    game: str
    player_id: str
    name: str
    rating: Rating
    matches: int


class StepRow(msgspec.Struct, frozen=True):
    """A player's rating after a match; `number` is the match's place in its game's order."""

    table: str
    player_id: str
    game: str
    number: int
    rating: Rating
    at: float = 0.0


class Reseated(Exception):
    """A guest at the table has signed in to an account since then."""


class Overtaken(Exception):
    """Another node was quicker, with this match or with the game's next one: try again in a new
    transaction."""


class RatingStore:
    async def unjudged(self, tx: Tx, limit: int, after: Place | None = None) -> list[Place]:
        """Matches that are over and whose verdict or results are not kept yet, oldest first; from
        a place in that order on."""
        place = tuple_(TABLES.c.created, TABLES.c.id)
        query = (
            select(TABLES.c.created, TABLES.c.id)
            .where(TABLES.c.status == "over", ~TABLES.c.is_judged)
            .order_by(TABLES.c.created, TABLES.c.id)
            .limit(limit)
        )
        if after is not None:
            query = query.where(place > tuple_(*map(literal, after)))
        return [(row.created, row.id) for row in await tx.execute(query)]

    async def is_judged(self, tx: Tx, table: str) -> bool:
        query = select(MATCHES.c.table_id).where(MATCHES.c.table_id == table)
        return (await tx.execute(query)).first() is not None

    async def last_of_log(self, tx: Tx, table: str) -> tuple[bool, float | None]:
        """Whether those at a table have taken something back by consent, and when the last row of
        its log was written; None where there is none."""
        here = LOG.c.table_id == table
        back = select(LOG.c.sequence).where(here, LOG.c.kind.in_(BY_CONSENT)).limit(1)
        last = select(LOG.c.at).where(here).order_by(LOG.c.sequence.desc()).limit(1)
        is_taken_back = (await tx.execute(back)).first() is not None
        return is_taken_back, (await tx.execute(last)).scalar()

    async def count(self, tx: Tx, match: Judged, judge: Judge, start: Start) -> bool:
        """Keep a match, whose results are kept, and what it teaches; False if it was judged before.
        Reseated if a guest in it has signed in to an account since then; Overtaken."""
        here = TABLES.c.id == match.table
        await tx.execute(select(TABLES.c.id).where(here).with_for_update())
        known = select(MATCHES.c.table_id).where(MATCHES.c.table_id == match.table)
        is_new = (await tx.execute(known)).first() is None
        if is_new:
            await _check_seats(tx, match)
            try:
                await self._judge(tx, match, judge, start)
            except IntegrityError:
                raise Overtaken from None
        await tx.execute(update(TABLES).where(here).values(is_judged=True))
        return is_new

    async def _judge(self, tx: Tx, match: Judged, judge: Judge, start: Start) -> None:
        number = None if match.reason else await _next_number(tx, match.game)
        await tx.execute(insert(MATCHES), [_match_values(match, number)])
        if number is None:
            return
        people = sorted({who for side in match.sides for who in side.who})
        query = select(RATINGS).where(RATINGS.c.game == match.game, RATINGS.c.player_id.in_(people))
        known = {row.player_id: row for row in await tx.execute(query)}
        before = {
            who: Rating(known[who].mu, known[who].sigma) if who in known else start(match.game, who)
            for who in people
        }
        for who, after in judge(match.sides, before).items():
            values: dict[str, Any] = {"mu": after.mu, "sigma": after.sigma}
            low = {"low": after.low}
            name = match.names.get(who, "")
            if who in known:
                change = values | low | {"matches": RATINGS.c.matches + 1}
                here = RATINGS.c.game == match.game, RATINGS.c.player_id == who
                named = change | ({"name": name} if name else {})
                await tx.execute(update(RATINGS).where(*here).values(**named))
            else:
                new = {"game": match.game, "player_id": who, "name": name, "matches": 1}
                await tx.execute(insert(RATINGS), [{**new, **values, **low}])
            step = {"table_id": match.table, "player_id": who, "game": match.game, "number": number}
            await tx.execute(insert(STEPS), [{**step, **values}])

    # Questions

    async def listed(
        self, tx: Tx, game: str, least: int = 0, limit: int | None = None, player_id: str = ""
    ) -> list[RatingRow]:
        """The highest ratings, of players with a minimum number of matches; every bot and one given
        person are included with any number. Without a limit all."""
        here = RATINGS.c.game == game
        has_enough = RATINGS.c.matches >= least
        is_bot = and_(RATINGS.c.player_id >= BOT, RATINGS.c.player_id < AFTER_BOTS)
        always = select(RATINGS).where(here, or_(is_bot, RATINGS.c.player_id == player_id))
        few = select(RATINGS.c.player_id).where(here, has_enough).limit(FEW + 1).subquery()
        count = (await tx.execute(select(func.count()).select_from(few))).scalar_one()
        if count > FEW:
            # Down the order, past those with too few matches, who stand low: `+ 0` keeps a
            # database from sorting all the others instead.
            has_enough = RATINGS.c.matches + 0 >= least
        best = (
            select(RATINGS)
            .where(here, has_enough)
            .order_by(RATINGS.c.low.desc(), RATINGS.c.player_id)
            .limit(limit)
        )
        rows = [*await tx.execute(always), *await tx.execute(best)]
        found = {row.player_id: _rating_row(row) for row in rows}
        return sorted(found.values(), key=lambda row: (-row.rating.low, row.player_id))

    async def count_below(self, tx: Tx, game: str, least: int, most: int) -> int:
        """How many people have played fewer matches; counted up to `most`."""
        is_bot = and_(RATINGS.c.player_id >= BOT, RATINGS.c.player_id < AFTER_BOTS)
        fewer = select(RATINGS.c.player_id).where(
            RATINGS.c.game == game, RATINGS.c.matches < least, not_(is_bot)
        )
        query = select(func.count()).select_from(fewer.limit(most).subquery())
        return int((await tx.execute(query)).scalar_one())

    async def ratings_of(self, tx: Tx, player_id: str) -> list[RatingRow]:
        query = select(RATINGS).where(RATINGS.c.player_id == player_id).order_by(RATINGS.c.game)
        return [_rating_row(row) for row in await tx.execute(query)]

    async def steps_of(self, tx: Tx, player_id: str, game: str, limit: int) -> list[StepRow]:
        """A player's newest steps at a game, oldest first."""
        query = (
            select(STEPS, MATCHES.c.at)
            .join(MATCHES, MATCHES.c.table_id == STEPS.c.table_id)
            .where(STEPS.c.player_id == player_id, STEPS.c.game == game)
            .order_by(STEPS.c.number.desc())
            .limit(limit)
        )
        rows = (await tx.execute(query)).all()
        return [
            StepRow(r.table_id, r.player_id, r.game, r.number, Rating(r.mu, r.sigma), r.at)
            for r in reversed(rows)
        ]

    async def verdict(self, tx: Tx, table: str) -> Judged | None:
        query = select(MATCHES).where(MATCHES.c.table_id == table)
        row = (await tx.execute(query)).first()
        return None if row is None else judged_of(row)


# For the whole book at once


def judged_in_order(connection: Connection) -> list[Judged]:
    """Every match that counts, in the order of the books; none can be added while it is read."""
    connection.execute(update(COUNTS).values(matches=COUNTS.c.matches))
    query = select(MATCHES).order_by(MATCHES.c.game, MATCHES.c.number, MATCHES.c.table_id)
    return [judged_of(row) for row in connection.execute(query)]


def all_ratings(connection: Connection) -> dict[tuple[str, str], RatingRow]:
    rows = [_rating_row(row) for row in connection.execute(select(RATINGS))]
    return {(row.game, row.player_id): row for row in rows}


def write_books(
    connection: Connection,
    matches: Sequence[Judged],
    steps: Sequence[StepRow],
    ratings: Sequence[RatingRow],
) -> None:
    """Put everything in the place of what was there; matches in the order they count."""
    for table in (STEPS, RATINGS, MATCHES, COUNTS):
        connection.execute(delete(table))
    counted: dict[str, int] = {}
    rows = []
    for match in matches:
        number = None
        if match.reason is None:
            number = counted[match.game] = counted.get(match.game, 0) + 1
        rows.append(_match_values(match, number))
    _fill(connection, COUNTS, [{"game": g, "matches": n} for g, n in counted.items()])
    _fill(connection, MATCHES, rows)
    _fill(
        connection,
        STEPS,
        [
            {"table_id": s.table, "player_id": s.player_id, "game": s.game, "number": s.number}
            | {"mu": s.rating.mu, "sigma": s.rating.sigma}
            for s in steps
        ],
    )
    _fill(
        connection,
        RATINGS,
        [
            {"game": r.game, "player_id": r.player_id, "name": r.name, "matches": r.matches}
            | {"mu": r.rating.mu, "sigma": r.rating.sigma, "low": r.rating.low}
            for r in ratings
        ],
    )


def _fill(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), rows)


async def _check_seats(tx: Tx, match: Judged) -> None:
    """Reseated, unless those who count sit at the table. A guest who becomes an account changes
    the table's row, too, which is ours: one of the two waits for the other."""
    query = select(tables.seats.c.player_id).where(tables.seats.c.table_id == match.table)
    sitting = set((await tx.execute(query)).scalars())
    people = {who for side in match.sides for who in side.who if not who.startswith(BOT)}
    if not people <= sitting:
        raise Reseated


async def _next_number(tx: Tx, game: str) -> int:
    """The next place in a game's order; others who ask at the same moment wait."""
    here = COUNTS.c.game == game
    grown = await tx.execute(update(COUNTS).where(here).values(matches=COUNTS.c.matches + 1))
    if grown.rowcount == 0:
        await tx.execute(insert(COUNTS), [{"game": game, "matches": 1}])
    number: int = (await tx.execute(select(COUNTS.c.matches).where(here))).scalar_one()
    return number


def _match_values(match: Judged, number: int | None) -> dict[str, Any]:
    return {
        "table_id": match.table,
        "game": match.game,
        "number": number,
        "reason": match.reason,
        "sides": msgspec.to_builtins(match.sides),
        "at": match.at,
    }


def judged_of(row: Any) -> Judged:
    """A verdict as it is kept, without names."""
    sides = msgspec.convert(row.sides, list[Side])
    return Judged(row.table_id, row.game, row.reason, sides, {}, row.at)


def _rating_row(row: Any) -> RatingRow:
    return RatingRow(row.game, row.player_id, row.name, Rating(row.mu, row.sigma), row.matches)
