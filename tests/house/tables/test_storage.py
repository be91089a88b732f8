"""The store: what has been written stays, in order, once, and nobody else writes there."""

import asyncio
import os
import stat
import time
from collections.abc import Sequence
from pathlib import Path
from types import NoneType
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, create_engine, insert, select, text
from sqlalchemy.exc import DBAPIError

from tambo.house.notifications import store as notifications
from tambo.house.notifications.model import ChannelRow
from tambo.house.notifications.store import NotificationStore
from tambo.house.platform.database import postgres as postgres_store
from tambo.house.platform.database.errors import StoreInUse
from tambo.house.platform.database.migrate import upgrade_on
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.database.sqlite import open_sqlite
from tambo.house.platform.identity import read_key
from tambo.house.ratings.schema import ratings
from tambo.house.schema import metadata
from tambo.house.tables.model import LogRow, SeatRow, SuccessorTaken, TableRow, VersionConflict
from tambo.house.tables.schema import tables
from tambo.house.tables.schema_proposals import proposals
from tambo.house.tables.table_change import TableChange
from tambo.house.tables.wire import SeatRequest, TableRequest
from tambo.house.tables.wire_terms import TimeControl
from tambo.house.tournaments.schema import tournaments
from tests.house.conftest import make_house_tables
from tests.house.servers import Postgres
from tests.house.units import TestStore, each


def table_row(
    table: str = "t1",
    predecessor: str | None = None,
    owner: str = "ana",
    asked: Sequence[int] = (),
) -> TableRow:
    return TableRow(
        id=table,
        game="tiki",
        rules_version=1,
        players=2,
        options={"shaman": True},
        seed="secret",
        setup=[3, 1],
        start=None,
        status="waiting",
        reason=None,
        moves=0,
        owner_id=owner,
        created=float(len(table)),
        predecessor=predecessor,
        to_act=list(asked),
    )


SEATS = [
    SeatRow(0, "person", "Ana", "", "ana", None),
    SeatRow(1, "open", "", "", None, "hash"),
]


def log_row(sequence: int, move: str = "", seat: int = 0, table: str = "t1") -> LogRow:
    return LogRow(table, sequence, "play", seat, "b2", [4, 2], move or f"m{sequence}", 0.0)


async def schema_differences(store: TestStore) -> list[Any]:
    """What a migration would have to change so that the database is as the schema says."""
    async with store.writer.connect() as connection:
        return await connection.run_sync(
            lambda bare: compare_metadata(MigrationContext.configure(bare), metadata)
        )


async def test_a_table_is_read_as_it_was_written(any_store: TestStore) -> None:
    await any_store.open_table(table_row(), SEATS, [log_row(1)])

    stored = await any_store.table("t1")

    assert stored is not None
    assert stored.row == table_row()
    assert stored.seats == SEATS
    assert stored.successor is None
    assert await any_store.log_of("t1") == [log_row(1)]
    assert await any_store.table("t2") is None


async def write(store: TestStore, table: str, *entries: LogRow, **facts: Any) -> None:
    """One version more of a table, decided on what is stored."""
    stored = await store.table(table)
    await store.write(change_of(stored.row, *entries, **facts))


def change_of(row: TableRow, *entries: LogRow, **facts: Any) -> TableChange:
    return TableChange(msgspec.structs.replace(row, changes=row.changes + 1, **facts), entries)


async def test_what_was_decided_on_an_older_version_is_not_written(any_store: TestStore) -> None:
    await any_store.open_table(table_row(), SEATS)
    await write(any_store, "t1", log_row(1, "first"), status="running", moves=1)

    late = change_of(table_row(), log_row(2, "second"), status="over", moves=2)
    with pytest.raises(VersionConflict):
        await any_store.write(late)

    assert [row.request_id for row in await any_store.log_of("t1")] == ["first"]
    stored = await any_store.table("t1")
    assert stored is not None
    assert (stored.row.status, stored.row.moves) == ("running", 1)


async def test_a_move_of_a_seat_is_kept_once(any_store: TestStore) -> None:
    await any_store.open_table(table_row(), SEATS)
    await write(any_store, "t1", log_row(1, "same"), moves=1)

    with pytest.raises(VersionConflict):
        await write(any_store, "t1", log_row(2, "same"), moves=2)

    await write(any_store, "t1", log_row(2, "same", seat=1), moves=2)
    assert len(await any_store.log_of("t1", after=1)) == 1


