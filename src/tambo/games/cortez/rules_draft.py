"""CORTEZ-8.3, 7.4: what is put together before it is said: an offer, a call, cards to show.

One decision at a time: a card, a player, a promise; then what the promise is about, and until when.
A draft is its maker's secret until it is sent.
"""

from mypy_extensions import i64

from tambo.games.cortez.choices import (
    ADDRESS,
    ASK,
    BACK,
    DONE,
    DROP,
    GIVE,
    PROMISE,
    SEND,
    SHOWING,
    SHOWING_WARRIOR,
    SIDING,
    SPARING,
    TO_ALL,
    UNTIL,
    WANT,
)
from tambo.games.cortez.components import BIT, HELP, MOMENTS, SQUARE, WANTED
from tambo.games.cortez.rules_pacts import (
    MENU,
    NOBODY,
    is_unfinished,
    kind_of,
    lacks_target,
    moment_of,
    promise_of,
    target_of,
)
from tambo.games.cortez.state import ATTACKER, DEFENDER, FREE, CortezState


def clear_draft(s: CortezState, seat: i64) -> None:
    """Nothing is left of a draft or an offer; the caller sees to the cards laid aside."""
    bit = BIT[seat]
    s.drafting &= ~bit
    s.offering &= ~bit
    s.calling &= ~bit
    for i in range(4 * seat, 4 * seat + 4):
        s.give[i] = 0
        s.want[i] = 0
    s.promise[seat] = 0
    s.asks[seat] = 0
    s.offered_to[seat] = 0
    s.unanswered[seat] = 0


def clear_showing(s: CortezState, seat: i64) -> None:
    s.showing &= ~BIT[seat]
    for i in range(4 * seat, 4 * seat + 4):
        s.shown_provisions[i] = 0
    for i in range(6 * seat, 6 * seat + 6):
        s.shown[i] = 0
    s.shown_to[seat] = 0


def unfinished_of(s: CortezState, seat: i64) -> i64:
    """The promise of a draft that still lacks what it is about or until when it holds, or 0."""
    if not s.drafting & BIT[seat]:
        return 0
    if is_unfinished(s.promise[seat]):
        return s.promise[seat]
    return s.asks[seat] if is_unfinished(s.asks[seat]) else 0


def cards_chosen(s: CortezState, seat: i64) -> i64:
    count: i64 = 0
    for i in range(4 * seat, 4 * seat + 4):
        count += s.give[i] + s.want[i]
    return count


# Menus


def list_draft(s: CortezState, seat: i64, menu: list[int]) -> None:
    if s.showing & BIT[seat]:
        _list_showing(s, seat, menu)
        return
    promise = unfinished_of(s, seat)
    if promise:
        _list_promise(s, seat, promise, menu)
        return
    _list_cards(s, seat, menu)
    _list_addresses(s, seat, menu)
    if not s.calling & BIT[seat]:
        _list_promises(s, seat, menu)
    if s.offered_to[seat] and cards_chosen(s, seat) > 0:
        menu.append(SEND)
    menu.append(DROP)


def _list_cards(s: CortezState, seat: i64, menu: list[int]) -> None:
    base = 4 * seat
    for kind in range(4):
        if s.give[base + kind] < s.provisions[base + kind]:
            menu.append(GIVE + kind)
    wanted = s.want[base] + s.want[base + 1] + s.want[base + 2] + s.want[base + 3]
    if wanted < WANTED and not s.calling & BIT[seat]:
        for kind in range(4):
            menu.append(WANT + kind)


def _list_showing(s: CortezState, seat: i64, menu: list[int]) -> None:
    count: i64 = 0
    for kind in range(4):
        count += s.shown_provisions[4 * seat + kind]
        if s.shown_provisions[4 * seat + kind] < s.provisions[4 * seat + kind]:
            menu.append(SHOWING + kind)
    for rank in range(6):
        count += s.shown[6 * seat + rank]
        if s.shown[6 * seat + rank] < s.warriors[6 * seat + rank]:
            menu.append(SHOWING_WARRIOR + rank + 1)
    left = 0
    for other in range(s.players):
        if other != seat and not s.shown_to[seat] & BIT[other]:
            menu.append(ADDRESS + other)
            left += 1
    if left > 1:
        menu.append(TO_ALL)
    if count and s.shown_to[seat]:
        menu.append(DONE)
    menu.append(DROP)


def can_address(s: CortezState, seat: i64, other: i64) -> bool:
    """Help is asked of those who can still give it."""
    if other == seat or s.offered_to[seat] & BIT[other]:
        return False
    asks_help = s.calling & BIT[seat] != 0 or is_help(s.asks[seat])
    return not asks_help or s.can_still_help(other)


def is_help(promise: i64) -> bool:
    return promise > 0 and kind_of(promise) == HELP


