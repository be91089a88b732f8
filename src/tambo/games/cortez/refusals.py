"""Why a choice is not on the menu: for each way to be wrong, its clause and its sentence.

Looks only at what the seat may know: open things, its own hand, and its own menu.
"""

from tambo.core.errors import Refused
from tambo.games.cortez import components as c
from tambo.games.cortez.board import CITY, LAND, PORT, SEA
from tambo.games.cortez.refusals_talks import about_mercenaries, about_trade
from tambo.games.cortez.refusals_talks import refused as _refused
from tambo.games.cortez.rules_ways import ways_from
from tambo.games.cortez.state import (
    BY_FLIGHT,
    BY_OTHER,
    BY_OWN,
    COLLARED,
    DECISIONS,
    FREE,
    OVER,
    UNCOLLARED,
    CortezState,
)
from tambo.games.cortez.view import asked

# The clause of each decision, for a seat that is not asked or that answers another question.
CLAUSE_OF = {
    "choose": "CORTEZ-2.1",
    "collar": "CORTEZ-2.4",
    "flip": "CORTEZ-4.1",
    "take": "CORTEZ-4.8",
    "put": "CORTEZ-4.8",
    "discard": "CORTEZ-4.4",
    "return": "CORTEZ-4.6",
    "bid": "CORTEZ-4.7",
    "pay": "CORTEZ-4.7",
    "act": "CORTEZ-3.1",
    "move": "CORTEZ-6.1",
    "feed": "CORTEZ-7.2",
    "attack": "CORTEZ-7.3",
    "defend": "CORTEZ-7.3",
    "talks": "CORTEZ-7.4",
    "recruit": "CORTEZ-7.8",
    "retreat": "CORTEZ-7.10",
}
# The decisions at which a first word makes sense.
PLACES_OF_WORD = {
    "lead": ("choose",),
    "collar": ("collar",),
    "flip": ("flip",),
    "take": ("take",),
    "put": ("put",),
    "discard": ("discard",),
    "return": ("return",),
    "bid": ("bid",),
    "pay": ("pay",),
    "move": ("act",),
    "detour": ("move",),
    "draw": ("act",),
    "food": ("act",),
    "stop": ("act",),
    "play": ("act",),
    "feed": ("feed",),
    "lay": ("attack", "defend", "talks"),
    "weapon": ("attack", "defend", "talks"),
    "done": ("attack", "defend", "talks"),
    "surrender": ("defend",),
    "support": ("talks",),
    "price": ("talks",),
    "hire": ("talks",),
    "refuse": ("talks",),
    "recruit": ("recruit",),
    "retreat": ("retreat",),
    "pass": ("flip", "bid", "feed", "talks", "recruit", "act"),
    "offer": ("act", "talks"),
    "give": ("act", "talks"),
    "want": ("act", "talks"),
    "to": ("act", "talks"),
    "promise": ("act", "talks"),
    "send": ("act", "talks"),
    "drop": ("act", "talks"),
    "accept": ("act", "talks"),
    "reject": ("act", "talks"),
    "withdraw": ("act", "talks"),
    "ask": ("act", "talks"),
    "spare": ("act", "talks"),
    "side": ("talks",),
    "until": ("act", "talks"),
    "back": ("act", "talks"),
    "call": ("talks",),
    "answer": ("talks",),
    "show": ("talks",),
}
# What is refused for one reason alone, by its first word: the clause, and the sentence, which says
# nothing more or names what was asked for.
SIMPLE = {
    "detour": ("CORTEZ-6.3", "detour"),
    "food": ("CORTEZ-5.1", "no-food"),
    "feed": ("CORTEZ-7.2", "no-food"),
    "surrender": ("CORTEZ-7.7", "no-surrender"),
}
NAMING = {
    "lead": ("CORTEZ-2.1", "general"),
    "play": ("CORTEZ-4.9", "no-bribe"),
    "discard": ("CORTEZ-4.4", "no-card"),
    "return": ("CORTEZ-4.6", "no-card"),
}
TRADE = (
    *("offer", "give", "want", "to", "promise", "send", "drop", "accept", "reject", "withdraw"),
    *("ask", "spare", "side", "until", "back"),
)
HELP = ("call", "answer", "show", "support", "price", "hire", "refuse")


def refusal_of(s: CortezState, seat: int, text: str) -> Refused:
    if s.decision == OVER:
        return _refused("CORTEZ-9.1", "over", code="over")
    words = text.split()
    head = words[0] if words else ""
    decision = DECISIONS[int(s.decision)]
    is_move = "-" in head and all(s.board.square_of(part) >= 0 for part in head.split("-"))
    if head not in PLACES_OF_WORD and not is_move:
        return _refused("CORTEZ-11.2", "unreadable", code="notation", text=text[:40])
    is_drafting = s.is_drafting(seat)
    if head in TRADE or (head in ("show", "done") and is_drafting):
        return about_trade(s, seat, words, decision)
    if is_drafting:
        return _refused("CORTEZ-8.3", "drafting")
    if head in HELP:
        return about_mercenaries(s, seat, words, decision)
    if seat not in asked(s, seat):
        colour = s.colour_of(asked(s, seat)[0])
        return _refused(CLAUSE_OF[decision], "not-asked", code="turn", colour=colour)
    if is_move:
        return _about_move(s, seat, head, words, decision)
    if decision not in PLACES_OF_WORD[head]:
        return _refused(CLAUSE_OF[decision], "other-question", decision=decision)
    return _about_choice(s, seat, words, decision)


