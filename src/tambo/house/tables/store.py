"""Tables in SQL: rows, seats, logs, and what is agreed and proposed at them.

Holds no engine: the caller decides what is one snapshot or one transaction. Every change of a table
names the version it was decided on; if another one has been written, nothing is.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    delete,
    exists,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from tambo.house.platform.database.database import Tx
from tambo.house.tables import schema
from tambo.house.tables.model import (
    AGREED,
    LogRow,
    SeatRow,
    SuccessorTaken,
    TableRow,
    TableSnapshot,
    TermsRow,
    VersionConflict,
    has_clock,
    is_bot_to_act,
)
from tambo.house.tables.store_ownership import ids_of, only_if
from tambo.house.tables.store_pins import forget_tries
from tambo.house.tables.store_proposals import newest_of, write_proposal
from tambo.house.tables.store_results import keep_results
from tambo.house.tables.store_terms import (
    agreed_at,
    insert_terms,
    pause_clocks,
    resume_clocks,
    write_terms,
)
from tambo.house.tables.table_change import TableChange

TABLES, SEATS, LOG = schema.tables, schema.seats, schema.log
NOTES = schema.notes
CHANGED = {"changes": TABLES.c.changes + 1}
T = TypeVar("T", TableRow, SeatRow)


class TableStore:
    async def open_table(
        self,
        tx: Tx,
        row: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[LogRow] = (),
        terms: TermsRow | None = None,
    ) -> None:
        """Keep a new table, with the moves it begins with; SuccessorTaken."""
        try:
            await insert_table(tx, row, seats, terms)
            if log:
                await tx.execute(insert(LOG), [_log_values(entry) for entry in log])
            if row.predecessor is not None:
                await tx.execute(
                    update(TABLES).where(TABLES.c.id == row.predecessor).values(**CHANGED)
                )
        except IntegrityError:
            if row.predecessor is None:
                raise
            raise SuccessorTaken from None

    async def table(self, tx: Tx, table: str) -> TableSnapshot | None:
        found = await _stored(tx, TABLES.c.id == table, 1)
        return found[0] if found else None

    async def tables_named(self, tx: Tx, names: Sequence[str]) -> list[TableSnapshot]:
        """Several tables at once, newest first."""
        return await _stored(tx, TABLES.c.id.in_(names), len(names)) if names else []

    async def tables_of(self, tx: Tx, player_id: str, limit: int) -> list[TableSnapshot]:
        """The tables a guest opened or sits at, newest first; no what-if boards."""
        ours = TABLES.c.id.in_(ids_of(player_id))
        is_match = only_if(TABLES.c.origin.is_(None))
        return await _stored(tx, TABLES.c.id.in_(_newest(and_(ours, is_match), limit)), limit)

    async def what_ifs(
        self, tx: Tx, origin: str, player_id: str, limit: int
    ) -> list[TableSnapshot]:
        """The what-if boards a guest has made of a table, newest first."""
        boards = and_(TABLES.c.origin == origin, TABLES.c.owner_id == player_id)
        return await _stored(tx, TABLES.c.id.in_(_newest(boards, limit)), limit)

    async def all_tables(self, tx: Tx, after: str = "", limit: int | None = None) -> list[str]:
        """Every table there is, in the order of their ids; those after one, in pages."""
        query = select(TABLES.c.id).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(limit)
        return list((await tx.execute(query)).scalars())

    async def awaiting_bots(self, tx: Tx) -> list[str]:
        """Running tables, newest first, where a bot must move and a person has a seat."""
        has_player = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.player_id.is_not(None))
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "running", TABLES.c.awaits_bot)
            .where(exists().where(has_player))
            .order_by(TABLES.c.created.desc())
        )
        return list((await tx.execute(query)).scalars())

    async def paused_with_bots(self, tx: Tx) -> list[str]:
        """Tables that failed and were paused, with a bot, or one that sat in for a person."""
        paused = select(TABLES.c.id, TABLES.c.created).where(
            TABLES.c.status == "paused", TABLES.c.reason.is_distinct_from(AGREED)
        )
        bots = paused.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.kind == "bot")
        stand_ins = paused.join(LOG, LOG.c.table_id == TABLES.c.id).where(LOG.c.kind == "stand-in")
        found = union(bots, stand_ins).subquery()
        query = select(found.c.id).order_by(found.c.created.desc())
        return list((await tx.execute(query)).scalars())

    async def log_of(
        self, tx: Tx, table: str, after: int = 0, limit: int | None = None
    ) -> list[LogRow]:
        query = (
            select(LOG)
            .where(LOG.c.table_id == table, LOG.c.sequence > after)
            .order_by(LOG.c.sequence)
            .limit(limit)
        )
        rows = (await tx.execute(query)).all()
        return [
            LogRow(r.table_id, r.sequence, r.kind, r.seat, r.body, r.rolls, r.request_id, r.at)
            for r in rows
        ]

    async def logs_after(self, tx: Tx, known: Mapping[str, int]) -> dict[str, list[LogRow]]:
        """Of each of some tables the rows after the number known."""
        logs: dict[str, list[LogRow]] = {table: [] for table in known}
        if not known:
            return logs
        new = [and_(LOG.c.table_id == table, LOG.c.sequence > n) for table, n in known.items()]
        query = select(LOG).where(or_(*new)).order_by(LOG.c.table_id, LOG.c.sequence)
        for r in await tx.execute(query):
            logs[r.table_id].append(
                LogRow(r.table_id, r.sequence, r.kind, r.seat, r.body, r.rolls, r.request_id, r.at)
            )
        return logs

    async def write(self, tx: Tx, change: TableChange) -> None:
        """All of a change, if the table is still as it was when that was decided;
        VersionConflict."""
        await _write_row(tx, change)
        table = change.row.id
        if change.entries:
            try:
                await tx.execute(insert(LOG), [_log_values(entry) for entry in change.entries])
            except IntegrityError:
                raise VersionConflict from None
        if change.seats is not None:
            await tx.execute(delete(SEATS).where(SEATS.c.table_id == table))
            await insert_seats(tx, table, change.seats)
        if change.terms is not None:
            await write_terms(tx, table, change.terms)
        if change.stopped is not None:
            await pause_clocks(tx, table, change.stopped)
        if change.started is not None:
            await resume_clocks(tx, table, change.started)
        if change.proposal is not None:
            await write_proposal(tx, change.proposal)
        for seat in change.new_pins:
            await forget_tries(tx, table, seat)
        if change.places:
            await keep_results(tx, table, change.places)

    async def changes_of(self, tx: Tx, tables: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has changed."""
        query = select(TABLES.c.id, TABLES.c.changes).where(TABLES.c.id.in_(tables))
        return {row.id: row.changes for row in await tx.execute(query)}

    # Notes

    async def note_of(self, tx: Tx, table: str, seat: int) -> str | None:
        """What a seat has written down for itself."""
        query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.seat == seat)
        return (await tx.execute(query)).scalar()

    async def keep_note(self, tx: Tx, table: str, seat: int, text: str) -> None:
        """Keep what a seat writes down instead of what it wrote before."""
        here = and_(NOTES.c.table_id == table, NOTES.c.seat == seat)
        change = update(NOTES).where(here).values(text=text)
        if (await tx.execute(change)).rowcount:
            return
        try:
            async with tx.connection.begin_nested():
                values = {"table_id": table, "seat": seat, "text": text}
                await tx.execute(insert(NOTES), [values])
        except IntegrityError:
            # Another screen of the same seat wrote its first note at the same moment.
            await tx.execute(change)


