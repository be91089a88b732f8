"""Every task of the house has an owner, which notices when it ends badly.

A `Supervisor` owns what runs for as long as the house is open. A service that should never stop is
restarted after a failure, with a longer wait each time. A `Finisher` owns what runs to its end even
if its callers are gone, and `beside` is work that lasts no longer than a block of code,
and `all_of` is several things that are waited for together.
`KeyedWorker` is work for a key, such as a table: called while it works for a key, it works for that
key again afterwards, and never twice at once.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from types import TracebackType
from typing import Any, Self, TypeVar

import structlog

from tambo.core.errors import TamboError
from tambo.house.platform.database.outage import is_outage

logger = structlog.get_logger("tambo.house.tasks")
SECONDS_BEFORE_RESTART = (0.5, 30.0)
"""After the first failure, and at most."""

T = TypeVar("T")
Work = Callable[[], Awaitable[None]]
Guard = Callable[[], AbstractAsyncContextManager[bool]]
"""Whether a job is ours for as long as the context lasts: several nodes share the work."""


def report(error: BaseException, name: str, **about: Any) -> None:
    """Say that a task failed. A database that is away is no fault of the task's."""
    if isinstance(error, Exception) and is_outage(error):
        logger.warning("task.waits", task=name, why=type(error).__name__, **about)
    else:
        logger.error("task.failed", task=name, exc_info=error, **about)


async def cancelled(task: asyncio.Task[Any]) -> None:
    """Cancel a task that the caller owns and wait until it has ended. Its result is dropped."""
    task.cancel()
    await asyncio.wait({task})
    if not task.cancelled():
        task.exception()


@asynccontextmanager
async def beside(name: str, work: Coroutine[Any, Any, T]) -> AsyncIterator[asyncio.Task[T]]:
    """Work beside a block of code, which hears how it ends; cancelled when the block is left."""
    task = asyncio.create_task(work, name=name)
    try:
        yield task
    finally:
        await cancelled(task)


async def all_of(name: str, works: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """Several things at once: all have ended when this ends, also where one fails or nobody waits
    any more. The first failure is raised, others are reported."""
    tasks = [asyncio.create_task(work, name=name) for work in works]
    if not tasks:
        return []
    try:
        await asyncio.wait(tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        errors = [task.exception() for task in tasks if not task.cancelled()]
    failures = [error for error in errors if error is not None]
    for failure in failures[1:]:
        report(failure, name)
    if failures:
        raise failures[0]
    return [task.result() for task in tasks]


class Finisher:
    """Owns work that runs to its end even if its callers are gone. Callers who wait get its
    result; a failure that nobody waits for is reported here."""

    def __init__(self) -> None:
        self._waiting: Counter[asyncio.Task[Any]] = Counter()

    def start(self, name: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work, name=name)
        self._waiting[task] = 0
        task.add_done_callback(self._ended)
        return task

    async def result(self, task: asyncio.Task[T]) -> T:
        """What came of work that was started here."""
        if task in self._waiting:
            self._waiting[task] += 1
        try:
            return await asyncio.shield(task)
        finally:
            if task in self._waiting:
                self._waiting[task] -= 1

    async def finish(self) -> None:
        """Wait for what is under way."""
        if self._waiting:
            await asyncio.wait(list(self._waiting))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        has_asker = self._waiting.pop(task) > 0
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not has_asker and not isinstance(error, TamboError):
            report(error, task.get_name())


class Supervisor:
    """Owns tasks while its context lasts; at the end all of them are cancelled and waited for."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        self._is_closed = True
        while self._tasks:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._tasks.difference_update(tasks)

    def spawn(self, name: str, work: Coroutine[Any, Any, None], **about: Any) -> asyncio.Task[None]:
        """Something that is done once. If it fails, that is reported here."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)

        def ended(done: asyncio.Task[None]) -> None:
            self._tasks.discard(done)
            if not done.cancelled() and (error := done.exception()) is not None:
                report(error, name, **about)

        task.add_done_callback(ended)
        if self._is_closed:
            task.cancel()
        return task

    def forever(self, name: str, work: Work) -> asyncio.Task[None]:
        """Something that should never end: when it fails, it is begun again."""
        return self.spawn(name, self._restarting(name, work))

    def every(self, seconds: float, name: str, work: Work, guard: Guard | None = None) -> "Job":
        """Something that is done every so often, and when it is called."""
        job = Job(seconds, name, work, guard)
        job.task = self.forever(name, job.run)
        return job

    async def _restarting(self, name: str, work: Work) -> None:
        least, most = SECONDS_BEFORE_RESTART
        wait = least
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            try:
                await work()
            except Exception as error:
                report(error, name)
                wait = least if loop.time() - began > most else min(most, 2 * wait)
                await asyncio.sleep(wait)
            else:
                return


class Job:
    """Work that is looked for every so often: what was left because a node died in between. Must
    do no harm when it is done twice."""

    def __init__(self, seconds: float, name: str, work: Work, guard: Guard | None = None) -> None:
        self._seconds = seconds
        self._name = name
        self._work = work
        self._guard = guard
        self._called = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def call(self) -> None:
        """There is something to do now."""
        self._called.set()

    async def stop(self) -> None:
        """End it before its supervisor does: for who has something to finish afterwards."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def run(self) -> None:
        while True:
            self._called.clear()
            try:
                await self._once()
            except Exception as error:
                report(error, self._name)
            with contextlib.suppress(TimeoutError):
                # Not `wait_for`, which loses a cancellation that comes together with a call.
                async with asyncio.timeout(self._seconds):
                    await self._called.wait()

    async def _once(self) -> None:
        if self._guard is None:
            await self._work()
            return
        async with self._guard() as is_ours:
            if is_ours:
                await self._work()


class KeyedWorker:
    """`work` is done for each key that is woken, one at a time for a key; a failure is reported
    and ends the work for that key until it is woken again."""

    def __init__(self, jobs: Supervisor, name: str, work: Callable[[str], Awaitable[None]]) -> None:
        self._jobs = jobs
        self._name = name
        self._work = work
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def __call__(self, key: str) -> None:
        self.wake(key)

    def wake(self, key: str) -> None:
        """Work for a key; again afterwards, if it is at work for it."""
        if key in self._at_work:
            self._again.add(key)
            return
        task = self._jobs.spawn(self._name, self._run(key), key=key)
        self._at_work[key] = task
        task.add_done_callback(lambda done: self._rest(key, done))

    def is_at_work(self, key: str) -> bool:
        return key in self._at_work

    def task_of(self, key: str) -> asyncio.Task[None] | None:
        return self._at_work.get(key)

    def keys(self) -> list[str]:
        """The keys that are being worked for."""
        return list(self._at_work)

    def size(self) -> int:
        """How many keys are being worked for."""
        return len(self._at_work)

    async def drain(self) -> None:
        """Wait for all that was woken so far, and for what that wakes here."""
        while self._at_work:
            await asyncio.wait(list(self._at_work.values()))

    async def _run(self, key: str) -> None:
        while True:
            self._again.discard(key)
            await self._work(key)
            if key not in self._again:
                return

    def _rest(self, key: str, done: asyncio.Task[None]) -> None:
        self._at_work.pop(key, None)
        if key in self._again and not done.cancelled():
            self._again.discard(key)
            self.wake(key)
        self._again.discard(key)
