"""Who is looking at which table right now: at this node, and as the others say. Never stored.

A node that cannot hear the others, or has only just begun to, can know that a player is here but
not that a player is away.
"""

from collections import Counter
from collections.abc import Callable

from tambo.house.platform.clock import monotonic_time

SECONDS_BELIEVED = 40.0


class Presence:
    """Counts open screens; several screens of one seat are one presence."""

    def __init__(self, now: Callable[[], float] = monotonic_time) -> None:
        self._now = now
        self._complete_from: float | None = 0.0
        self._screens: dict[str, Counter[int]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}
        self._watching: Counter[str] = Counter()
        self._left: list[Callable[[str], None]] = []

    def on_left(self, listener: Callable[[str], None]) -> None:
        """Call a listener with the id of every table that a watching screen here has left."""
        self._left.append(listener)

    def watch(self, table: str, change: int) -> None:
        """Count screens of spectators up or down."""
        self._watching[table] += change
        if self._watching[table] <= 0:
            del self._watching[table]
        if change < 0:
            for listener in self._left:
                listener(table)

    def watching_at(self, table: str) -> int:
        """The screens of spectators at this node."""
        return self._watching.get(table, 0)

    def watchers(self, table: str) -> int:
        """The same, wherever they are."""
        now = self._now()
        said = self._elsewhere.get(table, {}).values()
        return self.watching_at(table) + sum(count for until, _, count in said if until > now)

    def come(self, table: str, seats: list[int]) -> None:
        if seats:
            self._screens.setdefault(table, Counter()).update(seats)

    def go(self, table: str, seats: list[int]) -> None:
        left = self._screens.get(table, Counter()) - Counter(seats)
        if left:
            self._screens[table] = left
        else:
            self._screens.pop(table, None)

    def is_here(self, table: str, seat: int) -> bool:
        if seat in self._screens.get(table, ()):
            return True
        now = self._now()
        said = self._elsewhere.get(table, {})
        return any(seat in seats for until, seats, _ in said.values() if until > now)

    def is_away(self, table: str, seat: int) -> bool:
        """Whether nobody at any node has a screen of the seat open, as far as can be known."""
        is_known = self._complete_from is not None and self._now() >= self._complete_from
        return is_known and not self.is_here(table, seat)

    def lose_others(self) -> None:
        """From now on nothing is heard from other nodes."""
        self._complete_from = None

    def hear_others(self) -> None:
        """From now on other nodes can be heard; soon they will have reported who is there."""
        if self._complete_from is None:
            self._complete_from = self._now() + SECONDS_BELIEVED

    def here_at(self, table: str) -> list[int]:
        """The seats of a table with a screen at this node."""
        return sorted(self._screens.get(table, ()))

    def elsewhere(self, node: str, table: str, seats: list[int], watching: int = 0) -> None:
        """What another node says about a table; believed for a while."""
        now = self._now()
        said = {n: what for n, what in self._elsewhere.get(table, {}).items() if what[0] > now}
        said.pop(node, None)
        if seats or watching:
            said[node] = (now + SECONDS_BELIEVED, seats, watching)
        if said:
            self._elsewhere[table] = said
        else:
            self._elsewhere.pop(table, None)
