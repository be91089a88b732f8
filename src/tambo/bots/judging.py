"""What bots think of a position and of a choice, for those who look back at a match.

`chances` looks at the whole truth: it is for matches that are over. `better` and `weigh` judge a
choice by redeals for the seat that made it, so by what it could know, and by nothing else.
"""

from tambo.bots.budget import Budget
from tambo.bots.ismcts import InformationTree
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.state import State


def chances(game: Game, state: State, dice: Dice, budget: Budget) -> list[float]:
    """How likely each seat is to win from here if all play well, each from 0.0 to 1.0.

    The first half of the budget finds out what playing well is, the second half is counted.
    """
    rules, policy = game.rules, game.policy
    asked = rules.to_act(state)
    if not asked:
        return rules.payoffs(state)
    menu = policy.shortlist(state, asked[0], dice)
    tree = InformationTree(policy, state.clone, asked[0], menu, dice)
    for _ in range(2):
        tree.forget_means()
        tree.grow(budget.simulations, budget.seconds)
    return tree.means()


def better(
    game: Game, state: State, seat: int, choice: int, dice: Dice, budget: Budget
) -> tuple[int, list[float]] | None:
    """What the seat might better have chosen, and what both are worth to it: the other, its own.

    None where there was nothing to choose, or nothing better is found.
    """
    policy = game.policy
    if len(game.rules.legal(state, seat)) < 2:
        return None
    menu = policy.shortlist(state, seat, dice)
    if menu == [choice]:
        return None
    tree = InformationTree(policy, lambda: game.redeal(state, seat, dice), seat, menu, dice)
    tree.grow(budget.simulations, budget.seconds)
    best = tree.best()
    if best == choice:
        return None
    return best, weigh(game, state, seat, [best, choice], dice, budget)


def weigh(
    game: Game, state: State, seat: int, choices: list[int], dice: Dice, budget: Budget
) -> list[float]:
    """What each of some choices is worth to the seat that makes it, by the same budget for each."""
    worths = []
    for choice in choices:
        tree = InformationTree(
            game.policy, lambda: game.redeal(state, seat, dice), seat, [choice], dice
        )
        tree.grow(budget.simulations, budget.seconds)
        worths.append(tree.means()[seat])
    return worths
