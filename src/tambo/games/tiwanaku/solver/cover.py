"""Valleys by laying whole regions: a search over the places that regions can take.

A terrain map is an exact cover of the board by regions, so the search takes the cell with the
fewest regions left that could cover it and lays one of them. Compared with a search cell by cell
it never begins a region that cannot be finished. The crops of a finished map are filled in by
`solver.crops`.

Valleys are sampled by laying regions at random until few cells are left and then taking all that
can be made of the rest; each counts as often as there were ways not taken (Knuth's estimate).
"""

# Plain loops and branches compile to the shortest code.

from mypy_extensions import i64

from tambo.core.bits import BIT, count_of, index_of
from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import AROUND, ROWS, SHORT
from tambo.games.tiwanaku.components import MOST_OF_CROP
from tambo.games.tiwanaku.solver.crops import Fillings
from tambo.games.tiwanaku.solver.shapes import SHAPES, Shape
from tambo.games.tiwanaku.solver.values import TERRAIN_VALUES

# Crops of one terrain map: more fillings than these are not looked at.
MOST_FILLINGS = 500
FILLING_NODES = 3000
# What completes the rest of a board after a descent.
REST_NODES = 3000
REST_MAPS = 200
# Nodes after which a search for one valley begins again.
RESTART = 400


class Cover:
    """Looks for valleys that fit domains and terrain totals."""

    def __init__(
        self, columns: int, domains: list[int], counts: list[int], most_regions: int
    ) -> None:
        self.columns: int = columns
        self.cells: int = columns * ROWS
        self.counts: list[int] = counts
        self.most_regions: int = most_regions
        self.nodes: int = 0
        self.given: list[int] = [_given(domain) for domain in domains]
        self._domains: list[int] = domains
        self._around: list[list[int]] = AROUND[0 if columns == SHORT else 1]
        self._levels: list[int] = [_levels(domain) for domain in domains]
        self._masks: list[int] = []
        self._arounds: list[int] = []
        self._terrains: list[int] = []
        self._sizes: list[int] = []
        self._places: list[list[int]] = []
        self._all: list[int] = []
        self._tally: list[int] = [0] * self.cells
        # How often a cell was found without a way to cover it: such cells are taken earlier.
        self._failures: list[int] = [0] * self.cells
        self._terrain_at: list[int] = [0] * self.cells
        self._most_nodes: int = 0
        self._most_maps: int = 0
        self.is_complete: bool = True
        self._maps: list[list[int]] = []
        self._list(domains)

    def _list(self, domains: list[int]) -> None:
        shapes = SHAPES[0 if self.columns == SHORT else 1]
        for terrain in range(4):
            can: i64 = 0
            must: i64 = 0
            values: i64 = TERRAIN_VALUES[terrain]
            for cell in range(self.cells):
                if domains[cell] & values:
                    can |= BIT[cell]
                    if domains[cell] & ~values == 0:
                        must |= BIT[cell]
            for shape in shapes:
                if shape.mask & ~can or shape.around & must:
                    continue
                if len(shape.cells) <= self.counts[terrain] and _can_hold(shape, domains, terrain):
                    self._all.append(len(self._masks))
                    self._masks.append(shape.mask)
                    self._arounds.append(shape.around)
                    self._terrains.append(terrain)
                    self._sizes.append(len(shape.cells))
                    self._places.append(shape.cells)

    # All of them

    def all(self, most_nodes: int, most_maps: int) -> list[list[int]]:
        """All valleys; `is_complete` says that no limit cut the search short."""
        self.nodes = 0
        self.is_complete = True
        self._maps = []
        self._most_nodes = most_nodes
        self._most_maps = most_maps
        full: i64 = BIT[self.cells] - 1
        self._finish(self._all, full, self.counts[:], self._levels, 0, None)
        found = Found()
        if self.is_complete:
            self._most_nodes += self.nodes
            for terrains in self._maps:
                if self.nodes >= self._most_nodes:
                    self.is_complete = False
                    break
                self._fill(terrains, found, 1.0)
        return found.valleys

    # Sampling

    def sample(self, probes: int, rest: int, most_nodes: int, dice: Dice) -> list["Found"]:
        """What so many descents found; one entry for each descent that found a valley."""
        found: list[Found] = []
        self.nodes = 0
        for number in range(probes):
            if self.nodes >= most_nodes:
                break
            here = self._descend(rest, dice)
            if here.valleys:
                here.number = number
                found.append(here)
        return found

    def _descend(self, rest: int, dice: Dice) -> "Found":
        """Lay regions at random until `rest` cells are left, then take every completion."""
        found = Found()
        weight: float = 1.0
        open_: i64 = BIT[self.cells] - 1
        left = self.counts[:]
        levels = self._levels[:]
        active = self._all
        laid = 0
        while True:
            cell = self._narrowest(active, open_, left)
            if cell < 0:
                return found
            if count_of(open_) <= rest:
                break
            ways: list[int] = []
            grown: list[list[int]] = []
            for way in self._covering(active, cell):
                planted = levels[:]
                self.nodes += 1
                if self._plant(planted, way):
                    ways.append(way)
                    grown.append(planted)
            laid += 1
            if not ways:
                self._failures[cell] += 1
                return found
            weight *= float(len(ways))
            picked = int(dice.below(len(ways)))
            way = ways[picked]
            levels = grown[picked]
            active = self._lay(active, way, left, levels)
            open_ &= ~self._masks[way]
            if laid + _fewest_regions(left) > self.most_regions:
                return found
        self._maps = []
        self._most_nodes = self.nodes + REST_NODES
        self._most_maps = REST_MAPS
        self._finish(active, open_, left, levels, laid, None)
        for terrains in self._maps:
            self._fill(terrains, found, weight)
        return found

    def _fill(self, terrains: list[int], found: "Found", weight: float) -> None:
        fillings = Fillings(self.columns, terrains)
        levels_found = fillings.search(self.given, MOST_FILLINGS, FILLING_NODES)
        self.nodes += fillings.nodes
        if len(levels_found) == MOST_FILLINGS or fillings.nodes > FILLING_NODES:
            self.is_complete = False
        for levels in levels_found:
            valley = [5 * terrains[cell] + levels[cell] - 1 for cell in range(self.cells)]
            if _fits_box(levels):
                found.valleys.append(valley)
                found.weight = weight

    # Searching

    def first(self, most_nodes: int, dice: Dice) -> list[int]:
        """Some valley, found by a search in random order; empty if the nodes were used up."""
        self.nodes = 0
        self._maps = []
        self._most_nodes = most_nodes
        self._most_maps = 0
        found = Found()
        tries: i64 = 0
        while not found.valleys and self.nodes < most_nodes:
            tries += 1
            # Lengths 1 2 1 4 1 2 1 8 ...: mostly short tries, long ones where those find nothing.
            length = RESTART * int(tries & -tries)
            self._maps = []
            self._most_maps = 40
            self._most_nodes = min(most_nodes, self.nodes + length)
            full: i64 = BIT[self.cells] - 1
            self._finish(self._all, full, self.counts[:], self._levels, 0, dice)
            for terrains in self._maps:
                self._fill(terrains, found, 1.0)
                if found.valleys:
                    break
        return found.valleys[int(dice.below(len(found.valleys)))] if found.valleys else []

    def _finish(
        self,
        active: list[int],
        open_: i64,
        left: list[int],
        levels: list[int],
        laid: int,
        dice: Dice | None,
    ) -> None:
        """All covers of what is open, as terrain maps; in random order with dice."""
        self.nodes += 1
        if open_ == 0:
            self._maps.append(self._terrain_at[:])
            return
        if laid + _fewest_regions(left) > self.most_regions:
            return
        cell = self._narrowest(active, open_, left)
        if cell < 0:
            return
        ways = self._covering(active, cell)
        if dice is not None:
            dice.shuffle(ways)
        is_dead = True
        for way in ways:
            if self.nodes >= self._most_nodes or len(self._maps) >= self._most_maps:
                self.is_complete = False
                return
            planted = levels[:]
            if not self._plant(planted, way):
                self.nodes += 1
                continue
            is_dead = False
            after = left[:]
            following = self._lay(active, way, after, planted)
            self._finish(following, open_ & ~self._masks[way], after, planted, laid + 1, dice)
        if is_dead:
            self._failures[cell] += 1

    def _narrowest(self, active: list[int], open_: i64, left: list[int]) -> int:
        """The open cell with the fewest regions that could cover it; -1 in a dead end."""
        if open_ == 0:
            return 0
        tally = self._tally
        for cell in range(self.cells):
            tally[cell] = 0
        reach0: i64 = 0
        reach1: i64 = 0
        reach2: i64 = 0
        reach3: i64 = 0
        for way in active:
            mask: i64 = self._masks[way]
            terrain = self._terrains[way]
            if terrain == 0:
                reach0 |= mask
            elif terrain == 1:
                reach1 |= mask
            elif terrain == 2:
                reach2 |= mask
            else:
                reach3 |= mask
            while mask:
                tally[int(index_of(mask & -mask))] += 1
                mask &= mask - 1
        if not (
            _can_use_all(left[0], reach0, reach1 | reach2 | reach3)
            and _can_use_all(left[1], reach1, reach0 | reach2 | reach3)
            and _can_use_all(left[2], reach2, reach0 | reach1 | reach3)
            and _can_use_all(left[3], reach3, reach0 | reach1 | reach2)
        ):
            return -1
        best = -1
        fewest: float = 1e9
        rest: i64 = open_
        while rest:
            cell = int(index_of(rest & -rest))
            rest &= rest - 1
            if tally[cell] == 0:
                self._failures[cell] += 1
                return -1
            weighed = float(tally[cell]) / float(1 + self._failures[cell])
            if weighed < fewest:
                fewest = weighed
                best = cell
        return best

    def _plant(self, levels: list[int], way: int) -> bool:
        """What a region means for the levels of its cells and those around; False if it fails."""
        cells = self._places[way]
        whole: i64 = BIT[len(cells)] - 1
        base = 5 * self._terrains[way]
        todo: list[int] = []
        for cell in cells:
            was: i64 = levels[cell]
            now: i64 = was & whole & ((self._domains[cell] >> base) & 31)
            if now == 0:
                return False
            if now != was:
                levels[cell] = int(now)
            if now & (now - 1) == 0:
                todo.append(cell)
        while True:
            if not self._spread(levels, way, todo) or not _place_lone(levels, cells, whole, todo):
                return False
            if not todo:
                return True

    def _spread(self, levels: list[int], way: int, todo: list[int]) -> bool:
        """Take the levels of settled cells from those around and from the rest of their region."""
        while todo:
            cell = todo.pop()
            bit: i64 = levels[cell]
            for other in self._around[cell]:
                if not _lose(levels, other, bit, todo):
                    return False
            if self._masks[way] & BIT[cell]:
                for other in self._places[way]:
                    if other != cell and not _lose(levels, other, bit, todo):
                        return False
        return True

    def _covering(self, active: list[int], cell: int) -> list[int]:
        bit: i64 = BIT[cell]
        ways: list[int] = []
        for way in active:
            if self._masks[way] & bit:
                ways.append(way)
        return ways

    def _lay(self, active: list[int], way: int, left: list[int], levels: list[int]) -> list[int]:
        """What may still be laid after one region; takes its tiles from `left`."""
        mask: i64 = self._masks[way]
        wide: i64 = mask | self._arounds[way]
        terrain = self._terrains[way]
        left[terrain] -= self._sizes[way]
        rest: i64 = mask
        while rest:
            self._terrain_at[int(index_of(rest & -rest))] = terrain
            rest &= rest - 1
        following: list[int] = []
        for other in active:
            kind = self._terrains[other]
            there: i64 = self._masks[other]
            if kind == terrain:
                if there & wide or self._sizes[other] > left[terrain]:
                    continue
            elif there & mask:
                continue
            if self._can_grow(other, 5 * kind, levels):
                following.append(other)
        return following

    def _can_grow(self, way: int, base: int, levels: list[int]) -> bool:
        """Whether each cell of a region has a level left, and each level a cell."""
        whole: i64 = BIT[self._sizes[way]] - 1
        all_: i64 = 0
        for cell in self._places[way]:
            here: i64 = levels[cell] & (self._domains[cell] >> base) & whole
            if here == 0:
                return False
            all_ |= here
        return all_ == whole


