"""What a seat of Tiwanaku sees, built field by field; nothing undiscovered is ever read here."""

from typing import Annotated, Literal, cast

from msgspec import Meta

from tambo.core.bits import BIT, bits_of
from tambo.core.frozen import Frozen
from tambo.core.owners import letter_of
from tambo.core.phrase import Phrase
from tambo.core.view import View
from tambo.games.tiwanaku.board import CELLS, LONG, ROWS
from tambo.games.tiwanaku.components import (
    COLOURS,
    DIRECTIONS,
    TERRAIN_LETTERS,
    TERRAINS,
    Colour,
    Direction,
    Terrain,
)
from tambo.games.tiwanaku.rules_coop import next_group
from tambo.games.tiwanaku.rules_otoma import name_of
from tambo.games.tiwanaku.state import (
    COMPETITIVE,
    COOPERATIVE,
    DECISIONS,
    DIFFICULTIES,
    ENDINGS,
    MODES,
    NO_ARROW,
    OVER,
    RUN,
    Decision,
    Difficulty,
    Ending,
    Mode,
    SideName,
    TiwanakuState,
)

Board = Literal["short", "long"]
# Pairs are lists in JSON; a mapping leaves out the colours and terrains that do not apply.
Arrow = Annotated[list[str], Meta(extra={"typescript": "[Colour, Direction]"})]
Lot = Annotated[list[str | int], Meta(extra={"typescript": "[Terrain, number]"})]
Pawns = Annotated[
    dict[Colour, list[str]], Meta(extra={"typescript": "Partial<Record<Colour, string[]>>"})
]
Reserves = Annotated[
    dict[Colour, int], Meta(extra={"typescript": "Partial<Record<Colour, number>>"})
]
Tops = Annotated[
    dict[Terrain, Direction | None],
    Meta(extra={"typescript": "Partial<Record<Terrain, Direction | null>>"}),
]


class Cell(Frozen):
    """What lies open of a cell: all is null where no tile lies.

    `crop` is its level, null while the ground is bare. `arrow` is the colour and the direction on
    the tile, null where tiles show none: in competitive play, and where the game began.
    """

    terrain: Terrain | None
    crop: int | None
    arrow: Arrow | None


class Side(Frozen):
    """What keeps a score: each colour in competitive play, else the players and the Otoma.

    `diversity` is the level of each marker, `tokens` the crops of the tokens in hand.
    """

    name: SideName
    score: int
    diversity: dict[Terrain, int]
    tokens: list[int]


class Tiles(Frozen):
    """The tiles of co-op: how many each seat has in its piles, and how many lie on the shelf of
    the Diversity board. `tops` are the arrows' directions on the own piles, null where a pile is
    empty; a spectator has none (TIWANAKU-6.3).
    """

    sizes: list[dict[Terrain, int]]
    tops: Tops
    shelf: dict[Terrain, int]


class Waiting(Frozen):
    """A discovered cell that waits for a tile (TIWANAKU-6.7)."""

    at: str
    terrain: Terrain


class TiwanakuView(View, tag="tiwanaku"):
    """What a seat of Tiwanaku sees. Cells are named from a1, bottom left; crops by their level.

    `difficulty` is null in competitive play. `levels` are those of the Diversity board, `colours`
    those of the seats. `pawns` has the cells of the pawns of each colour, the Otoma's too,
    `reserves` the number of pawns beside the board of each player's colour. `left` are the
    tiles not laid yet. `turn` is the seat that takes its turn, `place` the partner in whose
    place it does (TIWANAKU-6.2), `decision` what is to be decided in it. `stalls` are the turns
    in a row without gain (TIWANAKU-4.5). `direction` is that of the arrow to follow, null where
    there is none. Co-op alone has `tiles`, a cell `waiting` for one, the seat `asked` to give
    it, and in `reacting` the cells of the Otoma pawns of which one must be chosen to run.
    `valley` has the terrain and the crop of each cell once the game is over, null before.
    """

    mode: Mode
    board: Board
    difficulty: Difficulty | None
    levels: int
    colours: list[Colour]
    cells: dict[str, Cell]
    pawns: Pawns
    reserves: Reserves
    sides: list[Side]
    left: dict[Terrain, int]
    turn: int
    place: int | None
    decision: Decision
    ending: Ending | None
    stalls: int
    direction: Direction | None
    tiles: Tiles | None
    waiting: Waiting | None
    asked: int | None
    reacting: list[str]
    valley: dict[str, Lot] | None


def view_of(s: TiwanakuState, seat: int | None, to_act: list[int]) -> TiwanakuView:
    quechua = [colour for colour in range(6) if s.is_quechua(colour)]
    return TiwanakuView(
        seat=seat,
        players=s.players,
        to_act=to_act,
        mode=MODES[int(s.mode)],
        board="long" if s.columns == LONG else "short",
        difficulty=None if s.mode == COMPETITIVE else DIFFICULTIES[int(s.difficulty)],
        levels=int(s.levels),
        colours=[COLOURS[int(s.colour_of(other))] for other in range(s.players)],
        cells={CELLS[cell]: _cell(s, cell) for cell in range(s.cells)},
        pawns={
            COLOURS[c]: [CELLS[cell] for cell in bits_of(s.pawns[c])]
            for c in range(6)
            if s.pawns[c] or c in quechua
        },
        reserves={COLOURS[colour]: int(s.reserve_of(colour)) for colour in quechua},
        sides=[_side(s, side) for side in range(s.sides)],
        left={TERRAINS[terrain]: s.left_of(terrain) for terrain in range(4)},
        turn=int(s.turn),
        place=int(s.place) if s.place >= 0 else None,
        decision=DECISIONS[int(s.decision)],
        ending=cast(Ending, ENDINGS[int(s.ending)]) if s.ending else None,
        stalls=int(s.stalls),
        direction=DIRECTIONS[int(s.direction)] if s.direction >= 0 else None,
        tiles=_tiles(s, seat) if s.mode == COOPERATIVE else None,
        waiting=_waiting(s),
        asked=int(s.asked) if s.asked >= 0 else None,
        reacting=(
            [CELLS[cell] for cell in next_group(s)]
            if s.decision == RUN and s.mode == COOPERATIVE
            else []
        ),
        valley=_valley(s) if s.decision == OVER else None,
    )


