"""TAHUANTINSUYU chapter 1: the map, the tokens, the cards, and a printed copy typed in."""

import re
from collections import Counter

import pytest

import tambo
from tambo.games.tahuantinsuyu.andes import ANDES
from tambo.games.tahuantinsuyu.box import BoxFault, canonical, format_box, parse_box, validate
from tests.games.tahuantinsuyu.empire import BOX, TAHUANTINSUYU, new, position, roads_to, tokens


def test_the_map_is_sound():
    """TAHUANTINSUYU-1.1  45 regions, 20 sites of each kind, six significant cities of 2 to 5."""
    validate(BOX)

    kinds = Counter(site.kind for site in BOX.sites)
    assert len(BOX.regions) == 45
    assert kinds["garrison"] >= 20
    assert kinds["city"] >= 20
    bonuses = sorted(site.bonus for site in BOX.sites if site.bonus)
    assert len(bonuses) == 6
    assert bonuses[0] >= 2
    assert bonuses[-1] <= 5


def test_places_lie_where_they_lie():
    """TAHUANTINSUYU-1.1  Quito is north of Chan Chan, that of Cuzco, that of Copiapó; x is east."""
    at = {site.code: site.at for site in BOX.sites}

    assert [at[c][1] for c in ("QUI", "CHA", "CUZ", "COP")] == sorted(
        at[c][1] for c in ("QUI", "CHA", "CUZ", "COP")
    )
    assert at["PAC"][0] < at["XAU"][0] < at["IXI"][0]


def test_every_first_road_gives_fair_access():
    """TAHUANTINSUYU-1.1  Within three roads of each first road lie 18 to 24 sites."""
    for players in (3, 4):
        for name in BOX.first[players]:
            reached = {name.split("-")[1]}
            for _ in range(3):
                reached |= {
                    end
                    for road in BOX.roads
                    if road.regions and reached & set(road.ends)
                    for end in road.ends
                }
            assert 18 <= len(reached) <= 24, (name, len(reached))


def test_the_first_road_allows_no_conquest():
    """TAHUANTINSUYU-1.1  It lies in the grey sector: nothing can be conquered at the start."""
    empire = new()

    assert "conquer" not in empire.verbs("C")
    assert empire.see["roads"] == {
        "CUZ-OLL": empire.seat("C"),
        "CUZ-PIS": empire.seat("A"),
        "CUZ-URC": empire.seat("Q"),
        "CUZ-PAR": empire.seat("K"),
    }


def test_cuzco_is_in_every_network_and_no_city():
    """TAHUANTINSUYU-1.1  A site of everybody's network, on which no city can be built."""
    empire = position("labour C20")

    assert all("CUZ" in network for network in empire.see["networks"])
    refusal = empire.match.refusal(0, "city CUZ")
    assert refusal is not None
    assert refusal.clause == "TAHUANTINSUYU-6.3"


def test_a_road_along_a_border_serves_both_regions():
    """TAHUANTINSUYU-1.1  VIL-VIT runs between r21 and r23: either may be conquered."""
    two = tokens(r21="3/2/2", r23="3/2/2")
    empire = position(f"labour C9; lands A r25; roads C OLL-ESP VIT-ESP; {two}")

    assert "conquer r21" not in empire.legal("C")
    empire.play("C", "road VIL-VIT", "-")

    assert {"conquer r21", "conquer r23"} <= set(empire.legal("C"))


def test_there_is_no_road_without_a_slot():
    """TAHUANTINSUYU-1.1  Two sites without a slot between them cannot be joined."""
    empire = position("labour C5")

    for road in ("road OLL-QUI", "road CUZ-QUI"):
        refusal = empire.match.refusal(0, road)
        assert refusal is not None
        assert refusal.clause == "TAHUANTINSUYU-1.1"


def test_with_three_players_the_fourth_first_road_is_out_of_play():
    """TAHUANTINSUYU-1.1  CUZ-URC lies in grey and belongs to nobody."""
    empire = position("players 3; labour C5")

    refusal = empire.match.refusal(0, "road CUZ-URC")
    assert refusal is not None
    assert refusal.clause == "TAHUANTINSUYU-1.1"


