"""What a conclusion of `solver.logic` rests on: which values must have gone before, and where.

A premise is a cell and a mask of values that it cannot have. `premises_of` answers for the nine
laws, `clash_of` for a board that no valley fits. Both look at the domains alone, so a chain
made from them can be checked step by step without the engine that found it.
"""

from dataclasses import dataclass

from tambo.games.tiwanaku.board import AROUND, NEIGHBOURS, SHORT
from tambo.games.tiwanaku.solver.logic import (
    CLOSED,
    CORNER,
    DISTANCE,
    GROWTH,
    ONLY_PLACE,
    SUPPLY,
    TOO_BIG,
    TOO_SMALL,
    TWICE,
    Step,
    crops_of,
    terrains_of,
)
from tambo.games.tiwanaku.solver.values import ALL_VALUES, CROP_VALUES, TERRAIN_VALUES

Premise = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ground:
    """Why a step holds: its law as the catalogue names it, cells and numbers to name, premises."""

    law: str
    cells: tuple[int, ...]
    premises: tuple[Premise, ...]
    terrain: int = -1
    level: int = 0
    """The crop spoken of, or the largest size a region can reach."""


class Board:
    """The laws read on one board size and set of terrain totals."""

    def __init__(self, columns: int, counts: tuple[int, ...]) -> None:
        board = 0 if columns == SHORT else 1
        self.beside: list[list[int]] = NEIGHBOURS[board]
        self.around: list[list[int]] = AROUND[board]
        self.counts = counts

    def group(self, domains: list[int], terrain: int, start: int) -> list[int]:
        """The cells certainly in one region with a cell, itself first."""
        found = [start]
        for cell in found:
            for other in self.beside[cell]:
                if other not in found and not domains[other] & ~TERRAIN_VALUES[terrain]:
                    found.append(other)
        return found

    def reach(self, domains: list[int], terrain: int, group: list[int]) -> list[int]:
        """The cells that a region around a group could have; five are enough."""
        found = group[:]
        for cell in found:
            for other in self.beside[cell]:
                if other not in found and domains[other] & TERRAIN_VALUES[terrain]:
                    found.append(other)
            if len(found) >= 5:
                break
        return found

    def fence(self, terrain: int, cells: list[int]) -> list[Premise]:
        """That no neighbour of the cells has their terrain."""
        outside = {other for cell in cells for other in self.beside[cell]} - set(cells)
        return [(cell, TERRAIN_VALUES[terrain]) for cell in sorted(outside)]

    # The laws

    def premises_of(self, domains: list[int], step: Step) -> Ground:
        """`domains` are those before the step."""
        cell, because = step.cell, tuple(step.because)
        terrain = terrains_of(step.lost)[0]
        if step.reason == DISTANCE:
            level = crops_of(step.lost)[0]
            return Ground("distance", because, (is_crop(because[0], level),), level=level)
        if step.reason == CORNER:
            return self._corner(domains, step)
        if step.reason == SUPPLY:
            return self._supply(domains, step)
        if step.reason == TOO_BIG:
            return self._too_big(domains, cell, terrain)
        if step.reason == GROWTH:
            return self._growth(domains, step)
        if step.reason == TWICE:
            return self._twice(domains, step)
        if step.reason == ONLY_PLACE:
            return self._only_place(domains, step)
        assert step.reason in (TOO_SMALL, CLOSED)
        reach = self.reach(domains, terrain, [cell])
        fence = self.fence(terrain, reach)
        if domains[cell] & ~TERRAIN_VALUES[terrain]:
            return Ground("too-small", tuple(reach), tuple(fence), terrain, len(reach))
        premises = (is_terrain(cell, terrain), *fence)
        return Ground("closed", tuple(reach), premises, terrain, len(reach))

    def _corner(self, domains: list[int], step: Step) -> Ground:
        terrain = terrains_of(domains[step.because[0]])[0]
        if step.lost & TERRAIN_VALUES[terrain]:
            certain, never, law = step.because[:1], step.because[1:], "corner"
        else:
            certain, never, law = step.because[:2], step.because[2:], "corner-must"
        premises = [*_all_are(certain, terrain), *((c, TERRAIN_VALUES[terrain]) for c in never)]
        return Ground(law, tuple(step.because), tuple(premises), terrain)

    def _supply(self, domains: list[int], step: Step) -> Ground:
        lost = terrains_of(step.lost)
        certain = [c for c, d in enumerate(domains) if not d & ~TERRAIN_VALUES[lost[0]]]
        if len(lost) == 1 and len(certain) == self.counts[lost[0]]:
            return Ground("supply", (), tuple(_all_are(certain, lost[0])), lost[0])
        terrain = terrains_of(domains[step.cell] & ~step.lost)[0]
        mask = TERRAIN_VALUES[terrain]
        never = tuple((c, mask) for c, domain in enumerate(domains) if not domain & mask)
        return Ground("supply-must", (), never, terrain)

    def _too_big(self, domains: list[int], door: int, terrain: int) -> Ground:
        """The region would be too big, or could not have each crop once."""
        joined = self.group(domains, terrain, door)[1:]
        if len(joined) > 4:
            return Ground(
                "too-big", tuple(joined[:5]), tuple(_all_are(joined[:5], terrain)), terrain
            )
        fixed: dict[int, int] = {}
        for cell in joined:
            levels = crops_of(domains[cell])
            if len(levels) == 1 and levels[0] in fixed:
                pair = (fixed[levels[0]], cell)
                linked = self._linked(domains, terrain, door, pair)
                premises = (*linked, *(is_crop(one, levels[0]) for one in pair))
                return Ground("join", pair, premises, terrain, levels[0])
            if len(levels) == 1:
                fixed[levels[0]] = cell
        own = crops_of(domains[door] & TERRAIN_VALUES[terrain])
        cells = tuple(fixed[level] for level in own)
        taken = [is_crop(fixed[level], level) for level in own]
        others = sum(CROP_VALUES[n - 1] for n in range(1, 6) if n not in own)
        gone = (door, others & TERRAIN_VALUES[terrain])
        linked = self._linked(domains, terrain, door, cells)
        return Ground("no-crop", cells, (*linked, *taken, gone), terrain)

    def _linked(
        self, domains: list[int], terrain: int, door: int, cells: tuple[int, ...]
    ) -> list[Premise]:
        """That the cells would belong to one region with the door."""
        ways = [self._path(domains, terrain, door, cell)[1:] for cell in cells]
        return _all_are(sorted({cell for way in ways for cell in way}), terrain)

    def _growth(self, domains: list[int], step: Step) -> Ground:
        terrain = terrains_of(domains[step.because[0]])[0]
        group = self.group(domains, terrain, step.because[0])
        low = sum(CROP_VALUES[: len(group)]) & TERRAIN_VALUES[terrain]
        tall = next(cell for cell in group if not domains[cell] & low)
        fence = [one for one in self.fence(terrain, group) if one[0] != step.cell]
        premises = (is_terrain(tall, terrain), *fence, (tall, low))
        return Ground("growth", (tall, *(c for c in group if c != tall)), premises, terrain)

    def _twice(self, domains: list[int], step: Step) -> Ground:
        terrain, level = terrains_of(step.lost)[0], crops_of(step.lost)[0]
        path = self._path(domains, terrain, step.because[0], step.cell)
        premises = (*_all_are(path, terrain), is_crop(step.because[0], level))
        return Ground("twice", tuple(step.because), premises, terrain, level)

    def _path(self, domains: list[int], terrain: int, start: int, end: int) -> list[int]:
        """A shortest way through cells of a terrain."""
        ways = [[start]]
        seen = {start}
        while True:
            way = ways.pop(0)
            if way[-1] == end:
                return way
            for other in self.beside[way[-1]]:
                if other not in seen and not domains[other] & ~TERRAIN_VALUES[terrain]:
                    seen.add(other)
                    ways.append([*way, other])

    def _only_place(self, domains: list[int], step: Step) -> Ground:
        terrain = terrains_of(domains[step.cell])[0]
        level = crops_of(domains[step.cell] & ~step.lost)[0]
        group = self.group(domains, terrain, step.cell)
        others = [(c, CROP_VALUES[level - 1]) for c in group if c != step.cell]
        premises = (*_all_are(group, terrain), *self.fence(terrain, group), *others)
        return Ground("only-place", tuple(group), premises, terrain, level)

    # Contradictions

    def clash_of(self, domains: list[int]) -> Ground | None:
        """Why no valley fits domains in which the plain laws have failed."""
        for cell, domain in enumerate(domains):
            if not domain:
                return Ground("nothing", (cell,), ((cell, ALL_VALUES),))
        for terrain, mask in enumerate(TERRAIN_VALUES):
            must = [c for c, d in enumerate(domains) if not d & ~mask]
            never = [c for c, d in enumerate(domains) if not d & mask]
            if len(must) > self.counts[terrain]:
                premises = tuple(_all_are(must[: self.counts[terrain] + 1], terrain))
                return Ground("clash-many", (), premises, terrain)
            if len(domains) - len(never) < self.counts[terrain]:
                return Ground("clash-few", (), tuple((c, mask) for c in never), terrain)
            for start in must:
                clash = self._clash_in(domains, terrain, self.group(domains, terrain, start))
                if clash is not None:
                    return clash
        return None

    def _clash_in(self, domains: list[int], terrain: int, group: list[int]) -> Ground | None:
        certain = _all_are(group, terrain)
        cells = tuple(group)
        if len(group) > 5:
            return Ground("clash-big", cells[:6], tuple(certain[:6]), terrain)
        fixed: dict[int, int] = {}
        for cell in group:
            levels = crops_of(domains[cell])
            if len(levels) == 1 and levels[0] in fixed:
                pair = (fixed[levels[0]], cell)
                path = self._path(domains, terrain, *pair)
                premises = (*_all_are(path, terrain), *(is_crop(c, levels[0]) for c in pair))
                return Ground("clash-twice", pair, premises, terrain, levels[0])
            if len(levels) == 1:
                fixed[levels[0]] = cell
        reach = self.reach(domains, terrain, group)
        if len(reach) >= 5:
            return None
        fence = self.fence(terrain, reach)
        for cell in group:
            if crops_of(domains[cell])[0] > len(reach):
                low = sum(CROP_VALUES[: len(reach)]) & TERRAIN_VALUES[terrain]
                premises = (is_terrain(cell, terrain), *fence, (cell, low))
                return Ground("clash-small", (cell,), premises, terrain, len(reach))
        if len(reach) > len(group):
            return None
        places = {n: [c for c in group if n in crops_of(domains[c])] for n in range(1, 6)}
        for level in range(1, len(group) + 1):
            if not places[level]:
                lost = [(cell, CROP_VALUES[level - 1]) for cell in group]
                return Ground("clash-lacks", cells, (*certain, *fence, *lost), terrain, level)
        for level in range(1, len(group) + 1):
            for other in range(level + 1, len(group) + 1):
                if len(places[level]) == 1 and places[level] == places[other]:
                    both = CROP_VALUES[level - 1] | CROP_VALUES[other - 1]
                    lost = [(cell, both) for cell in group if cell not in places[level]]
                    premises = (*certain, *fence, *lost)
                    return Ground("clash-room", cells, premises, terrain, level)
        return None


def is_terrain(cell: int, terrain: int) -> Premise:
    return (cell, ALL_VALUES & ~TERRAIN_VALUES[terrain])


def _all_are(cells: list[int], terrain: int) -> list[Premise]:
    return [is_terrain(cell, terrain) for cell in cells]


def is_crop(cell: int, level: int) -> Premise:
    return (cell, ALL_VALUES & ~CROP_VALUES[level - 1])
