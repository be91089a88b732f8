"""Why a choice is not on the menu: for each way to be wrong, its clause and its sentence.

Reads only what everybody sees, and of piles only whether they are empty.
"""

from tambo.core.bits import BIT
from tambo.core.errors import Refused
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import BORDERS, CELLS, EDGES, NEIGHBOURS, step_from
from tambo.games.tiwanaku.choices import parse_choice
from tambo.games.tiwanaku.components import COLOURS, DIRECTIONS
from tambo.games.tiwanaku.scoring import CLAUSES
from tambo.games.tiwanaku.state import (
    ACT,
    ANSWER,
    ASKING,
    COMPETITIVE,
    COOPERATIVE,
    DIVINE_MORE,
    LAST_DIVINE,
    LAST_OFFERING,
    OFFERING,
    OVER,
    RUN,
    SOLO,
    SPENDING,
    TiwanakuState,
)

# By mode.
LAST_OFFERINGS = ("TIWANAKU-4.3", "TIWANAKU-5.10", "TIWANAKU-6.10")


def refusal_of(s: TiwanakuState, seat: int, text: str) -> Refused:
    """The reason for a text in the one spelling of `normalise_choice`."""
    if s.decision == OVER:
        return _refused(CLAUSES[int(s.ending)], "over", code="over")
    decider = int(s.decider())
    if decider != seat:
        colour = COLOURS[int(s.colour_of(decider))]
        return _refused("TIWANAKU-2.5", "not-asked", code="turn", colour=colour)
    kind, args = _read(s, text)
    if kind == "unreadable":
        return _refused("TIWANAKU-7.2", "unreadable", code="notation", text=text[:40])
    if kind == "off-board":
        return _refused("TIWANAKU-1.1", "off-board")
    if s.decision == ACT:
        return _about_act(s, seat, kind, args)
    return _about_other(s, seat, kind, args)


def _read(s: TiwanakuState, text: str) -> tuple[str, list[int]]:
    kind, cells, numbers = parse_choice(text)
    if any(cell >= s.cells for cell in cells):
        return "off-board", []
    return kind, cells + numbers


# Explore or divine


def _about_act(s: TiwanakuState, seat: int, kind: str, args: list[int]) -> Refused:
    if kind == "enter":
        return _about_entry(s, seat, args)
    if kind == "move":
        return _about_move(s, seat, args)
    if kind == "lift":
        if s.mode != COMPETITIVE:
            clause = "TIWANAKU-5.4" if s.mode == SOLO else "TIWANAKU-6.6"
            return _refused(clause, "no-lift")
        return _refused("TIWANAKU-3.1", "not-your-pawn", at=CELLS[args[0]])
    if kind == "divine":
        return _about_divination(s, seat, args)
    if kind == "cell":
        return _refused("TIWANAKU-3.1", "pawn-first", at=CELLS[args[0]])
    if kind == "crop":
        return _refused("TIWANAKU-3.9", "crop-of-what")
    if kind == "done":
        return _refused("TIWANAKU-3.9", "divine-first")
    if kind == "offer":
        return _refused("TIWANAKU-3.13", "act-first")
    if kind == "pass":
        clause = "TIWANAKU-6.5" if s.mode == COOPERATIVE else "TIWANAKU-4.2"
        return _refused(clause, "no-pass")
    return _not_now(kind)


def _not_now(kind: str) -> Refused:
    clause = {"spend": "TIWANAKU-6.5", "otoma": "TIWANAKU-6.8"}.get(kind, "TIWANAKU-6.7")
    return _refused(clause, "not-now")


def _about_divination(s: TiwanakuState, seat: int, args: list[int]) -> Refused:
    at = CELLS[args[0]]
    if not s.own_pawns(seat) & BIT[args[0]]:
        return _refused("TIWANAKU-3.9", "not-your-pawn", at=at)
    return _refused("TIWANAKU-3.9", "has-crop", at=at)


def _about_entry(s: TiwanakuState, seat: int, cells: list[int]) -> Refused:
    if s.reserve_of(s.colour_of(seat)) <= 0:
        return _refused("TIWANAKU-3.6", "no-reserve")
    end = cells[-1]
    fault = path_fault(s, seat, None, cells) if len(cells) > 1 else None
    if fault := fault or _about_end(s, seat, end):
        return fault
    if s.mode == COOPERATIVE:
        direction = DIRECTIONS[int(s.direction)]
        return _refused("TIWANAKU-6.6", "entry-arrow", at=CELLS[end], direction=direction)
    return _refused("TIWANAKU-3.6", "entry-inland", at=CELLS[end])


def _about_move(s: TiwanakuState, seat: int, cells: list[int]) -> Refused:
    start, end = cells[0], cells[-1]
    if not s.own_pawns(seat) & BIT[start]:
        return _refused("TIWANAKU-3.1", "not-your-pawn", at=CELLS[start])
    if start == end:
        return _refused("TIWANAKU-3.5", "same-cell", at=CELLS[start])
    fault = path_fault(s, seat, start, cells[1:]) if len(cells) > 2 else None
    return fault or _about_end(s, seat, end) or _unreachable(s, end)


