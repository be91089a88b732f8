"""A whole house in one file, whatever database it lives in, and back into an empty database.

Lines of JSON, compressed: a head with the schema's revision, then every row, then their number, so
that a file cut short is never taken for a whole one. Holds seeds and hidden cards: for the host's
eyes only. The key of the house is a file of its own and is not in it.
"""

import gzip
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, insert, select

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.house.storage.migrate import upgrade_on
from tambo.house.storage.schema import metadata

FORMAT = "tambo-backup-1"
ROWS_AT_ONCE = 500


def dump(connection: Connection, target: Path) -> dict[str, int]:
    """Write everything to a new file; how many rows of each table there are."""
    revision = MigrationContext.configure(connection).get_current_revision()
    counts: Counter[str] = Counter()
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as raw:
        with gzip.open(raw, "wt", encoding="utf-8") as file:
            _line(file, {"format": FORMAT, "revision": revision})
            for table in metadata.sorted_tables:
                for row in connection.execute(select(table).order_by(*table.primary_key)):
                    counts[table.name] += 1
                    _line(file, [table.name, dict(row._mapping)])
            _line(file, {"rows": counts.total()})
        raw.flush()
        os.fsync(raw.fileno())
    return dict(counts)


def load(connection: Connection, source: Path) -> dict[str, int]:
    """Fill an empty database from a file, in the transaction that is open; TamboError."""
    if MigrationContext.configure(connection).get_current_revision() is not None:
        raise TamboError("backup.not-empty", Phrase("house-backup-not-empty"))
    counts: Counter[str] = Counter()
    waiting: dict[str, list[dict[str, Any]]] = {}
    ended = False
    tables: dict[str, Table] = {}
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if head.get("format") != FORMAT:
                raise _damaged()
            upgrade_on(connection, head["revision"])
            tables = _tables(connection)
            for line in file:
                entry = json.loads(line)
                if isinstance(entry, dict):
                    ended = entry["rows"] == counts.total()
                    break
                name, row = entry
                counts[name] += 1
                waiting.setdefault(name, []).append(row)
                if len(waiting[name]) == ROWS_AT_ONCE:
                    connection.execute(insert(tables[name]), waiting.pop(name))
    except (OSError, EOFError, ValueError, LookupError, AttributeError, TypeError) as error:
        raise _damaged() from error
    if not ended:
        raise _damaged()
    for name, rows in waiting.items():
        connection.execute(insert(tables[name]), rows)
    upgrade_on(connection)
    return dict(counts)


def _tables(connection: Connection) -> dict[str, Table]:
    """The tables as they were when the file was written, with JSON read as we declare it."""
    found = MetaData()
    found.reflect(connection)
    for name, table in found.tables.items():
        for column in table.columns:
            ours = metadata.tables.get(name)
            if ours is not None and column.name in ours.columns:
                column.type = ours.columns[column.name].type
    return dict(found.tables)


def _line(file: Any, data: Any) -> None:
    file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def _damaged() -> TamboError:
    return TamboError("backup.format", Phrase("house-backup-format"))
