"""What programs read on stdout, and what people see of progress on stderr."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from tambo.cli.translator import Translator


class Advance(Protocol):
    """Called with how much is done so far."""

    def __call__(self, done: int) -> None: ...


def print_json(data: Any) -> None:
    """One JSON document, and nothing else, on stdout."""
    json.dump(data, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


@contextmanager
def progress(texts: Translator, key: str, total: int) -> Iterator[Advance]:
    """A bar on stderr while the block runs; it goes away, and stays silent without a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Remaining(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(texts(key), total=total)
        yield lambda done: bar.update(task, completed=done)


def spell_number(number: float, texts: Translator, digits: int = 0) -> str:
    """A number as people of the language write it."""
    plain = f"{number:,.{digits}f}"
    if texts.language == "fr":
        return plain.replace(",", "\u202f").replace(".", ",")
    return plain


def spell_share(share: float, texts: Translator) -> str:
    return f"{spell_number(100 * share, texts, 1)}\u00a0%"


def spell_interval(low: float, high: float, texts: Translator) -> str:
    """The bounds of a share in per cent."""
    return f"[{spell_number(100 * low, texts, 1)} – {spell_number(100 * high, texts, 1)}]"
