"""The terms of a table as far as its people can agree on others while they play."""

import msgspec

from tambo.house.platform.errors import HouseError
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.terms import settle_pace
from tambo.house.tables.wire_terms import Pace


class TermsInPlay:
    """A rated match keeps its clock, whatever else changes: somebody's rating hangs on it."""

    def is_rated(self, stored: TableSnapshot) -> bool:
        return stored.terms.is_rated

    def check_pace(self, stored: TableSnapshot, pace: dict[str, str | int]) -> None:
        settled = _settled(pace)
        if settled == msgspec.convert(stored.terms.pace, Pace):
            raise HouseError("proposal.pace")
        if stored.terms.is_rated and settled.kind == "none":
            raise HouseError("terms.rated-clock")

    def settled_pace(self, pace: dict[str, str | int]) -> dict[str, str | int]:
        return msgspec.structs.asdict(_settled(pace))


def _settled(pace: dict[str, str | int]) -> Pace:
    try:
        return settle_pace(msgspec.convert(pace, Pace))
    except msgspec.ValidationError:
        raise HouseError("proposal.pace") from None
