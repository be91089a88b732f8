"""Starts everything about notifications on the tables whose turns they tell of."""

from tambo.house.catalog.games import Catalog
from tambo.house.notifications.jobs import NotificationJobs
from tambo.house.notifications.store import NotificationStore
from tambo.house.platform.foundation import Foundation
from tambo.house.tables.assembly import TableServices
from tambo.house.tables.names import AccountNames


def start_notifications(
    base: Foundation, tables: TableServices, *, catalog: Catalog, account_names: AccountNames
) -> NotificationJobs:
    jobs = NotificationJobs(
        base.settings,
        base.db,
        tables.registry,
        tables.changes,
        base.presence,
        catalog,
        account_names,
        NotificationStore(),
        base.credentials,
        base.jobs,
        base.leases,
        base.now,
    )
    jobs.start()
    return jobs
