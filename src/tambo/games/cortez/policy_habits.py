"""What a sensible general thinks about, and what they do without a search.

`shortlist` leaves out what is pointless or like something else on the menu; search and the
shallow bots choose from it. `habit` is for small talk: offers, answers, payments; `policy_talk`
knows what they are worth. Both look only at the seat's own cards and at open things. Draws lots
where many choices are alike.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.games.cortez.board import CITY, CITY_SQUARES, FIRST_TEMPLE
from tambo.games.cortez.choices import (
    ARM,
    BACK,
    BIDDING,
    CALL,
    DETOUR,
    DISCARDING,
    DONE,
    DRAW,
    DROP,
    EAT,
    FEEDING,
    LAY,
    MOVE_FROM,
    OFFER,
    PASS,
    PAYING,
    PLAY,
    PRICE,
    PUTTING,
    SUPPORT,
    SURRENDER,
    cards_of_move,
    is_hire,
    is_spurn,
    reason_of,
    seat_answered,
    spurn,
    square_of_move,
)
from tambo.games.cortez.components import GOLD, WEAPON
from tambo.games.cortez.policy_estimate import (
    COLLAR_WORTH,
    MARCH_WORTH,
    future_of,
    might_of,
    worth_of,
)
from tambo.games.cortez.policy_talk import (
    DEAR,
    NEED,
    RIVAL,
    answer,
    answered_call,
    has_plan,
    leads,
    next_of_draft,
    promised_side,
    wants_help,
)
from tambo.games.cortez.rules_pacts import breaks
from tambo.games.cortez.rules_strength import strength_of
from tambo.games.cortez.rules_trade import is_addressed
from tambo.games.cortez.state import (
    ACT,
    ATTACK,
    ATTACKER,
    BID,
    BUILDING,
    BY_ATTACK,
    BY_FLIGHT,
    BY_OTHER,
    CHOOSE,
    COLLAR,
    COLLARED,
    DEFEND,
    DEFENDER,
    DISCARD,
    FEED,
    MOVE,
    PAY,
    PUT,
    RECRUIT,
    RETREAT,
    RETURN,
    TAKE,
    TALKS,
    UNCOLLARED,
    CortezState,
)

ENOUGH_WARRIORS: Final = 9
FULL_HAND: Final = 8
MOST_LAID: Final = 5
BEST_BID: Final = 13
PAYMENTS: Final = [PAYING + 2, PAYING + 1, PAYING + 3, PAYING]


def habit(s: CortezState, seat: i64, menu: list[int], dice: Dice) -> i64:
    """The choice that needs no search, or -1."""
    if s.is_window():
        if s.is_drafting(seat):
            return next_of_draft(s, seat, menu)
        if is_addressed(s, seat):
            return answer(s, seat, menu)
        if s.decision == TALKS:
            call = answered_call(s, seat, menu)
            if call >= 0:
                return call
            if CALL in menu and wants_help(s, seat):
                return CALL
        if s.decision == ACT and OFFER in menu and s.sent[seat] == 0 and dice.below(4) == 0:
            if has_plan(s, seat):
                return OFFER
        if PASS in menu and DRAW not in menu and SUPPORT + ATTACKER not in menu:
            return PASS
    return -1


def shortlist(s: CortezState, seat: i64, menu: list[int], dice: Dice) -> list[int]:
    """The choices worth thinking about: never empty unless the menu is."""
    if len(menu) < 2:
        return menu
    if s.is_window() and s.is_drafting(seat):
        return [DROP] if DROP in menu else [BACK]
    decision = s.decision
    if decision == ACT:
        return _actions(s, seat, menu)
    if decision == MOVE:
        return _moves(s, seat, menu, dice)
    if decision == ATTACK or decision == DEFEND:
        return _laying(s, seat, menu)
    if decision == TALKS:
        return _talks(s, seat, menu, dice)
    if decision == FEED:
        return [FEEDING] if s.warriors_of(seat) < 3 else menu
    if decision == PUT:
        return _puts(s, seat, menu, dice)
    if decision == CHOOSE or decision == COLLAR:
        return _some(menu, 1, dice)
    if decision == RECRUIT:
        return _some(menu[:-1], 2, dice)
    if decision == RETREAT:
        return _some(menu, 3, dice)
    if decision == TAKE:
        return _some(menu, 5, dice)
    return _cards(s, seat, menu, dice)


def _some(menu: list[int], count: i64, dice: Dice) -> list[int]:
    """A few of a menu, by lot."""
    if len(menu) <= count:
        return menu
    few: list[int] = []
    for _ in range(count):
        choice = menu[dice.below(len(menu))]
        if choice not in few:
            few.append(choice)
    return few


# Actions and moves


def _actions(s: CortezState, seat: i64, menu: list[int]) -> list[int]:
    """Moves, cards and food; no trade, and no turn given away.

    A troop on its objective stays there, unless it is the only one or the hand is full: it used to
    stay always, so that a general with one troop could do nothing but draw, with any hand.
    """
    if DRAW not in menu:
        return [answer(s, seat, menu)]
    few: list[int] = []
    goal = s.board.city[s.objectives[seat]] if s.objectives[seat] else -1
    if s.worn[seat] == 1 or s.warriors_of(seat) >= FULL_HAND:
        goal = -1
    for choice in menu:
        if choice >= MOVE_FROM:
            if choice - MOVE_FROM != goal:
                few.append(choice)
        elif (
            choice == DRAW
            or choice >= PLAY
            or (choice == EAT and s.warriors_of(seat) < ENOUGH_WARRIORS)
        ):
            few.append(choice)
    return few


def _moves(s: CortezState, seat: i64, menu: list[int], dice: Dice) -> list[int]:
    """The objective, the best of the city, the best villages, and the attacks that pay most.

    No lots are drawn: a search that finds other choices on each visit never learns which of them
    is good, and rates the move like the worst of them.
    """
    if menu[-1] == DETOUR:
        menu = menu[:-1]
    from_city = s.board.kind[s.taken] == CITY
    few: list[int] = []
    city: i64 = -1
    number: i64 = 0
    outer: i64 = -1
    villages: list[int] = []
    attacks: list[int] = []
    for choice in menu:
        square = square_of_move(choice)
        here = s.board.number[square]
        if s.troops[square]:
            attacks.append(choice)
        elif here:
            if here == s.objectives[seat]:
                few.append(choice)
            elif not from_city:
                if here > number:
                    number = here
                    city = choice
                if outer < 0 and here < FIRST_TEMPLE:
                    outer = choice
        elif s.board.village[square]:
            villages.append(choice)
    if city >= 0:
        few.append(int(city))
    if outer >= 0 and outer != city:
        few.append(int(outer))
    _add_villages(s, villages, few)
    _add_attacks(s, seat, attacks, few)
    return few if few else _some(menu, 3, dice)


def _add_villages(s: CortezState, villages: list[int], few: list[int]) -> None:
    """The two that give most for their cost."""
    best: i64 = -1
    best_worth: i64 = -100
    second: i64 = -1
    second_worth: i64 = -100
    for choice in villages:
        worth = 10 * s.board.village[square_of_move(choice)] - 4 * cards_of_move(choice)
        if worth > best_worth:
            second = best
            second_worth = best_worth
            best = choice
            best_worth = worth
        elif worth > second_worth:
            second = choice
            second_worth = worth
    if best >= 0:
        few.append(int(best))
    if second >= 0:
        few.append(int(second))


def _add_attacks(s: CortezState, seat: i64, attacks: list[int], few: list[int]) -> None:
    """The three that promise most by what is open; none that breaks a promise (CORTEZ-8.7)."""
    might = might_of(s, seat)
    best: list[int] = [-1, -1, -1]
    worths: list[float] = [0.0, 0.0, 0.0]
    for choice in attacks:
        square = square_of_move(choice)
        worth = _attack_worth(s, seat, square, might) - 0.4 * float(cards_of_move(choice))
        if worth <= worths[2] or _is_spared(s, seat, square):
            continue
        at = 2
        while at > 0 and worth > worths[at - 1]:
            worths[at] = worths[at - 1]
            best[at] = best[at - 1]
            at -= 1
        worths[at] = worth
        best[at] = choice
    for choice in best:
        if choice >= 0:
            few.append(choice)


def _is_spared(s: CortezState, seat: i64, square: i64) -> bool:
    for pact in s.pacts:
        if breaks(s, pact, seat, square):
            return True
    return False


def _attack_worth(s: CortezState, seat: i64, square: i64, might: float) -> float:
    """Points to win or lose, by the sizes of hands: a warrior counts three and a half."""
    troop = s.troops[square]
    defenders: i64 = 0
    if troop >= COLLARED:
        defenders = s.warriors_of(troop - COLLARED)
    else:
        for other in range(s.players):
            if s.nation_of(other) == troop - UNCOLLARED and s.warriors_of(other) > defenders:
                defenders = s.warriors_of(other)
    if defenders > 5:
        defenders = 5
    chance = 1.0 / (1.0 + exp((3.5 * float(defenders) + 2.0 - might) / 5.0))
    here = s.board.number[square]
    collar = COLLAR_WORTH + MARCH_WORTH
    prize = 0.45 * float(s.board.village[square])
    if s.collars_of(seat):
        prize += collar
    if here:
        prize += 5.0
        if here == s.objectives[seat]:
            prize += 10.0
    if troop >= COLLARED:
        prize += 3.0 if here else 1.0
    loss = collar if s.worn[seat] > 1 else 0.5
    if s.board.kind[s.taken] == CITY:
        loss += 5.0
    return chance * prize - (1.0 - chance) * loss


def _puts(s: CortezState, seat: i64, menu: list[int], dice: Dice) -> list[int]:
    if s.errand == BY_FLIGHT:
        return _some(menu, 2, dice)
    if s.errand == BY_ATTACK:
        return _some(menu, 3, dice)
    if s.errand == BY_OTHER:
        outside = [c for c in menu if s.board.kind[c - PUTTING] != CITY]
        return _some(outside, 2, dice) if outside else _some(menu, 2, dice)
    goal = PUTTING + int(s.board.city[s.objectives[seat]])
    if goal in menu:
        return [goal]
    number: i64 = CITY_SQUARES
    while number > 0:
        if PUTTING + int(s.board.city[number]) in menu:
            return [PUTTING + int(s.board.city[number])]
        number -= 1
    return _some(menu, 2, dice)


# Cards


def _cards(s: CortezState, seat: i64, menu: list[int], dice: Dice) -> list[int]:
    """What is bid, paid, or lost to plunder or mutiny."""
    if s.decision == BID:
        return [_bid(s, seat, menu, dice)]
    if s.decision == PAY:
        for choice in PAYMENTS:
            if choice in menu:
                return [choice]
    if s.decision == DISCARD:
        return [_discard(s, seat)]
    return [menu[0]] if s.decision == RETURN else menu


def _discard(s: CortezState, seat: i64) -> int:
    """Keep gold; discard the kind with the most cards."""
    best: i64 = 0
    for kind in range(GOLD):
        if s.provisions[4 * seat + kind] > s.provisions[4 * seat + best]:
            best = kind
    if s.provisions[4 * seat + best] == 0:
        best = GOLD
    return int(DISCARDING + best)


def _bid(s: CortezState, seat: i64, menu: list[int], dice: Dice) -> int:
    """One more than the others, up to about what a bribe is worth and half the hand."""
    most = s.worth_of(seat) // 2
    limit = 5 + dice.below(BEST_BID - 4)
    if limit > most:
        limit = most
    if s.bid + 1 <= limit and menu[0] != PASS:
        return int(BIDDING + s.bid + 1)
    return PASS


# Battles


def _laying(s: CortezState, seat: i64, menu: list[int]) -> list[int]:
    """The strongest warrior next, a weapon for it, or done if it may be enough."""
    few: list[int] = []
    if SURRENDER in menu and s.warriors_of(seat) < 3:
        few.append(SURRENDER)
    rank: i64 = 6
    while rank > 0:
        if LAY + rank in menu:
            few.append(int(LAY + rank))
            break
        rank -= 1
    if ARM in menu:
        few.append(ARM)
    if DONE in menu and (not few or _is_enough(s, seat)):
        few.append(DONE)
    return few if few else menu


def _is_enough(s: CortezState, seat: i64) -> bool:
    """By the face-down warriors and weapons on the table, or by the size of the hand to come."""
    if s.laid_of(seat) > MOST_LAID:
        return True
    if seat == s.attacker:
        expected = s.warriors_of(s.defender)
        if expected > MOST_LAID:
            expected = MOST_LAID
        return float(strength_of(s, ATTACKER)) >= 3.0 * float(expected) + 1.0
    expected = s.laid_of(s.attacker) + s.arms[s.attacker]
    return float(strength_of(s, DEFENDER)) >= 3.0 * float(expected)


def _talks(s: CortezState, seat: i64, menu: list[int], dice: Dice) -> list[int]:
    if SUPPORT + ATTACKER in menu:
        promised = promised_side(s, seat)
        if promised:
            return [int(SUPPORT + promised)]
        side = _side_for(s, seat)
        return [PASS, int(SUPPORT + side)] if s.tries[seat] < 2 else [PASS]
    if s.stance[seat] == BUILDING and seat != s.attacker and seat != s.defender:
        return [_help(s, seat, menu)]
    few: list[int] = []
    for choice in menu:
        if is_hire(choice):
            few.append(choice)
        elif is_spurn(choice) and reason_of(choice) == 0:
            few.append(_spurn(s, seat, seat_answered(choice)))
    if few:
        return few
    if is_addressed(s, seat):
        return [answer(s, seat, menu)]
    return [PASS] if PASS in menu else menu


def _spurn(s: CortezState, seat: i64, other: i64) -> int:
    """No to a mercenary's price, with the reason why."""
    reason = DEAR
    if leads(s, other, seat):
        reason = RIVAL
    else:
        for kind in range(4):
            asked = s.price[4 * other + kind]
            if asked and s.provisions[4 * seat + kind] <= asked:
                reason = NEED
    return int(spurn(other, reason))


def _side_for(s: CortezState, seat: i64) -> i64:
    """Against the fighter who is further ahead."""
    future = future_of(s)
    ahead = worth_of(s, s.attacker, future) - worth_of(s, s.defender, future)
    return DEFENDER if ahead > 0.0 else ATTACKER


def _help(s: CortezState, seat: i64, menu: list[int]) -> int:
    """A warrior of the middle, a spare weapon, two cards asked, done."""
    if s.laid_of(seat) == 0:
        for rank in (4, 5, 3, 6, 2, 1):
            if LAY + rank in menu:
                return LAY + rank
    if s.arms[seat] == 0 and s.provisions[4 * seat + WEAPON] > 1 and ARM in menu:
        return ARM
    if s.arms[seat] == 0 and s.laid_of(seat) == 0:
        return ARM if ARM in menu else DROP
    asked = s.price_of(seat)
    if PRICE + GOLD in menu and asked == 0 and not promised_side(s, seat):
        return PRICE + GOLD if s.tries[seat] == 0 else PRICE + 2
    return DONE
