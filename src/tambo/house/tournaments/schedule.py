"""Round-robin: all entrants meet each other, all rounds known from the beginning."""

from collections.abc import Sequence
from itertools import combinations

from tambo.core.dice import Dice
from tambo.house.tournaments.pairing import draw_round, table_sizes
from tambo.house.tournaments.past import Board, Past

MOST_ROUNDS = 30


def everybody(
    entrants: Sequence[int], allowed: Sequence[int], wanted: int, dice: Dice
) -> list[list[tuple[int, ...]]]:
    """All rounds: in pairs, or at larger tables until all have met."""
    sizes = table_sizes(len(entrants), allowed, wanted)
    if set(sizes) == {2}:
        return in_pairs(entrants)
    if sizes == [len(entrants)]:
        return _one_table(entrants)
    return _in_groups(entrants, sizes, dice)


def in_pairs(entrants: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """The circle method: one stays, the others rotate (Berger's tables). No entrant begins more
    than one game more than they play second."""
    count = len(entrants) + len(entrants) % 2
    rounds = []
    for turn in range(count - 1):
        boards: list[tuple[int, ...]] = []
        free: list[tuple[int, ...]] = []
        circle = [(turn + step) % (count - 1) for step in range(count - 1)]
        pairs = [(circle[0], count - 1)]
        pairs += [(circle[step], circle[-step]) for step in range(1, count // 2)]
        for one, other in pairs:
            low, high = sorted((one, other))
            if high >= len(entrants):
                free.append((entrants[low],))
                continue
            if high == count - 1:
                begins = low < count // 2
            else:
                begins = (low + high) % 2 == 1
            order = (low, high) if begins else (high, low)
            boards.append(tuple(entrants[number] for number in order))
        rounds.append([*boards, *free])
    return rounds


def _one_table(entrants: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """As many matches as seats, each entrant once on each seat."""
    count = len(entrants)
    return [
        [tuple(entrants[(seat + turn) % count] for seat in range(count))] for turn in range(count)
    ]


def _in_groups(
    entrants: Sequence[int], sizes: Sequence[int], dice: Dice
) -> list[list[tuple[int, ...]]]:
    past = Past([], 0)
    rounds: list[list[tuple[int, ...]]] = []
    while len(rounds) < MOST_ROUNDS:
        boards = draw_round(entrants, sizes, past, dice)
        rounds.append(boards)
        for board in boards:
            past.add(Board(board))
        have_met = all(past.times_met(a, b) for a, b in combinations(entrants, 2))
        # Byes rotate too, so that nobody has more than another.
        is_even = len({past.byes[entrant] for entrant in entrants}) == 1
        if have_met and (is_even or len(rounds) >= 2 * len(entrants)):
            break
    return rounds
