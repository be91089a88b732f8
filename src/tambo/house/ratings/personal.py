"""What ratings keep of a person: where they stand, and how they came there."""

from typing import Any

from sqlalchemy import Column

from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.personal_data import Export, PersonalRows
from tambo.house.ratings import schema
from tambo.house.ratings.merge import merge_ratings

KEPT = (PersonalRows(schema.ratings), PersonalRows(schema.rating_steps))


class RatingsData:
    """Verdicts keep the id of an erased person, which nothing else knows any more: the numbers of
    all others follow from them."""

    columns: tuple[Column[Any], ...] = tuple(column for rows in KEPT for column in rows.columns)

    async def export(self, tx: Tx, player_id: str) -> Export:
        found: Export = {}
        for rows in KEPT:
            found |= await rows.export(tx, player_id)
        return found

    async def merge(self, tx: Tx, guest_id: str, player_id: str) -> None:
        await merge_ratings(tx, guest_id, player_id)
        for rows in KEPT:
            await rows.merge(tx, guest_id, player_id)

    async def erase(self, tx: Tx, player_id: str) -> None:
        for rows in KEPT:
            await rows.erase(tx, player_id)
