"""Vacations: days on which somebody's clocks at correspondence tables stand still."""

from tambo.house.lobby.store import LobbyStore
from tambo.house.platform.errors import declined
from tambo.house.tables.clocks import DAY
from tambo.house.tables.service import Tables
from tambo.house.tables.wire_terms import VacationCard

DAYS_A_YEAR = 30
YEAR = 365 * DAY


class Vacations:
    def __init__(self, tables: Tables, rows: LobbyStore) -> None:
        self._tables = tables
        self._rows = rows

    async def card(self, person: str) -> VacationCard:
        now = self._tables.now()
        async with self._tables.db.read() as tx:
            taken = await self._rows.vacations_of(tx, person, now - YEAR)
        used = sum(until - max(since, now - YEAR) for since, until in taken)
        current = [until for since, until in taken if since <= now < until]
        left = max(0, DAYS_A_YEAR - int(-(-used // DAY)))
        return VacationCard(round(current[0] * 1000) if current else None, left)

    async def go(self, person: str, days: int) -> VacationCard:
        """Be away for so many days from now on, or, with none, be back; Declined."""
        now = self._tables.now()
        async with self._tables.db.read() as tx:
            spans = await self._rows.vacations_of(tx, person, now)
        current = [span for span in spans if span[0] <= now]
        if days == 0:
            for since, _ in current:
                await self._move(person, since, now)
            return await self.card(person)
        left = (await self.card(person)).days_left
        if days < 0 or current or days > left:
            raise declined("vacation.days", count=left)
        await self._move(person, now, now + days * DAY)
        return await self.card(person)

    async def _move(self, person: str, since: float, until: float) -> None:
        async with self._tables.db.transaction() as tx:
            concerned = await self._rows.go_away(tx, person, since, until)
        for table in concerned:
            await self._tables.registry.refresh(table)
            self._tables.changed(table)
