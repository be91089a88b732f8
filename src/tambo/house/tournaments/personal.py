"""What tournaments keep of a person: entries, and who made a tournament."""

from typing import Any

from sqlalchemy import Column, update

from tambo.house.platform.database.database import Tx
from tambo.house.platform.personal_data import Export, PersonalRows
from tambo.house.tournaments import schema

CUPS = schema.cups
# The others' tournament goes on: whoever is gone stays in it as a number without a name.
ENTRIES = PersonalRows(schema.cup_entries, nameless={"name": "", "status": "gone"})


class TournamentsData:
    columns: tuple[Column[Any], ...] = (*ENTRIES.columns, CUPS.c.owner)

    async def export(self, tx: Tx, person: str) -> Export:
        return await ENTRIES.export(tx, person)

    async def merge(self, tx: Tx, guest: str, person: str) -> None:
        await tx.execute(update(CUPS).where(CUPS.c.owner == guest).values(owner=person))
        await ENTRIES.merge(tx, guest, person)

    async def erase(self, tx: Tx, person: str) -> None:
        await tx.execute(update(CUPS).where(CUPS.c.owner == person).values(owner=""))
        await ENTRIES.erase(tx, person)
