"""What chat keeps about a person: their messages, who they ignore and who ignores them."""

from typing import Any

from sqlalchemy import Column, delete, exists, update

from tambo.house.chat import schema
from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.personal_data import Export, PersonalRows

BLOCKS = schema.blocks
MORE = BLOCKS.alias("more")
# A deleted message keeps its number: others have replied to it.
MESSAGES = PersonalRows(schema.chat_messages, nameless={"name": "", "text": "", "phrase": ""})
OWN_LIST = PersonalRows(BLOCKS, hidden=("other_id",))


class ChatData:
    columns: tuple[Column[Any], ...] = (*MESSAGES.columns, *OWN_LIST.columns, BLOCKS.c.other_id)

    async def export(self, tx: Tx, player_id: str) -> Export:
        return await MESSAGES.export(tx, player_id) | await OWN_LIST.export(tx, player_id)

    async def merge(self, tx: Tx, guest_id: str, player_id: str) -> None:
        await MESSAGES.merge(tx, guest_id, player_id)
        await OWN_LIST.merge(tx, guest_id, player_id)
        await _merge_blocks_by_others(tx, guest_id, player_id)

    async def erase(self, tx: Tx, player_id: str) -> None:
        await MESSAGES.erase(tx, player_id)
        await OWN_LIST.erase(tx, player_id)
        await tx.execute(delete(BLOCKS).where(BLOCKS.c.other_id == player_id))


async def _merge_blocks_by_others(tx: Tx, guest_id: str, player_id: str) -> None:
    """A mute or block of the guest becomes one of the account. The stronger of the two stays, and
    nobody ignores themselves."""
    same = MORE.c.player_id == BLOCKS.c.player_id
    harder = exists().where(same, MORE.c.other_id == guest_id, MORE.c.kind == "block")
    known = BLOCKS.c.other_id == player_id
    await tx.execute(update(BLOCKS).where(known, harder).values(kind="block"))
    here = exists().where(same, MORE.c.other_id == player_id)
    await tx.execute(delete(BLOCKS).where(BLOCKS.c.other_id == guest_id, here))
    await tx.execute(update(BLOCKS).where(BLOCKS.c.other_id == guest_id).values(other_id=player_id))
    await tx.execute(
        delete(BLOCKS).where(BLOCKS.c.player_id == player_id, BLOCKS.c.other_id == player_id)
    )
