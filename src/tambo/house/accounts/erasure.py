"""Everything the house keeps of a person, whatever subject keeps it: handed out, merged into an
account, erased. Each subject does its own part; all parts are one unit of work.
"""

from collections.abc import Sequence

from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.personal_data import Columns, Export, PersonalData


class AllPersonalData:
    """The parts of all subjects, as if they were one."""

    def __init__(self, subjects: Sequence[PersonalData]) -> None:
        self._subjects = subjects

    @property
    def columns(self) -> Columns:
        return [column for subject in self._subjects for column in subject.columns]

    async def export(self, tx: Tx, player_id: str) -> Export:
        found: Export = {}
        for subject in self._subjects:
            found |= await subject.export(tx, player_id)
        return found

    async def merge(self, tx: Tx, guest_id: str, player_id: str) -> None:
        for subject in self._subjects:
            await subject.merge(tx, guest_id, player_id)

    async def erase(self, tx: Tx, player_id: str) -> None:
        for subject in self._subjects:
            await subject.erase(tx, player_id)
