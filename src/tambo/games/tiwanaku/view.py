"""What a seat of Tiwanaku sees, built field by field; nothing undiscovered is ever read here."""

from typing import Any

from tambo.core.bits import BIT, bits_of
from tambo.core.owners import letter_of
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import CELLS, LONG, ROWS
from tambo.games.tiwanaku.components import COLOURS, DIRECTIONS, TERRAIN_LETTERS, TERRAINS
from tambo.games.tiwanaku.rules_coop import next_group
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
    TiwanakuState,
)


def view(s: TiwanakuState, seat: int | None) -> dict[str, Any]:
    quechua = [colour for colour in range(6) if s.is_quechua(colour)]
    return {
        "mode": MODES[int(s.mode)],
        "board": "long" if s.columns == LONG else "short",
        "difficulty": None if s.mode == COMPETITIVE else DIFFICULTIES[int(s.difficulty)],
        "levels": int(s.levels),
        "colours": [COLOURS[int(s.colour_of(other))] for other in range(s.players)],
        "cells": {CELLS[cell]: _cell(s, cell) for cell in range(s.cells)},
        "pawns": {
            COLOURS[c]: [CELLS[cell] for cell in bits_of(s.pawns[c])]
            for c in range(6)
            if s.pawns[c] or c in quechua
        },
        "reserves": {COLOURS[colour]: int(s.reserve_of(colour)) for colour in quechua},
        "sides": [_side(s, side) for side in range(s.sides)],
        "left": {TERRAINS[terrain]: s.left_of(terrain) for terrain in range(4)},
        "turn": int(s.turn),
        "place": int(s.place) if s.place >= 0 else None,
        "decision": DECISIONS[int(s.decision)],
        "ending": ENDINGS[int(s.ending)] or None,
        "stalls": int(s.stalls),
        "direction": DIRECTIONS[int(s.direction)] if s.direction >= 0 else None,
        "tiles": _tiles(s, seat) if s.mode == COOPERATIVE else None,
        "waiting": _waiting(s),
        "asked": int(s.asked) if s.asked >= 0 else None,
        "reacting": (
            [CELLS[cell] for cell in next_group(s)]
            if s.decision == RUN and s.mode == COOPERATIVE
            else []
        ),
        "valley": _valley(s) if s.decision == OVER else None,
    }


def _cell(s: TiwanakuState, cell: int) -> dict[str, Any]:
    """An undiscovered cell shows nothing; a tile its terrain and arrow; a crop its level."""
    if not s.laid & BIT[cell]:
        return {"terrain": None, "crop": None, "arrow": None}
    has_arrow = s.mode != COMPETITIVE and s.arrows[cell] != NO_ARROW
    kind = s.arrows[cell] if has_arrow else 0
    return {
        "terrain": TERRAINS[int(s.terrain_at(cell))],
        "crop": int(s.level_at(cell)) if s.planted & BIT[cell] else None,
        "arrow": [COLOURS[kind // 4], DIRECTIONS[kind % 4]] if has_arrow else None,
    }


def _side(s: TiwanakuState, side: int) -> dict[str, Any]:
    name = COLOURS[side] if s.mode == COMPETITIVE else ("players", "otoma")[side]
    return {
        "name": name,
        "score": s.scores[side],
        "diversity": {TERRAINS[t]: s.steps[4 * side + t] for t in range(4)},
        "tokens": [level + 1 for level in range(5) if s.tokens[side] & BIT[level]],
    }


def _tiles(s: TiwanakuState, seat: int | None) -> dict[str, Any]:
    """TIWANAKU-6.3: sizes are public, tops only their owner's."""
    tops = {}
    if seat is not None:
        for terrain in range(4):
            pile = s.piles[4 * seat + terrain]
            tops[TERRAINS[terrain]] = DIRECTIONS[pile[-1] % 4] if pile else None
    return {
        "sizes": [
            {TERRAINS[t]: len(s.piles[4 * other + t]) for t in range(4)}
            for other in range(s.players)
        ],
        "tops": tops,
        "shelf": {TERRAINS[t]: len(s.shelf[t]) for t in range(4)},
    }


def _waiting(s: TiwanakuState) -> dict[str, Any] | None:
    if s.waiting < 0:
        return None
    cell = int(s.waiting)
    return {"at": CELLS[cell], "terrain": TERRAINS[int(s.terrain_at(cell))]}


def _valley(s: TiwanakuState) -> dict[str, list[Any]]:
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
    left = {TERRAINS[terrain]: s.left_of(terrain) for terrain in range(4)}
    lines.append(Phrase("tiwanaku-board-left", dict(left)))
    for side in range(s.sides):
        facts = _side(s, side)
        steps: dict[str, str | int] = dict(facts["diversity"])
        tokens = " ".join(str(level) for level in facts["tokens"]) or "-"
        lines.append(
            Phrase(
                "tiwanaku-board-side",
                {"colour": facts["name"], "score": facts["score"], "tokens": tokens, **steps},
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
        for terrain, top in _tiles(s, seat)["tops"].items():
            if top:
                lines.append(Phrase("tiwanaku-board-top", {"terrain": terrain, "direction": top}))
    return lines


def _line(text: str) -> Phrase:
    return Phrase("text-line", {"text": text})
