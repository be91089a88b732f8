"""CORTEZ chapter 11: notation."""

import pytest

import tambo
from tambo.games.cortez import choices
from tambo.testing import refused
from tests.games.cortez.camp import CORTEZ, action, position


def test_squares_by_letter_and_number():
    """CORTEZ-11.1  City squares have their number, and their place is understood too."""
    camp = action("red a7; blue o7")
    camp.play("red", "move a7")

    camp.play("red", "A7-H7")

    assert camp.troop("t25") == "red"


def test_a_square_that_does_not_exist():
    """CORTEZ-11.1  The map ends at o13."""
    camp = action("red a7; blue o7")

    with refused("CORTEZ-11.1"):
        camp.play("red", "move z9")


@pytest.mark.parametrize("text", ["", "hello", "a7", "lay", "bid", "#3"])
def test_what_is_no_choice(text):
    """CORTEZ-11.2  Anything else is refused."""
    camp = action("red a7; blue o7")

    with pytest.raises(tambo.Refused):
        camp.play("red", text)


def test_unreadable_words():
    """CORTEZ-11.2  The refusal says so; a move needs its troop first."""
    camp = action("red a7; blue o7")

    for text in ("hello", "a7-a8"):
        with refused("CORTEZ-11.2"):
            camp.play("red", text)


def test_the_end_alone_is_enough_for_a_move():
    """CORTEZ-11.2  Once a troop is taken up."""
    camp = action("red a7; blue o7")

    camp.play("red", "move a7", "a8")

    assert camp.troop("a8") == "red"


def test_the_number_of_a_choice_keeps_both_things_it_is_about():
    """CORTEZ-11.2  A square and its cards, a seat and a reason: each pair has a number alone."""
    ways = {(399, 0), (0, 1), (7, 25)}
    answers = {(seat, reason) for seat in range(6) for reason in range(4)}

    moves = {choices.move_to(*way) for way in ways}
    rejections = {choices.reject(*answer) for answer in answers}
    refusals = {choices.spurn(*answer) for answer in answers}

    assert {(choices.square_of_move(n), choices.cards_of_move(n)) for n in moves} == ways
    for numbers, word in ((rejections, "reject"), (refusals, "refuse")):
        assert {(choices.seat_answered(n), choices.reason_of(n)) for n in numbers} == answers
        assert {choices.kind_of(n)[0] for n in numbers} == {word}


def test_a_position_is_read_and_written():
    """CORTEZ-11.3  What is not mentioned is at its default."""
    camp = action("red a7; blue o7; provisions red 1 0 0 0")

    text = camp.match.position()

    assert text.startswith("players red blue; decision act; actions 2; red a7; blue o7")
    assert "deck 24 25 25 25" in text
    assert CORTEZ.from_position(text).position() == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("players red; decision act", "players"),
        ("players red red; decision act", "players"),
        ("players red blue; decision dance", "word"),
        ("players red blue; decision act; red z9", "square"),
        ("players red blue; decision act; red a7; blue a7", "crowded"),
        ("players red blue; decision act; red a1 a2 a3 a4 a5 a6 a7 a8", "troops"),
        ("players red blue; decision act; broken a7", "bridge"),
        ("players red blue; decision act; provisions red 26 0 0 0", "cards"),
        ("players red blue; decision act; provisions red 1", "count"),
        ("players red blue; decision act; bribes red 3, blue 3", "bribes"),
        ("players red blue; decision act; elephants 3", "part"),
        ("players red blue; decision act; red a7; red a8", "twice"),
        ("players red blue; decision act; seen red blue 1 0 0 0", "seen"),
        ("players red blue; decision move", "stuck"),
        ("players red blue; decision over", "stuck"),
        ("players red blue; decision act; passage perhaps", "word"),
        ("players red blue; decision act; red t²", "square"),
        ("players red orange; decision act", "unsound"),
        ("players - red", "unsound"),
        ("players red blue; decision act; actions 3", "unsound"),
        ("players red blue; decision act; turned 18", "unsound"),
        ("players red blue; decision act; speaker blue", "unsound"),
        ("players red blue; decision act; objectives red 25", "unsound"),
        ("players red blue; decision act; objectives red 17, blue 17", "unsound"),
        ("players red blue; decision act; treasures_turned 2", "unsound"),
        ("players red blue; decision act; treasures red 1", "unsound"),
        ("players red blue; decision act; limbo red", "unsound"),
        ("players red blue; decision act; bid 3; bids red 3", "unsound"),
        ("players red blue; decision act; excess red 1; provisions red 2 0 0 0", "unsound"),
        ("players red blue; decision act; offering red; unanswered red blue", "unsound"),
        ("players red blue; decision act; drafting red; give red 1 0 0 0", "unsound"),
        ("players red blue; decision bid; speaker blue; bid 4; bids red 4", "unsound"),
        ("players red blue; decision bid; speaker blue; out red", "unsound"),
        ("players red blue; decision discard; excess red 3; provisions red 2 0 0 0", "unsound"),
        ("players red blue; decision move; red a1; taken a1; detour 999", "unsound"),
        ("players red blue; decision take; errand attack; event bridges; aztec a1", "unsound"),
        ("players red blue; decision collar; red a1 a2; aztec a3 a4; spanish o1 o2", "unsound"),
        ("players red blue; decision collar; aztec a3; spanish o1 o2", "unsound"),
        ("players red blue; decision act; events 9 0 0 0 0 0 0 0 0", "events"),
        ("players red blue; decision act; board .-", "board"),
    ],
)
def test_what_is_no_position(text, code):
    """CORTEZ-11.3  Each mistake has its own sentence."""
    with pytest.raises(tambo.InvalidPosition) as caught:
        position(text)

    assert caught.value.code == f"position.{code}"


def test_a_position_may_have_few_events():
    """CORTEZ-11.3  With no event left in the pile the treasure is the last card."""
    camp = action("red t1; blue o7; events 0 0 0 0 0 0 0 0 0")

    events = camp.play("red", "stop")

    assert camp.kinds(events)[:3] == ["stopped", "turned", "treasure-taken"]
