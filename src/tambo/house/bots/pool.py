"""A few processes that search, for bots and for hints, so that the house itself never waits.

Questions wait in lanes, each fair by owner (`queue`). `size` processes take long questions, short
ones when there are none, and idle work when there is nothing else, or as every ninth. One more
takes short questions only, so that a quick bot never waits for a slow one. Redeals and set-ups have
a process each, used for nothing else, because they see the true state.

A process that crashes or takes too long is ended and replaced; the caller may ask again. A caller
who is cancelled leaves the queue; a process finishes what it has begun.
"""

import asyncio
import contextlib
import pickle
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

import structlog

from tambo.core.state import State
from tambo.house.bots.priority import Lane, Priority, expected_seconds, lane_of
from tambo.house.bots.queue import FairQueue
from tambo.house.bots.worker import LENGTH, packed
from tambo.house.platform.clock import monotonic_time
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.tasks import Supervisor

logger = structlog.get_logger("tambo.house.bots")
START_SECONDS = 60.0
CLOSED = "the house closes"
LONG_BEFORE_IDLE = 8
"""After this many long questions one of idle work may pass, so that it does not starve."""


class BotFailed(Exception):
    """No answer: the process died, took too long, or the bot raised an error."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is told: a redealt state, its seat and its level."""

    game: str
    state: State
    seat: int
    level: str
    seed: str


class Thinker(Protocol):
    """What answers one question at a time: a process, or a stand-in for it in tests."""

    async def think(self, about: tuple[Any, ...], deadline: float) -> Any:
        """The answer; BotFailed, or any other exception if it can never be asked again."""

    async def end(self) -> None: ...


