"""TAHUANTINSUYU chapter 6: roads, buildings, conquest."""

import pytest

from tambo.testing import refused
from tests.games.tahuantinsuyu.empire import BOX, position, roads_to, tokens

# ESP touches r19 and r25; VIT r21, r23 and r25; OLL the grey sector, r23 and r25.


def test_two_free_roads_in_one_go():
    """TAHUANTINSUYU-6.1  Two roads for no labour; then the Roads action is over."""
    empire = position("lands A r25; labour C4")

    empire.play("C", "road OLL-VIT")
    assert empire.verbs("C") == {"road", "-"}
    empire.play("C", "road VIT-ESP")

    assert empire.see["roads"]["VIT-ESP"] == 0
    assert (empire.see["roads_left"], empire.labour("C")) == (0, 4)
    with refused("TAHUANTINSUYU-6.1"):
        empire.play("C", "road OLL-ESP")


def test_no_building_between_the_roads():
    """TAHUANTINSUYU-6.1  After the first road only another road, or the end of the roads."""
    empire = position("lands A r25; labour C9")

    empire.play("C", "road OLL-VIT")

    for choice in ("garrison VIT", "extra OLL-ESP", "pass"):
        with refused("TAHUANTINSUYU-6.1"):
            empire.play("C", choice)
    empire.play("C", "-", "garrison VIT")
    assert empire.turn == "A"


def test_a_road_starts_in_the_own_network():
    """TAHUANTINSUYU-6.1  WAR-VIT does not touch C's network, nor do the roads of others help."""
    empire = position("lands A r25 r21; roads A PIS-ESP VIT-ESP")

    with refused("TAHUANTINSUYU-6.1"):
        empire.play("C", "road WAR-VIT")
    empire.play("C", "road OLL-VIT")
    assert "road WAR-VIT" in empire.legal("C")


def test_a_slot_holds_one_road():
    """TAHUANTINSUYU-6.1  What another has built is taken."""
    empire = position("lands A r25; roads A PIS-ESP OLL-ESP")

    with refused("TAHUANTINSUYU-6.1"):
        empire.play("C", "road OLL-ESP")


def test_an_end_must_touch_conquered_land():
    """TAHUANTINSUYU-6.1  OLL touches grey; from ESP on, r19 unconquered, nothing does."""
    empire = position("roads C OLL-ESP")

    assert "road OLL-VIT" in empire.legal("C")
    with refused("TAHUANTINSUYU-6.1"):
        empire.play("C", "road SAT-ESP")
    assert "road SAT-ESP" in position("roads C OLL-ESP; lands K r25").legal("C")


def test_a_road_in_unknown_land_turns_its_token():
    """TAHUANTINSUYU-6.1  HUP touches r11 and r14; r11 is no neighbour of conquered r14."""
    empire = position(f"lands A r14; {roads_to('C', 'HUP', avoid=('r11',))}")
    assert empire.see["tokens"]["r11"] is None

    events = empire.play("C", "road CAJ-HUP")

    turned = [event.fields()["region"] for event in events if event.kind == "turned"]
    assert turned == ["r11"]
    assert empire.see["tokens"]["r11"] is not None


def test_a_road_along_a_border_turns_both_tokens():
    """TAHUANTINSUYU-6.1  HLG-HUP runs between r11 and r13; neither borders conquered r14."""
    way = roads_to("C", "HUP", avoid=("r11", "r13"))
    empire = position(f"lands A r14; {way}")
    before = [empire.see["tokens"][region] for region in ("r11", "r13")]

    events = empire.play("C", "road HUP-HLG")

    assert before == [None, None]
    turned = {event.fields()["region"] for event in events if event.kind == "turned"}
    assert turned == {"r11", "r13"}


def test_no_road_at_all():
    """TAHUANTINSUYU-6.1  Said after the Building, not before."""
    empire = position("lands A r25")

    with refused("TAHUANTINSUYU-6.1"):
        empire.play("C", "-")
    empire.play("C", "pass", "-")
    assert empire.turn == "A"


def test_the_roads_end_by_themselves():
    """TAHUANTINSUYU-6.1  After the Building, when no slot is open, the turn is over."""
    empire = position("gap N 23; labour C9 A4; roads A PIS-ESP VIT-ESP OLL-VIT")

    assert "road" not in empire.verbs("C")
    empire.play("C", "pass")

    assert empire.turn == "A"


