"""Positions of Titicaca in writing, both ways.

Parts are divided by semicolons or by lines, in any order; what is left out is neutral:

    country a1f b1~1 a2m b2s c1p
    yellow stock 17 score 3 villages a1 b2 temples a1+2
    red villages a2
    regions a1+a2
    arrow red
    round 1
    bids 3 2
    to settle turn 2

Every position that is accepted can be played on from, so some figures have bounds that play keeps.
"""

from typing import NoReturn

from tambo.core.bits import BIT, bits_of, count_of
from tambo.core.errors import InvalidPosition
from tambo.core.phrase import Phrase
from tambo.games.titicaca.board import COLUMNS, Country, Grid
from tambo.games.titicaca.components import COLOURS, KIND_LETTERS, LAKES, MOST_ARMS, MOST_HEXES
from tambo.games.titicaca.rules import order_of
from tambo.games.titicaca.rules_regions import (
    join_menu,
    merge,
    settle,
    temple_menu,
    unite_menu,
)
from tambo.games.titicaca.scoring import sheet_of
from tambo.games.titicaca.state import (
    BIDDING,
    BUILDING,
    DECISIONS,
    ENDINGS,
    FULL,
    IN_HAND,
    JOINING,
    NO_BID,
    NO_BIDS,
    NOWHERE,
    OVER,
    SETTLING,
    UNITING,
    TiticacaState,
    new_state,
)

HIGHEST = 9_999


# Writing


def format_position(s: TiticacaState) -> str:
    parts = [f"country {format_country(s.country)}"]
    parts += [_format_player(s, seat) for seat in range(s.players)]
    regions = [s.area[first] for first in bits_of(int(s.firsts)) if s.area[first] != BIT[first]]
    if regions:
        parts.append("regions " + " ".join(_lands(s, area) for area in regions))
    parts.append(f"arrow {COLOURS[int(s.arrow)]}")
    parts.append(f"round {int(s.round)}")
    parts.append("bids " + " ".join("-" if b == NO_BID else str(b) for b in s.bids))
    parts += _format_ledger(s)
    parts.append(_format_decision(s))
    return "; ".join(parts)


def format_country(country: Country) -> str:
    words = []
    for place, face in enumerate(country.faces):
        words.append(country.name(place) + (f"~{face}" if face > 0 else KIND_LETTERS[-1 - face]))
    return " ".join(words)


def _format_player(s: TiticacaState, seat: int) -> str:
    words = [COLOURS[seat], "stock", str(s.stock[seat]), "score", str(s.score[seat])]
    if s.villages[seat]:
        words += ["villages", *s.country.names(s.villages[seat])]
    temples = [(s.temples_one[seat], 1), (s.temples_two[seat], 2)]
    placed = sorted(temple for temple in temples if temple[0] != IN_HAND)
    if placed:
        words += ["temples", *(f"{s.country.name(land)}+{value}" for land, value in placed)]
        if s.known & BIT[seat]:
            words.append("known")
    return " ".join(words)


def _lands(s: TiticacaState, area: int) -> str:
    return "+".join(s.country.names(area))


def _format_ledger(s: TiticacaState) -> list[str]:
    """What has been counted: arms at lakes 5 and 10, and regions with the temples turned up."""
    parts = []
    for at in range(0, len(s.ledger), 4):
        lake, area, one, two = s.ledger[at : at + 4]
        when = str(lake) if lake else "end"
        if area == 0:
            parts.append(f"counted {when} arms {COLOURS[one]} {two}")
            continue
        turned = [(land, 1) for land in bits_of(one)] + [(land, 2) for land in bits_of(two)]
        temples = "".join(f" {s.country.name(land)}+{value}" for land, value in sorted(turned))
        parts.append(f"counted {when} region {_lands(s, area)}{temples}")
    return parts


def _format_decision(s: TiticacaState) -> str:
    word = DECISIONS[int(s.decision)]
    if s.decision == BIDDING:
        return f"to {word}"
    if s.decision == OVER:
        return f"to {word} {ENDINGS[int(s.ending)]}"
    new = f" {s.country.name(int(s.fresh))}" if s.fresh != NOWHERE else ""
    return f"to {word}{new} turn {int(s.turn) + 1}"


# Reading


def parse_position(text: str) -> TiticacaState:
    """InvalidPosition says what is wrong with a text."""
    parts = [part.split() for part in text.replace(";", "\n").splitlines() if part.strip()]
    named: dict[str, list[list[str]]] = {}
    for words in parts:
        named.setdefault(words[0], []).append(words[1:])
    for head, found in named.items():
        if head not in ("country", "regions", "arrow", "round", "bids", "counted", "to", *COLOURS):
            _fail("part", word=head[:20])
        if len(found) > 1 and head != "counted":
            _fail("twice", word=head)
    players = len([colour for colour in COLOURS if colour in named])
    if not 2 <= players <= 5 or any(colour not in named for colour in COLOURS[:players]):
        _fail("players")
    if "country" not in named:
        _fail("country")
    s = new_state(players, _read_country(named["country"][0]))
    for seat in range(players):
        _read_player(s, seat, named[COLOURS[seat]][0])
    for region in named.get("regions", [[]])[0]:
        _read_region(s, region)
    s.arrow = _seat(s, _only(named.get("arrow", [["yellow"]])[0]))
    s.round = _number(_only(named.get("round", [["1"]])[0]), LAKES + 1 + int(count_of(s.settled)))
    if s.round < 1:
        _fail("number", word="0")
    _check_stocks(s)
    _read_bids(s, named.get("bids", [["-"] * players])[0])
    for words in named.get("counted", []):
        _read_counted(s, words)
    _read_decision(s, named.get("to", [["bid"]])[0])
    _check_ledger(s)
    _carry(s)
    return s


