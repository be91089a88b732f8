"""What every subject of a house stands on, opened from its settings: tasks, time, hints between
nodes, leases, figures and the bots' processes. Knows no subject's service."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from tambo.house.bots.pool import BotPool
from tambo.house.bots.redeal import RedealService
from tambo.house.catalog.games import Catalog
from tambo.house.platform.bus import Bus, InProcessBus
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import DatabaseLeases, Leases, LocalLeases
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.presence import Presence
from tambo.house.platform.shared_clock import SharedClock
from tambo.house.platform.tasks import Supervisor
from tambo.house.settings import Settings


@dataclass(frozen=True, slots=True)
class Foundation:
    settings: Settings
    db: Database
    catalog: Catalog
    credentials: Credentials
    jobs: Supervisor
    now: Now
    presence: Presence
    bus: Bus
    leases: Leases
    metrics: Metrics
    pool: BotPool
    redeals: RedealService


@asynccontextmanager
async def open_foundation(
    settings: Settings, db: Database, catalog: Catalog, credentials: Credentials
) -> AsyncIterator[Foundation]:
    async with AsyncExitStack() as stack:
        jobs = await stack.enter_async_context(Supervisor())
        presence = Presence()
        metrics = Metrics()
        bus = await stack.enter_async_context(_open_bus(settings, presence, jobs))
        if settings.metrics_port is not None:
            stack.callback(metrics.serve(settings.metrics_port))
        pool = BotPool(
            settings.bot_workers,
            settings.decide,
            settings.bot_deadline,
            settings.load,
            metrics=metrics,
        )
        stack.push_async_callback(pool.close)
        yield Foundation(
            settings=settings,
            db=db,
            catalog=catalog,
            credentials=credentials,
            jobs=jobs,
            now=await _clock(settings, db, jobs),
            presence=presence,
            bus=bus,
            leases=DatabaseLeases(db, settings.node) if settings.has_nodes else LocalLeases(),
            metrics=metrics,
            pool=pool,
            redeals=RedealService(pool),
        )


async def _clock(settings: Settings, db: Database, jobs: Supervisor) -> Now:
    """The time of day, the same for all nodes."""
    if not settings.has_nodes:
        return settings.now
    clock = SharedClock(settings.now, db.time)
    await clock.start(jobs)
    return clock


@asynccontextmanager
async def _open_bus(settings: Settings, presence: Presence, jobs: Supervisor) -> AsyncIterator[Bus]:
    if settings.bus_url is None:
        yield InProcessBus()
        return
    from tambo.house.platform.bus_redis import RedisBus

    bus = RedisBus(settings.bus_url, settings.node, presence)
    bus.start(jobs)
    try:
        yield bus
    finally:
        await bus.close()
