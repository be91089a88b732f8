"""Which scenario a table plays: a fresh one, a numbered one, one drawn by lot, or one typed in.

A fresh one follows from the dice of the set-up. What was drawn is written down with the rolls, so
a record is replayed without making the valley again.
"""

from functools import lru_cache

from tambo.core.dice import Dice
from tambo.core.errors import InvalidSetup
from tambo.core.phrase import Phrase
from tambo.games.tiwanaku.board import ROWS, SHORT
from tambo.games.tiwanaku.components import COLOURS, MOST_OF_TERRAIN
from tambo.games.tiwanaku.scenarios.maker import make_scenario
from tambo.games.tiwanaku.scenarios.numbered import LONG_SCENARIOS, SHORT_SCENARIOS
from tambo.games.tiwanaku.scenarios.scenario import (
    NO_CELL,
    Fault,
    Scenario,
    Unreadable,
    faults_of,
    parse_scenario,
)
from tambo.games.tiwanaku.solver.values import VALUES

SEED = "seed "
LOT = "lot"
KEY_PART = 2**29


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


def is_made(text: str) -> bool:
    """Whether an option asks for a valley that must be made first."""
    return not text.strip() or text.strip().lower().startswith(SEED)


def scenario_for(text: str, columns: int, dice: Dice) -> Scenario:
    """The scenario an option names; InvalidSetup says why there is none."""
    text = text.strip()
    if not text:
        return fresh(columns, dice)
    if text.lower() == LOT:
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


def fresh(columns: int, dice: Dice) -> Scenario:
    """TIWANAKU-1.9: a valley that nobody has seen; ValueError if a record's numbers spell none."""

    def make(stream: Dice) -> list[int]:
        # The same seed is played again and again in tests and studies.
        key = " ".join([str(int(stream.below(KEY_PART))) for _ in range(4)])
        return spelled(seeded(columns, f"fresh {key}"))

    return scenario_of(dice.drawn(make), columns)


def spelled(scenario: Scenario) -> list[int]:
    """A scenario as numbers: the valley, the starting cells, the Otoma's cells and colours."""
    otoma = [number for pawn in scenario.otoma for number in pawn]
    return [*scenario.valley, len(scenario.starting), *scenario.starting, *otoma]


def scenario_of(numbers: list[int], columns: int) -> Scenario:
    """The valid scenario that numbers spell; ValueError."""
    cells = columns * ROWS
    count = numbers[cells] if len(numbers) > cells else -1
    valley, starting = numbers[:cells], numbers[cells + 1 : cells + 1 + count]
    rest = numbers[cells + 1 + count :]
    pawns = tuple(zip(rest[::2], rest[1::2], strict=False))
    places = [*starting, *(cell for cell, _ in pawns)]
    is_readable = (
        0 <= count == len(starting)
        and len(rest) % 2 == 0
        and all(0 <= value < VALUES for value in valley)
        and all(0 <= cell < cells for cell in places)
        and all(0 < colour < len(COLOURS) for _, colour in pawns)
    )
    if not is_readable:
        raise ValueError("no valley")
    scenario = Scenario(columns, tuple(valley), tuple(starting), pawns)
    if faults_of(scenario):
        raise ValueError("no valid valley")
    return scenario


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
    """One of ours, turned or mirrored, with its terrains exchanged at random.

    No rule of a valley depends on direction or on which terrain is which, so it stays valid. It
    takes no time, but anyone who has the numbered valleys can look it up.
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
