"""Keeps an error that lasts from filling the log: repeated lines are counted.

The same error for the same reason is logged once, then as a count at growing intervals, then again
when it is over. While the database is away or full every table fails for that reason, so the table
does not matter then; any other error is logged once for each table.
"""

import sys
from collections.abc import Callable, Hashable, MutableMapping
from dataclasses import dataclass
from typing import Any

import structlog

from tambo.house.platform.clock import monotonic_time
from tambo.house.platform.database.outage import is_outage, said_by_database

FIRST_COUNT_AFTER = 10.0
LONGEST_BETWEEN_COUNTS = 600.0
SECONDS_OF_QUIET = 30.0
LIMITED = ("warning", "error", "critical")
STORAGE = "storage"
ABOUT = ("table", "name", "path", "seat")
"""What makes two errors with the same cause different."""

Line = MutableMapping[str, Any]
Key = tuple[Hashable, ...]


@dataclass(slots=True)
class RepeatedError:
    event: str
    began: float
    last: float
    interval: float
    next_count: float
    count: int = 1
    untold: int = 0


class Repeats:
    """A processor of structlog. Must come before errors are made into text."""

    def __init__(self, now: Callable[[], float] = monotonic_time) -> None:
        self._now = now
        self._errors: dict[Key, RepeatedError] = {}

    def __call__(self, _logger: Any, _name: str, line: Line) -> Line:
        key = _key_of(line)
        if key is None:
            return line
        now = self._now()
        known = self._errors.get(key)
        if known is None:
            event = str(line["event"])
            first = FIRST_COUNT_AFTER
            self._errors[key] = RepeatedError(event, now, now, first, now + first)
            return line
        known.last = now
        known.count += 1
        known.untold += 1
        if now < known.next_count:
            raise structlog.DropEvent
        line["repeated"] = known.untold
        if isinstance(error := _error_of(line), Exception):
            # The first line has the traceback.
            line["exc_info"], line["why"] = None, type(error).__name__
        known.untold = 0
        known.interval = min(2 * known.interval, LONGEST_BETWEEN_COUNTS)
        known.next_count = now + known.interval
        return line

    def over(self) -> list[RepeatedError]:
        """The errors that have not occurred for a while; they are dropped."""
        quiet = self._now() - SECONDS_OF_QUIET
        ended = {key: one for key, one in self._errors.items() if one.last < quiet}
        for key in ended:
            del self._errors[key]
        return [one for one in ended.values() if one.count > 1]


REPEATS = Repeats()
"""Of this process, as the log is."""


async def log_what_is_over() -> None:
    logger = structlog.get_logger("tambo.house.log")
    for one in REPEATS.over():
        seconds = round(one.last - one.began, 1)
        logger.warning("error.over", error=one.event, count=one.count, seconds=seconds)


def _key_of(line: Line) -> Key | None:
    """What makes two lines the same error; None for other lines."""
    if line.get("level") not in LIMITED:
        return None
    error = _error_of(line)
    if isinstance(error, Exception):
        if not is_outage(error):
            about = tuple(str(line.get(name)) for name in ABOUT)
            return (line["event"], type(error).__name__, _place(error), *about)
        return (line["event"], type(error).__name__, said_by_database(error) or "")
    why = line.get("why")
    if isinstance(why, str) and why.isidentifier() and why[0].isupper():
        # While the database is away only the kind of an error is logged.
        return (line["event"], why)
    return (line["event"], STORAGE) if line.get("code") == STORAGE else None


def _error_of(line: Line) -> Any:
    error = line.get("exc_info")
    return sys.exc_info()[1] if error is True else error


def _place(error: Exception) -> tuple[str, int]:
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    return ("", 0) if at is None else (at.tb_frame.f_code.co_filename, at.tb_lineno)
