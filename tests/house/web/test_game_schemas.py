"""The API's document has the view and the events of each game."""

from typing import Any

import pytest

import tambo
from tambo.core.event import facts_in, kind_of
from tambo.house.tables import events
from tambo.house.web.schema_games import PLACE, game_schemas

GAMES = tambo.games()


def references(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [found for one in schema for found in references(one)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"]] if "$ref" in schema else []
    return own + [found for one in schema.values() for found in references(one)]


@pytest.mark.parametrize("name", GAMES)
def test_every_view_and_event_has_a_schema(name):
    """By the name of the game and of its type; the kind stands beside the data, as on the wire."""
    game, schemas = tambo.load(name), game_schemas()

    view = schemas[f"{name.capitalize()}View"]
    kinds = [one["properties"] for one in schemas[f"{name.capitalize()}Event"]["oneOf"]]
    assert set(view["properties"]) == {"game", *game.view_type.__struct_encode_fields__}
    assert [one["kind"]["const"] for one in kinds] == [kind_of(fact) for fact in game.facts]
    for one, fact in zip(kinds, game.facts, strict=True):
        data = schemas[one["data"]["$ref"].removeprefix(PLACE)]
        assert list(data["properties"]) == list(fact.__struct_encode_fields__)


def test_no_reference_leads_nowhere():
    schemas = game_schemas()

    assert {found.removeprefix(PLACE) for found in references(schemas)} <= set(schemas)


@pytest.mark.parametrize("name", GAMES)
def test_no_game_takes_a_word_of_the_house(name):
    """A screen tells the events of a game from those of the house by their kind."""
    house = {kind_of(fact) for fact in facts_in(events)}

    assert house.isdisjoint(kind_of(fact) for fact in tambo.load(name).facts)
