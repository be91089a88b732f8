"""Tiki before the jury."""

from pathlib import Path

import pytest

from tambo.testing import Jury, uncited_clauses, unrecorded_endings
from tambo.texts.pages import page
from tests.games.looks import fewer, looks
from tests.games.tiki.island import TIKI

HERE = Path(__file__).parent
CLAUSES = frozenset(c.id for chapter in page("tiki", "en").chapters for c in chapter.clauses)

VARIANTS = [
    {},
    {"shaman": True},
    {"villages": "three-cursed"},
    {"shaman": True, "villages": "three-cursed", "swap": True},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_pass_every_check(options):
    """All checks on random games of every variant."""
    count = fewer(40)
    made = Jury(TIKI, CLAUSES).try_games(2, options, count=count, looks=looks(3))

    assert made > count * 20


def test_one_game_is_looked_at_in_every_position():
    """All checks at every single step of a few games."""
    Jury(TIKI, CLAUSES).try_games(2, {"shaman": True}, count=fewer(4), seed=500, looks=0)


def test_every_clause_is_cited_by_a_test():
    """Each numbered rule of the page has a test that names it."""
    assert uncited_clauses(CLAUSES, HERE) == []


def test_the_pages_agree():
    """The French page has the same clauses and the same rulings."""
    french = page("tiki", "fr")
    english = page("tiki", "en")

    rules = [
        [(c.id, c.is_ruling) for chapter in side.chapters for c in chapter.clauses]
        for side in (english, french)
    ]
    assert rules[0] == rules[1]


def test_every_ending_has_a_record():
    """A kept record replays to each way a game can end."""
    assert unrecorded_endings(TIKI, HERE / "records") == []
