"""What tournaments keep of a person: entries, and who made a tournament."""

from typing import Any

from sqlalchemy import Column, update

from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.personal_data import Export, PersonalRows
from tambo.house.tournaments import schema

TOURNAMENTS = schema.tournaments
# The others' tournament goes on: a deleted account stays in it as a number without a name.
ENTRIES = PersonalRows(schema.tournament_entries, nameless={"name": "", "status": "gone"})


class TournamentsData:
    columns: tuple[Column[Any], ...] = (*ENTRIES.columns, TOURNAMENTS.c.owner_id)

    async def export(self, tx: Tx, player_id: str) -> Export:
        return await ENTRIES.export(tx, player_id)

    async def merge(self, tx: Tx, guest_id: str, player_id: str) -> None:
        await tx.execute(
            update(TOURNAMENTS).where(TOURNAMENTS.c.owner_id == guest_id).values(owner_id=player_id)
        )
        await ENTRIES.merge(tx, guest_id, player_id)

    async def erase(self, tx: Tx, player_id: str) -> None:
        await tx.execute(
            update(TOURNAMENTS).where(TOURNAMENTS.c.owner_id == player_id).values(owner_id="")
        )
        await ENTRIES.erase(tx, player_id)
