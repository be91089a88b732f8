"""What is in the box besides the map: suyus, phases, prices, effects; and the turn table."""

from typing import Final

# Apus are counted by turn-order card, which is also their place around the table, clockwise.
SUYUS: Final = ["chinchasuyu", "antisuyu", "qollasuyu", "kuntisuyu"]
COLOURS: Final = ["yellow", "green", "red", "blue"]
LETTERS: Final = "CAQK"
GAPS: Final = "NESW"

CITY_COST: Final = 6
TEMPLE_COST: Final = 5
GARRISON_COST: Final = 4
TERRACE_COST: Final = 2
EXTRA_ROAD_COST: Final = 1
FREE_ROADS: Final = 2
HAND: Final = 3

CITY_POINTS: Final = 4
TEMPLE_POINTS: Final = 4
GARRISON_POINTS: Final = 3
TERRACE_POINTS: Final = 1

SAPA_CITY: Final = 3
SAPA_TEMPLE: Final = 1
SAPA_GARRISON: Final = 2
SAPA_TERRACE: Final = 1

# What a sun card can do; a card is one number for each of these.
EFFECTS: Final = [
    "roads",
    "city",
    "temple",
    "garrison",
    "terrace",
    "conquest",
    "terrace-points",
    "no-temple",
    "unrest",
    "nino",
    "pilgrimage",
    "labour",
    "local",
]
ROADS: Final = 0
CITY: Final = 1
TEMPLE: Final = 2
GARRISON: Final = 3
TERRACE: Final = 4
CONQUEST: Final = 5
MORE_TERRACE_POINTS: Final = 6
NO_TEMPLE: Final = 7
UNREST: Final = 8
NINO: Final = 9
PILGRIMAGE: Final = 10
LABOUR_NOW: Final = 11
LOCAL_PILGRIMAGE: Final = 12
EFFECT_COUNT: Final = 13

# The turn table (TAHUANTINSUYU-3.1), flat: one entry a phase.
INCA: Final = 0
SUN: Final = 1
COLONISATION: Final = 2
SAPA_INCA: Final = 3
PHASES: Final = ["inca", "sun", "colonisation", "sapa-inca"]
PHASE_LETTERS: Final = "ISCP"

_PRE_EMPIRE: Final = [INCA, COLONISATION, COLONISATION]


def _column(rounds: int) -> list[int]:
    return [INCA, *([SUN, COLONISATION] * rounds), SAPA_INCA]


TABLE: Final = [
    _PRE_EMPIRE,
    _column(2),
    _column(2),
    _column(2),
    _column(3),
    _column(3),
    _column(4),
]
COLUMNS: Final = 7
LAST_COLUMN: Final = 6
FIRST_MIDDLE_COLUMN: Final = 4
MARKERS: Final = 4
STEPS: Final = [(column, phase) for column in range(COLUMNS) for phase in TABLE[column]]
COLUMN_OF: Final = [column for column, _ in STEPS]
PHASE_OF: Final = [phase for _, phase in STEPS]
LAST_STEP: Final = len(STEPS) - 1

ENDINGS: Final = ["invasion-1", "invasion-2", "invasion-3", "invasion-4"]
