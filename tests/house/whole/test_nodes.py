"""Several nodes on one PostgreSQL and one Valkey: real servers, killed as one goes along.

`TAMBO_NODE_KILLS` and `TAMBO_NODE_MATCHES` make the last test harder.
"""

import asyncio
import os
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.house.endurance import Match, Progress, judge, postgres_logs
from tests.house.figures import tell
from tests.house.people import Person, RunningHouse, Screen
from tests.house.servers import Postgres, Valkey

KILLS = int(os.environ.get("TAMBO_NODE_KILLS", "3"))
MATCHES = int(os.environ.get("TAMBO_NODE_MATCHES", "4"))
SEEN = int(os.environ.get("TAMBO_SEEN", "4"))
"""How many moves are timed without the bus and with it; a match has room for six of each."""
OpenNodes = Callable[..., list[RunningHouse]]


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def open_nodes(tmp_path: Path, database: str, valkey: Valkey) -> Iterator[OpenNodes]:
    """Open so many nodes of one house; `first` are arguments for the first of them."""
    nodes: list[RunningHouse] = []

    def opened(count: int, *first: str) -> list[RunningHouse]:
        shared = ["--database-url", database, "--bus-url", valkey.url]
        shared += ["--key", str(tmp_path / "key")]
        for number in range(count):
            path = tmp_path / f"node{number}.sqlite"
            more = first if number == 0 else ()
            nodes.append(RunningHouse(path, 0, *shared, "--node", f"node {number}", *more))
        return nodes

    yield opened
    for node in nodes:
        node.close()


