"""What can happen in Tiki.

Each event of a player names the seat and the colour: when sides are swapped (TIKI-6.5) the seat
plays on with the other colour, and what it did before stays the first one's.
"""

from typing import Annotated

from msgspec import field

from tambo.core.elements import element
from tambo.core.event import Fact
from tambo.games.tiki.components import Colour
from tambo.games.tiki.state import Ending

Village = Annotated[str, element("cell")]
Border = Annotated[str, element("border")]


class Created(Fact):
    """TIKI-3.1  A totem of one tiki was raised on an empty village."""

    seat: int
    colour: Colour
    at: Village


class Walked(Fact):
    """TIKI-3.3  A totem walked.

    `path` are its villages, the one it left first. `left` are the tikis it was made of, bottom to
    top; from the bottom, one stayed in each village entered.
    """

    seat: int
    colour: Colour
    path: list[Village]
    left: list[Colour]


class Passed(Fact):
    """TIKI-3.7  A player without any other choice passed."""

    seat: int
    colour: Colour


class Ordered(Fact):
    """TIKI-4.2  Of two influenced villages this one was chosen to be resolved first."""

    seat: int
    colour: Colour
    at: Village


class Influenced(Fact):
    """TIKI-4.1  A third tiki came to lie on a village, whose owner now resolves it.

    `value` is what the village is worth: fruits, 0 for a marsh, -1 for a cursed village.
    """

    seat: int
    colour: Colour
    at: Village
    value: int


class Gained(Fact):
    """TIKI-4.1  Fruits were taken from the reserve: fewer than the village says, if it ran out."""

    seat: int
    colour: Colour
    at: Village
    count: int


class Lost(Fact):
    """TIKI-4.4  A player's fruit spoiled at a cursed village."""

    seat: int
    colour: Colour
    at: Village


class Spoiled(Fact):
    """TIKI-4.4  An owner without fruit spoiled one of the reserve."""

    at: Village


class Tied(Fact):
    """TIKI-6.3  The reserve was empty with even fruits: one spoiled fruit came back into it."""


class Returned(Fact):
    """TIKI-4.1  The three tikis of a resolved village went back into the hands."""

    at: Village
    yellow: int
    purple: int


class ShamanPlaced(Fact):
    """TIKI-5.1  The shaman was set on a border, such as "a1|a2".

    `from` is where it stood before, "reserve" beside the reserve.
    """

    seat: int
    colour: Colour
    border: Border
    start: str = field(name="from")


class ShamanDeclined(Fact):
    """TIKI-5.1  The shaman was left where it was."""

    seat: int
    colour: Colour


class Swapped(Fact):
    """TIKI-6.5  The second player took over the other side; `colour` is the one given up."""

    seat: int
    colour: Colour


class Kept(Fact):
    """TIKI-6.5  The second player kept the own side."""

    seat: int
    colour: Colour


class Ended(Fact):
    """TIKI-6  The game is over. `winner` is a seat, -1 in a draw."""

    ending: Ending
    winner: int
