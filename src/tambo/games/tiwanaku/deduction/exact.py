"""What all valleys that fit some knowledge have in common: proved, by a SAT solver.

The laws 1.2 to 1.6 and 1.8 as clauses. A variable for each terrain and each level of a cell, and
one for each place that a region can take: the region of a cell is one of the places that cover it,
its cells hold the levels 1 to n, and nothing around it has its terrain. `knowledge` lists and
samples valleys for play; this file only says whether there is one, and is the judge wherever
a player is told that something is certain, possible or impossible.

All work is bounded by a number of conflicts, never by a clock; None says that they were used up.
"""

from collections.abc import Iterator
from functools import lru_cache

from pysat.card import CardEnc, EncType
from pysat.solvers import Glucose4

from tambo.core.bits import bits_of
from tambo.games.tiwanaku.board import AROUND, SHORT
from tambo.games.tiwanaku.components import MOST_OF_CROP
from tambo.games.tiwanaku.deduction.knowledge import Knowledge
from tambo.games.tiwanaku.solver.logic import Logic
from tambo.games.tiwanaku.solver.shapes import SHAPES, Shape
from tambo.games.tiwanaku.solver.values import ALL_VALUES, CROP_VALUES, TERRAIN_VALUES

# Conflicts of one question. The hardest seen took a few thousand.
CONFLICTS = 300_000
LEVELS = 5
Clauses = Iterator[list[int]]


