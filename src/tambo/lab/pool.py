"""Chunks of work over several processes, in order, with progress reported as they come in."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def default_workers() -> int:
    """As many processes as this one may use processors."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def run_jobs(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int | None
) -> Iterator[tuple[int, Result]]:
    """The number and the result of each job, as they are finished.

    With one worker everything happens in this process. New processes are spawned, not forked, so
    a caller with threads or sockets is safe; a script that calls this needs the usual
    `if __name__ == "__main__"`.
    """
    count = default_workers() if workers is None else workers
    if count < 1:
        raise ValueError("at least one worker is needed")
    if count == 1 or len(jobs) <= 1:
        for number, job in enumerate(jobs):
            yield number, work(job)
        return
    with ProcessPoolExecutor(min(count, len(jobs)), mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(work, job): number for number, job in enumerate(jobs)}
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        finally:
            for future in waiting:
                future.cancel()
