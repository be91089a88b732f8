"""Two nodes with bots: one thinks at a table, and the other goes on when the first has died."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tambo.house.platform import tasks
from tambo.house.platform.leases import DatabaseLeases
from tambo.house.platform.store_leases import LeaseStore
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables.wire import SeatRequest, TableRequest
from tambo.house.timekeeping.store import TimeoutStore
from tests.house.bot_workers import BotWorker, BotWorkers
from tests.house.sample_house import sample_catalog
from tests.house.subjects import runner_over
from tests.house.timekeeping.test_leaving import BLITZ, ME, Node, Time
from tests.house.units import TestStore, each

BOT = SeatRequest("bot", level="any")
PATIENCE = 20


class BotNode:
    """A node with clocks and with bots that think when the test says so."""

    def __init__(self, store: TestStore, time: Time, name: str, jobs: Supervisor) -> None:
        leases = DatabaseLeases(store, name)
        self.node = Node(store, time, leases)
        self.workers = BotWorkers()
        self.runner = runner_over(self.node.tables, store, self.workers.pool, 0.0, jobs, leases)

    async def open(self, *seats: SeatRequest) -> str:
        wish = TableRequest("tiki", list(seats), {"first": "yellow"}, terms=BLITZ, seed="7")
        return (await self.node.tables.opening.open(wish, "ana")).id

    async def worker(self) -> BotWorker:
        """The one that thinks, once it does."""
        await until(lambda: bool(self.workers.busy))
        return self.workers.busy[0]

    def answer(self, worker: BotWorker) -> None:
        _task, game, state, seat, *_ = worker.about
        worker.answer(sample_catalog().load(game).rules.legal(state, seat)[0])


async def until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():  # noqa: ASYNC110  A mind tells nobody that it is asked.
            await asyncio.sleep(0.005)


@pytest.fixture
async def nodes(any_store: TestStore) -> AsyncIterator[tuple[BotNode, BotNode]]:
    async with Supervisor() as jobs:
        time = Time()
        one, two = (BotNode(any_store, time, name, jobs) for name in ("one", "two"))
        yield one, two
    for node in (one, two):
        await node.workers.pool.close()


async def left_behind(store: TestStore, *names: str) -> None:
    """Leases of a node that died."""
    for name in names:
        assert await each(store, LeaseStore()).take(name, "dead", -1.0)


async def lapsed(store: TestStore) -> list[str]:
    rows = each(store, LeaseStore())
    return [name for kind in ("bots", "clocks", "job") for name in await rows.lapsed(kind, 99)]


async def test_a_look_at_the_clocks_does_not_give_a_thought_away(
    nodes: tuple[BotNode, BotNode], any_store: TestStore
) -> None:
    one, two = nodes
    table = await one.open(BOT, ME)
    one.runner.wake(table)
    worker = await one.worker()
    now = one.node.tables.now()
    assert [name for name, _ in await each(any_store, TimeoutStore()).due(now, 9)] == [table]

    await one.node.look()
    two.runner.wake(table)
    await asyncio.sleep(1.2)

    assert two.runner.at_work() == [table], "it tries again as long as a bot is asked"
    assert two.workers.asked == []
    one.answer(worker)
    await one.runner.finish_questions()
    await two.runner.finish_questions()
    assert two.workers.asked == []
    assert await one.node.kinds(table) == ["play"]


async def test_the_bots_of_a_node_that_died_go_on_at_another(
    nodes: tuple[BotNode, BotNode], any_store: TestStore
) -> None:
    one, two = nodes
    asked, idle = await one.open(BOT, ME), await one.open(ME, BOT)
    await left_behind(any_store, f"bots {asked}", f"bots {idle}", f"clocks {idle}", "job ratings")

    await two.runner.adopt()

    two.answer(await two.worker())
    await two.runner.finish_questions()
    assert await one.node.kinds(asked) == ["play"]
    assert await one.node.kinds(idle) == []
    assert await lapsed(any_store) == [f"clocks {idle}", "job ratings"]


async def test_no_job_s_name_is_looked_for_as_a_table(
    nodes: tuple[BotNode, BotNode], any_store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = nodes
    await left_behind(any_store, "bots t1", "clocks t2", "job ratings", "job bots")
    woken: list[str] = []
    monkeypatch.setattr(one.runner, "wake", woken.append)

    await one.runner.adopt()

    assert woken == ["t1"]


async def test_what_was_left_is_taken_up_though_the_first_attempt_failed(
    nodes: tuple[BotNode, BotNode], any_store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "SECONDS_BEFORE_RESTART", (0.001, 0.002))
    one, _ = nodes
    table = await one.open(BOT, ME)
    await one.node.tables.commands.pause(table, "bot")
    paused = any_store.paused_with_bots
    attempts = 0

    async def once_in_vain() -> list[str]:
        nonlocal attempts
        attempts += 1
        if attempts == 1:
            raise RuntimeError
        return list(await paused())

    monkeypatch.setattr(any_store, "paused_with_bots", once_in_vain)
    one.runner.start()

    one.answer(await one.worker())
    await one.runner.finish_questions()
    assert await one.node.kinds(table) == ["pause", "resume", "play"]
