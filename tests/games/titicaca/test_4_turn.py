"""TITICACA chapter 4: settle, join, unite, temple."""

from typing import cast

from tambo.games.titicaca.rules_regions import are_adjacent
from tambo.games.titicaca.state import TiticacaState
from tambo.testing import refused
from tests.games.titicaca.land import position

# Worked example 3: X is b2; Y is c2, d2, d3; Z is f1, f2.
EXAMPLE_3 = """
    country b2f b3~8 c1~4 c2m d2s d3p e1~3 e2~1 e3~10 f1g f2f z9g
    yellow villages b2
    red villages c2 d2 d3
    orange villages f1 f2
    regions c2+d2+d3 f1+f2
    round 16
"""

# Worked example 4: round 8, Orange has just settled e4 (region A); it is Yellow's turn.
# B c5, C d3, D b7+c6, E d6+d7, F e5. Lakes 8 at e3 and 3 at d5.
EXAMPLE_4 = """
    country b7m c5f c6s d3s d4s d5~3 d6g d7m e3~8 e4p e5m f2f
    yellow stock 10 villages d7
    red stock 12 villages d3 b7 d6 e5
    orange stock 9 villages e4
    purple stock 20 villages c5 c6
    regions b7+c6 d6+d7
    round 8
    bids 4 0 6 0
    to settle turn 2
"""


def test_a_village_makes_a_region_of_one_land():
    """TITICACA-4.1  The villages beside it change nothing."""
    land = position("""
        country a1f b1~1 a2f
        yellow
        red villages a2
    """)
    land.bid(2, 0)
    land.play("yellow", "settle a1")

    assert land.regions == {"a1": "a1", "a2": "a2"}
    assert land.see["villages"] == {"a1": "yellow", "a2": "red"}


def test_only_empty_lands_are_settled():
    """TITICACA-4.1  Neither a lake nor a land with a village."""
    land = position("""
        country a1f b1~1 a2f
        yellow
        red villages a2
    """)
    land.bid(2, 0)

    with refused("TITICACA-4.1"):
        land.play("yellow", "settle a2")
    with refused("TITICACA-4.1"):
        land.play("yellow", "settle b1")


def test_settling_is_compulsory():
    """TITICACA-4.1  It cannot be declined."""
    land = position("country a1f b1~1\nyellow\nred")
    land.bid(2, 0)

    with refused("TITICACA-4.1"):
        land.play("yellow", "-")


