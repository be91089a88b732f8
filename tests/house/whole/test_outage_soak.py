"""The house cannot write, or does not run at all, while screens are open and clocks run: nothing
acknowledged is lost or doubled, every screen sees what comes later, and no flag falls.

`TAMBO_OUTAGES` and `TAMBO_OUTAGE_MATCHES` make it harder, `TAMBO_OUTAGE_SECONDS` longer. The
house's clock is a file in the test's hands: for the clocks every outage lasts ten minutes.
"""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.house.endurance import Match, Progress, judge, postgres_logs
from tests.house.people import Person, RunningHouse, Screen
from tests.house.servers import Postgres, Valkey
from tests.house.whole.test_kill import sqlite_logs

OUTAGES = int(os.environ.get("TAMBO_OUTAGES", "1"))
MATCHES = int(os.environ.get("TAMBO_OUTAGE_MATCHES", "4"))
SECONDS = float(os.environ.get("TAMBO_OUTAGE_SECONDS", "3"))
IS_LONG = "TAMBO_OUTAGES" in os.environ
CLOSED_AFTER = "2"
LONG = 600.0
TIME_CONTROL = {"kind": "live", "minutes": 4, "increment": 0, "days": 0, "reserve": 0}
STAND_INS = "SELECT count(*) FROM log WHERE kind = 'stand-in'"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(300 + OUTAGES * (60 + 2 * SECONDS)),
]


