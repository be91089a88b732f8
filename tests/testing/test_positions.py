"""Mutated positions of every game: refused with a code, or sound to the end of the game."""

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.testing import PositionFuzz
from tambo.testing.mutations import Mutator, parts_of
from tambo.texts.pages import page
from tests.games.looks import fewer

COUNTS = {"tiki": 600, "titicaca": 200, "tiwanaku": 100, "cortez": 30, "tahuantinsuyu": 250}


def clauses_of(name: str) -> frozenset[str]:
    chapters = page(name, "en").chapters
    return frozenset(clause.id for chapter in chapters for clause in chapter.clauses)


LONG = ("cortez", "tiwanaku")
GAMES = [
    pytest.param(name, marks=pytest.mark.compiled) if name in LONG else name
    for name in tambo.games()
]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_accepted_can_be_played_on_from(name):
    """A mistyped position raises nothing but a refusal, at once and later."""
    count = fewer(COUNTS[name])

    found = PositionFuzz(tambo.load(name), clauses_of(name)).try_many(count)

    assert found.refused > count // 4
    assert found.accepted > 0


@pytest.mark.parametrize("name", tambo.games())
def test_what_is_no_text_of_a_position_at_all(name):
    """Emptiness, noise and very long words are refused like anything else."""
    fuzz = PositionFuzz(tambo.load(name), clauses_of(name))

    for text in ("", " ", ";", "\n\n", "\x00", "é" * 5000, "1" * 5000, "; " * 500, "a1 " * 3000):
        assert not fuzz.try_text(text), text


def test_mutations_are_the_same_every_time():
    """A seed names a text, so that a finding can be shown again."""
    mutator = Mutator(["turn 0 act; stock 3", "turn 1 spend; stock 12"])

    assert [mutator.text(Dice(n)) for n in range(50)] == [mutator.text(Dice(n)) for n in range(50)]
    assert len({mutator.text(Dice(n)) for n in range(50)}) > 30


def test_parts_of_a_text():
    """Semicolons divide parts; a text without them is all words."""
    assert parts_of("turn 0 act; stock 3") == [["turn", "0", "act"], ["stock", "3"]]
    assert parts_of("1,2 y act") == [["1,2"], ["y"], ["act"]]
