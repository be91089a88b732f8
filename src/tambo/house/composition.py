"""A house with everything in it, opened and closed in the right order."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, fields

from tambo.house.accounts.profiles import Profiles
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitors
from tambo.house.analysis.coaching import Coaching
from tambo.house.analysis.service import Reviews
from tambo.house.assembly import (
    accounts_of,
    analysis_of,
    chat_of,
    leavers_of,
    lobby_of,
    open_proposals,
    open_tables,
    open_timeouts,
    screens_of,
    start_bots,
    start_contests,
    start_notifications,
)
from tambo.house.catalog.games import Catalog
from tambo.house.chat.blocks import Blocks
from tambo.house.chat.service import Chat
from tambo.house.chat.store import ChatStore
from tambo.house.foundation import open_foundation
from tambo.house.lobby.service import Lobby
from tambo.house.moderation.service import Moderation
from tambo.house.notifications.service import Notifications
from tambo.house.platform.bus import Bus
from tambo.house.platform.database.database import Database
from tambo.house.platform.identity import Credentials
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.ratings.service import Ratings
from tambo.house.settings import Settings
from tambo.house.tables.assembly import TableServices
from tambo.house.tables.proposals import Proposals
from tambo.house.timekeeping.leaving import LeaveService
from tambo.house.timekeeping.store import VacationStore
from tambo.house.timekeeping.vacations import Vacations
from tambo.house.tournaments.service import Tournaments
from tambo.house.web.screen_services import ScreenServices
from tambo.house.web.static_files import Pages


@dataclass(frozen=True, slots=True)
class House:
    settings: Settings
    store: Database
    bus: Bus
    catalog: Catalog
    credentials: Credentials
    visitors: Visitors
    limits: RateLimits
    pages: Pages
    tables: TableServices
    proposals: Proposals
    lobby: Lobby
    leave_service: LeaveService
    vacations: Vacations
    accounts: Accounts
    profiles: Profiles
    coaching: Coaching
    reviews: Reviews
    chat: Chat
    moderation: Moderation
    ratings: Ratings
    tournaments: Tournaments
    notifications: Notifications
    screens: ScreenServices

    def services(self) -> dict[type, object]:
        """Everything that routes and sockets ask for, by its class."""
        held = (self, self.tables)
        parts = [getattr(one, field.name) for one in held for field in fields(one)]
        found = {type(part): part for part in parts if part is not self.tables}
        return {**found, Database: self.store}


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
        base = await stack.enter_async_context(
            open_foundation(settings, store, catalog, credentials)
        )
        blocks = Blocks(store, ChatStore())
        tables, setups = await stack.enter_async_context(
            open_tables(base, visitors.names, blocks.is_blocked)
        )
        proposals = await stack.enter_async_context(open_proposals(base, tables))
        lobby = lobby_of(base, tables, setups, blocks, visitors.names)
        leave_service = leavers_of(base, tables, lobby)
        await stack.enter_async_context(open_timeouts(base, tables, leave_service))
        start_bots(base, tables)
        accounts, profiles = accounts_of(base, tables, leave_service, visitors, limits)
        chat, moderation = chat_of(base, tables, visitors.names)
        ratings, tournaments = start_contests(base, tables, setups, visitors.names)
        coaching, reviews = analysis_of(base, tables)
        notification_jobs = start_notifications(base, tables, visitors.names)
        pages = Pages(settings.static)
        # First of all whatever is being done ends, then what it has used is closed.
        stack.push_async_callback(base.jobs.close)
        # Before that, messages under way may arrive and are written down.
        stack.push_async_callback(notification_jobs.close)
        # Called even before: what is closed waits for what it is reading or writing.
        stack.callback(store.end_queries_within, settings.close_seconds / 2)
        yield House(
            settings=settings,
            store=store,
            bus=base.bus,
            catalog=catalog,
            credentials=credentials,
            visitors=visitors,
            limits=limits,
            pages=pages,
            tables=tables,
            proposals=proposals,
            lobby=lobby,
            leave_service=leave_service,
            vacations=Vacations(tables.changes, store, VacationStore(), base.now),
            accounts=accounts,
            profiles=profiles,
            coaching=coaching,
            reviews=reviews,
            chat=chat,
            moderation=moderation,
            ratings=ratings,
            tournaments=tournaments,
            notifications=notification_jobs.notifications,
            screens=screens_of(base, tables, chat, coaching, limits, pages),
        )
