"""Leases on work that nodes share: by kind and key, one holder at a time."""

import asyncio
import time

import pytest
from sqlalchemy import select

from tambo.house.platform import leases
from tambo.house.platform.database.database import Database
from tambo.house.platform.leases import DatabaseLeases
from tambo.house.platform.store_leases import LEASES, LeaseStore
from tests.house.units import TestStore

STORE = LeaseStore()


async def take(db: Database, name: str, holder: str, seconds: float) -> bool:
    async with db.transaction() as tx:
        return await STORE.take(tx, name, holder, seconds)


async def release(db: Database, name: str, holder: str) -> None:
    async with db.transaction() as tx:
        await STORE.release(tx, name, holder)


async def lapsed(db: Database) -> list[str]:
    async with db.read() as tx:
        return await STORE.lapsed(tx, "bots", 9)


async def held_until(db: Database, name: str) -> float:
    async with db.read() as tx:
        query = select(LEASES.c.until).where(LEASES.c.name == name)
        return float((await tx.execute(query)).scalar_one())


async def test_work_is_leased_to_one_until_it_lapses(any_store: TestStore) -> None:
    assert await take(any_store, "bots t1", "ana", 60)
    assert await take(any_store, "bots t1", "ana", 60)
    assert not await take(any_store, "bots t1", "ben", 60)
    assert await lapsed(any_store) == []

    assert await take(any_store, "bots t1", "ana", -1)
    assert await lapsed(any_store) == ["bots t1"]
    assert await take(any_store, "bots t1", "ben", 60)
    await release(any_store, "bots t1", "ana")
    assert not await take(any_store, "bots t1", "ana", 60)
    await release(any_store, "bots t1", "ben")
    assert await take(any_store, "bots t1", "ana", 60)


async def test_of_many_who_take_work_at_once_one_has_it(any_store: TestStore) -> None:
    nodes = [DatabaseLeases(any_store, f"node {number}") for number in range(6)]
    taken: list[str] = []
    all_have_tried = asyncio.Barrier(len(nodes))

    async def hold(node: DatabaseLeases) -> None:
        async with node.hold("bots", "t1") as is_ours:
            taken.extend(["t1"] * is_ours)
            await all_have_tried.wait()

    async with asyncio.timeout(30):
        await asyncio.gather(*(hold(node) for node in nodes))

    assert taken == ["t1"]


async def test_leases_are_measured_by_one_clock(
    any_store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node that is hours ahead takes nothing away from others, and leaves nothing for hours."""
    assert await take(any_store, "bots t1", "ana", 60)
    monkeypatch.setattr(time, "time", lambda: 9e9)
    assert not await take(any_store, "bots t1", "ben", 60)
    assert await lapsed(any_store) == []
    assert await take(any_store, "bots t2", "ben", -1)
    assert await lapsed(any_store) == ["bots t2"]


async def test_clocks_and_bots_of_one_table_do_not_meet(any_store: TestStore) -> None:
    """A look at the clocks while a bot thinks does not release the lease of the thought."""
    here, there = DatabaseLeases(any_store, "here"), DatabaseLeases(any_store, "there")
    async with here.hold("bots", "t1") as thinks:
        async with here.hold("clocks", "t1") as looks:
            assert thinks
            assert looks
        async with there.hold("bots", "t1") as is_taken_over:
            assert not is_taken_over


async def test_a_node_cannot_hold_the_same_work_twice(any_store: TestStore) -> None:
    """The end of a second attempt does not release the first."""
    here, there = DatabaseLeases(any_store, "here"), DatabaseLeases(any_store, "there")
    async with here.hold("bots", "t1"):
        async with here.hold("bots", "t1") as again:
            assert not again
        async with there.hold("bots", "t1") as is_taken_over:
            assert not is_taken_over
    async with there.hold("bots", "t1") as is_free:
        assert is_free


async def test_a_job_left_behind_is_no_table(any_store: TestStore) -> None:
    """The node that adopts the bots of dead nodes is not handed the name of a job."""
    assert await take(any_store, "job ratings", "dead", -1)
    assert await take(any_store, "bots t1", "dead", -1)
    assert await DatabaseLeases(any_store, "here").orphans("bots") == ["t1"]


async def test_a_lease_is_kept_up_though_one_attempt_fails(
    any_store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "SECONDS_KEPT", 0.05)
    here, there = DatabaseLeases(any_store, "here"), DatabaseLeases(any_store, "there")
    keep, failed, kept = here._take, asyncio.Event(), asyncio.Event()

    async def in_vain_at_first(name: str, holder: str) -> bool:
        if not failed.is_set():
            failed.set()
            raise RuntimeError
        is_ours = await keep(name, holder)
        kept.set()
        return is_ours

    async with here.hold("bots", "t1"):
        before = await held_until(any_store, "bots t1")
        monkeypatch.setattr(here, "_take", in_vain_at_first)
        async with asyncio.timeout(30):
            await kept.wait()

        assert failed.is_set()
        assert await held_until(any_store, "bots t1") > before
        async with there.hold("bots", "t1") as is_taken_over:
            assert not is_taken_over
    assert await lapsed(any_store) == []