async def test_a_table_has_one_successor(any_store: TestStore) -> None:
    await any_store.open_table(table_row(), SEATS)
    await any_store.open_table(table_row("t02", predecessor="t1"), SEATS)

    with pytest.raises(SuccessorTaken):
        await any_store.open_table(table_row("t003", predecessor="t1"), SEATS)

    stored = await any_store.table("t1")
    assert stored is not None
    assert stored.successor == "t02"
    assert await any_store.table("t003") is None


async def test_ones_tables_are_those_opened_or_sat_at_newest_first(any_store: TestStore) -> None:
    await any_store.open_table(table_row("a", owner="ben"), SEATS)
    await any_store.open_table(table_row("bb", owner="ana"), [SEATS[1]])
    await any_store.open_table(table_row("ccc", owner="ben"), [SEATS[1]])

    assert [stored.row.id for stored in await any_store.tables_of("ana", 10)] == ["bb", "a"]
    assert [stored.row.id for stored in await any_store.tables_of("ana", 1)] == ["bb"]


async def test_tables_whose_bot_must_move_are_found(any_store: TestStore) -> None:
    """Not those where a person must, that do not run, or where no person has a seat."""
    ana, bot = SEATS[0], SeatRow(1, "bot", "", "first", None, None)
    alone = [SeatRow(0, "bot", "", "first", None, None), bot]
    for name, asked, seats in (
        ("a", [1], [ana, bot]),
        ("bb", [0], [ana, bot]),
        ("ccc", [0, 1], [ana, bot]),
        ("dddd", [1], alone),
        ("waits", [1], [ana, bot]),
        ("nobot", [0, 1], SEATS),
    ):
        await any_store.open_table(table_row(name, asked=asked), seats)
        await write(any_store, name, status="waiting" if name == "waits" else "running")

    assert set(await any_store.awaiting_bots()) == {"a", "ccc"}

    await write(any_store, "nobot", log_row(1, table="nobot"), to_act=[0], awaits_bot=True)
    await write(any_store, "a", log_row(1, table="a"), to_act=[0], awaits_bot=False)
    assert set(await any_store.awaiting_bots()) == {"nobot", "ccc"}
    stored = await any_store.table("nobot")
    assert stored is not None
    assert stored.row.awaits_bot


async def test_paused_tables_with_bots_are_found_unless_all_want_them_to_rest(
    any_store: TestStore,
) -> None:
    bot = SeatRow(1, "bot", "", "first", None, None)
    for name, seats, reason in (
        ("a", [SEATS[0], bot], "bot"),
        ("bb", [SEATS[0], bot], "agreed"),
        ("ccc", [SEATS[0], bot], None),
        ("dddd", SEATS, "internal"),
    ):
        await any_store.open_table(table_row(name), seats)
        status = "paused" if reason else "running"
        await write(any_store, name, status=status, reason=reason)

    assert await any_store.paused_with_bots() == ["a"]


async def test_two_who_take_the_last_seats_at_once_start_the_table(any_store: TestStore) -> None:
    wish = TableRequest("tiki", [SeatRequest("open")] * 2)
    for _ in range(5):
        nodes = [make_house_tables(any_store) for _ in range(2)]
        table = (await nodes[0].opening.open(wish, "dan")).id
        await nodes[1].registry.live(table)

        took = [
            node.joining.take_seat(table, seat, f"guest {seat}", "")
            for seat, node in enumerate(nodes)
        ]
        assert await asyncio.gather(*took) == [True, True]
        assert not await nodes[0].joining.take_seat(table, 1, "late", "")

        stored = await any_store.table(table)
        assert stored is not None
        assert stored.row.status == "running"
        assert [chair.player_id for chair in stored.seats] == ["guest 0", "guest 1"]


async def test_of_many_who_decide_on_one_version_one_writes(any_store: TestStore) -> None:
    await any_store.open_table(table_row(), SEATS)

    changes = [change_of(table_row(), log_row(1, f"m{n}"), moves=1) for n in range(8)]
    answers = await asyncio.gather(*map(any_store.write, changes), return_exceptions=True)

    assert sorted(map(type, answers), key=str) == [NoneType, *[VersionConflict] * 7]
    assert len(await any_store.log_of("t1")) == 1


