"""Hints that a table has changed. A hint carries nothing: whoever hears it looks for himself.

So a lost, doubled or late hint does no harm, a slow listener never piles anything up, and a
secret cannot travel this way. Between nodes the same interface goes over pub/sub (`bus_redis`).
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol


class Ear:
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
        """Call everybody who listens to a table."""

    def ear(self, table: str) -> AbstractContextManager[Ear]:
        """Listen to a table for as long as the context lasts."""

    def call(self, table: str) -> None:
        """Call those who listen on this node only."""

    def listened(self) -> list[str]:
        """The tables somebody listens to on this node."""

    def is_listened(self, table: str) -> bool: ...

    def on_hint(self, listener: Callable[[str], None]) -> None:
        """Call a listener with every table that another node says has changed."""


class InProcessBus:
    """A bus for a house that is one process."""

    def __init__(self) -> None:
        self._ears: dict[str, set[Ear]] = {}
        self._hint_listeners: list[Callable[[str], None]] = []

    def publish(self, table: str) -> None:
        self.call(table)

    def call(self, table: str) -> None:
        for ear in self._ears.get(table, ()):
            ear.call()

    def listened(self) -> list[str]:
        return list(self._ears)

    def is_listened(self, table: str) -> bool:
        return table in self._ears

    def on_hint(self, listener: Callable[[str], None]) -> None:
        self._hint_listeners.append(listener)

    @contextmanager
    def ear(self, table: str) -> Iterator[Ear]:
        ear = Ear()
        self._ears.setdefault(table, set()).add(ear)
        try:
            yield ear
        finally:
            ears = self._ears[table]
            ears.discard(ear)
            if not ears:
                del self._ears[table]