def test_the_tokens_keep_their_bounds():
    """TAHUANTINSUYU-1.2  45 tokens: resistance 2 to 8, production 1 to 4, points 2 to 7."""
    assert len(BOX.tokens) == 45
    bounds = [(min(figures), max(figures)) for figures in zip(*BOX.tokens, strict=True)]
    assert bounds[0] == (2, 8)
    assert 1 <= bounds[1][0] <= bounds[1][1] <= 4
    assert 2 <= bounds[2][0] <= bounds[2][1] <= 7


def test_cards_markers_and_turn_cards():
    """TAHUANTINSUYU-1.3  32 sun cards; four markers, one black; the fourth card is left out."""
    assert len(BOX.cards) == 32
    four, three = new(4), new(3)

    assert four.see["markers"] == three.see["markers"] == ["hidden"] * 4
    assert four.letters("order") == "CAQK"
    assert three.letters("order") == "CAQ"


def test_no_piece_runs_out():
    """TAHUANTINSUYU-1.3  All city sites can be built, more than the printed box has pieces for."""
    cities = [site.code for site in BOX.sites if site.kind == "city"]
    empire = position(f"cities {' '.join(cities)}; temples {' '.join(cities)}")

    assert len(empire.see["temples"]) == len(cities) > 20


def test_a_typed_in_box_is_played_with():
    """TAHUANTINSUYU-1.4  The first token and the labour of a copy of one's own count."""
    text = ANDES.replace("labour 8 6 6 6 4 4 2", "labour 9 6 6 6 4 4 2")
    empire = new(4, 1, box=text)

    assert empire.labour("C") == 9
    assert empire.see["map"]["sites"]["CUZ"][1] == "cuzco"
    again = TAHUANTINSUYU.replay(empire.match.record())
    assert again.position() == empire.match.position()
    assert TAHUANTINSUYU.from_position(again.position()).position() == again.position()


def test_a_box_is_written_as_it_is_read():
    """TAHUANTINSUYU-1.4  Writing and reading are inverses; semicolons do for line breaks."""
    assert format_box(BOX) == ANDES
    assert canonical(ANDES.replace("\n", ";")) == ANDES.strip()


def change(pattern: str, by: str) -> str:
    text, count = re.subn(pattern, by, ANDES, count=1, flags=re.MULTILINE)
    assert count == 1
    return text


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("nonsense", "line"),
        ("site", "line"),
        (change(r"^site QUI city", "site QUI palace"), "kind"),
        (change(r"^site QUI", "site Q@I"), "code"),
        (change(r"roads\+1", "rods+1"), "effect"),
        (change(r"roads\+1", "roads+6"), "effect"),
        (change(r"^region r45.*\n", ""), "regions"),
        (change(r"^tokens (\S+) x1$", r"tokens \1 x2"), "tokens"),
        (change(r"^cards 2 mita", "cards 3 mita"), "cards"),
        (change(r"^labour 8 ", "labour "), "labour"),
        (change(r"^labour 8 ", "labour 80 "), "labour"),
        (ANDES + "site XXX huaca at 0 0 in r1 name X\n", "many-sites"),
        (ANDES + "road QUI-CUZ in r1\nroad QUI-TUM in r2\n", "many-roads"),
        (ANDES.replace(" garrison at", " huaca at"), "few-sites"),
        (change(r"^site TOM city 3", "site TOM city"), "significant"),
        (change(r"^region r2 ", "region r1 "), "twice"),
        (change(r"^region r45 ", "region grey "), "name"),
        (change(r" by r2 r3 name Quito", " by r2 r99 name Quito"), "neighbour"),
        (change(r" by r2 r3 name Quito", " by r2 r3 r9 name Quito"), "one-sided"),
        (ANDES.replace("by grey ", "by "), "no-grey"),
        (change(r"^site CUZ cuzco", "site CUZ huaca"), "cuzco"),
        (change(r"in r45 name Chena", "in grey name Chena"), "nowhere"),
        (change(r"^site TOM city 3", "site TOM city 9"), "bonus"),
        (change(r"in r45 name Chena", "in r46 name Chena"), "site-region"),
        (change(r"^road CUZ-OLL", "road CUZ-XXX"), "road-site"),
        (change(r"^road OLL-VIT in r23 r25", "road OLL-VIT in r1"), "road-region"),
        (
            change(r" r25 r27 name Vilcas", " r27 name Vilcas").replace(
                "r23 r26 r28 name Vilcabamba", "r26 r28 name Vilcabamba"
            ),
            "road-border",
        ),
        (change(r"^road OLL-VIT in r23 r25", "road OLL-PIS in grey"), "grey-road"),
        (change(r"^first 4 CUZ-OLL", "first 4 CUZ-PIS"), "first"),
        (change(r"^first 4 CUZ-OLL", "first 4 OLL-VIT"), "first"),
        (change(r"2/\d/\d", "1/1/2"), "token"),
    ],
    ids=lambda value: value if len(value) < 20 else "box",
)
def test_a_box_that_cannot_be_played_with_is_refused(text, what):
    """TAHUANTINSUYU-1.4  What is wrong is said, in both languages, and nothing begins."""
    with pytest.raises(BoxFault) as fault:
        validate(parse_box(text))
    assert fault.value.what == what

    with pytest.raises(tambo.InvalidSetup) as error:
        TAHUANTINSUYU.new(4, 0, box=text)
    assert error.value.code == "option.box"
    assert not error.value.reason.startswith("tahuantinsuyu-box")


