"""The valley's grid: names, neighbours, borders, and the Otoma's trails. Geometry only.

Columns are letters from the left, rows 1 to 5 from the bottom. A cell's number is five times its
column plus its row, so the short board (a-e) is the beginning of the long one (a-i):

    5   4   9  14  19  24  29  34  39  44
    4   3   8  13  18  23  28  33  38  43
    3   2   7  12  17  22  27  32  37  42
    2   1   6  11  16  21  26  31  36  41
    1   0   5  10  15  20  25  30  35  40
        a   b   c   d   e   f   g   h   i
"""

from typing import Final

ROWS: Final = 5
SHORT: Final = 5
LONG: Final = 9
MOST_CELLS: Final = 45

CELLS: Final = [f"{letter}{row}" for letter in "abcdefghi" for row in range(1, 6)]

# A table of bits, because `1 << n` on an i64 miscompiles for n >= 31.

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEPS: Final = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def all_cells(columns: int) -> int:
    """The mask of all cells of a board."""
    return int(2 ** (ROWS * columns)) - 1


def _beside(columns: int, cell: int, diagonal: bool) -> list[int]:
    column, row = cell // ROWS, cell % ROWS
    found = []
    for other in range(ROWS * columns):
        across, up = abs(other // ROWS - column), abs(other % ROWS - row)
        near = max(across, up) == 1 if diagonal else across + up == 1
        if near:
            found.append(other)
    return found


def _mask(cells: list[int]) -> int:
    return sum([int(2**cell) for cell in cells])


# Orthogonal neighbours and all eight, by board (0 short, 1 long).
NEIGHBOURS: Final = [
    [_beside(columns, cell, False) for cell in range(ROWS * columns)] for columns in (SHORT, LONG)
]
AROUND: Final = [
    [_beside(columns, cell, True) for cell in range(ROWS * columns)] for columns in (SHORT, LONG)
]
NEIGHBOUR_MASKS: Final = [[_mask(cells) for cells in board] for board in NEIGHBOURS]
BOTTOM_ROW: Final = _mask([cell for cell in range(MOST_CELLS) if cell % ROWS == 0])
TOP_ROW: Final = _mask([cell for cell in range(MOST_CELLS) if cell % ROWS == ROWS - 1])


def _edge(columns: int, direction: int) -> int:
    """Where a pawn that moves in a direction can enter (TIWANAKU-6.6)."""
    cells = range(ROWS * columns)
    if direction == NORTH:
        return _mask([cell for cell in cells if cell % ROWS == 0])
    if direction == SOUTH:
        return _mask([cell for cell in cells if cell % ROWS == ROWS - 1])
    if direction == EAST:
        return _mask([cell for cell in cells if cell < ROWS])
    return _mask([cell for cell in cells if cell >= ROWS * (columns - 1)])


EDGES: Final = [[_edge(columns, direction) for direction in range(4)] for columns in (SHORT, LONG)]
BORDERS: Final = [edges[0] | edges[1] | edges[2] | edges[3] for edges in EDGES]


def step_from(columns: int, cell: int, direction: int) -> int:
    """The cell one step on, or -1 off the board."""
    across, up = STEPS[direction]
    column, row = cell // ROWS + across, cell % ROWS + up
    return column * ROWS + row if 0 <= column < columns and 0 <= row < ROWS else -1


# TIWANAKU-5.6: which edges of the long board each trail joins, as (cell, direction of leaving).
TRAILS: Final = [
    *[(f"{a}5", NORTH, f"{b}5", NORTH) for a, b in ("ab", "cd", "ef", "gh")],
    *[(f"{a}1", SOUTH, f"{b}1", SOUTH) for a, b in ("bc", "de", "fg", "hi")],
    ("a5", WEST, "a4", WEST),
    ("a3", WEST, "a2", WEST),
    ("i4", EAST, "i3", EAST),
    ("i2", EAST, "i1", EAST),
    ("i5", NORTH, "i5", EAST),
    ("a1", SOUTH, "a1", WEST),
]


def _runs() -> list[int]:
    """Where an Otoma pawn is after one step: cell x 4 + direction, before and after."""
    trails: dict[int, int] = {}
    for one, leaving, other, there in TRAILS:
        ends = [(CELLS.index(one), leaving), (CELLS.index(other), there)]
        for (cell, out), (entered, edge) in (ends, ends[::-1]):
            trails[cell * 4 + out] = entered * 4 + (edge + 2) % 4
    table = []
    for place in range(MOST_CELLS * 4):
        beyond = step_from(LONG, place // 4, place % 4)
        table.append(trails[place] if beyond < 0 else beyond * 4 + place % 4)
    return table


RUNS: Final = _runs()
