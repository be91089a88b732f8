"""Where questions wait and who thinks about them, with workers that answer when told to."""

import asyncio
from typing import Any

import pytest

from tambo.house.bots.errands import Errand, Lane, expected_seconds, lane_of
from tambo.house.bots.pool import LONG_BEFORE_LEISURE, BotFailed, BotPool
from tests.house.minds import Minds, turns

STATE = object()


def decide(minds: Minds, level: str, owner: str) -> asyncio.Task[Any]:
    about = ("tiki", STATE, 0, level, owner)
    return asyncio.create_task(minds.pool.think("decide", *about, errand=Errand(owner)))


def owners(minds: Minds) -> list[str]:
    """For whom it was thought, in order."""
    return [about[5] for about in minds.asked]


async def serve(minds: Minds, count: int, task: str = "decide") -> None:
    """Let the worker that thinks about such things answer so many times."""
    for _ in range(count):
        await turns()
        next(mind for mind in minds.busy if mind.tasks[-1] == task).answer()
    await turns()


async def test_a_short_thought_waits_for_no_long_one() -> None:
    minds = Minds()
    for _ in range(30):
        decide(minds, "master", "ana")
    await turns()

    easy = decide(minds, "easy", "ben")
    await turns()

    assert owners(minds) == ["ana", "ben"]
    assert minds.pool.waiting(Lane.LONG) == 29
    next(mind for mind in minds.busy if mind.about[4] == "easy").answer(7)
    assert await easy == 7
    await minds.pool.close()


async def test_long_thoughts_are_shared_by_owner() -> None:
    minds = Minds()
    for _ in range(30):
        decide(minds, "master", "ana")
    await serve(minds, 3)
    decide(minds, "master", "ben")

    await serve(minds, 2)

    assert owners(minds)[:5] == ["ana"] * 4 + ["ben"]
    await minds.pool.close()


async def test_idle_workers_take_short_thoughts_too() -> None:
    minds = Minds(size=2)
    for number in range(3):
        decide(minds, "easy", f"guest {number}")
    await turns()

    assert len(minds.busy) == 3
    await minds.pool.close()


async def test_the_truth_goes_to_no_worker_that_thinks_for_bots() -> None:
    minds = Minds(size=2)
    for number in range(4):
        errand = Errand(f"guest {number}")
        for task in ("redeal", "set-up", "hint", "decide", "remarks", "daily", "chances"):
            about = ("tiki", STATE, 0, "master", 1.0)
            asyncio.create_task(minds.pool.think(task, *about, errand=errand))  # noqa: RUF006
    while minds.busy or not minds.asked:
        for mind in minds.busy:
            mind.answer()
        await turns()

    for mind in minds.all:
        if {"redeal", "set-up"} & set(mind.tasks):
            assert len(set(mind.tasks)) == 1
    assert len(minds.asked) == 28
    await minds.pool.close()


async def test_what_is_done_at_leisure_stands_back_and_does_not_starve() -> None:
    minds = Minds()
    pool = minds.pool
    for _ in range(20):
        decide(minds, "master", "ana")
    about = ("tiki", STATE, "seed", 200, 0.4)
    for _ in range(5):
        errand = Errand("ben", at_leisure=True)
        asyncio.create_task(pool.think("chances", *about, errand=errand))  # noqa: RUF006
    served = []
    while minds.busy or not minds.asked:
        for mind in minds.busy:
            served.append(mind.tasks[-1])
            mind.answer()
        await turns()

    often = LONG_BEFORE_LEISURE
    assert served == [*(["decide"] * often + ["chances"]) * 2, *["decide"] * 4, *["chances"] * 3]
    await pool.close()


async def test_one_thing_is_done_at_leisure_at_a_time() -> None:
    minds = Minds(size=4)
    about = ("tiki", STATE, "seed", 200, 0.4)
    for number in range(6):
        errand = Errand(f"guest {number}", at_leisure=True)
        asyncio.create_task(minds.pool.think("chances", *about, errand=errand))  # noqa: RUF006
    await turns()

    assert len(minds.busy) == 1
    await minds.pool.close()


async def test_who_is_gone_leaves_the_queue_and_what_was_begun_is_ended() -> None:
    minds = Minds()
    begun, waiting, last = (decide(minds, "master", owner) for owner in ("ana", "ben", "cleo"))
    await turns()
    begun.cancel()
    waiting.cancel()
    await turns()

    assert minds.pool.waiting(Lane.LONG) == 1
    assert not minds.all[0].is_ended
    minds.busy[0].answer()
    await turns()
    assert owners(minds) == ["ana", "cleo"]
    minds.busy[0].answer(5)
    assert await last == 5
    await minds.pool.close()


async def test_a_worker_that_fails_is_ended_and_another_takes_its_place() -> None:
    minds = Minds()
    first, second = decide(minds, "master", "ana"), decide(minds, "master", "ana")
    await turns()
    broken = minds.busy[0]
    broken.answer(EOFError())
    with pytest.raises(BotFailed):
        await first
    await turns()

    assert broken.is_ended
    minds.busy[0].answer(3)
    assert await second == 3
    await minds.pool.close()


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
    minds = Minds()
    failing = decide(minds, "master", "ana")
    await turns()
    minds.busy[0].answer(BotFailed("no idea"))
    with pytest.raises(BotFailed, match="no idea"):
        await failing

    assert not any(mind.is_ended for mind in minds.all)
    await minds.pool.close()


async def test_whoever_waits_when_the_house_closes_is_told() -> None:
    minds = Minds()
    tasks = [decide(minds, "master", "ana") for _ in range(3)]
    await turns()

    await minds.pool.close()

    assert all(mind.is_ended for mind in minds.all)
    assert [type(task.exception()) for task in tasks] == [BotFailed] * 3
    with pytest.raises(BotFailed):
        await minds.pool.think("hint", "tiki", STATE, 0, "seed")


async def test_the_queue_and_its_waits_are_in_the_figures() -> None:
    minds = Minds()
    for _ in range(4):
        decide(minds, "master", "ana")
    await serve(minds, 1)

    figures = minds.pool._metrics.registry.get_sample_value
    assert figures("tambo_bot_queue", {"lane": "long"}) == 2.0
    assert figures("tambo_bot_wait_seconds_count", {"lane": "long"}) == 2.0
    assert figures("tambo_bot_seconds_count", {"level": "master"}) == 1.0
    await minds.pool.close()


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
    assert lane_of(task, expected_seconds(task, about), Errand()) is lane
