"""How hard a scenario is, from the deductions a person needs.

Three things are measured: crops that single laws (`solver.logic`) do not settle even when all
terrains are known; how many conclusions those laws take; and, exploring in some fixed orders, how
many terrains must lie open before half of the crops are settled.
"""

from dataclasses import dataclass

from tambo.core.dice import Dice
from tambo.games.tiwanaku.scenarios.scenario import Scenario
from tambo.games.tiwanaku.solver.logic import Logic, crops_of
from tambo.games.tiwanaku.solver.values import ALL_VALUES, TERRAIN_VALUES

ORDERS = 5
BOUNDS = (0.45, 0.6, 0.75, 0.95)


@dataclass(frozen=True, slots=True)
class Grade:
    """`stars` from 1 (easy) to 5; the rest is what they come from."""

    stars: int
    weight: float
    unsettled: int
    conclusions: int
    terrains_for_half: float


def grade_of(scenario: Scenario) -> Grade:
    cells = len(scenario.valley)
    everything = list(range(cells))
    logic, domains = _settled(scenario, everything)
    unsettled = sum(len(crops_of(domain)) > 1 for domain in domains)
    conclusions = len(logic.steps or [])
    needed = 0.0
    for number in range(ORDERS):
        needed += _terrains_for_half(scenario, Dice(f"grade {number}")) / ORDERS
    weight = 0.7 * needed / cells + 0.6 * unsettled / cells + 0.05 * conclusions / (4 * cells)
    stars = 1 + sum(weight > bound for bound in BOUNDS)
    return Grade(stars, round(weight, 3), unsettled, conclusions, round(needed, 1))


def _settled(scenario: Scenario, opened: list[int]) -> tuple[Logic, list[int]]:
    domains = [ALL_VALUES] * len(scenario.valley)
    for cell in opened:
        domains[cell] = TERRAIN_VALUES[scenario.valley[cell] // 5]
    for cell in scenario.open_cells:
        domains[cell] = 1 << scenario.valley[cell]
    logic = Logic(scenario.columns, scenario.counts())
    logic.steps = []
    logic.settle(domains)
    return logic, domains


def _terrains_for_half(scenario: Scenario, dice: Dice) -> int:
    hidden = [cell for cell in range(len(scenario.valley)) if cell not in scenario.open_cells]
    dice.shuffle(hidden)
    for count in range(len(hidden) + 1):
        _, domains = _settled(scenario, hidden[:count])
        if sum(len(crops_of(domain)) == 1 for domain in domains) * 2 >= len(domains):
            return count
    return len(hidden)
