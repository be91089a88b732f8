"""What chat keeps of a person: what they said, whom they ignore, and who ignores them."""

from typing import Any

from sqlalchemy import Column, delete, exists, update

from tambo.house.chat import schema
from tambo.house.platform.database.database import Tx
from tambo.house.platform.personal_data import Export, PersonalRows

IGNORED = schema.ignored
MORE = IGNORED.alias("more")
# A line that is gone leaves its number: others have answered to what stood there.
LINES = PersonalRows(schema.lines, nameless={"name": "", "text": "", "phrase": ""})
OWN_LIST = PersonalRows(IGNORED, hidden=("other",))


class ChatData:
    columns: tuple[Column[Any], ...] = (*LINES.columns, *OWN_LIST.columns, IGNORED.c.other)

    async def export(self, tx: Tx, person: str) -> Export:
        return await LINES.export(tx, person) | await OWN_LIST.export(tx, person)

    async def merge(self, tx: Tx, guest: str, person: str) -> None:
        await LINES.merge(tx, guest, person)
        await OWN_LIST.merge(tx, guest, person)
        await _merge_ignored_by_others(tx, guest, person)

    async def erase(self, tx: Tx, person: str) -> None:
        await LINES.erase(tx, person)
        await OWN_LIST.erase(tx, person)
        await tx.execute(delete(IGNORED).where(IGNORED.c.other == person))


async def _merge_ignored_by_others(tx: Tx, guest: str, person: str) -> None:
    """Whoever has muted or blocked a guest has done so with the account; the harder of the two
    stays, and nobody ignores themselves."""
    same = MORE.c.person == IGNORED.c.person
    harder = exists().where(same, MORE.c.other == guest, MORE.c.kind == "block")
    known = IGNORED.c.other == person
    await tx.execute(update(IGNORED).where(known, harder).values(kind="block"))
    here = exists().where(same, MORE.c.other == person)
    await tx.execute(delete(IGNORED).where(IGNORED.c.other == guest, here))
    await tx.execute(update(IGNORED).where(IGNORED.c.other == guest).values(other=person))
    await tx.execute(delete(IGNORED).where(IGNORED.c.person == person, IGNORED.c.other == person))
