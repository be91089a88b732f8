"""Who has blocked whom, for the subjects that match players."""

from tambo.house.chat.store import ChatStore
from tambo.house.platform.database.database import Database


class Blocks:
    def __init__(self, db: Database, store: ChatStore) -> None:
        self._db = db
        self._store = store

    async def is_blocked(self, player_id: str, other_id: str) -> bool:
        """Whether a player has blocked another from their tables."""
        async with self._db.read() as tx:
            return await self._store.is_blocked(tx, player_id, other_id)

    async def blocked_either_way(self, player_id: str) -> set[str]:
        """All players blocked by this player, and all who have blocked them."""
        async with self._db.read() as tx:
            return await self._store.blocked_either_way(tx, player_id)
