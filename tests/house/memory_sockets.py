"""A screen without a network: a socket in memory, and just enough of a house behind it."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

from tambo.house.platform.ratelimit import RateLimits
from tambo.house.web.socket import Screen
from tests.house.units import Tables


class MemorySocket:
    """A socket in memory."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.gone = asyncio.Event()
        self._coming: asyncio.Queue[str] = asyncio.Queue()

    def say(self, **message: Any) -> None:
        self._coming.put_nowait(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": await self._coming.get()}

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(json.loads(message["text"]))

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = code
        self.gone.set()

    async def heard(self, kind: str) -> dict[str, Any]:
        """The newest message of a kind; waits for one."""
        while True:
            for message in self.sent[::-1]:
                if message["type"] == kind:
                    self.sent.remove(message)
                    return message
            await asyncio.sleep(0.005)


class Silent:
    """Nothing is said at the table."""

    async def say(self, *_about: Any) -> None:
        pass

    async def lines(self, *_about: Any) -> list[Any]:
        return []

    def rooms(self, *_about: Any) -> list[Any]:
        return []


async def nothing(*_about: Any) -> str:
    return ""


def screen_of(
    tables: Tables, line: MemorySocket, table: str, guest: str, limits: RateLimits | None = None
) -> Screen:
    house = SimpleNamespace(
        registry=tables.registry,
        changes=tables.changes,
        commands=tables.commands,
        access=tables.access,
        cards=tables.cards,
        joining=tables.joining,
        explanations=tables.explanations,
        presence=tables.presence,
        now=tables.now,
        bus=tables.bus,
        chat=Silent(),
        pages=SimpleNamespace(build=lambda: ""),
        notes=SimpleNamespace(read=nothing),
        limits=limits or RateLimits(is_on=False),
        settings=SimpleNamespace(message_limit=10_000),
    )
    return Screen(cast(Any, line), cast(Any, house), table, guest)
