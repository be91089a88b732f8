"""Builds tournaments, and starts what carries them on."""

from tambo.house.catalog.games import Catalog
from tambo.house.platform.foundation import Foundation
from tambo.house.platform.leases import job_guard
from tambo.house.tables.assembly import TableServices
from tambo.house.tables.names import AccountNames
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tournaments.progress import Progress
from tambo.house.tournaments.service import Tournaments

SECONDS_BETWEEN_SWEEPS = 20.0


def start_tournaments(
    base: Foundation,
    tables: TableServices,
    *,
    catalog: Catalog,
    setups: PreparedSetups,
    account_names: AccountNames,
) -> Tournaments:
    progress = Progress(
        tables.registry,
        tables.commands,
        tables.opening,
        setups,
        account_names,
        base.db,
        catalog,
        tables.outcomes,
        base.now,
    )
    tournaments = Tournaments(
        progress,
        tables.registry,
        tables.changes,
        account_names,
        base.db,
        catalog,
        base.jobs,
        base.now,
    )
    tournaments.start()
    guard = job_guard(base.leases, "tournaments")
    base.jobs.every(SECONDS_BETWEEN_SWEEPS, "tournaments", tournaments.sweep, guard)
    return tournaments
