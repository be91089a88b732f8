"""What a route knows of a request: its sender, their address, and the services it may use."""

from typing import Any, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
PERMIT = "x-tambo-permit"
SERVICES = "services"
S = TypeVar("S")


def service(connection: AnyConnection, kind: type[S]) -> S:
    """A service of the house, by its class. The composition root puts them there."""
    found = connection.app.state[SERVICES][kind]
    assert isinstance(found, kind)
    return found


def player_of(connection: AnyConnection) -> str:
    """The id of the player who asks: a guest's, or an account's."""
    return str(connection.scope["tambo_player"])  # type: ignore[typeddict-item]


def counted_as(connection: AnyConnection) -> tuple[str, str]:
    """The player and the address that a request counts for. Who comes for the first time has only
    an address: a cookie that is thrown away must not buy a new allowance."""
    scope: Any = connection.scope
    return str(scope["tambo_counted"]), str(scope["tambo_address"])
