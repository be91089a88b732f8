"""Errors over HTTP: whatever goes wrong is answered with an `ErrorMessage`, never a traceback."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from tambo.core.errors import TamboError
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.errors import HouseError, status_of
from tambo.house.platform.wire import ErrorMessage, error_message
from tambo.house.web.middleware import retry_after

logger = structlog.get_logger("tambo.house.web")
CODES = {404: "not-found", 405: "method", 413: "too-big"}

AnyRequest = Request[Any, Any, Any]


def on_tambo_error(_request: AnyRequest, error: TamboError) -> Response[ErrorMessage]:
    message = error_message(error)
    headers = {name.decode(): value.decode() for name, value in retry_after(error)}
    status = status_of(error)
    return Response(message, status_code=status, headers=headers, media_type="application/json")


def on_http_exception(request: AnyRequest, error: HTTPException) -> Response[ErrorMessage]:
    if error.status_code >= 500:
        return on_any_error(request, error)
    return on_tambo_error(request, HouseError(CODES.get(error.status_code, "malformed")))


def on_any_error(request: AnyRequest, error: Exception) -> Response[ErrorMessage]:
    logger.error("request.failed", path=_route(request), exc_info=error)
    return on_tambo_error(request, HouseError("internal"))


def on_deep_nesting(request: AnyRequest, _error: RecursionError) -> Response[ErrorMessage]:
    """A body of brackets in brackets that nobody can read."""
    return on_tambo_error(request, HouseError("malformed"))


def on_storage_error(request: AnyRequest, error: Exception) -> Response[ErrorMessage]:
    """The database is away for the moment: the client may try again later."""
    if not is_outage(error):
        return on_any_error(request, error)
    logger.error("storage.failed", path=_route(request), exc_info=error)
    return on_tambo_error(request, HouseError("storage"))


def _route(request: AnyRequest) -> str:
    """The path without a token that it may carry."""
    return request.url.path.partition("/join/")[0]
