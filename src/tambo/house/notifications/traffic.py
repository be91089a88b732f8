"""How much is sent to a receiver at a time: what may be sent now, and when to try the rest.

A receiver is known by its host. One that does not answer does not hold up others: it gets few
connections until something has arrived there, and after some failures in a row it rests, longer
each time. Known to this process only; the outbox keeps what has to wait.
"""

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field

AT_ONCE = 32
"""Messages under way. Half of these places are for receivers that have been reached before."""

UNPROVEN_AT_ONCE = 16
HOST_AT_ONCE = 8
NEW_HOST_AT_ONCE = 2
FAILURES_BEFORE_REST = 3
RESTS = (30.0, 60.0, 300.0, 1800.0)
SECONDS_ASIDE = 5.0
"""How long at least something waits for which there is no place now."""

SECONDS_BETWEEN_MESSAGES = 60.0
"""What comes up for a channel in between goes out together."""

WAITING = 200
"""Messages that wait for a place at receivers that answer quickly."""

SECONDS_QUICK = 1.0
HOSTS_KNOWN = 2000
FIRST_GUESS = 0.2
MOST_ASIDE = 20.0


@dataclass(slots=True, eq=False)
class Host:
    """`message_seconds` is how long a message takes, `next_at` when the next queued one may go."""

    busy: int = 0
    failures: int = 0
    is_proven: bool = False
    rests_until: float = 0.0
    message_seconds: float = FIRST_GUESS
    next_at: float = 0.0
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)

    @property
    def is_quick(self) -> bool:
        """Whether waiting for it holds nobody up for long."""
        return self.is_proven and not self.failures and self.message_seconds < SECONDS_QUICK

    @property
    def limit(self) -> int:
        if self.failures >= FAILURES_BEFORE_REST:
            return 1
        return HOST_AT_ONCE if self.is_proven and not self.failures else NEW_HOST_AT_ONCE

    def wake(self) -> None:
        """The next one that waits may look again."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                break


class Traffic:
    def __init__(self) -> None:
        self._hosts: OrderedDict[str, Host] = OrderedDict()
        self._unproven = Host()
        self._told: OrderedDict[str, float] = OrderedDict()
        self.under_way = 0
        self.waiting = 0
        self.last_arrival = 0.0

    @property
    def is_full(self) -> bool:
        return self.under_way >= AT_ONCE or self.waiting >= WAITING

    def admit(self, name: str, now: float) -> "Passage | float | None":
        """A place at a receiver; or when to ask again; or None: it answers quickly, so wait there
        for a place (`enter`)."""
        host = self._host(name)
        if now < host.rests_until:
            return host.rests_until
        if self.is_full:
            return now + SECONDS_ASIDE
        if host.busy >= host.limit:
            return None if host.is_quick else _aside(host, host.limit, now)
        if not host.is_proven and self._unproven.busy >= UNPROVEN_AT_ONCE:
            return _aside(self._unproven, UNPROVEN_AT_ONCE, now)
        return Passage(self, host)

    async def enter(self, name: str) -> "Passage | None":
        """A place at a receiver; None if it has turned out not to answer quickly any more."""
        host = self._host(name)
        while host.busy >= host.limit:
            if not host.is_quick:
                host.wake()
                return None
            turn = asyncio.get_running_loop().create_future()
            host.waiting.append(turn)
            self.waiting += 1
            try:
                await turn
            finally:
                self.waiting -= 1
                if turn in host.waiting:
                    host.waiting.remove(turn)
        return Passage(self, host)

    def wait_for_channel(self, channel: str, now: float) -> float | None:
        """The same for a channel that has just been sent a message."""
        free = self._told.get(channel, 0.0) + SECONDS_BETWEEN_MESSAGES
        return free if now < free else None

    def told(self, channel: str, now: float) -> None:
        self._told.pop(channel, None)
        self._told[channel] = now
        while self._told and next(iter(self._told.values())) <= now - SECONDS_BETWEEN_MESSAGES:
            self._told.popitem(last=False)

    def _host(self, name: str) -> Host:
        host = self._hosts.setdefault(name, Host())
        self._hosts.move_to_end(name)
        if len(self._hosts) > HOSTS_KNOWN:
            oldest = next(iter(self._hosts))
            if not self._hosts[oldest].busy and not self._hosts[oldest].waiting:
                del self._hosts[oldest]
        return host


class Passage:
    """A message under way: holds its places until it has ended."""

    def __init__(self, traffic: Traffic, host: Host) -> None:
        self._traffic = traffic
        self._host = host
        self._places = [host] if host.is_proven else [host, traffic._unproven]
        traffic.under_way += 1
        for place in self._places:
            place.busy += 1

    def end(self, has_answered: bool | None, seconds: float, now: float) -> None:
        """`has_answered`: whether the receiver is well; None if it was never asked."""
        self._traffic.under_way -= 1
        for place in self._places:
            place.busy -= 1
            if has_answered is not None:
                place.message_seconds += (seconds - place.message_seconds) / 8
        if has_answered:
            self._host.failures, self._host.is_proven = 0, True
            self._traffic.last_arrival = now
        elif has_answered is False:
            self._host.failures += 1
            self._host.is_proven = False
            step = self._host.failures - FAILURES_BEFORE_REST
            if step >= 0:
                self._host.rests_until = now + RESTS[min(step, len(RESTS) - 1)]
        self._host.wake()


def _aside(place: Host, limit: int, now: float) -> float:
    """A time for each in turn, at the speed of those before it."""
    place.next_at = max(place.next_at, now + SECONDS_ASIDE) + place.message_seconds / limit
    place.next_at = min(place.next_at, now + MOST_ASIDE)
    return place.next_at
