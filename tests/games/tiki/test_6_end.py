"""TIKI chapter 6: the end of the game."""

from typing import cast

import pytest

from tambo.core.dice import Dice
from tambo.games.tiki.state import TikiState
from tambo.testing import refused
from tests.games.tiki.island import TIKI, Island, new, position


def test_four_fruits_win_at_once():
    """TIKI-6.1  The fourth fruit ends the game; nothing more can be played."""
    island = position("""
        yellow to act
        3  .   .   .
        2  y   .   .
        1  .   py  .
        fruits 3 2 reserve 2
        values 1 2 1 1 0 0 0 -1 -1
    """)
    island.play("yellow", "a2-a1")
    island.play("purple", "c3")

    island.play("yellow", "a1-b1")

    assert (island.winner, island.ending) == ("yellow", "four-fruits")
    assert island.outcome.clause == "TIKI-6.1"
    assert island.match.to_act == ()
    with refused("TIKI-6.1"):
        island.play("purple", "a3")


def test_the_fourth_fruit_is_enough():
    """TIKI-6.1  From two to exactly four with one left: won; from two to three it goes on."""
    four = position("""
        yellow to act
        3  .   .   .
        2  y   .   .
        1  py  .   .
        fruits 2 2 reserve 3
    """)
    three = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  .   y   py
        fruits 2 2 reserve 3
    """)

    four.play("yellow", "a2-a1")
    three.play("yellow", "b1-c1")

    assert four.fruits() == (4, 2, 1)
    assert (four.winner, four.ending) == ("yellow", "four-fruits")
    assert three.fruits() == (3, 2, 2)
    assert three.winner is None
    assert three.match.to_act != ()


def test_after_four_fruits_the_second_village_is_not_resolved():
    """TIKI-6.1  Purple has b1 resolved first and wins; c1 keeps its three tikis."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  py  yy  pp
        fruits 3 3 reserve 1
    """)

    island.play("yellow", "a1-b1-c1")
    island.play("purple", "resolve b1")

    assert (island.winner, island.fruits()) == ("purple", (3, 4, 0))
    assert island.stack("c1") == "ppy"


def test_an_empty_reserve_ends_the_game():
    """TIKI-6.2  The last fruit is taken and yellow has more: yellow wins with three."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  .   y   py
        fruits 2 2 reserve 1
    """)

    island.play("yellow", "b1-c1")

    assert (island.winner, island.ending) == ("yellow", "reserve-empty")
    assert island.fruits() == (3, 2, 0)


def test_a_reserve_emptied_by_spoiling_ends_the_game():
    """TIKI-6.2  Yellow, without fruit, spoils the last one: purple wins with one."""
    island = position("""
        yellow to act
        3  .   yy  .
        2  .   y   .
        1  .   .   .
        fruits 0 1 reserve 1
    """)

    island.play("yellow", "b2-b3")

    assert (island.winner, island.ending) == ("purple", "reserve-empty")


def test_with_the_reserve_empty_the_second_village_is_not_resolved():
    """TIKI-6.2  Purple orders b1 first, takes the last fruit and wins; c1 stays as it is."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  py  yy  pp
        fruits 2 2 reserve 1
    """)

    island.play("yellow", "a1-b1-c1")
    island.play("purple", "resolve b1")

    assert (island.winner, island.ending) == ("purple", "reserve-empty")
    assert island.stack("c1") == "ppy"


TIE = """
    yellow to act
    3  .   yy  .
    2  .   y   .
    1  .   .   py
    fruits {}
