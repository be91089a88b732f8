"""A whole position in writing, both ways: fields of one line, parted by semicolons or lines.

    players 4; at 2C1; turn C; track C5 A3 Q3 K0; labour C6 A4 Q4 K5
    lands C r25+ r23; roads C OLL-VIT; cities ESP; hand C 1 2 3

What is not mentioned takes a neutral default: no points, no labour, tokens in the order of the
box; of the cards that lie nowhere else the first three are a hand, and the rest is the deck.
"""

from typing import NoReturn

from librt.vecs import vec
from mypy_extensions import i64

from tambo.core.bits import BIT, bits_of
from tambo.core.errors import InvalidPosition
from tambo.core.phrase import Phrase
from tambo.games.tahuantinsuyu.board import HALF
from tambo.games.tahuantinsuyu.components import COLONISATION, MARKERS, SUN
from tambo.games.tahuantinsuyu.components import HAND as HAND_SIZE
from tambo.games.tahuantinsuyu.components_box import BoxFault, canonical
from tambo.games.tahuantinsuyu.components_check import runs_dry
from tambo.games.tahuantinsuyu.rules import empty_state, seat_players
from tambo.games.tahuantinsuyu.rules_colonise import begin_turn, lay_road, settle
from tambo.games.tahuantinsuyu.rules_sun import sum_effects
from tambo.games.tahuantinsuyu.state import (
    ACT,
    BEGUN,
    DONE,
    DOWN,
    HAND,
    LABOUR,
    LANDS,
    LAY,
    LAYER,
    NOT_BEGUN,
    NOTHING,
    ORDER,
    OVER,
    REACH,
    ROADS_HI,
    ROADS_LO,
    SCORE,
    TALLY,
    TALLY_COUNT,
    TERRACES,
    TRACK,
    UP,
    TahuantinsuyuState,
)

CLAUSE = "TAHUANTINSUYU-9.3"
ROAD_WORDS = ("fresh", "begun", "done")


def format_position(s: TahuantinsuyuState) -> str:
    apus = range(s.players)
    board = s.board
    fields = [
        f"players {s.players}",
        f"seats {''.join(s.letter(s.apu_of[seat]) for seat in apus)}",
        f"at {'over' if s.decision == OVER else board.step_names[int(s.step)]}",
    ]
    if s.decision != OVER:
        fields.append(f"turn {s.letter(s.own[ORDER + s.turn])}")
    if s.decision == ACT:
        built = " built" if s.has_built else ""
        fields.append(f"roads-action {ROAD_WORDS[int(s.roads)]} {int(s.roads_left)}{built}")
    fields.append(f"order {''.join(s.letter(s.own[ORDER + place]) for place in apus)}")
    standing = [int(s.own[TRACK + place]) for place in apus]
    fields.append(f"track {' '.join(f'{s.letter(a)}{int(s.own[SCORE + a])}' for a in standing)}")
    fields.append(f"labour {' '.join(f'{s.letter(a)}{int(s.own[LABOUR + a])}' for a in apus)}")
    for apu in apus:
        letter = s.letter(apu)
        first = board.first[s.players][apu]
        lo, hi = bits_of(s.own[ROADS_LO + apu]), bits_of(s.own[ROADS_HI + apu])
        slots = [board.slots[slot] for slot in [*lo, *(HALF + h for h in hi)] if slot != first]
        lands = [
            board.regions[region] + ("+" if s.own[TERRACES + apu] & BIT[region] else "")
            for region in bits_of(s.own[LANDS + apu])
        ]
        fields += _listed(f"roads {letter}", slots)
        fields += _listed(f"lands {letter}", lands)
        fields += _listed(f"hand {letter}", _numbers(bits_of(s.own[HAND + apu])))
    for name, mask in (("cities", s.cities), ("temples", s.temples), ("garrisons", s.garrisons)):
        fields += _listed(name, [board.sites[site] for site in bits_of(mask)])
    for gap in apus:
        name = s.gap(gap)
        fields += _listed(f"gap {name}", _numbers(bits_of(s.own[UP + gap])))
        if s.own[DOWN + gap] != NOTHING:
            layer = s.letter(s.own[LAYER + gap])
            fields.append(f"down {name} {int(s.own[DOWN + gap]) + 1} {layer}")
    fields += _listed("deck", _numbers(s.deck_left())) or ["deck -"]
    fields += _listed("discards", _numbers(bits_of(s.discards)))
    fields.append(f"tokens {' '.join(_numbers([int(token) for token in s.tokens]))}")
    fields += _listed("open", [board.regions[r] for r in bits_of(s.open & ~s.conquered)])
    fields.append(f"black {int(s.black) + 1}")
    for apu in apus:
        tally = [int(s.tally(kind, apu)) for kind in range(TALLY_COUNT)]
        if any(tally):
            fields.append(f"tally {s.letter(apu)} {' '.join(map(str, tally))}")
    if board.text:
        fields.append(f"box {board.text.strip().replace(chr(10), ' | ')}")
    return "; ".join(fields)


