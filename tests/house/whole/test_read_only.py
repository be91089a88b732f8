"""A database that can be read and not written: the house says so and does not open, or stays open
for reading until it can write again.
"""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tambo.core.errors import TamboError
from tambo.house import serve
from tambo.house.platform.database.sqlite import open_sqlite
from tambo.house.settings import Settings
from tambo.house.tables.wire import SeatRequest, TableRequest
from tests.house.memory_sockets import MemorySocket, screen_of
from tests.house.people import Person, RunningHouse
from tests.house.servers import PLAIN_USER, Postgres
from tests.house.units import Tables, TestStore

READ_ONLY = "ALTER DATABASE {name} SET default_transaction_read_only = {is_on}"
END_OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"


# At the start


@pytest.fixture(autouse=True)
def never_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that opens here all the same would never close."""

    def fail(*_about: Any) -> None:
        raise AssertionError("the house is open")

    monkeypatch.setattr(serve, "_serve", fail)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a house in it whose files have a plain owner; the test is that owner until
    its end, because nothing is read-only for root."""
    from tambo.house import app  # noqa: F401  (imported while everything may be read)

    made = Path(tempfile.mkdtemp(prefix="tambo-read-only-"))
    store = open_sqlite(made / "house.sqlite")
    asyncio.run(store.close())
    is_root = os.geteuid() == 0
    if is_root:
        for path in (made, *made.iterdir()):
            shutil.chown(path, PLAIN_USER)
        os.seteuid(made.stat().st_uid)
    yield made
    if is_root:
        os.seteuid(0)
    made.chmod(0o700)
    shutil.rmtree(made)


def opened(database: Path) -> TamboError:
    """Why the house does not open."""
    with pytest.raises(TamboError) as error:
        serve.serve(Settings(database=database), 0)
    return error.value


def test_a_file_that_is_read_only_is_said_at_the_start(folder: Path) -> None:
    (folder / "house.sqlite").chmod(0o400)

    error = opened(folder / "house.sqlite")

    assert error.code == "database.unusable"
    assert str(folder / "house.sqlite") in error.reason
    assert "Permission denied" in error.reason


def test_a_folder_that_is_read_only_is_said_at_the_start(folder: Path) -> None:
    (folder / "house.sqlite.key").write_text("ab" * 32)
    folder.chmod(0o500)

    assert opened(folder / "house.sqlite").code == "database.unusable"
    error = opened(folder / "another.sqlite")
    assert error.code == "database.unusable"
    assert "another.sqlite" in error.reason


