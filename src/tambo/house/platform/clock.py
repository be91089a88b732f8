"""The time as the house reads it, here and nowhere else: tests can turn the hands.

Waits of the event loop are measured by its own clock.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime

Now = Callable[[], float]


def system_time() -> float:
    """Seconds from 1970, by the clock of this machine."""
    return time.time()


def monotonic_time() -> float:
    """Seconds that nobody can turn back: for how long something takes, never for when it was."""
    return time.monotonic()


def date_of(moment: float) -> str:
    """The day of a moment, in UTC: 2026-03-01."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def minute_of(moment: float) -> str:
    """A moment as people read it: 2026-03-01 18:30 UTC."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M UTC")
