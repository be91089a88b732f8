"""What is one unit at a table: a snapshot that is read, a transaction that is written, its log."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tambo.house.admin.backup import difference_of
from tambo.house.lobby.terms_in_play import TermsInPlay
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables import store as tables_store
from tambo.house.tables.change import closed
from tambo.house.tables.model import NO_SEAT, TableSnapshot
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.store import TableStore
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest
from tambo.house.tables.wire_proposals import AnswerRequest, ProposalRequest
from tambo.house.tables.wire_terms import Terms, TimeControl
from tests.house.conftest import make_house_tables
from tests.house.sample_house import sample_catalog
from tests.house.subjects import proposals_over
from tests.house.units import Tables, TestStore

BLITZ = Terms(time_control=TimeControl("live", minutes=30, increment=5))
MAIL: dict[str, str | int] = {"kind": "days", "days": 3}


class Room:
    """A table of ana and ben, each at a device of their own, with clocks."""

    def __init__(self, store: TestStore) -> None:
        self.store = store
        self.tables = make_house_tables(store)
        self.proposals = proposals_over(self.tables, store, TermsInPlay(), Supervisor())
        self.pins = self.tables.pins
        self.id = ""

    async def open(self) -> str:
        wish = TableRequest("tiki", [SeatRequest("me"), SeatRequest("open")], seed="7", terms=BLITZ)
        card = await self.tables.opening.open(wish, "ana")
        token = card.seat_links["1"].rsplit("/", 1)[1]
        await self.tables.joining.join(card.id, JoinRequest(token), "ben")
        self.id = card.id
        return card.id

    async def play(self, move: str, tables: Tables | None = None) -> None:
        house = tables or self.tables
        match = (await house.registry.live(self.id)).match
        seat = match.to_act[0]
        await house.commands.play(self.id, seat, match.decision(seat), match.legal(seat)[0], move)

    async def ask(self, kind: Any, seat: int = 0, **more: Any) -> int:
        person = ("ana", "ben")[seat]
        card = await self.proposals.propose(self.id, ProposalRequest(kind, seat, **more), person)
        assert card.proposal is not None
        return card.proposal.number

    async def agree(self, number: int) -> None:
        await self.proposals.answer(self.id, number, AnswerRequest(1, True), "ben")


@pytest.fixture
async def room(any_store: TestStore) -> Room:
    made = Room(any_store)
    await made.open()
    return made


# Reading


async def test_a_table_is_read_as_of_one_moment(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node writes after its row and seats were read, before its terms and stops are."""
    before = await room.store.table(room.id)
    newest_of: Any = vars(tables_store)["newest_of"]
    other = make_house_tables(room.store)
    await other.registry.live(room.id)

    async def late(*args: Any) -> Any:
        monkeypatch.setattr(tables_store, "newest_of", newest_of)
        await other.commands.pause_by_agreement(room.id)
        return await newest_of(*args)

    monkeypatch.setattr(tables_store, "newest_of", late)

    assert await room.store.table(room.id) == before
    after = await room.store.table(room.id)
    assert (after.row.status, after.stops[-1].until) == ("paused", None)