class Found:
    """The valleys of one descent, each with the same weight."""

    def __init__(self) -> None:
        self.valleys: list[list[int]] = []
        self.weight: float = 0.0
        self.number: int = 0


def _fewest_regions(left: list[int]) -> int:
    """TIWANAKU-1.2: how many regions at least the tiles left make."""
    return (left[0] + 4) // 5 + (left[1] + 4) // 5 + (left[2] + 4) // 5 + (left[3] + 4) // 5


def _can_use_all(tiles: int, reach: i64, others: i64) -> bool:
    """Whether a terrain reaches cells enough for its tiles; cells it alone reaches need them."""
    return count_of(reach) >= tiles and count_of(reach & ~others) <= tiles


def _place_lone(levels: list[int], cells: list[int], whole: i64, todo: list[int]) -> bool:
    """A level with one place in a region goes there; False if one has none, or two share one."""
    once: i64 = 0
    twice: i64 = 0
    for cell in cells:
        here: i64 = levels[cell]
        twice |= once & here
        once |= here
    if once != whole:
        return False
    alone: i64 = once & ~twice
    for cell in cells:
        only: i64 = levels[cell] & alone
        if only and levels[cell] != only:
            if only & (only - 1):
                return False
            levels[cell] = int(only)
            todo.append(cell)
    return True


