"""What tables keep about a person: seats, notes, and the tables they opened.

A match outlives its players' accounts. The seat of a deleted account is free for anyone with its
link, and a bot plays there from the same moment on: that is written in the transaction of the
deletion, so no match is left without a player to move.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Column, and_, case, delete, exists, func, insert, or_, select, tuple_, update

from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Tx
from tambo.house.platform.database.personal_data import Export, shown_rows
from tambo.house.platform.identity import Credentials, hash_of
from tambo.house.tables import schema
from tambo.house.tables.model import DEPARTED
from tambo.house.tables.store_ownership import ids_of, ids_sat_at
from tambo.house.tables.wire_terms import StandIn

TABLES, SEATS, NOTES, LOG = schema.tables, schema.seats, schema.notes, schema.log
UNFINISHED = ("waiting", "running", "paused")
FREE = {"kind": "open", "player_id": None, "name": "", "pin": None}
CHANGED = {"changes": TABLES.c.changes + 1}

LevelOf = Callable[[str, str], Awaitable[str]]
"""Of a person and a game: how strong a bot is that plays for them."""
HearOfTables = Callable[[list[str]], None]


class TablesData:
    """`publish` hears, once it is durable, of the tables whose people have changed."""

    columns: tuple[Column[Any], ...] = (TABLES.c.owner_id, SEATS.c.player_id)

    def __init__(
        self, credentials: Credentials, level_of: LevelOf, now: Now, publish: HearOfTables
    ) -> None:
        self._credentials = credentials
        self._level_of = level_of
        self._now = now
        self._publish = publish

    async def export(self, tx: Tx, player_id: str) -> Export:
        here = and_(SEATS.c.table_id == NOTES.c.table_id, SEATS.c.seat == NOTES.c.seat)
        query = select(NOTES).join(SEATS, here).where(SEATS.c.player_id == player_id)
        return {"notes": shown_rows((await tx.execute(query)).mappings().all(), ())}

    async def merge(self, tx: Tx, guest_id: str, player_id: str) -> None:
        """A seat at a table where the account sits already stays with the guest while the match is
        on: two people may share a device, and neither may see the other's hand."""
        other = SEATS.alias("other")
        both = exists().where(other.c.table_id == SEATS.c.table_id, other.c.player_id == player_id)
        is_on = TABLES.c.status.in_(UNFINISHED)
        unfinished = exists().where(TABLES.c.id == SEATS.c.table_id, is_on)
        tables = await tables_of(tx, guest_id)
        await _lock(tx, tables)
        await tx.execute(
            update(SEATS)
            .where(SEATS.c.player_id == guest_id, ~and_(both, unfinished))
            .values(player_id=player_id)
        )
        await tx.execute(
            update(TABLES).where(TABLES.c.owner_id == guest_id).values(owner_id=player_id)
        )
        await self._note_change(tx, tables)

    async def erase(self, tx: Tx, player_id: str) -> None:
        """A seat in a finished match loses its name. Tables pass to another player at them."""
        tables = await tables_of(tx, player_id)
        await _lock(tx, tables)
        await _delete_notes(tx, player_id)
        for table, seat in await seats_in_play(tx, player_id):
            await self._free(tx, table, seat, player_id)
        await tx.execute(
            update(SEATS)
            .where(SEATS.c.player_id == player_id)
            .values(player_id=None, name="", pin=None, state=DEPARTED)
        )
        heir = (
            select(SEATS.c.player_id)
            .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.player_id.is_not(None))
            .order_by(SEATS.c.seat)
            .limit(1)
            .scalar_subquery()
        )
        await tx.execute(
            update(TABLES)
            .where(TABLES.c.owner_id == player_id)
            .values(owner_id=func.coalesce(heir, ""))
        )
        await self._note_change(tx, tables)

    async def _note_change(self, tx: Tx, tables: list[str]) -> None:
        await tx.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(**CHANGED))
        tx.after_commit(lambda: self._publish(tables))

    async def _free(self, tx: Tx, table: str, seat: int, player_id: str) -> None:
        """The seat is free for anyone with its link; in a match that has begun a bot plays."""
        query = select(TABLES.c.game, TABLES.c.status).where(TABLES.c.id == table)
        row = (await tx.execute(query)).one()
        has_begun = row.status != "waiting"
        link = hash_of(self._credentials.seat_token(table, seat))
        await tx.execute(
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            .values(**FREE, level="", state=DEPARTED if has_begun else "", token_hash=link)
        )
        if has_begun:
            level = await self._level_of(player_id, row.game)
            await write_stand_in(tx, table, seat, StandIn(level, "gone"), self._now())


