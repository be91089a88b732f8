"""Why something cannot be said in trade or in the talks of a battle (CORTEZ-7.4 and 8).

Looks only at what the seat may know: open things, its own hand, its own draft, its own menu.
"""

from tambo.core.errors import Refused
from tambo.core.phrase import Phrase
from tambo.games.cortez import components as c
from tambo.games.cortez.rules_draft import is_help, unfinished_of
from tambo.games.cortez.rules_mercenaries import MOST_ASKED, PRICED_OFFERS, is_called
from tambo.games.cortez.rules_trade import can_pay, offers_made
from tambo.games.cortez.state import AWAY, BUILDING, JOINED, PROPOSED, TALKS, CortezState


def about_trade(s: CortezState, seat: int, words: list[str], decision: str) -> Refused:
    head, tail = words[0], " ".join(words[1:])
    if not s.is_window():
        return refused("CORTEZ-8.1", "no-trade", decision=decision)
    is_drafting = s.is_drafting(seat)
    if is_drafting and head not in ("accept", "reject", "withdraw", "offer"):
        return _about_draft(s, seat, words)
    if head == "offer":
        return _about_offer(s, seat)
    if head in ("accept", "reject"):
        return _about_answer(s, seat, head, tail)
    if head == "withdraw":
        if s.is_drafting(seat):
            return refused("CORTEZ-8.3", "drafting")
        if s.offering & c.BIT[seat]:
            return refused("CORTEZ-8.2", "silent-offer")
        return refused("CORTEZ-8.5", "nothing-offered")
    return refused("CORTEZ-8.3", "no-draft")


def _about_offer(s: CortezState, seat: int) -> Refused:
    if s.is_drafting(seat):
        return refused("CORTEZ-8.3", "drafting")
    if s.offering & c.BIT[seat]:
        return refused("CORTEZ-8.4", "offer-open")
    if s.decision == TALKS and _is_building(s, seat):
        return refused("CORTEZ-7.4", "building")
    if offers_made(s, seat) >= c.OFFERS:
        where = "battle" if s.decision == TALKS else "turn"
        return refused("CORTEZ-8.4", "offers-used", most=c.OFFERS, where=where)
    return refused("CORTEZ-8.2", "silent")


def _about_answer(s: CortezState, seat: int, head: str, tail: str) -> Refused:
    name, _, _ = tail.partition(" ")
    for other in range(s.players):
        if s.colour_of(other) != name or not _is_for(s, other, seat):
            continue
        if s.is_drafting(seat):
            return refused("CORTEZ-8.3", "drafting")
        if _is_building(s, seat):
            return refused("CORTEZ-7.4", "building")
        if head == "reject":
            return refused("CORTEZ-8.5", "no-reason")
        if is_help(s.asks[other]) and can_pay(s, seat, other, True):
            return refused("CORTEZ-8.7", "cannot-help")
        return refused("CORTEZ-8.5", "cannot-pay")
    return refused("CORTEZ-8.5", "no-offer", text=tail[:20])


def _about_draft(s: CortezState, seat: int, words: list[str]) -> Refused:
    text = " ".join(words)[:40]
    if s.showing & c.BIT[seat]:
        return refused("CORTEZ-7.4", "show", text=text)
    if unfinished_of(s, seat):
        return refused("CORTEZ-8.7", "promise-first", text=text)
    if s.calling & c.BIT[seat]:
        return refused("CORTEZ-7.4", "call", text=text)
    if words[0] in ("until", "spare", "side", "back"):
        return refused("CORTEZ-8.7", "no-promise")
    if words[0] in ("promise", "ask"):
        return refused("CORTEZ-8.7", "promise", text=text)
    return refused("CORTEZ-8.3", "draft", text=text, most=c.WANTED)


def about_mercenaries(s: CortezState, seat: int, words: list[str], decision: str) -> Refused:
    """Calls, cards shown, and the help of mercenaries."""
    head, tail = words[0], " ".join(words[1:])
    if s.decision != TALKS:
        return refused("CORTEZ-7.4", "no-talks", decision=decision)
    if head == "show":
        return _about_show(s, seat)
    if head == "call":
        return _about_call(s, seat)
    is_fighter = seat in (s.attacker, s.defender)
    if head in ("hire", "refuse"):
        return _about_hiring(s, seat, head, tail)
    if is_fighter:
        return refused("CORTEZ-7.4", "fighter")
    if s.stance[seat] in (PROPOSED, JOINED, AWAY):
        key = "price-named" if s.stance[seat] == PROPOSED else "decided"
        return refused("CORTEZ-7.4", key)
    if head == "price":
        return _about_price(s, seat)
    if s.stance[seat] == BUILDING:
        return refused("CORTEZ-7.4", "building")
    called = [s.colour_of(other) for other in range(s.players) if is_called(s, seat, other)]
    if head == "answer" and tail not in called:
        return refused("CORTEZ-7.4", "not-called", text=tail[:20])
    return refused("CORTEZ-7.4", "nothing-to-lay")


def _about_show(s: CortezState, seat: int) -> Refused:
    if _is_building(s, seat):
        return refused("CORTEZ-7.4", "building")
    has_cards = s.warriors_of(seat) or any(s.provisions[4 * seat + kind] for kind in range(4))
    return refused("CORTEZ-8.2", "silent") if has_cards else refused("CORTEZ-7.4", "no-cards")


def _about_call(s: CortezState, seat: int) -> Refused:
    if seat not in (s.attacker, s.defender):
        return refused("CORTEZ-7.4", "not-fighter")
    if s.offering & c.BIT[seat]:
        return refused("CORTEZ-8.4", "offer-open")
    if offers_made(s, seat) >= c.OFFERS:
        return refused("CORTEZ-8.4", "offers-used", most=c.OFFERS, where="battle")
    if not any(s.provisions[4 * seat + kind] for kind in range(4)):
        return refused("CORTEZ-7.4", "no-cards")
    return refused("CORTEZ-8.2", "silent")


def _about_hiring(s: CortezState, seat: int, head: str, tail: str) -> Refused:
    name, _, _ = tail.partition(" ")
    for other in range(s.players):
        if s.stance[other] != PROPOSED or s.colour_of(other) != name:
            continue
        if s.fighter_of(s.side[other]) == seat:
            key = "cannot-pay" if head == "hire" else "no-reason"
            return refused("CORTEZ-7.4", key)
    return refused("CORTEZ-7.4", "no-mercenary", text=tail[:20])


def _about_price(s: CortezState, seat: int) -> Refused:
    if s.tries[seat] >= PRICED_OFFERS:
        return refused("CORTEZ-7.4", "only-free", most=PRICED_OFFERS)
    if s.stance[seat] != BUILDING:
        return refused("CORTEZ-7.4", "support-first")
    if s.answering & c.BIT[seat]:
        return refused("CORTEZ-7.4", "price-is-set")
    return refused("CORTEZ-7.4", "price", most=MOST_ASKED)


def _is_building(s: CortezState, seat: int) -> bool:
    is_fighter = seat in (s.attacker, s.defender)
    return s.decision == TALKS and not is_fighter and s.stance[seat] == BUILDING


def _is_for(s: CortezState, other: int, seat: int) -> bool:
    is_offer = s.offering & ~s.calling & c.BIT[other]
    return bool(is_offer) and bool(s.unanswered[other] & c.BIT[seat])


def refused(clause: str, key: str, code: str = "refused", **args: str | int) -> Refused:
    return Refused(clause, Phrase(f"cortez-refusal-{key}", dict(args)), code)
