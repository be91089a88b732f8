"""Whole valleys by search: all of them, some at random, or the proof that there are none.

Depth first over domains: the laws of `solver.logic` are applied until nothing is new, then the
cell with the fewest values left is tried value by value. Complete, unless stopped by its limit.
"""

from typing import Final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.games.tiwanaku.board import ROWS
from tambo.games.tiwanaku.components import MOST_OF_CROP
from tambo.games.tiwanaku.solver.logic import Logic

_SMALL_INDEX: Final[list[int]] = [0] * 37
for _n in range(20):
    _SMALL_INDEX[2**_n % 37] = _n


class Search:
    """Looks for valleys that fit domains and terrain totals."""

    def __init__(self, columns: int, counts: list[int]) -> None:
        self.logic: Logic = Logic(columns, counts)
        self.cells: int = columns * ROWS
        self.nodes: int = 0
        self.is_complete: bool = True
        self._most_nodes: int = 0
        self._limit: int = 0
        self._found: list[list[int]] = []

    def run(
        self, domains: list[int], limit: int, most_nodes: int, dice: Dice | None
    ) -> list[list[int]]:
        """Up to `limit` valleys; `is_complete` says that there are no others.

        With dice, values are tried in random order.
        """
        self.nodes = 0
        self.is_complete = True
        self._most_nodes = most_nodes
        self._limit = limit
        self._found = []
        self._branch(domains[:], dice)
        return self._found

    def _branch(self, domains: list[int], dice: Dice | None) -> None:
        self.nodes += 1
        if not self.logic.settle(domains):
            return
        best = -1
        fewest: i64 = 99
        for cell in range(self.cells):
            domain: i64 = domains[cell]
            if domain & (domain - 1) == 0:
                continue
            count = _count(domain)
            if count < fewest:
                fewest = count
                best = cell
                if count == 2:
                    break
        if best < 0:
            valley = [_SMALL_INDEX[domain % 37] for domain in domains]
            if fits_box(valley):
                self._found.append(valley)
            return
        values: list[int] = []
        rest: i64 = domains[best]
        while rest:
            values.append(int(rest & -rest))
            rest &= rest - 1
        if dice is not None:
            dice.shuffle(values)
        for bit in values:
            if len(self._found) >= self._limit or self.nodes >= self._most_nodes:
                self.is_complete = False
                return
            trial = domains[:]
            trial[best] = bit
            self._branch(trial, dice)


def _count(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def fits_box(valley: list[int]) -> bool:
    """TIWANAKU-1.8."""
    counts = [0, 0, 0, 0, 0]
    for value in valley:
        counts[value % 5] += 1
    return all(counts[level] <= MOST_OF_CROP[level] for level in range(5))
