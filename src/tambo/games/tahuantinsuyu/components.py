"""What is in the box besides the map: suyus, phases, prices, effects; and our turn table."""

from typing import Final, Literal

# Clockwise around the table; gap N lies behind the first.
Suyu = Literal["chinchasuyu", "antisuyu", "qollasuyu", "kuntisuyu"]
SUYUS: Final[list[Suyu]] = ["chinchasuyu", "antisuyu", "qollasuyu", "kuntisuyu"]
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

# What a sun card can do; a card is one number for each of these. The last three happen at once,
# the others last to the next Sapa Inca. Our own cards use some; a typed-in copy may use all.
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
    "city-points",
    "temple-points",
    "garrison-points",
    "conquest-points",
    "no-road",
    "no-city",
    "no-garrison",
    "no-terrace",
    "no-conquest",
    "sapa-city",
    "sapa-garrison",
    "sapa-terrace",
    "labour",
    "local",
    "points",
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
MORE_CITY_POINTS: Final = 11
MORE_TEMPLE_POINTS: Final = 12
MORE_GARRISON_POINTS: Final = 13
MORE_CONQUEST_POINTS: Final = 14
NO_ROAD: Final = 15
NO_CITY: Final = 16
NO_GARRISON: Final = 17
NO_TERRACE: Final = 18
NO_CONQUEST: Final = 19
MORE_SAPA_CITY: Final = 20
MORE_SAPA_GARRISON: Final = 21
MORE_SAPA_TERRACE: Final = 22
LABOUR_NOW: Final = 23
LOCAL_PILGRIMAGE: Final = 24
POINTS_NOW: Final = 25
EFFECT_COUNT: Final = 26

INCA: Final = 0
SUN: Final = 1
COLONISATION: Final = 2
SAPA_INCA: Final = 3
Phase = Literal["inca", "sun", "colonisation", "sapa-inca"]
PHASES: Final[list[Phase]] = ["inca", "sun", "colonisation", "sapa-inca"]
PHASE_LETTERS: Final = "ISCP"

PRE_EMPIRE: Final = 0
INITIAL_EMPIRE: Final = 1
MIDDLE_EMPIRE: Final = 2
FINAL_EMPIRE: Final = 3
Empire = Literal["pre", "initial", "middle", "final"]
EMPIRES: Final[list[Empire]] = ["pre", "initial", "middle", "final"]

# Our turn table (TAHUANTINSUYU-3.1): the empire of each column, and its phases by their letters.
TABLE: Final = [
    (PRE_EMPIRE, "ICC"),
    (INITIAL_EMPIRE, "ISCSCP"),
    (INITIAL_EMPIRE, "ISCSCP"),
    (INITIAL_EMPIRE, "ISCSCP"),
    (MIDDLE_EMPIRE, "ISCSCSCP"),
    (MIDDLE_EMPIRE, "ISCSCSCP"),
    (FINAL_EMPIRE, "ISCSCSCSCP"),
]
MARKERS: Final = 4

Ending = Literal["invasion-1", "invasion-2", "invasion-3", "invasion-4"]
ENDINGS: Final[list[Ending]] = ["invasion-1", "invasion-2", "invasion-3", "invasion-4"]
