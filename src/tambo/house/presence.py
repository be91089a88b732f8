"""Who is looking at which table right now. Known to this process only, never stored."""

from collections import Counter


class Presence:
    """Counts open screens; several screens of one seat are one presence."""

    def __init__(self) -> None:
        self._screens: Counter[tuple[str, int]] = Counter()

    def come(self, table: str, seats: list[int]) -> None:
        for seat in seats:
            self._screens[table, seat] += 1

    def go(self, table: str, seats: list[int]) -> None:
        for seat in seats:
            self._screens[table, seat] -= 1
            if self._screens[table, seat] <= 0:
                del self._screens[table, seat]

    def is_here(self, table: str, seat: int) -> bool:
        return (table, seat) in self._screens
