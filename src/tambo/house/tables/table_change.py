"""All of what a command does to a table: its row afterwards, the rows of its log, and whatever else
belongs to the table and is another now.

The store writes it, in one transaction and only if the table is still at the version it was decided
on; the table in memory then follows the same change.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from tambo.core.match import Match, Step
from tambo.house.tables.model import (
    LogRow,
    Places,
    ProposalRow,
    SeatRow,
    StopRow,
    TableRow,
    TermsRow,
)


@dataclass(frozen=True, slots=True)
class TableChange:
    """`row` is the table's row afterwards, one version later; what is None stays as it is.

    `stopped` and `started` are the moments from which its clocks stand still, or run again. `match`
    and `steps` are where its rows of the log lead to, where that has been tried already.
    """

    row: TableRow
    entries: tuple[LogRow, ...] = ()
    seats: list[SeatRow] | None = None
    terms: TermsRow | None = None
    stopped: float | None = None
    started: float | None = None
    proposal: ProposalRow | None = None
    due: float | msgspec.UnsetType | None = msgspec.UNSET
    places: Places | None = None
    new_pins: tuple[int, ...] = ()
    is_set_up_anew: bool = False
    match: Match | None = None
    steps: Sequence[Step] = ()

    @property
    def version(self) -> int:
        """The version of the table that this was decided on."""
        return self.row.changes - 1

    @property
    def needs_rebuilding(self) -> bool:
        """Whether the match, or its clocks, are another's from the first row of the log on."""
        return self.is_set_up_anew or self.terms is not None


def is_standing(stops: Sequence[StopRow]) -> bool:
    return any(stop.seat is None and stop.until is None for stop in stops)


def stops_after(stops: Sequence[StopRow], change: TableChange) -> list[StopRow]:
    """When clocks stand still, after a change: must agree with what the store writes."""
    after = list(stops)
    if change.started is not None:
        after = [
            StopRow(stop.since, change.started) if is_standing([stop]) else stop for stop in after
        ]
    if change.stopped is not None:
        seats = [stop for stop in after if stop.seat is not None]
        tables = [stop for stop in after if stop.seat is None]
        tables = [stop for stop in tables if stop.since != change.stopped]
        after = [*tables, StopRow(change.stopped, None), *seats]
    return after
