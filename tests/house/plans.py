"""How SQLite would carry out what a store asks of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

EXPLAIN = "EXPLAIN QUERY PLAN "


class Plans:
    """The statements that went through some engines, and the scans they would need."""

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
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            self.asked.setdefault(statement, parameters[0] if is_many else parameters)

    async def scans(self, connection: AsyncConnection, growing: set[str]) -> list[str]:
        """Statements that read a whole growing table, with the step that does."""
        found = []
        for statement, parameters in self.asked.items():
            plan = await connection.exec_driver_sql(EXPLAIN + statement, parameters)
            for row in plan:
                words = row.detail.split()
                if words[0] == "SCAN" and words[1] in growing and "INDEX" not in words:
                    found.append(f"{row.detail}: {statement}")
        return found
