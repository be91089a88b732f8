"""Whether a box can be played with: what the rulebook fixes, what the rules need, and what is odd.

Faults refuse a box: the rulebook says otherwise, or there would be no game. Warnings name what our
own box does otherwise and what looks like a slip; the game can be played all the same
(TAHUANTINSUYU-1.4). Reads no text.
"""

from collections.abc import Iterable, Iterator, Sequence

from tambo.games.tahuantinsuyu.components import (
    COLONISATION,
    EMPIRES,
    EXTRA_ROAD_COST,
    FINAL_EMPIRE,
    FREE_ROADS,
    HAND,
    INCA,
    MARKERS,
    PRE_EMPIRE,
    SAPA_INCA,
    SUN,
)
from tambo.games.tahuantinsuyu.components_box import Box, BoxFault

# The rulebook's list of components.
REGIONS = 45
CARDS = 32

# What the numbers of choices have room for (see `choices`), and what a screen can show.
MOST_SITES = 62
MOST_ROADS = 124
MOST_COLUMNS = 12
MOST_PHASES = 16

# Our own box; other figures are worth a second look.
USUAL_SITES = 20
USUAL_SIGNIFICANT = 6
USUAL_BONUS = range(2, 6)
USUAL_LABOUR = range(21)
USUAL_TOKEN = (range(2, 9), range(1, 5), range(2, 8))
USUAL_AMOUNT = 5


def validate(box: Box) -> None:
    """BoxFault at the first thing that makes a box unplayable."""
    for fault in faults_of(box):
        raise fault


def faults_of(box: Box) -> Iterator[BoxFault]:
    """Everything that the rulebook forbids or that the rules could not be played with."""
    yield from _counts(box)
    is_whole = True
    for fault in [*_regions(box), *_sites(box), *_roads(box)]:
        is_whole = False
        yield fault
    if is_whole:
        yield from list(_first_roads(box)) or _starts(box)
    yield from _table(box)


def warnings_of(box: Box) -> Iterator[BoxFault]:
    """What is odd about a box without faults, as faults that forbid nothing."""
    yield from _unusual_counts(box)
    yield from _unusual_roads(box)
    yield from _reach(box)
    yield from _first_turns(box)
    yield from _unusual_table(box)
    yield from _unusual_figures(box)
    yield from _unusual_cards(box)


# What refuses a box


def _counts(box: Box) -> Iterator[BoxFault]:
    if len(box.regions) != REGIONS:
        yield BoxFault("regions", found=len(box.regions))
    if len(box.tokens) != REGIONS:
        yield BoxFault("tokens", found=len(box.tokens))
    if len(box.cards) != CARDS:
        yield BoxFault("cards", found=len(box.cards))
    if len(box.sites) > MOST_SITES:
        yield BoxFault("many-sites", found=len(box.sites), most=MOST_SITES)
    if len(box.roads) > MOST_ROADS:
        yield BoxFault("many-roads", found=len(box.roads), most=MOST_ROADS)


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
        if not site.regions and not site.is_by_grey:
            yield BoxFault("nowhere", about, site=site.code)
        if site.bonus and site.kind != "city":
            yield BoxFault("bonus", about, site=site.code)
        for region in site.regions:
            if region not in names:
                yield BoxFault("site-region", about, site=site.code, word=region[:20])


def _roads(box: Box) -> Iterator[BoxFault]:
    sites = {site.code for site in box.sites}
    regions = {region.name for region in box.regions}
    for road in box.roads:
        about = f"road {road.name}"
        unknown = [end for end in road.ends if end not in sites]
        if unknown:
            yield BoxFault("road-site", about, road=road.name, word=unknown[0][:20])
        elif road.ends[0] == road.ends[1]:
            yield BoxFault("loop", about, road=road.name)
        elif len(road.regions) > 2 or not set(road.regions) <= regions:
            yield BoxFault("road-region", about, road=road.name)


def _first_roads(box: Box) -> Iterator[BoxFault]:
    cuzco = _cuzco(box)
    grey = {road.name: road for road in box.roads if not road.regions}
    for players in (3, 4):
        roads = box.first.get(players, [])
        starts = [name for name in roads if name in grey and cuzco in grey[name].ends]
        if len(set(roads)) != players or len(roads) != players or starts != roads:
            yield BoxFault("first", f"first {players}", players=players)
    for players in box.first.keys() - {3, 4}:
        yield BoxFault("players", f"first {players}", players=players)


