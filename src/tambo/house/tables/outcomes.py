"""How matches ended: read where it is kept, worked out once where it is not.

The results of a match are written with its last move. A match that came as a record, or that ended
before results were kept, has none yet: they are worked out here from the log when first needed, and
are kept from then on like all others.
"""

from tambo.core.outcome import Outcome
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.outage import is_outage
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.registry import Registry
from tambo.house.tables.results import places_of
from tambo.house.tables.store_results import Places, add_results, results_at


def has_result(stored: TableSnapshot) -> bool:
    """Whether a match was played to its end; one that was ended before has a reason."""
    return stored.row.status == "over" and stored.row.reason is None


class UnknownOutcome(Exception):
    """Not kept, and these rules cannot replay the log; the cause says why."""


class Outcomes:
    def __init__(self, db: Database, registry: Registry) -> None:
        self._db = db
        self._registry = registry

    async def results_of(self, stored: TableSnapshot) -> Places:
        """Of a match; none if it is not over or ended without one; UnknownOutcome."""
        if not has_result(stored):
            return {}
        table = stored.row.id
        async with self._db.read() as tx:
            kept = (await results_at(tx, [table])).get(table)
        return await self._work_out(stored) if kept is None else kept

    async def _work_out(self, stored: TableSnapshot) -> Places:
        outcome = await self.outcome_of(stored)
        if outcome is None:
            return {}
        places = places_of(outcome)
        async with self._db.transaction() as tx:
            await add_results(tx, stored.row.id, places)
        return places

    async def outcome_of(self, stored: TableSnapshot) -> Outcome | None:
        """From the log: also what is not kept, the way it ended for instance; UnknownOutcome."""
        known = self._registry.loaded(stored.row.id)
        if known is not None and known.row.changes == stored.row.changes:
            return known.match.outcome
        try:
            live = await self._registry.rebuilder.seen_again(stored.row.id)
        except Exception as error:
            if is_outage(error):
                raise
            raise UnknownOutcome from error
        return live.match.outcome
