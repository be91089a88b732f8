"""What everybody may know of the valley, and valleys drawn from that knowledge alone.

All seats know the same of the valley: what lies open, and how many tiles of each terrain are
left. In co-op each seat knows the tops of its own piles besides; `redeal` deals the rest anew.
"""

from dataclasses import dataclass
from functools import lru_cache

from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import AROUND, BIT, LONG, MOST_CELLS
from tambo.games.tiwanaku.components import ARROWS, MOST_OF_CROP
from tambo.games.tiwanaku.solver_worlds import ALL_VALUES, CROP_VALUES, TERRAIN_VALUES, Worlds
from tambo.games.tiwanaku.state import (
    COMPETITIVE,
    COOPERATIVE,
    NO_ARROW,
    OVER,
    SOLO,
    TiwanakuState,
)

# Fronts kept while a redeal is prepared; more when none survives.
REDEAL_CAP = 48
DRAWS = 40


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


def narrowed(known: Knowledge) -> list[int]:
    """The domains without what an open crop beside (1.5) or an empty pile rules out."""
    domains = list(known.domains)
    around = AROUND[1 if known.columns == LONG else 0]
    left = list(known.counts)
    for domain in domains:
        for terrain in range(4):
            if domain & ~TERRAIN_VALUES[terrain] == 0:
                left[terrain] -= 1
    for cell, domain in enumerate(known.domains):
        if domain & (domain - 1) == 0:
            crop = CROP_VALUES[(domain.bit_length() - 1) % 5]
            for other in around[cell]:
                domains[other] &= ~crop
    gone = sum(TERRAIN_VALUES[terrain] for terrain in range(4) if left[terrain] == 0)
    for cell, domain in enumerate(known.domains):
        if all(domain & ~terrain for terrain in TERRAIN_VALUES):
            domains[cell] &= ~gone
    return domains


@lru_cache(maxsize=256)
def worlds_of(known: Knowledge, cap: int) -> Worlds:
    """The valleys that agree with the knowledge; at least one, since the true one does."""
    domains, counts = narrowed(known), list(known.counts)
    dice = Dice(f"worlds {cap} {hash(known.domains)}")
    while True:
        worlds = Worlds(known.columns, domains, counts, cap, dice)
        if worlds.has_any():
            return worlds
        cap *= 2


def draw_valley(known: Knowledge, dice: Dice) -> list[int]:
    """One valley by chance, within the limits of the box (1.8)."""
    cap = REDEAL_CAP
    while True:
        worlds = worlds_of(known, cap)
        for _ in range(DRAWS):
            valley = worlds.draw(dice)
            levels = [value % 5 for value in valley]
            if all(levels.count(level) <= most for level, most in enumerate(MOST_OF_CROP)):
                return valley
        cap *= 4


def redeal(state: TiwanakuState, seat: int, dice: Dice) -> TiwanakuState:
    s = state.clone()
    s.valley = draw_valley(knowledge_of(s), dice)
    if s.mode == COMPETITIVE:
        return s
    for terrain in range(4):
        _redeal_tiles(s, seat, terrain, dice)
    return s


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
