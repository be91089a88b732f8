"""Chapters 1 and 2.1: tiles checked, shuffled, turned, and laid into a country of some shape."""

from typing import Final

from tambo.core.dice import Dice
from tambo.core.errors import InvalidSetup
from tambo.core.phrase import Phrase
from tambo.core.workshop import numbered_pieces
from tambo.games.titicaca.board import WAYS, Country, Grid
from tambo.games.titicaca.components import (
    HOUSE_TILES,
    KIND_LETTERS,
    LAKES,
    LANDS,
    LEFT_OUT,
    SHAPE_NAMES,
    SHAPES,
    TILES,
)

# Worked out once and never changed. Another thread may clear or fill them at any time, so what was
# found is not looked up again.
_SHAPES: Final[dict[str, tuple[Grid, list[list[int]]]]] = {}
_TILES: Final[dict[str, list[list[int]]]] = {}


# Tiles


def parse_tiles(text: str) -> list[list[int]]:
    """Twelve tiles, each four faces clockwise from a tip; tiles end with a line or a slash.

    InvalidSetup says what is wrong with them first.
    """
    tiles, faults = read_tiles(text)
    if faults:
        raise faults[0][1]
    return tiles


def read_tiles(text: str) -> tuple[list[list[int]], list[tuple[int, InvalidSetup]]]:
    """The tiles of a text, and all that is wrong with them (TITICACA-1.5) with its line, or 0."""
    tiles: list[list[int]] = []
    lines: list[int] = []
    faults: list[tuple[int, InvalidSetup]] = []
    for number, piece in numbered_pieces(text, "/"):
        words = piece.replace(",", " ").replace("-", " ").lower().split()
        if not words:
            continue
        faces: list[int] = []
        for word in words:
            face = _face(word)
            if face == 0:
                faults.append((number, _invalid("face", word=word[:12])))
            else:
                faces.append(face)
        tiles.append(faces)
        lines.append(number)
        if len(words) != 4:
            faults.append((number, _invalid("faces", tile=len(tiles), found=len(words))))
    faults.extend(_count_faults(tiles, lines))
    return tiles, faults


def _face(word: str) -> int:
    """A lake from 1, a kind of land below 0, or 0 for any other word."""
    if word in KIND_LETTERS:
        return -1 - KIND_LETTERS.index(word)
    if word.isascii() and word.isdigit() and 1 <= int(word[:3]) <= LAKES:
        return int(word)
    return 0


def _count_faults(tiles: list[list[int]], lines: list[int]) -> list[tuple[int, InvalidSetup]]:
    faults: list[tuple[int, InvalidSetup]] = []
    if len(tiles) != TILES:
        faults.append((0, _invalid("count", found=len(tiles))))
    lakes = [face for tile in tiles for face in tile if face > 0]
    for lake in range(1, LAKES + 1):
        # While tiles are missing, so are lakes: that is said once.
        if lakes.count(lake) > 1 or (lake not in lakes and len(tiles) >= TILES):
            at = 0
            for i in range(len(tiles)):
                if lake in tiles[i]:
                    at = lines[i]
            faults.append((at, _invalid("lake", lake=lake, found=lakes.count(lake))))
    lands = sum(len(tile) for tile in tiles) - len(lakes)
    if lands != LANDS and all(len(tile) == 4 for tile in tiles):
        faults.append((0, _invalid("lands", found=lands)))
    for i in range(len(tiles)):
        if 1 in tiles[i] and 7 in tiles[i]:
            faults.append((lines[i], _invalid("apart")))
    return faults


def format_tiles(tiles: list[list[int]]) -> str:
    """The one-line form that the option takes."""
    return " / ".join(" ".join(format_face(face) for face in tile) for tile in tiles)


def format_face(face: int) -> str:
    return str(face) if face > 0 else KIND_LETTERS[-1 - face]


