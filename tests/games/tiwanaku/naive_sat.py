"""What is certain of a valley, found in another way: for comparison with `tambo`'s own `exact`.

The formula knows cells only. What it does not know of regions is added whenever a solution breaks
it: one region, looked at as it lies, is forbidden, until a solution is a valley or none is left.
"""

from itertools import combinations

from pysat.card import CardEnc
from pysat.solvers import Cadical153

TERRAINS, LEVELS, ROWS = 4, 5, 5
MOST_OF_CROP = (13, 12, 12, 10, 10)


class Naive:
    def __init__(self, columns, domains, counts):
        self.columns = columns
        self.cells = columns * ROWS
        self.solver = Cadical153()
        self.top = self.cells * (TERRAINS + LEVELS)
        for cell, domain in enumerate(domains):
            for names in (self.terrains(cell), self.levels(cell)):
                self.solver.add_clause(names)
                for pair in combinations(names, 2):
                    self.solver.add_clause([-name for name in pair])
            for value in range(TERRAINS * LEVELS):
                if not domain >> value & 1:
                    self.solver.add_clause(
                        [-self.terrain(cell, value // 5), -self.level(cell, value % 5)]
                    )
            for other in self.around(cell):
                for level in range(LEVELS):
                    self.solver.add_clause([-self.level(cell, level), -self.level(other, level)])
        for terrain, count in enumerate(counts):
            names = [self.terrain(cell, terrain) for cell in range(self.cells)]
            self.add(CardEnc.equals(names, count, top_id=self.top))
        for level, most in enumerate(MOST_OF_CROP):
            names = [self.level(cell, level) for cell in range(self.cells)]
            self.add(CardEnc.atmost(names, most, top_id=self.top))

    def add(self, made):
        self.top = max(self.top, made.nv)
        self.solver.append_formula(made.clauses)

    def terrain(self, cell, terrain):
        return 1 + cell * TERRAINS + terrain

    def level(self, cell, level):
        return 1 + self.cells * TERRAINS + cell * LEVELS + level

    def terrains(self, cell):
        return [self.terrain(cell, terrain) for terrain in range(TERRAINS)]

    def levels(self, cell):
        return [self.level(cell, level) for level in range(LEVELS)]

    def beside(self, cell):
        return [
            o for o in self.around(cell) if o // ROWS == cell // ROWS or o % ROWS == cell % ROWS
        ]

    def around(self, cell):
        column, row = divmod(cell, ROWS)
        places = [(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
        return [c * ROWS + r for c, r in places if 0 <= c < self.columns and 0 <= r < ROWS]

    def valley(self, *assumptions):
        """Terrain and level (from 0) of every cell, or None."""
        while self.solver.solve(assumptions=list(assumptions)):
            true = {name for name in self.solver.get_model() if name > 0}
            valley = [
                (
                    next(t for t in range(TERRAINS) if self.terrain(cell, t) in true),
                    next(n for n in range(LEVELS) if self.level(cell, n) in true),
                )
                for cell in range(self.cells)
            ]
            if not self.forbid_faults(valley):
                return valley
        return None

    def forbid_faults(self, valley):
        """Forbid every region that breaks 1.2 to 1.4; whether there was one."""
        seen, is_faulty = set(), False
        for start in range(self.cells):
            if start in seen:
                continue
            terrain = valley[start][0]
            region = [start]
            for cell in region:
                region += [
                    o for o in self.beside(cell) if valley[o][0] == terrain and o not in region
                ]
            seen.update(region)
            here = [-self.terrain(cell, terrain) for cell in region]
            outside = {o for cell in region for o in self.around(cell)} - set(region)
            if len(region) > LEVELS:
                self.solver.add_clause([-self.terrain(cell, terrain) for cell in region[:6]])
                is_faulty = True
                continue
            next_to = {o for cell in region for o in self.beside(cell)} - set(region)
            closed = [*here, *(self.terrain(cell, terrain) for cell in next_to)]
            for corner in outside - next_to:
                if valley[corner][0] == terrain:
                    self.solver.add_clause([*closed, -self.terrain(corner, terrain)])
                    is_faulty = True
            for level in range(len(region)):
                if all(valley[cell][1] != level for cell in region):
                    self.solver.add_clause([*closed, *(self.level(cell, level) for cell in region)])
                    is_faulty = True
        return is_faulty

    def certain(self):
        """For each cell its only terrain and its only level (from 1), None where several can be."""
        first = self.valley()
        assert first is not None
        terrains, levels = [t for t, _ in first], [n for _, n in first]
        open_t, open_n = set(range(self.cells)), set(range(self.cells))
        for cell in range(self.cells):
            for still, values, name in (
                (open_t, terrains, self.terrain),
                (open_n, levels, self.level),
            ):
                if cell not in still:
                    continue
                other = self.valley(-name(cell, values[cell]))
                if other is not None:
                    open_t -= {c for c, (t, _) in enumerate(other) if t != terrains[c]}
                    open_n -= {c for c, (_, n) in enumerate(other) if n != levels[c]}
        return [
            (terrains[c] if c in open_t else None, levels[c] + 1 if c in open_n else None)
            for c in range(self.cells)
        ]
