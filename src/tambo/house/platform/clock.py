"""The time of day as the house reads it, here and nowhere else: tests can turn the hands."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

Now = Callable[[], float]


def system_time() -> float:
    """Seconds from 1970, by the clock of this machine."""
    return time.time()


def date_of(moment: float) -> str:
    """The day of a moment, in UTC: 2026-03-01."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()
