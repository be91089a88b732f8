"""What a seat of Tiki sees. Nothing in Tiki is hidden, so all seats see the same."""

from typing import Any

from tambo.core.phrase import Phrase
from tambo.games.tiki.board import CELLS
from tambo.games.tiki.components import COLOURS
from tambo.games.tiki.rules import border_name
from tambo.games.tiki.state import BESIDE_RESERVE, DECISIONS, NOT_IN_USE, TikiState


def view(s: TikiState) -> dict[str, Any]:
    # The village being resolved comes first: without it two orders of two marshes look the same.
    pending = [CELLS[cell] for cell in range(9) if s.height_at(cell) == 3]
    if s.resolving >= 0:
        pending.sort(key=lambda name: name != CELLS[int(s.resolving)])
    return {
        "colours": [COLOURS[int(s.colour_of(seat))] for seat in range(2)],
        "values": {CELLS[cell]: int(s.value_at(cell)) for cell in range(9)},
        "stacks": {CELLS[cell]: [COLOURS[c] for c in s.tikis_at(cell)] for cell in range(9)},
        "hands": {COLOURS[colour]: int(s.hand_of(colour)) for colour in range(2)},
        "fruits": {COLOURS[colour]: int(s.fruits_of(colour)) for colour in range(2)},
        "reserve": int(s.reserve),
        "spoiled": int(s.spoiled),
        "sudden": bool(s.sudden),
        "shaman": _shaman(s),
        "turn": COLOURS[int(s.turn)],
        "decision": DECISIONS[int(s.decision)],
        "pending": pending,
    }


def _shaman(s: TikiState) -> str | None:
    if s.shaman == NOT_IN_USE:
        return None
    return "reserve" if s.shaman == BESIDE_RESERVE else border_name(int(s.shaman))


def board_lines(s: TikiState) -> list[Phrase]:
    """Rows from the top; in each village its value and its stack from bottom to top."""
    lines = [_line("     a        b        c")]
    for row in (2, 1, 0):
        villages = []
        for column in range(3):
            cell = 3 * row + column
            value = int(s.value_at(cell))
            stack = "".join(COLOURS[c][0] for c in s.tikis_at(cell)) or "."
            villages.append(f"{f'+{value}' if value > 0 else value:>2} {stack:<4}")
        lines.append(_line(f"{row + 1}  {'  '.join(villages)}".rstrip()))
    for colour in range(2):
        facts: dict[str, str | int] = {"colour": COLOURS[colour], "hand": int(s.hand_of(colour))}
        lines.append(Phrase("tiki-board-player", {**facts, "fruits": int(s.fruits_of(colour))}))
    stock: dict[str, str | int] = {"reserve": int(s.reserve), "spoiled": int(s.spoiled)}
    lines.append(Phrase("tiki-board-reserve", stock))
    if s.sudden:
        lines.append(Phrase("tiki-board-sudden"))
    place = _shaman(s)
    if place is not None:
        lines.append(Phrase("tiki-board-shaman", {"place": place}))
    return lines


def _line(text: str) -> Phrase:
    return Phrase("text-line", {"text": text})
