"""TIKI chapter 5: the shaman."""

import pytest

from tambo.testing import refused
from tests.games.tiki.island import position

MARSH = """
    {} to act
    3  .   .   .
    2  y   yp  p
    1  .   .   .
    shaman {}
"""


def test_the_owner_of_a_marsh_may_place_the_shaman():
    """TIKI-5.1  The owner chooses among the twelve borders, or declines."""
    island = position(MARSH.format("yellow", "-"))

    island.play("yellow", "a2-b2")

    assert len(island.legal("yellow")) == 13
    island.play("yellow", "shaman a1|b1")
    assert island.see["shaman"] == "a1|b1"
    assert island.deciders == ["purple"]


def test_the_shaman_can_be_declined():
    """TIKI-5.1  It may be left beside the reserve."""
    island = position(MARSH.format("yellow", "-"))

    island.play("yellow", "a2-b2", "shaman -")

    assert island.see["shaman"] == "reserve"
    assert island.hand("yellow") == 8


def test_the_shaman_moves_from_border_to_border():
    """TIKI-5.1  To its own border it cannot move, and never back to the reserve."""
    island = position(MARSH.format("yellow", "c1|c2"))

    island.play("yellow", "a2-b2")

    assert len(island.legal("yellow")) == 12
    with refused("TIKI-5.1"):
        island.play("yellow", "shaman c1|c2")
    island.play("yellow", "shaman c2|c3")
    assert island.see["shaman"] == "c2|c3"


def test_the_owner_decides_although_the_other_moved():
    """TIKI-5.1  Purple drops yellow's tiki third on the marsh b2: yellow decides."""
    island = position("""
        purple to act
        3  .   .   .
        2  yp  pp  .
        1  .   .   .
        shaman -
    """)

    island.play("purple", "a2-b2-c2")

    assert island.deciders == ["yellow"]
    with refused("TIKI-5.1"):
        island.play("purple", "shaman a1|b1")
    island.play("yellow", "shaman a1|b1")
    assert island.deciders == ["yellow"]


@pytest.mark.parametrize("text", ["shaman a1|c3", "shaman a1|b2", "b2"])
def test_the_shaman_stands_only_between_neighbours(text):
    """TIKI-5.1  A border lies between two orthogonal neighbours, and nothing else is asked now."""
    island = position(MARSH.format("yellow", "-"))
    island.play("yellow", "a2-b2")

    with refused("TIKI-5.1"):
        island.play("yellow", text)


def test_no_shaman_without_a_marsh():
    """TIKI-5.1  At any other moment the shaman stays where it is."""
    with refused("TIKI-5.1"):
        position(MARSH.format("yellow", "-")).play("yellow", "shaman a1|b1")


@pytest.mark.parametrize(("colour", "walk"), [("yellow", "a2-b2"), ("purple", "b2-a2-a1")])
def test_no_totem_crosses_the_shaman(colour, walk):
    """TIKI-5.2  Neither from a2 to b2 nor from b2 to a2."""
    island = position(MARSH.format(colour, "a2|b2"))

    assert walk not in island.legal(colour)
    with refused("TIKI-5.2"):
        island.play(colour, walk)


def test_the_second_step_does_not_cross_either():
    """TIKI-5.2  A walk whose second step is closed is forbidden as a whole."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  yy  .   .
        shaman b1|b2
    """)

    with refused("TIKI-5.2"):
        island.play("yellow", "a1-b1-b2")
    assert "a1-b1-c1" in island.legal("yellow")
