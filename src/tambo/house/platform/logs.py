"""The house's log: one JSON object a line. Never a view, a choice, a seed, a token, a cookie.

So an error is logged with its kind and where it was raised; its message, which may quote anything,
is kept only where it comes from the system or the database, whose parameters are hidden.
"""

import contextlib
import json
import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

from tambo.house.platform.database.outage import said_by_database
from tambo.house.platform.repeats import REPEATS

LEVELS = ("debug", "info", "warning", "error")


def set_up_logs(level: str) -> None:
    """Send everything from `level` up to the standard error stream."""
    number = getattr(logging, level.upper())
    stream: Any = _Patient(sys.stderr)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            REPEATS,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _tell_error,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[handler], force=True)


class _Patient:
    """A stream that may lie on a full disk: a line that cannot be written is lost, no more."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self._stream.flush()


def told(error: BaseException) -> dict[str, Any]:
    """An error without its message, unless that is harmless."""
    frames = traceback.extract_tb(error.__traceback__)
    story: dict[str, Any] = {
        "kind": type(error).__name__,
        "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
    if isinstance(error, OSError):
        story["message"] = str(error.strerror)
    elif (said := said_by_database(error)) is not None:
        story["message"] = said
    cause = error.__cause__ or error.__context__
    if cause is not None:
        story["cause"] = told(cause)
    return story


def _tell_error(_logger: Any, _name: str, line: MutableMapping[str, Any]) -> Any:
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        line["error"] = told(error)
    return line


class _JsonLines(logging.Formatter):
    """The same shape for what libraries log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "event": record.getMessage(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "timestamp": self.formatTime(record),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = told(record.exc_info[1])
        return json.dumps(line)
