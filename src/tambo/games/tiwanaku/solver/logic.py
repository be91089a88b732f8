"""Plain conclusions about a valley: what single laws rule out, repeated until nothing is new.

Works on domains (masks of 20 values for each cell). Sound but not complete: what it rules out is
impossible, what it leaves may be impossible too. `solver.cover` and `deduction` build on it.

Every conclusion has a reason, one of the laws below, and is reported to a listener if there is
one, so that a hint can show the chain.
"""

# Plain loops and branches compile to the shortest code.

from typing import Final

from mypy_extensions import i64

from tambo.core.bits import BIT
from tambo.games.tiwanaku.board import AROUND, NEIGHBOURS, ROWS, SHORT
from tambo.games.tiwanaku.solver.values import CROP_VALUES, TERRAIN_VALUES

# Reasons: the law that rules something out.
DISTANCE: Final = 0  # an equal crop beside (1.5)
CORNER: Final = 1  # regions of one terrain would touch by a corner (1.3)
SUPPLY: Final = 2  # all tiles of a terrain are placed, or every possible cell is needed (1.6)
TOO_BIG: Final = 3  # a region of more than five, or with a crop twice (1.2, 1.4)
TOO_SMALL: Final = 4  # the region cannot grow enough for that level (1.4)
TWICE: Final = 5  # the region has that crop already (1.4)
GROWTH: Final = 6  # the region must grow, and only here (1.4)
ONLY_PLACE: Final = 7  # the closed region needs that crop, and only here (1.4)
CLOSED: Final = 8  # the closed region has no crop above its size (1.4)


class Step:
    """A conclusion: what a cell lost (a mask of values), why, and the cells it rests on."""

    def __init__(self, cell: int, lost: int, reason: int, because: list[int]) -> None:
        self.cell: int = cell
        self.lost: int = lost
        self.reason: int = reason
        self.because: list[int] = because


