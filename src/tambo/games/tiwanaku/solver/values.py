"""Values of a cell as numbers: terrain x 5 + level - 1; a domain is a mask of 20 values."""

from typing import Final

VALUES: Final = 20
ALL_VALUES: Final = 1048575
CROP_VALUES: Final[list[int]] = [33825 * 2**level for level in range(5)]
TERRAIN_VALUES: Final[list[int]] = [31 * 2 ** (5 * terrain) for terrain in range(4)]
