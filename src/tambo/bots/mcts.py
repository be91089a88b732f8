"""Monte Carlo tree search for games in which all is seen and chance decides nothing.

Plain UCT: each node keeps what its choice has made for the seat that chose. Exploration is
measured in units of how much the results differ at all, so that results from 0 to 1 and fine
estimates need no different settings. A game that turns out to roll dice is handed back with
`ChanceMet`; `ismcts` searches those, and secrets.
"""

import time
from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.policy import Policy
from tambo.core.rules import Rules
from tambo.core.state import State

EXPLORATION: Final = 0.6
SIMULATIONS_BETWEEN_CLOCKS: Final = 32


class ChanceMet(Exception):
    """A choice in the tree was followed by a roll of dice."""


class ForbiddenDice(Dice):
    """Dice for the tree, where no chance is expected: they complain when rolled."""

    def below(self, limit: i64) -> i64:
        raise ChanceMet("a choice rolled dice")


@final
class Node:
    """A choice that was made, and what came of it for the seat that made it."""

    def __init__(self, choice: i64, mover: i64) -> None:
        self.choice: i64 = choice
        self.mover: i64 = mover
        self.visits: i64 = 0
        self.total: float = 0.0
        self.is_open: bool = False
        self.untried: list[int] = []
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


@final
class Spread:
    """How much some numbers differ: their standard deviation, kept up to date."""

    def __init__(self) -> None:
        self.count: float = 0.0
        self.sum: float = 0.0
        self.squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1.0
        self.sum += number
        self.squares += number * number

    def deviation(self) -> float:
        if self.count < 2.0:
            return 0.5
        mean = self.sum / self.count
        variance = self.squares / self.count - mean * mean
        return sqrt(variance) if variance > 1e-12 else 1e-6


@final
class Tree:
    """What a seat has found out about its menu."""

    def __init__(
        self, policy: Policy, state: State, seat: i64, menu: list[int], dice: Dice
    ) -> None:
        self.policy: Policy = policy
        self.rules: Rules = policy.rules
        self.state: State = state
        self.dice: Dice = dice
        self.tree_dice: Dice = ForbiddenDice()
        self.horizon: i64 = policy.horizon
        self.spread: Spread = Spread()
        self.root: Node = Node(-1, seat)
        self.root.is_open = True
        self.root.untried = menu[:]
        dice.shuffle(self.root.untried)

    def grow(self, simulations: i64, seconds: float) -> None:
        """So many simulations or for so long, whichever is over first; 0 does not count."""
        deadline = time.perf_counter() + seconds
        done: i64 = 0
        while simulations == 0 or done < simulations:
            if seconds > 0.0 and done % SIMULATIONS_BETWEEN_CLOCKS == 0:  # noqa: SIM102
                if done and time.perf_counter() >= deadline:
                    break
            self._simulate(self.state.clone())
            done += 1

    def best(self) -> int:
        """The choice visited most often; among equals the one that did better."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits or (
                child.visits == best.visits and child.mean() > best.mean()
            ):
                best = child
        return best.choice

    def _simulate(self, state: State) -> None:
        rules = self.rules
        node = self.root
        path = [node]
        while node.mover >= 0:
            if not node.is_open:
                if node.visits == 0:
                    break
                node.is_open = True
                node.untried = rules.legal(state, node.mover)
                self.dice.shuffle(node.untried)
            if node.untried:
                choice: i64 = node.untried.pop()
                rules.apply(state, node.mover, choice, self.tree_dice, None)
                child = Node(choice, rules.actor(state))
                node.children.append(child)
            else:
                child = self._select(node)
                rules.apply(state, node.mover, child.choice, self.tree_dice, None)
            path.append(child)
            node = child
        if node.mover >= 0:
            self.policy.rollout(state, self.dice, self.horizon)
        self._credit(path, worth(self.policy, state))

    def _select(self, node: Node) -> Node:
        """The child with the highest upper confidence bound."""
        width = EXPLORATION * self.spread.deviation()
        scale = width * width * log(float(node.visits))
        best = node.children[0]
        highest = -1.0
        for child in node.children:
            count = float(child.visits)
            bound = child.total / count + sqrt(scale / count)
            if bound > highest:
                highest = bound
                best = child
        return best

    def _credit(self, path: list[Node], payoffs: list[float]) -> None:
        self.spread.add(payoffs[self.root.mover])
        self.root.visits += 1
        mover = self.root.mover
        for i in range(1, len(path)):
            node = path[i]
            node.visits += 1
            node.total += payoffs[mover]
            mover = node.mover


def worth(policy: Policy, state: State) -> list[float]:
    """What a state is worth to each seat: the payoffs, or estimates before the end."""
    rules = policy.rules
    if rules.actor(state) < 0:
        return rules.payoffs(state)
    return policy.estimates(state)
