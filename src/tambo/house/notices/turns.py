"""Sees whose turn it is and who is not there, and puts a notice for each into the outbox, once.

A turn is known by the seat's own last row of the log: until the seat acts, it is the same turn,
whatever others do meanwhile. Whoever has just acted himself knows that he goes on.
"""

import asyncio
import secrets
from collections.abc import Callable

import structlog

from tambo.core.errors import TamboError
from tambo.house.notices.pace import due
from tambo.house.storage.notices import ChannelRow, NoticeRow, NoticeStore
from tambo.house.table.live import LiveTable
from tambo.house.table.service import Tables

logger = structlog.get_logger("tambo.house.notices")
LOOKED_AT_ONCE = 200


class Turns:
    def __init__(
        self,
        tables: Tables,
        store: NoticeStore,
        clock: Callable[[], float],
        grace: float,
    ) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock
        self._grace = grace
        self._called: set[str] = set()
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        self._tables.on_change(self.wake)

    async def close(self) -> None:
        while self._at_work:
            await asyncio.wait(list(self._at_work.values()))

    def wake(self, table: str) -> None:
        """A table has changed: perhaps somebody who is not there must act."""
        live = self._tables.registry.loaded(table)
        if live is None or not self.absent(live):
            return
        self._called.add(table)
        if table not in self._at_work:
            task = asyncio.create_task(self._work(table))
            self._at_work[table] = task
            task.add_done_callback(lambda _done: self._at_work.pop(table, None))

    async def _work(self, table: str) -> None:
        while table in self._called:
            self._called.discard(table)
            try:
                await self.look(table)
            except TamboError as error:
                logger.warning("notices.not-looked", table=table, code=error.code)
            except Exception:
                logger.exception("notices.not-looked", table=table)

    async def sweep(self) -> None:
        """Look at what has changed while nobody did."""
        for table, changes in await self._store.unseen(LOOKED_AT_ONCE):
            try:
                await self.look(table)
            except TamboError as error:
                logger.warning("notices.not-looked", table=table, code=error.code)
            await self._store.mark(table, changes)

    async def look(self, table: str) -> None:
        live = await self._tables.live(table)
        absent = self.absent(live)
        if not absent:
            return
        channels = await self._store.channels_of(sorted(set(absent.values())))
        wanted = [one for one in channels if one.status == "on" and one.pace != "never"]
        rows = []
        for seat, person in absent.items():
            mine = [channel for channel in wanted if channel.person == person]
            if not mine:
                continue
            last, turn = await self._store.last_rows(table, seat)
            if last != seat:
                rows += [self._notice(channel, table, seat, turn) for channel in mine]
        if rows and await self._store.queue(rows):
            logger.info("notices.queued", table=table)

    def absent(self, live: LiveTable) -> dict[int, str]:
        """The people who must act and have no screen open, by their seats."""
        if live.row.status != "running":
            return {}
        found = {}
        for seat in live.match.to_act:
            chair = live.seats[seat]
            is_here = self._tables.presence.is_here(live.row.id, seat)
            if chair.guest is None or live.is_played_by_bot(seat):
                continue
            if not is_here:
                found[seat] = chair.guest
        return found

    async def is_still_so(self, row: NoticeRow) -> str | None:
        """None if a notice is still true, or why it need not be told any more."""
        assert row.table is not None
        live = await self._tables.live(row.table)
        if row.seat not in live.match.to_act or live.row.status != "running":
            return "acted"
        if row.seat not in self.absent(live):
            return "present"
        _, turn = await self._store.last_rows(row.table, row.seat)
        return None if turn == row.turn else "acted"

    def _notice(self, channel: ChannelRow, table: str, seat: int, turn: int) -> NoticeRow:
        now = self._clock()
        return NoticeRow(
            id=secrets.token_hex(16),
            channel=channel.id,
            kind="turn",
            subject=f"turn {table} {seat} {turn}",
            table=table,
            seat=seat,
            turn=turn,
            due=due(channel.pace, now, self._grace),
            created=now,
        )
