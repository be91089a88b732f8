"""Which search fits a game, and how proof and tree share a budget. Knows no levels."""

import time

from tambo.bots.budget import Budget
from tambo.bots.ismcts import InformationTree
from tambo.bots.mcts import ChanceMet, Tree
from tambo.bots.proof import OutOfBudget, Prover
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.phrase import Phrase
from tambo.core.state import State

SURE_DEPTH = 7
"""Proofs go this deep whatever the clock says: the promise of the strongest level."""

DEEPEST = 60
NODES_FOR_SURE_DEPTH = 3_000_000
"""Tiki needs a hundredth of this; the limit is for games with longer menus."""

PROOF_SHARE = 0.4
PROOF_NODES_PER_SIMULATION = 5


def search(game: Game, state: State, seat: int, menu: list[int], dice: Dice, budget: Budget) -> int:
    """The best of some choices by tree search, in the way that fits what the game hides."""
    policy = game.policy
    if not game.meta.has_secrets and game.rules.to_act(state) == [seat]:
        try:
            tree = Tree(policy, state, seat, menu, dice)
            tree.grow(budget.simulations, budget.seconds)
            return tree.best()
        except ChanceMet:
            pass
    thoughts = InformationTree(policy, lambda: game.redeal(state, seat, dice), seat, menu, dice)
    thoughts.grow(budget.simulations, budget.seconds)
    return thoughts.best()


def prove_and_search(
    game: Game, state: State, seat: int, menu: list[int], dice: Dice, budget: Budget
) -> int:
    """A forced win if there is one, else the best of what does not lose by force.

    Where all is lost, the choice that puts it off longest.
    """
    began = time.perf_counter()
    prover = proof_of(game, state, seat, budget)
    if prover is not None:
        if prover.win_in():
            return next(verdict.choice for verdict in prover.verdicts if verdict.win_in)
        last = prover.loss_in()
        if last:
            return dice.pick([v.choice for v in prover.verdicts if v.loss_in == last])
        menu = [v.choice for v in prover.verdicts if not v.loss_in and v.choice in menu]
        if len(menu) == 1:
            return menu[0]
    if budget.seconds:
        rest = max(0.05 * budget.seconds, budget.seconds - (time.perf_counter() - began))
        budget = Budget(budget.simulations, rest)
    return search(game, state, seat, menu, dice, budget)


def proof_of(game: Game, state: State, seat: int, budget: Budget) -> Prover | None:
    """What can be proved about the seat's menu; None in a game that does not allow it."""
    if game.meta.has_secrets or state.players != 2 or game.rules.to_act(state) != [seat]:
        return None
    try:
        prover = Prover(game.policy, state, seat)
        if not prover.has_keys():
            return None
        prover.deepen(SURE_DEPTH, NODES_FOR_SURE_DEPTH, 0.0)
        nodes = budget.simulations * PROOF_NODES_PER_SIMULATION
        deadline = time.perf_counter() + PROOF_SHARE * budget.seconds if budget.seconds else 0.0
        prover.deepen(DEEPEST, nodes, deadline)
    except OutOfBudget:
        pass
    except ChanceMet:
        return None
    return prover


def verdict_of(prover: Prover) -> Phrase:
    """What was proved, to be told: a win in 5, a loss in 4, or nothing within the depth."""
    if prover.win_in():
        return Phrase("proof-win", {"choices": prover.win_in()})
    if prover.loss_in():
        return Phrase("proof-loss", {"choices": prover.loss_in()})
    return Phrase("proof-open", {"choices": prover.depth})
