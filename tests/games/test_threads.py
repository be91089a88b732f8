"""Every game of the house is pure: games in parallel threads are the games played one by one."""

import pytest

import tambo
from tambo.testing import Jury


@pytest.mark.parametrize("name", tambo.games())
def test_games_in_parallel_threads_are_the_same(name: str) -> None:
    """Menus, refusals, what bots think of, and results; Cortez used to share its scratch pads."""
    game = tambo.load(name)

    made = Jury(game, frozenset()).try_threads(
        game.meta.players[-1], game.meta.in_bulk, 4, longest=80
    )

    assert made > 100
