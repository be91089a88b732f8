"""The engine offers what a second, plain reading of the rules offers."""

import random
from collections import Counter

import pytest

from tests.games.tahuantinsuyu.empire import BOX, new
from tests.games.tahuantinsuyu.naive import Naive


@pytest.mark.parametrize("players", [3, 4])
def test_random_games_agree_at_every_choice(players):
    """Menus of Sun and Colonisation, income and Sapa Inca points are the same in both."""
    came_up = Counter[str]()
    for seed in range(12):
        chance = random.Random(seed)
        empire = new(players, seed)
        while not empire.match.is_over:
            (seat,) = empire.match.to_act
            see = empire.match.view(seat)
            naive = Naive(see, BOX, seat)
            menu = empire.match.legal(seat)
            assert naive.network == set(see["networks"][seat])
            assert naive.upkeep() == see["upkeep"][seat]
            assert naive.income() == see["income"][seat]
            came_up[see["decision"]] += 1
            if see["decision"] == "sun":
                assert set(menu) == naive.sun_menu()
            else:
                roads = {f"road {name}" for name in naive.slots()}
                offered = {choice for choice in menu if choice.startswith("road ")}
                assert offered == (roads if see["roads_left"] and offered else set())
                if "pass" in menu:
                    assert set(menu) - offered == naive.buildings()
                    came_up["pass"] += 1
            # Buildings come first, so that games get rich.
            rich = [c for c in menu if c.split()[0] in ("city", "temple", "garrison", "conquer")]
            empire.match.play(seat, chance.choice(rich or menu))
    assert came_up["sun"] > 100
    assert came_up["pass"] > 100


def test_sapa_inca_scores_what_was_foretold():
    """The points of an honoured suyu are those the naive count gives just before."""
    empire = new(4, 77)
    chance = random.Random(77)
    told = 0
    while not empire.match.is_over:
        (seat,) = empire.match.to_act
        before = [empire.match.view(s) for s in range(4)]
        menu = empire.match.legal(seat)
        events = empire.match.play(seat, chance.choice(menu))
        is_quiet = all(e.kind not in ("road-built", "extra-built") for e in events)
        if any(e.kind == "honoured" for e in events) and is_quiet:
            foretold = {s: Naive(before[s], BOX, s).upkeep() for s in range(4)}
            built = {"city-built": 3, "temple-built": 1, "garrison-built": 2, "terrace-built": 1}
            for event in events:
                if event.kind == "honoured" and not any(e.kind in built for e in events):
                    assert event.fields()["points"] == foretold[int(str(event.fields()["seat"]))]
                    told += 1
    assert told > 0
