"""tambo atlas: a printed copy of Tahuantinsuyu typed in."""

from pathlib import Path

import tambo as library
from tambo.games.tahuantinsuyu.andes import ANDES
from tests.cli.conftest import Run


def test_our_own_box_is_written_to_start_from(tambo: Run) -> None:
    """What comes out can be read back in."""
    assert tambo("atlas").out == ANDES


def test_a_sound_box_is_told_to_be_sound(tambo: Run, tmp_path: Path) -> None:
    """Counts, and what each first road gives access to."""
    file = tmp_path / "mine.txt"
    file.write_text("# my copy\n" + ANDES, encoding="utf-8")

    ran = tambo("atlas", str(file))
    told = tambo("atlas", str(file), "--json").json()

    assert "62" in ran.out
    assert ran.out.count("CUZ-PIS") == 2
    assert told["roads"] == ANDES.count("\nroad ")
    assert set(told["access"]) == {"3", "4"}


def test_a_fault_is_named(tambo: Run, tmp_path: Path) -> None:
    """Nothing is written, the clause is cited, and the exit code says so."""
    file = tmp_path / "mine.txt"
    file.write_text(ANDES.replace("labour 8 ", "labour "), encoding="utf-8")

    ran = tambo("atlas", str(file))

    assert ran.code != 0
    assert ran.out == ""
    assert "labour" in ran.err
    assert tambo("atlas", str(tmp_path / "none.txt")).code != 0


def test_the_line_is_what_the_option_takes(tambo: Run, tmp_path: Path) -> None:
    """A game can be begun with it."""
    file = tmp_path / "mine.txt"
    file.write_text(ANDES.replace("labour 8 ", "labour 9 "), encoding="utf-8")

    line = tambo("atlas", str(file), "--line").out.strip()

    assert "\n" not in line
    match = library.load("tahuantinsuyu").new(4, 0, box=line)
    assert match.view(None)["labour"] == [9, 9, 9, 9]
