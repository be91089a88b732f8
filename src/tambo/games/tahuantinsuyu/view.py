"""What a seat sees, in data and in lines of text; `rules_redeal` deals everything else anew.

Hidden from a seat: the others' hands, the deck's order, face-down tokens, sun cards that others
laid face down, and the invasion markers.
"""

from typing import Any

from tambo.core.bits import BIT, bits_of, count_of
from tambo.core.phrase import Phrase
from tambo.games.tahuantinsuyu.board import HALF
from tambo.games.tahuantinsuyu.components import (
    CONQUEST,
    MARKERS,
    PHASES,
)
from tambo.games.tahuantinsuyu.costs import (
    BASES,
    Cost,
    changes_of,
    conquest_cost,
    cost_of,
    road_count,
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
    TahuantinsuyuState,
)


def view(s: TahuantinsuyuState, seat: int | None) -> dict[str, Any]:
    board, seats = s.board, range(s.players)
    apu_of = [int(s.apu_of[other]) for other in seats]
    shown = s.apu_of[seat] if seat is not None else s.apu_to_act()
    sight: dict[str, Any] = {
        "suyus": [s.suyu(apu) for apu in apu_of],
        "table": [[PHASES[phase] for phase in column] for column in board.columns],
        "column_labour": [int(board.labour[column]) for column in range(len(board.columns))],
        "column": s.column() + 1,
        "empires": [list(board.column_name(column)) for column in range(len(board.columns))],
        "phase": PHASES[s.phase()],
        "step": board.step_names[int(s.step)],
        "decision": DECISIONS[int(s.decision)],
        "order": [int(s.seat_of[s.own[ORDER + place]]) for place in seats],
        "track": [int(s.seat_of[s.own[TRACK + place]]) for place in seats],
        "scores": [int(s.own[SCORE + apu]) for apu in apu_of],
        "labour": [int(s.own[LABOUR + apu]) for apu in apu_of],
        "income": [int(production_of(s, apu)) for apu in apu_of],
        "upkeep": [int(sapa_points(s, apu)) for apu in apu_of],
        "hands": [int(count_of(s.own[HAND + apu])) for apu in apu_of],
        "networks": [names_of(s.own[REACH + apu], board.sites) for apu in apu_of],
        "tokens": {name: _token(s, region) for region, name in enumerate(board.regions)},
        "owners": {
            name: int(s.seat_of[apu])
            for apu in range(s.players)
            for name in names_of(s.own[LANDS + apu], board.regions)
        },
        "terraces": [
            board.regions[region] for apu in apu_of for region in bits_of(s.own[TERRACES + apu])
        ],
        "roads": {
            name: int(s.seat_of[apu]) for apu in range(s.players) for name in roads_of(s, apu)
        },
        "cities": names_of(s.cities, board.sites),
        "temples": names_of(s.temples, board.sites),
        "garrisons": names_of(s.garrisons, board.sites),
        "gaps": [_gap(s, gap, seat) for gap in seats],
        "hand": [] if seat is None else _cards(s, bits_of(s.own[HAND + s.apu_of[seat]])),
        "deck": len(s.deck) - int(s.drawn),
        "discards": _cards(s, bits_of(s.discards)),
        "markers": _markers(s),
        "roads_left": int(s.roads_left) if s.decision == ACT else 0,
        "has_built": bool(s.has_built) and s.decision == ACT,
        "prices": None if shown < 0 else _prices(s, int(shown)),
    }
    if board.text:
        sight["map"] = _map(s)
    return sight


def roads_of(s: TahuantinsuyuState, apu: int) -> list[str]:
    """The slots with a road of his, the first one included."""
    lo, hi = s.own[ROADS_LO + apu], s.own[ROADS_HI + apu]
    return names_of(lo, s.board.slots) + names_of(hi, s.board.slots[HALF:])


def _token(s: TahuantinsuyuState, region: int) -> list[int] | None:
    """Resistance, production, points; None while it lies face down."""
    if not s.open & BIT[region]:
        return None
    token = s.tokens[region]
    board = s.board
    return [int(board.resistance[token]), int(board.production[token]), int(board.points[token])]


def _cards(s: TahuantinsuyuState, cards: list[int]) -> list[dict[str, Any]]:
    return [{"number": card + 1, "card": s.board.kinds[card]} for card in cards]


def _gap(s: TahuantinsuyuState, gap: int, seat: int | None) -> dict[str, Any]:
    card, layer = int(s.own[DOWN + gap]), int(s.own[LAYER + gap])
    by = int(s.seat_of[layer]) if card != NOTHING else None
    mine = _cards(s, [card])[0] if by is not None and by == seat else None
    after = gap + 1 if gap + 1 < s.players else 0
    return {
        "gap": s.gap(gap),
        "between": [int(s.seat_of[gap]), int(s.seat_of[after])],
        "up": _cards(s, bits_of(s.own[UP + gap])),
        "down": by,
        "mine": mine,
    }


def _markers(s: TahuantinsuyuState) -> list[str]:
    return [
        "hidden" if marker >= s.revealed else "black" if marker == s.black else "blank"
        for marker in range(MARKERS)
    ]


def _prices(s: TahuantinsuyuState, apu: int) -> dict[str, Any]:
    prices: dict[str, Any] = {kind: _price(s, cost_of(s, apu, kind)) for kind in BASES}
    prices["roads"] = _price(s, road_count(s, apu))
    conquest = changes_of(s, apu, CONQUEST)
    prices["conquest"] = {
        "base": 0,
        "cost": sum(change for _, change in conquest),
        "changes": [[card + 1, s.board.kinds[card], change] for card, change in conquest],
    }
    prices["regions"] = {
        s.board.regions[region]: conquest_cost(s, apu, region).cost
        for region in bits_of(s.open & ~s.conquered)
    }
    return prices


def _price(s: TahuantinsuyuState, cost: Cost) -> dict[str, Any]:
    changes = [[card + 1, s.board.kinds[card], change] for card, change in cost.changes]
    return {"base": cost.base, "cost": cost.cost, "changes": changes}


def _map(s: TahuantinsuyuState) -> dict[str, Any]:
    """A typed-in map, which a screen cannot know."""
    box = s.board.box
    return {
        "regions": {region.name: [region.title, *region.at] for region in box.regions},
        "sites": {site.code: [site.title, site.kind, site.bonus, *site.at] for site in box.sites},
        "roads": {road.name: list(road.regions) for road in box.roads},
    }


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
