"""Whether the terms requested for a table make sense, and how they are kept."""

from tambo.core.meta import Meta
from tambo.house.platform.errors import HouseError
from tambo.house.tables.wire import TableRequest
from tambo.house.tables.wire_terms import Terms, TimeControl

NO_CLOCK = TimeControl()
MINUTES, INCREMENT, RESERVE_MINUTES = (1, 180), (0, 120), (0, 60)
DAYS, RESERVE_DAYS = (1, 14), (0, 30)


def terms_of_request(wish: TableRequest, meta: Meta) -> Terms:
    """The terms of a wish, with nothing in them that means nothing; HouseError."""
    terms = wish.terms
    if terms.is_rated:
        if terms.time_control.kind == "none":
            raise HouseError("terms.rated-clock")
        if wish.seed is not None or wish.start is not None:
            raise HouseError("terms.rated-start")
        if any(wanted.kind == "hotseat" for wanted in wish.seats):
            raise HouseError("terms.rated-hotseat")
        if meta.unrated_by(wish.options) is not None:
            raise HouseError("terms.rated-option")
    return Terms(
        terms.is_public, terms.is_rated, checked_time_control(terms.time_control), terms.audience
    )


def checked_time_control(time_control: TimeControl) -> TimeControl:
    """A time control within the house's bounds; HouseError."""
    if time_control.kind == "none":
        return NO_CLOCK
    if time_control.kind == "live":
        is_fine = _fits(time_control.minutes, MINUTES) and _fits(time_control.increment, INCREMENT)
        is_fine = is_fine and _fits(time_control.reserve, RESERVE_MINUTES)
        checked = TimeControl(
            "live", time_control.minutes, time_control.increment, 0, time_control.reserve
        )
    else:
        is_fine = _fits(time_control.days, DAYS) and _fits(time_control.reserve, RESERVE_DAYS)
        checked = TimeControl("days", 0, 0, time_control.days, time_control.reserve)
    if not is_fine:
        raise HouseError("terms.time-control")
    return checked


def _fits(value: int, bounds: tuple[int, int]) -> bool:
    return bounds[0] <= value <= bounds[1]
