"""A house with everything in it, opened and closed in the right order."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tambo.house.bots.advice import Advice
from tambo.house.bots.pool import BotPool
from tambo.house.bots.runner import BotRunner
from tambo.house.bus import Bus, InProcessBus
from tambo.house.credentials import Credentials
from tambo.house.settings import Settings
from tambo.house.shelf import Shelf
from tambo.house.storage import Store
from tambo.house.table.notes import Notes
from tambo.house.table.service import Tables
from tambo.house.web.pages import Pages


@dataclass(frozen=True, slots=True)
class House:
    settings: Settings
    store: Store
    bus: Bus
    shelf: Shelf
    tables: Tables
    advice: Advice
    notes: Notes
    pages: Pages


@asynccontextmanager
async def open_house(
    settings: Settings, store: Store, shelf: Shelf, credentials: Credentials
) -> AsyncIterator[House]:
    """The house while it is open. Closes the store, too."""
    bus = InProcessBus()
    tables = Tables(
        store, shelf, bus, credentials, tables_in_memory=settings.tables_in_memory
    )
    pool = BotPool(settings.bot_workers, settings.decide, settings.bot_deadline, settings.load)
    runner = BotRunner(tables, store, pool, settings.bot_pace)
    runner.start()
    try:
        yield House(
            settings,
            store,
            bus,
            shelf,
            tables,
            Advice(tables, shelf, pool, credentials),
            Notes(tables, store),
            Pages(settings.static),
        )
    finally:
        await runner.close()
        await tables.moves.finish()
        await store.close()
