"""The island of Tiki in boxes: nine villages, totems standing, the shaman on its border.

      a        b        c
  ╭────────┬────────┬────────╮
  │        │        │        │
3 │ +1     S  0  y  │ -1     │     S: no totem crosses here
  │        │     p  │        │
  ├────────┼────────┼────────┤
"""

from collections.abc import Collection
from typing import Any

from rich.text import Text

from tambo.cli.paint import GAIN, LOSS, QUIET, token_style

COLUMNS, ROWS = "abc", "321"
STORIES = 3
WIDE = 8
FRAME, SHAMAN, LIT = "#7c7a74", "bold #17191f on #5fe0ea", "#3b5689"


def draw(view: dict[str, Any], lit: Collection[str]) -> list[Text]:
    """The board from a view; `lit` names the elements of a choice."""
    places = [str(view["shaman"]), *(name[7:] for name in lit if name.startswith("border:"))]
    lines = [Text("  " + "".join(f"{column:^9}" for column in COLUMNS), style=QUIET)]
    lines.append(_edge("╭┬╮"))
    for row in ROWS:
        lines += [_story(view, row, story, places, lit) for story in reversed(range(STORIES))]
        if row != ROWS[-1]:
            lines.append(_fence(row, places))
    lines.append(_edge("╰┴╯"))
    return lines


def _edge(corners: str) -> Text:
    boards = corners[1].join(["─" * WIDE] * 3)
    return Text(f"  {corners[0]}{boards}{corners[2]}", style=FRAME)


def _fence(row: str, places: list[str]) -> Text:
    """The border line below a row of villages."""
    line = Text()
    line.append("  ├", FRAME)
    for column in COLUMNS:
        below = f"{column}{int(row) - 1}|{column}{row}"
        if below in places:
            line.append("─" * 3, FRAME)
            line.append("S", SHAMAN)
            line.append("─" * 4, FRAME)
        else:
            line.append("─" * WIDE, FRAME)
        line.append("┼" if column != COLUMNS[-1] else "┤", FRAME)
    return line


def _story(
    view: dict[str, Any], row: str, story: int, places: list[str], lit: Collection[str]
) -> Text:
    """One of the three lines of a row: the tikis of that height, and the values on the middle."""
    is_middle = story == 1
    line = Text()
    line.append(f"{row if is_middle else ' '} ", QUIET)
    line.append("│", FRAME)
    for column in COLUMNS:
        cell = f"{column}{row}"
        line.append_text(_village(view, cell, story, f"cell:{cell}" in lit))
        beside = f"{cell}|{chr(ord(column) + 1)}{row}"
        stands = is_middle and beside in places
        line.append("S" if stands else "│", SHAMAN if stands else FRAME)
    return line


def _village(view: dict[str, Any], cell: str, story: int, is_lit: bool) -> Text:
    value, stack = int(view["values"][cell]), view["stacks"][cell]
    text = Text()
    if story == 1:
        style = GAIN if value > 0 else LOSS if value < 0 else QUIET
        text.append(f" {f'+{value}' if value > 0 else value:>2} ", style)
    else:
        text.append("    ")
    if story < len(stack):
        text.append(f" {stack[story][0]} ", token_style(stack[story]))
    else:
        text.append("   ")
    text.append(" ")
    if is_lit:
        text.stylize_before(f"on {LIT}")
    return text
