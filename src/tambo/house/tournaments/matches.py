"""What others must know of the matches of tournaments, without knowing tournaments.

Bots among themselves play on unwatched where a tournament needs the result: the bots' runner is
handed these two questions.
"""

from tambo.house.platform.database.database import Database
from tambo.house.tournaments.store import TournamentStore


class TournamentMatches:
    def __init__(self, db: Database) -> None:
        self._db = db
        self._store = TournamentStore()

    async def is_wanted(self, table: str) -> bool:
        async with self._db.read() as tx:
            return await self._store.is_in_tournament(tx, table)

    async def awaiting_bots(self) -> list[str]:
        """The tables of tournaments at which a bot must move, newest first."""
        async with self._db.read() as tx:
            return await self._store.awaiting_bots(tx)
