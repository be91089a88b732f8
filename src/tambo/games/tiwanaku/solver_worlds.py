"""All valleys that agree with what is known, counted and drawn from.

The board is swept cell by cell in the order of the cells' numbers. A *front* is all that later
cells can depend on: terrain and crop of the last six cells, which of the last five belong to one
region and the crops that region holds, how many tiles of each terrain are left, and how many
regions may still begin. Valleys with the same front have the same continuations, so they are
counted together: the layers of fronts form a graph whose paths are exactly the valleys.

When a layer grows beyond the cap, fronts are dropped at random and the weights of those kept are
raised accordingly, so that counts stay right on average (stochastic enumeration). Until that
happens everything is exact. Rules 1.2 to 1.6 and 1.8 are built in; the promise of 1.7 is not: it
would need every continuation's crops to be solved anew, and no person argues that way.

A value is terrain x 5 + level - 1; a domain is a mask of 20 values.
"""

from typing import Final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import ROWS
from tambo.games.tiwanaku.components import MOST_OF_CROP
from tambo.games.tiwanaku.solver_layers import Layer, keep_only

VALUES: Final = 20
ALL_VALUES: Final = 1048575
CROP_VALUES: Final[list[int]] = [33825 * 2**level for level in range(5)]
TERRAIN_VALUES: Final[list[int]] = [31 * 2 ** (5 * terrain) for terrain in range(4)]
NO_VALUE: Final = 31