def test_the_seven_kinds_of_building():
    """TAHUANTINSUYU-6.2  City, temple, garrison, terrace, extra road, conquest, pass."""
    empire = position(
        "labour C20; lands C r25; cities ESP; roads C OLL-ESP OLL-VIT PIS-ESP WAR-VIT; "
        "lands A r21; " + tokens(r25="3/2/2")
    )

    assert empire.verbs("C") == {
        *("road", "extra", "city", "temple", "garrison", "terrace", "conquer", "pass")
    }


def test_one_extra_road():
    """TAHUANTINSUYU-6.2  For 1 labour, before or after the free ones; with none it is refused."""
    empire = position("labour C1; lands A r25")

    empire.play("C", "extra OLL-ESP", "road OLL-VIT", "road VIT-ESP")

    assert empire.labour("C") == 0
    assert list(empire.see["roads"].values()).count(0) == 4
    with refused("TAHUANTINSUYU-6.2"):
        position("lands A r25").play("C", "extra OLL-ESP")


def test_a_city():
    """TAHUANTINSUYU-6.3  6 labour, 4 points."""
    empire = position("labour C7; lands A r25; roads C OLL-ESP")

    empire.play("C", "city ESP")

    assert (empire.labour("C"), empire.score("C")) == (1, 4)
    assert empire.see["cities"] == ["ESP"]


@pytest.mark.parametrize(
    ("text", "site"),
    [
        ("labour C9; lands A r25; roads C OLL-VIT", "ESP"),
        ("labour C9; roads C OLL-ESP", "ESP"),
        ("labour C5; lands A r25; roads C OLL-ESP", "ESP"),
        ("labour C9; lands A r25; roads C OLL-ESP; cities ESP", "ESP"),
        ("labour C9; lands A r25; roads C OLL-VIT", "VIT"),
    ],
    ids=["not connected", "not conquered", "too dear", "built", "no city site"],
)
def test_where_no_city_can_be_built(text, site):
    """TAHUANTINSUYU-6.3  Each condition is needed."""
    with refused("TAHUANTINSUYU-6.3"):
        position(text).play("C", f"city {site}")


def test_a_site_on_a_border_needs_only_one_conquered_region():
    """TAHUANTINSUYU-6.3  ESP touches r19 and r25: r19 will do, though another apu conquered it."""
    assert "city ESP" in position("labour C6; lands K r19; roads C OLL-ESP").legal("C")


def test_a_temple_on_anybodys_city():
    """TAHUANTINSUYU-6.4  5 labour, 4 points."""
    empire = position("labour C5; lands A r25; roads C OLL-ESP; cities ESP")

    empire.play("C", "temple ESP")

    assert (empire.labour("C"), empire.score("C")) == (0, 4)


def test_a_significant_site():
    """TAHUANTINSUYU-6.4  4 points and the bonus of Wari."""
    wari = next(site for site in BOX.sites if site.code == "WAR")
    empire = position(f"labour C5; lands A r21; {roads_to('C', 'WAR')}; cities WAR")

    empire.play("C", "temple WAR")

    assert wari.bonus > 0
    assert empire.score("C") == 4 + wari.bonus


@pytest.mark.parametrize(
    "text",
    [
        "labour C9; lands A r25; roads C OLL-ESP",
        "labour C9; lands A r25; roads C OLL-VIT; cities ESP",
        "labour C4; lands A r25; roads C OLL-ESP; cities ESP",
        "labour C9; lands A r25; roads C OLL-ESP; cities ESP; temples ESP",
    ],
    ids=["no city", "not connected", "too dear", "built"],
)
def test_where_no_temple_can_be_built(text):
    """TAHUANTINSUYU-6.4  Each condition is needed."""
    with refused("TAHUANTINSUYU-6.4"):
        position(text).play("C", "temple ESP")


def test_a_garrison():
    """TAHUANTINSUYU-6.5  4 labour, 3 points."""
    empire = position("labour C4; lands A r25; roads C OLL-VIT")

    empire.play("C", "garrison VIT")

    assert (empire.labour("C"), empire.score("C")) == (0, 3)


