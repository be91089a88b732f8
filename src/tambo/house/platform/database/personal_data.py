"""What a subject says about the people it keeps something of: how that is handed out, how it is
merged into an account, and how it is erased.

Each subject has a `PersonalData` of its own, beside its store. `PersonalRows` is what most of them
need: rows with a column `player_id`.
"""

import secrets
from collections.abc import Awaitable, Collection, Mapping, Sequence
from typing import Any, Protocol

from sqlalchemy import Column, Table, UniqueConstraint, and_, delete, exists, select, update

from tambo.house.platform.database.database import Tx

Export = dict[str, list[dict[str, Any]]]
"""For each table of the database, the rows that belong to the person."""
Columns = Sequence[Column[Any]]


class PersonalData(Protocol):
    """All methods are called in one transaction with those of all other subjects."""

    @property
    def columns(self) -> Columns:
        """The columns that hold a person, all of them seen to here."""

    def export(self, tx: Tx, player_id: str) -> Awaitable[Export]:
        """What is kept about a person, without credentials and without other people's names."""

    def merge(self, tx: Tx, guest_id: str, player_id: str) -> Awaitable[None]:
        """A guest signs in to an account: what the guest has becomes the account's."""

    def erase(self, tx: Tx, player_id: str) -> Awaitable[None]:
        """Delete what is a person's own; take the person out of what others need."""


class PersonalRows:
    """Rows of one table, each of one person.

    `hidden` are not handed out. `parts` are columns of other tables which refer to these rows and
    go with them. Rows that others need are not deleted: they get the values `nameless`.
    """

    def __init__(
        self,
        table: Table,
        *,
        hidden: Collection[str] = (),
        parts: Columns = (),
        nameless: Mapping[str, Any] | None = None,
    ) -> None:
        self.columns: tuple[Column[Any], ...] = (table.c.player_id,)
        self._table = table
        self._hidden = {"player_id", *hidden}
        self._parts = parts
        self._nameless = nameless

    async def export(self, tx: Tx, player_id: str) -> Export:
        rows = await tx.execute(select(self._table).where(self._table.c.player_id == player_id))
        return {self._table.name: shown_rows(rows.mappings().all(), self._hidden)}

    async def merge(self, tx: Tx, guest_id: str, player_id: str) -> None:
        """Where the account has a row of its own, that one stays."""
        table = self._table
        mine = table.c.player_id == guest_id
        for key in _keys_with_player(table):
            other = table.alias("other")
            rest = [other.c[name] == table.c[name] for name in key if name != "player_id"]
            await self._remove(
                tx, and_(mine, exists().where(other.c.player_id == player_id, *rest))
            )
        await tx.execute(update(table).where(mine).values(player_id=player_id))

    async def erase(self, tx: Tx, player_id: str) -> None:
        await self._remove(tx, self._table.c.player_id == player_id)

    async def _remove(self, tx: Tx, which: Any) -> None:
        if self._nameless is not None:
            values = {**self._nameless, "player_id": self._nobody()}
            await tx.execute(update(self._table).where(which).values(**values))
            return
        for column in self._parts:
            (key,) = column.foreign_keys
            gone = select(key.column).where(which)
            await tx.execute(delete(column.table).where(column.in_(gone)))
        await tx.execute(delete(self._table).where(which))

    def _nobody(self) -> str | None:
        """Nothing; or, where a row needs a person, one who never was."""
        return None if self._table.c.player_id.nullable else f"gone {secrets.token_hex(12)}"


def shown_rows(rows: Sequence[Mapping[Any, Any]], hidden: Collection[str]) -> list[dict[str, Any]]:
    """Rows as they are handed out, without some of their columns."""
    return [{name: value for name, value in row.items() if name not in hidden} for row in rows]


def _keys_with_player(table: Table) -> list[list[str]]:
    """What must differ from row to row, wherever a person is part of it."""
    uniques = [one for one in table.constraints if isinstance(one, UniqueConstraint)]
    keys = [[column.name for column in one.columns] for one in (table.primary_key, *uniques)]
    return [key for key in keys if "player_id" in key]
