"""What is in the box of Tiwanaku: terrains, crops, tiles with their arrows, pawns and tokens."""

from typing import Final, Literal

EARTH: Final = 0
SAND: Final = 1
GRASS: Final = 2
ROCK: Final = 3
Terrain = Literal["earth", "sand", "grass", "rock"]
TERRAINS: Final[list[Terrain]] = ["earth", "sand", "grass", "rock"]
TERRAIN_LETTERS: Final = "esgr"

# A crop is written by its level, 1 to 5.
CROPS: Final = ["sweet-potato", "coca", "chili", "maize", "quinoa"]

# TIWANAKU-1.8
MOST_OF_TERRAIN: Final = [15, 17, 15, 15]
MOST_OF_CROP: Final = [13, 12, 12, 10, 10]

# The first four are the players'; the Otoma's extra ones follow.
Colour = Literal["beige", "white", "green", "blue", "purple", "yellow"]
COLOURS: Final[list[Colour]] = ["beige", "white", "green", "blue", "purple", "yellow"]

START_SCORE: Final = 10
OFFERING_POINTS: Final = [0, 0, 1, 3, 6, 10]
PAWNS_COMPETITIVE: Final = [0, 5, 5, 4, 3]

Direction = Literal["north", "east", "south", "west"]
DIRECTIONS: Final[list[Direction]] = ["north", "east", "south", "west"]


# TIWANAKU-5.3: which terrains have the arrow of a colour (rows as in COLOURS) and a direction. Of
# the 24 kinds 14 exist three times and 10 twice, none twice in one terrain; in every terrain no
# direction and no colour is more than one tile ahead of another, and the four players' colours
# have ten tiles each, so that none is easier to play alone.
_HAVING_ARROW: Final = [
    # north east south west
    ["sgr", "gr", "esr", "es"],
    ["eg", "esr", "sg", "sgr"],
    ["sr", "esg", "sr", "egr"],
    ["es", "sg", "egr", "esr"],
    ["sgr", "egr", "er", "esg"],
    ["egr", "esr", "esg", "sg"],
]


def _arrow_kinds() -> list[list[int]]:
    """The arrows of each terrain's tiles, as colour x 4 + direction."""
    tiles: list[list[int]] = [[], [], [], []]
    for colour, row in enumerate(_HAVING_ARROW):
        for direction, letters in enumerate(row):
            for letter in letters:
                tiles[TERRAIN_LETTERS.index(letter)].append(4 * colour + direction)
    return tiles


# Arrows of the box's tiles, terrain by terrain.
ARROWS: Final = _arrow_kinds()
