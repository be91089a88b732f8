"""The box as text and as data: map, tokens, cards, labour; reading, writing and validating them.

One line a thing, so that somebody who owns the printed game can type it in:

    region r1 at 120 40 by r2 r3 name Quito         its neighbours; `grey` among them by Cuzco
    site QUI city 3 at 108 50 in r1 r2 name Quito   huaca, garrison, city (with its bonus), cuzco
    road QUI-CHB in r1 r2                           one region: inside; two: along their border
    first 4 CUZ-OLL CUZ-PIS CUZ-URC CUZ-PAR         first roads in the order of the turn cards
    labour 8 6 6 6 4 4 2                            of the seven columns
    tokens 4/2/3 x6                                 resistance/production/points, how many
    cards 2 renewal city-2                          how many, name, effects (see components)

Knows nothing of a game being played. What is wrong with a text is said by `BoxFault`.
"""

from dataclasses import dataclass, field
from typing import NoReturn

from tambo.games.tahuantinsuyu.components import COLUMNS, EFFECTS

REGIONS = 45
CARDS = 32
MOST_SITES = 62
MOST_ROADS = 124
KINDS = ("huaca", "garrison", "city", "cuzco")
LEAST_SITES = 20
SIGNIFICANT = 6


class BoxFault(ValueError):
    """What is wrong with a box: a word of `tahuantinsuyu-box-<what>` and its details."""

    def __init__(self, what: str, **details: str | int) -> None:
        super().__init__(what, details)
        self.what = what
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
    """A slot. No region: it lies in the grey sector."""

    ends: tuple[str, str]
    regions: tuple[str, ...]

    @property
    def name(self) -> str:
        return "-".join(self.ends)


@dataclass(frozen=True, slots=True)
class Card:
    kind: str
    effects: tuple[int, ...]


@dataclass(slots=True)
class Box:
    text: str = ""
    regions: list[Region] = field(default_factory=list)
    sites: list[Site] = field(default_factory=list)
    roads: list[Road] = field(default_factory=list)
    first: dict[int, list[str]] = field(default_factory=dict)
    labour: list[int] = field(default_factory=list)
    tokens: list[tuple[int, int, int]] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)


def parse_box(text: str) -> Box:
    """The box a text describes, not yet validated; lines end at a line break or a semicolon."""
    box = Box(text)
    readers = {
        "region": _read_region,
        "site": _read_site,
        "road": _read_road,
        "first": _read_first,
        "labour": _read_labour,
        "tokens": _read_tokens,
        "cards": _read_cards,
    }
    for line in text.replace(";", "\n").splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] not in readers:
            raise BoxFault("line", line=line.strip()[:80])
        try:
            readers[words[0]](box, words[1:])
        except BoxFault:
            raise
        except (ValueError, IndexError, KeyError):
            raise BoxFault("line", line=line.strip()[:80]) from None
    return box


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
    x, y = (int(word) for word in words)
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
    if "-" in code or "@" in code:
        raise BoxFault("code", site=code[:20])
    regions = tuple(word for word in parts["in"] if word != "grey")
    points = int(bonus[0]) if bonus else 0
    title = " ".join(parts["name"])
    at = _point(parts["at"])
    box.sites.append(Site(code, title, kind, points, at, regions, "grey" in parts["in"]))


def _read_road(box: Box, words: list[str]) -> None:
    parts = _clauses(words, ("in",))
    one, other = parts[""][0].split("-")
    regions = tuple(word for word in parts["in"] if word != "grey")
    box.roads.append(Road((one, other), regions))


def _read_first(box: Box, words: list[str]) -> None:
    box.first[int(words[0])] = words[1:]


def _read_labour(box: Box, words: list[str]) -> None:
    box.labour = [int(word) for word in words]


def _read_tokens(box: Box, words: list[str]) -> None:
    resistance, production, points = (int(number) for number in words[0].split("/"))
    count = int(words[1].lstrip("x")) if len(words) > 1 else 1
    box.tokens.extend([(resistance, production, points)] * count)


def _read_cards(box: Box, words: list[str]) -> None:
    effects = [0] * len(EFFECTS)
    for word in words[2:]:
        sign = max(word.rfind("+"), word.rfind("-"))
        name, amount = word[:sign], int(word[sign:])
        if name not in EFFECTS:
            raise BoxFault("effect", word=word[:20])
        effects[EFFECTS.index(name)] = amount
    box.cards.extend([Card(words[1], tuple(effects))] * int(words[0]))


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
    lines.append(f"labour {' '.join(map(str, box.labour))}")
    for token in sorted(set(box.tokens), key=box.tokens.index):
        lines.append(f"tokens {'/'.join(map(str, token))} x{box.tokens.count(token)}")
    for card in sorted(set(box.cards), key=box.cards.index):
        words = [
            f"{EFFECTS[effect]}{amount:+d}" for effect, amount in enumerate(card.effects) if amount
        ]
        lines.append(" ".join([f"cards {box.cards.count(card)} {card.kind}", *words]))
    return "\n".join(lines) + "\n"


def canonical(text: str) -> str:
    """A box's text in the one spelling that positions carry; an empty one stays empty."""
    return format_box(parse_box(text)).strip() if text.strip() else ""


def validate(box: Box) -> None:
    """BoxFault at the first thing that the rules could not be played with."""
    _check_counts(box)
    _check_regions(box)
    _check_sites(box)
    _check_roads(box)
    _check_first_roads(box)
    _check_reach(box)
    _check_numbers(box)


