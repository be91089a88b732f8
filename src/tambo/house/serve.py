"""Opens the house on a port of this machine: what `tambo serve` calls."""

import contextlib
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType

import structlog
import uvicorn
from litestar.types import ASGIApp

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.house.app import create_app
from tambo.house.catalog.games import Catalog
from tambo.house.platform.database.errors import StoreInUse, StoreUnusable
from tambo.house.platform.tasks import Supervisor
from tambo.house.settings import Settings
from tambo.house.web.connections import Connections, raise_file_limit
from tambo.house.web.protocol import GuardedConfig, GuardedHttp, GuardedSocket
from tambo.texts import Language, say

logger = structlog.get_logger("tambo.house.serve")
PORT = 8642
PORTS_TRIED = 50
SOCKET_MESSAGE_BYTES = 256 * 1024
COLLECTED_AFTER = (10_000, 10, 10)
"""When the garbage collector looks at the young, the older and all objects. With Python's own
numbers it stops a house of a thousand sockets every twenty seconds for a quarter of a second."""


def serve(
    settings: Settings,
    port: int | None = None,
    *,
    catalog: Catalog | None = None,
    language: Language = "en",
    on_open: Callable[[str], None] | None = None,
) -> None:
    """Serve until SIGTERM or Ctrl-C, then close in order; with other games on the shelf if wanted.

    `port` None means 8642 or the next free one, 0 any free one. The address is printed once the
    house answers, and handed to `on_open`. TamboError says why the house cannot be opened.
    """
    listener = _listen(settings.host, port)
    try:
        connections = Connections(
            settings.connections,
            raise_file_limit(),
            by_address=settings.limits and settings.address_header is None,
        )
        app = create_app(settings, catalog)
        _serve(app, settings, connections, listener, _opened(listener, language, on_open))
    except StoreInUse:
        path = str(settings.database)
        raise TamboError("database.in-use", Phrase("house-in-use", {"path": path})) from None
    except StoreUnusable as error:
        raise _unusable(error) from None
    finally:
        listener.close()


def _unusable(error: StoreUnusable) -> TamboError:
    """What is wrong with the database, as a text for the admin."""
    place = {"place": error.place}
    if error.is_read_only:
        return TamboError("database.read-only", Phrase("house-read-only", place))
    phrase = Phrase("house-unusable", {**place, "why": error.why})
    return TamboError("database.unusable", phrase)


class _Server(uvicorn.Server):
    """uvicorn, saying when it is ready and looking after its connections."""

    opened: Callable[[], None]
    connections: Connections
    last_call: "_LastCall"
    jobs: Supervisor

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.jobs.forever("connections.watch", self.connections.watch)
            # What the program itself is made of stays: no need to look at it ever again.
            gc.collect()
            gc.freeze()
            gc.set_threshold(*COLLECTED_AFTER)
            self.opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.last_call.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.jobs.close()
        await super().shutdown(sockets)


class _LastCall:
    """Ends the process some time after the signal to end, whatever it still waits for.

    What was acknowledged is on disk. A thread of its own sees to it, because the loop may be busy
    and the exit of the interpreter waits for threads that may never end.
    """

    def __init__(self, seconds: float) -> None:
        self._timer = threading.Timer(seconds, self._end)
        self._timer.daemon = True
        self._is_started = False

    def start(self) -> None:
        if not self._is_started:
            self._is_started = True
            self._timer.start()

    def call_off(self) -> None:
        """Everything is closed, unless a thread is left that would keep the process from ending."""
        main = threading.main_thread()
        if all(thread is main or thread.daemon for thread in threading.enumerate()):
            self._timer.cancel()

    def _end(self) -> None:
        logger.error("house.ended-by-force")
        os._exit(1)


def _serve(
    app: ASGIApp,
    settings: Settings,
    connections: Connections,
    listener: socket.socket,
    opened: Callable[[], None],
) -> None:
    config = GuardedConfig(
        app,
        http=GuardedHttp,
        ws=GuardedSocket,
        log_config=None,
        access_log=False,
        server_header=False,
        # The middleware alone decides which header of a proxy is believed.
        proxy_headers=False,
        ws_max_size=SOCKET_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_keep_alive=settings.connections.idle_seconds,
        timeout_graceful_shutdown=settings.close_seconds,
        lifespan="on",
    )
    config.guarded = connections
    server = _Server(config)
    server.connections = connections
    server.jobs = Supervisor()
    server.last_call = _LastCall(settings.end_seconds)
    server.opened = opened
    # uvicorn passes the signal on once it has closed; ours then ends nothing more.
    before = signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listener])
    finally:
        signal.signal(signal.SIGTERM, before)
        server.last_call.call_off()
    if not server.started:
        raise TamboError("house.not-opened", Phrase("house-not-opened"))


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from the house's own."""
    wanted = [port] if port is not None else range(PORT, PORT + PORTS_TRIED)
    why = ""
    for number in wanted:
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(1024)
        except OSError as error:
            listener.close()
            why = str(error.strerror)
            continue
        listener.set_inheritable(False)
        return listener
    address = f"{host}:{wanted[0]}"
    raise TamboError("port", Phrase("house-no-port", {"address": address, "why": why}))


def _opened(
    listener: socket.socket, language: Language, on_open: Callable[[str], None] | None
) -> Callable[[], None]:
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"

    def opened() -> None:
        sys.stdout.write(say("house-open", language, address=address) + "\n")
        sys.stdout.flush()
        if on_open is not None:
            on_open(address)

    return opened
