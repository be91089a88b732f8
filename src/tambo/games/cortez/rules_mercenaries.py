"""CORTEZ-7.4: the talks of a battle. Mercenaries support a side with cards, for a price that they
name, or that the fighter names who calls for help."""

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.games.cortez import events
from tambo.games.cortez.choices import (
    ANSWER,
    ARM,
    DONE,
    DROP,
    HIRE,
    LAY,
    PASS,
    PRICE,
    SUPPORT,
    is_hire,
    reason_of,
    seat_answered,
    spurn,
)
from tambo.games.cortez.components import BIT, GENERALS, REASONS, WEAPON
from tambo.games.cortez.rules_battle import is_mercenary, lay, reveal
from tambo.games.cortez.rules_draft import clear_draft, is_help
from tambo.games.cortez.rules_memory import EVERYBODY, gain_seen, lose_seen, lose_warriors
from tambo.games.cortez.rules_pacts import settle_help
from tambo.games.cortez.rules_trade import (
    CLOSED,
    WITHDREW,
    can_pay,
    cards_in,
    close_offer,
    close_window,
    let_others_speak,
)
from tambo.games.cortez.state import (
    ATTACKER,
    AWAY,
    BUILDING,
    DEFENDER,
    JOINED,
    NO_SIDE,
    PROPOSED,
    SIDES,
    UNDECIDED,
    CortezState,
)

PRICED_OFFERS = 3
MOST_ASKED = 5


# What a mercenary can say


def list_mercenary(s: CortezState, seat: i64, menu: list[int]) -> None:
    """The menu of a mercenary who has neither joined nor gone away."""
    if s.stance[seat] == UNDECIDED:
        if s.warriors_of(seat) or s.provisions[4 * seat + WEAPON]:
            menu.append(SUPPORT + ATTACKER)
            menu.append(SUPPORT + DEFENDER)
            for other in range(s.players):
                if is_called(s, seat, other):
                    menu.append(ANSWER + other)
        menu.append(PASS)
        return
    laid = s.laid_of(seat)
    if laid == 0:
        for rank in range(6):
            if s.warriors[6 * seat + rank]:
                menu.append(int(LAY + rank + 1))
    if s.provisions[4 * seat + WEAPON]:
        menu.append(ARM)
    if can_ask(s, seat):
        for kind in range(4):
            menu.append(PRICE + kind)
    if laid or s.arms[seat]:
        menu.append(DONE)
    menu.append(DROP)


def is_called(s: CortezState, seat: i64, fighter: i64) -> bool:
    return s.calling & s.offering & BIT[fighter] != 0 and s.unanswered[fighter] & BIT[seat] != 0


def can_ask(s: CortezState, seat: i64) -> bool:
    """A call has its own price; after three refusals help must be free."""
    if s.answering & BIT[seat] or s.tries[seat] >= PRICED_OFFERS:
        return False
    return s.price_of(seat) < MOST_ASKED


def apply_mercenary(
    s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
) -> None:
    if choice == PASS:
        s.stance[seat] = AWAY
        if log is not None:
            log.append(Event(events.StayedAway(int(seat))))
        _leave(s, seat, seat, log)
    elif choice == DROP:
        _take_back(s, seat)
    elif choice == DONE:
        _offer_help(s, seat, log)
    elif choice >= ANSWER:
        s.stance[seat] = BUILDING
        s.side[seat] = ATTACKER if choice - ANSWER == s.attacker else DEFENDER
        s.answering |= BIT[seat]
    elif choice >= PRICE:
        s.price[4 * seat + choice - PRICE] += 1
    elif choice == SUPPORT + ATTACKER or choice == SUPPORT + DEFENDER:
        s.stance[seat] = BUILDING
        s.side[seat] = choice - SUPPORT
    else:
        lay(s, seat, choice, log)
    _end_talks(s, dice, log)


def _offer_help(s: CortezState, seat: i64, log: list[Event] | None) -> None:
    """The cards lie on the table: joined for nothing or in answer to a call, or for a price."""
    is_answer = s.answering & BIT[seat] != 0
    has_joined = is_answer or s.price_of(seat) == 0
    s.stance[seat] = JOINED if has_joined else PROPOSED
    lose_seen(s, seat, WEAPON, s.arms[seat], EVERYBODY)
    lose_warriors(s, seat, s.laid_of(seat))
    let_others_speak(s, seat)
    if log is not None:
        side = SIDES[int(s.side[seat])]
        warriors, weapons = int(s.laid_of(seat)), int(s.arms[seat])
        if has_joined:
            joined = events.Joined(int(seat), side, warriors, weapons)
            log.append(Event(joined, reveals=True))
        else:
            price = cards_in(s.price, seat)
            proposed = events.Proposed(int(seat), side, warriors, weapons, price)
            log.append(Event(proposed, reveals=True))
    if is_answer:
        _pay_call(s, seat, s.fighter_of(s.side[seat]), log)
    if has_joined:
        _leave(s, seat, seat, log)


