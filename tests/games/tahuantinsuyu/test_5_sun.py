"""TAHUANTINSUYU chapter 5: the Sun phase.

Cards by number: 1-2 surveyors, 3-4 floods, 5-6 renewal, 7-8 masons, 9-10 eclipse, 11-13
resistance, 14-16 envoys, 17-18 quartermasters, 19-20 unrest, 21-22 terracers, 23-24 El Niño,
25-26 epidemic, 27-28 mit'a, 29-30 great pilgrimage, 31-32 local pilgrimage.
"""

from typing import Any

import pytest

from tambo.testing import refused
from tests.games.tahuantinsuyu.empire import BOX, position, roads_to, tokens

HANDS = "hand C 1 3 5; hand A 7 9 11; hand Q 14 17 19; hand K 21 23 25"


def test_the_last_on_the_track_goes_first():
    """TAHUANTINSUYU-5.1  Order K, Q, C, A when the track says A, C, Q, K."""
    empire = position(f"at 1C2; turn K; roads-action done 0; track A9 C8 Q7 K6; {HANDS}")

    empire.play("K", "pass")

    assert empire.see["step"] == "2S1"
    assert empire.letters("order") == "KQCA"
    assert empire.turn == "K"


def test_the_order_is_dealt_in_every_sun_phase():
    """TAHUANTINSUYU-5.1  What was scored in between counts: C fell back to last."""
    empire = position(f"at 2C1; turn K; roads-action done 0; track A9 Q8 K8 C2; {HANDS}")

    empire.play("K", "pass")

    assert empire.see["step"] == "2S2"
    assert empire.letters("order") == "CKQA"


def test_any_gap_without_a_face_down_card():
    """TAHUANTINSUYU-5.2  Three cards and four gaps: twelve choices, the far gap S included."""
    empire = position(f"at 2S1; {HANDS}")

    assert len(empire.legal("C")) == 12
    assert "sun 3@S" in empire.legal("C")


def test_a_face_down_card_closes_a_gap_and_a_face_up_one_does_not():
    """TAHUANTINSUYU-5.2  N has an old card, E a new one."""
    empire = position(f"at 2S2; gap N 32; {HANDS}")

    empire.play("C", "sun 1@E")

    assert "sun 7@N" in empire.legal("A")
    with refused("TAHUANTINSUYU-5.2"):
        empire.play("A", "sun 7@E")


def test_a_card_is_drawn_for_the_one_laid():
    """TAHUANTINSUYU-5.2  The top card of the deck comes into the hand."""
    empire = position(f"at 2S1; {HANDS}")

    empire.play("C", "sun 1@E")

    numbers = [card["number"] for card in empire.view("C")["hand"]]
    assert numbers == [2, 3, 5]
    assert empire.see["gaps"][1]["down"] == 0


def test_what_is_not_in_hand_is_not_laid():
    """TAHUANTINSUYU-5.2  Neither another's card nor a building belongs here."""
    empire = position(f"at 2S1; {HANDS}")

    for choice in ("sun 7@N", "pass", "road OLL-VIT"):
        with refused("TAHUANTINSUYU-5.2"):
            empire.play("C", choice)
    with refused("TAHUANTINSUYU-5.2"):
        empire.play("A", "sun 7@N")
    with refused("TAHUANTINSUYU-5.2"):
        position("players 4").play("C", "sun 1@N")


def test_the_gaps_of_three_players():
    """TAHUANTINSUYU-5.2  N, E and W; W lies between Qollasuyu and Chinchasuyu."""
    empire = position("players 3; at 2S1; hand C 1; hand A 2; hand Q 3")

    gaps = {gap["gap"]: gap["between"] for gap in empire.see["gaps"]}
    assert gaps == {"N": [0, 1], "E": [1, 2], "W": [2, 0]}
    with refused("TAHUANTINSUYU-5.2"):
        empire.play("C", "sun 1@S")


def test_a_card_affects_the_two_beside_it():
    """TAHUANTINSUYU-5.3  Urban renewal in N: cities cost C and A 4, Q and K still 6."""
    empire = position("gap N 5")

    costs = [empire.view(letter)["prices"]["city"]["cost"] for letter in "CAQK"]
    assert costs == [4, 4, 6, 6]


def test_costs_are_told_with_what_changed_them():
    """TAHUANTINSUYU-5.3  6 - 2 urban renewal, in the menu too."""
    empire = position(f"gap N 5; labour C4; lands A r25; {roads_to('C', 'ESP')}")

    assert empire.view("C")["prices"]["city"] == {
        "base": 6,
        "cost": 4,
        "changes": [[5, "renewal", -2]],
    }
    menu = {choice.text: choice.phrase for choice in empire.match.menu(0)}
    assert "6 − 2 urban renewal" in str(menu["city ESP"])


