"""The square of nine villages: names, neighbours, borders and walks. Geometry only.

    3   a3  b3  c3        6  7  8
    2   a2  b2  c2        3  4  5
    1   a1  b1  c1        0  1  2

Every choice of the game has one stable number; the tables below say what it means.
"""

from typing import Final

from mypy_extensions import i64

CELLS: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
ALL_CELLS: Final = 511


def _neighbours(cell: int) -> list[int]:
    column, row = cell % 3, cell // 3
    beside = []
    for other in range(9):
        if abs(other % 3 - column) + abs(other // 3 - row) == 1:
            beside.append(other)
    return beside


NEIGHBOURS: Final = [_neighbours(cell) for cell in range(9)]

# The twelve borders, each named by the cell that sorts first: "a1|a2", "a1|b1", ...
BORDERS: Final = [(low, high) for low in range(9) for high in NEIGHBOURS[low] if low < high]

ONE_STEP_WALKS: Final = [[start, end] for start in range(9) for end in NEIGHBOURS[start]]
TWO_STEP_WALKS: Final = [
    [start, through, end]
    for start in range(9)
    for through in NEIGHBOURS[start]
    for end in NEIGHBOURS[through]
    if end != start
]

# Numbers of the choices.
CREATE: Final = 0
ONE_STEP: Final = CREATE + 9
TWO_STEP: Final = ONE_STEP + 24
PASS: Final = TWO_STEP + 44
RESOLVE: Final = PASS + 1
SHAMAN: Final = RESOLVE + 9
DECLINE: Final = SHAMAN + 12
SWAP: Final = DECLINE + 1
KEEP: Final = SWAP + 1
CHOICES: Final = KEEP + 1


def walk_of(choice: int) -> list[int]:
    """The villages of a walk, start first; empty for a choice that is no walk."""
    if ONE_STEP <= choice < TWO_STEP:
        return ONE_STEP_WALKS[choice - ONE_STEP]
    if TWO_STEP <= choice < PASS:
        return TWO_STEP_WALKS[choice - TWO_STEP]
    return []


def border_between(one: int, other: int) -> int:
    """The number of the border between two villages, or -1 if they do not touch."""
    pair = (min(one, other), max(one, other))
    return BORDERS.index(pair) if pair in BORDERS else -1


def _crossing(walks: list[list[int]], border: int) -> int:
    mask = 0
    for number, walk in enumerate(walks):
        steps = zip(walk, walk[1:], strict=False)
        if any(border_between(one, other) == border for one, other in steps):
            mask |= 1 << number
    return mask


def _starting(walks: list[list[int]], cell: int) -> int:
    return sum(1 << number for number, walk in enumerate(walks) if walk[0] == cell)


# Menus as bit masks. A table of bits, because `1 << n` on an i64 miscompiles for n >= 31.
BIT: Final = [2**n for n in range(62)]
ONE_STEPS_FROM: Final = [_starting(ONE_STEP_WALKS, cell) for cell in range(9)]
TWO_STEPS_FROM: Final = [_starting(TWO_STEP_WALKS, cell) for cell in range(9)]
ONE_STEPS_ACROSS: Final = [_crossing(ONE_STEP_WALKS, border) for border in range(12)]
TWO_STEPS_ACROSS: Final = [_crossing(TWO_STEP_WALKS, border) for border in range(12)]

FROM: Final = [walk_of(choice)[0] if walk_of(choice) else 0 for choice in range(CHOICES)]
FIRST: Final = [walk_of(choice)[1] if walk_of(choice) else 0 for choice in range(CHOICES)]
LAST: Final = [walk_of(choice)[-1] if walk_of(choice) else 0 for choice in range(CHOICES)]

# The powers of two up to 2**65 leave different remainders when divided by 67.
_INDEX: Final = [0] * 67
for _n in range(62):
    _INDEX[2**_n % 67] = _n


def index_of(bit: i64) -> i64:
    """Which bit a power of two is."""
    return _INDEX[int(bit % 67)]


def count_of(mask: i64) -> i64:
    """How many bits a mask of up to 62 bits has."""
    pairs: i64 = mask - ((mask >> 1) & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    total: i64 = eights + (eights >> 8)
    total += total >> 16
    total += total >> 32
    return total & 127


def nth_of(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit of a mask, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return index_of(mask & -mask)