def _listed(name: str, words: list[str]) -> list[str]:
    return [f"{name} {' '.join(words)}"] if words else []


def _numbers(numbers: list[int]) -> list[str]:
    return [str(number + 1) for number in numbers]


LONGEST_NUMBER = 18

KNOWN = frozenset(
    [
        "players",
        "seats",
        "at",
        "turn",
        "roads-action",
        "order",
        "track",
        "labour",
        "roads",
        "lands",
        "hand",
        "cities",
        "temples",
        "garrisons",
        "gap",
        "down",
        "deck",
        "discards",
        "tokens",
        "open",
        "black",
        "tally",
        "box",
    ]
)


class _Fields:
    """The fields of a text, each asked for once; InvalidPosition names the bad one."""

    def __init__(self, text: str) -> None:
        self.lines: list[list[str]] = []
        for line in text.replace("\n", ";").split(";"):
            words = line.split()
            if not words:
                continue
            if words[0] not in KNOWN:
                fail("field", line)
            self.lines.append(words)
        if not self.lines:
            fail("field", text)

    def one(self, name: str) -> list[str] | None:
        found = [words[1:] for words in self.lines if words[0] == name]
        if len(found) > 1:
            fail(name, name)
        return found[0] if found else None

    def each(self, name: str) -> list[list[str]]:
        """Fields that there may be several of, one for each suyu or gap."""
        found = [words[1:] for words in self.lines if words[0] == name]
        heads = [words[0] if words else "" for words in found]
        if len(set(heads)) < len(heads):
            fail(name, name)
        return found


def parse_position(text: str) -> TahuantinsuyuState:
    """The state a text describes; InvalidPosition says which field is wrong."""
    fields = _Fields(text)
    players = _number("players", (fields.one("players") or ["4"])[0], 3, 4)
    box = "\n".join(line.strip() for line in " ".join(fields.one("box") or []).split("|"))
    try:
        s = empty_state(players, canonical(box))
    except BoxFault as fault:
        phrase = Phrase(f"tahuantinsuyu-box-{fault.what}", fault.details)
        raise InvalidPosition("position.box", phrase, CLAUSE) from fault
    seats = _apus("seats", s, fields.one("seats"))
    seat_players(s, [seats.index(apu) for apu in range(players)])
    order = fields.one("order")
    for place, apu in enumerate(_apus("order", s, order) if order is not None else []):
        s.own[ORDER + place] = apu
    _read_track(s, fields.one("track"))
    for apu, count in _amounts("labour", s, fields.one("labour") or []):
        s.own[LABOUR + apu] = count
    _read_map(s, fields)
    _read_cards(s, fields)
    for words in fields.each("tally"):
        apu = _apu("tally", s, words[0] if words else "")
        if len(words) != TALLY_COUNT + 1:
            fail("tally", " ".join(words))
        for kind, word in enumerate(words[1:]):
            s.own[TALLY + 4 * kind + apu] = _number("tally", word, 0, 9999)
    s.black = _number("black", (fields.one("black") or ["1"])[0], 1, MARKERS) - 1
    _read_moment(s, fields)
    return s


def _read_track(s: TahuantinsuyuState, words: list[str] | None) -> None:
    if words is None:
        return
    standing = _amounts("track", s, words)
    scores = [score for _, score in standing]
    if sorted(apu for apu, _ in standing) != list(range(s.players)):
        fail("track", " ".join(words))
    if scores != sorted(scores, reverse=True):
        fail("track", " ".join(words))
    for place, (apu, score) in enumerate(standing):
        s.own[TRACK + place] = apu
        s.own[SCORE + apu] = score


