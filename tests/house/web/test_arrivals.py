"""Opening a table's socket changes nothing; arriving there does, for those who may play."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from tambo.house.tables.wire import SeatRequest, TableRequest
from tests.house.memory_sockets import MemorySocket, screen_of
from tests.house.units import Tables

PATIENCE = 20


@asynccontextmanager
async def greeted(
    tables: Tables, table: str, guest: str, seat: int, *, may_play: bool = True
) -> AsyncIterator[MemorySocket]:
    """A screen that has been shown its first frame."""
    line = MemorySocket()
    screen = screen_of(tables, line, table, guest)
    cast(Any, screen)._may_play = may_play
    task = asyncio.create_task(screen.run())
    line.say(type="hello", seats=[seat], since={})
    await asyncio.wait_for(line.heard("frame"), PATIENCE)
    line.say(type="ping")
    await asyncio.wait_for(line.heard("pong"), PATIENCE)
    yield line
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def arrive(line: MemorySocket) -> None:
    line.say(type="arrive")
    line.say(type="ping")
    await asyncio.wait_for(line.heard("pong"), PATIENCE)


@pytest.fixture
async def paused(tables: Tables) -> str:
    """A table of one device that a fault has paused."""
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    table = (await tables.opening.open(TableRequest("tiki", seats), "ana")).id
    await tables.commands.pause(table, "bot")
    return table


async def status_of(make_tables: Callable[..., Tables], table: str) -> str:
    """What the database says."""
    return (await make_tables().registry.stored(table)).row.status


async def test_a_greeting_does_not_resume_a_paused_table(
    tables: Tables, make_tables: Callable[..., Tables], paused: str
) -> None:
    async with greeted(tables, paused, "ana", 0) as line:
        assert await status_of(make_tables, paused) == "paused"

        await arrive(line)
        assert await status_of(make_tables, paused) == "running"


async def test_a_token_that_may_only_read_cannot_arrive(
    tables: Tables, make_tables: Callable[..., Tables], paused: str
) -> None:
    async with greeted(tables, paused, "ana", 0, may_play=False) as line:
        line.sent.clear()
        line.say(type="arrive")
        assert (await asyncio.wait_for(line.heard("error"), PATIENCE))["code"] == "token.scope"
        assert await status_of(make_tables, paused) == "paused"


async def test_an_invitation_is_accepted_by_arriving(
    tables: Tables, make_tables: Callable[..., Tables]
) -> None:
    """The match that was offered begins when the one who is invited arrives, not when they look."""
    first = (
        await tables.opening.open(
            TableRequest("tiki", [SeatRequest("me"), SeatRequest("open")]), "ana"
        )
    ).id
    await tables.joining.take_seat(first, 1, "ben", "Ben")
    await tables.commands.end(first)
    offered = await tables.rematches.again(first, "ana")
    seat = next(chair.seat for chair in offered.seats if chair.state == "invited")

    async with greeted(tables, offered.id, "ben", seat) as line:
        assert await status_of(make_tables, offered.id) == "waiting"

        await arrive(line)
        assert await status_of(make_tables, offered.id) == "running"
