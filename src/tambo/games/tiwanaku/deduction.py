"""What can be known of the valley from what lies open: possible crops and terrains, and chances.

Argues from TIWANAKU-1.2 to 1.6 and 1.8; the promise of a single solution (1.7) is not used. Exact
by counting where the valleys can be counted; elsewhere chances are estimated from several
independent sweeps, `error` is the standard error of the worst of them, and what no sweep showed is
tried by search: `refuted` values are impossible for certain, the others count as possible.
"""

from dataclasses import dataclass
from functools import lru_cache

from tambo.core.dice import Dice
from tambo.games.tiwanaku.knowledge import Knowledge, Turned, narrowed, worlds_of
from tambo.games.tiwanaku.solver_search import Search, fits_box
from tambo.games.tiwanaku.solver_worlds import CROP_VALUES, TERRAIN_VALUES, VALUES

COUNTING_CAP = 4000
SWEEPS = 4
PROOF_NODES = 250
ENUMERATION = 4000
# A sweep whose weights rest on too few fronts says little; it is left out.


@dataclass(frozen=True, slots=True)
class Deduction:
    """`possible` is a mask of values for each cell, `shares` their chances."""

    possible: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]
    is_exact: bool
    error: float
    worlds: float

    def crops_at(self, cell: int) -> list[int]:
        """The levels that may grow on a cell."""
        return [level + 1 for level in range(5) if self.possible[cell] & CROP_VALUES[level]]

    def terrains_at(self, cell: int) -> list[int]:
        return [t for t in range(4) if self.possible[cell] & TERRAIN_VALUES[t]]

    def crop_chance(self, cell: int, level: int) -> float:
        return sum(self.shares[cell][level - 1 :: 5])

    def terrain_chance(self, cell: int, terrain: int) -> float:
        return sum(self.shares[cell][5 * terrain : 5 * terrain + 5])


@lru_cache(maxsize=200)
def deduce(known: Knowledge, cap: int = COUNTING_CAP, proofs: int = 40) -> Deduction:
    """Everything about a board. `proofs` bounds the searches made where counting was not exact."""
    domains = narrowed(known)
    sweeps: list[Turned] = []
    for corner in range(SWEEPS):
        worlds = Turned(known, domains, corner, cap)
        if worlds.is_exact:
            listed = _all_valleys(known, domains) if worlds.total <= ENUMERATION else None
            if listed is not None:
                return _from_list(listed, len(domains))
            return _from_sweeps(known, domains, [worlds], 0)
        if worlds.total > 0.0:
            sweeps.append(worlds)
        if len(sweeps) >= 2:
            break
    if not sweeps:
        sweeps.append(worlds_of(known, cap * 4))
    return _from_sweeps(known, domains, sweeps, proofs)


def _all_valleys(known: Knowledge, domains: list[int]) -> list[list[int]] | None:
    """All valleys one by one, within the limits of the box; None if they are too many."""
    search = Search(known.columns, list(known.counts))
    found = search.run(domains, ENUMERATION, 6 * ENUMERATION, None)
    return found if search.is_complete and found else None


def _from_list(valleys: list[list[int]], cells: int) -> Deduction:
    one = 1.0 / len(valleys)
    shares = [[0.0] * VALUES for _ in range(cells)]
    possible = [0] * cells
    for valley in valleys:
        for cell, value in enumerate(valley):
            shares[cell][value] += one
            possible[cell] |= 1 << value
    rows = tuple(tuple(row) for row in shares)
    return Deduction(tuple(possible), rows, True, 0.0, float(len(valleys)))


def _from_sweeps(
    known: Knowledge, domains: list[int], sweeps: list[Turned], proofs: int
) -> Deduction:
    cells = len(domains)
    found = [sweep.shares() for sweep in sweeps]
    count = len(found)
    shares = [
        [sum(one[cell][value] for one in found) / count for value in range(VALUES)]
        for cell in range(cells)
    ]
    exact = all(sweep.is_exact for sweep in sweeps) and _keeps_limits(sweeps[0])
    error = 0.0 if exact else _error(found)
    possible = [
        sum(1 << value for value in range(VALUES) if shares[cell][value] > 0.0)
        for cell in range(cells)
    ]
    if not exact:
        _search_unseen(known, domains, possible, proofs)
    total = sum(sweep.total for sweep in sweeps) / count
    rows = tuple(tuple(row) for row in shares)
    return Deduction(tuple(possible), rows, exact, error, total)


def _keeps_limits(worlds: Turned) -> bool:
    dice = Dice("limits")
    return all(fits_box(worlds.draw(dice)) for _ in range(100))


def _error(found: list[list[list[float]]]) -> float:
    """The standard error of the worst chance; with a single sweep nothing is promised."""
    if len(found) < 2:
        return 0.5
    worst = 0.0
    for cell in range(len(found[0])):
        for value in range(VALUES):
            chances = [one[cell][value] for one in found]
            mean = sum(chances) / len(chances)
            spread = sum((chance - mean) ** 2 for chance in chances) / (len(chances) - 1)
            worst = max(worst, (spread / len(chances)) ** 0.5)
    return worst


def _search_unseen(known: Knowledge, domains: list[int], possible: list[int], proofs: int) -> None:
    """Values that no sweep showed stay possible unless a complete search finds no valley."""
    search = Search(known.columns, list(known.counts))
    order = sorted(range(len(domains)), key=lambda cell: domains[cell].bit_count())
    for cell in order:
        for level in range(5):
            unseen = domains[cell] & CROP_VALUES[level] & ~possible[cell]
            if not unseen:
                continue
            if proofs <= 0 or possible[cell] & CROP_VALUES[level]:
                possible[cell] |= unseen
                continue
            proofs -= 1
            trial = domains[:]
            trial[cell] = unseen
            valleys = search.run(trial, 1, PROOF_NODES, None)
            for valley in valleys:
                for place, value in enumerate(valley):
                    possible[place] |= 1 << value
            if not valleys and not search.is_complete:
                possible[cell] |= unseen
