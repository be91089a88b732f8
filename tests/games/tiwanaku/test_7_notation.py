"""Chapters 7 and 8: notation, positions, scenarios in writing, help."""

from collections.abc import Callable

import pytest

import tambo
from tambo.games.tiwanaku import choices
from tambo.games.tiwanaku.board import CELLS
from tambo.games.tiwanaku.choices import CHOICES, format_choice, parse_choice
from tambo.games.tiwanaku.scenarios.scenario import Unreadable, parse_scenario
from tests.games.tiwanaku.valley import TIWANAKU, refused, table


def test_cells():
    """TIWANAKU-7.1  a1 is bottom left, i5 top right."""
    assert (CELLS[0], CELLS[4], CELLS[44]) == ("a1", "a5", "i5")


def test_every_choice_has_its_own_text():
    """TIWANAKU-7.2  No two numbers share a notation; nonsense is refused."""
    texts = [format_choice(choice) for choice in range(CHOICES)]

    assert len(set(texts)) == len(texts)
    with refused("TIWANAKU-7.2"):
        table("competitive short 2").play(0, "dance")


BACK: dict[int, tuple[Callable[..., object], Callable[..., int], str]] = {
    choices.ENTER: (choices.decode_enter, choices.encode_enter, "enter"),
    choices.MOVE: (choices.decode_move, choices.encode_move, "move"),
    choices.LIFT: (choices.decode_lift, choices.encode_lift, "lift"),
    choices.DIVINE: (choices.decode_divine, choices.encode_divine, "divine"),
    choices.OFFER: (choices.decode_offer, choices.encode_offer, "offer"),
    choices.SPEND: (choices.decode_spend, choices.encode_spend, "spend"),
    choices.ASK: (choices.decode_ask, choices.encode_ask, "ask"),
    choices.GIVE: (choices.decode_give, choices.encode_give, "give"),
    choices.RUN_COLOUR: (choices.decode_run_colour, choices.encode_run_colour, "otoma"),
    choices.RUN_CELL: (choices.decode_run_cell, choices.encode_run_cell, "otoma"),
}
PLAIN = {choices.DONE: "done", choices.PASS: "pass", choices.REFUSE: "refuse"}


def test_every_choice_is_made_again_of_what_it_holds():
    """TIWANAKU-7.2  Decoded and encoded, it has the same number, and its text its own word."""
    counts = dict.fromkeys([*BACK, *PLAIN], 0)
    for choice in range(CHOICES):
        kind = choices.kind_of(choice)
        counts[kind] += 1
        if kind in PLAIN:
            assert (choice, parse_choice(format_choice(choice))) == (kind, (PLAIN[kind], [], []))
            continue
        decode, encode, word = BACK[kind]
        parts = decode(choice)
        parts = parts if isinstance(parts, tuple) else (parts,)
        assert encode(*parts) == choice
        assert parse_choice(format_choice(choice))[0] == word

    assert list(counts.values()) == [45, 2025, 45, 225, 32, 4, 4, 4, 6, 45, 1, 1, 1]


@pytest.mark.parametrize(
    ("text", "word", "cells", "numbers"),
    [
        ("a1-b1-c1", "move", [0, 5, 10], []), ("enter a1-b1", "enter", [0, 5], []),
        ("divine i5=3", "divine", [44], [3]), ("offer 2 5", "offer", [], [2, 5]),
        ("offer -", "offer", [], []), ("spend rock", "spend", [], [3]), ("ask 2", "ask", [], [2]),
        ("b2", "cell", [6], []), ("4", "crop", [], [4]), ("refuse", "refuse", [], []),
        ("", "unreadable", [], []), ("offer 2 2", "unreadable", [], []),
        ("a1-", "unreadable", [], []), ("divine a1=6", "unreadable", [], []),
        ("spend gold", "unreadable", [], []), ("ask 4", "unreadable", [], []),
        ("otoma j1", "unreadable", [], []), ("lift a1 now", "unreadable", [], []),
    ],
)  # fmt: skip
def test_what_a_text_asks_for(text, word, cells, numbers):
    """TIWANAKU-7.2  Its word, its cells and its numbers, whether or not it can be done."""
    assert parse_choice(text) == (word, cells, numbers)


@pytest.mark.parametrize(
    "text",
    ["", "competitive short 9", "competitive short 2\n1 e1", "solo short 2",
     "competitive short 2\nhello"],
)  # fmt: skip
def test_bad_positions_are_named(text):
    """TIWANAKU-7.3  What is no position says what is wrong, and is never half read."""
    with pytest.raises(tambo.InvalidPosition) as caught:
        TIWANAKU.from_position(text)
    assert caught.value.clause == "TIWANAKU-7.3"


def test_positions_go_both_ways():
    """TIWANAKU-7.3  Writing, reading and writing gives the same text, in every mode."""
    for players, options in ((2, {}), (1, {"solo": "hard"}), (3, {"mode": "cooperative"})):
        text = TIWANAKU.new(players, 5, **options).position()
        assert TIWANAKU.from_position(text).position() == text


def test_a_scenario_that_cannot_be_read():
    """TIWANAKU-7.4  The word that stops the reader is named."""
    with pytest.raises(Unreadable) as caught:
        parse_scenario("5 e1 s2 x9 e1 e2")
    assert caught.value.fault.phrase.args["word"] == "x9"
