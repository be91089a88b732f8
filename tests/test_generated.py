"""Files that are made from others, and kept so that a reader and the compiler find them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    "script",
    [
        ["scripts/wire_types.py"],
        ["scripts/api_types.py"],
        ["scripts/owner_types.py"],
        ["-m", "scripts.reference"],
    ],
)
def test_what_is_made_from_types_is_fresh(script: list[str]) -> None:
    """Every route, message, view and event is typed by what is declared, not by what a page hopes;
    and what bots are told of a game is what its types say.
    """
    command = [sys.executable, *script, "--check"]
    shelf = {**os.environ, "TAMBO_SHELF": "examples"}
    done = subprocess.run(command, cwd=ROOT, env=shelf, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stderr}\nrun: python {' '.join(script)}"
