"""CORTEZ-8: drafts, offers, answers, and who may speak while somebody else is to decide.

A window is open while the active player chooses an action and during the talks of a battle.
Whoever the game waits for is asked first; everybody else may speak until he says `pass`, and
nobody waits for him. The active player waits for answers to his own offer, and can withdraw it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.event import Event
from tambo.games.cortez.components import (
    ACCEPT,
    ADDRESS,
    BIT,
    DROP,
    GENERALS,
    GIVE,
    KINDS,
    OFFER,
    OFFERS,
    PASS,
    PROMISE,
    PROMISES,
    REASONS,
    REJECT,
    SEND,
    WANT,
    WANTED,
    WITHDRAW,
)
from tambo.games.cortez.rules_memory import remember_trade, show
from tambo.games.cortez.rules_supply import whose
from tambo.games.cortez.state import (
    ACT,
    BUILDING,
    PROPOSED,
    UNDECIDED,
    CortezState,
)


def open_window(s: CortezState) -> None:
    """The beginning of a turn, or of talks: everybody has his offers again."""
    s.quiet = 0
    for seat in range(s.players):
        s.sent[seat] = 0


def close_window(s: CortezState, log: list[Event] | None) -> None:
    """The decision that offers belong to is made: they lapse, and so do drafts."""
    if s.drafting:
        for seat in range(s.players):
            if s.drafting & BIT[seat]:
                _clear(s, seat)
                if log is not None:
                    log.append(Event("draft-lapsed", whose(s, seat), seen_by=(int(seat),)))
    if s.offering:
        for seat in range(s.players):
            if s.offering & BIT[seat]:
                _close(s, seat, "lapsed", log)


def _clear(s: CortezState, seat: i64) -> None:
    s.drafting &= ~BIT[seat]
    s.offering &= ~BIT[seat]
    for i in range(4 * seat, 4 * seat + 4):
        s.give[i] = 0
        s.want[i] = 0
    s.promise[seat] = 0
    s.offered_to[seat] = 0
    s.unanswered[seat] = 0


def _close(s: CortezState, seat: i64, kind: str, log: list[Event] | None) -> None:
    """The offered cards go back to the hand."""
    for i in range(4 * seat, 4 * seat + 4):
        s.provisions[i] += s.give[i]
    _clear(s, seat)
    if log is not None:
        log.append(Event(kind, whose(s, seat)))


# Who is asked


def list_awaited(s: CortezState, asked: list[int]) -> None:
    """The seats for whom the game waits in a window, in order from the active player."""
    if s.decision == ACT:
        if s.offering & BIT[s.active]:
            _list_seats(s, s.unanswered[s.active], asked)
        else:
            asked.append(int(s.active))
        return
    mask: i64 = 0
    for seat in range(s.players):
        if seat != s.attacker and seat != s.defender:
            stance = s.stance[seat]
            if stance == UNDECIDED or stance == BUILDING:
                mask |= BIT[seat]
            elif stance == PROPOSED:
                mask |= BIT[s.fighter_of(s.side[seat])]
    _list_seats(s, mask, asked)


def _list_seats(s: CortezState, mask: i64, asked: list[int]) -> None:
    seat = s.active
    for _ in range(s.players):
        if mask & BIT[seat]:
            asked.append(int(seat))
        seat = s.after(seat)


def may_speak(s: CortezState, seat: i64) -> bool:
    """Whether a seat for whom nobody waits has something to say."""
    if s.drafting & BIT[seat]:
        return True
    if is_addressed(s, seat):
        return True
    if s.quiet & BIT[seat]:
        return False
    return s.offering & BIT[seat] != 0 or can_offer(s, seat)


def is_addressed(s: CortezState, seat: i64) -> bool:
    if s.offering:
        for other in range(s.players):
            if s.offering & BIT[other] and s.unanswered[other] & BIT[seat]:
                return True
    return False


def can_offer(s: CortezState, seat: i64) -> bool:
    return s.sent[seat] < OFFERS and not s.offering & BIT[seat]


# Menus


def list_draft(s: CortezState, seat: i64, menu: list[int]) -> None:
    base = 4 * seat
    for kind in range(4):
        if s.give[base + kind] < s.provisions[base + kind]:
            menu.append(GIVE + kind)
    wanted = s.want[base] + s.want[base + 1] + s.want[base + 2] + s.want[base + 3]
    if wanted < WANTED:
        for kind in range(4):
            menu.append(WANT + kind)
    for other in range(s.players):
        if other != seat and not s.offered_to[seat] & BIT[other]:
            menu.append(ADDRESS + other)
    if s.promise[seat] == 0:
        for promise in range(len(PROMISES)):
            menu.append(PROMISE + promise)
    given = s.give[base] + s.give[base + 1] + s.give[base + 2] + s.give[base + 3]
    if s.offered_to[seat] and given + wanted > 0:
        menu.append(SEND)
    menu.append(DROP)


def can_pay(s: CortezState, seat: i64, prices: i64, of_offer: bool) -> bool:
    """Whether a hand covers what a seat wants in its offer, or asks as a mercenary."""
    for kind in range(4):
        cost = s.want[4 * prices + kind] if of_offer else s.price[4 * prices + kind]
        if s.provisions[4 * seat + kind] < cost:
            return False
    return True


def list_talk(s: CortezState, seat: i64, menu: list[int], is_awaited: bool) -> None:
    """Answers and offers, after what the decision itself asks."""
    if s.offering:
        for other in range(s.players):
            if s.offering & BIT[other] and s.unanswered[other] & BIT[seat]:
                if can_pay(s, seat, other, True):
                    menu.append(ACCEPT + other)
                for reason in range(len(REASONS)):
                    menu.append(REJECT + 4 * other + reason)
    if s.offering & BIT[seat]:
        menu.append(WITHDRAW)
    elif s.sent[seat] < OFFERS:
        menu.append(OFFER)
    if not is_awaited:
        menu.append(PASS)


# Moves


def apply_talk(s: CortezState, seat: i64, choice: i64, log: list[Event] | None) -> None:
    if choice == OFFER:
        s.drafting |= BIT[seat]
        s.quiet &= ~BIT[seat]
    elif choice == DROP:
        _clear(s, seat)
    elif choice == SEND:
        _send(s, seat, log)
    elif choice == WITHDRAW:
        _close(s, seat, "withdrew", log)
    elif choice == PASS:
        s.quiet |= BIT[seat]
        for other in range(s.players):
            # CORTEZ-8.5: silence is an answer too where nobody waits for one.
            if s.offering & BIT[other] and s.unanswered[other] & BIT[seat]:
                _reject(s, seat, other, 0, log)
    elif choice < WANT:
        s.give[4 * seat + choice - GIVE] += 1
    elif choice < WANT + 4:
        s.want[4 * seat + choice - WANT] += 1
    elif choice < ACCEPT:
        s.offered_to[seat] |= BIT[choice - ADDRESS]
    elif choice < ACCEPT + 6:
        _accept(s, seat, choice - ACCEPT, log)
    elif choice >= PROMISE:
        s.promise[seat] = choice - PROMISE + 1
    else:
        _reject(s, seat, (choice - REJECT) // 4, (choice - REJECT) % 4, log)


def _send(s: CortezState, seat: i64, log: list[Event] | None) -> None:
    s.drafting &= ~BIT[seat]
    s.offering |= BIT[seat]
    s.sent[seat] += 1
    s.unanswered[seat] = s.offered_to[seat]
    s.quiet &= ~s.offered_to[seat]
    for kind in range(4):
        s.provisions[4 * seat + kind] -= s.give[4 * seat + kind]
        show(s, seat, kind, s.give[4 * seat + kind], s.offered_to[seat])
    if log is not None:
        to = [other for other in range(s.players) if s.offered_to[seat] & BIT[other]]
        names = [GENERALS[int(s.generals[other])] for other in to]
        log.append(Event("offered", {**whose(s, seat), "to": names}))
        known = {
            **whose(s, seat),
            "give": cards_in(s.give, seat),
            "want": cards_in(s.want, seat),
            "promise": PROMISES[int(s.promise[seat]) - 1] if s.promise[seat] else "none",
        }
        log.append(Event("offered-cards", known, seen_by=(int(seat), *to), reveals=True))


def cards_in(counts: vec[i64], seat: i64) -> list[str]:
    cards: list[str] = []
    for kind in range(4):
        for _ in range(counts[4 * seat + kind]):
            cards.append(KINDS[kind])
    return cards


def _accept(s: CortezState, seat: i64, other: i64, log: list[Event] | None) -> None:
    remember_trade(s, other, seat, s.offered_to[other] | BIT[other])
    given: i64 = 0
    taken: i64 = 0
    for kind in range(4):
        give, want = s.give[4 * other + kind], s.want[4 * other + kind]
        s.provisions[4 * seat + kind] += give - want
        s.provisions[4 * other + kind] += want
        given += give
        taken += want
    if log is not None:
        facts = {**whose(s, other), "with": GENERALS[int(s.generals[seat])]}
        counts = {"given": int(given), "taken": int(taken)}
        log.append(Event("traded", {**facts, **counts}, reveals=True))
    _clear(s, other)
    _mend_draft(s, seat)


def _mend_draft(s: CortezState, seat: i64) -> None:
    """A draft never gives more than is in hand."""
    for i in range(4 * seat, 4 * seat + 4):
        if s.give[i] > s.provisions[i] and s.drafting & BIT[seat]:
            s.give[i] = s.provisions[i]


def _reject(s: CortezState, seat: i64, other: i64, reason: i64, log: list[Event] | None) -> None:
    s.unanswered[other] &= ~BIT[seat]
    if log is not None:
        facts = {**whose(s, seat), "of": GENERALS[int(s.generals[other])]}
        log.append(Event("rejected", {**facts, "reason": REASONS[int(reason)] or "none"}))
    if not s.unanswered[other]:
        _close(s, other, "closed", log)
