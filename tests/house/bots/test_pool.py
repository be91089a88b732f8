"""Where questions wait and who thinks about them, with workers that answer when told to."""

import asyncio
from typing import Any

import pytest

from tambo.house.bots.pool import LONG_BEFORE_IDLE, BotFailed, BotPool
from tambo.house.bots.priority import Lane, Priority, expected_seconds, lane_of
from tests.house.bot_workers import BotWorkers, turns

STATE = object()


def decide(workers: BotWorkers, level: str, owner: str) -> asyncio.Task[Any]:
    about = ("tiki", STATE, 0, level, owner)
    return asyncio.create_task(workers.pool.think("decide", *about, priority=Priority(owner)))


def owners(workers: BotWorkers) -> list[str]:
    """The owners of the questions, in the order in which they were thought about."""
    return [about[5] for about in workers.asked]


async def serve(workers: BotWorkers, count: int, task: str = "decide") -> None:
    """Let the worker that thinks about such things answer so many times."""
    for _ in range(count):
        await turns()
        next(worker for worker in workers.busy if worker.tasks[-1] == task).answer()
    await turns()


async def test_a_short_thought_waits_for_no_long_one() -> None:
    workers = BotWorkers()
    for _ in range(30):
        decide(workers, "master", "ana")
    await turns()

    easy = decide(workers, "easy", "ben")
    await turns()

    assert owners(workers) == ["ana", "ben"]
    assert workers.pool.waiting(Lane.LONG) == 29
    next(worker for worker in workers.busy if worker.about[4] == "easy").answer(7)
    assert await easy == 7
    await workers.pool.close()


async def test_long_thoughts_are_shared_by_owner() -> None:
    workers = BotWorkers()
    for _ in range(30):
        decide(workers, "master", "ana")
    await serve(workers, 3)
    decide(workers, "master", "ben")

    await serve(workers, 2)

    assert owners(workers)[:5] == ["ana"] * 4 + ["ben"]
    await workers.pool.close()


async def test_idle_workers_take_short_thoughts_too() -> None:
    workers = BotWorkers(size=2)
    for number in range(3):
        decide(workers, "easy", f"guest {number}")
    await turns()

    assert len(workers.busy) == 3
    await workers.pool.close()


async def test_the_truth_goes_to_no_worker_that_thinks_for_bots() -> None:
    workers = BotWorkers(size=2)
    for number in range(4):
        priority = Priority(f"guest {number}")
        for task in ("redeal", "set-up", "hint", "decide", "remarks", "daily", "chances"):
            about = ("tiki", STATE, 0, "master", 1.0)
            asyncio.create_task(workers.pool.think(task, *about, priority=priority))  # noqa: RUF006
    while workers.busy or not workers.asked:
        for worker in workers.busy:
            worker.answer()
        await turns()

    for worker in workers.all:
        if {"redeal", "set-up"} & set(worker.tasks):
            assert len(set(worker.tasks)) == 1
    assert len(workers.asked) == 28
    await workers.pool.close()


async def test_what_is_done_at_leisure_stands_back_and_does_not_starve() -> None:
    workers = BotWorkers()
    pool = workers.pool
    for _ in range(20):
        decide(workers, "master", "ana")
    about = ("tiki", STATE, "seed", 200, 0.4)
    for _ in range(5):
        priority = Priority("ben", when_idle=True)
        asyncio.create_task(pool.think("chances", *about, priority=priority))  # noqa: RUF006
    served = []
    while workers.busy or not workers.asked:
        for worker in workers.busy:
            served.append(worker.tasks[-1])
            worker.answer()
        await turns()

    often = LONG_BEFORE_IDLE
    assert served == [*(["decide"] * often + ["chances"]) * 2, *["decide"] * 4, *["chances"] * 3]
    await pool.close()


async def test_one_thing_is_done_at_leisure_at_a_time() -> None:
    workers = BotWorkers(size=4)
    about = ("tiki", STATE, "seed", 200, 0.4)
    for number in range(6):
        priority = Priority(f"guest {number}", when_idle=True)
        asyncio.create_task(workers.pool.think("chances", *about, priority=priority))  # noqa: RUF006
    await turns()

    assert len(workers.busy) == 1
    await workers.pool.close()


