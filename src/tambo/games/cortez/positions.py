"""Positions of Cortez in writing, both ways.

A position is a list of parts, `name values`, divided by semicolons or line ends. What is not
mentioned is at its neutral default: no troop there, nothing held, all other cards in their decks.

    players red blue; decision act; active red; actions 2; aztec a1 b2; red k7; blue t17
    provisions red 1 2 3 4, blue 0 0 1 0; warriors red 0 0 1 0 0 2
"""

from collections.abc import Iterator, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tambo.games.cortez import position_promises as promises
from tambo.games.cortez.board import MAP, board_of
from tambo.games.cortez.board_check import problems_of
from tambo.games.cortez.components import (
    BIT,
    BRIBES,
    COLLARS,
    COPIES,
    EVENT_COPIES,
    EVENTS,
    GENERALS,
    KINDS,
    NATIONS,
    SEATS,
    TROOPS,
    WARRIORS,
)
from tambo.games.cortez.position_checks import check_position, fail
from tambo.games.cortez.rules_memory import held_of, warriors_held
from tambo.games.cortez.state import (
    COLLARED,
    DECISIONS,
    ENDINGS,
    ERRANDS,
    SIDES,
    STANCES,
    CortezState,
    zeros,
)

# Names of parts: plain numbers, seats, squares, masks of seats, and numbers for each seat.
NUMBERS = ("actions", "turned", "bid", "paid", "detour")
SEATED = ("first", "active", "speaker", "attacker", "defender", "winner")
PLACES = ("taken", "origin", "field")
MASKS = ("out", "drafting", "offering", "quiet", "calling", "showing", "answering")
ONES = ("objectives", "treasures", "bids", "excess", "arms", "tries", "sent", "sent_in_talks")
FOURS = ("provisions", "price", "give", "want", "shown_provisions")
SIXES = ("warriors", "laid", "sealed", "shown")
SEAT_MASKS = ("offered_to", "unanswered", "shown_to")
WORDS: dict[str, Sequence[str]] = {
    "decision": DECISIONS,
    "errand": ERRANDS,
    "ending": ENDINGS,
    "event": EVENTS,
}
SEAT_WORDS: dict[str, Sequence[str]] = {
    "stance": STANCES,
    "side": SIDES,
}
NEUTRAL = CortezState(2)


# Writing


def format_position(s: CortezState) -> str:
    return "; ".join(" ".join(part.split()) for part in _parts(s))


def _parts(s: CortezState) -> Iterator[str]:
    colours = [s.colour_of(seat) for seat in range(s.players)]
    yield f"players {' '.join(c if c in GENERALS else '-' for c in colours)}"
    if s.board.text != NEUTRAL.board.text:
        yield f"board {s.board.text}"
    if s.costs_all:
        yield "passage no"
    for name, words in WORDS.items():
        if getattr(s, name) != getattr(NEUTRAL, name):
            yield f"{name} {words[int(getattr(s, name))]}"
    for name in SEATED:
        usual = s.active if name == "speaker" else getattr(NEUTRAL, name)
        if getattr(s, name) != usual:
            yield f"{name} {colours[int(getattr(s, name))]}"
    for name in NUMBERS:
        if getattr(s, name) != getattr(NEUTRAL, name):
            yield f"{name} {int(getattr(s, name))}"
    if s.paid_last != NEUTRAL.paid_last:
        yield f"paid_last {KINDS[int(s.paid_last)]}"
    if s.treasures_turned:
        yield f"treasures_turned {int(s.treasures_turned)}"
    yield from _board_parts(s, colours)
    yield from _card_parts(s, colours)


def _board_parts(s: CortezState, colours: list[str]) -> Iterator[str]:
    for troop, word in enumerate([*NATIONS, *colours], start=1):
        at = [s.board.name_of(i) for i in range(int(s.board.squares)) if s.troops[i] == troop]
        if at:
            yield f"{word} {' '.join(at)}"
        if s.limbo == troop:
            yield f"limbo {word}"
    broken = [s.board.name_of(i) for i in s.board.bridges if s.is_broken(i)]
    if broken:
        yield f"broken {' '.join(broken)}"
    for name in PLACES:
        if getattr(s, name) >= 0:
            yield f"{name} {s.board.name_of(int(getattr(s, name)))}"


