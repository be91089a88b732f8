"""What a seat cannot know, dealt again: hands, objectives, bribes, cards laid face down, drafts.

CORTEZ-10: everything open stays; who has how many cards stays; what a bid has proved and what the
seat has seen pass into a hand stay true.
"""

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.games.cortez.components import (
    BIT,
    CAMOUFLAGE,
    FIRST_OBJECTIVE,
    OBJECTIVES,
    PEACE,
    UNTIL_ROUND,
    WEAPON,
)
from tambo.games.cortez.redeal_hands import Hands
from tambo.games.cortez.rules_battle import is_mercenary
from tambo.games.cortez.rules_draft import clear_draft, clear_showing
from tambo.games.cortez.rules_memory import RANKS_ROW, ROW, forget_for
from tambo.games.cortez.rules_pacts import NOBODY, forget_pacts, promise_of
from tambo.games.cortez.rules_ways import least_cost
from tambo.games.cortez.state import (
    BID,
    BUILDING,
    CHOOSE,
    DISCARD,
    MOVE,
    NO_SIDE,
    OVER,
    PAY,
    RETURN,
    UNDECIDED,
    CortezState,
)


def redeal(truth: CortezState, seat: i64, dice: Dice) -> CortezState:
    """A random state that looks the same to the seat."""
    s = truth.clone()
    if s.decision == OVER or s.decision == CHOOSE:
        return s
    for other in range(s.players):
        if other != seat:
            _forget_plans(s, other)
    floors = _floors(s, seat)
    forget_for(s, seat)
    forget_pacts(s, seat)
    _deal_provisions(s, seat, floors, dice)
    for nation in range(2):
        _deal_warriors(s, seat, nation, dice)
    _deal_objectives(s, seat, dice)
    _deal_bribes(s, seat, dice)
    return s


def _forget_plans(s: CortezState, other: i64) -> None:
    """Drafts, sealed cards and unfinished help go back: others do not know how far they are."""
    s.quiet &= ~BIT[other]
    if other == s.active:
        s.detour = 0
    s.answering &= ~BIT[other]
    clear_showing(s, other)
    if s.drafting & BIT[other]:
        clear_draft(s, other)
    if s.decision == DISCARD:
        for kind in range(4):
            s.provisions[4 * other + kind] += s.sealed[6 * other + kind]
            s.sealed[6 * other + kind] = 0
    elif s.decision == RETURN:
        for i in range(6 * other, 6 * other + 6):
            s.warriors[i] += s.sealed[i]
            s.sealed[i] = 0
    elif is_mercenary(s, other) and s.stance[other] == BUILDING:
        s.stance[other] = UNDECIDED
        s.side[other] = NO_SIDE
        s.provisions[4 * other + WEAPON] += s.arms[other]
        s.arms[other] = 0
        for i in range(6 * other, 6 * other + 6):
            s.warriors[i] += s.laid[i]
            s.laid[i] = 0
        for i in range(4 * other, 4 * other + 4):
            s.price[i] = 0


def _knows_offer(s: CortezState, seat: i64, other: i64) -> bool:
    return other == seat or (s.offered_to[other] & BIT[seat] | s.calling & BIT[other]) != 0


def _floors(s: CortezState, seat: i64) -> list[int]:
    """How many cards of each kind the others must hold, as far as the seat can know."""
    floors = [0] * (4 * s.players)
    for other in range(s.players):
        if other == seat:
            continue
        for kind in range(4):
            floors[4 * other + kind] = int(s.seen[ROW * seat + 4 * other + kind])
    if s.decision == MOVE and s.active != seat:
        # They have taken up a troop, so there is a way for it.
        needed = int(least_cost(s, s.taken, s.active))
        at = int(4 * s.active + CAMOUFLAGE)
        floors[at] = max(floors[at], needed)
    for other in range(s.players):
        if s.offering & BIT[other] and _knows_offer(s, seat, other):
            for kind in range(4):
                floors[4 * other + kind] -= int(s.give[4 * other + kind])
    return floors


def _deal_provisions(s: CortezState, seat: i64, floors: list[int], dice: Dice) -> None:
    pool: list[int] = []
    sizes = [0] * s.players
    for kind in range(4):
        for _ in range(s.deck[kind]):
            pool.append(kind)
        for other in range(s.players):
            if other == seat:
                continue
            count = s.provisions[4 * other + kind]
            if _is_hidden(s, seat, other):
                count += s.give[4 * other + kind]
            sizes[other] += int(count)
            for _ in range(count - max(0, floors[4 * other + kind])):
                pool.append(kind)
    needs, tops = _proofs(s, seat, sizes, floors)
    owners = Hands(pool, sizes, needs, tops).deal(dice)
    for kind in range(4):
        s.deck[kind] = 0
        for other in range(s.players):
            if other != seat:
                s.provisions[4 * other + kind] = max(0, floors[4 * other + kind])
    for i in range(len(pool)):
        if owners[i] < 0:
            s.deck[pool[i]] += 1
        else:
            s.provisions[4 * owners[i] + pool[i]] += 1
    for other in range(s.players):
        if _is_hidden(s, seat, other):
            _lay_aside(s, other, dice)


