"""What a seat of Titicaca sees: the view, and the board in words.

Hidden are the values of others' temples on the board and, until all are in, everything about
others' bids, even whether they are made.
"""

from tambo.core.bits import bits_of
from tambo.core.frozen import Frozen
from tambo.core.owners import letter_of
from tambo.core.phrase import Phrase
from tambo.core.view import View
from tambo.games.titicaca.board import Country
from tambo.games.titicaca.choices import format_choice
from tambo.games.titicaca.components import COLOURS, KIND_LETTERS, KINDS, LAKES, Colour, Kind
from tambo.games.titicaca.rules_regions import settle_menu
from tambo.games.titicaca.scoring import by_colour, sheet_of
from tambo.games.titicaca.state import (
    BIDDING,
    DECISIONS,
    NO_BID,
    OVER,
    SETTLING,
    Decision,
    TiticacaState,
)
from tambo.games.titicaca.view_preview import forecasts, lakes_of, region_after


class Text(Frozen):
    """A sentence: a key of the catalogues and its arguments."""

    key: str
    args: dict[str, str | int]


class Hex(Frozen, omit_defaults=True, forbid_unknown_fields=True):
    """A hex of the country, by name and by place: `q` is its column, `r` its row.

    It is a lake, which has a number, or a land, which has a kind. The other of the two fields is
    left out.
    """

    name: str
    q: int
    r: int
    lake: int | None = None
    kind: Kind | None = None


class Region(Frozen):
    """A region, named by the first of its lands, and the lakes that border it.

    `points` says what each seat would score there now, as far as the viewer can know: nothing of a
    prize that hangs on hidden temples. `why` has a sentence for each prize (TITICACA-5).
    """

    name: str
    lands: list[str]
    lakes: list[int]
    points: list[int]
    why: list[Text]


class Preview(Frozen):
    """The region that a choice would make or change, described as a `Region` is."""

    lands: list[str]
    lakes: list[int]
    points: list[int]
    why: list[Text]


class Temple(Frozen):
    """A temple on the board. `value` is 1 or 2, null where the viewer may not know it."""

    at: str
    colour: Colour
    value: int | None


class SheetEntry(Frozen):
    """A line of the score sheet: points of a seat, by which clause, and what for."""

    seat: int
    points: int
    clause: str
    said: Text


class TiticacaView(View, tag="titicaca"):
    """What a seat of Titicaca sees. Hexes are named by column and row, from a1.

    `colours` are those of the seats, and lists with an entry for each seat are in the same order.

    `country` are its hexes. `open_lands` may be settled in this `round`, which is one after the
    last lake if `is_extra` (TITICACA-8.2). `villages` says who settled a land. `sticks` are edges
    such as "a2|b2" between a settled land and a land that is not of its region (TITICACA-4.1).
    `regions` are in the order of their names. `temples` are those on the board; `hands` are the
    values of those not built, null for one that the viewer may not know.

    `stock` are the arms of each seat, `score` its points so far, explained by `sheet`. `arrow` is
    the seat that holds the arrow. `bids` are those of this round, null while they are sealed;
    `bid` is the viewer's own then, null as long as it is not made. `order` are the seats in the
    order of their turns, `turn` the place in it of the one that plays. `decision` is what is to be
    decided, `fresh` the land settled in this turn. `previews` are of the choices on the viewer's
    menu, by their notation.
    """

    colours: list[Colour]
    country: list[Hex]
    round: int
    is_extra: bool
    open_lands: list[str]
    villages: dict[str, Colour]
    sticks: list[str]
    regions: list[Region]
    temples: list[Temple]
    hands: list[list[int | None]]
    stock: list[int]
    score: list[int]
    arrow: int
    bids: list[int] | None
    bid: int | None
    order: list[int]
    turn: int
    decision: Decision
    fresh: str | None
    previews: dict[str, Preview]
    sheet: list[SheetEntry]


def asked(s: TiticacaState, seat: int | None) -> list[int]:
    """TITICACA-3.2: during the bids a seat that is ready looks so to itself only."""
    if s.decision != BIDDING:
        mover = int(s.mover())
        return [mover] if mover >= 0 else []
    return [
        other
        for other in range(s.players)
        if s.stock[other] > 0 and (other != seat or s.bids[other] == NO_BID)
    ]


