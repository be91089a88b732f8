"""The rows behind the lobby: which tables there are to find, and which was opened last for a kind
of quick match.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError

from tambo.house.lobby import schema
from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema as tables_schema

TABLES, QUICK = tables_schema.tables, schema.quick_matches


class LobbyStore:
    # Finding tables

    async def public(self, tx: Tx, status: Sequence[str], limit: int) -> list[str]:
        """Tables in the lobby, newest first."""
        # Each status by itself: an index has the newest of one, but not those of several in order.
        newest = [
            select(TABLES.c.id, TABLES.c.created)
            .where(TABLES.c.is_public, TABLES.c.status == one)
            .order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
            .limit(limit)
            .subquery()
            for one in status
        ]
        found = union_all(*(select(one) for one in newest)).subquery()
        query = select(found.c.id).order_by(found.c.created.desc(), found.c.id.desc()).limit(limit)
        return await _names(tx, query)

    async def waiting(self, tx: Tx, game: str, limit: int) -> list[str]:
        """Tables of a game in the lobby with an open seat, the longest waiting first."""
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.is_public, TABLES.c.status == "waiting", TABLES.c.game == game)
            .order_by(TABLES.c.created, TABLES.c.id)
            .limit(limit)
        )
        return await _names(tx, query)

    # Quick matches

    async def quick_match(self, tx: Tx, name: str) -> str | None:
        """The table last opened for a kind of quick match."""
        query = select(QUICK.c.table_id).where(QUICK.c.name == name)
        found: str | None = (await tx.execute(query)).scalar()
        return found

    async def claim_quick(self, tx: Tx, name: str, before: str | None, table: str) -> bool:
        """Let a table be the one last opened for a kind of quick match, unless another was
        opened since `before`."""
        if before is not None:
            here = and_(QUICK.c.name == name, QUICK.c.table_id == before)
            claimed = await tx.execute(update(QUICK).where(here).values(table_id=table))
            return claimed.rowcount == 1
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(QUICK), [{"name": name, "table_id": table}])
        except IntegrityError:
            return False
        return True


async def _names(tx: Tx, query: Select[Any]) -> list[str]:
    return list((await tx.execute(query)).scalars())
