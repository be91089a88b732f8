"""Two nodes that share a database and nothing else: no hint ever gets from one to the other."""

import asyncio
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tambo.house.platform import tasks
from tambo.house.platform.errors import HouseError
from tambo.house.platform.requests import SERVICES
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables import sync as following
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.store import TableStore
from tambo.house.tables.sync import ReplicaSync
from tambo.house.tables.wire import SeatRequest, TableRequest
from tambo.house.web.guards import keep_up
from tests.house.memory_sockets import MemorySocket, screen_of
from tests.house.units import Tables

PATIENCE = 20
MakeTables = Callable[..., Tables]


@pytest.fixture
def here(make_tables: MakeTables) -> Tables:
    return make_tables(is_followed=lambda _table: True)


@pytest.fixture
def there(make_tables: MakeTables) -> Tables:
    return make_tables(is_followed=lambda _table: True)


@pytest.fixture
async def table(here: Tables) -> str:
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    return (await here.opening.open(TableRequest("tiki", seats, {"first": "yellow"}), "ana")).id


@pytest.fixture
async def open_screen() -> AsyncIterator[Callable[..., MemorySocket]]:
    """Open a screen of Ana's that has said hello."""
    running: list[asyncio.Task[None]] = []

    def opened(node: Tables, table: str, **hello: Any) -> MemorySocket:
        line = MemorySocket()
        running.append(asyncio.create_task(screen_of(node, line, table, "ana").run()))
        line.say(type="hello", **hello)
        return line

    yield opened
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


async def heard(line: MemorySocket, kind: str) -> dict[str, Any]:
    return await asyncio.wait_for(line.heard(kind), PATIENCE)


OpenScreen = Callable[..., MemorySocket]


async def test_a_screen_that_changes_node_is_shown_its_own_move(
    here: Tables, there: Tables, table: str, open_screen: OpenScreen
) -> None:
    await heard(open_screen(there, table, seats=[], watch=True), "frame")
    await here.commands.play(table, 0, 0, "b2", "m1")

    back = open_screen(there, table, seats=[0], since={"0": 1})

    frame = await heard(back, "frame")
    assert (frame["last"], frame["decision"], frame["events"]) == (1, 1, [])


async def test_a_request_at_another_node_knows_of_the_last_move(
    here: Tables, there: Tables, table: str, open_screen: OpenScreen
) -> None:
    await heard(open_screen(there, table, seats=[], watch=True), "frame")
    await here.commands.play(table, 0, 0, "b2", "m1")

    request = SimpleNamespace(
        path_params={"table": table},
        scope={"type": "http"},
        app=SimpleNamespace(state={SERVICES: {Registry: there.registry}}),
    )
    await keep_up(cast(Any, request), cast(Any, None))

    assert (await there.cards.card(table, "ana")).moves == 1
    assert len((await there.replays.record(table))["steps"]) == 1


async def test_what_one_asks_for_is_shown_to_all_who_look_at_the_table(
    here: Tables, there: Tables, table: str, open_screen: OpenScreen
) -> None:
    watcher = open_screen(there, table, seats=[], watch=True)
    await heard(watcher, "frame")
    await here.commands.play(table, 0, 0, "b2", "m1")

    await there.registry.keep_up(table)

    assert (await heard(watcher, "frame"))["last"] == 1


async def test_a_move_that_comes_too_late_shows_everybody_the_one_before_it(
    here: Tables, there: Tables, table: str, open_screen: OpenScreen
) -> None:
    watcher = open_screen(there, table, seats=[], watch=True)
    await heard(watcher, "frame")
    await here.commands.play(table, 0, 0, "b2", "m1")

    with pytest.raises(HouseError) as raised:
        await there.commands.play(table, 0, 0, "c2", "m2")

    assert raised.value.code == "decision.stale"
    assert (await heard(watcher, "frame"))["last"] == 1


async def test_a_refusal_comes_with_the_moment_as_it_is_at_all_nodes(
    here: Tables, there: Tables, table: str, open_screen: OpenScreen
) -> None:
    screen = open_screen(there, table, seats=[0, 1])
    await heard(screen, "frame")
    await here.commands.play(table, 0, 0, "b2", "m1")

    screen.say(type="play", seat=1, decision=7, choice="c2", request_id="m2")

    refused = await heard(screen, "refused")
    assert (refused["frame"]["seat"], refused["frame"]["last"]) == (1, 1)


