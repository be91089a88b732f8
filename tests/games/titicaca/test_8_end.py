"""TITICACA chapter 8: the order after a round, further rounds, and who wins."""

from tests.games.titicaca.land import position


def test_the_last_land_ends_the_game_after_the_points_of_the_lake():
    """TITICACA-8.1  Lake 5 is counted, arms are given, then the end counts as well."""
    land = position("""
        country a1f b1~5
        yellow
        red
        round 5
    """)
    land.bid(1, 0)
    events = land.play("yellow", "settle a1", "-")
    kinds = [event.kind for event in events]

    assert kinds.index("lake-counted") < kinds.index("armed") < kinds.index("ended")
    # Lake 5: 19 arms, forest 1, lake 1. Arms: +4. End: 1 + 3 + 23 arms + forest 1 + lake 1.
    assert land.score("yellow") == 21 + 29
    assert land.score("red") == 20 + 20
    assert land.outcome.ending == "full"


def test_the_arrow_is_passed_before_the_points():
    """TITICACA-8.1  In this order."""
    land = position("country a1f b1~5 d1s e1~6\nyellow\nred\nround 5\narrow red")
    land.bid(1, 0)
    kinds = [event.kind for event in land.play("yellow", "settle a1", "-")]

    assert kinds.index("arrow-passed") < kinds.index("lake-counted")


FURTHER = """
    country a1f b1~15 e5s g7p
    yellow stock 3
    red stock 2
    round 15
"""


def test_after_round_15_every_empty_land_may_be_settled():
    """TITICACA-8.2  Lands at no lake too, one turn for each bidder."""
    land = position(FURTHER)
    land.bid(1, 0)
    land.play("yellow", "settle a1", "-")

    assert land.see["is_extra"]
    assert land.see["open_lands"] == ["e5", "g7"]
    land.bid(1, 1)
    land.play("yellow", "settle g7", "-")
    assert land.deciders == ["red"]
    land.play("red", "settle e5", "-")
    assert land.outcome.ending == "full"


def test_it_ends_when_nobody_has_arms():
    """TITICACA-8.2  Both have spent everything, and a land is still empty."""
    land = position("""
        country a1f b1~15 c1m e5s g7p
        yellow stock 3
        red stock 2
        round 15
    """)
    land.bid(3, 2)
    land.play("yellow", "settle a1")
    land.decline_all("yellow")
    land.play("red", "settle c1")
    land.decline_all("red")

    assert land.outcome.ending == "unarmed"
    assert land.outcome.clause == "TITICACA-8.2"


def test_it_ends_when_all_bid_nothing():
    """TITICACA-8.2  In a further round only."""
    land = position(FURTHER)
    land.bid(0, 0)

    assert land.see["round"] == 16
    land.bid(0, 0)
    assert land.outcome.ending == "no-bids"


def test_zero_bids_end_no_earlier_round():
    """TITICACA-8.2  Nor do empty stocks: round 5 still gives arms to those who live somewhere."""
    land = position("""
        country a1f b1~4 d1s e1~5 g1p h1~6
        yellow stock 1 villages d1
        red stock 0
        round 4
    """)
    land.bid(1, 0)
    land.play("yellow", "settle a1", "-")

    # Round 5 has no empty land; yellow gets 2 + 3 arms, red none.
    assert land.see["round"] == 6
    assert land.deciders == ["yellow"]
    assert (land.stock("yellow"), land.stock("red")) == (5, 0)


def test_villages_never_run_out():
    """TITICACA-8.3  Pink has eleven pieces in the box and settles a twelfth land."""
    names = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1"]
    country = " ".join(f"{name}f" for name in names)
    land = position(f"""
        country {country} l1~1 m1f
        yellow
        red
        orange
        purple
        pink villages {" ".join(names)}
    """)
    land.bid(0, 0, 0, 0, 1)

    land.play("pink", "settle m1")

    assert list(land.see["villages"].values()).count("pink") == 12


def test_most_points_win():
    """TITICACA-8.4  And equal points share the victory."""
    land = position("""
        country a1f b1~6 c1f
        yellow stock 1 score 7
        red stock 1 score 7
        round 6
    """)
    land.bid(1, 1)
    for colour, place in (("yellow", "a1"), ("red", "c1")):
        land.play(colour, f"settle {place}")
        land.decline_all(colour)

    assert land.outcome.ranking == ((0, 1),)
    assert land.outcome.winners == (0, 1)