def _starts(box: Box) -> Iterator[BoxFault]:
    """Where no slot goes on from a first road, its player could never do anything."""
    joined = _joined(box)
    for start in _starts_of(box):
        if not joined[start]:
            yield BoxFault("closed", f"site {start}", site=start)


def _table(box: Box) -> Iterator[BoxFault]:
    """A pre-empire that begins with Inca, then the others; one Colonisation for each marker in
    the final empire; Sapa Inca at the end; sun cards for all players all along."""
    empires = [column.empire for column in box.columns]
    if empires != sorted(empires) or set(empires) != set(range(len(EMPIRES))):
        yield BoxFault("empires", "column 1")
    if len(empires) > MOST_COLUMNS:
        yield BoxFault("many-columns", "column 1", found=len(empires), most=MOST_COLUMNS)
    for number, column in enumerate(box.columns, start=1):
        if not 0 < len(column.phases) <= MOST_PHASES:
            yield BoxFault("phases", f"column {number}", column=number, most=MOST_PHASES)
    phases = [phase for column in box.columns for phase in column.phases]
    last = [
        phase for column in box.columns if column.empire == FINAL_EMPIRE for phase in column.phases
    ]
    about = f"column {len(box.columns)}"
    if phases[:1] != [INCA]:
        yield BoxFault("begins", "column 1")
    if last.count(COLONISATION) != MARKERS:
        yield BoxFault("markers", about, found=last.count(COLONISATION), markers=MARKERS)
    if phases[-1:] != [SAPA_INCA]:
        yield BoxFault("ends", about)
    if len(box.labour) != len(box.columns):
        yield BoxFault("labour", "labour ", found=len(box.labour), columns=len(box.columns))
    for players in (3, 4):
        if runs_dry(phases, [HAND] * players, CARDS - HAND * players, 0):
            yield BoxFault("dry", about, players=players)
            break


def runs_dry(phases: Iterable[int], hands: Sequence[int], spare: int, lying: int) -> bool:
    """Whether, at the worst, a player has no sun card to lay in the phases to come.

    `spare` counts deck and discards, `lying` the cards in the gaps.
    """
    left = sorted(hands)
    for phase in phases:
        if phase == SAPA_INCA:
            spare, lying = spare + lying, 0
        elif phase == SUN:
            if left[0] == 0:
                return True
            short = max(0, len(left) - spare)
            left = sorted(count - (place < short) for place, count in enumerate(left))
            spare, lying = spare - len(left) + short, lying + len(left)
    return False


# What is only odd


def _unusual_counts(box: Box) -> Iterator[BoxFault]:
    for kind in ("garrison", "city"):
        found = sum(site.kind == kind for site in box.sites)
        if found < USUAL_SITES:
            yield BoxFault("few-sites", kind=kind, found=found, usual=USUAL_SITES)
    found = sum(site.bonus > 0 for site in box.sites)
    if found != USUAL_SIGNIFICANT:
        yield BoxFault("significant", found=found, usual=USUAL_SIGNIFICANT)


def _unusual_roads(box: Box) -> Iterator[BoxFault]:
    sites = {site.code: site for site in box.sites}
    regions = {region.name: region for region in box.regions}
    firsts = {name for names in box.first.values() for name in names}
    for road in box.roads:
        about, ends = f"road {road.name}", [sites[end] for end in road.ends]
        if road.number > 1:
            yield BoxFault("beside", about, road=road.name)
        if not road.regions and road.name not in firsts:
            yield BoxFault("grey-road", about, road=road.name)
        if road.regions:
            is_apart = any(not set(road.regions) <= set(end.regions) for end in ends)
        else:
            is_apart = not all(end.is_by_grey for end in ends)
        if is_apart:
            yield BoxFault("apart", about, road=road.name)
        elif len(road.regions) == 2 and road.regions[1] not in regions[road.regions[0]].neighbours:
            yield BoxFault("road-border", about, road=road.name)


def _reach(box: Box) -> Iterator[BoxFault]:
    """Every site and region can be reached from every first road."""
    joined, cuzco = _joined(box), _cuzco(box)
    for name, start in zip(_first_names(box), _starts_of(box), strict=True):
        reached = _roads_away(joined, start)
        for site in box.sites:
            if site.code != cuzco and site.code not in reached:
                yield BoxFault("reach-site", f"site {site.code}", road=name, site=site.code)
                break
    crossed = {region for road in box.roads for region in road.regions}
    for region in box.regions:
        if region.name not in crossed:
            yield BoxFault("reach-region", f"region {region.name}", region=region.name)


