"""Who hears that a table has changed: the screens, and the subjects that go on with it."""

from collections.abc import Callable, Iterable

import structlog

from tambo.house.platform.bus import Bus
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.tables")
Subscriber = Callable[[str], None]


class TableChanges:
    def __init__(self, bus: Bus, registry: Registry) -> None:
        self._bus = bus
        self._registry = registry
        self._subscribers: list[Subscriber] = []

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call a subscriber with the id of every table that changed."""
        self._subscribers.append(subscriber)

    def publish(self, table: str) -> None:
        """A table has changed: tell all nodes, screens and subscribers."""
        self._bus.publish(table)
        self.wake(table)

    def wake(self, table: str) -> None:
        """Let the subscribers of this node see whether there is something for them to do: a node
        may have died between a move and the bot's answer to it."""
        for subscriber in self._subscribers:
            try:
                subscriber(table)
            except Exception:
                logger.exception("listener.failed", table=table)

    def publish_outdated(self, tables: Iterable[str]) -> None:
        """Tables were written past the commands: all hear of it, and are given them as they are now
        when they ask."""
        for table in tables:
            self._registry.outdate(table)
            self.publish(table)

    def publish_forgotten(self, tables: Iterable[str]) -> None:
        """The same where the match may be another's from the first row on: it is rebuilt."""
        for table in tables:
            self._registry.forget(table)
            self.publish(table)
