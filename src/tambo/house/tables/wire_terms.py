"""The terms of a table, its clocks, its stand-ins, quick matches and vacations."""

from typing import Literal

import msgspec

TimeControlKind = Literal["none", "live", "days"]
Audience = Literal["any", "new", "used", "strong"]
StandInReason = Literal["clock", "left", "away", "gone"]
"""Why a bot sits in; "gone": the player has deleted their account."""


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a seat has.

    "none": no clock. "live": `minutes`, `increment` seconds more for each turn, and a `reserve`
    of minutes that does not grow. "days": `days` for each turn, and a `reserve` of days. The
    reserve is used when the rest is used up.
    """

    kind: TimeControlKind = "none"
    minutes: int = 0
    increment: int = 0
    days: int = 0
    reserve: int = 0


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms that everyone accepts by sitting down at a table.

    A public table is in the lobby; any other is found by its link only. `audience` says which
    players it is meant for.
    """

    is_public: bool = False
    is_rated: bool = False
    time_control: TimeControl = TimeControl()
    audience: Audience = "any"


class SeatClock(msgspec.Struct, frozen=True):
    """The time of a seat, in seconds.

    It had `main` and `reserve` at the moment `since`, and they run since then; None: they stand
    still. Moments are counted from 1970.
    """

    seat: int
    main: float
    reserve: float
    since: float | None
    is_on_vacation: bool


class ClockSummary(msgspec.Struct, frozen=True):
    """All clocks of a table as far as its reader may know who must decide."""

    seats: list[SeatClock]
    is_stopped: bool


class StandIn(msgspec.Struct, frozen=True):
    """A bot that plays a seat until its player comes back, and why."""

    level: str
    why: StandInReason


class LobbyJoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at any open seat of a table in the lobby."""

    name: str = ""


class QuickMatchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for an opponent at this game and time control: at a waiting table, or a new one."""

    game: str
    time_control: TimeControl = TimeControl()
    name: str = ""
    players: int = 0
    """How many seats a new table gets; 0: as few as the game can be played with, but not alone."""


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: str


class VacationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of days from now on without clocks at correspondence tables; 0: back at once."""

    days: int


class VacationSummary(msgspec.Struct, frozen=True):
    """Until when a player is on vacation, and the days they have left this year."""

    until: float | None
    days_left: int
