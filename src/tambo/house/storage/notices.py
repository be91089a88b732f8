"""The channels and the outbox in the database."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import and_, delete, func, insert, literal, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.storage.schema import notices as schema
from tambo.house.storage.schema.tables import log, seats, tables

CHANNELS, NOTICES, MARKS = schema.notice_channels, schema.notices, schema.notice_marks
RUNNING_AT_ONCE = 500

ChannelKind = Literal["push", "email", "webhook"]
Pace = Literal["each", "hourly", "daily", "never"]
NoticeKind = Literal["turn", "test", "confirm"]
NoticeStatus = Literal["queued", "sent", "failed", "dropped"]


class ChannelRow(msgspec.Struct, frozen=True):
    """`status`: an e-mail address is "unconfirmed" until somebody there has answered; "dead" is
    what the other side has said it knows no more."""

    id: str
    person: str
    kind: ChannelKind
    target: dict[str, str]
    target_hash: str
    pace: Pace
    language: Literal["en", "fr"]
    status: Literal["on", "unconfirmed", "dead"]
    created: float


class NoticeRow(msgspec.Struct, frozen=True):
    """One thing to tell. `subject` is unique for a channel: the same thing is queued once."""

    id: str
    channel: str
    kind: NoticeKind
    subject: str
    table: str | None
    seat: int
    turn: int
    due: float
    created: float
    status: NoticeStatus = "queued"
    reason: str = ""
    detail: str = ""
    tries: int = 0
    ended: float | None = None


class NoticeStore:
    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        self._looked_at: tuple[str, str] | None = None

    # Channels

    async def channels_of(self, people: Sequence[str]) -> list[ChannelRow]:
        query = select(CHANNELS).where(CHANNELS.c.person.in_(people)).order_by(CHANNELS.c.created)
        async with self._reader.connect() as connection:
            return [_channel(row) for row in await connection.execute(query)]

    async def channel(self, channel: str) -> ChannelRow | None:
        query = select(CHANNELS).where(CHANNELS.c.id == channel)
        async with self._reader.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _channel(row)

    async def add_channel(self, row: ChannelRow) -> str:
        """The id of the channel to that target, which may have been there before: then its pace
        and language change, and a push subscription comes to life again."""
        same = and_(CHANNELS.c.person == row.person, CHANNELS.c.target_hash == row.target_hash)
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(CHANNELS), [msgspec.structs.asdict(row)])
            return row.id
        except IntegrityError:
            async with self._writer.begin() as connection:
                changed: dict[str, Any] = {"pace": row.pace, "language": row.language}
                if row.kind != "email":
                    changed |= {"status": "on", "target": row.target}
                await connection.execute(update(CHANNELS).where(same).values(**changed))
                found = await connection.execute(select(CHANNELS.c.id).where(same))
                return str(found.scalar_one())

    async def change_channel(self, channel: str, **values: str) -> None:
        async with self._writer.begin() as connection:
            await connection.execute(
                update(CHANNELS).where(CHANNELS.c.id == channel).values(**values)
            )

    async def remove_channel(self, channel: str) -> None:
        async with self._writer.begin() as connection:
            await connection.execute(delete(NOTICES).where(NOTICES.c.channel_id == channel))
            await connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))

    # The outbox

    async def queue(self, rows: Sequence[NoticeRow]) -> int:
        """Keep what is to be told; what has been queued before is left as it is."""
        added = 0
        for row in rows:
            try:
                async with self._writer.begin() as connection:
                    await connection.execute(insert(NOTICES), [_values(row)])
                added += 1
            except IntegrityError:
                continue
        return added

    async def due(self, now: float, limit: int) -> list[NoticeRow]:
        query = (
            select(NOTICES)
            .where(NOTICES.c.status == "queued", NOTICES.c.due <= now)
            .order_by(NOTICES.c.due, NOTICES.c.id)
            .limit(limit)
        )
        async with self._reader.connect() as connection:
            return [_notice(row) for row in await connection.execute(query)]

    async def claim(self, row: NoticeRow, until: float) -> bool:
        """Take a notice for a try; another node, or we after a crash, may take it once `until` is
        over."""
        async with self._writer.begin() as connection:
            taken = await connection.execute(
                update(NOTICES)
                .where(
                    NOTICES.c.id == row.id,
                    NOTICES.c.status == "queued",
                    NOTICES.c.due == row.due,
                )
                .values(due=until, tries=NOTICES.c.tries + 1)
            )
        return taken.rowcount == 1

    async def settle(
        self,
        ids: Sequence[str],
        status: NoticeStatus,
        now: float,
        *,
        reason: str = "",
        detail: str = "",
        due: float | None = None,
    ) -> None:
        values: dict[str, Any] = {"status": status, "reason": reason, "detail": detail[:80]}
        if status == "queued":
            values["due"] = due
        else:
            values["ended"] = now
        async with self._writer.begin() as connection:
            await connection.execute(update(NOTICES).where(NOTICES.c.id.in_(ids)).values(**values))

    async def sent_to(self, person: str, limit: int) -> list[tuple[NoticeRow, str | None]]:
        """The newest notices for somebody, each with the game of its table."""
        query = (
            select(NOTICES, tables.c.game)
            .join(CHANNELS, CHANNELS.c.id == NOTICES.c.channel_id)
            .outerjoin(tables, tables.c.id == NOTICES.c.table_id)
            .where(CHANNELS.c.person == person)
            .order_by(NOTICES.c.created.desc(), NOTICES.c.id)
            .limit(limit)
        )
        async with self._reader.connect() as connection:
            return [(_notice(row), row.game) for row in await connection.execute(query)]

    async def tidy(self, before: float) -> None:
        """Forget what was done with long ago."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(NOTICES).where(NOTICES.c.ended < before))

    # Tables

    async def last_rows(self, table: str, seat: int) -> tuple[int | None, int]:
        """Who acted last at a table, and the number of the seat's own last row, 0 for none."""
        newest = (
            select(log.c.seat).where(log.c.table_id == table).order_by(log.c.sequence.desc())
        ).limit(1)
        own = select(func.max(log.c.sequence)).where(log.c.table_id == table, log.c.seat == seat)
        async with self._reader.connect() as connection:
            last = (await connection.execute(newest)).scalar()
            mine = (await connection.execute(own)).scalar()
        return last, mine or 0

    async def unseen(self, limit: int) -> list[tuple[str, int]]:
        """Running tables of people with channels that have changed since they were looked at.

        Looks at some of all running tables, and at the next ones when it is asked again: somebody
        is called at once by what happens, so this only has to find what was left, in the end.
        """
        async with self._reader.connect() as connection:
            places = await self._next_running(connection)
            query = (
                select(tables.c.created, tables.c.id, tables.c.changes)
                .join(seats, seats.c.table_id == tables.c.id)
                .join(CHANNELS, CHANNELS.c.person == seats.c.guest)
                .outerjoin(MARKS, MARKS.c.table_id == tables.c.id)
                .where(
                    tables.c.id.in_([table for _created, table in places]),
                    CHANNELS.c.status == "on",
                    or_(MARKS.c.changes.is_(None), MARKS.c.changes < tables.c.changes),
                )
                .distinct()
                .order_by(tables.c.created, tables.c.id)
                .limit(limit)
            )
            rows = (await connection.execute(query)).all()
        if len(rows) == limit:
            self._looked_at = (rows[-1].created, rows[-1].id)
        else:
            self._looked_at = places[-1] if len(places) == RUNNING_AT_ONCE else None
        return [(row.id, row.changes) for row in rows]

    async def _next_running(self, connection: AsyncConnection) -> list[tuple[str, str]]:
        """Tables whose match runs, in their order, from where we were; each with its moment."""
        # A running match is never judged: with both columns the index has them in order.
        query = select(tables.c.created, tables.c.id).where(
            tables.c.status == "running", ~tables.c.is_judged
        )
        if self._looked_at is not None:
            here = tuple_(tables.c.created, tables.c.id)
            query = query.where(here > tuple_(*map(literal, self._looked_at)))
        query = query.order_by(tables.c.created, tables.c.id).limit(RUNNING_AT_ONCE)
        return [(row.created, row.id) for row in await connection.execute(query)]

    async def mark(self, table: str, changes: int) -> None:
        here = MARKS.c.table_id == table
        change = update(MARKS).where(here).values(changes=changes)
        try:
            async with self._writer.begin() as connection:
                if (await connection.execute(change)).rowcount == 0:
                    await connection.execute(
                        insert(MARKS), [{"table_id": table, "changes": changes}]
                    )
        except IntegrityError:
            async with self._writer.begin() as connection:
                await connection.execute(change)


def _channel(row: Any) -> ChannelRow:
    return ChannelRow(**{name: getattr(row, name) for name in ChannelRow.__struct_fields__})


def _notice(row: Any) -> NoticeRow:
    names = [n for n in NoticeRow.__struct_fields__ if n not in ("channel", "table")]
    return NoticeRow(
        channel=row.channel_id,
        table=row.table_id,
        **{name: getattr(row, name) for name in names},
    )


def _values(row: NoticeRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["channel_id"] = values.pop("channel")
    values["table_id"] = values.pop("table")
    return values
