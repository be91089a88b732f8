"""`tambo workshop`: checks data of a printed copy that was typed in.

Works for every game that has workshops. Without a file our own data is printed, as a start; with
one, all its mistakes are printed, or its warnings and how to play with it.
"""

import sys
from pathlib import Path

from rich.console import Console

from tambo.cli.errors import CHECK_FAILED
from tambo.cli.output import print_json
from tambo.cli.paint import painted_board
from tambo.cli.translator import Translator, usage_error
from tambo.core.game import Game
from tambo.core.workshop import MOST_LETTERS, Flaw, Workshop
from tambo.games import load

TYPED = "-"


def workshop(texts: Translator, name: str, part: str | None, file: str | None, json: bool) -> int:
    """Exit code 1 when something is wrong with the file."""
    game = load(name)
    bench = _part(game, part)
    if file is None:
        sample = bench.sample()
        if json:
            print_json({"game": name, "part": bench.option, "sample": sample})
        else:
            sys.stdout.write(sample)
        return 0
    text = _read(file)
    flaws = bench.flaws(text)
    if flaws:
        return _tell_flaws(texts, game, bench, file, flaws, json)
    options = bench.options(text)
    report = [texts(phrase) for phrase in bench.report(text)]
    warnings = bench.warnings(text)
    if json:
        facts = {"sound": True, "warnings": _told(texts, warnings), "options": options}
        print_json({"game": name, "part": bench.option, **facts, "report": report})
        return 0
    for odd in warnings:
        sentence = texts("terminal-workshop-warning", text=texts(odd.phrase))
        print(f"{_where(file, odd)}: {sentence} [{odd.clause}]", file=sys.stderr)
    console = Console(highlight=False, soft_wrap=True, markup=False)
    for line in report:
        console.print(line)
    console.print(texts("terminal-workshop-good"))
    chosen = " ".join(f'-o "{option}={value}"' for option, value in options.items())
    console.print(f"  tambo play {name} {chosen}")
    for row in painted_board(game.new(game.meta.players[-1], 0, **options), None, texts):
        console.print(row)
    return 0


def _part(game: Game, part: str | None) -> Workshop:
    benches = {bench.option: bench for bench in game.workshops()}
    if not benches:
        raise usage_error("workshop.none", game=game.meta.title)
    if part is None and len(benches) == 1:
        return next(iter(benches.values()))
    if part not in benches:
        parts = ", ".join(benches)
        raise usage_error("workshop.part", part=(part or "")[:40], parts=parts)
    return benches[part]


def _tell_flaws(
    texts: Translator, game: Game, bench: Workshop, file: str, flaws: list[Flaw], json: bool
) -> int:
    if json:
        facts = {"sound": False, "flaws": _told(texts, flaws)}
        print_json({"game": game.meta.name, "part": bench.option, **facts})
        return CHECK_FAILED
    for flaw in flaws:
        print(f"{_where(file, flaw)}: {texts(flaw.phrase)} [{flaw.clause}]", file=sys.stderr)
    return CHECK_FAILED


def _told(texts: Translator, flaws: list[Flaw]) -> list[dict[str, str | int]]:
    return [
        {"line": flaw.line, "clause": flaw.clause, "text": texts(flaw.phrase)} for flaw in flaws
    ]


def _where(file: str, flaw: Flaw) -> str:
    return f"{file}:{flaw.line}" if flaw.line else file


def _read(file: str) -> str:
    """The text of a file or of the input; one letter more than is looked at, at most."""
    try:
        if file == TYPED:
            return sys.stdin.read(MOST_LETTERS + 1)
        with Path(file).open(encoding="utf-8") as opened:
            return opened.read(MOST_LETTERS + 1)
    except OSError as error:
        raise usage_error("file.read", file=file, why=error.strerror or "") from error
    except ValueError as error:
        raise usage_error("file.read", file=file, why="UTF-8") from error
