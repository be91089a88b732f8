"""`tambo replay`: a record, choice by choice."""

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tambo.cli.files import match_in
from tambo.cli.output import print_json
from tambo.cli.paint import painted_board, painted_sentence
from tambo.cli.play.table import rewound
from tambo.cli.sentences import seat_name, sentences_of, sheet_of, verdict
from tambo.cli.translator import Translator, usage_error
from tambo.core.match import Match


def replay(texts: Translator, file: Path, move: int | None, plain: bool, json: bool) -> int:
    match = match_in(file)
    if move is not None and not 0 <= move <= len(match.steps):
        raise usage_error("move", move=move, last=len(match.steps))
    moments = moments_of(match)
    if json:
        numbers = range(len(moments)) if move is None else [move]
        print_json([_as_data(moments[number], number, texts) for number in numbers])
        return 0
    if not plain and sys.stdin.isatty() and sys.stdout.isatty():
        from tambo.cli.play.review import ReviewApp

        return ReviewApp(moments, texts, move or 0).run() or 0
    console = Console(highlight=False, soft_wrap=True)
    for number in range(len(moments)) if move is None else [move]:
        _show(console, moments[number], number, texts)
    return 0


def moments_of(match: Match) -> list[Match]:
    """The match after set-up and after each choice."""
    moments = [rewound(match, 0)]
    for step in match.steps:
        following = moments[-1].clone()
        following.replay_step(step.seat, step.text, list(step.rolls))
        moments.append(following)
    return moments


def _show(console: Console, match: Match, number: int, texts: Translator) -> None:
    if number:
        step = match.steps[-1]
        name = seat_name(match, step.seat, texts)
        console.print(Text(f"{number}. {name}: {step.text}", style="bold"))
        for sentence in sentences_of(match, step, None, texts):
            console.print(painted_sentence(sentence, match, texts))
    else:
        console.print(Text(texts("terminal-replay-start"), style="bold"))
    for line in painted_board(match, None, texts):
        console.print(line)
    console.print()
    if match.outcome is not None:
        console.print(painted_sentence(verdict(match, match.outcome, texts), match, texts))
        for row in sheet_of(match, match.outcome, texts):
            console.print(f"  {row.name:<10} {row.points:>3}  {row.text} ({row.clause})")


def _as_data(match: Match, number: int, texts: Translator) -> dict[str, Any]:
    step = match.steps[-1] if number else None
    return {
        "move": number,
        "seat": None if step is None else step.seat,
        "choice": None if step is None else step.text,
        "events": [] if step is None else [_event(event) for event in step.events],
        "sentences": [] if step is None else sentences_of(match, step, None, texts),
        "position": match.position(),
        "to_act": list(match.to_act),
        "outcome": match.record()["outcome"],
    }


def _event(event: Any) -> dict[str, Any]:
    return {"kind": event.kind, "data": event.fields()}
