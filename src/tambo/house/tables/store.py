"""The store in SQL, for any engine: one engine that writes, one that reads.

Knows tables and transactions; which database it is, and how durable, is decided by who makes
the engines.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    exists,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tambo.house.platform.database.database import Database
from tambo.house.tables import schema
from tambo.house.tables.model import (
    AGREED,
    INVITED,
    AskState,
    LogRow,
    SeatRow,
    SequenceTaken,
    Status,
    StoredTable,
    SuccessorTaken,
    TableRow,
    TermsRow,
    has_clock,
)
from tambo.house.tables.store_ownership import ids_of, only_if
from tambo.house.tables.store_proposals import close_with_move, newest_of
from tambo.house.tables.store_results import Places, keep_results
from tambo.house.tables.store_terms import agreed_at, go_on, insert_terms, stand_still
from tambo.house.tournaments.schema import cup_boards

TABLES, SEATS, LOG = schema.tables, schema.seats, schema.log
NOTES, BOARDS = schema.notes, cup_boards
CHANGED = {"changes": TABLES.c.changes + 1}
T = TypeVar("T", TableRow, SeatRow)


class SqlStore(Database):
    """Must satisfy `Store`."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        super().__init__(writer, reader)
        self._writer = writer
        self._reader = reader

    async def open_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[LogRow] = (),
        terms: TermsRow | None = None,
    ) -> None:
        try:
            async with self._writer.begin() as connection:
                await insert_table(connection, row, seats, terms)
                if log:
                    await connection.execute(insert(LOG), [_log_values(entry) for entry in log])
                if row.predecessor is not None:
                    await connection.execute(
                        update(TABLES).where(TABLES.c.id == row.predecessor).values(**CHANGED)
                    )
        except IntegrityError:
            if row.predecessor is None:
                raise
            raise SuccessorTaken from None

    async def table(self, table: str) -> StoredTable | None:
        found = await self._stored(TABLES.c.id == table, 1)
        return found[0] if found else None

    async def tables_named(self, names: Sequence[str]) -> list[StoredTable]:
        return await self._stored(TABLES.c.id.in_(names), len(names)) if names else []

    async def tables_of(self, guest: str, limit: int) -> list[StoredTable]:
        ours = TABLES.c.id.in_(ids_of(guest))
        is_match = only_if(TABLES.c.origin.is_(None))
        return await self._stored(TABLES.c.id.in_(_newest(and_(ours, is_match), limit)), limit)

    async def what_ifs(self, origin: str, guest: str, limit: int) -> list[StoredTable]:
        """The what-if boards a guest has made of a table, newest first."""
        boards = and_(TABLES.c.origin == origin, TABLES.c.owner == guest)
        return await self._stored(TABLES.c.id.in_(_newest(boards, limit)), limit)

    async def _stored(self, condition: Any, limit: int) -> list[StoredTable]:
        heir = TABLES.alias("heir")
        successor = select(heir.c.id).where(heir.c.predecessor == TABLES.c.id).scalar_subquery()
        query = (
            select(TABLES, successor.label("successor"))
            .where(condition)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(limit)
        )
        async with self._reader.connect() as connection:
            rows = (await connection.execute(query)).all()
            chairs = (
                await connection.execute(
                    select(SEATS)
                    .where(SEATS.c.table_id.in_([row.id for row in rows]))
                    .order_by(SEATS.c.table_id, SEATS.c.seat)
                )
            ).all()
            asks = await newest_of(connection, [row.id for row in rows])
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for chair in chairs:
            seats[chair.table_id].append(_row(SeatRow, chair))
        agreed = await agreed_at(self._reader, seats)
        return [
            StoredTable(
                _row(TableRow, row),
                seats[row.id],
                row.successor,
                *agreed[row.id],
                ask=asks.get(row.id),
            )
            for row in rows
        ]

    async def all_tables(self, after: str = "", limit: int | None = None) -> list[str]:
        query = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(limit)
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def awaiting_bots(self) -> list[str]:
        person = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.guest.is_not(None))
        in_cup = BOARDS.c.table_id == TABLES.c.id
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "running", TABLES.c.awaits_bot)
            .where(or_(exists().where(person), exists().where(in_cup)))
            .order_by(TABLES.c.created.desc())
        )
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def paused_with_bots(self) -> list[str]:
        paused = select(TABLES.c.id, TABLES.c.created).where(
            TABLES.c.status == "paused", TABLES.c.reason.is_distinct_from(AGREED)
        )
        bots = paused.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.kind == "bot")
        stand_ins = paused.join(LOG, LOG.c.table_id == TABLES.c.id).where(LOG.c.kind == "stand-in")
        found = union(bots, stand_ins).subquery()
        query = select(found.c.id).order_by(found.c.created.desc())
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def is_in_cup(self, table: str) -> bool:
        query = select(BOARDS.c.cup_id).where(BOARDS.c.table_id == table)
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def log_of(self, table: str, after: int = 0, limit: int | None = None) -> list[LogRow]:
        query = (
            select(LOG)
            .where(LOG.c.table_id == table, LOG.c.sequence > after)
            .order_by(LOG.c.sequence)
            .limit(limit)
        )
        async with self._reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            LogRow(r.table_id, r.sequence, r.kind, r.seat, r.choice, r.rolls, r.move, r.at)
            for r in rows
        ]

    async def logs_after(self, known: Mapping[str, int]) -> dict[str, list[LogRow]]:
        new = [and_(LOG.c.table_id == table, LOG.c.sequence > n) for table, n in known.items()]
        query = select(LOG).where(or_(*new)).order_by(LOG.c.table_id, LOG.c.sequence)
        logs: dict[str, list[LogRow]] = {table: [] for table in known}
        if not known:
            return logs
        async with self._reader.connect() as connection:
            for r in await connection.execute(query):
                logs[r.table_id].append(
                    LogRow(r.table_id, r.sequence, r.kind, r.seat, r.choice, r.rolls, r.move, r.at)
                )
        return logs

    async def append(
        self,
        entry: LogRow,
        status: Status,
        moves: int,
        asked: Sequence[int] = (),
        due: float | None = None,
        closing: AskState | None = None,
        places: Places | None = None,
        *,
        awaits_bot: bool = False,
    ) -> None:
        state = {"status": status, "reason": None, "moves": moves, "asked": list(asked), "due": due}
        state["awaits_bot"] = awaits_bot
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(LOG), [_log_values(entry)])
                await connection.execute(
                    update(TABLES).where(TABLES.c.id == entry.table).values(**state, **CHANGED)
                )
                if closing is not None:
                    await close_with_move(connection, entry.table, closing, status == "over")
                if places:
                    await keep_results(connection, entry.table, places)
        except IntegrityError:
            raise SequenceTaken from None

    async def take_seat(
        self, table: str, seat: int, guest: str, name: str, at: float | None = None
    ) -> bool:
        free = and_(SEATS.c.seat == seat, SEATS.c.kind == "open")
        values = {"kind": "person", "guest": guest, "name": name, "level": ""}
        return await self._seat(table, free, values, at)

    async def accept(self, table: str, guest: str, at: float | None = None) -> bool:
        invited = and_(SEATS.c.guest == guest, SEATS.c.level == INVITED)
        return await self._seat(table, invited, {"level": ""}, at)

    async def _seat(
        self, table: str, which: ColumnElement[bool], values: dict[str, Any], at: float | None
    ) -> bool:
        here = SEATS.c.table_id == table
        is_awaited = or_(SEATS.c.kind == "open", SEATS.c.level == INVITED)
        still_open = exists().where(here, is_awaited)
        async with self._writer.begin() as connection:
            # Two who take the last two seats at once must see each other.
            status = await connection.execute(
                select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
            )
            if status.scalar() == "closed":
                return False
            taken = await connection.execute(update(SEATS).where(here, which).values(**values))
            begun = await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.status == "waiting", ~still_open)
                .values(status="running")
            )
            if begun.rowcount == 1:
                await go_on(connection, table, at)
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**CHANGED))
        return taken.rowcount > 0

    async def set_status(
        self, table: str, status: Status, reason: str | None, at: float | None = None
    ) -> None:
        async with self._writer.begin() as connection:
            if status == "running":
                await go_on(connection, table, at)
            else:
                await stand_still(connection, table, at)
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table)
                .values(status=status, reason=reason, **CHANGED)
            )

    async def changes_of(self, tables: Sequence[str]) -> dict[str, int]:
        query = select(TABLES.c.id, TABLES.c.changes).where(TABLES.c.id.in_(tables))
        async with self._reader.connect() as connection:
            return {row.id: row.changes for row in await connection.execute(query)}

    # Notes

    async def note_of(self, table: str, seat: int) -> str | None:
        query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.seat == seat)
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def keep_note(self, table: str, seat: int, text: str) -> None:
        here = and_(NOTES.c.table_id == table, NOTES.c.seat == seat)
        change = update(NOTES).where(here).values(text=text)
        try:
            async with self._writer.begin() as connection:
                if (await connection.execute(change)).rowcount == 0:
                    values = {"table_id": table, "seat": seat, "text": text}
                    await connection.execute(insert(NOTES), [values])
        except IntegrityError:
            # Another screen of the same seat wrote its first note at the same moment.
            async with self._writer.begin() as connection:
                await connection.execute(change)


