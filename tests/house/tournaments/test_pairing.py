"""Pairings: everybody meets everybody, equals meet, nobody twice, free rounds and seats evenly."""

import random
from collections import Counter
from itertools import combinations, permutations

import pytest

from tambo.core.dice import Dice
from tambo.house.tournaments.pairing import draw_round, matched, seated, table_sizes
from tambo.house.tournaments.past import UNITS, Board, Past, units_of
from tambo.house.tournaments.schedule import everybody, in_pairs
from tambo.house.tournaments.standings import standings

Rounds = list[list[tuple[int, ...]]]


def seat_spread(rounds: Rounds) -> int:
    """How much more often an entrant has had one seat than another, at tables of one size."""
    sat: Counter[tuple[int, int, int]] = Counter()
    sizes = {len(board) for boards in rounds for board in boards if len(board) > 1}
    people = {entrant for boards in rounds for board in boards for entrant in board}
    for boards in rounds:
        for board in boards:
            for seat, entrant in enumerate(board):
                sat[entrant, len(board), seat] += 1
    return max(
        max(counts) - min(counts)
        for who in people
        for size in sizes
        for counts in [[sat[who, size, seat] for seat in range(size)]]
    )


@pytest.mark.parametrize("count", range(2, 18))
def test_round_robin_in_pairs(count: int) -> None:
    """Everybody meets everybody once, has at most one free round, and begins half the time."""
    rounds = in_pairs(range(count))

    met = Counter(tuple(sorted(b)) for boards in rounds for b in boards if len(b) == 2)
    free = Counter(b[0] for boards in rounds for b in boards if len(b) == 1)
    assert met == Counter(dict.fromkeys(combinations(range(count), 2), 1))
    assert free == Counter(range(count)) if count % 2 else not free
    for boards in rounds:
        assert sorted(entrant for board in boards for entrant in board) == list(range(count))
    assert seat_spread(rounds) <= 1


@pytest.mark.parametrize(("count", "size"), [(4, 4), (5, 4), (6, 3), (8, 4), (9, 3), (7, 4)])
def test_round_robin_at_larger_tables(count: int, size: int) -> None:
    rounds = everybody(range(count), (3, 4), size, Dice("groups"))

    met = Counter(
        pair for boards in rounds for board in boards for pair in combinations(sorted(board), 2)
    )
    free = Counter(b[0] for boards in rounds for b in boards if len(b) == 1)
    assert set(met) == set(combinations(range(count), 2))
    assert not free or (len(free) == count and len(set(free.values())) == 1)
    assert seat_spread(rounds) <= 2
    assert len(rounds) <= 2 * count


@pytest.mark.parametrize(
    ("entrants", "allowed", "wanted", "sizes"),
    [
        (7, (2,), 2, [2, 2, 2]),
        (7, (2, 3, 4), 4, [4, 3]),
        (5, (3, 4), 4, [4]),
        (6, (3, 4), 4, [3, 3]),
        (9, (1, 2, 3, 4), 4, [3, 3, 3]),
        (2, (2, 3, 4, 5), 4, [2]),
        (3, (2, 3), 2, [2]),
        (4, (3, 4), 2, [3]),
    ],
)
def test_as_many_as_possible_play(
    entrants: int, allowed: tuple[int, ...], wanted: int, sizes: list[int]
) -> None:
    assert table_sizes(entrants, allowed, wanted) == sizes


def test_the_matching_is_the_cheapest_there_is() -> None:
    chance = random.Random(5)
    for _ in range(20):
        prices = {pair: chance.randrange(100) for pair in combinations(range(8), 2)}

        def cost(one: int, other: int, prices: dict[tuple[int, int], int] = prices) -> int:
            return prices[min(one, other), max(one, other)]

        found = sum(cost(*pair) for pair in matched(range(8), cost))

        best = min(
            sum(cost(order[n], order[n + 1]) for n in range(0, 8, 2))
            for order in permutations(range(8))
            if order[0] == 0 and order[2] < order[3] and order[4] < order[5]
        )
        assert found == best


