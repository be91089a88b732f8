"""Positions of Tiwanaku in a few words: a known valley, what lies open of it, and the rest.

SHORT     a  b  c  d  e        LONG     a  b  c  d  e  f  g  h  i
    5    g1 r2 r1 e2 e1            5   s1 r4 r1 r2 r3 e2 r1 r2 r3
    4    g3 g5 s3 s4 e3            4   s2 s5 s3 s4 e1 e4 g3 s5 e1
    3    g2 s1 s2 g1 g2            3   g3 r1 r2 e5 e3 g5 g1 s4 s2
    2    g4 r5 r3 r4 e3            2   g2 g5 r3 r4 g2 g4 e2 s3 s1
    1    s1 r2 r1 e2 e1            1   g1 g4 s1 r5 s1 e3 e1 e4 e5
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import pytest

import tambo
from tambo.games.tiwanaku.state import TiwanakuState

TIWANAKU = tambo.load("tiwanaku")

SHORT = {
    5: "g1 r2 r1 e2 e1",
    4: "g3 g5 s3 s4 e3",
    3: "g2 s1 s2 g1 g2",
    2: "g4 r5 r3 r4 e3",
    1: "s1 r2 r1 e2 e1",
}
LONG = {
    5: "s1 r4 r1 r2 r3 e2 r1 r2 r3",
    4: "s2 s5 s3 s4 e1 e4 g3 s5 e1",
    3: "g3 r1 r2 e5 e3 g5 g1 s4 s2",
    2: "g2 g5 r3 r4 g2 g4 e2 s3 s1",
    1: "g1 g4 s1 r5 s1 e3 e1 e4 e5",
}
# Crops that leave the short valley one filling (TIWANAKU-1.7), away from its lower left corner.
# Entering by a4 a pawn can go on to b4.
START = "a4 b2 e5"
# A turn after the last tile: seat 0 ended the game and may divine.
CLOSING = "turn 0 last-divine; ender 0; ending mapped"
ALL_SHORT = " ".join(f"{column}{row}" for column in "abcde" for row in range(1, 6))
ALL_LONG = " ".join(f"{column}{row}" for column in "abcdefghi" for row in range(1, 6))


def rows(valley: dict[int, str], laid: str, planted: str) -> list[str]:
    lines = []
    for row, text in valley.items():
        cells = []
        for column, value in zip("abcdefghi", text.split(), strict=False):
            name = f"{column}{row}"
            is_planted = name in planted.split()
            is_laid = is_planted or name in laid.split()
            shown = value.upper() if is_laid else value
            cells.append(shown + ("*" if is_planted else ""))
        lines.append(f"{row} {' '.join(cells)}")
    return lines


def table(
    head: str, *parts: str, laid: str = "", planted: str = "", turn: str = "turn 0 act"
) -> tambo.Match:
    """A match from a position; the board's word in the head chooses the valley.

    On the short board the crops of START lie open besides, where nothing else is said of them.
    """
    valley = LONG if " long" in f" {head}" else SHORT
    if valley is SHORT:
        planted = f"{planted} {without(START, *laid.split())}"
    lines = [head, *rows(valley, laid, planted), *parts, turn]
    return TIWANAKU.from_position("\n".join(lines), seed=1)


def without(cells: str, *gone: str) -> str:
    return " ".join(cell for cell in cells.split() if cell not in gone)


@contextmanager
def refused(clause: str) -> Iterator[None]:
    with pytest.raises(tambo.Refused) as caught:
        yield
    assert caught.value.clause == clause, caught.value


def kinds(events: list[tambo.Event]) -> list[str]:
    return [event.kind for event in events]


def scores(match: tambo.Match) -> list[int]:
    return [side["score"] for side in match.view(None)["sides"]]


def end_of(match: tambo.Match) -> tambo.Outcome:
    """How a finished match ended."""
    outcome = match.outcome
    assert outcome is not None
    return outcome


def state_of(match: tambo.Match) -> TiwanakuState:
    """The full truth of a match."""
    return cast(TiwanakuState, match.state)
