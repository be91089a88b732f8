"""Reports, penalties, and the log of what the host did."""

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tambo.house.moderation import schema

REPORTS, PENALTIES, ACTS = schema.reports, schema.penalties, schema.host_acts


class ReportRow(msgspec.Struct, frozen=True):
    """A line somebody complained of, with what stood around it at that moment."""

    id: str
    table_id: str
    room: str
    number: int
    person: str
    about: str
    reason: str
    context: list[dict[str, object]]
    at: str
    is_open: bool


class PenaltyRow(msgspec.Struct, frozen=True):
    """A person who may not talk until a moment; None: never again."""

    person: str
    until: float | None
    at: str


class ActRow(msgspec.Struct, frozen=True):
    id: str
    at: str
    kind: str
    person: str | None
    report: str | None
    hours: int | None


class HostingStore:
    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader

    async def add_report(self, row: ReportRow) -> None:
        """Keep a report; the same person's second one about the same line is the first."""
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(REPORTS), [msgspec.structs.asdict(row)])
        except IntegrityError:
            return

    async def reports(self, limit: int) -> list[ReportRow]:
        """Open ones first, then the newest."""
        query = select(REPORTS).order_by(REPORTS.c.is_open.desc(), REPORTS.c.at.desc()).limit(limit)
        async with self._reader.connect() as connection:
            return [ReportRow(**row._mapping) for row in await connection.execute(query)]

    async def report(self, report: str) -> ReportRow | None:
        query = select(REPORTS).where(REPORTS.c.id == report)
        async with self._reader.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else ReportRow(**row._mapping)

    async def penalties(self, people: list[str]) -> dict[str, PenaltyRow]:
        query = select(PENALTIES).where(PENALTIES.c.person.in_(people))
        async with self._reader.connect() as connection:
            rows = [PenaltyRow(**row._mapping) for row in await connection.execute(query)]
        return {row.person: row for row in rows}

    async def act(
        self,
        act: ActRow,
        *,
        closes: str | None = None,
        penalty: PenaltyRow | None = None,
        pardons: str | None = None,
    ) -> None:
        """What the host did, with its consequences and its line in the log, or nothing at all."""
        async with self._writer.begin() as connection:
            await connection.execute(insert(ACTS), [msgspec.structs.asdict(act)])
            if closes is not None:
                await connection.execute(
                    update(REPORTS).where(REPORTS.c.id == closes).values(is_open=False)
                )
            if penalty is not None or pardons is not None:
                whom = pardons if penalty is None else penalty.person
                await connection.execute(delete(PENALTIES).where(PENALTIES.c.person == whom))
            if penalty is not None:
                await connection.execute(insert(PENALTIES), [msgspec.structs.asdict(penalty)])

    async def acts(self, limit: int) -> list[ActRow]:
        query = select(ACTS).order_by(ACTS.c.at.desc(), ACTS.c.id).limit(limit)
        async with self._reader.connect() as connection:
            return [ActRow(**row._mapping) for row in await connection.execute(query)]
