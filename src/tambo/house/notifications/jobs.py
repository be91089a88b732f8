"""Everything about notifications, opened together: the eye on the turns, the outbox, the ways
out."""

from tambo.house.catalog.games import Catalog
from tambo.house.notifications.delivery import Delivery, Sender
from tambo.house.notifications.outside import Outside
from tambo.house.notifications.senders import Mail, Push, Webhook
from tambo.house.notifications.service import Notifications
from tambo.house.notifications.store import NotificationStore
from tambo.house.notifications.turns import Turns
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import Leases, job_guard
from tambo.house.platform.presence import Presence
from tambo.house.platform.tasks import Job, Supervisor, Work
from tambo.house.settings import Settings
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.names import AccountNames
from tambo.house.tables.registry import Registry

SECONDS_BETWEEN_DELIVERIES = 3.0
SECONDS_BETWEEN_SWEEPS = 30.0
NOBODY = "mailto:nobody@localhost"


class NotificationJobs:
    """`jobs` owns what runs here; `close` ends it earlier, to write down what was sent."""

    def __init__(
        self,
        settings: Settings,
        db: Database,
        registry: Registry,
        changes: TableChanges,
        presence: Presence,
        catalog: Catalog,
        account_names: AccountNames,
        store: NotificationStore,
        credentials: Credentials,
        jobs: Supervisor,
        leases: Leases,
        clock: Now,
    ) -> None:
        base = (settings.public_url or "").rstrip("/")
        contact = f"mailto:{settings.mail_from}" if "@" in settings.mail_from else NOBODY
        self.outside = Outside(private=settings.private_notifications)
        push = Push(self.outside, credentials, contact, clock)
        webhook = Webhook(self.outside, credentials, base, clock)
        senders: dict[str, Sender] = {"push": push, "webhook": webhook}
        # Without an address of our own a mail would have no link, or one that a guest made up.
        has_mail = bool(settings.smtp_url and settings.mail_from and base)
        if has_mail and settings.smtp_url is not None:
            senders["email"] = Mail(settings.smtp_url, settings.mail_from, base, clock)
        self.turns = Turns(
            db, registry, changes, presence, store, jobs, clock, settings.notification_grace
        )
        self.notifications = Notifications(
            db,
            store,
            credentials,
            webhook,
            push.public_key,
            has_mail=has_mail,
            private=settings.private_notifications,
            clock=clock,
            call=self.call,
        )
        self.delivery = Delivery(
            db,
            registry,
            account_names,
            self.turns,
            store,
            jobs,
            catalog,
            senders,
            self.notifications.confirm_path,
            clock,
        )
        self._jobs = jobs
        self._leases = leases
        self._delivering: Job | None = None
        self._sweeping: Job | None = None

    def call(self) -> None:
        """Something is to be sent now."""
        if self._delivering is not None:
            self._delivering.call()

    def start(self) -> None:
        self.turns.start()
        self._delivering = self._every(
            SECONDS_BETWEEN_DELIVERIES, "notifications", self.delivery.deliver
        )
        self._sweeping = self._every(SECONDS_BETWEEN_SWEEPS, "turns", self.turns.sweep)

    def _every(self, seconds: float, name: str, work: Work) -> Job:
        return self._jobs.every(seconds, name, work, guard=job_guard(self._leases, name))

    async def close(self) -> None:
        for job in (self._sweeping, self._delivering):
            if job is not None:
                await job.stop()
        await self.delivery.close()
        await self.outside.close()
