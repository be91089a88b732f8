"""What an admin does with a house that is closed or open: backup, restore, and a rerun of all
stored matches under the present rules, which shows what would change before anything does.
"""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.house.admin import archive
from tambo.house.catalog.games import Catalog
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.sqlite import sqlite_reader, sqlite_writer, store_lock
from tambo.house.settings import Settings
from tambo.house.tables.commands import WITHOUT_RESULT
from tambo.house.tables.model import LogRow, TableSnapshot
from tambo.house.tables.projection import TableProjection, rebuild
from tambo.house.tables.reader import TableReader

T = TypeVar("T")
TABLES_AT_ONCE = 1000


class Difference(msgspec.Struct, frozen=True):
    """A match that would not be the same. `step` is the row of the log, 0 the set-up."""

    table: str
    game: str
    rules_version: int
    step: int
    why: str


class Rerun(msgspec.Struct, frozen=True):
    matches: int
    moves: int
    differences: list[Difference]


def back_up(settings: Settings, target: Path) -> dict[str, int]:
    """Everything into a new file, as it stands at one moment; the house may be open."""
    with _complaints(target):
        return asyncio.run(_reading(settings, lambda c: archive.dump(c, target)))


def restore(settings: Settings, source: Path) -> dict[str, int]:
    """Everything from a file into a database that is empty, or nothing."""
    with _complaints(source):
        return asyncio.run(writing(settings, lambda c: archive.load(c, source)))


def rerun(settings: Settings, catalog: Catalog, advance: Callable[[int], None]) -> Rerun:
    """Replay every stored match under the present rules; nothing is written. `advance` is called
    with the number of matches replayed so far."""
    return asyncio.run(_rerun(settings, catalog, advance))


async def _rerun(settings: Settings, catalog: Catalog, advance: Callable[[int], None]) -> Rerun:
    engine = reader_of(settings)
    store = TableReader(Database(engine, engine))
    differences: list[Difference] = []
    matches = moves = 0
    last = ""
    try:
        while names := await store.all_tables(after=last, limit=TABLES_AT_ONCE):
            last = names[-1]
            for name in names:
                rows, found = await _replayed(store, name, catalog)
                matches += 1
                moves += rows
                if found is not None:
                    differences.append(found)
                advance(matches)
    finally:
        await engine.dispose()
    return Rerun(matches, moves, differences)


async def _replayed(
    store: TableReader, name: str, catalog: Catalog
) -> tuple[int, Difference | None]:
    """How many rows a match has, and where it would go another way."""
    found = await store.with_log(name)
    assert found is not None
    stored, log = found
    return len(log), difference_of(stored, log, catalog)


def difference_of(stored: TableSnapshot, log: list[LogRow], catalog: Catalog) -> Difference | None:
    """Where a match would go another way under the present rules."""
    row, seen = stored.row, 0

    def count(_table: TableProjection) -> None:
        nonlocal seen
        seen += 1

    try:
        game = catalog.load(row.game)
        present = msgspec.structs.replace(row, rules_version=game.meta.rules_version)
        live = rebuild(game, msgspec.structs.replace(stored, row=present), log, count)
    except Exception as error:
        # Newer rules may fail in any way on older games: that is what is checked here.
        # Seen after the set-up and every row: the one that failed has that number.
        return Difference(row.id, row.game, row.rules_version, seen, str(error)[:200])
    is_agreed_end = row.status == "over" and row.reason in WITHOUT_RESULT
    if live.match.is_over != (row.status == "over") and not is_agreed_end:
        why = "over" if live.match.is_over else "not over"
        return Difference(row.id, row.game, row.rules_version, len(log), why)
    return None


# Databases


def _postgres(settings: Settings) -> URL:
    assert settings.database_url is not None
    return make_url(settings.database_url).set(drivername="postgresql+asyncpg")


def reader_of(settings: Settings) -> AsyncEngine:
    if settings.database_url is None:
        if not settings.database.exists():
            path = str(settings.database)
            raise TamboError("backup.no-house", Phrase("house-backup-no-house", {"path": path}))
        return sqlite_reader(settings.database)
    return create_async_engine(
        _postgres(settings), hide_parameters=True, isolation_level="REPEATABLE READ"
    )


async def _reading(settings: Settings, work: Callable[[Connection], T]) -> T:
    engine = reader_of(settings)
    try:
        async with engine.connect() as connection:
            if settings.database_url is not None:
                # SQLite's transactions see one moment anyway, and this engine only reads.
                await connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


async def writing(settings: Settings, work: Callable[[Connection], T]) -> T:
    with ExitStack() as stack:
        if settings.database_url is not None:
            engine = create_async_engine(_postgres(settings), hide_parameters=True)
        else:
            stack.enter_context(store_lock(settings.database))
            engine = sqlite_writer(settings.database)
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await engine.dispose()


@contextmanager
def _complaints(path: Path) -> Iterator[None]:
    """What the file system and the database say, as an error of ours."""
    words: dict[str, str | int]
    try:
        yield
    except (ConnectionError, TimeoutError, socket.gaierror, DBAPIError) as error:
        told = str(error.orig) if isinstance(error, DBAPIError) else str(error)
        words = {"why": told.partition("\n")[0][:200] or type(error).__name__}
        raise TamboError("backup.database", Phrase("house-backup-database", words)) from error
    except OSError as error:
        words = {"path": str(path), "why": error.strerror or type(error).__name__}
        raise TamboError("backup.file", Phrase("house-backup-file", words)) from error