@pytest.mark.parametrize(
    ("text", "site"),
    [
        ("labour C9; lands A r25", "VIT"),
        ("labour C9; roads C OLL-VIT", "VIT"),
        ("labour C3; lands A r25; roads C OLL-VIT", "VIT"),
        ("labour C9; lands A r25; roads C OLL-VIT; garrisons VIT", "VIT"),
        ("labour C9; lands A r25; roads C OLL-ESP", "ESP"),
    ],
    ids=["not connected", "not conquered", "too dear", "built", "no garrison site"],
)
def test_where_no_garrison_can_be_built(text, site):
    """TAHUANTINSUYU-6.5  Each condition is needed."""
    with refused("TAHUANTINSUYU-6.5"):
        position(text).play("C", f"garrison {site}")


def test_the_grey_sector_is_conquered_land_for_sites():
    """TAHUANTINSUYU-6.8  OLL touches grey: its garrison can be built from the first."""
    assert "garrison OLL" in position("labour C4").legal("C")


def test_a_terrace():
    """TAHUANTINSUYU-6.6  2 labour, 1 point, 1 labour more in every Inca phase."""
    empire = position("labour C2; lands C r25; " + tokens(r25="3/2/2"))
    assert empire.see["income"][0] == 2

    empire.play("C", "terrace r25")

    assert (empire.labour("C"), empire.score("C")) == (0, 1)
    assert empire.see["income"][0] == 3


@pytest.mark.parametrize(
    "text",
    ["labour C9; lands A r25", "labour C9; lands C r25+", "labour C1; lands C r25", "labour C9"],
    ids=["another's", "second", "too dear", "unconquered"],
)
def test_where_no_terrace_can_be_built(text):
    """TAHUANTINSUYU-6.6  One in each region of one's own."""
    with refused("TAHUANTINSUYU-6.6"):
        position(text).play("C", "terrace r25")


def test_a_conquest():
    """TAHUANTINSUYU-6.7  Pay 4, take the token, score 3; the neighbours are turned up."""
    empire = position("labour C5; roads C OLL-ESP; " + tokens(r25="4/2/3"))
    assert empire.see["tokens"]["r19"] is None

    events = empire.play("C", "conquer r25")

    assert (empire.labour("C"), empire.score("C")) == (1, 3)
    assert empire.see["owners"] == {"r25": 0}
    assert empire.see["income"][0] == 2
    beside = next(region for region in BOX.regions if region.name == "r25").neighbours
    assert all(empire.see["tokens"][name] is not None for name in beside)
    assert {e.fields()["region"] for e in events if e.kind == "turned"} == {"r19", "r21", "r26"}


def test_what_cannot_be_conquered():
    """TAHUANTINSUYU-6.7  Without a road there, a second time, or without the labour."""
    with refused("TAHUANTINSUYU-6.7"):
        position("labour C9").play("C", "conquer r25")
    with refused("TAHUANTINSUYU-6.7"):
        position("labour C9; lands A r25; roads C OLL-ESP").play("C", "conquer r25")
    with refused("TAHUANTINSUYU-6.7"):
        dear = tokens(r25="4/2/3")
        position(f"labour C3; roads C OLL-ESP; {dear}").play("C", "conquer r25")


def test_the_roads_of_others_conquer_nothing():
    """TAHUANTINSUYU-6.7  Only one's own road serves."""
    with refused("TAHUANTINSUYU-6.7"):
        position("labour C9; roads A PIS-ESP").play("C", "conquer r25")


def test_adjacent_means_a_common_line():
    """TAHUANTINSUYU-6.8  r13 and r14 meet in Huánuco Pampa only: r13 stays unknown."""
    way = roads_to("C", "HUP", avoid=("r13",))
    empire = position(f"labour C9; lands A r15; {way} HUP-PMP; {tokens(r14='3/2/2')}")
    state_before = empire.see["tokens"]["r12"]

    empire.play("C", "conquer r14")

    assert state_before is None
    assert empire.see["tokens"]["r12"] is not None
    regions = {region.name: region for region in BOX.regions}
    assert "r13" not in regions["r14"].neighbours


def test_the_grey_sector_is_nobodys():
    """TAHUANTINSUYU-6.8  No token, no terrace, and no production at the start."""
    empire = position("labour C9")

    assert empire.see["income"] == [0, 0, 0, 0]
    assert "terrace" not in empire.verbs("C")


def test_all_regions_are_in_play_with_three():
    """TAHUANTINSUYU-6.8  45 tokens lie on the map of three players too."""
    assert len(position("players 3").see["tokens"]) == 45


