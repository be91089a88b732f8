"""Sees whose turn it is and who is not there, and puts a notice for each into the outbox, once.

A turn is known by the seat's own last row of the log: until the seat acts, it is the same turn,
whatever others do meanwhile. Whoever has just acted himself knows that he goes on.
"""

import asyncio
import secrets
from collections.abc import Callable

import structlog

from tambo.core.errors import TamboError
from tambo.house.notifications.pace import due
from tambo.house.notifications.store import ChannelRow, NoticeRow, NoticeStore
from tambo.house.platform.database.outage import is_outage
from tambo.house.tables.model import StoredTable
from tambo.house.tables.service import Tables

logger = structlog.get_logger("tambo.house.notices")
LOOKED_AT_ONCE = 200
LOOKERS = 4
"""How many tables are looked at side by side: when all tables of a round open together, moves need
the database, too."""

MOST_WAITING = 10_000
"""Tables that wait to be looked at. The sweep finds the others."""


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
        self._called: dict[str, None] = {}
        self._lookers: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._tables.on_change(self.wake)

    async def drained(self) -> None:
        """When nothing waits to be looked at."""
        while self._lookers:
            await asyncio.wait(self._lookers)

    async def close(self) -> None:
        """What waits is found by the next sweep of any node."""
        self._called.clear()
        await self.drained()

    def wake(self, table: str) -> None:
        """A table has changed: perhaps somebody who is not there must act."""
        live = self._tables.registry.loaded(table)
        if live is not None and not self.absent(live.stored):
            return
        if table in self._called or len(self._called) >= MOST_WAITING:
            return
        self._called[table] = None
        if len(self._lookers) < LOOKERS:
            task = asyncio.create_task(self._work())
            self._lookers.add(task)
            task.add_done_callback(self._lookers.discard)

    async def _work(self) -> None:
        while self._called:
            table = next(iter(self._called))
            del self._called[table]
            await self._look(table)

    async def sweep(self) -> None:
        """Look at what has changed while nobody did."""
        while found := await self._store.unseen(LOOKED_AT_ONCE):
            seen = {table: changes for table, changes in found if await self._look(table)}
            await self._store.mark(seen)
            if len(seen) < LOOKED_AT_ONCE:
                break

    async def _look(self, table: str) -> bool:
        """False: the database is away, so the table has not been looked at. One that can never be
        looked at keeps nobody from the others."""
        try:
            await self.look(table)
        except Exception as error:
            if is_outage(error):
                return False
            code = error.code if isinstance(error, TamboError) else type(error).__name__
            logger.warning("notices.not-looked", table=table, code=code)
        return True

    async def look(self, table: str) -> None:
        absent = self.absent(await self._tables.registry.stored(table))
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

    def absent(self, stored: StoredTable) -> dict[int, str]:
        """The people who must act and have no screen open, by their seats. Told from what is stored
        (where those are left out for whom a bot sits in): no match is rebuilt for a notice."""
        if stored.row.status != "running":
            return {}
        found = {}
        for seat in stored.row.asked:
            chair = stored.seats[seat]
            is_here = self._tables.presence.is_here(stored.row.id, seat)
            if chair.kind != "bot" and chair.guest is not None and not is_here:
                found[seat] = chair.guest
        return found

    async def is_still_so(self, row: NoticeRow) -> str | None:
        """None if a notice is still true, or why it need not be told any more."""
        assert row.table is not None
        stored = await self._tables.registry.stored(row.table)
        if row.seat not in stored.row.asked or stored.row.status != "running":
            return "acted"
        if row.seat not in self.absent(stored):
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
