"""When a notification is sent: at once, in a digest, or again after a failure."""

from tambo.house.notifications.wire import Frequency

HOUR = 3600.0
DAY = 24 * HOUR
DIGEST_AT = 7 * HOUR
"""When the day's digest goes out, in seconds after midnight UTC."""

AGAIN = (60.0, 5 * 60.0, 30 * 60.0, 2 * HOUR, 8 * HOUR)
"""How long to wait after each failure; after the last one the notification has failed."""


def due(frequency: Frequency, now: float, grace: float) -> float:
    """When a notification that comes up now goes out."""
    if frequency == "hourly":
        return (now // HOUR + 1) * HOUR
    if frequency == "daily":
        return ((now - DIGEST_AT) // DAY + 1) * DAY + DIGEST_AT
    return now + grace


def again(attempts: int, now: float) -> float | None:
    """When to try again after so many tries; None: never."""
    return now + AGAIN[attempts - 1] if attempts <= len(AGAIN) else None