async def test_everything_written_about_a_table_is_counted(any_store: TestStore) -> None:
    async def count() -> int:
        return int((await any_store.changes_of(["t1", "t2"]))["t1"])

    await any_store.open_table(table_row(), SEATS)
    counts = [await count()]
    await write(any_store, "t1", log_row(1), status="running")
    counts.append(await count())
    await write(any_store, "t1", status="paused", reason="bot")
    counts.append(await count())
    await any_store.open_table(table_row("t02", predecessor="t1"), SEATS)
    counts.append(await count())

    assert counts == [0, 1, 2, 3]


async def test_the_database_tells_the_time(any_store: TestStore) -> None:
    before = time.time()
    told = await any_store.time()
    assert before - 5 < told < time.time() + 5


async def test_commits_are_durable_and_readers_cannot_write(store: TestStore) -> None:
    async with store.writer.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        full = 2
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == full
    async with store.reader.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA query_only")).scalar() == 1


async def test_a_database_belongs_to_one_process(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path / "a.sqlite")
    with pytest.raises(StoreInUse):
        open_sqlite(tmp_path / "a.sqlite")

    await store.close()

    await open_sqlite(tmp_path / "a.sqlite").close()


async def test_a_path_may_have_odd_signs(tmp_path: Path) -> None:
    path = tmp_path / "50% off? #1 é" / "a.sqlite"
    store = TestStore(open_sqlite(path))
    await store.open_table(table_row(), SEATS)
    await store.close()
    assert sorted(os.listdir(path.parent)) == ["a.sqlite", "a.sqlite.lock"]


async def test_the_migrations_lead_to_the_schema(any_store: TestStore) -> None:
    assert await schema_differences(any_store) == []


def test_proposals_and_tournaments_from_before_their_ends_and_time_controls(tmp_path: Path) -> None:
    """A question that was open without an end is closed; a tournament keeps the time control all
    tournaments had."""
    engine = create_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    with engine.begin() as connection:
        upgrade_on(connection, "0010")
        ask = "INSERT INTO asks VALUES ('t', :number, 'end', 0, '{}', '{}', :state, 'then')"
        connection.execute(text(ask), {"number": 1, "state": "refused"})
        connection.execute(text(ask), {"number": 2, "state": "open"})
        tournament = (
            "INSERT INTO cups VALUES ('c', 'C', 'swiss', 'tiki', 2, 0, 'joining', 0, 'p', '', '')"
        )
        connection.execute(text(tournament))

    with engine.begin() as connection:
        upgrade_on(connection)
        states = list(
            connection.execute(select(proposals.c.state).order_by(proposals.c.number)).scalars()
        )
        time_control = connection.execute(select(tournaments.c.time_control)).scalar_one()

    assert states == ["refused", "expired"]
    assert msgspec.convert(time_control, TimeControl) == TimeControl("days", days=2, reserve=2)


def test_tables_from_before_their_marks(tmp_path: Path) -> None:
    """Public ones stay public. A match is judged if its verdict and its results are there; without
    an end it has no results."""
    verdicts = {"kept": None, "unfinished": "unfinished", "without-results": None, "unjudged": ""}
    engine = create_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    with engine.begin() as connection:
        upgrade_on(connection, "0013")
        old = MetaData()
        old.reflect(connection)
        for name, why in verdicts.items():
            row = msgspec.structs.asdict(table_row(name)) | {"options": "{}", "setup": "[]"}
            row |= {"status": "over", "seed": "1", "asked": "[]", "owner": row["owner_id"]}
            connection.execute(insert(old.tables["tables"]), row)
            terms = {"table_id": name, "is_public": name == "kept", "is_rated": True}
            terms |= {"audience": "any", "pace": "{}", "since": 1.0}
            connection.execute(insert(old.tables["table_terms"]), terms)
            if why != "":
                match = {"table_id": name, "game": "tiki", "why": why, "sides": "[]", "at": ""}
                connection.execute(insert(old.tables["rated_matches"]), match)
        result = {"table_id": "kept", "seat": 0, "place": 1, "points": 2}
        connection.execute(insert(old.tables["results"]), result)
        rating = {"game": "tiki", "person": "ana", "name": "", "mu": 1500.0, "sigma": 100.0}
        connection.execute(insert(old.tables["ratings"]), {**rating, "matches": 1})

    with engine.begin() as connection:
        upgrade_on(connection)
        rows = {row.id: row for row in connection.execute(select(tables))}
        low = connection.execute(select(ratings.c.low)).scalar_one()

    assert [name for name, row in rows.items() if row.is_public] == ["kept"]
    assert sorted(name for name, row in rows.items() if row.is_judged) == ["kept", "unfinished"]
    assert low == 1300.0


