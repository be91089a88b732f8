"""The square of nine villages: names, neighbours, borders and walks. Geometry only.

    3   a3  b3  c3        6  7  8
    2   a2  b2  c2        3  4  5
    1   a1  b1  c1        0  1  2

The hot table is a `vec`, which the compiled engine reads without making Python objects.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CELLS: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
ALL_CELLS: Final = 511


def _neighbours(cell: int) -> list[int]:
    column, row = cell % 3, cell // 3
    away = [abs(other % 3 - column) + abs(other // 3 - row) for other in range(9)]
    return [other for other in range(9) if away[other] == 1]


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


def border_between(one: int, other: int) -> int:
    """The number of the border between two villages, or -1 if they do not touch."""
    pair = (min(one, other), max(one, other))
    return BORDERS.index(pair) if pair in BORDERS else -1


def border_name(border: int) -> str:
    low, high = BORDERS[border]
    return f"{CELLS[low]}|{CELLS[high]}"


def _beside(villages: int) -> int:
    reached = [other for cell in range(9) if villages >> cell & 1 for other in NEIGHBOURS[cell]]
    return sum(2**cell for cell in set(reached))


# The villages that touch any of a set of villages.
BESIDE: Final = vec[i64]([_beside(villages) for villages in range(512)])