def _cell(s: TiwanakuState, cell: int) -> Cell:
    """An undiscovered cell shows nothing; a tile its terrain and arrow; a crop its level."""
    if not s.laid & BIT[cell]:
        return Cell(None, None, None)
    has_arrow = s.mode != COMPETITIVE and s.arrows[cell] != NO_ARROW
    kind = s.arrows[cell] if has_arrow else 0
    return Cell(
        terrain=TERRAINS[int(s.terrain_at(cell))],
        crop=int(s.level_at(cell)) if s.planted & BIT[cell] else None,
        arrow=[COLOURS[kind // 4], DIRECTIONS[kind % 4]] if has_arrow else None,
    )


def _side(s: TiwanakuState, side: int) -> Side:
    return Side(
        name=name_of(s, side),
        score=s.scores[side],
        diversity={TERRAINS[t]: s.steps[4 * side + t] for t in range(4)},
        tokens=[level + 1 for level in range(5) if s.tokens[side] & BIT[level]],
    )


def _tiles(s: TiwanakuState, seat: int | None) -> Tiles:
    """TIWANAKU-6.3: sizes are public, tops only their owner's."""
    tops: dict[Terrain, Direction | None] = {}
    if seat is not None:
        for terrain in range(4):
            pile = s.piles[4 * seat + terrain]
            tops[TERRAINS[terrain]] = DIRECTIONS[pile[-1] % 4] if pile else None
    return Tiles(
        sizes=[
            {TERRAINS[t]: len(s.piles[4 * other + t]) for t in range(4)}
            for other in range(s.players)
        ],
        tops=tops,
        shelf={TERRAINS[t]: len(s.shelf[t]) for t in range(4)},
    )


def _waiting(s: TiwanakuState) -> Waiting | None:
    if s.waiting < 0:
        return None
    cell = int(s.waiting)
    return Waiting(CELLS[cell], TERRAINS[int(s.terrain_at(cell))])


def _valley(s: TiwanakuState) -> dict[str, Lot]:
    """After the end the disc may be looked at."""
    return {
        CELLS[cell]: [TERRAINS[int(s.terrain_at(cell))], int(s.level_at(cell))]
        for cell in range(s.cells)
    }


def board_lines(s: TiwanakuState, seat: int | None) -> list[Phrase]:
    """Rows from the top: terrain letter, crop level (? where unknown), and the pawn's letter."""
    letters = "abcdefghi"[: int(s.columns)]
    lines = [_line("    " + "".join(f"{letter:<6}" for letter in letters).rstrip())]
    for row in range(ROWS - 1, -1, -1):
        cells = [_drawn(s, column * ROWS + row) for column in range(int(s.columns))]
        lines.append(_line(f"{row + 1}   " + "".join(f"{cell:<6}" for cell in cells).rstrip()))
    left: dict[str, str | int] = {TERRAINS[terrain]: s.left_of(terrain) for terrain in range(4)}
    lines.append(Phrase("tiwanaku-board-left", left))
    for side in range(s.sides):
        facts = _side(s, side)
        steps: dict[str, str | int] = dict(facts.diversity.items())
        tokens = " ".join(str(level) for level in facts.tokens) or "-"
        lines.append(
            Phrase(
                "tiwanaku-board-side",
                {"colour": facts.name, "score": facts.score, "tokens": tokens, **steps},
            )
        )
    for colour in range(6):
        if s.is_quechua(colour):
            words: dict[str, str | int] = {
                "colour": COLOURS[colour],
                "reserve": int(s.reserve_of(colour)),
            }
            lines.append(Phrase("tiwanaku-board-reserve", words))
    if s.mode == COOPERATIVE:
        lines += _tile_lines(s, seat)
    return lines


def _drawn(s: TiwanakuState, cell: int) -> str:
    if not s.laid & BIT[cell]:
        text = "."
    else:
        level = str(int(s.level_at(cell))) if s.planted & BIT[cell] else "?"
        text = TERRAIN_LETTERS[int(s.terrain_at(cell))] + level
    for colour in range(6):
        if s.pawns[colour] & BIT[cell]:
            text += "@" + letter_of(COLOURS[colour])
    return text


def _tile_lines(s: TiwanakuState, seat: int | None) -> list[Phrase]:
    lines = []
    for other in range(s.players):
        sizes: dict[str, str | int] = {TERRAINS[t]: len(s.piles[4 * other + t]) for t in range(4)}
        lines.append(Phrase("tiwanaku-board-tiles", {"seat": other + 1, **sizes}))
    if seat is not None:
        for terrain, top in _tiles(s, seat).tops.items():
            if top:
                lines.append(Phrase("tiwanaku-board-top", {"terrain": terrain, "direction": top}))
    return lines


def _line(text: str) -> Phrase:
    return Phrase("text-line", {"text": text})
