"""Chapters 7 and 8: notation, positions, scenarios in writing, help."""

import pytest

import tambo
from tambo.games.tiwanaku.board import CELLS, CHOICES
from tambo.games.tiwanaku.choices import format_choice
from tambo.games.tiwanaku.scenarios.scenario import Unreadable, parse_scenario
from tests.games.tiwanaku.valley import TIWANAKU, refused, table


def test_cells():
    """TIWANAKU-7.1  a1 is bottom left, i5 top right."""
    assert (CELLS[0], CELLS[4], CELLS[44]) == ("a1", "a5", "i5")


def test_every_choice_has_its_own_text():
    """TIWANAKU-7.2  No two numbers share a notation; nonsense is refused."""
    texts = [format_choice(choice) for choice in range(CHOICES)]

    assert len(set(texts)) == len(texts)
    with refused("TIWANAKU-7.2"):
        table("competitive short 2").play(0, "dance")


@pytest.mark.parametrize(
    "text",
    ["", "competitive short 9", "competitive short 2\n1 e1", "solo short 2",
     "competitive short 2\nhello"],
)  # fmt: skip
def test_bad_positions_are_named(text):
    """TIWANAKU-7.3  What is no position says what is wrong, and is never half read."""
    with pytest.raises(tambo.InvalidPosition) as caught:
        TIWANAKU.from_position(text)
    assert caught.value.clause == "TIWANAKU-7.3"


def test_positions_go_both_ways():
    """TIWANAKU-7.3  Writing, reading and writing gives the same text, in every mode."""
    for players, options in ((2, {}), (1, {"solo": "hard"}), (3, {"mode": "cooperative"})):
        text = TIWANAKU.new(players, 5, **options).position()
        assert TIWANAKU.from_position(text).position() == text


def test_a_scenario_that_cannot_be_read():
    """TIWANAKU-7.4  The word that stops the reader is named."""
    with pytest.raises(Unreadable) as caught:
        parse_scenario("5 e1 s2 x9 e1 e2")
    assert caught.value.fault.phrase.args["word"] == "x9"
