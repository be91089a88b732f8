"""Defects for the second reading of Cortez, and the scenes in which they show.

A scene is a position and what is played from it. Both readings agree about it; with the defect
they do not.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.games.cortez.naive import Naive
from tests.games.cortez.naive_beside import Beside, Disagreement
from tests.games.cortez.naive_table import EVENTS

# What replaces a method, or a number that a module counts to.
Defect = Callable[[Naive], Any]


@dataclass(frozen=True)
class Tooth:
    """`where` is "naive", "land" or a module; `name` is what is broken there."""

    clause: str
    where: Any
    name: str
    defect: Defect
    position: str
    plays: str = ""


def begin(tooth: Tooth) -> Beside:
    if tooth.position.startswith("new"):
        return Beside.new(int(tooth.position.split()[1]), seed=1)
    return Beside.at(tooth.position)


def run(tooth: Tooth, beside: Beside) -> None:
    """`red move a7, red a7-a8 [3 4]`: who plays what, here with the dice prescribed."""
    beside.check_menus()
    for one in filter(None, tooth.plays.split(", ")):
        text, _, dice = one.rstrip("]").partition(" [")
        who, _, choice = text.partition(" ")
        seat = beside.naive.speaker if who == "next" else beside.naive.seat(who)
        beside.play(seat, choice, [int(roll) for roll in dice.split()] if dice else None)


ACT = "players red blue; decision act; active red; actions 2; "
THREE = "players red blue orange; decision act; active red; actions 2; "
LATE = "turned 16; events 0 0 0 0 0 0 0 0 1; treasures_turned 1; "
FIGHT = (
    "players red blue; active red; actions 2; attacker red; defender blue; field a8; origin a7; "
    "limbo red; red o1; blue a8 o8; "
)
BEATEN = (
    "players red blue; decision retreat; active red; actions 2; attacker red; defender blue; "
    "winner red; field a8; origin a7; limbo blue; "
)
MELEE = (
    "players red blue orange green; decision talks; active red; actions 2; attacker red; "
    "defender blue; field a8; origin a7; limbo red; red o1; blue a8 o8; orange a6; green o6; "
    "laid red 0 1 0 0 0 0, blue 0 1 0 0 0 0; provisions red 1 0 1 2, blue 0 0 2 0, "
    "orange 0 1 0 0; warriors red 0 0 0 0 0 1, orange 0 0 0 1 1 0, green 1 0 0 0 0 0; "
)
ROAD = "red h12; spanish h11; blue o7; broken d7 l7 f4 j4; provisions red 2 0 0 0; "
CITY = " ".join(f"t{number}" for number in range(2, 25))


def one_event(name: str) -> str:
    """The turn ends and this card is the last before the treasure."""
    counts = [str(int(event == name)) for event in EVENTS]
    return f"turned 16; events {' '.join(counts)}; "


# Ways to be wrong


def scores(table: Naive, **weights: int) -> Callable[[int], int]:
    """The score, with other points for a gold, a troop, the objective or the nation."""
    plain = Naive.score

    def score(seat: int) -> int:
        gold = table.hand[seat]["gold"] * weights.get("gold", 0)
        nation = weights.get("nation", 0) * (table.nation(seat) == table.winning_nation())
        squares = table.squares(table.general[seat])
        numbers = [table.land.number.get(at) for at in squares]
        goal = weights.get("goal", 0) * (table.objective[seat] in numbers)
        return plain(table, seat) + gold + nation + goal

    return score


def renumbered(table: Naive) -> Any:
    """The city counted the other way round."""
    table.land.number = {at: 26 - number for at, number in table.land.number.items()}
    return table.land


def steps_back(table: Naive, here: str, broken: set[str], dear: set[str]) -> Any:
    """Steps that may come back to the start."""
    return type(table.land)._steps(table.land, here, "", broken, dear)


def rank_sum(table: Naive, side: str, *, doubled: bool) -> int:
    """Strength with the lowest doubled, or none."""
    seat = table.fighter_of(side)
    ranks = sorted(Counter(table.laid[seat]).elements())
    return sum(ranks) + (sum(ranks[: table.arms[seat]]) if doubled else 0)


def check_found(tooth: Tooth, patch: pytest.MonkeyPatch) -> None:
    """The scene alone is agreed about, and with the defect it is not."""
    run(tooth, begin(tooth))

    beside = begin(tooth)
    targets = {"naive": beside.naive, "land": beside.naive.land}
    target = targets[tooth.where] if isinstance(tooth.where, str) else tooth.where
    patch.setattr(target, tooth.name, tooth.defect(beside.naive))

    with pytest.raises(Disagreement):
        run(tooth, beside)
