"""What most events of Cortez are: something that a seat did, or that happened to it."""

from tambo.core.event import Fact


class SeatFact(Fact):
    """`seat` is the player who did it, or to whom it happened."""

    seat: int
