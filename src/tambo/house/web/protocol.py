"""HTTP and WebSocket connections that take no more than they may: bytes, lines, time.

uvicorn has two parsers. httptools (C) sets no limit to a request's head: one connection could fill
the memory with headers. h11 (Python) limits its bytes, for about 0.15 ms of processor a request
(docs/design.md has the figures); neither limits time. So it is httptools with limits put around it,
which cost too little to measure: what the parser has taken in without giving anything back is
counted, in pieces no larger than the limit, and `Connections` looks at the time.

An error is answered with an `ErrorMessage`, as everywhere; never in the middle of another answer.
"""

import functools
from http import HTTPStatus
from math import inf
from typing import Any

import httptools
import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import MAX_LINE_LENGTH, Request

from tambo.house.platform.errors import HouseError
from tambo.house.platform.wire import error_message
from tambo.house.web.connections import Connections
from tambo.house.web.middleware import HEADERS

PIPELINED = 16
"""Requests that may wait behind another on a connection. Browsers send none."""
SLACK = 4 * 1024 * 1024
"""Bytes of a body that are thrown away after its request was answered, before that is ended."""

BODY_HEADERS = (b"content-length", b"transfer-encoding")


class GuardedConfig(uvicorn.Config):
    """uvicorn's settings, and where its connections are counted."""

    guarded: Connections


class GuardedHttp(HttpToolsProtocol):
    """A connection over HTTP. Until when it may take for what it does now is in `deadline`."""

    def __init__(self, config: GuardedConfig, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.deadline = inf
        self._all = config.guarded
        self._limits = config.guarded.limits
        self._unread = 0
        self._lines = 0
        self._size = 0
        self._thrown_away = 0
        self._awaits_head = True
        self._is_idle = False
        self._error = "malformed"

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.deadline = self.loop.time() + self._limits.head_seconds
        why_not = self._all.enter(self)
        if why_not is not None:
            self._refuse(why_not)
        self._all.waits(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._is_idle:
            self._is_idle = False
            self.deadline = self.loop.time() + self._limits.head_seconds
        while data and not self.transport.is_closing():
            room = self._limits.head_bytes - self._unread
            if room <= 0:
                self._refuse("headers.too-large" if self.headers else "url.too-long")
                return
            piece, data = data[:room], data[room:]
            self._unread += len(piece)
            if not self._feed(piece):
                return

    def _feed(self, piece: bytes) -> bool:
        """Have a piece parsed; whether the next one should be."""
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return False
        except httptools.HttpParserError:
            self._refuse(self._error)
            return False
        return True

    # What the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._lines = self._size = self._thrown_away = 0
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests one after the other")

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._limits.url_bytes:
            self._error = "url.too-long"
            raise ValueError(self._error)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line, before the body or after its last chunk."""
        self._lines += 1
        self._size += len(name) + len(value)
        limits = self._limits
        if self._lines > limits.header_lines or self._size > limits.head_bytes:
            self._error = "headers.too-large"
            raise ValueError(self._error)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._unread = 0
        self.deadline = self.loop.time() + self._limits.body_seconds
        super().on_headers_complete()
        self._awaits_head = False

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        if self.cycle is not None and self.cycle.response_complete:
            self._thrown_away += len(body)
            if self._thrown_away > SLACK:
                self.transport.abort()
                return
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        self._awaits_head = True
        self.deadline = inf
        self._all.works(self)
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._rest()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._awaits_head and not self.pipeline and self.cycle.response_complete:
            self._rest()

    def handle_websocket_upgrade(self) -> None:
        why_not = self._why_no_socket()
        if why_not is not None:
            self._refuse(why_not)
            return
        self.deadline = inf
        self._all.leave(self)
        super().handle_websocket_upgrade()

    def _why_no_socket(self) -> str | None:
        """The library for sockets reads the head again: it takes no longer line, and would
        wait for a body."""
        longest = max(len(name) + len(value) for name, value in self.headers)
        if max(longest, len(self.url)) + len("GET  HTTP/1.1\r\n") > MAX_LINE_LENGTH:
            return "headers.too-large"
        is_busy = self.cycle is not None and not self.cycle.response_complete
        if is_busy or any(name in BODY_HEADERS for name, _ in self.headers):
            return "malformed"
        return None if self._all.may_be_socket(self) else "sockets.many"

    # What is over

    def expire(self) -> None:
        """The time for a head or a body is over, or another connection needs the place."""
        if self._is_idle:
            self.deadline = inf
            self.transport.close()
        else:
            self._refuse("request.timeout")

    def _rest(self) -> None:
        """Wait for the next request."""
        self._is_idle = self._unread == 0
        limits = self._limits
        patience = limits.idle_seconds if self._is_idle else limits.head_seconds
        self.deadline = self.loop.time() + patience
        self._all.waits(self)

    def _refuse(self, code: str) -> None:
        """Send the reason and close; send nothing while an earlier request is being answered."""
        self.deadline = inf
        if self.transport.is_closing():
            return
        cycle = self.cycle
        if self._awaits_head or cycle is None:
            may_speak = cycle is None or cycle.response_complete
        else:
            # The rest of a body stays away: if its request was not answered yet, this answers it.
            may_speak = not cycle.response_started and not self.pipeline
            cycle.disconnected = True
            cycle.message_event.set()
        if may_speak:
            self.transport.write(_answer(code))
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket. After its handshake it has all the time it wants, if it answers pings."""

    def __init__(self, config: GuardedConfig, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self._all = config.guarded
        self.deadline = self.loop.time() + self._all.limits.head_seconds

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._all.enter_socket(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        self.deadline = inf
        super().handle_connect(event)

    def handle_parser_exception(self) -> None:
        if self.handshake_initiated:
            super().handle_parser_exception()
        else:
            self._refuse("malformed")

    def keepalive_timeout(self) -> None:
        """Nobody reads at the other end: what is left to send would keep the file open."""
        super().keepalive_timeout()
        self.transport.abort()

    def expire(self) -> None:
        """The handshake was not complete in time."""
        self._refuse("request.timeout")

    def _refuse(self, code: str) -> None:
        self.deadline = inf
        if not self.transport.is_closing():
            self.transport.write(_answer(code))
            self.transport.close()


@functools.cache
def _answer(code: str) -> bytes:
    error = HouseError(code)
    body = msgspec.json.encode(error_message(error))
    status = HTTPStatus(error.status)
    headers = [
        *HEADERS,
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    lines = [f"HTTP/1.1 {status.value} {status.phrase}".encode()]
    lines += [name + b": " + value for name, value in headers]
    return b"\r\n".join([*lines, b"", body])