def view_of(s: TiticacaState, seat: int | None, to_act: list[int]) -> TiticacaView:
    country = s.country
    is_open = s.decision != BIDDING
    is_going_on = is_open and s.decision != OVER
    return TiticacaView(
        seat=seat,
        players=s.players,
        to_act=to_act,
        colours=COLOURS[: s.players],
        country=_country(country),
        round=int(s.round),
        is_extra=bool(s.round > LAKES),
        open_lands=[] if s.decision == OVER else country.names(int(s.open_lands())),
        villages={
            country.name(land): COLOURS[int(s.owner_at(land))] for land in bits_of(int(s.settled))
        },
        sticks=_sticks(s),
        regions=_regions(s, seat),
        temples=_temples(s, seat),
        hands=[_hand(s, seat, other) for other in range(s.players)],
        stock=s.stock[:],
        score=s.score[:],
        arrow=int(s.arrow),
        bids=s.bids[:] if is_open else None,
        bid=None if seat is None or is_open or s.bids[seat] == NO_BID else s.bids[seat],
        order=s.order[:] if is_going_on else [],
        turn=int(s.turn) if is_going_on else 0,
        decision=DECISIONS[int(s.decision)],
        fresh=country.name(int(s.fresh)) if s.fresh >= 0 else None,
        previews=_previews(s, seat),
        sheet=[
            SheetEntry(line.seat, line.points, line.clause, _text(line.phrase))
            for line in sheet_of(s)
        ],
    )


def _text(phrase: Phrase) -> Text:
    return Text(phrase.key, dict(phrase.args))


def _country(country: Country) -> list[Hex]:
    hexes = []
    for place, (column, row) in enumerate(country.grid.places):
        face, name = country.faces[place], country.name(place)
        if face > 0:
            hexes.append(Hex(name, column, row, lake=face))
        else:
            hexes.append(Hex(name, column, row, kind=KINDS[-1 - face]))
    return hexes


def _sticks(s: TiticacaState) -> list[str]:
    """TITICACA-4.1: edges between a settled land and a land that is not of its region."""
    return [
        f"{s.country.name(one)}|{s.country.name(other)}"
        for one in bits_of(s.country.lands)
        for other in bits_of(s.country.beside[one])
        if one < other and s.home[one] != s.home[other]
    ]


def _regions(s: TiticacaState, seat: int | None) -> list[Region]:
    regions = []
    for first in bits_of(int(s.firsts)):
        shown = _preview(s, seat, s.area[first], s.villages)
        name = s.country.name(first)
        regions.append(Region(name, shown.lands, shown.lakes, shown.points, shown.why))
    return regions


def _preview(
    s: TiticacaState,
    seat: int | None,
    area: int,
    villages: list[int],
    added: tuple[int, int] = (0, 0),
) -> Preview:
    lines = forecasts(s, seat, area, villages, added)
    totals = [0] * s.players
    for line in lines:
        for winner in line.winners:
            totals[winner] += line.each
    why = [_text(line.phrase) for line in lines]
    return Preview(s.country.names(area), lakes_of(s, area), totals, why)


def _previews(s: TiticacaState, seat: int | None) -> dict[str, Preview]:
    """For each choice of the seat that makes or changes a region: that region and its score."""
    if seat is None or s.mover() != seat:
        return {}
    found = {}
    for choice in s.options if s.decision != SETTLING else settle_menu(s):
        area, villages, added = region_after(s, choice)
        if area:
            found[format_choice(s, choice)] = _preview(s, seat, area, villages, added)
    return found


def _temples(s: TiticacaState, seat: int | None) -> list[Temple]:
    """Temples on the board by land; the value is None where the seat may not know it."""
    found: dict[int, Temple] = {}
    for owner in range(s.players):
        for land, value in ((s.temples_one[owner], 1), (s.temples_two[owner], 2)):
            if land >= 0:
                shown = value if s.knows_temples(seat, owner) else None
                found[land] = Temple(s.country.name(land), COLOURS[owner], shown)
    return [found[land] for land in sorted(found)]


def _hand(s: TiticacaState, seat: int | None, owner: int) -> list[int | None]:
    """Temples in hand; None for one whose value is hidden because the other stands unseen."""
    values = [
        value for land, value in ((s.temples_one[owner], 1), (s.temples_two[owner], 2)) if land < 0
    ]
    if len(values) == 1 and not s.knows_temples(seat, owner):
        return [None]
    return list(values)


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
        points = {other: str(won) for other, won in enumerate(region.points) if won}
        facts: dict[str, str | int] = {
            "region": region.name,
            "lands": "+".join(region.lands),
            "lakes": ", ".join(str(lake) for lake in region.lakes),
            **by_colour(points),
        }
        lines.append(Phrase("titicaca-board-region", facts))
    if s.decision == BIDDING and seat is not None and s.bids[seat] > 0:
        lines.append(Phrase("titicaca-board-bid", {"amount": s.bids[seat]}))
    return lines


def _player_line(s: TiticacaState, seat: int | None, other: int) -> Phrase:
    hand = " ".join("+?" if v is None else f"+{v}" for v in _hand(s, seat, other))
    placed = [t for t in _temples(s, seat) if t.colour == COLOURS[other]]
    built = " ".join(f"{t.at}+{t.value or '?'}" for t in placed)
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
