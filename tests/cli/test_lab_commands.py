"""tambo simulate, arena and bench: tables for people, JSON for programs."""

from pathlib import Path

import pytest

import tambo as library
from tambo.cli import measuring
from tests.cli.conftest import Run


def test_simulate_counts(tambo: Run) -> None:
    """The games add up, and the same seed gives the same games."""
    words = ("simulate", "tiki", "-n", "200", "--seed", "5", "--workers", "1", "--json")
    one, other = tambo(*words).json(), tambo(*words).json()

    assert one["games"] == 200
    assert sum(one["endings"].values()) == 200
    assert sum(one["wins"]) + one["draws"] == 200
    assert one["first_wins_low"] <= one["first_wins"] <= one["first_wins_high"]
    assert (one["choices"], one["endings"]) == (other["choices"], other["endings"])


def test_simulate_takes_options(tambo: Run) -> None:
    """What was agreed is in the result."""
    ran = tambo("simulate", "tiki", "-n", "5", "-o", "shaman", "-o", "first=purple", "--json")

    assert ran.json()["options"]["shaman"] is True
    assert ran.json()["options"]["first"] == "purple"


def test_arena_of_one_against_a_table(tambo: Run) -> None:
    """With `--alone` only the pairing is shown; the game must have so many seats."""
    game = ("arena", "tahuantinsuyu", "medium", "novice", "-n", "4", "--workers", "1")

    ran = tambo(*game, "--players", "4", "--alone", "--json")
    assert ran.code == 0
    found = ran.json()
    assert (found["players"], found["standings"]) == (4, [])
    assert found["pairings"][0]["wins"] >= 3
    assert "medium – novice" in tambo(*game, "--players", "4", "--alone").out
    assert tambo(*game, "--players", "7").code == 2


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Won by who began"), ("fr", "Gagnées par qui commence")]
)
def test_simulate_in_words(tambo: Run, language: str, words: str) -> None:
    """A share with its interval."""
    ran = tambo("simulate", "tiki", "-n", "50", "--workers", "1", "--lang", language)

    line = next(line for line in ran.out.splitlines() if line.startswith(words))
    assert "%" in line
    assert "[" in line
    assert "terminal-" not in ran.out
    assert "tiki-" not in ran.out


def test_arena_shows_who_is_stronger(tambo: Run) -> None:
    """Every pairing and a table of standings, best first."""
    ran = tambo("arena", "tiki", "novice", "medium", "-n", "10", "--workers", "1", "--json")

    data = ran.json()
    assert data["pairings"][0]["games"] == 10
    assert data["standings"][0]["name"] == "medium"


def test_arena_of_one_among_others(tambo: Run) -> None:
    """With its number of players; a number that the game does not know is refused."""
    words = ("arena", "titicaca", "medium", "novice", "-n", "3", "--workers", "1", "--alone")
    ran = tambo(*words, "--players", "3", "--json")

    assert ran.json()["players"] == 3
    assert ran.json()["standings"] == []
    assert tambo(*words, "--players", "3").code == 0
    assert "arena.players" in tambo(*words, "--players", "6").err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_arena_in_words(tambo: Run, language: str) -> None:
    """Names, tallies and intervals."""
    ran = tambo("arena", "tiki", "novice", "easy", "-n", "4", "--workers", "1", "--lang", language)

    assert "novice – easy" in ran.out
    assert "[" in ran.out
    assert "terminal-" not in ran.out


def test_bench_measures_our_own_rows(tambo: Run) -> None:
    """All four measures of each built game, as positive numbers."""
    data = tambo("bench", "--own", "--seconds", "0.02", "--json").json()

    measures = [row["measure"] for row in data["rows"]]
    built = [name for name in library.games() if library.is_built(name)]
    assert measures == ["playout", "menu", "clone", "apply"] * len(built)
    for at in range(0, len(measures), 4):
        played, *acts = data["rows"][at : at + 4]
        assert played["moves_per_second"] > played["games_per_second"] > 0
        assert all(row["microseconds"] > 0 for row in acts)


def test_bench_without_a_checkout(
    tambo: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An installed package has no bench beside it and measures its own rows."""
    monkeypatch.setattr(measuring, "CHECKOUT", tmp_path)

    ran = tambo("bench", "--seconds", "0.02", "--lang", "fr")

    assert "jeu au hasard" in ran.out
    assert "M choix/s" in ran.out


def test_json_stands_alone_on_stdout(tambo_process: Run) -> None:
    """Progress never mixes with what programs read."""
    ran = tambo_process("simulate", "tiki", "-n", "20", "--workers", "1", "--json")

    assert ran.code == 0
    assert ran.json()["games"] == 20
