"""The next match of the same people: offered once, accepted by the others."""

from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now
from tambo.house.platform.errors import HouseError
from tambo.house.tables.access import check_over
from tambo.house.tables.creation import from_predecessor
from tambo.house.tables.joining import TableJoining
from tambo.house.tables.model import DEPARTED, SuccessorTaken, TableSnapshot
from tambo.house.tables.opening import TableOpening
from tambo.house.tables.reader import TableReader
from tambo.house.tables.registry import Registry
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.wire import TableSummary


class Rematches:
    def __init__(
        self,
        registry: Registry,
        reader: TableReader,
        opening: TableOpening,
        joining: TableJoining,
        catalog: Catalog,
        setups: PreparedSetups,
        now: Now,
    ) -> None:
        self._registry = registry
        self._reader = reader
        self._opening = opening
        self._joining = joining
        self._catalog = catalog
        self._setups = setups
        self._now = now

    async def again(self, table: str, player_id: str) -> TableSummary:
        """Offer the next match to the same people, or accept the one that is offered."""
        stored = await self._registry.stored(table)
        _check_may_ask(stored, player_id)
        if stored.successor is not None:
            return await self._joining.accept(stored.successor, player_id)
        try:
            new = await from_predecessor(
                stored, player_id, self._catalog, self._setups, at=self._now()
            )
            return await self._opening.open_made(new, player_id, stored.terms)
        except SuccessorTaken:
            fresh = await self._reader.table(table)
            assert fresh is not None
            assert fresh.successor is not None
            return await self._joining.accept(fresh.successor, player_id)


def _check_may_ask(stored: TableSnapshot, player_id: str) -> None:
    """HouseError unless the guest was there and the match can be played again."""
    if player_id != stored.row.owner_id and player_id not in [
        chair.player_id for chair in stored.seats
    ]:
        raise HouseError("seat.foreign")
    check_over(stored)
    if any(chair.state == DEPARTED for chair in stored.seats):
        raise HouseError("table.departed")
    if stored.row.is_what_if:
        raise HouseError("table.what-if")
