"""The box as text and as data: map, tokens, cards, turn table; reading and writing them.

One line a thing, so that the owners of a printed game can type it in:

    region r1 at 120 40 by r2 r3 name Quito         its neighbours; `grey` among them by Cuzco
    site QUI city 3 at 108 50 in r1 r2 name Quito   huaca, garrison, city (with its bonus), cuzco
    road QUI-CHB in r1 r2                           one region: inside; two: along their border
    road QUI-CHB/2 in r3                            a second slot between the same sites
    first 4 CUZ-OLL CUZ-PIS CUZ-URC CUZ-PAR         first roads in the order of the turn cards
    order C A Q K                                   suyus of the turn cards 1 to 4
    column initial I S C S C P                      of the turn table, from left to right
    labour 8 6 6 6 4 4 2                            of its columns
    tokens 4/2/3 x6                                 resistance/production/points, how many
    cards 2 renewal city-2                          how many, name, effects (see components)

Without lines of the kind, turn cards and turn table are ours. Knows nothing of a game being
played; `components_check` says whether one can be. What cannot be read is told by `BoxFault`.
"""

from dataclasses import dataclass, field

from tambo.core.workshop import numbered_pieces
from tambo.games.tahuantinsuyu.components import EFFECTS, EMPIRES, LETTERS, PHASE_LETTERS, TABLE

KINDS = ("huaca", "garrison", "city", "cuzco")
LARGEST = 99
FARTHEST = 9999
RESERVED = "-@/|"


class BoxFault(ValueError):
    """What is wrong with a box: a word of `tahuantinsuyu-box-<what>` and its details.

    `about` is the thing in question by the first two words of its line, such as `site QUI`.
    """

    def __init__(self, what: str, about: str = "", **details: str | int) -> None:
        super().__init__(what, details)
        self.what = what
        self.about = about
        self.details = details

    def __str__(self) -> str:
        return f"{self.what} {self.details}"


@dataclass(frozen=True, slots=True)
class Region:
    name: str
    title: str
    at: tuple[int, int]
    neighbours: tuple[str, ...]
    is_by_grey: bool


@dataclass(frozen=True, slots=True)
class Site:
    code: str
    title: str
    kind: str
    bonus: int
    at: tuple[int, int]
    regions: tuple[str, ...]
    is_by_grey: bool


@dataclass(frozen=True, slots=True)
class Road:
    """A slot. No region: it lies in the grey sector. `number` counts those between two sites."""

    ends: tuple[str, str]
    regions: tuple[str, ...]
    number: int = 1

    @property
    def name(self) -> str:
        return "-".join(self.ends) + (f"/{self.number}" if self.number > 1 else "")


