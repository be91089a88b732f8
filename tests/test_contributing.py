"""CONTRIBUTING.md keeps its word: what it shows is in the sample game, and its commands work."""

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SAMPLE = ROOT / "examples" / "harvest"
SCREEN = SAMPLE / "web"


def blocks(language: str) -> list[str]:
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```", GUIDE, re.M | re.S)
    return [dedent(body) for _, body in found]


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def test_the_shown_code_is_the_sample_games_code():
    """Every excerpt stands in a file of the sample game, or in the jury's own page."""
    kept = squeezed("".join(path.read_text(encoding="utf-8") for path in SAMPLE.glob("*.py")))
    shown = [block for block in blocks("python") if "Jury(" not in block]

    assert len(shown) >= 4
    for block in shown:
        assert squeezed(block) in kept


def test_the_shown_screen_is_the_sample_games_screen():
    """Every excerpt stands in a file of the screen that the sample game brings."""
    kept = squeezed("".join(path.read_text(encoding="utf-8") for path in SCREEN.iterdir()))
    shown = blocks("ts")

    assert len(shown) == 3
    for block in shown:
        assert squeezed(block) in kept


def test_the_screen_of_the_sample_game_is_short():
    """Under 200 lines, the types that a script makes aside."""
    lines = [
        line
        for path in SCREEN.iterdir()
        if path.name != "types.ts"
        for line in path.read_text(encoding="utf-8").splitlines()
    ]

    assert 100 < len(lines) < 200


@pytest.mark.parametrize("folder", [SAMPLE, SCREEN], ids=["game", "screen"])
def test_every_file_it_names_exists(folder):
    """The steps go through the files of the sample game and leave none out."""
    named = set(re.findall(r"`([a-z_.]+\.(?:py|md|ftl|ts|svelte))`", GUIDE))

    assert {path.name for path in folder.iterdir() if path.is_file()} - {"__init__.py"} <= named


@pytest.mark.parametrize(
    "command", [line for line in blocks("sh")[0].splitlines() if not line.startswith("export")]
)
def test_its_commands_work(command):
    """Each command runs on the sample game, put on the shelf by TAMBO_SHELF."""
    words = command.split()
    program = [sys.executable, "-m", "tambo"] if words[0] == "tambo" else [sys.executable]

    done = subprocess.run(
        [*program, *words[1:]],
        cwd=ROOT,
        env={**os.environ, "TAMBO_SHELF": "examples"},
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert len(done.stdout) > 40
