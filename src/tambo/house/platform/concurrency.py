"""How much of a kind may be open at once, by person and by address. Counts on each node alone."""

from collections import Counter

from tambo.house.platform.errors import HouseError


class ConcurrencyLimit:
    """`code` is what one too many is answered with. `is_on` false: none is one too many."""

    def __init__(self, code: str, by_player: int, by_address: int, *, is_on: bool = True) -> None:
        self._code = code
        self._by_player = by_player
        self._by_address = by_address
        self._is_on = is_on
        self._open: Counter[str] = Counter()

    def enter(self, player_id: str, address: str) -> tuple[str, ...]:
        """Count one more, until what is returned is given to `leave`; HouseError. A person without
        a cookie yet is "" and counts for the address alone."""
        most = {f"address {address}": self._by_address}
        if player_id:
            most[f"person {player_id}"] = self._by_player
        if self._is_on and any(self._open[key] >= limit for key, limit in most.items()):
            raise HouseError(self._code, seconds=1)
        self._open.update(most.keys())
        return tuple(most)

    def leave(self, keys: tuple[str, ...]) -> None:
        for key in keys:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
