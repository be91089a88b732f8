"""What a route demands before it is asked: a token's scope, that one has not asked too much, and
that this node knows what the others have written about the table it is about.

A route says so in its `opt`: `scope` ("read" for GET and "play" for the rest, unless it says
otherwise) and `limit`, a kind of `people.limits` ("change" for what is not reading, unless it says
otherwise). "account" is a scope that no token has.
"""

from typing import Any

from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler

from tambo.house.accounts.sessions import visitor_of
from tambo.house.platform.errors import HouseError
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.platform.requests import AnyConnection, counted_as, service
from tambo.house.tables.registry import Registry

READING = {"GET", "HEAD", "OPTIONS"}


def scope_of(handler: BaseRouteHandler) -> str:
    """The scope a token must have for a route."""
    methods: set[Any] = set(getattr(handler, "http_methods", {"GET"}))
    return str(handler.opt.get("scope", "read" if methods <= READING else "play"))


def limit_of(handler: BaseRouteHandler) -> str | None:
    """The kind of limit a route counts against, besides the one for all requests."""
    methods: set[Any] = set(getattr(handler, "http_methods", {"GET"}))
    kind = handler.opt.get("limit", None if methods <= READING else "change")
    return None if kind is None else str(kind)


class Admission:
    """A guard of the application. Called before every route."""

    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits

    def __call__(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        visitor = visitor_of(connection)
        if not visitor.may(scope_of(handler)):
            raise HouseError("token.scope")
        kind = limit_of(handler)
        if kind is not None:
            self._limits.take(kind, *counted_as(connection))


async def keep_up(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """A guard of the application: no request gets an older answer than the one before it, though
    another node gave that. A socket is brought up to date when it is greeted."""
    table = connection.path_params.get("table")
    if table is not None and connection.scope["type"] == ScopeType.HTTP:
        await service(connection, Registry).keep_up(table)
