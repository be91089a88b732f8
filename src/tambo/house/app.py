"""The application: routes and socket around a house, behind the middleware."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.types import ASGIApp

from tambo.core.errors import TamboError
from tambo.house.accounts import routes as accounts
from tambo.house.accounts.sessions import Visitors
from tambo.house.accounts.store import AccountStore
from tambo.house.analysis import routes as analysis
from tambo.house.catalog import routes as catalog
from tambo.house.catalog.games import Catalog, house_catalog
from tambo.house.chat import routes as chat
from tambo.house.composition import open_house
from tambo.house.lobby import routes as lobby
from tambo.house.moderation import routes as moderation
from tambo.house.notifications import routes as notifications
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.errors import StoreUnusable
from tambo.house.platform.database.outage import outages
from tambo.house.platform.database.sqlite import open_sqlite
from tambo.house.platform.identity import Credentials, read_key
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.platform.requests import SERVICES
from tambo.house.ratings import routes as ratings
from tambo.house.settings import Settings
from tambo.house.tables import routes as tables
from tambo.house.tables import routes_proposals as proposals
from tambo.house.timekeeping import routes as timekeeping
from tambo.house.tournaments import routes as tournaments
from tambo.house.web import routes as house
from tambo.house.web import schema
from tambo.house.web.error_handlers import (
    on_any_error,
    on_deep_nesting,
    on_http_exception,
    on_storage_error,
    on_tambo_error,
)
from tambo.house.web.guards import Admission, keep_up
from tambo.house.web.middleware import Middleware
from tambo.house.web.schema import described, openapi_config
from tambo.house.web.socket_route import table_socket

SUBJECTS = (
    catalog,
    tables,
    proposals,
    accounts,
    lobby,
    timekeeping,
    analysis,
    chat,
    moderation,
    ratings,
    tournaments,
    notifications,
    schema,
    house,
)
ROUTES: list[HTTPRouteHandler | WebsocketRouteHandler] = [
    *described([handler for subject in SUBJECTS for handler in subject.HANDLERS]),
    table_socket,
]


def create_app(
    settings: Settings, catalog: Catalog | None = None, limits: RateLimits | None = None
) -> ASGIApp:
    """The house as an ASGI application, holding its database until it has run.

    StoreInUse and StoreUnusable say why that cannot be.
    """
    games = catalog or house_catalog()
    try:
        credentials = Credentials(read_key(settings.key_file))
    except OSError as error:
        raise StoreUnusable(str(settings.key_file), str(error.strerror)) from error
    store = _open_store(settings)
    visitors = Visitors(store, AccountStore(), credentials, settings.now)
    limits = limits or RateLimits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings, store, games, credentials, visitors, limits) as opened:
            app.state["house"] = opened
            app.state[SERVICES] = opened.services()
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
    return Middleware(app, settings, credentials, visitors, limits)


def _open_store(settings: Settings) -> Database:
    if settings.database_url is None:
        return open_sqlite(settings.database)
    from tambo.house.platform.database.postgres import open_postgres

    return open_postgres(settings.database_url)
