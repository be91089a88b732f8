"""Subjects of a house over the tables of a test, each handed the parts it uses."""

from typing import Any

from tambo.house.accounts.profiles import Profiles
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.store import AccountStore
from tambo.house.analysis.coaching import Coaching
from tambo.house.analysis.evaluation import Evaluations
from tambo.house.analysis.service import Reviews
from tambo.house.bots.pool import BotPool
from tambo.house.bots.runner import BotRunner
from tambo.house.catalog.games import Catalog
from tambo.house.chat.blocks import Blocks
from tambo.house.chat.service import Chat, Check
from tambo.house.chat.store import ChatStore
from tambo.house.lobby.service import Lobby
from tambo.house.notifications.jobs import NotificationJobs
from tambo.house.notifications.store import NotificationStore
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import Leases
from tambo.house.platform.tasks import Supervisor
from tambo.house.ratings.service import Ratings
from tambo.house.settings import Settings
from tambo.house.tables.model import Store
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.proposals import Proposals, TermsRules
from tambo.house.tables.store_results import ResultStore
from tambo.house.timekeeping.leaving import LeaveSeat, LeaveService
from tambo.house.timekeeping.store import TimeoutStore
from tambo.house.tournaments.progress import Progress
from tambo.house.tournaments.service import Tournaments
from tests.house.units import Tables


def proposals_over(
    tables: Tables, db: Database, terms_rules: TermsRules, jobs: Supervisor
) -> Proposals:
    registry, commands, changes = tables.registry, tables.commands, tables.changes
    access, cards = tables.access, tables.cards
    return Proposals(registry, commands, changes, access, cards, db, terms_rules, jobs, tables.now)


def runner_over(
    tables: Tables,
    store: Store,
    pool: BotPool,
    delay: float,
    jobs: Supervisor,
    leases: Leases | None = None,
    **more: Any,
) -> BotRunner:
    return BotRunner(
        tables.registry,
        tables.commands,
        tables.changes,
        tables.presence,
        tables.metrics,
        store,
        pool,
        delay,
        jobs,
        leases,
        **more,
    )


def lobby_over(
    tables: Tables,
    db: Database,
    catalog: Catalog,
    credentials: Credentials,
    blocks: Blocks | None = None,
) -> Lobby:
    return Lobby(
        tables.registry,
        tables.commands,
        tables.opening,
        tables.joining,
        tables.cards,
        tables.access,
        tables.setups,
        db,
        catalog,
        credentials,
        tables.account_names,
        tables.now,
        blocks,
    )


def leavers_over(
    tables: Tables, leave_seat: LeaveSeat, db: Database, rows: TimeoutStore, catalog: Catalog
) -> LeaveService:
    return LeaveService(
        tables.registry,
        tables.commands,
        tables.access,
        tables.cards,
        tables.presence,
        leave_seat,
        db,
        rows,
        catalog,
        tables.now,
    )


def profiles_over(
    db: Database,
    people: AccountStore,
    accounts: Accounts,
    tables: Tables,
    store: Store,
    results: ResultStore,
) -> Profiles:
    registry, cards, replays = tables.registry, tables.cards, tables.replays
    return Profiles(db, people, accounts, registry, cards, replays, store, results)


def reviews_over(
    tables: Tables, store: Store, catalog: Catalog, evaluations: Evaluations, now: Now
) -> Reviews:
    return Reviews(tables.registry, tables.opening, tables.cards, store, catalog, evaluations, now)


def coaching_over(
    tables: Tables, catalog: Catalog, pool: BotPool, credentials: Credentials, now: Now
) -> Coaching:
    return Coaching(
        tables.registry,
        tables.access,
        tables.replays,
        tables.opening,
        catalog,
        pool,
        credentials,
        now,
    )


def chat_over(
    db: Database, tables: Tables, store: ChatStore, check_may_talk: Check, now: Now
) -> Chat:
    names = tables.account_names
    return Chat(db, tables.registry, tables.changes, names, store, check_may_talk, now)


def ratings_over(
    tables: Tables, db: Database, catalog: Catalog, outcomes: Outcomes, jobs: Supervisor
) -> Ratings:
    names = tables.account_names
    return Ratings(tables.registry, tables.changes, names, db, catalog, outcomes, jobs)


def progress_over(tables: Tables, db: Database, catalog: Catalog, outcomes: Outcomes) -> Progress:
    return Progress(
        tables.registry,
        tables.commands,
        tables.opening,
        tables.setups,
        tables.account_names,
        db,
        catalog,
        outcomes,
        tables.now,
    )


def tournaments_over(
    tables: Tables, db: Database, catalog: Catalog, outcomes: Outcomes, jobs: Supervisor
) -> Tournaments:
    registry, changes, names = tables.registry, tables.changes, tables.account_names
    progress = progress_over(tables, db, catalog, outcomes)
    return Tournaments(progress, registry, changes, names, db, catalog, jobs, tables.now)


def notifications_over(
    settings: Settings,
    db: Database,
    tables: Tables,
    store: NotificationStore,
    credentials: Credentials,
    jobs: Supervisor,
    leases: Leases,
    clock: Now,
) -> NotificationJobs:
    return NotificationJobs(
        settings,
        db,
        tables.registry,
        tables.changes,
        tables.presence,
        tables.catalog,
        tables.account_names,
        store,
        credentials,
        jobs,
        leases,
        clock,
    )
