"""What can happen in Harvest."""

from tambo.core.event import Fact


class Laid(Fact):
    """HARVEST-2.1  A card was laid face down; only its seat sees which."""

    seat: int
    card: int


class Revealed(Fact):
    """HARVEST-2.2  All cards were turned up, seat by seat."""

    cards: list[int]


class Stored(Fact):
    """HARVEST-2.3  The harvest was stored."""

    seat: int
    points: int


class Sowed(Fact):
    """HARVEST-2.3  The harvest was sown again: the card in hand went away."""

    seat: int
    card: int
    points: int


class Drew(Fact):
    """HARVEST-2.4  A card was drawn, as its seat sees it."""

    seat: int
    card: int


class DrewUnseen(Fact):
    """HARVEST-2.4  A card was drawn, as the others see it."""

    seat: int


class Ended(Fact):
    """HARVEST-3.1  The last round is over."""

    ending: str
