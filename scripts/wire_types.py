"""Writes the TypeScript types of everything that travels between the house and a screen.

`web/src/generated/wire.ts` has the wire types declared in `tambo.house.web.wire` and the events of
the house, `web/src/generated/games/<game>.ts` the view and the events of each game, and
`<game>/web/types.ts` those of a game that TAMBO_SHELF names and that has a screen of its own.
`--check` writes nothing and fails when a file is stale. It knows the shapes that the wire uses
(structs, tagged unions, lists, dicts, literals, optionals) and refuses any other.
"""

import argparse
import inspect
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

import tambo
from tambo.core.event import Fact, facts_in, kind_of
from tambo.core.game import Game
from tambo.core.view import View
from tambo.house.tables import events
from tambo.house.web import wire_socket as socket
from tambo.house.web.wire import structs

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "tambo" / "games"
TARGET = ROOT / "web" / "src" / "generated"
UNIONS = ("ToHouse", "ToScreen")
HEAD = """\
/* Generated from the wire types of src/tambo/house by scripts/wire_types.py: do not edit. */

"""
GAME_HEAD = """\
/* Generated from the types of {name} by scripts/wire_types.py: do not edit. */

import type {{ View }} from '{wire}';

"""
PLAIN: dict[type[shapes.Type], str] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


Names = Mapping[frozenset[object], str]
"""What a game calls its literals, by their values: `Colour`."""


def typescript(shape: shapes.Type, names: Names = {}) -> str:  # noqa: B006
    """The TypeScript spelling of one type."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    if isinstance(shape, shapes.Metadata):
        return str((shape.extra or {}).get("typescript") or typescript(shape.type, names))
    if isinstance(shape, shapes.LiteralType):
        return names.get(frozenset(shape.values)) or alternatives(shape.values)
    if isinstance(shape, shapes.ListType):
        inner = typescript(shape.item_type, names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(shape, shapes.DictType):
        key, value = typescript(shape.key_type, names), typescript(shape.value_type, names)
        return f"Record<{key}, {value}>"
    if isinstance(shape, shapes.UnionType):
        members = {typescript(one, names) for one in shape.types}
        return " | ".join(sorted(members, key=_nulls_last))
    raise TypeError(f"the wire has no such type: {shape!r}")


def alternatives(values: Iterable[object]) -> str:
    return " | ".join(f"'{value}'" for value in values)


def _nulls_last(spelling: str) -> tuple[bool, str]:
    return spelling == "null", spelling


def comment(doc: str | None, indent: str = "") -> str:
    """A docstring as a TSDoc comment, or nothing."""
    if not doc:
        return ""
    lines = inspect.cleandoc(doc).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def interface(struct: type[msgspec.Struct], names: Names = {}) -> str:  # noqa: B006
    """One struct as an interface; what a screen may leave out is optional. A fact is told from
    others by its kind, which stands outside it.
    """
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    doc = struct.__doc__ if "__doc__" in vars(struct) else None
    is_view = issubclass(struct, View)
    extends = " extends View" if is_view else ""
    if issubclass(struct, Fact) and not shape.fields:
        return f"{comment(doc)}export type {struct.__name__} = Record<string, never>;\n"
    lines = [f"{comment(doc)}export interface {struct.__name__}{extends} {{\n"]
    if shape.tag is not None and not issubclass(struct, Fact):
        lines.append(f"  {shape.tag_field}: '{shape.tag}';\n")
    for field in shape.fields:
        if is_view and field.name in View.__struct_fields__:
            continue
        mark = "" if field.required or not shape.forbid_unknown_fields else "?"
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type, names)};\n")
    lines.append("}\n")
    return "".join(lines)


def any_view() -> str:
    """What the view of every game has, whichever game it is."""
    fields = shapes.type_info(View).fields  # type: ignore[attr-defined]
    lines = [f"  {field.encode_name}: {typescript(field.type)};\n" for field in fields]
    # An interface would not do as a record of unknown fields.
    head = f"{comment(View.__doc__)}export type View = {{\n  game: string;\n"
    return f"{head}{''.join(lines)}}};\n"


def kinds(name: str, facts: Iterable[type[Fact]]) -> str:
    """The data of each kind of event by its kind."""
    lines = [f"  '{kind_of(fact)}': {fact.__name__};\n" for fact in facts]
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def parts_of(view: type[View]) -> list[type[msgspec.Struct]]:
    """The structs that stand in a view, each after those that stand in it."""
    found: list[type[msgspec.Struct]] = []

    def look(shape: shapes.Type) -> None:
        if isinstance(shape, shapes.StructType):
            for field in shape.fields:
                look(field.type)
            if shape.cls not in found:
                found.append(shape.cls)
        elif isinstance(shape, shapes.ListType):
            look(shape.item_type)
        elif isinstance(shape, shapes.DictType):
            look(shape.value_type)
        elif isinstance(shape, shapes.UnionType):
            for one in shape.types:
                look(one)

    for field in shapes.type_info(view).fields:  # type: ignore[attr-defined]
        look(field.type)
    return found


def literals_of(game: Game) -> dict[str, tuple[object, ...]]:
    """The literals that the game's `events.py` and `view.py` know by name, with their values."""
    modules = {kind.__module__ for kind in (game.view_type, *game.facts)}
    return {
        name: get_args(thing)
        for module in sorted(modules)
        for name, thing in vars(sys.modules[module]).items()
        if get_origin(thing) is Literal
    }


