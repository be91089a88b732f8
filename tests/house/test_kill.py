"""The house is killed at any moment, many times, under many matches: nothing acknowledged is
lost or doubled, and everything a screen was shown stays true.

`TAMBO_KILLS` and `TAMBO_MATCHES` make it harder.
"""

import asyncio
import contextlib
import os
import random
import sqlite3
from collections.abc import Callable

import psutil
import pytest

from tests.house.endurance import Logs, Match, Progress, check
from tests.house.people import Person, RunningHouse

KILLS = int(os.environ.get("TAMBO_KILLS", "10"))
MATCHES = int(os.environ.get("TAMBO_MATCHES", "8"))


async def kill_again_and_again(
    house: RunningHouse, progress: Progress, dice: random.Random
) -> list[float]:
    """What each start cost until the house answered, in seconds of the processor's time."""
    starts = []
    for _ in range(KILLS):
        # In moves, not in seconds: a busy machine must not turn this into a test of starting.
        await progress.go_on(dice.randrange(40))
        await asyncio.sleep(dice.uniform(0.0, 0.02))
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
        times = psutil.Process(house.process.pid).cpu_times()
        starts.append(times.user + times.system)
    await asyncio.sleep(0.5)
    return starts


def logs_of(house: RunningHouse) -> Logs:
    logs: Logs = {}
    with contextlib.closing(sqlite3.connect(house.database)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = database.execute(
            "SELECT table_id, sequence, seat, move FROM log ORDER BY table_id, sequence"
        )
        for table, sequence, seat, move in rows:
            logs.setdefault(table, []).append((sequence, seat, move))
    return logs


@pytest.mark.slow
@pytest.mark.timeout(600 + 30 * KILLS)
async def test_no_acknowledged_move_is_lost_or_doubled_however_often_the_house_is_killed(
    open_house: Callable[..., RunningHouse],
) -> None:
    house = open_house()
    stop = asyncio.Event()
    people = [Person(house) for _ in range(MATCHES)]
    for person in people:
        await person.__aenter__()
    progress = Progress()
    matches = [Match(person, number, progress) for number, person in enumerate(people)]
    players = [asyncio.create_task(match.play(stop)) for match in matches]

    killer = asyncio.create_task(kill_again_and_again(house, progress, random.Random(1)))
    await asyncio.wait([killer, *players], return_when=asyncio.FIRST_COMPLETED)
    stop.set()
    await asyncio.gather(*players)
    starts = await killer

    assert sum(match.cuts for match in matches) >= KILLS
    assert progress.moves == sum(len(match.acknowledged) for match in matches) >= 5 * KILLS
    assert max(starts) < 5.0
    logs = logs_of(house)
    await check(matches, logs)
    for person in people:
        await person.http.aclose()