def _read_country(words: list[str]) -> Country:
    faces: dict[tuple[int, int], int] = {}
    for word in words:
        column = COLUMNS.find(word[0])
        digits = word[1 : 3 if word[2:3].isdigit() else 2]
        face = word[1 + len(digits) :]
        is_named = column >= 0 and digits.isascii() and digits.isdigit() and 1 <= int(digits) <= 26
        if not is_named or (column, int(digits) - 1) in faces:
            _fail("hex", word=word[:20])
        if face in KIND_LETTERS:
            faces[column, int(digits) - 1] = -1 - KIND_LETTERS.index(face)
        elif face[:1] == "~":
            lake = _number(face[1:], LAKES)
            if lake < 1 or lake in faces.values():
                _fail("hex", word=word[:20])
            faces[column, int(digits) - 1] = lake
        else:
            _fail("hex", word=word[:20])
    if not 1 <= len(faces) <= MOST_HEXES:
        _fail("country")
    return Country(Grid(list(faces)), [faces[place] for place in sorted(faces)])


def _read_player(s: TiticacaState, seat: int, words: list[str]) -> None:
    topic = ""
    for word in words:
        if word in ("stock", "score", "villages", "temples"):
            topic = word
        elif word == "known":
            s.known |= BIT[seat]
        elif topic == "stock":
            s.stock[seat] = _number(word, MOST_ARMS)
        elif topic == "score":
            s.score[seat] = _number(word, 10 * HIGHEST)
        elif topic == "villages":
            land = _land(s, word)
            if s.home[land] >= 0:
                _fail("taken", at=word[:20])
            settle(s, seat, land)
        elif topic == "temples":
            land, value = _temple(s, word)
            stands = s.temples_one if value == 1 else s.temples_two
            is_own = bool(s.villages[seat] & BIT[land])
            if stands[seat] != IN_HAND or not is_own or s.temple_lands(seat) & BIT[land]:
                _fail("temple", word=word[:20])
            stands[seat] = land
        else:
            _fail("player", word=word[:20], colour=COLOURS[seat])
    if s.known & BIT[seat] and not s.temple_lands(seat):
        _fail("temple", word="known")
    s.fresh = NOWHERE


def _read_region(s: TiticacaState, word: str) -> None:
    lands = [_land(s, name) for name in word.split("+")]
    for land in lands:
        if s.home[land] < 0:
            _fail("region", word=word[:60])
    todo = lands[1:]
    while todo:
        touching = [land for land in todo if s.reach[s.home[lands[0]]] & BIT[land]]
        if not touching or s.home[touching[0]] == s.home[lands[0]]:
            _fail("region", word=word[:60])
        merge(s, s.home[lands[0]], s.home[touching[0]])
        todo.remove(touching[0])


def _read_bids(s: TiticacaState, words: list[str]) -> None:
    if len(words) != s.players:
        _fail("bids", word=" ".join(words)[:40])
    s.bids = [NO_BID if word == "-" else _number(word, MOST_ARMS) for word in words]


def _read_counted(s: TiticacaState, words: list[str]) -> None:
    if len(words) < 3 or words[0] not in ("5", "10", "end") or words[1] not in ("arms", "region"):
        _fail("counted", word=" ".join(words)[:60])
    lake = 0 if words[0] == "end" else int(words[0])
    if words[1] == "arms":
        if len(words) != 4:
            _fail("counted", word=" ".join(words)[:60])
        s.ledger += [lake, 0, _seat(s, words[2]), _number(words[3], MOST_ARMS)]
        return
    area = 0
    for name in words[2].split("+"):
        land = _land(s, name)
        if s.home[land] < 0:
            _fail("counted", word=" ".join(words)[:60])
        area |= BIT[land]
    turned = [0, 0]
    for word in words[3:]:
        land, value = _temple(s, word)
        if not area & BIT[land]:
            _fail("counted", word=" ".join(words)[:60])
        owned = turned[value - 1] & s.villages[int(s.owner_at(land))]
        if owned or turned[2 - value] & BIT[land]:
            _fail("counted", word=" ".join(words)[:60])
        turned[value - 1] |= BIT[land]
    s.ledger += [lake, area, turned[0], turned[1]]