def of_game(game: Game, wire: str = "../wire") -> str:
    """The types of a game: its view with what stands in it, and its events."""
    title, literals = game.meta.name.capitalize(), literals_of(game)
    names = {frozenset(values): name for name, values in literals.items()}
    parts = ["".join(f"export type {n} = {alternatives(v)};\n" for n, v in literals.items())]
    structs = [*parts_of(game.view_type), game.view_type, *game.facts]
    parts += [interface(struct, names) for struct in structs]
    parts.append(comment("The data of each kind of event.") + kinds(f"{title}Events", game.facts))
    return GAME_HEAD.format(name=game.meta.title, wire=wire) + "\n".join(
        part for part in parts if part
    )


def of_wire() -> str:
    parts = [interface(struct) for struct in structs()]
    for name in UNIONS:
        members = " | ".join(member.__name__ for member in getattr(socket, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    house = facts_in(events)
    parts += [interface(fact) for fact in house]
    parts.append(
        comment("The data of each kind of event of the house.") + kinds("HouseEvents", house)
    )
    parts.append(any_view())
    return HEAD + "\n".join(parts)


def _home(game: Game) -> Path:
    return Path(inspect.getfile(type(game))).parent


def typed_games() -> list[Game]:
    """The games of the house. A longer shelf has games that lie elsewhere."""
    games = [tambo.load(name) for name in tambo.games()]
    return [game for game in games if _home(game).parent == GAMES]


def generated() -> dict[Path, str]:
    """All files, each with its text."""
    files = {TARGET / "games" / f"{game.meta.name}.ts": of_game(game) for game in typed_games()}
    for game in (tambo.load(name) for name in tambo.games()):
        folder = _home(game) / "web"
        if _home(game).parent != GAMES and folder.is_dir():
            files[folder / "types.ts"] = of_game(game, "#web/generated/wire")
    return {TARGET / "wire.ts": of_wire(), **files}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    is_check = parser.parse_args().check
    fresh = generated()
    stale = [
        path
        for path, text in fresh.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    stale += [path for path in (TARGET / "games").glob("*.ts") if path not in fresh]
    for path in stale:
        if is_check:
            print(f"{path.name} is stale: run scripts/wire_types.py", file=sys.stderr)
        elif path in fresh:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(fresh[path], encoding="utf-8")
        else:
            path.unlink()
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
