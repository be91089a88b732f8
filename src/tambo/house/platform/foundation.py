"""What every subject of a house stands on, opened from its settings: tasks, time, hints between
nodes, leases and figures. Knows no subject."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from tambo.house.platform.bus import Bus, InProcessBus
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import DatabaseLeases, Leases, LocalLeases
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.presence import Presence
from tambo.house.platform.repeats import log_what_is_over
from tambo.house.platform.shared_clock import SharedClock
from tambo.house.platform.tasks import Supervisor
from tambo.house.settings import Settings

SECONDS_TO_TELL = 5.0


@dataclass(frozen=True, slots=True)
class Foundation:
    settings: Settings
    db: Database
    credentials: Credentials
    jobs: Supervisor
    now: Now
    presence: Presence
    bus: Bus
    leases: Leases
    metrics: Metrics


@asynccontextmanager
async def open_foundation(
    settings: Settings, db: Database, credentials: Credentials
) -> AsyncIterator[Foundation]:
    async with AsyncExitStack() as stack:
        jobs = await stack.enter_async_context(Supervisor())
        jobs.every(SECONDS_TO_TELL, "log", log_what_is_over)
        presence = Presence()
        metrics = Metrics()
        bus = await stack.enter_async_context(_open_bus(settings, presence, jobs))
        if settings.metrics_port is not None:
            stack.callback(metrics.serve(settings.metrics_port))
        yield Foundation(
            settings=settings,
            db=db,
            credentials=credentials,
            jobs=jobs,
            now=await _clock(settings, db, jobs),
            presence=presence,
            bus=bus,
            leases=DatabaseLeases(db, settings.node) if settings.has_nodes else LocalLeases(),
            metrics=metrics,
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
