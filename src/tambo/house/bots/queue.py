"""Which question comes next: a queue that is fair by owner.

Start-time fair queueing. Every owner has a virtual time, the seconds of thinking used so far; the
next question is one of the owner who has used least. An owner who comes, or comes back, begins at
the time of those who are served now: being idle saves nothing up, and a single question waits for
at most one question of every other owner. What a question is expected to cost is charged when
it is taken, and corrected when it is known how long it took.

Knows no worker, no process and no clock.
"""

import heapq
import itertools
from typing import Generic, TypeVar

T = TypeVar("T")
IDLE_FACTOR = 8.0
"""Idle work is charged this many times its cost, so it gets less while others wait, too."""

Flow = tuple[str, bool]


class _Account:
    """What one owner has used, and what waits."""

    def __init__(self, at: float) -> None:
        self.at = at
        self.waiting: list[tuple[int, int]] = []
        self.running = 0


class FairQueue(Generic[T]):
    """Items wait by owner; of one owner's, the more urgent first (0 is the most urgent)."""

    def __init__(self) -> None:
        self._now = 0.0
        self._numbers = itertools.count()
        self._accounts: dict[Flow, _Account] = {}
        self._items: dict[int, T] = {}
        self._tickets: dict[int, tuple[Flow, float]] = {}

    def __len__(self) -> int:
        return len(self._items)

    def put(
        self, item: T, owner: str, seconds: float, *, urgency: int = 0, when_idle: bool = False
    ) -> int:
        """Let an item wait; the number of its ticket."""
        flow = owner, when_idle
        account = self._accounts.get(flow)
        if account is None:
            account = self._accounts[flow] = _Account(self._now)
        elif not account.waiting and not account.running:
            account.at = max(account.at, self._now)
        ticket = next(self._numbers)
        heapq.heappush(account.waiting, (urgency, ticket))
        self._items[ticket] = item
        self._tickets[ticket] = flow, seconds * (IDLE_FACTOR if when_idle else 1.0)
        return ticket

    def drop(self, ticket: int) -> bool:
        """Take an item out that is no longer wanted; False if it is not waiting."""
        if ticket not in self._items:
            return False
        del self._items[ticket]
        flow, _ = self._tickets.pop(ticket)
        account = self._accounts[flow]
        account.waiting = [entry for entry in account.waiting if entry[1] != ticket]
        heapq.heapify(account.waiting)
        self._forget_idle()
        return True

    def take(self) -> tuple[int, T] | None:
        """The next item with its ticket, to be handed to `charge` when it is done."""
        ready = [account for account in self._accounts.values() if account.waiting]
        if not ready:
            return None
        account = min(ready, key=lambda one: (one.at, one.waiting[0]))
        _, ticket = heapq.heappop(account.waiting)
        self._now = max(self._now, account.at)
        account.at += self._tickets[ticket][1]
        account.running += 1
        return ticket, self._items.pop(ticket)

    def charge(self, ticket: int, seconds: float) -> None:
        """A taken item is done; charge what it took instead of what was expected."""
        flow, expected = self._tickets.pop(ticket)
        account = self._accounts[flow]
        account.running -= 1
        account.at += seconds * (IDLE_FACTOR if flow[1] else 1.0) - expected
        self._forget_idle()

    def _forget_idle(self) -> None:
        """Those who have nothing here and owe nothing are as good as new."""
        is_empty = not self._tickets
        self._accounts = {
            flow: account
            for flow, account in self._accounts.items()
            if account.waiting or account.running or (account.at > self._now and not is_empty)
        }
