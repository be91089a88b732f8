"""Builds ratings, and starts what judges the matches that are over."""

from tambo.house.catalog.games import Catalog
from tambo.house.platform.foundation import Foundation
from tambo.house.platform.leases import job_guard
from tambo.house.ratings.service import Ratings
from tambo.house.tables.assembly import TableServices
from tambo.house.tables.names import AccountNames

SECONDS_BETWEEN_SWEEPS = 20.0


def start_ratings(
    base: Foundation, tables: TableServices, *, catalog: Catalog, account_names: AccountNames
) -> Ratings:
    ratings = Ratings(
        tables.registry,
        tables.changes,
        account_names,
        base.db,
        catalog,
        tables.outcomes,
        base.jobs,
    )
    ratings.start()
    guard = job_guard(base.leases, "ratings")
    base.jobs.every(SECONDS_BETWEEN_SWEEPS, "ratings", ratings.sweep, guard)
    return ratings
