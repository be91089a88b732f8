"""What lies on the table in the second reading of Cortez, and how it is written down.

Sets, dicts and lists of words: squares, colours and cards go by their names. Cards come by lot:
each roll counts through a pile kind by kind, as the record of a match gives it. Shares no code
with the engine. `parts` writes the table as a position (CORTEZ-11.3), to be held against that of
the engine; `read` takes such a position apart.
"""

from collections import Counter
from typing import Any

from tests.games.cortez.naive_map import Land

AZTECS = ("red", "orange", "yellow")
GENERALS = (*AZTECS, "blue", "green", "violet")
PROVISIONS = ("camouflage", "weapon", "food", "gold")
VALUE = {"camouflage": 1, "weapon": 2, "food": 3, "gold": 4}
RANKS = (1, 2, 3, 4, 5, 6)
WARRIORS = {1: 10, 2: 8, 3: 7, 4: 6, 5: 5, 6: 4}
EVENTS = {
    "bridges": 3,
    "flight-aztec": 1,
    "flight-spanish": 1,
    "attack-aztec": 3,
    "attack-spanish": 3,
    "plunder": 1,
    "supply": 1,
    "mutiny": 1,
    "bribery": 3,
}
BRIBES = ("3", "5", "7", "5w", "5p", "title", "chronicle", "own", "other")
COLLARS = 7

# What the engine remembers for its bots and no rule mentions, and the map itself.
NOT_READ = {"seen", "known", "board"}
# Seats and moments that mean nothing while no seat speaks in turn.
TURN_BY_TURN = {
    *("choose", "collar", "flip", "take", "put", "bid", "pay", "act", "move"),
    *("feed", "attack", "defend", "recruit", "retreat"),
}


def nation_of(word: str) -> str:
    """Of a general or of a troop without collar."""
    if word in ("aztec", "spanish"):
        return word
    return "aztec" if word in AZTECS else "spanish"


def read(position: str) -> dict[str, str]:
    """The parts of a position by their names, squares in alphabetical order."""
    found = {}
    for part in position.split("; "):
        name, _, values = part.partition(" ")
        if name in ("aztec", "spanish", "broken", *GENERALS):
            values = " ".join(sorted(values.split()))
        found[name] = values
    if found.get("decision", "choose") not in TURN_BY_TURN:
        found.pop("speaker", None)
    if found.get("decision") == "over":
        found.pop("actions", None)
    return {name: values for name, values in found.items() if values and name not in NOT_READ}