class Worker:
    """One process. Asked one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, decide: str, load: str) -> "Worker":
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tambo.house.bots.worker",
                decide,
                load,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        except OSError as error:
            raise BotFailed("no process can be started") from error
        worker = cls(process)
        try:
            await asyncio.wait_for(worker._read(), START_SECONDS)
        except BaseException as error:
            await worker.end()
            if isinstance(error, Exception):
                raise BotFailed("the process did not start") from error
            raise
        return worker

    async def think(self, about: tuple[Any, ...], deadline: float) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(packed(about))
        await self._process.stdin.drain()
        kind, answer = await asyncio.wait_for(self._read(), deadline)
        if kind != "answer":
            raise BotFailed(answer)
        return answer

    async def _read(self) -> Any:
        assert self._process.stdout is not None
        (length,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await self._process.stdout.readexactly(length))

    async def end(self) -> None:
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()


@dataclass(eq=False, slots=True)
class Job:
    """A question that waits, or is being thought about."""

    task: str
    about: tuple[Any, ...]
    lane: Lane
    priority: Priority
    answer: asyncio.Future[Any]
    asked_at: float


class Post:
    """The place of one worker, which is started when it is first needed. `lanes` are those it
    serves, the first first."""

    def __init__(self, *lanes: Lane) -> None:
        self.lanes = lanes
        self.worker: Thinker | None = None
        self.is_busy = False


class BotPool:
    """`start` makes a worker; without it, a process that calls `decide` and `load`."""

    def __init__(
        self,
        size: int,
        decide: str,
        deadline: float,
        load: str = "tambo.games:load",
        *,
        metrics: Metrics | None = None,
        start: Callable[[], Awaitable[Thinker]] | None = None,
    ) -> None:
        self._start = start or (lambda: Worker.start(decide, load))
        self._deadline = deadline
        self._metrics = metrics or Metrics()
        self._queues: dict[Lane, FairQueue[Job]] = {lane: FairQueue() for lane in Lane}
        anything = (Lane.LONG, Lane.SHORT, Lane.IDLE)
        self._posts = [
            Post(Lane.SHORT),
            *(Post(*anything) for _ in range(size)),
            Post(Lane.REDEAL),
            Post(Lane.SET_UP),
        ]
        self._jobs = Supervisor()
        self._since_idle_work = 0
        self._is_idle_work_running = False
        self._is_closed = False

    async def ask(self, question: Question, priority: Priority | None = None) -> int:
        """A bot's choice; BotFailed."""
        about = (question.game, question.state, question.seat, question.level, question.seed)
        return int(await self.think("decide", *about, priority=priority))

    async def think(self, task: str, *about: Any, priority: Priority | None = None) -> Any:
        """What `worker.BotTasks` has to say to something; BotFailed."""
        if self._is_closed:
            raise BotFailed(CLOSED)
        priority = priority or Priority()
        priority.is_begun = False
        seconds = expected_seconds(task, about)
        lane = lane_of(task, seconds, priority)
        answer = asyncio.get_running_loop().create_future()
        job = Job(task, about, lane, priority, answer, monotonic_time())
        urgency = int(priority.urgency)
        queue = self._queues[lane]
        ticket = queue.put(
            job, priority.owner, seconds, urgency=urgency, when_idle=priority.when_idle
        )
        self._assign()
        self._count(lane)
        try:
            return await answer
        finally:
            if queue.drop(ticket):
                self._count(lane)

    def waiting(self, lane: Lane) -> int:
        """How many questions wait in a lane."""
        return len(self._queues[lane])

    def _count(self, lane: Lane) -> None:
        self._metrics.bot_queue.labels(lane.value).set(self.waiting(lane))

    def _assign(self) -> None:
        """Give every worker that is free something to do."""
        for post in sorted(self._posts, key=lambda post: post.worker is None):
            if post.is_busy or (found := self._next(post)) is None:
                continue
            ticket, job = found
            post.is_busy = job.priority.is_begun = True
            if job.lane is Lane.IDLE:
                self._is_idle_work_running, self._since_idle_work = True, 0
            elif job.lane is Lane.LONG:
                self._since_idle_work += 1
                self._warm_up()
            self._count(job.lane)
            self._metrics.bot_wait.labels(job.lane.value).observe(monotonic_time() - job.asked_at)
            self._jobs.spawn("bots.serve", self._serve(post, ticket, job))

    def _warm_up(self) -> None:
        """While long thoughts are under way, the next short one finds its process ready."""
        quick = self._posts[0]
        if quick.worker is None and not quick.is_busy:
            quick.is_busy = True
            self._jobs.spawn("bots.warm-up", self._wake(quick))

    async def _wake(self, post: Post) -> None:
        try:
            await self._worker_at(post)
        except BotFailed as failure:
            logger.warning("worker.not-started", why=str(failure))
        finally:
            post.is_busy = False
        self._assign()

    def _next(self, post: Post) -> tuple[int, Job] | None:
        lanes = list(post.lanes)
        if Lane.IDLE in lanes:
            if self._is_idle_work_running:
                lanes.remove(Lane.IDLE)
            elif self._since_idle_work >= LONG_BEFORE_IDLE:
                lanes.sort(key=lambda lane: lane is not Lane.IDLE)
        for lane in lanes:
            found = self._queues[lane].take()
            if found is not None:
                return found
        return None

    async def _serve(self, post: Post, ticket: int, job: Job) -> None:
        began = monotonic_time()
        try:
            answer = await self._thought(post, job)
        except BotFailed as failure:
            if not job.answer.done():
                job.answer.set_exception(failure)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            took = monotonic_time() - began
            self._queues[job.lane].charge(ticket, took)
            if job.task == "decide":
                self._metrics.thinking.labels(str(job.about[3])).observe(took)
            post.is_busy = False
            if job.lane is Lane.IDLE:
                self._is_idle_work_running = False
            if not job.answer.done():
                job.answer.set_exception(BotFailed(CLOSED))
        self._assign()

    async def _worker_at(self, post: Post) -> Thinker:
        if post.worker is None:
            post.worker = await self._start()
            count = sum(one.worker is not None for one in self._posts)
            logger.info("worker.started", workers=count)
        return post.worker

    async def _thought(self, post: Post, job: Job) -> Any:
        worker = await self._worker_at(post)
        try:
            return await worker.think((job.task, *job.about), self._deadline)
        except BotFailed:
            raise
        except BaseException as error:
            post.worker = None
            await worker.end()
            if isinstance(error, Exception):
                raise BotFailed(f"the process failed: {type(error).__name__}") from error
            raise

    async def close(self) -> None:
        """End all processes; questions that still wait fail."""
        self._is_closed = True
        for queue in self._queues.values():
            while (found := queue.take()) is not None:
                if not found[1].answer.done():
                    found[1].answer.set_exception(BotFailed(CLOSED))
        await self._jobs.close()
        for post in self._posts:
            if post.worker is not None:
                await post.worker.end()
                post.worker = None
