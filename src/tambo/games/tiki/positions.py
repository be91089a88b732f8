"""Positions of Tiki as text, both ways. Choices are in `choices.py`.

A position is one line, like chess's FEN; a drawn board is accepted too, with neutral defaults:

    yellow to act
    3  .   .   p
    2  .   yp  .
    1  y   .   .
    fruits 1 0 reserve 6
"""

from typing import NoReturn

from tambo.core.errors import InvalidPosition
from tambo.core.phrase import Phrase
from tambo.games.tiki.board import BORDERS, CELLS, border_name
from tambo.games.tiki.components import COLOURS, FRUITS, FRUITS_TO_WIN, TIKIS, VILLAGE_SETS
from tambo.games.tiki.rules import TikiRules, pack_layout
from tambo.games.tiki.state import (
    ACT,
    BESIDE_RESERVE,
    DECISIONS,
    ENDINGS,
    FOUR_FRUITS,
    NOT_IN_USE,
    ORDER,
    OVER,
    PLACE,
    REPETITION,
    SUDDEN_DEATH,
    TAKE_OVER,
    TikiState,
)

LETTERS = "yp"
NEUTRAL_VALUES = "2,1,1,1,0,0,0,-1,-1"
FLAGS = ("swap", "swapped", "endless")


def format_position(s: TikiState) -> str:
    """Villages, stacks, fruits, phase, shaman, turn, decision; then what is unusual."""
    cells = range(9)
    words = [
        ",".join(str(int(s.value_at(cell))) for cell in cells),
        ",".join("".join(LETTERS[c] for c in s.tikis_at(cell)) or "-" for cell in cells),
        f"{int(s.fruits_yellow)}:{int(s.fruits_purple)}:{int(s.reserve)}",
        "sudden" if s.sudden else "normal",
        _format_shaman(s),
        LETTERS[int(s.turn)],
        DECISIONS[int(s.decision)],
    ]
    if s.decision == ORDER:
        words.append(",".join(CELLS[cell] for cell in cells if s.height_at(cell) == 3))
    elif s.decision == PLACE:
        first = int(s.resolving)
        later = [cell for cell in cells if s.height_at(cell) == 3 and cell != first]
        words.append(",".join(CELLS[cell] for cell in [first, *later]))
    elif s.decision == OVER:
        words.append(ENDINGS[int(s.ending)])
    if s.may_swap:
        words.append("swap")
    if s.seat_of_yellow:
        words.append("swapped")
    if not s.counts_repetition:
        words.append("endless")
    return " ".join(words)


def _format_shaman(s: TikiState) -> str:
    if s.shaman == NOT_IN_USE:
        return "x"
    return "-" if s.shaman == BESIDE_RESERVE else border_name(int(s.shaman))


def parse_position(text: str) -> TikiState:
    """The state a line or a drawing describes; InvalidPosition says what is wrong with it."""
    words = text.split() if "\n" not in text.strip() else _words_of_drawing(text)
    if len(words) < 7:
        _fail("fields", found=len(words))
    s = TikiState()
    _read_values(s, words[0])
    _read_stacks(s, words[1])
    _read_fruits(s, words[2])
    if words[3] not in ("normal", "sudden"):
        _fail("phase", word=words[3][:20])
    s.sudden = 1 if words[3] == "sudden" else 0
    s.shaman = _read_shaman(words[4])
    if words[5] not in ("y", "p"):
        _fail("turn", word=words[5][:20])
    s.turn = LETTERS.index(words[5])
    flags = [word for word in words[7:] if word in FLAGS]
    _read_decision(s, [words[6], *(word for word in words[7:] if word not in FLAGS)])
    s.may_swap = 1 if "swap" in flags else 0
    s.seat_of_yellow = 1 if "swapped" in flags else 0
    s.counts_repetition = 0 if "endless" in flags else 1
    _check(s)
    if s.decision == ACT:
        TikiRules()._note_position(s, None)
    return s