async def test_who_is_gone_leaves_the_queue_and_what_was_begun_is_ended() -> None:
    workers = BotWorkers()
    begun, waiting, last = (decide(workers, "master", owner) for owner in ("ana", "ben", "cleo"))
    await turns()
    begun.cancel()
    waiting.cancel()
    await turns()

    assert workers.pool.waiting(Lane.LONG) == 1
    assert not workers.all[0].is_ended
    workers.busy[0].answer()
    await turns()
    assert owners(workers) == ["ana", "cleo"]
    workers.busy[0].answer(5)
    assert await last == 5
    await workers.pool.close()


async def test_a_worker_that_fails_is_ended_and_another_takes_its_place() -> None:
    workers = BotWorkers()
    first, second = decide(workers, "master", "ana"), decide(workers, "master", "ana")
    await turns()
    broken = workers.busy[0]
    broken.answer(EOFError())
    with pytest.raises(BotFailed):
        await first
    await turns()

    assert broken.is_ended
    workers.busy[0].answer(3)
    assert await second == 3
    await workers.pool.close()


async def test_where_no_process_can_be_started_nobody_waits_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(*_args: Any, **_more: Any) -> Any:
        raise BlockingIOError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", fail)
    pool = BotPool(1, "tambo.bots.levels:decide", 20.0)
    about = ("tiki", STATE, 0, "master", "seed")
    async with asyncio.timeout(20):
        answers = await asyncio.gather(
            *(pool.think("decide", *about) for _ in range(3)), return_exceptions=True
        )
    await pool.close()

    assert [type(answer) for answer in answers] == [BotFailed] * 3


async def test_a_bot_that_fails_leaves_its_worker_alive() -> None:
    workers = BotWorkers()
    failing = decide(workers, "master", "ana")
    await turns()
    workers.busy[0].answer(BotFailed("no idea"))
    with pytest.raises(BotFailed, match="no idea"):
        await failing

    assert not any(worker.is_ended for worker in workers.all)
    await workers.pool.close()


async def test_callers_who_wait_when_the_house_closes_are_told() -> None:
    workers = BotWorkers()
    tasks = [decide(workers, "master", "ana") for _ in range(3)]
    await turns()

    await workers.pool.close()

    assert all(worker.is_ended for worker in workers.all)
    assert [type(task.exception()) for task in tasks] == [BotFailed] * 3
    with pytest.raises(BotFailed):
        await workers.pool.think("hint", "tiki", STATE, 0, "seed")


async def test_the_queue_and_its_waits_are_in_the_figures() -> None:
    workers = BotWorkers()
    for _ in range(4):
        decide(workers, "master", "ana")
    await serve(workers, 1)

    figures = workers.pool._metrics.registry.get_sample_value
    assert figures("tambo_bot_queue", {"lane": "long"}) == 2.0
    assert figures("tambo_bot_wait_seconds_count", {"lane": "long"}) == 2.0
    assert figures("tambo_bot_seconds_count", {"level": "master"}) == 1.0
    await workers.pool.close()


@pytest.mark.parametrize(
    ("task", "about", "lane"),
    [
        ("decide", ("tiki", STATE, 0, "easy", "x"), Lane.SHORT),
        ("decide", ("tiki", STATE, 0, "medium", "x"), Lane.SHORT),
        ("decide", ("tiki", STATE, 0, "hard", "x"), Lane.LONG),
        ("decide", ("tiki", STATE, 0, "of another house", "x"), Lane.LONG),
        ("hint", ("tiki", STATE, 0, "x"), Lane.LONG),
        ("redeal", ("tiki", STATE, 0, "x"), Lane.REDEAL),
        ("set-up", ("tiki", 2, "x", {}), Lane.SET_UP),
    ],
)
def test_everything_has_its_lane(task: str, about: tuple[Any, ...], lane: Lane) -> None:
    assert lane_of(task, expected_seconds(task, about), Priority()) is lane