def swiss(count: int, rounds: int, size: int, seed: int) -> tuple[Past, Rounds]:
    """A tournament whose results are lots, the better number winning more often."""
    chance = random.Random(seed)
    past = Past([], UNITS if size == 2 else UNITS // 2)
    played: Rounds = []
    for number in range(rounds):
        order = [s.entrant for s in standings(range(count), past, by_beaten=False)]
        sizes = table_sizes(count, range(2, size + 1) if size > 2 else (2,), size)
        boards = draw_round(order, sizes, past, Dice(f"{seed} {number}"))
        played.append(boards)
        for board in boards:
            strength = {entrant: chance.gauss(-entrant / 4, 1) for entrant in board}
            ranked = sorted(board, key=lambda entrant: -strength[entrant])
            past.add(Board(board, tuple(ranked.index(entrant) + 1 for entrant in board)))
    return past, played


@pytest.mark.parametrize("count", [4, 5, 6, 7, 8, 11, 16, 21, 32])
def test_swiss_pairs_nobody_twice(count: int) -> None:
    rounds = max(3, (count - 1).bit_length())

    past, played = swiss(count, rounds, 2, count)

    assert max(past.met.values()) == 1
    assert sum(past.byes.values()) == (rounds if count % 2 else 0)
    assert max(past.byes.values(), default=0) <= 1
    assert seat_spread(played) <= 2


@pytest.mark.parametrize("count", [8, 16])
def test_swiss_lets_equals_meet(count: int) -> None:
    past, played = swiss(count, 3, 2, 3)
    before = Past([[Board(b, (1, 2)) for b in boards] for boards in played[:0]], UNITS)
    for board in past.boards[: count // 2]:
        before.add(board)
    assert len(played[1]) == count // 2
    for one, other in played[1]:
        assert before.units[one] == before.units[other]


@pytest.mark.parametrize("count", [8, 12, 13])
def test_swiss_at_tables_of_four(count: int) -> None:
    past, played = swiss(count, 3, 4, count)

    assert max(past.met.values()) <= 2
    assert all(len(board) > 1 for boards in played for board in boards)
    assert seat_spread(played) <= 2


def test_the_lowest_has_the_free_round_and_nobody_a_second_one() -> None:
    past = Past([[Board((0, 1), (1, 2)), Board((2, 3), (1, 2)), Board((4,), (1,))]], UNITS)
    order = [s.entrant for s in standings(range(5), past, by_beaten=False)]

    boards = draw_round(order, [2, 2], past, Dice("x"))

    assert boards[-1] in ((1,), (3,))


def test_seats_are_evened_out() -> None:
    past = Past([[Board((7, 8), (1, 2))]], UNITS)

    assert seated([7, 8], past) == (8, 7)


def test_points_by_place() -> None:
    """Everything for the first, nothing for the last, evenly between; ties share."""
    assert units_of([1, 2]) == [120, 0]
    assert units_of([1, 1]) == [60, 60]
    assert units_of([4, 1, 2, 3]) == [0, 120, 80, 40]
    assert units_of([1, 1, 3, 3]) == [100, 100, 20, 20]
    assert all(sum(units_of(range(1, n + 1))) == n * 60 for n in range(2, 7))


def test_equal_points_are_told_apart_by_what_they_were_worth() -> None:
    boards = [Board((0, 1), (1, 2)), Board((2, 3), (1, 2)), Board((0, 2), (1, 2))]
    boards += [Board((1, 3), (1, 2))]
    past = Past([boards], UNITS)

    found = standings(range(4), past, by_beaten=False)

    assert [(s.entrant, s.place) for s in found] == [(0, 1), (1, 2), (2, 2), (3, 4)]
    beaten = standings(range(4), past, by_beaten=True)
    assert [s.worth for s in beaten] == [240, 0, 0, 0]
