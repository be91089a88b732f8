"""What every request passes first: the host and origin it names, who sends it and from where,
whether they have asked too much, and the headers that go on every answer. Knows no route.
"""

from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from tambo.core.errors import TamboError
from tambo.house.accounts.sessions import Visitor, Visitors
from tambo.house.platform.addresses import network_of
from tambo.house.platform.concurrency import ConcurrencyLimit
from tambo.house.platform.errors import HouseError, status_of
from tambo.house.platform.identity import COOKIE, Credentials, set_cookie
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.platform.wire import error_message
from tambo.house.settings import LOOPBACK, Settings

logger = structlog.get_logger("tambo.house.middleware")
NO_COOKIE = ("/assets/", "/healthz")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
BEARER = "bearer "
NO_LONGER = 4401
CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class Middleware:
    """An ASGI application around the application proper."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        credentials: Credentials,
        visitors: Visitors,
        limits: RateLimits,
    ) -> None:
        self._app = app
        self._settings = settings
        self._credentials = credentials
        self._visitors = visitors
        self._limits = limits
        most, is_on = settings.connections, settings.limits
        self._sockets = ConcurrencyLimit(
            "sockets.many", most.sockets_by_player, most.sockets_by_address, is_on=is_on
        )
        self._requests = ConcurrencyLimit(
            "too-many", most.requests_by_player, most.requests_by_address, is_on=is_on
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        is_http = scope["type"] == ScopeType.HTTP
        limit = self._requests if is_http else self._sockets
        held: tuple[str, ...] = ()
        try:
            self._check(scope, headers)
            visitor = await self._visitor(scope, headers)
            address = self._address(scope, headers)
            if not scope["path"].startswith(NO_COOKIE):
                player_id = "" if visitor.is_new else visitor.player_id
                self._limits.take("any" if is_http else "socket", player_id, address)
                held = limit.enter(player_id, address)
        except TamboError as error:
            await self._refuse(error, scope, receive, send)
            return
        except Exception:
            logger.exception("middleware.failed")
            await self._refuse(HouseError("storage"), scope, receive, send)
            return
        scope["tambo_player"] = visitor.player_id  # type: ignore[typeddict-unknown-key]
        counted = "" if visitor.is_new else visitor.player_id
        scope["tambo_counted"] = counted  # type: ignore[typeddict-unknown-key]
        scope["tambo_visitor"] = visitor  # type: ignore[typeddict-unknown-key]
        scope["tambo_address"] = address  # type: ignore[typeddict-unknown-key]
        is_secure = self._is_secure(scope, headers)
        scope["tambo_is_secure"] = is_secure  # type: ignore[typeddict-unknown-key]
        cookie: bytes | None = None
        if visitor.is_new and not scope["path"].startswith(NO_COOKIE):
            cookie = set_cookie(self._credentials.cookie_of(visitor.player_id), is_secure)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = list(HEADERS)
                own = message.get("headers", [])
                if cookie is not None and not any(name == b"set-cookie" for name, _ in own):
                    extra.append((b"set-cookie", cookie))
                message["headers"] = [*own, *extra]
            await send(message)

        async def receive_whole() -> ReceiveMessage:
            message = await receive()
            if message["type"] == "http.disconnect":
                # The client sent half a body and went away: not an error of the house to be logged.
                raise HouseError("request.timeout")
            return message

        try:
            if not is_http and (visitor.session or visitor.token):
                watched = _Watched(self._visitors, visitor, receive, send)
                await self._app(scope, watched.receive, watched.send)
            else:
                await self._app(scope, receive_whole, send_with_headers)
        finally:
            limit.leave(held)

    def _check(self, scope: Scope, headers: dict[bytes, str]) -> None:
        """HouseError when something is wrong with where a request comes from or goes to."""
        host = headers.get(b"host", "")
        if not self._is_our_host(host):
            raise HouseError("host")
        changes = scope["type"] != ScopeType.HTTP or scope["method"] not in SAFE_METHODS
        origin = headers.get(b"origin")
        if not changes or origin is None or origin in self._settings.origins:
            return
        if urlsplit(origin).netloc != host:
            raise HouseError("origin")

    def _is_our_host(self, host: str) -> bool:
        """A house on the loopback answers to no other name: a page elsewhere whose name was
        made to point here would otherwise be taken for our own."""
        if not self._settings.is_loopback:
            return True
        name = urlsplit(f"//{host}").hostname
        return name in LOOPBACK or host in self._settings.hosts or name in self._settings.hosts

    async def _visitor(self, scope: Scope, headers: dict[bytes, str]) -> Visitor:
        if scope["path"].startswith(NO_COOKIE):
            return Visitor("")
        authorization = headers.get(b"authorization", "")
        if authorization.lower().startswith(BEARER):
            return await self._visitors.by_token(authorization[len(BEARER) :].strip())
        return await self._visitors.by_cookie(_cookie(headers.get(b"cookie", "")))

    def _address(self, scope: Scope, headers: dict[bytes, str]) -> str:
        """The client's address. A header is believed only if the settings name it, and only its
        last entry, which the nearest proxy wrote."""
        trusted = self._settings.address_header
        if trusted is not None:
            told = headers.get(trusted.lower().encode(), "").rpartition(",")[2].strip()
            return network_of(told)
        client = scope.get("client")
        return network_of(client[0]) if client else ""

    def _is_secure(self, scope: Scope, headers: dict[bytes, str]) -> bool:
        """Whether the browser uses TLS, to this server or to the proxy before it."""
        if scope["scheme"] in ("https", "wss"):
            return True
        if f"https://{headers.get(b'host', '')}" in self._settings.origins:
            return True
        is_behind = self._settings.address_header is not None
        return is_behind and headers.get(b"x-forwarded-proto", "").strip() == "https"

    async def _refuse(self, error: TamboError, scope: Scope, receive: Receive, send: Send) -> None:
        body = msgspec.json.encode(error_message(error))
        headers = [(b"content-type", b"application/json"), *HEADERS, *retry_after(error)]
        kind = "http.response"
        if scope["type"] != ScopeType.HTTP:
            await receive()
            if "websocket.http.response" not in (scope.get("extensions") or {}):
                closed = {"type": "websocket.close", "code": 4403, "reason": error.code}
                await send(closed)  # type: ignore[arg-type]
                return
            kind = "websocket.http.response"
        status = status_of(error)
        start = {"type": f"{kind}.start", "status": status, "headers": headers}
        await send(start)  # type: ignore[arg-type]
        end = {"type": f"{kind}.body", "body": body, "more_body": False}
        await send(end)  # type: ignore[arg-type]


class _Watched:
    """A socket of a person who can be signed out while it is open: then nothing more passes."""

    def __init__(self, visitors: Visitors, visitor: Visitor, receive: Receive, send: Send) -> None:
        self._visitors = visitors
        self._visitor = visitor
        self._receive = receive
        self._send = send
        self._is_closed = False

    async def receive(self) -> ReceiveMessage:
        message = await self._receive()
        if message["type"] == "websocket.receive" and not await self._may_go_on():
            gone = {"type": "websocket.disconnect", "code": NO_LONGER, "reason": ""}
            return gone  # type: ignore[return-value]
        return message

    async def send(self, message: Message) -> None:
        if message["type"] != "websocket.send":
            if not self._is_closed:
                await self._send(message)
        elif await self._may_go_on():
            await self._send(message)

    async def _may_go_on(self) -> bool:
        if self._is_closed or await self._visitors.is_still(self._visitor):
            return not self._is_closed
        self._is_closed = True
        closed = {"type": "websocket.close", "code": NO_LONGER, "reason": "signed-out"}
        await self._send(closed)  # type: ignore[arg-type]
        return False


def retry_after(error: TamboError) -> list[tuple[bytes, bytes]]:
    """The header that says when to come again, where it is a matter of time."""
    seconds = error.phrase.args.get("seconds")
    return [] if seconds is None else [(b"retry-after", str(seconds).encode())]


def _cookie(header: str) -> str | None:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header)
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None
