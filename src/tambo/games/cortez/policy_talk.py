"""What a bot says to others: its offers, its calls for help, and what it answers to theirs.

A promise (CORTEZ-8.7) is worth something to it because bots keep theirs: `policy_habits` leaves out
the attacks that would break one, and supports the side it promised to. Looks only at the seat's own
cards and at open things.
"""

from typing import Final

from mypy_extensions import i64

from tambo.games.cortez.choices import (
    ACCEPT,
    ADDRESS,
    ANSWER,
    ASK,
    DROP,
    GIVE,
    PASS,
    SEND,
    TO_ALL,
    UNTIL,
    WANT,
    WITHDRAW,
    reject,
)
from tambo.games.cortez.components import BIT, FOOD, GOLD, HELP, PEACE, UNTIL_ROUND, UNTIL_TREASURE
from tambo.games.cortez.policy_estimate import future_of, worth_of
from tambo.games.cortez.rules_draft import unfinished_of
from tambo.games.cortez.rules_pacts import (
    kind_of,
    maker_of,
    moment_of,
    promise_in,
    taker_of,
    target_of,
)
from tambo.games.cortez.rules_strength import strength_of
from tambo.games.cortez.rules_trade import can_accept
from tambo.games.cortez.state import ATTACKER, COLLARED, DEFENDER, CortezState

TRADE_WORTH: Final = [0.4, 0.65, 0.7, 1.0]
DEAR: Final = 1
NEED: Final = 2
RIVAL: Final = 3
FEARED_LEAD: Final = 3
"""A player with so many more warriors is to be feared."""


def leads(s: CortezState, other: i64, seat: i64) -> bool:
    future = future_of(s)
    ahead = worth_of(s, other, future) - worth_of(s, seat, future)
    return ahead > 8.0


def card_worth(s: CortezState, seat: i64, kind: i64) -> float:
    """What one more card of a kind is worth to a seat: scarce things more."""
    held = s.provisions[4 * seat + kind]
    worth = TRADE_WORTH[int(kind)]
    if kind == GOLD:
        return worth
    if held == 0:
        return worth * 1.6
    return worth if held < 3 else worth * 0.6


# Promises


def feared_by(s: CortezState, seat: i64) -> i64:
    """The player to pay for peace: the strongest who has not promised it yet, or -1."""
    if s.worn[seat] < 2 or spare_card(s, seat) < 0:
        return -1
    feared: i64 = -1
    most = s.warriors_of(seat) + FEARED_LEAD
    for other in range(s.players):
        if other != seat and s.warriors_of(other) >= most and not _has_peace(s, other, seat):
            most = s.warriors_of(other) + 1
            feared = other
    return feared


def _has_peace(s: CortezState, maker: i64, taker: i64) -> bool:
    for pact in s.pacts:
        if maker_of(pact) == maker and taker_of(pact) == taker:
            if kind_of(promise_in(pact)) == PEACE:
                return True
    return False


def spare_card(s: CortezState, seat: i64) -> i64:
    """A kind of which there is more than enough, never gold; or -1."""
    best: i64 = -1
    for kind in range(GOLD):
        held = s.provisions[4 * seat + kind]
        if held > 1 and (best < 0 or held > s.provisions[4 * seat + best]):
            best = kind
    return best


def promised_side(s: CortezState, seat: i64) -> i64:
    """The side of this battle that a seat has promised to support, or 0."""
    for pact in s.pacts:
        if maker_of(pact) == seat and kind_of(promise_in(pact)) == HELP:
            return target_of(promise_in(pact))
    return 0


def promise_worth(s: CortezState, promise: i64, maker: i64, taker: i64) -> float:
    """What a promise is worth to the one it is made to, about what it costs its maker."""
    if promise == 0:
        return 0.0
    kind = kind_of(promise)
    target = target_of(promise)
    if kind == HELP:
        fighter = s.fighter_of(target)
        return 1.2 if fighter == taker else 0.4
    worth = 0.2
    if kind == PEACE:
        if s.warriors_of(maker) >= s.warriors_of(taker) + FEARED_LEAD:
            worth = 0.6
        elif s.warriors_of(maker) > s.warriors_of(taker):
            worth = 0.4
    elif s.troops[target] == COLLARED + taker:
        worth = 0.6 if s.board.number[target] else 0.3
    return worth * 1.5 if moment_of(promise) == UNTIL_TREASURE else worth


# Offers


def plan_of(s: CortezState, seat: i64) -> tuple[i64, i64]:
    """A kind to give and a kind to ask for, or -1."""
    give: i64 = -1
    want: i64 = -1
    for kind in range(GOLD):
        held = s.provisions[4 * seat + kind]
        if held > 3 and (give < 0 or held > s.provisions[4 * seat + give]):
            give = kind
        if held == 0:
            want = kind
    return give, want


