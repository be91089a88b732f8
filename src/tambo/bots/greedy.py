"""One choice deep: try each, look at what it comes to, keep the best."""

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.policy import Policy
from tambo.core.state import State


def greedy_choice(policy: Policy, state: State, seat: i64, dice: Dice) -> int:
    """The choice after which the game looks best to the seat; equals are drawn by lot."""
    rules = policy.rules
    best: list[int] = []
    highest = -1.0
    for choice in policy.shortlist(state, seat, dice):
        trial = state.clone()
        rules.apply(trial, seat, choice, dice, None)
        estimate = policy.evaluate(trial, seat)
        if estimate > highest:
            highest = estimate
            best = [choice]
        elif estimate == highest:
            best.append(choice)
    return dice.pick(best)
