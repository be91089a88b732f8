"""Every module can be imported in every way Python knows."""

import subprocess
import sys

import tambo

WAYS = """
import tambo.games.{name}.rules as r
from tambo.games.{name} import rules
import tambo.games
import tambo
assert r is rules is tambo.games.{name}.rules
assert "{name}" in tambo.games() and tambo.games.load("{name}") is tambo.load("{name}")
"""


def test_the_modules_of_a_game_can_be_named_from_the_top() -> None:
    """`import tambo.games.tiki.rules as r` works: nothing hides the package of the games."""
    lines = "".join(WAYS.format(name=name) for name in tambo.games())

    command = [sys.executable, "-c", lines]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.stderr == ""
