"""The house is killed at any moment, many times, under many matches: nothing acknowledged is
lost or doubled, and everything a screen was shown stays true.

`TAMBO_KILLS` and `TAMBO_MATCHES` make it harder.
"""

import asyncio
import contextlib
import os
import random
import sqlite3
import time
from collections.abc import Callable

import psutil
import pytest

from tests.house.endurance import LOG, Logs, Match, Progress, judge, postgres_logs
from tests.house.figures import tell
from tests.house.people import Person, RunningHouse
from tests.house.servers import Postgres

KILLS = int(os.environ.get("TAMBO_KILLS", "4"))
MATCHES = int(os.environ.get("TAMBO_MATCHES", "8"))
IS_LONG = "TAMBO_KILLS" in os.environ
FallAndRise = Callable[[], None]


async def kill_again_and_again(progress: Progress, fall_and_rise: FallAndRise) -> list[float]:
    """How long it took each time until the house answered again."""
    dice, gone = random.Random(1), []
    for _ in range(KILLS):
        # In moves, not in seconds: a busy machine must not turn this into a test of starting.
        await progress.go_on(dice.randrange(40))
        await asyncio.sleep(dice.uniform(0.0, 0.02))
        began = time.monotonic()
        await asyncio.to_thread(fall_and_rise)
        gone.append(time.monotonic() - began)
    await asyncio.sleep(0.5)
    return gone


async def play_through(house: RunningHouse, fall_and_rise: FallAndRise, what: str) -> list[Match]:
    """Many matches, cut off again and again."""
    stop = asyncio.Event()
    people = [Person(house) for _ in range(MATCHES)]
    for person in people:
        await person.__aenter__()
    progress = Progress()
    matches = [Match(person, number, progress) for number, person in enumerate(people)]
    players = [asyncio.create_task(match.play(stop)) for match in matches]

    killer = asyncio.create_task(kill_again_and_again(progress, fall_and_rise))
    await asyncio.wait([killer, *players], return_when=asyncio.FIRST_COMPLETED)
    stop.set()
    await asyncio.gather(*players)
    tell(f"{what}, {MATCHES} matches, {progress.moves} moves: from kill to answer", await killer)

    assert sum(match.cuts for match in matches) >= KILLS
    assert progress.moves == sum(len(match.acknowledged) for match in matches) >= 5 * KILLS
    return matches


def sqlite_logs(house: RunningHouse) -> Logs:
    logs: Logs = {}
    with contextlib.closing(sqlite3.connect(house.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for table, sequence, seat, move in database.execute(LOG):
            logs.setdefault(table, []).append((sequence, seat, move))
    return logs


@pytest.mark.slow
@pytest.mark.timeout(600 + 30 * KILLS)
async def test_no_acknowledged_move_is_lost_or_doubled_however_often_the_house_is_killed(
    open_house: Callable[..., RunningHouse],
) -> None:
    house = open_house()
    starts = []

    def fall_and_rise() -> None:
        house.kill()
        house.start()
        times = psutil.Process(house.process.pid).cpu_times()
        starts.append(times.user + times.system)

    matches = await play_through(house, fall_and_rise, "house on SQLite killed")
    assert max(starts) < 5.0, "seconds of the processor's time, whatever else it does"
    assert "Traceback" not in house.log.read_text()
    await judge(matches, sqlite_logs(house))


@pytest.mark.slow
@pytest.mark.skipif(not IS_LONG, reason="in a short run three nodes on PostgreSQL are killed")
@pytest.mark.timeout(600 + 30 * KILLS)
async def test_the_same_on_postgresql(
    open_house: Callable[..., RunningHouse], postgres: Postgres
) -> None:
    url = postgres.new_database()
    house = open_house("--database-url", url)

    def fall_and_rise() -> None:
        house.kill()
        house.start()

    matches = await play_through(house, fall_and_rise, "house on PostgreSQL killed")
    await judge(matches, postgres_logs(postgres, url))


@pytest.mark.slow
@pytest.mark.skipif(not IS_LONG, reason="one schedule for each database is enough for a short run")
@pytest.mark.timeout(600 + 30 * KILLS)
async def test_the_same_when_postgresql_itself_is_killed(
    open_house: Callable[..., RunningHouse],
) -> None:
    server = Postgres()
    try:
        url = server.new_database()
        house = open_house("--database-url", url)

        def fall_and_rise() -> None:
            server.kill()
            server.start()

        matches = await play_through(house, fall_and_rise, "PostgreSQL killed")
        log = house.log.read_text()
        assert "table.paused" not in log, "a bot waits for the database"
        assert "never retrieved" not in log
        await judge(matches, postgres_logs(server, url))
    finally:
        server.close()


@pytest.mark.slow
async def test_a_house_without_its_database_says_so_and_goes_on_when_it_is_back(
    open_house: Callable[..., RunningHouse],
) -> None:
    server = Postgres()
    try:
        async with Person(open_house("--database-url", server.new_database())) as ana:
            card = await ana.open("me", "hotseat")
            server.kill()
            for _ in range(5):
                wish = {"game": "tiki", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
                refused = await ana.post("/api/tables", wish, status=503)
                assert refused["code"] == "storage"
            server.start()
            async with ana.screen(card["id"]) as screen:
                await screen.hello(0, 1)
                seat = next(seat for seat in (0, 1) if screen.frames[seat]["menu"])
                answer = await screen.play(seat, screen.frames[seat]["menu"][0]["id"])
                assert answer["type"] == "done"
    finally:
        server.close()
