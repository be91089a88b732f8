"""TITICACA chapter 7: points after rounds 5 and 10 and at the end."""

from tests.games.titicaca.land import position

LAKE_5 = """
    country a1f b1p c1~5 d1g g1s j1s k1~6
    yellow villages a1 b1 g1 temples b1+2 g1+1
    red
    regions a1+b1
    round 5
"""


def test_arms_and_regions_at_lake_5():
    """TITICACA-7.1  1 for each arm left, and regions with a land at lake 5; g1 is not counted."""
    land = position(LAKE_5)
    land.bid(0, 3)
    land.play("red", "settle d1", "-")

    # Yellow: 20 arms; forest 2, pampa 2, one lake. Red: 17 arms; meadow 1, one lake.
    assert land.score("yellow") == 20 + 2 + 2 + 1
    assert land.score("red") == 17 + 1 + 1


def test_returned_arms_count():
    """TITICACA-7.1  Yellow bids 1, finds no land, and counts 20."""
    land = position(LAKE_5)
    land.bid(1, 3)
    land.play("red", "settle d1", "-")

    assert land.score("yellow") == 20 + 5


def test_temples_of_counted_regions_go_home():
    """TITICACA-7.2  b1 goes home unseen; g1's region was not counted."""
    land = position(LAKE_5)
    land.bid(0, 3)
    events = land.play("red", "settle d1", "-")

    assert land.sees("yellow")["hands"][0] == [2]
    assert land.sees("yellow")["temples"] == [{"at": "g1", "colour": "yellow", "value": 1}]
    assert land.sees("red")["hands"][0] == [None]
    assert "temple-turned" not in [e.kind for e in events]


def test_a_temple_seen_tells_the_other():
    """TITICACA-7.2  +2 was turned up and is back, so the one on g1 must be the +1."""
    land = position("""
        country a1f b1f c1~5 d1g g1s j1s k1~6
        yellow villages b1 g1 temples b1+2 g1+1
        red villages a1
        regions a1+b1
        round 5
    """)
    land.bid(0, 3)
    events = land.play("red", "settle d1", "-")

    assert [e.fields()["at"] for e in events if e.kind == "temple-turned"] == ["b1"]
    assert land.sees("red")["temples"] == [{"at": "g1", "colour": "yellow", "value": 1}]
    assert land.sees("red")["hands"][0] == [2]


def test_with_both_home_nothing_is_known_any_more():
    """TITICACA-7.2  What was turned up can be built again in secret."""
    land = position("""
        country a1f b1f c1~5 d1g j1s k1~6
        yellow villages b1 temples b1+2
        red villages a1
        regions a1+b1
        round 5
    """)
    land.bid(1, 0)
    land.play("yellow", "settle d1", "-")
    assert land.sees("red")["hands"][0] == [1, 2]
    land.bid(1, 0)
    land.play("yellow", "settle j1", "temple j1+1")

    assert land.sees("red")["hands"][0] == [None]


def test_the_end_counts_everything():
    """TITICACA-7.3  Villages, 3 for each of the largest group, arms, and all regions."""
    land = position("""
        country a1f b1p g1s j1s k1~6
        yellow stock 5 villages a1 b1 g1
        red stock 2
        round 6
    """)
    land.bid(0, 1)
    land.play("red", "settle j1", "-")

    # Yellow: 3 villages, a group of 2, 5 arms, three regions of one land without lakes.
    assert land.score("yellow") == 3 + 6 + 5 + 3
    # Red: 1 village, a group of 1, 1 arm, one land at one lake.
    assert land.score("red") == 1 + 3 + 1 + 2
    lines = [(line.seat, line.points, line.clause) for line in land.outcome.sheet][:6]
    assert lines == [
        (0, 3, "TITICACA-7.3"),
        (0, 6, "TITICACA-7.3"),
        (0, 5, "TITICACA-7.3"),
        (1, 1, "TITICACA-7.3"),
        (1, 3, "TITICACA-7.3"),
        (1, 1, "TITICACA-7.3"),
    ]


def test_a_game_that_is_over_scores_no_later_lake():
    """TITICACA-7.4  The last land is settled in round 4: lake 5 is not counted for itself."""
    land = position("""
        country a1f b1~5 j1s k1~4
        yellow villages a1
        red
        round 4
    """)
    land.bid(0, 1)
    events = land.play("red", "settle j1", "-")

    assert land.outcome.ending == "full"
    assert "lake-counted" not in [e.kind for e in events]
    # 1 village + 3 + 20 arms + forest 1 + lake 1, and nothing for lake 5.
    assert land.score("yellow") == 26
