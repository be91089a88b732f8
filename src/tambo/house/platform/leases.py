"""Which node does a piece of work: one at a time, and another one when it dies.

A lease only saves work: two nodes that do the same do no harm, because the log takes one answer.
How long it holds is measured by the database, so no node outlives another by a wrong clock.

Work is named by its kind and a key, so that two kinds of work about one table never meet. Each hold
has a holder of its own: the same node cannot hold a lease twice, and what ends an inner attempt
leaves the outer one alone.
"""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal, Protocol

from tambo.house.platform.database.database import Database
from tambo.house.platform.store_leases import LeaseStore, Taken
from tambo.house.platform.tasks import Guard, Supervisor, report

SECONDS_HELD = 10.0
SECONDS_KEPT = 3.0
TAKEN_OVER_AT_ONCE = 100

Kind = Literal["bots", "clocks", "job"]


class Leases(Protocol):
    def hold(self, kind: Kind, key: str) -> contextlib.AbstractAsyncContextManager[bool]:
        """Whether a piece of work is ours, as long as the context lasts."""

    async def orphans(self, kind: Kind) -> list[str]:
        """The keys of work that was left by a node that died."""


def job_guard(leases: Leases, name: str) -> Guard:
    """One node at a time does a job that all nodes have."""
    return lambda: leases.hold("job", name)


class LocalLeases:
    """A house of one node does all the work."""

    @asynccontextmanager
    async def hold(self, kind: Kind, key: str) -> AsyncIterator[bool]:
        yield True

    async def orphans(self, kind: Kind) -> list[str]:
        return []


class DatabaseLeases:
    """Leases in the database that the nodes share."""

    def __init__(self, db: Database, node: str) -> None:
        self._db = db
        self._node = node
        self._store = LeaseStore()
        self._holds = itertools.count(1)

    @asynccontextmanager
    async def hold(self, kind: Kind, key: str) -> AsyncIterator[bool]:
        name = f"{kind} {key}"
        holder = f"{self._node} {next(self._holds)}"
        if not await self._take(name, holder):
            yield False
            return
        try:
            async with Supervisor() as jobs:
                jobs.forever("lease", lambda: self._keep(name, holder))
                yield True
        finally:
            await self._release(name, holder)

    async def orphans(self, kind: Kind) -> list[str]:
        async with self._db.read() as tx:
            names = await self._store.lapsed(tx, kind, TAKEN_OVER_AT_ONCE)
        return [name.partition(" ")[2] for name in names]

    async def _take(self, name: str, holder: str) -> bool:
        try:
            async with self._db.transaction() as tx:
                return await self._store.take(tx, name, holder, SECONDS_HELD)
        except Taken:
            return False

    async def _keep(self, name: str, holder: str) -> None:
        while True:
            await asyncio.sleep(SECONDS_KEPT)
            try:
                await self._take(name, holder)
            except Exception as error:
                report(error, "lease", lease=name)

    async def _release(self, name: str, holder: str) -> None:
        """A lease that cannot be released lapses: the error is not passed on."""
        try:
            async with self._db.transaction() as tx:
                await self._store.release(tx, name, holder)
        except Exception as error:
            report(error, "lease", lease=name)