def _card_parts(s: CortezState, colours: list[str]) -> Iterator[str]:
    for names, width in ((ONES, 1), (FOURS, 4), (SIXES, 6)):
        for name in names:
            yield from _seat_part(name, colours, getattr(s, name), width)
    for name, words in SEAT_WORDS.items():
        values = getattr(s, name)
        told = [f"{c} {words[int(values[i])]}" for i, c in enumerate(colours) if values[i]]
        if told:
            yield f"{name} {', '.join(told)}"
    for name in MASKS:
        if getattr(s, name):
            yield f"{name} {_in_mask(getattr(s, name), colours)}"
    for name in SEAT_MASKS:
        masks = getattr(s, name)
        told = [f"{c} {_in_mask(masks[i], colours)}" for i, c in enumerate(colours) if masks[i]]
        if told:
            yield f"{name} {', '.join(told)}"
    held = [f"{c} {_bribes(s.bribes[i])}" for i, c in enumerate(colours) if s.bribes[i]]
    if held:
        yield f"bribes {', '.join(held)}"
    yield from promises.promise_parts(s, colours)
    yield from _seen_part(s, colours, "seen", s.seen, 4)
    yield from _seen_part(s, colours, "known", s.known, 6)
    yield f"bribe_deck {_bribes(s.bribe_deck)}"
    for name in ("events", "deck", "discards", "camps"):
        yield f"{name} {' '.join(str(int(number)) for number in getattr(s, name))}"


def _seat_part(name: str, colours: list[str], values: vec[i64], width: int) -> Iterator[str]:
    told = []
    for seat, colour in enumerate(colours):
        mine = [int(values[i]) for i in range(width * seat, width * seat + width)]
        if any(mine):
            told.append(f"{colour} {' '.join(map(str, mine))}")
    if told:
        yield f"{name} {', '.join(told)}"


def _seen_part(
    s: CortezState, colours: list[str], name: str, seen: vec[i64], width: int
) -> Iterator[str]:
    """What seats have seen in others' hands: viewer, owner, a number for each kind or rank."""
    told = []
    for viewer, eye in enumerate(colours):
        for owner, hand in enumerate(colours):
            first = width * (SEATS * viewer + owner)
            counts = [int(seen[i]) for i in range(first, first + width)]
            if any(counts):
                told.append(f"{eye} {hand} {' '.join(map(str, counts))}")
    if told:
        yield f"{name} {', '.join(told)}"


def _in_mask(mask: i64, colours: list[str]) -> str:
    return " ".join(c for i, c in enumerate(colours) if mask & BIT[i])


def _bribes(mask: i64) -> str:
    return " ".join(BRIBES[i] for i in range(9) if mask & BIT[i])


# Reading


def parse_position(text: str) -> CortezState:
    """The state a text describes; InvalidPosition says what is wrong with it."""
    parts: dict[str, str] = {}
    for line in text.replace("\n", ";").split(";"):
        name, _, values = line.strip().partition(" ")
        if name and name in parts:
            fail("twice", name=name)
        if name:
            parts[name] = " ".join(values.lower().split())
    if "board" in parts:
        parts["board"] = parts["board"].replace("p", "P").replace("c", "C")
    reader = _Reader(parts)
    s = reader.state
    reader.read()
    if parts:
        fail("part", name=sorted(parts)[0][:40])
    check_position(s)
    return s


