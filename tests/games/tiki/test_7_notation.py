"""TIKI chapter 7: choices and positions in writing."""

import pytest

import tambo
from tambo.testing import refused
from tests.games.tiki.island import TIKI, new, position


def test_villages_are_named_from_the_bottom_left():
    """TIKI-7.1  a1 is bottom left: its neighbours are b1 and a2."""
    island = position("""
        yellow to act
        3  .   .   .
        2  .   .   .
        1  y   .   .
    """)

    assert [c for c in island.legal("yellow") if "-" in c] == ["a1-b1", "a1-a2"]


def test_a_border_is_written_with_the_cell_that_sorts_first():
    """TIKI-7.1  Typed the other way round it means the same."""
    island = position("""
        yellow to act
        3  .   .   .
        2  y   yp  .
        1  .   .   .
        shaman -
    """)
    island.play("yellow", "a2-b2")

    assert "shaman a1|b1" in island.legal("yellow")
    assert "shaman b1|a1" not in island.legal("yellow")
    island.play("yellow", "SHAMAN  b1|a1")
    assert island.see["shaman"] == "a1|b1"


@pytest.mark.parametrize("text", ["", "d4", "b2b3", "b2 - b3", "resolve", "shaman", "b2-b9", "é"])
def test_what_is_no_notation_is_refused_as_such(text):
    """TIKI-7.2  Unreadable texts cite the notation."""
    with refused("TIKI-7.2"):
        new(first="yellow").play("yellow", text)


LINE = "2,1,1,1,0,0,0,-1,-1 y,-,-,-,yp,-,-,-,p 1:0:6 normal a1|b1 p act"


def test_a_position_is_one_line():
    """TIKI-7.3  Values, stacks, fruits, phase, shaman, turn, decision."""
    match = TIKI.from_position(LINE)

    assert match.position() == LINE
    assert match.to_act == (1,)
    assert match.view(None)["spoiled"] == 0


def test_a_drawing_says_the_same():
    """TIKI-7.3  The drawn board is another spelling of the line."""
    island = position("""
        purple to act
        3  .   .   p
        2  .   yp  .
        1  y   .   .
        fruits 1 0 reserve 6
        shaman a1|b1
    """)

    assert island.match.position() == LINE


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("", "position.fields"),
        (LINE.replace("2,1,1,1", "2,2,1,1"), "position.values"),
        (LINE.replace("2,1,1,1", "x,1,1,1"), "position.values"),
        (LINE.replace("y,-,-,-,yp", "y,-,-,yp"), "position.stacks"),
        (LINE.replace("yp", "yq"), "position.stack"),
        (LINE.replace("yp", "ypyp"), "position.stack"),
        (LINE.replace("-,-,-,yp,-,-,-,p", "yy,yy,yy,yy,-,-,-,p"), "position.tikis"),
        (LINE.replace("1:0:6", "1:0:7"), "position.fruits"),
        (LINE.replace("1:0:6", "1:-1:6"), "position.fruits"),
        (LINE.replace("1:0:6", "4:0:3"), "position.finished"),
        (LINE.replace("1:0:6", "3:0:0"), "position.finished"),
        (LINE.replace("normal", "usual"), "position.phase"),
        (LINE.replace("normal", "sudden"), "position.sudden"),
        (LINE.replace("a1|b1", "a1|c1"), "position.border"),
        (LINE.replace(" p act", " z act"), "position.turn"),
        (LINE.replace("act", "eat"), "position.decision"),
        (LINE.replace("act", "act now"), "position.decision"),
        (LINE.replace("act", "order a1,b2"), "position.pending"),
        (LINE.replace("yp", "ypy"), "position.unresolved"),
        (LINE.replace("yp", "ypy").replace("act", "order b2"), "position.pending"),
        (LINE.replace("y,-", "yyy,-").replace("act", "shaman a1"), "position.no-shaman"),
        (LINE.replace("act", "over hunger"), "position.ending"),
        (LINE.replace("1:0:6", "1:1:0").replace("act", "over reserve-empty"), "position.ending"),
        ("yellow to act\n3 . . .\n2 . . .", "position.rows"),
        ("yellow to act\nfour\n3 . . .\n2 . . .\n1 . . .", "position.line"),
    ],
)
def test_an_impossible_position_is_refused(wrong, code):
    """TIKI-7.3  What is wrong with a text is said with a code of its own."""
    with pytest.raises(tambo.InvalidPosition) as error:
        TIKI.from_position(wrong)

    assert error.value.code == code
    assert error.value.clause == "TIKI-7.3"
    assert not error.value.reason.startswith("tiki-position")


def test_hands_follow_from_the_stacks():
    """TIKI-7.3  Hands are what is left of eight."""
    match = TIKI.from_position(LINE)

    assert match.view(None)["hands"] == {"yellow": 6, "purple": 6}


@pytest.mark.parametrize("tail", ["act swapped", "act endless", "act swapped endless"])
def test_unusual_circumstances_are_written_at_the_end(tail):
    """TIKI-7.3  A swap that was made, and play without repetition."""
    text = LINE.replace("act", tail)

    assert TIKI.from_position(text).position() == text


EMPTY = "2,1,1,1,0,0,0,-1,-1 -,-,-,-,-,-,-,-,- 0:0:7 normal - y act swap"
ASKED = "2,1,1,1,0,0,0,-1,-1 -,-,-,-,y,-,-,-,- 0:0:7 normal - y swap"