def _about_choice(s: CortezState, seat: int, words: list[str], decision: str) -> Refused:
    head = words[0]
    tail = words[1] if len(words) > 1 else ""
    if head in ("collar", "flip", "take", "put", "recruit", "retreat", "move"):
        square = s.board.square_of(tail)
        if square < 0:
            return _refused("CORTEZ-11.1", "no-square", text=tail[:20])
        return _about_square(s, seat, head, square)
    if head == "pass" and decision == "talks":
        return _refused("CORTEZ-7.4", "building")
    if head in SIMPLE:
        clause, key = SIMPLE[head]
        return _refused(clause, key)
    if head in NAMING:
        clause, key = NAMING[head]
        return _refused(clause, key, text=tail[:20])
    if head == "bid":
        return _refused("CORTEZ-4.7", "bid", text=tail[:20], least=int(s.bid) + 1)
    if head == "pay":
        return _refused("CORTEZ-4.7", "pay", bid=int(s.bid), paid=int(s.paid))
    if head == "lay":
        if decision == "talks":
            return _refused("CORTEZ-7.4", "one-warrior")
        key = "weapons-last" if s.arms[seat] else "no-card"
        return _refused("CORTEZ-7.3", key, text=tail[:20])
    if head == "weapon":
        clause = "CORTEZ-7.4" if decision == "talks" else "CORTEZ-7.3"
        return _refused(clause, "weapon")
    if head == "done":
        return _refused("CORTEZ-7.4" if decision == "talks" else "CORTEZ-7.3", "lay-first")
    return _refused(CLAUSE_OF[decision], "other-question", decision=decision)


def _about_square(s: CortezState, seat: int, head: str, square: int) -> Refused:
    at = s.board.name_of(square)
    troop = int(s.troops[square])
    if head in ("collar", "recruit"):
        clause = "CORTEZ-2.4" if head == "collar" else "CORTEZ-7.8"
        if troop != UNCOLLARED + s.nation_of(seat):
            return _refused(clause, "not-recruitable", at=at)
        return _refused(clause, "in-city", at=at)
    if head == "flip":
        key = "no-bridge" if s.board.bridge[square] < 0 else "bridge-occupied"
        return _refused("CORTEZ-4.1", key, at=at)
    if head == "move":
        if troop != COLLARED + seat:
            return _refused("CORTEZ-5.2", "not-your-troop", at=at)
        return _refused("CORTEZ-6.1", "stuck", at=at)
    if head == "take":
        clause = _errand_clause(s)
        return _refused(clause, "not-takeable", at=at, errand=_errand(s))
    if troop != FREE or s.is_broken(square):
        clause = "CORTEZ-7.10" if head == "retreat" else "CORTEZ-1.8"
        return _refused(clause, "not-free", at=at)
    if head == "retreat":
        return _refused("CORTEZ-7.10", "retreat-city", at=at)
    if s.errand == BY_FLIGHT and s.board.kind[square] not in (LAND, PORT):
        return _refused("CORTEZ-4.2", "not-land", at=at)
    key = "temple-last" if s.board.kind[square] == CITY else "not-city"
    return _refused("CORTEZ-4.3", key, at=at)


def _errand(s: CortezState) -> str:
    return c.EVENTS[int(s.event)] if s.errand < BY_OWN else ("own", "other")[s.errand == BY_OTHER]


def _errand_clause(s: CortezState) -> str:
    if s.errand >= BY_OWN:
        return "CORTEZ-1.5"
    return "CORTEZ-4.2" if s.errand == BY_FLIGHT else "CORTEZ-4.3"


def _about_move(s: CortezState, seat: int, head: str, words: list[str], decision: str) -> Refused:
    start, end = (s.board.square_of(part) for part in [*head.split("-"), ""][:2])
    if decision != "move":
        return _refused("CORTEZ-11.2", "move-first", at=s.board.name_of(start))
    if start != s.taken or end < 0:
        return _refused("CORTEZ-6.1", "other-troop", at=s.board.name_of(int(s.taken)))
    at, troop = s.board.name_of(end), int(s.troops[end])
    if end == start:
        return _refused("CORTEZ-6.1", "same-square", at=at)
    if troop in (COLLARED + seat, UNCOLLARED + int(s.nation_of(seat))):
        return _refused("CORTEZ-6.2", "own-troop", at=at)
    if s.is_broken(end):
        return _refused("CORTEZ-6.7", "broken", at=at)
    if troop and not s.warriors_of(seat):
        return _refused("CORTEZ-6.9", "no-warrior", at=at)
    held = int(s.provisions[4 * seat + c.CAMOUFLAGE])
    cost = int(ways_from(s, start, seat, c.COPIES).cost[end])
    if cost > held:
        return _refused("CORTEZ-6.3", "camouflage", at=at, cost=cost, held=held)
    if cost >= 0:
        return _refused("CORTEZ-6.3", "fewest", at=at, cost=cost)
    if s.broken:
        return _refused("CORTEZ-6.7", "blocked", at=at)
    clause = "CORTEZ-6.4" if SEA in (s.board.kind[start], s.board.kind[end]) else "CORTEZ-6.5"
    return _refused(clause, "no-way", at=at)
