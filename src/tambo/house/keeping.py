"""What a host does with a house that is closed or open: backup, restore, and a rerun of all
stored matches under the present rules, which tells what would change before anything does.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import URL, Connection, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.house.settings import Settings
from tambo.house.shelf import Shelf
from tambo.house.storage import archive
from tambo.house.storage.interface import LogRow, StoredTable
from tambo.house.storage.sql import SqlStore
from tambo.house.storage.sqlite import sqlite_reader, sqlite_writer, store_lock
from tambo.house.table.live import LiveTable
from tambo.house.table.moves import WITHOUT_RESULT

T = TypeVar("T")


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


def rerun(settings: Settings, shelf: Shelf, advance: Callable[[int, int], None]) -> Rerun:
    """Replay every stored match under the present rules; nothing is written."""
    return asyncio.run(_rerun(settings, shelf, advance))


async def _rerun(settings: Settings, shelf: Shelf, advance: Callable[[int, int], None]) -> Rerun:
    engine = reader_of(settings)
    store = SqlStore(engine, engine)
    try:
        names = await store.all_tables()
        differences: list[Difference] = []
        moves = 0
        for number, name in enumerate(names, start=1):
            stored = await store.table(name)
            assert stored is not None
            log = await store.log_of(name)
            moves += len(log)
            found = difference_of(stored, log, shelf)
            if found is not None:
                differences.append(found)
            advance(number, len(names))
    finally:
        await store.close()
    return Rerun(len(names), moves, differences)


def difference_of(stored: StoredTable, log: list[LogRow], shelf: Shelf) -> Difference | None:
    """Where a match would go another way under the present rules."""
    row, step = stored.row, 0
    try:
        game = shelf.load(row.game)
        present = msgspec.structs.replace(row, rules_version=game.meta.rules_version)
        live = LiveTable(game, msgspec.structs.replace(stored, row=present))
        for step, entry in enumerate(log, start=1):  # noqa: B007
            live.replay(entry)
    except Exception as error:
        # The rules of tomorrow may fail in any way on the games of today: that is the question.
        return Difference(row.id, row.game, row.rules_version, step, str(error)[:200])
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
    return create_async_engine(_postgres(settings), hide_parameters=True)


async def _reading(settings: Settings, work: Callable[[Connection], T]) -> T:
    engine = reader_of(settings)
    try:
        async with engine.connect() as connection:
            if settings.database_url is not None:
                await connection.execution_options(isolation_level="REPEATABLE READ")
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
    """What the file system says, as an error of ours."""
    try:
        yield
    except OSError as error:
        why = error.strerror or type(error).__name__
        words: dict[str, str | int] = {"path": str(path), "why": why}
        raise TamboError("backup.file", Phrase("house-backup-file", words)) from error
