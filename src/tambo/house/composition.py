"""A house with everything in it, opened and closed in the right order."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields

from tambo.house.accounts.erasure import AllPersonalData
from tambo.house.accounts.passwords import Passwords
from tambo.house.accounts.personal import AccountsData
from tambo.house.accounts.profiles import Profiles
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitors
from tambo.house.accounts.store import AccountStore
from tambo.house.analysis.advice import Advice
from tambo.house.analysis.evaluation import Evaluations
from tambo.house.analysis.service import Reviews
from tambo.house.bots.dealer import RedealService
from tambo.house.bots.pool import BotPool
from tambo.house.bots.runner import BotRunner
from tambo.house.catalog.games import Catalog
from tambo.house.chat.blocks import Blocks
from tambo.house.chat.personal import ChatData
from tambo.house.chat.service import Chat
from tambo.house.chat.store import ChatStore
from tambo.house.lobby.arrangements import TermsInPlay
from tambo.house.lobby.service import Lobby
from tambo.house.moderation.penalties import Penalties
from tambo.house.moderation.personal import ModerationData
from tambo.house.moderation.service import Moderation
from tambo.house.moderation.store import ModerationStore
from tambo.house.notifications.office import NotificationCenter
from tambo.house.notifications.personal import CHANNELS
from tambo.house.notifications.service import Notifications
from tambo.house.notifications.store import NotificationStore
from tambo.house.platform.bus import Bus, InProcessBus
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import DatabaseLeases, LocalLeases, job_guard
from tambo.house.platform.personal_data import PersonalData
from tambo.house.platform.presence import Presence
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.platform.repeats import tell_what_is_over
from tambo.house.platform.shared_clock import SharedClock
from tambo.house.platform.tasks import Supervisor
from tambo.house.ratings.personal import RatingsData
from tambo.house.ratings.service import Ratings
from tambo.house.settings import Settings
from tambo.house.tables.notes import Notes
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.personal import HearOfTables, LevelOf, TablesData
from tambo.house.tables.pins import Pins
from tambo.house.tables.proposals import Proposals
from tambo.house.tables.service import Tables
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.store_results import ResultStore
from tambo.house.tables.sync import ReplicaSync
from tambo.house.timekeeping.leaving import Leavers
from tambo.house.timekeeping.opening_hours import OpeningHours
from tambo.house.timekeeping.personal import VACATIONS
from tambo.house.timekeeping.store import HoursStore, TimeoutStore, VacationStore
from tambo.house.timekeeping.timeouts import Timeouts
from tambo.house.timekeeping.vacations import Vacations
from tambo.house.tournaments.matches import TournamentMatches
from tambo.house.tournaments.personal import TournamentsData
from tambo.house.tournaments.service import Tournaments
from tambo.house.web.socket import ScreenServices
from tambo.house.web.static_files import Pages

SECONDS_BETWEEN_SWEEPS = 20.0
SECONDS_TO_EXPIRE = 3.0
SECONDS_TO_TELL = 5.0


@dataclass(frozen=True, slots=True)
class House:
    settings: Settings
    store: Database
    bus: Bus
    shelf: Catalog
    tables: Tables
    advice: Advice
    notes: Notes
    pins: Pins
    agreements: Proposals
    pages: Pages
    credentials: Credentials
    doors: Visitors
    limits: RateLimits
    accounts: Accounts
    profiles: Profiles
    lobby: Lobby
    leavers: Leavers
    vacations: Vacations
    reviews: Reviews
    talk: Chat
    hosting: Moderation
    ratings: Ratings
    cups: Tournaments
    notices: Notifications

    def services(self) -> dict[type, object]:
        """Everything that routes and sockets ask for, by its class."""
        found = {type(one): one for one in (getattr(self, f.name) for f in fields(self))}
        names = [f.name for f in fields(ScreenServices)]
        screens = ScreenServices(**{name: getattr(self, name) for name in names})
        return {**found, Database: self.store, ScreenServices: screens}


def personal_data(
    doors: Visitors, credentials: Credentials, level_of: LevelOf, now: Now, changed: HearOfTables
) -> list[PersonalData]:
    """What each subject keeps of people. Whoever adds a column that holds a person adds its subject
    here, or a test fails."""
    return [
        TablesData(credentials, level_of, now, changed),
        VACATIONS,
        ChatData(),
        ModerationData(),
        RatingsData(),
        TournamentsData(),
        CHANNELS,
        AccountsData(doors),
    ]


@asynccontextmanager
async def open_house(
    settings: Settings,
    store: Database,
    shelf: Catalog,
    credentials: Credentials,
    doors: Visitors,
    limits: RateLimits,
) -> AsyncIterator[House]:
    """The house while it is open. Closes the store, too."""
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        jobs = await stack.enter_async_context(Supervisor())
        now = settings.now
        if settings.has_nodes:
            now = clock = SharedClock(settings.now, store.time)
            await clock.start(jobs)
        presence = Presence()
        bus: Bus = InProcessBus()
        hinted: list[ReplicaSync] = []
        if settings.bus_url is not None:
            from tambo.house.platform.bus_redis import RedisBus

            def hear(table: str) -> None:
                for follower in hinted:
                    follower.hear(table)

            bus = nodes = RedisBus(settings.bus_url, settings.node, presence, hear)
            nodes.start(jobs)
            stack.push_async_callback(nodes.close)
        lines = ChatStore()
        blocks = Blocks(store, lines)
        tables = Tables(
            store,
            shelf,
            bus,
            credentials,
            tables_in_memory=settings.tables_in_memory,
            table_memory=settings.table_memory,
            presence=presence,
            known_seeds=settings.known_seeds,
            account_names=doors.names,
            is_blocked=blocks.is_blocked,
            now=now,
            is_followed=bus.is_listened if settings.has_nodes else None,
        )
        metrics = tables.metrics
        metrics.watch("tambo_tables_in_memory", "Tables in memory", tables.registry.size)
        metrics.watch("tambo_tables_bytes", "Memory they take, about", tables.registry.weight)
        metrics.watch(
            "tambo_tables_watched", "Tables somebody looks at", lambda: len(bus.listened())
        )
        if settings.metrics_port is not None:
            stack.callback(metrics.serve(settings.metrics_port))
        if settings.has_nodes:
            follower = ReplicaSync(tables.registry, tables.reader, bus, tables.visited, jobs)
            follower.start()
            hinted.append(follower)
        stack.push_async_callback(tables.moves.finish)
        pins = Pins(tables, store, memory=settings.password_memory)
        agreements = Proposals(tables, store, TermsInPlay(), jobs)
        agreements.start()
        stack.push_async_callback(agreements.close)
        pool = BotPool(
            settings.bot_workers,
            settings.decide,
            settings.bot_deadline,
            settings.load,
            metrics=metrics,
        )
        stack.push_async_callback(pool.close)
        leases = DatabaseLeases(store, settings.node) if settings.has_nodes else LocalLeases()
        dealer = RedealService(pool)
        tables.beginnings = PreparedSetups(dealer.roll)
        tables.beginnings.start(jobs, shelf.ready)
        runner = BotRunner(
            tables,
            tables.reader,
            pool,
            settings.bot_pace,
            jobs,
            leases,
            dealer=dealer,
            known_seeds=settings.known_seeds,
            courtesy=settings.bot_courtesy,
            wanted=TournamentMatches(store),
        )
        runner.start()
        lobby = Lobby(tables, store, shelf, credentials, blocks)
        leavers = Leavers(tables, lobby.get_up, store, TimeoutStore(), shelf)
        people = AccountStore()
        accounts = Accounts(
            store,
            people,
            doors,
            limits,
            credentials,
            Passwords(settings.password_memory),
            shelf.levels(),
            AllPersonalData(
                personal_data(doors, credentials, leavers.level_of, now, tables.read_anew)
            ),
            tables.read_anew,
            now,
        )
        hours = OpeningHours(tables, store, HoursStore(), bus, now, settings.closed_after)
        flags = Timeouts(tables, store, TimeoutStore(), hours, leavers, leases)
        await flags.start(jobs)
        stack.push_async_callback(flags.close)
        evaluations = Evaluations(tables, store, pool, settings.node, now, jobs)
        reports = ModerationStore()
        talk = Chat(store, tables, lines, Penalties(reports, now).check, now)
        outcomes = Outcomes(store, tables.registry)
        ratings = Ratings(tables, store, shelf, outcomes, jobs)
        ratings.start()
        jobs.every(SECONDS_BETWEEN_SWEEPS, "ratings", ratings.sweep, job_guard(leases, "ratings"))
        cups = Tournaments(tables, store, shelf, outcomes, jobs)
        cups.start()
        jobs.every(SECONDS_BETWEEN_SWEEPS, "cups", cups.sweep, job_guard(leases, "cups"))
        jobs.every(SECONDS_TO_EXPIRE, "asks", agreements.sweep, job_guard(leases, "asks"))
        jobs.every(SECONDS_TO_TELL, "log", tell_what_is_over)
        office = NotificationCenter(
            settings, store, tables, NotificationStore(), credentials, jobs, leases, now
        )
        office.start()
        # First of all whatever is being done ends, then what it has used is closed.
        stack.push_async_callback(jobs.close)
        # Before that, messages under way may arrive and are written down.
        stack.push_async_callback(office.close)
        # Called even before: whoever is closed waits for what he is reading or writing.
        stack.callback(store.hurry, settings.close_seconds / 2)
        yield House(
            settings,
            store,
            bus,
            shelf,
            tables,
            Advice(tables, shelf, pool, credentials, now, dealer),
            Notes(tables, store),
            pins,
            agreements,
            Pages(settings.static),
            credentials,
            doors,
            limits,
            accounts,
            Profiles(store, people, accounts, tables, tables.reader, ResultStore()),
            lobby,
            leavers,
            Vacations(tables, store, VacationStore(), now),
            Reviews(tables, tables.reader, shelf, evaluations, now),
            talk,
            Moderation(store, talk, tables, reports, lines, people, credentials, now),
            ratings,
            cups,
            office.notices,
        )
