"""CORTEZ-6: where a troop can go for how many cards, and by which squares.

Each search makes what it writes to and hands it back: nothing outlives a call or is shared by two.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tambo.games.cortez.board import MOST_SQUARES
from tambo.games.cortez.components import COPIES
from tambo.games.cortez.state import COLLARED, FREE, CortezState

UNREACHED: Final = -1
# No step leads to a node; -1 is the step to the start.
NO_STEP: Final = -2
NOWHERE: Final = vec[i64]([UNREACHED] * MOST_SQUARES)
# For ways of an exact price a square is a node once for each number of cards paid before it:
# LAYER * paid + square.
LAYER: Final = MOST_SQUARES
NO_STEPS: Final = vec[i64]([NO_STEP] * (LAYER * (COPIES + 2)))


@final
class Ways:
    """Where a troop can go: the fewest cards for each square in reach, UNREACHED elsewhere."""

    def __init__(self, cost: vec[i64], is_beside: bool) -> None:
        self.cost: vec[i64] = cost
        # Whether it can be passed to and fro from a free square that costs nothing.
        self.is_beside: bool = is_beside


def ways_from(s: CortezState, start: i64, seat: i64, cards: i64) -> Ways:
    """By the fewest camouflage cards, up to a number of them (CORTEZ-6.1 to 6.7)."""
    board = s.board
    cost = NOWHERE[: board.squares]
    own: i64 = COLLARED + seat
    ally: i64 = 1 + s.generals[seat] // 3
    cost[start] = 0
    queue = vec[i64](capacity=board.squares)
    queue = append(queue, start)
    later = vec[i64]()
    level: i64 = 0
    is_beside = False
    while True:
        done: i64 = 0
        while done < len(queue):
            here = queue[done]
            done += 1
            for i in range(4 * here, 4 * here + 4):
                there = board.near[i]
                if there < 0 or cost[there] >= 0:
                    continue
                under = board.beneath[i]
                # CORTEZ-6.1: a bridge it started on is its start square underneath, too.
                bridge = under if under >= 0 else there
                if under == start or (s.broken and s.is_broken(bridge)):
                    continue
                if under >= 0:
                    over = s.troops[under]
                    if over and (s.costs_all or (over != own and over != ally)):
                        # Arrives one card later, if nothing cheaper gets there.
                        later = append(later, -1 - i)
                        continue
                cost[there] = level
                troop = s.troops[there]
                if troop and (s.costs_all or (troop != own and troop != ally)):
                    later = append(later, there)
                    if level == 0 and here != start and s.troops[here] == FREE:
                        is_beside = True
                else:
                    queue = append(queue, there)
        level += 1
        if len(later) == 0 or level > cards:
            return Ways(cost, is_beside)
        queue = vec[i64](capacity=board.squares)
        waiting = later
        later = vec[i64]()
        for there in waiting:
            if there >= 0:
                queue = append(queue, there)
                continue
            there = board.near[-1 - there]
            if cost[there] < 0:
                cost[there] = level
                troop = s.troops[there]
                if troop and (s.costs_all or (troop != own and troop != ally)):
                    later = append(later, there)
                else:
                    queue = append(queue, there)


def is_toll(s: CortezState, square: i64, start: i64, seat: i64) -> bool:
    """CORTEZ-6.3: whether it costs a card to pass the troop on a square."""
    troop = s.troops[square]
    if troop == FREE or square == start:
        return False
    return s.costs_all != 0 or s.is_opposing(troop, seat)


def exact_ways_from(s: CortezState, start: i64, seat: i64, cards: i64) -> vec[i64]:
    """By up to so many cards, no fewer than are needed: for each node the one before it.

    A node is `LAYER * paid + square`, so that nodes from `LAYER * cards` on tell where a way of
    just so many leads. No way comes back to its start square, not even to pass (CORTEZ-6.1)."""
    board = s.board
    steps = NO_STEPS[: LAYER * (cards + 1)]
    steps[start] = -1
    waiting = vec[i64](capacity=board.squares)
    waiting = append(waiting, start)
    done: i64 = 0
    while done < len(waiting):
        node = waiting[done]
        done += 1
        here = node % LAYER
        toll: i64 = LAYER if is_toll(s, here, start, seat) else 0
        for i in range(4 * here, 4 * here + 4):
            there = board.near[i]
            under = board.beneath[i]
            if there < 0 or there == start or under == start:
                continue
            after = node - here + toll + there
            if under >= 0:
                if s.is_broken(under):
                    continue
                if is_toll(s, under, start, seat):
                    after += LAYER
            elif s.is_broken(there):
                continue
            if after < LAYER * (cards + 1) and steps[after] == NO_STEP:
                steps[after] = node
                waiting = append(waiting, after)
    return steps


def exact_ways(s: CortezState, start: i64, seat: i64, cards: i64) -> Ways:
    """The squares to which a way of just so many cards leads."""
    steps = exact_ways_from(s, start, seat, cards)
    cost = NOWHERE[: s.board.squares]
    for square in range(s.board.squares):
        if steps[LAYER * cards + square] != NO_STEP:
            cost[square] = cards
    return Ways(cost, False)


def dearer_price(s: CortezState, start: i64, seat: i64, above: i64, held: i64) -> i64:
    """The fewest cards above a number for which a way ends anywhere, or -1."""
    if above >= held:
        return -1
    has_warrior = s.warriors_of(seat) > 0
    # Mostly it is one card more, and few cards make a short search.
    steps = exact_ways_from(s, start, seat, above + 1)
    if _ends_at(s, steps, start, seat, above + 1, has_warrior):
        return above + 1
    steps = exact_ways_from(s, start, seat, held)
    for cards in range(above + 2, held + 1):
        if _ends_at(s, steps, start, seat, cards, has_warrior):
            return cards
    return -1


def _ends_at(
    s: CortezState, steps: vec[i64], start: i64, seat: i64, cards: i64, has_warrior: bool
) -> bool:
    """Whether one of some ways can end for so many cards."""
    for square in range(s.board.squares):
        if steps[LAYER * cards + square] != NO_STEP and square != start:
            if can_stop(s, square, seat, has_warrior):
                return True
    return False


def can_stop(s: CortezState, square: i64, seat: i64, has_warrior: bool) -> bool:
    """CORTEZ-6.2 and 6.9, for a square in reach."""
    troop = s.troops[square]
    return troop == FREE or (has_warrior and s.is_opposing(troop, seat))


def least_cost(s: CortezState, start: i64, seat: i64) -> i64:
    """The fewest cards with which a troop gets anywhere at all."""
    ways = ways_from(s, start, seat, COPIES)
    has_warrior = s.warriors_of(seat) > 0
    least: i64 = COPIES
    for square in range(s.board.squares):
        cost = ways.cost[square]
        if 0 <= cost < least and square != start and can_stop(s, square, seat, has_warrior):
            least = cost
    return least


def way_to(s: CortezState, start: i64, square: i64, seat: i64, cards: i64) -> list[str]:
    """The squares of a way of so many cards, both ends included, without bridges passed under."""
    steps = exact_ways_from(s, start, seat, cards)
    node: i64 = LAYER * cards + square
    names: list[str] = []
    while node >= 0:
        names.append(s.board.name_of(node % LAYER))
        node = steps[node]
    names.reverse()
    return names
