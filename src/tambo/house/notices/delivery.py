"""Takes what is due from the outbox and sends it: once if all goes well, again after a failure.

A notice is claimed before it is sent and settled afterwards. A node that dies in between leaves a
claim that runs out, so nothing is lost; the message then goes out with the same id as before, by
which the other side can tell that it is the same.
"""

from collections.abc import Callable
from typing import Protocol

import structlog

from tambo.core.errors import TamboError
from tambo.house.notices.failing import DeliveryFailed
from tambo.house.notices.pace import again
from tambo.house.notices.turns import Turns
from tambo.house.notices.words import (
    Item,
    Message,
    confirm_message,
    names_of,
    test_message,
    turn_message,
)
from tambo.house.storage.notices import ChannelRow, NoticeRow, NoticeStore
from tambo.house.table.service import Tables

logger = structlog.get_logger("tambo.house.notices")
TAKEN_AT_ONCE = 100
SECONDS_CLAIMED = 120.0
DAYS_KEPT = 30
DAY = 24 * 3600.0


class Sender(Protocol):
    async def send(self, channel: ChannelRow, message: Message) -> None:
        """Send a message; DeliveryFailed."""


class Delivery:
    """`confirm_path` gives the address at which an e-mail channel is confirmed."""

    def __init__(
        self,
        tables: Tables,
        turns: Turns,
        store: NoticeStore,
        senders: dict[str, Sender],
        confirm_path: Callable[[ChannelRow], str],
        clock: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._turns = turns
        self._store = store
        self._senders = senders
        self._confirm_path = confirm_path
        self._clock = clock
        self._tidied = 0.0

    async def deliver(self) -> None:
        """Everything that is due now. Notices for one channel go out as one message."""
        now = self._clock()
        waiting: dict[tuple[str, str], list[NoticeRow]] = {}
        for row in await self._store.due(now, TAKEN_AT_ONCE):
            waiting.setdefault((row.channel, row.kind), []).append(row)
        for (channel, _kind), rows in waiting.items():
            found = await self._store.channel(channel)
            if found is not None:
                await self._deliver(found, rows)
        if now - self._tidied > DAY:
            await self._store.tidy(now - DAYS_KEPT * DAY)
            self._tidied = now

    async def _deliver(self, channel: ChannelRow, rows: list[NoticeRow]) -> None:
        now = self._clock()
        if channel.status == "dead" or (channel.pace == "never" and rows[0].kind == "turn"):
            await self._store.settle([row.id for row in rows], "dropped", now, reason="off")
            return
        ours = [row for row in rows if await self._store.claim(row, now + SECONDS_CLAIMED)]
        ours, items = await self._still_true(ours, channel)
        if not ours:
            return
        ids = [row.id for row in ours]
        sender = self._senders.get(channel.kind)
        try:
            if sender is None:
                raise DeliveryFailed("off", is_final=True)
            await sender.send(channel, self._message(channel, ours[0], items))
        except DeliveryFailed as failure:
            await self._failed(channel, ours, failure)
        except Exception as error:
            logger.exception("notice.broken", kind=channel.kind)
            await self._failed(channel, ours, DeliveryFailed("internal", type(error).__name__))
        else:
            await self._store.settle(ids, "sent", self._clock())
            logger.info("notice.sent", kind=channel.kind, count=len(ids))

    async def _failed(
        self, channel: ChannelRow, rows: list[NoticeRow], failure: DeliveryFailed
    ) -> None:
        now = self._clock()
        why, detail = failure.reason, failure.detail
        logger.info("notice.failed", kind=channel.kind, why=why, final=failure.is_final)
        if failure.is_dead:
            await self._store.change_channel(channel.id, status="dead")
        for row in rows:
            due = None if failure.is_final else again(row.tries + 1, now)
            if due is None:
                await self._store.settle([row.id], "failed", now, reason=why, detail=detail)
            else:
                await self._store.settle(
                    [row.id], "queued", now, reason=why, detail=detail, due=due
                )

    async def _still_true(
        self, rows: list[NoticeRow], channel: ChannelRow
    ) -> tuple[list[NoticeRow], list[Item]]:
        """Those that need to be told, with what to tell; the others are dropped."""
        kept, items = [], []
        for row in rows:
            if row.table is None:
                kept.append(row)
                continue
            try:
                why = await self._turns.is_still_so(row)
                live = await self._tables.live(row.table)
            except TamboError:
                why = "acted"
            if why is not None:
                await self._store.settle([row.id], "dropped", self._clock(), reason=why)
                continue
            names = names_of(live.seats, row.seat, channel.language)
            items.append(Item(row.table, live.game.meta.title, names))
            kept.append(row)
        return kept, items

    def _message(self, channel: ChannelRow, first: NoticeRow, items: list[Item]) -> Message:
        if first.kind == "confirm":
            return confirm_message(first.id, self._confirm_path(channel), channel.language)
        if first.kind == "test":
            return test_message(first.id, channel.language)
        return turn_message(first.id, items, channel.language)
