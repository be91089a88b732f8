"""The channels and the outbox in the database."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from tambo.house.notifications import schema
from tambo.house.notifications.model import ChannelRow, NotificationRow, Outcome, Place
from tambo.house.platform.database.database import Tx
from tambo.house.tables.schema import log, seats, tables

CHANNELS, NOTIFICATIONS, MARKS = (
    schema.notification_channels,
    schema.notifications,
    schema.notification_marks,
)
RUNNING_AT_ONCE = 500
TIDIED_AT_ONCE = 1000
OUTCOME = [name for name in Outcome.__struct_fields__ if name != "id"]


class NotificationStore:
    # Channels

    async def channels_of(self, tx: Tx, people: Sequence[str]) -> list[ChannelRow]:
        query = (
            select(CHANNELS).where(CHANNELS.c.player_id.in_(people)).order_by(CHANNELS.c.created)
        )
        return [_channel(row) for row in await tx.execute(query)]

    async def channel(self, tx: Tx, channel: str) -> ChannelRow | None:
        row = (await tx.execute(select(CHANNELS).where(CHANNELS.c.id == channel))).first()
        return None if row is None else _channel(row)

    async def channels(self, tx: Tx, ids: Collection[str]) -> dict[str, ChannelRow]:
        query = select(CHANNELS).where(CHANNELS.c.id.in_(ids))
        return {row.id: _channel(row) for row in await tx.execute(query)}

    async def add_channel(self, tx: Tx, row: ChannelRow) -> str:
        """The id of the channel to that target, which may exist already: then its frequency
        and language change, and a push subscription comes to life again."""
        same = and_(
            CHANNELS.c.player_id == row.player_id, CHANNELS.c.target_hash == row.target_hash
        )
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(CHANNELS), [msgspec.structs.asdict(row)])
            return row.id
        except IntegrityError:
            changed: dict[str, Any] = {"frequency": row.frequency, "language": row.language}
            if row.kind != "email":
                changed |= {"status": "on", "target": row.target}
            await tx.execute(update(CHANNELS).where(same).values(**changed))
            found = await tx.execute(select(CHANNELS.c.id).where(same))
            return str(found.scalar_one())

    async def change_channels(self, tx: Tx, channels: Collection[str], **values: str) -> None:
        await tx.execute(update(CHANNELS).where(CHANNELS.c.id.in_(channels)).values(**values))

    async def remove_channel(self, tx: Tx, channel: str) -> None:
        await tx.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.channel_id == channel))
        await tx.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))

    # The outbox

    async def queue(self, tx: Tx, rows: Sequence[NotificationRow]) -> int:
        """Queue notifications; those that were queued before are left as they are."""
        known = select(NOTIFICATIONS.c.channel_id, NOTIFICATIONS.c.subject).where(
            NOTIFICATIONS.c.channel_id.in_({row.channel for row in rows}),
            NOTIFICATIONS.c.subject.in_({row.subject for row in rows}),
        )
        there = {tuple(found) for found in await tx.execute(known)}
        fresh = [row for row in rows if (row.channel, row.subject) not in there]
        if not fresh or await self._insert(tx, fresh):
            return len(fresh)
        return sum([await self._insert(tx, [row]) for row in fresh])

    async def _insert(self, tx: Tx, rows: Sequence[NotificationRow]) -> bool:
        try:
            async with tx.connection.begin_nested():
                await tx.execute(insert(NOTIFICATIONS), [_values(row) for row in rows])
            return True
        except IntegrityError:
            # Another node was faster with one of them, or a channel is gone.
            return False

    async def due(self, tx: Tx, now: float, limit: int) -> list[NotificationRow]:
        """What is due, the longest first; what goes to one channel stands together."""
        query = (
            select(NOTIFICATIONS)
            .where(NOTIFICATIONS.c.status == "queued", NOTIFICATIONS.c.due <= now)
            .order_by(NOTIFICATIONS.c.due, NOTIFICATIONS.c.channel_id)
            .limit(limit)
        )
        return [_notification(row) for row in await tx.execute(query)]

    async def claim(self, tx: Tx, ids: Sequence[str], now: float, until: float) -> set[str]:
        """Take notifications for a try, and say which are ours; another node, or we after a crash,
        may take them once `until` is over."""
        taken = (
            update(NOTIFICATIONS)
            .where(
                NOTIFICATIONS.c.id.in_(ids),
                NOTIFICATIONS.c.status == "queued",
                NOTIFICATIONS.c.due <= now,
            )
            .values(due=until)
            .returning(NOTIFICATIONS.c.id)
        )
        return set((await tx.execute(taken)).scalars())

    async def postpone(self, tx: Tx, until: Mapping[str, float], now: float) -> None:
        """Put notifications aside that nobody has claimed."""
        change = (
            update(NOTIFICATIONS)
            .where(
                NOTIFICATIONS.c.id == bindparam("notification"),
                NOTIFICATIONS.c.status == "queued",
                NOTIFICATIONS.c.due <= now,
            )
            .values(due=bindparam("until"))
        )
        await tx.execute(change, [{"notification": n, "until": u} for n, u in until.items()])

    async def write_outcomes(self, tx: Tx, outcomes: Sequence[Outcome]) -> None:
        """Write down what has become of notifications."""
        change = (
            update(NOTIFICATIONS)
            .where(
                NOTIFICATIONS.c.id == bindparam("notification"), NOTIFICATIONS.c.status == "queued"
            )
            .values({name: bindparam(f"new_{name}") for name in OUTCOME})
        )
        values = [
            {"notification": one.id, **{f"new_{name}": getattr(one, name) for name in OUTCOME}}
            for one in outcomes
        ]
        await tx.execute(change, values)

    async def failed_since(self, tx: Tx, channel: str, count: int) -> float | None:
        """Since when nothing has arrived at a channel: when the first of its last `count`
        notifications was given up, if all of them were."""
        query = (
            select(NOTIFICATIONS.c.status, NOTIFICATIONS.c.ended)
            .where(
                NOTIFICATIONS.c.channel_id == channel,
                NOTIFICATIONS.c.status.in_(["sent", "failed"]),
            )
            .order_by(NOTIFICATIONS.c.ended.desc())
            .limit(count)
        )
        rows = (await tx.execute(query)).all()
        if len(rows) < count or any(row.status == "sent" for row in rows):
            return None
        return float(rows[-1].ended)

    async def sent_to(
        self, tx: Tx, player_id: str, limit: int
    ) -> list[tuple[NotificationRow, str | None]]:
        """A player's newest notifications, each with the game of its table."""
        query = (
            select(NOTIFICATIONS, tables.c.game)
            .join(CHANNELS, CHANNELS.c.id == NOTIFICATIONS.c.channel_id)
            .outerjoin(tables, tables.c.id == NOTIFICATIONS.c.table_id)
            .where(CHANNELS.c.player_id == player_id)
            .order_by(NOTIFICATIONS.c.created.desc(), NOTIFICATIONS.c.id)
            .limit(limit)
        )
        return [(_notification(row), row.game) for row in await tx.execute(query)]

    async def tidy(self, tx: Tx, before: float) -> bool:
        """Forget some of what was done with long ago; whether there may be more."""
        old = select(NOTIFICATIONS.c.id).where(NOTIFICATIONS.c.ended < before).limit(TIDIED_AT_ONCE)
        done = await tx.execute(delete(NOTIFICATIONS).where(NOTIFICATIONS.c.id.in_(old)))
        return done.rowcount >= TIDIED_AT_ONCE

    # Tables

    async def last_rows(self, tx: Tx, table: str, seat: int) -> tuple[int | None, int]:
        """Who acted last at a table, and the number of the seat's own last row, 0 for none."""
        newest = (
            select(log.c.seat).where(log.c.table_id == table).order_by(log.c.sequence.desc())
        ).limit(1)
        own = select(func.max(log.c.sequence)).where(log.c.table_id == table, log.c.seat == seat)
        last = (await tx.execute(newest)).scalar()
        mine = (await tx.execute(own)).scalar()
        return last, mine or 0

    async def unseen(
        self, tx: Tx, limit: int, after: Place | None = None
    ) -> tuple[list[tuple[str, int]], Place | None]:
        """Running tables of people with channels that have changed since they were looked at.

        Looks at some of all running tables, and says where to go on when it is called again (None:
        from the beginning). Changes are handled as they happen, so this only has to find in the
        end what was missed.
        """
        places = await self._next_running(tx, after)
        query = (
            select(tables.c.created, tables.c.id, tables.c.changes)
            .join(seats, seats.c.table_id == tables.c.id)
            .join(CHANNELS, CHANNELS.c.player_id == seats.c.player_id)
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
        rows = (await tx.execute(query)).all()
        found = [(row.id, row.changes) for row in rows]
        if len(rows) == limit:
            return found, (rows[-1].created, rows[-1].id)
        return found, places[-1] if len(places) == RUNNING_AT_ONCE else None

    async def _next_running(self, tx: Tx, after: Place | None) -> list[Place]:
        """Tables whose match runs, in their order, from where we were; each with its moment."""
        # A running match is never judged: with both columns the index has them in order.
        query = select(tables.c.created, tables.c.id).where(
            tables.c.status == "running", ~tables.c.is_judged
        )
        if after is not None:
            here = tuple_(tables.c.created, tables.c.id)
            query = query.where(here > tuple_(*map(literal, after)))
        query = query.order_by(tables.c.created, tables.c.id).limit(RUNNING_AT_ONCE)
        return [(row.created, row.id) for row in await tx.execute(query)]

    async def mark(self, tx: Tx, seen: Mapping[str, int]) -> None:
        """Note up to which change tables have been looked at."""
        known = select(MARKS.c.table_id).where(MARKS.c.table_id.in_(seen))
        change = (
            update(MARKS)
            .where(MARKS.c.table_id == bindparam("table"))
            .values(changes=bindparam("seen"))
        )
        there = set((await tx.execute(known)).scalars())
        old = [{"table": name, "seen": seen[name]} for name in sorted(there)]
        new = [{"table_id": t, "changes": c} for t, c in seen.items() if t not in there]
        if old:
            await tx.execute(change, old)
        try:
            async with tx.connection.begin_nested():
                if new:
                    await tx.execute(insert(MARKS), new)
        except IntegrityError:
            # Another node looks at them, too; what it has not marked is found again.
            return


def _channel(row: Any) -> ChannelRow:
    return ChannelRow(**{name: getattr(row, name) for name in ChannelRow.__struct_fields__})


def _notification(row: Any) -> NotificationRow:
    names = [n for n in NotificationRow.__struct_fields__ if n not in ("channel", "table")]
    return NotificationRow(
        channel=row.channel_id,
        table=row.table_id,
        **{name: getattr(row, name) for name in names},
    )


def _values(row: NotificationRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    values["channel_id"] = values.pop("channel")
    values["table_id"] = values.pop("table")
    return values
