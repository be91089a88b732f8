"""What everybody may know of the valley, and valleys drawn from that knowledge alone.

All seats know the same of the valley: what lies open, and how many tiles of each terrain are
left. In co-op each seat knows the tops of its own piles besides; `redeal` deals the rest anew.
"""

from dataclasses import dataclass
from functools import lru_cache

from tambo.core.bits import BIT
from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import MOST_CELLS
from tambo.games.tiwanaku.components import ARROWS, MOST_OF_CROP
from tambo.games.tiwanaku.solver_cover import Cover
from tambo.games.tiwanaku.solver_logic import Logic
from tambo.games.tiwanaku.solver_shave import shave
from tambo.games.tiwanaku.solver_values import ALL_VALUES, TERRAIN_VALUES, VALUES
from tambo.games.tiwanaku.state import (
    COMPETITIVE,
    COOPERATIVE,
    NO_ARROW,
    OVER,
    SOLO,
    TiwanakuState,
)

# All work is bounded by these numbers: suppositions tried; nodes and terrain maps of a complete
# search; draws, cells left to search in each, and nodes of a sample; nodes for a first valley,
# and those for play where there is none yet.
TRIALS = 500
ALL_NODES = 24_000
ALL_MAPS = 1_500
DRAWS = 400
REST = 28
SAMPLE_NODES = 20_000
FIRST_NODES = 20_000
MORE_NODES = 100_000


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Of each cell the values still thinkable at first sight, and the terrain totals."""

    columns: int
    domains: tuple[int, ...]
    counts: tuple[int, ...]


def knowledge_of(s: TiwanakuState) -> Knowledge:
    domains = []
    counts = [0, 0, 0, 0]
    for cell in range(s.cells):
        value = s.valley[cell]
        counts[value // 5] += 1
        if s.planted & BIT[cell] or s.decision == OVER:
            domains.append(BIT[value])
        elif s.laid & BIT[cell] or cell == s.waiting:
            domains.append(TERRAIN_VALUES[value // 5])
        else:
            domains.append(ALL_VALUES)
    return Knowledge(int(s.columns), tuple(domains), tuple(counts))


@lru_cache(maxsize=400)
def narrowed(known: Knowledge) -> tuple[int, ...]:
    """The domains without what the laws rule out, alone or by a single supposition."""
    domains = list(known.domains)
    logic = Logic(known.columns, list(known.counts))
    logic.settle(domains)
    shave(logic, domains, TRIALS)
    return tuple(domains)


@dataclass(frozen=True, slots=True)
class Valleys:
    """Valleys that agree with some knowledge, with weights: all of them, or a fair sample.

    `draws` tells which independent draw of the sample each came from, `total` how many valleys
    there are, counted or estimated.
    """

    valleys: tuple[list[int], ...]
    weights: tuple[float, ...]
    draws: tuple[int, ...]
    is_exact: bool
    total: float


@lru_cache(maxsize=200)
def valleys_of(known: Knowledge) -> Valleys:
    """All valleys or a sample, within fixed limits; now and then a sample finds none.

    Depends on the knowledge alone.
    """
    cover = _cover(known)
    found = cover.all(ALL_NODES, ALL_MAPS)
    if cover.is_complete:
        ones = (1.0,) * len(found)
        return Valleys(tuple(found), ones, tuple(range(len(found))), True, float(len(found)))
    dice = Dice(f"valleys {known.domains}")
    valleys: list[list[int]] = []
    weights: list[float] = []
    draws: list[int] = []
    for one in cover.sample(DRAWS, REST, SAMPLE_NODES, dice):
        valleys += one.valleys
        weights += [one.weight] * len(one.valleys)
        draws += [one.number] * len(one.valleys)
    if not valleys and (first := cover.first(FIRST_NODES, dice)):
        valleys, weights, draws = [first], [1.0], [0]
    return Valleys(tuple(valleys), tuple(weights), tuple(draws), False, sum(weights) / DRAWS)


@lru_cache(maxsize=200)
def some_valleys(known: Knowledge) -> Valleys:
    """The same for play, searched for longer: hardly ever there is none yet."""
    found = valleys_of(known)
    if not found.valleys:
        dice = Dice(f"some {known.domains}")
        if first := _cover(known).first(MORE_NODES, dice):
            return Valleys((first,), (1.0,), (0,), False, 1.0)
    return found


def _cover(known: Knowledge) -> Cover:
    return Cover(known.columns, list(narrowed(known)), list(known.counts), MOST_OF_CROP[0])


def redeal(state: TiwanakuState, seat: int, dice: Dice) -> TiwanakuState:
    s = state.clone()
    known = knowledge_of(s)
    pool = some_valleys(known)
    if pool.valleys:
        s.valley = pool.valleys[_by_weight(pool.weights, dice)][:]
    else:
        s.valley = loose_valley(known, dice)
    if s.mode == COMPETITIVE:
        return s
    for terrain in range(4):
        _redeal_tiles(s, seat, terrain, dice)
    return s


def loose_valley(known: Knowledge, dice: Dice) -> list[int]:
    """A valley with the open cells and the terrain totals alone, where no lawful one was found.

    Every cell gets a terrain its domain allows; a cell without one takes it from another, which
    moves on to a terrain of which tiles are left.
    """
    domains = narrowed(known)
    terrains = [-1] * len(domains)
    left = list(known.counts)

    def settle(cell: int, tried: set[int]) -> bool:
        choices = [t for t in range(4) if domains[cell] & TERRAIN_VALUES[t] and t not in tried]
        dice.shuffle(choices)
        for terrain in choices:
            tried.add(terrain)
            if left[terrain]:
                left[terrain] -= 1
                terrains[cell] = terrain
                return True
            for other in [c for c, t in enumerate(terrains) if t == terrain]:
                if settle(other, tried):
                    terrains[cell] = terrain
                    return True
        return False

    for cell in range(len(domains)):
        is_placed = settle(cell, set())
        assert is_placed
    return [_some_value(domains[c] & TERRAIN_VALUES[t], dice) for c, t in enumerate(terrains)]


def _some_value(domain: int, dice: Dice) -> int:
    return dice.pick([value for value in range(VALUES) if domain >> value & 1])


def _by_weight(weights: tuple[float, ...], dice: Dice) -> int:
    at = sum(weights) * (int(dice.below(1_000_003)) + 0.5) / 1_000_003.0
    for number, weight in enumerate(weights):
        at -= weight
        if at <= 0.0:
            return number
    return len(weights) - 1


def _redeal_tiles(s: TiwanakuState, seat: int, terrain: int, dice: Dice) -> None:
    """Hidden tiles of a terrain, drawn anew from those of the box that the seat has not seen."""
    unseen = ARROWS[terrain][:]
    for cell in range(MOST_CELLS):
        if s.arrows[cell] != NO_ARROW and s.valley[cell] // 5 == terrain:
            unseen.remove(s.arrows[cell])
    piles = [s.piles[terrain]] if s.mode == SOLO else s.piles[terrain::4]
    tops = [-1] * len(piles)
    if s.mode == COOPERATIVE:
        for tile in s.shelf[terrain]:
            unseen.remove(tile)
        if piles[seat]:
            tops[seat] = piles[seat][-1]
            unseen.remove(tops[seat])
    dice.shuffle(unseen)
    for number, pile in enumerate(piles):
        hidden = len(pile) - (1 if tops[number] >= 0 else 0)
        fresh = [unseen.pop() for _ in range(hidden)]
        pile[:] = [*fresh, tops[number]] if tops[number] >= 0 else fresh
