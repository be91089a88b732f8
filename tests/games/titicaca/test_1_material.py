"""TITICACA chapter 1: tiles, colours, arms and temples."""

from collections import Counter

import pytest

import tambo
from tambo.games.titicaca.components import HOUSE_TILES, KINDS
from tambo.games.titicaca.rules_country import format_tiles, parse_tiles
from tests.games.titicaca.land import new, position

LAKES_AND_LANDS = {5: (15, 33), 4: (15, 33), 3: (14, 30), 2: (13, 27)}


def test_the_country_has_fifteen_lakes_and_33_lands():
    """TITICACA-1.1  Lakes 1 to 15 once each; 7 forests, mountains, savannas; 6 pampas, meadows."""
    country = new(4).see["country"]

    assert len(country) == 48
    assert sorted(h["lake"] for h in country if "lake" in h) == list(range(1, 16))
    assert Counter(h["kind"] for h in country if "kind" in h) == dict(
        zip(KINDS, [7, 7, 7, 6, 6], strict=True)
    )


def test_the_tiles_of_the_house():
    """TITICACA-1.1  Nine tiles with a lake, three with two, no kind twice, lakes 1 and 7 alone."""
    tiles = parse_tiles(HOUSE_TILES)
    lakes = [[face for face in tile if face > 0] for tile in tiles]

    assert Counter(map(len, lakes)) == {1: 9, 2: 3}
    assert [1] in lakes
    assert [7] in lakes
    for tile in tiles:
        assert len(set(tile)) == 4


@pytest.mark.parametrize(("players", "missing"), [(2, {1, 7}), (3, {1}), (4, set()), (5, set())])
def test_fewer_players_have_fewer_tiles(players, missing):
    """TITICACA-1.2  Three play without the tile of lake 1, two also without that of lake 7."""
    country = new(players).see["country"]
    lakes = {h["lake"] for h in country if "lake" in h}

    assert set(range(1, 16)) - lakes == missing
    assert (len(lakes), len(country) - len(lakes)) == LAKES_AND_LANDS[players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_colours_by_number_of_players(players):
    """TITICACA-1.3  Yellow and red, then orange, purple, pink."""
    colours = ["yellow", "red", "orange", "purple", "pink"]

    assert new(players).see["colours"] == colours[:players]


def test_a_stock_is_a_number():
    """TITICACA-1.4  Arms can be changed at equal value, so every amount can be bid."""
    land = new(2)

    assert land.legal("yellow") == [f"bid {amount}" for amount in range(21)]


def test_each_player_has_two_temples():
    """TITICACA-1.4  One of +1 and one of +2."""
    assert new(3).see["hands"] == [[1, 2], [1, 2], [1, 2]]


PRINTED = format_tiles(parse_tiles(HOUSE_TILES)).replace("f 1 m s", "m s f 1")


def test_the_tiles_of_a_printed_copy_can_be_typed_in():
    """TITICACA-1.5  The country is laid from the tiles given."""
    land = new(4, tiles=PRINTED)

    assert len(land.see["country"]) == 48
    assert format_tiles(parse_tiles(PRINTED)) == PRINTED


@pytest.mark.parametrize(
    ("old", "typed", "fault"),
    [
        ("f 1 m s", "f 1 m", "faces"),
        ("f 1 m s", "f 1 m x", "face"),
        ("f 1 m s", "f 1 m 16", "face"),
        ("f 1 m s / ", "", "count"),
        ("f 1 m s", "f 2 m s", "lake"),
        ("f 1 m s", "f 1 m 8", "lake"),
        ("f 7 p s", "f 3 p s", "lake"),
    ],
)
def test_wrong_tiles_are_refused(old, typed, fault):
    """TITICACA-1.5  Twelve tiles of four faces, every lake once."""
    with pytest.raises(tambo.InvalidSetup) as caught:
        new(4, tiles=PRINTED.replace("m s f 1", "f 1 m s").replace(old, typed))

    assert caught.value.code == f"option.tiles.{fault}"
    assert caught.value.clause == "TITICACA-1.5"


def test_lakes_1_and_7_are_on_different_tiles():
    """TITICACA-1.5  Otherwise 1.2 could not leave out two tiles."""
    typed = PRINTED.replace("m s f 1", "m s f g").replace("f 7 p s", "1 7 p s")

    with pytest.raises(tambo.InvalidSetup) as caught:
        new(4, tiles=typed)

    assert caught.value.code == "option.tiles.apart"


def test_a_position_may_have_any_country():
    """TITICACA-9.3  A rule can be shown on a few hexes."""
    land = position("""
        country a1f b1~1
        yellow
        red
    """)

    assert [h["name"] for h in land.see["country"]] == ["a1", "b1"]


def test_a_bad_option_cites_the_clause_about_typed_tiles():
    """TITICACA-1.5  The option's value is no text, and the tiles are no twelve tiles."""
    for wrong in (5, "f 1 m s"):
        with pytest.raises(tambo.InvalidSetup) as error:
            new(2, tiles=wrong)
        assert error.value.clause == "TITICACA-1.5"
