"""What is in the box of Titicaca: colours, kinds of land, the twelve tiles, and country shapes.

The printed faces of the tiles are lost (TITICACA-1.1), so these are ours. A tile is a rhombus of
two by two hexes, written clockwise from one of its two tips: tip, middle, tip, middle. A letter
is a kind of land, a number a lake. `rules_country.py` checks all of this and lays it out.
"""

from typing import Final, Literal

Colour = Literal["yellow", "red", "orange", "purple", "pink"]
COLOURS: Final[list[Colour]] = ["yellow", "red", "orange", "purple", "pink"]

FOREST: Final = 0
MOUNTAIN: Final = 1
SAVANNA: Final = 2
PAMPA: Final = 3
MEADOW: Final = 4
Kind = Literal["forest", "mountain", "savanna", "pampa", "meadow"]
KINDS: Final[list[Kind]] = ["forest", "mountain", "savanna", "pampa", "meadow"]
KIND_LETTERS: Final = ["f", "m", "s", "p", "g"]
# What a prize of a region is for (TITICACA-5.1 and 5.2).
PrizeName = Literal["forest", "mountain", "savanna", "pampa", "meadow", "lakes"]

TILES: Final = 12
MOST_HEXES: Final = 4 * TILES
LAKES: Final = 15
LANDS: Final = 33
ARMS_AT_START: Final = 20
# In a whole game at most 80: 20, then 5 + 3 x 5 after round 5 and 10 + 3 x 10 after round 10. A
# position may begin with more villages, up to one a hex; see `positions.py`.
MOST_ARMS: Final = 500

HOUSE_TILES: Final = """
    f 1 m s
    2 p m f
    f s 4 g
    m p 5 g
    f 7 p s
    8 m s p
    g f m 10
    s 11 g p
    m s g 13
    3 f 14 p
    6 f g 12
    9 15 m s
"""

# With 3 players the tile of lake 1 stays in the box, with 2 also that of lake 7 (TITICACA-1.2).
LEFT_OUT: Final = {2: [1, 7], 3: [1], 4: [], 5: []}

# Each slot: column and row of the tip, and which way the tile points (0 right and down,
# 1 down, 2 left and down). Found by search for compact layouts, then chosen by eye.
SHAPES: Final = {
    "disc": {
        12: "2 0 0, 4 0 0, 6 0 0, 0 2 0, 2 2 0, 4 2 0, 6 2 0, 0 4 0, 2 4 0, 4 4 0, 0 6 0, 2 6 0",
        11: "2 0 0, 4 0 0, 6 0 0, 0 2 0, 2 2 0, 4 2 0, 6 2 0, 0 4 0, 2 4 0, 4 4 0, 6 4 0",
        10: "2 0 0, 4 0 0, 6 0 0, 0 2 0, 2 2 0, 4 2 0, 6 2 0, 0 4 0, 2 4 0, 4 4 0",
    },
    "band": {
        12: "2 0 0, 4 0 0, 6 0 0, 8 0 0, 0 2 0, 2 2 0, 4 2 0, 6 2 0, 0 4 0, 2 4 0, 4 4 0, 6 4 0",
        11: "2 0 0, 4 0 0, 6 0 0, 8 0 0, 2 2 0, 4 2 0, 6 2 0, 0 4 0, 2 4 0, 4 4 0, 6 4 0",
        10: "2 0 0, 4 0 0, 6 0 0, 8 0 0, 0 2 0, 2 2 0, 4 2 0, 6 2 0, 2 4 0, 4 4 0",
    },
    "weave": {
        12: "0 4 0, 0 6 0, 2 2 2, 3 2 1, 3 4 1, 4 0 2, 4 6 2, 5 0 1, 5 2 1, 6 0 0, 6 2 0, 6 4 2",
        11: "0 4 0, 0 6 0, 2 1 1, 2 4 0, 2 6 0, 4 2 2, 4 3 0, 4 5 0, 5 0 2, 5 1 0, 7 2 1",
        10: "1 3 1, 1 6 0, 3 1 2, 3 4 2, 3 5 0, 4 2 2, 5 2 1, 6 0 2, 6 1 0, 6 3 1",
    },
    "spiral": {
        12: "0 6 0, 1 3 1, 2 2 0, 3 4 2, 3 5 1, 4 7 2, 5 0 2, 5 1 1, 5 3 1, 6 1 0, 6 3 0, 6 5 2",
        11: "1 3 1, 1 5 0, 2 1 0, 2 3 0, 4 0 0, 4 2 0, 4 6 2, 5 4 2, 6 0 0, 6 2 0, 6 4 1",
        10: "0 4 0, 1 6 0, 2 1 1, 2 4 0, 4 2 2, 4 3 0, 5 0 2, 5 5 2, 6 0 1, 7 1 1",
    },
}
SHAPE_NAMES: Final = ["disc", "band", "weave", "spiral"]
