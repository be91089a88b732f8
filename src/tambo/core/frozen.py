"""Data that never changes once it is made: the base of events, views, and what stands in them.

A class of such data is its own schema: the TypeScript of the screens, the house's OpenAPI document
and the reference for bot writers are generated from its fields and docstrings.
"""

import re
from typing import Any, dataclass_transform

from msgspec import Struct, StructMeta, field, to_builtins


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class FrozenMeta(StructMeta):
    """Tells type checkers that subclasses are frozen too."""


class Frozen(Struct, metaclass=FrozenMeta, frozen=True, gc=False):
    """Plain data: numbers, strings, flags, lists, dicts by name, and other frozen data.

    The garbage collector does not look into it, for it never holds what could hold it.
    """


def kebab(name: str) -> str:
    """`ShamanPlaced` as `shaman-placed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def as_json(data: Frozen) -> dict[str, Any]:
    """The data as a dict ready for JSON, its tag first."""
    made: dict[str, Any] = to_builtins(data)
    return made
