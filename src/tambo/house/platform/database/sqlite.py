"""SQLite as the store: one file, one process, one connection that writes.

WAL with synchronous=FULL: a commit that has returned survives the loss of the process and of
the machine's power. One writer connection, because SQLite before 3.51.3 can lose data when
several connections reset the WAL; a lock file keeps a second process away.
"""

import asyncio
import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from tambo.house.platform.database.database import Database
from tambo.house.platform.database.errors import StoreInUse, StoreUnusable
from tambo.house.platform.database.migrate import upgrade
from tambo.house.platform.database.probe import try_to_write
from tambo.house.platform.tasks import Supervisor

READERS = 4
SECONDS_BETWEEN_INTERRUPTIONS = 0.2
SECONDS_TO_INTERRUPT = 1.0
SECONDS_BETWEEN_LOOKS = 0.01


class SqliteDatabase(Database):
    """Made by `open_sqlite`."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, lock: int) -> None:
        super().__init__(writer, reader)
        self._lock = lock
        self._writing = _connections_of(writer)
        self._reading = _connections_of(reader)
        self._jobs = Supervisor()

    def end_queries_within(self, seconds: float) -> None:
        """A query runs in a thread that nothing else ends: not a cancelled task, nor the exit of
        the process, which waits for it. What is interrupted has not been committed."""
        self._jobs.spawn("end-queries", self._interrupt_repeatedly(seconds))

    async def close(self) -> None:
        try:
            await super().close()
        finally:
            await self._jobs.close()
            await _interrupt_all([*self._reading, *self._writing])
            os.close(self._lock)

    async def _interrupt_repeatedly(self, seconds: float) -> None:
        """Interrupt what reads, later what writes, again and again: more may wait behind it."""
        await asyncio.sleep(seconds / 2)
        loop = asyncio.get_running_loop()
        began = loop.time()
        while True:
            is_late = loop.time() - began >= seconds / 2
            _interrupt([*self._reading, *(self._writing if is_late else [])])
            await asyncio.sleep(SECONDS_BETWEEN_INTERRUPTIONS)


def open_sqlite(path: Path) -> SqliteDatabase:
    """The store in a file, made or brought up to date if need be; StoreInUse, StoreUnusable."""
    try:
        lock = _lock(path)
    except OSError as error:
        raise StoreUnusable(str(path), str(error.strerror)) from error
    try:
        _create_private(path)
        engine = _configured(
            create_engine(URL.create("sqlite", database=str(path))), "BEGIN IMMEDIATE"
        )
        upgrade(engine)
        with engine.begin() as connection:
            try_to_write(connection)
        engine.dispose()
    except OSError as error:
        os.close(lock)
        raise StoreUnusable(str(path), str(error.strerror)) from error
    except DBAPIError as error:
        os.close(lock)
        raise StoreUnusable(str(path), str(error.orig)) from error
    except BaseException:
        os.close(lock)
        raise
    return SqliteDatabase(sqlite_writer(path), sqlite_reader(path), lock)


def sqlite_writer(path: Path) -> AsyncEngine:
    return _engine(path, 1, "BEGIN IMMEDIATE")


def sqlite_reader(path: Path) -> AsyncEngine:
    return _engine(path, READERS, "BEGIN")


@contextmanager
def store_lock(path: Path) -> Iterator[None]:
    """Keep every house away from a file that is being filled; StoreInUse."""
    lock = _lock(path)
    try:
        _create_private(path)
        yield
    finally:
        os.close(lock)


def _engine(path: Path, size: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        poolclass=AsyncAdaptedQueuePool,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
    )
    _configured(engine.sync_engine, begin)
    return engine


def _connections_of(engine: AsyncEngine) -> list[sqlite3.Connection]:
    """SQLite's own connections, those included that the pool and the driver have given up: both
    drop one whose task was cancelled, while its query goes on."""
    found: list[sqlite3.Connection] = []

    @event.listens_for(engine.sync_engine, "connect")
    def remember(connection: Any, _record: Any) -> None:
        found[:] = [one for one in found if _is_open(one)]
        found.append(connection.driver_connection._conn)

    return found


def _interrupt(connections: list[sqlite3.Connection]) -> None:
    for connection in connections:
        with contextlib.suppress(sqlite3.ProgrammingError):
            connection.interrupt()


async def _interrupt_all(connections: list[sqlite3.Connection]) -> None:
    """Wait until all have closed, or for a while. A connection that the pool gave up is closed by
    a task of its own: cancelled with the loop before its query has ended, it would never return.
    """
    loop = asyncio.get_running_loop()
    began = loop.time()
    while left := [one for one in connections if _is_open(one)]:
        _interrupt(left)
        if loop.time() - began > SECONDS_TO_INTERRUPT:
            return
        await asyncio.sleep(SECONDS_BETWEEN_LOOKS)


def _is_open(connection: sqlite3.Connection) -> bool:
    try:
        _ = connection.total_changes
    except sqlite3.ProgrammingError:
        return False
    return True


def _configured(engine: Engine, begin: str) -> Engine:
    """The engine with our promises. We begin transactions ourselves: the driver would leave
    changes of the schema outside of them."""

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        if begin == "BEGIN":
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _lock(path: Path) -> int:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".lock")
    handle = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise StoreInUse(str(path)) from None
    return handle


def _create_private(path: Path) -> None:
    """Seeds and hidden cards are in there: no other user of the machine may read them."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