class Logic:
    """The laws applied to one board size and set of terrain totals."""

    def __init__(self, columns: int, counts: list[int]) -> None:
        board = 0 if columns == SHORT else 1
        self.columns: int = columns
        self.cells: int = columns * ROWS
        self.counts: list[int] = counts
        self.beside: list[list[int]] = NEIGHBOURS[board]
        self.around: list[list[int]] = AROUND[board]
        self.steps: list[Step] | None = None

    def settle(self, domains: list[int]) -> bool:
        """Narrow the domains in place as far as the laws go; False on a contradiction."""
        changed = True
        while changed:
            before = sum(domains) if self.steps is None else -1
            notes = 0 if self.steps is None else len(self.steps)
            if not self._distances(domains):
                return False
            if not self._corners(domains):
                return False
            if not self._supplies(domains):
                return False
            for terrain in range(4):
                if not self._regions(domains, terrain):
                    return False
            if self.steps is None:
                changed = sum(domains) != before
            else:
                changed = len(self.steps) != notes
        return True

    def _lose(
        self, domains: list[int], cell: int, lost: i64, reason: int, because: list[int]
    ) -> bool:
        was: i64 = domains[cell]
        gone: i64 = was & lost
        if gone == 0:
            return True
        domains[cell] = int(was & ~lost)
        if self.steps is not None:
            self.steps.append(Step(cell, int(gone), reason, because))
        return was != gone

    # 1.5

    def _distances(self, domains: list[int]) -> bool:
        for cell in range(self.cells):
            domain: i64 = domains[cell]
            for level in range(5):
                if domain & ~CROP_VALUES[level] == 0:
                    for other in self.around[cell]:
                        if domains[other] & CROP_VALUES[level]:
                            if not self._lose(domains, other, CROP_VALUES[level], DISTANCE, [cell]):
                                return False
                    break
        return True

    # 1.3: it is enough to look at blocks of four

    def _corners(self, domains: list[int]) -> bool:
        for cell in range(self.cells - ROWS):
            if cell % ROWS == ROWS - 1:
                continue
            up, right, over = cell + 1, cell + ROWS, cell + ROWS + 1
            if not self._diagonal(domains, cell, over, up, right):
                return False
            if not self._diagonal(domains, up, right, cell, over):
                return False
        return True

    def _diagonal(self, domains: list[int], one: int, two: int, a: int, b: int) -> bool:
        """Cells `one` and `two` are diagonal; if both have one terrain, `a` or `b` has it."""
        for terrain in range(4):
            mask: i64 = TERRAIN_VALUES[terrain]
            first: i64 = domains[one]
            second: i64 = domains[two]
            if first & mask == 0 or second & mask == 0:
                continue
            has_a = domains[a] & mask != 0
            has_b = domains[b] & mask != 0
            is_first = first & ~mask == 0
            is_second = second & ~mask == 0
            if not has_a and not has_b:
                if is_first and not self._lose(domains, two, mask, CORNER, [one, a, b]):
                    return False
                if is_second and not self._lose(domains, one, mask, CORNER, [two, a, b]):
                    return False
            elif is_first and is_second:
                if not has_a and not self._lose(domains, b, ~mask, CORNER, [one, two, a]):
                    return False
                if not has_b and not self._lose(domains, a, ~mask, CORNER, [one, two, b]):
                    return False
        return True

    # 1.6

    def _supplies(self, domains: list[int]) -> bool:
        for terrain in range(4):
            mask: i64 = TERRAIN_VALUES[terrain]
            must = 0
            can = 0
            for cell in range(self.cells):
                domain: i64 = domains[cell]
                if domain & mask:
                    can += 1
                    if domain & ~mask == 0:
                        must += 1
            total = self.counts[terrain]
            if must > total or can < total:
                return False
            if must == can:
                continue
            if must == total:
                for cell in range(self.cells):
                    here: i64 = domains[cell]
                    if here & mask and here & ~mask:
                        if not self._lose(domains, cell, mask, SUPPLY, []):
                            return False
            elif can == total:
                for cell in range(self.cells):
                    there: i64 = domains[cell]
                    if there & mask and there & ~mask:
                        if not self._lose(domains, cell, ~mask, SUPPLY, []):
                            return False
        return True

    # 1.2 and 1.4

    def _regions(self, domains: list[int], terrain: int) -> bool:
        mask: i64 = TERRAIN_VALUES[terrain]
        must: list[int] = [-1] * self.cells  # number of the certain group of a cell
        can: list[bool] = [False] * self.cells
        groups: list[list[int]] = []
        for cell in range(self.cells):
            domain: i64 = domains[cell]
            can[cell] = domain & mask != 0
        for cell in range(self.cells):
            if can[cell] and domains[cell] & ~mask == 0 and must[cell] < 0:
                must[cell] = len(groups)
                group = [cell]
                for member in group:
                    for other in self.beside[member]:
                        if must[other] < 0 and can[other] and domains[other] & ~mask == 0:
                            must[other] = len(groups)
                            group.append(other)
                groups.append(group)
        for group in groups:
            if not self._group(domains, terrain, group, must, can, groups):
                return False
        # A cell that may be of this terrain: levels that its surroundings cannot complete.
        for cell in range(self.cells):
            if can[cell] and must[cell] < 0:
                reach = self._reach([cell], can)
                if reach < 5:
                    high: i64 = _above(terrain, reach)
                    if domains[cell] & high:
                        if not self._lose(domains, cell, high, TOO_SMALL, []):
                            return False
        return True

    def _reach(self, group: list[int], can: list[bool]) -> int:
        """How large a region around a group could become, at most 5."""
        size = len(group)
        seen = group[:]
        front = group
        steps = 5 - size
        while steps > 0 and front:
            following: list[int] = []
            for cell in front:
                for other in self.beside[cell]:
                    if can[other] and other not in seen:
                        seen.append(other)
                        following.append(other)
                        if len(seen) >= 5:
                            return 5
            front = following
            steps -= 1
        return len(seen)

    def _group(
        self,
        domains: list[int],
        terrain: int,
        group: list[int],
        must: list[int],
        can: list[bool],
        groups: list[list[int]],
    ) -> bool:
        size = len(group)
        if size > 5:
            return False
        base: int = 5 * terrain
        needed = self._size_needed(domains, base, group)
        doors: list[int] = []
        if needed == 0 or not self._find_doors(domains, terrain, group, must, can, groups, doors):
            return False
        reach = self._reach(group, can) if doors else size
        if reach < needed:
            return False
        if reach < 5:
            high: i64 = _above(terrain, reach)
            for cell in group:
                if domains[cell] & high:
                    reason = CLOSED if reach == size else TOO_SMALL
                    if not self._lose(domains, cell, high, reason, group):
                        return False
        if needed > size and len(doors) == 1:
            if not self._lose(domains, doors[0], ~TERRAIN_VALUES[terrain], GROWTH, group):
                return False
        if reach == size:
            return self._closed(domains, base, group)
        return True

    def _size_needed(self, domains: list[int], base: int, group: list[int]) -> int:
        """How large the region of a group must be for its crops; 0 on a contradiction."""
        fixed: i64 = 0
        needed = len(group)
        for cell in group:
            levels: i64 = (domains[cell] >> base) & 31
            if levels & (levels - 1) == 0:
                if fixed & levels:
                    return 0
                fixed |= levels
                for other in group:
                    if other != cell and domains[other] & (levels << base):
                        if not self._lose(domains, other, levels << base, TWICE, [cell]):
                            return 0
            lowest = _lowest(levels)
            if lowest > needed:
                needed = lowest
        return needed

    def _find_doors(
        self,
        domains: list[int],
        terrain: int,
        group: list[int],
        must: list[int],
        can: list[bool],
        groups: list[list[int]],
        doors: list[int],
    ) -> bool:
        """Neighbours that may join: not if the region would be too big or have a crop twice."""
        for cell in group:
            for other in self.beside[cell]:
                if not can[other] or must[other] >= 0 or other in doors:
                    continue
                if self._may_join(domains, 5 * terrain, other, group, must, groups):
                    doors.append(other)
                else:
                    can[other] = False
                    if not self._lose(domains, other, TERRAIN_VALUES[terrain], TOO_BIG, group):
                        return False
        return True

    def _may_join(
        self,
        domains: list[int],
        base: int,
        door: int,
        group: list[int],
        must: list[int],
        groups: list[list[int]],
    ) -> bool:
        """Whether a cell could belong to the region of a group, with the groups it would join."""
        joined: list[int] = []
        size = 1
        fixed: i64 = 0
        for other in self.beside[door]:
            number = must[other]
            if number < 0 or number in joined:
                continue
            joined.append(number)
            size += len(groups[number])
            for cell in groups[number]:
                levels: i64 = (domains[cell] >> base) & 31
                if levels & (levels - 1) == 0:
                    if fixed & levels:
                        return False
                    fixed |= levels
        if size > 5:
            return False
        own: i64 = (domains[door] >> base) & 31
        return own & ~fixed != 0

    def _closed(self, domains: list[int], base: int, group: list[int]) -> bool:
        """A region that cannot grow holds each level up to its size."""
        once: i64 = 0
        twice: i64 = 0
        for cell in group:
            levels: i64 = (domains[cell] >> base) & 31
            twice |= once & levels
            once |= levels
        if once != BIT[len(group)] - 1:
            return False
        alone: i64 = once & ~twice
        for cell in group:
            only: i64 = (domains[cell] >> base) & alone
            if only and (domains[cell] >> base) & 31 != only:
                if only & (only - 1):
                    return False
                if not self._lose(domains, cell, ~(only << base), ONLY_PLACE, group):
                    return False
        return True


def _lowest(levels: i64) -> int:
    """The lowest level of a set, from 1."""
    for level in range(5):
        if levels & BIT[level]:
            return level + 1
    return 9


def _above(terrain: int, size: int) -> i64:
    """The values of a terrain with a level above a size."""
    high: i64 = (31 & ~(BIT[size] - 1)) * BIT[5 * terrain]
    return high


def crops_of(domain: int) -> list[int]:
    """The levels a domain allows, from 1."""
    return [level + 1 for level in range(5) if domain & CROP_VALUES[level]]


def terrains_of(domain: int) -> list[int]:
    return [terrain for terrain in range(4) if domain & TERRAIN_VALUES[terrain]]
