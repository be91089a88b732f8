"""tambo survey: boards typed in by hand."""

from pathlib import Path

from tambo.games.cortez.survey import MAP
from tests.cli.conftest import Run


def test_our_own_board_is_printed(tambo: Run) -> None:
    """Without a file there is a board to begin from."""
    ran = tambo("survey", "cortez")

    assert ran.code == 0
    assert ran.out.strip() == MAP


def test_a_right_board_becomes_an_option(tmp_path: Path, tambo: Run) -> None:
    """The last line is what the option `board` takes."""
    file = tmp_path / "map.txt"
    file.write_text(MAP.replace(".-", "1-", 1), encoding="utf-8")

    ran = tambo("survey", "cortez", str(file))

    assert ran.code == 0
    assert ran.out.splitlines()[-1].count("/") == 12


def test_every_mistake_is_named(tmp_path: Path, tambo: Run) -> None:
    """A city that lost a square is not five by five of 25."""
    file = tmp_path / "map.txt"
    file.write_text(MAP.replace("C-", "~-", 1), encoding="utf-8")

    ran = tambo("survey", "cortez", str(file))

    assert ran.code == 1
    assert "25 squares; here are 24" in ran.err


def test_a_game_without_such_a_board(tambo: Run) -> None:
    """Tiki's villages are dealt, not typed."""
    ran = tambo("survey", "tiki")

    assert ran.code == 2
    assert "survey.none" in ran.err