class Table:
    def __init__(self, players: int, text: str, is_passage_free: bool = True) -> None:
        self.players = players
        self.land = Land(text)
        self.is_passage_free = is_passage_free
        self.seats = range(players)
        self.decision = "choose"
        self.general: list[str] = ["-"] * players
        self.first = self.active = self.speaker = 0
        self.actions = 0
        self.event = ""
        self.errand = ""
        self.ending = ""
        self.turned = self.treasures_turned = 0
        self.troop: dict[str, str] = {}
        self.broken: set[str] = set()
        self.taken = ""
        self.detour = 0
        # Cards
        self.hand = [Counter[str]() for _ in self.seats]
        self.warriors = [Counter[int]() for _ in self.seats]
        self.objective = [0] * players
        self.treasures = [0] * players
        self.bribes: list[list[str]] = [[] for _ in self.seats]
        self.deck = Counter(dict.fromkeys(PROVISIONS, 25))
        self.discards = Counter[str]()
        self.camp = {nation: Counter(WARRIORS) for nation in ("aztec", "spanish")}
        self.events = Counter(EVENTS)
        self.bribe_deck = list(BRIBES)
        # Auction, plunder and mutiny
        self.bid = self.paid = 0
        self.paid_last = "gold"
        self.bids = [0] * players
        self.out: set[int] = set()
        self.sealed = [Counter[Any]() for _ in self.seats]
        self.excess = [0] * players
        # Battle
        self.attacker = self.defender = self.winner = -1
        self.field = self.origin = self.limbo = ""
        self.laid = [Counter[int]() for _ in self.seats]
        self.arms = [0] * players
        self.stance = ["undecided"] * players
        self.side = ["-"] * players
        self.price = [Counter[str]() for _ in self.seats]
        self.tries = [0] * players
        self._clear_talk()
        self.rolls: list[int] = []

    def _clear_talk(self) -> None:
        players = self.players
        self.give = [Counter[str]() for _ in self.seats]
        self.want = [Counter[str]() for _ in self.seats]
        self.to: list[set[int]] = [set() for _ in self.seats]
        self.unanswered: list[set[int]] = [set() for _ in self.seats]
        self.drafting: set[int] = set()
        self.offering: set[int] = set()
        self.calling: set[int] = set()
        self.showing: set[int] = set()
        self.answering: dict[int, int] = {}
        self.quiet: set[int] = set()
        self.sent = [0] * players
        self.sent_in_talks = [0] * players
        self.shown = [Counter[int]() for _ in self.seats]
        self.shown_cards = [Counter[str]() for _ in self.seats]
        self.shown_to: list[set[int]] = [set() for _ in self.seats]
        self.promise: list[list[str]] = [[] for _ in self.seats]
        self.asks: list[list[str]] = [[] for _ in self.seats]
        self.pacts: list[tuple[int, int, list[str], int]] = []

    # Questions

    def seat(self, colour: str) -> int:
        return self.general.index(colour)

    def nation(self, seat: int) -> str:
        return nation_of(self.general[seat])

    def clockwise(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + i) % self.players for i in self.seats]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def squares(self, word: str) -> list[str]:
        return [at for at, troop in self.troop.items() if troop == word]

    def collars_left(self, seat: int) -> int:
        colour = self.general[seat]
        return COLLARS - len(self.squares(colour)) - (self.limbo == colour)

    def free(self, squares: set[str]) -> set[str]:
        """CORTEZ-1.8  Where a troop can be put."""
        return squares - set(self.troop) - self.broken

    def is_city_full(self) -> bool:
        return all(square in self.troop for square in self.land.number)

    def worth(self, seat: int) -> int:
        return sum(VALUE[card] * count for card, count in self.hand[seat].items())

    # Cards

    def roll(self) -> int:
        return self.rolls.pop(0)

    def lot(self, pile: Counter[Any], order: tuple[Any, ...]) -> Any:
        """A card taken out of a pile."""
        roll = self.roll()
        for card in order:
            if roll < pile[card]:
                pile[card] -= 1
                return card
            roll -= pile[card]
        raise AssertionError("a roll beyond the pile")

    def turn_provision(self) -> str:
        """CORTEZ-3.3  The next card, or "" when there is none at all."""
        if not self.deck.total():
            self.deck, self.discards = self.discards, Counter()
        return str(self.lot(self.deck, PROVISIONS)) if self.deck.total() else ""

    def draw_provisions(self, seat: int, count: int) -> None:
        for _ in range(count):
            card = self.turn_provision()
            if card:
                self.hand[seat][card] += 1

    def draw_warriors(self, seat: int, count: int) -> None:
        camp = self.camp[self.nation(seat)]
        for _ in range(min(count, camp.total())):
            self.warriors[seat][self.lot(camp, RANKS)] += 1

    def discard(self, seat: int, card: str, count: int = 1) -> None:
        self.hand[seat][card] -= count
        self.discards[card] += count

    # In writing

    def parts(self) -> dict[str, str]:
        found = {"players": " ".join(self.general), **self._course(), **self._board()}
        found |= self._cards()
        found |= self._talk()
        return {name: values for name, values in found.items() if values}

    def _course(self) -> dict[str, str]:
        is_turn = self.decision in TURN_BY_TURN and self.speaker != self.active
        numbers = {
            "actions": self.actions if self.decision != "over" else 0,
            "turned": self.turned,
            "bid": self.bid,
            "paid": self.paid,
            "detour": self.detour,
            "treasures_turned": self.treasures_turned,
        }
        return {
            "passage": "" if self.is_passage_free else "no",
            "decision": self.decision if self.decision != "choose" else "",
            "errand": self.errand,
            "ending": self.ending,
            "event": self.event,
            "first": self._name(self.first) if self.first else "",
            "active": self._name(self.active) if self.active else "",
            "speaker": self._name(self.speaker) if is_turn else "",
            "attacker": self._name(self.attacker),
            "defender": self._name(self.defender),
            "winner": self._name(self.winner),
            **{name: str(number or "") for name, number in numbers.items()},
            "paid_last": self.paid_last if self.paid_last != "gold" else "",
        }

    def _board(self) -> dict[str, str]:
        words = [word for word in ("aztec", "spanish", *self.general) if word != "-"]
        return {
            **{word: " ".join(sorted(self.squares(word))) for word in words},
            "limbo": self.limbo,
            "broken": " ".join(sorted(self.broken)),
            "taken": self.taken,
            "origin": self.origin,
            "field": self.field,
        }

    def _cards(self) -> dict[str, str]:
        sealed = PROVISIONS if self.decision == "discard" else RANKS
        camps = [self.camp[nation][rank] for nation in ("aztec", "spanish") for rank in RANKS]
        return {
            "objectives": self._numbers(self.objective),
            "treasures": self._numbers(self.treasures),
            "bids": self._numbers(self.bids),
            "excess": self._numbers(self.excess),
            "arms": self._numbers(self.arms),
            "provisions": self._piles(self.hand, PROVISIONS),
            "warriors": self._piles(self.warriors, RANKS),
            "laid": self._piles(self.laid, RANKS),
            "sealed": self._piles(self.sealed, sealed, 6),
            "out": self._colours(self.out),
            "bribes": self._told(
                [" ".join(sorted(held, key=BRIBES.index)) for held in self.bribes]
            ),
            "bribe_deck": " ".join(self.bribe_deck),
            "events": " ".join(str(self.events[event]) for event in EVENTS),
            "deck": " ".join(str(self.deck[card]) for card in PROVISIONS),
            "discards": " ".join(str(self.discards[card]) for card in PROVISIONS),
            "camps": " ".join(map(str, camps)),
        }

    def _talk(self) -> dict[str, str]:
        pacts = [
            f"{self._name(maker)} {self._name(taker)} {' '.join(what)} {self._name(active)}"
            for maker, taker, what, active in self.pacts
        ]
        return {
            "tries": self._numbers(self.tries),
            "sent": self._numbers(self.sent),
            "sent_in_talks": self._numbers(self.sent_in_talks),
            "price": self._piles(self.price, PROVISIONS),
            "give": self._piles(self.give, PROVISIONS),
            "want": self._piles(self.want, PROVISIONS),
            "shown_provisions": self._piles(self.shown_cards, PROVISIONS),
            "shown": self._piles(self.shown, RANKS),
            "stance": self._told([word.replace("undecided", "") for word in self.stance]),
            "side": self._told([word.replace("-", "") for word in self.side]),
            "drafting": self._colours(self.drafting),
            "offering": self._colours(self.offering),
            "quiet": self._colours(self.quiet),
            "calling": self._colours(self.calling),
            "showing": self._colours(self.showing),
            "answering": self._colours(set(self.answering)),
            "offered_to": self._told([self._colours(seats) for seats in self.to]),
            "unanswered": self._told([self._colours(seats) for seats in self.unanswered]),
            "shown_to": self._told([self._colours(seats) for seats in self.shown_to]),
            "promise": self._told([" ".join(promise) for promise in self.promise]),
            "asks": self._told([" ".join(promise) for promise in self.asks]),
            "pacts": ", ".join(pacts),
        }

    def _name(self, seat: int) -> str:
        if seat < 0:
            return ""
        return self.general[seat] if self.general[seat] != "-" else str(seat)

    def _told(self, words: list[str]) -> str:
        return ", ".join(f"{self._name(i)} {word}" for i, word in enumerate(words) if word)

    def _colours(self, seats: set[int]) -> str:
        return " ".join(self._name(seat) for seat in sorted(seats))

    def _numbers(self, numbers: list[int]) -> str:
        return self._told([str(number or "") for number in numbers])

    def _piles(self, piles: list[Counter[Any]], order: tuple[Any, ...], width: int = 0) -> str:
        told = []
        for pile in piles:
            counts = [pile[card] for card in order]
            counts += [0] * (width - len(counts))
            told.append(" ".join(map(str, counts)) if any(counts) else "")
        return self._told(told)