def _first_turns(box: Box) -> Iterator[BoxFault]:
    """A slot is left where each player starts, after any first turns of those before them.

    Before the first Sun each of them builds at most FREE_ROADS and, with labour for it, one extra
    road. All but one of the roads between the two first sites only lead there; that one and
    each road left over can take a slot.
    """
    joined, cuzco = _joined(box), _cuzco(box)
    most = FREE_ROADS + (box.labour[0] >= EXTRA_ROAD_COST)
    for players in (3, 4):
        starts = [_edge_site(name, cuzco) for name in box.first[players]]
        for turn, start in enumerate(starts):
            away = _roads_away(joined, start)
            before = [away[other] for other in starts[:turn] if other in away]
            least = 1 + sum(max(0, most + 1 - roads) for roads in before)
            found = len(joined[start])
            if found < least:
                facts = {"found": found, "least": least, "players": players}
                yield BoxFault("few-slots", f"site {start}", site=start, **facts)


def _unusual_table(box: Box) -> Iterator[BoxFault]:
    for number, column in enumerate(box.columns, start=1):
        about = f"column {number}"
        if column.phases[0] != INCA or column.phases.count(INCA) > 1:
            yield BoxFault("column-inca", about, column=number)
        if column.empire != PRE_EMPIRE and column.phases[-1] != SAPA_INCA:
            yield BoxFault("column-sapa", about, column=number)
        labour = box.labour[number - 1]
        if labour not in USUAL_LABOUR:
            yield BoxFault("much-labour", "labour ", column=number, found=labour)


def _unusual_figures(box: Box) -> Iterator[BoxFault]:
    for token in dict.fromkeys(box.tokens):
        if any(figure not in usual for figure, usual in zip(token, USUAL_TOKEN, strict=True)):
            word = "/".join(map(str, token))
            yield BoxFault("token", f"tokens {word}", word=word)
    for site in box.sites:
        if site.bonus and site.bonus not in USUAL_BONUS:
            yield BoxFault("odd-bonus", f"site {site.code}", site=site.code, points=site.bonus)


def _unusual_cards(box: Box) -> Iterator[BoxFault]:
    for card in dict.fromkeys(box.cards):
        about = f"cards {card.kind}"
        for word in card.others:
            yield BoxFault("effect", about, card=card.kind[:20], word=word[:20])
        if any(abs(amount) > USUAL_AMOUNT for amount in card.effects):
            yield BoxFault("strong", about, card=card.kind[:20], words=" ".join(card.words)[:60])
    for kind in _repeated(card.kind for card in dict.fromkeys(box.cards)):
        yield BoxFault("same-card", f"cards {kind}", card=kind[:20])


# Places


def _cuzco(box: Box) -> str:
    return next(site.code for site in box.sites if site.kind == "cuzco")


def _first_names(box: Box) -> list[str]:
    return list(dict.fromkeys([*box.first[3], *box.first[4]]))


def _starts_of(box: Box) -> list[str]:
    """The sites that the first roads lead to."""
    cuzco = _cuzco(box)
    return [_edge_site(name, cuzco) for name in _first_names(box)]


def _edge_site(first_road: str, cuzco: str) -> str:
    ends = first_road.partition("/")[0].split("-")
    return ends[0] if ends[1] == cuzco else ends[1]


def _joined(box: Box) -> dict[str, list[str]]:
    """Where the slots lead that leave a site, first roads aside."""
    firsts = {name for names in box.first.values() for name in names}
    joined: dict[str, list[str]] = {site.code: [] for site in box.sites}
    for road in box.roads:
        if road.name not in firsts:
            joined[road.ends[0]].append(road.ends[1])
            joined[road.ends[1]].append(road.ends[0])
    return joined


def _roads_away(joined: dict[str, list[str]], start: str) -> dict[str, int]:
    """The sites that can be reached from one, and the fewest roads it takes."""
    away = {start: 0}
    edge = [start]
    for site in edge:
        for other in joined[site]:
            if other not in away:
                away[other] = away[site] + 1
                edge.append(other)
    return away


def _repeated(names: Iterable[str]) -> list[str]:
    """Names that occur again; capitals make no difference to what people type."""
    seen = list(names)
    folded = [name.lower() for name in seen]
    return [name for name in dict.fromkeys(seen) if folded.count(name.lower()) > 1]
