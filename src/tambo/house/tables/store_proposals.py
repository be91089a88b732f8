"""Proposals in SQL: one open at a time for a table, answered seat by seat.

They change with their table (`TableStore.write`) and are only read here.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, func, insert, select, update

from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema_proposals as schema
from tambo.house.tables.model import ProposalRow

PROPOSALS = schema.proposals


class ProposalStore:
    async def agreed(self, tx: Tx, table: str) -> list[ProposalRow]:
        """What a table has done by agreement, the oldest first."""
        done = and_(PROPOSALS.c.table_id == table, PROPOSALS.c.state == "done")
        rows = await tx.execute(select(PROPOSALS).where(done).order_by(PROPOSALS.c.number))
        return [_proposal_of(row) for row in rows]

    async def overdue(self, tx: Tx, now: float, limit: int) -> list[str]:
        """Tables with an overdue proposal, the longest due first."""
        query = (
            select(PROPOSALS.c.table_id)
            .where(PROPOSALS.c.state == "open", PROPOSALS.c.until <= now)
            .order_by(PROPOSALS.c.until, PROPOSALS.c.table_id)
            .limit(limit)
        )
        return list((await tx.execute(query)).scalars())


async def write_proposal(tx: Tx, proposal: ProposalRow) -> None:
    """A proposal as it is now: new, answered or closed; for a caller who has just written the
    table's row."""
    here = and_(PROPOSALS.c.table_id == proposal.table, PROPOSALS.c.number == proposal.number)
    now = {"answers": proposal.answers, "state": proposal.state}
    if (await tx.execute(update(PROPOSALS).where(here).values(**now))).rowcount:
        return
    values = msgspec.structs.asdict(proposal)
    values["table_id"] = values.pop("table")
    await tx.execute(insert(PROPOSALS), [values])


async def newest_of(tx: Tx, tables: Sequence[str]) -> dict[str, ProposalRow]:
    """The newest proposal of each of these tables that has had one."""
    newest = (
        select(PROPOSALS.c.table_id, func.max(PROPOSALS.c.number).label("number"))
        .where(PROPOSALS.c.table_id.in_(tables))
        .group_by(PROPOSALS.c.table_id)
        .subquery()
    )
    query = select(PROPOSALS).join(
        newest,
        and_(PROPOSALS.c.table_id == newest.c.table_id, PROPOSALS.c.number == newest.c.number),
    )
    return {row.table_id: _proposal_of(row) for row in await tx.execute(query)}


def _proposal_of(row: Row[Any]) -> ProposalRow:
    return ProposalRow(
        row.table_id,
        row.number,
        row.kind,
        row.seat,
        row.detail,
        row.answers,
        row.state,
        row.at,
        row.until,
    )
