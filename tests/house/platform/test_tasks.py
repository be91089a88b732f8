"""Tasks have owners: failures are reported, services are restarted, keys do not collide."""

import ast
import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import tambo.house
from tambo.house.platform import tasks
from tambo.house.platform.tasks import Finisher, KeyedWorker, Supervisor, all_of, beside

PATIENCE = 20.0


@pytest.fixture(autouse=True)
def no_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "SECONDS_BEFORE_RESTART", (0.001, 0.002))


async def test_what_should_run_for_ever_is_begun_again_after_a_failure() -> None:
    begun: list[int] = []
    is_well = asyncio.Event()

    async def follow() -> None:
        begun.append(1)
        if len(begun) < 3:
            raise ValueError("lost the thread")
        is_well.set()
        await asyncio.Event().wait()

    with capture_logs() as lines:
        async with Supervisor() as jobs, asyncio.timeout(PATIENCE):
            jobs.forever("follower", follow)
            await is_well.wait()

    assert len(begun) == 3
    assert [line["task"] for line in lines if line["event"] == "task.failed"] == ["follower"] * 2


async def test_a_failure_of_something_done_once_is_told() -> None:
    async def fail() -> None:
        raise ValueError("no")

    with capture_logs() as lines:
        async with Supervisor() as jobs:
            await asyncio.wait({jobs.spawn("errand", fail(), table="t1")})

    assert [(line["event"], line["table"]) for line in lines] == [("task.failed", "t1")]


async def test_all_tasks_have_ended_when_the_supervisor_has() -> None:
    is_closed = False

    async def slow() -> None:
        nonlocal is_closed
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.001)
            is_closed = True

    async with Supervisor() as jobs:
        jobs.spawn("slow", slow())
        await asyncio.sleep(0)

    assert is_closed


async def test_a_job_that_fails_is_done_again() -> None:
    done = 0
    is_well = asyncio.Event()

    async def look() -> None:
        nonlocal done
        done += 1
        if done == 1:
            raise ValueError("no")
        is_well.set()

    async with Supervisor() as jobs, asyncio.timeout(PATIENCE):
        jobs.every(0.001, "look", look)
        await is_well.wait()


@pytest.mark.parametrize("turns", range(5))
async def test_a_job_that_is_called_while_it_is_ended_ends(turns: int) -> None:
    is_done = asyncio.Event()

    async def look() -> None:
        is_done.set()

    async with asyncio.timeout(PATIENCE), Supervisor() as jobs:
        job = jobs.every(60.0, "look", look)
        await is_done.wait()
        await asyncio.sleep(0.001)
        job.call()
        for _ in range(turns):
            await asyncio.sleep(0)


async def test_calls_for_a_key_that_is_being_worked_for_are_one_more_round() -> None:
    rounds: list[str] = []
    go_on = asyncio.Event()
    at_once = 0

    async def work(key: str) -> None:
        nonlocal at_once
        at_once += 1
        assert at_once == 1
        rounds.append(key)
        await go_on.wait()
        at_once -= 1

    async with Supervisor() as jobs, asyncio.timeout(PATIENCE):
        worker = KeyedWorker(jobs, "worker", work)
        worker.wake("t1")
        await asyncio.sleep(0)
        for _ in range(5):
            worker.wake("t1")
        go_on.set()
        await worker.drain()

    assert rounds == ["t1", "t1"]


async def test_a_key_whose_work_failed_can_be_woken_again() -> None:
    rounds = 0

    async def work(_key: str) -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 1:
            raise ValueError("no")

    with capture_logs() as lines:
        async with Supervisor() as jobs, asyncio.timeout(PATIENCE):
            worker = KeyedWorker(jobs, "worker", work)
            worker.wake("t1")
            await worker.drain()
            worker.wake("t1")
            await worker.drain()

    assert rounds == 2
    assert [line["key"] for line in lines] == ["t1"]


async def test_a_job_that_is_stopped_is_done_no_more() -> None:
    done: list[int] = []
    is_at_work = asyncio.Event()

    async def work() -> None:
        is_at_work.set()
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            done.append(1)

    async with Supervisor() as jobs, asyncio.timeout(PATIENCE):
        job = jobs.every(0.001, "sweep", work)
        await is_at_work.wait()
        await job.stop()
        assert done == [1]

        job.call()
        await asyncio.sleep(0.01)

    assert done == [1]


