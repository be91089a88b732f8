"""A house that is told to close does so in bounded time, whatever still runs in it."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from tambo.house.platform.database.postgres import open_postgres
from tambo.house.platform.database.sqlite import open_sqlite
from tests.house.people import PATIENCE, Person, RunningHouse
from tests.house.sample_house import ENDLESS
from tests.house.servers import Postgres
from tests.house.units import TestStore

OpenHouse = Callable[..., RunningHouse]


@pytest.fixture(params=["sqlite", "postgresql"])
async def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> TestStore:
    """A store in each database the house knows, to be closed by the test."""
    if request.param == "sqlite":
        return TestStore(open_sqlite(tmp_path / "store.sqlite"))
    server: Postgres = request.getfixturevalue("postgres")
    return TestStore(await asyncio.to_thread(open_postgres, server.new_database()))


async def run_away(person: Person) -> asyncio.Task[None]:
    """Ask for what never comes; returns when the house is at it."""

    async def ask() -> None:
        with contextlib.suppress(httpx.HTTPError):
            await person.http.get("/api/tables")

    task = asyncio.create_task(ask())
    for _ in range(int(PATIENCE * 20)):
        if any(line["event"] == "endless" for line in person.house.log_lines()):
            return task
        await asyncio.sleep(0.05)
    raise AssertionError("it never began")


@pytest.mark.parametrize(
    ("kind", "end", "code"), [("query", PATIENCE, 0), ("thread", 2, 1), ("loop", 2, 1)]
)
async def test_a_house_in_which_something_never_ends_is_closed(
    open_house: OpenHouse, kind: str, end: float, code: int
) -> None:
    """A query is interrupted. For a thread or the loop itself nothing can be done but to end the
    process; what was acknowledged is on disk."""
    house = open_house("--endless", kind, "--close", "1", "--end", str(end))
    async with Person(house) as ana:
        card = await ana.open("me", "hotseat", options={"first": "yellow"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            assert (await screen.play(0, "b2"))["type"] == "done"
        asked = await run_away(ana)
        assert await asyncio.to_thread(house.terminate) == code
        await asked
    is_forced = any(line["event"] == "house.ended-by-force" for line in house.log_lines())
    assert is_forced is (code == 1)
    house.start()
    async with Person(house) as ben, ben.screen(card["id"]) as screen:
        await screen.hello()
        assert screen.frames[None]["last"] == 1


@pytest.mark.parametrize("which", ["reader", "writer"])
@pytest.mark.parametrize("is_cancelled", [True, False])
async def test_a_store_closes_though_a_query_does_not_end(
    new_store: TestStore, which: str, is_cancelled: bool
) -> None:
    """Whether the task that asked was cancelled, as a request is, or goes on waiting."""

    async def run() -> None:
        async with getattr(new_store, which).connect() as connection:
            await connection.execute(text(ENDLESS))

    task = asyncio.create_task(run())
    await asyncio.sleep(0.1)
    new_store.end_queries_within(0.1)
    if is_cancelled or new_store.writer.dialect.name == "postgresql":
        task.cancel()
    with pytest.raises((asyncio.CancelledError, DBAPIError)):
        await asyncio.wait_for(task, PATIENCE)
    await asyncio.wait_for(new_store.close(), PATIENCE)
    await every_query_ends()


async def test_a_query_is_interrupted_though_the_driver_gave_its_connection_up(
    tmp_path: Path,
) -> None:
    """The driver forgets a connection before it is closed if the closing task is cancelled."""
    store = open_sqlite(tmp_path / "store.sqlite")
    connection = await store.reader.connect()
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    running = asyncio.create_task(driver.execute_fetchall(ENDLESS))
    closing = asyncio.create_task(driver.close())
    await asyncio.sleep(0.1)
    closing.cancel()
    await asyncio.sleep(0.1)
    assert not closing.done() or closing.cancelled()

    store.end_queries_within(0.1)

    with pytest.raises(sqlite3.OperationalError):
        await asyncio.wait_for(running, PATIENCE)
    await asyncio.wait_for(store.close(), PATIENCE)
    await every_query_ends()


async def test_the_end_of_the_loop_waits_for_nobody_who_closes_a_connection(
    tmp_path: Path,
) -> None:
    """A request is cancelled twice, once while its connection is being closed. The task that closes
    it is cancelled with the loop, and then waited for."""
    store = open_sqlite(tmp_path / "store.sqlite")

    async def run() -> None:
        async with store.reader.connect() as connection:
            await connection.execute(text(ENDLESS))

    task = asyncio.create_task(run())
    for _ in range(2):
        await asyncio.sleep(0.1)
        task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(task, PATIENCE)

    await asyncio.wait_for(store.close(), PATIENCE)

    left = asyncio.all_tasks() - {asyncio.current_task()}
    for one in left:
        one.cancel()
    pending = (await asyncio.wait(left, timeout=5))[1] if left else set()
    assert not pending
    await every_query_ends()


async def every_query_ends() -> None:
    for thread in threading.enumerate():
        if "connection_worker" in str(getattr(thread, "_target", "")):
            await asyncio.to_thread(thread.join, PATIENCE)
            assert not thread.is_alive()