async def test_all_running_tables_are_looked_at_in_the_end(
    any_store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "RUNNING_AT_ONCE", 3)
    rows = each(any_store, NotificationStore())
    await rows.add_channel(ChannelRow("c", "ana", "push", {}, "h", "each", "en", "on", 1.0))
    names = [f"t{'x' * number}" for number in range(8)]
    for name in names:
        row = msgspec.structs.replace(table_row(name), status="running")
        await any_store.open_table(row, [SEATS[0]])

    async def looked_at(times: int) -> list[str]:
        found, place = [], None
        for _ in range(times):
            tables, place = await rows.unseen(2, place)
            await rows.mark(dict(tables))
            found += [table for table, _changes in tables]
        return found

    assert sorted(await looked_at(8)) == sorted(names)
    await any_store.set_status(names[4], "running", None)
    assert await looked_at(4) == [names[4]]


def test_tables_from_before_say_whether_a_bot_must_move(tmp_path: Path) -> None:
    """`asked` leaves out seats with a stand-in: such tables are looked at once too often."""
    engine = create_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    table = (
        "INSERT INTO tables (id, game, rules_version, players, options, seed, setup, status, moves,"
        " owner, created, asked) VALUES (:id, 'tiki', 1, 2, '{}', '1', '[]', :status, 0, 'ana',"
        " 'now', :asked)"
    )
    seat = (
        "INSERT INTO seats (table_id, seat, kind, name, level) VALUES (:id, :seat, :kind, '', '')"
    )
    row = "INSERT INTO log VALUES (:id, 1, 'stand-in', 0, '{}', '[]', 'm', 'now')"
    with engine.begin() as connection:
        upgrade_on(connection, "0013")
        for name, status, asked, kinds in (
            ("person", "running", "[0]", ("person", "bot")),
            ("bot", "running", "[1]", ("person", "bot")),
            ("over", "over", "[1]", ("person", "bot")),
            ("stood-in", "running", "[1]", ("person", "person")),
        ):
            connection.execute(text(table), {"id": name, "status": status, "asked": asked})
            for number, kind in enumerate(kinds):
                connection.execute(text(seat), {"id": name, "seat": number, "kind": kind})
        connection.execute(text(row), {"id": "stood-in"})

    with engine.begin() as connection:
        upgrade_on(connection)
        found = connection.execute(text("SELECT id FROM tables WHERE awaits_bot")).scalars()
        assert sorted(found) == ["bot", "stood-in"]


async def test_database_and_key_are_for_their_owner_alone(tmp_path: Path) -> None:
    await open_sqlite(tmp_path / "a.sqlite").close()
    key = read_key(tmp_path / "a.key")

    assert key == read_key(tmp_path / "a.key")
    assert len(key) == 32
    modes = {name: stat.S_IMODE(os.stat(tmp_path / name).st_mode) for name in os.listdir(tmp_path)}
    assert modes == {"a.key": 0o600, "a.sqlite": 0o600, "a.sqlite.lock": 0o600}


async def test_a_node_that_stops_in_a_transaction_does_not_hold_up_the_others(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "SECONDS_TO_GO_ON", 1)
    address = postgres.new_database()
    stopped = await asyncio.to_thread(postgres_store.open_postgres, address)
    other = TestStore(await asyncio.to_thread(postgres_store.open_postgres, address))
    await other.open_table(table_row("t1"), SEATS)
    async with stopped.writer.connect() as connection:
        await connection.execute(text("UPDATE tables SET moves = 7"))
        await asyncio.wait_for(write(other, "t1", status="paused", reason="bot"), 30)
        with pytest.raises(DBAPIError) as raised:
            await connection.commit()
        assert is_outage(raised.value)
    found = await other.table("t1")
    assert found is not None
    assert (found.row.status, found.row.moves) == ("paused", 0)
    await stopped.close()
    await other.close()
