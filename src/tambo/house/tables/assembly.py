"""Builds the services of tables on one another, and opens them: what the composition root and tests
hold."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tambo.house.catalog.games import Catalog
from tambo.house.platform.bus import Bus
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.foundation import Foundation
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import job_guard
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.presence import Presence
from tambo.house.settings import Settings
from tambo.house.tables.access import SeatAccess
from tambo.house.tables.cards import TableCards
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.explanations import Explanations
from tambo.house.tables.joining import IsBlocked, TableJoining
from tambo.house.tables.names import AccountNames
from tambo.house.tables.notes import Notes
from tambo.house.tables.opening import TableOpening
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.pins import Pins
from tambo.house.tables.proposals import Proposals, TermsRules
from tambo.house.tables.reader import TableReader
from tambo.house.tables.registry import Registry
from tambo.house.tables.rematches import Rematches
from tambo.house.tables.replay import Replays
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.sync import ReplicaSync

SECONDS_TO_EXPIRE = 3.0


@dataclass(frozen=True, slots=True)
class TableServices:
    """Nothing but the parts: every subject is handed those it uses."""

    registry: Registry
    reader: TableReader
    changes: TableChanges
    commands: TableCommands
    access: SeatAccess
    cards: TableCards
    opening: TableOpening
    joining: TableJoining
    rematches: Rematches
    replays: Replays
    explanations: Explanations
    outcomes: Outcomes
    notes: Notes
    pins: Pins


def assemble(
    db: Database,
    catalog: Catalog,
    bus: Bus,
    credentials: Credentials,
    presence: Presence,
    metrics: Metrics,
    setups: PreparedSetups,
    account_names: AccountNames,
    is_blocked: IsBlocked,
    now: Now,
    settings: Settings,
    *,
    is_followed: Callable[[str], bool] | None = None,
) -> TableServices:
    """`is_followed` is None where no other node writes."""
    registry = Registry(
        db,
        catalog,
        now,
        limit=settings.tables_in_memory,
        ceiling=settings.table_memory,
        is_followed=is_followed,
        on_news=bus.call,
    )
    reader = TableReader(db)
    changes = TableChanges(bus, registry)
    commands = TableCommands(db, registry, changes.publish, now, metrics)
    access = SeatAccess(credentials)
    cards = TableCards(registry, reader, catalog, presence, credentials, account_names, now)
    opening = TableOpening(
        db,
        registry,
        changes,
        cards,
        catalog,
        setups,
        credentials,
        account_names,
        now,
        known_seeds=settings.known_seeds,
    )
    joining = TableJoining(registry, commands, cards, account_names, is_blocked, now)
    return TableServices(
        registry,
        reader,
        changes,
        commands,
        access,
        cards,
        opening,
        joining,
        Rematches(registry, reader, opening, joining, catalog, setups, now),
        Replays(registry, access),
        Explanations(registry, access),
        Outcomes(db, registry),
        Notes(registry, access, db),
        Pins(registry, commands, access, db, now, settings.password_memory),
    )


@asynccontextmanager
async def open_tables(
    base: Foundation,
    *,
    catalog: Catalog,
    setups: PreparedSetups,
    account_names: AccountNames,
    is_blocked: IsBlocked,
) -> AsyncIterator[TableServices]:
    """Commits that are under way are waited for at the end."""
    settings, bus = base.settings, base.bus
    setups.start(base.jobs, catalog.ready)
    tables = assemble(
        base.db,
        catalog,
        bus,
        base.credentials,
        base.presence,
        base.metrics,
        setups,
        account_names,
        is_blocked,
        base.now,
        settings,
        is_followed=bus.is_listened if settings.has_nodes else None,
    )
    registry, watch = tables.registry, base.metrics.watch
    watch("tambo_tables_in_memory", "Tables in memory", registry.size)
    watch("tambo_tables_bytes", "Memory they take, about", registry.weight)
    watch("tambo_tables_watched", "Tables with a screen open", lambda: len(bus.listened()))
    if settings.has_nodes:
        ReplicaSync(registry, tables.reader, bus, tables.changes.wake, base.jobs).start()
    try:
        yield tables
    finally:
        await tables.commands.finish()


@asynccontextmanager
async def open_proposals(
    base: Foundation, tables: TableServices, terms_rules: TermsRules
) -> AsyncIterator[Proposals]:
    proposals = Proposals(
        tables.registry,
        tables.commands,
        tables.changes,
        tables.access,
        tables.cards,
        base.db,
        terms_rules,
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
