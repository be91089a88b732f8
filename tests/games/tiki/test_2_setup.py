"""TIKI chapter 2: set-up."""

import pytest

import tambo
from tests.games.tiki.island import TIKI, new


def test_the_villages_are_shuffled():
    """TIKI-2.1  Different seeds lay out different islands, the same seed the same one."""
    layouts = {tuple(new(seed).see["values"].values()) for seed in range(50)}

    assert len(layouts) > 40
    assert new(3).see["values"] == new(3).see["values"]


def test_every_village_comes_to_every_place():
    """TIKI-2.1  The village of 2 lies anywhere."""
    places = {v for seed in range(150) for v, n in new(seed).see["values"].items() if n == 2}

    assert len(places) == 9


def test_a_layout_by_hand():
    """TIKI-2.1  A layout can be typed in, a1 to c3 by rows."""
    island = new(layout="-1 0 1  2 1 0  0 1 -1")

    assert [island.see["values"][v] for v in ("a1", "b1", "c1", "a2")] == [-1, 0, 1, 2]


@pytest.mark.parametrize("layout", ["1 2 3", "2 1 1 1 0 0 0 -1 -2", "x", "2 1 1 1 0 0 -1 -1 -1"])
def test_a_layout_of_other_villages_is_refused(layout):
    """TIKI-2.1  Only the nine villages of the box can be laid out."""
    with pytest.raises(tambo.InvalidSetup) as error:
        new(layout=layout)

    assert error.value.code == "option.layout"
    assert error.value.clause == "TIKI-2.1"


def test_everything_lies_ready():
    """TIKI-2.2  Seven fruits in reserve, eight tikis in hand, the shaman beside the reserve."""
    island = new(shaman=True)

    assert island.fruits() == (0, 0, 7)
    assert (island.hand("yellow"), island.hand("purple")) == (8, 8)
    assert island.see["shaman"] == "reserve"
    assert new().see["shaman"] is None
    assert set(map(len, island.see["stacks"].values())) == {0}


def test_the_first_player_is_drawn_by_lot():
    """TIKI-2.3  Either colour may begin."""
    assert {new(seed).deciders[0] for seed in range(20)} == {"yellow", "purple"}


@pytest.mark.parametrize("colour", ["yellow", "purple"])
def test_the_first_player_can_be_chosen(colour):
    """TIKI-2.3  As an option the first player is agreed."""
    assert all(new(seed, first=colour).deciders == [colour] for seed in range(10))


def test_two_players_only():
    """TIKI-1.2  Tiki is for two."""
    with pytest.raises(tambo.InvalidSetup):
        TIKI.new(3)
