"""A house reduced to tables and their notifications, for tests without any web."""

from typing import Any

from tambo.house.notifications.store import NotificationStore
from tambo.house.notifications.wire import NotificationSummary
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import LocalLeases
from tambo.house.platform.tasks import Supervisor
from tambo.house.settings import Settings
from tests.house.clock import Clock
from tests.house.conftest import KEY
from tests.house.sample_house import sample_catalog
from tests.house.subjects import notifications_over
from tests.house.units import TestStore, tables_over

GRACE = 30.0
BASE = "https://house.test"


class NotificationHouse:
    """Tables and their notifications, at a time of our own."""

    def __init__(self, store: TestStore, clock: Clock, **settings: Any) -> None:
        self.clock = clock
        self.jobs = Supervisor()
        self.credentials = Credentials(KEY)
        self.tables = tables_over(
            store, sample_catalog(), InProcessBus(), self.credentials, now=clock, known_seeds=True
        )
        wanted = {
            "private_notifications": True,
            "public_url": BASE,
            "notification_grace": GRACE,
            **settings,
        }
        self.notification_jobs = notifications_over(
            Settings(**wanted),
            store,
            self.tables,
            NotificationStore(),
            self.credentials,
            self.jobs,
            LocalLeases(),
            clock,
        )
        self.notifications = self.notification_jobs.notifications
        self.notification_jobs.turns.start()

    async def close(self) -> None:
        await self.notification_jobs.close()
        await self.jobs.close()

    async def pass_time(self, seconds: float) -> None:
        """Let what is under way be written down, wait, and deliver."""
        await self.notification_jobs.turns.drained()
        self.clock.now += seconds
        await self.notification_jobs.delivery.deliver()

    async def told(self, person: str) -> list[NotificationSummary]:
        return (await self.notifications.page(person)).notifications

    async def states(self, person: str) -> list[str]:
        return [card.status for card in await self.told(person)]
