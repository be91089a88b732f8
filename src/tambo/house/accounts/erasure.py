"""What belongs to a person all over the database: brought to an account, handed out, given up.

Every table with a column `person` is known here without being named, so that a new subject is
brought, exported and forgotten as well. A seat's `guest` and the `owner` of a table or a cup are
persons, too.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import (
    Table,
    UniqueConstraint,
    and_,
    case,
    delete,
    exists,
    func,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.accounts import schema as people
from tambo.house.chat import schema as talk
from tambo.house.moderation import schema as moderation
from tambo.house.platform.database.database import Tx
from tambo.house.schema import metadata
from tambo.house.tables import schema as tables
from tambo.house.tables.model import DEPARTED
from tambo.house.tables.store_ownership import ids_of, ids_sat_at
from tambo.house.tournaments import schema as cups

TABLES, SEATS, NOTES = tables.tables, tables.seats, tables.notes
CUPS = cups.cups
IGNORED, REPORTS = talk.ignored, moderation.reports
MORE = IGNORED.alias("more")
OWN = (people.accounts, people.sessions, people.passkeys, people.challenges, people.tokens)
HIDDEN = (
    *("person", "guest", "owner", "password_hash", "token_hash", "public_key", "name_key"),
    *("about", "other", "context"),
)
# What others' matters rest on is not deleted with a person but made nobody's.
NAMELESS: dict[str, dict[str, Any]] = {
    "cup_entries": {"person": None, "name": "", "status": "gone"},
    "host_acts": {"person": None},
    "lines": {"person": "", "name": "", "text": "", "phrase": ""},
}
Merge = Callable[[Tx, str, str], Awaitable[None]]
UNFINISHED = ("waiting", "running", "paused")
FREE = {"kind": "open", "guest": None, "name": "", "pin": None}
CHANGED = {"changes": TABLES.c.changes + 1}


def personal_tables() -> list[Table]:
    """The tables of other subjects that keep something for a person."""
    known = [table for table in metadata.sorted_tables if "person" in table.columns]
    return [table for table in known if table not in OWN]


class Belongings:
    """`merge` makes one of what two people have earned, where rows cannot just be given away."""

    def __init__(
        self, writer: AsyncEngine, reader: AsyncEngine, merge: Merge | None = None
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._merge = merge

    async def tables_of(self, person: str) -> list[str]:
        """Every table this person opened or sits at."""
        async with self._reader.connect() as connection:
            return await _tables_of(connection, person)

    async def bring(self, guest: str, person: str) -> list[str]:
        """Give a guest's seats and everything else to an account; the tables that changed.

        A seat at a table where the account sits already stays with the guest while the match is
        on: two people may share a device, and neither shall see the other's hand.
        """
        other = SEATS.alias("other")
        both = exists().where(other.c.table_id == SEATS.c.table_id, other.c.guest == person)
        is_on = TABLES.c.status.in_(UNFINISHED)
        unfinished = exists().where(TABLES.c.id == SEATS.c.table_id, is_on)
        async with self._writer.begin() as connection:
            tables = await _tables_of(connection, guest)
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.guest == guest, ~and_(both, unfinished))
                .values(guest=person)
            )
            await connection.execute(
                update(TABLES).where(TABLES.c.owner == guest).values(owner=person)
            )
            await connection.execute(
                update(TABLES).where(TABLES.c.id.in_(tables)).values(**CHANGED)
            )
            await connection.execute(update(CUPS).where(CUPS.c.owner == guest).values(owner=person))
            if self._merge is not None:
                await self._merge(Tx(connection), guest, person)
            for table in personal_tables():
                await _bring(connection, table, guest, person)
            await _bring_blocks(connection, guest, person)
            await connection.execute(
                update(REPORTS).where(REPORTS.c.about == guest).values(about=person)
            )
            for table in metadata.sorted_tables:
                if "owner" in table.columns and table is not TABLES:
                    await connection.execute(
                        update(table).where(table.c.owner == guest).values(owner=person)
                    )
        return tables

    async def rename(self, person: str, before: str, name: str) -> None:
        """The seats that bore the account's name bear its new one."""
        mine = and_(SEATS.c.guest == person, SEATS.c.name == before)
        async with self._writer.begin() as connection:
            await connection.execute(update(SEATS).where(mine).values(name=name))
            sits = TABLES.c.id.in_(ids_sat_at(person))
            await connection.execute(update(TABLES).where(sits).values(**CHANGED))

    async def seats_in_play(self, person: str) -> list[tuple[str, int]]:
        """The person's seats in matches that are not over and in which somebody else plays."""
        other = SEATS.alias("other")
        company = exists().where(
            other.c.table_id == SEATS.c.table_id,
            other.c.guest.is_not(None),
            other.c.guest != person,
        )
        query = (
            select(SEATS.c.table_id, SEATS.c.seat)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(SEATS.c.guest == person, TABLES.c.status.in_(UNFINISHED), company)
            .order_by(SEATS.c.table_id, SEATS.c.seat)
        )
        async with self._reader.connect() as connection:
            return [(row.table_id, row.seat) for row in await connection.execute(query)]

    async def export(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All rows kept for a person, without what would let somebody in."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self._reader.connect() as connection:
            for table in (*OWN, *personal_tables()):
                if table is people.challenges:
                    continue
                query = select(table).where(table.c.person == person)
                rows = (await connection.execute(query)).mappings().all()
                found[table.name] = [
                    {name: value for name, value in row.items() if name not in HIDDEN}
                    for row in rows
                ]
            query = (
                select(NOTES, SEATS.c.guest)
                .join(
                    SEATS, and_(SEATS.c.table_id == NOTES.c.table_id, SEATS.c.seat == NOTES.c.seat)
                )
                .where(SEATS.c.guest == person)
            )
            rows = (await connection.execute(query)).mappings().all()
            found["notes"] = [
                {name: value for name, value in row.items() if name not in HIDDEN} for row in rows
            ]
        return found

    async def depart(self, person: str, link_hashes: dict[tuple[str, int], str]) -> list[str]:
        """Take a person out of everything; the tables that changed.

        A seat in a match that is over loses its name. In one that is not it is free again, for
        whoever holds the link whose hash is given, if there is one. Tables go to somebody else who
        sits at them.
        """
        over = exists().where(TABLES.c.id == SEATS.c.table_id, TABLES.c.status == "over")
        mine = SEATS.c.guest == person
        async with self._writer.begin() as connection:
            tables = await _tables_of(connection, person)
            await connection.execute(
                delete(NOTES).where(
                    tuple_(NOTES.c.table_id, NOTES.c.seat).in_(
                        select(SEATS.c.table_id, SEATS.c.seat).where(mine)
                    )
                )
            )
            for (table, seat), token_hash in link_hashes.items():
                here = and_(SEATS.c.table_id == table, SEATS.c.seat == seat, mine, ~over)
                begun = exists().where(TABLES.c.id == table, TABLES.c.status != "waiting")
                level = case((begun, DEPARTED), else_="")
                await connection.execute(
                    update(SEATS).where(here).values(**FREE, level=level, token_hash=token_hash)
                )
            await connection.execute(
                update(SEATS).where(mine).values(guest=None, name="", pin=None, level=DEPARTED)
            )
            heir = (
                select(SEATS.c.guest)
                .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.guest.is_not(None))
                .order_by(SEATS.c.seat)
                .limit(1)
                .scalar_subquery()
            )
            await connection.execute(
                update(TABLES).where(TABLES.c.owner == person).values(owner=func.coalesce(heir, ""))
            )
            await connection.execute(
                update(TABLES).where(TABLES.c.id.in_(tables)).values(**CHANGED)
            )
            await connection.execute(update(CUPS).where(CUPS.c.owner == person).values(owner=""))
            for kept in (*personal_tables(), *OWN):
                await _forget(connection, kept, person)
            for kept in metadata.sorted_tables:
                for column in kept.columns:
                    if column.name in ("other", "about"):
                        await connection.execute(delete(kept).where(column == person))
                    if column.name == "owner" and kept is not TABLES:
                        await connection.execute(
                            update(kept).where(column == person).values(owner="")
                        )
        return tables


