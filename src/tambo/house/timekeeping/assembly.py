"""Builds what keeps the time of tables: those who leave, their vacations, timeouts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tambo.house.catalog.games import Catalog
from tambo.house.platform.foundation import Foundation
from tambo.house.tables.assembly import TableServices
from tambo.house.timekeeping.leaving import LeaveSeat, LeaveService
from tambo.house.timekeeping.opening_hours import OpeningHours
from tambo.house.timekeeping.store import HoursStore, TimeoutStore, VacationStore
from tambo.house.timekeeping.timeouts import Timeouts
from tambo.house.timekeeping.vacations import Vacations


def build_leaving(
    base: Foundation, tables: TableServices, *, catalog: Catalog, leave_seat: LeaveSeat
) -> LeaveService:
    return LeaveService(
        tables.registry,
        tables.commands,
        tables.access,
        tables.cards,
        base.presence,
        leave_seat,
        base.db,
        TimeoutStore(),
        catalog,
        base.now,
    )


def build_vacations(base: Foundation, tables: TableServices) -> Vacations:
    return Vacations(tables.changes, base.db, VacationStore(), base.now)


@asynccontextmanager
async def open_timeouts(
    base: Foundation, tables: TableServices, leave_service: LeaveService
) -> AsyncIterator[Timeouts]:
    db, registry = base.db, tables.registry
    hours = OpeningHours(registry, db, HoursStore(), base.bus, base.now, base.settings.closed_after)
    timeouts = Timeouts(registry, db, TimeoutStore(), hours, leave_service, base.leases)
    await timeouts.start(base.jobs)
    try:
        yield timeouts
    finally:
        await timeouts.close()