def _read_map(s: TahuantinsuyuState, fields: _Fields) -> None:
    board = s.board
    tokens = fields.one("tokens")
    if tokens is not None:
        numbers = [_number("tokens", word, 1, len(board.regions)) - 1 for word in tokens]
        if sorted(numbers) != list(range(len(board.regions))):
            fail("tokens", " ".join(tokens))
        s.tokens = vec[i64](numbers)
    for words in fields.each("lands"):
        apu = _apu("lands", s, words[0] if words else "")
        for word in words[1:]:
            region = _of("lands", board.regions, word.rstrip("+"))
            if s.conquered & BIT[region]:
                fail("lands", word)
            settle(s, region)
            s.open |= BIT[region] | board.neighbours[region]
            s.own[LANDS + apu] |= BIT[region]
            if word.endswith("+"):
                s.own[TERRACES + apu] |= BIT[region]
    for words in fields.each("roads"):
        _read_roads(s, _apu("roads", s, words[0] if words else ""), words[1:])
    for word in fields.one("open") or []:
        s.open |= BIT[_of("open", board.regions, word)]
    for name in ("cities", "garrisons", "temples"):
        mask = 0
        for word in fields.one(name) or []:
            mask |= 2 ** _of(name, board.sites, word)
        allowed = {
            "cities": board.city_sites,
            "garrisons": board.garrison_sites,
            "temples": s.cities,
        }[name]
        if mask & ~int(allowed):
            fail(name, " ".join(fields.one(name) or []))
        setattr(s, name, mask)


def _read_roads(s: TahuantinsuyuState, apu: int, words: list[str]) -> None:
    left = [_of("roads", s.board.slots, word) for word in words]
    while left:
        joined = [slot for slot in left if _touches_network(s, apu, slot)]
        if not joined or s.road_on(joined[0]) != NOTHING or joined[0] in s.board.first_slots:
            fail("roads", s.board.slots[(joined or left)[0]])
        lay_road(s, apu, joined[0], None)
        left.remove(joined[0])


def _touches_network(s: TahuantinsuyuState, apu: int, slot: int) -> bool:
    ends = BIT[s.board.end_a[slot]] | BIT[s.board.end_b[slot]]
    return bool(s.own[REACH + apu] & ends)


