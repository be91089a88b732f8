"""A guest who tries to fill memory and disk: the house stays small, and others are served.

`TAMBO_WEIGHT_MINUTES` is for how long; a few seconds without it.
"""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tambo.house.platform.ratelimit import LIMITS
from tests.house import figures
from tests.house.long_matches import played
from tests.house.people import Json, Person, RunningHouse

MINUTES = float(os.environ.get("TAMBO_WEIGHT_MINUTES", "0.05"))
CEILING = 1_000 if MINUTES >= 1 else 500
"""Megabytes the process may take."""
DISK_PER_ROW = 400
"""Bytes; a row of a log and its indexes take about half of it."""
OpenHouse = Callable[..., RunningHouse]


def resident(house: RunningHouse) -> int:
    """Megabytes of memory the house's process takes now."""
    lines = Path(f"/proc/{house.process.pid}/status").read_text().splitlines()
    (line,) = [line for line in lines if line.startswith("VmRSS")]
    return int(line.split()[1]) // 1024


def on_disk(house: RunningHouse) -> int:
    files = house.database.parent.glob(f"{house.database.name}*")
    return sum(path.stat().st_size for path in files)


class Filler:
    """A client that makes heavy requests, each time as another guest, until the time is over."""

    def __init__(self, house: RunningHouse, record: Json) -> None:
        self.house = house
        self.record = record
        self.statuses: Counter[int] = Counter()
        self.tables: list[str] = []
        self._dice = random.Random(5)
        self._until = time.monotonic() + 60 * MINUTES

    async def run(self) -> None:
        while time.monotonic() < self._until:
            async with Person(self.house) as guest:
                for _ in range(10):
                    if time.monotonic() < self._until:
                        await self._ask(guest)

    async def _ask(self, guest: Person) -> None:
        if not self.tables or self._dice.random() < 0.1:
            answer = await guest.http.post("/api/records", json=self.record)
        else:
            answer = await self._heavy(guest, self._dice.choice(self.tables))
        self.statuses[answer.status_code] += 1
        if answer.status_code == 201:
            self.tables.append(answer.json()["id"])

    async def _heavy(self, guest: Person, table: str) -> Any:
        kind = self._dice.randrange(4)
        if kind == 0:
            first = self._dice.randrange(len(self.record["steps"]))
            return await guest.http.get(f"/api/tables/{table}/replay?first={first}")
        if kind == 1:
            name = self._dice.choice(["record", "evaluation", "review"])
            return await guest.http.get(f"/api/tables/{table}/{name}")
        step = self._dice.randrange(len(self.record["steps"]))
        seats = [{"kind": "me"}] * int(self.record["players"])
        wish = {"step": step, "seats": seats}
        answer = await guest.http.post(f"/api/tables/{table}/what-if", json=wish)
        if answer.status_code == 201:
            async with guest.screen(answer.json()["id"]) as screen:
                await screen.hello(0)
        return answer


async def others_play(house: RunningHouse, is_over: Callable[[], bool]) -> int:
    """A player who opens tables and plays in the meantime; how many moves were made."""
    moves = 0
    async with Person(house) as ana:
        while not is_over():
            card = await ana.open("me", "hotseat")
            async with ana.screen(card["id"]) as screen:
                await screen.hello(0, 1)
                for _ in range(6):
                    seat = next(seat for seat in (0, 1) if screen.frames[seat]["menu"])
                    answer = await screen.play(seat, screen.frames[seat]["menu"][0]["id"])
                    assert answer["type"] == "done"
                    moves += 1
                    await asyncio.sleep(0.2)
            await asyncio.sleep(1 if MINUTES < 1 else 6)
    return moves


@pytest.mark.slow
@pytest.mark.timeout(600 + 90 * MINUTES)
async def test_a_guest_cannot_fill_memory_or_disk(open_house: OpenHouse) -> None:
    house = open_house("--package")
    record = played("cortez", 6).record()
    empty = on_disk(house)
    fillers = [Filler(house, record) for _ in range(3)]
    heaviest = [resident(house)]

    async def watch() -> None:
        while True:
            await asyncio.sleep(0.5)
            heaviest.append(resident(house))

    watching = asyncio.create_task(watch())
    filling = asyncio.gather(*(filler.run() for filler in fillers))
    moves = await others_play(house, filling.done)
    await filling
    watching.cancel()

    statuses = sum((filler.statuses for filler in fillers), Counter[int]())
    grown = on_disk(house) - empty
    figures.LINES.append(
        f"weight: {heaviest[0]} MB at first, {max(heaviest)} at most, "
        f"{grown / 1e6:.0f} MB on disk, {dict(sorted(statuses.items()))}, others made {moves} moves"
    )
    assert set(statuses) <= {200, 201, 403, 409, 429}, statuses
    assert statuses[201] > 0
    assert moves >= 6
    assert max(heaviest) < CEILING
    copied = LIMITS["copied-rows"].address
    rows = copied.size + copied.rate * 60 * (MINUTES + 5)
    assert grown < DISK_PER_ROW * rows + 20e6
