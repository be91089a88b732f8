"""The later part of a game's book of ratings: read it, and put another in its place.

Part of a transaction of the caller. Reading a tail locks the game's book until that transaction
ends, so no match of this game is judged in the meantime.
"""

from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update

from tambo.house.platform.database.database import Tx
from tambo.house.ratings import schema
from tambo.house.ratings.scale import Rating, Side
from tambo.house.ratings.store import Judged, RatingRow, StepRow, judged_of

COUNTS, MATCHES = schema.rating_counts, schema.rated_matches
RATINGS, STEPS = schema.ratings, schema.rating_steps
AT_ONCE = 500


class Tail(msgspec.Struct, frozen=True):
    """All matches of a game that count from the `first` on, and where those in them stood `before`.

    `people` are all players whose ratings another tail would change; `names` are for lists.
    """

    game: str
    first: int
    matches: list[Judged]
    people: list[str]
    before: list[RatingRow]
    names: dict[str, str]


async def tails_of(tx: Tx, player_id: str, heir: str) -> list[Tail]:
    """The books of all games from a player's first match on, to be put under another player."""
    played = (
        select(STEPS.c.game).where(STEPS.c.player_id == player_id).distinct().order_by(STEPS.c.game)
    )
    games = list((await tx.execute(played)).scalars())
    return [await _tail(tx, game, player_id, heir) for game in games]


async def _tail(tx: Tx, game: str, player_id: str, heir: str) -> Tail:
    here = COUNTS.c.game == game
    await tx.execute(update(COUNTS).where(here).values(matches=COUNTS.c.matches))
    begun = select(func.min(STEPS.c.number)).where(
        STEPS.c.game == game, STEPS.c.player_id == player_id
    )
    first: int = (await tx.execute(begun)).scalar_one()
    later = (
        select(MATCHES)
        .where(MATCHES.c.game == game, MATCHES.c.number >= first)
        .order_by(MATCHES.c.number)
    )
    matches = [judged_of(row) for row in await tx.execute(later)]
    involved = {who for match in matches for side in match.sides for who in side.who}
    people = sorted(involved | {player_id, heir})
    names: dict[str, str] = {}
    before: list[RatingRow] = []
    for some in _parts(people):
        here = and_(RATINGS.c.game == game, RATINGS.c.player_id.in_(some))
        known = select(RATINGS.c.player_id, RATINGS.c.name).where(here)
        names |= {row.player_id: row.name for row in await tx.execute(known)}
        before += await _before(tx, game, first, some, names)
    return Tail(game, first, matches, people, before, names)


async def _before(
    tx: Tx, game: str, first: int, people: list[str], names: dict[str, str]
) -> list[RatingRow]:
    last = (
        select(STEPS.c.player_id, func.max(STEPS.c.number).label("number"), func.count().label("n"))
        .where(STEPS.c.player_id.in_(people), STEPS.c.game == game, STEPS.c.number < first)
        .group_by(STEPS.c.player_id)
        .subquery()
    )
    stood = select(STEPS, last.c.n).join(
        last,
        and_(
            STEPS.c.game == game,
            STEPS.c.player_id.in_(people),
            STEPS.c.player_id == last.c.player_id,
            STEPS.c.number == last.c.number,
        ),
    )
    return [
        RatingRow(
            game, row.player_id, names.get(row.player_id, ""), Rating(row.mu, row.sigma), row.n
        )
        for row in await tx.execute(stood)
    ]


def _parts(people: Sequence[str]) -> Iterator[list[str]]:
    """A statement takes no more than some thousand values."""
    for start in range(0, len(people), AT_ONCE):
        yield list(people[start : start + AT_ONCE])


async def replace_tail(
    tx: Tx,
    tail: Tail,
    matches: Sequence[Judged],
    steps: Sequence[StepRow],
    ratings: Sequence[RatingRow],
) -> None:
    """Matches as they are judged now, in their order, with all that follows from them.

    `ratings` has all of the tail's people who have one now.
    """
    game = tail.game
    after = and_(STEPS.c.game == game, STEPS.c.number >= tail.first)
    await tx.execute(delete(STEPS).where(after))
    number = tail.first - 1
    for match in matches:
        # Numbers only fall, one after the other: none is ever taken.
        number += match.reason is None
        values = {
            "number": number if match.reason is None else None,
            "reason": match.reason,
            "sides": msgspec.to_builtins(match.sides),
        }
        here = MATCHES.c.table_id == match.table
        await tx.execute(update(MATCHES).where(here).values(**values))
    await tx.execute(update(COUNTS).where(COUNTS.c.game == game).values(matches=number))
    if steps:
        rows = [
            {"table_id": s.table, "player_id": s.player_id, "game": s.game, "number": s.number}
            | {"mu": s.rating.mu, "sigma": s.rating.sigma}
            for s in steps
        ]
        await tx.execute(insert(STEPS), rows)
    for some in _parts(tail.people):
        here = and_(RATINGS.c.game == game, RATINGS.c.player_id.in_(some))
        await tx.execute(delete(RATINGS).where(here))
    if ratings:
        rows = [
            {"game": r.game, "player_id": r.player_id, "name": r.name, "matches": r.matches}
            | {"mu": r.rating.mu, "sigma": r.rating.sigma, "low": r.rating.low}
            for r in ratings
        ]
        await tx.execute(insert(RATINGS), rows)


def without(match: Judged, reason: str) -> Judged:
    """The same match, which does not count."""
    return msgspec.structs.replace(match, reason=reason, sides=[])


def renamed(match: Judged, before: str, now: str) -> Judged:
    """The same match with one player in place of another."""
    sides = [
        Side([now if who == before else who for who in side.who], side.place)
        for side in match.sides
    ]
    return msgspec.structs.replace(match, sides=sides)