def _lose(levels: list[int], cell: int, bit: i64, todo: list[int]) -> bool:
    """Take a level from a cell; False if none is left."""
    was: i64 = levels[cell]
    if was & bit:
        now: i64 = was & ~bit
        if now == 0:
            return False
        levels[cell] = int(now)
        if now & (now - 1) == 0:
            todo.append(cell)
    return True


def _levels(domain: int) -> int:
    """The levels of a domain as a mask."""
    levels = 0
    for terrain in range(4):
        levels |= (domain >> (5 * terrain)) & 31
    return levels


def _given(domain: int) -> int:
    """The level a domain leaves, 0 if several."""
    levels = _levels(domain)
    for level in range(5):
        if levels == BIT[level]:
            return level + 1
    return 0


def _can_hold(shape: Shape, domains: list[int], terrain: int) -> bool:
    """Whether the crops 1 to n find places on the n cells."""
    size = len(shape.cells)
    reached: list[bool] = [False] * 32
    reached[0] = True
    for cell in shape.cells:
        levels: i64 = (domains[cell] >> (5 * terrain)) & (BIT[size] - 1)
        following: list[bool] = [False] * 32
        for held in range(int(BIT[size])):
            if reached[held]:
                for level in range(size):
                    bit: i64 = BIT[level]
                    if levels & bit and not held & bit:
                        following[int(held | bit)] = True
        reached = following
    return reached[int(BIT[size]) - 1]


def _fits_box(levels: list[int]) -> bool:
    for level in range(5):
        if levels.count(level + 1) > MOST_OF_CROP[level]:
            return False
    return True
