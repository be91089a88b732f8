"""The square of nine villages: names, neighbours, borders and walks. Geometry only.

    3   a3  b3  c3        6  7  8
    2   a2  b2  c2        3  4  5
    1   a1  b1  c1        0  1  2

Every choice of the game has one stable number; the tables below say what it means. The hot ones
are `vec`s, which the compiled engine reads without making Python objects.
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


# Menus as bit masks, over sets of villages: the union of the walks that start in any of them. The
# bit of a one-step walk is its choice; that of a two-step walk is its choice minus TWO_STEP.


def _starting(walks: list[list[int]], villages: int, base: int) -> int:
    numbers = [number for number, walk in enumerate(walks) if villages >> walk[0] & 1]
    return sum(2 ** (base + number) for number in numbers)


def _crossing(walks: list[list[int]], border: int, base: int) -> int:
    mask = 0
    for number, walk in enumerate(walks):
        steps = range(len(walk) - 1)
        if any(border_between(walk[i], walk[i + 1]) == border for i in steps):
            mask += 2 ** (base + number)
    return mask


def _beside(villages: int) -> int:
    reached = [other for cell in range(9) if villages >> cell & 1 for other in NEIGHBOURS[cell]]
    return sum(2**cell for cell in set(reached))


ONE_STEPS_OF: Final = vec[i64]([_starting(ONE_STEP_WALKS, own, ONE_STEP) for own in range(512)])
TWO_STEPS_OF: Final = vec[i64]([_starting(TWO_STEP_WALKS, own, 0) for own in range(512)])
ONE_STEPS_ACROSS: Final = vec[i64]([_crossing(ONE_STEP_WALKS, at, ONE_STEP) for at in range(12)])
TWO_STEPS_ACROSS: Final = vec[i64]([_crossing(TWO_STEP_WALKS, at, 0) for at in range(12)])
BESIDE: Final = vec[i64]([_beside(villages) for villages in range(512)])


def _cell_of(choice: int, place: int) -> int:
    path = walk_of(choice)
    return path[place] if path else 0


FROM: Final = vec[i64]([_cell_of(choice, 0) for choice in range(CHOICES)])
FIRST: Final = vec[i64]([_cell_of(choice, 1) for choice in range(CHOICES)])
LAST: Final = vec[i64]([_cell_of(choice, -1) for choice in range(CHOICES)])
