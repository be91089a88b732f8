"""What can happen in Tahuantinsuyu.

Each event of a player names the seat and the suyu, which never change in a match.
"""

from typing import Annotated

from tambo.core.elements import element
from tambo.core.event import Fact
from tambo.games.tahuantinsuyu.components import Empire, Ending, Suyu

Gap = Annotated[str, element("gap")]
Slot = Annotated[str, element("slot")]
Site = Annotated[str, element("site")]
Region = Annotated[str, element("region")]


class ColumnBegan(Fact):
    """TAHUANTINSUYU-4.1  The next column of the turn table began.

    `empire` and `number` are its title; `number` is 0 for the only column of its empire. `labour`
    is what every player receives in it, whatever their regions give.
    """

    column: int
    empire: Empire
    number: int
    labour: int


class Received(Fact):
    """TAHUANTINSUYU-4.1  A player received `count` labour and has `total` now."""

    seat: int
    suyu: Suyu
    count: int
    total: int


class Supported(Fact):
    """TAHUANTINSUYU-4.2  A player high on the score track gave labour to the suyu `to`."""

    seat: int
    suyu: Suyu
    to: Suyu
    count: int


class Ordered(Fact):
    """TAHUANTINSUYU-5.1  The turn order of the Sun phase and what follows it, as suyus."""

    order: list[Suyu]


class Laid(Fact):
    """TAHUANTINSUYU-5.2  A player laid a sun card face down in the gap between two suyus."""

    seat: int
    suyu: Suyu
    gap: Gap
    one: Suyu
    other: Suyu


class LaidCard(Fact):
    """TAHUANTINSUYU-5.2  The same for the player who laid it, who knows which card it is."""

    seat: int
    suyu: Suyu
    gap: Gap
    one: Suyu
    other: Suyu
    number: int
    card: str


class Drew(Fact):
    """TAHUANTINSUYU-5.2  A player drew this sun card, which the player alone sees."""

    seat: int
    suyu: Suyu
    number: int
    card: str


class Reshuffled(Fact):
    """TAHUANTINSUYU-5.4  The deck ran out: the `count` discarded cards became a new one."""

    count: int


class Revealed(Fact):
    """TAHUANTINSUYU-5.3  The card in the gap between two suyus was turned face up."""

    gap: Gap
    one: Suyu
    other: Suyu
    number: int
    card: str


class LabourChanged(Fact):
    """TAHUANTINSUYU-5.6  The new sun cards gave a player labour, or took some.

    `count` is the change, `lost` how much was taken: 0 where labour was given.
    """

    seat: int
    suyu: Suyu
    count: int
    lost: int


class PilgrimsCame(Fact):
    """TAHUANTINSUYU-5.6  The new sun cards brought a player points at once."""

    seat: int
    suyu: Suyu
    points: int


class RoadBuilt(Fact):
    """TAHUANTINSUYU-6.1  A player built a road for free. `one` and `other` name its ends."""

    seat: int
    suyu: Suyu
    road: Slot
    one: str
    other: str


class RoadsEnded(Fact):
    """TAHUANTINSUYU-6.1  A player built no more of the free roads."""

    seat: int
    suyu: Suyu


class ExtraBuilt(Fact):
    """TAHUANTINSUYU-6.2  A player paid for a road. `one` and `other` name its ends."""

    seat: int
    suyu: Suyu
    road: Slot
    one: str
    other: str
    cost: int


class CityBuilt(Fact):
    """TAHUANTINSUYU-6.3  A player built a city; `name` is that of the site."""

    seat: int
    suyu: Suyu
    site: Site
    name: str
    cost: int
    points: int


class TempleBuilt(Fact):
    """TAHUANTINSUYU-6.4  A player built a temple in a city; `name` is that of the site."""

    seat: int
    suyu: Suyu
    site: Site
    name: str
    cost: int
    points: int


class GarrisonBuilt(Fact):
    """TAHUANTINSUYU-6.5  A player built a garrison; `name` is that of the site."""

    seat: int
    suyu: Suyu
    site: Site
    name: str
    cost: int
    points: int


class TerraceBuilt(Fact):
    """TAHUANTINSUYU-6.6  A player built a terrace in a region of theirs."""

    seat: int
    suyu: Suyu
    region: Region
    name: str
    cost: int
    points: int


class Conquered(Fact):
    """TAHUANTINSUYU-6.7  A player conquered a region and took its token."""

    seat: int
    suyu: Suyu
    region: Region
    name: str
    cost: int
    points: int


class Turned(Fact):
    """TAHUANTINSUYU-6.1  A road or a conquest beside a region turned its token face up (6.7)."""

    region: Region
    name: str
    resistance: int
    production: int
    points: int


class Passed(Fact):
    """TAHUANTINSUYU-6.10  A player built nothing, or could build nothing."""

    seat: int
    suyu: Suyu


class Honoured(Fact):
    """TAHUANTINSUYU-7.1  The Sapa Inca gave a player points, in all and for things of each kind."""

    seat: int
    suyu: Suyu
    points: int
    cities: int
    temples: int
    garrisons: int
    terraces: int


class SunSet(Fact):
    """TAHUANTINSUYU-7.2  The face-up sun cards were discarded and unspent labour returned."""


class Spared(Fact):
    """TAHUANTINSUYU-8.1  The invasion marker of this number was blank."""

    number: int


class Invaded(Fact):
    """TAHUANTINSUYU-8.1  The invasion marker of this number had the black dot."""

    number: int


class Ended(Fact):
    """TAHUANTINSUYU-8.2  The game is over. `seat`, the `winner`, stands highest on the track."""

    seat: int
    suyu: Suyu
    ending: Ending
    winner: int
