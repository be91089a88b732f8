"""Single queries about tables: each is a snapshot of its own."""

from collections.abc import Sequence

from tambo.house.platform.database.database import Database
from tambo.house.tables.model import LogRow, TableSnapshot
from tambo.house.tables.store import TableStore


class TableReader:
    """Must satisfy `Store`."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._store = TableStore()

    async def table(self, table: str) -> TableSnapshot | None:
        async with self._db.read() as tx:
            return await self._store.table(tx, table)

    async def with_log(self, table: str) -> tuple[TableSnapshot, list[LogRow]] | None:
        """A table and all of its log, as of one moment."""
        async with self._db.read() as tx:
            stored = await self._store.table(tx, table)
            return None if stored is None else (stored, await self._store.log_of(tx, table))

    async def tables_named(self, names: Sequence[str]) -> list[TableSnapshot]:
        async with self._db.read() as tx:
            return await self._store.tables_named(tx, names)

    async def tables_of(self, player_id: str, limit: int) -> list[TableSnapshot]:
        async with self._db.read() as tx:
            return await self._store.tables_of(tx, player_id, limit)

    async def what_ifs(self, origin: str, player_id: str, limit: int) -> list[TableSnapshot]:
        async with self._db.read() as tx:
            return await self._store.what_ifs(tx, origin, player_id, limit)

    async def all_tables(self, after: str = "", limit: int | None = None) -> list[str]:
        async with self._db.read() as tx:
            return await self._store.all_tables(tx, after, limit)

    async def awaiting_bots(self) -> list[str]:
        async with self._db.read() as tx:
            return await self._store.awaiting_bots(tx)

    async def paused_with_bots(self) -> list[str]:
        async with self._db.read() as tx:
            return await self._store.paused_with_bots(tx)

    async def log_of(self, table: str, after: int = 0, limit: int | None = None) -> list[LogRow]:
        async with self._db.read() as tx:
            return await self._store.log_of(tx, table, after, limit)

    async def changes_of(self, tables: Sequence[str]) -> dict[str, int]:
        async with self._db.read() as tx:
            return await self._store.changes_of(tx, tables)
