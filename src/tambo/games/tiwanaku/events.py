"""What can happen in Tiwanaku.

A `seat` plays one colour throughout. What has no seat is done by the Otoma, or counted for a side:
`colour` is then a player's colour in competitive play, else "players" or "otoma".
"""

from typing import Annotated

from msgspec import field

from tambo.core.elements import element
from tambo.core.event import Fact
from tambo.games.tiwanaku.components import Colour, Direction, Terrain
from tambo.games.tiwanaku.state import Closure, Ending, SideName

Cell = Annotated[str, element("cell")]


class Entered(Fact):
    """TIWANAKU-3.6  A pawn from the reserve entered the board and stopped there."""

    seat: int
    at: Cell


class Moved(Fact):
    """TIWANAKU-3.1  A pawn moved on the board."""

    seat: int
    start: Cell = field(name="from")
    to: Cell


class Lifted(Fact):
    """TIWANAKU-3.1  A pawn was taken back to the reserve."""

    seat: int
    at: Cell


class Discovered(Fact):
    """TIWANAKU-3.7  A player discovered the terrain of a cell, and its tile was laid."""

    seat: int
    at: Cell
    terrain: Terrain


class ArrowShown(Fact):
    """TIWANAKU-5.3  A tile that has just been laid shows its arrow; `arrow` is its colour."""

    at: Cell
    arrow: Colour
    direction: Direction


class Climbed(Fact):
    """TIWANAKU-3.7  A Diversity marker is on this level now, and its side scored points."""

    colour: SideName
    terrain: Terrain
    level: int
    points: int


class Divined(Fact):
    """TIWANAKU-3.11  A crop was rightly announced: `said` is `crop`, and scored."""

    seat: int
    at: Cell
    said: int
    crop: int


class Erred(Fact):
    """TIWANAKU-3.12  A crop was wrongly announced: `said` was said, `crop` was true and is laid."""

    seat: int
    at: Cell
    said: int
    crop: int


class LostPoints(Fact):
    """TIWANAKU-3.12  An error cost its side points, never more than it had."""

    colour: SideName
    points: int


class TookToken(Fact):
    """TIWANAKU-3.11  A side took the offering token of a crop."""

    colour: SideName
    crop: int


class Stopped(Fact):
    """TIWANAKU-3.9  A player stopped divining though more pawns could divine."""

    seat: int


class Offered(Fact):
    """TIWANAKU-3.13  A side offered the tokens of these crops for points."""

    colour: SideName
    crops: list[int]
    points: int


class Kept(Fact):
    """TIWANAKU-3.13  A player kept all tokens."""

    seat: int


class Passed(Fact):
    """TIWANAKU-4.2  A player passed in the last divinations, or could do nothing (6.5)."""

    seat: int


class Skipped(Fact):
    """TIWANAKU-6.5  A player without a tile skipped the turn."""

    seat: int


class StoodIn(Fact):
    """TIWANAKU-6.2  `seat` plays in place of its partner `other`, who has no tile."""

    seat: int
    other: int


class Closing(Fact):
    """TIWANAKU-4.1  The last divinations begin: all is mapped, or the game stalled (4.5)."""

    reason: Closure


class OtomaRan(Fact):
    """TIWANAKU-5.6  An Otoma pawn ran over the cells of `way`, of which the last is `to`."""

    pawn: Colour
    start: Cell = field(name="from")
    to: Cell
    direction: Direction
    way: list[Cell]


class OtomaFound(Fact):
    """TIWANAKU-5.7  The Otoma laid the terrain and the crop of a cell open."""

    at: Cell
    terrain: Terrain
    crop: int


class OtomaScored(Fact):
    """TIWANAKU-5.7  The Otoma scored a crop's level."""

    points: int


class OtomaWaste(Fact):
    """TIWANAKU-6.10  The Otoma scored the cells without terrain."""

    points: int


class Spent(Fact):
    """TIWANAKU-6.5  A player spent the top tile of a pile; all of its arrow lies open."""

    seat: int
    terrain: Terrain
    arrow: Colour
    direction: Direction


class Uncovered(Fact):
    """TIWANAKU-6.3  The next tile of a player's pile came to the top: only they see it."""

    seat: int
    terrain: Terrain
    arrow: Colour
    direction: Direction


class TileWanted(Fact):
    """TIWANAKU-6.7  A discovered cell needs a tile that the Diversity board does not have."""

    at: Cell
    terrain: Terrain


class Asked(Fact):
    """TIWANAKU-6.7  The active player asked the seat `other` for a tile."""

    seat: int
    other: int
    terrain: Terrain


class Gave(Fact):
    """TIWANAKU-6.7  A player gave the top tile of a pile."""

    seat: int
    terrain: Terrain
    arrow: Colour
    direction: Direction


class Refused(Fact):
    """TIWANAKU-6.7  A player who was asked refused."""

    seat: int


class Ended(Fact):
    """TIWANAKU-4.4  The game is over. `winner` is the seat that won alone, -1 where none did."""

    ending: Ending
    winner: int
