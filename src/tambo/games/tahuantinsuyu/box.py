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

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tambo.core.workshop import numbered_pieces
from tambo.games.tahuantinsuyu.components import COLUMNS, EFFECTS, EXTRA_ROAD_COST, FREE_ROADS

REGIONS = 45
CARDS = 32
MOST_SITES = 62
MOST_ROADS = 124
KINDS = ("huaca", "garrison", "city", "cuzco")
LEAST_SITES = 20
SIGNIFICANT = 6


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
    """`lines` says in which line of the text a thing is, by its first two words."""

    text: str = ""
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    regions: list[Region] = field(default_factory=list)
    sites: list[Site] = field(default_factory=list)
    roads: list[Road] = field(default_factory=list)
    first: dict[int, list[str]] = field(default_factory=dict)
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
    faults: list[tuple[int, BoxFault]] = []
    for number, line in numbered_pieces(text, ";"):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            readers[words[0]](box, words[1:])
        except BoxFault as fault:
            faults.append((number, fault))
        except (ValueError, IndexError, KeyError):
            faults.append((number, BoxFault("line", line=line.strip()[:80])))
        else:
            place = 2 if words[0] == "cards" else 1
            name = "" if words[0] == "labour" else words[place]
            box.lines[f"{words[0]} {name}"] = number
    return box, faults


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
    for fault in faults_of(box):
        raise fault


def faults_of(box: Box) -> Iterator[BoxFault]:
    """Everything that the rules could not be played with; what leads where, if all else is."""
    is_whole = True
    for fault in [*_counts(box), *_regions(box), *_sites(box), *_roads(box)]:
        is_whole = False
        yield fault
    if is_whole:
        yield from list(_first_roads(box)) or list(_reach(box)) or _first_turns(box)
    yield from _numbers(box)


def _counts(box: Box) -> Iterator[BoxFault]:
    if len(box.regions) != REGIONS:
        yield BoxFault("regions", found=len(box.regions))
    if len(box.tokens) != REGIONS:
        yield BoxFault("tokens", found=len(box.tokens))
    if len(box.cards) != CARDS:
        yield BoxFault("cards", found=len(box.cards))
    if len(box.labour) != COLUMNS:
        yield BoxFault("labour", "labour ", found=len(box.labour))
    if len(box.sites) > MOST_SITES:
        yield BoxFault("many-sites", found=len(box.sites), most=MOST_SITES)
    if len(box.roads) > MOST_ROADS:
        yield BoxFault("many-roads", found=len(box.roads), most=MOST_ROADS)
    for kind in ("garrison", "city"):
        found = sum(site.kind == kind for site in box.sites)
        if found < LEAST_SITES:
            yield BoxFault("few-sites", kind=kind, found=found, least=LEAST_SITES)
    significant = sum(site.bonus > 0 for site in box.sites)
    if significant != SIGNIFICANT:
        yield BoxFault("significant", found=significant)


def _regions(box: Box) -> Iterator[BoxFault]:
    for name in _repeated(region.name for region in box.regions):
        yield BoxFault("twice", f"region {name}", word=name[:20])
    beside = {region.name: set(region.neighbours) for region in box.regions}
    for name in beside:
        if name == "grey" or not name.isalnum():
            yield BoxFault("name", f"region {name}", word=name[:20])
    for name, neighbours in beside.items():
        for other in sorted(neighbours):
            if other not in beside or other == name:
                yield BoxFault("neighbour", f"region {name}", region=name, word=other[:20])
            elif name not in beside[other]:
                yield BoxFault("one-sided", f"region {name}", region=name, other=other)
    if not any(region.is_by_grey for region in box.regions):
        yield BoxFault("no-grey")


def _sites(box: Box) -> Iterator[BoxFault]:
    names = {region.name for region in box.regions}
    for code in _repeated(site.code for site in box.sites):
        yield BoxFault("twice", f"site {code}", word=code[:20])
    cuzcos = [site for site in box.sites if site.kind == "cuzco"]
    if len(cuzcos) != 1 or not cuzcos[0].is_by_grey or cuzcos[0].regions:
        yield BoxFault("cuzco", f"site {cuzcos[-1].code}" if cuzcos else "")
    for site in box.sites:
        about = f"site {site.code}"
        if site.kind != "cuzco" and not site.regions:
            yield BoxFault("nowhere", about, site=site.code)
        if site.bonus and site.kind != "city":
            yield BoxFault("bonus", about, site=site.code)
        for region in site.regions:
            if region not in names:
                yield BoxFault("site-region", about, site=site.code, word=region[:20])


