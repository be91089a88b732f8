"""CORTEZ chapter 2: set-up."""

import pytest

from tambo.core.dice import Dice
from tambo.testing import refused
from tests.games.cortez.camp import CORTEZ, new

EVEN = {"t16": "aztec", "t8": "aztec", "t6": "spanish", "t14": "spanish"}


def test_generals_are_chosen_in_turn():
    """CORTEZ-2.1  From the first player on; each general by one player."""
    match = CORTEZ.new(3, 5)
    first = match.to_act[0]

    match.play(first, "lead violet")

    assert match.to_act == ((first + 1) % 3,)
    assert "lead violet" not in match.legal(match.to_act[0])
    with refused("CORTEZ-2.1"):
        match.play(match.to_act[0], "lead violet")


def test_nations_are_equal():
    """CORTEZ-2.1  Two of four lead Aztecs: the others must lead Spaniards."""
    match = CORTEZ.new(4, 5)
    for general in ("red", "yellow"):
        match.play(match.to_act[0], f"lead {general}")

    assert match.legal(match.to_act[0]) == ["lead blue", "lead green", "lead violet"]


def test_with_an_odd_number_one_nation_has_one_more():
    """CORTEZ-2.1  Two and one of three, either way."""
    match = CORTEZ.new(3, 5)
    for general in ("blue", "green"):
        match.play(match.to_act[0], f"lead {general}")

    assert match.legal(match.to_act[0]) == ["lead red", "lead orange", "lead yellow"]


def test_the_first_player_is_drawn_by_lot():
    """CORTEZ-2.1  Every seat comes first with some seed."""
    assert {CORTEZ.new(4, seed).to_act[0] for seed in range(40)} == {0, 1, 2, 3}


def test_even_numbers_share_the_double_squares():
    """CORTEZ-2.2  Two of each nation in the city, two of each outside."""
    camp = new(2, "red", "blue")

    city = {s: t for s, t in camp.see["troops"].items() if s.startswith("t")}
    assert city == EVEN
    outside = [camp.troop(square) for square in ("c13", "i13", "g13", "m13")]
    assert outside == ["aztec", "aztec", "spanish", "spanish"]


@pytest.mark.parametrize(
    ("generals", "fewer"),
    [(("red", "blue", "orange"), "spanish"), (("red", "blue", "green"), "aztec")],
)
def test_odd_numbers_give_the_city_to_the_fewer(generals, fewer):
    """CORTEZ-2.2  All four in the city belong to the nation with fewer players."""
    camp = new(3, *generals)

    assert {camp.troop(square) for square in EVEN} == {fewer}
    other = "aztec" if fewer == "spanish" else "spanish"
    assert {camp.troop(square) for square in ("c13", "i13", "g13", "m13")} == {other}


def test_what_a_player_gets():
    """CORTEZ-2.3  Seven collars, four warriors, ten provisions, one objective."""
    camp = new(2, "red", "blue")

    for colour in ("red", "blue"):
        assert sum(camp.provisions(colour)) == 10
        assert sum(camp.warriors(colour)) == 4
        assert camp.plaque(colour)["collars"] == 7
        assert camp.view(colour)["mine"]["objective"] in range(17, 25)


def test_two_collars_each_in_turn_order():
    """CORTEZ-2.4  On uncollared troops of the player's nation outside the city."""
    camp = new(2, "red", "blue")

    assert camp.asked == ["red"]
    camp.play("red", "collar a1", "collar d10")

    assert camp.troop("a1") == "red"
    assert camp.asked == ["blue"]
    assert camp.plaque("red")["collars"] == 5


@pytest.mark.parametrize("square", ["t16", "o1", "b7"])
def test_no_collar_in_the_city_nor_on_others(square):
    """CORTEZ-2.4  Not in the city, not on the other nation, not on an empty square."""
    camp = new(2, "red", "blue")

    with refused("CORTEZ-2.4"):
        camp.play("red", f"collar {square}")


def test_the_treasure_lies_among_the_last_five():
    """CORTEZ-2.5  It is the 14th to the 18th card, each equally often; all bridges stand."""
    rules, seen = CORTEZ.rules, []
    for seed in range(60):
        dice = Dice(seed)
        state = rules.setup(2, CORTEZ.meta.resolve_options({}), dice)
        while CORTEZ.view(state, None)["treasures_turned"] == 0:
            cards = CORTEZ.view(state, None)["events_left"]
            menu = rules.legal(state, rules.actor(state))
            rules.apply(state, rules.actor(state), dice.pick(menu), dice, None)
        seen.append(19 - cards)
    assert new(2, "red", "blue").see["broken"] == []
    assert set(seen) <= {14, 15, 16, 17, 18}
    assert len(set(seen)) >= 4
