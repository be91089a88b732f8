"""What a house is asked for costs as much as there is to tell, not as much as there is."""

import asyncio
from pathlib import Path

import pytest

from tambo.house.notifications import store as notifications
from tambo.house.platform.database.postgres import open_postgres
from tambo.house.platform.database.sqlite import open_sqlite
from tambo.house.ratings import store as ratings
from tests.house.large_house import LargeHouse, fill
from tests.house.plans import Plans
from tests.house.servers import Postgres
from tests.house.statements import ask_everything, methods_of, noted_calls, store_classes

SMALL, LARGE = 150, 1500
ALLOWED = 3
"""How many times as many steps, with ten times as many tables: a tree may be a level deeper, and
a person may have met a few more people."""
LEAST = 600
"""Fewer steps than these are not worth counting."""
EXCEPTIONS: dict[str, str] = {}
GROWS = {
    **EXCEPTIONS,
    "tables.awaits_bot": "at the start, once: running tables where a bot must move",
    "rated_matches.number >=": "all matches since a guest's first, when the guest gets an account",
    "rating_steps.number >=": "the same",
}


@pytest.fixture(scope="module")
def large_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with some past, as a file to be copied."""
    path = tmp_path_factory.mktemp("town") / "small.sqlite"
    fill(str(path), LargeHouse(SMALL))
    return path


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is many at a real house is many at these."""
    monkeypatch.setattr(ratings, "FEW", 5)
    monkeypatch.setattr(notifications, "RUNNING_AT_ONCE", 5)


async def to_act_after(path: Path) -> Plans:
    store = open_sqlite(path)
    plans = Plans()
    try:
        with plans.recorded(store.writer, store.reader):
            await ask_everything(store)
    finally:
        await store.close()
    return plans


def copied(large_house: Path, tmp_path: Path) -> Path:
    path = tmp_path / "copy.sqlite"
    path.write_bytes(large_house.read_bytes())
    return path


def unexplained(found: list[str], exceptions: dict[str, str]) -> list[str]:
    return [one for one in found if not any(part in one for part in exceptions)]


async def test_every_question_of_the_house_is_looked_at(large_house: Path, tmp_path: Path) -> None:
    with noted_calls() as called:
        await to_act_after(copied(large_house, tmp_path))

    known = {(kind.__name__, name) for kind in store_classes() for name in methods_of(kind)}
    assert len(known) > 100
    assert sorted(known - called) == [], "call them in tests/house/statements.py"


async def test_nothing_reads_a_whole_table_that_grows(large_house: Path, tmp_path: Path) -> None:
    path = copied(large_house, tmp_path)
    plans = await to_act_after(path)

    assert len(plans.asked) > 150
    found = unexplained(plans.scans(path), EXCEPTIONS)
    assert not found, "\n\n".join(found)


async def test_nothing_takes_longer_because_there_are_more_tables(
    large_house: Path, tmp_path: Path
) -> None:
    """In steps of the database's own machine, which are the same whatever else goes on."""
    large = tmp_path / "large.sqlite"
    await asyncio.to_thread(fill, str(large), LargeHouse(LARGE))
    plans = await to_act_after(copied(large_house, tmp_path))

    before, after = plans.steps(large_house), plans.steps(large)
    grown = [
        f"{before[one]} steps, then {after[one]}: {one}"
        for one in plans.asked
        if after[one] > max(LEAST, ALLOWED * before[one])
    ]
    found = unexplained(grown, GROWS)
    assert not found, "\n\n".join(found)


async def test_a_server_reads_no_whole_table_that_grows_either(postgres: Postgres) -> None:
    address = postgres.new_database()
    await asyncio.to_thread(fill, address, LargeHouse(SMALL))
    store = await asyncio.to_thread(open_postgres, address)
    plans = Plans()
    try:
        with plans.recorded(store.writer, store.reader):
            await ask_everything(store)
        async with store.writer.connect() as connection:
            found = await plans.server_scans(connection)
    finally:
        await store.close()
    found = unexplained(found, GROWS)
    assert not found, "\n\n".join(found)


async def test_the_plans_show_a_scan(large_house: Path, tmp_path: Path) -> None:
    """A check of the checks: a statement without an index, and one with an index that is no use."""
    path = copied(large_house, tmp_path)
    plans = Plans()
    plans.asked["SELECT id FROM tables WHERE moves = ?"] = (1,)
    plans.asked["SELECT id FROM tables ORDER BY owner_id"] = ()
    plans.asked["SELECT id FROM tables WHERE id = ?"] = ("x",)
    plans.asked["SELECT id FROM tables ORDER BY owner_id LIMIT 3"] = ()

    assert [one.split(": ")[1] for one in plans.scans(path)] == list(plans.asked)[:2]
    steps = list(plans.steps(path).values())
    assert steps[0] > SMALL > steps[2]
