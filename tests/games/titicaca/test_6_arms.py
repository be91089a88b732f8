"""TITICACA chapter 6: new arms."""

from tests.games.titicaca.land import position


def test_the_rulebooks_example():
    """TITICACA-6.1  Four villages, none adjacent: 4 + 3 = 7."""
    land = position("""
        country a1f c1f e1f g1f i1s j1~5 l1p m1~6
        yellow villages a1 c1 e1 g1
        red
        round 5
    """)
    land.bid(0, 1)
    land.play("red", "settle i1")
    land.decline_all("red")

    assert land.stock("yellow") == 20 + 7
    assert land.stock("red") == 19 + 4


def test_a_group_does_not_care_about_regions():
    """TITICACA-6.1  Three adjacent villages of three regions and one apart: 4 + 9."""
    land = position("""
        country a1f b1f c1f g1f i1s j1~10 l1p m1~11
        yellow villages a1 b1 c1 g1
        red
        round 10
    """)
    land.bid(0, 1)
    land.play("red", "settle i1")
    land.decline_all("red")

    assert land.stock("yellow") == 20 + 13


def test_a_group_may_bend():
    """TITICACA-6.1  A bend and a triangle hang together; red's village cuts nothing off."""
    land = position("""
        country a2f a3m b1s b2p c1g g1f i1s j1~5 l1p m1~6
        yellow villages a2 a3 b1 b2 g1
        red villages c1
        round 5
    """)
    land.bid(0, 1)
    land.play("red", "settle i1")
    land.decline_all("red")

    assert land.stock("yellow") == 20 + 5 + 12


def test_other_rounds_give_none():
    """TITICACA-6.1  Only rounds 5 and 10."""
    land = position("""
        country a1f i1s j1~4 l1p m1~6
        yellow villages a1
        red
        round 4
    """)
    land.bid(0, 1)
    events = land.play("red", "settle i1", "-")

    # Round 5 is skipped here, but still gives its arms (TITICACA-3.1).
    assert [e.fields()["arms"] for e in events if e.kind == "armed"] == [4, 4]
    land.bid(0, 1)
    assert "armed" not in [e.kind for e in land.play("red", "settle l1")]
