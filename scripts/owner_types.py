"""Writes web/src/generated/owners.ts from `tambo.core.owners`.

`--check` writes nothing and fails when the file is stale.
"""

import argparse
import sys
from pathlib import Path

from tambo.core.owners import OWNERS

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "generated" / "owners.ts"
HEAD = """\
/* Generated from src/tambo/core/owners.py by scripts/owner_types.py: do not edit. */

export const PAINTS = {
"""


def generated() -> str:
    lines = [
        f"  {name}: {{ letter: '{owner.letter}', colour: '{owner.colour}', ink: '{owner.ink}' }},\n"
        for name, owner in OWNERS.items()
    ]
    return HEAD + "".join(lines) + "} as const;\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is stale")
    fresh = generated()
    if parser.parse_args().check:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != fresh:
            print(f"{TARGET.name} is stale: run scripts/owner_types.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
