"""The command line itself: help, language, complaints and exit codes."""

import subprocess
import sys

import pytest

from tambo import __version__
from tambo.cli.commands import ORDER
from tambo.cli.translator import language_of, take_language
from tests.cli.conftest import Run


def test_help_lists_every_command(tambo: Run) -> None:
    """Each command has a line that says what it does."""
    ran = tambo("--help")

    assert ran.code == 0
    for name in ORDER:
        lines = [line for line in ran.out.splitlines() if line.startswith(f"  {name} ")]
        assert len(lines) == 1, name
        assert len(lines[0].split()) > 3


@pytest.mark.parametrize("command", ORDER)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_explains_itself(tambo: Run, command: str, language: str) -> None:
    """No key of the catalogues is left unsaid, in either language."""
    ran = tambo(command, "--help", "--lang", language)

    assert ran.code == 0
    assert f"tambo {command}" in ran.out
    assert "terminal-" not in ran.out
    assert ("Usage :" in ran.out.replace("\u00a0", " ")) == (language == "fr")


def test_version(tambo: Run) -> None:
    """The version of the package."""
    assert tambo("--version").out.strip() == f"tambo {__version__}"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["nonsense"], "command.unknown"),
        (["play"], "argument.missing"),
        (["play", "tiki", "--nonsense"], "flag.unknown"),
        (["play", "tiki", "--seat", "x"], "argument.value"),
        (["games", "surplus"], "argument.surplus"),
        (["play", "nothing"], "game.unknown"),
        (["play", "tiki", "--bot", "wizard"], "level.unknown"),
        (["play", "tiki", "--bot", "easy", "--seat", "2"], "seat"),
        (["play", "tiki", "-o", "dragons=yes"], "option.unknown"),
        (["play", "tiki", "-o", "shaman=maybe"], "option.value"),
        (["play", "tiki", "-o", "first"], "option.bare"),
        (["play", "tiki", "-o", "swap", "-o", "swap"], "option.twice"),
        (["play", "tiki", "-o", "swap", "--position", "x"], "option.position"),
        (["play", "tiki", "--position", "x"], "position.fields"),
        (["position", "tiki", "x"], "position.fields"),
        (["rules", "nothing"], "rules.none"),
        (["rules", "tiki", "99.9"], "clause.unknown"),
        (["replay", "missing.json"], "file.read"),
        (["verify"], "argument.missing"),
        (["simulate", "tiki", "-n", "0"], "argument.value"),
        (["simulate", "tiki", "--workers", "0"], "argument.value"),
        (["simulate", "tiki", "--bot", "wizard"], "contender"),
        (["arena", "tiki", "easy"], "arena.levels"),
        (["arena", "tiki", "easy", "easy"], "arena.levels"),
        (["arena", "tiki", "easy", "hard@many"], "contender"),
        (["bench", "--seconds", "0"], "argument.value"),
        (["serve", "--port", "70000"], "argument.value"),
        (["games", "--lang", "tlh"], "language"),
    ],
)
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "fr_FR.UTF-8"])
def test_a_complaint_is_one_line_with_a_code(
    tambo: Run, monkeypatch: pytest.MonkeyPatch, language: str, words: list[str], code: str
) -> None:
    """Exit code 2, nothing on stdout, one sentence on stderr, and never a traceback."""
    monkeypatch.setenv("LC_ALL", language)

    ran = tambo(*words)

    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("tambo: ")
    assert ran.err.count("\n") == 1
    assert f"[{code}" in ran.err
    assert "terminal-" not in ran.err


def test_a_complaint_names_the_clause(tambo: Run) -> None:
    """Where a rule is the reason, its clause stands beside the code."""
    ran = tambo("play", "tiki", "-o", "villages=gold")

    assert "[option.value, TIKI-1.1]" in ran.err


def test_the_environment_chooses_the_language(tambo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """LC_ALL before LANG; --lang before both."""
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in tambo("games").out

    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "players" in tambo("games").out
    assert "joueurs" in tambo("games", "--lang=fr").out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "fr_FR"}, "fr"),
    ],
)
def test_language_of_an_environment(environment: dict[str, str], language: str) -> None:
    """Unknown languages are English."""
    assert language_of(environment) == language


def test_the_language_may_stand_anywhere() -> None:
    """But what follows a bare -- is left alone."""
    assert take_language(["--lang", "fr", "games"]) == ("fr", ["games"])
    assert take_language(["games", "--lang=fr"]) == ("fr", ["games"])
    assert take_language(["a", "--", "--lang", "fr"]) == (None, ["a", "--", "--lang", "fr"])


def test_help_does_not_load_the_heavy_parts() -> None:
    """`tambo --help` imports no screen, no server, no lab and no search."""
    script = (
        "import sys; from tambo.cli import main; main(['--help']);"
        "heavy = {'textual', 'litestar', 'sqlalchemy', 'uvicorn', 'tambo.lab', 'tambo.bots'};"
        "print(sorted(heavy & set(sys.modules)))"
    )

    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )

    assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`tambo rules tiki | head -1` ends without a word on stderr."""
    line = f"{sys.executable} -m tambo rules tiki | head -1"

    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, timeout=60, check=False
    )

    assert done.stdout == "Tiki\n"
    assert "Error" not in done.stderr


def test_a_game_that_is_only_announced(tambo: Run, coming_game: str) -> None:
    """It stands on the shelf as coming, and playing it is refused with a code."""
    assert "coming" in tambo("games").out
    assert "[game.coming" in tambo("play", coming_game).err
