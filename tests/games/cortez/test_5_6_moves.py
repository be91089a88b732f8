"""CORTEZ chapters 5 and 6: the actions, and how troops go."""

import pytest

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.games.cortez.state import CortezState
from tambo.testing import refused
from tests.games.cortez.camp import Camp, action, position


def ends(camp: Camp, start: str) -> set[str]:
    """Where the troop of red can go, with the cards it costs."""
    camp.play("red", f"move {start}")
    return {text.partition("-")[2] for text in camp.legal("red")}


def test_food_for_four_warriors():
    """CORTEZ-5.1  One food is discarded, four warriors are drawn."""
    camp = action("red a7; blue o7; provisions red 0 0 2 0")

    camp.play("red", "food")

    assert camp.provisions("red") == [0, 0, 1, 0]
    assert sum(camp.warriors("red")) == 4
    assert camp.see["discards"]["food"] == 1


def test_without_food_no_warriors():
    """CORTEZ-5.1  The card must be there."""
    camp = action("red a7; blue o7; provisions red 5 5 0 5")

    with refused("CORTEZ-5.1"):
        camp.play("red", "food")


def test_a_troop_with_ones_collar_moves():
    """CORTEZ-5.2  It is one action."""
    camp = action("red a7; blue o7")

    camp.play("red", "move a7", "a7-a10")

    assert (camp.troop("a7"), camp.troop("a10")) == (None, "red")
    assert camp.see["actions"] == 1


def test_draw_one_provision():
    """CORTEZ-5.3  It is one action."""
    camp = action("red a7; blue o7")

    camp.play("red", "draw")

    assert (camp.plaque("red")["provisions"], camp.see["actions"]) == (1, 1)


def test_any_distance_and_any_turns():
    """CORTEZ-6.1  All the way round the lake, into the city and onto the sea."""
    camp = action("red a1; blue o7")

    found = ends(camp, "a1")

    assert {"o13", "h13", "t25", "d11", "h11", "h10"} <= found


def test_a_move_does_not_end_where_it_began():
    """CORTEZ-6.1  Nor can it be the troop of another square."""
    camp = action("red a7; blue o7")
    camp.play("red", "move a7")

    for text in ("a7-a7", "a8-a9"):
        with refused("CORTEZ-6.1"):
            camp.play("red", text)


def way_of(events: list[Event]) -> list[str]:
    """The squares of a move, as it is told."""
    path = next(event for event in events if event.kind == "moved").fields()["path"]
    assert isinstance(path, list)
    return [str(name) for name in path]


def test_a_move_does_not_pass_its_start_square():
    """CORTEZ-6.1  Past the troop on h2 to g1 for a card, but not by way of h1, where it began."""
    camp = position("""
        players red blue; decision act; active red; actions 2
        red h1 a1; blue h2 o1; provisions red 5 0 0 0; warriors blue 1 0 0 0 0 0
    """)
    camp.play("red", "move h1", "detour")

    path = way_of(camp.play("red", "h1-g1 via 1"))

    assert (path[0], path[-1]) == ("h1", "g1")
    assert path.count("h1") == 1
    assert "h2" in path


def test_a_dearer_way_does_not_pass_the_start_square_either():
    """CORTEZ-6.1  Past the troop in the gate and back to the bridge, but no farther."""
    camp = action("red h11; spanish t3; broken d7 l7 f4 j4; provisions red 2 0 0 0")
    camp.play("red", "move h11")
    assert {"h11-h10", "h11-h12"} <= set(camp.legal("red"))

    camp.play("red", "detour")

    assert {"h11-h10 via 1", "h11-t2 via 1"} <= set(camp.legal("red"))
    assert "h11-h12 via 1" not in camp.legal("red")


def test_no_dearer_way_where_only_the_start_square_leads_on():
    """CORTEZ-6.1  One troop to pass, behind it a broken bridge: to pass it is to come back."""
    camp = action("red h12; spanish h11; broken h10; provisions red 2 0 0 0")
    camp.play("red", "move h12")

    assert "detour" not in camp.legal("red")


