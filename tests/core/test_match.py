"""A match: its questions, its refusals, its streams of knowledge and what can be taken back."""

import pytest

import tambo

TIKI = tambo.load("tiki")


def test_a_refusal_changes_nothing():
    """Refused carries a clause and a reason; position, log and decision stay as they were."""
    match = TIKI.new(2, 7)
    before = (match.position(), match.record(), match.decision(0))

    with pytest.raises(tambo.Refused) as refused:
        match.play(match.to_act[0], "b2-b3")

    assert (match.position(), match.record(), match.decision(0)) == before
    assert refused.value.clause == "TIKI-3.2"
    assert refused.value.reason == "There is no totem on b2."


@pytest.mark.parametrize("choice", [-1, 9, 77, 10**9, 2**70])
def test_a_number_off_the_menu_is_refused(choice):
    """Choices by number are checked like those by notation."""
    match = TIKI.new(2, 7)

    with pytest.raises(tambo.Refused):
        match.play(match.to_act[0], choice)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None, 1.0])
def test_a_seat_that_does_not_exist_is_refused(seat):
    """HOUSE-1.1  Seats are numbers of the table."""
    match = TIKI.new(2, 7)

    with pytest.raises(tambo.Refused) as refused:
        match.legal(seat)

    assert refused.value.clause == "HOUSE-1.1"


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (1, {}, "players"),
        (2, {"shamann": True}, "option.unknown"),
        (2, {"shaman": 1}, "option.value"),
        (2, {"first": "green"}, "option.value"),
        (2, {"layout": "1 2"}, "option.layout"),
    ],
)
def test_a_bad_set_up_has_a_code(players, options, code):
    """What the game does not have cannot be agreed."""
    with pytest.raises(tambo.InvalidSetup) as error:
        TIKI.new(players, 1, **options)

    assert error.value.code == code


def test_unknown_and_coming_games(coming_game):
    """A game that is not there, and one that is only announced, say so."""
    with pytest.raises(tambo.UnknownGame) as unknown:
        tambo.load("go")
    with pytest.raises(tambo.UnknownGame) as coming:
        tambo.load(coming_game)

    assert (unknown.value.code, coming.value.code) == ("game.unknown", "game.coming")


def test_the_same_seed_gives_the_same_match():
    """Seed and options fix the set-up; the text of a number is the number."""
    one, two, other = TIKI.new(2, 5), TIKI.new(2, "5"), TIKI.new(2, 6)

    assert one.position() == two.position()
    assert one.position() != other.position()


# Undo


def walk_onto_marsh() -> tambo.Match:
    """Yellow has walked onto a marsh and decides on the shaman."""
    text = "2,1,1,1,0,0,0,-1,-1 -,-,-,y,yp,-,-,-,- 0:0:7 normal - y act"
    match = TIKI.from_position(text)
    match.play(0, "a2-b2")
    return match


def test_a_choice_within_ones_own_turn_is_taken_back():
    """HOUSE-2.1  Everything is open in Tiki: the walk is undone while yellow still decides."""
    match = walk_onto_marsh()
    start = match.start

    match.undo(0)

    assert match.position() == start
    assert match.steps == []
    match.play(0, "a2-a1")


def test_a_turn_that_has_passed_is_not_taken_back():
    """HOUSE-2.3  The other has seen it and is to act."""
    match = TIKI.new(2, 1)
    seat = match.to_act[0]
    match.play(seat, "b2")

    with pytest.raises(tambo.Refused) as refused:
        match.undo(seat)

    assert (refused.value.clause, refused.value.code) == ("HOUSE-2.3", "undo.passed")


def test_only_ones_own_last_choice_is_taken_back():
    """HOUSE-2.1  Not the other's, and not out of nothing."""
    match = walk_onto_marsh()

    with pytest.raises(tambo.Refused) as refused:
        match.undo(1)
    assert refused.value.code == "undo.not-yours"
    with pytest.raises(tambo.Refused):
        TIKI.new(2, 1).undo(0)


def test_a_sealed_choice_is_taken_back_until_it_is_revealed(harvest):
    """HOUSE-2.2  Nobody has learnt anything from a card that lies face down."""
    match = harvest.new(2, 1)
    card = match.legal(0)[0]
    match.play(0, card)
    match.undo(0)
    assert match.to_act == (0, 1)

    match.play(0, card)
    match.play(1, match.legal(1)[0])
    with pytest.raises(tambo.Refused) as refused:
        match.undo(1)
    assert refused.value.code in ("undo.learnt", "undo.passed")
    assert refused.value.clause in ("HOUSE-2.2", "HOUSE-2.3")


def test_choices_sealed_at_the_same_time_do_not_stand_in_the_way(harvest):
    """HOUSE-2.1  That a choice can still be taken back must not tell who else is ready."""
    match = harvest.new(3, 1)
    match.play(1, match.legal(1)[0])
    match.play(0, match.legal(0)[0])
    assert match.undo_refusal(1) is None
    match.undo(1)
    assert match.to_act == (1, 2)
    assert [made.seat for made in match.steps] == [0]


def test_what_was_revealed_is_never_taken_back(harvest):
    """HOUSE-2.2  Also when it is still the same seat's turn."""
    for seed in range(20):
        match = harvest.new(1, seed)
        match.play(0, match.legal(0)[0])
        refused = match.undo_refusal(0)
        assert refused is not None
        assert refused.clause == "HOUSE-2.2"


def test_an_undone_choice_rolls_the_same_again(harvest):
    """Taking back and choosing again is no second throw of the dice."""
    one, two = harvest.new(3, 9), harvest.new(3, 9)
    one.play(0, one.legal(0)[0])
    one.undo(0)
    for match in (one, two):
        for seat in range(3):
            match.play(seat, match.legal(seat)[-1])

    assert one.position() == two.position()


# Who knows what


def test_a_decision_changes_only_for_those_who_learn(harvest):
    """Another's sealed card leaves my decision as it was; my own changes mine."""
    match = harvest.new(3, 1)
    before = [match.decision(seat) for seat in range(3)]

    match.play(1, match.legal(1)[0])

    assert [match.decision(seat) for seat in range(3)] == [before[0], before[1] + 1, before[2]]
    match.undo(1)
    assert match.decision(1) == before[1] + 2


def test_a_seat_sees_no_other_hand(harvest):
    """The hidden cards of a match stand in no view but their owner's."""
    match = harvest.new(3, 1)

    hands = [match.view(seat)["hand"] for seat in range(3)]

    assert match.view(None)["hand"] == []
    assert all(len(hand) == 2 for hand in hands)
    assert {tuple(match.view(seat)["to_act"]) for seat in (None, 0, 1, 2)} == {(0, 1, 2)}


def test_a_clone_of_a_match_goes_its_own_way():
    """A move tried on a clone leaves the original alone."""
    match = TIKI.new(2, 1)
    twin = match.clone()

    twin.play(twin.to_act[0], "b2")

    assert match.steps == []
    assert match.position() != twin.position()
