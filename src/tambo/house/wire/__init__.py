"""Everything that travels between the house and a screen, declared once, a file for each subject.

The TypeScript types are generated from these files (`scripts/wire_types.py`).
"""

import importlib
import pkgutil

import msgspec


def structs() -> list[type[msgspec.Struct]]:
    """The structs of the wire, file by file in the order in which they are declared."""
    found: list[type[msgspec.Struct]] = []
    for file in pkgutil.iter_modules(__path__, f"{__name__}."):
        for thing in vars(importlib.import_module(file.name)).values():
            is_struct = isinstance(thing, type) and issubclass(thing, msgspec.Struct)
            if is_struct and thing.__module__ == file.name:
                found.append(thing)
    return found