@pytest.mark.parametrize("option", ["", "passage no; provisions red 1 0 0 0"])
def test_the_bridge_a_troop_started_on_is_not_passed_under(option):
    """CORTEZ-6.1, 6.6  With every other bridge broken only h10 joins the waters of west and east;
    the port of the east is held by two, which is more than the cards allow."""
    camp = action(f"red h10; spanish l12 l11; broken d7 l7 f4 j4; {option}")
    camp.play("red", "move h10")

    assert "h10-g10" in camp.legal("red")
    assert not any(text.startswith("h10-i10") for text in camp.legal("red"))


def test_a_troop_with_nowhere_to_go_is_not_taken_up():
    """CORTEZ-6.1  A broken bridge behind, the enemy before, nothing to fight or hide with."""
    camp = action("red e7 a1; blue o7; spanish t15; broken d7")

    assert "move e7" not in camp.legal("red")
    with refused("CORTEZ-6.1"):
        camp.play("red", "move e7")


def test_not_on_ones_own():
    """CORTEZ-6.2  Neither on an own collar nor on an uncollared troop of the own nation."""
    camp = action("red a7 a8; aztec a6; blue o7; warriors red 1 0 0 0 0 0")
    camp.play("red", "move a7")

    for square in ("a8", "a6"):
        with refused("CORTEZ-6.2"):
            camp.play("red", f"a7-{square}")


def test_passing_an_opposing_troop_costs_camouflage():
    """CORTEZ-6.3  On the causeway: one Spanish troop, one card, paid before anything else."""
    camp = action("red h12; spanish h11; blue o7; broken d7 l7 f4 j4; provisions red 1 0 0 0")
    camp.play("red", "move h12")

    assert "h12-h10 via 1" in camp.legal("red")
    assert "h12-h10" not in camp.legal("red")
    camp.play("red", "h12-t25 via 1")

    assert camp.provisions("red") == [0, 0, 0, 0]
    assert camp.see["discards"]["camouflage"] == 1


def test_too_few_cards():
    """CORTEZ-6.3  Two troops in the way, one card in hand."""
    camp = action("red h12; spanish h11 h10; blue o7; broken d7 l7 f4 j4; provisions red 1 0 0 0")
    camp.play("red", "move h12")

    with refused("CORTEZ-6.3"):
        camp.play("red", "h12-t3 via 2")
    with refused("CORTEZ-6.3"):
        camp.play("red", "h12-t3")


def test_the_fewest_cards_are_charged():
    """CORTEZ-6.3  A way around costs nothing, so nothing is paid."""
    camp = action("red h12; spanish h11; blue o7; provisions red 3 0 0 0")
    camp.play("red", "move h12")

    assert "h12-t25" in camp.legal("red")
    with refused("CORTEZ-6.3"):
        camp.play("red", "h12-t25 via 1")


def test_a_dearer_way_is_taken_when_asked_for():
    """CORTEZ-6.3  Over the Spanish troop on the causeway instead of around: one card."""
    camp = action("red h12; spanish h11; blue o7; provisions red 3 0 0 0")
    camp.play("red", "move h12", "detour")

    assert "h12-t25 via 1" in camp.legal("red")
    assert "h12-t25" not in camp.legal("red")
    path = way_of(camp.play("red", "h12-t25 via 1"))

    assert camp.provisions("red") == [2, 0, 0, 0]
    assert camp.troop("t25") == "red"
    assert "h11" in path


def test_a_troop_may_be_passed_to_and_fro():
    """CORTEZ-6.3  Each passage costs its card, so one Spanish troop can cost two."""
    camp = action("red h12; spanish h11; blue o7; provisions red 2 0 0 0")
    camp.play("red", "move h12", "detour", "detour")

    assert "h12-g12 via 2" in camp.legal("red")
    with refused("CORTEZ-6.3"):
        camp.play("red", "detour")


def test_a_dearer_way_where_every_exit_costs_two():
    """CORTEZ-6.3  Shut in behind two troops: for three cards one of them is passed twice."""
    camp = action("red e7; spanish t14 t15 t16 t24; broken d7; provisions red 3 0 0 0")
    camp.play("red", "move e7")
    assert "e7-t1 via 2" in camp.legal("red")

    assert "detour" in camp.legal("red")
    assert camp.match.menu(0)[-1].phrase.args["cards"] == 2
    camp.play("red", "detour", "detour")

    assert "e7-t1 via 3" in camp.legal("red")
    assert "detour" not in camp.legal("red")


