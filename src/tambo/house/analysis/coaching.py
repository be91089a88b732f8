"""Hints, remarks on finished matches and set-ups of the day.

All of it is computed in the bots' processes. A hint is made from a redeal for the seat that asks,
so it only tells what that seat could work out.
"""

import secrets

import structlog

from tambo.core.coach import Statement
from tambo.core.meta import OptionValue
from tambo.house.analysis.wire import Hint, HintStep
from tambo.house.bots.pool import BotFailed, BotPool
from tambo.house.bots.priority import Priority
from tambo.house.bots.redeal import RedealService
from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now, date_of
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.platform.wire import text_of
from tambo.house.tables.access import SeatAccess
from tambo.house.tables.frames import Viewer
from tambo.house.tables.opening import TableOpening
from tambo.house.tables.registry import Registry
from tambo.house.tables.replay import Replays
from tambo.house.tables.wire import DailyRequest, DailySummary, TableRequest, TableSummary
from tambo.house.tables.wire_frames import Remark, Review

logger = structlog.get_logger("tambo.house.coaching")
HINTS = "hints"
REVIEWS_KEPT = 200


class Coaching:
    def __init__(
        self,
        registry: Registry,
        access: SeatAccess,
        replays: Replays,
        opening: TableOpening,
        catalog: Catalog,
        pool: BotPool,
        credentials: Credentials,
        now: Now,
        redeals: RedealService | None = None,
    ) -> None:
        self._redeals = redeals or RedealService(pool)
        self._registry = registry
        self._access = access
        self._replays = replays
        self._opening = opening
        self._catalog = catalog
        self._pool = pool
        self._credentials = credentials
        self._now = now
        self._reviewed: dict[str, list[tuple[int, Statement]]] = {}
        self._dailies: dict[tuple[str, str], dict[str, OptionValue]] = {}

    # Hints

    async def hint(self, table: str, seat: int, player_id: str, permit: str = "") -> Hint:
        """What a seat, which must be the guest's, could work out now; HouseError."""
        live = await self._registry.live(table)
        self._access.check_owner(live.stored, seat, player_id, permit)
        live.check_running()
        if live.match.is_over:
            raise HouseError("table.over")
        if HINTS not in live.row.options:
            raise HouseError("hint.none")
        if live.row.options[HINTS] is not True:
            raise HouseError("hint.off")
        decision, priority = live.match.decision(seat), Priority(player_id)
        try:
            state = await self._redeals.redeal(live, seat, secrets.token_hex(16), priority)
            about = (live.row.game, state, seat, secrets.token_hex(16))
            steps = await self._pool.think("hint", *about, priority=priority)
        except BotFailed as failure:
            logger.warning("hint.failed", table=table, why=str(failure))
            raise HouseError("hint.failed") from None
        if steps is None:
            raise HouseError("hint.none")
        said = [HintStep(text_of(step.phrase), list(step.elements)) for step in steps]
        return Hint(seat, decision, said)

    # Reviews

    async def review(self, table: str, viewer: Viewer, player_id: str) -> Review:
        """Remarks on a match that is over, at the frames of that viewer's replay; HouseError."""
        live = await self._registry.live(table)
        if not live.match.is_over:
            raise HouseError("table.not-over")
        frames = await self._replays.frames_of_steps(table, viewer, player_id)
        found = self._reviewed.get(table)
        if found is None:
            try:
                record = live.match.record()
                found = await self._pool.think(
                    "remarks", live.row.game, record, priority=Priority(player_id)
                )
            except BotFailed as failure:
                logger.warning("review.failed", table=table, why=str(failure))
                raise HouseError("review.failed") from None
            if len(self._reviewed) >= REVIEWS_KEPT:
                self._reviewed.pop(next(iter(self._reviewed)))
            self._reviewed[table] = found
        remarks = [
            Remark(frames[step], text_of(said.phrase), list(said.elements)) for step, said in found
        ]
        return Review(table, remarks)

    # The set-up of the day

    def _day(self) -> str:
        return date_of(self._now())

    def dailies(self) -> list[DailySummary]:
        """The games that have a set-up of the day."""
        return [
            DailySummary(card.name, self._day())
            for card in self._catalog.cards()
            if card.is_built and self._catalog.meta_of(card.name).has_daily
        ]

    async def open_daily(self, name: str, wish: DailyRequest, player_id: str) -> TableSummary:
        """A table with the set-up of the day: the same scenario and the same dice for all."""
        day = self._day()
        options = await self._daily(name, day, player_id)
        seed = self._credentials.daily_key(name, f"{day} dice")
        return await self._opening.open(
            TableRequest(name, wish.seats, options, seed=seed), player_id
        )

    async def _daily(self, name: str, day: str, player_id: str) -> dict[str, OptionValue]:
        if not self._catalog.load_ready(name).meta.has_daily:
            raise HouseError("daily.none")
        found = self._dailies.get((name, day))
        if found is None:
            key = self._credentials.daily_key(name, day)
            try:
                found = await self._pool.think("daily", name, key, priority=Priority(player_id))
            except BotFailed as failure:
                logger.warning("daily.failed", game=name, why=str(failure))
                raise HouseError("internal") from None
            if found is None:
                raise HouseError("daily.none")
            self._dailies = {held: was for held, was in self._dailies.items() if held[1] == day}
            self._dailies[name, day] = found
        return found
