"""Everything about notices, opened together: the eye on the turns, the outbox, the ways out."""

import time
from collections.abc import Callable

from tambo.house.notifications.delivery import Delivery, Sender
from tambo.house.notifications.outside import Outside
from tambo.house.notifications.senders import Mail, Push, Webhook
from tambo.house.notifications.service import Notices
from tambo.house.notifications.store import NoticeStore
from tambo.house.notifications.turns import Turns
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import Leases
from tambo.house.platform.patrol import Patrol
from tambo.house.settings import Settings
from tambo.house.tables.service import Tables

SECONDS_BETWEEN_DELIVERIES = 3.0
SECONDS_BETWEEN_SWEEPS = 30.0
NOBODY = "mailto:nobody@localhost"


class Office:
    """`clock` tells the time in seconds since 1970; tests turn it on."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        store: NoticeStore,
        credentials: Credentials,
        leases: Leases,
        clock: Callable[[], float] = time.time,
    ) -> None:
        base = (settings.public_url or "").rstrip("/")
        contact = f"mailto:{settings.mail_from}" if "@" in settings.mail_from else NOBODY
        self.outside = Outside(private=settings.private_notices)
        push = Push(self.outside, credentials, contact)
        webhook = Webhook(self.outside, credentials, base, clock)
        senders: dict[str, Sender] = {"push": push, "webhook": webhook}
        # Without an address of our own a mail would have no link, or one that a guest made up.
        has_mail = bool(settings.smtp_url and settings.mail_from and base)
        if has_mail and settings.smtp_url is not None:
            senders["email"] = Mail(settings.smtp_url, settings.mail_from, base, clock)
        self.turns = Turns(tables, store, clock, settings.notice_grace)
        self.notices = Notices(
            store,
            credentials,
            webhook,
            push.public_key,
            has_mail=has_mail,
            private=settings.private_notices,
            clock=clock,
            call=self.call,
        )
        self.delivery = Delivery(
            tables, self.turns, store, senders, self.notices.confirm_path, clock
        )
        self._delivering = Patrol(
            "notices", SECONDS_BETWEEN_DELIVERIES, leases, self.delivery.deliver
        )
        self._sweeping = Patrol("turns", SECONDS_BETWEEN_SWEEPS, leases, self.turns.sweep)

    def call(self) -> None:
        """Something is to be sent now."""
        self._delivering.call()

    def start(self) -> None:
        self.turns.start()
        self._delivering.start()
        self._sweeping.start()

    async def close(self) -> None:
        await self._sweeping.close()
        await self._delivering.close()
        await self.delivery.close()
        await self.turns.close()
        await self.outside.close()
