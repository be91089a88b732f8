"""TAHUANTINSUYU chapter 9: choices and positions in writing."""

import re

import pytest

import tambo
from tambo.testing import refused
from tambo.texts.pages import page
from tests.games.tahuantinsuyu.empire import BOX, TAHUANTINSUYU, new, position, tokens


def test_every_kind_of_choice_has_its_word():
    """TAHUANTINSUYU-9.1  Roads, buildings, conquest, the end of roads, passing."""
    empire = position(
        "labour C20; lands C r25; cities ESP; roads C OLL-ESP OLL-VIT PIS-ESP WAR-VIT; "
        "lands A r21; " + tokens(r25="3/2/2")
    )
    menu = empire.legal("C")

    for choice in ("road SAT-ESP", "extra SAT-ESP", "city WAR", "temple ESP", "garrison VIT"):
        assert choice in menu
    for choice in ("terrace r25", "conquer r23", "pass"):
        assert choice in menu
    assert "sun 3@W" in position("at 2S1; hand C 3; hand A 4; hand Q 5; hand K 6").legal("C")


def test_the_examples_of_the_page_can_be_played():
    """TAHUANTINSUYU-9.1  Each is on the menu of some position, and both pages have the same."""
    hands = "hand C 14 1 2; hand A 3; hand Q 4; hand K 5"
    menus = [
        position(text).legal("C")
        for text in (
            "labour C20",
            "labour C20; roads C OLL-ESP",
            "labour C20; roads C OLL-ESP; lands C r25",
            "labour C20; roads C OLL-ESP; lands C r25; cities ESP",
            "labour C20; roads C OLL-ESP; roads-action begun 1",
            f"at 2S1; {hands}",
        )
    ]
    for language in ("en", "fr"):
        clause = page("tahuantinsuyu", language).clause("9.1")
        assert clause is not None
        examples = re.findall(r"`([^`]+)`", clause.text)
        assert len(examples) == 10
        assert [text for text in examples if not any(text in menu for menu in menus)] == []


@pytest.mark.parametrize(
    "text",
    [
        *("", "road", "road OLL", "road OLL-OLL", "road OLL-XXX", "city r25", "terrace OLL"),
        *("sun 0@N", "sun 33@N", "sun 03@N", "sun 3N", "sun 3@X", "conquer r46", "é"),
        *("pass now", "#12", "undo"),
    ],
)
def test_what_is_no_notation_is_refused_as_such(text):
    """TAHUANTINSUYU-9.1  Unreadable texts cite the notation."""
    with refused("TAHUANTINSUYU-9.1"):
        position("labour C5").play("C", text)


def test_a_slot_is_read_both_ways_and_in_any_case():
    """TAHUANTINSUYU-9.2  VIT-OLL is OLL-VIT; menus know one spelling."""
    empire = position("lands A r25")

    assert "road VIT-OLL" not in empire.legal("C")
    empire.play("C", "ROAD  vit-oll")
    assert "OLL-VIT" in empire.see["roads"]


def test_names_of_sites_and_regions():
    """TAHUANTINSUYU-9.2  Codes without -, @ and /; r1 to r45."""
    assert not [site.code for site in BOX.sites if set("-@/") & set(site.code)]
    assert [region.name for region in BOX.regions] == [f"r{n}" for n in range(1, 46)]


def test_a_position_with_everything_comes_back_as_it_was():
    """TAHUANTINSUYU-9.3  Written, read and written again, at every tenth choice of a game."""
    empire = new(3, 9)
    written = 0
    for number in range(140):
        if empire.match.is_over:
            break
        (seat,) = empire.match.to_act
        menu = empire.match.legal(seat)
        empire.match.play(seat, menu[number * 7 % len(menu)])
        if number % 10 == 0:
            text = empire.match.position()
            again = TAHUANTINSUYU.from_position(text)
            assert again.position() == text
            assert again.view(seat) == empire.match.view(seat)
            written += 1
    assert written >= 10


def test_defaults_are_neutral():
    """TAHUANTINSUYU-9.3  Nothing mentioned: four players, column 2, no points, no labour."""
    empire = position("players 4")

    assert empire.see["step"] == "2C1"
    assert empire.see["labour"] == [0, 0, 0, 0]
    assert (empire.see["hands"], empire.see["deck"]) == ([3, 3, 3, 3], 20)
    assert empire.see["roads_left"] == 2


