"""PostgreSQL as the store: for a house of several nodes, or one that has a server already.

A commit returns when it is on disk (synchronous_commit is not left to the server's settings).
Nodes that start together take turns with the migrations.
"""

import asyncio
from typing import Any

import asyncpg
from sqlalchemy import URL, event, make_url, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tambo.house.platform.database.database import Database
from tambo.house.platform.database.errors import StoreUnusable
from tambo.house.platform.database.migrate import upgrade_on
from tambo.house.platform.database.outage import POSTGRES_READ_ONLY
from tambo.house.platform.database.probe import try_to_write

PORT = 5432
WRITERS = 8
READERS = 8
MIGRATION_LOCK = 7_386_001
SECONDS_TO_CONNECT = 5
SECONDS_TO_GO_ON = 20
"""A node that stops in the middle of a transaction keeps the others from its rows no longer."""
NOT_NOW = (
    asyncpg.CannotConnectNowError,
    asyncpg.PostgresConnectionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
)
"""A server that starts, stops or is full: it may take the next connection."""


def open_postgres(address: str) -> Database:
    """The store at `postgresql://...`, made or brought up to date if need be; StoreUnusable."""
    url = make_url(address).set(drivername="postgresql+asyncpg")
    place = f"{url.host}:{url.port or PORT}/{url.database}"
    try:
        asyncio.run(_migrate(url))
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        # Refused before there was a connection. A message may quote the address, a code does not.
        raise StoreUnusable(place, type(error).__name__) from error
    except DBAPIError as error:
        is_read_only = getattr(error.orig, "sqlstate", None) == POSTGRES_READ_ONLY
        raise StoreUnusable(place, type(error.orig).__name__, is_read_only=is_read_only) from error
    return Database(_engine(url, WRITERS), _engine(url, READERS, isolation_level="REPEATABLE READ"))


def _engine(url: URL, size: int, **more: Any) -> AsyncEngine:
    """What reads sees one moment for as long as it reads."""
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        pool_pre_ping=True,
        pool_recycle=600,
        **more,
        connect_args={
            "async_creator_fn": _connect,
            "timeout": SECONDS_TO_CONNECT,
            "server_settings": {
                "synchronous_commit": "on",
                "application_name": "tambo",
                "idle_in_transaction_session_timeout": f"{SECONDS_TO_GO_ON}s",
            },
        },
    )

    @event.listens_for(engine.sync_engine, "handle_error")
    def connect_anew(context: ExceptionContext) -> None:
        """A connection to a replica stays one: another may lead to the server that writes."""
        if getattr(context.original_exception, "sqlstate", None) == POSTGRES_READ_ONLY:
            context.is_disconnect = True

    return engine


async def _connect(*args: Any, **options: Any) -> Any:
    try:
        return await asyncpg.connect(*args, **options)
    except NOT_NOW as error:
        raise ConnectionError(type(error).__name__) from error


async def _migrate(url: URL) -> None:
    engine = _engine(url, 1)
    try:
        async with engine.begin() as connection:
            await _take_turns(connection)
            await connection.run_sync(upgrade_on)
            await connection.run_sync(try_to_write)
    finally:
        await engine.dispose()


async def _take_turns(connection: AsyncConnection) -> None:
    """Wait until no other node migrates; the lock goes with the transaction."""
    await connection.execute(
        text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK}
    )
