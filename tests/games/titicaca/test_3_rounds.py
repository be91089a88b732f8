"""TITICACA chapter 3: rounds, sealed bids and the order of play."""

import pytest

import tambo
from tambo.testing import refused
from tests.games.titicaca.land import TITICACA, new, position

# Lake 1 with three lands around it, lake 2 with one of these and one more.
THREE = """
    country a2f b1m b2~1 b3s c2~2 c3p
    yellow
    red
    orange
    purple
"""


def test_a_round_is_for_the_empty_lands_at_its_lake():
    """TITICACA-3.1  Lake 1 at b2 touches a2, b1 and b3, and the next round is lake 2's."""
    land = position("""
        country a2f b1m b2~1 b3s c2~2 c3p
        yellow villages b1
        red
    """)
    land.bid(1, 0)

    assert land.legal("yellow") == ["settle a2", "settle b3"]
    with refused("TITICACA-3.1"):
        land.play("yellow", "settle c3")
    land.play("yellow", "settle a2")
    land.decline_all("yellow")
    assert land.see["round"] == 2
    assert land.see["open_lands"] == ["b3", "c3"]


def test_a_lake_that_is_not_there_or_full_is_skipped():
    """TITICACA-3.1  No lake 2, no empty land at lake 3: round 4 follows round 1."""
    land = position("""
        country a1f b1~1 d1g e1~3 g1s h1~4
        yellow villages d1
        red
    """)
    land.bid(1, 0)

    events = land.play("yellow", "settle a1")
    events += land.play("yellow", "-")

    assert [e.fields()["round"] for e in events if e.kind == "skipped"] == [2, 3]
    assert land.see["round"] == 4


def test_skipping_round_5_skips_neither_points_nor_arms():
    """TITICACA-3.1  20 arms are 20 points; one village gives 1 + 3 arms."""
    land = position("""
        country a1f b1~4 d1g e1~5 g1s h1~6
        yellow villages d1
        red
        round 4
    """)
    land.bid(0, 1)
    land.play("red", "settle a1")
    land.decline_all("red")

    assert land.see["round"] == 6
    # Yellow: 20 arms, and the meadow d1 at one lake: 1 + 1. Red: 19 arms.
    assert (land.score("yellow"), land.score("red")) == (22, 19)
    assert (land.stock("yellow"), land.stock("red")) == (24, 23)


def test_bids_are_sealed():
    """TITICACA-3.2  Until all are in no seat sees a bid, or that one is made."""
    land = new(3)
    before = [land.match.view(seat) for seat in (None, 0, 1)]
    boards = [land.match.board(seat) for seat in (None, 0, 1)]

    events = land.match.play(2, "bid 7")

    assert [land.match.view(seat) for seat in (None, 0, 1)] == before
    assert [land.match.board(seat) for seat in (None, 0, 1)] == boards
    assert all(event.seen_by == (2,) for event in events)
    assert [land.match.decision(seat) for seat in (0, 1, 2)] == [0, 0, 1]


def test_players_see_their_own_bid():
    """TITICACA-3.2  A seat that has bid no longer looks asked to itself."""
    land = new(3)

    land.match.play(2, "bid 7")

    assert land.sees("orange")["bid"] == 7
    assert land.sees("orange")["to_act"] == [0, 1]
    assert land.sees("yellow")["to_act"] == [0, 1, 2]
    with refused("TITICACA-3.2"):
        land.play("orange", "bid 8")


def test_bids_are_shown_together():
    """TITICACA-3.2  The last bid opens all of them, in one event."""
    land = new(3)
    land.match.play(2, "bid 7")
    land.match.play(0, "bid 1")

    events = land.match.play(1, "bid 0")

    assert land.see["bids"] == [1, 0, 7]
    assert [e.fields()["bids"] for e in events if e.kind == "revealed"] == [[1, 0, 7]]
    assert all(e.reveals for e in events if e.kind == "revealed")


@pytest.mark.parametrize("bid", ["bid 21", "bid 1000", "bid 999999999999"])
def test_nobody_bids_more_than_they_have(bid):
    """TITICACA-3.2  From 0 to all of one's arms."""
    with refused("TITICACA-3.2"):
        new(2).play("yellow", bid)


