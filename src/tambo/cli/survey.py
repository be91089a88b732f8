"""`tambo survey`: type in a printed board, see what is wrong with it, and play on it.

Works for every game whose package has a `survey` module (`MAP`, `problems_of`, `spelled`). Reads
text files and prints; the house plays on a board through the game's own option `board`.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tambo.cli.faults import FOUND_WANTING
from tambo.cli.voice import Voice, usage_error
from tambo.games import meta_of

LARGEST = 64 * 1024


def survey_board(voice: Voice, name: str, file: Path | None) -> int:
    """Without a file: our own board, to begin from. With one: exit code 1 if it is not right."""
    survey = _survey_of(name)
    if file is None:
        print(survey.MAP)
        return 0
    text = _read(file)
    problems = survey.problems_of(text)
    for problem in problems:
        print(f"{file}: {voice(problem)}", file=sys.stderr)
    if problems:
        return FOUND_WANTING
    print(voice("terminal-survey-right", file=str(file)))
    print(survey.spelled(text))
    return 0


def _survey_of(name: str) -> Any:
    title = meta_of(name).title
    module = f"tambo.games.{name}.survey"
    if find_spec(module) is None:
        raise usage_error("survey.none", game=title)
    return import_module(module)


def _read(file: Path) -> str:
    try:
        if file.stat().st_size > LARGEST:
            raise usage_error("file.large", file=str(file))
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise usage_error("file.read", file=str(file), why=why) from error