def _roads(box: Box) -> Iterator[BoxFault]:
    sites = {site.code: site for site in box.sites}
    regions = {region.name: region for region in box.regions}
    seen = set()
    for road in box.roads:
        about = f"road {road.name}"
        unknown = [end for end in road.ends if end not in sites]
        if unknown:
            yield BoxFault("road-site", about, road=road.name, word=unknown[0][:20])
            continue
        pair = frozenset(road.ends)
        if len(pair) != 2 or pair in seen:
            yield BoxFault("twice", about, word=road.name)
        seen.add(pair)
        within = all(
            name in regions and all(name in sites[end].regions for end in road.ends)
            for name in road.regions
        )
        is_grey = not road.regions
        if is_grey and not all(sites[end].is_by_grey for end in road.ends):
            within = False
        if len(road.regions) > 2 or not within:
            yield BoxFault("road-region", about, road=road.name)
        elif len(road.regions) == 2:
            one, other = road.regions
            if other not in regions[one].neighbours:
                yield BoxFault("road-border", about, road=road.name)


def _first_roads(box: Box) -> Iterator[BoxFault]:
    cuzco = next(site.code for site in box.sites if site.kind == "cuzco")
    grey = {road.name: road for road in box.roads if not road.regions}
    for players in (3, 4):
        roads = box.first.get(players, [])
        starts = [name for name in roads if name in grey and cuzco in grey[name].ends]
        if len(set(roads)) != players or starts != roads:
            yield BoxFault("first", f"first {players}", players=players)
    for name in grey:
        if all(name not in roads for roads in box.first.values()):
            yield BoxFault("grey-road", f"road {name}", road=name)


def _reach(box: Box) -> Iterator[BoxFault]:
    """Every site and region can be reached from every first road, with no road through grey."""
    joined = _joined(box)
    cuzco = next(site.code for site in box.sites if site.kind == "cuzco")
    for name in dict.fromkeys([*box.first[3], *box.first[4]]):
        reached = _roads_away(joined, _edge_site(name, cuzco))
        for site in box.sites:
            if site.code != cuzco and site.code not in reached:
                yield BoxFault("reach-site", f"site {site.code}", road=name, site=site.code)
                break
    crossed = {region for road in box.roads for region in road.regions}
    for region in box.regions:
        if region.name not in crossed:
            yield BoxFault("reach-region", f"region {region.name}", region=region.name)


def _first_turns(box: Box) -> Iterator[BoxFault]:
    """Whatever those before him do in their first turns, a slot is left where each one starts.

    In the first Colonisation there are no sun cards, so each of them builds at most FREE_ROADS and,
    with labour for it, one extra road. All but one of the roads between the two first sites only
    lead there; that one and whatever is left can each take a slot.
    """
    joined = _joined(box)
    cuzco = next(site.code for site in box.sites if site.kind == "cuzco")
    most = FREE_ROADS + (box.labour[0] >= EXTRA_ROAD_COST)
    for players in (3, 4):
        starts = [_edge_site(name, cuzco) for name in box.first[players]]
        for turn, start in enumerate(starts):
            away = _roads_away(joined, start)
            least = 1 + sum(max(0, most + 1 - away[other]) for other in starts[:turn])
            found = len(joined[start])
            if found < least:
                yield BoxFault(
                    "few-slots",
                    f"site {start}",
                    site=start,
                    found=found,
                    least=least,
                    players=players,
                )


def _edge_site(first_road: str, cuzco: str) -> str:
    return next(end for end in first_road.split("-") if end != cuzco)


def _joined(box: Box) -> dict[str, set[str]]:
    """Which sites a slot outside the grey sector joins."""
    joined: dict[str, set[str]] = {site.code: set() for site in box.sites}
    for road in box.roads:
        if road.regions:
            joined[road.ends[0]].add(road.ends[1])
            joined[road.ends[1]].add(road.ends[0])
    return joined


def _roads_away(joined: dict[str, set[str]], start: str) -> dict[str, int]:
    """The sites that can be reached from one, and the fewest roads it takes."""
    away = {start: 0}
    edge = [start]
    for site in edge:
        for other in sorted(joined[site] - away.keys()):
            away[other] = away[site] + 1
            edge.append(other)
    return away


def _numbers(box: Box) -> Iterator[BoxFault]:
    for resistance, production, points in dict.fromkeys(box.tokens):
        if not (2 <= resistance <= 8 and 1 <= production <= 4 and 2 <= points <= 7):
            word = f"{resistance}/{production}/{points}"
            yield BoxFault("token", f"tokens {word}", word=word)
    for site in box.sites:
        if site.bonus and not 2 <= site.bonus <= 5:
            yield BoxFault("bonus", f"site {site.code}", site=site.code)
    if any(not 0 <= labour <= 20 for labour in box.labour):
        yield BoxFault("labour", "labour ", found=max(box.labour))
    for card in dict.fromkeys(box.cards):
        if any(abs(amount) > 5 for amount in card.effects):
            yield BoxFault("effect", f"cards {card.kind}", word=card.kind)


def _repeated(names: Iterable[str]) -> list[str]:
    seen = list(names)
    return [name for name in dict.fromkeys(seen) if seen.count(name) > 1]
