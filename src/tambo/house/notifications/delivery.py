"""Takes what is due from the outbox and sends it: once if all goes well, again after a failure.

A notification is claimed before it is sent and closed afterwards. A node that dies in between
leaves a claim that runs out, so nothing is lost; the message then goes out with the same id as
before, by which the other side can tell that it is the same. What became of messages while the
database was away is written down when it is back, before anything else is taken.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol
from urllib.parse import urlsplit

import structlog

from tambo.house.catalog.games import Catalog
from tambo.house.notifications.errors import DeliveryFailed
from tambo.house.notifications.model import ChannelRow, NotificationRow, NotificationStatus, Outcome
from tambo.house.notifications.schedule import again
from tambo.house.notifications.store import NotificationStore
from tambo.house.notifications.traffic import SECONDS_ASIDE, Passage, Traffic
from tambo.house.notifications.turns import Turns
from tambo.house.notifications.words import (
    Item,
    Message,
    confirm_message,
    names_of,
    test_message,
    turn_message,
)
from tambo.house.platform.clock import Now, monotonic_time
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor, cancelled
from tambo.house.tables.names import AccountNames, with_present_names
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.notifications")
TAKEN_AT_ONCE = 200
SECONDS_CLAIMED = 300.0
SECONDS_TO_LOOK_AGAIN = 1.0
SECONDS_TO_CLOSE = 2.0
DAYS_KEPT = 30
DAY = 24 * 3600.0
MOST_AGE = 2 * DAY
"""A notification that could not be delivered by then is given up, however often it was tried."""

FAILED_IN_A_ROW = 5
DAYS_BEFORE_DEAD = 3
"""A channel at which this many notifications failed, over this many days, is switched off."""

UNREACHED = ("name", "timeout", "connection")
BUSY = ("429", "503")
Going = tuple[ChannelRow, list[NotificationRow], Passage | None]


class Sender(Protocol):
    async def send(self, channel: ChannelRow, message: Message) -> None:
        """Send a message; DeliveryFailed."""


class Delivery:
    """`confirm_path` gives the address at which an e-mail channel is confirmed."""

    def __init__(
        self,
        db: Database,
        registry: Registry,
        account_names: AccountNames,
        turns: Turns,
        store: NotificationStore,
        jobs: Supervisor,
        catalog: Catalog,
        senders: dict[str, Sender],
        confirm_path: Callable[[ChannelRow], str],
        clock: Now,
    ) -> None:
        self._db = db
        self._registry = registry
        self._account_names = account_names
        self._turns = turns
        self._store = store
        self._jobs = jobs
        self._catalog = catalog
        self._senders = senders
        self._confirm_path = confirm_path
        self._clock = clock
        self._traffic = Traffic()
        self._sending: set[asyncio.Task[None]] = set()
        self._outcomes: list[Outcome] = []
        self._dead: list[str] = []
        self._tidied = 0.0

    async def deliver(self) -> None:
        """Everything that is due now. Notifications for one channel go out as one message."""
        while True:
            await self._write_down()
            now = self._clock()
            rows, channels = await self._due(now)
            if rows:
                await self._take(rows, channels, now)
            elif self._sending:
                await asyncio.wait(
                    self._sending,
                    timeout=SECONDS_TO_LOOK_AGAIN,
                    return_when=asyncio.FIRST_COMPLETED,
                )
            elif not self._outcomes:
                break
        if now - self._tidied > DAY:
            await self._tidy(now - DAYS_KEPT * DAY)
            self._tidied = now

    async def _due(self, now: float) -> tuple[list[NotificationRow], dict[str, ChannelRow]]:
        """What is to be sent, with its channels; nothing while all places are taken."""
        if self._traffic.is_full:
            return [], {}
        async with self._db.read() as tx:
            rows = whole_groups(await self._store.due(tx, now, TAKEN_AT_ONCE), TAKEN_AT_ONCE)
            return rows, await self._store.channels(tx, {row.channel for row in rows})

    async def _tidy(self, before: float) -> None:
        """Forget what was done with long ago, a little at a time: others write, too."""
        is_more = True
        while is_more:
            async with self._db.transaction() as tx:
                is_more = await self._store.tidy(tx, before)

    async def close(self) -> None:
        """Let what is under way arrive, if it does soon."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=SECONDS_TO_CLOSE)
        for task in list(self._sending):
            await cancelled(task)
        try:
            await self._write_down()
        except Exception:
            logger.exception("notifications.not-written-down", count=len(self._outcomes))

    async def _write_down(self) -> None:
        """The outcomes so far, with the channels that were given up because of them; all are kept
        until they are written."""
        outcomes, dead = list(self._outcomes), list(self._dead)
        if not outcomes and not dead:
            return
        async with self._db.transaction() as tx:
            if outcomes:
                await self._store.write_outcomes(tx, outcomes)
            if dead:
                await self._store.change_channels(tx, dead, status="dead")
        del self._outcomes[: len(outcomes)]
        del self._dead[: len(dead)]

    async def _take(
        self, rows: list[NotificationRow], channels: dict[str, ChannelRow], now: float
    ) -> None:
        """Begin to send what there is a place for; put the rest aside, or give it up."""
        groups: dict[tuple[str, bool], list[NotificationRow]] = {}
        for row in rows:
            groups.setdefault((row.channel, row.kind == "turn"), []).append(row)
        going: list[Going] = []
        later: dict[str, float] = {}
        for (name, is_turn), ours in groups.items():
            channel = channels.get(name)
            if channel is None:
                continue
            if channel.status == "dead" or (channel.frequency == "never" and is_turn):
                self._end(ours, "dropped", "off")
                continue
            ours = self._not_too_old(ours, now)
            place: Passage | float | None = None
            if is_turn:
                place = self._traffic.wait_for_channel(name, now)
            if place is None and ours:
                place = self._traffic.admit(host_of(channel), now)
            if isinstance(place, float):
                later |= {row.id: place for row in ours}
            elif ours:
                going.append((channel, ours, place))
        await self._start(going, later, now)

    async def _start(self, going: list[Going], later: dict[str, float], now: float) -> None:
        claimed: set[str] = set()
        try:
            claimed = await self._claim(going, later, now)
        finally:
            for channel, rows, passage in going:
                ours = [row for row in rows if row.id in claimed]
                if ours:
                    sending = self._deliver(channel, ours, passage)
                    task = self._jobs.spawn("notification", sending, channel=channel.id)
                    self._sending.add(task)
                    task.add_done_callback(self._sending.discard)
                elif passage is not None:
                    passage.end(None, 0.0, now)

    async def _claim(self, going: list[Going], later: dict[str, float], now: float) -> set[str]:
        """The notifications that are ours to send, durably."""
        ids = [row.id for _, rows, _ in going for row in rows]
        if not ids and not later:
            return set()
        async with self._db.transaction() as tx:
            if later:
                await self._store.postpone(tx, later, now)
            return await self._store.claim(tx, ids, now, now + SECONDS_CLAIMED) if ids else set()

    async def _deliver(
        self, channel: ChannelRow, rows: list[NotificationRow], passage: Passage | None
    ) -> None:
        passage = passage or await self._traffic.enter(host_of(channel))
        if passage is None:
            due = self._clock() + SECONDS_ASIDE
            self._outcomes += [Outcome(row.id, "queued", due, row.attempts) for row in rows]
            return
        is_well: bool | None = None
        began = monotonic_time()
        try:
            rows, items = await self._still_true(rows, channel)
            began = monotonic_time()
            if rows:
                await self._send(channel, rows, items)
                is_well = True
        except DeliveryFailed as failure:
            is_well = is_well_after(failure)
            await self._failed(channel, rows, failure)
        except Exception as error:
            # The database may be away; what was claimed is tried again.
            logger.exception("notification.broken", kind=channel.kind)
            await self._failed(channel, rows, DeliveryFailed("internal", type(error).__name__))
        finally:
            passage.end(is_well, monotonic_time() - began, self._clock())

    async def _send(
        self, channel: ChannelRow, rows: list[NotificationRow], items: list[Item]
    ) -> None:
        sender = self._senders.get(channel.kind)
        if sender is None:
            raise DeliveryFailed("off", is_final=True)
        await sender.send(channel, self._message(channel, rows[0], items))
        self._end(rows, "sent", attempts=1)
        if rows[0].kind == "turn":
            self._traffic.told(channel.id, self._clock())
        logger.info("notification.sent", kind=channel.kind, count=len(rows))

    def _end(
        self,
        rows: list[NotificationRow],
        status: NotificationStatus,
        why: str = "",
        detail: str = "",
        attempts: int = 0,
    ) -> None:
        now = self._clock()
        self._outcomes += [
            Outcome(row.id, status, row.due, row.attempts + attempts, now, why, detail[:80])
            for row in rows
        ]

    async def _failed(
        self, channel: ChannelRow, rows: list[NotificationRow], failure: DeliveryFailed
    ) -> None:
        now = self._clock()
        why, detail = failure.reason, failure.detail[:80]
        logger.info("notification.failed", kind=channel.kind, why=why, final=failure.is_final)
        given_up = []
        for row in rows:
            due = None if failure.is_final else again(row.attempts + 1, now)
            if due is None or due > row.created + MOST_AGE:
                given_up.append(row)
            else:
                self._outcomes.append(
                    Outcome(row.id, "queued", due, row.attempts + 1, None, why, detail)
                )
        is_dead = failure.is_dead or (bool(given_up) and await self._is_dead(channel, now))
        self._end(given_up, "failed", why, detail, attempts=1)
        if is_dead:
            self._dead.append(channel.id)
            logger.info("notification.channel-dead", kind=channel.kind, why=why)

    async def _is_dead(self, channel: ChannelRow, now: float) -> bool:
        """Whether to give a channel up. Not when it may be our own network that is away, or when
        the database is, and not for mail, which goes through our own server."""
        if channel.kind == "email" or self._traffic.last_arrival < now - DAY:
            return False
        try:
            async with self._db.read() as tx:
                since = await self._store.failed_since(tx, channel.id, FAILED_IN_A_ROW)
        except Exception as error:
            if is_outage(error):
                return False
            raise
        return since is not None and since < now - DAYS_BEFORE_DEAD * DAY

    def _not_too_old(self, rows: list[NotificationRow], now: float) -> list[NotificationRow]:
        old = [row for row in rows if row.created + MOST_AGE < now]
        for row in old:
            self._end([row], "failed", row.reason or "timeout", row.detail)
        return [row for row in rows if row not in old]

    async def _still_true(
        self, rows: list[NotificationRow], channel: ChannelRow
    ) -> tuple[list[NotificationRow], list[Item]]:
        """The notifications that are still true, with their message; the others are dropped."""
        kept, items = [], []
        for row in rows:
            if row.table is None:
                kept.append(row)
                continue
            try:
                why = await self._turns.is_still_so(row)
                stored = await self._registry.stored(row.table)
            except HouseError as error:
                if error.code == "storage":
                    raise
                why = "acted"
            if why is not None:
                self._end([row], "dropped", why)
                continue
            seats = await with_present_names(stored.seats, self._account_names)
            names = names_of(seats, row.seat, channel.language)
            items.append(Item(row.table, self._catalog.meta_of(stored.row.game).title, names))
            kept.append(row)
        return kept, items

    def _message(self, channel: ChannelRow, first: NotificationRow, items: list[Item]) -> Message:
        if first.kind == "confirm":
            return confirm_message(first.id, self._confirm_path(channel), channel.language)
        if first.kind == "test":
            return test_message(first.id, channel.language)
        return turn_message(first.id, items, channel.language)


def host_of(channel: ChannelRow) -> str:
    """Where messages of a channel go; all mail goes to our own server."""
    if channel.kind == "email":
        return "mail"
    address = channel.target.get("url") or channel.target.get("endpoint", "")
    return urlsplit(address).netloc.lower()


def is_well_after(failure: DeliveryFailed) -> bool | None:
    """Whether the receiver as a whole works; None: unknown."""
    if failure.reason in UNREACHED or (failure.reason == "answer" and failure.detail in BUSY):
        return False
    has_answered = failure.reason in ("gone", "mail") or failure.reason == "answer"
    return True if has_answered and failure.is_final else None


def whole_groups(rows: list[NotificationRow], limit: int) -> list[NotificationRow]:
    """Without the last channel, which may have more that is due than was read."""
    if len(rows) < limit or rows[0].channel == rows[-1].channel:
        return rows
    last = rows[-1].channel
    return [row for row in rows if row.channel != last]
