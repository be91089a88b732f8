"""Backup, restore and rerun: of a house in either database, while it is open."""

import asyncio
import gzip
import random
from pathlib import Path

import msgspec
import pytest

from tambo.core.errors import TamboError
from tambo.house.admin.backup import back_up, difference_of, rerun, restore
from tambo.house.platform.clock import system_time
from tambo.house.platform.database.errors import StoreInUse
from tambo.house.settings import Settings
from tambo.house.tables.wire import SeatRequest, TableRequest
from tests.house.conftest import KEY
from tests.house.sample_house import sample_catalog
from tests.house.servers import Postgres
from tests.house.units import TestStore, opened, tables_over


async def live_in(store: TestStore) -> list[str]:
    """Two finished matches, one of them with moves taken back, and one that is running."""
    from tambo.house.platform.bus import InProcessBus
    from tambo.house.platform.identity import Credentials

    tables = tables_over(store, sample_catalog(), InProcessBus(), Credentials(KEY), now=system_time)
    dice = random.Random(5)
    ids = []
    for game, most in (("tiki", 1000), ("harvest", 1000), ("tiki", 9)):
        seats = [SeatRequest("me"), SeatRequest("hotseat")]
        table = (await tables.opening.open(TableRequest(game, seats), "ana")).id
        ids.append(table)
        for number in range(most):
            live = await tables.registry.live(table)
            if live.match.is_over:
                break
            seat = live.match.to_act[0]
            decision = live.match.decision(seat)
            choice = dice.choice(live.match.menu(seat)).id
            await tables.commands.play(table, seat, decision, choice, f"m{number}")
    await store.keep_note(ids[0], 0, "a note")
    return ids


async def contents(store: TestStore) -> list[object]:
    ids = await store.all_tables()
    return [(await store.table(name), await store.log_of(name)) for name in ids]


async def test_a_house_comes_back_as_it_was(place: Settings, tmp_path: Path) -> None:
    store = await asyncio.to_thread(opened, place)
    ids = await live_in(store)
    file = tmp_path / "house.backup"

    counts = await asyncio.to_thread(back_up, place, file)

    assert counts["tables"] == 3
    assert counts["notes"] == 1
    assert file.stat().st_mode & 0o077 == 0
    new = Settings(database=tmp_path / "new.sqlite")
    assert await asyncio.to_thread(restore, new, file) == counts
    other = await asyncio.to_thread(opened, new)
    assert await contents(other) == await contents(store)
    assert await other.note_of(ids[0], 0) == "a note"
    await store.close()
    await other.close()


async def test_a_house_moves_from_a_file_to_a_server(postgres: Postgres, tmp_path: Path) -> None:
    old = Settings(database=tmp_path / "house.sqlite")
    new = Settings(database_url=postgres.new_database())
    store = await asyncio.to_thread(opened, old)
    await live_in(store)
    file = tmp_path / "house.backup"
    await asyncio.to_thread(back_up, old, file)
    await asyncio.to_thread(restore, new, file)
    other = await asyncio.to_thread(opened, new)
    assert await contents(other) == await contents(store)
    await store.close()
    await other.close()


async def test_a_damaged_backup_changes_nothing(tmp_path: Path) -> None:
    place = Settings(database=tmp_path / "house.sqlite")
    store = await asyncio.to_thread(opened, place)
    await live_in(store)
    file = tmp_path / "house.backup"
    await asyncio.to_thread(back_up, place, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    damaged = [
        b"",
        b"not a backup",
        file.read_bytes()[:-40],
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:3] + lines[4:])),
        gzip.compress(b'{"format":"other"}\n'),
        gzip.compress(lines[0] + b'["nothing",{}]\n' + lines[-1]),
    ]
    for number, data in enumerate(damaged):
        bad = tmp_path / f"bad{number}"
        bad.write_bytes(data)
        new = Settings(database=tmp_path / "new.sqlite")
        with pytest.raises(TamboError) as caught:
            await asyncio.to_thread(restore, new, bad)
        assert caught.value.code in ("backup.format", "backup.file"), number
    await asyncio.to_thread(restore, new, file)
    with pytest.raises(TamboError) as caught:
        await asyncio.to_thread(restore, new, file)
    assert caught.value.code == "backup.not-empty"
    with pytest.raises(TamboError) as caught:
        await asyncio.to_thread(back_up, place, file)
    assert caught.value.code == "backup.file"
    with pytest.raises(StoreInUse):
        await asyncio.to_thread(restore, place, file)
    await store.close()


async def test_a_rerun_tells_which_matches_would_change(place: Settings) -> None:
    store = await asyncio.to_thread(opened, place)
    ids = await live_in(store)
    catalog = sample_catalog()

    told = await asyncio.to_thread(rerun, place, catalog, lambda _done: None)

    assert told.matches == 3
    assert told.moves > 20
    assert told.differences == []
    stored, log = await store.table(ids[0]), await store.log_of(ids[0])
    assert stored is not None
    log[4] = msgspec.structs.replace(log[4], body="zz")
    found = difference_of(stored, log, catalog)
    assert found is not None
    assert found.step == 5
    short = difference_of(stored, log[:4], catalog)
    assert short is not None
    assert short.why == "not over"
    older = msgspec.structs.replace(stored.row, rules_version=0)
    running = await store.table(ids[2])
    assert running is not None
    assert difference_of(running, await store.log_of(ids[2]), catalog) is None
    old = msgspec.structs.replace(stored, row=older)
    assert difference_of(old, await store.log_of(ids[0]), catalog) is None
    await store.close()
