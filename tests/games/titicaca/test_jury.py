"""Titicaca before the jury."""

import json
from pathlib import Path

import pytest

from tambo.testing import Jury, uncited_clauses, unrecorded_endings
from tambo.texts.pages import page
from tests.games.looks import fewer, looks
from tests.games.titicaca.land import TITICACA

HERE = Path(__file__).parent
CLAUSES = frozenset(c.id for chapter in page("titicaca", "en").chapters for c in chapter.clauses)


@pytest.mark.parametrize("players", [2, 3, 4, pytest.param(5, marks=pytest.mark.compiled)])
def test_random_games_pass_every_check(players):
    """All checks on random games for every number of players."""
    count = fewer(3) if players < 5 else 1
    made = Jury(TITICACA, CLAUSES).try_games(players, {}, count=count, looks=looks(1))

    assert made > count * 25


@pytest.mark.slow
@pytest.mark.compiled
def test_one_game_is_looked_at_often():
    """All checks at many steps of a game."""
    Jury(TITICACA, CLAUSES).try_games(3, {}, count=1, seed=500, looks=looks(12))


def test_every_clause_is_cited_by_a_test():
    """Each numbered rule of the page has a test that names it."""
    assert uncited_clauses(CLAUSES, HERE) == []


def test_the_pages_agree():
    """The French page has the same clauses and the same rulings."""
    rules = [
        [
            (c.id, c.is_ruling)
            for chapter in page("titicaca", side).chapters
            for c in chapter.clauses
        ]
        for side in ("en", "fr")
    ]
    assert rules[0] == rules[1]


def test_every_ending_has_a_record():
    """A kept record replays to each way a game can end."""
    assert unrecorded_endings(TITICACA, HERE / "records") == []


def test_example_4_is_a_record_that_can_be_played_on():
    """TITICACA-4.4  The rulebook's whole turn replays, and the game goes on after it."""
    record = json.loads((HERE / "examples" / "a-whole-turn.json").read_text(encoding="utf-8"))
    match = TITICACA.replay(record)

    assert [step.text for step in match.steps] == [
        *("settle d4", "join c5", "unite b7+d6", "temple d7+2")
    ]
    assert match.record() == record
    assert not match.is_over