def _read_decision(s: TiticacaState, words: list[str]) -> None:
    if not words or words[0] not in DECISIONS:
        _fail("decision", word=" ".join(words)[:40])
    s.decision = DECISIONS.index(words[0])
    if s.decision == OVER:
        if len(words) != 2 or words[1] not in ENDINGS[1:]:
            _fail("decision", word=" ".join(words)[:40])
        s.ending = ENDINGS.index(words[1])
        if not _can_end(s):
            _fail("ending", word=words[1])
        return
    if not s.open_lands() and s.decision <= SETTLING:
        _fail("no-land")
    for seat in range(s.players):
        if s.decision == BIDDING and s.stock[seat] == 0:
            s.bids[seat] = 0
        if s.decision == BIDDING and s.bids[seat] > s.stock[seat]:
            _fail("bids", word=str(s.bids[seat]))
    if s.decision == BIDDING:
        if len(words) > 1 or NO_BID not in s.bids:
            _fail("decision", word=" ".join(words)[:40])
        return
    _read_turn(s, words)


def _read_turn(s: TiticacaState, words: list[str]) -> None:
    if NO_BID in s.bids:
        _fail("bids", word="-")
    s.order = order_of(s)
    tail = words[1:]
    if len(tail) >= 2 and tail[-2] == "turn":
        s.turn = _number(tail[-1], len(s.order)) - 1
        tail = tail[:-2]
    if not 0 <= s.turn < len(s.order):
        _fail("decision", word=" ".join(words)[:40])
    for seat in s.order[int(s.turn) + 1 :]:
        if s.bids[seat] > s.stock[seat]:
            _fail("bids", word=str(s.bids[seat]))
    if s.decision == SETTLING:
        if tail:
            _fail("decision", word=" ".join(words)[:40])
        return
    s.fresh = _land(s, _only(tail))
    mover = int(s.mover())
    if not s.villages[mover] & BIT[int(s.fresh)]:
        _fail("fresh", at=tail[0][:20])
    if s.decision == JOINING:
        if s.area[int(s.fresh)] != BIT[int(s.fresh)]:
            _fail("fresh", at=tail[0][:20])
        s.options = join_menu(s)
    elif s.decision == UNITING:
        s.options = unite_menu(s, mover)
    elif s.decision == BUILDING:
        s.options = temple_menu(s, mover)
    if not s.options:
        _fail("no-option", word=words[0])


def _can_end(s: TiticacaState) -> bool:
    """Whether a game can have ended like this (TITICACA-8)."""
    if s.ending == FULL:
        return not s.empty_lands()
    is_late = bool(s.round > LAKES and s.empty_lands())
    return is_late and s.has_arms() == (s.ending == NO_BIDS)


def _check_stocks(s: TiticacaState) -> None:
    """New arms are 1 for each village and 3 for each of a group (TITICACA-6.1), so no stock can
    grow beyond what a bid can name."""
    still_to_come = 2 if s.round <= 5 else 1 if s.round <= 10 else 0
    most = MOST_ARMS - still_to_come * 4 * int(count_of(s.country.lands))
    for stock in s.stock:
        if stock > most:
            _fail("number", word=str(stock))


def _check_ledger(s: TiticacaState) -> None:
    """Each counting has its time, an owner's arms once, and every land once."""
    seen: dict[tuple[int, int], int] = {}
    for at in range(0, len(s.ledger), 4):
        lake, area, seat, _ = s.ledger[at : at + 4]
        is_over = s.decision == OVER
        is_past = is_over if lake == 0 else s.round > lake or (is_over and s.round == lake)
        key, lands = (lake, -1), area
        if area == 0:
            key, lands = (lake, seat), 1
        if not is_past or seen.get(key, 0) & lands:
            _fail("counted", word=str(lake) if lake else "end")
        seen[key] = seen.get(key, 0) | lands


def _carry(s: TiticacaState) -> None:
    """The points that nothing told here explains stay as they are, and are named on the sheet."""
    explained = [0] * s.players
    for line in sheet_of(s):
        explained[line.seat] += line.points
    s.carried = [score - known for score, known in zip(s.score, explained, strict=True)]
    for seat in range(s.players):
        if not 0 <= s.carried[seat] <= HIGHEST:
            _fail("score", colour=COLOURS[seat], score=s.score[seat], counted=explained[seat])


def _only(words: list[str]) -> str:
    if len(words) != 1:
        _fail("one-word", word=" ".join(words)[:40])
    return words[0]


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7 and int(word) <= most):
        _fail("number", word=word[:20])
    return int(word)


def _seat(s: TiticacaState, word: str) -> int:
    if word not in COLOURS[: s.players]:
        _fail("colour", word=word[:20])
    return COLOURS.index(word)


def _land(s: TiticacaState, name: str) -> int:
    place = s.country.place_of(name)
    if place < 0 or s.country.kind[place] < 0:
        _fail("land", at=name[:20])
    return place


def _temple(s: TiticacaState, word: str) -> tuple[int, int]:
    name, _, value = word.partition("+")
    if value not in ("1", "2"):
        _fail("temple", word=word[:20])
    return _land(s, name), int(value)


def _fail(what: str, **args: str | int) -> NoReturn:
    phrase = Phrase(f"titicaca-position-{what}", dict(args))
    raise InvalidPosition(f"position.{what}", phrase, "TITICACA-9.3")
