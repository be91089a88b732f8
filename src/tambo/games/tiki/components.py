"""What is in the box of Tiki."""

from typing import Final, Literal

YELLOW: Final = 0
PURPLE: Final = 1
Colour = Literal["yellow", "purple"]
COLOURS: Final[list[Colour]] = ["yellow", "purple"]

TIKIS: Final = 8
FRUITS: Final = 7
FRUITS_TO_WIN: Final = 4

# TIKI-1.1: the printed count of each village cannot be read off the scan, so it is an option.
VILLAGE_SETS: Final = {
    "two-cursed": [2, 1, 1, 1, 0, 0, 0, -1, -1],
    "three-cursed": [2, 1, 1, 1, 0, 0, -1, -1, -1],
}