async def play_together(*screens: Screen, steps: int = 1000) -> None:
    """Some moves, or a whole game, of people at different nodes, who all wait for the others'
    moves; all have seen the last one in the end."""
    while steps or len({screen.frames[n]["last"] for n, screen in enumerate(screens)}) > 1:
        if all(frame["result"] for screen in screens for frame in screen.frames.values()):
            return
        for screen in screens:
            (seat,) = screen.frames
            frame = screen.frames[seat]
            if steps and frame["menu"] and seat is not None:
                steps -= 1
                answer = await screen.play(seat, frame["menu"][len(frame["menu"]) // 2]["id"])
                assert answer["type"] == "done", answer
                break
        else:
            waiting = [asyncio.create_task(screen.until("frame")) for screen in screens]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)


async def test_people_at_two_nodes_play_each_other(open_nodes: OpenNodes) -> None:
    here, there = open_nodes(2)
    async with Person(here) as ana, Person(there) as ben:
        card = await ana.open("me", "open")
        async with ana.screen(card["id"]) as first:
            await first.hello(0)
            link = card["seat_links"]["1"]
            await ben.join(link, "Ben")
            async with ben.screen(card["id"]) as second:
                await second.hello(1)
                while not (first.card["status"] == "running" and first.card["seats"][1]["is_here"]):
                    await first.until("table")
                assert first.card["seats"][1]["name"] == "Ben"
                await play_together(first, second)
                assert first.frames[0]["result"] == second.frames[1]["result"]
                assert first.frames[0]["last"] == second.frames[1]["last"] > 5


async def test_moves_go_on_when_the_bus_is_dead(open_nodes: OpenNodes, valkey: Valkey) -> None:
    here, there = open_nodes(2)
    async with Person(here) as ana, Person(there) as ben:
        card = await ana.open("me", "open")
        await ben.join(card["seat_links"]["1"])
        async with ana.screen(card["id"]) as first, ben.screen(card["id"]) as second:
            await first.hello(0)
            await second.hello(1)
            valkey.kill()
            tell("a move seen at another node, bus dead", await seen_by_the_other(first, second))
            valkey.start()
            tell("a move seen at another node", await seen_by_the_other(first, second))
            assert first.frames[0]["last"] == second.frames[1]["last"]


async def test_another_node_knows_at_once_what_one_has_acknowledged(
    open_nodes: OpenNodes, valkey: Valkey
) -> None:
    here, there = open_nodes(2)
    valkey.kill()
    async with Person(here) as ana:
        card = await ana.open("me", "hotseat")
        table = f"/api/tables/{card['id']}"
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            ana.at(there)
            async with ana.screen(card["id"]) as watcher:
                await watcher.hello()
                for moves in range(1, 4):
                    await screen.play_on(steps=1)
                    assert len((await ana.get(f"{table}/record"))["steps"]) == moves
                    assert (await ana.get(table))["moves"] == moves
                for _ in range(3):
                    async with ana.screen(card["id"]) as other:
                        await screen.play_on(steps=1)
                        other.events = {seat: [*held] for seat, held in screen.events.items()}
                        await other.hello(0, 1, resume=True)
                    for seat in (0, 1):
                        assert other.frames[seat]["decision"] == screen.frames[seat]["decision"]


async def seen_by_the_other(*screens: Screen) -> list[float]:
    """How long some moves took from their answer to the other one's screen."""
    spent = []
    for _ in range(SEEN):
        mover = next(n for n, screen in enumerate(screens) if screen.frames[n]["menu"])
        menu = screens[mover].frames[mover]["menu"]
        answer = await screens[mover].play(mover, menu[len(menu) // 2]["id"])
        assert answer["type"] == "done", answer
        done = time.monotonic()
        await play_together(*screens, steps=0)
        spent.append(time.monotonic() - done)
    return spent


async def test_another_node_lets_the_bots_think_when_one_dies(open_nodes: OpenNodes) -> None:
    here, there = open_nodes(2, "--bot-delay", "3600")
    async with Person(here) as ana:
        card = await ana.open("me", "first")
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            if menu := screen.frames[0]["menu"]:
                await screen.play(0, menu[0]["id"])
            assert not screen.frames[0]["menu"]
        here.kill()
        ana.at(there)
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            while not screen.frames[0]["menu"]:
                await screen.until("frame")


async def test_a_bot_answers_once_however_many_nodes_there_are(
    open_nodes: OpenNodes, postgres: Postgres, database: str
) -> None:
    nodes = open_nodes(3)
    async with Person(nodes[0]) as ana:
        card = await ana.open("me", "any")
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0)
            await screen.play_on()
    rows = postgres.query(database, "SELECT sequence, seat FROM log ORDER BY sequence")
    assert [row.split("|")[0] for row in rows] == [str(n + 1) for n in range(len(rows))]
    assert not any(line["event"] == "bot.late" for node in nodes for line in node.log_lines())


async def test_what_is_said_at_one_node_is_heard_at_another(open_nodes: OpenNodes) -> None:
    one, two = open_nodes(2)
    async with Person(one) as ana, Person(one) as ben:
        card = await ana.open("me", "open")
        await ben.join(card["seat_links"]["1"])
        ben.at(two)
        async with ana.screen(card["id"]) as here, ben.screen(card["id"]) as there:
            await here.hello(0)
            await there.hello(1)
            for number, (speaker, listener) in enumerate([(here, there), (there, here)]):
                line = {"type": "say", "request_id": f"m{number}", "text": f"line {number}"}
                await speaker.send(line)
                await speaker.until("chat-accepted")
                news = await listener.until("chat")
                while news["messages"][-1]["text"] != line["text"]:
                    news = await listener.until("chat")
                assert news["messages"][-1]["number"] == number + 1


async def test_a_node_that_is_an_hour_ahead_lets_no_flag_fall(
    open_nodes: OpenNodes, tmp_path: Path
) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("3600")
    wrong, right = open_nodes(2, "--clock", str(ahead))
    time_control = {"kind": "live", "minutes": 30}
    async with Person(right) as ana:
        card = await ana.open("me", "hotseat", terms={"time_control": time_control})
        async with ana.screen(card["id"]) as here, ana.at(wrong).screen(card["id"]) as there:
            welcomes = [await here.hello(0, 1), await there.hello(0, 1)]
            assert abs(welcomes[0]["at"] - welcomes[1]["at"]) < 60
            await there.play_on(steps=2)
            while here.frames[1]["last"] < 2:
                await here.receive()
            assert [seat["stand_in"] for seat in here.card["seats"]] == [None, None]
            assert all(clock["main"] > 20 * 60 for clock in here.card["clock"]["seats"])


class Wanderer(Person):
    """A person whom a balancer sends to any node that lives."""

    def __init__(self, nodes: list[RunningHouse], dice: random.Random) -> None:
        super().__init__(nodes[0])
        self._nodes = nodes
        self._dice = dice

    def screen(self, table: str, **headers: str) -> Screen:
        self.at(self._dice.choice(self._nodes))
        return super().screen(table, **headers)


@pytest.mark.slow
@pytest.mark.timeout(600 + 30 * KILLS)
async def test_no_acknowledged_move_is_lost_when_nodes_are_killed(
    open_nodes: OpenNodes, postgres: Postgres, database: str
) -> None:
    nodes = open_nodes(3)
    dice = random.Random(2)
    progress, stop = Progress(), asyncio.Event()
    people = [Wanderer(nodes, dice) for _ in range(MATCHES)]
    for person in people:
        await person.__aenter__()
    matches = [Match(person, number, progress) for number, person in enumerate(people)]
    players = [asyncio.create_task(match.play(stop)) for match in matches]

    for _ in range(KILLS):
        await progress.go_on(dice.randrange(10, 30))
        node = dice.choice(nodes)
        await asyncio.to_thread(node.kill)
        await progress.go_on(3)
        await asyncio.to_thread(node.start)
    stop.set()
    await asyncio.gather(*players)

    assert progress.moves == sum(len(match.acknowledged) for match in matches) >= 5 * KILLS
    await judge(matches, postgres_logs(postgres, database))
