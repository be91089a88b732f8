"""Writes web/src/generated/api.ts, the routes of the house as TypeScript types.

The house's OpenAPI document goes through openapi-typescript. Two things are said more plainly than
in the document: what the house sends always has all its fields, and every error is an
`ErrorMessage`, which the front end reads in one place. `--check` writes nothing and fails when the
file is stale.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar

from tambo.core.view import View
from tambo.house.app import ROUTES
from tambo.house.web.schema import openapi_config
from tambo.house.web.wire import structs

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TARGET = WEB / "src" / "generated" / "api.ts"
TOOL = WEB / "node_modules" / ".bin" / "openapi-typescript"
HEAD = "/* Generated from the house's OpenAPI by scripts/api_types.py: do not edit. */\n\n"


def document() -> dict[str, Any]:
    """The OpenAPI document of the house."""
    app = Litestar(ROUTES, openapi_config=openapi_config())
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    return made


def for_the_front_end(schema: dict[str, Any]) -> dict[str, Any]:
    """The same with complete answers, and without the errors. A view is what all games' have."""
    sent = {one.__name__ for one in structs() if not one.__struct_config__.forbid_unknown_fields}
    for name, component in schema["components"]["schemas"].items():
        if name in sent:
            component["required"] = sorted(component.get("properties", {}))
    view = msgspec.json.schema(View)["$defs"]["View"]
    view["properties"]["game"] = {"type": "string"}
    schema["components"]["schemas"]["View"] = view
    schema["components"]["schemas"]["Frame"]["properties"]["view"] = {
        "$ref": "#/components/schemas/View"
    }
    for operations in schema["paths"].values():
        for operation in operations.values():
            answers = operation["responses"]
            operation["responses"] = {
                status: answer for status, answer in answers.items() if status.startswith("2")
            }
    return schema


def generated() -> str:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "api.ts"
        source.write_bytes(msgspec.json.encode(for_the_front_end(document())))
        # What may be left out of a request has a default: that does not make it required.
        command = [str(TOOL), str(source), "--output", str(target), "--default-non-nullable=false"]
        subprocess.run(command, check=True, capture_output=True)
        return HEAD + target.read_text(encoding="utf-8").split("*/\n", 1)[1].lstrip()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    fresh = generated()
    if parser.parse_args().check:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != fresh:
            print(f"{TARGET.name} is stale: run scripts/api_types.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
