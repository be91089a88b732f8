"""Hints that a table has changed. A hint carries no data: its receiver reads the table itself.

So a lost, doubled or late hint does no harm, a slow listener never builds up a backlog, and no
secret can travel this way. Between nodes the same interface goes over pub/sub (`bus_redis`).
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol


class Subscription:
    """One listener's memory of whether it was called since it last listened."""

    def __init__(self) -> None:
        self._called = asyncio.Event()

    def call(self) -> None:
        self._called.set()

    async def listen(self) -> None:
        """Wait for a call; any number of calls before are one."""
        await self._called.wait()
        self._called.clear()


class Bus(Protocol):
    def publish(self, table: str) -> None:
        """Call all listeners of a table."""

    def subscribe(self, table: str) -> AbstractContextManager[Subscription]:
        """Listen to a table for as long as the context lasts."""

    def call(self, table: str) -> None:
        """Call those who listen on this node only."""

    def listened(self) -> list[str]:
        """The tables that have listeners on this node."""

    def is_listened(self, table: str) -> bool: ...

    def on_hint(self, listener: Callable[[str], None]) -> None:
        """Call a listener with every table that another node says has changed."""


class InProcessBus:
    """A bus for a house that is one process."""

    def __init__(self) -> None:
        self._subscriptions: dict[str, set[Subscription]] = {}
        self._hint_listeners: list[Callable[[str], None]] = []

    def publish(self, table: str) -> None:
        self.call(table)

    def call(self, table: str) -> None:
        for subscription in self._subscriptions.get(table, ()):
            subscription.call()

    def listened(self) -> list[str]:
        return list(self._subscriptions)

    def is_listened(self, table: str) -> bool:
        return table in self._subscriptions

    def on_hint(self, listener: Callable[[str], None]) -> None:
        self._hint_listeners.append(listener)

    @contextmanager
    def subscribe(self, table: str) -> Iterator[Subscription]:
        subscription = Subscription()
        self._subscriptions.setdefault(table, set()).add(subscription)
        try:
            yield subscription
        finally:
            subscriptions = self._subscriptions[table]
            subscriptions.discard(subscription)
            if not subscriptions:
                del self._subscriptions[table]
