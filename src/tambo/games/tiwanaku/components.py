"""What is in the box of Tiwanaku: terrains, crops, tiles with their arrows, pawns and tokens."""

from typing import Final

EARTH: Final = 0
SAND: Final = 1
GRASS: Final = 2
ROCK: Final = 3
TERRAINS: Final = ["earth", "sand", "grass", "rock"]
TERRAIN_LETTERS: Final = "esgr"

# A crop is written by its level, 1 to 5.
CROPS: Final = ["sweet-potato", "coca", "chili", "maize", "quinoa"]

# TIWANAKU-1.8
MOST_OF_TERRAIN: Final = [15, 17, 15, 15]
MOST_OF_CROP: Final = [13, 12, 12, 10, 10]

# The first four are the players'; the Otoma's extra ones follow.
COLOURS: Final = ["beige", "white", "green", "blue", "purple", "yellow"]

START_SCORE: Final = 10
OFFERING_POINTS: Final = [0, 0, 1, 3, 6, 10]
PAWNS_COMPETITIVE: Final = [0, 5, 5, 4, 3]

DIRECTIONS: Final = ["north", "east", "south", "west"]


def _arrow_kinds() -> list[list[int]]:
    """TIWANAKU-5.3: 24 kinds (colour x 4 + direction), 14 of them three times and 10 twice.

    Kinds are dealt to the terrains in turn; each terrain gets as many as the box has tiles of it.
    """
    kinds = [kind for kind in range(24) for _ in range(3 if kind % 12 < 7 else 2)]
    rooms = MOST_OF_TERRAIN[:]
    tiles: list[list[int]] = [[], [], [], []]
    terrain = 0
    for kind in kinds:
        while len(tiles[terrain]) == rooms[terrain]:
            terrain = (terrain + 1) % 4
        tiles[terrain].append(kind)
        terrain = (terrain + 1) % 4
    return tiles


# Arrows of the box's tiles, terrain by terrain.
ARROWS: Final = _arrow_kinds()
