"""Tree search under uncertainty: secrets, dice and sealed choices.

Every simulation begins with a new redeal, so the tree holds what the thinking seat knows and
never the truth. Choices that are not on every redeal's menu are compared by how often they were
available (information-set Monte Carlo tree search). Where several seats must decide at once, each
picks by its own counts and without knowing what the others picked.
"""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from tambo.bots.mcts import worth
from tambo.core.dice import Dice
from tambo.core.rules import Rules
from tambo.core.state import State

EXPLORATION: Final = 0.9
PLAYOUT_LIMIT: Final = 400
SIMULATIONS_BETWEEN_CLOCKS: Final = 8


class Arm:
    """One choice of one seat at one node."""

    def __init__(self, choice: int) -> None:
        self.choice: int = choice
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Spot:
    """What has been learnt about a sequence of choices: arms by seat, and what follows."""

    def __init__(self) -> None:
        self.arms: dict[int, dict[int, Arm]] = {}
        self.next: dict[str, Spot] = {}

    def arms_of(self, seat: int) -> dict[int, Arm]:
        return self.arms.setdefault(seat, {})


def grow_tree(
    rules: Rules,
    redeal: Callable[[], State],
    seat: int,
    menu: list[int],
    dice: Dice,
    simulations: i64,
    seconds: float,
) -> list[Arm]:
    """The arms of the seat's menu after the search; one limit may be 0 and does not count."""
    root = Spot()
    deadline = time.perf_counter() + seconds
    done: i64 = 0
    while simulations == 0 or done < simulations:
        if seconds > 0.0 and done % SIMULATIONS_BETWEEN_CLOCKS == 0:  # noqa: SIM102
            if done and time.perf_counter() >= deadline:
                break
        _simulate(rules, redeal(), root, seat, menu, dice)
        done += 1
    return list(root.arms_of(seat).values())


def _simulate(
    rules: Rules, state: State, root: Spot, seat: int, menu: list[int], dice: Dice
) -> None:
    spot = root
    movers: list[int] = []
    pulled: list[Arm] = []
    is_new = False
    while not is_new:
        asked = rules.to_act(state)
        if not asked:
            break
        if spot is root:
            asked = [seat] + [other for other in asked if other != seat]
        picked = ""
        for mover in asked:
            options = menu if spot is root and mover == seat else rules.legal(state, mover)
            if not options:
                continue
            arm = _pull(spot.arms_of(mover), options, dice)
            is_new = is_new or arm.visits == 0
            movers.append(mover)
            pulled.append(arm)
            rules.apply(state, mover, arm.choice, dice, None)
            picked += f"{mover}:{arm.choice} "
        if picked not in spot.next:
            spot.next[picked] = Spot()
        spot = spot.next[picked]
    rules.playout(state, dice, PLAYOUT_LIMIT)
    payoffs = worth(rules, state)
    for i in range(len(pulled)):
        pulled[i].visits += 1
        pulled[i].total += payoffs[movers[i]]


def _pull(arms: dict[int, Arm], menu: list[int], dice: Dice) -> Arm:
    """An arm of the menu not tried yet, else the one with the highest confidence bound."""
    fresh: list[int] = []
    best: Arm | None = None
    highest = -1.0
    for choice in menu:
        arm = arms.get(choice)
        if arm is None:
            arm = Arm(choice)
            arms[choice] = arm
        arm.available += 1
        if arm.visits == 0:
            fresh.append(choice)
        elif not fresh:
            count = float(arm.visits)
            widths = EXPLORATION * sqrt(log(float(arm.available)) / count)
            bound = arm.total / count + widths
            if bound > highest:
                highest = bound
                best = arm
    if fresh or best is None:
        return arms[dice.pick(fresh)]
    return best


def favourite(arms: list[Arm]) -> int:
    """The choice pulled most often; among equals the one that did better."""
    best = arms[0]
    for arm in arms:
        if arm.visits > best.visits or (arm.visits == best.visits and arm.mean() > best.mean()):
            best = arm
    return best.choice
