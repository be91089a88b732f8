"""Tiwanaku in writing: choices and positions, both ways.

A position is a list of parts, one a line or separated by semicolons; what is not mentioned takes
its neutral default:

    competitive short 2
    5  E1* s2 . . .
    ...
    pawns beige a1,b2
    side 0 score 12 diversity 0,1,0,0 tokens 1,3
    turn 0 act

A cell is a terrain letter and a level: `e1` is hidden, `E1` has its tile laid, `E1*` its crop too.
"""

from typing import NoReturn

from tambo.core.bits import BIT, bits_of
from tambo.core.errors import InvalidPosition
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import (
    ASK,
    CELLS,
    DIVINE,
    DONE,
    ENTER,
    GIVE,
    LIFT,
    LONG,
    MOVE,
    OFFER,
    PASS,
    REFUSE,
    ROWS,
    RUN_CELL,
    RUN_COLOUR,
    SHORT,
    SPEND,
)
from tambo.games.tiwanaku.components import (
    ARROWS,
    COLOURS,
    DIRECTIONS,
    PAWNS_COMPETITIVE,
    TERRAIN_LETTERS,
    TERRAINS,
)
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


def format_choice(choice: int) -> str:
    if choice < MOVE:
        return f"enter {CELLS[choice - ENTER]}"
    if choice < LIFT:
        return f"{CELLS[(choice - MOVE) // 45]}-{CELLS[(choice - MOVE) % 45]}"
    if choice < DIVINE:
        return f"lift {CELLS[choice - LIFT]}"
    if choice < DONE:
        return f"divine {CELLS[(choice - DIVINE) // 5]}={(choice - DIVINE) % 5 + 1}"
    if choice == DONE:
        return "done"
    if choice == PASS:
        return "pass"
    if choice < SPEND:
        levels = [str(level + 1) for level in range(5) if (choice - OFFER) & BIT[level]]
        return "offer " + (" ".join(levels) or "-")
    if choice < ASK:
        return f"spend {TERRAINS[choice - SPEND]}"
    if choice < GIVE:
        return f"ask {choice - ASK}"
    if choice < REFUSE:
        return f"give {TERRAINS[choice - GIVE]}"
    if choice == REFUSE:
        return "refuse"
    if choice < RUN_CELL:
        return f"otoma {COLOURS[choice - RUN_COLOUR]}"
    return f"otoma {CELLS[choice - RUN_CELL]}"


def normalise_choice(text: str) -> str:
    """Lower case, single spaces, offered levels in order."""
    words = text.lower().replace(" = ", "=").split()
    if len(words) > 2 and words[0] == "offer":
        words[1:] = sorted(words[1:])
    return " ".join(words)