def test_taking_part_needs_one_arm():
    """TITICACA-3.2  A bid of 0 takes no turn."""
    land = position(THREE)

    land.bid(0, 0, 2, 0)

    assert land.see["order"] == [2]


def test_a_player_without_arms_is_not_asked():
    """TITICACA-3.2  The others bid without them."""
    land = position(THREE.replace("red\n", "red stock 0\n"))

    assert land.deciders == ["yellow", "orange", "purple"]
    with refused("TITICACA-3.2"):
        land.play("red", "bid 0")
    land.bid(1, 0, 1, 1)
    assert land.see["bids"] == [1, 0, 1, 1]


def test_example_1_the_order_of_bids():
    """TITICACA-3.3  Bids 6, 3, 3, 2, the arrow with one of the 3s: 6, the holder, the other 3.

    Three lands are empty, so the 2 does not play and keeps their sword (TITICACA-3.4).
    """
    # Yellow is Claus (6), red Alan (3), orange Wolfgang (3, arrow), purple Reiner (2).
    land = position(THREE + "arrow orange")
    land.bid(6, 3, 3, 2)

    assert land.see["order"] == [0, 2, 1, 3]
    for colour, place in (("yellow", "a2"), ("orange", "b1"), ("red", "b3")):
        assert land.deciders == [colour]
        land.play(colour, f"settle {place}")
        land.decline_all(colour)
    assert [land.stock(c) for c in ("yellow", "red", "orange", "purple")] == [14, 17, 17, 20]
    assert land.see["round"] == 2


def test_ties_go_clockwise_from_the_arrow():
    """TITICACA-3.3  Purple holds the arrow and bids nothing: yellow is next, then red."""
    land = position(THREE + "arrow purple")

    land.bid(3, 3, 3, 0)

    assert land.see["order"] == [0, 1, 2]


def test_arms_are_discarded_when_the_turn_comes():
    """TITICACA-3.4  Not before."""
    land = position(THREE)
    land.bid(5, 4, 0, 0)

    assert (land.stock("yellow"), land.stock("red")) == (15, 20)
    land.play("yellow", "settle a2")
    land.decline_all("yellow")
    assert land.stock("red") == 16


def test_only_the_one_whose_turn_it_is_plays():
    """TITICACA-3.4  One turn each, in order."""
    land = position(THREE)
    land.bid(5, 4, 0, 0)

    with refused("TITICACA-3.4"):
        land.play("red", "settle a2")


def test_the_arrow_goes_to_the_last_who_took_a_turn():
    """TITICACA-3.5  Orange plays last; purple finds no land and does not count."""
    land = position(THREE)
    land.bid(4, 3, 2, 1)
    for colour, place in (("yellow", "a2"), ("red", "b1"), ("orange", "b3")):
        land.play(colour, f"settle {place}")
        land.decline_all(colour)

    assert land.see["arrow"] == 2


def test_the_arrow_stays_if_nobody_played():
    """TITICACA-3.5  All bid 0 in round 1; round 2 begins, and the arrow is where it was."""
    land = position(THREE + "arrow purple")

    land.bid(0, 0, 0, 0)

    assert land.see["arrow"] == 3
    assert land.see["round"] == 2


def test_a_bid_can_be_taken_back_until_all_are_in():
    """TITICACA-3.2  Whether others have bid meanwhile makes no difference, and no seat notices."""
    land = new(3)
    land.match.play(2, "bid 7")
    land.match.play(0, "bid 3")
    before = [land.match.view(seat) for seat in (None, 0, 1)]

    land.match.undo(2)

    assert [land.match.view(seat) for seat in (None, 0, 1)] == before
    assert land.match.to_act == (1, 2)
    land.match.play(2, "bid 1")
    land.match.play(1, "bid 2")
    assert land.see["bids"] == [3, 2, 1]
    with pytest.raises(tambo.Refused):
        land.match.undo(2)


def test_what_was_bid_makes_no_difference_to_the_others():
    """TITICACA-3.2  Every seat sees the same before the reveal, for all bids."""
    for seed in range(50):
        sights = set()
        for amount in (0, 1, 20):
            match = TITICACA.new(4, seed)
            match.play(1, f"bid {amount}")
            sights.add(repr([(match.view(s), match.board(s)) for s in (None, 0, 2, 3)]))
        assert len(sights) == 1
