"""The view and the events of each game as schemas of the API's document, made from their types.

`TikiView` is what `Frame.view` holds in a match of Tiki, and `TikiEvent` is every `kind` with its
`data` that may stand in `Frame.events`; `HouseEvent` may stand there in a match of any game.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

import tambo
from tambo.core.event import Fact, facts_in, kind_of
from tambo.core.frozen import Frozen
from tambo.house.tables import events

PLACE = "#/components/schemas/"


def with_games(document: dict[str, Any]) -> dict[str, Any]:
    """The API's document with the schemas of the games; the one given stays as it is."""
    made: dict[str, Any] = deepcopy(document)
    schemas = made["components"]["schemas"]
    schemas |= game_schemas()
    views = {name: PLACE + f"{name.capitalize()}View" for name in tambo.games()}
    schemas["Frame"]["properties"]["view"] = {
        "oneOf": [{"$ref": place} for place in views.values()],
        "discriminator": {"propertyName": "game", "mapping": views},
    }
    return made


def game_schemas() -> dict[str, Any]:
    """All schemas by name, each beginning with the name of its game."""
    found = _schemas("House", (), facts_in(events))
    for name in tambo.games():
        game = tambo.load(name)
        found |= _schemas(name.capitalize(), (game.view_type,), game.facts)
    return found


def _schemas(
    title: str, views: Sequence[type[Frozen]], facts: Sequence[type[Fact]]
) -> dict[str, Any]:
    _, schemas = msgspec.json.schema_components([*views, *facts], ref_template=PLACE + "{name}")
    names = {name: title + name.removeprefix(title) for name in schemas}
    for fact in facts:
        # The kind stands outside the data.
        schema = schemas[fact.__name__]
        del schema["properties"]["event"]
        schema["required"].remove("event")
    made = {names[name]: _renamed(schema, names) for name, schema in schemas.items()}
    made[f"{title}Event"] = {"oneOf": [_event(fact, names[fact.__name__]) for fact in facts]}
    return made


def _event(fact: type[Fact], name: str) -> dict[str, Any]:
    properties = {"kind": {"const": kind_of(fact)}, "data": {"$ref": PLACE + name}}
    return {"type": "object", "properties": properties, "required": ["kind", "data"]}


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """The schema with every reference under its new name."""
    if isinstance(schema, list):
        return [_renamed(one, names) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: _renamed(value, names) for key, value in schema.items()}
    if "$ref" in made:
        made["$ref"] = PLACE + names[made["$ref"].removeprefix(PLACE)]
    return made
