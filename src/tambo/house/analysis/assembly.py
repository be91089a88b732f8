"""Builds what looks back at matches and what gives hints: both let the bots' processes think."""

from tambo.house.analysis.coaching import Coaching
from tambo.house.analysis.evaluation import Evaluations
from tambo.house.analysis.service import Reviews
from tambo.house.bots.pool import BotPool
from tambo.house.bots.redeal import RedealService
from tambo.house.catalog.games import Catalog
from tambo.house.platform.foundation import Foundation
from tambo.house.tables.assembly import TableServices


def build_coaching(
    base: Foundation,
    tables: TableServices,
    *,
    catalog: Catalog,
    pool: BotPool,
    redeals: RedealService,
) -> Coaching:
    return Coaching(
        tables.registry,
        tables.access,
        tables.replays,
        tables.opening,
        catalog,
        pool,
        base.credentials,
        base.now,
        redeals,
    )


def build_reviews(
    base: Foundation, tables: TableServices, *, catalog: Catalog, pool: BotPool
) -> Reviews:
    evaluations = Evaluations(
        tables.registry, base.db, pool, base.settings.node, base.now, base.jobs
    )
    return Reviews(
        tables.registry,
        tables.opening,
        tables.cards,
        tables.reader,
        catalog,
        evaluations,
        base.now,
    )
