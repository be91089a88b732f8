"""Records on disk: read with clear errors, written without overwriting anything."""

import json
from pathlib import Path
from typing import Any

from tambo.cli.translator import usage_error
from tambo.core.errors import InvalidRecord
from tambo.core.match import Match
from tambo.core.phrase import Phrase
from tambo.games import load

LARGEST = 16 * 1024 * 1024


def read_record(path: Path) -> dict[str, Any]:
    """The record in a file; TamboError if there is none."""
    try:
        if path.stat().st_size > LARGEST:
            raise usage_error("file.large", file=str(path))
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise usage_error("file.read", file=str(path), why=error.strerror or "") from error
    except (ValueError, RecursionError) as error:
        raise usage_error("file.json", file=str(path)) from error
    if not isinstance(data, dict):
        raise InvalidRecord("record.format", Phrase("error-record-format"))
    return data


def match_in(path: Path) -> Match:
    """The match that a file's record tells of, replayed and checked."""
    record = read_record(path)
    game = record.get("game")
    if not isinstance(game, str):
        raise InvalidRecord("record.field", Phrase("error-record-field", {"field": "game"}))
    return load(game).replay(record)


def free_name(match: Match) -> Path:
    """A file name in the current folder that nothing has yet."""
    stem = f"{match.game.meta.name}-{_harmless(str(match.seed))}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


def save_record(match: Match, path: Path | None) -> Path:
    """Write the record; where it went. An existing file is refused."""
    target = free_name(match) if path is None else path
    text = json.dumps(match.record(), ensure_ascii=False, indent=1) + "\n"
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise usage_error("file.write", file=str(target), why=error.strerror or "") from error
    return target


def _harmless(text: str) -> str:
    kept = "".join(letter if letter.isalnum() else "-" for letter in text)
    return kept.strip("-")[:40] or "match"