def _pay_call(s: CortezState, seat: i64, fighter: i64, log: list[Event] | None) -> None:
    """The first who answers is hired; others who were about to answer take their cards back."""
    if log is not None:
        mercenary = GENERALS[int(s.generals[seat])]
        fact = events.Hired(int(fighter), mercenary, cards_in(s.give, fighter))
        log.append(Event(fact, reveals=True))
    for kind in range(4):
        paid = s.give[4 * fighter + kind]
        s.provisions[4 * seat + kind] += paid
        lose_seen(s, fighter, kind, paid, EVERYBODY)
        gain_seen(s, seat, kind, paid, EVERYBODY)
    s.answering &= ~BIT[seat]
    clear_draft(s, fighter)
    drop_answers(s, fighter)


def drop_answers(s: CortezState, fighter: i64) -> None:
    """A call is over: it can no longer be answered."""
    for other in range(s.players):
        if s.answering & BIT[other] and s.fighter_of(s.side[other]) == fighter:
            _take_back(s, other)


def _leave(s: CortezState, seat: i64, speaker: i64, log: list[Event] | None) -> None:
    """A mercenary has decided, or was hired by the speaker: their promises of help and the calls
    they could answer are void."""
    if is_help(s.promise[seat]):
        if s.offering & BIT[seat]:
            close_offer(s, seat, WITHDREW, log)
        s.promise[seat] = 0
    for fighter in (s.attacker, s.defender):
        if is_called(s, seat, fighter):
            s.unanswered[fighter] &= ~BIT[seat]
            if not s.unanswered[fighter]:
                close_offer(s, fighter, CLOSED, log)
                drop_answers(s, fighter)
    let_others_speak(s, speaker)


def _take_back(s: CortezState, seat: i64) -> None:
    for i in range(6 * seat, 6 * seat + 6):
        s.warriors[i] += s.laid[i]
        s.laid[i] = 0
    s.provisions[4 * seat + WEAPON] += s.arms[seat]
    s.arms[seat] = 0
    _clear_price(s, seat)
    s.stance[seat] = UNDECIDED
    s.side[seat] = NO_SIDE
    s.answering &= ~BIT[seat]


def _clear_price(s: CortezState, seat: i64) -> None:
    for i in range(4 * seat, 4 * seat + 4):
        s.price[i] = 0


# What a fighter can say


def list_hiring(s: CortezState, seat: i64, menu: list[int]) -> None:
    """What a fighter can say to those who have named a price."""
    for other in range(s.players):
        if s.stance[other] == PROPOSED and is_mercenary(s, other):
            if s.fighter_of(s.side[other]) != seat:
                continue
            if can_pay(s, seat, other, False):
                menu.append(HIRE + other)
            for reason in range(len(REASONS)):
                menu.append(int(spurn(other, reason)))


def apply_hiring(
    s: CortezState, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
) -> None:
    is_hired = is_hire(choice)
    other = seat_answered(choice)
    if log is not None:
        mercenary, price = GENERALS[int(s.generals[other])], cards_in(s.price, other)
        if is_hired:
            log.append(Event(events.Hired(int(seat), mercenary, price), reveals=True))
        else:
            why = REASONS[int(reason_of(choice))]
            log.append(Event(events.Spurned(int(seat), mercenary, price, why)))
    if is_hired:
        for kind in range(4):
            cost = s.price[4 * other + kind]
            s.provisions[4 * seat + kind] -= cost
            s.provisions[4 * other + kind] += cost
            lose_seen(s, seat, kind, cost, EVERYBODY)
            gain_seen(s, other, kind, cost, EVERYBODY)
        _clear_price(s, other)
        s.stance[other] = JOINED
        _leave(s, other, seat, log)
    else:
        gain_seen(s, other, WEAPON, s.arms[other], EVERYBODY)
        _take_back(s, other)
        s.tries[other] += 1
        let_others_speak(s, seat)
    _end_talks(s, dice, log)


def _end_talks(s: CortezState, dice: Dice, log: list[Event] | None) -> None:
    for seat in range(s.players):
        if is_mercenary(s, seat) and s.stance[seat] < JOINED:
            return
    close_window(s, log)
    settle_help(s, log)
    s.quiet = 0
    reveal(s, dice, log)
