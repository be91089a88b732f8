"""Going back by agreement: what is taken back, what stays known, and dice that are never reused."""

import copy
import json

import pytest

import tambo
from tambo.core.dice import Dice
from tambo.core.fairness import first_foreign_roll
from tambo.core.match import MOST_BACKS, Match
from tambo.core.record import phases

TIKI = tambo.load("tiki")
CORTEZ = tambo.load("cortez")


def go_on(match: Match, steps: int, key: str = "moves") -> None:
    """So many random choices."""
    dice = Dice(f"{key} {len(match.steps)}")
    for _ in range(steps):
        if match.is_over:
            return
        seat = match.to_act[0]
        match.play(seat, dice.pick(list(match.game.rules.legal(match.state, seat))))


def roll(match: Match) -> None:
    """Go on until dice have been rolled often enough to tell one roll from another."""
    while not match.steps or len(match.steps[-1].rolls) < 4:
        go_on(match, 1)


def test_the_match_stands_where_it_stood():
    """HOUSE-2.4  Position, menus and steps are those of before; everybody's decision is new."""
    match = TIKI.new(2, 7)
    go_on(match, 3)
    position, steps = match.position(), list(match.steps)
    go_on(match, 4)
    decisions = [match.decision(seat) for seat in range(2)]

    back = match.go_back(3)

    assert (match.position(), list(match.steps)) == (position, steps)
    assert (back.to, len(back.steps)) == (3, 4)
    assert [match.decision(seat) for seat in range(2)] == [one + 1 for one in decisions]


@pytest.mark.parametrize("to", [-1, 3, 4, 99])
def test_there_is_no_going_back_to_what_has_not_been(to):
    match = TIKI.new(2, 7)
    go_on(match, 3)
    with pytest.raises(ValueError, match="no going back"):
        match.go_back(to)
    assert len(match.steps) == 3


def test_dice_are_rolled_anew():
    """HOUSE-2.5  The same choices bring other rolls, and again others after the next time."""
    match = CORTEZ.new(2, "dice")
    roll(match)
    last, to = match.steps[-1], len(match.steps) - 1
    seen = {last.rolls}
    for _ in range(3):
        match.go_back(to)
        match.play(last.seat, last.text)
        seen.add(match.steps[-1].rolls)
    assert len(seen) == 4


def test_what_was_agreed_is_not_taken_back_alone(harvest):
    """HOUSE-2.4  What was sealed before the point is the agreement's, what later its seat's."""
    match = harvest.new(3, 1)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    match.go_back(1)

    with pytest.raises(tambo.Refused) as refused:
        match.undo(0)
    assert (refused.value.clause, refused.value.code) == ("HOUSE-2.4", "undo.agreed")
    match.play(1, match.legal(1)[0])
    match.undo(1)
    assert len(match.steps) == 1


@pytest.mark.parametrize("name", ["tiki", "titicaca", "cortez", "tahuantinsuyu", "tiwanaku"])
def test_records_with_backs_are_replayed_and_fair(name):
    """HOUSE-2.8  Through JSON and back: the same match, every roll from the seed."""
    game = tambo.load(name)
    match = game.new(seed="fair")
    go_on(match, 12)
    match.go_back(4)
    go_on(match, 6, "again")
    match.go_back(7)
    match.go_back(2)
    go_on(match, 500, "on")

    twin = game.replay(json.loads(json.dumps(match.record())))

    assert (twin.steps, twin.backs) == (match.steps, match.backs)
    assert twin.record() == match.record()
    assert first_foreign_roll(twin) is None


def test_rolls_that_hide_a_going_back_are_found():
    """A house that drew dice until they pleased it would have to show what was taken back."""
    match = CORTEZ.new(2, "fair")
    roll(match)
    last, rolled = match.steps[-1], len(match.steps)
    match.go_back(rolled - 1)
    match.play(last.seat, last.text)
    record = match.record()
    hidden = {key: value for key, value in record.items() if key != "taken_back"}

    assert first_foreign_roll(CORTEZ.replay(record)) is None
    assert first_foreign_roll(CORTEZ.replay(hidden)) == rolled


def test_a_match_without_backs_has_the_record_it_always_had():
    match = TIKI.new(2, 7)
    go_on(match, 3)
    assert "taken_back" not in match.record()


@pytest.mark.parametrize(
    "wrong",
    [
        "no list",
        [{"to": 0}],
        [{"to": -1, "steps": []}],
        [{"to": 9, "steps": []}],
        [{"to": True, "steps": []}],
        [{"to": 3, "steps": [{"seat": 0, "choice": "zz", "rolls": []}]}],
        [{"to": 0, "steps": []}] * (MOST_BACKS + 1),
    ],
)
def test_a_record_with_impossible_backs_is_invalid(wrong):
    match = TIKI.new(2, 7)
    go_on(match, 5)
    match.go_back(3)
    record = copy.deepcopy(match.record())
    record["taken_back"] = wrong
    with pytest.raises(tambo.InvalidRecord):
        TIKI.replay(record)


def test_phases_are_what_was_played_between_the_backs():
    """Played a b c, back to 1, played d, back to 0, played e f."""
    backs = [(1, ["b", "c"]), (0, ["a", "d"])]
    assert phases(["e", "f"], backs) == [["a", "b", "c"], ["d"], ["e", "f"]]
