"""Tiwanaku's choices as ints and as text, both ways, and nowhere else.

Every choice has one stable number: the first of its kind, plus what it is about. Compiled, because
search encodes and decodes choices at every step. Positions are in `positions`.
"""

from typing import Final

from mypy_extensions import i64

from tambo.core.bits import BIT, index_of
from tambo.games.tiwanaku.board import CELLS, MOST_CELLS
from tambo.games.tiwanaku.components import COLOURS, CROPS, TERRAINS

ENTER: Final = 0  # + cell
MOVE: Final = ENTER + MOST_CELLS  # + MOST_CELLS * start + end
LIFT: Final = MOVE + MOST_CELLS * MOST_CELLS  # + cell
DIVINE: Final = LIFT + MOST_CELLS  # + 5 * cell + level - 1
DONE: Final = DIVINE + 5 * MOST_CELLS
PASS: Final = DONE + 1
OFFER: Final = PASS + 1  # + mask of the tokens' levels; nothing offered is all kept
SPEND: Final = OFFER + 32  # + terrain
ASK: Final = SPEND + 4  # + seat
GIVE: Final = ASK + 4  # + terrain
REFUSE: Final = GIVE + 4
RUN_COLOUR: Final = REFUSE + 1  # + colour
RUN_CELL: Final = RUN_COLOUR + 6  # + cell
CHOICES: Final = RUN_CELL + MOST_CELLS

LEVELS = ("1", "2", "3", "4", "5")


# As ints


def kind_of(choice: i64) -> i64:
    """The first number of the choice's kind: ENTER, MOVE and so on."""
    if choice < LIFT:
        return ENTER if choice < MOVE else MOVE
    if choice < DONE:
        return LIFT if choice < DIVINE else DIVINE
    if choice < OFFER:
        return choice
    if choice < ASK:
        return OFFER if choice < SPEND else SPEND
    if choice < REFUSE:
        return ASK if choice < GIVE else GIVE
    if choice < RUN_COLOUR:
        return REFUSE
    return RUN_COLOUR if choice < RUN_CELL else RUN_CELL


def encode_enter(cell: i64) -> int:
    return int(ENTER + cell)


def decode_enter(choice: i64) -> i64:
    return choice - ENTER


def encode_move(start: i64, end: i64) -> int:
    return int(MOVE + MOST_CELLS * start + end)


def decode_move(choice: i64) -> tuple[i64, i64]:
    """Start and end."""
    place: i64 = choice - MOVE
    return place // MOST_CELLS, place % MOST_CELLS


def encode_lift(cell: i64) -> int:
    return int(LIFT + cell)


def decode_lift(choice: i64) -> i64:
    return choice - LIFT


def encode_divine(cell: i64, level: i64) -> int:
    return int(DIVINE + 5 * cell + level - 1)


def decode_divine(choice: i64) -> tuple[i64, i64]:
    """Cell and level."""
    place: i64 = choice - DIVINE
    return place // 5, place % 5 + 1


def encode_offer(tokens: i64) -> int:
    return int(OFFER + tokens)


def decode_offer(choice: i64) -> i64:
    return choice - OFFER


def encode_spend(terrain: i64) -> int:
    return int(SPEND + terrain)


def decode_spend(choice: i64) -> i64:
    return choice - SPEND


def encode_ask(seat: i64) -> int:
    return int(ASK + seat)


def decode_ask(choice: i64) -> i64:
    return choice - ASK


def encode_give(terrain: i64) -> int:
    return int(GIVE + terrain)


def decode_give(choice: i64) -> i64:
    return choice - GIVE


def encode_run_colour(colour: i64) -> int:
    return int(RUN_COLOUR + colour)


def decode_run_colour(choice: i64) -> i64:
    return choice - RUN_COLOUR


def encode_run_cell(cell: i64) -> int:
    return int(RUN_CELL + cell)


def decode_run_cell(choice: i64) -> i64:
    return choice - RUN_CELL


# Menus from masks of cells


def list_entries(menu: list[int], cells: i64) -> None:
    while cells:
        menu.append(encode_enter(index_of(cells & -cells)))
        cells &= cells - 1


def list_moves(menu: list[int], start: i64, cells: i64) -> None:
    while cells:
        menu.append(encode_move(start, index_of(cells & -cells)))
        cells &= cells - 1