"""


def test_a_tie_puts_a_spoiled_fruit_back():
    """TIKI-6.3  0:0 and the last fruit spoiled: one comes back and play goes on."""
    island = position(TIE.format("0 0 reserve 1"))

    kinds = island.kinds("yellow", "b2-b3")

    assert "tied" in kinds
    assert island.fruits() == (0, 0, 1)
    assert island.see["sudden"] is True
    assert island.winner is None


def test_a_tie_by_taking():
    """TIKI-6.3  1:2 and yellow takes the last fruit: 2:2, sudden death."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  .   y   py
        fruits 1 2 reserve 1
    """)

    island.play("yellow", "b1-c1")

    assert island.fruits() == (2, 2, 1)
    assert island.see["sudden"] is True
    assert island.see["spoiled"] == 2


def test_in_sudden_death_the_fruit_wins():
    """TIKI-6.3  The fruit that was put back wins the game, from a village of 2 too."""
    island = position("""
        yellow to act
        3  .   .   .
        2  y   .   .
        1  py  .   .
        fruits 1 1 reserve 1
        sudden
    """)

    island.play("yellow", "a2-a1")

    assert (island.winner, island.ending) == ("yellow", "sudden-death")
    assert island.fruits() == (2, 1, 0)


def test_in_sudden_death_a_loss_inflicted_wins():
    """TIKI-6.3  Yellow drops purple's tiki third on a cursed village: purple loses."""
    island = position("""
        yellow to act
        3  .   yy  .
        2  .   py  .
        1  .   .   .
        fruits 1 1 reserve 1
        sudden
    """)

    island.play("yellow", "b2-b3-a3")

    assert (island.winner, island.ending) == ("yellow", "sudden-death")
    assert island.fruits() == (1, 0, 1)


def test_in_sudden_death_ones_own_loss_loses():
    """TIKI-6.3  A loss one inflicts on oneself wins for the other."""
    island = position("""
        yellow to act
        3  .   yy  .
        2  .   y   .
        1  .   .   .
        fruits 1 1 reserve 1
        sudden
    """)

    island.play("yellow", "b2-b3")

    assert (island.winner, island.ending) == ("purple", "sudden-death")


def test_in_sudden_death_at_nothing_each_the_tie_goes_on():
    """TIKI-6.3  0:0 and the fruit of the reserve spoiled: another one is put back."""
    island = position(TIE.format("0 0 reserve 1\n    sudden"))

    kinds = island.kinds("yellow", "b2-b3")

    assert kinds == ["walked", "influenced", "spoiled", "tied", "returned"]
    assert island.fruits() == (0, 0, 1)
    assert island.winner is None


def test_the_second_village_falls_under_sudden_death():
    """TIKI-6.3  c2 spoils the last fruit at 0:0; b2, resolved after it, wins the one put back."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   pp  yy
        1  .   .   yy
        fruits 0 0 reserve 1
        values 2 1 0 1 1 -1 0 0 -1
    """)

    island.play("yellow", "c1-c2-b2")
    island.play("purple", "resolve c2")

    assert (island.winner, island.ending) == ("yellow", "sudden-death")


def test_the_order_decides_between_a_win_and_sudden_death():
    """TIKI-6.2  The same turn with b2 first: yellow takes the last fruit and wins at once."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   pp  yy
        1  .   .   yy
        fruits 0 0 reserve 1
        values 2 1 0 1 1 -1 0 0 -1
    """)

    island.play("yellow", "c1-c2-b2")
    island.play("purple", "resolve b2")

    assert (island.winner, island.ending) == ("yellow", "reserve-empty")
    assert island.stack("c2") == "yyy"


SHUTTLE = [("yellow", "a1-a2"), ("purple", "c3-c2"), ("yellow", "a2-a1"), ("purple", "c2-c3")]
FACING = """
    yellow to act
    3  .   .   p
    2  .   .   .
    1  y   .   .
    {}
"""


def test_the_third_occurrence_is_a_draw():
    """TIKI-6.4  The starting position counts; after twice there and back it stands a third time."""
    island = position(FACING.format(""))

    for turn in range(2):
        for colour, walk in SHUTTLE:
            assert island.winner is None, turn
            island.play(colour, walk)

    assert (island.winner, island.ending) == ("nobody", "repetition")
    assert island.outcome.ranking == ((0, 1),)


def test_the_same_stacks_with_the_other_to_move_are_another_position():
    """TIKI-6.4  The player to move belongs to the position; two occurrences are not three."""
    island = position(FACING.format(""))

    for colour, walk in SHUTTLE * 2:
        if island.winner is None:
            island.play(colour, walk)
    assert len(island.match.steps) == 8

    once = position(FACING.format(""))
    for colour, walk in SHUTTLE:
        once.play(colour, walk)
    assert once.winner is None


# Yellow steps onto the cursed a1, which spoils the reserve's fruit at 0:0; four choices later the
# stacks are what they were. Purple goes from c3 to c2 and, after the next round, back.
NOTHING_EACH = "-1,1,0,0,2,1,0,1,-1 yp,y,-,-,-,-,-,-,p 0:0:1 sudden {} y act"
SPOILING = ["b1-a1", "a2", "a1", "a2-a1", "b1"]
ROUND = [*SPOILING, "c3-c2", *SPOILING, "c2-c3"]


