"""What a seat of Titicaca sees: the view, the board in words, and the redeal behind it.

Hidden are the values of others' temples on the board and, until all are in, everything about
others' bids, even whether they are made.
"""

from typing import Any

from tambo.core.bits import BIT, bits_of
from tambo.core.dice import Dice
from tambo.core.owners import letter_of
from tambo.core.phrase import Phrase
from tambo.games.titicaca.board import DECLINE, Country
from tambo.games.titicaca.components import COLOURS, KIND_LETTERS, KINDS, LAKES
from tambo.games.titicaca.notation import format_choice
from tambo.games.titicaca.preview import forecasts, lakes_of, region_after
from tambo.games.titicaca.rules_regions import settle_menu, temple_menu
from tambo.games.titicaca.scoring import by_colour, sheet_of
from tambo.games.titicaca.state import (
    BIDDING,
    BUILDING,
    DECISIONS,
    NO_BID,
    OVER,
    SETTLING,
    TiticacaState,
)


def asked(s: TiticacaState, seat: int | None) -> list[int]:
    """TITICACA-3.2: during the bids nobody looks ready but, to himself, the one who is."""
    if s.decision != BIDDING:
        mover = int(s.mover())
        return [mover] if mover >= 0 else []
    return [
        other
        for other in range(s.players)
        if s.stock[other] > 0 and (other != seat or s.bids[other] == NO_BID)
    ]


def view(s: TiticacaState, seat: int | None) -> dict[str, Any]:
    country = s.country
    is_open = s.decision != BIDDING
    return {
        "colours": COLOURS[: s.players],
        "country": _country(country),
        "round": int(s.round),
        "is_extra": bool(s.round > LAKES),
        "open_lands": [] if s.decision == OVER else country.names(int(s.open_lands())),
        "villages": {
            country.name(land): COLOURS[int(s.owner_at(land))] for land in bits_of(int(s.settled))
        },
        "sticks": _sticks(s),
        "regions": _regions(s, seat),
        "temples": _temples(s, seat),
        "hands": [_hand(s, seat, other) for other in range(s.players)],
        "stock": s.stock[:],
        "score": s.score[:],
        "arrow": int(s.arrow),
        "bids": s.bids[:] if is_open else None,
        "bid": None if seat is None or is_open or s.bids[seat] == NO_BID else s.bids[seat],
        "order": s.order[:] if is_open and s.decision != OVER else [],
        "turn": int(s.turn) if is_open and s.decision != OVER else 0,
        "decision": DECISIONS[int(s.decision)],
        "fresh": country.name(int(s.fresh)) if s.fresh >= 0 else None,
        "previews": _previews(s, seat),
        "sheet": [
            {
                "seat": line.seat,
                "points": line.points,
                "clause": line.clause,
                "said": {"key": line.phrase.key, "args": dict(line.phrase.args)},
            }
            for line in sheet_of(s)
        ],
    }


def _country(country: Country) -> list[dict[str, Any]]:
    """The hexes in order: name, place on the plane, and a lake number or a kind."""
    hexes = []
    for place, (column, row) in enumerate(country.grid.places):
        face = country.faces[place]
        what = {"lake": face} if face > 0 else {"kind": KINDS[-1 - face]}
        hexes.append({"name": country.name(place), "q": column, "r": row, **what})
    return hexes


def _sticks(s: TiticacaState) -> list[str]:
    """TITICACA-4.1: edges between a settled land and a land that is not of its region."""
    return [
        f"{s.country.name(one)}|{s.country.name(other)}"
        for one in bits_of(s.country.lands)
        for other in bits_of(s.country.beside[one])
        if one < other and s.home[one] != s.home[other]
    ]


def _regions(s: TiticacaState, seat: int | None) -> list[dict[str, Any]]:
    return [
        {"name": s.country.name(first), **_region(s, seat, s.area[first], s.villages)}
        for first in bits_of(int(s.firsts))
    ]


def _region(
    s: TiticacaState,
    seat: int | None,
    area: int,
    villages: list[int],
    added: tuple[int, int] = (0, 0),
) -> dict[str, Any]:
    lines = forecasts(s, seat, area, villages, added)
    totals = [0] * s.players
    for line in lines:
        for winner in line.winners:
            totals[winner] += line.each
    return {
        "lands": s.country.names(area),
        "lakes": lakes_of(s, area),
        "points": totals,
        "why": [{"key": line.phrase.key, "args": dict(line.phrase.args)} for line in lines],
    }


