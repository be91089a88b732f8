"""What moderation keeps about a person: reports by and about them, penalties, admin's actions."""

from typing import Any

from sqlalchemy import Column, delete, update

from tambo.house.moderation import schema
from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.personal_data import Export, PersonalRows

REPORTS = schema.reports
KEPT = (
    PersonalRows(REPORTS, hidden=("other_id", "context")),
    PersonalRows(schema.penalties),
    PersonalRows(schema.admin_actions, nameless={}),
)


class ModerationData:
    columns: tuple[Column[Any], ...] = (
        *(column for rows in KEPT for column in rows.columns),
        REPORTS.c.other_id,
    )

    async def export(self, tx: Tx, player_id: str) -> Export:
        found: Export = {}
        for rows in KEPT:
            found |= await rows.export(tx, player_id)
        return found

    async def merge(self, tx: Tx, guest_id: str, player_id: str) -> None:
        for rows in KEPT:
            await rows.merge(tx, guest_id, player_id)
        await tx.execute(
            update(REPORTS).where(REPORTS.c.other_id == guest_id).values(other_id=player_id)
        )

    async def erase(self, tx: Tx, player_id: str) -> None:
        for rows in KEPT:
            await rows.erase(tx, player_id)
        await tx.execute(delete(REPORTS).where(REPORTS.c.other_id == player_id))
