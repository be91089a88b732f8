"""Stores as tests use them that ask one thing at a time: each call is a transaction of its own."""

from collections.abc import Awaitable, Callable
from typing import Any

from tambo.house.platform.database.database import Database


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
