"""The crops of a valley whose terrains are all known: its regions and how they can be filled.

A backtracking search over sets of levels. Cells of a region and cells that touch differ; in a
region of n cells each of 1 to n has a place. The cell with the fewest levels is tried first.
"""

from typing import Final

from mypy_extensions import i64

from tambo.core.bits import BIT
from tambo.games.tiwanaku.board import AROUND, NEIGHBOURS, ROWS, SHORT
from tambo.games.tiwanaku.components import TERRAINS

_COUNT: Final[list[int]] = [bin(mask).count("1") for mask in range(32)]
_LEVEL: Final[list[int]] = [-1, 0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4]


def regions_of(columns: int, terrains: list[int]) -> list[list[int]]:
    """TIWANAKU-1.2: the maximal groups of one terrain, each in order of its cells."""
    beside = NEIGHBOURS[0 if columns == SHORT else 1]
    seen: set[int] = set()
    regions: list[list[int]] = []
    for start in range(columns * ROWS):
        if start in seen:
            continue
        seen.add(start)
        region = [start]
        for cell in region:
            for other in beside[cell]:
                if other not in seen and terrains[other] == terrains[cell]:
                    seen.add(other)
                    region.append(other)
        regions.append(sorted(region))
    return regions


class Fillings:
    """Searches the fillings of one terrain map."""

    def __init__(self, columns: int, terrains: list[int]) -> None:
        assert len(TERRAINS) == 4
        self.cells: int = columns * ROWS
        self.regions: list[list[int]] = regions_of(columns, terrains)
        self.rivals: list[list[int]] = []
        self.region_at: list[int] = [0] * self.cells
        around = AROUND[0 if columns == SHORT else 1]
        for number, region in enumerate(self.regions):
            for cell in region:
                self.region_at[cell] = number
        for cell in range(self.cells):
            mates = self.regions[self.region_at[cell]]
            rivals = around[cell][:]
            for mate in mates:
                if mate != cell and mate not in rivals:
                    rivals.append(mate)
            self.rivals.append(rivals)
        self.nodes: int = 0
        self._most_nodes: int = 0
        self._limit: int = 0
        self._found: list[list[int]] = []

    def search(self, given: list[int], limit: int, most_nodes: int = 1_000_000) -> list[list[int]]:
        """Up to `limit` fillings (levels 1 to 5 by cell); `given` has 0 where nothing is known.

        The search stops at `most_nodes`; `nodes` says whether it did.
        """
        self.nodes = 0
        self._most_nodes = most_nodes
        self._limit = limit
        self._found = []
        domains = [0] * self.cells
        for region in self.regions:
            if len(region) > 5:
                return []
            for cell in region:
                domains[cell] = BIT[len(region)] - 1
        todo: list[int] = []
        for cell in range(self.cells):
            if given[cell]:
                domains[cell] &= BIT[given[cell] - 1]
                if domains[cell] == 0:
                    return []
            if _COUNT[domains[cell]] == 1:
                todo.append(cell)
        if self._settle(domains, todo):
            self._branch(domains)
        return self._found

    def _settle(self, domains: list[int], todo: list[int]) -> bool:
        """Draw all plain conclusions from newly single cells; False on a contradiction."""
        while True:
            while todo:
                cell = todo.pop()
                bit: i64 = domains[cell]
                for rival in self.rivals[cell]:
                    was: i64 = domains[rival]
                    if was & bit:
                        now: i64 = was & ~bit
                        if now == 0:
                            return False
                        domains[rival] = int(now)
                        if now & (now - 1) == 0:
                            todo.append(rival)
            for region in self.regions:
                once: i64 = 0
                twice: i64 = 0
                for cell in region:
                    here: i64 = domains[cell]
                    twice |= once & here
                    once |= here
                if once != BIT[len(region)] - 1:
                    return False
                alone: i64 = once & ~twice
                if alone:
                    for cell in region:
                        only: i64 = domains[cell] & alone
                        if only and domains[cell] != only:
                            if only & (only - 1):
                                return False
                            domains[cell] = int(only)
                            todo.append(cell)
            if not todo:
                return True

    def _branch(self, domains: list[int]) -> None:
        self.nodes += 1
        if self.nodes > self._most_nodes:
            return
        best = -1
        fewest = 9
        for cell in range(self.cells):
            count = _COUNT[domains[cell]]
            if 1 < count < fewest:
                fewest = count
                best = cell
                if count == 2:
                    break
        if best < 0:
            self._found.append([_LEVEL[mask] + 1 for mask in domains])
            return
        rest: i64 = domains[best]
        while rest and len(self._found) < self._limit and self.nodes <= self._most_nodes:
            bit: i64 = rest & -rest
            rest &= rest - 1
            trial = domains[:]
            trial[best] = int(bit)
            if self._settle(trial, [best]):
                self._branch(trial)
