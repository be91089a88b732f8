"""What bots think about in Cortez: they do act, and lots do not hide what is good."""

import pytest

from tambo.bots.budget import Budget
from tambo.bots.levels import choose, level_of
from tambo.core.dice import Dice
from tests.games.cortez.camp import CORTEZ, Camp, action

FOUR, EIGHT = "warriors red 4 0 0 0 0 0", "warriors red 8 0 0 0 0 0"


def thought_of(camp: Camp, seed: int = 1) -> list[str]:
    """What red thinks about now."""
    state = camp.match.state
    few = CORTEZ.policy.shortlist(state, 0, Dice(seed))
    return [CORTEZ.format_choice(state, choice) for choice in few]


def test_a_lone_troop_on_its_objective_may_act():
    """CORTEZ-5.2  It used to stay there always, so that its general could do nothing but draw."""
    camp = action(f"red t17; blue o7; objectives red 17; {FOUR}")

    assert "move t17" in thought_of(camp)


@pytest.mark.parametrize(("hand", "may_leave"), [(FOUR, False), (EIGHT, True)])
def test_a_troop_leaves_its_objective_with_a_full_hand_only(hand, may_leave):
    """CORTEZ-9.3  The ten points are held while another troop can act, and until eight warriors."""
    camp = action(f"red t17 a7; blue o7; objectives red 17; {hand}")

    assert ("move t17" in thought_of(camp)) == may_leave
    assert "move a7" in thought_of(camp)


def test_the_moves_that_are_thought_of_do_not_depend_on_luck():
    """CORTEZ-6.8  The best villages and the attack are there each time a search comes back."""
    camp = action(f"red a7; blue a8 o7; objectives red 17; {EIGHT}")
    camp.play("red", "move a7")

    thoughts = [thought_of(camp, seed) for seed in range(12)]

    assert {"a7-t17", "a7-a1", "a7-a8"} <= set(thoughts[0])
    assert thoughts == [thoughts[0]] * 12


def test_warriors_are_laid_until_they_may_be_enough():
    """CORTEZ-7.3  Two of value 1 are no attack against a hand of five: that used to be the end."""
    camp = action("red a7; blue a8 o7; warriors red 3 0 0 0 0 0, blue 5 0 0 0 0 0")
    camp.play("red", "move a7", "a7-a8")
    camp.play("blue", "pass")
    camp.play("red", "lay 1", "lay 1")

    assert "done" not in thought_of(camp)


@pytest.mark.parametrize("seed", range(3))
def test_a_strong_bot_with_a_full_hand_goes_to_a_free_village(seed):
    """CORTEZ-6.8  Eight warriors and a village of 4 in reach: it does not draw one card instead."""
    camp = action(f"red a7 o1; blue o7 o9; {EIGHT}; provisions red 1 1 1 1")
    dice = Dice(f"village {seed}")

    world = camp.match.redeal(0, dice)
    choice = choose(CORTEZ, world, 0, level_of("hard"), dice, Budget(simulations=60))

    assert CORTEZ.format_choice(world, choice).startswith("move ")