async def _tables_of(connection: AsyncConnection, person: str) -> list[str]:
    return sorted((await connection.execute(ids_of(person))).scalars())


async def _bring(connection: AsyncConnection, table: Table, guest: str, person: str) -> None:
    """Rows of a guest become the account's; where the account has its own, that one stays."""
    keys = [
        [column.name for column in constraint.columns]
        for constraint in (table.primary_key, *_uniques(table))
        if "person" in constraint.columns
    ]
    for key in keys:
        other = table.alias("other")
        rest = [other.c[name] == table.c[name] for name in key if name != "person"]
        clash = exists().where(other.c.person == person, *rest)
        if table.name in NAMELESS:
            values = {**NAMELESS[table.name], "person": _nobody(table)}
            await connection.execute(
                update(table).where(table.c.person == guest, clash).values(**values)
            )
        else:
            await _cascade(connection, table, and_(table.c.person == guest, clash))
            await connection.execute(delete(table).where(table.c.person == guest, clash))
    await connection.execute(update(table).where(table.c.person == guest).values(person=person))


async def _bring_blocks(connection: AsyncConnection, guest: str, person: str) -> None:
    """Whoever has muted or blocked a guest has done so with the account; the harder of the two
    stays, and nobody keeps away from himself."""
    same = MORE.c.person == IGNORED.c.person
    harder = exists().where(same, MORE.c.other == guest, MORE.c.kind == "block")
    known = IGNORED.c.other == person
    await connection.execute(update(IGNORED).where(known, harder).values(kind="block"))
    here = exists().where(same, MORE.c.other == person)
    await connection.execute(delete(IGNORED).where(IGNORED.c.other == guest, here))
    await connection.execute(update(IGNORED).where(IGNORED.c.other == guest).values(other=person))
    await connection.execute(
        delete(IGNORED).where(IGNORED.c.person == person, IGNORED.c.other == person)
    )


def _uniques(table: Table) -> list[UniqueConstraint]:
    return [one for one in table.constraints if isinstance(one, UniqueConstraint)]


async def _forget(connection: AsyncConnection, table: Table, person: str) -> None:
    """Delete what is kept for a person, or take the name off it where others need it."""
    mine = table.c.person == person
    if table.name in NAMELESS:
        values = {**NAMELESS[table.name], "person": _nobody(table)}
        await connection.execute(update(table).where(mine).values(**values))
        return
    await _cascade(connection, table, mine)
    await connection.execute(delete(table).where(mine))


async def _cascade(connection: AsyncConnection, table: Table, which: Any) -> None:
    """Delete what refers to rows that are about to go."""
    for other in metadata.sorted_tables:
        for column in other.columns:
            for key in column.foreign_keys:
                if key.column.table is table:
                    rows = select(key.column).where(which)
                    await connection.execute(delete(other).where(column.in_(rows)))


def _nobody(table: Table) -> str | None:
    """Somebody who is nobody: nothing, or where a row needs a person, one who never was."""
    return None if table.c.person.nullable else f"gone {secrets.token_hex(12)}"
