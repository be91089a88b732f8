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
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.house.people import Person, RunningHouse, Screen

KILLS = int(os.environ.get("TAMBO_KILLS", "20"))
MATCHES = int(os.environ.get("TAMBO_MATCHES", "8"))
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError, OSError, EOFError)
KINDS: list[tuple[str, tuple[str, ...], tuple[int, ...]]] = [
    ("tiki", ("me", "hotseat"), (0, 1)),
    ("tiki", ("me", "any"), (0,)),
    ("harvest", ("me", "hotseat", "hotseat"), (0, 1, 2)),
    ("harvest", ("me", "any", "any"), (0,)),
]


class Progress:
    """How many moves were acknowledged, in all matches."""

    def __init__(self) -> None:
        self.moves = 0
        self._more = asyncio.Condition()

    async def note(self) -> None:
        async with self._more:
            self.moves += 1
            self._more.notify_all()

    async def go_on(self, moves: int) -> None:
        """Wait for that many moves more."""
        enough = self.moves + moves
        async with self._more:
            await self._more.wait_for(lambda: self.moves >= enough)


class Match:
    """One match played over and over, through a screen that comes back whenever it is cut off."""

    def __init__(self, person: Person, number: int, progress: Progress) -> None:
        self.person = person
        self.progress = progress
        self.game, self.kinds, self.seats = KINDS[number % len(KINDS)]
        self.dice = random.Random(number)
        self.moves = 0
        self.cuts = 0
        self.acknowledged: list[tuple[str, int, str]] = []
        self.shown: dict[str, dict[int | None, list[Any]]] = {}
        self._pending: dict[str, Any] | None = None

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(*GONE):
                table = (await self.person.open(*self.kinds, game=self.game))["id"]
                self.shown[table] = {}
                self._pending = None
                await self._play_table(table, stop)

    async def _play_table(self, table: str, stop: asyncio.Event) -> None:
        """To the end of the game, across any number of cuts."""
        while not stop.is_set():
            screen = self.person.screen(table)
            screen.events = self.shown[table]
            try:
                async with screen:
                    await screen.hello(*self.seats, watch=True, resume=True)
                    while not stop.is_set():
                        if not await self._step(screen):
                            return
            except GONE:
                self.cuts += 1
                await asyncio.sleep(0.02)

    async def _step(self, screen: Screen) -> bool:
        """One move, the one that got no answer first; False when the game is over."""
        if self._pending is None:
            frames = [screen.frames[seat] for seat in self.seats]
            if frames[0]["result"]:
                return False
            asked = [frame for frame in frames if frame["menu"]]
            if not asked:
                await screen.until("frame")
                return True
            frame = self.dice.choice(asked)
            self.moves += 1
            self._pending = {
                "type": "play",
                "seat": frame["seat"],
                "decision": frame["decision"],
                "choice": self.dice.choice(frame["menu"])["id"],
                "move": f"move {self.moves}",
            }
        answer = await screen.ask(self._pending)
        assert answer["type"] == "done", answer
        self.acknowledged.append((screen.table, self._pending["seat"], self._pending["move"]))
        self._pending = None
        await self.progress.note()
        return True


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


def logs_of(house: RunningHouse) -> dict[str, list[tuple[int, int, str]]]:
    logs: dict[str, list[tuple[int, int, str]]] = {}
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
    for rows in logs.values():
        assert [sequence for sequence, _, _ in rows] == list(range(1, len(rows) + 1))
        assert len({(seat, move) for _, seat, move in rows}) == len(rows)
    for match in matches:
        for table, seat, move in match.acknowledged:
            assert len([row for row in logs[table] if row[1:] == (seat, move)]) == 1
        await everything_shown_is_still_true(match)
    for person in people:
        await person.http.aclose()


async def everything_shown_is_still_true(match: Match) -> None:
    """The streams of the house begin with what screens were shown, event by event."""
    for table, shown in match.shown.items():
        async with match.person.screen(table) as screen:
            await screen.hello(*match.seats, watch=True)
            for viewer, events in shown.items():
                assert screen.events[viewer][: len(events)] == events
