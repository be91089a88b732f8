"""The things on the board that an event is about, by the names that menus call them.

A fact says so in the types of its fields. With `Village = Annotated[str, element("cell")]` a field
`at: Village` that is "b2" makes the event one about the element `cell:b2`, as `Game.elements` has
it. Screens point at these, and know no field of any game for it.
"""

from functools import cache
from typing import Final

from msgspec import Meta
from msgspec import inspect as shapes

from tambo.core.event import Event, Fact

KEY: Final = "element"


def element(kind: str) -> Meta:
    """What marks the type of a field that names an element of this kind."""
    return Meta(extra={KEY: kind})


def elements_of(event: Event) -> list[str]:
    """The elements an event is about, in the order of its fields, none twice.

    They are as public as the event is: those who see it see its fields.
    """
    found: dict[str, None] = {}
    for name, kind in _naming(type(event.fact)):
        value = getattr(event.fact, name)
        for one in value if isinstance(value, list) else [value]:
            found[f"{kind}:{one}"] = None
    return list(found)


@cache
def _naming(fact: type[Fact]) -> tuple[tuple[str, str], ...]:
    """The fields of a kind of event that name elements, each with the kind of element."""
    shape = shapes.type_info(fact)
    assert isinstance(shape, shapes.StructType)
    found = []
    for field in shape.fields:
        inner = field.type.item_type if isinstance(field.type, shapes.ListType) else field.type
        if isinstance(inner, shapes.Metadata) and KEY in (inner.extra or {}):
            found.append((field.name, str((inner.extra or {})[KEY])))
    return tuple(found)
