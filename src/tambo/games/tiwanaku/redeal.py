"""Full states that agree with everything a seat has seen, drawn at random.

The valley comes from what everybody knows (`deduction.knowledge`). In co-op a seat also knows the
tops of its own piles; the other tiles are dealt again.
"""

from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import MOST_CELLS
from tambo.games.tiwanaku.components import ARROWS
from tambo.games.tiwanaku.deduction.knowledge import Knowledge, knowledge_of, narrowed, some_valleys
from tambo.games.tiwanaku.solver.values import TERRAIN_VALUES, VALUES
from tambo.games.tiwanaku.state import (
    COMPETITIVE,
    COOPERATIVE,
    NO_ARROW,
    SOLO,
    TiwanakuState,
)


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
    moves on to a terrain with tiles left.
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
    """Hidden tiles of a terrain, drawn again from those of the box that the seat has not seen."""
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