class _Reader:
    """Takes the parts one by one out of what was typed."""

    def __init__(self, parts: dict[str, str]) -> None:
        self.parts = parts
        words = parts.pop("players", "").split()
        if not 2 <= len(words) <= SEATS or any(w not in (*GENERALS, "-") for w in words):
            fail("players", words=" ".join(words)[:60])
        self.state = s = CortezState(len(words))
        self.colours = [w if w != "-" else str(i) for i, w in enumerate(words)]
        if len(set(self.colours)) < len(words):
            fail("players", words=" ".join(words)[:60])
        for seat, word in enumerate(words):
            s.generals[seat] = self.word(GENERALS, word) if word != "-" else -1
        text = parts.pop("board", "")
        if text and problems_of(text):
            fail("board", why=str(problems_of(text)[0]))
        s.board = board_of(text or MAP)
        s.troops = zeros(s.board.squares)
        s.costs_all = self.word(["yes", "no"], parts.pop("passage", "yes"))

    def read(self) -> None:
        s, parts = self.state, self.parts
        for name, words in WORDS.items():
            if name in parts:
                setattr(s, name, self.word(words, parts.pop(name)))
        for name in SEATED:
            if name in parts:
                setattr(s, name, self.word(self.colours, parts.pop(name)))
            if name == "active":
                s.speaker = s.active
        for name in (*NUMBERS, "treasures_turned"):
            if name in parts:
                setattr(s, name, self.number(parts.pop(name)))
        if "paid_last" in parts:
            s.paid_last = self.word(KINDS, parts.pop("paid_last"))
        self.read_board()
        self.read_seats()
        self.read_piles()

    def read_board(self) -> None:
        s, parts = self.state, self.parts
        names = [*NATIONS, *self.colours]
        for troop, word in enumerate(names, start=1):
            for name in parts.pop(word, "").split():
                square = self.square(name)
                if s.troops[square]:
                    fail("crowded", at=name)
                s.troops[square] = troop
        if "limbo" in parts:
            s.limbo = 1 + self.word(names, parts.pop("limbo"))
        for name in parts.pop("broken", "").split():
            bridge = s.board.bridge[self.square(name)]
            if bridge < 0:
                fail("bridge", at=name)
            s.broken |= BIT[bridge]
        for name in PLACES:
            if name in parts:
                setattr(s, name, self.square(parts.pop(name)))
        for nation in range(2):
            s.absent[nation] = TROOPS
        for troop in [*s.troops, s.limbo]:
            if troop:
                if troop >= COLLARED and s.generals[troop - COLLARED] < 0:
                    fail("players", words="-")
                s.absent[s.nation_of_troop(troop)] -= 1
                if troop >= COLLARED:
                    s.worn[troop - COLLARED] += 1
        if min(s.absent) < 0 or max(s.worn) > COLLARS:
            fail("troops", most=TROOPS, collars=COLLARS)

    def read_seats(self) -> None:
        s, parts = self.state, self.parts
        for names, width in ((ONES, 1), (FOURS, 4), (SIXES, 6)):
            for name in names:
                for seat, words in self.by_seat(name):
                    if len(words) != width:
                        fail("count", name=name, count=width)
                    for i, word in enumerate(words):
                        getattr(s, name)[width * seat + i] = self.number(word)
        for name, known in SEAT_WORDS.items():
            for seat, words in self.by_seat(name):
                getattr(s, name)[seat] = self.word(known, " ".join(words))
        for name in MASKS:
            setattr(s, name, self.mask(parts.pop(name, "").split(), self.colours))
        for name in SEAT_MASKS:
            for seat, words in self.by_seat(name):
                getattr(s, name)[seat] = self.mask(words, self.colours)
        self.read_promises()
        self.read_seen()
        for seat, words in self.by_seat("bribes"):
            s.bribes[seat] = self.mask(words, BRIBES)
            if s.bribes[seat] & ~s.bribe_deck:
                fail("bribes", words=" ".join(words))
            s.bribe_deck &= ~s.bribes[seat]
        if "bribe_deck" in parts:
            left = self.mask(parts.pop("bribe_deck").split(), BRIBES)
            if left & ~s.bribe_deck:
                fail("bribes", words=_bribes(left))
            s.bribe_deck = left

    def read_promises(self) -> None:
        s = self.state
        for name in ("promise", "asks"):
            for seat, words in self.by_seat(name):
                getattr(s, name)[seat] = self.promise(words)
        pacts = []
        for maker, words in self.by_seat("pacts"):
            if len(words) < 3:
                fail("word", word=" ".join(words)[:40])
            taker = self.word(self.colours, words[0])
            active = self.word(self.colours, words[-1])
            promise = self.promise(words[1:-1])
            if maker == taker or promises.is_unfinished(promise):
                fail("word", word=" ".join(words)[:40])
            pacts.append(promises.pact_of(promise, maker, taker, active))
        s.pacts = vec[i64](pacts)

    def promise(self, words: list[str]) -> int:
        promise = promises.read_promise(self.state, words)
        if promise <= 0:
            fail("word", word=" ".join(words)[:40])
        return promise

    def read_seen(self) -> None:
        """No seat can have seen more than there is."""
        s = self.state
        for name, width, held, seen in (
            ("seen", 4, held_of, s.seen),
            ("known", 6, warriors_held, s.known),
        ):
            for viewer, words in self.by_seat(name):
                if len(words) != width + 1:
                    fail("count", name=name, count=width)
                owner = self.word(self.colours, words[0])
                for i, word in enumerate(words[1:]):
                    count = self.number(word)
                    if viewer == owner or count > held(s, owner, i):
                        card = KINDS[i] if width == 4 else str(i + 1)
                        fail("seen", card=card)
                    seen[width * (SEATS * viewer + owner) + i] = count

    def read_piles(self) -> None:
        s, parts = self.state, self.parts
        for name, count in (("events", 9), ("discards", 4)):
            if name in parts:
                setattr(s, name, self.numbers(name, parts.pop(name), count))
        for kind in range(4):
            held = s.discards[kind]
            for seat in range(s.players):
                held += s.provisions[4 * seat + kind]
                if s.offering & BIT[seat]:
                    held += s.give[4 * seat + kind]
                if s.decision == DECISIONS.index("discard"):
                    held += s.sealed[6 * seat + kind]
                if kind == 1:
                    held += s.arms[seat]
            s.deck[kind] = COPIES - held
        for nation in range(2):
            for rank in range(6):
                s.camps[6 * nation + rank] = WARRIORS[rank] - self.fielded(nation, rank)
        if min(s.deck) < 0 or min(s.camps) < 0:
            fail("cards", copies=COPIES)
        for name, count in (("deck", 4), ("camps", 12)):
            if name in parts:
                given = self.numbers(name, parts.pop(name), count)
                if list(given) != list(getattr(s, name)):
                    fail("cards", copies=COPIES)
        if any(s.events[i] > EVENT_COPIES[i] for i in range(9)):
            fail("events", words=" ".join(str(int(n)) for n in s.events))

    def fielded(self, nation: int, rank: int) -> int:
        s, count = self.state, 0
        for seat in range(s.players):
            if s.generals[seat] >= 0 and s.nation_of(seat) == nation:
                count += int(s.warriors[6 * seat + rank] + s.laid[6 * seat + rank])
                if s.decision == DECISIONS.index("return"):
                    count += int(s.sealed[6 * seat + rank])
        return count

    # Words

    def by_seat(self, name: str) -> Iterator[tuple[int, list[str]]]:
        for part in filter(None, self.parts.pop(name, "").split(",")):
            words = part.split()
            yield self.word(self.colours, words[0]), words[1:]

    def word(self, known: Sequence[str], word: str) -> int:
        if word not in known or not word:
            fail("word", word=word[:40])
        return known.index(word)

    def mask(self, words: list[str], known: Sequence[str]) -> int:
        return sum(1 << self.word(known, word) for word in set(words))

    def square(self, name: str) -> int:
        square = self.state.board.square_of(name)
        if square < 0:
            fail("square", at=name[:20])
        return square

    def number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit()) or int(word) > 999:
            fail("word", word=word[:40])
        return int(word)

    def numbers(self, name: str, text: str, count: int) -> vec[i64]:
        words = text.split()
        if len(words) != count:
            fail("count", name=name, count=count)
        return vec[i64]([self.number(word) for word in words])
