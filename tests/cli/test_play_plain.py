"""tambo play --plain: line by line, so that a script can play."""

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

import tambo as library
from tambo.cli.play import bots_at
from tambo.cli.play.thinker import answer
from tests.cli.conftest import Run, played


def foreseen(seed: int, level: str, person: int, **options: bool) -> library.Match:
    """A whole match as the bot will play it, the person taking what the dice say."""
    match = library.load("tiki").new(None, seed, **options)
    dice = library.Dice(seed)
    while not match.is_over:
        seat = match.to_act[0]
        if seat == person:
            menu = match.legal(seat)
            match.play(seat, menu[int(dice.below(len(menu)))])
        else:
            question = {"record": match.record(), "seat": seat, "level": level}
            match.play(seat, answer(question)["choice"])
    return match


def typing(match: library.Match, person: int) -> str:
    return "".join(f"{step.text}\n" for step in match.steps if step.seat == person)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    lines = io.StringIO()
    monkeypatch.setattr("sys.stdin", lines)
    return lines


def typed(keyboard: io.StringIO, *lines: str) -> None:
    keyboard.write("".join(f"{line}\n" for line in lines))
    keyboard.seek(0)


@pytest.mark.parametrize(("person", "options"), [(0, {}), (1, {"shaman": True})])
def test_a_whole_game_against_a_bot(
    tambo_process: Run, tmp_path: Path, person: int, options: dict[str, bool]
) -> None:
    """Typed to its end, told with its result and its sheet, and saved as a sound record."""
    expected = foreseen(11, "medium", person, **options)
    outcome = expected.outcome
    assert outcome is not None
    file = tmp_path / "game.json"
    agreed = [word for name in options for word in ("-o", name)]

    ran = tambo_process(
        *("play", "tiki", "--bot", "medium", "--seat", str(person), "--seed", "11"),
        *("--save", str(file), *agreed),
        typed=typing(expected, person),
    )

    assert ran.code == 0, ran.err
    assert outcome.clause in ran.out
    for line in outcome.sheet:
        assert f"{line.points}  {library.say(line.phrase)} ({line.clause})" in ran.out
    assert json.loads(file.read_text()) == expected.record()
    assert tambo_process("verify", str(file)).code == 0


def test_the_same_game_in_french(tambo_process: Run) -> None:
    """The language of the environment, from the first line to the result."""
    expected = foreseen(11, "medium", 0)

    ran = tambo_process(
        *("play", "tiki", "--bot", "medium", "--seed", "11"),
        typed=typing(expected, 0),
        LANG="fr_FR.UTF-8",
    )

    assert ran.code == 0
    assert "Jaune a dressé un totem" in ran.out
    assert "gagne" in ran.out
    assert not [word for word in ran.out.split() if word.startswith(("terminal-", "tiki-"))]


def test_two_people_at_one_keyboard(tambo: Run, keyboard: io.StringIO) -> None:
    """Without a bot both sides are typed."""
    match = played(seed=3)
    typed(keyboard, *(step.text for step in match.steps))

    ran = tambo("play", "tiki", "--seed", "3", "-o", "shaman", "--plain")

    outcome = match.outcome
    assert outcome is not None
    assert outcome.clause in ran.out


def test_a_refusal_has_clause_and_sentence(tambo: Run, keyboard: io.StringIO) -> None:
    """Nothing changes, and the same person is asked again."""
    typed(keyboard, "b2", "b2", "gibberish", "c3", "quit")

    ran = tambo("play", "tiki", "--seed", "7", "-o", "first=yellow")

    assert "TIKI-3.1  b2 is not empty" in ran.out
    assert "TIKI-7.2  “gibberish”" in ran.out
    assert ran.out.count("Purple> ") == 3
    assert ran.code == 0


def test_undo_goes_back_to_the_last_decision(tambo: Run, keyboard: io.StringIO) -> None:
    """Against a bot its answer is taken back too."""
    typed(keyboard, "b2", "undo", "position", "undo", "quit")

    ran = tambo("play", "tiki", "--bot", "medium", "--seed", "7", "-o", "first=yellow")

    assert "2 choices taken back." in ran.out
    assert " -,-,-,-,-,-,-,-,- 0:0:7 normal x y act" in ran.out
    assert "HOUSE-2.1  Only your own last choice" in ran.out


