"""Writes web/src/generated/wire.ts from the wire types declared in `tambo.house.web.wire`.

`--check` writes nothing and fails when the file is stale. It knows the shapes that the wire uses
(structs, tagged unions, lists, dicts, literals, optionals) and refuses any other.
"""

import argparse
import inspect
import sys
from pathlib import Path

import msgspec
from msgspec import inspect as shapes

from tambo.house.web import wire_socket as socket
from tambo.house.web.wire import structs

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "generated" / "wire.ts"
UNIONS = ("ToHouse", "ToScreen")
HEAD = """\
/* Generated from the wire types of src/tambo/house by scripts/wire_types.py: do not edit. */

"""
PLAIN: dict[type[shapes.Type], str] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def typescript(shape: shapes.Type) -> str:
    """The TypeScript spelling of one type."""
    if type(shape) in PLAIN:
        return PLAIN[type(shape)]
    if isinstance(shape, shapes.StructType):
        return shape.cls.__name__
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f"'{value}'" for value in shape.values)
    if isinstance(shape, shapes.ListType):
        inner = typescript(shape.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(shape, shapes.DictType):
        return f"Record<{typescript(shape.key_type)}, {typescript(shape.value_type)}>"
    if isinstance(shape, shapes.UnionType):
        return " | ".join(sorted({typescript(one) for one in shape.types}, key=_nulls_last))
    raise TypeError(f"the wire has no such type: {shape!r}")


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


def interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface; what a screen may leave out is optional."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    doc = struct.__doc__ if "__doc__" in vars(struct) else None
    lines = [f"{comment(doc)}export interface {struct.__name__} {{\n"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}';\n")
    for field in shape.fields:
        mark = "" if field.required or not shape.forbid_unknown_fields else "?"
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)};\n")
    lines.append("}\n")
    return "".join(lines)


def generated() -> str:
    parts = [interface(struct) for struct in structs()]
    for name in UNIONS:
        members = " | ".join(member.__name__ for member in getattr(socket, name).__args__)
        parts.append(f"export type {name} = {members};\n")
    return HEAD + "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    fresh = generated()
    if parser.parse_args().check:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != fresh:
            print(f"{TARGET.name} is stale: run scripts/wire_types.py", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
