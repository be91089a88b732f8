"""A whole house in one file, whatever database it lives in, and back into an empty database.

Lines of JSON, compressed: a head with the schema's revision, then every row, table by table in the
order in which they refer to each other, then the number of rows and a checksum, so that a file cut
short or changed is never taken for a whole one. (The checksum finds damage; it is no signature.)
Both ways one batch of rows is in memory at a time, never a table. Holds seeds and hidden cards: for
the admin's eyes only. The key of the house is a file of its own and is not in it.
"""

import errno
import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import asyncpg
from alembic.migration import MigrationContext
from sqlalchemy import JSON, Connection, MetaData, exc, insert, select

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.house.platform.database.migrate import revisions, upgrade_on
from tambo.house.platform.database.outage import is_outage

KIND, VERSION = "tambo-backup-", "1"
ROWS_AT_ONCE = 500
LONGEST_LINE = 64 * 1024 * 1024
COMPRESSION = 6
UNREADABLE = (
    *(EOFError, gzip.BadGzipFile, zlib.error, ValueError),
    *(LookupError, AttributeError, TypeError, RecursionError, exc.SQLAlchemyError),
)
"""What comes of reading a file that is no backup, and of rows that no house ever had."""


def dump(connection: Connection, target: Path) -> dict[str, int]:
    """Write everything to a new file; how many rows of each table there are."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise TamboError("backup.empty", Phrase("house-backup-empty"))
    tables = _tables(connection)
    counts: Counter[str] = Counter()
    with _new_file(target) as raw, gzip.GzipFile("", "wb", COMPRESSION, raw) as packed:
        writer = _Writer(packed)
        writer.write({"format": KIND + VERSION, "revision": revision})
        for table in tables.sorted_tables:
            query = select(table).order_by(*table.primary_key)
            rows = connection.execute(query, execution_options={"yield_per": ROWS_AT_ONCE})
            for row in rows:
                counts[table.name] += 1
                writer.write([table.name, row._asdict()])
        writer.write({"rows": counts.total(), "sha256": writer.digest.hexdigest()})
    return dict(counts)


def load(connection: Connection, source: Path) -> dict[str, int]:
    """Fill an empty database from a file, in the transaction that is open; TamboError."""
    if MigrationContext.configure(connection).get_current_revision() is not None:
        raise TamboError("backup.not-empty", Phrase("house-backup-not-empty"))
    try:
        with gzip.open(source, "rb") as file:
            counts = _load(connection, _Reader(file))
        upgrade_on(connection)
    except UNREADABLE as error:
        if _is_of_the_database(error):
            raise
        raise _damaged() from error
    return counts


def _is_of_the_database(error: Exception) -> bool:
    """Whether the database failed, and not the rows. (SQLAlchemy has no name for asyncpg's error
    of a value that does not fit.)"""
    if not isinstance(error, exc.DBAPIError) or not is_outage(error):
        return False
    return error.orig is None or not isinstance(error.orig.__cause__, asyncpg.DataError)


def _load(connection: Connection, reader: "_Reader") -> dict[str, int]:
    _build(connection, reader.read())
    tables = _tables(connection).tables
    counts: Counter[str] = Counter()
    batch: list[dict[str, Any]] = []
    current, columns = "", set[str]()
    while True:
        entry = reader.read()
        is_end = isinstance(entry, dict)
        name = current if is_end else entry[0]
        # Rows may refer to those of the table before, so that one goes in whole. Used to wait
        # for the end of the file, which no house of more than 500 tables came through.
        if batch and (is_end or name != current or len(batch) == ROWS_AT_ONCE):
            connection.execute(insert(tables[current]), batch)
            batch = []
        if is_end:
            break
        if name != current:
            current, columns = name, set(tables[name].columns.keys())
        if entry[1].keys() != columns:
            raise _damaged()
        counts[name] += 1
        batch.append(entry[1])
    digest = reader.digest.hexdigest()
    # Files of earlier versions have no checksum.
    if entry["rows"] != counts.total() or entry.get("sha256", digest) != digest:
        raise _damaged()
    reader.expect_end()
    return dict(counts)


def _build(connection: Connection, head: Any) -> None:
    """The schema as it was when the file was written."""
    form = str(head["format"])
    if not form.startswith(KIND):
        raise _damaged()
    if form != KIND + VERSION or head["revision"] not in revisions():
        raise TamboError("backup.newer", Phrase("house-backup-newer"))
    upgrade_on(connection, head["revision"])


def _tables(connection: Connection) -> MetaData:
    """The tables as they are in a database, which may be older than we are. A JSON column without
    a value is empty: it does not hold JSON's null."""
    found = MetaData()
    found.reflect(connection)
    found.remove(found.tables["alembic_version"])
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON) and column.nullable:
                column.type = JSON(none_as_null=True)
    return found


# Files


class _Writer:
    def __init__(self, file: IO[bytes] | gzip.GzipFile) -> None:
        self._file = file
        self._encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
        self.digest = hashlib.sha256()

    def write(self, entry: Any) -> None:
        line = self._encode(entry).encode() + b"\n"
        self.digest.update(line)
        self._file.write(line)


class _Reader:
    """`digest` is that of all lines before the one that was read last."""

    def __init__(self, file: IO[bytes] | gzip.GzipFile) -> None:
        self._file = file
        self._last = b""
        self.digest = hashlib.sha256()

    def read(self) -> Any:
        self.digest.update(self._last)
        self._last = self._file.readline(LONGEST_LINE)
        if not self._last.endswith(b"\n"):
            raise _damaged()
        return json.loads(self._last)

    def expect_end(self) -> None:
        """Only a file that was read to its end has had its own checksum compared."""
        if self._file.read(1):
            raise _damaged()


@contextmanager
def _new_file(target: Path) -> Iterator[IO[bytes]]:
    """A file that gets its name when it is whole and on disk; FileExistsError."""
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    handle, name = tempfile.mkstemp(".part", f"{target.name[:100]}.", target.parent)
    try:
        with os.fdopen(handle, "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
        _name(Path(name), target)
    finally:
        Path(name).unlink(missing_ok=True)


def _name(part: Path, target: Path) -> None:
    """Give a file its name, unless there is another one by now; and the folder on disk."""
    try:
        os.link(part, target)
    except FileExistsError:
        raise
    except OSError:
        # Not every file system has links.
        part.rename(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _damaged() -> TamboError:
    return TamboError("backup.format", Phrase("house-backup-format"))
