"""The same crowd for any server: sockets in matches, moves at a steady rate, and what they took.

The schedule is fixed beforehand and a move counts from the moment it was due, so that a server
which stalls cannot make its own figures better by slowing the crowd down.
"""

import asyncio
import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec
import psutil


class Figures(msgspec.Struct, frozen=True):
    """Times in milliseconds, from when a move was due to when the last screen had it."""

    name: str
    sockets: int
    matches: int
    seconds: float
    moves: int
    failed: int
    median: float
    p95: float
    p99: float
    worst: float
    server_cores: float
    crowd_cores: float


class Match(ABC):
    """A match with its screens, all connected."""

    @abstractmethod
    async def move(self) -> None:
        """Make one move; returns when every screen has been shown it."""

    @abstractmethod
    async def renew(self) -> None:
        """Begin another match with the same people if this one is over."""

    @abstractmethod
    async def close(self) -> None: ...


class Place(ABC):
    """A running server."""

    name: str
    process: int

    @abstractmethod
    async def open_match(self, number: int) -> Match: ...

    @abstractmethod
    async def close(self) -> None: ...


async def measure(
    place: Place,
    matches: int,
    screens: int,
    rate: float,
    seconds: float,
    tell: Callable[[str], None],
) -> Figures:
    """Fill a server with matches, then move in each in turn."""
    tables = []
    for number in range(matches):
        tables.append(await place.open_match(number))
        if number % 50 == 49:
            tell(f"{place.name}: {number + 1} matches open")
    took: list[float] = []
    failed = told = 0
    locks = [asyncio.Lock() for _ in tables]

    async def one(number: int, due: float) -> None:
        nonlocal failed
        try:
            async with locks[number]:
                await asyncio.wait_for(tables[number].move(), 30)
                took.append((time.monotonic() - due) * 1000)
                await tables[number].renew()
        except Exception as error:
            failed += 1
            tell(f"{place.name}: a move failed: {type(error).__name__} {error}")

    # The crowd's own pauses are none of the server's.
    gc.collect()
    gc.disable()
    server, crowd = psutil.Process(place.process), psutil.Process()
    spent = _spent(server), _spent(crowd)
    begin = time.monotonic()
    under_way: set[asyncio.Task[None]] = set()
    for number in range(int(rate * seconds)):
        due = begin + number / rate
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        task = asyncio.create_task(one(number % matches, due))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
        if number % int(rate * 60) == 0 and len(took) > told:
            fresh, told = sorted(took[told:]), len(took)
            tell(f"{place.name}: {number} moves, p99 of the last minute {_at(fresh, 0.99):.0f} ms")
    if under_way:
        await asyncio.wait(under_way)
    passed = time.monotonic() - begin
    gc.enable()
    cores = [(_spent(p) - was) / passed for p, was in zip((server, crowd), spent, strict=True)]
    for table in tables:
        await table.close()
    took.sort()
    return Figures(
        name=place.name,
        sockets=matches * screens,
        matches=matches,
        seconds=passed,
        moves=len(took),
        failed=failed,
        median=_at(took, 0.5),
        p95=_at(took, 0.95),
        p99=_at(took, 0.99),
        worst=took[-1],
        server_cores=cores[0],
        crowd_cores=cores[1],
    )


def _at(took: list[float], share: float) -> float:
    return took[min(len(took) - 1, int(share * len(took)))]


def _spent(process: psutil.Process) -> float:
    """Processor time of a process and its children."""
    total = 0.0
    for one in [process, *process.children(recursive=True)]:
        try:
            times = one.cpu_times()
            total += times.user + times.system
        except psutil.NoSuchProcess:
            continue
    return total
