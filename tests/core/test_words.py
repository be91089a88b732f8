"""HOUSE-3.1: words added to a choice, as text and nothing else."""

import pytest

import tambo
from tambo.core.words import LONGEST, joined, plain, split

TIKI = tambo.load("tiki")


@pytest.mark.parametrize(
    ("text", "choice", "words"),
    [
        ("send", "send", ""),
        ("send: peace", "send", "peace"),
        ("send: one: two", "send", "one: two"),
        ("send:peace", "send:peace", ""),
        ("send:   ", "send", ""),
    ],
)
def test_words_follow_a_colon_and_a_space(text, choice, words):
    assert split(text) == (choice, words)


@pytest.mark.parametrize("words", ["", "peace", "one: two", "é – ñ"])
def test_what_is_joined_is_split_again(words):
    assert split(joined("send", words)) == ("send", words)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("two\nlines\tand  more", "two lines and more"),
        ("\x1b[31mred\x00", "[31mred"),
        ("right\u202eto left\u200b", "rightto left"),
        ("e\u0301", "é"),
        ("<script>", "<script>"),
    ],
)
def test_words_are_one_line_of_visible_characters(typed, kept):
    assert plain(typed) == kept


def test_words_have_a_limit():
    """HOUSE-3.1  140 characters, counted after tidying."""
    assert split(f"send: {'x' * LONGEST}  ")[1] == "x" * LONGEST
    with pytest.raises(tambo.Refused) as refused:
        split(f"send: {'x' * (LONGEST + 1)}")
    assert refused.value.clause == "HOUSE-3.1"


def test_a_game_without_words_refuses_them():
    """HOUSE-3.1  Nothing is changed by trying."""
    match = TIKI.new(2, 7)
    seat = match.to_act[0]
    choice = match.legal(seat)[0]
    before = match.record()

    with pytest.raises(tambo.Refused) as refused:
        match.play(seat, f"{choice}: good luck")

    assert (refused.value.clause, refused.value.code) == ("HOUSE-3.1", "words.here")
    assert match.record() == before