def _proofs(
    s: CortezState, seat: i64, sizes: list[int], floors: list[int]
) -> tuple[list[int], list[int]]:
    """What the cards still to be dealt to each must be worth, counted up to which kind.

    CORTEZ-4.7: no player bids more than their hand is worth, and the dearest cards are paid first.
    Takes the cards that are known already out of the sizes.
    """
    needs, tops = [0] * s.players, [3] * s.players
    for other in range(s.players):
        if other == seat:
            continue
        if s.decision == PAY and other == s.speaker:
            needs[other] = int(s.bid - s.paid)
            tops[other] = int(s.paid_last)
        elif s.decision == PAY or s.decision == BID:
            needs[other] = int(s.bids[other])
        for kind in range(4):
            known = max(0, floors[4 * other + kind])
            sizes[other] -= known
            if kind <= tops[other]:
                needs[other] -= known * (kind + 1)
    return needs, tops


def _is_hidden(s: CortezState, seat: i64, other: i64) -> bool:
    """Whether there is an offer that the seat does not know."""
    return s.offering & BIT[other] != 0 and not _knows_offer(s, seat, other)


def _lay_aside(s: CortezState, other: i64, dice: Dice) -> None:
    """An offer at random from the new hand: not even the size of a hidden one is known."""
    base: i64 = 4 * other
    hand: list[int] = []
    for kind in range(4):
        s.give[base + kind] = 0
        s.want[base + kind] = 0
        for _ in range(s.provisions[base + kind]):
            hand.append(kind)
    dice.shuffle(hand)
    given = dice.below(min(len(hand), 2) + 1)
    wanted = dice.below(3)
    if given + wanted == 0:
        wanted = 1
    peace = promise_of(PEACE, UNTIL_ROUND, NOBODY)
    s.promise[other] = peace if dice.below(4) == 0 else 0
    s.asks[other] = peace if dice.below(4) == 0 else 0
    for i in range(given):
        s.provisions[base + hand[i]] -= 1
        s.give[base + hand[i]] += 1
    for _ in range(wanted):
        s.want[base + dice.below(4)] += 1


def _deal_warriors(s: CortezState, seat: i64, nation: i64, dice: Dice) -> None:
    pool: list[int] = []
    for rank in range(6):
        count = s.camps[6 * nation + rank]
        for other in range(s.players):
            if other != seat and s.nation_of(other) == nation:
                count += s.warriors[6 * other + rank] + s.laid[6 * other + rank]
                count -= s.known[RANKS_ROW * seat + 6 * other + rank]
        for _ in range(count):
            pool.append(rank)
    dice.shuffle(pool)
    at: i64 = len(pool)
    for other in range(s.players):
        if other == seat or s.nation_of(other) != nation:
            continue
        held, laid = s.warriors_of(other), s.laid_of(other)
        for rank in range(6):
            shown = s.known[RANKS_ROW * seat + 6 * other + rank]
            s.warriors[6 * other + rank] = shown
            s.laid[6 * other + rank] = 0
            held -= shown
        for _ in range(held):
            at -= 1
            s.warriors[6 * other + pool[at]] += 1
        for _ in range(laid):
            at -= 1
            s.laid[6 * other + pool[at]] += 1
    for rank in range(6):
        s.camps[6 * nation + rank] = 0
    while at > 0:
        at -= 1
        s.camps[6 * nation + pool[at]] += 1


def _deal_objectives(s: CortezState, seat: i64, dice: Dice) -> None:
    left: list[int] = []
    for i in range(OBJECTIVES):
        if FIRST_OBJECTIVE + i != s.objectives[seat]:
            left.append(FIRST_OBJECTIVE + i)
    dice.shuffle(left)
    for other in range(s.players):
        if other != seat and s.objectives[other]:
            s.objectives[other] = left.pop()


def _deal_bribes(s: CortezState, seat: i64, dice: Dice) -> None:
    unknown: i64 = s.bribe_deck
    for other in range(s.players):
        if other != seat:
            unknown |= s.bribes[other]
    if unknown == s.bribe_deck:
        return
    left = [bribe for bribe in range(9) if unknown & BIT[bribe]]
    dice.shuffle(left)
    for other in range(s.players):
        if other == seat:
            continue
        count = bribe_count(s, other)
        s.bribes[other] = 0
        for _ in range(count):
            s.bribes[other] |= BIT[left.pop()]
    s.bribe_deck = 0
    for bribe in left:
        s.bribe_deck |= BIT[bribe]


def bribe_count(s: CortezState, seat: i64) -> int:
    count = 0
    for bribe in range(9):
        if s.bribes[seat] & BIT[bribe]:
            count += 1
    return count
