"""Writes docs/reference/<game>.md, what bots see, from the types of each game's view and events.

Run as `python -m scripts.reference`. `--check` writes nothing and fails when a page is stale.
"""

import argparse
import inspect
import sys
from collections.abc import Iterable

import msgspec
from msgspec import inspect as shapes

from scripts.wire_types import (
    ROOT,
    Names,
    alternatives,
    literals_of,
    parts_of,
    typed_games,
    typescript,
)
from tambo.core.event import kind_of
from tambo.core.game import Game

TARGET = ROOT / "docs" / "reference"
HEAD = """\
# {title}: what a seat sees

Made from the types in `src/tambo/games/{name}` by `python -m scripts.reference`: do not edit. The
types are spelt as in TypeScript. The clauses are those of [the rules](../rules/{name}.md).

"""
VIEW = """\
## The view

`match.view(seat)` is this as plain data, `match.view_of(seat)` as a `{view}`; a program that plays
over the network finds it in `seen.view`, and
`msgspec.convert(seen.view, tambo.load("{name}").view_type)` makes a `{view}` of it.

"""
EVENTS = """\
## The events

Of each, `event.kind` is the word in the heading and `event.fact` the data; over the network they
are `kind` and `data`.

"""


def page(game: Game) -> str:
    """The page of one game."""
    meta, literals = game.meta, literals_of(game)
    names: Names = {frozenset(values): name for name, values in literals.items()}
    told = [f"- `{name}`: `{alternatives(values)}`\n" for name, values in literals.items()]
    view = game.view_type.__name__
    return "\n".join(
        [
            HEAD.format(name=meta.name, title=meta.title).rstrip("\n") + "\n",
            *(["".join(told)] if told else []),
            VIEW.format(name=meta.name, view=view).rstrip("\n") + "\n",
            _told(game.view_type, names),
            *(f"### {part.__name__}\n\n{_told(part, names)}" for part in parts_of(game.view_type)),
            EVENTS.rstrip("\n") + "\n",
            *(f"### {kind_of(fact)}\n\n{_told(fact, names)}" for fact in game.facts),
        ]
    )


def _told(struct: type[msgspec.Struct], names: Names) -> str:
    """What a type says of itself, and its fields."""
    about = inspect.cleandoc(struct.__doc__ or "")
    fields = shapes.type_info(struct).fields  # type: ignore[attr-defined]
    lines = [f"- `{field.encode_name}`: `{typescript(field.type, names)}`\n" for field in fields]
    return f"{about}\n" + ("\n" + "".join(lines) if lines else "")


def stale(games: Iterable[Game]) -> dict[str, str]:
    """The pages that are not as they should be, by name, each with its text."""
    texts = {game.meta.name: page(game) for game in games}
    kept = {path.stem: path.read_text(encoding="utf-8") for path in TARGET.glob("*.md")}
    return {name: text for name, text in texts.items() if kept.get(name) != text}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether a page is stale")
    is_check = parser.parse_args().check
    pages = stale(typed_games())
    for name, text in pages.items():
        if is_check:
            print(f"{name}.md is stale: run python -m scripts.reference", file=sys.stderr)
        else:
            TARGET.mkdir(parents=True, exist_ok=True)
            (TARGET / f"{name}.md").write_text(text, encoding="utf-8")
    return 1 if is_check and pages else 0


if __name__ == "__main__":
    sys.exit(main())
