"""The file of a backup: every table both ways, in little memory, whole or not at all."""

import asyncio
import gzip
import json
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    MetaData,
    func,
    insert,
    select,
    text,
)

from tambo.core.errors import TamboError
from tambo.house.admin import archive
from tambo.house.admin.backup import back_up, reader_of, restore, writing
from tambo.house.platform.database.migrate import upgrade_on
from tambo.house.schema import metadata
from tambo.house.settings import Settings
from tambo.house.tables.schema import log, tables

AFTERNOON = {"when": ["it", "rains"], "é": None, "n": 2**70}
"""JSON with everything that could be read back as something else."""


def value_of(column: Column[Any], number: int) -> Any:
    """Something that a column can hold, different for each number; what is foreign exists."""
    if isinstance(column.type, JSON):
        return {**AFTERNOON, "number": number}
    if isinstance(column.type, Boolean):
        return number % 2 == 0
    if isinstance(column.type, Float):
        return 1_800_000_000.1 + number
    if isinstance(column.type, Integer):
        return number
    if column.nullable and not column.foreign_keys and number == 1:
        return None
    return f"{number}é"


def filled(rows: int) -> Callable[[Connection], None]:
    def fill(connection: Connection) -> None:
        upgrade_on(connection)
        for table in metadata.sorted_tables:
            values = [
                {
                    # The first to refer to something refers to what comes last.
                    column.name: value_of(column, rows + 1 - n if column.foreign_keys else n)
                    for column in table.columns
                }
                for n in range(1, rows + 1)
            ]
            connection.execute(insert(table), values)

    return fill


def with_log_up_to(rows: int) -> Callable[[Connection], None]:
    """A table whose log is made as long as that."""

    def fill(connection: Connection) -> None:
        upgrade_on(connection)
        count = connection.execute(select(func.count()).select_from(log)).scalar_one()
        if count == 0:
            row = {column.name: value_of(column, 1) for column in tables.columns}
            connection.execute(insert(tables), [row])
        entry = {column.name: value_of(column, 1) for column in log.columns}
        more = [{**entry, "sequence": n, "request_id": str(n)} for n in range(count, rows)]
        connection.execute(insert(log), more)

    return fill


