"""Tournaments in the database. The node that comes first plans a round; a second one changes
nothing."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tambo.house.platform.database.database import Tx
from tambo.house.tables.schema import seats, tables
from tambo.house.tables.store_results import results_at
from tambo.house.tournaments import schema

TOURNAMENTS, ENTRIES, BOARDS = (
    schema.tournaments,
    schema.tournament_entries,
    schema.tournament_boards,
)

Kind = Literal["round-robin", "swiss", "pentathlon"]
TournamentStatus = Literal["joining", "running", "over"]


class TournamentRow(msgspec.Struct, frozen=True):
    """`rounds` 0 means: as many as fit, decided at the start. `round` counts from 1."""

    id: str
    title: str
    kind: Kind
    game: str
    size: int
    rounds: int
    status: TournamentStatus
    round: int
    owner_id: str
    seed: str
    created: float
    time_control: dict[str, Any]


class EntryRow(msgspec.Struct, frozen=True):
    number: int
    player_id: str | None
    name: str
    level: str
    status: Literal["in", "gone"] = "in"


class BoardRow(msgspec.Struct, frozen=True):
    """A table of a round; one entrant alone has a free round and no table."""

    tournament: str
    round: int
    board: int
    game: str
    entrants: list[int]
    table: str | None
    places: list[int] | None


class TournamentSnapshot(msgspec.Struct, frozen=True):
    row: TournamentRow
    entries: list[EntryRow]
    boards: list[BoardRow]


class MatchState(msgspec.Struct, frozen=True):
    """The match of a board whose table exists. `places` are from 1, by seat, and empty where no
    result is kept; `bots` are the levels of the seats that bots have."""

    status: str
    reason: str | None = None
    places: dict[int, int] = {}
    bots: dict[int, str] = {}


class Overtaken(Exception):
    """Another request came at the same moment: try again in a new transaction."""


class TournamentStore:
    async def create(self, tx: Tx, row: TournamentRow, entries: Sequence[EntryRow]) -> None:
        await tx.execute(insert(TOURNAMENTS), [msgspec.structs.asdict(row)])
        for entry in entries:
            await tx.execute(insert(ENTRIES), [_entry_values(row.id, entry)])

    async def tournament(
        self, tx: Tx, tournament: str, *, for_update: bool = False
    ) -> TournamentSnapshot | None:
        """All that is known of a tournament; read `for_update` it cannot be entered, left or
        started until the transaction ends."""
        query = select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)
        row = (await tx.execute(query.with_for_update() if for_update else query)).first()
        if row is None:
            return None
        entries = await tx.execute(
            select(ENTRIES).where(ENTRIES.c.tournament_id == tournament).order_by(ENTRIES.c.number)
        )
        boards = await tx.execute(
            select(BOARDS)
            .where(BOARDS.c.tournament_id == tournament)
            .order_by(BOARDS.c.round, BOARDS.c.board)
        )
        known = [_entry(entry) for entry in entries]
        played = [_board(board) for board in boards]
        return TournamentSnapshot(_tournament(row), _with_departed(known, played), played)

    async def newest(self, tx: Tx, limit: int) -> list[tuple[TournamentRow, int]]:
        """Tournaments with their number of entrants."""
        count = (
            select(func.count())
            .where(ENTRIES.c.tournament_id == TOURNAMENTS.c.id, ENTRIES.c.status == "in")
            .scalar_subquery()
        )
        query = (
            select(TOURNAMENTS, count.label("entrants"))
            .order_by(TOURNAMENTS.c.created.desc())
            .limit(limit)
        )
        return [(_tournament(row), row.entrants) for row in await tx.execute(query)]

    async def running(self, tx: Tx) -> list[str]:
        query = (
            select(TOURNAMENTS.c.id)
            .where(TOURNAMENTS.c.status == "running")
            .order_by(TOURNAMENTS.c.created)
        )
        return list((await tx.execute(query)).scalars())

    async def tournament_of(self, tx: Tx, table: str) -> str | None:
        query = select(BOARDS.c.tournament_id).where(BOARDS.c.table_id == table)
        return (await tx.execute(query)).scalar()

    async def is_in_tournament(self, tx: Tx, table: str) -> bool:
        return await self.tournament_of(tx, table) is not None

    async def awaiting_bots(self, tx: Tx) -> list[str]:
        """Running tables of tournaments, newest first, where a bot must move."""
        query = (
            select(tables.c.id)
            .join(BOARDS, BOARDS.c.table_id == tables.c.id)
            .where(tables.c.status == "running", tables.c.awaits_bot)
            .order_by(tables.c.created.desc())
        )
        return list((await tx.execute(query)).scalars())

    async def opened(self, tx: Tx, wanted: Sequence[str]) -> set[str]:
        """Those of these tables that are there already."""
        query = select(tables.c.id).where(tables.c.id.in_(wanted))
        return set((await tx.execute(query)).scalars())

    async def matches(self, tx: Tx, wanted: Sequence[str]) -> dict[str, MatchState]:
        """The matches at those of these tables that are there already."""
        query = select(tables.c.id, tables.c.status, tables.c.reason)
        rows = (await tx.execute(query.where(tables.c.id.in_(wanted)))).all()
        # Read after the tables: a match that is over here has its results.
        results = await results_at(tx, wanted)
        of_bots = select(seats).where(seats.c.table_id.in_(wanted), seats.c.kind == "bot")
        bots: dict[str, dict[int, str]] = {}
        for chair in await tx.execute(of_bots):
            bots.setdefault(chair.table_id, {})[chair.seat] = chair.level
        return {
            row.id: MatchState(
                row.status,
                row.reason,
                {seat: place for seat, (place, _points) in results.get(row.id, {}).items()},
                bots.get(row.id, {}),
            )
            for row in rows
        }

    async def enter(self, tx: Tx, tournament: str, entry: EntryRow, most: int) -> bool:
        """Enter a player while the tournament has not begun; False if it has or is full. One who is
        in already stays, under the new name. Overtaken."""
        locked = await tx.execute(
            select(TOURNAMENTS.c.status).where(TOURNAMENTS.c.id == tournament).with_for_update()
        )
        if locked.scalar() != "joining":
            return False
        here = ENTRIES.c.tournament_id == tournament
        if entry.player_id is not None:
            again = await tx.execute(
                update(ENTRIES)
                .where(here, ENTRIES.c.player_id == entry.player_id)
                .values(name=entry.name, status="in")
            )
            if again.rowcount:
                return True
        facts = await tx.execute(select(func.count(), func.max(ENTRIES.c.number)).where(here))
        count, last = tuple(facts.one())
        if count >= most:
            return False
        values = _entry_values(tournament, msgspec.structs.replace(entry, number=(last or 0) + 1))
        try:
            await tx.execute(insert(ENTRIES), [values])
        except IntegrityError:
            raise Overtaken from None
        return True

    async def withdraw(self, tx: Tx, tournament: str, number: int) -> bool:
        """Strike an entry while the tournament has not begun."""
        locked = await tx.execute(
            select(TOURNAMENTS.c.status).where(TOURNAMENTS.c.id == tournament).with_for_update()
        )
        if locked.scalar() != "joining":
            return False
        here = ENTRIES.c.tournament_id == tournament, ENTRIES.c.number == number
        await tx.execute(delete(ENTRIES).where(*here))
        return True

    async def cancel(self, tx: Tx, tournament: str) -> bool:
        """Take a tournament away with its entries, unless it has begun."""
        locked = await tx.execute(
            select(TOURNAMENTS.c.status).where(TOURNAMENTS.c.id == tournament).with_for_update()
        )
        if locked.scalar() != "joining":
            return False
        await tx.execute(delete(ENTRIES).where(ENTRIES.c.tournament_id == tournament))
        await tx.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament))
        return True

    async def mark_gone(self, tx: Tx, tournament: str, number: int) -> None:
        here = ENTRIES.c.tournament_id == tournament, ENTRIES.c.number == number
        await tx.execute(update(ENTRIES).where(*here).values(status="gone"))

    async def begin(self, tx: Tx, tournament: str, rounds: int, boards: Sequence[BoardRow]) -> bool:
        """Start with the boards that are known now; False if it was started already."""
        begun = await tx.execute(
            update(TOURNAMENTS)
            .where(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.status == "joining")
            .values(status="running", round=1, rounds=rounds)
        )
        if begun.rowcount != 1:
            return False
        await tx.execute(insert(BOARDS), [_board_values(board) for board in boards])
        return True

    async def open_round(
        self, tx: Tx, tournament: str, before: int, boards: Sequence[BoardRow]
    ) -> bool:
        """The next round, with the boards that were not known before; False if it has come."""
        moved = await tx.execute(
            update(TOURNAMENTS)
            .where(
                TOURNAMENTS.c.id == tournament,
                TOURNAMENTS.c.round == before,
                TOURNAMENTS.c.status == "running",
            )
            .values(round=before + 1)
        )
        if moved.rowcount == 1 and boards:
            await tx.execute(insert(BOARDS), [_board_values(b) for b in boards])
        return moved.rowcount == 1

    async def end(self, tx: Tx, tournament: str) -> bool:
        ended = await tx.execute(
            update(TOURNAMENTS)
            .where(TOURNAMENTS.c.id == tournament, TOURNAMENTS.c.status == "running")
            .values(status="over")
        )
        return ended.rowcount == 1

    async def decide(self, tx: Tx, board: BoardRow, places: Sequence[int]) -> bool:
        """How a board ended; the first word stands."""
        decided = await tx.execute(
            update(BOARDS)
            .where(
                BOARDS.c.tournament_id == board.tournament,
                BOARDS.c.round == board.round,
                BOARDS.c.board == board.board,
                BOARDS.c.places.is_(None),
            )
            .values(places=list(places))
        )
        return decided.rowcount == 1


def _with_departed(entries: list[EntryRow], boards: list[BoardRow]) -> list[EntryRow]:
    """A deleted account stays in the tournament as a number without a name."""
    known = {entry.number for entry in entries}
    missing = {number for board in boards for number in board.entrants} - known
    return entries + [EntryRow(number, None, "", "", "gone") for number in sorted(missing)]


def _tournament(row: Any) -> TournamentRow:
    return TournamentRow(**{name: getattr(row, name) for name in TournamentRow.__struct_fields__})


def _entry(row: Any) -> EntryRow:
    return EntryRow(**{name: getattr(row, name) for name in EntryRow.__struct_fields__})


def _board(row: Any) -> BoardRow:
    return BoardRow(
        row.tournament_id, row.round, row.board, row.game, row.entrants, row.table_id, row.places
    )


def _entry_values(tournament: str, entry: EntryRow) -> dict[str, Any]:
    return {"tournament_id": tournament, **msgspec.structs.asdict(entry)}


def _board_values(board: BoardRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(board)
    values["tournament_id"] = values.pop("tournament")
    values["table_id"] = values.pop("table")
    return values
