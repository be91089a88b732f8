#!/usr/bin/env python3
"""Compile the engine with mypyc, beside its sources or into another directory.

    compile.py               compile in place (src/) unless what is there is fresh
    compile.py --check       say whether what is there is fresh; compile nothing
    compile.py --clean       remove everything compiled
    compile.py --list        name the modules that are compiled
    compile.py --into DIR    compile into DIR, laid out as in the wheel (hatch_build.py does this)

The modules are those that match the globs in pyproject.toml, `[tool.tambo.compile]`. They form one
group, so that a call from one to another is a C call. Without a C compiler nothing is compiled and
the package runs as plain Python: exit status 0 in place, 3 with --into.
"""

import argparse
import ast
import importlib.util
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build" / "mypyc"
STAMP = SRC / "tambo__mypyc.stamp"
GROUP = "tambo"
NO_COMPILER = 3


def settings() -> dict[str, list[str]]:
    """The globs of pyproject.toml: what to compile, and what of that to leave out."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["tambo"]["compile"]
    return {"include": list(table["include"]), "exclude": list(table.get("exclude", []))}


def sources() -> list[Path]:
    """The modules to compile, in a fixed order."""
    globs = settings()
    found = {path for glob in globs["include"] for path in ROOT.glob(glob)}
    found -= {path for glob in globs["exclude"] for path in ROOT.glob(glob)}
    return sorted(path for path in found if path.suffix == ".py")


def imported(path: Path) -> Iterator[Path]:
    """The tambo files that one file imports by name, as far as a reading of its text tells."""
    for node in ast.walk(ast.parse(path.read_bytes(), str(path))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                package = path.relative_to(SRC).parts[: -node.level]
                module = ".".join([*package, module]).rstrip(".")
            names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        for name in names:
            place = SRC / name.replace(".", "/")
            for candidate in (place.with_suffix(".py"), place / "__init__.py"):
                if name.startswith("tambo") and candidate.is_file():
                    yield candidate


def inputs(modules: list[Path]) -> list[Path]:
    """The modules and all they import: mypyc copies constants and types out of the latter."""
    seen: set[Path] = set()
    todo = list(modules)
    while todo:
        path = todo.pop()
        if path not in seen:
            seen.add(path)
            todo.extend(imported(path))
    return sorted(seen)


def build_key(modules: list[Path]) -> str:
    """What else decides the result: interpreter, compiler, and the list of modules."""
    names = " ".join(path.relative_to(SRC).as_posix() for path in modules)
    return f"# {sysconfig.get_config_var('SOABI')} mypy {version('mypy')} O3: {names}"


def speeds() -> ModuleType:
    """`tambo._pure`, loaded by its path: tambo itself cannot be imported while it is built."""
    spec = importlib.util.spec_from_file_location("tambo_pure", SRC / "tambo" / "_pure.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def reason_to_compile(modules: list[Path]) -> str | None:
    """Why the files must be compiled again, or None when they are fresh."""
    if not STAMP.exists():
        return "not compiled yet"
    with STAMP.open(encoding="utf-8") as file:
        if file.readline().rstrip("\n") != build_key(modules):
            return "another interpreter, compiler or list of modules"
    changed = speeds().stale_source(str(STAMP), str(SRC))
    if changed:
        return f"{changed} changed"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    expected = [path.with_suffix("").with_suffix(suffix) for path in modules]
    missing = [path for path in [*expected, SRC / f"{GROUP}__mypyc{suffix}"] if not path.exists()]
    return f"{missing[0].name} is missing" if missing else None


def write_stamp(before: list[tuple[Path, str, os.stat_result]], key: str) -> None:
    lines = [key]
    for path, digest, facts in before:
        name = path.relative_to(SRC).as_posix()
        lines.append(f"{digest} {facts.st_size} {facts.st_mtime_ns} {name}")
    STAMP.write_text("\n".join(lines) + "\n", encoding="utf-8")


def clean() -> int:
    """Remove the stamp and every extension module under src/."""
    stale = [*SRC.rglob("*.so"), *SRC.rglob("*.pyd")]
    for path in stale:
        path.unlink(missing_ok=True)
    STAMP.unlink(missing_ok=True)
    return len(stale)


def has_compiler() -> bool:
    """Whether C extensions can be built here: a compiler and Python's headers."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
    return header.exists() and shutil.which(command) is not None


def compile_into(target: Path, modules: list[Path]) -> list[Path]:
    """Run mypyc and the C compiler; the extension modules made, laid out under `target`."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(ROOT)
    names = [path.relative_to(ROOT).as_posix() for path in modules]
    extensions = mypycify(
        ["--cache-dir", str(BUILD / "cache"), *names],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(BUILD / "c"),
    )
    if sys.platform == "linux":
        # Calls within the engine may be inlined: nobody replaces its functions at load time.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition"]
            extension.extra_link_args += ["-Wl,-Bsymbolic"]
    made = Distribution(
        {"name": "tambo", "ext_modules": extensions, "packages": [], "py_modules": []}
    )
    command = made.get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(BUILD / "objects")
    command.parallel = os.cpu_count()
    made.run_command("build_ext")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(target.rglob(f"*{suffix}"))


def compile_in_place(modules: list[Path]) -> None:
    key = build_key(modules)
    before = [(path, speeds().source_digest(str(path)), path.stat()) for path in inputs(modules)]
    target = BUILD / "lib"
    shutil.rmtree(target, ignore_errors=True)
    made = compile_into(target, modules)
    clean()
    for path in made:
        # A new file under the old name: processes that have the old one open keep it.
        place = SRC / path.relative_to(target)
        shutil.copy2(path, place.with_suffix(".new"))
        place.with_suffix(".new").replace(place)
    write_stamp(before, key)


def lock() -> IO[str]:
    """Only one compilation at a time in a checkout; others wait, then find it fresh."""
    BUILD.mkdir(parents=True, exist_ok=True)
    file = (BUILD / "lock").open("w")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX)
    except ImportError:
        pass
    return file


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true")
    mode.add_argument("--clean", action="store_true")
    mode.add_argument("--list", action="store_true")
    mode.add_argument("--into", type=Path)
    parser.add_argument("--force", action="store_true", help="compile even when fresh")
    arguments = parser.parse_args()

    if arguments.clean:
        print(f"compile: removed {clean()} compiled modules")
        return 0
    modules = sources()
    if arguments.list:
        print("\n".join(path.relative_to(ROOT).as_posix() for path in modules))
        return 0
    if not modules:
        print("compile: no module matches [tool.tambo.compile] yet")
        return 0 if not arguments.into else NO_COMPILER
    if arguments.check:
        reason = reason_to_compile(modules)
        print(f"compile: {reason or 'fresh'}")
        return 1 if reason else 0
    held = lock()
    reason = "another place" if arguments.into else reason_to_compile(modules)
    if arguments.force:
        reason = reason or "forced"
    if reason and not has_compiler():
        print("compile: no C compiler or no Python headers; tambo runs as plain Python, slower")
        if arguments.into:
            return NO_COMPILER
        clean()
    elif arguments.into:
        compile_into(arguments.into.resolve(), modules)
    elif reason:
        began = time.perf_counter()
        print(f"compile: {len(modules)} modules ({reason}) ...", flush=True)
        compile_in_place(modules)
        print(f"compile: done in {time.perf_counter() - began:.0f} s")
    held.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
