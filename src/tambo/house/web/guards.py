"""What a route demands before it is asked: a token's scope, that one has not asked too much, and
that this node knows what the others have written about the table it is about.

A route says so in its `opt`: `scope` ("read" for GET and "play" for the rest, unless it says
otherwise) and `limit`, a kind of `people.limits` ("change" for what is not reading, unless it says
otherwise). "account" is a scope that no token has.
"""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler

from tambo.house.accounts.sessions import Visitor
from tambo.house.platform.errors import declined
from tambo.house.platform.ratelimit import Limits
from tambo.house.tables.creation import MOST_ROWS

READING = {"GET", "HEAD", "OPTIONS"}
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def visitor_of(connection: AnyConnection) -> Visitor:
    visitor = connection.scope["tambo_visitor"]  # type: ignore[typeddict-item]
    assert isinstance(visitor, Visitor)
    return visitor


def scope_of(handler: BaseRouteHandler) -> str:
    """The scope a token must have for a route."""
    methods: set[Any] = set(getattr(handler, "http_methods", {"GET"}))
    return str(handler.opt.get("scope", "read" if methods <= READING else "play"))


def limit_of(handler: BaseRouteHandler) -> str | None:
    """The kind of limit a route counts against, besides the one for all requests."""
    methods: set[Any] = set(getattr(handler, "http_methods", {"GET"}))
    kind = handler.opt.get("limit", None if methods <= READING else "change")
    return None if kind is None else str(kind)


def count_rows(limits: Limits, connection: AnyConnection, rows: int) -> None:
    """Count rows of a log that a request lets the house write; Declined when they are too many."""
    visitor = visitor_of(connection)
    address = str(connection.scope["tambo_address"])  # type: ignore[typeddict-item]
    person = "" if visitor.is_new else visitor.person
    limits.take("copied-rows", person, address, max(1, min(rows, MOST_ROWS)))


class Admission:
    """A guard of the application. Called before every route."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def __call__(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        visitor = visitor_of(connection)
        if not visitor.may(scope_of(handler)):
            raise declined("token.scope")
        kind = limit_of(handler)
        if kind is not None:
            address = str(connection.scope["tambo_address"])  # type: ignore[typeddict-item]
            self._limits.take(kind, "" if visitor.is_new else visitor.person, address)


async def keep_up(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """A guard of the application: no request gets an older answer than the one before it, though
    another node gave that. A socket is brought up to date when it is greeted."""
    table = connection.path_params.get("table")
    if table is not None and connection.scope["type"] == ScopeType.HTTP:
        await connection.app.state["house"].tables.registry.keep_up(table)