def _about_end(s: TiwanakuState, seat: int, end: int) -> Refused | None:
    bit = BIT[end]
    if s.own_pawns(seat) & bit:
        return _refused("TIWANAKU-3.5", "own-pawn", at=CELLS[end])
    if s.all_pawns() & bit:
        return _about_pawn(s, end)
    if s.mode == COOPERATIVE and s.planted & bit:
        return _refused("TIWANAKU-6.6", "crop-stop", at=CELLS[end])
    return None


def _about_pawn(s: TiwanakuState, cell: int) -> Refused:
    """Why the pawn of another colour on a cell is in the way."""
    key = "other-pawn"
    if s.mode == COOPERATIVE and not s.pawns[int(s.otoma_colour())] & BIT[cell]:
        key = "partner-on-crop" if s.planted & BIT[cell] else "partner-on-terrain"
    return _refused("TIWANAKU-3.4", key, at=CELLS[cell])


def _unreachable(s: TiwanakuState, end: int) -> Refused:
    if s.mode == COOPERATIVE:
        direction = DIRECTIONS[int(s.direction)]
        return _refused("TIWANAKU-6.6", "unreachable-arrow", at=CELLS[end], direction=direction)
    return _refused("TIWANAKU-3.3", "unreachable", at=CELLS[end])


def path_fault(s: TiwanakuState, seat: int, start: int | None, cells: list[int]) -> Refused | None:
    """What is wrong with a walk written cell by cell, its end aside; None if nothing is."""
    own = s.own_pawns(seat)
    before = start
    for number, cell in enumerate(cells):
        at = CELLS[cell]
        if before is None:
            is_coop = s.mode == COOPERATIVE
            edge = EDGES[s.board][int(s.direction)] if is_coop else BORDERS[s.board]
            if not edge & BIT[cell]:
                clause = "TIWANAKU-6.6" if is_coop else "TIWANAKU-3.6"
                return _refused(clause, "not-border", at=at)
        elif cell not in NEIGHBOURS[s.board][before]:
            return _refused("TIWANAKU-3.2", "not-beside", at=CELLS[before], to=at)
        elif number == 0 and s.mode == COOPERATIVE:
            ahead = step_from(int(s.columns), before, int(s.direction))
            if cell != ahead:
                direction = DIRECTIONS[int(s.direction)]
                return _refused("TIWANAKU-6.6", "first-step", direction=direction)
        if s.adverse_pawns(seat) & BIT[cell]:
            return _about_pawn(s, cell)
        if s.mode == COOPERATIVE and (cell == start or cell in cells[:number]):
            return _refused("TIWANAKU-6.6", "twice", at=at)
        is_free = s.planted & BIT[cell] or (own & BIT[cell] and cell != start)
        if number < len(cells) - 1 and not is_free:
            return _refused("TIWANAKU-3.3", "must-stop", at=at)
        before = cell
    return None


# The other decisions


def _about_other(s: TiwanakuState, seat: int, kind: str, args: list[int]) -> Refused:
    if s.decision in (DIVINE_MORE, LAST_DIVINE):
        return _about_more(s, seat, kind, args)
    if s.decision in (OFFERING, LAST_OFFERING):
        clause = LAST_OFFERINGS[int(s.mode)] if s.decision == LAST_OFFERING else "TIWANAKU-3.13"
        if kind == "offer":
            return _refused("TIWANAKU-3.13", "no-token")
        return _refused(clause, "offer-first")
    if s.decision == RUN:
        clause = "TIWANAKU-5.5" if s.mode == SOLO else "TIWANAKU-6.8"
        return _refused(clause, "otoma-first" if kind != "otoma" else "not-that-otoma")
    if s.decision == SPENDING:
        return _refused("TIWANAKU-6.5", "pile-empty" if kind == "spend" else "spend-first")
    if s.decision == ASKING:
        return _refused("TIWANAKU-6.7", "cannot-give" if kind == "ask" else "ask-first")
    assert s.decision == ANSWER
    return _refused("TIWANAKU-6.7", "other-terrain" if kind == "give" else "answer-first")


def _about_more(s: TiwanakuState, seat: int, kind: str, args: list[int]) -> Refused:
    if kind == "divine":
        return _about_divination(s, seat, args)
    if s.decision == LAST_DIVINE:
        return _refused("TIWANAKU-4.2", "last-divine")
    if s.mode == SOLO:
        return _refused("TIWANAKU-5.9", "divine-all")
    return _refused("TIWANAKU-3.9", "divine-or-done")


def _refused(clause: str, key: str, code: str = "refused", **args: str | int) -> Refused:
    return Refused(clause, Phrase(f"tiwanaku-refusal-{key}", dict(args)), code)