def test_a_database_with_no_room_is_said_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(open_sqlite(tmp_path / "house.sqlite").close())
    connect = sqlite3.connect
    with contextlib.closing(connect(tmp_path / "house.sqlite")) as database:
        database.execute("VACUUM")

    def connect_full(*args: Any, **more: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **more)
        (count,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {count}")
        return connection

    monkeypatch.setattr("sqlite3.dbapi2.connect", connect_full)

    error = opened(tmp_path / "house.sqlite")

    assert error.code == "database.unusable"
    assert "full" in error.reason


def test_a_server_that_only_answers_questions_is_said_at_the_start(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.new_database()
    set_read_only(postgres, url, is_on=True)

    with pytest.raises(TamboError) as error:
        serve.serve(Settings(database=tmp_path / "none", database_url=url), 0)

    assert error.value.code == "database.read-only"
    assert url.rpartition("@")[2] in error.value.reason


@pytest.mark.parametrize(
    "url", ["postgresql://a:secret@127.0.0.1:1/x", "postgresql://a:secret@127.0.0.1:{port}/none"]
)
def test_a_server_that_cannot_be_used_is_said_at_the_start(
    postgres: Postgres, tmp_path: Path, url: str
) -> None:
    address = url.format(port=postgres.port)
    with pytest.raises(TamboError) as error:
        serve.serve(Settings(database=tmp_path / "none", database_url=address), 0)

    assert error.value.code == "database.unusable"
    assert "secret" not in error.value.reason


# While the house is open


async def test_a_file_that_becomes_read_only_refuses_moves_and_shows_everything(
    tables: Tables, store: TestStore
) -> None:
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    table = (await tables.opening.open(TableRequest("tiki", seats, {"first": "yellow"}), "ana")).id
    line, late = MemorySocket(), MemorySocket()
    screens = [asyncio.create_task(screen_of(tables, line, table, "ana").run())]
    line.say(type="hello", seats=[0], since={})
    await line.heard("frame")

    await switch(store, is_read_only=True)
    line.say(type="play", seat=0, decision=0, choice="b2", request_id="m1")
    refused = await asyncio.wait_for(line.heard("refused"), 20)
    screens.append(asyncio.create_task(screen_of(tables, late, table, "ben").run()))
    late.say(type="hello", seats=[], since={})
    await asyncio.wait_for(late.heard("frame"), 20)
    await switch(store, is_read_only=False)
    line.say(type="play", seat=0, decision=0, choice="b2", request_id="m1")

    assert (refused["code"], refused["frame"]["last"]) == ("storage", 0)
    assert (await asyncio.wait_for(line.heard("done"), 20))["request_id"] == "m1"
    frame = await asyncio.wait_for(late.heard("frame"), 20)
    assert [event["kind"] for event in frame["events"]] == ["created"]
    assert (line.closed, late.closed) == (None, None)
    for screen in screens:
        screen.cancel()
    await asyncio.gather(*screens, return_exceptions=True)


async def test_a_table_that_is_paused_can_be_looked_at_all_the_same(
    tables: Tables, store: TestStore
) -> None:
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    table = (await tables.opening.open(TableRequest("tiki", seats), "ana")).id
    await tables.commands.pause(table, "bot")
    line = MemorySocket()
    screen = asyncio.create_task(screen_of(tables, line, table, "ana").run())

    await switch(store, is_read_only=True)
    line.say(type="hello", seats=[0], since={})

    assert (await asyncio.wait_for(line.heard("frame"), 20))["seat"] == 0
    assert (await asyncio.wait_for(line.heard("error"), 20))["code"] == "table.paused.bot"
    assert not screen.done()
    screen.cancel()
    await asyncio.gather(screen, return_exceptions=True)


async def switch(store: TestStore, *, is_read_only: bool) -> None:
    """On the one connection that writes, and in no transaction."""
    async with store.writer.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.execute(f"PRAGMA query_only = {int(is_read_only)}")


async def test_a_server_that_fails_over_to_a_replica_and_back(
    open_house: Callable[..., RunningHouse], postgres: Postgres
) -> None:
    url = postgres.new_database()
    house = open_house("--database-url", url)
    async with Person(house) as ana, Person(house) as ben:
        card = await ana.open("me", "hotseat", options={"first": "yellow"})
        table = card["id"]
        async with ana.screen(table) as screen, ben.screen(table) as other:
            await screen.hello(0, 1)
            await other.hello()
            set_read_only(postgres, url, is_on=True)

            answer = await screen.play(0, "b2", move="m1")
            while answer["code"] != "storage" or not answer["frame"]:
                answer = await screen.play(0, "b2", move="m1")
            wish = {"game": "tiki", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
            assert (await ana.post("/api/tables", wish, status=503))["code"] == "storage"
            for path in ("/api/me", "/api/tables", "/api/lobby", f"/api/tables/{table}"):
                await ana.get(path)
            async with ben.screen(table) as third:
                await third.hello()
                assert third.frames[None]["last"] == 0
            await other.ask({"type": "ping"})

            # Open connections stay read-only: the house itself must connect again.
            set_read_only(postgres, url, is_on=False)
            answer = await screen.play(0, "b2", move="m1")
            while answer["type"] != "done":
                assert answer["code"] == "storage"
                answer = await screen.play(0, "b2", move="m1")
            while other.frames[None]["last"] == 0:
                await other.until("frame")
    assert "never retrieved" not in house.log.read_text()


def set_read_only(server: Postgres, url: str, *, is_on: bool) -> None:
    """As a replica is, for new connections; those that could write must write."""
    where, _, name = url.rpartition("/")
    turned = READ_ONLY.format(name=name, is_on="on" if is_on else "off")
    server.query(f"{where}/postgres", turned)
    if is_on:
        server.query(f"{where}/postgres", END_OTHERS.format(name=name))