def _words_of_drawing(text: str) -> list[str]:
    """The drawing as the words of the line form."""
    given = {"values": NEUTRAL_VALUES, "fruits": f"0:0:{FRUITS}", "phase": "normal", "shaman": "x"}
    turn, decision, flags = "y", ["act"], list[str]()
    rows: dict[str, list[str]] = {}
    for line in text.strip().splitlines():
        words = line.split()
        if not words:
            continue
        head, tail = words[0], words[1:]
        if head in ("1", "2", "3") and len(tail) == 3:
            rows[head] = ["-" if word == "." else word for word in tail]
        elif head in COLOURS and len(tail) >= 2 and tail[0] == "to":
            turn = head[0]
            decision = [tail[1], *([",".join(tail[2:])] if tail[2:] else [])]
        elif head == "values":
            given["values"] = ",".join(tail)
        elif head == "fruits" and len(tail) == 4 and tail[2] == "reserve":
            given["fruits"] = ":".join([tail[0], tail[1], tail[3]])
        elif head == "shaman" and len(tail) == 1:
            given["shaman"] = tail[0]
        elif head == "sudden" and not tail:
            given["phase"] = "sudden"
        elif head in FLAGS and not tail:
            flags.append(head)
        else:
            _fail("line", line=line.strip()[:60])
    if len(rows) != 3:
        _fail("rows", found=len(rows))
    stacks = ",".join(rows["1"] + rows["2"] + rows["3"])
    head_words = [given["values"], stacks, given["fruits"], given["phase"], given["shaman"]]
    return [*head_words, turn, *decision, *flags]


def _read_values(s: TikiState, word: str) -> None:
    try:
        values = [int(part) for part in word.split(",")]
    except ValueError:
        _fail("values", word=word[:60])
    if sorted(values) not in [sorted(known) for known in VILLAGE_SETS.values()]:
        _fail("values", word=word[:60])
    s.layout = pack_layout(values)


def _read_stacks(s: TikiState, word: str) -> None:
    stacks = word.split(",")
    if len(stacks) != 9:
        _fail("stacks", word=word[:60])
    for cell, stack in enumerate(stacks):
        if stack == "-":
            continue
        if not 1 <= len(stack) <= 3 or any(letter not in LETTERS for letter in stack):
            _fail("stack", at=CELLS[cell], word=stack[:20])
        bit = 1 << cell
        s.ones |= bit
        s.purple1 |= bit if stack[0] == "p" else 0
        if len(stack) > 1:
            s.twos |= bit
            s.purple2 |= bit if stack[1] == "p" else 0
        if len(stack) > 2:
            s.threes |= bit
            s.purple3 |= bit if stack[2] == "p" else 0
    laid = "".join(stacks)
    if laid.count("y") > TIKIS or laid.count("p") > TIKIS:
        _fail("tikis", most=TIKIS)
    s.hand_yellow = TIKIS - laid.count("y")
    s.hand_purple = TIKIS - laid.count("p")


def _read_fruits(s: TikiState, word: str) -> None:
    parts = word.split(":")
    if len(parts) != 3 or any(part not in "01234567" or len(part) != 1 for part in parts):
        _fail("fruits", word=word[:20])
    yellow, purple, reserve = (int(part) for part in parts)
    if yellow + purple + reserve > FRUITS:
        _fail("fruits", word=word[:20])
    s.fruits_yellow, s.fruits_purple, s.reserve = yellow, purple, reserve


def _read_shaman(word: str) -> int:
    if word == "x":
        return NOT_IN_USE
    if word == "-":
        return BESIDE_RESERVE
    names = [border_name(border) for border in range(len(BORDERS))]
    name = "|".join(sorted(word.split("|")))
    if name not in names:
        _fail("border", word=word[:20])
    return names.index(name)