class Exact:
    """The valleys that fit some knowledge, as one formula that can be asked."""

    def __init__(self, known: Knowledge) -> None:
        self._domains = list(known.domains)
        self._columns = known.columns
        self._top = 0
        self._solver = Glucose4()
        self._is_empty = not Logic(known.columns, list(known.counts)).settle(self._domains)
        self._seen = [0] * len(self._domains)
        cells = len(self._domains)
        self._terrain = [[self._new() for _ in range(4)] for _ in range(cells)]
        self._level = [[self._new() for _ in range(LEVELS)] for _ in range(cells)]
        if not self._is_empty:
            for clauses in (self._cells(), self._regions(), self._distances()):
                self._solver.append_formula(clauses)
            self._count(known)

    def has(self, cell: int, values: int) -> bool | None:
        """Whether some valley has one of these values on a cell; None if it was not found out."""
        left = self._domains[cell] & values
        if self._is_empty or not left:
            return False
        if self._seen[cell] & left:
            return True
        wanted = self._new()
        for value in bits_of(self._domains[cell] & ~left):
            terrain, level = self._terrain[cell][value // 5], self._level[cell][value % 5]
            self._solver.add_clause([-wanted, -terrain, -level])
        self._solver.conf_budget(CONFLICTS)
        found: bool | None = self._solver.solve_limited(assumptions=[wanted])
        if found:
            self._note()
        elif found is False:
            self._lose(cell, left)
        return found

    def forced(self) -> tuple[list[int], bool]:
        """For each cell the values that agree with the only crop and the only terrain it can have.

        Where there are several, nothing is taken away. The flag says that nothing was missed.
        """
        masks, is_whole = [], True
        for cell in range(len(self._domains)):
            is_known = self.has(cell, ALL_VALUES)
            is_whole = is_whole and is_known is not None
            mask = self._domains[cell]
            for groups in (CROP_VALUES, TERRAIN_VALUES) if is_known else ():
                first = next(group for group in groups if self._seen[cell] & group)
                answer = self.has(cell, ALL_VALUES & ~first)
                is_whole = is_whole and answer is not None
                if answer is False:
                    mask &= first
            masks.append(mask)
        return masks, is_whole

    def _note(self) -> None:
        """Remember the valley that was found: all its values are possible."""
        model = self._solver.get_model()
        for cell in range(len(self._domains)):
            terrain = next(t for t in range(4) if model[self._terrain[cell][t] - 1] > 0)
            level = next(n for n in range(LEVELS) if model[self._level[cell][n] - 1] > 0)
            self._seen[cell] |= 1 << (5 * terrain + level)

    def _lose(self, cell: int, values: int) -> None:
        self._domains[cell] &= ~values
        for value in bits_of(values):
            terrain, level = self._terrain[cell][value // 5], self._level[cell][value % 5]
            self._solver.add_clause([-terrain, -level])

    def _new(self) -> int:
        self._top += 1
        return self._top

    # The laws

    def _cells(self) -> Clauses:
        """A cell has one terrain and one level, and no value that is ruled out."""
        for cell, domain in enumerate(self._domains):
            for some in (self._terrain[cell], self._level[cell]):
                yield some
                for one in range(len(some)):
                    for other in range(one):
                        yield [-some[one], -some[other]]
            for value in bits_of(ALL_VALUES & ~domain):
                yield [-self._terrain[cell][value // 5], -self._level[cell][value % 5]]

    def _regions(self) -> Clauses:
        """TIWANAKU-1.2 to 1.4: whole regions, with a crop of each level, and alone."""
        # By cell and terrain: the regions that could cover it, and their sizes.
        covering: list[list[list[tuple[int, int]]]] = [
            [[] for _ in range(4)] for _ in self._domains
        ]
        for terrain in range(4):
            for shape in self._places(terrain):
                region, size = self._new(), len(shape.cells)
                for cell in shape.cells:
                    covering[cell][terrain].append((region, size))
                    yield [-region, self._terrain[cell][terrain]]
                    for level in range(size, LEVELS):
                        yield [-region, -self._level[cell][level]]
                for cell in bits_of(shape.around):
                    yield [-region, -self._terrain[cell][terrain]]
                for level in range(size):
                    yield [-region, *(self._level[cell][level] for cell in shape.cells)]
        for cell, by_terrain in enumerate(covering):
            for terrain, regions in enumerate(by_terrain):
                here = self._terrain[cell][terrain]
                for level in range(LEVELS):
                    high = [region for region, size in regions if size > level]
                    yield (
                        [-here, *high] if level == 0 else [-here, -self._level[cell][level], *high]
                    )

    def _places(self, terrain: int) -> list[Shape]:
        """Where a region of a terrain can lie as far as the cells alone tell."""
        mask = TERRAIN_VALUES[terrain]
        can = sum(1 << cell for cell, domain in enumerate(self._domains) if domain & mask)
        must = sum(1 << cell for cell, domain in enumerate(self._domains) if not domain & ~mask)
        shapes = SHAPES[0 if self._columns == SHORT else 1]
        return [s for s in shapes if not s.mask & ~can and not s.around & must]

    def _distances(self) -> Clauses:
        """TIWANAKU-1.5."""
        around = AROUND[0 if self._columns == SHORT else 1]
        for cell in range(len(self._domains)):
            for other in around[cell]:
                if other > cell:
                    for level in range(LEVELS):
                        yield [-self._level[cell][level], -self._level[other][level]]

    def _count(self, known: Knowledge) -> None:
        """TIWANAKU-1.6 and 1.8: the terrain totals, and no more crops than the box has."""
        for terrain in range(4):
            literals = [cell[terrain] for cell in self._terrain]
            bound, kind = known.counts[terrain], EncType.seqcounter
            made = CardEnc.equals(literals, bound, top_id=self._top, encoding=kind)
            self._top = max(self._top, made.nv)
            self._solver.append_formula(made.clauses)
        for level in range(LEVELS):
            literals = [cell[level] for cell in self._level]
            bound, kind = MOST_OF_CROP[level], EncType.seqcounter
            made = CardEnc.atmost(literals, bound, top_id=self._top, encoding=kind)
            self._top = max(self._top, made.nv)
            self._solver.append_formula(made.clauses)


@lru_cache(maxsize=40)
def exact(known: Knowledge) -> Exact:
    return Exact(known)


def is_impossible(known: Knowledge, cell: int, values: int) -> bool | None:
    """Whether no valley has one of these values on a cell; None if it was not found out."""
    found = exact(known).has(cell, values)
    return None if found is None else not found
