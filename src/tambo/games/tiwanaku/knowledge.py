"""What everybody may know of the valley, and valleys drawn from that knowledge alone.

All seats know the same of the valley: what lies open, and how many tiles of each terrain are
left. In co-op each seat knows the tops of its own piles besides; `redeal` deals the rest anew.
"""

from dataclasses import dataclass
from functools import lru_cache

from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import BIT, MOST_CELLS, ROWS
from tambo.games.tiwanaku.components import ARROWS
from tambo.games.tiwanaku.solver_logic import Logic
from tambo.games.tiwanaku.solver_search import fits_box
from tambo.games.tiwanaku.solver_worlds import ALL_VALUES, TERRAIN_VALUES, Worlds
from tambo.games.tiwanaku.state import (
    COMPETITIVE,
    COOPERATIVE,
    NO_ARROW,
    OVER,
    SOLO,
    TiwanakuState,
)

# Fronts kept while redeals are prepared (more when none survives), and valleys drawn from them.
REDEAL_CAP = 250
POOL = 120


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
    """The domains without what single laws rule out."""
    domains = list(known.domains)
    Logic(known.columns, list(known.counts)).settle(domains)
    return domains


class Turned:
    """Worlds swept from another corner of the board, answered in our order of cells.

    Where the sweep ends decides how many fronts die late, so other corners are tried in turn.
    """

    def __init__(self, known: Knowledge, domains: list[int], corner: int, cap: int) -> None:
        self._order = [_moved(known.columns, cell, corner) for cell in range(len(domains))]
        turned = [0] * len(domains)
        for cell, domain in enumerate(domains):
            turned[self._order[cell]] = domain
        dice = Dice(f"worlds {known.domains} {corner} {cap}")
        self._worlds = Worlds(known.columns, turned, list(known.counts), cap, dice)
        self.total = self._worlds.total
        self.is_exact = self._worlds.is_exact

    def draw(self, dice: Dice) -> list[int]:
        valley = self._worlds.draw(dice)
        return [valley[place] for place in self._order]

    def shares(self) -> list[list[float]]:
        """For each cell, the share of the valleys that have each value there."""
        found = self._worlds.marginals()
        return [found[place] for place in self._order]


def _moved(columns: int, cell: int, corner: int) -> int:
    column, row = cell // ROWS, cell % ROWS
    if corner & 1:
        column = columns - 1 - column
    if corner & 2:
        row = ROWS - 1 - row
    return column * ROWS + row


def worlds_of(known: Knowledge, cap: int) -> Turned:
    """The valleys that agree with the knowledge; at least one, since the true one does.

    Depends on the knowledge alone: the same fronts are dropped whoever asks.
    """
    domains = narrowed(known)
    while True:
        for corner in range(4):
            worlds = Turned(known, domains, corner, cap)
            if worlds.total > 0.0:
                return worlds
        cap *= 4


@lru_cache(maxsize=400)
def pool_of(known: Knowledge) -> tuple[list[int], ...]:
    """Valleys by chance from the knowledge, within the limits of the box (1.8)."""
    cap = REDEAL_CAP
    while True:
        worlds = worlds_of(known, cap)
        dice = Dice(f"pool {known.domains}")
        valleys = [worlds.draw(dice) for _ in range(POOL)]
        fitting = tuple(valley for valley in valleys if fits_box(valley))
        if fitting:
            return fitting
        cap *= 4


def redeal(state: TiwanakuState, seat: int, dice: Dice) -> TiwanakuState:
    s = state.clone()
    pool = pool_of(knowledge_of(s))
    s.valley = pool[int(dice.below(len(pool)))]
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
