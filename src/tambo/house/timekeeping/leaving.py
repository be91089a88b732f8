"""Players who leave, run out of time or stay away: a stand-in bot plays until they are back.

The stand-in is asked like any bot: with a redeal for that seat, so it knows what the seat may know.
The log says when it took over and why, and when the seat was given back.
"""

from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from tambo.house.catalog.games import Catalog
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.presence import Presence
from tambo.house.tables.access import SeatAccess, check_device
from tambo.house.tables.cards import TableCards
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.model import DEPARTED
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.wire import TableSummary
from tambo.house.tables.wire_terms import StandIn, StandInReason
from tambo.house.timekeeping.store import TimeoutStore

logger = structlog.get_logger("tambo.house.lobby")
SECONDS_AWAY = 300.0
GAMES_REMEMBERED = 15


LeaveSeat = Callable[[str, int, str], Awaitable[None]]
"""Leave a seat, before the game begins, that is this player's."""


class LeaveService:
    def __init__(
        self,
        registry: Registry,
        commands: TableCommands,
        access: SeatAccess,
        cards: TableCards,
        presence: Presence,
        leave_seat: LeaveSeat,
        db: Database,
        rows: TimeoutStore,
        catalog: Catalog,
        now: Now,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._access = access
        self._cards = cards
        self._presence = presence
        self._leave_seat = leave_seat
        self._db = db
        self._rows = rows
        self._catalog = catalog
        self._now = now

    async def leave(self, table: str, seat: int, player_id: str, permit: str = "") -> TableSummary:
        """Leave a seat of the caller's; a bot plays on if the game has begun.

        A seat with a forgotten PIN can be left without it if nobody at another device could agree
        to remove the PIN: the bot shows nothing of the seat, and only the PIN brings it back.
        """

        def may_leave(live: TableProjection) -> bool:
            check_device(live.stored, seat, player_id)
            if _can_others_agree(live, player_id):
                self._access.check_owner(live.stored, seat, player_id, permit)
            return True

        live = await self._registry.live(table)
        may_leave(live)
        if live.row.status == "waiting":
            await self._leave_seat(table, seat, player_id)
        else:
            bot = await self._bot_for(live, seat, "left")
            await self._commands.stand_in(table, seat, bot, may_leave)
        return await self._cards.card(table, player_id)

    async def come_back(
        self, table: str, seat: int, player_id: str, permit: str = ""
    ) -> TableSummary:
        """Take the caller's seat back from the bot, at once."""

        def may_come_back(live: TableProjection) -> bool:
            self._access.check_owner(live.stored, seat, player_id, permit)
            return True

        may_come_back(await self._registry.live(table))
        await self._commands.back(table, seat, may_come_back)
        return await self._cards.card(table, player_id)

    async def ask_for_bot(self, table: str, seat: int, player_id: str) -> TableSummary:
        """Let a bot play for an absent player, because another at the table asks for it.

        Whether the absent seat is to act is not checked: that would tell of a sealed choice.
        """
        live = await self._registry.live(table)
        mine = live.seats_of(player_id)
        if not mine:
            raise HouseError("seat.foreign")
        if not 0 <= seat < len(live.seats):
            raise HouseError("seat.not-away")
        if seat in mine:
            raise HouseError("seat.own")

        def is_away(live: TableProjection) -> bool:
            quiet = self._now() - max(live.shown_at[one] for one in mine)
            return quiet >= SECONDS_AWAY and self._presence.is_away(table, seat)

        if is_departed(live, seat):
            bot = await self._bot_for(live, seat, "gone")
            is_wanted: Callable[[TableProjection], bool] = partial(is_departed, seat=seat)
        elif (
            live.seats[seat].kind == "person" and live.time_control.kind == "none" and is_away(live)
        ):
            bot, is_wanted = await self._bot_for(live, seat, "away"), is_away
        else:
            raise HouseError("seat.not-away")
        if not await self._commands.stand_in(table, seat, bot, is_wanted):
            raise HouseError("seat.not-away")
        return await self._cards.card(table, player_id)

    async def time_out(self, table: str, seat: int, at: float) -> bool:
        """The time of a seat was over at a moment, unless it has just moved."""
        live = await self._registry.live(table)
        bot = await self._bot_for(live, seat, "clock")

        def is_over(live: TableProjection) -> bool:
            return live.clocks is not None and seat in live.clocks.timed_out(at)

        return await self._commands.stand_in(table, seat, bot, is_over)

    async def _bot_for(self, live: TableProjection, seat: int, why: StandInReason) -> StandIn:
        return StandIn(await self.level_of(live.seats[seat].player_id, live.row.game), why)

    async def level_of(self, player_id: str | None, game: str) -> str:
        """A level about as strong as a player: of the bots they have met, or the middle one."""
        order = self._catalog.levels()
        if player_id is not None:
            async with self._db.read() as tx:
                met = await self._rows.levels_met(tx, player_id, game, GAMES_REMEMBERED)
            known = sorted(order.index(level) for level in met if level in order)
            if known:
                return order[known[len(known) // 2]]
        return order[(len(order) - 1) // 2]


def is_departed(live: TableProjection, seat: int) -> bool:
    """Whether a seat's player has deleted their account, and nobody has taken it since."""
    return live.seats[seat].kind == "open" and live.seats[seat].state == DEPARTED


def _can_others_agree(live: TableProjection, player_id: str) -> bool:
    """Whether a person plays at another device."""
    return any(
        chair.kind == "person" and chair.player_id != player_id and chair.seat not in live.stand_ins
        for chair in live.seats
    )
