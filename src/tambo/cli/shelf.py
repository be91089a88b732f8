"""`tambo games`: what is on the shelf."""

from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.text import Text

from tambo.cli.output import print_json
from tambo.cli.translator import Translator
from tambo.core.meta import Meta, Option
from tambo.games import games as names
from tambo.games import is_built, meta_of


def games(texts: Translator, json: bool) -> int:
    if json:
        print_json([_as_data(name) for name in names()])
        return 0
    console = Console(highlight=False, soft_wrap=True)
    for name in names():
        meta = meta_of(name)
        line = Text.assemble((f"{name:<15}", "bold cyan" if is_built(name) else "dim"))
        line.append(texts("terminal-games-line", **_facts(meta)))
        if not is_built(name):
            line.append(f"  {texts('terminal-games-coming')}", style="dim italic")
        console.print(line)
        for option in meta.options if is_built(name) else ():
            console.print(_option_line(meta, option, texts))
    if any(is_built(name) for name in names()):
        console.print(Text(_levels_line(texts), style="dim"))
    return 0


def _facts(meta: Meta) -> dict[str, str | int]:
    least, most = min(meta.players), max(meta.players)
    players = str(least) if least == most else f"{least}–{most}"
    return {
        "title": meta.title,
        "author": meta.author,
        "year": str(meta.year),
        "players": players,
        "minutes": meta.minutes,
    }


def _option_line(meta: Meta, option: Option, texts: Translator) -> Text:
    values = {"flag": "yes|no", "choice": "|".join(option.choices), "text": "…"}
    allowed = values.get(option.kind, f"{option.least}–{option.most}")
    line = Text.assemble((f"    -o {option.name}={allowed}", "cyan"))
    line.append(f"  {texts(f'{meta.name}-option-{option.name}')}")
    line.append(f" ({option.clause})", style="dim")
    return line


def _levels_line(texts: Translator) -> str:
    from tambo.bots.levels import LEVELS

    return texts("terminal-games-levels", levels=", ".join(level.name for level in LEVELS))


def _as_data(name: str) -> dict[str, Any]:
    from tambo.bots.levels import LEVELS

    levels = [level.name for level in LEVELS] if is_built(name) else []
    return {**asdict(meta_of(name)), "is_built": is_built(name), "levels": levels}
