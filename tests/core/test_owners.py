"""Owners have one letter and one colour each, in every game, on every screen."""

import pytest

import tambo
from tambo.cli.paint import UNKNOWN, token_style
from tambo.cli.sentences import colours_of
from tambo.core.owners import OWNERS
from tambo.games.cortez.components import GENERALS
from tambo.games.tiki.components import COLOURS as GODS
from tambo.games.titicaca.components import COLOURS as TRIBES
from tambo.games.tiwanaku.components import COLOURS as PAWNS


def test_no_two_owners_share_a_letter_or_a_colour() -> None:
    """Purple and pink used to share a p."""
    assert len({owner.letter for owner in OWNERS.values()}) == len(OWNERS)
    assert len({owner.colour for owner in OWNERS.values()}) == len(OWNERS)


@pytest.mark.parametrize("names", [GENERALS, GODS, TRIBES, PAWNS], ids=str)
def test_every_owner_of_a_game_is_painted(names: list[str]) -> None:
    """Pink, beige and violet used to be grey in the terminal."""
    unknown = f"bold {UNKNOWN.ink} on {UNKNOWN.colour}"

    assert [name for name in names if token_style(name) == unknown] == []


@pytest.mark.parametrize("name", tambo.games())
def test_the_colours_of_a_view_are_owners(name: str) -> None:
    """What a game calls a seat by is what terminal and front end know."""
    game = tambo.load(name)
    assert game.meta.players
    for players in game.meta.players:
        colours = [colour for colour in colours_of(game.new(players, 1)) if colour]
        assert set(colours) <= set(OWNERS)
        assert {letter.upper() for letter in game.signs(colours).values()} == {
            OWNERS[colour].letter for colour in colours
        }
