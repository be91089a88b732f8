"""What can be known of the valley from what lies open: possible crops and terrains, and chances.

Argues from TIWANAKU-1.2 to 1.6 and 1.8; the promise of a single solution (1.7) is not used. Exact
by counting where the valleys can be counted. Elsewhere chances are estimated from a sample
(`error` is the standard error of the worst), and what no sample showed is tried by search:
a crop or terrain is left out of `possible` only if it is proved that no valley has it there, and
`is_settled` says that each one left in was seen in a valley.
"""

from dataclasses import dataclass
from functools import lru_cache

from tambo.games.tiwanaku.knowledge import Knowledge, Valleys, narrowed, some_valleys, valleys_of
from tambo.games.tiwanaku.solver_search import Search
from tambo.games.tiwanaku.solver_values import CROP_VALUES, TERRAIN_VALUES, VALUES

# Nodes of one search for a valley that the sample did not show, and of all of them.
PROOF_NODES = 60
ALL_PROOF_NODES = 1500


@dataclass(frozen=True, slots=True)
class Deduction:
    """`possible` is a mask of values for each cell, `shares` their chances."""

    possible: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]
    is_exact: bool
    is_settled: bool
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


@lru_cache(maxsize=400)
def deduce(known: Knowledge, is_for_play: bool = False) -> Deduction:
    """Everything about a board.

    For play what a sample does not show is left open, and a first valley is sought for longer;
    otherwise it is searched for within a limit. Where no valley was found all that the laws leave
    counts as equally likely, with an error of 1.
    """
    found = some_valleys(known) if is_for_play else valleys_of(known)
    if not found.valleys:
        return _from_laws(known)
    total = sum(found.weights)
    shares = [[0.0] * VALUES for _ in known.domains]
    possible = [0] * len(known.domains)
    for valley, weight in zip(found.valleys, found.weights, strict=True):
        for cell, value in enumerate(valley):
            shares[cell][value] += weight / total
            possible[cell] |= 1 << value
    rows = tuple(tuple(row) for row in shares)
    if found.is_exact:
        return Deduction(tuple(possible), rows, True, True, 0.0, found.total)
    is_settled = not is_for_play and _search_unseen(known, possible)
    if not is_settled:
        possible = [mask | domain for mask, domain in zip(possible, narrowed(known), strict=True)]
    return Deduction(tuple(possible), rows, False, is_settled, _error(found, shares), found.total)


def _from_laws(known: Knowledge) -> Deduction:
    domains = narrowed(known)
    rows = tuple(
        tuple((mask >> value & 1) / mask.bit_count() for value in range(VALUES)) for mask in domains
    )
    return Deduction(domains, rows, False, False, 1.0, 0.0)


def _error(found: Valleys, shares: list[list[float]]) -> float:
    """The standard error of the worst chance, from how far the draws lie apart."""
    total = sum(found.weights)
    apart: dict[int, list[float]] = {}
    cells = range(len(shares))
    # A draw's part in cell c and value v is at 20 c + v; its weight is the last entry.
    for valley, weight, draw in zip(found.valleys, found.weights, found.draws, strict=True):
        row = apart.setdefault(draw, [0.0] * (VALUES * len(shares) + 1))
        for cell, value in enumerate(valley):
            row[VALUES * cell + value] += weight
        row[-1] += weight
    if len(apart) < 2:
        return 0.5
    worst = 0.0
    for cell in cells:
        for value, share in enumerate(shares[cell]):
            if 0.0 < share < 1.0:
                at = VALUES * cell + value
                spread = sum((row[at] - share * row[-1]) ** 2 for row in apart.values())
                worst = max(worst, spread**0.5 / total)
    return worst


def _search_unseen(known: Knowledge, possible: list[int]) -> bool:
    """Add what is neither shown nor refuted; whether all of that could be settled."""
    search = Search(known.columns, list(known.counts))
    domains = narrowed(known)
    nodes = 0
    open_ends: list[tuple[int, int]] = []
    for cell in sorted(range(len(domains)), key=lambda cell: domains[cell].bit_count()):
        for group in (*CROP_VALUES, *TERRAIN_VALUES):
            unseen = domains[cell] & group
            if not unseen or possible[cell] & group:
                continue
            if nodes >= ALL_PROOF_NODES:
                open_ends.append((cell, unseen))
                continue
            trial = list(domains)
            trial[cell] = unseen
            valleys = search.run(trial, 1, PROOF_NODES, None)
            nodes += search.nodes
            for valley in valleys:
                for place, value in enumerate(valley):
                    possible[place] |= 1 << value
            if not valleys and not search.is_complete:
                open_ends.append((cell, unseen))
    for cell, unseen in open_ends:
        possible[cell] |= unseen
    # A crop and a terrain that are both possible may go together, unless the laws forbid it.
    for cell, domain in enumerate(domains):
        crops = sum(group for group in CROP_VALUES if possible[cell] & group)
        terrains = sum(group for group in TERRAIN_VALUES if possible[cell] & group)
        possible[cell] |= domain & crops & terrains
    return not open_ends
