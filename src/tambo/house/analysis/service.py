"""What a player can do with a finished match: open what-if boards from it, and find them again."""

from tambo.house.analysis.evaluation import Evaluations
from tambo.house.analysis.what_if import from_step
from tambo.house.analysis.wire import Evaluation, WhatIfRequest
from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now
from tambo.house.tables.cards import TableCards
from tambo.house.tables.model import Store
from tambo.house.tables.opening import TableOpening
from tambo.house.tables.registry import Registry
from tambo.house.tables.wire import TableSummary

LISTED = 20


class Reviews:
    def __init__(
        self,
        registry: Registry,
        opening: TableOpening,
        cards: TableCards,
        store: Store,
        catalog: Catalog,
        evaluations: Evaluations,
        now: Now,
    ) -> None:
        self._registry = registry
        self._opening = opening
        self._cards = cards
        self._store = store
        self._catalog = catalog
        self.evaluations = evaluations
        self._now = now

    async def evaluation(self, table: str, player_id: str = "") -> Evaluation:
        return await self.evaluations.of(table, player_id)

    async def fork(self, table: str, wish: WhatIfRequest, player_id: str) -> TableSummary:
        """A what-if board for the caller, from a moment of a finished match; HouseError."""
        live = await self._registry.live(table)
        stored, match, at = live.stored, live.match.clone(), self._now()
        new = await self._registry.rebuilder.aside(
            lambda: from_step(stored, match, wish, player_id, self._catalog, at)
        )
        return await self._opening.open_made(new, player_id)

    async def what_ifs(self, table: str, player_id: str) -> list[TableSummary]:
        """The what-if boards a guest has made of a table, newest first."""
        await self._registry.stored(table)
        found = await self._store.what_ifs(table, player_id, LISTED)
        return await self._cards.cards_for(found, player_id)
