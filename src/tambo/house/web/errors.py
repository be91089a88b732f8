"""Errors over HTTP: everything that goes wrong is answered with a `Problem`, never a traceback."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from tambo.core.errors import TamboError
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.errors import declined, status_of
from tambo.house.platform.wire import Problem, said
from tambo.house.web.middleware import retry_after

logger = structlog.get_logger("tambo.house.web")
CODES = {404: "not-found", 405: "method", 413: "too-big"}

AnyRequest = Request[Any, Any, Any]


def on_tambo_error(_request: AnyRequest, error: TamboError) -> Response[Problem]:
    problem = Problem(error.code, said(error.phrase), error.clause)
    headers = {name.decode(): value.decode() for name, value in retry_after(error)}
    status = status_of(error)
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def on_http_exception(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return on_any_error(request, error)
    return on_tambo_error(request, declined(CODES.get(error.status_code, "malformed")))


def on_any_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("request.failed", path=_route(request), exc_info=error)
    return on_tambo_error(request, declined("internal"))


def on_deep_nesting(request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """A body of brackets in brackets that nobody can read."""
    return on_tambo_error(request, declined("malformed"))


def on_storage_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The database is gone for the moment: whoever asks again later is answered."""
    if not is_outage(error):
        return on_any_error(request, error)
    logger.error("storage.failed", path=_route(request), exc_info=error)
    return on_tambo_error(request, declined("storage"))


def _route(request: AnyRequest) -> str:
    """The path without a token that it may carry."""
    return request.url.path.partition("/join/")[0]
