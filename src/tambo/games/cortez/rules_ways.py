"""CORTEZ-6: where a troop can go for how many cards, and by which squares."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.games.cortez.board import MOST_SQUARES
from tambo.games.cortez.components import COPIES, STRIDE
from tambo.games.cortez.rules_supply import name_of
from tambo.games.cortez.state import COLLARED, FREE, CortezState

# Scratch space: nothing in it outlives a call.
COST: Final = vec[i64]([0] * MOST_SQUARES)
QUEUE: Final = vec[i64]([0] * MOST_SQUARES)
LATER: Final = vec[i64]([0] * (5 * MOST_SQUARES))
CAME: Final = vec[i64]([0] * MOST_SQUARES)
# The same for ways of an exact price: a square once for each number of cards paid before it.
NODES: Final = STRIDE * (COPIES + 2)
STEPS: Final = vec[i64]([0] * NODES)
WAITING: Final = vec[i64]([0] * NODES)


def spread(s: CortezState, start: i64, seat: i64, cards: i64) -> bool:
    """Fill COST with the fewest camouflage cards for each square in reach, -1 elsewhere, and
    CAME with the square before it on such a way (CORTEZ-6.1 to 6.7).

    Says whether a troop can be passed to and fro from a free square that costs nothing."""
    board = s.board
    for square in range(board.squares):
        COST[square] = -1
    own: i64 = COLLARED + seat
    ally: i64 = 1 + s.generals[seat] // 3
    COST[start] = 0
    CAME[start] = -1
    QUEUE[0] = start
    length: i64 = 1
    level: i64 = 0
    later: i64 = 0
    is_beside = False
    while True:
        done: i64 = 0
        while done < length:
            here = QUEUE[done]
            done += 1
            for i in range(4 * here, 4 * here + 4):
                there = board.near[i]
                if there < 0 or COST[there] >= 0:
                    continue
                under = board.beneath[i]
                if under >= 0:
                    # CORTEZ-6.1: a bridge it started on is its start square underneath, too.
                    if under == start or (s.broken and s.is_broken(under)):
                        continue
                    over = s.troops[under]
                    if over and (s.costs_all or (over != own and over != ally)):
                        # Arrives one card later, if nothing cheaper gets there.
                        LATER[later] = -1 - i
                        later += 1
                        continue
                elif s.broken and s.is_broken(there):
                    continue
                COST[there] = level
                CAME[there] = here
                troop = s.troops[there]
                if troop and (s.costs_all or (troop != own and troop != ally)):
                    LATER[later] = there
                    later += 1
                    if level == 0 and here != start and s.troops[here] == FREE:
                        is_beside = True
                else:
                    QUEUE[length] = there
                    length += 1
        level += 1
        if later == 0 or level > cards:
            return is_beside
        length = 0
        count = later
        later = 0
        for j in range(count):
            there = LATER[j]
            if there >= 0:
                QUEUE[length] = there
                length += 1
                continue
            edge: i64 = -1 - there
            there = board.near[edge]
            if COST[there] < 0:
                COST[there] = level
                CAME[there] = edge // 4
                troop = s.troops[there]
                if troop and (s.costs_all or (troop != own and troop != ally)):
                    # `later` never overtakes `j`, so what is still to be read stays.
                    LATER[later] = there
                    later += 1
                else:
                    QUEUE[length] = there
                    length += 1


def is_toll(s: CortezState, square: i64, start: i64, seat: i64) -> bool:
    """CORTEZ-6.3: whether it costs a card to pass the troop on a square."""
    troop = s.troops[square]
    if troop == FREE or square == start:
        return False
    return s.costs_all != 0 or s.is_opposing(troop, seat)


def spread_exact(s: CortezState, start: i64, seat: i64, cards: i64) -> None:
    """Fill COST with `cards` for each square to which a way of just so many leads, -1 elsewhere.

    No way comes back to its start square, not even to pass (CORTEZ-6.1). A node is
    `STRIDE * paid + square`; STEPS holds the node before it, -2 where no way leads."""
    board = s.board
    for node in range(STRIDE * (cards + 1)):
        STEPS[node] = -2
    STEPS[start] = -1
    WAITING[0] = start
    length: i64 = 1
    done: i64 = 0
    while done < length:
        node = WAITING[done]
        done += 1
        here = node % STRIDE
        toll: i64 = STRIDE if is_toll(s, here, start, seat) else 0
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
                    after += STRIDE
            elif s.is_broken(there):
                continue
            if after < STRIDE * (cards + 1) and STEPS[after] == -2:
                STEPS[after] = node
                WAITING[length] = after
                length += 1
    for square in range(board.squares):
        COST[square] = cards if STEPS[STRIDE * cards + square] != -2 else -1


def dearer_price(s: CortezState, start: i64, seat: i64, above: i64, held: i64) -> i64:
    """The fewest cards above a number for which a way ends anywhere, or -1; changes COST."""
    if above >= held:
        return -1
    has_warrior = s.warriors_of(seat) > 0
    # Mostly it is one card more, and ways are cheaper to follow for few cards.
    spread_exact(s, start, seat, above + 1)
    if _ends_at(s, start, seat, above + 1, has_warrior):
        return above + 1
    spread_exact(s, start, seat, held)
    for cards in range(above + 2, held + 1):
        if _ends_at(s, start, seat, cards, has_warrior):
            return cards
    return -1


def _ends_at(s: CortezState, start: i64, seat: i64, cards: i64, has_warrior: bool) -> bool:
    """Whether one of the ways just followed can end for so many cards."""
    for square in range(s.board.squares):
        if STEPS[STRIDE * cards + square] != -2 and square != start:
            if can_stop(s, square, seat, has_warrior):
                return True
    return False


def can_stop(s: CortezState, square: i64, seat: i64, has_warrior: bool) -> bool:
    """CORTEZ-6.2 and 6.9, for a square in reach."""
    troop = s.troops[square]
    return troop == FREE or (has_warrior and s.is_opposing(troop, seat))


def least_cost(s: CortezState, start: i64, seat: i64) -> i64:
    """The fewest cards with which a troop gets anywhere at all."""
    spread(s, start, seat, COPIES)
    has_warrior = s.warriors_of(seat) > 0
    least: i64 = COPIES
    for square in range(s.board.squares):
        cost = COST[square]
        if 0 <= cost < least and square != start and can_stop(s, square, seat, has_warrior):
            least = cost
    return least


def way_to(s: CortezState, start: i64, square: i64, seat: i64, cards: i64) -> list[str]:
    """The squares of a way of so many cards, both ends included, without bridges passed under."""
    spread_exact(s, start, seat, cards)
    node: i64 = STRIDE * cards + square
    names: list[str] = []
    while node >= 0:
        names.append(name_of(s, node % STRIDE))
        node = STEPS[node]
    names.reverse()
    return names
