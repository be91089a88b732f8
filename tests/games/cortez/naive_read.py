"""A table of the second reading of Cortez set up from a position (CORTEZ-11.3).

It takes the full text that a match writes, in which every card is somewhere; what is not mentioned
is at its neutral default.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.cortez.naive import Naive
from tests.games.cortez.naive_table import EVENTS, GENERALS, PROVISIONS, RANKS, read

SEATS = ("first", "active", "attacker", "defender", "winner")
NUMBERS = ("actions", "turned", "treasures_turned", "bid", "paid", "detour")
WORDS = ("decision", "event", "errand", "ending", "limbo", "taken", "origin", "field", "paid_last")
BY_SEAT = ("treasures", "bids", "excess", "arms", "tries", "sent", "sent_in_talks")
PILES = {
    "provisions": ("hand", PROVISIONS),
    "price": ("price", PROVISIONS),
    "give": ("give", PROVISIONS),
    "want": ("want", PROVISIONS),
    "shown_provisions": ("shown_cards", PROVISIONS),
    "warriors": ("warriors", RANKS),
    "laid": ("laid", RANKS),
    "shown": ("shown", RANKS),
}
TO_SEATS = {"offered_to": "to", "unanswered": "unanswered", "shown_to": "shown_to"}


def set_up(position: str, text: str) -> Naive:
    """The table that a position describes, on the map of this text."""
    parts = read(position)
    generals = parts["players"].split()
    table = Naive(len(generals), text, parts.get("passage") != "no")
    table.general = generals
    _course(table, parts)
    for word in ("aztec", "spanish", *GENERALS):
        for at in parts.get(word, "").split():
            table.troop[at] = word
    table.broken = set(parts.get("broken", "").split())
    _cards(table, parts)
    _talk(table, parts)
    return table


def _course(table: Naive, parts: dict[str, str]) -> None:
    for name in SEATS:
        if name in parts:
            setattr(table, name, table.seat(parts[name]))
    table.speaker = table.seat(parts["speaker"]) if "speaker" in parts else table.active
    for name in NUMBERS:
        setattr(table, name, int(parts.get(name, 0)))
    for name in WORDS:
        if name in parts:
            setattr(table, name, parts[name])


def _cards(table: Naive, parts: dict[str, str]) -> None:
    for name in BY_SEAT:
        for seat, words in _told(table, parts, name):
            getattr(table, name)[seat] = int(words[0])
    for seat, words in _told(table, parts, "objectives"):
        table.objective[seat] = int(words[0])
    for name, (field, order) in PILES.items():
        for seat, words in _told(table, parts, name):
            getattr(table, field)[seat] = _pile(words, order)
    sealed: tuple[Any, ...] = PROVISIONS if table.decision == "discard" else RANKS
    for seat, words in _told(table, parts, "sealed"):
        table.sealed[seat] = _pile(words, sealed)
    for seat, words in _told(table, parts, "bribes"):
        table.bribes[seat] = words
    table.out = _seats(table, parts, "out")
    table.bribe_deck = parts.get("bribe_deck", "").split()
    table.deck = _pile(parts["deck"].split(), PROVISIONS)
    table.discards = _pile(parts["discards"].split(), PROVISIONS)
    table.events = _pile(parts["events"].split(), tuple(EVENTS))
    camps = parts["camps"].split()
    table.camp = {"aztec": _pile(camps[:6], RANKS), "spanish": _pile(camps[6:], RANKS)}


def _talk(table: Naive, parts: dict[str, str]) -> None:
    for name in ("drafting", "offering", "calling", "showing", "quiet"):
        setattr(table, name, _seats(table, parts, name))
    for name, field in TO_SEATS.items():
        for seat, words in _told(table, parts, name):
            getattr(table, field)[seat] = {table.seat(word) for word in words}
    for name in ("stance", "side", "promise", "asks"):
        for seat, words in _told(table, parts, name):
            getattr(table, name)[seat] = words if name in ("promise", "asks") else words[0]
    for maker, words in _told(table, parts, "pacts"):
        pact = (maker, table.seat(words[0]), words[1:4], table.seat(words[4]))
        table.pacts.append(pact)
    for seat in _seats(table, parts, "answering"):
        table.answering[seat] = table.fighter_of(table.side[seat])


def _told(table: Naive, parts: dict[str, str], name: str) -> Iterator[tuple[int, list[str]]]:
    for one in filter(None, parts.get(name, "").split(", ")):
        colour, *words = one.split()
        yield table.seat(colour), words


def _seats(table: Naive, parts: dict[str, str], name: str) -> set[int]:
    return {table.seat(word) for word in parts.get(name, "").split()}


def _pile(words: list[str], order: tuple[Any, ...]) -> Counter[Any]:
    return Counter(dict(zip(order, map(int, words), strict=False)))
