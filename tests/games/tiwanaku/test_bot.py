"""The house's own player: what it announces could be true, in every mode."""

import pytest

from tambo.bots.levels import decide
from tambo.core.dice import Dice
from tambo.games.tiwanaku.choices import DIVINE, decode_divine, kind_of
from tambo.games.tiwanaku.deduction.exact import is_impossible
from tambo.games.tiwanaku.deduction.knowledge import knowledge_of
from tambo.games.tiwanaku.solver.values import CROP_VALUES
from tambo.texts import say
from tests.games.tiwanaku.valley import TIWANAKU, state_of

ALIKE = ("hard", "expert", "master")
TABLES = [
    (2, {"board": "short"}, range(4)),
    (3, {"board": "short"}, range(2)),
    (2, {"board": "long"}, range(1)),
    (1, {"solo": "easy"}, range(1)),
    (2, {"mode": "cooperative"}, range(1)),
]


def test_the_texts_of_the_strongest_levels_are_true():
    """Expert and master choose as hard does, and say so in both languages."""
    match, dice = TIWANAKU.new(2, 5, board="short", scenario="1"), Dice(5)
    for step in range(6):
        seat = match.to_act[0]
        given = match.redeal(seat, dice)
        chosen = {decide("tiwanaku", given, seat, name, f"{step}") for name in ALIKE}
        assert len(chosen) == 1
        match.play(seat, chosen.pop())
    for level in ("expert", "master"):
        assert "Hard" in say(f"tiwanaku-level-{level}-about", "en")
        assert "Difficile" in say(f"tiwanaku-level-{level}-about", "fr")


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("players", "options", "seeds"), TABLES, ids=str)
def test_no_announcement_could_be_known_to_be_wrong(players, options, seeds):
    """Every crop that the strong bot announces was possible by all that lay open."""
    announced = 0
    for seed in seeds:
        match = TIWANAKU.new(players, seed, **options)
        dice = Dice(seed)
        while not match.is_over:
            seat = match.to_act[0]
            made = len(match.steps)
            choice = decide("tiwanaku", match.redeal(seat, dice), seat, "hard", f"{seed} {made}")
            if kind_of(choice) == DIVINE:
                cell, level = decode_divine(choice)
                known = knowledge_of(state_of(match))
                announced += 1
                assert not is_impossible(known, cell, CROP_VALUES[level - 1])
            match.play(seat, choice)
    assert announced > 3 * len(seeds)
