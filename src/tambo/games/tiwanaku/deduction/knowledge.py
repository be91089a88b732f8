"""What everybody may know of the valley, and valleys drawn from that knowledge alone.

All seats know the same of the valley: what lies open, and how many tiles of each terrain are
left.
"""

from dataclasses import dataclass
from functools import lru_cache

from tambo.core.bits import BIT
from tambo.core.dice import Dice
from tambo.games.tiwanaku.components import MOST_OF_CROP
from tambo.games.tiwanaku.solver.cover import Cover
from tambo.games.tiwanaku.solver.logic import Logic
from tambo.games.tiwanaku.solver.shave import shave
from tambo.games.tiwanaku.solver.values import ALL_VALUES, TERRAIN_VALUES
from tambo.games.tiwanaku.state import OVER, TiwanakuState

# All work is bounded by these numbers: suppositions tried; nodes and terrain maps of a complete
# search; draws, cells left to search in each, and nodes of a sample; nodes for a first valley,
# and those for play if none was found.
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
    """The same for play, with a longer search: it is rare that none is found."""
    found = valleys_of(known)
    if not found.valleys:
        dice = Dice(f"some {known.domains}")
        if first := _cover(known).first(MORE_NODES, dice):
            return Valleys((first,), (1.0,), (0,), False, 1.0)
    return found


def _cover(known: Knowledge) -> Cover:
    return Cover(known.columns, list(narrowed(known)), list(known.counts), MOST_OF_CROP[0])
