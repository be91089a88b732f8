"""Values of a cell as numbers: terrain x 5 + level - 1; a domain is a mask of 20 values."""

from typing import Final

VALUES: Final = 20
ALL_VALUES: Final = 1048575
CROP_VALUES: Final[list[int]] = [33825 * 2**level for level in range(5)]
TERRAIN_VALUES: Final[list[int]] = [31 * 2 ** (5 * terrain) for terrain in range(4)]

# By the five bits of a value in a front; from 20 on there is no cell.
TERRAIN_IN: Final[list[int]] = [value // 5 for value in range(VALUES)] + [4] * 12
LEVEL_IN: Final[list[int]] = [value % 5 for value in range(VALUES)] + [5] * 12
# Crops of a region, by mask: whether no lower level is missing, how many are, how many it has.
WHOLE: Final[list[bool]] = [mask & (mask + 1) == 0 for mask in range(32)]
MISSING: Final[list[int]] = [mask.bit_length() - mask.bit_count() for mask in range(32)]
SIZE: Final[list[int]] = [mask.bit_count() for mask in range(32)]
