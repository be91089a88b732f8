"""CORTEZ-8: offers, answers, and who may speak while another player is to decide.

A window is open while the active player chooses an action and during the talks of a battle.
The players that the game waits for are asked first; all others may speak until they say `pass`, and
the game does not wait for them. The active player waits for answers to their own offer, and can
withdraw it. A call for help (CORTEZ-7.4) is an offer that all can see and that is answered with
cards laid.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.event import Event
from tambo.games.cortez import events
from tambo.games.cortez.choices import (
    ACCEPT,
    CALL,
    DONE,
    OFFER,
    PASS,
    REJECT,
    SEND,
    SHOW,
    WITHDRAW,
    reason_of,
    reject,
    seat_answered,
)
from tambo.games.cortez.components import BIT, GENERALS, KINDS, OFFERS, REASONS, Provision
from tambo.games.cortez.rules_draft import (
    apply_draft,
    apply_showing,
    begin_draft,
    clear_draft,
    clear_showing,
    is_help,
    trim_draft,
)
from tambo.games.cortez.rules_memory import (
    EVERYBODY,
    remember_trade,
    show,
    show_warriors,
)
from tambo.games.cortez.rules_pacts import kind_word, make_pact, moment_word, place_of, settle_turn
from tambo.games.cortez.state import (
    ACT,
    BUILDING,
    PROPOSED,
    TALKS,
    UNDECIDED,
    CortezState,
)

# How an offer ends without being accepted.
CLOSED: Final = 0
WITHDREW: Final = 1
LAPSED: Final = 2


def open_turn(s: CortezState, log: list[Event] | None) -> None:
    """The beginning of a turn: everybody has their offers again, and some promises were kept."""
    s.quiet = 0
    for seat in range(s.players):
        s.sent[seat] = 0
    settle_turn(s, log)


def open_talks(s: CortezState) -> None:
    """CORTEZ-8.4: the offers of a battle are counted apart."""
    s.quiet = 0
    for seat in range(s.players):
        s.sent_in_talks[seat] = 0


def close_window(s: CortezState, log: list[Event] | None) -> None:
    """The decision that offers belong to is made: they lapse, and so do drafts."""
    if s.drafting:
        for seat in range(s.players):
            if s.drafting & BIT[seat]:
                clear_draft(s, seat)
                if log is not None:
                    log.append(Event(events.DraftLapsed(int(seat)), seen_by=(int(seat),)))
    if s.showing:
        for seat in range(s.players):
            if s.showing & BIT[seat]:
                clear_showing(s, seat)
                if log is not None:
                    log.append(Event(events.ShowingLapsed(int(seat)), seen_by=(int(seat),)))
    if s.offering:
        for seat in range(s.players):
            if s.offering & BIT[seat]:
                close_offer(s, seat, LAPSED, log)


def close_offer(s: CortezState, seat: i64, end: i64, log: list[Event] | None) -> None:
    """The offered cards go back to the hand."""
    for i in range(4 * seat, 4 * seat + 4):
        s.provisions[i] += s.give[i]
    clear_draft(s, seat)
    if log is not None:
        if end == CLOSED:
            log.append(Event(events.Closed(int(seat))))
        elif end == WITHDREW:
            log.append(Event(events.Withdrew(int(seat))))
        else:
            log.append(Event(events.Lapsed(int(seat))))


def let_others_speak(s: CortezState, seat: i64) -> None:
    """CORTEZ-8.2: the seat said something, so others with an open offer may speak again."""
    s.quiet &= ~s.offering | BIT[seat]


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
    """Whether a seat that the game does not wait for has something to say."""
    if s.is_drafting(seat):
        return True
    if is_addressed(s, seat):
        return True
    if s.quiet & BIT[seat]:
        return False
    return s.decision == TALKS or s.offering & BIT[seat] != 0 or can_offer(s, seat)


def is_addressed(s: CortezState, seat: i64) -> bool:
    if s.offering:
        for other in range(s.players):
            if s.offering & ~s.calling & BIT[other] and s.unanswered[other] & BIT[seat]:
                return True
    return False


def offers_made(s: CortezState, seat: i64) -> i64:
    """CORTEZ-8.4: in this turn, or in the talks of this battle."""
    return s.sent_in_talks[seat] if s.decision == TALKS else s.sent[seat]


def can_offer(s: CortezState, seat: i64) -> bool:
    return offers_made(s, seat) < OFFERS and not s.offering & BIT[seat]


def can_call(s: CortezState, seat: i64) -> bool:
    """CORTEZ-7.4: a fighter may call for help while another player could give it."""
    if s.decision != TALKS or not (seat == s.attacker or seat == s.defender):
        return False
    for other in range(s.players):
        if s.can_still_help(other):
            return can_offer(s, seat) and has_provisions(s, seat)
    return False


def has_provisions(s: CortezState, seat: i64) -> bool:
    base = 4 * seat
    hand = s.provisions
    return hand[base] + hand[base + 1] + hand[base + 2] + hand[base + 3] > 0


def can_show(s: CortezState, seat: i64) -> bool:
    """CORTEZ-7.4: in the talks of a battle everybody may show cards of their hand."""
    return s.decision == TALKS and (has_provisions(s, seat) or s.warriors_of(seat) > 0)


# Menus


def can_pay(s: CortezState, seat: i64, prices: i64, of_offer: bool) -> bool:
    """Whether a hand covers what a seat wants in its offer, or asks as a mercenary."""
    for kind in range(4):
        cost = s.want[4 * prices + kind] if of_offer else s.price[4 * prices + kind]
        if s.provisions[4 * seat + kind] < cost:
            return False
    return True


def can_accept(s: CortezState, seat: i64, other: i64) -> bool:
    """Whether a seat holds what is wanted, and can still do what is asked in this battle."""
    if is_help(s.asks[other]) and not s.can_still_help(seat):
        return False
    return can_pay(s, seat, other, True)


def list_talk(s: CortezState, seat: i64, menu: list[int], is_awaited: bool) -> None:
    """Answers and offers, after what the decision itself asks."""
    if s.offering:
        for other in range(s.players):
            if s.offering & ~s.calling & BIT[other] and s.unanswered[other] & BIT[seat]:
                if can_accept(s, seat, other):
                    menu.append(ACCEPT + other)
                for reason in range(len(REASONS)):
                    menu.append(int(reject(other, reason)))
    if s.offering & BIT[seat]:
        menu.append(WITHDRAW)
    elif can_offer(s, seat):
        menu.append(OFFER)
    if can_call(s, seat):
        menu.append(CALL)
    if can_show(s, seat):
        menu.append(SHOW)
    if not is_awaited:
        menu.append(PASS)


# Moves


def apply_talk(s: CortezState, seat: i64, choice: i64, log: list[Event] | None) -> None:
    if s.showing & BIT[seat]:
        if choice == DONE:
            _show(s, seat, log)
        else:
            apply_showing(s, seat, choice)
    elif choice == SEND:
        _send(s, seat, log)
    elif s.drafting & BIT[seat]:
        apply_draft(s, seat, choice)
    elif choice == OFFER or choice == CALL or choice == SHOW:
        begin_draft(s, seat, choice == CALL, choice == SHOW)
    elif choice == WITHDRAW:
        close_offer(s, seat, WITHDREW, log)
        let_others_speak(s, seat)
    elif choice == PASS:
        s.quiet |= BIT[seat]
        for other in range(s.players):
            # CORTEZ-8.5: silence is an answer too where the game does not wait for one.
            if s.offering & ~s.calling & BIT[other] and s.unanswered[other] & BIT[seat]:
                _reject(s, seat, other, 0, log)
    elif choice < REJECT:
        _accept(s, seat, seat_answered(choice), log)
    else:
        _reject(s, seat, seat_answered(choice), reason_of(choice), log)


def _send(s: CortezState, seat: i64, log: list[Event] | None) -> None:
    s.drafting &= ~BIT[seat]
    s.offering |= BIT[seat]
    if s.decision == TALKS:
        s.sent_in_talks[seat] += 1
    else:
        s.sent[seat] += 1
    s.unanswered[seat] = s.offered_to[seat]
    s.quiet &= ~s.offered_to[seat]
    let_others_speak(s, seat)
    is_call = s.calling & BIT[seat] != 0
    for kind in range(4):
        s.provisions[4 * seat + kind] -= s.give[4 * seat + kind]
        viewers: i64 = EVERYBODY if is_call else s.offered_to[seat]
        show(s, seat, kind, s.give[4 * seat + kind], viewers)
    if log is not None:
        to = _addressed(s, s.offered_to[seat])
        names = [GENERALS[int(s.generals[other])] for other in to]
        if is_call:
            call = events.Called(int(seat), cards_in(s.give, seat), names)
            log.append(Event(call, reveals=True))
            return
        log.append(Event(events.Offered(int(seat), names)))
        log.append(Event(_contents(s, seat), seen_by=(int(seat), *to), reveals=True))


def _contents(s: CortezState, seat: i64) -> events.OfferedCards:
    promise, asks = s.promise[seat], s.asks[seat]
    of = GENERALS[int(s.generals[s.active])]
    return events.OfferedCards(
        seat=int(seat),
        give=cards_in(s.give, seat),
        want=cards_in(s.want, seat),
        promise=kind_word(promise),
        promise_at=place_of(s, promise),
        promise_until=moment_word(promise),
        promise_of=of,
        asks=kind_word(asks),
        asks_at=place_of(s, asks),
        asks_until=moment_word(asks),
        asks_of=of,
    )


def _addressed(s: CortezState, seats: i64) -> list[int]:
    return [other for other in range(s.players) if seats & BIT[other]]


def _show(s: CortezState, seat: i64, log: list[Event] | None) -> None:
    """CORTEZ-7.4: those they are shown to see the cards, the others hear that some were shown."""
    for other in range(s.players):
        if not s.shown_to[seat] & BIT[other]:
            continue
        # A player who knows of the cards laid aside for an offer now knows of these too.
        knows_offer = (s.calling & BIT[seat] | s.offered_to[seat] & BIT[other]) != 0
        for kind in range(4):
            count = s.shown_provisions[4 * seat + kind]
            if count and knows_offer and s.offering & BIT[seat]:
                count += s.give[4 * seat + kind]
            show(s, seat, kind, count, BIT[other])
    for rank in range(6):
        show_warriors(s, seat, rank, s.shown[6 * seat + rank], s.shown_to[seat])
    if log is not None:
        to = _addressed(s, s.shown_to[seat])
        names = [GENERALS[int(s.generals[other])] for other in to]
        log.append(Event(events.Showed(int(seat), names), reveals=True))
        ranks = [r + 1 for r in range(6) for _ in range(s.shown[6 * seat + r])]
        cards = cards_in(s.shown_provisions, seat)
        known = events.ShowedCards(int(seat), names, cards, ranks, len(ranks))
        log.append(Event(known, seen_by=(int(seat), *to), reveals=True))
    clear_showing(s, seat)
    let_others_speak(s, seat)


def cards_in(counts: vec[i64], seat: i64) -> list[Provision]:
    cards: list[Provision] = []
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
        taker = GENERALS[int(s.generals[seat])]
        fact = events.Traded(int(other), taker, int(given), int(taken))
        log.append(Event(fact, reveals=True))
    make_pact(s, s.promise[other], other, seat, log)
    make_pact(s, s.asks[other], seat, other, log)
    clear_draft(s, other)
    trim_draft(s, seat)
    let_others_speak(s, seat)


def _reject(s: CortezState, seat: i64, other: i64, reason: i64, log: list[Event] | None) -> None:
    s.unanswered[other] &= ~BIT[seat]
    let_others_speak(s, seat)
    if log is not None:
        maker = GENERALS[int(s.generals[other])]
        log.append(Event(events.Rejected(int(seat), maker, REASONS[int(reason)])))
    if not s.unanswered[other]:
        close_offer(s, other, CLOSED, log)