async def test_a_house_that_is_alone_asks_its_database_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    card = await tables.opening.open(TableRequest("tiki", seats), "ana")
    await tables.registry.live(card.id)
    monkeypatch.setattr(tables.registry, "_db", None)

    await tables.registry.keep_up(card.id)


# Without a bus


@pytest.fixture
async def follower(there: Tables, jobs: Supervisor, monkeypatch: pytest.MonkeyPatch) -> ReplicaSync:
    """One at the other node that looks at the database when told to, and not by itself."""
    monkeypatch.setattr(following, "SECONDS_BETWEEN_LOOKS", (3600.0, 3600.0))
    one = ReplicaSync(there.registry, there.reader, there.bus, there.changes.wake, jobs)
    one.start()
    return one


@pytest.fixture
async def watched(
    here: Tables, there: Tables, open_screen: OpenScreen
) -> list[tuple[str, MemorySocket]]:
    """Tables with spectators at the other node."""
    wish = TableRequest("tiki", [SeatRequest("me"), SeatRequest("hotseat")], {"first": "yellow"})
    names = [(await here.opening.open(wish, "ana")).id for _ in range(5)]
    screens = [(name, open_screen(there, name, seats=[], watch=True)) for name in names]
    for _name, screen in screens:
        await heard(screen, "frame")
    return screens