def test_every_site_and_region_must_be_within_reach():
    """TAHUANTINSUYU-1.4  An island without a slot, and a region that no slot serves."""
    island = re.sub(r"^road \S*CHN\S* .*\n", "", ANDES, flags=re.MULTILINE)
    with pytest.raises(BoxFault, match="reach-site"):
        validate(parse_box(island))

    roadless = re.sub(r"^site CHN .*\n", "", island, flags=re.MULTILINE)
    roadless = roadless.replace("road QLM-COP in r42 r45", "road QLM-COP in r42")
    with pytest.raises(BoxFault, match="reach-region"):
        validate(parse_box(roadless))


def without(*roads: str) -> str:
    return "".join(line for line in ANDES.splitlines(True) if line.split()[1] not in roads)


@pytest.mark.parametrize(
    ("roads", "players", "site", "found", "least"),
    [
        # A: PIS-PAU, URC-PAU and one more: 2.
        (("URC-AUS", "URC-PUK"), 4, "URC", 2, 3),
        # C: OLL-APU, PAR-APU and one more; Q, from URC, comes there with a third road: 2 + 1.
        (("PAR-SAR",), 4, "PAR", 3, 4),
        # C: OLL-ESP, PIS-ESP and one more: 2; the same with three players, who are looked at first.
        (("PIS-OPA",), 3, "PIS", 2, 3),
    ],
)
def test_nobody_is_closed_in_before_his_first_turn(roads, players, site, found, least):
    """TAHUANTINSUYU-1.1  Two free roads and an extra one each: what those before him can take."""
    with pytest.raises(BoxFault) as fault:
        validate(parse_box(without(*roads)))

    facts = {"players": players, "site": site, "found": found, "least": least}
    assert (fault.value.what, fault.value.details) == ("few-slots", facts)


def test_without_labour_nobody_builds_an_extra_road():
    """TAHUANTINSUYU-1.1  Then each of those before him takes a slot less, and two are enough."""
    validate(parse_box(without("URC-AUS", "URC-PUK").replace("labour 8 ", "labour 0 ")))


def test_the_worst_neighbours_leave_a_slot():
    """TAHUANTINSUYU-1.1  With four players PIS is closed but for one, and so is URC."""
    empire = position("at 1C1; labour C1 A1 Q1")
    empire.play("C", "road OLL-ESP", "road PIS-ESP", "extra PIS-OPA")
    assert {word for word in empire.legal("A") if word.startswith("road")} == {"road PIS-PAU"}
    empire.play("A", "road PIS-PAU", "road URC-PAU", "extra URC-RAQ")

    roads = {word for word in empire.legal("Q") if word.startswith("road")}
    assert roads == {"road URC-AUS", "road URC-PUK"}


def test_the_ways_of_the_test_kit():
    """TAHUANTINSUYU-1.1  Positions of these tests are networks of real slots."""
    empire = position(roads_to("C", "HUP", avoid=("r13",)))

    assert "HUP" in empire.see["networks"][0]