def test_hands_that_are_not_mentioned_are_dealt():
    """TAHUANTINSUYU-9.3  The first cards that lie nowhere else, three for each suyu in turn."""
    empire = position("hand A 4; gap N 2; discards 6")

    assert [card["number"] for card in empire.view("C")["hand"]] == [1, 3, 5]
    assert [card["number"] for card in empire.view("A")["hand"]] == [4]
    assert [card["number"] for card in empire.view("Q")["hand"]] == [7, 8, 9]


def test_everybody_has_a_card_for_every_sun_to_come():
    """TAHUANTINSUYU-9.3  One card each and none to draw: enough for one Sun phase, not for two.

    2C2 is followed by Sapa Inca, which gives back what lies in the gaps; 2C1 by a Sun before it.
    """
    rest = " ".join(str(card) for card in range(5, 33))
    hands = f"hand C 1; hand A 2; hand Q 3; hand K 4; gap N {rest}; deck -"

    assert position(f"at 2C2; {hands}").match.to_act
    assert position(f"at 7S4; black 4; {hands}").match.to_act
    with pytest.raises(tambo.InvalidPosition):
        position(f"at 5C1; {hands}")
    with pytest.raises(tambo.InvalidPosition):
        position(f"at 2S1; {hands}")


def test_nobody_needs_a_card_after_the_last_sun():
    """TAHUANTINSUYU-9.3  In the last Colonisation hands may be empty."""
    assert position("at 7C4; black 4; hand C; hand A; hand Q; hand K").see["hands"] == [0, 0, 0, 0]


def test_points_without_a_history_are_told_as_such():
    """TAHUANTINSUYU-9.3  A position with scores but no tally has a line for them."""
    outcome = position("at over; track C5 A4 Q3 K2").match.outcome

    assert outcome is not None
    assert [(line.clause, line.points) for line in outcome.sheet] == [
        ("TAHUANTINSUYU-9.3", 5),
        ("TAHUANTINSUYU-9.3", 4),
        ("TAHUANTINSUYU-9.3", 3),
        ("TAHUANTINSUYU-9.3", 2),
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "field"),
        ("colour red", "field"),
        ("players 5", "players"),
        ("players 4; players 3", "players"),
        ("seats CAQ", "seats"),
        ("order CCQK", "order"),
        ("track C5 A6 Q0 K0", "track"),
        ("track C5 A4", "track"),
        ("track C5 A4 Q0 C0", "track"),
        ("labour X5", "labour"),
        ("labour C-5", "labour"),
        ("players 3; labour K5", "labour"),
        ("lands C r46", "lands"),
        ("lands C r1; lands A r1", "lands"),
        ("roads C QUI-CHB", "roads"),
        ("roads C OLL-QUI", "roads"),
        ("roads C OLL-VIT; roads A PIS-ESP OLL-ESP OLL-VIT", "roads"),
        ("cities OLL", "cities"),
        ("garrisons ESP", "garrisons"),
        ("temples ESP", "temples"),
        ("open r0", "open"),
        ("hand C 33", "hand"),
        ("hand C 3; gap N 3", "card-twice"),
        ("gap X 3", "gap"),
        ("players 3; gap S 3", "gap"),
        ("down N 3 C", "down"),
        ("down N 3", "down"),
        ("deck 1 2 3", "cards-missing"),
        ("tokens 1 2 3", "tokens"),
        ("black 5", "black"),
        ("black 1; at 7C2", "black"),
        ("at 8C1", "at"),
        ("at 2I1", "at"),
        ("at 2S1; hand C", "hand"),
        ("at 2C1; hand K", "hand"),
        ("at 2C1; deck " + " ".join(str(card) for card in range(1, 33)), "hand"),
        ("at 7S4; black 4; turn K; hand K; down N 1 C; down E 2 A; down S 3 Q", "hand"),
        ("hand C 1; hand C 2", "hand"),
        ("lands C r1; lands C r2", "lands"),
        ("at 2S1; turn A; down N 3 Q", "down"),
        ("at 2S1; turn Q; down N 3 C; down N 4 A", "down"),
        ("turn X", "turn"),
        ("roads-action running 2", "roads-action"),
        ("roads-action done 0 built", "roads-action"),
        ("roads-action begun 0", "roads-action"),
        ("tally C 1 2", "tally"),
        ("box nonsense", "box"),
    ],
)
def test_an_impossible_position_is_refused(text, code):
    """TAHUANTINSUYU-9.3  What is wrong with a text is said with a code of its own."""
    with pytest.raises(tambo.InvalidPosition) as error:
        TAHUANTINSUYU.from_position(text)

    assert error.value.code == f"position.{code}"
    assert error.value.clause == "TAHUANTINSUYU-9.3"
    assert not error.value.reason.startswith("tahuantinsuyu-position")
