"""Tahuantinsuyu before the jury."""

from pathlib import Path

import pytest

from tambo.testing import Jury, uncited_clauses, unrecorded_endings
from tambo.texts.pages import page
from tests.games.looks import fewer, looks
from tests.games.tahuantinsuyu.empire import TAHUANTINSUYU

HERE = Path(__file__).parent
NAME = "tahuantinsuyu"
CLAUSES = frozenset(c.id for chapter in page(NAME, "en").chapters for c in chapter.clauses)


@pytest.mark.parametrize("players", [3, 4])
def test_random_games_pass_every_check(players):
    """All checks on random games."""
    count = fewer(6)
    made = Jury(TAHUANTINSUYU, CLAUSES).try_games(players, {}, count=count, looks=looks(3))

    assert made > count * 100


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("players", [3, 4])
def test_one_game_is_looked_at_often(players):
    """All checks at many steps of a game."""
    Jury(TAHUANTINSUYU, CLAUSES).try_games(players, {}, count=1, seed=500, looks=looks(12))


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
