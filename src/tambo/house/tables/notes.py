"""What seats write down for themselves: kept with the match, shown to their seat and nobody else.

The house does not read notes; it only sees that they are JSON and not too long. They are in no
card, frame, replay or record.
"""

import msgspec

from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.tables.access import SeatAccess
from tambo.house.tables.registry import Registry
from tambo.house.tables.store import TableStore

LIMIT = 4000


class Notes:
    def __init__(self, registry: Registry, access: SeatAccess, db: Database) -> None:
        self._registry = registry
        self._access = access
        self._db = db
        self._store = TableStore()

    async def read(self, table: str, seat: int, player_id: str, permit: str = "") -> str:
        """What a seat, which must be the guest's, has written down; empty at first."""
        await self._check(table, seat, player_id, permit)
        async with self._db.read() as tx:
            return await self._store.note_of(tx, table, seat) or ""

    async def write(
        self, table: str, seat: int, player_id: str, text: str, permit: str = ""
    ) -> None:
        """Keep a seat's notes, durably; HouseError."""
        await self._check(table, seat, player_id, permit)
        if len(text) > LIMIT:
            raise HouseError("note.long")
        try:
            msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise HouseError("malformed") from None
        async with self._db.transaction() as tx:
            await self._store.keep_note(tx, table, seat, text)

    async def _check(self, table: str, seat: int, player_id: str, permit: str) -> None:
        stored = await self._registry.stored(table)
        self._access.check_owner(stored, seat, player_id, permit)