def _read_decision(s: TikiState, words: list[str]) -> None:
    if words[0] not in DECISIONS:
        _fail("decision", word=words[0][:20])
    s.decision = DECISIONS.index(words[0])
    wants_more = s.decision in (ORDER, PLACE, OVER)
    if len(words) != (2 if wants_more else 1):
        _fail("decision", word=" ".join(words)[:40])
    if s.decision == OVER:
        if words[1] not in ENDINGS[1:]:
            _fail("ending", word=words[1][:20])
        s.ending = ENDINGS.index(words[1])
    elif wants_more:
        pending = words[1].split(",")
        influenced = [CELLS[cell] for cell in range(9) if s.height_at(cell) == 3]
        if sorted(pending) != sorted(influenced):
            _fail("pending", word=words[1][:20])
        if s.decision == PLACE:
            s.resolving = CELLS.index(pending[0])


def _check(s: TikiState) -> None:
    """What no position of a real game can show."""
    _check_influenced(s)
    if s.decision == OVER:
        if not _can_end(s):
            _fail("ending", word=ENDINGS[int(s.ending)])
    else:
        if not _is_undecided(s):
            _fail("finished", word="act")
        if s.sudden and not _is_tied(s):
            _fail("sudden", word="sudden")
    _check_swap(s)


def _check_influenced(s: TikiState) -> None:
    influenced = [cell for cell in range(9) if s.height_at(cell) == 3]
    if s.decision in (ACT, TAKE_OVER) and influenced:
        _fail("unresolved", at=CELLS[influenced[0]])
    # TIKI-6.1 and 6.2: at the end the second of two may be left as it is; a draw leaves none.
    left = 0 if s.ending == REPETITION else 1
    if s.decision == OVER and len(influenced) > left:
        _fail("unresolved", at=CELLS[influenced[0]])
    if s.decision == ORDER and len(influenced) != 2:
        _fail("pending", word=str(len(influenced)))
    if s.decision == PLACE and not 1 <= len(influenced) <= 2:
        _fail("pending", word=str(len(influenced)))
    if s.decision == PLACE and (s.shaman == NOT_IN_USE or s.value_at(s.resolving) != 0):
        _fail("no-shaman", at=CELLS[int(s.resolving)])


def _is_undecided(s: TikiState) -> bool:
    return s.reserve > 0 and max(s.fruits_yellow, s.fruits_purple) < FRUITS_TO_WIN


def _is_tied(s: TikiState) -> bool:
    return s.leader() < 0 and s.reserve == 1


def _can_end(s: TikiState) -> bool:
    """Whether a game can have had its ending with these fruits."""
    most = max(s.fruits_yellow, s.fruits_purple)
    if s.ending == REPETITION:
        return bool(s.counts_repetition) and _is_undecided(s) and (not s.sudden or _is_tied(s))
    if s.ending == SUDDEN_DEATH:
        # One fruit was won, the last of the reserve, or lost while that one still lay there.
        return bool(s.sudden) and s.fruits_yellow - s.fruits_purple in (-1, 1) and s.reserve <= 1
    if s.sudden:
        return False
    if s.ending == FOUR_FRUITS:
        return FRUITS_TO_WIN <= most <= FRUITS_TO_WIN + 1  # a village gives 2 at most
    return s.reserve == 0 and s.leader() >= 0 and most < FRUITS_TO_WIN


def _check_swap(s: TikiState) -> None:
    """TIKI-6.5: the question comes after the first action, a creation on an empty board."""
    if not s.may_swap and s.decision != TAKE_OVER:
        return
    is_fresh = s.reserve == FRUITS and s.shaman < 0 and not s.sudden and not s.seat_of_yellow
    if s.may_swap:
        is_fresh = is_fresh and s.decision == ACT and not s.ones
    else:
        laid = [s.tikis_at(cell) for cell in range(9) if s.height_at(cell)]
        is_fresh = is_fresh and laid == [[int(s.turn)]]
    if not is_fresh:
        _fail("swap")


def _fail(what: str, **args: str | int) -> NoReturn:
    phrase = Phrase(f"tiki-position-{what}", dict(args))
    raise InvalidPosition(f"position.{what}", phrase, "TIKI-7.3")
