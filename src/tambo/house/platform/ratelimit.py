"""Rate limits: token buckets that fill with time and are emptied by requests.

Each kind has a bucket for every person and a much larger one for every address: a school behind
one address must never notice them. Kept in memory, for each node on its own.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tambo.house.platform.clock import monotonic_time
from tambo.house.platform.errors import HouseError

REMEMBERED = 50_000


@dataclass(frozen=True, slots=True)
class Bucket:
    """`size` at once, and `rate` more every second."""

    size: float
    rate: float


@dataclass(frozen=True, slots=True)
class Limit:
    person: Bucket
    address: Bucket


# Rows of a log that a record or a what-if board brings along: seven megabytes a day for a person.
LIMITS: Mapping[str, Limit] = {
    "any": Limit(Bucket(400, 40), Bucket(10_000, 1_000)),
    "change": Limit(Bucket(120, 2), Bucket(6_000, 100)),
    "chat": Limit(Bucket(15, 0.5), Bucket(1_000, 30)),
    "export": Limit(Bucket(4, 0.01), Bucket(200, 0.5)),
    "join": Limit(Bucket(30, 0.5), Bucket(1_500, 30)),
    "message": Limit(Bucket(200, 20), Bucket(10_000, 1_000)),
    "copied-rows": Limit(Bucket(40_000, 0.5), Bucket(400_000, 5)),
    "open": Limit(Bucket(30, 0.2), Bucket(1_500, 10)),
    "rebuild": Limit(Bucket(60, 2), Bucket(3_000, 60)),
    "sign-in": Limit(Bucket(12, 0.05), Bucket(400, 2)),
    "sign-up": Limit(Bucket(8, 0.02), Bucket(300, 0.5)),
    "socket": Limit(Bucket(120, 4), Bucket(6_000, 200)),
}
# Wrong passwords for one name, from wherever they come: slow enough to be no use to a guesser.
GUESSES = Bucket(30, 0.05)


class RateLimits:
    """`is_on` false: nothing is ever too much."""

    def __init__(
        self,
        is_on: bool = True,
        limits: Mapping[str, Limit] = LIMITS,
        clock: Callable[[], float] = monotonic_time,
    ) -> None:
        self._is_on = is_on
        self._limits = limits
        self._clock = clock
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, player_id: str, address: str, amount: int = 1) -> None:
        """Count something asked for; HouseError when it is too much."""
        limit = self._limits[kind]
        if player_id:
            self._take((kind, f"player {player_id}"), limit.person, amount)
        self._take((kind, f"address {address}"), limit.address, amount)

    def guess(self, name_key: str) -> None:
        """Count an attempt to open an account."""
        self._take(("guess", name_key), GUESSES)

    def _take(self, key: tuple[str, str], bucket: Bucket, amount: int = 1) -> None:
        if not self._is_on:
            return
        now = self._clock()
        level, at = self._levels.pop(key, (bucket.size, now))
        level = min(bucket.size, level + (now - at) * bucket.rate)
        is_enough = level >= amount
        self._levels[key] = (level - amount if is_enough else level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        if not is_enough:
            raise HouseError("too-many", seconds=math.ceil((amount - level) / bucket.rate))