def test_buildings_belong_to_nobody():
    """TAHUANTINSUYU-6.8  A's city serves C's score as much as A's."""
    empire = position("lands A r25; cities ESP; roads C OLL-ESP; roads A PIS-ESP")

    assert empire.see["upkeep"] == [3, 3, 0, 0]


def test_two_actions_in_either_order():
    """TAHUANTINSUYU-6.9  Building first, roads after, or the other way round; then the next."""
    first = position("labour C4; lands A r25")
    first.play("C", "garrison OLL", "road OLL-VIT", "-")
    other = position("labour C4; lands A r25")
    other.play("C", "road OLL-VIT", "-", "garrison OLL")

    assert first.match.position() == other.match.position()
    assert first.turn == "A"


def test_one_building_a_turn():
    """TAHUANTINSUYU-6.9  The second is refused, and so is a player who is not asked."""
    empire = position("labour C20; lands C r25")
    empire.play("C", "terrace r25")

    with refused("TAHUANTINSUYU-6.9"):
        empire.play("C", "garrison OLL")
    with refused("TAHUANTINSUYU-6.9"):
        empire.play("A", "pass")


CLOSED = "roads A PIS-PAU URC-PAU URC-RAQ URC-AUS URC-PUK"


def test_who_can_build_no_road_is_not_asked_for_one():
    """TAHUANTINSUYU-6.1  A has taken every slot at URC: the question is what Q builds."""
    empire = position(f"turn A; labour Q4; {CLOSED}")
    empire.play("A", "pass", "-")

    assert empire.legal("Q") == ["garrison URC", "pass"]
    prompt = empire.match.prompt(empire.seat("Q"))
    assert prompt is not None
    assert prompt.key == "tahuantinsuyu-prompt-no-road"
    empire.play("Q", "pass")
    assert empire.turn == "K"


def test_who_can_only_pass_is_not_asked():
    """TAHUANTINSUYU-6.10  Q has no slot and 1 labour: K is asked next, Q's pass is told."""
    empire = position(f"turn A; labour Q1; {CLOSED}")
    empire.play("A", "pass")

    events = empire.play("A", "-")

    assert empire.turn == "K"
    assert empire.labour("Q") == 1
    assert [(e.kind, e.fields()["suyu"]) for e in events] == [
        ("roads-ended", "antisuyu"),
        ("passed", "qollasuyu"),
    ]


def test_after_the_roads_a_building_that_cannot_be_is_passed():
    """TAHUANTINSUYU-6.10  C without labour: after two roads nothing is left to ask."""
    empire = position("lands A r25")
    empire.play("C", "road OLL-VIT")

    events = empire.play("C", "road VIT-ESP")

    assert [event.kind for event in events] == ["road-built", "passed"]
    assert empire.turn == "A"


def test_after_the_sun_a_player_who_can_only_pass_is_not_asked():
    """TAHUANTINSUYU-6.10  Also at the beginning of a Colonisation: Q would be the first."""
    hands = "hand C 1 2 5; hand A 6 7 8; hand Q 9 10 11; hand K 12 13 14"
    down = "down N 3 A; down E 4 C; down S 15 Q"
    empire = position(f"at 2S1; turn K; order QCAK; {hands}; {down}; {CLOSED}")

    events = empire.play("K", "sun 12@W")

    assert ("passed", "qollasuyu") in [(e.kind, e.fields().get("suyu")) for e in events]
    assert empire.turn == "C"


def test_who_can_only_pass_ends_a_phase():
    """TAHUANTINSUYU-6.10  Q is the last of the column's last Colonisation: Sapa Inca follows."""
    empire = position(f"at 2C2; turn A; order CKAQ; labour Q1; {CLOSED}")
    empire.play("A", "pass")

    events = empire.play("A", "-")

    kinds = [event.kind for event in events]
    assert kinds.index("passed") < kinds.index("honoured") < kinds.index("column-began")
    assert empire.see["step"] == "3S1"


def test_ended_roads_leave_none():
    """TAHUANTINSUYU-6.1  One road, then the end: no free road is left, though one was not built."""
    empire = position("lands A r25; labour C9")
    empire.play("C", "road OLL-VIT")
    assert empire.see["roads_left"] == 1

    empire.play("C", "-")

    assert empire.see["roads_left"] == 0
