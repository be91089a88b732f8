"""What people can set about their notifications, and what has become of those already sent."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Literal
from urllib.parse import urlsplit

from tambo.house.notifications.model import ChannelRow, NotificationRow
from tambo.house.notifications.outside import checked_url
from tambo.house.notifications.senders import Webhook
from tambo.house.notifications.store import NotificationStore
from tambo.house.notifications.wire import (
    Channel,
    ChannelRequest,
    ChannelSummary,
    Frequency,
    NotificationPage,
    NotificationSummary,
)
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials

MOST_CHANNELS = 10
SHOWN = 30
ADDRESS = re.compile(r"[^\s@<>\"(),:;\\\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*", re.ASCII)
KEY = re.compile(r"[A-Za-z0-9_-]{16,200}=*")


class Notifications:
    """`call` says that something is to be sent now."""

    def __init__(
        self,
        db: Database,
        store: NotificationStore,
        credentials: Credentials,
        webhook: Webhook,
        push_key: str,
        *,
        has_mail: bool,
        private: bool,
        clock: Now,
        call: Callable[[], None],
    ) -> None:
        self._db = db
        self._store = store
        self._credentials = credentials
        self._webhook = webhook
        self._push_key = push_key
        self._has_mail = has_mail
        self._private = private
        self._clock = clock
        self._call = call

    async def page(self, player_id: str) -> NotificationPage:
        async with self._db.read() as tx:
            return await self._page(tx, player_id)

    async def _page(self, tx: Tx, player_id: str) -> NotificationPage:
        channels = await self._store.channels_of(tx, [player_id])
        sent = await self._store.sent_to(tx, player_id, SHOWN)
        kinds = {channel.id: channel.kind for channel in channels}
        return NotificationPage(
            push_key=self._push_key,
            has_mail=self._has_mail,
            channels=[self._card(channel) for channel in channels],
            notifications=[_notification_card(row, kinds[row.channel], game) for row, game in sent],
        )

    async def add(self, wish: ChannelRequest, player_id: str) -> NotificationPage:
        """A channel of the caller's, together with the mail that confirms it."""
        target = self._target(wish)
        digest = hashlib.sha256(f"{wish.kind} {_key_of(target)}".encode()).hexdigest()
        row = ChannelRow(
            id=secrets.token_hex(12),
            player_id=player_id,
            kind=wish.kind,
            target=target,
            target_hash=digest,
            frequency=wish.frequency,
            language=wish.language,
            status="unconfirmed" if wish.kind == "email" else "on",
            created=self._clock(),
        )
        async with self._db.transaction() as tx:
            channels = await self._store.channels_of(tx, [player_id])
            is_known = any(channel.target_hash == digest for channel in channels)
            if len(channels) >= MOST_CHANNELS and not is_known:
                raise HouseError("notification.many", limit=MOST_CHANNELS)
            channel = await self._store.add_channel(tx, row)
            if wish.kind == "email" and not is_known:
                await self._queue(tx, channel, "confirm", "confirm")
            return await self._page(tx, player_id)

    async def set_frequency(
        self, channel: str, frequency: Frequency, player_id: str
    ) -> NotificationPage:
        async with self._db.transaction() as tx:
            await self._mine(tx, channel, player_id)
            await self._store.change_channels(tx, [channel], frequency=frequency)
            return await self._page(tx, player_id)

    async def remove(self, channel: str, player_id: str) -> NotificationPage:
        async with self._db.transaction() as tx:
            await self._mine(tx, channel, player_id)
            await self._store.remove_channel(tx, channel)
            return await self._page(tx, player_id)

    async def test(self, channel: str, player_id: str) -> NotificationPage:
        """Send something now, to see whether it arrives; once a minute at most."""
        async with self._db.transaction() as tx:
            found = await self._mine(tx, channel, player_id)
            kind: Literal["test", "confirm"] = "test"
            if found.status == "unconfirmed":
                kind = "confirm"
            await self._queue(tx, channel, kind, f"{kind} {int(self._clock() // 60)}")
            return await self._page(tx, player_id)

    async def confirm(self, token: str) -> None:
        """Who has the token has read the mail, so the address is theirs."""
        channel, _, proof = token.partition(".")
        async with self._db.transaction() as tx:
            found = await self._store.channel(tx, channel)
            if found is None or not hmac.compare_digest(proof, self._proof(found)):
                raise HouseError("notification.token")
            if found.status == "unconfirmed":
                await self._store.change_channels(tx, [channel], status="on")

    def confirm_path(self, channel: ChannelRow) -> str:
        return f"/notifications?confirm={channel.id}.{self._proof(channel)}"

    def _proof(self, channel: ChannelRow) -> str:
        key = self._credentials.derived("mail")
        told = f"{channel.id} {channel.target.get('address', '')}"
        return hmac.digest(key, told.encode(), "sha256").hex()[:32]

    async def _queue(
        self, tx: Tx, channel: str, kind: Literal["test", "confirm"], subject: str
    ) -> None:
        now = self._clock()
        row = NotificationRow(secrets.token_hex(16), channel, kind, subject, None, -1, 0, now, now)
        await self._store.queue(tx, [row])
        tx.after_commit(self._call)

    async def _mine(self, tx: Tx, channel: str, player_id: str) -> ChannelRow:
        found = await self._store.channel(tx, channel)
        if found is None or found.player_id != player_id:
            raise HouseError("notification.channel")
        return found

    def _target(self, wish: ChannelRequest) -> dict[str, str]:
        if wish.kind == "email":
            if not self._has_mail:
                raise HouseError("notification.mail-off")
            if not ADDRESS.fullmatch(wish.address) or len(wish.address) > 200:
                raise HouseError("notification.address")
            return {"address": wish.address}
        try:
            checked_url(wish.address, private=self._private)
        except ValueError:
            raise HouseError("notification.url") from None
        if wish.kind == "webhook":
            return {"url": wish.address}
        if not KEY.fullmatch(wish.p256dh) or not KEY.fullmatch(wish.auth):
            raise HouseError("malformed")
        return {"endpoint": wish.address, "p256dh": wish.p256dh, "auth": wish.auth}

    def _card(self, channel: ChannelRow) -> ChannelSummary:
        return ChannelSummary(
            id=channel.id,
            kind=channel.kind,
            label=_label(channel),
            frequency=channel.frequency,
            status=channel.status,
            secret=self._webhook.secret_of(channel.id) if channel.kind == "webhook" else None,
        )


def _key_of(target: dict[str, str]) -> str:
    return target.get("endpoint") or target.get("url") or target["address"].lower()


def _label(channel: ChannelRow) -> str:
    """What the person knows the channel by. A push address is the browser's secret."""
    if channel.kind == "push":
        return urlsplit(channel.target["endpoint"]).hostname or ""
    return channel.target.get("url") or channel.target.get("address", "")


def _notification_card(
    row: NotificationRow, kind: Channel, game: str | None
) -> NotificationSummary:
    return NotificationSummary(
        kind=row.kind,
        channel=kind,
        game=game,
        table=row.table,
        status=row.status,
        reason=row.reason or None,
        detail=row.detail,
        attempts=row.attempts,
        at=row.created if row.ended is None else row.ended,
        due=row.due if row.status == "queued" else None,
    )
