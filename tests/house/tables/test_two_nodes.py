"""What several do at one table at once: two nodes over one store, waiters, listeners that fail."""

import ast
import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tambo.house
from tambo.house.platform.errors import HouseError
from tambo.house.tables.wire import SeatRequest, TableRequest
from tambo.house.tables.wire_terms import Terms, TimeControl
from tests.house.conftest import make_house_tables
from tests.house.units import Tables

BLITZ = Terms(time_control=TimeControl("live", minutes=30, increment=5))
TWO = [SeatRequest("me"), SeatRequest("hotseat")]
Nodes = tuple[Tables, Tables]
PATIENCE = 20
HOUSE = Path(tambo.house.__file__).parent


@pytest.fixture
def nodes(any_store: Any) -> Nodes:
    """Two nodes that have not heard of each other."""
    return make_house_tables(any_store), make_house_tables(any_store)


async def opened(here: Tables, there: Tables) -> str:
    table = (await here.opening.open(TableRequest("tiki", TWO, seed="7", terms=BLITZ), "ana")).id
    await there.registry.live(table)
    return table


async def act(tables: Tables, table: str, move: str = "m") -> None:
    match = (await tables.registry.live(table)).match
    seat = match.to_act[0]
    await tables.commands.play(table, seat, match.decision(seat), match.legal(seat)[0], move)


async def code_of(doing: Any) -> str:
    with pytest.raises(HouseError) as raised:
        await doing
    return raised.value.code


async def test_a_node_that_has_not_heard_of_a_pause_cannot_play(
    nodes: Nodes, any_store: Any
) -> None:
    here, there = nodes
    table = await opened(here, there)

    await here.commands.pause_by_agreement(table)

    assert await code_of(act(there, table)) == "table.paused.agreed"
    stored = await any_store.table(table)
    assert (stored.row.status, stored.row.reason) == ("paused", "agreed")
    assert [stop.until for stop in stored.stops][-1] is None


async def test_a_match_that_was_ended_does_not_come_back(nodes: Nodes, any_store: Any) -> None:
    here, there = nodes
    table = await opened(here, there)

    await here.commands.end(table)

    assert await code_of(act(there, table)) == "table.over"
    stored = await any_store.table(table)
    assert (stored.row.status, stored.row.reason) == ("over", "agreed")


async def test_clocks_stand_still_exactly_while_a_match_does_not_run(
    nodes: Nodes, any_store: Any
) -> None:
    here, there = nodes
    table = await opened(here, there)

    await here.commands.pause(table, "bot")
    await there.commands.pause(table, "internal")
    await there.commands.resume(table)
    await act(there, table)

    stored = await any_store.table(table)
    assert stored.row.status == "running"
    assert all(stop.until is not None for stop in stored.stops)


async def test_a_task_that_waits_for_a_table_gets_the_one_that_counts(
    tables: Tables, store: Any
) -> None:
    """A table that was dropped from memory while a task waited for its lock is not used."""
    table = (await tables.opening.open(TableRequest("tiki", TWO), "ana")).id
    async with tables.registry.locked(table) as live:
        waiting = asyncio.create_task(tables.commands.pause_by_agreement(table))
        async with asyncio.timeout(PATIENCE):
            while "waiters:1" not in repr(live.lock):  # noqa: ASYNC110  A lock tells nobody.
                await asyncio.sleep(0)
        tables.registry.forget(table)
        await tables.registry.live(table)
    await waiting

    assert (await store.table(table)).row.status == "paused"
    assert (await tables.registry.live(table)).row.status == "paused"
    assert await code_of(act(tables, table)) == "table.paused.agreed"


def lines_with_a_lock(source: str) -> list[int]:
    """Where the lock of a table is used."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and node.attr == "lock"
    ]


def test_only_the_registry_locks_tables() -> None:
    """Anyone else could go on with a table that is not the one in memory any more."""
    found = {
        str(path.relative_to(HOUSE))
        for path in HOUSE.rglob("*.py")
        if lines_with_a_lock(path.read_text(encoding="utf-8"))
    }
    assert lines_with_a_lock("async with live.lock:\n    pass") == [1]
    assert found == {"tables/projection.py", "tables/registry.py"}


@pytest.mark.parametrize("command", ["play", "pause"])
async def test_a_listener_that_fails_hurts_neither_the_mover_nor_later_ones(
    tables: Tables, command: str
) -> None:
    table = (await tables.opening.open(TableRequest("tiki", TWO), "ana")).id
    heard: list[str] = []

    def broken(_table: str) -> None:
        raise ZeroDivisionError

    tables.changes.subscribe(broken)
    tables.changes.subscribe(heard.append)

    commands: dict[str, Callable[[], Any]] = {
        "pause": lambda: tables.commands.pause(table, "bot"),
        "play": lambda: act(tables, table),
    }
    await commands[command]()

    assert heard == [table]
