"""What every request passes first: the host and origin it names, who sends it, and the headers
that go on every answer. Knows no route.
"""

from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tambo.house.credentials import Credentials
from tambo.house.faults import STATUS, declined
from tambo.house.settings import LOOPBACK, Settings
from tambo.house.table.frames import said
from tambo.house.wire.tables import Problem

COOKIE = "tambo_guest"
YEAR = 365 * 24 * 3600
NO_COOKIE = ("/assets/", "/healthz")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
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


class Gate:
    """An ASGI application around the application proper."""

    def __init__(self, app: ASGIApp, settings: Settings, credentials: Credentials) -> None:
        self._app = app
        self._settings = settings
        self._credentials = credentials

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        problem = self._problem(scope, headers)
        if problem is not None:
            await self._refuse(problem, scope, receive, send)
            return
        guest = self._credentials.guest_in(_cookie(headers.get(b"cookie", "")))
        fresh = guest is None
        guest = guest or self._credentials.new_guest()
        scope["tambo_guest"] = guest  # type: ignore[typeddict-unknown-key]
        cookie = self._set_cookie(guest, scope) if fresh else None

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = list(HEADERS)
                if cookie is not None and not scope["path"].startswith(NO_COOKIE):
                    extra.append((b"set-cookie", cookie))
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _problem(self, scope: Scope, headers: dict[bytes, str]) -> str | None:
        """The code of what is wrong with where a request comes from or goes to."""
        host = headers.get(b"host", "")
        if not self._is_our_host(host):
            return "host"
        changes = scope["type"] != ScopeType.HTTP or scope["method"] not in SAFE_METHODS
        origin = headers.get(b"origin")
        if not changes or origin is None or origin in self._settings.origins:
            return None
        return None if urlsplit(origin).netloc == host else "origin"

    def _is_our_host(self, host: str) -> bool:
        """A house on the loopback answers to no other name: a page elsewhere whose name was
        made to point here would otherwise be taken for our own."""
        if not self._settings.is_loopback:
            return True
        name = urlsplit(f"//{host}").hostname
        return name in LOOPBACK or host in self._settings.hosts or name in self._settings.hosts

    async def _refuse(self, code: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": code})
            return
        problem = declined(code)
        body = msgspec.json.encode(Problem(code, said(problem.phrase)))
        headers = [(b"content-type", b"application/json"), *HEADERS]
        await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _set_cookie(self, guest: str, scope: Scope) -> bytes:
        secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
        value = self._credentials.cookie_of(guest)
        return (
            f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}".encode()
        )


def _cookie(header: str) -> str | None:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header)
    except CookieError:
        return None
    return jar[COOKIE].value if COOKIE in jar else None
