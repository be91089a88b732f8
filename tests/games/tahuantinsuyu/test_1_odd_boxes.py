"""TAHUANTINSUYU-1.4: every box that the workshop lets pass can be played to the end."""

import pytest

from tambo.core.dice import Dice
from tambo.core.workshop import Flaw
from tambo.games.tahuantinsuyu.workshop import Copy
from tambo.testing import Jury, PositionFuzz
from tambo.testing.mutations import Mutator
from tambo.texts.pages import page
from tests.games.tahuantinsuyu.empire import TAHUANTINSUYU, new
from tests.games.tahuantinsuyu.test_1_workshop import play_out, warned, with_table

CLAUSES = frozenset(c.id for ch in page("tahuantinsuyu", "en").chapters for c in ch.clauses)
ODD = "order K C Q A\n" + with_table(
    *("pre I C", "initial I S C P", "middle S I C S P C", "final I C C P", "final S C C P"),
    labour="8 6 4 2 1",
).replace("roads+1", "roads+3 no-city+1").replace(
    "roads-1", "no-road+1 sapa-city-7 city-points-9"
).replace("labour-2", "labour-9 points+3 comets")


@pytest.mark.parametrize("players", [3, 4])
def test_an_odd_box_passes_every_check_of_the_jury(players):
    """TAHUANTINSUYU-1.4  Other turn cards, table and effects: nothing leaks, sheets add up."""
    assert warned(ODD) == {"column-inca", "column-sapa", "strong", "effect"}
    assert Jury(TAHUANTINSUYU, CLAUSES).try_games(players, {"box": ODD}, count=2) > 60


def test_a_mistyped_box_is_refused_or_played_to_the_end():
    """TAHUANTINSUYU-1.4  Lines changed, left out, doubled: every fault is a sentence."""
    mutator = Mutator([Copy().sample().replace("\n", "; "), ODD.replace("\n", "; ")])
    played = 0
    for number in range(60):
        text = mutator.text(Dice(f"box {number}")).replace("; ", "\n")
        said = [str(flaw.phrase) for flaw in [*Copy().flaws(text), *doubts(text)]]
        assert not [sentence for sentence in said if sentence.startswith("tahuantinsuyu-")]
        if not Copy().flaws(text):
            play_out(new(3 + number % 2, number, **Copy().options(text)))
            played += 1
    assert played > 5


def doubts(text: str) -> list[Flaw]:
    return [] if Copy().flaws(text) else Copy().warnings(text)


def test_mistyped_positions_of_an_odd_box():
    """TAHUANTINSUYU-9.3  Refused with a code, or sound to the end of the game."""
    empire = new(4, 5, box=ODD)
    samples = []
    while not empire.match.is_over:
        samples.append(empire.match.position())
        empire.idle()
    fuzz = PositionFuzz(TAHUANTINSUYU, CLAUSES)
    fuzz.mutator = Mutator(samples)

    found = fuzz.try_many(40)

    assert found.accepted > 0
    assert found.refused > 0
