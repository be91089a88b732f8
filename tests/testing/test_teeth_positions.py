"""Check 13 has teeth: a defect planted in how the sample game reads positions is found."""

import sys
from typing import Any

import pytest

import tambo
from tambo.core.phrase import Phrase
from tambo.testing import PositionFuzz, Violation
from tests.testing.sample import CLAUSES

SOUND = (
    "round 1/5; deck 1,1,1,2,2,2,3,3,3,4,4,4,5,5; discards -; hands 5,6|6,6; laid 0|0; "
    "scores 0|0; decision 0|-1|0"
)


def misread(game: Any, count: int = 400) -> str:
    """The check that finds something wrong with mutated positions, or ""."""
    try:
        PositionFuzz(game, CLAUSES).try_many(count)
    except Violation as violation:
        return violation.check
    return ""


def test_13_the_sample_game_reads_positions_soundly(game):
    """What it accepts can be played on from; and it does accept some."""
    found = PositionFuzz(game, CLAUSES).try_many(400)

    assert found.accepted > 20
    assert found.refused > 100


def test_13_a_position_that_cannot_be_played_on_from(game, plant):
    """Nothing is checked but the number of cards: hands of seats that must lay may be empty."""
    plant(sys.modules[type(game).__module__], "_is_sound", lambda s: True)

    assert misread(game) in ("1 ends", "13 positions")


def test_13_a_parser_that_trips(game, plant):
    """A KeyError is no answer to a player who left a part out."""
    parse = type(game).parse_position

    def clumsy(self: Any, text: str) -> Any:
        {part.partition(" ")[0]: part for part in text.split("; ")}["deck"]
        return parse(self, text)

    plant(type(game), "parse_position", clumsy)

    assert misread(game) == "13 positions"


def test_13_a_refusal_without_a_code(game, plant):
    def mute(self: Any, text: str) -> Any:
        raise tambo.InvalidPosition("", Phrase("harvest-error-position", {"text": text}))

    fuzz = PositionFuzz(game, CLAUSES)
    plant(type(game), "parse_position", mute)

    with pytest.raises(Violation, match="13 positions: refused without a code"):
        fuzz.try_many(1)


def test_13_a_number_that_the_compiled_engine_cannot_hold(game, plant):
    """The interpreted engine counts as far as one likes, and must refuse it all the same."""
    plant(type(game), "format_position", lambda self, state: f"round {2**62}")

    with pytest.raises(Violation, match="too large"):
        PositionFuzz(game, CLAUSES, samples=(SOUND,)).try_text(SOUND)
