"""`tambo workshop`: tiles typed in from a printed copy."""

import json
from pathlib import Path

import pytest

from tambo.cli.commands import run
from tambo.games.titicaca.components import HOUSE_TILES
from tambo.games.titicaca.rules_country import format_tiles, parse_tiles


def test_good_tiles_become_an_option(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines with remarks are read, checked for every number of players, and given back as one."""
    file = tmp_path / "tiles.txt"
    file.write_text("# my copy\n" + HOUSE_TILES.replace("f 1 m s", "f 1 m s  # the first"))

    assert run(["workshop", "titicaca", "tiles", str(file), "--json"]) == 0

    value = json.loads(capsys.readouterr().out)["value"]
    assert value == format_tiles(parse_tiles(HOUSE_TILES))


def test_a_country_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the command that plays on it."""
    file = tmp_path / "tiles.txt"
    file.write_text(HOUSE_TILES)

    assert run(["workshop", "titicaca", "tiles", str(file)]) == 0

    shown = capsys.readouterr().out
    assert 'tambo play titicaca -o "tiles=f 1 m s / ' in shown
    assert "~15" in shown


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (HOUSE_TILES.replace("f 1 m s", "f 1 m"), "option.tiles.faces"),
        (HOUSE_TILES.replace("15", "14"), "option.tiles.lake"),
        ("f 1 m s", "option.tiles.count"),
    ],
)
def test_wrong_tiles_are_explained(
    typed: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line says what is wrong, with its code and clause."""
    file = tmp_path / "tiles.txt"
    file.write_text(typed)

    assert run(["workshop", "titicaca", "tiles", str(file)]) == 2

    assert f"[{code}, TITICACA-1.5]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "code"), [("shape", "workshop.option"), ("x", "workshop.option")]
)
def test_only_texts_can_be_worked_on(
    option: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A choice from a list is no workshop's business."""
    assert run(["workshop", "titicaca", option]) == 2

    assert code in capsys.readouterr().err


def test_nothing_is_not_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An empty text means the tiles of the house elsewhere; here it is a slip."""
    file = tmp_path / "tiles.txt"
    file.write_text("# still to be written\n")

    assert run(["workshop", "titicaca", "tiles", str(file)]) == 2
    assert "workshop.empty" in capsys.readouterr().err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    """Is named."""
    assert run(["workshop", "titicaca", "tiles", "nowhere.txt"]) == 2

    assert "nowhere.txt" in capsys.readouterr().err