async def _stored(tx: Tx, condition: Any, limit: int) -> list[TableSnapshot]:
    heir = TABLES.alias("heir")
    successor = select(heir.c.id).where(heir.c.predecessor == TABLES.c.id).scalar_subquery()
    query = (
        select(TABLES, successor.label("successor"))
        .where(condition)
        .order_by(TABLES.c.created.desc(), TABLES.c.id)
        .limit(limit)
    )
    rows = (await tx.execute(query)).all()
    chairs = (
        await tx.execute(
            select(SEATS)
            .where(SEATS.c.table_id.in_([row.id for row in rows]))
            .order_by(SEATS.c.table_id, SEATS.c.seat)
        )
    ).all()
    proposals = await newest_of(tx, [row.id for row in rows])
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for chair in chairs:
        seats[chair.table_id].append(_row(SeatRow, chair))
    agreed = await agreed_at(tx, seats)
    return [
        TableSnapshot(
            _row(TableRow, row),
            seats[row.id],
            row.successor,
            *agreed[row.id],
            proposal=proposals.get(row.id),
        )
        for row in rows
    ]


async def _write_row(tx: Tx, change: TableChange) -> None:
    row = change.row
    values: dict[str, Any] = {
        "status": row.status,
        "reason": row.reason,
        "moves": row.moves,
        "to_act": row.to_act,
        "awaits_bot": row.awaits_bot,
        "changes": row.changes,
    }
    if change.due is not msgspec.UNSET:
        values["due"] = change.due
    if change.is_set_up_anew:
        values |= {"players": row.players, "options": row.options, "setup": row.setup}
    if row.status == "closed":
        values["predecessor"] = row.predecessor
    here = and_(TABLES.c.id == row.id, TABLES.c.changes == change.version)
    written = await tx.execute(update(TABLES).where(here).values(**values))
    if written.rowcount == 0:
        raise VersionConflict


def _newest(condition: ColumnElement[bool], limit: int) -> Select[str]:
    """The ids alone: whole rows are too wide to be sorted."""
    order = TABLES.c.created.desc(), TABLES.c.id
    return select(TABLES.c.id).where(condition).order_by(*order).limit(limit)


async def insert_table(
    tx: Tx,
    row: TableRow,
    seats: Sequence[SeatRow],
    terms: TermsRow | None,
) -> None:
    """The rows of a new table, in a transaction of the caller."""
    due = 0.0 if terms is not None and has_clock(terms) else None
    is_public = terms is not None and terms.is_public
    values = {"due": due, "is_public": is_public, "awaits_bot": is_bot_to_act(row.to_act, seats)}
    await tx.execute(insert(TABLES), [{**msgspec.structs.asdict(row), **values}])
    await insert_seats(tx, row.id, seats)
    await insert_terms(tx, row, terms)


async def insert_seats(tx: Tx, table: str, seats: Sequence[SeatRow]) -> None:
    await tx.execute(
        insert(SEATS), [{"table_id": table, **msgspec.structs.asdict(seat)} for seat in seats]
    )


def _log_values(entry: LogRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(entry)
    values["table_id"] = values.pop("table")
    return values


def _row(kind: type[T], row: Row[Any]) -> T:
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})
