"""Evaluations of finished matches: stored as they grow, taken over when a node dies."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.analysis import schema
from tambo.house.platform.database.database import Tx

EVALUATIONS = schema.evaluations


class EvaluationRow(msgspec.Struct, frozen=True):
    """How far the evaluation of a match has come. All `steps` are `done` at the end."""

    table: str
    steps: int
    done: int
    data: dict[str, Any]


class Claim(NamedTuple):
    """The node that works on a match, as of a moment, and until when no other one does."""

    holder: str
    at: float
    until: float


class EvaluationStore:
    async def read(self, tx: Tx, table: str) -> EvaluationRow | None:
        query = select(EVALUATIONS).where(EVALUATIONS.c.table_id == table)
        row = (await tx.execute(query)).one_or_none()
        return None if row is None else EvaluationRow(row.table_id, row.steps, row.done, row.data)

    async def claim(
        self, tx: Tx, table: str, steps: int, data: dict[str, Any], claim: Claim
    ) -> bool:
        """Begin an evaluation, or continue an abandoned one; False if another node works on it."""
        free = or_(EVALUATIONS.c.holder == claim.holder, EVALUATIONS.c.until < claim.at)
        held = {"holder": claim.holder, "until": claim.until}
        taken = await tx.execute(
            update(EVALUATIONS).where(EVALUATIONS.c.table_id == table, free).values(**held)
        )
        if taken.rowcount == 1:
            return True
        values = {"table_id": table, "steps": steps, "done": 0, "data": data, **held}
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(EVALUATIONS), [values])
        except IntegrityError:
            return False
        return True

    async def keep(self, tx: Tx, table: str, done: int, data: dict[str, Any], claim: Claim) -> bool:
        """Keep what was found so far; False if another node has taken over."""
        ours = and_(EVALUATIONS.c.table_id == table, EVALUATIONS.c.holder == claim.holder)
        kept = await tx.execute(
            update(EVALUATIONS).where(ours).values(done=done, data=data, until=claim.until)
        )
        return kept.rowcount == 1
