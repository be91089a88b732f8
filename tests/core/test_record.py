"""Records: complete, replayable without a generator, and refused when damaged."""

import copy
import json
from typing import Any

import pytest

import tambo

TIKI = tambo.load("tiki")


def played(game: tambo.Game, players: int, choices: int) -> tambo.Match:
    match = game.new(players, "a seed")
    for _ in range(choices):
        if match.is_over:
            break
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[len(match.steps) % len(match.legal(seat))])
    return match


def test_a_record_survives_json(harvest):
    """Written, read and replayed it tells the same match, the rolls of the deck included."""
    match = played(harvest, 4, 100)
    record = json.loads(json.dumps(match.record()))

    again = harvest.replay(record)

    assert again.record() == record == match.record()
    assert again.outcome == match.outcome
    assert any(step.rolls for step in match.steps)


def test_a_running_match_goes_on_as_it_would_have(harvest):
    """Resumed in the middle, the same choices lead to the same end."""
    match = played(harvest, 3, 5)
    again = harvest.replay(match.record())

    while not match.is_over:
        seat = match.to_act[0]
        choice = match.legal(seat)[0]
        match.play(seat, choice)
        again.play(seat, choice)

    assert again.record() == match.record()


def test_a_match_from_a_position_is_recorded_with_it():
    """The record of a match that began in the middle holds where it began."""
    text = "2,1,1,1,0,0,0,-1,-1 y,-,-,-,yp,-,-,-,p 1:0:6 normal a1|b1 p act swapped endless"
    match = TIKI.from_position(text)
    match.play(match.to_act[0], "c3-b3")

    again = TIKI.replay(match.record())

    assert again.start == text
    assert again.position() == match.position()


def test_a_record_of_a_version_that_changed_little_is_replayed():
    """Only of those versions that the game names; the match goes on by the rules of today."""
    match = played(tambo.load("cortez"), 2, 30)
    earlier = {**match.record(), "rules_version": 4}

    assert tambo.load("cortez").replay(earlier).record() == match.record()
    with pytest.raises(tambo.InvalidRecord) as error:
        tambo.load("cortez").replay({**earlier, "rules_version": 3})
    assert error.value.code == "record.version"


def damaged(change: Any) -> dict[str, Any]:
    record = copy.deepcopy(played(TIKI, 2, 6).record())
    change(record)
    return record


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda r: r.update(format="pgn"), "record.format"),
        (lambda r: r.pop("format"), "record.field"),
        (lambda r: r.update(game="chess"), "record.game"),
        (lambda r: r.update(rules_version=0), "record.version"),
        (lambda r: r.update(players=3), "record.setup"),
        (lambda r: r.update(players="2"), "record.field"),
        (lambda r: r.update(options={"shaman": "yes"}), "record.setup"),
        (lambda r: r.update(seed=[1]), "record.field"),
        (lambda r: r.update(start="nowhere"), "record.setup"),
        (lambda r: r.update(setup=r["setup"][:-1]), "record.setup"),
        (lambda r: r.update(setup=[*r["setup"], 0]), "record.setup"),
        (lambda r: r.update(setup=[99, *r["setup"][1:]]), "record.setup"),
        (lambda r: r.update(setup=[None]), "record.field"),
        (lambda r: r.update(steps={}), "record.field"),
        (lambda r: r["steps"].insert(2, "b2"), "record.field"),
        (lambda r: r["steps"].insert(0, r["steps"][1]), "record.step"),
        (lambda r: r["steps"][1].update(choice="c9"), "record.step"),
        (lambda r: r["steps"][1].update(seat=7), "record.step"),
        (lambda r: r["steps"][1].update(rolls=[1]), "record.step"),
        (lambda r: r["steps"].pop(), "record.position"),
        (lambda r: r.update(outcome={"ending": "four-fruits"}), "record.outcome"),
    ],
)
def test_a_damaged_record_is_refused_with_a_code(change, code):
    """Whatever is wrong with it, the error says what, and nothing else is raised."""
    with pytest.raises(tambo.InvalidRecord) as error:
        TIKI.replay(damaged(change))

    assert error.value.code == code
    assert not error.value.reason.startswith("error-")


@pytest.mark.parametrize("junk", [{}, {"format": None}, {"steps": 1}])
def test_junk_is_refused(junk):
    """Data of another shape is no record."""
    with pytest.raises(tambo.InvalidRecord):
        TIKI.replay(junk)