def has_plan(s: CortezState, seat: i64) -> bool:
    if feared_by(s, seat) >= 0:
        return True
    give, want = plan_of(s, seat)
    return give >= 0 and want >= 0


def next_of_draft(s: CortezState, seat: i64, menu: list[int]) -> i64:
    """The next step of an offer or a call; anything else that was begun is dropped."""
    if s.showing & BIT[seat]:
        return DROP
    if unfinished_of(s, seat):
        return UNTIL + UNTIL_ROUND if UNTIL + UNTIL_ROUND in menu else menu[-1]
    if s.calling & BIT[seat]:
        return _next_of_call(s, seat, menu)
    base: i64 = 4 * seat
    given = s.give[base] + s.give[base + 1] + s.give[base + 2] + s.give[base + 3]
    wanted = s.want[base] + s.want[base + 1] + s.want[base + 2] + s.want[base + 3]
    feared = feared_by(s, seat)
    if feared >= 0 and wanted == 0 and (s.asks[seat] or given == 0):
        if s.asks[seat] == 0:
            return ASK + PEACE
        if given == 0:
            return GIVE + spare_card(s, seat)
        if ADDRESS + feared in menu and s.offered_to[seat] == 0:
            return ADDRESS + feared
        return SEND if SEND in menu else DROP
    give, want = plan_of(s, seat)
    if give < 0 or want < 0 or s.asks[seat]:
        return DROP
    if given == 0 or (given == 1 and want > give and GIVE + give in menu):
        return GIVE + give
    if wanted == 0:
        return WANT + want
    for other in range(s.players):
        if ADDRESS + other in menu:
            return ADDRESS + other
    return SEND if SEND in menu else DROP


def answer(s: CortezState, seat: i64, menu: list[int]) -> int:
    """Accept what helps more than it helps a rival; else say why not."""
    for other in range(s.players):
        if reject(other, 0) not in menu:
            continue
        gain = promise_worth(s, s.promise[other], other, seat)
        gain -= promise_worth(s, s.asks[other], seat, other)
        lacks = False
        for kind in range(4):
            give, want = s.give[4 * other + kind], s.want[4 * other + kind]
            gain += float(give) * card_worth(s, seat, kind)
            gain -= float(want) * card_worth(s, seat, kind)
            lacks = lacks or (want > 0 and s.provisions[4 * seat + kind] <= want)
        is_rival = leads(s, other, seat)
        if gain > (0.6 if is_rival else 0.1) and can_accept(s, seat, other):
            return int(ACCEPT + other)
        reason = RIVAL if is_rival and gain > 0.0 else (NEED if lacks else DEAR)
        return int(reject(other, reason))
    if PASS in menu:
        return PASS
    return WITHDRAW if WITHDRAW in menu else menu[0]


# Calls for help (CORTEZ-7.4)


def wants_help(s: CortezState, seat: i64) -> bool:
    """A fighter who sees more on the other side than on their own, and has something to pay."""
    if s.sent_in_talks[seat] or _pay_for_help(s, seat) < 0:
        return False
    is_attacker = seat == s.attacker
    other = s.defender if is_attacker else s.attacker
    mine = float(strength_of(s, ATTACKER if is_attacker else DEFENDER))
    theirs = 3.5 * float(s.laid_of(other)) + 3.5 * float(s.arms[other])
    return mine < theirs


def _pay_for_help(s: CortezState, seat: i64) -> i64:
    if s.provisions[4 * seat + GOLD]:
        return GOLD
    return FOOD if s.provisions[4 * seat + FOOD] > 1 else -1


def _next_of_call(s: CortezState, seat: i64, menu: list[int]) -> i64:
    base: i64 = 4 * seat
    given = s.give[base] + s.give[base + 1] + s.give[base + 2] + s.give[base + 3]
    if given == 0:
        pay = _pay_for_help(s, seat)
        return GIVE + pay if pay >= 0 else DROP
    if TO_ALL in menu:
        return TO_ALL
    for other in range(s.players):
        if ADDRESS + other in menu:
            return ADDRESS + other
    return SEND if SEND in menu else DROP


def answered_call(s: CortezState, seat: i64, menu: list[int]) -> i64:
    """The call worth answering, or -1: for pay, with a warrior to spare, and not for a rival."""
    if s.warriors_of(seat) < 2:
        return -1
    promised = promised_side(s, seat)
    for side in (ATTACKER, DEFENDER):
        fighter = s.fighter_of(side)
        if ANSWER + fighter not in menu or (promised and promised != side):
            continue
        pay = 0.0
        for kind in range(4):
            pay += float(s.give[4 * fighter + kind]) * card_worth(s, seat, kind)
        if pay >= 0.6 and not leads(s, fighter, seat):
            return ANSWER + fighter
    return -1
