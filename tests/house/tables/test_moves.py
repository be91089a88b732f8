"""The durable path of a move, without any web: one row, once, or nothing at all."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tambo.core.errors import Refused
from tambo.core.match import Match
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.tables.model import VersionConflict
from tambo.house.tables.store import TableStore
from tambo.house.tables.wire import SeatRequest, TableRequest
from tests.house.units import Tables, TestStore

ME = SeatRequest("me")
MakeTables = Callable[..., Tables]


async def tiki(tables: Tables, **options: Any) -> str:
    wish = TableRequest("tiki", [ME, SeatRequest("hotseat")], options, seed="7")
    return (await tables.opening.open(wish, "ana")).id


async def act(tables: Tables, table: str, choice: int | str | None = None, move: str = "m") -> int:
    """Play the first choice, or another, of a seat to act; returns the seat."""
    match = (await tables.registry.live(table)).match
    seat = match.to_act[0]
    wanted = match.legal(seat)[0] if choice is None else choice
    await tables.commands.play(table, seat, match.decision(seat), wanted, move)
    return seat


async def test_a_move_is_in_the_log_when_it_is_acknowledged(
    tables: Tables, store: TestStore
) -> None:
    table = await tiki(tables)

    seat = await act(tables, table, "b2", "mine")

    (row,) = await store.log_of(table)
    assert (row.sequence, row.seat, row.body, row.request_id) == (1, seat, "b2", "mine")
    live = await tables.registry.live(table)
    assert live.applied == 1
    assert [event.kind for event in live.frame(None).events] == ["created"]


async def test_nobody_sees_a_move_before_it_is_durable(
    tables: Tables, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await tiki(tables)
    live = await tables.registry.live(table)
    before = live.frame(None)
    writing, go_on = asyncio.Event(), asyncio.Event()
    write = TableStore.write

    async def slow(*args: Any) -> None:
        writing.set()
        await go_on.wait()
        await write(*args)

    monkeypatch.setattr(TableStore, "write", slow)
    move = asyncio.create_task(act(tables, table))
    await writing.wait()

    assert live.frame(None) == before
    go_on.set()
    await move
    assert live.frame(None).last == 1


async def test_the_same_move_ten_times_at_once_is_one_move(
    tables: Tables, store: TestStore
) -> None:
    table = await tiki(tables)

    await asyncio.gather(*(act(tables, table, "b2", "same") for _ in range(10)))

    assert len(await store.log_of(table)) == 1


async def test_a_repeat_is_harmless_even_after_the_game_went_on(
    make_tables: MakeTables, store: TestStore
) -> None:
    tables = make_tables()
    table = await tiki(tables)
    seat = await act(tables, table, "b2", "same")
    await act(tables, table, "a1", "other")

    await tables.commands.play(table, seat, 0, "b2", "same")
    await make_tables().commands.play(table, seat, 0, "b2", "same")

    assert [row.request_id for row in await store.log_of(table)] == ["same", "other"]


async def test_an_answer_to_an_old_question_is_refused(tables: Tables, store: TestStore) -> None:
    table = await tiki(tables)
    seat = await act(tables, table, "b2")
    await act(tables, table, "a1")

    with pytest.raises(HouseError) as raised:
        await tables.commands.play(table, seat, 0, "c3", "late")

    assert raised.value.code == "decision.stale"
    assert len(await store.log_of(table)) == 2


async def test_what_is_off_the_menu_is_refused_with_its_clause(
    tables: Tables, store: TestStore
) -> None:
    table = await tiki(tables)

    with pytest.raises(Refused) as refused:
        await act(tables, table, "b2-b3")

    assert refused.value.clause.startswith("TIKI-")
    assert await store.log_of(table) == []


async def test_an_error_of_ours_pauses_the_match_and_scores_nothing(
    tables: Tables, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await tiki(tables)
    await act(tables, table, "b2", "before")

    def broken(*_args: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play", broken)
        with pytest.raises(HouseError) as raised:
            await act(tables, table, "a1")
    assert raised.value.code == "internal"
    with pytest.raises(HouseError) as paused:
        await act(tables, table, "a1")
    assert paused.value.code == "table.paused.internal"
    assert (await tables.cards.card(table, "ana")).status == "paused"
    assert [row.kind for row in await store.log_of(table)] == ["play", "pause"]

    await tables.commands.resume(table)

    await act(tables, table, "a1", "after")
    rows = await store.log_of(table)
    assert [row.kind for row in rows] == ["play", "pause", "resume", "play"]
    assert [row.request_id for row in rows if row.kind == "play"] == ["before", "after"]


@pytest.mark.parametrize("committed", [False, True])
async def test_after_a_failing_disk_the_log_decides(
    tables: Tables, store: TestStore, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    """The answer of a commit can be lost after the commit happened."""
    table = await tiki(tables)
    seat = (await tables.registry.live(table)).match.to_act[0]
    transaction = Database.transaction

    @asynccontextmanager
    async def failing(db: Database) -> AsyncIterator[Tx]:
        if not committed:
            raise OSError("disk")
        async with transaction(db) as tx:
            yield tx
            afterwards, tx._afterwards = tx._afterwards, []
        assert afterwards
        raise OSError("disk")

    with monkeypatch.context() as patch:
        patch.setattr(Database, "transaction", failing)
        with pytest.raises(HouseError) as raised:
            await act(tables, table, "b2", "mine")
    assert raised.value.code == "storage"

    live = await tables.registry.live(table)
    assert live.applied == (1 if committed else 0)

    await tables.commands.play(table, seat, 0, "b2", "mine")

    assert [row.request_id for row in await store.log_of(table)] == ["mine"]


async def test_two_houses_on_one_log_do_not_write_the_same_number(
    make_tables: MakeTables, store: TestStore
) -> None:
    """What several nodes will do one day: the one that is behind reads on."""
    one, two = make_tables(), make_tables()
    table = await tiki(one)
    await two.registry.live(table)
    await act(one, table, "b2", "one")
    stale = (await two.registry.live(table)).match
    seat = stale.to_act[0]

    with pytest.raises(HouseError) as raised:
        await two.commands.play(table, seat, stale.decision(seat), "a1", "two")

    assert raised.value.code == "decision.stale"
    assert [row.request_id for row in await store.log_of(table)] == ["one"]
    await act(two, table, "a1", "two")
    assert [row.sequence for row in await store.log_of(table)] == [1, 2]


async def test_a_move_whose_number_is_always_taken_is_refused(
    tables: Tables, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await tiki(tables)

    async def taken(*_args: object, **_more: object) -> None:
        raise VersionConflict

    monkeypatch.setattr(TableStore, "write", taken)

    with pytest.raises(HouseError) as raised:
        await act(tables, table)
    assert raised.value.code == "decision.stale"


async def test_a_rebuilt_table_is_the_table_that_was(
    make_tables: MakeTables, store: TestStore
) -> None:
    tables = make_tables()
    table = await tiki(tables, shaman=True)
    for number in range(60):
        if (await tables.registry.live(table)).match.is_over:
            break
        match = (await tables.registry.live(table)).match
        menu = match.legal(match.to_act[0])
        await act(tables, table, menu[number * 5 % len(menu)], f"m{number}")
    was = await tables.registry.live(table)

    again = await make_tables().registry.live(table)

    assert again.match.record() == was.match.record()
    for viewer in (None, 0, 1):
        assert again.frame(viewer) == was.frame(viewer)
    assert again.row == was.row


async def test_dropping_tables_from_memory_loses_nothing(make_tables: MakeTables) -> None:
    tables = make_tables(tables_in_memory=2)
    opened = [await tiki(tables) for _ in range(5)]

    for number in range(4):
        await asyncio.gather(*(act(tables, table, None, f"m{number}") for table in opened))

    for table in opened:
        assert (await tables.registry.live(table)).applied == 4


async def test_a_move_goes_on_when_its_sender_is_gone(
    tables: Tables, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await tiki(tables)
    writing, write = asyncio.Event(), TableStore.write

    async def slow(*args: Any) -> None:
        writing.set()
        await asyncio.sleep(0.05)
        await write(*args)

    monkeypatch.setattr(TableStore, "write", slow)
    sender = asyncio.create_task(act(tables, table))
    await writing.wait()
    sender.cancel()
    await tables.commands.finish()

    assert len(await store.log_of(table)) == (await tables.registry.live(table)).applied == 1


@pytest.mark.parametrize("move", ["", "x" * 81])
async def test_the_id_of_a_move_has_a_size(tables: Tables, move: str) -> None:
    table = await tiki(tables)
    with pytest.raises(HouseError) as raised:
        await act(tables, table, "b2", move)
    assert raised.value.code == "malformed"


async def test_another_version_of_the_rules_pauses_a_running_match(
    tables: Tables, store: TestStore, make_tables: MakeTables
) -> None:
    table = await tiki(tables)
    async with store.writer.begin() as connection:
        await connection.exec_driver_sql("UPDATE tables SET rules_version = 99")

    later = make_tables()
    with pytest.raises(HouseError) as raised:
        await later.registry.live(table)

    assert raised.value.code == "table.paused.version"
    assert (await later.cards.card(table, "ana")).status == "paused"
