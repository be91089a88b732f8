"""Tree search under uncertainty: secrets, dice and sealed choices.

Every simulation begins with a new redeal, so the tree holds what the thinking seat knows and
never the truth. Choices that are not on every redeal's menu are compared by how often they were
available (information-set Monte Carlo tree search). Where several seats must decide at once, each
picks by its own counts and without knowing what the others picked.
"""

import time
from collections.abc import Callable
from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tambo.bots.mcts import Spread, worth
from tambo.core.dice import Dice
from tambo.core.policy import Policy
from tambo.core.rules import Rules
from tambo.core.state import State

EXPLORATION: Final = 0.9
SIMULATIONS_BETWEEN_CLOCKS: Final = 8


@final
class Arm:
    """One choice of one seat at one place of the tree."""

    def __init__(self, choice: int) -> None:
        self.choice: int = choice
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


@final
class Spot:
    """What has been learnt after a sequence of choices: arms by seat, and what follows."""

    def __init__(self) -> None:
        self.arms: dict[int, dict[int, Arm]] = {}
        self.after: dict[str, Spot] = {}

    def arms_of(self, seat: int) -> dict[int, Arm]:
        return self.arms.setdefault(seat, {})


@final
class InformationTree:
    """What a seat has found out about its menu without knowing where things lie."""

    def __init__(
        self, policy: Policy, redeal: Callable[[], State], seat: int, menu: list[int], dice: Dice
    ) -> None:
        self.policy: Policy = policy
        self.rules: Rules = policy.rules
        self.redeal: Callable[[], State] = redeal
        self.seat: int = seat
        self.menu: list[int] = menu
        self.dice: Dice = dice
        self.horizon: i64 = policy.horizon
        self.spread: Spread = Spread()
        self.root: Spot = Spot()
        self.sums: list[float] = []
        self.counted: i64 = 0

    def grow(self, simulations: i64, seconds: float) -> None:
        """So many simulations or for so long, whichever is over first; 0 does not count."""
        deadline = time.perf_counter() + seconds
        done: i64 = 0
        while simulations == 0 or done < simulations:
            if seconds > 0.0 and done % SIMULATIONS_BETWEEN_CLOCKS == 0:  # noqa: SIM102
                if done and time.perf_counter() >= deadline:
                    break
            self._simulate(self.redeal())
            done += 1

    def means(self) -> list[float]:
        """What the simulations since `forget_means` have made for each seat, on average."""
        return [total / float(self.counted) for total in self.sums] if self.counted else []

    def forget_means(self) -> None:
        self.sums = []
        self.counted = 0

    def arms(self) -> list[Arm]:
        """The choices of the menu that were tried."""
        return list(self.root.arms_of(self.seat).values())

    def best(self) -> int:
        """The choice tried most often; among equals the one that did better."""
        arms = self.arms()
        best = arms[0]
        for arm in arms:
            if arm.visits > best.visits or (arm.visits == best.visits and arm.mean() > best.mean()):
                best = arm
        return best.choice

    def _simulate(self, state: State) -> None:
        rules = self.rules
        spot = self.root
        movers: list[int] = []
        tried: list[Arm] = []
        is_new = False
        while not is_new:
            asked = rules.to_act(state)
            if not asked:
                break
            if spot is self.root:
                asked = [self.seat] + [other for other in asked if other != self.seat]
            made = ""
            for mover in asked:
                menu = self.menu if not tried else self._menu(state, mover)
                if not menu:
                    continue
                arm = self._pick(spot.arms_of(mover), menu)
                is_new = is_new or arm.visits == 0
                movers.append(mover)
                tried.append(arm)
                rules.apply(state, mover, arm.choice, self.dice, None)
                made += f"{mover}:{arm.choice} "
            if made not in spot.after:
                spot.after[made] = Spot()
            spot = spot.after[made]
        self.policy.rollout(state, self.dice, self.horizon)
        payoffs = worth(self.policy, state)
        self.spread.add(payoffs[self.seat])
        self._count(payoffs)
        for i in range(len(tried)):
            tried[i].visits += 1
            tried[i].total += payoffs[movers[i]]

    def _count(self, payoffs: list[float]) -> None:
        if not self.sums:
            self.sums = [0.0] * len(payoffs)
        for seat in range(len(payoffs)):
            self.sums[seat] += payoffs[seat]
        self.counted += 1

    def _menu(self, state: State, mover: int) -> list[int]:
        if not self.rules.legal(state, mover):
            return []
        return self.policy.shortlist(state, mover, self.dice)

    def _pick(self, arms: dict[int, Arm], menu: list[int]) -> Arm:
        """An arm of the menu not tried yet, else the one with the highest confidence bound."""
        width = EXPLORATION * self.spread.deviation()
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
                bound = arm.total / count + width * sqrt(log(float(arm.available)) / count)
                if bound > highest:
                    highest = bound
                    best = arm
        if best is None or fresh:
            return arms[self.dice.pick(fresh)]
        return best