def test_joining_needs_an_edge_and_a_new_kind():
    """TITICACA-4.2  Red's pampa may be joined, but not red's forest, nor what does not touch."""
    land = position("""
        country a2f b1p b2f c1~1 d1g
        yellow
        red villages a2 b1 d1
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b2")

    assert land.legal("yellow") == ["join b1", "-"]
    with refused("TITICACA-4.2"):
        land.play("yellow", "join a2")
    with refused("TITICACA-4.2"):
        land.play("yellow", "join d1")
    with refused("TITICACA-4.2"):
        land.play("yellow", "join b2")
    land.play("yellow", "join b1")
    assert land.regions == {"a2": "a2", "b1": "b1+b2", "d1": "d1"}


def test_joining_looks_at_the_whole_region():
    """TITICACA-4.2  The kind must be missing in all of it; any of its lands names it."""
    land = position("""
        country a2p a3s b2f c1~1 b3g c3f
        yellow
        red villages a2 a3 b3 c3
        regions a2+a3 b3+c3
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b2")

    assert land.legal("yellow") == ["join a2", "-"]
    with refused("TITICACA-4.2"):
        land.play("yellow", "join c3")
    land.play("yellow", "join a3")
    assert land.regions["a2"] == "a2+a3+b2"


def test_two_other_regions_are_united():
    """TITICACA-4.3  Neither is the new land's; the two share a stick."""
    land = position("""
        country b2f c1~1 b3g c3s a4p d1m
        yellow villages b3
        red villages c3 a4
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b2", "-")

    assert land.legal("yellow") == ["unite a4+b3", "unite b3+c3", "-"]
    for alone, clause in (("b2", "4.3"), ("c3", "4.3"), ("d1", "4.6")):
        with refused(f"TITICACA-{clause}"):
            land.play("yellow", f"unite {alone}")
    with refused("TITICACA-4.3"):
        land.play("yellow", "unite b2+b3")
    with refused("TITICACA-4.3"):
        land.play("yellow", "unite b3+b3")
    with refused("TITICACA-4.3"):
        land.play("yellow", "unite a4+c3")
    land.play("yellow", "unite a4+b3")
    assert land.regions == {"a4": "a4+b3", "b2": "b2", "c3": "c3"}


def test_uniting_needs_a_village_of_ones_own():
    """TITICACA-4.3a  Red's meadow and orange's pampa are not yellow's to unite."""
    land = position("""
        country b2f c1~1 b3g a4p
        yellow
        red villages b3
        orange villages a4
    """)
    land.bid(2, 0, 0)
    land.play("yellow", "settle b2", "-")

    assert "unite a4+b3" not in land.legal("yellow")
    # A temple on b2 is asked instead: uniting had nothing to offer (TITICACA-4.7).
    assert land.legal("yellow") == ["temple b2+1", "temple b2+2", "-"]


def test_why_foreign_regions_are_not_united():
    """TITICACA-4.3a  Told while another pair can be united."""
    land = position(EXAMPLE_4)
    land.play("yellow", "settle d4", "join c5")

    with refused("TITICACA-4.3a"):
        land.play("yellow", "unite e4+e5")


def test_uniting_needs_a_region_adjacent_to_the_new_one():
    """TITICACA-4.3b  f4 and f5 are far from b2; b3, which touches it, makes the other pair good."""
    land = position("""
        country b2f c1~1 b3g a4p f4m f5s
        yellow villages b3 f4
        red villages a4 f5
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b2", "-")

    assert land.legal("yellow") == ["unite a4+b3", "-"]
    with refused("TITICACA-4.3b"):
        land.play("yellow", "unite f4+f5")


def test_adjacency_is_judged_after_joining():
    """TITICACA-4.3b  By joining c2 the new region comes to border d1: d1 and e1 can unite."""
    text = """
        country b2f a2~1 c2m d1s e1p
        yellow villages e1
        red villages c2 d1
    """
    apart, joined = position(text), position(text)
    for land in (apart, joined):
        land.bid(2, 0)
        land.play("yellow", "settle b2")
    apart.play("yellow", "-")
    joined.play("yellow", "join c2")

    assert "unite d1+e1" not in apart.legal("yellow")
    assert "unite d1+e1" in joined.legal("yellow")


def test_each_must_bring_a_new_kind():
    """TITICACA-4.3c  F (mountain) brings E (meadow, mountain) nothing."""
    land = position(EXAMPLE_4)
    land.play("yellow", "settle d4", "join c5")

    with refused("TITICACA-4.3c"):
        land.play("yellow", "unite d6+e5")


def test_a_temple_in_the_new_region_or_an_adjacent_one():
    """TITICACA-4.4  On one's own land without a temple; f5 is too far (TITICACA-4.5)."""
    land = position("""
        country b2f c1~1 b3f f5f a4f
        yellow villages b3 f5 a4 temples b3+1
        red
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b2")

    assert land.legal("yellow") == ["temple b2+2", "-"]
    with refused("TITICACA-4.4"):
        land.play("yellow", "temple b3+2")
    with refused("TITICACA-4.4"):
        land.play("yellow", "temple b2+1")
    with refused("TITICACA-4.4"):
        land.play("yellow", "temple c1+2")
    with refused("TITICACA-4.5"):
        land.play("yellow", "temple f5+2")


def test_the_value_of_a_temple_is_hidden():
    """TITICACA-4.4  The owner sees it, the others only that there is one."""
    land = position("country a1f b1~1 a2f\nyellow\nred")
    land.bid(2, 0)
    land.play("yellow", "settle a1")

    events = land.play("yellow", "temple a1+2")

    assert land.sees("yellow")["temples"] == [{"at": "a1", "colour": "yellow", "value": 2}]
    assert land.sees("red")["temples"] == [{"at": "a1", "colour": "yellow", "value": None}]
    assert land.sees("red")["hands"] == [[None], [1, 2]]
    shown = [event for event in events if event.is_seen_by(1)]
    assert all("value" not in event.fields() for event in shown)


def test_example_3_adjacent_regions():
    """TITICACA-4.5  X and Y by a stick and two lakes, Y and Z by three lakes; X and Z not."""
    land = position(EXAMPLE_3)
    lakes = {name: set(land.region(name)["lakes"]) for name in ("b2", "c2", "f1")}

    assert lakes["b2"] & lakes["c2"] == {4, 8}
    assert lakes["c2"] & lakes["f1"] == {1, 3, 10}
    assert lakes["b2"] & lakes["f1"] == set()
    state = cast(TiticacaState, land.match.state)
    x, y, z = (state.country.place_of(name) for name in ("b2", "c2", "f1"))
    assert are_adjacent(state, x, y)
    assert are_adjacent(state, y, z)
    assert not are_adjacent(state, x, z)


def test_touching_lakes_are_not_one_lake():
    """TITICACA-4.5  b1 and e1 lie at lakes 1 and 2, which touch: no temple on e1."""
    land = position("""
        country b1f c1~1 d1~2 e1f
        yellow villages e1
        red
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b1")

    assert land.legal("yellow") == ["temple b1+1", "temple b1+2", "-"]


def test_one_lake_makes_regions_adjacent():
    """TITICACA-4.5  b1 and d1 lie at the same lake: a temple may stand on d1."""
    land = position("""
        country b1f c1~1 d1f
        yellow villages d1
        red
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b1")

    assert "temple d1+1" in land.legal("yellow")


def test_an_empty_land_is_no_region():
    """TITICACA-4.6  It can be neither joined nor united."""
    land = position("""
        country a2g b1p b2f c1~1 b3s
        yellow villages a2
        red villages b1
    """)
    land.bid(2, 0)
    land.play("yellow", "settle b2")

    assert set(land.regions) == {"a2", "b1", "b2"}
    with refused("TITICACA-4.6"):
        land.play("yellow", "join b3")


def test_steps_with_nothing_possible_are_not_asked():
    """TITICACA-4.7  Nothing to join, to unite or to build: the turn ends with the village."""
    land = position("""
        country a1f b1~1 a2f e5m f5m
        yellow villages e5 f5 temples e5+1 f5+2
        red
    """)
    land.bid(2, 1)
    land.play("yellow", "settle a1")

    assert land.deciders == ["red"]


def test_example_4_a_whole_turn():
    """TITICACA-4.2  Yellow joins B, not C; unites D and E; builds a temple there."""
    land = position(EXAMPLE_4)

    assert land.legal("yellow") == ["settle d4", "settle f2"]
    land.play("yellow", "settle d4")
    assert land.legal("yellow") == ["join c5", "join e4", "-"]
    with refused("TITICACA-4.2"):
        land.play("yellow", "join d3")
    land.play("yellow", "join c5")
    assert land.regions["c5"] == "c5+d4"
    assert land.legal("yellow") == ["unite b7+d6", "-"]
    land.play("yellow", "unite b7+d6")
    assert land.regions["b7"] == "b7+c6+d6+d7"
    assert land.legal("yellow") == [
        *("temple d4+1", "temple d4+2", "temple d7+1", "temple d7+2", "-")
    ]
    mountain = {line["args"]["what"]: line for line in land.region("b7")["why"]}["mountain"]
    assert mountain["key"] == "titicaca-preview-tie-shared"
    land.play("yellow", "temple d7+2")
    own = next(r for r in land.sees("yellow")["regions"] if r["name"] == "b7")
    mountain = {line["args"]["what"]: line for line in own["why"]}["mountain"]
    assert mountain["key"] == "titicaca-preview-tie-won"
    assert mountain["args"]["colour"] == "yellow"


def test_steps_of_a_turn_can_be_taken_back():
    """TITICACA-4.7  Until the turn has passed on."""
    land = position(EXAMPLE_4)
    before = land.match.position()
    land.play("yellow", "settle d4", "join c5", "unite b7+d6")

    for _ in range(3):
        land.match.undo(0)

    assert land.match.position() == before
