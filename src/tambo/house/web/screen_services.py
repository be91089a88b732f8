"""What an open screen can ask the house for."""

from dataclasses import dataclass

from tambo.house.analysis.coaching import Coaching
from tambo.house.chat.service import Chat
from tambo.house.platform.bus import Bus
from tambo.house.platform.clock import Now
from tambo.house.platform.foundation import Foundation
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.presence import Presence
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.settings import Settings
from tambo.house.tables.access import SeatAccess
from tambo.house.tables.assembly import TableServices
from tambo.house.tables.cards import TableCards
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.explanations import Explanations
from tambo.house.tables.joining import TableJoining
from tambo.house.tables.notes import Notes
from tambo.house.tables.pins import Pins
from tambo.house.tables.registry import Registry
from tambo.house.web.static_files import Pages


@dataclass(frozen=True, slots=True)
class ScreenServices:
    """What a screen can ask for."""

    registry: Registry
    changes: TableChanges
    commands: TableCommands
    access: SeatAccess
    cards: TableCards
    joining: TableJoining
    explanations: Explanations
    presence: Presence
    bus: Bus
    chat: Chat
    coaching: Coaching
    notes: Notes
    pins: Pins
    pages: Pages
    limits: RateLimits
    metrics: Metrics
    settings: Settings
    now: Now


def build_screens(
    base: Foundation,
    tables: TableServices,
    *,
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
