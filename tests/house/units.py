"""Tables and stores as tests use them. A store asks one thing at a time: each call is a transaction
of its own."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields
from typing import Any

from msgspec.structs import replace

from tambo.house.catalog.games import Catalog
from tambo.house.platform.bus import Bus
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.postgres import open_postgres
from tambo.house.platform.database.sqlite import open_sqlite
from tambo.house.platform.identity import Credentials
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.presence import Presence
from tambo.house.settings import Settings
from tambo.house.tables.assembly import TableServices, assemble
from tambo.house.tables.joining import IsBlocked
from tambo.house.tables.model import Status
from tambo.house.tables.names import AccountNames
from tambo.house.tables.reader import TableReader
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.store import TableStore
from tambo.house.tables.table_change import TableChange


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

    def end_queries_within(self, seconds: float) -> None:
        self._db.end_queries_within(seconds)

    async def close(self) -> None:
        await self._db.close()


@dataclass(frozen=True)
class Tables(TableServices):
    """The services of tables, and what they were built on."""

    bus: Bus
    catalog: Catalog
    presence: Presence
    metrics: Metrics
    setups: PreparedSetups
    account_names: AccountNames
    now: Now


async def no_accounts(_people: list[str]) -> dict[str, str]:
    """A house in which everybody is a guest."""
    return {}


async def never_blocked(_owner: str, _guest: str) -> bool:
    return False


def tables_over(
    db: Database,
    catalog: Catalog,
    bus: Bus,
    credentials: Credentials,
    *,
    now: Now,
    presence: Presence | None = None,
    metrics: Metrics | None = None,
    setups: PreparedSetups | None = None,
    account_names: AccountNames = no_accounts,
    is_blocked: IsBlocked = never_blocked,
    **limits: Any,
) -> Tables:
    """Tables without the rest of a house, built as a house builds them; PINs cost little."""
    is_followed = limits.pop("is_followed", None)
    settings = Settings(**{"password_memory": 64, **limits})
    presence, metrics = presence or Presence(), metrics or Metrics()
    setups = setups or PreparedSetups()
    built = assemble(
        db,
        catalog,
        bus,
        credentials,
        presence,
        metrics,
        setups,
        account_names,
        is_blocked,
        now,
        settings,
        is_followed=is_followed,
    )
    parts = {field.name: getattr(built, field.name) for field in fields(built)}
    return Tables(
        **parts,
        bus=bus,
        catalog=catalog,
        presence=presence,
        metrics=metrics,
        setups=setups,
        account_names=account_names,
        now=now,
    )


def opened(place: Settings) -> TestStore:
    """The store at a place; migrated if need be, so not in a loop that has other things to do."""
    url = place.database_url
    return TestStore(open_postgres(url) if url else open_sqlite(place.database))
