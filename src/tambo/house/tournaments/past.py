"""What has happened in a tournament so far, as pairing and standings need it. Knows no database.

Entrants are numbers. A board is a table of one round, its entrants in the order of their seats;
`places` follow the seats once the match is over (1 for the first, ties share the better number).
A board of one entrant is a free round.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

UNITS = 120
"""Of a first place. Divides evenly among tables of up to six, ties included."""


class Board(msgspec.Struct, frozen=True):
    entrants: tuple[int, ...]
    places: tuple[int, ...] | None = None

    @property
    def is_free(self) -> bool:
        return len(self.entrants) == 1


def units_of(places: Sequence[int]) -> list[int]:
    """What each seat earns: everything for the first place, nothing for the last, evenly between;
    those who tie share."""
    others = len(places) - 1
    return [
        sum(
            2 * UNITS * (place < other) + UNITS * (place == other)
            for seat, other in enumerate(places)
            if seat != mine
        )
        // (2 * others)
        for mine, place in enumerate(places)
    ]


class Past:
    """`free` is what a free round earns."""

    def __init__(self, rounds: Iterable[Sequence[Board]], free: int) -> None:
        self.free = free
        self.units: Counter[int] = Counter()
        self.byes: Counter[int] = Counter()
        self.met: Counter[tuple[int, int]] = Counter()
        self.firsts: Counter[int] = Counter()
        self.seats: Counter[tuple[int, int, int]] = Counter()
        self.lean: Counter[int] = Counter()
        self.boards: list[Board] = []
        for boards in rounds:
            for board in boards:
                self.add(board)

    def add(self, board: Board) -> None:
        self.boards.append(board)
        if board.is_free:
            self.byes[board.entrants[0]] += 1
            self.units[board.entrants[0]] += self.free
            return
        size = len(board.entrants)
        for one, other in combinations(sorted(board.entrants), 2):
            self.met[one, other] += 1
        for seat, entrant in enumerate(board.entrants):
            self.seats[entrant, size, seat] += 1
            self.lean[entrant] += 2 * seat - (size - 1)
        if board.places is None:
            return
        earned = zip(board.entrants, units_of(board.places), board.places, strict=True)
        for entrant, units, place in earned:
            self.units[entrant] += units
            self.firsts[entrant] += place == 1

    def times_met(self, one: int, other: int) -> int:
        return self.met[min(one, other), max(one, other)]