def _previews(s: TiticacaState, seat: int | None) -> dict[str, Any]:
    """For each choice of the seat that makes or changes a region: that region and its score."""
    if seat is None or s.mover() != seat:
        return {}
    found = {}
    for choice in s.options if s.decision != SETTLING else settle_menu(s):
        area, villages, added = region_after(s, choice)
        if choice != DECLINE and area:
            found[format_choice(s, choice)] = _region(s, seat, area, villages, added)
    return found


def _temples(s: TiticacaState, seat: int | None) -> list[dict[str, Any]]:
    """Temples on the board by land; the value is None where the seat may not know it."""
    found: dict[int, dict[str, Any]] = {}
    for owner in range(s.players):
        for land, value in ((s.temples_one[owner], 1), (s.temples_two[owner], 2)):
            if land >= 0:
                shown = value if s.knows_temples(seat, owner) else None
                name = s.country.name(land)
                found[land] = {"at": name, "colour": COLOURS[owner], "value": shown}
    return [found[land] for land in sorted(found)]


def _hand(s: TiticacaState, seat: int | None, owner: int) -> list[int | None]:
    """Temples in hand; None for one whose value is hidden because the other stands unseen."""
    values = [
        value for land, value in ((s.temples_one[owner], 1), (s.temples_two[owner], 2)) if land < 0
    ]
    if len(values) == 1 and not s.knows_temples(seat, owner):
        return [None]
    return list(values)


def redeal(s: TiticacaState, seat: int, dice: Dice) -> TiticacaState:
    """Others' hidden temples may be the other way round; their sealed bids are still to come."""
    copy = s.clone()
    for other in range(s.players):
        if other == seat:
            continue
        if not s.known & BIT[other] and s.temple_lands(other) and dice.below(2):
            lands = copy.temples_one[other], copy.temples_two[other]
            copy.temples_two[other], copy.temples_one[other] = lands
        if s.decision == BIDDING and s.stock[other] > 0:
            copy.bids[other] = NO_BID
    if s.decision == BUILDING:
        copy.options = temple_menu(copy, copy.mover())
    return copy


# The board in words


def board_lines(s: TiticacaState, seat: int | None) -> list[Phrase]:
    lines = [Phrase("text-line", {"text": text}) for text in _drawing(s)]
    lines.append(Phrase("titicaca-board-legend"))
    what = "extra" if s.round > LAKES else "lake"
    if s.decision != OVER:
        lands = ", ".join(s.country.names(int(s.open_lands())))
        lines.append(
            Phrase(f"titicaca-board-round-{what}", {"round": int(s.round), "lands": lands})
        )
    lines += [_player_line(s, seat, other) for other in range(s.players)]
    for region in _regions(s, seat):
        points = {other: str(won) for other, won in enumerate(region["points"]) if won}
        facts: dict[str, str | int] = {
            "region": region["name"],
            "lands": "+".join(region["lands"]),
            "lakes": ", ".join(str(lake) for lake in region["lakes"]),
            **by_colour(points),
        }
        lines.append(Phrase("titicaca-board-region", facts))
    if s.decision == BIDDING and seat is not None and s.bids[seat] > 0:
        lines.append(Phrase("titicaca-board-bid", {"amount": s.bids[seat]}))
    return lines


def _player_line(s: TiticacaState, seat: int | None, other: int) -> Phrase:
    hand = " ".join("+?" if v is None else f"+{v}" for v in _hand(s, seat, other))
    placed = [t for t in _temples(s, seat) if t["colour"] == COLOURS[other]]
    built = " ".join(f"{t['at']}+{t['value'] or '?'}" for t in placed)
    return Phrase(
        "titicaca-board-player",
        {
            "colour": COLOURS[other],
            "score": s.score[other],
            "stock": s.stock[other],
            "villages": len(bits_of(s.villages[other])),
            "hand": hand or "-",
            "built": built or "-",
            "arrow": "yes" if s.arrow == other else "no",
        },
    )


def _drawing(s: TiticacaState) -> list[str]:
    """One line a row, each half a hex further right: lake number, or kind and owner."""
    grid = s.country.grid
    left = min(2 * column + row for column, row in grid.places)
    rows = []
    for row in sorted({row for _, row in grid.places}):
        line = ""
        for place, (column, its_row) in enumerate(grid.places):
            if its_row == row:
                start = 4 * (2 * column + row - left)
                line = line.ljust(start) + f"{s.country.name(place)}:{_sign(s, place)}"
        rows.append(line)
    return rows


def _sign(s: TiticacaState, place: int) -> str:
    face = s.country.faces[place]
    if face > 0:
        return f"~{face}"
    owner = int(s.owner_at(place))
    return KIND_LETTERS[-1 - face] + (letter_of(COLOURS[owner]) if owner >= 0 else "")
