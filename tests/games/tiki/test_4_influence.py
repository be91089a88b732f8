"""TIKI chapter 4: influenced villages."""

from tambo.testing import refused
from tests.games.tiki.island import position


def test_the_owner_of_the_third_tiki_takes_the_fruit():
    """TIKI-4.1  a1 gives 2 to the colour on top, and the three tikis go home."""
    island = position("""
        yellow to act
        3  .   .   .
        2  y   .   .
        1  py  .   .
    """)

    kinds = island.kinds("yellow", "a2-a1")

    assert island.fruits() == (2, 0, 5)
    assert island.stack("a1") == ""
    assert (island.hand("yellow"), island.hand("purple")) == (8, 8)
    assert kinds == ["walked", "influenced", "gained", "returned"]


def test_the_owner_need_not_be_the_one_who_moved():
    """TIKI-4.1  Yellow drops purple's tiki third on b1: purple takes the fruit."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  py  yy  .
    """)

    island.play("yellow", "a1-b1-b2")

    assert island.fruits() == (0, 1, 6)
    assert island.stack("b2") == "y"


TWO_INFLUENCED = """
    yellow to act
    3  .   .   .
    2  .   .   .
    1  py  yy  pp
    fruits {}
"""


def test_two_villages_are_ordered_by_the_other_player():
    """TIKI-4.2  The player who did not move says which village is resolved first."""
    island = position(TWO_INFLUENCED.format("0 0 reserve 7"))

    island.play("yellow", "a1-b1-c1")

    assert island.deciders == ["purple"]
    assert island.legal("purple") == ["resolve b1", "resolve c1"]
    with refused("TIKI-4.2"):
        island.play("yellow", "resolve b1")
    with refused("TIKI-4.2"):
        island.play("purple", "resolve a1")
    with refused("TIKI-4.2"):
        island.play("purple", "a3")


def test_the_order_can_decide_the_game():
    """TIKI-4.2  With three fruits each, whose village comes first has four and wins."""
    island = position(TWO_INFLUENCED.format("3 3 reserve 1"))

    island.play("yellow", "a1-b1-c1")
    island.play("purple", "resolve b1")

    assert island.winner == "purple"


def test_the_order_is_asked_even_if_it_cannot_matter():
    """TIKI-4.2  Two marshes of one owner are ordered all the same."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   yy  yy
        1  .   .   yy
        values 2 1 1 1 0 0 0 -1 -1
    """)

    island.play("yellow", "c1-c2-b2")

    assert island.see["decision"] == "order"
    assert island.see["pending"] == ["b2", "c2"]


def test_nothing_is_ordered_when_one_village_is_influenced():
    """TIKI-4.2  A single influenced village is resolved at once."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  yy  .   py
    """)

    with refused("TIKI-4.2"):
        island.play("yellow", "resolve c1")


def test_the_first_village_is_resolved_with_its_shaman_before_the_second():
    """TIKI-4.2  The marsh's owner decides on the shaman while the other village still waits."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   yy  .
        1  py  yy  .
        shaman -
    """)

    island.play("yellow", "a1-b1-b2")
    island.play("purple", "resolve b2")

    assert (island.deciders, island.see["decision"]) == (["yellow"], "shaman")
    assert island.fruits() == (0, 0, 7)
    assert island.see["pending"] == ["b2", "b1"]

    island.play("yellow", "shaman -")
    assert island.fruits() == (0, 1, 6)
    assert island.deciders == ["purple"]


def test_which_of_two_marshes_is_being_resolved_is_seen():
    """TIKI-4.2  Everything is open: two orders of two marshes do not look the same."""
    views = []
    for first in ("b2", "c2"):
        island = position("""
            yellow to act
            3  .   .   .
            2  .   yy  yy
            1  .   .   yy
            shaman -
        """)
        island.play("yellow", "c1-c2-b2")
        island.play("purple", f"resolve {first}")
        views.append(island.see["pending"])

    assert views == [["b2", "c2"], ["c2", "b2"]]


def test_the_last_fruit_of_a_village_of_two():
    """TIKI-4.3  With one fruit left a village of 2 gives one."""
    island = position("""
        yellow to act
        3  .   .   .
        2  y   .   .
        1  py  .   .
        fruits 1 1 reserve 1
    """)

    island.play("yellow", "a2-a1")

    assert island.fruits() == (2, 1, 0)
    assert island.winner == "yellow"


CURSED = """
    yellow to act
    3  .   yy  .
    2  .   y   .
    1  .   .   .
    fruits {}
"""


def test_a_cursed_village_takes_a_fruit():
    """TIKI-4.4  The owner loses one fruit, which leaves the game."""
    island = position(CURSED.format("2 1 reserve 4"))

    kinds = island.kinds("yellow", "b2-b3")

    assert island.fruits() == (1, 1, 4)
    assert island.see["spoiled"] == 1
    assert "lost" in kinds


def test_a_cursed_village_spoils_the_reserve_of_the_poor():
    """TIKI-4.4  Without a fruit to lose, one of the reserve is spoiled."""
    island = position(CURSED.format("0 3 reserve 4"))

    kinds = island.kinds("yellow", "b2-b3")

    assert island.fruits() == (0, 3, 3)
    assert island.see["spoiled"] == 1
    assert "spoiled" in kinds


def test_a_marsh_only_sends_the_tikis_home():
    """TIKI-4.5  No fruit, but the three tikis return."""
    island = position("""
        yellow to act
        3  .   .   .
        2  y   pp  .
        1  .   .   .
    """)

    kinds = island.kinds("yellow", "a2-b2")

    assert kinds == ["walked", "influenced", "returned"]
    assert island.fruits() == (0, 0, 7)
    assert (island.hand("yellow"), island.hand("purple")) == (8, 8)