def format_arrow(kind: int) -> str:
    return ARROW_COLOURS[kind // 4] + ARROW_DIRECTIONS[kind % 4]


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
        _fail("head", "")
    s = _read_head(lines[0])
    rows: dict[str, list[str]] = {}
    rest = []
    for words in lines[1:]:
        if words[0] in ("1", "2", "3", "4", "5"):
            rows[words[0]] = words[1:]
        else:
            rest.append(words)
    _read_rows(s, rows)
    has_piles = False
    for words in rest:
        try:
            has_piles = _read_part(s, words) or has_piles
        except (ValueError, IndexError, KeyError):
            _fail("line", " ".join(words))
    if s.mode != COMPETITIVE and not has_piles:
        _fill_piles(s)
    _check(s)
    return s


def _read_head(words: list[str]) -> TiwanakuState:
    line = " ".join(words)
    if len(words) < 3 or words[0] not in MODES or words[1] not in ("short", "long"):
        _fail("head", line)
    if words[2] not in ("1", "2", "3", "4") or (words[0] == "solo") != (words[2] == "1"):
        _fail("head", line)
    s = new_state(int(words[2]), MODES.index(words[0]))
    s.columns = SHORT if words[1] == "short" else LONG
    tail = words[3:]
    while tail:
        word = tail.pop(0)
        if word == "levels" and tail and tail[0].isdigit():
            s.levels = int(tail.pop(0))
        elif word in DIFFICULTIES:
            s.difficulty = DIFFICULTIES.index(word)
        elif word in COLOURS[:4]:
            s.solo_colour = COLOURS.index(word)
        else:
            _fail("head", line)
    if s.mode == COMPETITIVE:
        s.pawns_each = PAWNS_COMPETITIVE[s.players]
    elif s.mode == SOLO:
        s.pawns_each = 5
    else:
        s.pawns_each = PAWNS_COOPERATIVE[s.players] - (1 if s.difficulty == EXPERT else 0)
        s.piles = [[] for _ in range(4 * s.players)]
        s.shelf = [[] for _ in range(4)]
    if s.mode == SOLO:
        s.piles = [[] for _ in range(4)]
    if s.mode != COMPETITIVE:
        s.arrows = empty_arrows()
    return s


def _read_rows(s: TiwanakuState, rows: dict[str, list[str]]) -> None:
    s.valley = [0] * s.cells
    for row in range(ROWS):
        words = rows.get(str(row + 1), [])
        if len(words) != s.columns:
            _fail("row", f"{row + 1} {' '.join(words)}")
        for column, word in enumerate(words):
            cell = column * ROWS + row
            letter, level = word[:1], word[1:2]
            if letter.lower() not in TERRAIN_LETTERS or level not in "12345" or len(word) < 2:
                _fail("cell", word)
            s.valley[cell] = TERRAIN_LETTERS.index(letter.lower()) * 5 + int(level) - 1
            if letter.isupper():
                s.laid |= BIT[cell]
            if word[2:] == "*" and letter.isupper():
                s.planted |= BIT[cell]
            elif word[2:]:
                _fail("cell", word)


def _read_part(s: TiwanakuState, words: list[str]) -> bool:
    """One part; whether it was about piles."""
    head, tail = words[0], words[1:]
    if head == "pawns":
        s.pawns[COLOURS.index(tail[0])] = sum(BIT[CELLS.index(c)] for c in tail[1].split(","))
    elif head == "side":
        _read_side(s, int(tail[0]), tail[1:])
    elif head == "turn":
        s.turn, s.decision = int(tail[0]), DECISIONS.index(tail[1])
    elif head == "stalls":
        s.stalls = int(tail[0])
    elif head == "fruitful":
        s.is_fruitful = int(tail[0])
    elif head == "erred":
        s.has_erred = int(tail[0])
    elif head == "done":
        s.done = int(tail[0])
    elif head == "refused":
        s.refused = int(tail[0])
    elif head == "found":
        s.is_otoma_find = int(tail[0])
    elif head == "ender":
        s.ender = int(tail[0])
    elif head == "place":
        s.place = int(tail[0])
    elif head == "asked":
        s.asked = int(tail[0])
    elif head == "waiting":
        s.waiting = CELLS.index(tail[0])
    elif head == "direction":
        s.direction = DIRECTIONS.index(tail[0])
    elif head == "reacting":
        s.reacting = [int(word) for word in tail]
    elif head == "ending":
        s.ending = ENDINGS.index(tail[0])
    elif head == "arrows":
        for word in tail:
            cell, _, arrow = word.partition("=")
            s.arrows[CELLS.index(cell)] = _read_arrow(arrow)
    elif head == "pile":
        number = 4 * int(tail[0]) + TERRAINS.index(tail[1])
        s.piles[number] = [_read_arrow(word) for word in tail[2:] if word != "-"]
        return True
    elif head == "shelf":
        pile = [_read_arrow(word) for word in tail[1:] if word != "-"]
        s.shelf[TERRAINS.index(tail[0])] = pile
    else:
        raise ValueError(head)
    return False


def _read_side(s: TiwanakuState, side: int, words: list[str]) -> None:
    given = dict(zip(words[::2], words[1::2], strict=True))
    for name, word in given.items():
        if name == "score":
            s.scores[side] = int(word)
        elif name == "diversity":
            s.steps[4 * side : 4 * side + 4] = _ints(word, 4)
        elif name == "tokens":
            levels = [] if word == "-" else [int(level) for level in word.split(",")]
            s.tokens[side] = sum(BIT[level - 1] for level in set(levels))
        elif name == "made":
            s.tallies[SOURCES * side : SOURCES * (side + 1)] = _ints(word, SOURCES)
        else:
            raise ValueError(name)


def _ints(word: str, count: int) -> list[int]:
    numbers = [int(part) for part in word.split(",")]
    if len(numbers) != count:
        raise ValueError(word)
    return numbers


def _read_arrow(word: str) -> int:
    if len(word) != 2:
        raise ValueError(word)
    return ARROW_COLOURS.index(word[0]) * 4 + ARROW_DIRECTIONS.index(word[1])


def _fill_piles(s: TiwanakuState) -> None:
    """Piles not mentioned: tiles of the box that do not lie open, dealt in order."""
    seat = 0
    for terrain in range(4):
        tiles = ARROWS[terrain][:]
        for cell in range(s.cells):
            if s.arrows[cell] != NO_ARROW and s.terrain_at(cell) == terrain:
                _take(tiles, s.arrows[cell])
        shelf = s.shelf[terrain] if s.mode == COOPERATIVE else []
        for tile in shelf:
            _take(tiles, tile)
        for tile in tiles[: s.left_of(terrain) - len(shelf)]:
            s.piles[4 * seat + terrain].append(tile)
            if s.mode == COOPERATIVE:
                seat = (seat + 1) % s.players


def _take(tiles: list[int], tile: int) -> None:
    if tile not in tiles:
        _fail("piles", format_arrow(tile))
    tiles.remove(tile)


def _check(s: TiwanakuState) -> None:
    """What no position of a real game can show."""
    taken = 0
    for colour, mask in enumerate(s.pawns):
        if mask & taken or mask & ~(BIT[s.cells] - 1):
            _fail("pawns", COLOURS[colour])
        if mask & ~s.laid & ~(BIT[int(s.waiting)] if s.waiting >= 0 else 0):
            _fail("pawns", COLOURS[colour])
        taken |= mask
        if s.is_quechua(colour) and s.reserve_of(colour) < 0:
            _fail("pawns", COLOURS[colour])
    if not 0 <= s.turn < s.players:
        _fail("turn", str(int(s.turn)))
    most = int(s.levels)
    if any(not 0 <= step <= most for step in s.steps) or min(s.scores) < 0:
        _fail("side", str(s.steps))
    if DECISIONS[int(s.decision)] == "over" and not s.ending:
        _fail("turn", "over")
    if s.mode != COMPETITIVE:
        for terrain in range(4):
            piles = [s.piles[terrain]] if s.mode == SOLO else s.piles[terrain::4]
            shelf = len(s.shelf[terrain]) if s.mode == COOPERATIVE else 0
            if sum(map(len, piles)) + shelf != s.left_of(terrain):
                _fail("piles", TERRAINS[terrain])


def _fail(what: str, word: str) -> NoReturn:
    phrase = Phrase(f"tiwanaku-position-{what}", {"word": word[:80]})
    raise InvalidPosition(f"position.{what}", phrase, "TIWANAKU-7.3")
