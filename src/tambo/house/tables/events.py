"""What happens at a table beside the game: events of the house in the streams of the seats."""

from tambo.core.event import Fact


class Undone(Fact):
    """A seat took back its last choice: `count` events, from number `first` of this stream on."""

    seat: int
    first: int
    count: int


class Rewound(Fact):
    """All agreed to an undo that a seat proposed: `count` events, from number `first` on."""

    seat: int
    first: int
    count: int


class StoodIn(Fact, tag="stand-in"):
    """A stand-in bot takes over a seat."""

    seat: int


class Back(Fact):
    """The person of a seat is back, or another has taken it over."""

    seat: int
