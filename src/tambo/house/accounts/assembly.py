"""Builds accounts, and the pages that show what people have played."""

from tambo.house.accounts.passwords import Passwords
from tambo.house.accounts.profiles import Profiles
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitors
from tambo.house.accounts.store import AccountStore
from tambo.house.catalog.games import Catalog
from tambo.house.platform.database.personal_data import PersonalData
from tambo.house.platform.foundation import Foundation
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.tables.assembly import TableServices
from tambo.house.tables.store_results import ResultStore


def build_accounts(
    base: Foundation,
    tables: TableServices,
    *,
    catalog: Catalog,
    visitors: Visitors,
    limits: RateLimits,
    data: PersonalData,
) -> tuple[Accounts, Profiles]:
    people = AccountStore()
    accounts = Accounts(
        base.db,
        people,
        visitors,
        limits,
        base.credentials,
        Passwords(base.settings.password_memory),
        catalog.levels(),
        data,
        tables.changes.publish_forgotten,
        base.now,
    )
    profiles = Profiles(
        base.db,
        people,
        accounts,
        tables.registry,
        tables.cards,
        tables.replays,
        tables.reader,
        ResultStore(),
    )
    return accounts, profiles
