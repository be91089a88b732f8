"""The box of Cortez as data: generals, cards, bribes, events. Nothing here changes."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

AZTEC: Final = 0
SPANISH: Final = 1
Nation = Literal["aztec", "spanish"]
NATIONS: Final[list[Nation]] = ["aztec", "spanish"]
TROOPS: Final = 22

# CORTEZ-1.1: general // 3 is the nation.
General = Literal["red", "orange", "yellow", "blue", "green", "violet"]
GENERALS: Final[list[General]] = ["red", "orange", "yellow", "blue", "green", "violet"]
Troop = Literal["aztec", "spanish", "red", "orange", "yellow", "blue", "green", "violet"]
COLLARS: Final = 7
SEATS: Final = 6

# CORTEZ-1.2: kind + 1 is the bid value.
CAMOUFLAGE: Final = 0
WEAPON: Final = 1
FOOD: Final = 2
GOLD: Final = 3
Provision = Literal["camouflage", "weapon", "food", "gold"]
KINDS: Final[list[Provision]] = ["camouflage", "weapon", "food", "gold"]
COPIES: Final = 25

# CORTEZ-1.3: how many of value 1 to 6.
WARRIORS: Final = [10, 8, 7, 6, 5, 4]
RANKS: Final = 6

# CORTEZ-1.4
BRIDGES: Final = 0
FLIGHT_AZTEC: Final = 1
FLIGHT_SPANISH: Final = 2
ATTACK_AZTEC: Final = 3
ATTACK_SPANISH: Final = 4
PLUNDER: Final = 5
SUPPLY: Final = 6
MUTINY: Final = 7
BRIBERY: Final = 8
TREASURE: Final = 9
EventCard = Literal[
    "bridges",
    "flight-aztec",
    "flight-spanish",
    "attack-aztec",
    "attack-spanish",
    "plunder",
    "supply",
    "mutiny",
    "bribery",
    "treasure",
]
EVENTS: Final[list[EventCard]] = [
    *("bridges", "flight-aztec", "flight-spanish", "attack-aztec", "attack-spanish"),
    *("plunder", "supply", "mutiny", "bribery", "treasure"),
]
EVENT_COPIES: Final = [3, 1, 1, 3, 3, 1, 1, 1, 3]
EVENT_CARDS: Final = 17
BEFORE_TREASURE: Final = 13
ALL_TREASURES: Final = 3

# CORTEZ-1.5
THREE_POINTS: Final = 0
FIVE_POINTS: Final = 1
SEVEN_POINTS: Final = 2
FIVE_WARRIORS: Final = 3
FIVE_PROVISIONS: Final = 4
TITLE: Final = 5
CHRONICLE: Final = 6
OWN_TROOP: Final = 7
OTHER_TROOP: Final = 8
BRIBES: Final = ["3", "5", "7", "5w", "5p", "title", "chronicle", "own", "other"]
Bribe = Literal[
    "three", "five", "seven", "warriors", "provisions", "title", "chronicle", "own", "other"
]
BRIBE_WORDS: Final[list[Bribe]] = [
    *("three", "five", "seven", "warriors", "provisions", "title", "chronicle", "own", "other")
]
BRIBE_POINTS: Final = [3, 5, 7, 0, 0, 0, 0, 0, 0]
ALL_BRIBES: Final = 511
PLAYABLE: Final = [FIVE_WARRIORS, FIVE_PROVISIONS, OWN_TROOP, OTHER_TROOP]

# CORTEZ-1.6
FIRST_OBJECTIVE: Final = 17
OBJECTIVES: Final = 8

FIRST_WARRIORS: Final = 4
FIRST_PROVISIONS: Final = 10
FIRST_COLLARS: Final = 2
FED: Final = 4
PLUNDERED_TO: Final = 10
MUTINOUS_TO: Final = 4

# CORTEZ-8: what may be promised and until when, and why an offer or a price is turned down.
PEACE: Final = 0
HELP: Final = 1
TROOP: Final = 3
SQUARE: Final = 4
PromiseKind = Literal["peace", "help", "none", "troop", "square"]
PROMISES: Final[list[PromiseKind]] = ["peace", "help", "none", "troop", "square"]
UNTIL_TURN: Final = 1
UNTIL_ROUND: Final = 2
UNTIL_TREASURE: Final = 3
Moment = Literal["none", "turn", "round", "treasure"]
MOMENTS: Final[list[Moment]] = ["none", "turn", "round", "treasure"]
Reason = Literal["none", "dear", "need", "rival"]
REASONS: Final[list[Reason]] = ["none", "dear", "need", "rival"]
OFFERS: Final = 3
WANTED: Final = 5

BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