def test_effects_add_up_before_the_minimum():
    """TAHUANTINSUYU-5.3  Resistance 3, three envoys, one stiffer: 3 - 6 + 2 is below 1, so 1."""
    one = tokens(r25="3/2/2")
    empire = position(f"gap N 14 15; gap W 16 11; labour C1; roads C OLL-ESP; {one}")

    assert empire.view("C")["prices"]["regions"]["r25"] == 1
    empire.play("C", "conquer r25")
    assert empire.labour("C") == 0


def test_free_roads_are_never_below_none():
    """TAHUANTINSUYU-5.3  Two floods leave no free road; the Roads action is over at once."""
    empire = position("gap N 3 4; labour C1; lands A r25")

    assert "road" not in empire.verbs("C")
    with refused("TAHUANTINSUYU-6.1"):
        empire.play("C", "road OLL-VIT")
    assert "extra OLL-VIT" in empire.legal("C")


def test_cards_last_through_the_next_sapa_inca():
    """TAHUANTINSUYU-5.3  Revealed in 2S1 they hold in 2C1, 2S2 and 2C2, and are gone in 3S1."""
    hands = "hand C 5 1 3; hand A 7 9 11; hand Q 14 17 19; hand K 21 23 13"
    empire = position(f"at 2S1; {hands}")
    empire.play("C", "sun 5@N")
    empire.play("A", "sun 7@E")
    empire.play("Q", "sun 14@S")
    empire.play("K", "sun 21@W")

    assert [len(gap["up"]) for gap in empire.see["gaps"]] == [1, 1, 1, 1]
    empire.idle_until("2C2")
    assert [len(gap["up"]) for gap in empire.see["gaps"]] == [2, 2, 2, 2]
    empire.idle_until("3S1")
    assert [len(gap["up"]) for gap in empire.see["gaps"]] == [0, 0, 0, 0]
    assert len(empire.see["discards"]) == 8


def test_the_extra_road_always_costs_one():
    """TAHUANTINSUYU-5.3  Whatever the sun does to roads."""
    empire = position("gap N 3 4; gap W 1; labour C1; lands A r25")

    empire.play("C", "extra OLL-VIT")

    assert empire.labour("C") == 0


def test_an_empty_deck_is_made_of_the_discards():
    """TAHUANTINSUYU-5.4  The discards are shuffled, and one of them is drawn."""
    rest = [card for card in range(1, 33) if card not in (1, 2, 3, 4)]
    empire = position(
        "at 2S1; hand C 1; hand A 2; hand Q 3; hand K 4; deck -; "
        f"discards {' '.join(map(str, rest))}"
    )

    events = empire.play("C", "sun 1@N")

    assert [event.fields()["count"] for event in events if event.kind == "reshuffled"] == [28]
    assert empire.see["deck"] == 27
    assert empire.see["discards"] == []
    assert len(empire.view("C")["hand"]) == 1


def test_the_thirty_two_cards():
    """TAHUANTINSUYU-5.5  Fifteen kinds: three of resistance and of envoys, two of the others."""
    kinds = [card.kind for card in BOX.cards]

    counts = {kind: kinds.count(kind) for kind in kinds}
    assert len(counts) == 15
    assert {kind for kind, count in counts.items() if count == 3} == {"resistance", "envoys"}
    assert sum(counts.values()) == 32


def test_surveyors_and_floods():
    """TAHUANTINSUYU-5.5  One free road more and one fewer."""
    assert position("gap N 1").see["roads_left"] == 3
    assert position("gap N 3").see["roads_left"] == 1
    assert position("gap N 1 3").see["roads_left"] == 2


@pytest.mark.parametrize(
    ("card", "kind", "cost"),
    [(5, "city", 4), (7, "temple", 3), (17, "garrison", 2), (21, "terrace", 1)],
)
def test_what_costs_less(card, kind, cost):
    """TAHUANTINSUYU-5.5  Urban renewal, royal masons, quartermasters, terrace masters."""
    assert position(f"gap W {card}").view("C")["prices"][kind]["cost"] == cost


def test_resistance_and_envoys():
    """TAHUANTINSUYU-5.5  Conquest costs 2 more or 2 less."""
    one = tokens(r25="4/2/3")
    assert position(f"gap N 11; {one}").view("C")["prices"]["regions"]["r25"] == 6
    assert position(f"gap N 14; {one}").view("C")["prices"]["regions"]["r25"] == 2


def test_an_eclipse_forbids_temples():
    """TAHUANTINSUYU-5.5  Not even on one's own city."""
    text = f"labour C9; lands C r25; cities ESP; {roads_to('C', 'ESP')}"
    assert "temple ESP" in position(text).legal("C")
    with refused("TAHUANTINSUYU-5.5"):
        position(f"{text}; gap N 9").play("C", "temple ESP")


