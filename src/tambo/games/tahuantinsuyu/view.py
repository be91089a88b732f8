"""What a seat sees, in data and in lines of text; `redeal` deals everything else again.

Hidden from a seat: the others' hands, the deck's order, face-down tokens, sun cards that others
laid face down, and the invasion markers.
"""

from typing import Annotated, Literal

from msgspec import Meta

from tambo.core.bits import BIT, bits_of, count_of
from tambo.core.frozen import Frozen
from tambo.core.phrase import Phrase
from tambo.core.view import View
from tambo.games.tahuantinsuyu.board import HALF
from tambo.games.tahuantinsuyu.components import (
    CONQUEST,
    MARKERS,
    PHASES,
    Empire,
    Phase,
    Suyu,
)
from tambo.games.tahuantinsuyu.rules_empire import names_of, production_of, sapa_points
from tambo.games.tahuantinsuyu.state import (
    ACT,
    DECISIONS,
    DOWN,
    HAND,
    LABOUR,
    LANDS,
    LAYER,
    NOTHING,
    ORDER,
    REACH,
    ROADS_HI,
    ROADS_LO,
    SCORE,
    TERRACES,
    TRACK,
    UP,
    Decision,
    TahuantinsuyuState,
)
from tambo.games.tahuantinsuyu.view_costs import (
    Cost,
    changes_of,
    conquest_cost,
    cost_of,
    road_count,
)

Column = Annotated[list[Empire | int], Meta(extra={"typescript": "[Empire, number]"})]
Change = Annotated[list[int | str], Meta(extra={"typescript": "[number, string, number]"})]
TypedRegion = Annotated[list[str | int], Meta(extra={"typescript": "[string, number, number]"})]
TypedSite = Annotated[
    list[str | int], Meta(extra={"typescript": "[string, string, number, number, number]"})
]
Marker = Literal["hidden", "black", "blank"]


class Card(Frozen):
    """A sun card by its number, from 1, and its kind: what `tahuantinsuyu-card` names.

    In a typed-in copy a kind of its own has what it does behind it, in brackets.
    """

    number: int
    card: str


class Gap(Frozen):
    """A gap between two neighbours (TAHUANTINSUYU-5.2), by its letter, with the seats `between`.

    `up` are its face-up cards, `down` the seat that laid the face-down one. `mine` is that card,
    for the seat that laid it.
    """

    gap: str
    between: list[int]
    up: list[Card]
    down: int | None
    mine: Card | None


class Price(Frozen):
    """What something costs now: the `base` of the rules, and each face-up sun card that changes it.

    Of a change the number and the kind of the card, and by how much it changes the price.
    """

    base: int
    cost: int
    changes: list[Change]


class Prices(Frozen):
    """What a player pays (TAHUANTINSUYU-5.3).

    `roads` is not a price but how many roads are free. `conquest` is what the sun adds to the
    resistance of any region; `regions` are the prices of those that can be seen, by region.
    """

    city: Price
    temple: Price
    garrison: Price
    terrace: Price
    roads: Price
    conquest: Price
    regions: dict[str, int]


class TypedMap(Frozen):
    """The map of a typed-in copy, which a screen cannot know.

    Of a region its name, x and y; of a site its name, kind, bonus, x and y; of a road the regions
    it touches.
    """

    regions: dict[str, TypedRegion]
    sites: dict[str, TypedSite]
    roads: dict[str, list[str]]


class TahuantinsuyuView(View, tag="tahuantinsuyu", omit_defaults=True):
    """What a seat of Tahuantinsuyu sees. Regions are named r1 to r45, sites by three letters such
    as CUZ, roads by the sites they join: "OLL-VIT".

    Of the turn table, `table` has the phases of each column, `column_labour` the labour it brings,
    and `empires` its empire and which of the empire's columns it is (0: the only one). `column`,
    from 1, and `phase` say where the game is; `step` is both, with which of its kind the phase is:
    "2C1". `decision` is what is to be decided.

    `order` and `track` are seats, in turn order and from the leader on. By seat: `suyus`,
    `scores`, `labour`, `income` (what regions and terraces bring in an Inca phase), `upkeep` (what
    the next Sapa Inca would bring as things stand), `hands` (how many cards), and `networks` (the
    sites that their roads connect to Cuzco).

    `tokens` gives the resistance, production and points of each region's token, null face down.
    `owners` are the seats that conquered regions, `terraces` the regions that have one, `roads`
    the seats that built them. `cities`, `temples` and `garrisons` are sites.

    `gaps` are the sun cards on the table, `hand` those of the seat, `deck` how many are left to be
    drawn. `markers` are the invasion markers. `roads_left` and `has_built` belong to the turn in
    progress. `prices` are those of the seat, for a spectator those of the player to act, null
    when the game is over. `map` is left out of the data unless the box was typed in.
    """

    suyus: list[Suyu]
    table: list[list[Phase]]
    column_labour: list[int]
    column: int
    empires: list[Column]
    phase: Phase
    step: str
    decision: Decision
    order: list[int]
    track: list[int]
    scores: list[int]
    labour: list[int]
    income: list[int]
    upkeep: list[int]
    hands: list[int]
    networks: list[list[str]]
    tokens: dict[str, list[int] | None]
    owners: dict[str, int]
    terraces: list[str]
    roads: dict[str, int]
    cities: list[str]
    temples: list[str]
    garrisons: list[str]
    gaps: list[Gap]
    hand: list[Card]
    deck: int
    discards: list[Card]
    markers: list[Marker]
    roads_left: int
    has_built: bool
    prices: Prices | None
    map: TypedMap | None = None


