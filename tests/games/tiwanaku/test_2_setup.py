"""Chapter 2: set-up."""

import pytest

import tambo
from tests.games.tiwanaku.valley import TIWANAKU, refused, table


@pytest.mark.parametrize(("players", "pawns"), [(2, 5), (3, 4), (4, 3)])
def test_pawns_scores_and_markers(players, pawns):
    """TIWANAKU-2.1  5, 4 or 3 pawns in reserve, 10 points, all markers at the foot."""
    view = TIWANAKU.new(players, 1).view(0)

    assert set(view["reserves"].values()) == {pawns}
    assert [side["score"] for side in view["sides"]] == [10] * players
    assert all(set(side["diversity"].values()) == {0} for side in view["sides"])


def test_a_token_of_each_crop_for_each_player():
    """TIWANAKU-2.2  Both players of two can hold the quinoa token at once."""
    match = table(
        "competitive short 2",
        "pawns white b4",
        "side 0 tokens 5",
        laid="b4",
        turn="turn 1 act",
    )

    match.play(1, "divine b4=5")
    assert [side["tokens"] for side in match.view(None)["sides"]] == [[5], [5]]


def test_supply_colours_and_first_player():
    """TIWANAKU-2.3  Open counts fall by what lies open; seats have their colours; lots decide."""
    view = TIWANAKU.new(4, 1).view(0)
    laid = sum(cell["terrain"] is not None for cell in view["cells"].values())

    assert sum(view["left"].values()) == 45 - laid
    assert view["colours"] == ["beige", "white", "green", "blue"]
    assert {TIWANAKU.new(2, seed, board="short").to_act for seed in range(12)} == {(0,), (1,)}


def test_the_modes():
    """TIWANAKU-2.4  Two or more play against each other or together; one plays solo."""
    assert TIWANAKU.new(2, 1).view(0)["mode"] == "competitive"
    assert TIWANAKU.new(2, 1, mode="cooperative").view(0)["mode"] == "cooperative"
    assert TIWANAKU.new(1, 1).view(0)["mode"] == "solo"
    with pytest.raises(tambo.InvalidSetup) as alone:
        TIWANAKU.new(1, 1, mode="cooperative")
    assert alone.value.clause == "TIWANAKU-6.2"


def test_turns_go_clockwise():
    """TIWANAKU-2.5  After seat 0 comes seat 1; out of turn nothing is accepted."""
    match = table("competitive short 3")

    with refused("TIWANAKU-2.5"):
        match.play(1, "enter a1")
    match.play(0, "enter a1")
    assert match.to_act == (1,)