@pytest.mark.parametrize(
    "text",
    ["red h12; spanish h11; provisions red 0 0 0 0", "red h12; aztec h11; provisions red 2 0 0 0"],
)
def test_no_dearer_way_without_card_or_troop(text):
    """CORTEZ-6.3  There must be a troop to pass, and a card to pass it with."""
    camp = action(text)
    camp.play("red", "move h12")

    assert "detour" not in camp.legal("red")
    with refused("CORTEZ-6.3"):
        camp.play("red", "detour")


def test_how_dear_a_way_is_to_be_is_a_plan():
    """CORTEZ-6.3  Others learn of it when the cards are paid."""
    camp = action("red h12; spanish h11; blue o7; provisions red 3 0 0 0")
    camp.play("red", "move h12")
    before = camp.view("blue")

    camp.play("red", "detour")

    assert camp.view("blue") == before
    redealt = camp.match.redeal(1, Dice(1))
    assert isinstance(redealt, CortezState)
    assert redealt.detour == 0


def test_beyond_a_bridge_the_next_troop_costs_again():
    """CORTEZ-6.6  One card for the troop on the bridge, one for that in the water behind."""
    camp = action("""
        red g10; blue o7; spanish h10 i10; aztec d12 l12; passage no; provisions red 2 0 0 0
        broken d7 l7 f4 j4; warriors red 1 0 0 0 0 0
    """)
    camp.play("red", "move g10")

    assert "g10-i10 via 1" in camp.legal("red")
    assert "g10-j10 via 2" in camp.legal("red")


def test_a_rival_of_ones_nation_is_opposing():
    """CORTEZ-6.3  Orange on the road costs red a card."""
    camp = position("""
        players red blue orange; decision act; active red; actions 2
        red h12; orange h11; blue o7; broken d7 l7 f4 j4; provisions red 1 0 0 0
    """)
    camp.play("red", "move h12")

    assert "h12-t3 via 1" in camp.legal("red")


def test_ones_own_are_passed_freely():
    """CORTEZ-6.3  Own collars and the nation's uncollared troops cost nothing."""
    camp = action("red h12 h11; aztec h10; blue o7; broken d7 l7 f4 j4")
    camp.play("red", "move h12")

    assert "h12-t3" in camp.legal("red")


def test_without_free_passage_every_troop_costs():
    """CORTEZ-6.3  *option*: own troops cost a card too."""
    camp = action(
        "passage no; red h12 h11; aztec h10; blue o7; broken d7 l7 f4 j4; provisions red 2 0 0 0"
    )
    camp.play("red", "move h12")

    assert "h12-t3 via 2" in camp.legal("red")


def test_the_attacked_troop_costs_nothing():
    """CORTEZ-6.3  The last square is a battle, not a passage."""
    camp = action("red h12; spanish h11; blue o7; warriors red 1 0 0 0 0 0")
    camp.play("red", "move h12")

    assert "h12-h11" in camp.legal("red")


def test_land_and_sea_meet_in_ports():
    """CORTEZ-6.4  From b6 the sea beside is reached only through the port."""
    ports = "aztec d12 l12 b5 n5 h2"
    camp = action(f"red b6; blue o7; {ports}")
    assert "c6" in ends(camp, "b6")

    camp = action("passage no; red b6; blue o7; aztec d12 l12 b5 n5 h2")
    assert "c6" not in ends(camp, "b6")
    with refused("CORTEZ-6.3"):
        camp.play("red", "b6-c6")


def test_the_sea_leads_back_to_land_only_by_port():
    """CORTEZ-6.4  A troop shut in between broken bridges has no port: no land for it."""
    camp = action("""
        passage no; red g3; blue o7; broken f4 j4; aztec h2
    """)
    camp.play("red", "move g3")

    assert {text.partition("-")[2] for text in camp.legal("red")} == {"g4", "h4", "i4", "h3", "i3"}
    with refused("CORTEZ-6.3"):
        camp.play("red", "g3-h1")


