"""Every place a region can take on a board: all connected groups of one to five cells."""

from typing import Final

from tambo.core.bits import BIT
from tambo.games.tiwanaku.board import AROUND, LONG, NEIGHBOURS, ROWS, SHORT


class Shape:
    """A group of cells: its mask, the mask of the cells around it (corners too), its cells."""

    def __init__(self, cells: list[int], around: int) -> None:
        self.cells: list[int] = cells
        self.mask: int = sum([BIT[cell] for cell in cells])
        self.around: int = around & ~self.mask


def _shapes(board: int, columns: int) -> list[Shape]:
    masks: dict[int, list[int]] = {BIT[cell]: [cell] for cell in range(columns * ROWS)}
    layer = dict(masks)
    for _ in range(4):
        following: dict[int, list[int]] = {}
        for mask, cells in layer.items():
            for cell in cells:
                for other in NEIGHBOURS[board][cell]:
                    if not mask & BIT[other]:
                        following[mask | BIT[other]] = sorted([*cells, other])
        masks.update(following)
        layer = following
    found = []
    for cells in masks.values():
        around = 0
        for cell in cells:
            for other in AROUND[board][cell]:
                around |= BIT[other]
        found.append(Shape(cells, around))
    return found


SHAPES: Final = [_shapes(0, SHORT), _shapes(1, LONG)]
