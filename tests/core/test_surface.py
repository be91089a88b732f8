"""The public surface, line by line as the design promises it."""

import json

import pytest

import tambo


def test_every_promised_line_works():
    """The names of the design are fixed, so that programs of others can rely on them."""
    assert tambo.games() == ["cortez", "tahuantinsuyu", "tiki", "titicaca", "tiwanaku"]
    game = tambo.load("tiki")
    meta = game.meta
    assert (meta.title, meta.author, meta.players) == ("Tiki", "Nicolas Sato", (2,))
    assert (meta.rules_version, len(meta.options)) == (2, 6)

    match = game.new(players=2, seed=7, shaman=True)
    assert match.to_act == (0,)
    assert match.legal(0)[:2] == ["a1", "b1"]
    events = match.play(0, "b2")
    assert [event.kind for event in events] == ["created"]
    with pytest.raises(tambo.Refused) as refused:
        match.play(0, "b2")
    assert (refused.value.clause, bool(refused.value.reason)) == ("TIKI-3.8", True)

    assert json.loads(json.dumps(match.view(0))) == match.view(0)
    assert match.view(None)["seat"] is None
    assert game.from_position(match.position()).position() == match.position()
    assert game.replay(match.record()).position() == match.position()
    assert match.outcome is None
    with pytest.raises(tambo.Refused):
        match.undo(0)


def test_credits_of_all_five_games():
    """Every game names its author, publisher and year, built or not."""
    names = tambo.games()

    assert len(names) == 5
    for name in names:
        meta = tambo.meta_of(name)
        assert meta.author
        assert meta.publisher
        assert meta.year > 2000
        assert tambo.say(f"{name}-tagline", "fr") != tambo.say(f"{name}-tagline", "en")


def test_reprs_say_what_things_are():
    assert repr(tambo.load("tiki")) == "tambo.load('tiki')"
    assert "tiki match" in repr(tambo.load("tiki").new(2, 1))
