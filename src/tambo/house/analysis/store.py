"""Evaluations of matches that are over: kept while they grow, taken over when somebody died."""

import time
from typing import Any

import msgspec
from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tambo.house.analysis import schema

EVALUATIONS = schema.evaluations


class EvaluationRow(msgspec.Struct, frozen=True):
    """How far somebody has come with a match. All `steps` are `done` at the end."""

    table: str
    steps: int
    done: int
    data: dict[str, Any]


class EvaluationStore:
    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader

    async def read(self, table: str) -> EvaluationRow | None:
        query = select(EVALUATIONS).where(EVALUATIONS.c.table_id == table)
        async with self._reader.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else EvaluationRow(row.table_id, row.steps, row.done, row.data)

    async def claim(
        self, table: str, steps: int, data: dict[str, Any], holder: str, until: float
    ) -> bool:
        """Begin an evaluation, or go on with one that nobody works on; False if somebody does."""
        free = or_(EVALUATIONS.c.holder == holder, EVALUATIONS.c.until < time.time())
        try:
            async with self._writer.begin() as connection:
                taken = await connection.execute(
                    update(EVALUATIONS)
                    .where(EVALUATIONS.c.table_id == table, free)
                    .values(holder=holder, until=until)
                )
                if taken.rowcount == 0:
                    values = {"table_id": table, "steps": steps, "done": 0, "data": data}
                    await connection.execute(
                        insert(EVALUATIONS), [{**values, "holder": holder, "until": until}]
                    )
        except IntegrityError:
            return False
        return True

    async def keep(
        self, table: str, done: int, data: dict[str, Any], holder: str, until: float
    ) -> bool:
        """Keep what was found so far; False if somebody else has taken over."""
        async with self._writer.begin() as connection:
            kept = await connection.execute(
                update(EVALUATIONS)
                .where(EVALUATIONS.c.table_id == table, EVALUATIONS.c.holder == holder)
                .values(done=done, data=data, until=until)
            )
        return kept.rowcount == 1
