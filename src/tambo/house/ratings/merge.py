"""A guest signs in to an account that has played before: two histories become one, at once.

Two ratings cannot be added up. So every match from the guest's first one on is recalculated, from
the present verdicts and in the same order: for all who have played since, the numbers are those
that `rebuild` would give.
"""

import msgspec

from tambo.house.platform.database.database import Tx
from tambo.house.ratings.counting import ALONE
from tambo.house.ratings.recalculation import recalculate
from tambo.house.ratings.store import Judged
from tambo.house.ratings.store_tail import renamed, replace_tail, tails_of, without


async def merge_ratings(tx: Tx, guest_id: str, player_id: str) -> None:
    """In the transaction in which the guest's seats become the account's."""
    for tail in await tails_of(tx, guest_id, player_id):
        matches = [_as_one(match, guest_id, player_id) for match in tail.matches]
        names = {**tail.names, player_id: tail.names[_last_of(tail.matches, guest_id, player_id)]}
        named = [msgspec.structs.replace(match, names=names) for match in matches]
        steps, ratings = recalculate(named, tail.before, {tail.game: tail.first - 1})
        await replace_tail(tx, tail, matches, steps, ratings)


def _last_of(matches: list[Judged], *people: str) -> str:
    """Which of some people has played last: their name is the newest."""
    for match in reversed(matches):
        for who in people:
            if who in _people_in(match):
                return who
    raise LookupError(people)


def _people_in(match: Judged) -> set[str]:
    return {who for side in match.sides for who in side.who}


def _as_one(match: Judged, guest_id: str, player_id: str) -> Judged:
    """A player on both sides of a match has played alone."""
    people = _people_in(match)
    if guest_id in people and player_id in people:
        return without(match, ALONE)
    return renamed(match, guest_id, player_id)
