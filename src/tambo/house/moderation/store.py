"""Reports, penalties, and the log of what the admin did."""

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.moderation import schema
from tambo.house.moderation.model import AdminActionRow, PenaltyRow, ReportRow
from tambo.house.platform.database.database import Tx

REPORTS, PENALTIES, ACTIONS = schema.reports, schema.penalties, schema.admin_actions


class ModerationStore:
    async def add_report(self, tx: Tx, row: ReportRow) -> None:
        """Keep a report; the same person's second one about the same line is the first."""
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(REPORTS), [msgspec.structs.asdict(row)])
        except IntegrityError:
            return

    async def reports(self, tx: Tx, limit: int) -> list[ReportRow]:
        """Open ones first, then the newest."""
        query = select(REPORTS).order_by(REPORTS.c.is_open.desc(), REPORTS.c.at.desc()).limit(limit)
        return [ReportRow(**row._mapping) for row in await tx.execute(query)]

    async def report(self, tx: Tx, report: str) -> ReportRow | None:
        row = (await tx.execute(select(REPORTS).where(REPORTS.c.id == report))).one_or_none()
        return None if row is None else ReportRow(**row._mapping)

    async def close_report(self, tx: Tx, report: str) -> None:
        await tx.execute(update(REPORTS).where(REPORTS.c.id == report).values(is_open=False))

    async def penalties(self, tx: Tx, people: list[str]) -> dict[str, PenaltyRow]:
        query = select(PENALTIES).where(PENALTIES.c.player_id.in_(people))
        rows = [PenaltyRow(**row._mapping) for row in await tx.execute(query)]
        return {row.player_id: row for row in rows}

    async def punish(self, tx: Tx, penalty: PenaltyRow) -> None:
        """Keep a penalty, instead of the one before."""
        await self.pardon(tx, penalty.player_id)
        await tx.execute(insert(PENALTIES), [msgspec.structs.asdict(penalty)])

    async def pardon(self, tx: Tx, player_id: str) -> None:
        await tx.execute(delete(PENALTIES).where(PENALTIES.c.player_id == player_id))

    async def log_action(self, tx: Tx, action: AdminActionRow) -> None:
        """Keep what the admin did."""
        await tx.execute(insert(ACTIONS), [msgspec.structs.asdict(action)])

    async def actions(self, tx: Tx, limit: int) -> list[AdminActionRow]:
        query = select(ACTIONS).order_by(ACTIONS.c.at.desc(), ACTIONS.c.id).limit(limit)
        return [AdminActionRow(**row._mapping) for row in await tx.execute(query)]
