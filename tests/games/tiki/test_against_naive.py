"""The engine plays the same game as a second one written from the rules page alone."""

import random

import pytest

from tests.games.tiki.island import new
from tests.games.tiki.naive import Naive


@pytest.mark.parametrize("shaman", [False, True])
@pytest.mark.parametrize("villages", ["two-cursed", "three-cursed"])
def test_random_games_agree_at_every_choice(shaman, villages):
    """Menus, deciders, stacks, hands, fruits and results are the same in both."""
    endings = set()
    for seed in range(40):
        chance = random.Random(seed)
        island = new(seed, shaman=shaman, villages=villages)
        naive = Naive(dict(island.see["values"]), island.deciders[0][0], shaman)
        while not island.match.is_over:
            colour = island.deciders[0]
            assert colour[0] == naive.asked
            menu = island.legal(colour)
            assert set(menu) == naive.menu()
            choice = chance.choice(menu)
            island.play(colour, choice)
            naive.play(choice)
            assert {v: island.stack(v) for v in naive.stacks} == naive.stacks
            assert island.fruits() == (naive.fruit["y"], naive.fruit["p"], naive.reserve)
            assert island.see["spoiled"] == naive.spoiled
            assert (island.hand("yellow"), island.hand("purple")) == (
                naive.hand["y"],
                naive.hand["p"],
            )
        winner = {"nobody": "draw", "yellow": "y", "purple": "p"}[str(island.winner)]
        assert winner == naive.winner
        endings.add(island.ending)
    assert len(endings) >= 2
