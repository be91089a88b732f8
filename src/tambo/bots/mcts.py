"""Monte Carlo tree search for games in which all is seen and chance decides nothing.

Plain UCT: each node keeps what its choices have made for the seat that chose. A game that turns
out to roll dice is handed back with `ChanceMet`; `ismcts` searches those, and secrets.
"""

import time
from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.rules import Rules
from tambo.core.state import State

EXPLORATION: Final = 0.9
PLAYOUT_LIMIT: Final = 400
SIMULATIONS_BETWEEN_CLOCKS: Final = 32


class ChanceMet(Exception):
    """A choice in the tree was followed by a roll of dice."""


class TellTaleDice(Dice):
    """Dice for the tree, where no chance is expected: they complain when rolled."""

    def below(self, limit: i64) -> i64:
        raise ChanceMet("a choice rolled dice")


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


def grow_tree(
    rules: Rules,
    state: State,
    seat: i64,
    menu: list[int],
    dice: Dice,
    simulations: i64,
    seconds: float,
) -> Node:
    """A tree under the choices of `menu`; one of the two limits may be 0 and does not count."""
    root = Node(-1, seat)
    root.is_open = True
    root.untried = menu[:]
    dice.shuffle(root.untried)
    tree_dice = TellTaleDice()
    deadline = time.perf_counter() + seconds
    done: i64 = 0
    while simulations == 0 or done < simulations:
        if seconds > 0.0 and done % SIMULATIONS_BETWEEN_CLOCKS == 0:  # noqa: SIM102
            if done and time.perf_counter() >= deadline:
                break
        _simulate(rules, state.clone(), root, dice, tree_dice)
        done += 1
    return root


def _simulate(rules: Rules, state: State, root: Node, dice: Dice, tree_dice: Dice) -> None:
    node = root
    path = [root]
    while node.mover >= 0:
        if not node.is_open:
            if node.visits == 0:
                break
            node.is_open = True
            node.untried = rules.legal(state, node.mover)
            dice.shuffle(node.untried)
        if node.untried:
            choice: i64 = node.untried.pop()
            rules.apply(state, node.mover, choice, tree_dice, None)
            child = Node(choice, rules.actor(state))
            node.children.append(child)
            path.append(child)
            break
        node = _select(node)
        path.append(node)
        rules.apply(state, path[-2].mover, node.choice, tree_dice, None)
    if path[-1].mover >= 0:
        rules.playout(state, dice, PLAYOUT_LIMIT)
    _credit(path, worth(rules, state))


def worth(rules: Rules, state: State) -> list[float]:
    """What a state is worth to each seat: the payoffs, or estimates before the end."""
    if rules.actor(state) < 0:
        return rules.payoffs(state)
    return [rules.evaluate(state, seat) for seat in range(state.players)]


def _select(node: Node) -> Node:
    """The child with the highest upper confidence bound."""
    scale = EXPLORATION * EXPLORATION * log(float(node.visits))
    best = node.children[0]
    highest = -1.0
    for child in node.children:
        count = float(child.visits)
        bound = child.total / count + sqrt(scale / count)
        if bound > highest:
            highest = bound
            best = child
    return best


def _credit(path: list[Node], payoffs: list[float]) -> None:
    mover: i64 = 0
    is_first = True
    for node in path:
        node.visits += 1
        if not is_first:
            node.total += payoffs[int(mover)]
        is_first = False
        mover = node.mover


def favourite(root: Node) -> int:
    """The choice visited most often; among equals the one that did better."""
    best = root.children[0]
    for child in root.children:
        if child.visits > best.visits or (
            child.visits == best.visits and child.mean() > best.mean()
        ):
            best = child
    return int(best.choice)
