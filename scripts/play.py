#!/usr/bin/env python3
"""Open the house in a browser; compile the engine for the next start, unless it is compiled.

The first start does not wait for the compiler, which takes minutes: the house runs as plain Python,
while another process compiles, with the build's packages in an environment of its own.
This house runs as plain Python until it is closed. Arguments go to `tambo serve`.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOG = BUILD / "compile.log"
BUILDER = ROOT / ".tools" / "build"


def is_compiled() -> bool:
    """Whether the engine that would be imported is the compiled one."""
    code = "import tambo, tambo.core.rules as r, sys; sys.exit(r.__file__.endswith('.py'))"
    return subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def builder() -> list[list[str]]:
    """The commands that compile: by this interpreter if it has the packages, else by another."""
    compile_ = ["scripts/compile.py"]
    if all(importlib.util.find_spec(name) for name in ("mypy", "setuptools")):
        return [[sys.executable, *compile_]]
    python = str(BUILDER / "bin" / "python")
    pip = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes"]
    return [
        [sys.executable, "-m", "venv", str(BUILDER)],
        [python, *pip, "-r", "requirements/build.txt"],
        [python, *compile_],
    ]


def compile_aside() -> None:
    """Compile in a session of its own, so that closing the house does not end it."""
    BUILD.mkdir(exist_ok=True)
    steps = " && ".join(" ".join(f"'{part}'" for part in step) for step in builder())
    with LOG.open("w") as log:
        subprocess.Popen(
            ["nice", "-n", "15", "sh", "-c", steps],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def main() -> None:
    environment = dict(os.environ)
    if environment.get("TAMBO_PURE", "0") in ("", "0") and not is_compiled():
        compile_aside()
        environment["TAMBO_PURE"] = "1"
        print(
            "play: the engine is compiled in the background for the next start "
            f"({LOG.relative_to(ROOT)}); this one runs as plain Python",
            flush=True,
        )
    command = [sys.executable, "-m", "tambo", "serve", "--open", *sys.argv[1:]]
    os.chdir(ROOT)
    os.execve(sys.executable, command, environment)


if __name__ == "__main__":
    main()
