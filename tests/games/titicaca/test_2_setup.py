"""TITICACA chapter 2: the country and what everybody begins with."""

import pytest

from tambo.games.titicaca.components import SHAPES
from tambo.games.titicaca.rules_country import parse_shape, shape_faults
from tests.games.titicaca.land import new

GOOD = "0 0 0, 2 0 0, 0 2 0"


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("tiles", [12, 11, 10])
def test_every_shape_is_compact(name, tiles):
    """TITICACA-2.1  Each tile touches two others at least, and nothing is enclosed."""
    slots = parse_shape(SHAPES[name][tiles])
    places = [place for slot in slots for place in slot]
    q = sum(a for a, _ in places) / len(places)
    r = sum(b for _, b in places) / len(places)
    spread = [
        ((a - q) ** 2 + (a - q) * (b - r) + (b - r) ** 2) ** 0.5 for slot in slots for a, b in slot
    ]

    assert len(slots) == tiles
    assert shape_faults(slots) == []
    assert max(spread) < 6


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("0 0 0, 1 0 0, 0 2 0", "overlap"),
        ("0 0 0, 2 0 0, 4 0 0", "touches 1"),
        ("0 0 0, 2 0 0, 0 2 0, 9 9 0, 11 9 0, 9 11 0", "apart"),
        ("1 0 0, 3 0 0, 1 2 0", "column a"),
        ("2 0 0, 4 0 0, 0 2 0, 4 2 0, 0 4 0, 2 4 0", "hole"),
    ],
)
def test_faulty_shapes_are_found(text, fault):
    """TITICACA-2.1  The check of shapes has teeth."""
    assert shape_faults(parse_shape(GOOD)) == []
    assert any(fault in found for found in shape_faults(parse_shape(text)))


def test_the_shape_can_be_chosen():
    """TITICACA-2.1  The same shape has the same places, with other tiles on them."""
    one, other = (new(4, seed, shape="weave").see["country"] for seed in (1, 2))

    assert [(h["q"], h["r"]) for h in one] == [(h["q"], h["r"]) for h in other]
    assert one != other


def test_shapes_are_drawn():
    """TITICACA-2.1  Unless chosen, all shapes occur."""
    drawn = {tuple((h["q"], h["r"]) for h in new(4, seed).see["country"]) for seed in range(60)}

    assert len(drawn) == len(SHAPES)


def test_everybody_begins_with_20_arms():
    """TITICACA-2.2  And with both temples in hand."""
    land = new(5)

    assert land.see["stock"] == [20] * 5
    assert land.see["temples"] == []


def test_the_arrow_is_drawn():
    """TITICACA-2.2  Every player may get it."""
    assert {new(3, seed).see["arrow"] for seed in range(40)} == {0, 1, 2}