async def test_tables_that_changed_are_read_together(
    here: Tables,
    follower: ReplicaSync,
    watched: list[tuple[str, MemorySocket]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for table, _screen in watched:
        await here.commands.play(table, 0, 0, "b2", "m1")
    asked: list[str] = []
    for name in ("table", "tables_named", "log_of", "logs_after", "changes_of"):
        monkeypatch.setattr(TableStore, name, noting(asked, name, getattr(TableStore, name)))

    await follower.look()

    for _table, screen in watched:
        assert (await heard(screen, "frame"))["last"] == 1
    assert asked == ["changes_of", "changes_of", "tables_named", "logs_after"]


def noting(asked: list[str], name: str, ask: Callable[..., Any]) -> Callable[..., Any]:
    def noted(*about: Any) -> Any:
        asked.append(name)
        return ask(*about)

    return noted


async def test_a_table_that_is_being_written_holds_up_no_other(
    here: Tables, there: Tables, follower: ReplicaSync, watched: list[tuple[str, MemorySocket]]
) -> None:
    for table, _screen in watched:
        await here.commands.play(table, 0, 0, "b2", "m1")
    (first, screen), *others = watched

    async with there.registry.locked(first):
        await follower.look()
        for _table, other in others:
            assert (await heard(other, "frame"))["last"] == 1
        await here.commands.play(others[0][0], 1, 1, "c2", "m2")
        await follower.look()
        assert (await heard(others[0][1], "frame"))["last"] == 2
        assert not [message for message in screen.sent if message["type"] == "frame"]

    assert (await heard(screen, "frame"))["last"] == 1


async def test_a_table_that_cannot_be_followed_holds_up_no_other(
    here: Tables,
    there: Tables,
    follower: ReplicaSync,
    watched: list[tuple[str, MemorySocket]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for table, _screen in watched:
        await here.commands.play(table, 0, 0, "b2", "m1")
    (first, screen), *others = watched

    def broken(*_about: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr(await there.registry.live(first), "catch_up", broken)
    await follower.look()

    for _table, other in others:
        assert (await heard(other, "frame"))["last"] == 1
    assert (await heard(screen, "frame"))["last"] == 1


async def test_a_fault_of_one_who_hears_of_a_table_holds_up_no_other(
    here: Tables,
    there: Tables,
    jobs: Supervisor,
    watched: list[tuple[str, MemorySocket]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A follower goes on following, and everybody else is told of their table."""
    monkeypatch.setattr(following, "SECONDS_BETWEEN_LOOKS", (3600.0, 3600.0))
    first, visited = watched[0][0], []

    def visit(table: str) -> None:
        visited.append(table)
        if table == first:
            raise RuntimeError

    one = ReplicaSync(there.registry, there.reader, there.bus, visit, jobs)
    one.start()
    for number in (1, 2):
        for table, _screen in watched:
            await here.commands.play(table, number - 1, number - 1, ("b2", "c2")[number - 1], "m")
        await one.look()
        for _table, screen in watched:
            assert (await heard(screen, "frame"))["last"] == number

    assert sorted(visited) == sorted(2 * [table for table, _screen in watched])


async def test_a_follower_that_fails_is_begun_again(
    here: Tables,
    follower: ReplicaSync,
    watched: list[tuple[str, MemorySocket]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "SECONDS_BEFORE_RESTART", (0.001, 0.002))
    (lost, _), (table, screen), *_others = watched
    failed, refresh = asyncio.Event(), follower._refresh

    async def fail(_tables: list[str]) -> None:
        monkeypatch.setattr(follower, "_refresh", refresh)
        failed.set()
        raise RuntimeError

    monkeypatch.setattr(follower, "_refresh", fail)
    follower.hear(lost)
    await asyncio.wait_for(failed.wait(), PATIENCE)
    await here.commands.play(table, 0, 0, "b2", "m1")
    follower.hear(table)

    assert (await heard(screen, "frame"))["last"] == 1


class Held:
    """Loads that end when the test says so."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ends: list[asyncio.Event] = []
        rebuild = tables.registry.rebuilder.table

        async def held(table: str) -> TableProjection | None:
            live = await rebuild(table)
            end = asyncio.Event()
            self.ends.append(end)
            await end.wait()
            return live

        monkeypatch.setattr(tables.registry.rebuilder, "table", held)

    async def begun(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.ends) < count:  # noqa: ASYNC110  There is no event for a load.
                await asyncio.sleep(0.005)


async def test_all_who_ask_at_once_wait_for_one_load(
    here: Tables, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.registry.forget(table)
    held = Held(here, monkeypatch)
    asking = [asyncio.create_task(here.registry.live(table)) for _ in range(3)]
    await held.begun(1)
    held.ends[0].set()

    found = await asyncio.gather(*asking)

    assert len(held.ends) == 1
    assert all(live is here.registry.loaded(table) for live in found)


async def test_an_older_copy_never_takes_the_place_of_a_newer_one(
    here: Tables, there: Tables, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A load that began before a move ends after the table was read again."""
    here.registry.forget(table)
    held = Held(here, monkeypatch)
    late = asyncio.create_task(here.registry.live(table))
    await held.begun(1)
    await there.commands.play(table, 0, 0, "b2", "m1")
    here.registry.forget(table)
    fresh = asyncio.create_task(here.registry.live(table))
    await held.begun(2)
    held.ends[1].set()
    new = await fresh
    held.ends[0].set()
    await late

    assert here.registry.loaded(table) is new
    assert new.applied == 1


async def test_a_table_that_is_being_read_is_compared_afterwards(
    here: Tables, there: Tables, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.registry.forget(table)
    held = Held(here, monkeypatch)
    asking = asyncio.create_task(here.registry.live(table))
    await held.begun(1)
    await there.commands.play(table, 0, 0, "b2", "m1")

    assert await here.registry.refresh_all([table]) == [table]
    refreshing = asyncio.create_task(here.registry.refresh(table))
    held.ends[0].set()
    await asyncio.gather(asking, refreshing)

    assert (await here.registry.live(table)).applied == 1


async def test_a_screen_is_never_shown_less_than_before(
    here: Tables, table: str, open_screen: OpenScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older copy of the table, read for another screen, shows it nothing."""
    old = await here.registry.live(table)
    here.registry.forget(table)
    line = open_screen(here, table, seats=[0], since={})
    await heard(line, "frame")
    await here.commands.play(table, 0, 0, "b2", "m1")
    assert (await heard(line, "frame"))["last"] == 1

    async def stale(_table: str) -> TableProjection:
        return old

    monkeypatch.setattr(here.registry, "live", stale)
    here.bus.call(table)
    line.say(type="ping")
    await heard(line, "pong")

    assert old.applied == 0
    assert [message for message in line.sent if message["type"] == "frame"] == []
