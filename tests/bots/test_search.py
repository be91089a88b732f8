"""Tree search: it finds what is there to find, and knows only what its seat may know."""

import pytest

from tambo.bots.budget import Budget
from tambo.bots.greedy import greedy_choice
from tambo.bots.ismcts import InformationTree
from tambo.bots.mcts import ChanceMet, Tree
from tambo.bots.thinking import search
from tambo.core.dice import Dice
from tambo.core.policy import Policy
from tambo.core.state import State
from tests.bots.small_games import AmbushRules, CoinRules, DieRules, SmallState, small_game
from tests.bots.tiki_positions import POLICY, RULES, TIKI, after, late_positions

BUDGET = Budget(simulations=400)


def wins_at_once(state: State) -> list[int]:
    seat = RULES.actor(state)
    children = {choice: after(state, choice) for choice in RULES.legal(state, seat)}
    return [
        choice
        for choice, child in children.items()
        if RULES.actor(child) < 0 and RULES.payoffs(child)[seat] == 1.0
    ]


@pytest.mark.parametrize("way", ["greedy", "tree", "information tree"])
def test_a_win_in_one_is_taken(way: str) -> None:
    """Wherever a choice wins at once, every searching bot finds one that does."""
    found = 0
    for number, state in enumerate(late_positions("one", back=1)):
        wins, seat, dice = wins_at_once(state), RULES.actor(state), Dice(number)
        menu = RULES.legal(state, seat)
        if not wins or len(wins) == len(menu):
            continue
        if way == "greedy":
            choice = greedy_choice(POLICY, state, seat, dice)
        elif way == "tree":
            choice = search(TIKI, state, seat, menu, dice, BUDGET)
        else:
            tree = InformationTree(POLICY, state.clone, seat, menu, dice)
            tree.grow(400, 0.0)
            choice = tree.best()
        assert choice in wins
        found += 1
        if found == 8:
            break
    assert found == 8


def test_a_tree_counts_every_simulation_once() -> None:
    """The visits of the choices add up to the budget, and means are payoffs."""
    state = next(late_positions("count", back=12))
    seat = RULES.actor(state)
    menu = RULES.legal(state, seat)
    tree = Tree(POLICY, state, seat, menu, Dice(1))

    tree.grow(500, 0.0)

    children = tree.root.children
    assert sum(child.visits for child in children) == tree.root.visits == 500
    assert sorted(child.choice for child in children) == menu
    assert all(0.0 <= child.mean() <= 1.0 for child in children)


def test_a_tree_is_kept_to_the_menu_it_is_given() -> None:
    """Choices left out of the menu are not searched."""
    state = next(late_positions("menu", back=20))
    seat = RULES.actor(state)
    some = RULES.legal(state, seat)[1:4]

    tree = Tree(POLICY, state, seat, some, Dice(1))
    tree.grow(100, 0.0)

    assert sorted(child.choice for child in tree.root.children) == some


def test_what_is_hidden_is_not_peeked_at() -> None:
    """A coin that lies hidden is guessed right half the time: 0.7 for sure is better."""
    game = small_game(CoinRules(), has_secrets=True)

    for truth in (0, 1):
        for seed in range(5):
            state = SmallState(1, truth)
            assert search(game, state, 0, [0, 1, 2], Dice(seed), BUDGET) == 2


def test_chance_after_a_choice_is_averaged() -> None:
    """A game that rolls dice in the tree is searched as one with uncertainty."""
    game = small_game(DieRules(), has_secrets=False)

    with pytest.raises(ChanceMet):
        Tree(game.policy, SmallState(1, 0), 0, [0, 1, 2], Dice(1)).grow(10, 0.0)
    for seed in range(5):
        assert search(game, SmallState(1, 0), 0, [0, 1, 2], Dice(seed), BUDGET) == 2


def test_sealed_choices_do_not_know_each_other() -> None:
    """A guard who knew the side would make home the best; one who must guess does not."""
    game = small_game(AmbushRules(), has_secrets=True)

    for seed in range(5):
        assert search(game, SmallState(2, 0), 0, [0, 1, 2], Dice(seed), BUDGET) != 2


def test_a_seat_that_is_not_the_first_asked_is_answered() -> None:
    """The guard thinks about its own menu, although the walker is named first."""
    rules = AmbushRules()
    state = SmallState(2, 0)
    tree = InformationTree(Policy(rules), state.clone, 1, [0, 1, 2], Dice(3))

    tree.grow(300, 0.0)

    assert sum(arm.visits for arm in tree.arms()) == 300
    assert sum(arm.visits for arm in tree.root.arms_of(0).values()) == 300
    assert state.made == [-1, -1]