async def test_a_table_and_its_log_are_read_as_of_one_moment(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = make_house_tables(room.store)
    await other.registry.live(room.id)
    room.tables.registry.forget(room.id)
    log_of = TableStore.log_of

    async def late(*args: Any, **more: Any) -> Any:
        monkeypatch.setattr(TableStore, "log_of", log_of)
        await room.play("m1", other)
        return await log_of(*args, **more)

    monkeypatch.setattr(TableStore, "log_of", late)
    live = await room.tables.registry.live(room.id)

    assert (live.applied, live.row.moves, live.row.changes) == (0, 0, 1)
    await room.tables.registry.refresh(room.id)
    assert (live.applied, live.row.moves, live.row.changes) == (1, 1, 2)


# Writing


class Crash:
    """The house dies at the n-th statement of the n-th transaction from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, transaction: int, statement: int) -> None:
        self.has_happened = False
        begin = Database.transaction
        seen = 0

        @asynccontextmanager
        async def crashing(db: Database) -> AsyncIterator[Tx]:
            nonlocal seen
            seen += 1
            async with begin(db) as tx:
                if seen == transaction:
                    self._arm(tx, statement)
                yield tx

        monkeypatch.setattr(Database, "transaction", crashing)

    def _arm(self, tx: Tx, statement: int) -> None:
        execute = tx.execute
        count = 0

        async def counted(*args: Any) -> Any:
            nonlocal count
            count += 1
            if count == statement:
                self.has_happened = True
                raise OSError("the house has died")
            return await execute(*args)

        tx.execute = counted  # type: ignore[method-assign, assignment]


STATEMENTS = 12
AGREED: dict[str, dict[str, Any]] = {
    "undo": {},
    "pause": {},
    "resume": {},
    "end": {},
    "clock": {"time_control": MAIL},
    "pin": {},
}


async def facts(room: Room) -> tuple[Any, ...]:
    """What an agreement might change, besides its question."""
    stored = await room.store.table(room.id)
    log = await room.store.log_of(room.id)
    seats, row = stored.seats, stored.row
    return row.status, row.reason, row.moves, stored.terms, stored.stops, seats, len(log)


@pytest.mark.parametrize("kind", AGREED)
async def test_what_is_agreed_is_done_with_the_end_of_its_question_or_not_at_all(
    room: Room, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    await room.play("m1")
    await room.play("m2")
    if kind == "resume":
        await room.tables.commands.pause_by_agreement(room.id)
    if kind == "pin":
        await room.pins.set(room.id, 0, "1234", "ana", "")
    number = await room.ask(kind, **AGREED[kind])
    before = await facts(room)

    for statement in range(1, STATEMENTS):
        with monkeypatch.context() as patch:
            # The first transaction keeps the answer, the second does what was agreed.
            crash = Crash(patch, 2 if statement == 1 else 1, statement)
            if statement == 1:
                doing = room.agree(number)
            else:
                doing = room.proposals._carry_out(room.id)
            with contextlib.suppress(HouseError):
                await doing
        stored = await room.store.table(room.id)
        if not crash.has_happened:
            break
        assert (stored.proposal.number, stored.proposal.state) == (number, "open")
        assert await facts(room) == before

    assert statement > 2, "something was written"
    assert (stored.proposal.number, stored.proposal.state) == (number, "done")
    assert await facts(room) != before


# The log


async def test_everything_that_changes_a_match_is_in_its_log(room: Room) -> None:
    await room.play("m1")
    await room.agree(await room.ask("pause"))
    await room.agree(await room.ask("resume"))
    await room.agree(await room.ask("clock", time_control=MAIL))
    await room.play("m2")
    await room.agree(await room.ask("end"))

    log = await room.store.log_of(room.id)

    kinds = [(row.kind, row.body) for row in log if row.kind != "play"]
    assert kinds[0] == ("pause", "agreed")
    assert kinds[1] == ("resume", "")
    assert kinds[2][0] == "clock"
    assert kinds[3] == ("end", "agreed")
    assert [row.sequence for row in log] == [1, 2, 3, 4, 5, 6]
    assert {row.seat for row in log if row.kind != "play"} == {NO_SEAT}


async def test_rows_that_are_not_about_the_match_leave_it_alone(room: Room) -> None:
    await room.play("m1")
    await room.tables.commands.pause(room.id, "bot")
    await room.tables.commands.resume(room.id)
    await room.play("m2")
    here = await room.tables.registry.live(room.id)

    again = await make_house_tables(room.store).registry.live(room.id)

    assert again.match.record() == here.match.record()
    assert len(again.match.steps) == 2
    assert [again.frame(viewer) for viewer in (None, 0, 1)] == [
        here.frame(viewer) for viewer in (None, 0, 1)
    ]
    assert (again.row, again.stops, again.applied) == (here.row, here.stops, 4)
    replay = await room.tables.replays.replay(room.id, None, "ana")
    assert replay.count == 3
    stored, log = await room.store.with_log(room.id)
    assert difference_of(stored, log, sample_catalog()) is None


async def test_who_takes_a_free_seat_of_a_match_is_not_named_in_its_log(room: Room) -> None:
    await room.play("m1")
    stored = await room.store.table(room.id)
    async with room.store.transaction() as tx:
        free = tables_store.SEATS.update().where(tables_store.SEATS.c.seat == 1)
        await tx.execute(free.values(kind="open", player_id=None, name="", state="departed"))
        version = tables_store.TABLES.update().values(changes=stored.row.changes + 1)
        await tx.execute(version)

    assert await room.tables.joining.take_seat(room.id, 1, "cleo", "Cleo")

    row = (await room.store.log_of(room.id))[-1]
    assert (row.kind, row.seat, row.body) == ("seat", 1, '{"kind":"person"}')
    assert (await room.tables.registry.live(room.id)).seats[1].player_id == "cleo"


# What is written past the commands


async def test_a_table_that_is_outdated_is_read_once_for_all_who_ask(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry, reads = room.tables.registry, []
    catch_up = registry.catch_up

    async def counted(live: TableProjection) -> None:
        reads.append(live.row.id)
        await catch_up(live)

    monkeypatch.setattr(registry, "catch_up", counted)
    await room.store.set_status(room.id, "paused", "bot")
    registry.outdate(room.id)

    found = await asyncio.gather(*(registry.stored(room.id) for _ in range(5)))

    assert [stored.row.status for stored in found] == ["paused"] * 5
    assert reads == [room.id]


async def test_what_is_written_while_a_table_is_read_is_read_by_the_next_who_asks(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry, table = room.tables.registry, TableStore.table

    async def overtaken(store: TableStore, tx: Tx, name: str) -> TableSnapshot | None:
        found = await table(store, tx, name)
        monkeypatch.setattr(TableStore, "table", table)
        await room.store.set_status(room.id, "paused", "bot")
        registry.outdate(room.id)
        return found

    monkeypatch.setattr(TableStore, "table", overtaken)
    registry.outdate(room.id)
    first = await registry.stored(room.id)

    assert first.row.status == "running"
    assert (await registry.stored(room.id)).row.status == "paused"


async def test_who_was_invited_hears_that_the_offer_is_withdrawn(room: Room) -> None:
    """The match before is shown without the next one as soon as that is closed."""
    await room.tables.commands.end(room.id)
    card = await room.tables.rematches.again(room.id, "ana")
    assert (await room.tables.registry.stored(room.id)).successor == card.id
    heard: list[str] = []
    room.tables.changes.subscribe(heard.append)

    await room.tables.commands.change(card.id, closed)

    assert sorted(heard) == sorted([card.id, room.id])
    assert (await room.tables.registry.stored(room.id)).successor is None
