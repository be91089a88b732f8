"""The routes of the games on offer, their rules pages and their workshops."""

import asyncio
from typing import Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tambo.house.catalog.games import Catalog
from tambo.house.catalog.rules_pages import rules_page
from tambo.house.catalog.wire import (
    Examined,
    GameSummary,
    GameTexts,
    RulesPage,
    TypedIn,
    WorkshopPage,
)
from tambo.house.catalog.workshop import examine, workshop_page
from tambo.house.platform.requests import AnyRequest, service
from tambo.texts import game_texts


@get("/api/games")
async def games(request: AnyRequest) -> list[GameSummary]:
    """Every game on the shelf, with its options and bots."""
    return service(request, Catalog).cards()


@get("/api/games/{game:str}/texts")
async def texts(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[Literal["en", "fr"]] = "en"
) -> GameTexts:
    """The texts of a game whose screens are not part of the front end."""
    name = service(request, Catalog).meta_of(game).name
    return GameTexts(name, lang, await asyncio.to_thread(game_texts, name, lang))


@get("/api/rules/{game:str}")
async def rules(
    request: AnyRequest, game: FromPath[str], lang: FromQuery[Literal["en", "fr"]] = "en"
) -> RulesPage:
    """The rules of a game, clause by clause."""
    return rules_page(game, lang)


@get("/api/workshop/{game:str}")
async def workshop(request: AnyRequest, game: FromPath[str]) -> WorkshopPage:
    """What of a printed copy of the game can be typed in."""
    return workshop_page(service(request, Catalog).load(game))


@post("/api/workshop/{game:str}", status_code=200)
async def examine_typed(
    request: AnyRequest, game: FromPath[str], data: JSONBody[TypedIn]
) -> Examined:
    """Check data that was typed in: its mistakes, or options for a table."""
    return await asyncio.to_thread(examine, service(request, Catalog).load(game), data)


HANDLERS = [games, texts, rules, workshop, examine_typed]
