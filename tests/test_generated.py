"""Files that are made from others, and kept so that a reader and the compiler find them."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("script", ["wire_types.py", "api_types.py", "owner_types.py"])
def test_types_of_the_front_end_are_those_of_the_house(script: str) -> None:
    """Every route and message is typed by what the house declares, not by what a page hopes."""
    command = [sys.executable, f"scripts/{script}", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stderr}\nrun: python scripts/{script}"
