"""What happens, as data: its word, its fields, its sentence's words, and whose doing it was."""

import msgspec
import pytest
from msgspec import field

from tambo.core.event import Event, Fact, kind_of, owner_of, words_of


class Drew(Fact):
    """A card was drawn."""

    seat: int
    cards: list[str]
    is_last: bool
    start: str | None = field(name="from")


class SideTaken(Fact):
    """A side was taken over."""

    seat: int
    colour: str


class Tied(Fact):
    """Nothing but the word."""


DREW = Event(Drew(1, ["gold", "food"], True, None), seen_by=(1,), reveals=True)


def test_the_word_of_a_kind_follows_from_its_class():
    assert [kind_of(kind) for kind in (Drew, SideTaken, Tied)] == ["drew", "side-taken", "tied"]
    assert DREW.kind == "drew"


def test_its_fields_are_ready_for_json():
    """A field that is a word of Python has its own name there; the word itself is no field."""
    assert DREW.fields() == {"seat": 1, "cards": ["gold", "food"], "is_last": True, "from": None}
    assert Event(Tied()).fields() == {}


def test_its_words_are_its_fields_and_the_colour_of_its_seat():
    words = words_of(DREW, ["red", "blue"])

    assert words == {
        "seat": 1,
        "cards": "gold-food",
        "is_last": "yes",
        "from": "none",
        "colour": "blue",
    }


def test_a_colour_of_its_own_comes_before_that_of_the_seat():
    taken = Event(SideTaken(0, "blue"))

    assert words_of(taken, ["red", "blue"])["colour"] == "blue"
    assert owner_of(taken, ["red", "blue"]) == "blue"


def test_what_is_of_no_seat_has_no_owner():
    assert owner_of(Event(Tied()), ["red", "blue"]) is None
    assert owner_of(DREW, []) is None


def test_who_sees_it_is_said_outside():
    assert [DREW.is_seen_by(seat) for seat in (None, 0, 1)] == [False, False, True]
    assert Event(Tied()).is_seen_by(None)


def test_it_never_changes():
    with pytest.raises(AttributeError):
        DREW.fact.seat = 0  # type: ignore[attr-defined]
    assert msgspec.structs.replace(DREW, reveals=False) != DREW
