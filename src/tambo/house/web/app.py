"""The application: routes and socket around a house, behind the gate."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.types import ASGIApp

from tambo.core.errors import TamboError
from tambo.house.credentials import Credentials, read_key
from tambo.house.people.doors import Doors
from tambo.house.people.limits import Limits
from tambo.house.settings import Settings
from tambo.house.shelf import Shelf, house_shelf
from tambo.house.storage.interface import StoreUnusable
from tambo.house.storage.outage import outages
from tambo.house.storage.people import PeopleStore
from tambo.house.storage.sql import SqlStore
from tambo.house.storage.sqlite import open_sqlite
from tambo.house.web import asks_routes, lobby_routes
from tambo.house.web.admission import Admission, keep_up
from tambo.house.web.api_routes import HANDLERS as API_HANDLERS
from tambo.house.web.api_routes import described, openapi_config
from tambo.house.web.cups_routes import HANDLERS as CUPS_HANDLERS
from tambo.house.web.gate import Gate
from tambo.house.web.house import open_house
from tambo.house.web.notices_routes import HANDLERS as NOTICES_HANDLERS
from tambo.house.web.people_routes import HANDLERS as PEOPLE_HANDLERS
from tambo.house.web.problems import (
    on_any_error,
    on_deep_nesting,
    on_http_exception,
    on_storage_error,
    on_tambo_error,
)
from tambo.house.web.ratings_routes import HANDLERS as RATINGS_HANDLERS
from tambo.house.web.review_routes import HANDLERS as REVIEW_HANDLERS
from tambo.house.web.routes import HANDLERS
from tambo.house.web.socket import table_socket
from tambo.house.web.talk_routes import HANDLERS as TALK_HANDLERS

ROUTES: list[HTTPRouteHandler | WebsocketRouteHandler] = [
    *described(
        [
            *HANDLERS,
            *PEOPLE_HANDLERS,
            *asks_routes.HANDLERS,
            *lobby_routes.HANDLERS,
            *REVIEW_HANDLERS,
            *TALK_HANDLERS,
            *RATINGS_HANDLERS,
            *CUPS_HANDLERS,
            *NOTICES_HANDLERS,
            *API_HANDLERS,
        ]
    ),
    table_socket,
]


def create_app(
    settings: Settings, shelf: Shelf | None = None, limits: Limits | None = None
) -> ASGIApp:
    """The house as an ASGI application, holding its database until it has run.

    StoreInUse and StoreUnusable say why that cannot be.
    """
    games = shelf or house_shelf()
    try:
        credentials = Credentials(read_key(settings.key_file))
    except OSError as error:
        raise StoreUnusable(str(settings.key_file), str(error.strerror)) from error
    store = _open_store(settings)
    doors = Doors(PeopleStore(store.writer, store.reader), credentials)
    limits = limits or Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings, store, games, credentials, doors, limits) as house:
            app.state["house"] = house
            yield

    app = Litestar(
        route_handlers=ROUTES,
        guards=[Admission(limits), keep_up],
        lifespan=[lifespan],
        exception_handlers={
            TamboError: on_tambo_error,
            HTTPException: on_http_exception,
            RecursionError: on_deep_nesting,
            **dict.fromkeys(outages(), on_storage_error),
            Exception: on_any_error,
        },
        request_max_body_size=settings.body_limit,
        openapi_config=openapi_config(),
        logging_config=None,
    )
    return Gate(app, settings, credentials, doors, limits)


def _open_store(settings: Settings) -> SqlStore:
    if settings.database_url is None:
        return open_sqlite(settings.database)
    from tambo.house.storage.postgres import open_postgres

    return open_postgres(settings.database_url)
