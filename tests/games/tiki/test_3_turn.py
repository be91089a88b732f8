"""TIKI chapter 3: the two actions of a turn."""

import pytest

from tambo.testing import refused
from tests.games.tiki.island import new, position


def test_a_totem_is_created_on_an_empty_village():
    """TIKI-3.1  Create puts one tiki from the hand on an empty village."""
    island = new(first="yellow")

    island.play("yellow", "b2")

    assert island.stack("b2") == "y"
    assert island.hand("yellow") == 7


@pytest.mark.parametrize("village", ["a1", "c3"])
def test_a_totem_is_not_created_on_a_tiki(village):
    """TIKI-3.1  A village with a tiki of either colour is not empty."""
    island = position("""
        yellow to act
        3  .   .   p
        2  .   .   .
        1  y   .   .
    """)

    assert village not in island.legal("yellow")
    with refused("TIKI-3.1"):
        island.play("yellow", village)


def test_nothing_is_created_from_an_empty_hand():
    """TIKI-3.1  With an empty hand Create is impossible."""
    island = position("""
        yellow to act
        3  yy  yy  .
        2  yy  yy  .
        1  .   .   p
    """)

    assert island.hand("yellow") == 0
    assert "c2" not in island.legal("yellow")
    with refused("TIKI-3.1"):
        island.play("yellow", "c2")


def test_a_totem_belongs_to_its_topmost_tiki():
    """TIKI-3.2  Yellow on purple is yellow's to move, purple on yellow is not."""
    island = position("""
        yellow to act
        3  .   .   .
        2  py  .   yp
        1  .   .   .
    """)

    starts = {choice.split("-")[0] for choice in island.legal("yellow") if "-" in choice}

    assert starts == {"a2"}
    with refused("TIKI-3.2"):
        island.play("yellow", "c2-b2-b1")


def test_an_empty_village_has_no_totem_to_move():
    """TIKI-3.2  Without a totem there is nothing to walk with."""
    with refused("TIKI-3.2"):
        new(first="yellow").play("yellow", "a1-a2")


def test_a_walk_leaves_its_lowest_tiki_in_each_village():
    """TIKI-3.3  Yellow over purple walks two villages: purple stays first, yellow goes on."""
    island = position("""
        yellow to act
        3  .   .   .
        2  py  p   .
        1  .   .   .
    """)

    walked = island.play("yellow", "a2-b2-c2")[0].fields()

    assert (island.stack("a2"), island.stack("b2"), island.stack("c2")) == ("", "pp", "y")
    assert walked["path"] == ["a2", "b2", "c2"]
    assert walked["left"] == ["purple", "yellow"]


def test_a_totem_of_one_walks_one_village():
    """TIKI-3.3  From the middle one tiki has exactly four walks, onto what is there."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   y   p
        1  .   .   .
    """)

    walks = [choice for choice in island.legal("yellow") if "-" in choice]
    assert sorted(walks) == ["b2-a2", "b2-b1", "b2-b3", "b2-c2"]

    island.play("yellow", "b2-c2")
    assert island.stack("c2") == "py"


@pytest.mark.parametrize("walk", ["a1-b2", "a1-c1", "a1-a3"])
def test_steps_are_orthogonal(walk):
    """TIKI-3.3  No step is diagonal or jumps."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  y   .   .
    """)

    with refused("TIKI-3.3"):
        island.play("yellow", walk)


@pytest.mark.parametrize("walk", ["b2-b3", "a1-a2-a3"])
def test_a_walk_is_as_long_as_the_totem_is_high(walk):
    """TIKI-3.3  Two tikis do not walk one village, nor one tiki two."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   yy  .
        1  y   .   .
    """)

    with refused("TIKI-3.3"):
        island.play("yellow", walk)


def test_a_walk_may_turn():
    """TIKI-3.4  From the middle two tikis have eight walks, turning or not, as from b2 to a1."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   yy  .
        1  .   .   .
    """)

    walks = {choice for choice in island.legal("yellow") if "-" in choice}

    assert walks == {
        *("b2-a2-a1", "b2-a2-a3", "b2-b1-a1", "b2-b1-c1"),
        *("b2-b3-a3", "b2-b3-c3", "b2-c2-c1", "b2-c2-c3"),
    }


def test_a_walk_may_not_return_to_its_start():
    """TIKI-3.4  A totem never goes back to the village it left."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   yy  .
        1  .   .   .
    """)

    assert "b2-b3-b2" not in island.legal("yellow")
    with refused("TIKI-3.4"):
        island.play("yellow", "b2-b3-b2")


def test_a_walk_that_cannot_be_completed_is_forbidden():
    """TIKI-3.5  In the corner, with the shaman on one border, only whole walks remain."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  yy  .   .
        shaman b1|b2
    """)

    walks = {choice for choice in island.legal("yellow") if "-" in choice}

    assert walks == {"a1-b1-c1", "a1-a2-a3", "a1-a2-b2"}


def test_a_totem_without_any_whole_walk_says_so():
    """TIKI-3.5  A single tiki in the corner has two ways; the shaman cannot close both."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  y   .   .
        shaman a1|b1
    """)

    assert [choice for choice in island.legal("yellow") if "-" in choice] == ["a1-a2"]


def test_totems_at_rest_are_one_or_two_high():
    """TIKI-3.6  A village that comes to three is resolved at once; no longer walk exists."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   yp  .
        1  .   y   .
    """)

    island.play("yellow", "b1-b2")

    assert island.stack("b2") == ""
    assert max(choice.count("-") for choice in island.legal("purple")) <= 2
    with refused("TIKI-3.3"):
        position("""
            yellow to act
            3  .   .   .
            2  .   yy  .
            1  .   .   .
        """).play("yellow", "b2-b3-c3-c2")


BLOCKED = """
    yellow to act
    3  yp  yp  yp
    2  yp  yp  yp
    1  yp  yp  .
"""


def test_a_player_without_any_action_passes():
    """TIKI-3.7  Eight own tikis, each under the other's, the ninth village empty: pass."""
    island = position(BLOCKED)

    assert island.legal("yellow") == ["pass"]
    assert island.kinds("yellow", "pass") == ["passed"]
    assert island.deciders == ["purple"]


def test_only_a_player_without_actions_passes():
    """TIKI-3.7  A player who can act must act."""
    island = new(first="yellow")

    assert "pass" not in island.legal("yellow")
    with refused("TIKI-3.7"):
        island.play("yellow", "pass")


def test_the_players_alternate():
    """TIKI-3.8  After yellow's action it is purple's turn, and only purple's."""
    island = new(first="yellow")

    island.play("yellow", "b2")

    assert island.deciders == ["purple"]
    assert island.legal("yellow") == []
    with refused("TIKI-3.8"):
        island.play("yellow", "a1")
