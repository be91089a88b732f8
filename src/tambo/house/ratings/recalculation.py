"""Ratings worked out from verdicts, match after match."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tambo.house.ratings.scale import Rating, rated
from tambo.house.ratings.starts import start_of
from tambo.house.ratings.store import Judged, RatingRow, StepRow


def recalculate(
    matches: Sequence[Judged],
    before: Sequence[RatingRow] = (),
    counted: Mapping[str, int] = MappingProxyType({}),
) -> tuple[list[StepRow], list[RatingRow]]:
    """Every step, and all ratings after the last one, for matches in their order; from the ratings
    `before` them, when this many of each game had `counted`."""
    steps: list[StepRow] = []
    now = {(row.game, row.player_id): row for row in before}
    numbers = dict(counted)
    for match in matches:
        if match.reason is not None:
            continue
        number = numbers[match.game] = numbers.get(match.game, 0) + 1
        stood: dict[str, Rating] = {}
        for who in sorted({who for side in match.sides for who in side.who}):
            row = now.get((match.game, who))
            stood[who] = start_of(match.game, who) if row is None else row.rating
        for who, after in rated(match.sides, stood).items():
            row = now.get((match.game, who))
            name = match.names.get(who) or ("" if row is None else row.name)
            count = 1 if row is None else row.matches + 1
            now[match.game, who] = RatingRow(match.game, who, name, after, count)
            steps.append(StepRow(match.table, who, match.game, number, after))
    return steps, list(now.values())
