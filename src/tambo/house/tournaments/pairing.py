"""Who plays whom in a round, at which seats.

Tables of two are an exact matching of least cost; larger ones are found by exchanging entrants for
as long as that helps. The costs say what matters: first nobody meets an opponent again, then
equals meet, then seats come out even.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, permutations

from tambo.core.dice import Dice
from tambo.house.tournaments.past import UNITS, Past

AGAIN = 10_000_000
SEAT = 300
EXACT = 16
KEPT = 4
TRIES = 6

Cost = Callable[[int, int], int]


def table_sizes(entrants: int, allowed: Sequence[int], wanted: int) -> list[int]:
    """How many sit at each table: as many as possible play, at tables of about the wanted size."""
    sizes = [size for size in allowed if 2 <= size <= wanted]
    sizes = sizes or [min(size for size in allowed if size >= 2)]
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seated in range(1, entrants + 1):
        for size in sizes:
            if seated - size in best:
                cost, tables = best[seated - size]
                found = cost + (wanted - size) ** 2 + 1
                if seated not in best or found < best[seated][0]:
                    best[seated] = (found, sorted([*tables, size], reverse=True))
    return best[max(best)][1]


def draw_round(
    ranked: Sequence[int], sizes: Sequence[int], past: Past, dice: Dice
) -> list[tuple[int, ...]]:
    """The boards of the next round, free rounds last; `ranked` are the entrants, best first."""
    free = _free(ranked, len(ranked) - sum(sizes), past)
    playing = [entrant for entrant in ranked if entrant not in free]
    rank = {entrant: number for number, entrant in enumerate(ranked)}
    in_pairs = set(sizes) == {2}

    def cost(one: int, other: int) -> int:
        distance = abs(past.units[one] - past.units[other]) * 10 // UNITS
        apart = abs(rank[one] - rank[other])
        price = past.times_met(one, other) * AGAIN + 100 * distance**2 + apart
        return price + SEAT * _unevenness(one, other, past) if in_pairs else price

    if in_pairs:
        groups = [list(pair) for pair in matched(playing, cost)]
    else:
        groups = grouped(playing, sizes, cost, dice)
    boards = [seated(group, past) for group in groups]
    return [*boards, *((entrant,) for entrant in free)]


def _unevenness(one: int, other: int, past: Past) -> int:
    """How uneven the two would have sat on the whole, in the better order."""
    a, b = past.lean[one], past.lean[other]
    return int(min((a - 1) ** 4 + (b + 1) ** 4, (a + 1) ** 4 + (b - 1) ** 4))


def _free(ranked: Sequence[int], count: int, past: Past) -> list[int]:
    """Who has a bye: the lowest of those who had the fewest."""
    order = sorted(
        ranked,
        key=lambda entrant: (past.byes[entrant], past.units[entrant], -ranked.index(entrant)),
    )
    return order[:count]


def matched(entrants: Sequence[int], cost: Cost) -> list[tuple[int, int]]:
    """All entrants in pairs at the least cost; exact for up to sixteen. Beyond, sixteen at a time
    from the top down, of which the upper half is kept."""
    left, pairs = list(entrants), []
    while len(left) > EXACT:
        found = _exact(left[:EXACT], cost)[:KEPT]
        pairs += found
        gone = {entrant for pair in found for entrant in pair}
        left = [entrant for entrant in left if entrant not in gone]
    return _improved([*pairs, *_exact(left, cost)], cost)


def _exact(entrants: Sequence[int], cost: Cost) -> list[tuple[int, int]]:
    """The first one left is paired with each other in turn; what is left is known by its set."""
    best: dict[int, tuple[int, list[tuple[int, int]]]] = {0: (0, [])}

    def solve(left: int) -> tuple[int, list[tuple[int, int]]]:
        if left in best:
            return best[left]
        first = (left & -left).bit_length() - 1
        rest = left ^ (1 << first)
        found: tuple[int, list[tuple[int, int]]] | None = None
        others = rest
        while others:
            other = (others & -others).bit_length() - 1
            others &= others - 1
            total, pairs = solve(rest ^ (1 << other))
            total += cost(entrants[first], entrants[other])
            if found is None or total < found[0]:
                found = (total, [(entrants[first], entrants[other]), *pairs])
        assert found is not None, "an odd number cannot be paired"
        best[left] = found
        return found

    return solve((1 << len(entrants)) - 1)[1]


def _improved(pairs: list[tuple[int, int]], cost: Cost) -> list[tuple[int, int]]:
    """Exchange partners between two pairs for as long as that is cheaper."""
    pairs = list(pairs)
    better = True
    while better:
        better = False
        for i, j in combinations(range(len(pairs)), 2):
            (a, b), (c, d) = pairs[i], pairs[j]
            now = cost(a, b) + cost(c, d)
            for one, two in (((a, c), (b, d)), ((a, d), (c, b))):
                if cost(*one) + cost(*two) < now:
                    pairs[i], pairs[j] = one, two
                    better = True
                    break
    return pairs


def grouped(
    entrants: Sequence[int], sizes: Sequence[int], cost: Cost, dice: Dice
) -> list[list[int]]:
    """All entrants at tables of these sizes at low cost: from the order of the standings and from
    a few others, exchanging two entrants for as long as it helps."""
    starts = [list(entrants)]
    for _ in range(TRIES - 1):
        order = list(entrants)
        dice.shuffle(order)
        starts.append(order)
    found = [_exchanged(_cut(order, sizes), cost) for order in starts]
    return min(found, key=lambda groups: sum(_inside(group, cost) for group in groups))


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    groups, at = [], 0
    for size in sizes:
        groups.append(list(order[at : at + size]))
        at += size
    return groups


def _inside(group: Sequence[int], cost: Cost) -> int:
    return sum(cost(one, other) for one, other in combinations(group, 2))


def _exchanged(groups: list[list[int]], cost: Cost) -> list[list[int]]:
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = _inside(one, cost) + _inside(other, cost)
                    one[i], other[j] = other[j], one[i]
                    if _inside(one, cost) + _inside(other, cost) < before:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
    return groups


def seated(group: Sequence[int], past: Past) -> tuple[int, ...]:
    """The group in the order of seats in which each has the seats they have had least."""
    size = len(group)

    def unevenness(order: tuple[int, ...]) -> tuple[int, int]:
        sat = sum((past.seats[entrant, size, seat] + 1) ** 2 for seat, entrant in enumerate(order))
        sat -= sum(past.seats[entrant, size, seat] ** 2 for seat, entrant in enumerate(order))
        lean = sum(
            (past.lean[entrant] + 2 * seat - (size - 1)) ** 2 for seat, entrant in enumerate(order)
        )
        return sat, lean

    return min(permutations(group), key=unevenness)
