"""The database goes away and comes back: no screen stays deaf, and no move stays unanswered."""

import asyncio
from typing import Any

import pytest

from tambo.house.platform.database.outage import is_outage
from tambo.house.tables.wire import SeatRequest, TableRequest
from tambo.house.web import socket as sockets
from tambo.house.web.wire_socket import Pong
from tests.house.memory_sockets import MemorySocket, screen_of
from tests.house.units import Tables

REFUSED = ConnectionRefusedError(111, "refused")


@pytest.fixture
def line() -> MemorySocket:
    return MemorySocket()


@pytest.fixture
async def table(tables: Tables) -> str:
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    return (await tables.opening.open(TableRequest("tiki", seats, {"first": "yellow"}), "ana")).id


@pytest.fixture
async def screen(
    tables: Tables, table: str, line: MemorySocket, monkeypatch: pytest.MonkeyPatch
) -> Any:
    """A screen of Ana's that follows seat 0, until the test ends."""
    monkeypatch.setattr(sockets, "SECONDS_BETWEEN_TRIES", 0.01)
    running = asyncio.create_task(screen_of(tables, line, table, "ana").run())
    line.say(type="hello", seats=[0], since={})
    await line.heard("frame")
    yield running
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def cut(monkeypatch: pytest.MonkeyPatch, tables: Tables, error: Exception) -> None:
    """From now on nothing can be read of any table."""

    async def away(*_about: Any) -> Any:
        raise error

    monkeypatch.setattr(tables.cards, "card", away)
    monkeypatch.setattr(tables.registry, "live", away)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("error", [REFUSED, OSError("Multiple exceptions"), TimeoutError()])
async def test_a_screen_hears_of_moves_after_an_outage(
    tables: Tables, table: str, line: MemorySocket, error: Exception
) -> None:
    with pytest.MonkeyPatch.context() as outage:
        cut(outage, tables, error)
        tables.changes.publish(table)
        await asyncio.sleep(0.05)
    await tables.commands.play(table, 0, 0, "b2", "m1")

    frame = await asyncio.wait_for(line.heard("frame"), 20)

    assert [event["kind"] for event in frame["events"]] == ["created"]
    assert line.closed is None


@pytest.mark.usefixtures("screen")
async def test_a_move_during_an_outage_is_refused(
    tables: Tables, table: str, line: MemorySocket
) -> None:
    with pytest.MonkeyPatch.context() as outage:
        cut(outage, tables, REFUSED)
        line.say(type="play", seat=0, decision=0, choice="b2", request_id="m1")
        refused = await asyncio.wait_for(line.heard("refused"), 20)

    assert (refused["request_id"], refused["code"], refused["frame"]) == ("m1", "storage", None)
    line.say(type="play", seat=0, decision=0, choice="b2", request_id="m2")
    assert (await asyncio.wait_for(line.heard("done"), 20))["request_id"] == "m2"


async def test_a_screen_that_cannot_be_greeted_is_sent_away(
    tables: Tables, line: MemorySocket, screen: asyncio.Task[None]
) -> None:
    with pytest.MonkeyPatch.context() as outage:
        cut(outage, tables, REFUSED)
        line.say(type="hello", seats=[0], since={})
        with pytest.raises(ConnectionRefusedError):
            await asyncio.wait_for(screen, 20)


def test_what_is_no_outage() -> None:
    assert not is_outage(FileNotFoundError("a file"))
    assert not is_outage(ValueError())


async def test_a_gone_screen_is_told_from_an_outage(tables: Tables, table: str) -> None:
    class Gone(MemorySocket):
        async def send(self, message: dict[str, Any]) -> None:
            raise OSError("gone")

    with pytest.raises(sockets.ScreenGone):
        await screen_of(tables, Gone(), table, "ana")._send(Pong())
