"""Bots' processes as tests play them: they think when they are told to, and note what they do."""

import asyncio
from typing import Any

from tambo.house.bots.pool import BotPool

Asked = tuple[Any, ...]


class BotWorker:
    """A worker that answers when it is told to."""

    def __init__(self, asked: list[Asked]) -> None:
        self.tasks: list[str] = []
        self.is_ended = False
        self.about: Asked = ()
        self._asked = asked
        self._answer: asyncio.Future[Any] | None = None

    async def think(self, about: Asked, deadline: float) -> Any:
        self.tasks.append(about[0])
        self.about = about
        self._asked.append(about)
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            self._answer = None

    @property
    def is_busy(self) -> bool:
        return self._answer is not None

    def answer(self, with_: Any = 0) -> None:
        assert self._answer is not None
        if isinstance(with_, Exception):
            self._answer.set_exception(with_)
        else:
            self._answer.set_result(with_)

    async def end(self) -> None:
        self.is_ended = True


class BotWorkers:
    """A pool of such workers. `asked` has everything they were asked, in order."""

    def __init__(self, size: int = 1) -> None:
        self.asked: list[Asked] = []
        self.all: list[BotWorker] = []
        self.pool = BotPool(size, "", 60.0, start=self._start)

    async def _start(self) -> BotWorker:
        self.all.append(BotWorker(self.asked))
        return self.all[-1]

    @property
    def busy(self) -> list[BotWorker]:
        return [worker for worker in self.all if worker.is_busy]


async def turns(count: int = 20) -> None:
    """Let everybody do what can be done without waiting."""
    for _ in range(count):
        await asyncio.sleep(0)