def test_the_city_is_entered_by_causeways():
    """CORTEZ-6.5  With all bridges broken no way leads in, not even from the sea beside."""
    camp = action("red e8; blue o7; broken d7 l7 f4 j4 h10")
    camp.play("red", "move e8")

    assert not any("-t" in text for text in camp.legal("red"))
    with refused("CORTEZ-6.7"):
        camp.play("red", "e8-t16")


def test_a_road_does_not_join_the_sea():
    """CORTEZ-6.5  From the road h11 the water beside it is far."""
    camp = action("red h11; blue o7; aztec d12 l12 b5 n5 h2; passage no; broken h10")
    camp.play("red", "move h11")

    assert "h11-g11" not in camp.legal("red")
    assert "h11-h12" in camp.legal("red")


def test_a_bridge_is_passed_over_and_under():
    """CORTEZ-6.6  Along the road, and from sea to sea underneath."""
    over = action("red h11; blue o7; broken d7 l7 f4 j4")
    assert "t3" in ends(over, "h11")

    under = action("red g10; blue o7; broken d7 l7 f4 j4; aztec d12 l12; passage no")
    assert "i10" in ends(under, "g10")


def test_nobody_stops_on_a_bridge_from_the_sea():
    """CORTEZ-6.6  Only a troop that comes by road."""
    camp = action("red g10; blue o7; broken d7 l7 f4 j4; aztec d12 l12; passage no")
    camp.play("red", "move g10")

    assert "g10-h10" not in camp.legal("red")
    with refused("CORTEZ-6.3"):
        camp.play("red", "g10-h10")


def test_a_troop_on_the_bridge_costs_a_card_below_too():
    """CORTEZ-6.6  Spanish above, Aztec below: one card."""
    camp = action("""
        red g10; blue o7; spanish h10; broken d7 l7 f4 j4; aztec d12 l12; passage no
        provisions red 1 0 0 0
    """)
    camp.play("red", "move g10")

    assert "g10-i10 via 1" in camp.legal("red")
    assert "g10-i10" not in camp.legal("red")


def test_a_broken_bridge_blocks_road_and_water():
    """CORTEZ-6.7  Neither over nor under."""
    over = action("red h11; blue o7; broken d7 l7 f4 j4 h10")
    over.play("red", "move h11")
    assert "h11-t3" not in over.legal("red")
    with refused("CORTEZ-6.7"):
        over.play("red", "h11-h10")

    under = action("red g10; blue o7; broken d7 l7 f4 j4 h10; aztec d12; passage no")
    under.play("red", "move g10")
    assert "g10-i10" not in under.legal("red")


@pytest.mark.parametrize(("square", "count"), [("a1", 4), ("a13", 3), ("d13", 2), ("g1", 1)])
def test_a_village_feeds_the_troop_that_ends_there(square, count):
    """CORTEZ-6.8  As many provisions as its number."""
    camp = action("red a7; blue o7")

    camp.play("red", "move a7", f"a7-{square}")

    assert camp.plaque("red")["provisions"] == count


def test_passing_a_village_gives_nothing():
    """CORTEZ-6.8  Only ending there counts."""
    camp = action("red a2; blue o7; aztec b2")

    camp.play("red", "move a2", "a2-b1")

    assert camp.plaque("red")["provisions"] == 0


def test_ending_on_an_opposing_troop_is_a_battle():
    """CORTEZ-6.9  The other nation's, or a rival's of the same nation."""
    camp = position("""
        players red blue orange; decision act; active red; actions 2
        red a7; orange a8; blue o7; warriors red 1 0 0 0 0 0
    """)

    camp.play("red", "move a7", "a7-a8")

    assert camp.decision == "feed"
    assert camp.asked == ["orange"]


def test_without_a_warrior_no_attack():
    """CORTEZ-6.9  An empty hand cannot fight."""
    camp = action("red a7; blue a8")
    camp.play("red", "move a7")

    assert "a7-a8" not in camp.legal("red")
    with refused("CORTEZ-6.9"):
        camp.play("red", "a7-a8")
