"""Builds the services of tables on one another: what the composition root and tests hold."""

from collections.abc import Callable
from dataclasses import dataclass

from argon2 import DEFAULT_MEMORY_COST

from tambo.house.catalog.games import Catalog
from tambo.house.platform.bus import Bus
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.identity import Credentials
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.presence import Presence
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
from tambo.house.tables.reader import TableReader
from tambo.house.tables.registry import Registry
from tambo.house.tables.rematches import Rematches
from tambo.house.tables.replay import Replays
from tambo.house.tables.setups import PreparedSetups


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
    *,
    tables_in_memory: int = 1000,
    table_memory: int = 256 * 1024 * 1024,
    known_seeds: bool = False,
    password_memory: int = DEFAULT_MEMORY_COST,
    is_followed: Callable[[str], bool] | None = None,
) -> TableServices:
    """`is_followed` is None where no other node writes."""
    registry = Registry(db, catalog, now, tables_in_memory, is_followed, bus.call, table_memory)
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
        known_seeds=known_seeds,
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
        Rematches(registry, reader, changes, opening, joining, catalog, setups, now),
        Replays(registry, access),
        Explanations(registry, access),
        Outcomes(db, registry),
        Notes(registry, access, db),
        Pins(registry, commands, access, db, now, password_memory),
    )
