"""What can happen in Titicaca.

A seat keeps its colour for the whole game, so the events name the seat alone.
"""

from typing import Annotated

from tambo.core.elements import element
from tambo.core.event import Fact
from tambo.games.titicaca.components import Colour, Kind, PrizeName
from tambo.games.titicaca.state import CountName, Ending, SkipReason, StepName

Land = Annotated[str, element("land")]
Region = Annotated[str, element("region")]


class Skipped(Fact):
    """TITICACA-3.1  A round was skipped: its lake had no empty land, or no player had arms."""

    round: int
    reason: SkipReason


class RoundBegan(Fact):
    """TITICACA-3.1  A round began with its bids. Those after round 15 are for every empty land."""

    round: int


class Bid(Fact):
    """TITICACA-3.2  A seat made its bid, which it alone sees until all are in."""

    seat: int
    amount: int


class Revealed(Fact):
    """TITICACA-3.3  All bids were shown together.

    `bids` has that of each seat. `order` are the seats that bid, the one that plays first in
    front; `colours` and `amounts` are theirs, in the same order.
    """

    round: int
    bids: list[int]
    order: list[int]
    colours: list[Colour]
    amounts: list[int]


class TurnBegan(Fact):
    """TITICACA-3.4  A turn began, and its bid was discarded."""

    seat: int
    amount: int


class Withdrew(Fact):
    """TITICACA-3.4  No empty land was left for a bidder, who got the arms back."""

    seat: int
    amount: int


class ArrowPassed(Fact):
    """TITICACA-3.5  The arrow went to the last player who took a turn."""

    seat: int


class Declined(Fact):
    """TITICACA-4.7  A player did without a step at choice."""

    seat: int
    step: StepName


class Settled(Fact):
    """TITICACA-4.1  A village was put on an empty land, which is a new region by itself."""

    seat: int
    at: Land
    kind: Kind


class Joined(Fact):
    """TITICACA-4.2  The new land `at` was united with a region, named by its first land.

    `lands` are those of the region they are now.
    """

    seat: int
    at: Land
    region: str
    lands: list[Land]


class United(Fact):
    """TITICACA-4.3  Two regions, named by their first lands, became one, with these `lands`."""

    seat: int
    one: str
    other: str
    lands: list[Land]


class TempleBuilt(Fact):
    """TITICACA-4.4  A temple was built on a land, its value hidden."""

    seat: int
    at: Land


class TempleChosen(Fact):
    """TITICACA-4.4  The value of the temple just built, which its owner alone sees."""

    at: Land
    value: int


class LakeCounted(Fact):
    """TITICACA-7.1  The counting of lake 5 or 10 began."""

    lake: int


class Counted(Fact):
    """TITICACA-7.3  Points for villages, for the largest group, or for arms (TITICACA-7.1 too)."""

    seat: int
    points: int
    what: CountName


class TempleTurned(Fact):
    """TITICACA-5.3  A temple was turned up to break a tie: all see its value."""

    seat: int
    at: Land
    value: int


class Scored(Fact):
    """TITICACA-5.1  A seat took `points` of the `prize` of a region, the whole or its share.

    `what` the prize was for is a kind of land, or the lakes (TITICACA-5.2). `region` is the first
    of its `lands`. `villages` is the highest number of villages in question, `tied` how many seats
    have as many, `sharing` how many of these share the prize, and `figure` the sum that broke the
    tie (TITICACA-5.3), 0 where there was none.
    """

    seat: int
    points: int
    what: PrizeName
    region: Region
    lands: list[Land]
    prize: int
    villages: int
    tied: int
    sharing: int
    figure: int


class TemplesReturned(Fact):
    """TITICACA-7.2  Temples on these lands, `count` of them, went back into their owner's hand."""

    seat: int
    at: list[Land]
    count: int


class Armed(Fact):
    """TITICACA-6.1  A seat received arms for its villages and for those of its largest group."""

    seat: int
    arms: int
    villages: int
    group: int


class Ended(Fact):
    """TITICACA-8  No land was empty, no player had arms, or all bid 0. The last points follow."""

    ending: Ending
