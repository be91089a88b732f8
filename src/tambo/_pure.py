"""Chooses between the two speeds: compiled modules, or the Python files they were made from.

Python prefers an extension module to the source beside it. Two things call for the source all the
same: the wish for it (`TAMBO_PURE=1`), and a checkout whose sources have changed since they were
compiled. It is all or nothing, because compiled modules know each other's memory layout.

This module never compiles anything (scripts/compile.py does) and imports nothing of tambo.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
_ROOT = os.path.dirname(_PACKAGE)

# Written by scripts/compile.py in a checkout only: one line a source, "sha256 size mtime_ns path".
_STAMP = os.path.join(_ROOT, "tambo__mypyc.stamp")


class SourceFinder:
    """Finds tambo's modules as source files only."""

    def __init__(self) -> None:
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("tambo."):
            return None
        for entry in path:
            if entry not in self._finders:
                self._finders[entry] = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self._finders[entry].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        self._finders.clear()


def stale_source(stamp: str = _STAMP, root: str = _ROOT) -> str | None:
    """The first source that is not the one that was compiled; None when all are, or no stamp is."""
    try:
        with open(stamp, encoding="utf-8") as lines:
            entries = [line.split(maxsplit=3) for line in lines if not line.startswith("#")]
    except FileNotFoundError:
        return None
    for digest, size, mtime, name in entries:
        path = os.path.join(root, name.rstrip("\n"))
        try:
            facts = os.stat(path)
            if facts.st_size == int(size) and facts.st_mtime_ns == int(mtime):
                continue
            if source_digest(path) == digest:
                continue
        except FileNotFoundError:
            pass
        return name.rstrip("\n")
    return None


def source_digest(path: str) -> str:
    with open(path, "rb") as source:
        return hashlib.sha256(source.read()).hexdigest()


def is_wanted() -> bool:
    """Whether the environment asks for the Python files."""
    return os.environ.get("TAMBO_PURE", "") not in ("", "0")


def is_compiled() -> bool:
    """Whether the engine that this process imports is the compiled one."""
    if any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        return False
    return any(os.path.exists(os.path.join(_ROOT, "tambo__mypyc" + s)) for s in EXTENSION_SUFFIXES)


def install() -> None:
    """Make every later import of a tambo module take the source, where that is called for."""
    if not is_compiled():
        return
    if not is_wanted():
        changed = stale_source()
        if changed is None:
            return
        print(
            f"tambo: {changed} has changed since it was compiled; "
            "running interpreted (`make compile` for speed)",
            file=sys.stderr,
        )
    sys.meta_path.insert(0, SourceFinder())