def _list_addresses(s: CortezState, seat: i64, menu: list[int]) -> None:
    count = 0
    for other in range(s.players):
        if can_address(s, seat, other):
            menu.append(ADDRESS + other)
            count += 1
    if count > 1:
        menu.append(TO_ALL)


def _list_promises(s: CortezState, seat: i64, menu: list[int]) -> None:
    if s.promise[seat] == 0:
        for kind in MENU:
            if kind != HELP or s.can_still_help(seat):
                menu.append(PROMISE + kind)
    if s.asks[seat] == 0:
        for kind in MENU:
            if kind != HELP or _can_ask_help(s, seat):
                menu.append(ASK + kind)


def _can_ask_help(s: CortezState, seat: i64) -> bool:
    """Whether all addressed so far can help, and at least one player can."""
    found = False
    for other in range(s.players):
        if other != seat:
            if s.can_still_help(other):
                found = True
            elif s.offered_to[seat] & BIT[other]:
                return False
    return found


def _list_promise(s: CortezState, seat: i64, promise: i64, menu: list[int]) -> None:
    kind = kind_of(promise)
    if not lacks_target(promise):
        for moment in range(1, len(MOMENTS)):
            menu.append(UNTIL + moment)
    elif kind == HELP:
        menu.append(SIDING + ATTACKER)
        menu.append(SIDING + DEFENDER)
    else:
        is_given = promise == s.promise[seat]
        for square in range(s.board.squares):
            if kind == SQUARE or _can_spare(s, seat, square, is_given):
                menu.append(int(SPARING + square))
    menu.append(BACK)


def _can_spare(s: CortezState, seat: i64, square: i64, is_given: bool) -> bool:
    """A troop that the maker of the promise could attack; any, if another is to promise it."""
    troop = s.troops[square]
    if troop == FREE:
        return False
    return s.is_opposing(troop, seat) if is_given else True


# Choices


def begin_draft(s: CortezState, seat: i64, is_call: bool, is_show: bool) -> None:
    s.quiet &= ~BIT[seat]
    if is_show:
        s.showing |= BIT[seat]
        return
    s.drafting |= BIT[seat]
    if is_call:
        s.calling |= BIT[seat]


def apply_showing(s: CortezState, seat: i64, choice: i64) -> None:
    """Every choice but showing the cards."""
    if choice == DROP:
        clear_showing(s, seat)
    elif choice == TO_ALL:
        s.shown_to[seat] = (BIT[s.players] - 1) & ~BIT[seat]
    elif choice > SHOWING_WARRIOR:
        s.shown[6 * seat + choice - SHOWING_WARRIOR - 1] += 1
    elif choice >= SHOWING:
        s.shown_provisions[4 * seat + choice - SHOWING] += 1
    else:
        s.shown_to[seat] |= BIT[choice - ADDRESS]


def apply_draft(s: CortezState, seat: i64, choice: i64) -> None:
    """Every choice but sending the draft."""
    if choice == DROP:
        clear_draft(s, seat)
    elif choice == BACK:
        if is_unfinished(s.promise[seat]):
            s.promise[seat] = 0
        else:
            s.asks[seat] = 0
    elif choice == TO_ALL:
        for other in range(s.players):
            if can_address(s, seat, other):
                s.offered_to[seat] |= BIT[other]
    elif choice >= SPARING:
        _finish(s, seat, choice - SPARING, 0)
    elif choice > SIDING:
        _finish(s, seat, choice - SIDING, 0)
    elif choice > UNTIL:
        _finish(s, seat, NOBODY, choice - UNTIL)
    elif choice >= ASK:
        s.asks[seat] = promise_of(choice - ASK, 0, NOBODY)
    elif choice >= PROMISE:
        s.promise[seat] = promise_of(choice - PROMISE, 0, NOBODY)
    elif choice >= ADDRESS:
        s.offered_to[seat] |= BIT[choice - ADDRESS]
    elif choice >= WANT:
        s.want[4 * seat + choice - WANT] += 1
    else:
        s.give[4 * seat + choice - GIVE] += 1


def _finish(s: CortezState, seat: i64, target: i64, moment: i64) -> None:
    """Say what the unfinished promise is about, or until when it holds."""
    promise = unfinished_of(s, seat)
    is_given = promise == s.promise[seat]
    if target == NOBODY:
        target = target_of(promise)
    if moment == 0:
        moment = moment_of(promise)
    promise = promise_of(kind_of(promise), moment, target)
    if is_given:
        s.promise[seat] = promise
    else:
        s.asks[seat] = promise


def trim_draft(s: CortezState, seat: i64) -> None:
    """A draft never gives or shows more than is in hand."""
    for i in range(4 * seat, 4 * seat + 4):
        if s.drafting & BIT[seat] and s.give[i] > s.provisions[i]:
            s.give[i] = s.provisions[i]
        if s.shown_provisions[i] > s.provisions[i]:
            s.shown_provisions[i] = s.provisions[i]
