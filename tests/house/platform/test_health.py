"""`/healthz` tells whether the house can read and write."""

import errno
import io
import logging
import os
import resource
import sys
from collections.abc import Callable
from typing import Any

import pytest
import structlog
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError

from tambo.house.platform.database import probe as probing
from tambo.house.platform.database.probe import WriteProbe
from tambo.house.platform.errors import HouseError
from tambo.house.platform.logs import set_up_logs
from tests.house.people import Person, RunningHouse
from tests.house.units import TestStore
from tests.house.web.test_limits import Clock

OpenHouse = Callable[..., RunningHouse]


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")
async def test_a_house_that_cannot_write_says_so_until_it_can(open_house: OpenHouse) -> None:
    """No file may grow any more: for SQLite the same as a full disk."""
    house = open_house()
    pid = house.process.pid
    async with Person(house) as ana:
        card = await ana.open("me", "hotseat", options={"first": "yellow"})
        assert await ana.get("/healthz") == {"status": "ok"}
        size = os.stat(f"{house.database}-wal").st_size
        soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            assert (await screen.play(0, "b2"))["code"] == "storage"
            assert (await ana.get("/healthz", 503))["code"] == "storage"
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
            assert (await screen.play(0, "b2"))["type"] == "done"


async def test_asking_often_does_not_write_often(any_store: TestStore) -> None:
    clock = Clock()
    probe = WriteProbe(any_store.writer, clock)
    written: list[str] = []

    @event.listens_for(any_store.writer.sync_engine, "after_cursor_execute")
    def note(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        written.extend([statement] if statement.startswith("INSERT INTO probes") else [])

    for _ in range(50):
        await probe.check()
    assert len(written) == 1

    clock.now += probing.SECONDS_BETWEEN_PROBES
    await probe.check()
    assert len(written) == 2


async def test_a_probe_that_fails_is_repeated(any_store: TestStore) -> None:
    clock = Clock()
    probe = WriteProbe(any_store.writer, clock)
    async with any_store.writer.begin() as connection:
        await connection.execute(text("ALTER TABLE probes RENAME TO elsewhere"))
    for _ in range(3):
        with pytest.raises(HouseError) as raised:
            await probe.check()
        assert raised.value.code == "storage"
    async with any_store.writer.begin() as connection:
        await connection.execute(text("ALTER TABLE elsewhere RENAME TO probes"))
    clock.now += probing.SECONDS_BETWEEN_FAILURES
    await probe.check()


async def test_a_move_that_finds_no_space_counts_though_one_row_can_be_written(
    store: TestStore,
) -> None:
    clock = Clock()
    probe = WriteProbe(store.writer, clock)
    await probe.check()
    async with store.writer.connect() as connection:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar()
        await connection.execute(text(f"PRAGMA max_page_count={pages}"))
    with pytest.raises(DBAPIError):
        async with store.writer.begin() as connection:
            await connection.execute(text("CREATE TABLE large AS SELECT zeroblob(99999)"))

    with pytest.raises(HouseError):
        await probe.check()
    clock.now += probing.SECONDS_A_FAILURE_COUNTS
    await probe.check()


async def test_an_error_of_another_kind_does_not_make_the_house_ill(
    any_store: TestStore,
) -> None:
    probe = WriteProbe(any_store.writer, Clock())
    for mistake in ("SELECT nothing FROM nowhere", "INSERT INTO probes VALUES (2, NULL)"):
        with pytest.raises(DBAPIError):
            async with any_store.writer.begin() as connection:
                await connection.execute(text(mistake))
    await probe.check()


async def test_a_database_that_may_only_be_read_is_found_out(any_store: TestStore) -> None:
    read_only = {
        "sqlite": "PRAGMA query_only=ON",
        "postgresql": "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY",
    }
    probe = WriteProbe(any_store.writer, Clock())
    async with any_store.writer.connect() as connection:
        await connection.execute(text(read_only[any_store.writer.dialect.name]))
        await connection.commit()
    with pytest.raises(HouseError):
        await probe.check()


async def test_a_writer_that_is_held_up_is_not_waited_for(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probing, "SECONDS_TO_WRITE", 0.05)
    probe = WriteProbe(store.writer)
    async with store.writer.begin():
        for _ in range(2):
            with pytest.raises(HouseError):
                await probe.check()
    monkeypatch.setattr(probing, "SECONDS_TO_WRITE", 20)
    await probe.check()
    await probe.close()


def test_a_log_that_cannot_be_written_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may lie on the disk that is full: a request used to fail because its failure was told."""

    class Full(io.StringIO):
        def write(self, _text: str) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    before, root = structlog.get_config(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr(sys, "stderr", Full())
    try:
        set_up_logs("info")
        structlog.get_logger("tests").error("storage.failed", exc_info=ValueError())
        logging.getLogger("uvicorn.error").error("a library's line")
    finally:
        structlog.configure(**before)
        root.handlers[:] = handlers
        root.setLevel(level)
