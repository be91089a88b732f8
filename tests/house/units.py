"""Stores as tests use them that ask one thing at a time: each call is a transaction of its own."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from tambo.house.platform.database.database import Database
from tambo.house.tables.change import TableChange
from tambo.house.tables.model import Status
from tambo.house.tables.reader import TableReader
from tambo.house.tables.store import TableStore


class Each:
    def __init__(self, db: Database, store: Any) -> None:
        self._db = db
        self._store = store

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        method = getattr(self._store, name)

        async def call(*args: Any, **more: Any) -> Any:
            async with self._db.transaction() as tx:
                return await method(tx, *args, **more)

        return call


def each(db: Database, store: Any) -> Any:
    """The store without the first argument of its methods."""
    return Each(db, store)


class TestStore(Database):
    """A database that can also be asked about its tables, and be given new ones."""

    __test__ = False

    def __init__(self, db: Database) -> None:
        self._db = db
        self.writer, self.reader = db.writer, db.reader
        self._tables = TableReader(db)

    def __getattr__(self, name: str) -> Any:
        if hasattr(TableReader, name):
            return getattr(self._tables, name)
        return getattr(each(self._db, TableStore()), name)

    async def set_status(self, table: str, status: Status, reason: str | None) -> None:
        """Let a table be in a state, however it came to it."""
        stored = await self._tables.table(table)
        assert stored is not None
        version = stored.row.changes + 1
        row = replace(stored.row, status=status, reason=reason, changes=version)
        await each(self._db, TableStore()).write(TableChange(row))

    async def ping(self) -> None:
        await self._db.ping()

    def hurry(self, seconds: float) -> None:
        self._db.hurry(seconds)

    async def close(self) -> None:
        await self._db.close()