HOUSE = Path(tambo.house.__file__).parent
BARE = ("create_task", "ensure_future", "gather", "TaskGroup")


def bare_tasks(source: str) -> list[int]:
    """The lines on which a task is begun that nothing owns."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute | ast.Name)
        and (node.attr if isinstance(node, ast.Attribute) else node.id) in BARE
    ]


def test_a_bare_task_is_found() -> None:
    assert bare_tasks("import asyncio\nasyncio.create_task(work())") == [2]
    assert bare_tasks("loop.create_task(work())\nensure_future(work())") == [1, 2]
    assert bare_tasks("asyncio.gather(one(), other())") == [1]


def test_tasks_are_begun_by_their_owners_only() -> None:
    """A task that nothing owns can fail unnoticed: all are begun in `platform/tasks.py`."""
    found = {
        str(path.relative_to(HOUSE)): lines
        for path in HOUSE.rglob("*.py")
        if (lines := bare_tasks(path.read_text(encoding="utf-8")))
    }
    assert list(found) == ["platform/tasks.py"]


async def test_what_is_finished_goes_on_when_the_one_who_asked_is_gone() -> None:
    finisher, goes_on, done = Finisher(), asyncio.Event(), []

    async def work() -> int:
        await goes_on.wait()
        done.append(True)
        return 7

    task = finisher.start("work", work())
    asker = asyncio.create_task(finisher.result(task))
    other = asyncio.create_task(finisher.result(task))
    await asyncio.sleep(0)
    asker.cancel()
    await asyncio.wait([asker])
    goes_on.set()

    assert await other == 7
    await finisher.finish()
    assert done == [True]
    assert asker.cancelled()


@pytest.mark.parametrize("is_heard", [True, False])
async def test_a_failure_that_nobody_waits_for_is_reported(is_heard: bool) -> None:
    finisher, goes_on = Finisher(), asyncio.Event()

    async def work() -> None:
        await goes_on.wait()
        raise RuntimeError("broken")

    task = finisher.start("work", work())
    asker = asyncio.create_task(finisher.result(task))
    await asyncio.sleep(0)
    if not is_heard:
        asker.cancel()
        await asyncio.wait([asker])
    with capture_logs() as logs:
        goes_on.set()
        await asyncio.wait([task, asker])
        await asyncio.sleep(0)

    assert [line["task"] for line in logs] == ([] if is_heard else ["work"])
    assert asker.cancelled() or isinstance(asker.exception(), RuntimeError)


async def test_work_beside_a_block_ends_with_it() -> None:
    async def work() -> None:
        await asyncio.Event().wait()

    async with beside("work", work()) as task:
        await asyncio.sleep(0)
        assert not task.done()
    assert task.cancelled()


async def test_what_is_done_together_has_ended_when_one_part_of_it_fails() -> None:
    ended: list[str] = []

    async def fail(why: str) -> None:
        raise ValueError(why)

    async def go_on() -> None:
        await asyncio.sleep(0.01)
        ended.append("the other")

    with capture_logs() as logs, pytest.raises(ValueError, match="first"):
        await all_of("work", [fail("first"), go_on(), fail("second")])

    assert ended == ["the other"]
    assert [(line["task"], str(line["exc_info"])) for line in logs] == [("work", "second")]


async def test_what_is_done_together_ends_with_who_waits_for_it() -> None:
    begun, ended = asyncio.Event(), []

    async def work() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("work")

    async with Supervisor() as jobs:

        async def wait() -> None:
            await all_of("work", [work(), work()])

        jobs.spawn("waiting", wait())
        await begun.wait()

    assert ended == ["work", "work"]


async def test_what_is_done_together_gives_its_results_in_order() -> None:
    async def later(seconds: float) -> float:
        await asyncio.sleep(seconds)
        return seconds

    assert await all_of("work", [later(0.01), later(0.0)]) == [0.01, 0.0]
    assert await all_of("work", []) == []
