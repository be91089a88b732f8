"""A house with everything in it, opened and closed in the right order."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields

from tambo.house.accounts.assembly import build_accounts
from tambo.house.accounts.erasure import AllPersonalData
from tambo.house.accounts.personal import AccountsData
from tambo.house.accounts.profiles import Profiles
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitors
from tambo.house.analysis.assembly import build_coaching, build_reviews
from tambo.house.analysis.coaching import Coaching
from tambo.house.analysis.service import Reviews
from tambo.house.bots.assembly import open_pool, start_bots
from tambo.house.bots.pool import BotPool
from tambo.house.bots.redeal import RedealService
from tambo.house.catalog.games import Catalog
from tambo.house.chat.assembly import build_chat
from tambo.house.chat.blocks import Blocks
from tambo.house.chat.personal import ChatData
from tambo.house.chat.service import Chat
from tambo.house.chat.store import ChatStore
from tambo.house.lobby.assembly import build_lobby
from tambo.house.lobby.service import Lobby
from tambo.house.lobby.terms_in_play import TermsInPlay
from tambo.house.moderation.assembly import build_moderation, build_penalties
from tambo.house.moderation.personal import ModerationData
from tambo.house.moderation.service import Moderation
from tambo.house.notifications.assembly import start_notifications
from tambo.house.notifications.jobs import NotificationJobs
from tambo.house.notifications.personal import CHANNELS
from tambo.house.notifications.service import Notifications
from tambo.house.platform.bus import Bus
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.database.personal_data import PersonalData
from tambo.house.platform.foundation import Foundation, open_foundation
from tambo.house.platform.identity import Credentials
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.ratings.assembly import start_ratings
from tambo.house.ratings.personal import RatingsData
from tambo.house.ratings.service import Ratings
from tambo.house.settings import Settings
from tambo.house.tables.assembly import TableServices, open_proposals, open_tables
from tambo.house.tables.names import AccountNames
from tambo.house.tables.personal import HearOfTables, LevelOf, TablesData
from tambo.house.tables.proposals import Proposals
from tambo.house.tables.setups import PreparedSetups
from tambo.house.timekeeping.assembly import build_leaving, build_vacations, open_timeouts
from tambo.house.timekeeping.leaving import LeaveService
from tambo.house.timekeeping.personal import VACATIONS
from tambo.house.timekeeping.vacations import Vacations
from tambo.house.tournaments.assembly import start_tournaments
from tambo.house.tournaments.matches import TournamentMatches
from tambo.house.tournaments.personal import TournamentsData
from tambo.house.tournaments.service import Tournaments
from tambo.house.web.screen_services import ScreenServices, build_screens
from tambo.house.web.static_files import Pages


@dataclass(frozen=True, slots=True)
class Play:
    """Tables, and what happens at them: seats, clocks, proposals, bots."""

    catalog: Catalog
    pool: BotPool
    redeals: RedealService
    setups: PreparedSetups
    tables: TableServices
    proposals: Proposals
    lobby: Lobby
    leave_service: LeaveService
    vacations: Vacations


@dataclass(frozen=True, slots=True)
class House:
    settings: Settings
    store: Database
    bus: Bus
    credentials: Credentials
    visitors: Visitors
    limits: RateLimits
    pages: Pages
    play: Play
    accounts: Accounts
    profiles: Profiles
    coaching: Coaching
    reviews: Reviews
    chat: Chat
    moderation: Moderation
    ratings: Ratings
    tournaments: Tournaments
    notification_jobs: NotificationJobs
    notifications: Notifications
    screens: ScreenServices

    def services(self) -> dict[type, object]:
        """Everything that routes and sockets ask for, by its class."""
        held = (self, self.play, self.play.tables)
        parts = [getattr(one, field.name) for one in held for field in fields(one)]
        return {**{type(part): part for part in parts}, Database: self.store}


@asynccontextmanager
async def open_house(
    settings: Settings,
    store: Database,
    catalog: Catalog,
    credentials: Credentials,
    visitors: Visitors,
    limits: RateLimits,
) -> AsyncIterator[House]:
    """The house while it is open. Closes the store, too."""
    async with AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        base = await stack.enter_async_context(open_foundation(settings, store, credentials))
        play = await stack.enter_async_context(open_play(base, catalog, visitors.names))
        house = start_subjects(base, play, visitors, limits)
        # First of all whatever is being done ends, then what it has used is closed.
        stack.push_async_callback(base.jobs.close)
        # Before that, messages under way may arrive and are written down.
        stack.push_async_callback(house.notification_jobs.close)
        # Called even before: what is closed waits for what it is reading or writing.
        stack.callback(store.end_queries_within, settings.close_seconds / 2)
        yield house


@asynccontextmanager
async def open_play(
    base: Foundation, catalog: Catalog, account_names: AccountNames
) -> AsyncIterator[Play]:
    """The tables while they are open, with their clocks running and their bots playing."""
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        pool = await enter(open_pool(base))
        redeals, blocks = RedealService(pool), Blocks(base.db, ChatStore())
        setups = PreparedSetups(redeals.roll)
        tables = await enter(
            open_tables(
                base,
                catalog=catalog,
                setups=setups,
                account_names=account_names,
                is_blocked=blocks.is_blocked,
            )
        )
        proposals = await enter(open_proposals(base, tables, TermsInPlay()))
        lobby = build_lobby(
            base, tables, catalog=catalog, setups=setups, blocks=blocks, account_names=account_names
        )
        leaving = build_leaving(base, tables, catalog=catalog, leave_seat=lobby.leave_seat)
        await enter(open_timeouts(base, tables, leaving))
        matches = TournamentMatches(base.db)
        start_bots(base, tables, pool=pool, redeals=redeals, wanted=matches)
        yield Play(
            catalog=catalog,
            pool=pool,
            redeals=redeals,
            setups=setups,
            tables=tables,
            proposals=proposals,
            lobby=lobby,
            leave_service=leaving,
            vacations=build_vacations(base, tables),
        )


def start_subjects(base: Foundation, play: Play, visitors: Visitors, limits: RateLimits) -> House:
    """What else there is in a house: people, and what follows the tables."""
    tables, catalog, names = play.tables, play.catalog, visitors.names
    publish, level_of = tables.changes.publish_forgotten, play.leave_service.level_of
    data = AllPersonalData(personal_data(visitors, base.credentials, level_of, base.now, publish))
    accounts, profiles = build_accounts(
        base, tables, catalog=catalog, visitors=visitors, limits=limits, data=data
    )
    check = build_penalties(base).check
    chat = build_chat(base, tables, account_names=names, check_may_talk=check)
    moderation = build_moderation(base, tables, chat=chat)
    ratings = start_ratings(base, tables, catalog=catalog, account_names=names)
    tournaments = start_tournaments(
        base, tables, catalog=catalog, setups=play.setups, account_names=names
    )
    coaching = build_coaching(base, tables, catalog=catalog, pool=play.pool, redeals=play.redeals)
    reviews = build_reviews(base, tables, catalog=catalog, pool=play.pool)
    notification_jobs = start_notifications(base, tables, catalog=catalog, account_names=names)
    pages = Pages(base.settings.static)
    return House(
        settings=base.settings,
        store=base.db,
        bus=base.bus,
        credentials=base.credentials,
        visitors=visitors,
        limits=limits,
        pages=pages,
        play=play,
        accounts=accounts,
        profiles=profiles,
        coaching=coaching,
        reviews=reviews,
        chat=chat,
        moderation=moderation,
        ratings=ratings,
        tournaments=tournaments,
        notification_jobs=notification_jobs,
        notifications=notification_jobs.notifications,
        screens=build_screens(
            base, tables, chat=chat, coaching=coaching, limits=limits, pages=pages
        ),
    )


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