def play_in_turn(island, texts):
    for text in texts:
        island.match.play(island.match.to_act[0], text)


@pytest.mark.parametrize("shaman", ["x", "-", "b2|b3"])
def test_a_fruit_put_back_leaves_the_position_the_same(shaman):
    """TIKI-6.4  0:0 in sudden death: each round spoils the fruit twice and 6.3 puts one back, so
    the starting position stands again after twelve choices, and a third time after 24."""
    island = Island(TIKI.from_position(NOTHING_EACH.format(shaman)))

    play_in_turn(island, ROUND)
    assert island.match.position() == NOTHING_EACH.format(shaman)
    play_in_turn(island, ROUND[:-1])
    assert not island.match.is_over
    play_in_turn(island, ROUND[-1:])

    assert (island.winner, island.ending) == ("nobody", "repetition")


def test_the_first_tie_makes_another_position():
    """TIKI-6.4  Sudden death belongs to the position: the start, before it, does not count, and
    what stands after the first choice stands again after 13 choices and after 25."""
    normal = NOTHING_EACH.format("x").replace("sudden", "normal")
    island = Island(TIKI.from_position(normal))

    play_in_turn(island, ROUND * 2)
    assert not island.match.is_over
    play_in_turn(island, ROUND[:1])

    assert (island.winner, island.ending) == ("nobody", "repetition")


def test_search_remembers_what_stood_twice_before_a_fruit_was_put_back():
    """TIKI-6.4  A copy for exact search knows that the third occurrence is a draw."""
    island = Island(TIKI.from_position(NOTHING_EACH.format("x")))
    play_in_turn(island, [*ROUND, *ROUND[:-6]])

    state = TIKI.policy.with_past_closed(island.match.state)
    for text in ROUND[-6:]:
        seat = int(TIKI.rules.actor(state))
        TIKI.rules.apply(state, seat, TIKI.choice_of(state, seat, text), Dice(0), None)

    outcome = TIKI.outcome(state)
    assert outcome is not None
    assert outcome.ending == "repetition"


def test_without_the_option_positions_may_come_back():
    """TIKI-6.4  As an option a game goes on forever."""
    island = position(FACING.format("endless"))

    for colour, walk in SHUTTLE * 5:
        island.play(colour, walk)

    assert island.winner is None


def test_the_shaman_belongs_to_the_position():
    """TIKI-6.4  Positions that differ in the shaman's border have different keys."""
    places = ("x", "-", "a1|b1", "b2|b3")
    states = [position(FACING.format(f"shaman {place}")).match.state for place in places]

    assert len({cast(TikiState, state).key() for state in states}) == 4


def test_the_second_player_may_take_over_the_first_side():
    """TIKI-6.5  After the first action the other seat is asked; having swapped, it has yellow."""
    island = new(first="yellow", swap=True)
    island.match.play(0, "b2")

    assert island.match.to_act == (1,)
    assert island.match.legal(1) == ["swap", "keep"]
    island.match.play(1, "swap")

    assert island.see["colours"] == ["purple", "yellow"]
    assert island.match.to_act == (0,)
    assert island.deciders == ["purple"]


def test_the_second_player_may_keep_their_side():
    """TIKI-6.5  They play on as purple and are not asked again."""
    island = new(first="yellow", swap=True)
    island.match.play(0, "b2")
    island.match.play(1, "keep")

    assert island.deciders == ["purple"]
    assert island.match.to_act == (1,)
    island.match.play(1, "a1")
    assert island.see["decision"] == "act"


@pytest.mark.parametrize("text", ["swap", "keep"])
def test_no_swap_unless_agreed(text):
    """TIKI-6.5  Off by default."""
    island = new(first="yellow")
    island.play("yellow", "b2")

    with refused("TIKI-6.5"):
        island.play("purple", text)


def test_first_swap_then_play():
    """TIKI-6.5  While the swap is to be decided nothing else can be played."""
    island = new(first="yellow", swap=True)
    island.match.play(0, "b2")

    with refused("TIKI-6.5"):
        island.match.play(1, "a1")
    with refused("TIKI-6.5"):
        island.match.play(0, "swap")
