"""Tahuantinsuyu before the jury."""

from pathlib import Path

import pytest

from tambo.testing import Jury, uncited_clauses, unrecorded_endings
from tambo.texts.pages import page
from tests.games.tahuantinsuyu.empire import TAHUANTINSUYU

HERE = Path(__file__).parent
NAME = "tahuantinsuyu"
CLAUSES = frozenset(c.id for chapter in page(NAME, "en").chapters for c in chapter.clauses)


@pytest.mark.parametrize("players", [3, 4])
def test_random_games_pass_every_check(players):
    """All checks on random games."""
    made = Jury(TAHUANTINSUYU, CLAUSES).try_games(players, {}, count=6)

    assert made > 6 * 100


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, pytest.param(4, marks=pytest.mark.compiled)])
def test_one_game_is_looked_at_in_every_position(players):
    """All checks at every single step of a game."""
    Jury(TAHUANTINSUYU, CLAUSES).try_games(players, {}, count=1, seed=500, looks=0)


def test_every_clause_is_cited_by_a_test():
    """Each numbered rule of the page has a test that names it."""
    assert uncited_clauses(CLAUSES, HERE) == []


def test_the_pages_agree():
    """The French page has the same clauses and the same rulings."""
    rules = [
        [(c.id, c.is_ruling) for chapter in page(NAME, side).chapters for c in chapter.clauses]
        for side in ("en", "fr")
    ]

    assert rules[0] == rules[1]


def test_every_ending_has_a_record():
    """A kept record replays to each way a game can end, that is, each invasion marker."""
    assert unrecorded_endings(TAHUANTINSUYU, HERE / "records") == []