def peak_of(work: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> int:
    """The most memory that was taken from when the tables are known until the end."""
    find_tables = archive._tables

    def found(connection: Connection) -> MetaData:
        tables = find_tables(connection)
        tracemalloc.start()
        return tables

    with monkeypatch.context() as patch:
        patch.setattr(archive, "_tables", found)
        try:
            work()
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()


async def contents(place: Settings) -> dict[str, list[Any]]:
    engine = reader_of(place)
    found = {}
    async with engine.connect() as connection:
        for table in metadata.sorted_tables:
            query = select(table).order_by(*table.primary_key)
            found[table.name] = [tuple(row) for row in await connection.execute(query)]
    await engine.dispose()
    return found


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    """A house with five rows of everything, in a file."""
    place = Settings(database=tmp_path / "old.sqlite")
    await writing(place, filled(5))
    file = tmp_path / "house.backup"
    await asyncio.to_thread(back_up, place, file)
    return file


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


async def test_every_table_comes_back_batch_by_batch(
    place: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With more rows than a batch, so that rows wait for those they refer to."""
    monkeypatch.setattr(archive, "ROWS_AT_ONCE", 2)
    await writing(place, filled(5))
    file = tmp_path / "house.backup"

    counts = await asyncio.to_thread(back_up, place, file)

    assert counts == {table.name: 5 for table in metadata.sorted_tables}
    new = Settings(database=tmp_path / "new.sqlite")
    assert await asyncio.to_thread(restore, new, file) == counts
    assert await contents(new) == await contents(place)
    again = tmp_path / "again.backup"
    await asyncio.to_thread(back_up, new, again)
    assert sorted(lines_of(again)[:-1]) == sorted(lines_of(file)[:-1])


async def test_memory_does_not_grow_with_the_rows(
    place: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """3,000 more rows held at once take some 3 MB."""
    peaks: list[list[int]] = []
    for rows in (500, 3_500):
        await writing(place, with_log_up_to(rows))
        file, new = tmp_path / f"{rows}.backup", Settings(database=tmp_path / f"{rows}.sqlite")
        ways = (partial(back_up, place, file), partial(restore, new, file))
        peaks.append([await asyncio.to_thread(peak_of, way, monkeypatch) for way in ways])

    few, many = peaks
    assert many[0] - few[0] < 1_000_000
    assert many[1] - few[1] < 1_000_000


class Stopped(BaseException):
    """As Ctrl-C is."""


async def test_a_backup_that_is_interrupted_leaves_no_file(
    place: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await writing(place, filled(5))
    folder = tmp_path / "backups"
    folder.mkdir()
    write = archive._Writer.write
    written: list[int] = []

    def until_stopped(writer: archive._Writer, entry: Any) -> None:
        assert not (folder / "house.backup").exists()
        written.append(1)
        if len(written) == 40:
            raise Stopped
        write(writer, entry)

    monkeypatch.setattr(archive._Writer, "write", until_stopped)
    with pytest.raises(Stopped):
        await asyncio.to_thread(back_up, place, folder / "house.backup")
    assert list(folder.iterdir()) == []

    monkeypatch.undo()
    (folder / "house.backup").write_text("another file")
    with pytest.raises(TamboError) as raised:
        await asyncio.to_thread(back_up, place, folder / "house.backup")
    assert raised.value.code == "backup.file"
    assert (folder / "house.backup").read_text() == "another file"
    assert len(list(folder.iterdir())) == 1


async def test_a_restore_that_is_interrupted_leaves_an_empty_database(
    place: Settings, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "ROWS_AT_ONCE", 2)
    read = archive._Reader.read
    seen: list[int] = []

    def until_stopped(reader: archive._Reader) -> Any:
        seen.append(1)
        if len(seen) == 60:
            raise Stopped
        return read(reader)

    monkeypatch.setattr(archive._Reader, "read", until_stopped)
    with pytest.raises(Stopped):
        await asyncio.to_thread(restore, place, backup)
    with pytest.raises(TamboError) as raised:
        await asyncio.to_thread(back_up, place, backup.with_name("none"))
    assert raised.value.code == "backup.empty"

    monkeypatch.undo()
    counts = await asyncio.to_thread(restore, place, backup)
    assert set(counts.values()) == {5}


def changed(lines: list[bytes], what: str) -> list[bytes]:
    """A backup that was changed, packed again as it should be."""
    head, rows, end = lines[0], lines[1:-1], lines[-1]
    honest = {"rows": len(rows)}
    first = next(n for n, line in enumerate(rows) if line.startswith(b'["tables"'))
    name, row = json.loads(rows[first])
    if what == "a row":
        rows[first] = rows[first].replace(b"rains", b"snows")
    elif what == "the order":
        rows[0], rows[1] = rows[1], rows[0]
    elif what == "something after the end":
        end += b"[]\n"
    elif what == "a row twice":
        rows[0:0], end = [rows[0]], json.dumps({"rows": len(rows) + 1}).encode() + b"\n"
    elif what == "a row less":
        del rows[first]
        end = json.dumps({"rows": len(rows)}).encode() + b"\n"
    else:
        broken: Any = {
            "a column too many": [name, {**row, "more": 1}],
            "a column too few": [name, {k: v for k, v in row.items() if k != "game"}],
            "a number as text": [name, {**row, "players": "many"}],
            "no values": [name, []],
            "no row": 7,
        }[what]
        rows[first] = json.dumps(broken).encode() + b"\n"
        end = json.dumps(honest).encode() + b"\n"
    return [head, *rows, end]


CHANGES = [
    *("a row", "the order", "something after the end", "a row twice", "a row less"),
    *("a column too many", "a column too few", "no values", "no row"),
]
SERVER_CHANGES = ["a row", "a row twice", "a row less", "a number as text"]
"""What a server tells in words of its own. (SQLite takes text for a number.)"""


def packed(file: Path, lines: list[bytes]) -> Path:
    file.write_bytes(gzip.compress(b"".join(lines)))
    return file


async def refusal(place: Settings, file: Path) -> str:
    try:
        await asyncio.to_thread(restore, place, file)
    except TamboError as error:
        return error.code
    return "restored"


async def test_a_backup_that_was_changed_is_refused(
    place: Settings, backup: Path, tmp_path: Path
) -> None:
    whole = lines_of(backup)
    is_server = place.database_url is not None
    for what in SERVER_CHANGES if is_server else CHANGES:
        file = packed(tmp_path / "changed", changed(whole, what))
        assert (what, await refusal(place, file)) == (what, "backup.format")

    assert len(await asyncio.to_thread(restore, place, backup)) == len(metadata.sorted_tables)


async def test_a_backup_of_a_newer_version_is_refused(backup: Path, tmp_path: Path) -> None:
    place = Settings(database=tmp_path / "new.sqlite")
    _head, *rows = lines_of(backup)
    for form, revision in (("tambo-backup-1", "9999"), ("tambo-backup-2", "0001")):
        newer = json.dumps({"format": form, "revision": revision}).encode() + b"\n"
        file = packed(tmp_path / "newer", [newer, *rows])
        assert await refusal(place, file) == "backup.newer"


async def test_backups_of_older_versions_are_read(backup: Path, tmp_path: Path) -> None:
    """They end with the number of rows alone, and their tables may be fewer."""
    *lines, end = lines_of(backup)
    short = {"rows": json.loads(end)["rows"]}
    old = tmp_path / "old.backup"
    old.write_bytes(gzip.compress(b"".join([*lines, json.dumps(short).encode() + b"\n"])))
    new = Settings(database=tmp_path / "new.sqlite")
    assert set((await asyncio.to_thread(restore, new, old)).values()) == {5}

    head = json.dumps({"format": "tambo-backup-1", "revision": "0001"}).encode() + b"\n"
    old.write_bytes(gzip.compress(head + b'{"rows":0}\n'))
    older = Settings(database=tmp_path / "older.sqlite")
    assert await asyncio.to_thread(restore, older, old) == {}
    assert set(await contents(older)) == set(metadata.tables)


async def test_a_database_of_an_older_version_is_backed_up_as_it_is(
    place: Settings, tmp_path: Path
) -> None:
    """Before an update, or after it and before the house was opened: the same file."""
    await writing(place, lambda connection: upgrade_on(connection, "0003"))
    await writing(place, lambda c: c.execute(text("INSERT INTO leases VALUES ('a', 'b', 1.5)")))
    file = tmp_path / "house.backup"

    assert await asyncio.to_thread(back_up, place, file) == {"leases": 1}

    assert json.loads(lines_of(file)[0])["revision"] == "0003"
    new = Settings(database=tmp_path / "new.sqlite")
    await asyncio.to_thread(restore, new, file)
    assert (await contents(new))["leases"] == [("a", "b", 1.5)]