class _Cards:
    """The numbers of cards, none of which lies in two places."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.used: list[int] = []

    def take(self, name: str, words: list[str]) -> list[int]:
        cards = [_number(name, word, 1, self.most) - 1 for word in words]
        for card in cards:
            if card in self.used:
                fail("card-twice", str(card + 1))
            self.used.append(card)
        return cards

    def left(self) -> list[int]:
        return [card for card in range(self.most) if card not in self.used]


def _read_cards(s: TahuantinsuyuState, fields: _Fields) -> None:
    cards = _Cards(len(s.board.kinds))
    held: list[int] = []
    for words in fields.each("hand"):
        apu = _apu("hand", s, words[0] if words else "")
        held.append(apu)
        for card in cards.take("hand", words[1:]):
            s.own[HAND + apu] |= BIT[card]
    _read_gaps(s, fields, cards)
    for card in cards.take("discards", fields.one("discards") or []):
        s.discards |= BIT[card]
    _read_deck(s, fields, cards, held)
    sum_effects(s)


def _read_gaps(s: TahuantinsuyuState, fields: _Fields, cards: _Cards) -> None:
    gaps = s.board.gaps[s.players]
    for words in fields.each("gap"):
        gap = _of("gap", gaps, words[0] if words else "")
        for card in cards.take("gap", words[1:]):
            s.own[UP + gap] |= BIT[card]
    for words in fields.each("down"):
        if len(words) != 3:
            fail("down", " ".join(words))
        gap = _of("down", gaps, words[0])
        s.own[DOWN + gap] = cards.take("down", [words[1]])[0]
        s.own[LAYER + gap] = _apu("down", s, words[2])


def _read_deck(s: TahuantinsuyuState, fields: _Fields, cards: _Cards, held: list[int]) -> None:
    """The deck that is given, or all cards that lie nowhere else, hands not given dealt from it."""
    deck = fields.one("deck")
    if deck is not None:
        s.deck = cards.take("deck", [] if deck == ["-"] else deck)
        if cards.left():
            fail("cards-missing", str(len(cards.left())))
        return
    s.deck = cards.left()
    for apu in range(s.players):
        if apu not in held:
            for card in s.deck[:HAND_SIZE]:
                s.own[HAND + apu] |= BIT[card]
            del s.deck[:HAND_SIZE]


def _read_moment(s: TahuantinsuyuState, fields: _Fields) -> None:
    words = fields.one("at") or ["2C1"]
    if words == ["over"]:
        s.decision, s.step, s.turn = OVER, s.board.last_step, 0
        s.revealed = s.black + 1
        return
    name = words[0] if words else ""
    s.step = _of("at", s.board.step_names, name)
    phase = s.phase()
    if phase not in (SUN, COLONISATION):
        fail("at", name)
    s.revealed = s.board.turned_before[s.step]
    if s.revealed > s.black:
        fail("black", name)
    order = [int(s.own[ORDER + place]) for place in range(s.players)]
    turn = fields.one("turn")
    s.turn = order.index(_apu("turn", s, turn[0] if turn else "")) if turn is not None else 0
    down = [gap for gap in range(s.players) if s.own[DOWN + gap] != NOTHING]
    laid = "".join(s.letter(s.own[LAYER + gap]) for gap in down)
    _check_supply(s, order[int(s.turn) :] if phase == SUN else [])
    if phase == SUN:
        s.decision = LAY
        if sorted(laid) != sorted(s.letter(apu) for apu in order[: int(s.turn)]):
            fail("down", laid or "-")
        return
    s.decision = ACT
    if laid:
        fail("down", laid)
    begin_turn(s, order[int(s.turn)])
    _read_action(s, fields.one("roads-action"))


def _check_supply(s: TahuantinsuyuState, laying: list[int]) -> None:
    """Everybody has a sun card to lay in this Sun phase and in those to come."""
    hands = [len(bits_of(s.own[HAND + apu])) for apu in range(s.players)]
    spare = len(s.deck) + len(bits_of(s.discards))
    lying = sum(len(bits_of(s.own[UP + gap])) for gap in range(s.players))
    for apu in laying:
        if not hands[apu]:
            fail("hand", s.letter(apu))
        hands[apu] -= 0 if spare else 1
        spare = max(0, spare - 1)
    if laying:
        lying += s.players
    phases = [int(s.board.phase_of[n]) for n in range(int(s.step) + 1, s.board.last_step + 1)]
    if runs_dry(phases, hands, spare, lying):
        fail("hand", s.letter(hands.index(min(hands))))


def _read_action(s: TahuantinsuyuState, words: list[str] | None) -> None:
    if words is None:
        return
    if not 2 <= len(words) <= 3 or words[0] not in ROAD_WORDS or words[2:] not in ([], ["built"]):
        fail("roads-action", " ".join(words))
    s.roads = ROAD_WORDS.index(words[0])
    left = _number("roads-action", words[1], 0, 9)
    s.roads_left = 0 if s.roads == DONE else left
    s.has_built = 1 if words[2:] else 0
    is_over = s.roads == DONE and s.has_built
    if is_over or (s.roads in (NOT_BEGUN, BEGUN) and s.roads_left == 0):
        fail("roads-action", " ".join(words))


def _number(field: str, word: str, least: int, most: int) -> int:
    is_number = word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER
    if not is_number or not least <= int(word) <= most:
        fail(field, word)
    return int(word)


def _apu(field: str, s: TahuantinsuyuState, word: str) -> int:
    letters = s.board.letters[s.players]
    if len(word) != 1 or word not in letters:
        fail(field, word)
    return letters.index(word)


def _apus(field: str, s: TahuantinsuyuState, words: list[str] | None) -> list[int]:
    """All apus in some order."""
    if words is None:
        return list(range(s.players))
    letters = s.board.letters[s.players]
    if len(words) != 1 or sorted(words[0]) != sorted(letters):
        fail(field, " ".join(words))
    return [letters.index(letter) for letter in words[0]]


def _amounts(field: str, s: TahuantinsuyuState, words: list[str]) -> list[tuple[int, int]]:
    return [(_apu(field, s, word[:1]), _number(field, word[1:], 0, 9999)) for word in words]


def _of(field: str, names: list[str], word: str) -> int:
    if word not in names:
        fail(field, word)
    return names.index(word)


def fail(field: str, word: str) -> NoReturn:
    phrase = Phrase("tahuantinsuyu-position", {"field": field, "word": word.strip()[:60]})
    raise InvalidPosition(f"position.{field}", phrase, CLAUSE)