@dataclass(frozen=True, slots=True)
class Card:
    """`others` are effects that the rules do not know."""

    kind: str
    effects: tuple[int, ...]
    others: tuple[str, ...] = ()

    @property
    def words(self) -> list[str]:
        known = [f"{EFFECTS[n]}{amount:+d}" for n, amount in enumerate(self.effects) if amount]
        return [*known, *self.others]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the turn table."""

    empire: int
    phases: tuple[int, ...]


def _our_columns() -> list[Column]:
    return [
        Column(empire, tuple(PHASE_LETTERS.index(letter) for letter in letters))
        for empire, letters in TABLE
    ]


def _our_order() -> list[int]:
    return list(range(len(LETTERS)))


@dataclass(slots=True)
class Box:
    """`lines` says in which line of the text a thing is, by its first two words."""

    text: str = ""
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    regions: list[Region] = field(default_factory=list)
    sites: list[Site] = field(default_factory=list)
    roads: list[Road] = field(default_factory=list)
    first: dict[int, list[str]] = field(default_factory=dict)
    order: list[int] = field(default_factory=_our_order)
    columns: list[Column] = field(default_factory=_our_columns)
    labour: list[int] = field(default_factory=list)
    tokens: list[tuple[int, int, int]] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)


def parse_box(text: str) -> Box:
    """The box a text describes, not yet validated; lines end at a line break or a semicolon."""
    box, faults = read_box(text)
    for _, fault in faults:
        raise fault
    return box


def read_box(text: str) -> tuple[Box, list[tuple[int, BoxFault]]]:
    """What can be read of a box, and the lines that cannot, by their numbers."""
    box = Box(text, order=[], columns=[])
    readers = {
        "region": _read_region,
        "site": _read_site,
        "road": _read_road,
        "first": _read_first,
        "order": _read_order,
        "column": _read_column,
        "labour": _read_labour,
        "tokens": _read_tokens,
        "cards": _read_cards,
    }
    faults: list[tuple[int, BoxFault]] = []
    for number, line in numbered_pieces(text, ";"):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            if "|" in line:
                raise ValueError
            readers[words[0]](box, words[1:])
        except BoxFault as fault:
            faults.append((number, fault))
        except (ValueError, IndexError, KeyError):
            faults.append((number, BoxFault("line", line=line.strip()[:80])))
        else:
            box.lines[f"{words[0]} {_name_of(box, words)}"] = number
    box.order = box.order or _our_order()
    box.columns = box.columns or _our_columns()
    return box, faults


def _name_of(box: Box, words: list[str]) -> str:
    """What the thing of a line that was just read goes by."""
    if words[0] in ("labour", "order"):
        return ""
    if words[0] == "column":
        return str(len(box.columns))
    if words[0] == "road":
        return box.roads[-1].name
    return words[2 if words[0] == "cards" else 1]


def _whole(word: str, least: int, most: int) -> int:
    number = int(word)
    if not least <= number <= most:
        raise ValueError(word)
    return number


def _clauses(words: list[str], keys: tuple[str, ...]) -> dict[str, list[str]]:
    """Words sorted under the key words they follow; `name` takes all the rest."""
    found: dict[str, list[str]] = {"": []}
    key = ""
    for word in words:
        if word in keys and word not in found and key != "name":
            key = word
            found[key] = []
        else:
            found[key].append(word)
    return found


def _point(words: list[str]) -> tuple[int, int]:
    x, y = (_whole(word, -FARTHEST, FARTHEST) for word in words)
    return x, y


def _read_region(box: Box, words: list[str]) -> None:
    parts = _clauses(words, ("at", "by", "name"))
    (name,) = parts[""]
    beside = parts["by"]
    neighbours = tuple(word for word in beside if word != "grey")
    title = " ".join(parts["name"])
    box.regions.append(Region(name, title, _point(parts["at"]), neighbours, "grey" in beside))


def _read_site(box: Box, words: list[str]) -> None:
    parts = _clauses(words, ("at", "in", "name"))
    code, kind, *bonus = parts[""]
    if kind not in KINDS:
        raise BoxFault("kind", word=kind[:20])
    if any(sign in code for sign in RESERVED):
        raise BoxFault("code", site=code[:20])
    regions = tuple(word for word in parts["in"] if word != "grey")
    points = _whole(bonus[0], 0, LARGEST) if bonus else 0
    title = " ".join(parts["name"])
    at = _point(parts["at"])
    box.sites.append(Site(code, title, kind, points, at, regions, "grey" in parts["in"]))


def _read_road(box: Box, words: list[str]) -> None:
    parts = _clauses(words, ("in",))
    (name,) = parts[""]
    one, other = name.partition("/")[0].split("-")
    regions = tuple(dict.fromkeys(word for word in parts["in"] if word != "grey"))
    if not parts["in"]:
        raise ValueError(name)
    beside = sum({one, other} == set(road.ends) for road in box.roads)
    box.roads.append(Road((one, other), regions, beside + 1))


def _read_first(box: Box, words: list[str]) -> None:
    box.first[int(words[0])] = words[1:]


def _read_labour(box: Box, words: list[str]) -> None:
    box.labour = [_whole(word, 0, LARGEST) for word in words]


def _read_order(box: Box, words: list[str]) -> None:
    box.order = [LETTERS.index(word) for word in words]
    if sorted(box.order) != _our_order():
        raise BoxFault("order")


def _read_column(box: Box, words: list[str]) -> None:
    if words[0] not in EMPIRES:
        raise BoxFault("empire", word=words[0][:20])
    phases = tuple(PHASE_LETTERS.index(letter) for letter in "".join(words[1:]))
    box.columns.append(Column(EMPIRES.index(words[0]), phases))


def _read_tokens(box: Box, words: list[str]) -> None:
    figures = [_whole(number, 0, LARGEST) for number in words[0].split("/")]
    resistance, production, points = figures
    count = _whole(words[1].removeprefix("x"), 1, LARGEST) if len(words) > 1 else 1
    box.tokens.extend([(resistance, production, points)] * count)


def _read_cards(box: Box, words: list[str]) -> None:
    effects = [0] * len(EFFECTS)
    others: list[str] = []
    for word in words[2:]:
        sign = max(word.rfind("+"), word.rfind("-"))
        if word[:sign] in EFFECTS:
            effects[EFFECTS.index(word[:sign])] = _whole(word[sign:], -LARGEST, LARGEST)
        else:
            others.append(word)
    card = Card(words[1], tuple(effects), tuple(others))
    box.cards.extend([card] * _whole(words[0], 1, LARGEST))


def format_box(box: Box) -> str:
    """The text that `parse_box` reads as this box."""
    lines = []
    for region in box.regions:
        beside = (["grey"] if region.is_by_grey else []) + list(region.neighbours)
        x, y = region.at
        lines.append(f"region {region.name} at {x} {y} by {' '.join(beside)} name {region.title}")
    for site in box.sites:
        within = (["grey"] if site.is_by_grey else []) + list(site.regions)
        bonus = f" {site.bonus}" if site.bonus else ""
        x, y = site.at
        place = f"at {x} {y} in {' '.join(within)} name {site.title}"
        lines.append(f"site {site.code} {site.kind}{bonus} {place}")
    lines += [f"road {road.name} in {' '.join(road.regions) or 'grey'}" for road in box.roads]
    lines += [f"first {players} {' '.join(roads)}" for players, roads in box.first.items()]
    if box.order != _our_order():
        lines.append(format_order(box))
    if box.columns != _our_columns():
        lines += format_columns(box)
    lines.append(f"labour {' '.join(map(str, box.labour))}")
    for token in sorted(set(box.tokens), key=box.tokens.index):
        lines.append(f"tokens {'/'.join(map(str, token))} x{box.tokens.count(token)}")
    for card in sorted(set(box.cards), key=box.cards.index):
        lines.append(" ".join([f"cards {box.cards.count(card)} {card.kind}", *card.words]))
    return "\n".join(lines) + "\n"


def format_order(box: Box) -> str:
    return f"order {' '.join(LETTERS[suyu] for suyu in box.order)}"


def format_columns(box: Box) -> list[str]:
    return [
        f"column {EMPIRES[column.empire]} {' '.join(PHASE_LETTERS[p] for p in column.phases)}"
        for column in box.columns
    ]


def canonical(text: str) -> str:
    """A box's text in the one spelling that positions carry; an empty one stays empty."""
    return format_box(parse_box(text)).strip() if text.strip() else ""
