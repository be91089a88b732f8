"""What moderation keeps of a person: reports by and about them, penalties, what the host did."""

from typing import Any

from sqlalchemy import Column, delete, update

from tambo.house.moderation import schema
from tambo.house.platform.database.database import Tx
from tambo.house.platform.personal_data import Export, PersonalRows

REPORTS = schema.reports
KEPT = (
    PersonalRows(REPORTS, hidden=("about", "context")),
    PersonalRows(schema.penalties),
    PersonalRows(schema.host_acts, nameless={}),
)


class ModerationData:
    columns: tuple[Column[Any], ...] = (
        *(column for rows in KEPT for column in rows.columns),
        REPORTS.c.about,
    )

    async def export(self, tx: Tx, person: str) -> Export:
        found: Export = {}
        for rows in KEPT:
            found |= await rows.export(tx, person)
        return found

    async def merge(self, tx: Tx, guest: str, person: str) -> None:
        for rows in KEPT:
            await rows.merge(tx, guest, person)
        await tx.execute(update(REPORTS).where(REPORTS.c.about == guest).values(about=person))

    async def erase(self, tx: Tx, person: str) -> None:
        for rows in KEPT:
            await rows.erase(tx, person)
        await tx.execute(delete(REPORTS).where(REPORTS.c.about == person))
