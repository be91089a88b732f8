"""tambo replay and verify."""

import json
from pathlib import Path

import pytest

import tambo as library
from tests.cli.conftest import Run, played, write_record


def test_a_sound_record_is_verified(tambo: Run, record: Path) -> None:
    """Exit code 0 and the facts."""
    ran = tambo("verify", str(record))

    assert ran.code == 0
    assert "sound; tiki" in ran.out
    assert ran.err == ""


def test_a_bad_step_is_named(tambo: Run, tmp_path: Path) -> None:
    """Exit code 1, and the number of the choice that cannot be played."""
    match = played(seed=4)
    steps = match.record()["steps"]
    steps[6]["choice"] = "pass"
    bad = write_record(tmp_path / "bad.json", match, steps=steps)

    ran = tambo("verify", str(bad), str(write_record(tmp_path / "good.json", match)))

    assert ran.code == 1
    assert "good.json: sound" in ran.out
    assert "bad.json: Choice 7 of the record, “pass”, cannot be played" in ran.err
    assert "TIKI-" in ran.err


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "file.json"),
        ("[]", "record.format"),
        ("{}", "record.field"),
        ('{"game": "nothing"}', "game.unknown"),
        ('{"game": "tiki", "format": "x"}', "record.format"),
        ("[" * 100_000, "file.json"),
    ],
)
def test_what_is_no_record(tambo: Run, tmp_path: Path, text: str, code: str) -> None:
    """Each kind of damage has its code, also for programs."""
    file = tmp_path / "broken.json"
    file.write_text(text)

    ran = tambo("verify", str(file), "--json")

    assert ran.code == 1
    report = ran.json()[0]
    assert (report["sound"], report["code"]) == (False, code)
    assert report["reason"]


def test_the_reason_is_french_throughout(tambo: Run, tmp_path: Path) -> None:
    """Also the part that comes from the game's own refusal."""
    match = played(seed=4)
    steps = match.record()["steps"]
    steps[6]["choice"] = "pass"

    ran = tambo("verify", str(write_record(tmp_path / "x.json", match, steps=steps)), "--lang=fr")

    assert "ne peut pas être joué" in ran.err
    assert library.say("tiki-refusal-pass", "fr") in ran.err


def test_replay_prints_every_moment(tambo: Run, record: Path) -> None:
    """The beginning, each choice with its sentences, and the result."""
    match = played(seed=3)

    ran = tambo("replay", str(record))

    assert ran.code == 0
    for number, step in enumerate(match.steps, start=1):
        assert f"{number}. " in ran.out
        assert f": {step.text}\n" in ran.out
    assert "TIKI-6." in ran.out


def test_replay_one_moment(tambo: Run, record: Path) -> None:
    """`--move 0` is the beginning; beyond the last there is nothing."""
    last = len(played(seed=3).steps)

    assert tambo("replay", str(record), "--move", "0").out.startswith("At the beginning")
    assert tambo("replay", str(record), "--move", str(last)).code == 0
    beyond = tambo("replay", str(record), "--move", str(last + 1))
    assert beyond.code == 2
    assert "[move]" in beyond.err


def test_replay_for_programs(tambo: Run, record: Path) -> None:
    """Positions and events of every moment; the last position is the record's own."""
    moments = tambo("replay", str(record), "--json").json()
    kept = json.loads(record.read_text())

    assert len(moments) == len(kept["steps"]) + 1
    assert moments[-1]["position"] == kept["position"]
    assert moments[-1]["outcome"] == kept["outcome"]
    assert [moment["choice"] for moment in moments[1:]] == [s["choice"] for s in kept["steps"]]
    assert all(moment["events"] for moment in moments[1:])
