"""Everything that travels between the house and a screen: the modules `wire*` of each subject.

The TypeScript types are generated from these files (`scripts/wire_types.py`).
"""

import importlib
import pkgutil

import msgspec

import tambo.house


def modules() -> list[str]:
    """The modules of the wire, by name."""
    found = pkgutil.walk_packages(tambo.house.__path__, "tambo.house.")
    return [one.name for one in found if one.name.rpartition(".")[2].startswith("wire")]


def structs() -> list[type[msgspec.Struct]]:
    """The structs of the wire, file by file in the order in which they are declared."""
    found: list[type[msgspec.Struct]] = []
    for name in modules():
        for thing in vars(importlib.import_module(name)).values():
            is_struct = isinstance(thing, type) and issubclass(thing, msgspec.Struct)
            if is_struct and thing.__module__ == name:
                found.append(thing)
    return found
