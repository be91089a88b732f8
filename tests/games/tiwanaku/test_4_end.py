"""Chapter 4: the end of a competitive game."""

from tambo.core.dice import Dice
from tests.games.tiwanaku.valley import (
    ALL_SHORT,
    TIWANAKU,
    end_of,
    kinds,
    refused,
    scores,
    table,
    without,
)

TWO = "competitive short 2"
ALMOST = without(ALL_SHORT, "a1")


def test_the_last_tile_begins_the_end():
    """TIWANAKU-4.1  The turn of the last discovery goes on to its offering."""
    match = table(TWO, "side 0 tokens 1,2", planted=ALMOST)

    events = match.play(0, "enter a1")
    assert "closing" not in kinds(events)
    events = match.play(0, "offer -")
    assert "closing" in kinds(events)


def test_last_divinations():
    """TIWANAKU-4.2  One pawn each in turn, from the player who ended; passing is for good."""
    planted = without(ALMOST, "b1", "c1", "d1")
    match = table(TWO, "pawns beige b1", "pawns white c1,d1", laid="b1 c1 d1", planted=planted)

    match.play(0, "enter a1")
    assert match.legal(0)[-1] == "pass"
    with refused("TIWANAKU-4.2"):
        match.play(0, "done")
    match.play(0, "divine b1=2")
    match.play(1, "divine c1=1")
    match.play(0, "pass")  # a1 stays hidden
    match.play(1, "divine d1=1")  # wrong: it is 2
    assert match.view(0)["decision"] == "last-offer"
    assert scores(match) == [10 + 1 + 2, 10 + 1 - 2]
    assert match.view(0)["cells"]["a1"]["crop"] is None


def test_a_seat_that_cannot_divine_is_not_asked():
    """TIWANAKU-4.2  White has no pawn on a bare tile, so only beige is asked."""
    match = table(TWO, "pawns white b1", planted=ALMOST)

    match.play(0, "enter a1")
    assert match.to_act == (0,)
    match.play(0, "pass")
    assert match.is_over


def test_last_offerings():
    """TIWANAKU-4.3  Everybody, also after an error, from the player who ended the game."""
    match = table(TWO, "side 1 tokens 1,2,3", "side 0 tokens 4,5", planted=ALMOST)

    match.play(0, "enter a1")
    match.play(0, "offer -")
    match.play(0, "divine a1=2")  # wrong
    assert match.to_act == (0,)
    with refused("TIWANAKU-4.3"):
        match.play(0, "pass")
    match.play(0, "offer 4 5")
    match.play(1, "offer 1 2 3")
    assert match.is_over
    assert scores(match) == [10 + 1 - 1 + 1, 10 + 3]


def test_the_winner():
    """TIWANAKU-4.4  Points, then Diversity steps, then a shared victory."""
    by_points = table(TWO, "side 1 score 12", planted=ALMOST)
    by_steps = table(TWO, "side 1 score 11 diversity 1,1,0,0", planted=ALMOST)
    shared = table(TWO, "side 1 score 11 diversity 1,0,0,0", planted=ALMOST)
    for match in (by_points, by_steps, shared):
        match.play(0, "enter a1")
        match.play(0, "pass")

    assert end_of(by_points).ranking == ((1,), (0,))
    assert end_of(by_steps).ranking == ((1,), (0,))
    assert end_of(shared).ranking == ((0, 1),)
    assert end_of(shared).ending == "mapped"


def test_a_standstill_ends_the_game():
    """TIWANAKU-4.5  Ten turns each without anything new lead to the last divinations."""
    match = table(TWO, "pawns beige a2", "stalls 19", planted="a2 a3")

    match.play(0, "a2-a3")
    assert match.is_over
    assert end_of(match).ending == "stalled"
    assert end_of(match).clause == "TIWANAKU-4.5"


def test_the_end_shows_the_valley_and_says_so():
    """HOUSE-2.2  The choice that ended the game cannot be taken back, whatever it was."""
    for seed in range(40):
        match = TIWANAKU.new(2, seed, mode="cooperative", scenario="lot")
        dice = Dice(seed)
        while not match.is_over:
            seat = match.to_act[0]
            menu = match.legal(seat)
            match.play(seat, menu[int(dice.below(len(menu)))])
        [ended] = [event for event in match.steps[-1].events if event.kind == "ended"]
        assert ended.reveals
        assert match.view(0)["valley"]
