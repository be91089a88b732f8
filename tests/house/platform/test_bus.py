"""Hints between nodes over a real Valkey that hangs, goes away and comes back."""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable

import pytest

from tambo.house.platform import bus_redis
from tambo.house.platform.bus_redis import Hint, RedisBus
from tambo.house.platform.presence import SECONDS_BELIEVED, Presence
from tambo.house.platform.tasks import Supervisor
from tests.house.servers import Valkey

PATIENCE = 20


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            if is_so():
                return
            await asyncio.sleep(0.01)


class NotingBus(RedisBus):
    """Notes the tables it got a hint out for."""

    said: list[str]

    async def _say(self, hints: list[Hint]) -> None:
        await super()._say(hints)
        self.said += [hint.table for hint in hints]


class Node:
    """One end of the bus, and the tables it has heard of."""

    def __init__(self, url: str, name: str) -> None:
        self.presence = Presence()
        self.heard: list[str] = []
        self.bus = NotingBus(url, name, self.presence)
        self.bus.on_hint(self.heard.append)
        self.bus.said = []
        self._jobs = Supervisor()
        self.bus.start(self._jobs)

    async def close(self) -> None:
        await self._jobs.close()
        await self.bus.close()


class Wire:
    """A way to a server that can lose everything sent over the connections there are."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._tasks: list[asyncio.Task[None]] = []
        self._ends: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> "Wire":
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"redis://127.0.0.1:{port}/0"
        return self

    async def __aexit__(self, *_about: object) -> None:
        self.lose_everything()
        for end in self._ends:
            end.close()
        self._server.close()

    def lose_everything(self) -> None:
        """As if a machine between had lost its power: nobody is told."""
        for task in self._tasks:
            task.cancel()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        to_read, to_write = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends += [writer, to_write]
        ways = ((reader, to_write), (to_read, writer))
        self._tasks += [asyncio.create_task(_carry(*way)) for way in ways]


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


@pytest.fixture
async def node(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[[str, str], Node]]:
    monkeypatch.setattr(bus_redis, "SECONDS_OF_SILENCE", 0.2)
    monkeypatch.setattr(bus_redis, "SECONDS_TO_ANSWER", 0.5)
    monkeypatch.setattr(bus_redis, "SECONDS_TO_RETURN", 0.05)
    nodes: list[Node] = []

    def opened(url: str, name: str) -> Node:
        nodes.append(Node(url, name))
        return nodes[-1]

    yield opened
    for one in nodes:
        await one.close()


OpenNode = Callable[[str, str], Node]


async def say_until_heard(speaker: Node, listener: Node, table: str) -> None:
    """The other one may not have begun to listen."""
    async with asyncio.timeout(PATIENCE):
        while table not in listener.heard:
            speaker.bus.publish(table)
            await asyncio.sleep(0.05)


async def test_a_hint_waits_for_a_bus_that_is_away(node: OpenNode, valkey: Valkey) -> None:
    one, two = node(valkey.url, "one"), node(valkey.url, "two")
    await say_until_heard(one, two, "first")
    valkey.kill()
    one.bus.publish("second")
    await asyncio.sleep(0.2)
    assert "second" not in two.heard

    await asyncio.to_thread(valkey.start)

    await until(lambda: "second" in one.bus.said)


async def test_a_node_says_who_is_there_when_the_bus_is_back(
    node: OpenNode, valkey: Valkey
) -> None:
    one, two = node(valkey.url, "one"), node(valkey.url, "two")
    await say_until_heard(one, two, "first")
    valkey.kill()
    await until(lambda: two.presence._complete_from is None)
    with two.bus.subscribe("second"):
        await asyncio.to_thread(valkey.start)
        await until(lambda: "second" in two.bus.said)


async def test_a_node_hears_again_though_nobody_told_it_that_the_line_is_cut(
    node: OpenNode, valkey: Valkey
) -> None:
    async with Wire(valkey.port) as wire:
        one, two = node(valkey.url, "one"), node(wire.url, "two")
        await say_until_heard(one, two, "first")
        wire.lose_everything()
        await say_until_heard(one, two, "second")
        await say_until_heard(two, one, "third")
        await two.close()


async def test_nothing_waits_for_a_bus_that_hangs(node: OpenNode, valkey: Valkey) -> None:
    one, two = node(valkey.url, "one"), node(valkey.url, "two")
    await say_until_heard(one, two, "first")
    assert valkey._process is not None
    valkey._process.send_signal(signal.SIGSTOP)
    try:
        with one.bus.subscribe("second") as subscription:
            for _ in range(1000):
                one.bus.publish("second")
            await asyncio.wait_for(subscription.listen(), PATIENCE)
            assert len(one.bus._waiting) <= 1
    finally:
        valkey._process.send_signal(signal.SIGCONT)
    await say_until_heard(one, two, "third")


async def test_a_full_bus_takes_nothing_more(
    node: OpenNode, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus_redis, "WAITING_LIMIT", 3)
    valkey.kill()
    one = node(valkey.url, "one")
    for number in range(10):
        one.bus.publish(f"table {number}")
    assert len(one.bus._waiting) == 3


@pytest.mark.parametrize("fault", [RuntimeError("a fault of ours"), EOFError()])
async def test_no_fault_ends_the_hints(node: OpenNode, valkey: Valkey, fault: Exception) -> None:
    one, two = node(valkey.url, "one"), node(valkey.url, "two")
    await say_until_heard(one, two, "first")
    take, said = two.bus._take, one.bus._say
    faults = [fault]

    def failing(data: bytes) -> None:
        if faults:
            raise faults.pop()
        take(data)

    async def silent(hints: list[Hint]) -> None:
        one.bus._say = said  # type: ignore[method-assign]
        raise fault

    two.bus._take = failing  # type: ignore[method-assign]
    one.bus._say = silent  # type: ignore[method-assign]
    await say_until_heard(one, two, "second")
    assert not faults


# Who is away


async def test_only_a_node_that_has_heard_the_others_for_a_while_says_who_is_away() -> None:
    time = [100.0]
    presence = Presence(lambda: time[0])
    assert presence.is_away("table", 0)

    presence.lose_others()
    time[0] += 10 * SECONDS_BELIEVED
    assert not presence.is_away("table", 0)

    presence.hear_others()
    time[0] += SECONDS_BELIEVED - 1
    assert not presence.is_away("table", 0)
    presence.elsewhere("another", "table", [0])
    time[0] += 2
    assert not presence.is_away("table", 0)
    assert presence.is_away("table", 1)


async def test_a_node_without_a_bus_thinks_nobody_away(node: OpenNode, valkey: Valkey) -> None:
    one, two = node(valkey.url, "one"), node(valkey.url, "two")
    await say_until_heard(one, two, "first")
    assert two.presence._complete_from is not None
    valkey.kill()
    await until(lambda: two.presence._complete_from is None)
    assert not two.presence.is_away("table", 0)