def test_rural_unrest():
    """TAHUANTINSUYU-5.5  No terrace may be built, and terraces score nothing at Sapa Inca."""
    text = "labour C9; lands C r25 r23+"
    assert "terrace r25" in position(text).legal("C")
    with refused("TAHUANTINSUYU-5.5"):
        position(f"{text}; gap N 19").play("C", "terrace r25")

    hands = "hand C 1; hand A 3; hand Q 5; hand K 7"
    calm = position(f"at 2C2; turn K; roads-action done 0; {text}; {hands}")
    unruly = position(f"at 2C2; turn K; roads-action done 0; {text}; gap N 19; {hands}")
    calm.play("K", "pass")
    unruly.play("K", "pass")
    assert (calm.score("C"), unruly.score("C")) == (1, 0)


def test_terrace_masters():
    """TAHUANTINSUYU-5.5  A terrace costs 1 and gives 2 points."""
    empire = position("gap N 21; labour C1; lands C r25")

    empire.play("C", "terrace r25")

    assert (empire.labour("C"), empire.score("C")) == (0, 2)


def test_el_nino_keeps_roads_out_of_unconquered_regions():
    """TAHUANTINSUYU-5.5  Inside r25 no road, free or extra; along its border with r23 one may."""
    empire = position("gap N 23; labour C5")

    assert "road OLL-VIT" in empire.legal("C")
    for choice in ("road OLL-ESP", "extra OLL-ESP"):
        with refused("TAHUANTINSUYU-5.5"):
            empire.play("C", choice)
    assert "road OLL-ESP" in position("gap N 23; lands A r25").legal("C")


def lay(cards: dict[str, int], rest: str = "") -> tuple[list[str], list[Any]]:
    """A Sun phase in which C, A, Q and K lay these cards in N, E, S and W; what it leaves."""
    hands = "; ".join(f"hand {letter} {card}" for letter, card in cards.items())
    empire = position(f"at 2S1; {hands}; {rest}")
    for letter, gap in zip("CAQK", "NESW", strict=True):
        events = empire.play(letter, f"sun {cards[letter]}@{gap}")
    return [f"{letter}{empire.labour(letter)}" for letter in "CAQK"], [empire, events]


def test_epidemic_and_mita_happen_at_once():
    """TAHUANTINSUYU-5.5  An epidemic in N costs C and A 2, a mit'a in S brings Q and K 2."""
    labour, _ = lay({"C": 25, "A": 1, "Q": 27, "K": 3}, "labour C5 A5 Q5 K5")

    assert labour == ["C3", "A3", "Q7", "K7"]


def test_labour_changes_are_added_and_never_fall_below_none():
    """TAHUANTINSUYU-5.6  C has an epidemic and a mit'a: nothing; A two epidemics: 1 - 4 is 0."""
    labour, _ = lay({"C": 25, "A": 26, "Q": 1, "K": 27}, "labour C1 A1 Q1 K1")

    assert labour == ["C1", "A0", "Q0", "K3"]


def test_a_local_pilgrimage_scores_at_once():
    """TAHUANTINSUYU-5.5  One point for each temple on a site of one's network, once a card."""
    rest = f"lands C r25; cities ESP; temples ESP; {roads_to('C', 'ESP')}; roads A PIS-ESP"
    _, (empire, _) = lay({"C": 31, "A": 1, "Q": 3, "K": 32}, rest)

    assert [empire.score(letter) for letter in "CAQK"] == [2, 1, 0, 0]


def test_immediate_points_come_in_turn_order():
    """TAHUANTINSUYU-5.6  C is first in the order, reaches 1 first and stays ahead of A."""
    rest = f"lands C r25; cities ESP; temples ESP; {roads_to('C', 'ESP')}; roads A PIS-ESP"
    _, (empire, events) = lay({"C": 31, "A": 1, "Q": 3, "K": 5}, f"track A0 C0 Q0 K0; {rest}")

    assert [event.fields()["suyu"] for event in events if event.kind == "pilgrims-came"] == [
        "chinchasuyu",
        "antisuyu",
    ]
    assert empire.letters("track")[:2] == "CA"


def test_a_great_pilgrimage_counts_at_sapa_inca():
    """TAHUANTINSUYU-5.5  A connected temple brings 2 instead of 1; the city 3."""
    hands = "hand C 1; hand A 3; hand Q 5; hand K 7"
    empire = position(
        "at 2C2; turn K; roads-action done 0; gap N 29; lands C r25; cities ESP; temples ESP; "
        f"roads C OLL-ESP; {hands}"
    )

    empire.play("K", "pass")

    assert empire.score("C") == 3 + 2
