"""Tables in memory by weight, and long rebuilds beside the event loop, two at a time."""

import asyncio
import threading
from typing import Any

import pytest

from tambo.house.tables import rebuilding, replay
from tambo.house.tables.projection import TableProjection, rebuild
from tests.house.long_matches import played
from tests.house.tables.test_moves import MakeTables, act, tiki
from tests.house.units import Tables, TestStore


async def weight_of_one(make_tables: MakeTables) -> int:
    tables = make_tables()
    await tables.registry.live(await tiki(tables))
    return tables.registry.weight()


async def test_tables_are_held_by_weight_and_the_least_asked_for_go_first(
    make_tables: MakeTables,
) -> None:
    ceiling = 3 * await weight_of_one(make_tables) + 1000
    tables = make_tables(table_memory=ceiling)
    opened = [await tiki(tables) for _ in range(5)]
    for table in opened:
        await tables.registry.live(table)
        await tables.registry.live(opened[0])

    held = [table for table in opened if tables.registry.loaded(table) is not None]

    assert held == [opened[0], opened[3], opened[4]]
    assert 0 < tables.registry.weight() <= ceiling
    for number in range(3):
        await asyncio.gather(*(act(tables, table, None, f"m{number}") for table in opened))
    assert [(await tables.registry.live(table)).applied for table in opened] == [3] * 5
    assert tables.registry.weight() <= ceiling


async def test_a_table_that_grows_makes_the_others_go(make_tables: MakeTables) -> None:
    ceiling = 2 * await weight_of_one(make_tables) + 1000
    tables = make_tables(table_memory=ceiling)
    other, growing = await tiki(tables), await tiki(tables)
    await tables.registry.live(other)
    for number in range(20):
        await act(tables, growing, None, f"m{number}")

    assert tables.registry.loaded(other) is None
    assert tables.registry.loaded(growing) is not None
    tables.registry.forget(growing)
    assert (tables.registry.size(), tables.registry.weight()) == (0, 0)


class HeldRebuilds:
    """Holds rebuilds up in their threads, and counts them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        self.inside = 0
        self.most = 0
        self.threads: set[int] = set()
        self._lock = threading.Lock()
        self._rebuild = rebuild
        monkeypatch.setattr(rebuilding, "rebuild", self)

    async def has(self, count: int) -> None:
        for _ in range(2_000):
            if self.inside >= count:
                return
            await asyncio.sleep(0.01)
        raise TimeoutError

    def __call__(self, *args: Any) -> TableProjection:
        with self._lock:
            self.inside += 1
            self.most = max(self.most, self.inside)
            self.threads.add(threading.get_ident())
        try:
            self.go_on.wait(20)
            return self._rebuild(*args)
        finally:
            with self._lock:
                self.inside -= 1


async def long_tables(tables: Tables, count: int) -> list[str]:
    record = played("tiki", 2, 40).record()
    return [(await tables.opening.import_record(record, "ana")).id for _ in range(count)]


async def test_long_rebuilds_run_two_at_a_time_beside_the_event_loop(
    make_tables: MakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of replays only one at a time; moves at other tables go on in the meantime."""
    monkeypatch.setattr(rebuilding, "SHORT", 20)
    names = await long_tables(make_tables(), 6)
    tables = make_tables()
    playing = await tiki(tables)
    await act(tables, playing)
    held = HeldRebuilds(monkeypatch)
    reading = [asyncio.create_task(tables.replays.replay(name, None, "ana")) for name in names[:3]]
    await held.has(1)
    await asyncio.sleep(0.05)
    assert held.inside == 1
    loading = [asyncio.create_task(tables.registry.live(name)) for name in names[3:]]
    await held.has(2)

    await act(tables, playing, None, "meanwhile")

    held.go_on.set()
    assert [len((await task).frames) for task in reading] == [41] * 3
    assert [(await task).applied for task in loading] == [40] * 3
    assert held.most == 2
    assert threading.get_ident() not in held.threads


async def test_a_table_far_behind_is_read_anew(
    make_tables: MakeTables, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node has written more than is followed row by row."""
    monkeypatch.setattr("tambo.house.tables.registry.FOLLOWED_AT_ONCE", 5)
    here, there = make_tables(is_followed=lambda _table: False), make_tables()
    table = await tiki(here)
    await here.registry.live(table)
    for number in range(8):
        await act(there, table, None, f"m{number}")

    assert (await here.registry.live(table)).applied == 8
    assert len(await store.log_of(table, limit=3)) == 3


async def test_a_replay_comes_in_pages(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Together they are the whole; the page after the last is empty."""
    (table,) = await long_tables(tables, 1)
    whole = await tables.replays.replay(table, 0, "ana")
    monkeypatch.setattr(replay.Projector.__init__, "__defaults__", (0, 15))

    pages = [await tables.replays.replay(table, 0, "ana", first=first) for first in (0, 15, 30, 45)]

    assert [len(page.frames) for page in pages] == [15, 15, 11, 0]
    assert [frame for page in pages for frame in page.frames] == whole.frames
    assert {(page.count, tuple(page.steps)) for page in pages} == {(41, tuple(whole.steps))}
    assert [page.first for page in pages] == [0, 15, 30, 45]