def view_of(s: TahuantinsuyuState, seat: int | None, to_act: list[int]) -> TahuantinsuyuView:
    board, seats = s.board, range(s.players)
    apu_of = [int(s.apu_of[other]) for other in seats]
    shown = s.apu_of[seat] if seat is not None else s.apu_to_act()
    return TahuantinsuyuView(
        seat=seat,
        players=s.players,
        to_act=to_act,
        suyus=[s.suyu(apu) for apu in apu_of],
        table=[[PHASES[phase] for phase in column] for column in board.columns],
        column_labour=[int(board.labour[column]) for column in range(len(board.columns))],
        column=s.column() + 1,
        empires=[list(board.column_name(column)) for column in range(len(board.columns))],
        phase=PHASES[s.phase()],
        step=board.step_names[int(s.step)],
        decision=DECISIONS[int(s.decision)],
        order=[int(s.seat_of[s.own[ORDER + place]]) for place in seats],
        track=[int(s.seat_of[s.own[TRACK + place]]) for place in seats],
        scores=[int(s.own[SCORE + apu]) for apu in apu_of],
        labour=[int(s.own[LABOUR + apu]) for apu in apu_of],
        income=[int(production_of(s, apu)) for apu in apu_of],
        upkeep=[int(sapa_points(s, apu)) for apu in apu_of],
        hands=[int(count_of(s.own[HAND + apu])) for apu in apu_of],
        networks=[names_of(s.own[REACH + apu], board.sites) for apu in apu_of],
        tokens={name: _token(s, region) for region, name in enumerate(board.regions)},
        owners={
            name: int(s.seat_of[apu])
            for apu in range(s.players)
            for name in names_of(s.own[LANDS + apu], board.regions)
        },
        terraces=[
            board.regions[region] for apu in apu_of for region in bits_of(s.own[TERRACES + apu])
        ],
        roads={name: int(s.seat_of[apu]) for apu in range(s.players) for name in roads_of(s, apu)},
        cities=names_of(s.cities, board.sites),
        temples=names_of(s.temples, board.sites),
        garrisons=names_of(s.garrisons, board.sites),
        gaps=[_gap(s, gap, seat) for gap in seats],
        hand=[] if seat is None else _cards(s, bits_of(s.own[HAND + s.apu_of[seat]])),
        deck=len(s.deck) - int(s.drawn),
        discards=_cards(s, bits_of(s.discards)),
        markers=_markers(s),
        roads_left=int(s.roads_left) if s.decision == ACT else 0,
        has_built=bool(s.has_built) and s.decision == ACT,
        prices=None if shown < 0 else _prices(s, int(shown)),
        map=_map(s) if board.text else None,
    )


def roads_of(s: TahuantinsuyuState, apu: int) -> list[str]:
    """The slots with a road of this apu, the first one included."""
    lo, hi = s.own[ROADS_LO + apu], s.own[ROADS_HI + apu]
    return names_of(lo, s.board.slots) + names_of(hi, s.board.slots[HALF:])


def _token(s: TahuantinsuyuState, region: int) -> list[int] | None:
    """Resistance, production, points; None while it lies face down."""
    if not s.open & BIT[region]:
        return None
    token = s.tokens[region]
    board = s.board
    return [int(board.resistance[token]), int(board.production[token]), int(board.points[token])]


def _cards(s: TahuantinsuyuState, cards: list[int]) -> list[Card]:
    return [Card(card + 1, s.board.kinds[card]) for card in cards]


def _gap(s: TahuantinsuyuState, gap: int, seat: int | None) -> Gap:
    card, layer = int(s.own[DOWN + gap]), int(s.own[LAYER + gap])
    by = int(s.seat_of[layer]) if card != NOTHING else None
    after = gap + 1 if gap + 1 < s.players else 0
    return Gap(
        gap=s.gap(gap),
        between=[int(s.seat_of[gap]), int(s.seat_of[after])],
        up=_cards(s, bits_of(s.own[UP + gap])),
        down=by,
        mine=_cards(s, [card])[0] if by is not None and by == seat else None,
    )


def _markers(s: TahuantinsuyuState) -> list[Marker]:
    return [
        "hidden" if marker >= s.revealed else "black" if marker == s.black else "blank"
        for marker in range(MARKERS)
    ]


