"""How often a bot has failed at the same question, and how long to wait before the next try.

Late is not failed: a late answer never counts against a bot. Owns no clock but the monotonic one.
"""

from collections import Counter
from collections.abc import Callable
from enum import Enum, auto

from tambo.house.platform.clock import monotonic_time

TRIES = 3
SECONDS_AFTER_FAILURE = 0.5
SECONDS_AFTER_LATENESS = 0.05
LONGEST_REST = 8.0


class Answer(Enum):
    """What came of asking a bot."""

    GIVEN = auto()
    HELD_BACK = auto()
    LATE = auto()
    FAILED = auto()


class Attempts:
    """Counted for each seat and each of its decisions."""

    def __init__(self, now: Callable[[], float] = monotonic_time) -> None:
        self._now = now
        self._failures: Counter[tuple[int, int]] = Counter()
        self._latenesses: Counter[tuple[int, int]] = Counter()
        self._until: dict[tuple[int, int], float] = {}

    def count(self, seat: int, decision: int, answer: Answer) -> None:
        key = seat, decision
        if answer is Answer.FAILED:
            self._failures[key] += 1
            self._rest(key, SECONDS_AFTER_FAILURE, self._failures[key])
        elif answer is Answer.LATE:
            self._latenesses[key] += 1
            self._rest(key, SECONDS_AFTER_LATENESS, self._latenesses[key])

    def _rest(self, key: tuple[int, int], first: float, count: int) -> None:
        self._until[key] = self._now() + min(first * 2 ** min(count - 1, 10), LONGEST_REST)

    def rest(self, seat: int, decision: int) -> float:
        """For how many seconds more the seat is not to be asked this."""
        return max(0.0, self._until.get((seat, decision), 0.0) - self._now())

    def is_replaced(self, seat: int, decision: int) -> bool:
        """Whether any legal choice is to be made in the bot's place."""
        return self._failures[seat, decision] >= TRIES

    def are_used_up(self, seat: int, decision: int) -> bool:
        """Whether that has failed, too."""
        return self._failures[seat, decision] > TRIES
