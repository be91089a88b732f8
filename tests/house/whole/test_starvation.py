"""No player's bots starve because another player lets bots think for long.

One guest watches many tables of master against master; others play against easy bots. What counts
is how many thoughts of the guest's bots an easy bot has to wait for, never the time.
`TAMBO_MASTERS` is how many tables the guest has, `TAMBO_BYSTANDERS` how many others play, and
`TAMBO_ANSWERS` how many answers each of them gets.
"""

import asyncio
import os
from pathlib import Path

import pytest

from tests.house.people import Person, RunningHouse, Screen

MASTERS = int(os.environ.get("TAMBO_MASTERS", "12"))
BYSTANDERS = int(os.environ.get("TAMBO_BYSTANDERS", "2"))
ANSWERS = int(os.environ.get("TAMBO_ANSWERS", "2"))
WAITED_FOR = MASTERS // 2
"""An easy bot waits for no master at all. A slow machine may take longer to show its answer than
a master thinks, but a queue without owners would let all the masters' tables go first."""


class Crowd:
    """The screens of one who watches many tables, with all that moves there."""

    def __init__(self) -> None:
        self._screens: list[Screen] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._moved = asyncio.Event()

    async def watch(self, person: Person, table: str) -> None:
        screen = person.screen(table)
        await screen.__aenter__()
        await screen.hello()
        self._screens.append(screen)
        self._tasks.append(asyncio.create_task(self._look(screen)))

    async def _look(self, screen: Screen) -> None:
        while not screen.frames[None]["result"]:
            await screen.until("frame")
            self._moved.set()

    async def thought(self) -> None:
        """Until a bot has thought again."""
        self._moved.clear()
        await self._moved.wait()

    def thoughts(self) -> int:
        """How often bots have moved at all these tables."""
        return sum(screen.frames[None]["last"] for screen in self._screens)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for screen in self._screens:
            await screen.socket.close()


async def answers(person: Person, crowd: Crowd) -> list[int]:
    """For how many thoughts of the crowd's bots each answer of an easy bot had to wait; but for the
    first, for which a process may have to be started."""
    waits: list[int] = []
    while len(waits) <= ANSWERS:
        card = await person.open("me", "easy", options={"first": "yellow"})
        async with person.screen(card["id"]) as screen:
            await screen.hello(0)
            while len(waits) <= ANSWERS and not screen.frames[0]["result"]:
                before = crowd.thoughts()
                await screen.play(0, screen.frames[0]["menu"][0]["id"])
                while not screen.frames[0]["menu"] and not screen.frames[0]["result"]:
                    await screen.until("frame")
                waits.append(crowd.thoughts() - before)
    return waits[1:]


@pytest.mark.slow
@pytest.mark.timeout(240 + 30 * BYSTANDERS * ANSWERS + 10 * MASTERS)
async def test_an_easy_bot_waits_for_nobodys_masters(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path / "house.sqlite", 0, "--package", "--no-limits")
    crowd = Crowd()
    people = [Person(house) for _ in range(BYSTANDERS + 1)]
    try:
        for person in people:
            await person.__aenter__()
        guest, *others = people
        for _ in range(MASTERS):
            card = await guest.open("master", "master")
            await crowd.watch(guest, card["id"])
        await crowd.thought()

        waits = await asyncio.gather(*(answers(person, crowd) for person in others))

        assert max(max(one) for one in waits) <= WAITED_FOR, waits
        await crowd.thought()
    finally:
        await crowd.close()
        for person in people:
            await person.__aexit__(None, None, None)
        house.close()
