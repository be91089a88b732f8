"""`tambo workshop`: data typed in from a printed copy, for every game that takes some."""

from pathlib import Path

import pytest

import tambo as library
from tambo.cli.paint import painted_board, token_style
from tambo.cli.sentences import colours_of
from tambo.cli.translator import Translator
from tests.cli.conftest import Run

PARTS = [
    ("cortez", "board"),
    ("tahuantinsuyu", "box"),
    ("titicaca", "tiles"),
    ("tiwanaku", "scenario"),
]


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_our_own_data_comes_back(game: str, part: str, tambo: Run, tmp_path: Path) -> None:
    """Without a file it is written, to begin from; with that file nothing is wrong."""
    written = tambo("workshop", game)
    file = tmp_path / "mine.txt"
    file.write_text(written.out, encoding="utf-8")

    ran = tambo("workshop", game, part, str(file))
    told = tambo("workshop", game, part, str(file), "--json").json()

    assert written.out == tambo("workshop", game, part, "--json").json()["sample"]
    assert ran.code == 0
    assert f'tambo play {game} -o "{part}={told["options"][part]}"' in ran.out
    assert told["sound"] is True
    assert told["report"][0] in ran.out
    assert library.load(game).new(3, 0, **told["options"]).to_act


def test_a_country_is_shown(tambo: Run, tmp_path: Path) -> None:
    """With the command that plays on it."""
    file = tmp_path / "tiles.txt"
    file.write_text(tambo("workshop", "titicaca").out)

    assert "~15" in tambo("workshop", "titicaca", "tiles", str(file)).out


def test_the_players_of_a_shown_country_have_letters_of_their_own(
    tambo: Run, tmp_path: Path
) -> None:
    """Purple and pink are not both p: the letters are those of the drawn lines."""
    file = tmp_path / "tiles.txt"
    file.write_text(tambo("workshop", "titicaca").out)

    lines = tambo("workshop", "titicaca", "tiles", str(file)).out.splitlines()

    names = ("Yellow", "Red", "Orange", "Purple", "Pink")
    owners = [line[:2] for line in lines if line[2:].split(":")[0] in names]
    assert owners == ["Y ", "R ", "O ", "P ", "K "]


@pytest.mark.parametrize("name", library.games())
def test_no_two_colours_share_a_letter(name: str) -> None:
    """Nor do two pieces of two owners look alike on a painted board."""
    game = library.load(name)
    assert game.meta.players
    for players in game.meta.players:
        colours = [colour for colour in colours_of(game.new(players, 1)) if colour]
        signs = game.signs(colours)
        assert list(signs) == colours
        assert len(set(signs.values())) == len(colours)


def test_owners_of_drawn_lands_are_painted() -> None:
    """A village of pink is K in pink, the land's own letter is not painted."""
    text = "country a1f b1~1 a2p b2s; yellow; red; orange; purple villages b2; pink villages a2"
    match = library.load("titicaca").from_position(f"{text}; to bid")

    painted = painted_board(match, None, Translator("en"))
    styles = {
        (line.plain[span.start : span.end], str(span.style))
        for line in painted[:2]
        for span in line.spans
    }
    assert ("K", token_style("pink")) in styles
    assert ("P", token_style("purple")) in styles
    assert token_style("pink") != token_style("purple") != token_style("unknown")


def test_every_mistake_is_told_with_its_line(tambo: Run, tmp_path: Path) -> None:
    """Like a compiler: file, line, sentence, clause; exit code 1, and nothing on stdout."""
    file = tmp_path / "tiles.txt"
    file.write_text(
        tambo("workshop", "titicaca").out.replace("f 1 m s", "f 1 m").replace("15", "14")
    )

    ran = tambo("workshop", "titicaca", "tiles", str(file))
    told = tambo("workshop", "titicaca", "tiles", str(file), "--json")

    assert (ran.code, ran.out) == (1, "")
    first, *_ = ran.err.splitlines()
    assert first == f"{file}:1: Tile 1 has 3 faces; it needs four. [TITICACA-1.5]"
    assert told.code == 1
    assert told.json()["sound"] is False
    assert {"line": 12, "clause": "TITICACA-1.5"}.items() <= told.json()["flaws"][1].items()


def test_a_warning_is_told_and_stops_nothing(tambo: Run, tmp_path: Path) -> None:
    """TAHUANTINSUYU-1.4  On stderr, with its line; the exit code is 0, and the command follows."""
    file = tmp_path / "box.txt"
    file.write_text(
        tambo("workshop", "tahuantinsuyu").out.replace("labour 8 ", "labour 21 "), encoding="utf-8"
    )
    lines = file.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("labour"))

    ran = tambo("workshop", "tahuantinsuyu", "box", str(file))
    told = tambo("workshop", "tahuantinsuyu", "box", str(file), "--json").json()

    sentence = "Column 1 gives 21 labour; ours give 8 at most."
    assert ran.code == 0
    assert ran.err == f"{file}:{number}: warning: {sentence} [TAHUANTINSUYU-1.4]\n"
    assert "tambo play tahuantinsuyu" in ran.out
    assert told["sound"] is True
    assert told["warnings"] == [{"line": number, "clause": "TAHUANTINSUYU-1.4", "text": sentence}]


def test_it_can_be_piped(tambo_process: Run) -> None:
    """A hyphen reads the input."""
    ran = tambo_process("workshop", "tahuantinsuyu", "box", "-", typed="labour 8\n")

    assert ran.code == 1
    assert "-:1: The turn table has 7 columns; here is labour for 1." in ran.err


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["tiki"], "workshop.none"),
        (["titicaca", "shape"], "workshop.part"),
        (["titicaca", "tiles", "nowhere.txt"], "file.read"),
        (["chess"], "game.unknown"),
    ],
)
def test_what_there_is_not(words: list[str], code: str, tambo: Run) -> None:
    """One line says it, with its code."""
    ran = tambo("workshop", *words)

    assert ran.code == 2
    assert f"[{code}]" in ran.err


def test_a_file_that_is_no_text(tambo: Run, tmp_path: Path) -> None:
    """Bytes of something else are not examined."""
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xd8\xff\xe0")

    assert "file.read" in tambo("workshop", "cortez", "board", str(file)).err
