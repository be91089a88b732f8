"""Positions of Tiwanaku in writing, both ways.

A position is a list of parts, one a line or separated by semicolons; what is not mentioned takes
its neutral default, and no part is given twice:

    competitive short 2
    5  E1* s2 . . .
    ...
    pawns beige a1,b2
    side 0 score 12 diversity 0,1,0,0 tokens 1,3
    turn 0 act

A cell is a terrain letter and a level: `e1` is hidden, `E1` has its tile laid, `E1*` its crop too.
What a text says is read here; whether a game can come to it is judged in `position_checks`.
"""

import re
from collections.abc import Callable, Sequence

from tambo.core.bits import BIT, bits_of
from tambo.games.tiwanaku.board import CELLS, LONG, ROWS, SHORT
from tambo.games.tiwanaku.components import (
    ARROWS,
    COLOURS,
    DIRECTIONS,
    PAWNS_COMPETITIVE,
    TERRAIN_LETTERS,
    TERRAINS,
)
from tambo.games.tiwanaku.position_checks import LARGEST, check_position, fail, format_arrow
from tambo.games.tiwanaku.rules_setup import PAWNS_COOPERATIVE
from tambo.games.tiwanaku.state import (
    COMPETITIVE,
    COOPERATIVE,
    DECISIONS,
    DIFFICULTIES,
    ENDINGS,
    EXPERT,
    MODES,
    NO_ARROW,
    NOBODY,
    SOLO,
    SOURCES,
    TiwanakuState,
    empty_arrows,
    new_state,
)

ARROW_COLOURS = "bwglpy"
ARROW_DIRECTIONS = "nesw"


def format_position(s: TiwanakuState) -> str:
    board = "long" if s.columns == LONG else "short"
    head = f"{MODES[int(s.mode)]} {board} {s.players} levels {int(s.levels)}"
    if s.mode != COMPETITIVE:
        head += f" {DIFFICULTIES[int(s.difficulty)]}"
    if s.mode == SOLO:
        head += f" {COLOURS[int(s.solo_colour)]}"
    parts = [head]
    for row in range(ROWS - 1, -1, -1):
        cells = [_format_cell(s, column * ROWS + row) for column in range(int(s.columns))]
        parts.append(f"{row + 1} {' '.join(cells)}")
    for colour, mask in enumerate(s.pawns):
        if mask:
            parts.append(f"pawns {COLOURS[colour]} {_names(mask)}")
    parts += [_format_side(s, side) for side in range(s.sides)]
    parts += _format_tiles(s)
    parts.append(f"turn {int(s.turn)} {DECISIONS[int(s.decision)]}")
    numbers = {
        "stalls": s.stalls, "fruitful": s.is_fruitful, "erred": s.has_erred, "done": s.done,
        "refused": s.refused, "found": s.is_otoma_find,
    }  # fmt: skip
    parts += [f"{name} {int(value)}" for name, value in numbers.items() if value]
    if s.place != NOBODY:
        parts.append(f"place {int(s.place)}")
    if s.ender != NOBODY:
        parts.append(f"ender {int(s.ender)}")
    if s.asked != NOBODY:
        parts.append(f"asked {int(s.asked)}")
    if s.waiting != NOBODY:
        parts.append(f"waiting {CELLS[int(s.waiting)]}")
    if s.direction >= 0:
        parts.append(f"direction {DIRECTIONS[int(s.direction)]}")
    if s.reacting:
        parts.append("reacting " + " ".join(str(number) for number in s.reacting))
    if s.ending:
        parts.append(f"ending {ENDINGS[int(s.ending)]}")
    return "; ".join(parts)


def _names(mask: int) -> str:
    return ",".join(CELLS[cell] for cell in bits_of(mask))


def _format_cell(s: TiwanakuState, cell: int) -> str:
    letter = TERRAIN_LETTERS[int(s.terrain_at(cell))]
    if s.laid & BIT[cell]:
        letter = letter.upper()
    return f"{letter}{int(s.level_at(cell))}{'*' if s.planted & BIT[cell] else ''}"


def _format_side(s: TiwanakuState, side: int) -> str:
    steps = ",".join(str(step) for step in s.steps[4 * side : 4 * side + 4])
    tokens = ",".join(str(level + 1) for level in range(5) if s.tokens[side] & BIT[level]) or "-"
    made = ",".join(str(n) for n in s.tallies[SOURCES * side : SOURCES * (side + 1)])
    return f"side {side} score {s.scores[side]} diversity {steps} tokens {tokens} made {made}"


