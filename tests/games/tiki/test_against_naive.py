"""The engine plays the same game as a second one written from the rules page alone."""

import random

import pytest

from tests.games.tiki.island import TIKI, Island, new
from tests.games.tiki.naive import NAMES, Naive


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


VALUES = [-1, 1, 0, 0, 2, 1, 0, 1, -1]
SUDDEN = "-1,1,0,0,2,1,0,1,-1 yp,y,-,-,-,-,-,-,p 0:0:1 sudden x y act"
SPOILING = ["b1-a1", "a2", "a1", "a2-a1", "b1"]


def round_trip() -> dict[str, str]:
    """What to choose in each position of a round in which a fruit is spoiled twice."""
    island = Island(TIKI.from_position(SUDDEN))
    script = {}
    for text in [*SPOILING, "c3-c2", *SPOILING, "c2-c3"]:
        script[island.match.position()] = text
        island.play(island.deciders[0], text)
    return script


def wander(island: Island, script: dict[str, str], chance: random.Random) -> str:
    """The round's choice, now and then another that leads back, or one that wins no fruit."""
    match, colour = island.match, island.deciders[0]
    if match.position() in script and chance.random() < 0.95:
        return script[match.position()]
    ways: list[list[str]] = [[], [], []]
    for text in island.legal(colour):
        after = Island(match.clone())
        after.play(colour, text)
        ends = after.ending not in (None, "repetition")
        ways[2 if ends else 0 if after.match.position() in script else 1].append(text)
    return chance.choice(ways[0] or ways[1] or ways[2])


def test_wandering_at_nothing_each_is_judged_the_same():
    """Sudden death at 0:0, fruits spoiled and put back: both engines see the same draws."""
    script = round_trip()
    drawn_after_spoiling = 0
    for seed in range(30):
        chance = random.Random(seed)
        island = Island(TIKI.from_position(SUDDEN))
        naive = Naive(dict(zip(NAMES, VALUES, strict=True)), "y", False)
        naive.stacks.update(a1="yp", b1="y", c3="p")
        naive.hand = {"y": 6, "p": 6}
        naive.reserve, naive.spoiled, naive.sudden = 1, 6, True
        naive.history.clear()
        naive.begin_turn("y")
        while not island.match.is_over and len(island.match.steps) < 120:
            colour = island.deciders[0]
            assert set(island.legal(colour)) == naive.menu()
            choice = wander(island, script, chance)
            island.play(colour, choice)
            naive.play(choice)
        winner = {"None": "None", "nobody": "draw", "yellow": "y", "purple": "p"}
        assert winner[str(island.winner)] == str(naive.winner)
        kinds = [event.kind for step in island.match.steps for event in step.events]
        drawn_after_spoiling += island.ending == "repetition" and "spoiled" in kinds
    assert drawn_after_spoiling > 5
