"""Hints between nodes, over the pub/sub of a Redis or Valkey server.

A hint names a table, which of its seats have a screen open on the sending node, and how many
watch there; nothing else travels. A server that is down, slow or hangs costs nothing but speed: a
hint that waits is never waited for, and every node also looks at the database.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.presence import Presence
from tambo.house.platform.tasks import Supervisor

logger = structlog.get_logger("tambo.house.platform.bus")
CHANNEL = "tambo:tables"
WAITING_LIMIT = 10_000
SAID_AT_ONCE = 200
SECONDS_TO_ANSWER = 2.0
SECONDS_OF_SILENCE = 5.0
SECONDS_TO_RETURN = 0.5
HEARTBEAT = 15.0


class Hint(msgspec.Struct, frozen=True):
    node: str
    table: str
    here: list[int]
    watching: int = 0


class RedisBus(InProcessBus):
    """A bus for a house of several nodes."""

    def __init__(self, url: str, node: str, presence: Presence) -> None:
        super().__init__()
        self._redis = Redis.from_url(
            url, socket_timeout=SECONDS_TO_ANSWER, socket_connect_timeout=SECONDS_TO_ANSWER
        )
        self._subscription = Redis.from_url(url, socket_connect_timeout=SECONDS_TO_ANSWER)
        self._node = node
        self._presence = presence
        self._presence.lose_others()
        self._waiting: dict[str, None] = {}
        self._something_waits = asyncio.Event()

    def start(self, jobs: Supervisor) -> None:
        jobs.forever("bus.speak", lambda: self._connected("bus.silent", self._speak))
        jobs.forever("bus.hear", lambda: self._connected("bus.deaf", self._hear))
        jobs.forever("bus.presence", self._stay_present)

    async def close(self) -> None:
        """Leave the server, once the supervisor has ended what speaks and hears."""
        await self._redis.aclose()
        await self._subscription.aclose()

    def publish(self, table: str) -> None:
        self.call(table)
        if len(self._waiting) < WAITING_LIMIT:
            self._waiting[table] = None
            self._something_waits.set()

    async def _connected(self, event: str, work: Callable[[], Awaitable[None]]) -> None:
        """Come back soon to a server that was away: without hints this node is slow."""
        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                logger.warning(event, why=type(error).__name__)
            await asyncio.sleep(SECONDS_TO_RETURN)

    async def _speak(self) -> None:
        """Publish all waiting hints together; those that fail are published when that is possible
        again, once for each table."""
        while True:
            await self._something_waits.wait()
            self._something_waits.clear()
            while self._waiting:
                batch = list(self._waiting)[:SAID_AT_ONCE]
                hints = [self._hint(table) for table in batch]
                for table in batch:
                    del self._waiting[table]
                try:
                    await self._say(hints)
                except Exception:
                    self._waiting = dict.fromkeys(batch) | self._waiting
                    self._something_waits.set()
                    raise

    async def _say(self, hints: list[Hint]) -> None:
        async with (
            asyncio.timeout(SECONDS_TO_ANSWER),
            self._redis.pipeline(transaction=False) as line,
        ):
            for hint in hints:
                line.publish(CHANNEL, msgspec.json.encode(hint))
            await line.execute()

    def _hint(self, table: str) -> Hint:
        here, watching = self._presence.here_at(table), self._presence.watching_at(table)
        return Hint(self._node, table, here, watching)

    async def _hear(self) -> None:
        """Listen until the server is gone, or does not even answer a ping."""
        async with self._subscription.pubsub() as channel:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await channel.subscribe(CHANNEL)
            try:
                await self._listen(channel)
            finally:
                self._presence.lose_others()

    async def _listen(self, channel: Any) -> None:
        is_asked = False
        while True:
            message = await channel.get_message(timeout=SECONDS_OF_SILENCE)
            if message is None:
                if is_asked:
                    raise TimeoutError
                async with asyncio.timeout(SECONDS_TO_ANSWER):
                    await channel.ping()
                is_asked = True
                continue
            is_asked = False
            if message["type"] == "subscribe":
                self._presence.hear_others()
                self._say_who_is_here()
            elif message["type"] == "message":
                self._take(message["data"])

    def _take(self, data: bytes) -> None:
        try:
            hint = msgspec.json.decode(data, type=Hint)
        except msgspec.DecodeError:
            logger.warning("bus.malformed")
            return
        if hint.node != self._node:
            self._presence.elsewhere(hint.node, hint.table, hint.here, hint.watching)
            for listener in self._hint_listeners:
                listener(hint.table)

    async def _stay_present(self) -> None:
        """Publish again who is here, before the other nodes drop them."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._say_who_is_here()

    def _say_who_is_here(self) -> None:
        for table in self.listened():
            self.publish(table)