def test_a_swap_to_come_is_asked_for_after_the_first_action():
    """TIKI-6.5  TIKI-7.3  From the empty board the question comes; here it is being asked."""
    match = TIKI.from_position(EMPTY)
    match.play(0, "b2")

    assert match.position() == ASKED
    assert TIKI.from_position(ASKED).legal(1) == ["swap", "keep"]


@pytest.mark.parametrize(
    "wrong",
    [
        LINE.replace("act", "act swap"),
        EMPTY.replace("0:0:7", "0:0:6"),
        EMPTY.replace(" - y", " a1|b1 y"),
        EMPTY.replace("act swap", "act swap swapped"),
        EMPTY.replace("act swap", "over repetition swap"),
        EMPTY.replace("act swap", "swap"),
        ASKED.replace(",y,", ",p,"),
        ASKED.replace(",y,", ",yy,"),
        ASKED.replace("0:0:7", "1:0:6"),
        ASKED + " swap",
        ASKED + " swapped",
    ],
)
def test_a_swap_belongs_to_the_first_action(wrong):
    """TIKI-6.5  Elsewhere the question would never come, or come at the wrong time."""
    with pytest.raises(tambo.InvalidPosition) as error:
        TIKI.from_position(wrong)

    assert error.value.code == "position.swap"
    assert not error.value.reason.startswith("tiki-position")


# Fruits of yellow, of purple, in the reserve; the phase; the ending.
ENDED = "2,1,1,1,0,0,0,-1,-1 y,-,-,-,yp,-,-,-,p {} {} x p over {}"


@pytest.mark.parametrize(
    ("fruits", "phase", "ending"),
    [
        ("4:0:3", "normal", "four-fruits"),
        ("5:2:0", "normal", "four-fruits"),
        ("1:4:0", "normal", "four-fruits"),
        ("3:2:0", "normal", "reserve-empty"),
        ("0:1:0", "normal", "reserve-empty"),
        ("1:0:0", "sudden", "sudden-death"),
        ("4:3:0", "sudden", "sudden-death"),
        ("2:3:1", "sudden", "sudden-death"),
        ("1:0:3", "normal", "repetition"),
        ("2:2:1", "sudden", "repetition"),
    ],
)
def test_a_game_that_ended_like_this(fruits, phase, ending):
    """TIKI-6.1  TIKI-6.2  TIKI-6.3  TIKI-6.4  The fruits agree with the ending."""
    match = TIKI.from_position(ENDED.format(fruits, phase, ending))

    assert match.outcome is not None
    assert match.outcome.ending == ending


@pytest.mark.parametrize(
    ("fruits", "phase", "ending"),
    [
        ("1:0:3", "normal", "four-fruits"),
        ("3:3:1", "normal", "four-fruits"),
        ("6:0:1", "normal", "four-fruits"),
        ("4:3:0", "sudden", "four-fruits"),
        ("1:0:3", "normal", "reserve-empty"),
        ("1:1:0", "normal", "reserve-empty"),
        ("4:1:0", "normal", "reserve-empty"),
        ("1:0:0", "sudden", "reserve-empty"),
        ("1:0:0", "normal", "sudden-death"),
        ("2:0:0", "sudden", "sudden-death"),
        ("1:1:1", "sudden", "sudden-death"),
        ("1:0:2", "sudden", "sudden-death"),
        ("4:0:3", "normal", "repetition"),
        ("1:0:0", "normal", "repetition"),
        ("1:0:1", "sudden", "repetition"),
    ],
)
def test_no_game_ends_like_this(fruits, phase, ending):
    """TIKI-7.3  An ending that the fruits contradict is refused."""
    with pytest.raises(tambo.InvalidPosition) as error:
        TIKI.from_position(ENDED.format(fruits, phase, ending))

    assert error.value.code == "position.ending"


@pytest.mark.parametrize(
    ("stacks", "ending", "is_possible"),
    [
        ("ypy,-,-,-,-,-,-,-,p", "over four-fruits", True),
        ("ypy,ppy,-,-,-,-,-,-,p", "over four-fruits", False),
        ("ypy,-,-,-,-,-,-,-,p", "over repetition", False),
        ("-,-,-,-,-,-,-,-,p", "over repetition endless", False),
    ],
)
def test_what_may_be_left_on_the_board(stacks, ending, is_possible):
    """TIKI-6.1  TIKI-6.4  One village may be unresolved at a win; a draw comes between turns, and
    only where repetition counts."""
    fruits = "1:0:3" if "repetition" in ending else "4:0:3"
    text = f"2,1,1,1,0,0,0,-1,-1 {stacks} {fruits} normal x p {ending}"

    if is_possible:
        assert TIKI.from_position(text).position() == text
        return
    with pytest.raises(tambo.InvalidPosition) as error:
        TIKI.from_position(text)
    assert error.value.code in ("position.ending", "position.unresolved")


@pytest.mark.parametrize("word", [pytest.param("9" * 5000, id="long"), "²", "٣"])
def test_no_number_of_fruits(word):
    """TIKI-7.3  A number that is too long, or in digits other than 0 to 9."""
    with pytest.raises(tambo.InvalidPosition) as error:
        TIKI.from_position(LINE.replace("1:0:6", f"1:0:{word}"))

    assert error.value.code == "position.fruits"