async def write_stand_in(tx: Tx, table: str, seat: int, bot: StandIn, at: float) -> None:
    """A bot plays for a seat from now on: the row of the log and what follows from it. Also while
    the match is paused, where it will go on with the bot."""
    last = select(func.max(LOG.c.sequence)).where(LOG.c.table_id == table)
    number = ((await tx.execute(last)).scalar() or 0) + 1
    entry: dict[str, Any] = {
        "table_id": table,
        "sequence": number,
        "kind": "stand-in",
        "seat": seat,
        "body": msgspec.json.encode(bot).decode(),
        "rolls": [],
        "request_id": f"stand-in {number}",
        "at": at,
    }
    await tx.execute(insert(LOG), [entry])
    here = TABLES.c.id == table
    row = (await tx.execute(select(TABLES.c.to_act, TABLES.c.awaits_bot).where(here))).one()
    state = {
        "to_act": [one for one in row.to_act if one != seat],
        "awaits_bot": row.awaits_bot or seat in row.to_act,
        # The clocks are checked again, if there are any.
        "due": case((TABLES.c.due.is_not(None), 0.0)),
    }
    await tx.execute(update(TABLES).where(here).values(**state, **CHANGED))


async def rename_seats(tx: Tx, player_id: str, before: str, name: str) -> list[str]:
    """The seats that bore the account's name bear its new one; the tables they are at. Others who
    play at the same device keep the names they were given."""
    mine = and_(SEATS.c.player_id == player_id, SEATS.c.name == before)
    await _lock(tx, await tables_of(tx, player_id))
    await tx.execute(update(SEATS).where(mine).values(name=name))
    await tx.execute(update(TABLES).where(TABLES.c.id.in_(ids_sat_at(player_id))).values(**CHANGED))
    return await tables_of(tx, player_id)


async def tables_of(tx: Tx, player_id: str) -> list[str]:
    """Every table this person opened or sits at."""
    return sorted((await tx.execute(ids_of(player_id))).scalars())


async def seats_in_play(tx: Tx, player_id: str) -> list[tuple[str, int]]:
    """The person's seats in matches that are not over and that others play, or may still join."""
    other = SEATS.alias("other")
    company = exists().where(
        other.c.table_id == SEATS.c.table_id,
        or_(other.c.player_id != player_id, other.c.kind == "open"),
    )
    query = (
        select(SEATS.c.table_id, SEATS.c.seat)
        .join(TABLES, TABLES.c.id == SEATS.c.table_id)
        .where(SEATS.c.player_id == player_id, TABLES.c.status.in_(UNFINISHED), company)
        .order_by(SEATS.c.table_id, SEATS.c.seat)
    )
    return [(row.table_id, row.seat) for row in await tx.execute(query)]


async def _lock(tx: Tx, tables: list[str]) -> None:
    """Nobody changes these tables until the transaction ends: the log's next numbers are ours.
    Rows of tables are taken before those of seats, as by everybody who writes there."""
    query = select(TABLES.c.id).where(TABLES.c.id.in_(tables)).order_by(TABLES.c.id)
    await tx.execute(query.with_for_update())


async def _delete_notes(tx: Tx, player_id: str) -> None:
    mine = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.player_id == player_id)
    await tx.execute(delete(NOTES).where(tuple_(NOTES.c.table_id, NOTES.c.seat).in_(mine)))