class Clock:
    """The time of all nodes of a house."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ahead = 0.0

    def passes(self, seconds: float) -> None:
        self.ahead += seconds
        fresh = self.path.with_suffix(".new")
        fresh.write_text(str(self.ahead))
        fresh.rename(self.path)

    @property
    def now(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock(tmp_path: Path) -> Clock:
    return Clock(tmp_path / "ahead")


class Outage:
    """What goes wrong, and how it ends."""

    def __init__(self, begin: Callable[[], None], end: Callable[[], None]) -> None:
        self.begin = begin
        self.end = end


class Thinkers:
    """A table with a clock at which a player thinks, with three screens that stay open."""

    def __init__(self, clock: Clock, screens: list[Screen]) -> None:
        self.clock = clock
        self.screens = screens

    @property
    def asked(self) -> int:
        return next(seat for seat in (0, 1) if self.screens[seat].frames[seat]["menu"])

    def left(self, screen: Screen) -> float:
        """The seconds the thinker has, as a screen counts them."""
        hand = screen.card["clock"]["seats"][self.asked]
        assert hand["since"] is not None, "the flag has fallen"
        return float(hand["main"] - max(0.0, self.clock.now - hand["since"]))

    async def wait_for_time_back(self, before: float, since: float) -> None:
        """Until every screen shows that at most the real time was used since a moment."""
        for screen in self.screens:
            while before - self.left(screen) > time.monotonic() - since + 1:
                await screen.until("table")
            assert [seat["stand_in"] for seat in screen.card["seats"]] == [None, None]

    async def move(self) -> None:
        """The one who thought moves, and everybody sees it."""
        asked = self.asked
        first = self.screens[asked].frames[asked]["menu"][0]["id"]
        answer = await self.screens[asked].play(asked, first)
        assert answer["type"] == "done", answer
        for seat, screen in zip((0, 1, None), self.screens, strict=True):
            while screen.frames[seat]["last"] < self.screens[asked].frames[asked]["last"]:
                await screen.until("frame")


@asynccontextmanager
async def thinking(houses: list[RunningHouse], clock: Clock) -> AsyncIterator[Thinkers]:
    """Two people and a spectator, at whichever nodes there are."""
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Person(houses[number % len(houses)]))
            for number in range(3)
        ]
        card = await people[0].open("me", "open", terms={"time_control": TIME_CONTROL})
        await people[1].join(card["seat_links"]["1"])
        screens = [await stack.enter_async_context(person.screen(card["id"])) for person in people]
        for screen, seats in zip(screens, ([0], [1], []), strict=True):
            await screen.hello(*seats)
        while not all(screen.card["status"] == "running" for screen in screens):
            await asyncio.gather(*(screen.until("table") for screen in screens))
        yield Thinkers(clock, screens)


async def survive(houses: list[RunningHouse], outage: Outage, clock: Clock) -> list[Match]:
    """Matches go on through every outage; those who think lose no time by it."""
    stop, progress = asyncio.Event(), Progress()
    people = [Person(houses[number % len(houses)]) for number in range(MATCHES)]
    for person in people:
        await person.__aenter__()
    matches = [Match(person, number, progress) for number, person in enumerate(people)]
    players = [asyncio.create_task(match.play(stop)) for match in matches]
    for _ in range(OUTAGES):
        await progress.go_on(5)
        async with thinking(houses, clock) as table:
            await asyncio.sleep(1.5)
            since, before = time.monotonic(), table.left(table.screens[0])
            await asyncio.to_thread(outage.begin)
            try:
                await asyncio.sleep(SECONDS / 2)
                clock.passes(LONG)
                await asyncio.sleep(SECONDS / 2)
            finally:
                await asyncio.to_thread(outage.end)
            await table.wait_for_time_back(before, since)
            await table.move()
            await progress.go_on(5)
            await table.move()
    stop.set()
    await asyncio.gather(*players)
    assert progress.moves >= 10 * OUTAGES
    return matches


def open_with(
    open_house: Callable[..., RunningHouse], clock: Clock, *more: str, database: str = "a.sqlite"
) -> RunningHouse:
    hands = ("--clock", str(clock.path), "--shared-clock", "--closed-after", CLOSED_AFTER)
    return open_house(*hands, *more, database=database)


def stand_ins(house: RunningHouse) -> int:
    with contextlib.closing(sqlite3.connect(house.database)) as database:
        count: int = database.execute(STAND_INS).fetchone()[0]
        return count


def stopped(*houses: RunningHouse) -> Outage:
    """A laptop that sleeps."""

    def tell(how: signal.Signals) -> None:
        for house in houses:
            house.process.send_signal(how)

    return Outage(lambda: tell(signal.SIGSTOP), lambda: tell(signal.SIGCONT))


async def test_the_only_node_is_stopped(
    open_house: Callable[..., RunningHouse], clock: Clock
) -> None:
    house = open_with(open_house, clock)

    matches = await survive([house], stopped(house), clock)

    assert stand_ins(house) == 0
    await judge(matches, sqlite_logs(house))


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")
async def test_the_disk_is_full(open_house: Callable[..., RunningHouse], clock: Clock) -> None:
    """No file of the house can grow, its log included: the kernel refuses it."""
    import resource

    house = open_with(open_house, clock)
    _, most = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)

    def allow(size: int) -> None:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, most))

    matches = await survive([house], Outage(lambda: allow(1), lambda: allow(most)), clock)

    assert stand_ins(house) == 0
    assert sum(match.cuts for match in matches) >= OUTAGES, "moves were refused meanwhile"
    await judge(matches, sqlite_logs(house))


async def test_the_database_is_away(open_house: Callable[..., RunningHouse], clock: Clock) -> None:
    server = Postgres()
    try:
        url = server.new_database()
        house = open_with(open_house, clock, "--database-url", url)

        matches = await survive([house], Outage(server.kill, server.start), clock)

        assert server.query(url, STAND_INS) == ["0"]
        assert sum(match.cuts for match in matches) >= OUTAGES
        assert "table.paused" not in house.log.read_text()
        await judge(matches, postgres_logs(server, url))
    finally:
        server.close()


@pytest.mark.skipif(not IS_LONG, reason="one outage of each kind is enough for a short run")
async def test_all_of_several_nodes_are_stopped(
    open_house: Callable[..., RunningHouse],
    clock: Clock,
    postgres: Postgres,
    valkey: Valkey,
    tmp_path: Path,
) -> None:
    url = postgres.new_database()
    shared = ["--database-url", url, "--bus-url", valkey.url, "--key", str(tmp_path / "key")]
    nodes = [
        open_with(open_house, clock, *shared, "--node", name, database=f"{name}.sqlite")
        for name in ("one", "two")
    ]

    matches = await survive(nodes, stopped(*nodes), clock)

    assert postgres.query(url, STAND_INS) == ["0"]
    await judge(matches, postgres_logs(postgres, url))