def _format_tiles(s: TiwanakuState) -> list[str]:
    parts = []
    shown = [
        f"{CELLS[cell]}={format_arrow(kind)}"
        for cell, kind in enumerate(s.arrows)
        if kind != NO_ARROW
    ]
    if shown:
        parts.append("arrows " + " ".join(shown))
    for number, pile in enumerate(s.piles):
        name = f"{number // 4} {TERRAINS[number % 4]}"
        parts.append(f"pile {name} " + (" ".join(map(format_arrow, pile)) or "-"))
    for terrain, pile in enumerate(s.shelf):
        parts.append(f"shelf {TERRAINS[terrain]} " + (" ".join(map(format_arrow, pile)) or "-"))
    return parts


# Reading


def parse_position(text: str) -> TiwanakuState:
    """The state a text describes; InvalidPosition says what is wrong with it."""
    lines = [line.split() for line in text.replace(";", "\n").splitlines() if line.split()]
    if not lines:
        fail("head", "")
    s = _read_head(lines[0])
    parts: dict[str, list[str]] = {}
    for words in lines[1:]:
        name = " ".join(words[: NAMED_BY.get(words[0], 1)])
        if name in parts:
            fail("twice", name)
        parts[name] = words
    _read_rows(s, parts)
    for words in parts.values():
        try:
            _read_part(s, words[0], words[1:])
        except (ValueError, IndexError, KeyError):
            fail("line", " ".join(words))
    if s.mode != COMPETITIVE and not any(words[0] == "pile" for words in parts.values()):
        _fill_piles(s)
    check_position(s)
    return s


# How many words name a part that may come several times.
NAMED_BY = {"pawns": 2, "side": 2, "pile": 3, "shelf": 2}


def _read_head(words: list[str]) -> TiwanakuState:
    line = " ".join(words)
    if len(words) < 3 or words[0] not in MODES or words[1] not in ("short", "long"):
        fail("head", line)
    if words[2] not in ("1", "2", "3", "4") or (words[0] == "solo") != (words[2] == "1"):
        fail("head", line)
    s = new_state(int(words[2]), MODES.index(words[0]))
    s.columns = SHORT if words[1] == "short" else LONG
    _read_terms(s, words[3:], line)
    if s.mode == COMPETITIVE:
        s.pawns_each = PAWNS_COMPETITIVE[s.players]
        return s
    s.arrows = empty_arrows()
    if s.mode == SOLO:
        s.pawns_each = 5
        s.piles = [[] for _ in range(4)]
    else:
        s.pawns_each = PAWNS_COOPERATIVE[s.players] - (1 if s.difficulty == EXPERT else 0)
        s.piles = [[] for _ in range(4 * s.players)]
        s.shelf = [[] for _ in range(4)]
    return s


def _read_terms(s: TiwanakuState, words: list[str], line: str) -> None:
    """What was agreed on: Diversity levels, the difficulty, and the colour played alone."""
    seen = set()
    difficulties = [[], DIFFICULTIES[:EXPERT], DIFFICULTIES][int(s.mode)]
    while words:
        word, *words = words
        kind = word
        if word == "levels" and words:
            s.levels = _number(words.pop(0))
        elif word in difficulties:
            s.difficulty, kind = DIFFICULTIES.index(word), "difficulty"
        elif word in COLOURS[:4] and s.mode == SOLO:
            s.solo_colour, kind = COLOURS.index(word), "colour"
        else:
            fail("head", line)
        if kind in seen:
            fail("head", line)
        seen.add(kind)


def _read_rows(s: TiwanakuState, parts: dict[str, list[str]]) -> None:
    """The valley; its rows are taken out of the parts."""
    s.valley = [0] * s.cells
    for row in range(ROWS):
        words = parts.pop(str(row + 1), [""])[1:]
        if len(words) != s.columns:
            fail("row", f"{row + 1} {' '.join(words)}")
        for column, word in enumerate(words):
            cell = column * ROWS + row
            if not re.fullmatch(r"[esgr][1-5]|[ESGR][1-5]\*?", word):
                fail("cell", word)
            s.valley[cell] = TERRAIN_LETTERS.index(word[0].lower()) * 5 + int(word[1]) - 1
            if word[0].isupper():
                s.laid |= BIT[cell]
            if word.endswith("*"):
                s.planted |= BIT[cell]


