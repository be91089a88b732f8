"""Builds every subject of a house on its foundation and on tables, each with what it uses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tambo.house.accounts.erasure import AllPersonalData
from tambo.house.accounts.passwords import Passwords
from tambo.house.accounts.personal import AccountsData
from tambo.house.accounts.profiles import Profiles
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitors
from tambo.house.accounts.store import AccountStore
from tambo.house.analysis.coaching import Coaching
from tambo.house.analysis.evaluation import Evaluations
from tambo.house.analysis.service import Reviews
from tambo.house.bots.runner import BotRunner
from tambo.house.chat.blocks import Blocks
from tambo.house.chat.personal import ChatData
from tambo.house.chat.service import Chat
from tambo.house.chat.store import ChatStore
from tambo.house.foundation import Foundation
from tambo.house.lobby.service import Lobby
from tambo.house.lobby.terms_in_play import TermsInPlay
from tambo.house.moderation.penalties import Penalties
from tambo.house.moderation.personal import ModerationData
from tambo.house.moderation.service import Moderation
from tambo.house.moderation.store import ModerationStore
from tambo.house.notifications.jobs import NotificationJobs
from tambo.house.notifications.personal import CHANNELS
from tambo.house.notifications.store import NotificationStore
from tambo.house.platform.clock import Now
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import job_guard
from tambo.house.platform.personal_data import PersonalData
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.platform.repeats import log_what_is_over
from tambo.house.ratings.personal import RatingsData
from tambo.house.ratings.service import Ratings
from tambo.house.tables.assembly import TableServices, assemble
from tambo.house.tables.joining import IsBlocked
from tambo.house.tables.names import AccountNames
from tambo.house.tables.personal import HearOfTables, LevelOf, TablesData
from tambo.house.tables.proposals import Proposals
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.store_results import ResultStore
from tambo.house.tables.sync import ReplicaSync
from tambo.house.timekeeping.leaving import LeaveService
from tambo.house.timekeeping.opening_hours import OpeningHours
from tambo.house.timekeeping.personal import VACATIONS
from tambo.house.timekeeping.store import HoursStore, TimeoutStore
from tambo.house.timekeeping.timeouts import Timeouts
from tambo.house.tournaments.matches import TournamentMatches
from tambo.house.tournaments.personal import TournamentsData
from tambo.house.tournaments.progress import Progress
from tambo.house.tournaments.service import Tournaments
from tambo.house.web.screen_services import ScreenServices
from tambo.house.web.static_files import Pages

SECONDS_BETWEEN_SWEEPS = 20.0
SECONDS_TO_EXPIRE = 3.0
SECONDS_TO_TELL = 5.0


@asynccontextmanager
async def open_tables(
    base: Foundation, account_names: AccountNames, is_blocked: IsBlocked
) -> AsyncIterator[tuple[TableServices, PreparedSetups]]:
    """Commits that are under way are waited for at the end."""
    settings, bus = base.settings, base.bus
    setups = PreparedSetups(base.redeals.roll)
    setups.start(base.jobs, base.catalog.ready)
    tables = assemble(
        base.db,
        base.catalog,
        bus,
        base.credentials,
        base.presence,
        base.metrics,
        setups,
        account_names,
        is_blocked,
        base.now,
        tables_in_memory=settings.tables_in_memory,
        table_memory=settings.table_memory,
        known_seeds=settings.known_seeds,
        password_memory=settings.password_memory,
        is_followed=bus.is_listened if settings.has_nodes else None,
    )
    registry, watch = tables.registry, base.metrics.watch
    watch("tambo_tables_in_memory", "Tables in memory", registry.size)
    watch("tambo_tables_bytes", "Memory they take, about", registry.weight)
    watch("tambo_tables_watched", "Tables with a screen open", lambda: len(bus.listened()))
    if settings.has_nodes:
        ReplicaSync(registry, tables.reader, bus, tables.changes.wake, base.jobs).start()
    base.jobs.every(SECONDS_TO_TELL, "log", log_what_is_over)
    try:
        yield tables, setups
    finally:
        await tables.commands.finish()


@asynccontextmanager
async def open_proposals(base: Foundation, tables: TableServices) -> AsyncIterator[Proposals]:
    proposals = Proposals(
        tables.registry,
        tables.commands,
        tables.changes,
        tables.access,
        tables.cards,
        base.db,
        TermsInPlay(),
        base.jobs,
        base.now,
    )
    proposals.start()
    base.jobs.every(
        SECONDS_TO_EXPIRE, "proposals", proposals.sweep, job_guard(base.leases, "proposals")
    )
    try:
        yield proposals
    finally:
        await proposals.close()


def lobby_of(
    base: Foundation,
    tables: TableServices,
    setups: PreparedSetups,
    blocks: Blocks,
    account_names: AccountNames,
) -> Lobby:
    return Lobby(
        tables.registry,
        tables.commands,
        tables.changes,
        tables.opening,
        tables.joining,
        tables.cards,
        tables.access,
        setups,
        base.db,
        base.catalog,
        base.credentials,
        account_names,
        base.now,
        blocks,
    )


def leavers_of(base: Foundation, tables: TableServices, lobby: Lobby) -> LeaveService:
    return LeaveService(
        tables.registry,
        tables.commands,
        tables.access,
        tables.cards,
        base.presence,
        lobby.leave_seat,
        base.db,
        TimeoutStore(),
        base.catalog,
        base.now,
    )


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


def start_bots(base: Foundation, tables: TableServices) -> None:
    BotRunner(
        tables.registry,
        tables.commands,
        tables.changes,
        base.presence,
        base.metrics,
        tables.reader,
        base.pool,
        base.settings.bot_delay,
        base.jobs,
        base.leases,
        redeals=base.redeals,
        known_seeds=base.settings.known_seeds,
        courtesy=base.settings.bot_courtesy,
        wanted=TournamentMatches(base.db),
    ).start()


def accounts_of(
    base: Foundation,
    tables: TableServices,
    leave_service: LeaveService,
    visitors: Visitors,
    limits: RateLimits,
) -> tuple[Accounts, Profiles]:
    people, publish = AccountStore(), tables.changes.publish_forgotten
    data = personal_data(visitors, base.credentials, leave_service.level_of, base.now, publish)
    accounts = Accounts(
        base.db,
        people,
        visitors,
        limits,
        base.credentials,
        Passwords(base.settings.password_memory),
        base.catalog.levels(),
        AllPersonalData(data),
        publish,
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


def personal_data(
    visitors: Visitors, credentials: Credentials, level_of: LevelOf, now: Now, publish: HearOfTables
) -> list[PersonalData]:
    """What each subject keeps of people. A new column that holds a person adds its subject here,
    or a test fails."""
    return [
        TablesData(credentials, level_of, now, publish),
        VACATIONS,
        ChatData(),
        ModerationData(),
        RatingsData(),
        TournamentsData(),
        CHANNELS,
        AccountsData(visitors),
    ]


def chat_of(
    base: Foundation, tables: TableServices, account_names: AccountNames
) -> tuple[Chat, Moderation]:
    db, registry, now = base.db, tables.registry, base.now
    reports, lines = ModerationStore(), ChatStore()
    check = Penalties(reports, now).check
    chat = Chat(db, registry, tables.changes, account_names, lines, check, now)
    people = AccountStore()
    return chat, Moderation(db, chat, registry, reports, lines, people, base.credentials, now)


def start_contests(
    base: Foundation, tables: TableServices, setups: PreparedSetups, account_names: AccountNames
) -> tuple[Ratings, Tournaments]:
    db, catalog, jobs, now = base.db, base.catalog, base.jobs, base.now
    registry, changes, outcomes = tables.registry, tables.changes, tables.outcomes
    ratings = Ratings(registry, changes, account_names, db, catalog, outcomes, jobs)
    progress = Progress(
        registry,
        tables.commands,
        tables.opening,
        setups,
        account_names,
        db,
        catalog,
        outcomes,
        now,
    )
    tournaments = Tournaments(progress, registry, changes, account_names, db, catalog, jobs, now)
    ratings.start()
    tournaments.start()
    for name, sweep in (("ratings", ratings.sweep), ("tournaments", tournaments.sweep)):
        jobs.every(SECONDS_BETWEEN_SWEEPS, name, sweep, job_guard(base.leases, name))
    return ratings, tournaments


def analysis_of(base: Foundation, tables: TableServices) -> tuple[Coaching, Reviews]:
    catalog, pool, now, registry = base.catalog, base.pool, base.now, tables.registry
    evaluations = Evaluations(registry, base.db, pool, base.settings.node, now, base.jobs)
    coaching = Coaching(
        registry,
        tables.access,
        tables.replays,
        tables.opening,
        catalog,
        pool,
        base.credentials,
        now,
        base.redeals,
    )
    reviews = Reviews(
        registry, tables.opening, tables.cards, tables.reader, catalog, evaluations, now
    )
    return coaching, reviews


def start_notifications(
    base: Foundation, tables: TableServices, account_names: AccountNames
) -> NotificationJobs:
    notifications = NotificationJobs(
        base.settings,
        base.db,
        tables.registry,
        tables.changes,
        base.presence,
        base.catalog,
        account_names,
        NotificationStore(),
        base.credentials,
        base.jobs,
        base.leases,
        base.now,
    )
    notifications.start()
    return notifications


def screens_of(
    base: Foundation,
    tables: TableServices,
    chat: Chat,
    coaching: Coaching,
    limits: RateLimits,
    pages: Pages,
) -> ScreenServices:
    return ScreenServices(
        registry=tables.registry,
        changes=tables.changes,
        commands=tables.commands,
        access=tables.access,
        cards=tables.cards,
        joining=tables.joining,
        explanations=tables.explanations,
        presence=base.presence,
        bus=base.bus,
        chat=chat,
        coaching=coaching,
        notes=tables.notes,
        pins=tables.pins,
        pages=pages,
        limits=limits,
        metrics=base.metrics,
        settings=base.settings,
        now=base.now,
    )