def _prices(s: TahuantinsuyuState, apu: int) -> Prices:
    conquest = changes_of(s, apu, CONQUEST)
    return Prices(
        city=_price(s, cost_of(s, apu, "city")),
        temple=_price(s, cost_of(s, apu, "temple")),
        garrison=_price(s, cost_of(s, apu, "garrison")),
        terrace=_price(s, cost_of(s, apu, "terrace")),
        roads=_price(s, road_count(s, apu)),
        conquest=Price(0, sum(change for _, change in conquest), _changes(s, conquest)),
        regions={
            s.board.regions[region]: conquest_cost(s, apu, region).cost
            for region in bits_of(s.open & ~s.conquered)
        },
    )


def _price(s: TahuantinsuyuState, cost: Cost) -> Price:
    return Price(cost.base, cost.cost, _changes(s, cost.changes))


def _changes(s: TahuantinsuyuState, changes: tuple[tuple[int, int], ...]) -> list[Change]:
    return [[card + 1, s.board.kinds[card], change] for card, change in changes]


def _map(s: TahuantinsuyuState) -> TypedMap:
    box = s.board.box
    return TypedMap(
        regions={region.name: [region.title, *region.at] for region in box.regions},
        sites={site.code: [site.title, site.kind, site.bonus, *site.at] for site in box.sites},
        roads={road.name: list(road.regions) for road in box.roads},
    )


# The board in words


def board_lines(s: TahuantinsuyuState, seat: int | None) -> list[Phrase]:
    empire, number = s.board.column_name(s.column())
    here: dict[str, str | int] = {"empire": empire, "number": number, "phase": PHASES[s.phase()]}
    step = s.board.step_names[int(s.step)]
    lines = [Phrase("tahuantinsuyu-board-phase", {**here, "step": step})]
    for place in range(s.players):
        apu = int(s.own[TRACK + place])
        facts: dict[str, str | int] = {
            "place": place + 1,
            "suyu": s.suyu(apu),
            "seat": int(s.seat_of[apu]),
            "points": int(s.own[SCORE + apu]),
            "labour": int(s.own[LABOUR + apu]),
            "income": int(production_of(s, apu)),
            "upkeep": int(sapa_points(s, apu)),
        }
        lines.append(Phrase("tahuantinsuyu-board-apu", facts))
        lines += _lines_of_apu(s, apu)
    lines += _lines_of_map(s)
    for gap in range(s.players):
        lines += _lines_of_gap(s, gap, seat)
    if seat is not None:
        lines.append(Phrase("tahuantinsuyu-board-hand"))
        lines += _lines_of_cards(s, bits_of(s.own[HAND + s.apu_of[seat]]))
    markers = "".join({"hidden": "?", "blank": "o", "black": "X"}[m] for m in _markers(s))
    lines.append(
        Phrase(
            "tahuantinsuyu-board-piles",
            {"deck": len(s.deck) - int(s.drawn), "markers": markers},
        )
    )
    return lines


def _lines_of_apu(s: TahuantinsuyuState, apu: int) -> list[Phrase]:
    board = s.board
    lands = [
        board.regions[region] + ("+" if s.own[TERRACES + apu] & BIT[region] else "")
        for region in bits_of(s.own[LANDS + apu])
    ]
    letter = s.letter(apu)
    lines = [_line(f"   {letter} = {' '.join(roads_of(s, apu))}")]
    if lands:
        lines.append(_line(f"   {letter} # {' '.join(lands)}"))
    return lines


def _lines_of_map(s: TahuantinsuyuState) -> list[Phrase]:
    board = s.board
    tokens = [
        f"{board.regions[region]} {'/'.join(map(str, _token(s, region) or []))}"
        for region in bits_of(s.open & ~s.conquered)
    ]
    lines = [Phrase("tahuantinsuyu-board-tokens", {"tokens": ", ".join(tokens) or "-"})]
    cities = [
        board.sites[site] + ("^" if s.temples & BIT[site] else "") for site in bits_of(s.cities)
    ]
    garrisons = names_of(s.garrisons, board.sites)
    if cities:
        lines.append(Phrase("tahuantinsuyu-board-cities", {"sites": " ".join(cities)}))
    if garrisons:
        lines.append(Phrase("tahuantinsuyu-board-garrisons", {"sites": " ".join(garrisons)}))
    return lines


def _lines_of_gap(s: TahuantinsuyuState, gap: int, seat: int | None) -> list[Phrase]:
    card = int(s.own[DOWN + gap])
    by = "nobody" if card == NOTHING else s.suyu(s.own[LAYER + gap])
    after = gap + 1 if gap + 1 < s.players else 0
    sides: dict[str, str | int] = {"one": s.suyu(gap), "other": s.suyu(after), "suyu": by}
    lines = [Phrase("tahuantinsuyu-board-gap", {"gap": s.gap(gap), **sides})]
    lines += _lines_of_cards(s, bits_of(s.own[UP + gap]))
    if card != NOTHING and seat is not None and s.seat_of[s.own[LAYER + gap]] == seat:
        lines += _lines_of_cards(s, [card])
    return lines


def _lines_of_cards(s: TahuantinsuyuState, cards: list[int]) -> list[Phrase]:
    return [
        Phrase("tahuantinsuyu-board-card", {"number": card + 1, "card": s.board.kinds[card]})
        for card in cards
    ]


def _line(text: str) -> Phrase:
    return Phrase("text-line", {"text": text})
