"""Messages in their order, and who has muted or blocked whom."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.chat import schema
from tambo.house.chat.model import BlockRow, ChatMessageRow
from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema as tables_schema

MESSAGES, BLOCKS, TABLES = schema.chat_messages, schema.blocks, tables_schema.tables


class ChatStore:
    # Messages

    async def hold(self, tx: Tx, table: str) -> None:
        """Lock a table's chat until this transaction has ended, so that messages that come at once
        at several nodes are counted and numbered one after the other."""
        await tx.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())

    async def is_said(self, tx: Tx, message: ChatMessageRow) -> bool:
        """Whether a line with this mark was kept before."""
        same = and_(
            MESSAGES.c.table_id == message.table,
            MESSAGES.c.player_id == message.player_id,
            MESSAGES.c.request_id == message.request_id,
        )
        return bool((await tx.execute(select(exists().where(same)))).scalar())

    async def add(self, tx: Tx, message: ChatMessageRow) -> None:
        """Keep a line as the next of its room."""
        here = and_(MESSAGES.c.table_id == message.table, MESSAGES.c.room == message.room)
        last = select(func.coalesce(func.max(MESSAGES.c.number), 0)).where(here)
        values = msgspec.structs.asdict(message)
        values["table_id"] = values.pop("table")
        values["changed"] = await _count_change(tx, message.table)
        values["number"] = 1 + (await tx.execute(last)).scalar_one()
        await tx.execute(insert(MESSAGES), [values])

    async def changed(
        self, tx: Tx, table: str, room: str, after: int, limit: int, without: Sequence[str] = ()
    ) -> list[ChatMessageRow]:
        """The first messages written or changed in a room after a count of chat, without those of
        some people, in the order in which they were written."""
        query = (
            select(MESSAGES)
            .where(
                MESSAGES.c.table_id == table,
                MESSAGES.c.room == room,
                MESSAGES.c.changed > after,
                MESSAGES.c.player_id.not_in(without),
            )
            .order_by(MESSAGES.c.changed)
            .limit(limit)
        )
        return sorted(await _messages(tx, query), key=lambda message: message.number)

    async def newest(
        self,
        tx: Tx,
        table: str,
        room: str,
        limit: int,
        before: int | None = None,
        without: Sequence[str] = (),
    ) -> list[ChatMessageRow]:
        """The last lines of a room, or the last before a number, not by some people."""
        here = and_(MESSAGES.c.table_id == table, MESSAGES.c.room == room)
        query = select(MESSAGES).where(here, MESSAGES.c.player_id.not_in(without))
        if before is not None:
            query = query.where(MESSAGES.c.number < before)
        return (await _messages(tx, query.order_by(MESSAGES.c.number.desc()).limit(limit)))[::-1]

    async def message(self, tx: Tx, table: str, room: str, number: int) -> ChatMessageRow | None:
        around = await self.around(tx, table, room, number, 0)
        return around[0] if around else None

    async def around(
        self, tx: Tx, table: str, room: str, number: int, reach: int
    ) -> list[ChatMessageRow]:
        """A message and those before and after it."""
        query = (
            select(MESSAGES)
            .where(
                MESSAGES.c.table_id == table,
                MESSAGES.c.room == room,
                MESSAGES.c.number.between(number - reach, number + reach),
            )
            .order_by(MESSAGES.c.number)
        )
        return await _messages(tx, query)

    async def hide(self, tx: Tx, table: str, room: str, number: int, is_hidden: bool) -> None:
        await _change(tx, table, room, number, is_hidden=is_hidden)

    async def empty(self, tx: Tx, table: str, room: str, number: int) -> None:
        """Remove the text of a message; its row stays."""
        await _change(tx, table, room, number, text="", phrase="")

    async def said_since(self, tx: Tx, player_id: str, moment: float) -> int:
        """How many messages a person has written after a moment, at all tables."""
        query = select(func.count()).where(
            MESSAGES.c.player_id == player_id, MESSAGES.c.at > moment
        )
        return int((await tx.execute(query)).scalar_one())

    # Mutes and blocks

    async def block(self, tx: Tx, row: BlockRow) -> None:
        """Mute or block a player; replaces an earlier mute or block."""
        pair = and_(BLOCKS.c.player_id == row.player_id, BLOCKS.c.other_id == row.other_id)
        change = update(BLOCKS).where(pair).values(kind=row.kind, name=row.name, at=row.at)
        if (await tx.execute(change)).rowcount > 0:
            return
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(BLOCKS), [msgspec.structs.asdict(row)])
        except IntegrityError:
            await tx.execute(change)

    async def unblock(self, tx: Tx, player_id: str, entry: str) -> None:
        await tx.execute(
            delete(BLOCKS).where(BLOCKS.c.player_id == player_id, BLOCKS.c.id == entry)
        )

    async def blocks_of(self, tx: Tx, player_id: str) -> list[BlockRow]:
        """The players a person has muted or blocked, newest first."""
        query = select(BLOCKS).where(BLOCKS.c.player_id == player_id).order_by(BLOCKS.c.at.desc())
        return [BlockRow(**row._mapping) for row in await tx.execute(query)]

    async def is_blocked(self, tx: Tx, player_id: str, other_id: str) -> bool:
        """Whether a player has blocked another from their tables."""
        query = select(func.count()).where(
            BLOCKS.c.player_id == player_id, BLOCKS.c.other_id == other_id, BLOCKS.c.kind == "block"
        )
        return bool((await tx.execute(query)).scalar_one())

    async def blocked_either_way(self, tx: Tx, player_id: str) -> set[str]:
        """All players blocked by this player, and all who have blocked them."""
        query = select(BLOCKS.c.player_id, BLOCKS.c.other_id).where(
            or_(BLOCKS.c.player_id == player_id, BLOCKS.c.other_id == player_id),
            BLOCKS.c.kind == "block",
        )
        pairs = (await tx.execute(query)).all()
        return {one for pair in pairs for one in pair} - {player_id}


async def _change(tx: Tx, table: str, room: str, number: int, **values: Any) -> None:
    changed = await _count_change(tx, table)
    here = and_(MESSAGES.c.table_id == table, MESSAGES.c.room == room, MESSAGES.c.number == number)
    await tx.execute(update(MESSAGES).where(here).values(**values, changed=changed))


async def _count_change(tx: Tx, table: str) -> int:
    """Count one more change of a table's chat. Holds the table's row, see `hold`."""
    count = (
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(chat_changes=TABLES.c.chat_changes + 1, changes=TABLES.c.changes + 1)
    )
    await tx.execute(count)
    query = select(TABLES.c.chat_changes).where(TABLES.c.id == table)
    return int((await tx.execute(query)).scalar_one())


async def _messages(tx: Tx, query: Select[Any]) -> list[ChatMessageRow]:
    return [_message(row) for row in await tx.execute(query)]


def _message(row: Row[Any]) -> ChatMessageRow:
    values = dict(row._mapping)
    return ChatMessageRow(table=values.pop("table_id"), **values)
