"""How a database would carry out what the house asks of it.

Statements are noted as they go through the engines, each with the values of its first time. SQLite
and PostgreSQL then tell how they would carry them out; SQLite also counts the steps that they take,
which are the same every time and on every machine.
"""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.schema import metadata

SHORT = {"closures", "heartbeats", "leases", "probes", "quick_matches", "rating_counts"}
GROWING = set(metadata.tables) - SHORT
"""What a house has more of with every guest. The others stay short: a row for each work of a node,
each game, each kind of quick match, and each time that the house was closed."""
STEP = re.compile(r"^(SCAN|SEARCH) (\S+)( USING .*)?")


class Plans:
    """The statements that went through some engines."""

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}

    @contextmanager
    def recorded(self, *engines: AsyncEngine) -> Iterator[None]:
        for engine in engines:
            event.listen(engine.sync_engine, "before_cursor_execute", self._note)
        try:
            yield
        finally:
            for engine in engines:
                event.remove(engine.sync_engine, "before_cursor_execute", self._note)

    def _note(
        self, _c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, is_many: bool
    ) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE", "WITH")):
            self.asked.setdefault(statement, parameters[0] if is_many else parameters)

    # SQLite

    def scans(self, database: Path) -> list[str]:
        """Statements that read a whole growing table, with the step that does."""
        found = []
        with _sqlite(database) as connection:
            for statement, parameters in self.asked.items():
                plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
                steps = [str(row[3]) for row in plan]
                found += [f"{step}: {statement}" for step in _scans(steps, statement)]
        return found

    def steps(self, database: Path) -> dict[str, int]:
        """How many steps of SQLite's own machine each statement takes. Nothing is changed."""
        taken = {}
        with _sqlite(database) as connection:
            for statement, parameters in self.asked.items():
                taken[statement] = _steps(connection, statement, parameters)
        return taken

    # PostgreSQL

    async def server_scans(self, connection: AsyncConnection) -> list[str]:
        """The same of a server that is told to use an index wherever there is one. With few rows it
        would rather read them all."""
        for way in ("seqscan", "hashjoin", "mergejoin"):
            await connection.exec_driver_sql(f"SET LOCAL enable_{way} = off")
        found = []
        for statement, parameters in self.asked.items():
            plan = await connection.exec_driver_sql(
                f"EXPLAIN (FORMAT JSON) {statement}", parameters
            )
            answer = plan.scalar_one()
            tree = json.loads(answer) if isinstance(answer, str) else answer
            found += [f"{step}: {statement}" for step in _read_whole(tree[0]["Plan"])]
        return found


def _scans(steps: list[str], statement: str) -> Iterator[str]:
    """An index read from one end is no harm where it is read in order and so far only."""
    is_short = "LIMIT" in statement and not any("FOR ORDER BY" in step for step in steps)
    aliases = dict(re.findall(r"(\w+) AS (\w+)", statement))
    names = {alias: table for table, alias in aliases.items()}
    for step in steps:
        parts = STEP.match(step)
        if parts is None or parts[1] != "SCAN" or names.get(parts[2], parts[2]) not in GROWING:
            continue
        if not (is_short and parts[3]):
            yield step


def _steps(connection: sqlite3.Connection, statement: str, parameters: Any) -> int:
    count = 0

    def one_more() -> int:
        nonlocal count
        count += 1
        return 0

    connection.execute("BEGIN")
    connection.set_progress_handler(one_more, 1)
    try:
        connection.execute(statement, parameters).fetchall()
    finally:
        connection.set_progress_handler(None, 0)
        connection.execute("ROLLBACK")
    return count


@contextmanager
def _sqlite(database: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(database, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


def _read_whole(node: dict[str, Any], is_short: bool = False) -> Iterator[str]:
    """Steps of a server's plan that read a growing table, or an index of it, from end to end."""
    kind, table = node["Node Type"], node.get("Relation Name")
    is_short = (is_short or kind == "Limit") and kind not in ("Sort", "Aggregate", "Hash")
    if table in GROWING:
        has_bounds = any(name in node for name in ("Index Cond", "TID Cond", "Recheck Cond"))
        is_index = kind in ("Index Scan", "Index Only Scan")
        if kind == "Seq Scan" or (is_index and not has_bounds and not is_short):
            yield f"{kind} of {table}"
    for part in node.get("Plans", ()):
        yield from _read_whole(part, is_short)
