"""Which scenario a table plays: one of ours by lot or number, one from a seed, or one typed in."""

from functools import lru_cache

from tambo.core.dice import Dice
from tambo.core.errors import InvalidSetup
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import ROWS, SHORT
from tambo.games.tiwanaku.components import MOST_OF_TERRAIN
from tambo.games.tiwanaku.scenario import (
    NO_CELL,
    Fault,
    Scenario,
    Unreadable,
    faults_of,
    parse_scenario,
)
from tambo.games.tiwanaku.scenario_maker import make_scenario
from tambo.games.tiwanaku.scenarios import LONG_SCENARIOS, SHORT_SCENARIOS

SEED = "seed "


@lru_cache(maxsize=64)
def numbered(columns: int, number: int) -> Scenario:
    """One of the scenarios of the house, from 1."""
    texts = SHORT_SCENARIOS if columns == SHORT else LONG_SCENARIOS
    return parse_scenario(texts[number - 1])


def how_many(columns: int) -> int:
    return len(SHORT_SCENARIOS if columns == SHORT else LONG_SCENARIOS)


@lru_cache(maxsize=64)
def seeded(columns: int, seed: str) -> Scenario:
    return make_scenario(seed, columns)


def scenario_for(text: str, columns: int, dice: Dice) -> Scenario:
    """The scenario an option names; InvalidSetup says why there is none."""
    text = text.strip()
    if not text:
        return by_lot(columns, dice)
    if text.isascii() and text.isdigit():
        number = int(text[:6])
        if not 1 <= number <= how_many(columns):
            args = {"number": number, "most": how_many(columns)}
            raise _invalid(Fault("TIWANAKU-1.9", Phrase("tiwanaku-scenario-number", args)))
        return numbered(columns, number)
    if text.lower().startswith(SEED) and len(text) <= 80:
        return seeded(columns, text[len(SEED) :].strip())
    return typed(text[:4000], columns)


@lru_cache(maxsize=64)
def typed(text: str, columns: int) -> Scenario:
    try:
        scenario = parse_scenario(text)
    except Unreadable as unreadable:
        raise _invalid(unreadable.fault) from unreadable
    faults = faults_of(scenario)
    if faults:
        raise _invalid(faults[0])
    if scenario.columns != columns:
        raise _invalid(Fault("TIWANAKU-1.1", Phrase("tiwanaku-scenario-other-board")))
    return scenario


def _invalid(fault: Fault) -> InvalidSetup:
    return InvalidSetup("option.scenario", fault.phrase, fault.clause)


def by_lot(columns: int, dice: Dice) -> Scenario:
    """One of ours, turned or mirrored and with its terrains exchanged by lot.

    No rule of a valley depends on direction or on which terrain is which, so it stays valid, and
    nobody meets the same valley twice.
    """
    scenario = numbered(columns, 1 + int(dice.below(how_many(columns))))
    turns = int(dice.below(8 if columns == SHORT else 4))
    terrains = [0, 1, 2, 3]
    dice.shuffle(terrains)
    return changed(scenario, turns, terrains)


def changed(scenario: Scenario, turns: int, terrains: list[int]) -> Scenario:
    """`turns` is made of three bits: columns mirrored, rows mirrored, diagonal (short only)."""
    counts = scenario.counts()
    if any(counts[old] > MOST_OF_TERRAIN[new] for old, new in enumerate(terrains)):
        terrains = [0, 1, 2, 3]
    columns = scenario.columns

    def moved(cell: int) -> int:
        column, row = cell // ROWS, cell % ROWS
        if turns & 1:
            column = columns - 1 - column
        if turns & 2:
            row = ROWS - 1 - row
        if turns & 4 and columns == SHORT:
            column, row = row, column
        return column * ROWS + row

    valley = [0] * len(scenario.valley)
    for cell, value in enumerate(scenario.valley):
        valley[moved(cell)] = terrains[value // 5] * 5 + value % 5
    otoma = sorted(
        ((moved(cell), colour) for cell, colour in scenario.otoma),
        key=lambda pawn: (-(pawn[0] % ROWS), pawn[0] // ROWS),
    )
    starting = tuple(sorted(moved(cell) for cell in scenario.starting))
    empty = NO_CELL if scenario.empty == NO_CELL else moved(scenario.empty)
    return Scenario(columns, tuple(valley), starting, tuple(otoma), empty)
