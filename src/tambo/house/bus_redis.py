"""Hints between nodes, over the pub/sub of a Redis or Valkey server.

A hint names a table, which of its seats have a screen open on the sending node, and how many
watch there; nothing else travels. A server that is down costs nothing but speed: every node also
looks at the database.
"""

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tambo.house.bus import InProcessBus
from tambo.house.presence import Presence

logger = structlog.get_logger("tambo.house.bus")
CHANNEL = "tambo:tables"
WAITING_LIMIT = 10_000
SECONDS_TO_ANSWER = 2.0
SECONDS_TO_RETURN = 0.5
HEARTBEAT = 15.0


class Hint(msgspec.Struct, frozen=True):
    node: str
    table: str
    here: list[int]
    watching: int = 0


class RedisBus(InProcessBus):
    """`on_hint` hears of tables that changed on other nodes."""

    def __init__(
        self, url: str, node: str, presence: Presence, on_hint: Callable[[str], None]
    ) -> None:
        super().__init__()
        self._redis = Redis.from_url(
            url, socket_timeout=SECONDS_TO_ANSWER, socket_connect_timeout=SECONDS_TO_ANSWER
        )
        self._ear = Redis.from_url(url, socket_connect_timeout=SECONDS_TO_ANSWER)
        self._node = node
        self._presence = presence
        self._on_hint = on_hint
        self._waiting: asyncio.Queue[str] = asyncio.Queue(WAITING_LIMIT)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        work = (self._speak(), self._hear(), self._stay_present())
        self._tasks = [asyncio.create_task(part) for part in work]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await self._ear.aclose()

    def publish(self, table: str) -> None:
        self.call(table)
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(table)

    async def _speak(self) -> None:
        while True:
            table = await self._waiting.get()
            here, watching = self._presence.here_at(table), self._presence.watching_at(table)
            hint = Hint(self._node, table, here, watching)
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(hint))
            except (RedisError, OSError) as error:
                logger.warning("bus.silent", why=type(error).__name__)
                while not self._waiting.empty():
                    self._waiting.get_nowait()
                await asyncio.sleep(SECONDS_TO_RETURN)

    async def _hear(self) -> None:
        while True:
            try:
                async with self._ear.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._take(message["data"])
            except (RedisError, OSError) as error:
                logger.warning("bus.deaf", why=type(error).__name__)
            await asyncio.sleep(SECONDS_TO_RETURN)

    def _take(self, data: bytes) -> None:
        try:
            hint = msgspec.json.decode(data, type=Hint)
        except msgspec.DecodeError:
            logger.warning("bus.malformed")
            return
        if hint.node != self._node:
            self._presence.elsewhere(hint.node, hint.table, hint.here, hint.watching)
            self._on_hint(hint.table)

    async def _stay_present(self) -> None:
        """Say again who is here, before the others think them gone."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for table in self.listened():
                self.publish(table)
