"""Vacations: days on which a player's clocks at correspondence tables stand still."""

from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.clocks import DAY
from tambo.house.tables.wire_terms import VacationSummary
from tambo.house.timekeeping.store import VacationStore

DAYS_A_YEAR = 30
YEAR = 365 * DAY


class Vacations:
    def __init__(self, changes: TableChanges, db: Database, rows: VacationStore, now: Now) -> None:
        self._changes = changes
        self._db = db
        self._rows = rows
        self._now = now

    async def card(self, player_id: str) -> VacationSummary:
        async with self._db.read() as tx:
            return await self._card(tx, player_id, self._now())

    async def go(self, player_id: str, days: int) -> VacationSummary:
        """Be away for a number of days from now on, or, with 0, be back; HouseError."""
        now = self._now()
        concerned: list[str] = []
        async with self._db.transaction() as tx:
            tx.after_commit(lambda: self._changes.publish_outdated(concerned))
            taken = await self._rows.vacations_of(tx, player_id, now)
            current = [span for span in taken if span[0] <= now]
            if days == 0:
                for since, _ in current:
                    concerned += await self._rows.go_away(tx, player_id, since, now)
            else:
                left = (await self._card(tx, player_id, now)).days_left
                if days < 0 or current or days > left:
                    raise HouseError("vacation.days", count=left)
                concerned += await self._rows.go_away(tx, player_id, now, now + days * DAY)
            card = await self._card(tx, player_id, now)
        return card

    async def _card(self, tx: Tx, player_id: str, now: float) -> VacationSummary:
        taken = await self._rows.vacations_of(tx, player_id, now - YEAR)
        used = sum(until - max(since, now - YEAR) for since, until in taken)
        current = [until for since, until in taken if since <= now < until]
        left = max(0, DAYS_A_YEAR - int(-(-used // DAY)))
        return VacationSummary(current[0] if current else None, left)
