"""Cortez before the jury."""

from pathlib import Path

import pytest

from tambo.testing import Jury, uncited_clauses, unrecorded_endings
from tambo.texts.pages import page
from tests.games.cortez.camp import CORTEZ
from tests.games.looks import fewer, looks

HERE = Path(__file__).parent
CLAUSES = frozenset(c.id for chapter in page("cortez", "en").chapters for c in chapter.clauses)
LARGE = [pytest.param(players, marks=pytest.mark.compiled) for players in (3, 4, 5, 6)]
STEPS = {5: 120, 6: 240}
"""A look at many seats in a long game takes long: there is one in so many steps."""


@pytest.mark.parametrize("players", [2, *LARGE])
def test_random_games_pass_every_check(players):
    """All checks on random games of every number of players."""
    count = fewer(2) if players < 4 else 1
    steps = STEPS.get(players, 60)
    made = Jury(CORTEZ, CLAUSES).try_games(players, {}, count=count, looks=looks(1), steps=steps)

    assert made > count * 200


@pytest.mark.compiled
def test_without_free_passage():
    """All checks on games under the option."""
    Jury(CORTEZ, CLAUSES).try_games(3, {"passage": False}, count=2, seed=50, looks=looks(1))


@pytest.mark.slow
@pytest.mark.compiled
def test_one_game_is_looked_at_often():
    """All checks at many steps of a game."""
    Jury(CORTEZ, CLAUSES).try_games(2, {}, count=1, seed=502, looks=looks(12))


def test_every_clause_is_cited_by_a_test():
    """Each numbered rule of the page has a test that names it."""
    assert uncited_clauses(CLAUSES, HERE) == []


def test_the_pages_agree():
    """The French page has the same clauses and the same rulings."""
    rules = [
        [
            (c.id, c.is_ruling)
            for chapter in page("cortez", language).chapters
            for c in chapter.clauses
        ]
        for language in ("en", "fr")
    ]
    assert rules[0] == rules[1]


def test_every_ending_has_a_record():
    """A kept record replays to each way a game can end."""
    assert unrecorded_endings(CORTEZ, HERE / "records") == []
