"""Which matches count, and which sides played in them."""

from collections.abc import Sequence

import msgspec

from tambo.core.meta import Meta
from tambo.core.outcome import Outcome
from tambo.house.ratings.scale import Side
from tambo.house.ratings.starts import BOT
from tambo.house.tables.model import SeatRow, TableSnapshot
from tambo.house.tables.store_results import Places

ALONE = "alone"


class Ending(msgspec.Struct, frozen=True):
    """What the ratings must know of the end of a match, besides its table: who came where, with no
    places where it ended without a result; whether all have won or lost together; whether they
    took something back by consent; and when it ended."""

    places: Places
    is_shared: bool
    is_taken_back: bool
    at: float


def may_be_shared(meta: Meta, places: Places) -> bool:
    """Whether only the ending tells if all won a match together: all are first."""
    return bool(meta.together) and all(place == 1 for place, _points in places.values())


def is_shared(meta: Meta, places: Places, outcome: Outcome | None) -> bool:
    """Whether all have won or lost together. An outcome is needed where it `may_be_shared`."""
    has_winner = any(place == 1 for place, _points in places.values())
    return not has_winner or (outcome is not None and outcome.ending in meta.together)


def counts(stored: TableSnapshot, ending: Ending, meta: Meta) -> str | None:
    """None if a match counts for the ratings, or why it does not, as one word.

    What was agreed at the table (`terms`) must be that it counts; the rest cannot be agreed.
    """
    row = stored.row
    if not ending.places:
        return "unfinished"
    if row.is_what_if:
        return "what-if"
    if not stored.terms.is_rated:
        return "unrated"
    if row.source == "record":
        return "record"
    if row.start is not None or row.is_what_if:
        return "start"
    if row.source == "chosen":
        return "seed"
    if meta.unrated_by(row.options) is not None:
        return "known"
    if ending.is_shared:
        return "together"
    if ending.is_taken_back:
        return "taken-back"
    if has_departed(stored.seats):
        return "departed"
    return _participants_reason([participant_of(chair) for chair in stored.seats])


def _participants_reason(participants: list[str]) -> str | None:
    people = [one for one in participants if not one.startswith(BOT)]
    if not people:
        return "bots"
    if len(set(people)) != len(people) or len(participants) < 2:
        return ALONE
    return None


def has_departed(seats: Sequence[SeatRow]) -> bool:
    """Whether a player has deleted their account, so that nobody knows whose seat it was."""
    return any(chair.kind != "bot" and chair.player_id is None for chair in seats)


def participant_of(chair: SeatRow) -> str:
    """Who a seat's result belongs to: a person, also if a stand-in played, or a bot's level."""
    return chair.player_id if chair.player_id is not None else BOT + chair.level


def sides_of(
    seats: Sequence[SeatRow], places: Places, teams: Sequence[Sequence[int]] | None = None
) -> list[Side]:
    """Every player with their place. A team's place is the mean of its members' places."""
    groups = teams or [[chair.seat] for chair in seats]
    means = [sum(places[seat][0] for seat in team) / len(team) for team in groups]
    return [
        Side(
            [participant_of(seats[seat]) for seat in team], 1 + sum(other < mean for other in means)
        )
        for team, mean in zip(groups, means, strict=True)
    ]
