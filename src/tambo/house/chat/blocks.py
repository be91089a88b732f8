"""Who does not want to meet whom, for those who bring people together."""

from tambo.house.chat.store import ChatStore
from tambo.house.platform.database.database import Database


class Blocks:
    def __init__(self, db: Database, store: ChatStore) -> None:
        self._db = db
        self._store = store

    async def is_blocked(self, player_id: str, other_id: str) -> bool:
        """Whether a person does not want another at his tables."""
        async with self._db.read() as tx:
            return await self._store.is_blocked(tx, player_id, other_id)

    async def estranged_from(self, player_id: str) -> set[str]:
        """Everybody whom a person has blocked or who has blocked him."""
        async with self._db.read() as tx:
            return await self._store.estranged_from(tx, player_id)
