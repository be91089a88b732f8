"""The terms of a table as far as its people can agree on others while they play."""

import msgspec

from tambo.house.platform.errors import HouseError
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.terms import checked_time_control
from tambo.house.tables.wire_terms import TimeControl


class TermsInPlay:
    """A rated match keeps its clock, whatever else changes: ratings depend on it."""

    def is_rated(self, stored: TableSnapshot) -> bool:
        return stored.terms.is_rated

    def check_time_control(self, stored: TableSnapshot, time_control: dict[str, str | int]) -> None:
        wanted = _parsed(time_control)
        if wanted == msgspec.convert(stored.terms.time_control, TimeControl):
            raise HouseError("proposal.time-control")
        if stored.terms.is_rated and wanted.kind == "none":
            raise HouseError("terms.rated-clock")

    def checked_time_control(self, time_control: dict[str, str | int]) -> dict[str, str | int]:
        return msgspec.structs.asdict(_parsed(time_control))


def _parsed(time_control: dict[str, str | int]) -> TimeControl:
    try:
        return checked_time_control(msgspec.convert(time_control, TimeControl))
    except msgspec.ValidationError:
        raise HouseError("proposal.time-control") from None