def _check_counts(box: Box) -> None:
    if len(box.regions) != REGIONS:
        _fail("regions", found=len(box.regions))
    if len(box.tokens) != REGIONS:
        _fail("tokens", found=len(box.tokens))
    if len(box.cards) != CARDS:
        _fail("cards", found=len(box.cards))
    if len(box.labour) != COLUMNS:
        _fail("labour", found=len(box.labour))
    if len(box.sites) > MOST_SITES:
        _fail("many-sites", found=len(box.sites), most=MOST_SITES)
    if len(box.roads) > MOST_ROADS:
        _fail("many-roads", found=len(box.roads), most=MOST_ROADS)
    for kind in ("garrison", "city"):
        found = sum(site.kind == kind for site in box.sites)
        if found < LEAST_SITES:
            _fail("few-sites", kind=kind, found=found, least=LEAST_SITES)
    significant = sum(site.bonus > 0 for site in box.sites)
    if significant != SIGNIFICANT:
        _fail("significant", found=significant)


def _check_regions(box: Box) -> None:
    beside = {region.name: set(region.neighbours) for region in box.regions}
    if len(beside) != len(box.regions):
        _fail("twice", word="region")
    for name in beside:
        if name == "grey" or not name.isalnum():
            _fail("name", word=name[:20])
    for name, neighbours in beside.items():
        for other in neighbours:
            if other not in beside or other == name:
                _fail("neighbour", region=name, word=other[:20])
            if name not in beside[other]:
                _fail("one-sided", region=name, other=other)
    if not any(region.is_by_grey for region in box.regions):
        _fail("no-grey")


def _check_sites(box: Box) -> None:
    names = {region.name for region in box.regions}
    if len({site.code for site in box.sites}) != len(box.sites):
        _fail("twice", word="site")
    cuzcos = [site for site in box.sites if site.kind == "cuzco"]
    if len(cuzcos) != 1 or not cuzcos[0].is_by_grey or cuzcos[0].regions:
        _fail("cuzco")
    for site in box.sites:
        if site.kind != "cuzco" and not site.regions:
            _fail("nowhere", site=site.code)
        if site.bonus and site.kind != "city":
            _fail("bonus", site=site.code)
        for region in site.regions:
            if region not in names:
                _fail("site-region", site=site.code, word=region[:20])


def _check_roads(box: Box) -> None:
    sites = {site.code: site for site in box.sites}
    regions = {region.name: region for region in box.regions}
    seen = set()
    for road in box.roads:
        for end in road.ends:
            if end not in sites:
                _fail("road-site", road=road.name, word=end[:20])
        pair = frozenset(road.ends)
        if len(pair) != 2 or pair in seen:
            _fail("twice", word=road.name)
        seen.add(pair)
        if len(road.regions) > 2:
            _fail("road-region", road=road.name)
        for name in road.regions:
            if name not in regions or any(name not in sites[end].regions for end in road.ends):
                _fail("road-region", road=road.name)
        if len(road.regions) == 2 and road.regions[1] not in regions[road.regions[0]].neighbours:
            _fail("road-border", road=road.name)
        if not road.regions and not all(sites[end].is_by_grey for end in road.ends):
            _fail("road-region", road=road.name)


def _check_first_roads(box: Box) -> None:
    cuzco = next(site.code for site in box.sites if site.kind == "cuzco")
    grey = {road.name: road for road in box.roads if not road.regions}
    for players in (3, 4):
        roads = box.first.get(players, [])
        if len(set(roads)) != players:
            _fail("first", players=players)
        for name in roads:
            if name not in grey or cuzco not in grey[name].ends:
                _fail("first", players=players)
    for name in grey:
        if all(name not in roads for roads in box.first.values()):
            _fail("grey-road", road=name)


def _check_reach(box: Box) -> None:
    """Every site and region can be reached from every first road, with no road through grey."""
    joined: dict[str, set[str]] = {site.code: set() for site in box.sites}
    for road in box.roads:
        if road.regions:
            joined[road.ends[0]].add(road.ends[1])
            joined[road.ends[1]].add(road.ends[0])
    cuzco = next(site.code for site in box.sites if site.kind == "cuzco")
    for players in (3, 4):
        for name in box.first[players]:
            start = next(end for end in name.split("-") if end != cuzco)
            reached, edge = {start}, [start]
            while edge:
                fresh = joined[edge.pop()] - reached
                reached |= fresh
                edge.extend(fresh)
            for site in box.sites:
                if site.code != cuzco and site.code not in reached:
                    _fail("reach-site", road=name, site=site.code)
    crossed = {region for road in box.roads for region in road.regions}
    for region in box.regions:
        if region.name not in crossed:
            _fail("reach-region", region=region.name)


def _check_numbers(box: Box) -> None:
    for resistance, production, points in box.tokens:
        if not (2 <= resistance <= 8 and 1 <= production <= 4 and 2 <= points <= 7):
            _fail("token", word=f"{resistance}/{production}/{points}")
    for site in box.sites:
        if site.bonus and not 2 <= site.bonus <= 5:
            _fail("bonus", site=site.code)
    if any(not 0 <= labour <= 20 for labour in box.labour):
        _fail("labour", found=max(box.labour))
    if any(abs(amount) > 5 for card in box.cards for amount in card.effects):
        _fail("effect", word="5")


def _fail(what: str, **details: str | int) -> NoReturn:
    raise BoxFault(what, **details)
