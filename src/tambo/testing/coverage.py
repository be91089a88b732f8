"""Whether every clause has a test that cites it, and every ending a record that shows it."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from tambo.core.game import Game
from tambo.testing.violation import require


def uncited_clauses(clauses: Iterable[str], tests: Path) -> list[str]:
    """12: the clauses that no test file below a folder mentions by their id."""
    words = "\n".join(path.read_text(encoding="utf-8") for path in sorted(tests.rglob("*.py")))
    return [c for c in sorted(clauses) if not re.search(rf"{re.escape(c)}(?![\d.]?\d)", words)]


def unrecorded_endings(game: Game, records: Path) -> list[str]:
    """12: the endings for which no record in a folder replays to that end."""
    shown = set()
    for path in sorted(records.glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        match = game.replay(record)
        outcome = match.outcome
        require(outcome is not None, "12 records", f"{path.name} does not end")
        assert outcome is not None
        again = {**match.record(), "rules_version": record["rules_version"]}
        require(again == record, "12 records", f"{path.name} replays to another record")
        shown.add(outcome.ending)
    return [ending for ending in game.meta.endings if ending not in shown]
