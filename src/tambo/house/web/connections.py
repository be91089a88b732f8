"""Who is connected: how many, from where, and which of them keep the house waiting.

Knows nothing of HTTP. A connection without a whole request is the first to go when its address, or
the house, has as many as it may; one with a request in work or an open socket stays. So half
requests crowd out each other, and neither open screens nor a newcomer who asks something. Sockets
may take three quarters of the places: there is always one for a request.

Behind a web server every connection comes from that server (`Settings.address_header` is set): then
addresses are not counted here but in the middleware, which knows the true ones.
"""

import asyncio
import resource
from collections import Counter, OrderedDict
from typing import Protocol

import structlog

from tambo.house.platform.addresses import network_of
from tambo.house.settings import ConnectionLimits

logger = structlog.get_logger("tambo.house.connections")
FILES_WANTED = 65_536
"""As many open files as the unit in deploy/ allows. Some containers allow a thousand million."""
SECONDS_BETWEEN_WARNINGS = 60.0


class Connection(Protocol):
    """`deadline` is when it must have done what it is waited for, on the loop's clock."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    deadline: float

    def expire(self) -> None:
        """It has waited too long, or others need its place."""


class Connections:
    """All of them. `files` is how many files the process may open."""

    def __init__(self, limits: ConnectionLimits, files: int, *, by_address: bool) -> None:
        self.limits = limits
        self._room = files - min(256, max(64, files // 8))
        self._by_address = min(limits.by_address, _share(self._room)) if by_address else None
        self._open: dict[Connection, str] = {}
        self._counts: Counter[str] = Counter()
        self._sockets: set[Connection] = set()
        self._socket_counts: Counter[str] = Counter()
        self._waiting: OrderedDict[Connection, None] = OrderedDict()
        self._waiting_at: dict[str, OrderedDict[Connection, None]] = {}
        self._stalled: dict[Connection, tuple[int, float]] = {}
        self._refused = 0
        self._crowded_out = 0
        self._warned = float("-inf")

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Connection) -> str | None:
        """Count it; the code of why not, where there is no room even if others go."""
        address = network_of(connection.client[0]) if connection.client else ""
        if self._is_full(address) and not self._crowd_out(self._waiting_at.get(address)):
            self._refused += 1
            return "connections.many"
        if len(self._open) >= self._room and not self._crowd_out(self._waiting):
            self._refused += 1
            return "house.full"
        self._open[connection] = address
        self._counts[address] += 1
        return None

    def may_be_socket(self, connection: Connection) -> bool:
        """Whether a connection may become a socket, which keeps its place until it closes."""
        if len(self._sockets) >= _share(self._room):
            return False
        here = self._socket_counts[self._open.get(connection, "")]
        return self._by_address is None or here < _share(self._by_address)

    def enter_socket(self, connection: Connection) -> None:
        """Count what took the place of a connection that has just left."""
        if self.enter(connection) is None:
            self._sockets.add(connection)
            self._socket_counts[self._open[connection]] += 1

    def leave(self, connection: Connection) -> None:
        address = self._open.pop(connection, None)
        if address is None:
            return
        self._forget(connection, address)
        self._stalled.pop(connection, None)
        _count_down(self._counts, address)
        if connection in self._sockets:
            self._sockets.discard(connection)
            _count_down(self._socket_counts, address)

    def waits(self, connection: Connection) -> None:
        """It has nothing in work: from now on it can be crowded out, after those before it."""
        address = self._open.get(connection)
        if address is not None:
            self._waiting[connection] = None
            self._waiting_at.setdefault(address, OrderedDict())[connection] = None

    def works(self, connection: Connection) -> None:
        """It has asked something, and that is whole."""
        address = self._open.get(connection)
        if address is not None:
            self._forget(connection, address)

    def sweep(self, now: float) -> None:
        """End what has waited too long, and what nobody reads at the other end."""
        for connection in list(self._open):
            if connection.deadline <= now:
                connection.expire()
            unsent = connection.transport.get_write_buffer_size()
            if not unsent:
                self._stalled.pop(connection, None)
                continue
            before, since = self._stalled.get(connection, (unsent + 1, now))
            if unsent < before:
                since = now
            self._stalled[connection] = (unsent, since)
            if now - since > self.limits.stall_seconds:
                connection.transport.abort()
        self._warn(now)

    async def watch(self) -> None:
        """Sweep for as long as the house is open."""
        loop = asyncio.get_running_loop()
        limits = self.limits
        shortest = min(limits.head_seconds, limits.body_seconds, limits.stall_seconds)
        while True:
            await asyncio.sleep(min(1.0, shortest / 4))
            try:
                self.sweep(loop.time())
            except Exception:
                logger.exception("connections.not-swept")

    def _is_full(self, address: str) -> bool:
        return self._by_address is not None and self._counts[address] >= self._by_address

    def _crowd_out(self, waiting: OrderedDict[Connection, None] | None) -> bool:
        """Close the connection that has waited longest, to make room for another."""
        if not waiting:
            return False
        longest = next(iter(waiting))
        self.leave(longest)
        self._crowded_out += 1
        longest.expire()
        return True

    def _forget(self, connection: Connection, address: str) -> None:
        self._waiting.pop(connection, None)
        here = self._waiting_at.get(address)
        if here is not None:
            here.pop(connection, None)
            if not here:
                del self._waiting_at[address]

    def _warn(self, now: float) -> None:
        """Log that there was no room, once in a while and without addresses."""
        is_due = now - self._warned >= SECONDS_BETWEEN_WARNINGS
        if is_due and (self._refused or self._crowded_out):
            logger.warning(
                "connections.crowded",
                open=len(self),
                refused=self._refused,
                crowded_out=self._crowded_out,
            )
            self._refused = self._crowded_out = 0
            self._warned = now


def _share(places: int) -> int:
    return places * 3 // 4


def _count_down(counts: Counter[str], address: str) -> None:
    counts[address] -= 1
    if not counts[address]:
        del counts[address]


def raise_file_limit() -> int:
    """Let the process open as many files as it may, within reason; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, FILES_WANTED)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return FILES_WANTED if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        # macOS allows fewer than it says.
        return soft
    return most
