"""A scenario: the hidden valley, what of it lies open at the start, and where the Otoma stand.

Owns the text of a scenario (the one people type a printed disc in) and its validation. It makes
no scenario and solves none; see `scenarios.maker` and `solver.crops`.

    long
    5  e1 s2 s1 ...      rows from the top: terrain letter (e s g r) and level
    ...
    start a5 c3 ...      cells that lie open; the Otoma's are among them anyway
    otoma a5=yellow ...  five cells of a long board with their pawns for solo; not for competition
    empty a5             which of them has no pawn in easy co-op; the last one if none is named
"""

from dataclasses import dataclass
from typing import NoReturn

from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import AROUND, CELLS, LONG, NEIGHBOURS, ROWS, SHORT
from tambo.games.tiwanaku.components import (
    COLOURS,
    MOST_OF_CROP,
    MOST_OF_TERRAIN,
    TERRAIN_LETTERS,
    TERRAINS,
)
from tambo.games.tiwanaku.solver.crops import Fillings, regions_of

# A disc is written for a beige player, so the Otoma have the other colours.
OTOMA_COLOURS = COLOURS[1:]
OTOMA_PAWNS = 5
NO_CELL = -1


@dataclass(frozen=True, slots=True)
class Scenario:
    """`valley` has terrain x 5 + level - 1 for each cell; `otoma` pairs of cell and colour.

    `empty` is the Otoma cell without a pawn in easy co-op, or NO_CELL: then it is the last.
    """

    columns: int
    valley: tuple[int, ...]
    starting: tuple[int, ...]
    otoma: tuple[tuple[int, int], ...] = ()
    empty: int = NO_CELL

    @property
    def easy_otoma(self) -> tuple[tuple[int, int], ...]:
        """TIWANAKU-6.2: the four Otoma cells with a pawn in easy co-op."""
        empty = self.otoma[-1][0] if self.empty == NO_CELL else self.empty
        return tuple(pawn for pawn in self.otoma if pawn[0] != empty)

    @property
    def open_cells(self) -> tuple[int, ...]:
        """All cells open at the start, those of the Otoma included, in order."""
        return tuple(sorted({*self.starting, *(cell for cell, _ in self.otoma)}))

    @property
    def terrains(self) -> list[int]:
        return [value // 5 for value in self.valley]

    @property
    def levels(self) -> list[int]:
        return [value % 5 + 1 for value in self.valley]

    def counts(self) -> list[int]:
        return [self.terrains.count(terrain) for terrain in range(4)]


@dataclass(frozen=True, slots=True)
class Fault:
    """One broken rule: its clause, and what breaks it where."""

    clause: str
    phrase: Phrase


def format_scenario(scenario: Scenario) -> str:
    lines = ["long" if scenario.columns == LONG else "short"]
    for row in range(ROWS - 1, -1, -1):
        values = [scenario.valley[column * ROWS + row] for column in range(scenario.columns)]
        lines.append(f"{row + 1} " + " ".join(format_value(value) for value in values))
    lines.append("start " + " ".join(CELLS[cell] for cell in scenario.open_cells))
    if scenario.otoma:
        pawns = [f"{CELLS[cell]}={COLOURS[colour]}" for cell, colour in scenario.otoma]
        lines.append("otoma " + " ".join(pawns))
    if scenario.empty != NO_CELL:
        lines.append(f"empty {CELLS[scenario.empty]}")
    return "\n".join(lines)


def format_value(value: int) -> str:
    return f"{TERRAIN_LETTERS[value // 5]}{value % 5 + 1}"


class Unreadable(ValueError):
    """A text that is not a scenario at all; `fault` says what stopped the reader."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault.phrase))
        self.fault = fault


def parse_scenario(text: str) -> Scenario:
    """The scenario a text describes, valid or not; Unreadable if it is not a scenario."""
    columns = 0
    rows: dict[int, list[int]] = {}
    starting: list[int] = []
    otoma: list[tuple[int, int]] = []
    empty = NO_CELL
    for line in text.replace(";", "\n").splitlines():
        words = line.lower().split()
        if not words:
            continue
        head, tail = words[0], words[1:]
        if head in ("short", "long") and not tail:
            columns = SHORT if head == "short" else LONG
        elif head in ("1", "2", "3", "4", "5"):
            rows[int(head) - 1] = [_read_value(word, line) for word in tail]
        elif head == "start":
            starting += [_read_cell(word, line) for word in tail]
        elif head == "otoma":
            for word in tail:
                cell, _, colour = word.partition("=")
                if colour not in OTOMA_COLOURS:
                    _unreadable("otoma-colour", line, word)
                otoma.append((_read_cell(cell, line), COLOURS.index(colour)))
        elif head == "empty" and len(tail) == 1 and empty == NO_CELL:
            empty = _read_cell(tail[0], line)
        else:
            _unreadable("line", line, head)
    if not columns:
        columns = len(rows.get(0, []))
    valley = _read_valley(rows, columns)
    for place in [*starting, *(pawn for pawn, _ in otoma)]:
        if place >= columns * ROWS:
            args = {"at": CELLS[place]}
            raise Unreadable(Fault("TIWANAKU-1.1", Phrase("tiwanaku-scenario-off-board", args)))
    opened = sorted({*starting, *(cell for cell, _ in otoma)})
    return Scenario(columns, valley, tuple(opened), tuple(otoma), empty)


def _read_valley(rows: dict[int, list[int]], columns: int) -> tuple[int, ...]:
    if columns not in (SHORT, LONG):
        raise Unreadable(Fault("TIWANAKU-1.1", Phrase("tiwanaku-scenario-size")))
    for row in range(ROWS):
        found = len(rows.get(row, []))
        if found != columns:
            args = {"row": row + 1, "found": found, "columns": columns}
            raise Unreadable(Fault("TIWANAKU-1.1", Phrase("tiwanaku-scenario-row", args)))
    return tuple(rows[row][column] for column in range(columns) for row in range(ROWS))


def _read_value(word: str, line: str) -> int:
    if len(word) != 2 or word[0] not in TERRAIN_LETTERS or word[1] not in "12345":
        _unreadable("value", line, word)
    return TERRAIN_LETTERS.index(word[0]) * 5 + int(word[1]) - 1


def _read_cell(word: str, line: str) -> int:
    if word not in CELLS:
        _unreadable("cell", line, word)
    return CELLS.index(word)


def _unreadable(what: str, line: str, word: str) -> NoReturn:
    args = {"line": line.strip()[:60], "word": word[:20]}
    raise Unreadable(Fault("TIWANAKU-7.4", Phrase(f"tiwanaku-scenario-{what}", args)))


def faults_of(scenario: Scenario) -> list[Fault]:
    """Everything that rules 1.2 to 1.8 forbid about a scenario; empty for a valid one."""
    faults = [*_law_faults(scenario), *_otoma_faults(scenario)]
    if len(scenario.open_cells) == len(scenario.valley):
        faults.append(Fault("TIWANAKU-1.6", Phrase("tiwanaku-scenario-all-open")))
    return faults or _solution_faults(scenario)


def valley_faults(scenario: Scenario) -> list[Fault]:
    """What they forbid about the valley alone, whatever lies open of it."""
    return _law_faults(scenario) or _solution_faults(scenario)


def _law_faults(scenario: Scenario) -> list[Fault]:
    return [*_region_faults(scenario), *_distance_faults(scenario), *_box_faults(scenario)]


def _region_faults(scenario: Scenario) -> list[Fault]:
    faults = []
    terrains, levels = scenario.terrains, scenario.levels
    regions = regions_of(scenario.columns, terrains)
    region_at = {cell: number for number, region in enumerate(regions) for cell in region}
    board = 0 if scenario.columns == SHORT else 1
    for region in regions:
        cells = " ".join(CELLS[cell] for cell in region)
        terrain = TERRAINS[terrains[region[0]]]
        facts: dict[str, str | int] = {"cells": cells, "terrain": terrain, "count": len(region)}
        if len(region) > 5:
            faults.append(Fault("TIWANAKU-1.2", Phrase("tiwanaku-scenario-region-size", facts)))
        elif sorted(levels[cell] for cell in region) != list(range(1, len(region) + 1)):
            faults.append(Fault("TIWANAKU-1.4", Phrase("tiwanaku-scenario-region-crops", facts)))
    for cell in range(len(terrains)):
        for other in AROUND[board][cell]:
            is_corner = other > cell and other not in NEIGHBOURS[board][cell]
            same = terrains[other] == terrains[cell] and region_at[other] != region_at[cell]
            if is_corner and same:
                facts = {"at": CELLS[cell], "to": CELLS[other], "terrain": TERRAINS[terrains[cell]]}
                faults.append(Fault("TIWANAKU-1.3", Phrase("tiwanaku-scenario-corner", facts)))
    return faults


def _distance_faults(scenario: Scenario) -> list[Fault]:
    faults = []
    levels = scenario.levels
    board = 0 if scenario.columns == SHORT else 1
    for cell in range(len(levels)):
        for other in AROUND[board][cell]:
            if other > cell and levels[other] == levels[cell]:
                args: dict[str, str | int] = {"at": CELLS[cell], "to": CELLS[other]}
                args["level"] = levels[cell]
                faults.append(Fault("TIWANAKU-1.5", Phrase("tiwanaku-scenario-equal-crops", args)))
    return faults


def _box_faults(scenario: Scenario) -> list[Fault]:
    faults = []
    for terrain, count in enumerate(scenario.counts()):
        if count > MOST_OF_TERRAIN[terrain]:
            args: dict[str, str | int] = {"terrain": TERRAINS[terrain], "count": count}
            args["most"] = MOST_OF_TERRAIN[terrain]
            faults.append(Fault("TIWANAKU-1.8", Phrase("tiwanaku-scenario-terrain-count", args)))
    for level in range(1, 6):
        count = scenario.levels.count(level)
        if count > MOST_OF_CROP[level - 1]:
            args = {"level": level, "count": count, "most": MOST_OF_CROP[level - 1]}
            faults.append(Fault("TIWANAKU-1.8", Phrase("tiwanaku-scenario-crop-count", args)))
    return faults


def _otoma_faults(scenario: Scenario) -> list[Fault]:
    cells = [cell for cell, _ in scenario.otoma]
    colours = {colour for _, colour in scenario.otoma}
    if scenario.columns == SHORT and cells:
        return [Fault("TIWANAKU-1.6", Phrase("tiwanaku-scenario-otoma-short"))]
    if cells and {len(cells), len(set(cells)), len(colours)} != {OTOMA_PAWNS}:
        return [Fault("TIWANAKU-1.6", Phrase("tiwanaku-scenario-otoma-count"))]
    if scenario.empty != NO_CELL and scenario.empty not in cells:
        args: dict[str, str | int] = {"at": CELLS[scenario.empty]}
        return [Fault("TIWANAKU-6.2", Phrase("tiwanaku-scenario-otoma-empty", args))]
    return []


def _solution_faults(scenario: Scenario) -> list[Fault]:
    """TIWANAKU-1.7: the starting crops leave one filling."""
    levels = scenario.levels
    given = [0] * len(levels)
    for cell in scenario.open_cells:
        given[cell] = levels[cell]
    for other in Fillings(scenario.columns, scenario.terrains).search(given, 2):
        if other != levels:
            cell = next(i for i, level in enumerate(other) if level != levels[i])
            args: dict[str, str | int] = {
                "at": CELLS[cell],
                "level": levels[cell],
                "other": other[cell],
            }
            return [Fault("TIWANAKU-1.7", Phrase("tiwanaku-scenario-not-unique", args))]
    return []
