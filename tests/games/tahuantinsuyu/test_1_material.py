"""TAHUANTINSUYU chapter 1: the map, the tokens, the cards. A typed-in copy: `test_1_workshop`."""

from collections import Counter

from tambo.games.tahuantinsuyu.components_check import faults_of, warnings_of
from tests.games.tahuantinsuyu.empire import BOX, new, position, roads_to, tokens


def test_the_map_is_sound():
    """TAHUANTINSUYU-1.1  45 regions, 20 sites of each kind, six significant cities of 2 to 5."""
    assert [*faults_of(BOX), *warnings_of(BOX)] == []

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
    """TAHUANTINSUYU-1.1  Within three roads of each first road lie 16 to 24 sites."""
    for players in (3, 4):
        assert len(BOX.first[players]) >= players
        for name in BOX.first[players]:
            reached = {name.split("-")[1]}
            for _ in range(3):
                reached |= {
                    end
                    for road in BOX.roads
                    if road.regions and reached & set(road.ends)
                    for end in road.ends
                }
            assert 16 <= len(reached) <= 24, (name, len(reached))


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
