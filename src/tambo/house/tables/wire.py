"""Tables from outside, and what opens and joins them."""

from typing import Literal

import msgspec

from tambo.house.tables.wire_proposals import ProposalSummary
from tambo.house.tables.wire_terms import ClockSummary, StandIn, Terms


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays the seat: I, anyone with the link, a bot, or a second person at my device."""

    kind: Literal["me", "open", "bot", "hotseat"]
    name: str = ""
    level: str = ""


class TableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatRequest]
    options: dict[str, bool | int | str] = {}
    seed: str | None = None
    start: str | None = None
    terms: Terms = Terms()


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat as everyone sees it; `is_mine` and `has_pin` are for its reader alone.

    `public_id` leads to the profile of the player, if they have an account. `level` is a bot's. If
    `state` is "departed" the player has deleted their account, and another person may take over the
    seat while the match goes on; if it is "invited" the player has not yet come to a match that was
    offered to them.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    state: Literal["", "departed", "invited"]
    is_mine: bool
    is_here: bool
    has_pin: bool
    public_id: str | None
    stand_in: StandIn | None


class Origin(msgspec.Struct, frozen=True):
    """Where a what-if board was taken from: a table, after a number of its steps."""

    table: str
    step: int


class TableSummary(msgspec.Struct, frozen=True):
    """A table from outside. `seat_links` are given only to the one who opened the table.

    `seed_hash` promises the seed of the dice; `seed` keeps the promise once the match is over.
    `proposal` is the newest proposal; `reason` says why the table is paused or
    why its match ended without a result: "agreed" by all, or "forfeit" in a tournament. Such a
    match `is_without_result`. `is_my_turn` says whether a seat of the reader must decide. In lists
    there are no `clock` and no stand-ins.
    """

    id: str
    game: str
    options: dict[str, bool | int | str]
    rules_version: int
    status: Literal["waiting", "running", "over", "paused", "closed"]
    seats: list[SeatSummary]
    moves: int
    created: float
    seat_links: dict[str, str]
    is_owner: bool
    successor: str | None
    seed_hash: str
    seed: int | str | None
    proposal: ProposalSummary | None
    is_without_result: bool
    reason: str | None
    terms: Terms
    clock: ClockSummary | None
    is_my_turn: bool
    watchers: int
    origin: Origin | None = None


class DailySummary(msgspec.Struct, frozen=True):
    """A game that has a set-up of the day, the same for everyone in this house until midnight."""

    game: str
    day: str


class DailyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats of a table with the set-up of the day."""

    seats: list[SeatRequest]


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`beside_me`: another person joins at my device, where I have a seat already."""

    token: str
    name: str = ""
    beside_me: bool = False


class InvitationSummary(msgspec.Struct, frozen=True):
    """What a link leads to: the table, and the seat unless the link fits none any more."""

    table: TableSummary
    seat: int | None
