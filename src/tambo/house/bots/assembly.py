"""Opens the bots' processes, and starts what asks them at tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tambo.house.bots.pool import BotPool
from tambo.house.bots.redeal import RedealService
from tambo.house.bots.runner import BotRunner, WantedMatches
from tambo.house.platform.foundation import Foundation
from tambo.house.tables.assembly import TableServices


@asynccontextmanager
async def open_pool(base: Foundation) -> AsyncIterator[BotPool]:
    settings = base.settings
    pool = BotPool(
        settings.bot_workers,
        settings.decide,
        settings.bot_deadline,
        settings.load,
        metrics=base.metrics,
    )
    try:
        yield pool
    finally:
        await pool.close()


def start_bots(
    base: Foundation,
    tables: TableServices,
    *,
    pool: BotPool,
    redeals: RedealService,
    wanted: WantedMatches,
) -> None:
    BotRunner(
        tables.registry,
        tables.commands,
        tables.changes,
        base.presence,
        base.metrics,
        tables.reader,
        pool,
        base.settings.bot_delay,
        base.jobs,
        base.leases,
        redeals=redeals,
        known_seeds=base.settings.known_seeds,
        courtesy=base.settings.bot_courtesy,
        wanted=wanted,
    ).start()
