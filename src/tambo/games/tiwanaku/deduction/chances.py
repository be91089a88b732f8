"""What can be known of the valley from what lies open: possible crops and terrains, and chances.

Argues from TIWANAKU-1.2 to 1.6 and 1.8; the promise of a single solution (1.7) is not used. Exact
by counting where the valleys can be counted. Elsewhere chances are estimated from a sample
(`error` is the standard error of the worst), and `exact` says what is certain: a crop or terrain is
left out of `possible` only if it is proved that no valley has it there, and `is_settled` says that
every certain crop and terrain is the only one left in.
"""

from dataclasses import dataclass
from functools import lru_cache

from tambo.games.tiwanaku.deduction.exact import exact
from tambo.games.tiwanaku.deduction.knowledge import (
    Knowledge,
    Valleys,
    narrowed,
    some_valleys,
    valleys_of,
)
from tambo.games.tiwanaku.solver.values import CROP_VALUES, TERRAIN_VALUES, VALUES


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

    For play, what a sample does not show is left open, and the search for a first valley takes
    longer; otherwise what is certain is proved. Where no valley was found, all that the laws leave
    counts as equally likely, with an error of 1.
    """
    found = some_valleys(known) if is_for_play else valleys_of(known)
    if not found.valleys:
        return _from_laws(known, is_for_play)
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
    possible = [mask | domain for mask, domain in zip(possible, narrowed(known), strict=True)]
    error = _error(found, shares)
    return _with_certain(known, possible, rows, error, found.total, is_for_play)


def _with_certain(
    known: Knowledge,
    possible: list[int],
    rows: tuple[tuple[float, ...], ...],
    error: float,
    worlds: float,
    is_for_play: bool,
) -> Deduction:
    is_settled = False
    if not is_for_play:
        certain, is_settled = exact(known).forced()
        possible = [mask & only for mask, only in zip(possible, certain, strict=True)]
    return Deduction(tuple(possible), rows, False, is_settled, error, worlds)


def _from_laws(known: Knowledge, is_for_play: bool) -> Deduction:
    domains = narrowed(known)
    rows = tuple(
        tuple((mask >> value & 1) / mask.bit_count() for value in range(VALUES)) for mask in domains
    )
    return _with_certain(known, list(domains), rows, 1.0, 0.0, is_for_play)


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
