"""The API described: what every operation of the HTTP schema says, and the socket's own document.

OpenAPI is made by the framework from the handlers; here it learns of errors, scopes and limits.
"""

from typing import Any

from litestar import Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import tambo
from tambo.house.platform.identity import COOKIE
from tambo.house.platform.wire import ErrorMessage
from tambo.house.web.asyncapi import asyncapi_document
from tambo.house.web.guards import scope_of
from tambo.house.web.schema_games import with_games

ERRORS = {
    400: "The house cannot read the request.",
    401: "The token is unknown or was revoked.",
    403: "Not yours to do, or not with this token.",
    404: "There is no such thing.",
    409: "Not now: the state of things does not allow it.",
    422: "The house can read the request and cannot grant it.",
    429: "Too much at once; `Retry-After` says when to come again.",
    503: "The house cannot do it just now. Nothing has changed.",
}
ABOUT = """\
Every screen of the house uses this API, and so can your programs. Make a token on the account page
and send it as `Authorization: Bearer tambo_...`; its scopes are `read` and `play`. Every error is
an `ErrorMessage`: a `code` for programs, `said` for people (a key of the catalogues with its
arguments), and the clause of the rules it rests on, if any. What happens at a table travels over
its socket: see `/api/asyncapi`. What a seat sees of a game, and what can happen in it, are the
schemas `TikiView` and `TikiEvent`, and so on. A worked example is in docs/api.md.
"""


class Document(JsonRenderPlugin):
    """The framework's document with the types of the games."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_games(openapi_schema))


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tambo",
        version=tambo.__version__,
        description=ABOUT,
        path="/api/schema",
        render_plugins=[Document()],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="Of an account."),
                "cookie": SecurityScheme(
                    type="apiKey", security_scheme_in="cookie", name=COOKIE, description="Browsers."
                ),
            },
        ),
        security=[{"token": []}, {"cookie": []}],
    )


def described(handlers: list[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The handlers with what can go wrong and who may call them."""
    for handler in handlers:
        scope = scope_of(handler)
        handler.responses = {
            status: ResponseSpec(ErrorMessage, generate_examples=False, description=why)
            for status, why in ERRORS.items()
        }
        if scope == "account":
            handler.security = [{"cookie": []}]
        handler.tags = ["account" if scope == "account" else f"scope {scope}"]
    return handlers


@get("/api/asyncapi", sync_to_thread=False)
def asyncapi() -> dict[str, Any]:
    """The messages over a table's socket, as an AsyncAPI document."""
    return asyncapi_document()


HANDLERS = [asyncapi]