def tiles_in_play(text: str, players: int) -> list[list[int]]:
    """The tiles for so many players, of the house or of a printed copy."""
    tiles = _TILES.get(text)
    if tiles is None:
        tiles = parse_tiles(text or HOUSE_TILES)
        if len(_TILES) > 50:
            _TILES.clear()
        _TILES[text] = tiles
    missing = LEFT_OUT[players]
    return [tile for tile in tiles if not any(lake in tile for lake in missing)]


# Shapes


def parse_shape(text: str) -> list[list[tuple[int, int]]]:
    """The four places of each slot, clockwise from its tip."""
    slots: list[list[tuple[int, int]]] = []
    for word in text.split(","):
        q, r, way = (int(number) for number in word.split())
        (a, b), (c, d) = WAYS[way], WAYS[way + 1]
        slots.append([(q, r), (q + a, r + b), (q + a + c, r + b + d), (q + c, r + d)])
    return slots


def shape_faults(slots: list[list[tuple[int, int]]]) -> list[str]:
    """What keeps a shape from being a country (TITICACA-2.1); empty for a good one."""
    faults: list[str] = []
    places = [place for slot in slots for place in slot]
    taken = set(places)
    if len(taken) < len(places):
        faults.append("two tiles overlap")
    for number, slot in enumerate(slots):
        touching = 0
        for other, others in enumerate(slots):
            if other != number and any(near in others for place in slot for near in _near(place)):
                touching += 1
        if touching < 2:
            faults.append(f"tile {number} touches {touching} others")
    if _flood(places[0], taken) != taken:
        faults.append("the country falls apart")
    columns, rows = [q for q, _ in places], [r for _, r in places]
    if min(columns) != 0 or min(rows) != 0:
        faults.append("the names do not begin with column a and row 1")
    around = {
        (q, r)
        for q in range(-1, max(columns) + 2)
        for r in range(-1, max(rows) + 2)
        if (q, r) not in taken
    }
    if _flood((-1, -1), around) != around:
        faults.append("there is a hole")
    return faults


def _near(place: tuple[int, int]) -> list[tuple[int, int]]:
    return [(place[0] + across, place[1] + down) for across, down in WAYS]


def _flood(start: tuple[int, int], within: set[tuple[int, int]]) -> set[tuple[int, int]]:
    seen = {start}
    todo = [start]
    while todo:
        for near in _near(todo.pop()):
            if near in within and near not in seen:
                seen.add(near)
                todo.append(near)
    return seen


# The country


def lay_country(players: int, shape: str, tiles_text: str, dice: Dice) -> Country:
    """Tiles shuffled, laid and turned (TITICACA-2.1); shape "lot" is drawn."""
    tiles = tiles_in_play(tiles_text, players)
    name = shape
    if shape == "lot":
        name = SHAPE_NAMES[int(dice.below(len(SHAPE_NAMES)))]
    key = f"{name} {len(tiles)}"
    known = _SHAPES.get(key)
    if known is None:
        known = _prepared(SHAPES[name][len(tiles)])
        _SHAPES[key] = known
    grid, slots = known
    order = list(range(len(tiles)))
    dice.shuffle(order)
    faces = [0] * len(grid.places)
    for number, slot in enumerate(slots):
        turned = 2 * int(dice.below(2))
        tile = tiles[order[number]]
        for side in range(4):
            faces[slot[side]] = tile[(side + turned) % 4]
    return Country(grid, faces)


def _prepared(text: str) -> tuple[Grid, list[list[int]]]:
    """The geometry of a shape, and which of its places each tile covers."""
    slots = parse_shape(text)
    grid = Grid([place for slot in slots for place in slot])
    return grid, [[grid.places.index(place) for place in slot] for slot in slots]


def _invalid(what: str, **args: str | int) -> InvalidSetup:
    details: dict[str, str | int] = dict(args)
    phrase = Phrase(f"titicaca-tiles-{what}", details)
    return InvalidSetup(f"option.tiles.{what}", phrase, "TITICACA-1.5")
