"""Sees whose turn it is and who is not there, and puts a notification for each into the outbox,
once.

A turn is known by the seat's own last row of the log: until the seat acts, it is the same turn,
whatever others do in the meantime. Players who go on after their own move are not notified.
"""

import asyncio
import secrets

import structlog

from tambo.core.errors import TamboError
from tambo.house.notifications.model import ChannelRow, NotificationRow, Place
from tambo.house.notifications.schedule import due
from tambo.house.notifications.store import NotificationStore
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.presence import Presence
from tambo.house.platform.tasks import KeyedWorker, Supervisor
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.notifications")
LOOKED_AT_ONCE = 200
LOOKERS = 4
"""How many tables are looked at side by side: when all tables of a round open together, moves need
the database, too."""

MOST_WAITING = 10_000
"""Tables that wait to be looked at. The sweep finds the others."""


class Turns:
    def __init__(
        self,
        db: Database,
        registry: Registry,
        changes: TableChanges,
        presence: Presence,
        store: NotificationStore,
        jobs: Supervisor,
        clock: Now,
        grace: float,
    ) -> None:
        self._db = db
        self._registry = registry
        self._changes = changes
        self._presence = presence
        self._store = store
        self._clock = clock
        self._grace = grace
        self._worker = KeyedWorker(jobs, "turns of a table", self._look_in_turn)
        self._lookers = asyncio.Semaphore(LOOKERS)
        self._swept: Place | None = None

    def start(self) -> None:
        self._changes.subscribe(self.wake)

    async def drained(self) -> None:
        """When nothing waits to be looked at."""
        await self._worker.drain()

    def wake(self, table: str) -> None:
        """A table has changed: perhaps an absent player must act."""
        live = self._registry.loaded(table)
        if live is not None and not self.absent(live.stored):
            return
        if self._worker.size() < MOST_WAITING or self._worker.is_at_work(table):
            self._worker.wake(table)

    async def _look_in_turn(self, table: str) -> None:
        async with self._lookers:
            await self.look(table)

    async def sweep(self) -> None:
        """Look at what has changed while nobody did."""
        while True:
            async with self._db.read() as tx:
                found, self._swept = await self._store.unseen(tx, LOOKED_AT_ONCE, self._swept)
            if not await self._sweep(dict(found)) or len(found) < LOOKED_AT_ONCE:
                break

    async def _sweep(self, found: dict[str, int]) -> bool:
        """Queue the notifications of these tables, and note that they have been looked at; False if
        the database is away. A table that always fails does not hold up the others."""
        seen: dict[str, int] = {}
        rows: list[NotificationRow] = []
        for table, changes in found.items():
            try:
                rows += await self._notifications_at(table)
            except Exception as error:
                if is_outage(error):
                    continue
                code = error.code if isinstance(error, TamboError) else type(error).__name__
                logger.warning("notifications.not-looked", table=table, code=code)
            seen[table] = changes
        if seen:
            async with self._db.transaction() as tx:
                await self._queue(tx, rows)
                await self._store.mark(tx, seen)
        return len(seen) == len(found)

    async def look(self, table: str) -> None:
        rows = await self._notifications_at(table)
        if rows:
            async with self._db.transaction() as tx:
                await self._queue(tx, rows)

    async def _queue(self, tx: Tx, rows: list[NotificationRow]) -> None:
        if rows and (count := await self._store.queue(tx, rows)):
            tx.after_commit(lambda: logger.info("notifications.queued", count=count))

    async def _notifications_at(self, table: str) -> list[NotificationRow]:
        """The notifications of a table: to players whose turn it is and who are not there."""
        absent = self.absent(await self._registry.stored(table))
        if not absent:
            return []
        rows = []
        async with self._db.read() as tx:
            channels = await self._store.channels_of(tx, sorted(set(absent.values())))
            wanted = [one for one in channels if one.status == "on" and one.frequency != "never"]
            for seat, player_id in absent.items():
                mine = [channel for channel in wanted if channel.player_id == player_id]
                if not mine:
                    continue
                last, turn = await self._store.last_rows(tx, table, seat)
                if last != seat:
                    rows += [self._notification(channel, table, seat, turn) for channel in mine]
        return rows

    def absent(self, stored: TableSnapshot) -> dict[int, str]:
        """The players who must act and have no screen open, by their seats. Read from what is
        stored, which leaves out seats with a stand-in: no match is rebuilt for a notification."""
        if stored.row.status != "running":
            return {}
        found = {}
        for seat in stored.row.to_act:
            chair = stored.seats[seat]
            is_here = self._presence.is_here(stored.row.id, seat)
            if chair.kind != "bot" and chair.player_id is not None and not is_here:
                found[seat] = chair.player_id
        return found

    async def is_still_so(self, row: NotificationRow) -> str | None:
        """None if a notification is still true, or why it need not be sent any more."""
        assert row.table is not None
        stored = await self._registry.stored(row.table)
        if row.seat not in stored.row.to_act or stored.row.status != "running":
            return "acted"
        if row.seat not in self.absent(stored):
            return "present"
        async with self._db.read() as tx:
            _, turn = await self._store.last_rows(tx, row.table, row.seat)
        return None if turn == row.turn else "acted"

    def _notification(
        self, channel: ChannelRow, table: str, seat: int, turn: int
    ) -> NotificationRow:
        now = self._clock()
        return NotificationRow(
            id=secrets.token_hex(16),
            channel=channel.id,
            kind="turn",
            subject=f"turn {table} {seat} {turn}",
            table=table,
            seat=seat,
            turn=turn,
            due=due(channel.frequency, now, self._grace),
            created=now,
        )
