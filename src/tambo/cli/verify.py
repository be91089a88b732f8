"""`tambo verify`: replays records and says exactly what is wrong with a bad one."""

import sys
from pathlib import Path

from tambo.cli.errors import CHECK_FAILED, reason_of
from tambo.cli.files import match_in
from tambo.cli.output import print_json, progress
from tambo.cli.translator import Translator, usage_error
from tambo.core.errors import TamboError
from tambo.core.fairness import first_foreign_roll, seed_hash


def verify(texts: Translator, files: list[Path], json: bool) -> int:
    """Exit code 1 if any file is not a sound record."""
    if not files:
        raise usage_error("argument.missing", name="FILES")
    reports: list[dict[str, object]] = []
    with progress(texts, "terminal-progress-records", len(files)) as advance:
        for number, file in enumerate(files, start=1):
            reports.append(_judge(file, texts))
            advance(number)
    if json:
        print_json(reports)
    else:
        for report in reports:
            _show(report, texts)
    return 0 if all(report["sound"] for report in reports) else CHECK_FAILED


def _judge(file: Path, texts: Translator) -> dict[str, object]:
    try:
        match = match_in(file)
    except TamboError as error:
        return {
            "file": str(file),
            "sound": False,
            "code": error.code,
            "clause": error.clause,
            "reason": reason_of(error, texts),
        }
    return {
        "file": str(file),
        "sound": True,
        "game": match.game.meta.name,
        "choices": len(match.steps),
        "over": match.is_over,
        "seed_hash": seed_hash(match.seed),
        "foreign_roll": first_foreign_roll(match),
    }


def _show(report: dict[str, object], texts: Translator) -> None:
    file = str(report["file"])
    if report["sound"]:
        choices = report["choices"]
        assert isinstance(choices, int)
        key = "terminal-verify-over" if report["over"] else "terminal-verify-running"
        print(texts(key, file=file, game=str(report["game"]), choices=choices))
        foreign = report["foreign_roll"]
        if foreign is None:
            print(texts("terminal-verify-fair", hash=str(report["seed_hash"])))
        else:
            assert isinstance(foreign, int)
            print(texts("terminal-verify-foreign", step=foreign))
    else:
        why = str(report["reason"])
        told = why if file in why else texts("terminal-verify-bad", file=file, why=why)
        print(f"{told} [{report['code']}]", file=sys.stderr)