def list_lifts(menu: list[int], cells: i64) -> None:
    while cells:
        menu.append(encode_lift(index_of(cells & -cells)))
        cells &= cells - 1


def list_divinations(menu: list[int], cells: i64) -> None:
    """Each level on each cell."""
    while cells:
        cell = index_of(cells & -cells)
        cells &= cells - 1
        for level in range(1, 6):
            menu.append(encode_divine(cell, level))


# As text


def format_choice(choice: int) -> str:
    """TIWANAKU-7.2."""
    kind = kind_of(choice)
    if kind == ENTER:
        return f"enter {CELLS[int(decode_enter(choice))]}"
    if kind == MOVE:
        start, end = decode_move(choice)
        return f"{CELLS[int(start)]}-{CELLS[int(end)]}"
    if kind == LIFT:
        return f"lift {CELLS[int(decode_lift(choice))]}"
    if kind == DIVINE:
        cell, level = decode_divine(choice)
        return f"divine {CELLS[int(cell)]}={int(level)}"
    if kind == OFFER:
        return "offer " + (format_levels(decode_offer(choice)) or "-")
    if kind == SPEND:
        return f"spend {TERRAINS[int(decode_spend(choice))]}"
    if kind == ASK:
        return f"ask {int(decode_ask(choice))}"
    if kind == GIVE:
        return f"give {TERRAINS[int(decode_give(choice))]}"
    if kind == RUN_COLOUR:
        return f"otoma {COLOURS[int(decode_run_colour(choice))]}"
    if kind == RUN_CELL:
        return f"otoma {CELLS[int(decode_run_cell(choice))]}"
    if kind == REFUSE:
        return "refuse"
    return "done" if kind == DONE else "pass"


def format_levels(tokens: i64) -> str:
    """The levels of some tokens, with spaces."""
    return " ".join([str(level + 1) for level in range(len(CROPS)) if tokens & BIT[level]])


def normalise_choice(text: str) -> str:
    """Lower case, single spaces, offered levels in order."""
    words = text.lower().replace(" = ", "=").split()
    if len(words) > 2 and words[0] == "offer":
        words[1:] = sorted(words[1:])
    return " ".join(words)


def parse_choice(text: str) -> tuple[str, list[int], list[int]]:
    """What a normalised text asks for, whether or not it can be done: a word, cells and numbers.

    The word is "unreadable" where it asks for nothing. A walk has all its cells, a move at least
    two; "cell" and "crop" stand for a cell or a level alone.
    """
    words = text.split()
    if len(words) == 1:
        return _parse_word(words[0])
    if len(words) >= 2 and words[0] == "offer":
        return _parse_offer(words[1:])
    if len(words) == 2:
        return _parse_pair(words[0], words[1])
    return "unreadable", [], []


def _parse_word(word: str) -> tuple[str, list[int], list[int]]:
    if word in ("done", "pass", "refuse"):
        return word, [], []
    if word in LEVELS:
        return "crop", [], [int(word)]
    if "-" in word:
        return _parse_cells("move", word.split("-"), [])
    return _parse_cells("cell", [word], [])


def _parse_offer(levels: list[str]) -> tuple[str, list[int], list[int]]:
    if levels == ["-"]:
        return "offer", [], []
    if len(set(levels)) < len(levels) or any(level not in LEVELS for level in levels):
        return "unreadable", [], []
    return "offer", [], [int(level) for level in levels]


def _parse_pair(head: str, tail: str) -> tuple[str, list[int], list[int]]:
    if head == "enter":
        return _parse_cells(head, tail.split("-"), [])
    if head == "lift":
        return _parse_cells(head, [tail], [])
    if head == "divine":
        cell, _, level = tail.partition("=")
        if level in LEVELS:
            return _parse_cells(head, [cell], [int(level)])
    elif head in ("spend", "give"):
        if tail in TERRAINS:
            return head, [], [TERRAINS.index(tail)]
    elif head == "ask":
        if tail in ("0", "1", "2", "3"):
            return head, [], [int(tail)]
    elif head == "otoma":
        if tail in CELLS or tail in COLOURS:
            return head, [], []
    return "unreadable", [], []


def _parse_cells(
    word: str, names: list[str], numbers: list[int]
) -> tuple[str, list[int], list[int]]:
    if any(name not in CELLS for name in names):
        return "unreadable", [], []
    return word, [CELLS.index(name) for name in names], numbers