def _newest(condition: ColumnElement[bool], limit: int) -> Select[str]:
    """The ids alone: whole rows are too wide to be sorted."""
    order = TABLES.c.created.desc(), TABLES.c.id
    return select(TABLES.c.id).where(condition).order_by(*order).limit(limit)


async def insert_table(
    connection: AsyncConnection,
    row: TableRow,
    seats: Sequence[SeatRow],
    terms: TermsRow | None,
) -> None:
    """The rows of a new table, in a transaction somebody has begun."""
    due = 0.0 if terms is not None and has_clock(terms) else None
    is_public = terms is not None and terms.is_public
    values = {"due": due, "is_public": is_public, "awaits_bot": is_bot_asked(row.asked, seats)}
    await connection.execute(insert(TABLES), [{**msgspec.structs.asdict(row), **values}])
    await insert_seats(connection, row.id, seats)
    await insert_terms(connection, row, terms)


def is_bot_asked(asked: Sequence[int], seats: Sequence[SeatRow]) -> bool:
    """Whether a bot must decide, at a table without stand-ins."""
    return any(chair.kind == "bot" and chair.seat in asked for chair in seats)


async def insert_seats(connection: AsyncConnection, table: str, seats: Sequence[SeatRow]) -> None:
    await connection.execute(
        insert(SEATS), [{"table_id": table, **msgspec.structs.asdict(seat)} for seat in seats]
    )


def _log_values(entry: LogRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(entry)
    values["table_id"] = values.pop("table")
    return values


def _row(kind: type[T], row: Row[Any]) -> T:
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})