def test_the_words_of_the_table(tambo: Run, keyboard: io.StringIO, tmp_path: Path) -> None:
    """Help, menu, board, log, rules, position and save, each answered."""
    typed(
        keyboard,
        *("help", "menu", "b2", "log", "board", "rules 3.4", "rules 99", "save one.json"),
        *("save one.json", "", "quit"),
    )

    ran = tambo("play", "tiki", "--seed", "7", "-o", "first=yellow")

    assert "go back to your last decision" in ran.out
    assert "Raise a new totem on c3" in ran.out
    assert "  1  Yellow raised a totem on b2." in ran.out
    assert "TIKI-3.4  A walk may turn" in ran.out
    assert "clause.unknown  Tiki has no clause" in ran.out
    assert "Record saved: one.json" in ran.out
    assert "file.write  one.json cannot be written" in ran.out
    assert json.loads((tmp_path / "one.json").read_text())["steps"][0]["choice"] == "b2"


def test_french_words_of_the_table(tambo: Run, keyboard: io.StringIO) -> None:
    """The French words, and the English ones too."""
    typed(keyboard, "aide", "b2", "reprendre", "règles 3.4", "undo", "quitter")

    ran = tambo("play", "tiki", "--seed", "7", "--lang", "fr")

    assert "revenir à votre dernière décision" in ran.out
    assert "Un choix repris." in ran.out
    assert "TIKI-3.4" in ran.out
    assert "HOUSE-2.1" in ran.out


def test_the_end_of_the_input_ends_the_game(tambo: Run, keyboard: io.StringIO) -> None:
    """A script that runs out leaves the position, and no error."""
    typed(keyboard, "b2")

    ran = tambo("play", "tiki", "--seed", "7", "-o", "first=yellow")

    assert ran.code == 0
    assert "The game is not over." in ran.out
    assert ran.out.rstrip().endswith("-,-,-,-,y,-,-,-,- 0:0:7 normal x p act")


def test_save_never_overwrites(tambo: Run, tmp_path: Path) -> None:
    """A file that exists is refused before the game begins."""
    (tmp_path / "mine.json").write_text("precious")

    ran = tambo("play", "tiki", "--save", "mine.json")

    assert ran.code == 2
    assert "[file.exists]" in ran.err
    assert (tmp_path / "mine.json").read_text() == "precious"


def test_a_game_can_begin_in_the_middle(tambo: Run, keyboard: io.StringIO) -> None:
    """From a position text, even one that begins with a minus sign."""
    typed(keyboard, "b2-b1-c1", "quit")
    start = "-1,1,1,0,2,1,-1,0,0 -,yp,p,-,yy,-,-,pp,- 3:2:2 normal - y act"

    ran = tambo("play", "tiki", "--position", start)

    assert "Yellow wins with four fruits (TIKI-6.1)." in ran.out


def test_a_game_with_secrets_needs_bots_in_the_other_seats() -> None:
    """Two people at one keyboard would see each other's hands."""

    class Meta:
        title, has_secrets = "Secrets", True

    class Game:
        meta = Meta

    class Match:
        game, players = Game, 2

    with pytest.raises(library.TamboError) as caught:
        bots_at(Match, None, 0)  # type: ignore[arg-type]

    assert caught.value.code == "hotseat"
    assert bots_at(Match, "easy", 0) == {1: "easy"}  # type: ignore[arg-type]


def test_ctrl_c_leaves_cleanly() -> None:
    """Exit code 130, no traceback, and the bot's process is gone."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tambo", "play", "tiki", "--bot", "medium", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        # A test run in the background inherits that Ctrl-C is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    assert process.stdout is not None
    while "reserve" not in process.stdout.readline().lower():
        assert process.poll() is None
    thinkers = psutil.Process(process.pid).children()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)

    assert process.returncode == 130
    assert "Traceback" not in err
    assert thinkers
    assert psutil.wait_procs(thinkers, timeout=10)[1] == []