_TERRAIN: Final[list[int]] = [value // 5 for value in range(VALUES)] + [4] * 12
_LEVEL: Final[list[int]] = [value % 5 for value in range(VALUES)] + [5] * 12
_CROPS_OF: Final[list[int]] = [CROP_VALUES[value % 5] for value in range(VALUES)] + [0] * 12
_TERRAIN_OF: Final[list[int]] = [TERRAIN_VALUES[value // 5] for value in range(VALUES)] + [0] * 12
_WHOLE: Final[list[bool]] = [mask & (mask + 1) == 0 for mask in range(32)]
# How many lower levels a region lacks that holds these crops.
_MISSING: Final[list[int]] = [mask.bit_length() - mask.bit_count() for mask in range(32)]
_POWER: Final[list[int]] = [2**n for n in range(62)]

# How strongly fronts with likely tile counts are preferred when some must be dropped.
COUNT_WEIGHT: Final = 0.5
MISSING_WEIGHT: Final = 0.3
LATE_WEIGHT: Final = 4.0

# The end of the sweep is where most fronts die, so the last columns get more room.
_ROOM: Final[list[int]] = [16, 16, 16, 16, 16, 8, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 1]
USUAL_BEGINNINGS: Final = 0.27


def _log_factorials() -> list[float]:
    from math import lgamma

    return [lgamma(n + 1.0) for n in range(64)]


_LOG_FACTORIAL: Final = _log_factorials()


class Worlds:
    """The valleys that fit domains and terrain counts. `is_exact` says that none were dropped."""

    def __init__(
        self,
        columns: int,
        domains: list[int],
        counts: list[int],
        cap: int,
        dice: Dice,
        most_regions: int = MOST_OF_CROP[0],
    ) -> None:
        self.columns: int = columns
        self.cells: int = columns * ROWS
        self.domains: list[int] = domains
        self.cap: int = cap
        self.most_regions: int = most_regions
        self.is_exact: bool = True
        self.layers: list[Layer] = []
        self.total: float = 0.0
        self._dice: Dice = dice
        self._open_after: list[int] = [0] * (self.cells + 1)
        self._fixed_after: list[list[int]] = [[0, 0, 0, 0] for _ in range(self.cells + 1)]
        self._can_after: list[list[int]] = [[0, 0, 0, 0] for _ in range(self.cells + 1)]
        self._ones_after: list[int] = [0] * (self.cells + 1)
        self._look_ahead()
        self._sweep(counts)

    def _look_ahead(self) -> None:
        """How many cells from each on are open, fixed to a terrain, or known to hold a 1."""
        cell = self.cells - 1
        while cell >= 0:
            domain = self.domains[cell]
            fixed = self._fixed_after[cell + 1][:]
            can = self._can_after[cell + 1][:]
            is_open = 1
            for terrain in range(4):
                if domain & TERRAIN_VALUES[terrain]:
                    can[terrain] += 1
                if domain & ~TERRAIN_VALUES[terrain] == 0:
                    fixed[terrain] += 1
                    is_open = 0
            self._fixed_after[cell] = fixed
            self._can_after[cell] = can
            self._open_after[cell] = self._open_after[cell + 1] + is_open
            is_one = 1 if domain & ~CROP_VALUES[0] == 0 else 0
            self._ones_after[cell] = self._ones_after[cell + 1] + is_one
            cell -= 1

    def _sweep(self, counts: list[int]) -> None:
        # A front in two numbers. Near: six values, 5 bits each, the newest lowest; then five
        # region labels, 3 bits each. Far: five crop sets, 5 bits each; then 5 bits for each
        # terrain's tiles left and for the regions that may begin.
        near: list[int] = [2**30 - 1]
        far: list[int] = [
            counts[0] << 25
            | counts[1] << 30
            | counts[2] << 35
            | counts[3] << 40
            | self.most_regions << 45
        ]
        weights: list[float] = [1.0]
        for cell in range(self.cells):
            layer = Layer()
            index: dict[int, int] = {}
            next_near: list[int] = []
            next_far: list[int] = []
            for front in range(len(near)):
                self._grow(
                    cell, near[front], far[front], weights[front], front,
                    layer, index, next_near, next_far,
                )  # fmt: skip
            if cell == self.cells - 1:
                self._keep_whole(layer, next_near, next_far)
            layer.raised = [1.0] * len(layer.weights)
            room = self.cap * _ROOM[min(self.cells - cell - 1, len(_ROOM) - 1)]
            if len(next_near) > room:
                self.is_exact = False
                kept = self._drop(cell, room, layer, next_far)
                next_near = [next_near[i] for i in kept]
                next_far = [next_far[i] for i in kept]
            near = next_near
            far = next_far
            weights = layer.weights
            self.layers.append(layer)
            if not near:
                break
        if len(self.layers) == self.cells:
            self.total = sum(self.layers[-1].weights)

    def _grow(
        self,
        cell: i64,
        near: i64,
        far: i64,
        weight: float,
        front: int,
        layer: Layer,
        index: dict[int, int],
        next_near: list[int],
        next_far: list[int],
    ) -> None:
        """Add every front that one more cell makes of one front."""
        row: i64 = cell % 5
        has_left = cell >= 5
        has_below = row > 0
        below: i64 = near & 31 if has_below else 31
        left: i64 = (near >> 20) & 31 if has_left else 31
        corner: i64 = (near >> 25) & 31 if has_left and has_below else 31
        allowed: i64 = self.domains[int(cell)]
        allowed &= ~(_CROPS_OF[int(below)] | _CROPS_OF[int(left)] | _CROPS_OF[int(corner)])
        if has_left and row < 4:
            allowed &= ~_CROPS_OF[int((near >> 15) & 31)]
        below_terrain: i64 = _TERRAIN[int(below)]
        left_terrain: i64 = _TERRAIN[int(left)]
        if has_left and has_below:
            # TIWANAKU-1.3 in a block of four: equal diagonal cells need a third of their kind.
            # With at most five cells to a region no longer way round exists.
            corner_terrain: i64 = _TERRAIN[int(corner)]
            if left_terrain == below_terrain:
                if corner_terrain != left_terrain:
                    allowed &= _TERRAIN_OF[int(left)]
            elif corner_terrain != left_terrain and corner_terrain != below_terrain:
                allowed &= ~_TERRAIN_OF[int(corner)]
        left_label: i64 = (near >> 42) & 7
        left_crops: i64 = (far >> 20) & 31
        below_label: i64 = (near >> 30) & 7
        below_crops: i64 = far & 31
        stays: bool = True
        if has_left:
            stays = (
                (near >> 30) & 7 == left_label
                or (near >> 33) & 7 == left_label
                or (near >> 36) & 7 == left_label
                or (near >> 39) & 7 == left_label
            )
        # In the last column the region below, unless it reaches the column before or is joined,
        # can grow no more.
        is_last = cell >= self.cells - 5
        ends_below = False
        if is_last and has_below and not _WHOLE[int(below_crops)]:
            ends_below = True
            place: i64 = row
            while place < 4:
                if (near >> (30 + 3 * place)) & 7 == below_label:
                    ends_below = False
                place += 1
        while allowed:
            bit: i64 = allowed & -allowed
            allowed &= allowed - 1
            value: i64 = _bit_index(bit)
            terrain: i64 = _TERRAIN[int(value)]
            shift: i64 = 25 + 5 * terrain
            if (far >> shift) & 31 == 0:
                continue
            level: i64 = _LEVEL[int(value)]
            if level == 0 and (far >> 45) & 31 == 0:
                continue
            crops: i64 = _POWER[int(level)]
            joins_left = left_terrain == terrain
            joins_below = below_terrain == terrain
            if joins_left:
                if crops & left_crops:
                    continue
                crops |= left_crops
            elif has_left and not stays and not _WHOLE[int(left_crops)]:
                continue  # the region on the left is closed and not whole (TIWANAKU-1.4)
            if ends_below and not joins_below and not (joins_left and below_label == left_label):
                continue
            if joins_below and not (joins_left and below_label == left_label):
                if crops & below_crops:
                    continue
                crops |= below_crops
            new_far: i64 = far - _POWER[int(shift)]
            if level == 0:
                new_far -= _POWER[45]
            if not self._has_supply(cell, new_far):
                continue
            self._shift(
                cell, near, new_far, value, crops, joins_left, joins_below, left_label, below_label,
                weight, front, layer, index, next_near, next_far,
            )  # fmt: skip

    def _has_supply(self, cell: i64, far: i64) -> bool:
        """Whether the tiles left can cover the cells to come, and find room there."""
        fixed = self._fixed_after[int(cell + 1)]
        can = self._can_after[int(cell + 1)]
        for terrain in range(4):
            left: i64 = (far >> (25 + 5 * terrain)) & 31
            if left < fixed[terrain] or left > can[terrain]:
                return False
        return True

    def _can_grow(self, cell: i64, labels: i64, values: i64, sets: i64) -> bool:
        """Whether every region that lacks a lower level has a cell to come beside it for one."""
        done: i64 = 0
        place: i64 = 0
        while place < 5:
            label: i64 = (labels >> (3 * place)) & 7
            crops: i64 = (sets >> (5 * place)) & 31
            if label < 7 and not done & _POWER[int(label)] and not _WHOLE[int(crops)]:
                done |= _POWER[int(label)]
                terrain: i64 = _TERRAIN[int((values >> (5 * place)) & 31)]
                free: i64 = (31 & ~crops) * _POWER[int(5 * terrain)]
                found = False
                other: i64 = place
                while other < 5 and not found:
                    if (labels >> (3 * other)) & 7 == label:
                        right: i64 = cell - other + 5
                        if (right < self.cells and self.domains[int(right)] & free) or (
                            other == 0 and cell % 5 < 4 and self.domains[int(cell + 1)] & free
                        ):
                            found = True
                    other += 1
                if not found:
                    return False
            place += 1
        return True

    def _shift(
        self,
        cell: i64,
        near: i64,
        far: i64,
        value: i64,
        crops: i64,
        joins_left: bool,
        joins_below: bool,
        left_label: i64,
        below_label: i64,
        weight: float,
        front: int,
        layer: Layer,
        index: dict[int, int],
        next_near: list[int],
        next_far: list[int],
    ) -> None:
        """The front with one more cell, its labels numbered anew by first appearance."""
        labels: i64 = 0
        sets: i64 = crops
        used: i64 = 1
        renamed: i64 = 0  # three bits for each old label: its new label + 1
        if joins_left:
            renamed |= 1 << (4 * left_label)
        if joins_below:
            renamed |= 1 << (4 * below_label)
            if joins_left and below_label == left_label:
                renamed = 1 << (4 * left_label)
        place: i64 = 0
        while place < 4:
            old: i64 = (near >> (30 + 3 * place)) & 7
            old_value: i64 = (near >> (5 * place)) & 31
            if old_value == 31:
                new: i64 = 7
                held: i64 = 0
            else:
                name: i64 = (renamed >> (4 * old)) & 15
                if name == 0:
                    used += 1
                    name = used
                    renamed |= name << (4 * old)
                new = name - 1
                held = crops if name == 1 else (far >> (5 * place)) & 31
            labels |= new << (3 * (place + 1))
            sets |= held << (5 * (place + 1))
            place += 1
        values: i64 = ((near << 5) | value) & 1073741823
        if not self._can_grow(cell, labels, values, sets):
            return
        new_near: i64 = values | (labels << 30)
        new_far: i64 = (far & ~33554431) | sets
        key: int = (int(new_near) << 50) | int(new_far)
        found = index.get(key, -1)
        if found < 0:
            index[key] = len(next_near)
            next_near.append(int(new_near))
            next_far.append(int(new_far))
            layer.values.append(int(value))
            layer.weights.append(weight)
            layer.parents.append([front])
        else:
            layer.weights[found] += weight
            layer.parents[found].append(front)

    def _keep_whole(self, layer: Layer, near: list[int], far: list[int]) -> None:
        """After the last cell every region must be whole."""
        kept: list[int] = []
        for front in range(len(near)):
            whole = True
            for place in range(5):
                if not _WHOLE[(far[front] >> (5 * place)) & 31]:
                    whole = False
            if whole and (far[front] >> 25) & 0xFFFFF == 0:
                kept.append(front)
        keep_only(layer, kept)
        near[:] = [near[i] for i in kept]
        far[:] = [far[i] for i in kept]

    def _drop(self, cell: int, room: int, layer: Layer, far: list[int]) -> list[int]:
        """Systematic sampling of `room` fronts by weight and promise; weights are raised."""
        from math import exp

        count = len(far)
        promise: list[float] = []
        highest = -1e300
        open_cells = self._open_after[cell + 1]
        fixed = self._fixed_after[cell + 1]
        rest = self.cells - cell - 1
        missing: float = MISSING_WEIGHT + LATE_WEIGHT / float(rest + 3)
        for front in range(count):
            value: float = _LOG_FACTORIAL[open_cells]
            possible = True
            for terrain in range(4):
                left = ((far[front] >> (25 + 5 * terrain)) & 31) - fixed[terrain]
                if left < 0:
                    possible = False
                    left = 0
                value -= _LOG_FACTORIAL[left]
            value *= COUNT_WEIGHT
            for place in range(5):
                value -= missing * _MISSING[(far[front] >> (5 * place)) & 31]
            beginnings = float(((far[front] >> 45) & 31) - self._ones_after[cell + 1])
            if beginnings < 0.0:
                possible = False
            short: float = USUAL_BEGINNINGS * float(rest) - beginnings
            if short > 0.0:
                value -= short * 1.2
            if not possible:
                value = -1e300
            elif value > highest:
                highest = value
            promise.append(value)
        sum_: float = 0.0
        for front in range(count):
            if promise[front] <= -1e299:
                promise[front] = 0.0
            else:
                promise[front] = exp(promise[front] - highest) * layer.weights[front]
            sum_ += promise[front]
        kept: list[int] = []
        if sum_ <= 0.0:
            keep_only(layer, kept)
            return kept
        # Fronts heavier than the step are all kept as they are; the rest share what remains.
        step: float = sum_ / float(room)
        start: float = float(int(self._dice.below(1000003))) / 1000003.0
        at: float = start * step
        reached: float = 0.0
        raised: list[float] = []
        for front in range(count):
            share = promise[front]
            reached += share
            if share >= step:
                kept.append(front)
                raised.append(1.0)
                while at < reached:
                    at += step
            elif at < reached:
                kept.append(front)
                raised.append(step / share)
                at += step
        keep_only(layer, kept)
        layer.raised = raised
        for place in range(len(kept)):
            layer.weights[place] *= raised[place]
        return kept

    # Questions

    def has_any(self) -> bool:
        return self.total > 0.0

    def draw(self, dice: Dice) -> list[int]:
        """One valley: the value of each cell."""
        valley = [0] * self.cells
        layer = self.layers[-1]
        front = _pick(layer.weights, _all_of(len(layer.weights)), dice)
        cell = self.cells - 1
        while True:
            valley[cell] = layer.values[front]
            if cell == 0:
                return valley
            parents = layer.parents[front]
            layer = self.layers[cell - 1]
            front = parents[0] if len(parents) == 1 else _pick(layer.weights, parents, dice)
            cell -= 1

    def marginals(self) -> list[list[float]]:
        """For each cell, the share of the valleys that have each value there."""
        shares: list[list[float]] = [[0.0] * VALUES for _ in range(self.cells)]
        if self.total <= 0.0:
            return shares
        ahead: list[float] = [1.0] * len(self.layers[-1].weights)
        cell = self.cells - 1
        while cell >= 0:
            layer = self.layers[cell]
            behind: list[float] = []
            if cell > 0:
                behind = [0.0] * len(self.layers[cell - 1].weights)
            for front in range(len(layer.weights)):
                onward = ahead[front]
                shares[cell][layer.values[front]] += layer.weights[front] * onward / self.total
                if cell > 0:
                    onward *= layer.raised[front]
                    for parent in layer.parents[front]:
                        behind[parent] += onward
            ahead = behind
            cell -= 1
        return shares


def _all_of(count: int) -> list[int]:
    return list(range(count))


def _pick(weights: list[float], among: list[int], dice: Dice) -> int:
    """One of some fronts, by weight."""
    sum_: float = 0.0
    for front in among:
        sum_ += weights[front]
    at: float = sum_ * (float(int(dice.below(1000000007))) + 0.5) / 1000000007.0
    for front in among:
        at -= weights[front]
        if at <= 0.0:
            return front
    return among[-1]


_SMALL_INDEX: Final[list[int]] = [0] * 37
for _n in range(20):
    _SMALL_INDEX[2**_n % 37] = _n


def _bit_index(bit: i64) -> i64:
    return _SMALL_INDEX[int(bit % 37)]