def _read_part(s: TiwanakuState, head: str, tail: list[str]) -> None:
    if head in NUMBERS:
        (word,) = tail
        NUMBERS[head](s, _number(word))
    elif head in NAMES:
        (word,) = tail
        names, put = NAMES[head]
        put(s, names.index(word))
    elif head == "pawns":
        colour, cells = tail
        s.pawns[_index(COLOURS, colour)] = _read_cells(cells)
    elif head == "side":
        _read_side(s, _number(tail[0]), tail[1:])
    elif head == "turn":
        seat, decision = tail
        s.turn, s.decision = _number(seat), _index(DECISIONS, decision)
    elif head == "reacting":
        s.reacting = [_number(word) for word in tail]
    elif head == "arrows":
        for word in tail:
            cell, _, arrow = word.partition("=")
            if s.arrows[CELLS.index(cell)] != NO_ARROW:
                raise ValueError(cell)
            s.arrows[CELLS.index(cell)] = _read_arrow(arrow)
    elif head == "pile":
        s.piles[4 * _number(tail[0]) + _index(TERRAINS, tail[1])] = _read_pile(tail[2:])
    elif head == "shelf":
        s.shelf[_index(TERRAINS, tail[0])] = _read_pile(tail[1:])
    else:
        raise ValueError(head)


def _index(names: Sequence[str], word: str) -> int:
    return names.index(word)


def _put(name: str) -> Callable[[TiwanakuState, int], None]:
    return lambda s, value: setattr(s, name, value)


# Parts that are one number, and parts that are one name.
NUMBERS = {
    "stalls": _put("stalls"), "fruitful": _put("is_fruitful"), "erred": _put("has_erred"),
    "done": _put("done"), "refused": _put("refused"), "found": _put("is_otoma_find"),
    "place": _put("place"), "ender": _put("ender"), "asked": _put("asked"),
}  # fmt: skip
NAMES: dict[str, tuple[Sequence[str], Callable[[TiwanakuState, int], None]]] = {
    "waiting": (CELLS, _put("waiting")),
    "direction": (DIRECTIONS, _put("direction")),
    "ending": (ENDINGS, _put("ending")),
}


def _read_side(s: TiwanakuState, side: int, words: list[str]) -> None:
    if side >= s.sides or len(set(words[::2])) < len(words[::2]):
        raise ValueError(side)
    for name, word in zip(words[::2], words[1::2], strict=True):
        if name == "score":
            s.scores[side] = _number(word)
        elif name == "diversity":
            s.steps[4 * side : 4 * side + 4] = _numbers(word, 4)
        elif name == "tokens":
            levels = [] if word == "-" else word.split(",")
            if len(set(levels)) < len(levels) or not set(levels) <= set("12345"):
                raise ValueError(word)
            s.tokens[side] = sum(BIT[int(level) - 1] for level in levels)
        elif name == "made":
            s.tallies[SOURCES * side : SOURCES * (side + 1)] = _numbers(word, SOURCES)
        else:
            raise ValueError(name)


def _number(word: str) -> int:
    """Plain digits, and nothing larger than a game can come to."""
    if not re.fullmatch(r"[0-9]{1,4}", word) or int(word) > LARGEST:
        fail("number", word)
    return int(word)


def _numbers(word: str, count: int) -> list[int]:
    """Some numbers with commas between them; points can be lost, so they may have a minus."""
    words = word.split(",")
    if len(words) != count:
        raise ValueError(word)
    return [-_number(part[1:]) if part.startswith("-") else _number(part) for part in words]


def _read_cells(word: str) -> int:
    cells = [CELLS.index(name) for name in word.split(",")]
    if len(set(cells)) < len(cells):
        raise ValueError(word)
    return sum(BIT[cell] for cell in cells)


def _read_pile(words: list[str]) -> list[int]:
    return [] if words == ["-"] else [_read_arrow(word) for word in words]


def _read_arrow(word: str) -> int:
    if not re.fullmatch(r"[bwglpy][nesw]", word):
        raise ValueError(word)
    return ARROW_COLOURS.index(word[0]) * 4 + ARROW_DIRECTIONS.index(word[1])


def _fill_piles(s: TiwanakuState) -> None:
    """Piles not mentioned: tiles of the box that do not lie open, dealt in order."""
    seat = 0
    for terrain in range(4):
        tiles = ARROWS[terrain][:]
        shelf = s.shelf[terrain] if s.mode == COOPERATIVE else []
        laid = [s.arrows[c] for c in range(s.cells) if s.terrain_at(c) == terrain]
        for tile in [*shelf, *(tile for tile in laid if tile != NO_ARROW)]:
            if tile in tiles:
                tiles.remove(tile)
        for tile in tiles[: max(0, s.left_of(terrain) - len(shelf))]:
            s.piles[4 * seat + terrain].append(tile)
            if s.mode == COOPERATIVE:
                seat = (seat + 1) % s.players
