"""A few processes that think, for bots and about hints, so that the house itself never waits.

A process that crashes or takes too long is ended and replaced; the question is the caller's to
ask again.
"""

import asyncio
import contextlib
import pickle
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import structlog

from tambo.core.state import State
from tambo.house.bots.worker import LENGTH, packed

logger = structlog.get_logger("tambo.house.bots")
START_SECONDS = 60.0


class BotFailed(Exception):
    """No answer: the process died, took too long, or the bot raised an error."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is told: a redealt state, its seat, and how well it shall play."""

    game: str
    state: State
    seat: int
    level: str
    seed: str


class Worker:
    """One process. Asked one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, decide: str, load: str) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tambo.house.bots.worker",
            decide,
            load,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
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


class BotPool:
    """At most `size` workers, started when first needed."""

    def __init__(
        self, size: int, decide: str, deadline: float, load: str = "tambo.games:load"
    ) -> None:
        self._decide = decide
        self._load = load
        self._deadline = deadline
        self._places = asyncio.Semaphore(size)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._leisure = asyncio.Lock()
        self._freed = asyncio.Event()

    async def ask(self, question: Question) -> int:
        """A bot's choice; BotFailed."""
        about = (question.game, question.state, question.seat, question.level, question.seed)
        return int(await self.think("decide", *about))

    @contextlib.asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        try:
            async with self._places:
                yield
        finally:
            self._freed.set()

    async def think(self, task: str, *about: Any) -> Any:
        """What `worker.Mind` has to say to something; BotFailed."""
        async with self._place():
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await worker.think((task, *about), self._deadline)
            except BotFailed:
                self._idle.append(worker)
                raise
            except BaseException as error:
                self._all.discard(worker)
                await worker.end()
                if isinstance(error, Exception):
                    raise BotFailed(f"the process failed: {type(error).__name__}") from error
                raise
            self._idle.append(worker)
            return answer

    async def think_at_leisure(self, task: str, *about: Any) -> Any:
        """The same, one thing at a time and only when nobody else wants a worker."""
        async with self._leisure:
            while self._places.locked():
                self._freed.clear()
                await self._freed.wait()
            return await self.think(task, *about)

    async def _start(self) -> Worker:
        worker = await Worker.start(self._decide, self._load)
        self._all.add(worker)
        logger.info("worker.started", workers=len(self._all))
        return worker

    async def close(self) -> None:
        for worker in list(self._all):
            await worker.end()
        self._all.clear()
        self._idle.clear()
