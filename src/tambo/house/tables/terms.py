"""Whether the terms somebody wants for a table make sense, and how they are kept."""

from tambo.core.meta import Meta
from tambo.house.platform.errors import HouseError
from tambo.house.tables.wire import TableWanted
from tambo.house.tables.wire_terms import Pace, Terms

NO_CLOCK = Pace()
MINUTES, INCREMENT, RESERVE_MINUTES = (1, 180), (0, 120), (0, 60)
DAYS, RESERVE_DAYS = (1, 14), (0, 30)


def settle(wish: TableWanted, meta: Meta) -> Terms:
    """The terms of a wish, with nothing in them that means nothing; HouseError."""
    terms = wish.terms
    if terms.is_rated:
        if terms.pace.kind == "none":
            raise HouseError("terms.rated-clock")
        if wish.seed is not None or wish.start is not None:
            raise HouseError("terms.rated-start")
        if any(wanted.kind == "hotseat" for wanted in wish.seats):
            raise HouseError("terms.rated-hotseat")
        if meta.unrated_by(wish.options) is not None:
            raise HouseError("terms.rated-option")
    return Terms(terms.is_public, terms.is_rated, settle_pace(terms.pace), terms.audience)


def settle_pace(pace: Pace) -> Pace:
    """A pace within the house's bounds; HouseError."""
    if pace.kind == "none":
        return NO_CLOCK
    if pace.kind == "live":
        is_fine = _fits(pace.minutes, MINUTES) and _fits(pace.increment, INCREMENT)
        is_fine = is_fine and _fits(pace.reserve, RESERVE_MINUTES)
        settled = Pace("live", pace.minutes, pace.increment, 0, pace.reserve)
    else:
        is_fine = _fits(pace.days, DAYS) and _fits(pace.reserve, RESERVE_DAYS)
        settled = Pace("days", 0, 0, pace.days, pace.reserve)
    if not is_fine:
        raise HouseError("terms.pace")
    return settled


def _fits(value: int, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= value <= bounds[1]
