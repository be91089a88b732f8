"""Who sits down: by a link, at an open seat of a public table, or because they were invited."""

from collections.abc import Awaitable, Callable

import structlog

from tambo.house.platform.clock import Now
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import opens
from tambo.house.tables.cards import TableCards
from tambo.house.tables.change import invitation_accepted, seat_taken
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.model import INVITED
from tambo.house.tables.names import AccountNames, shown_name
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.table_change import TableChange
from tambo.house.tables.wire import InvitationSummary, JoinRequest, TableSummary

logger = structlog.get_logger("tambo.house.tables")
IsBlocked = Callable[[str, str], Awaitable[bool]]
"""Whether the first does not want the second at their tables."""


class TableJoining:
    def __init__(
        self,
        registry: Registry,
        commands: TableCommands,
        cards: TableCards,
        account_names: AccountNames,
        is_blocked: IsBlocked,
        now: Now,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._cards = cards
        self._account_names = account_names
        self._is_blocked = is_blocked
        self._now = now

    async def join(self, table: str, wish: JoinRequest, player_id: str) -> TableSummary:
        """Take the seat a link leads to. One who holds it already comes back to it."""
        name = await shown_name(self._account_names, player_id, wish.name)

        async def decide(live: TableProjection) -> TableChange | None:
            return await self._joined(live, wish, player_id, name)

        if await self._commands.change(table, decide):
            logger.info("seat.taken", table=table)
        return await self._cards.card_at(await self._registry.stored(table), player_id)

    async def _joined(
        self, live: TableProjection, wish: JoinRequest, player_id: str, name: str
    ) -> TableChange | None:
        fitting = [chair for chair in live.seats if opens(wish.token, chair.token_hash)]
        if not fitting:
            raise HouseError("seat.token")
        chair = fitting[0]
        if live.owns(player_id, chair.seat):
            return None
        if live.row.status == "closed":
            raise HouseError("table.closed")
        if await self._is_blocked(live.row.owner_id, player_id):
            raise HouseError("seat.blocked")
        if live.seats_of(player_id) and not wish.beside_me and chair.kind == "open":
            raise HouseError("seat.beside")
        if chair.kind != "open":
            raise HouseError("seat.taken")
        return seat_taken(live, chair.seat, player_id, name or chair.name, self._now())

    async def take_seat(self, table: str, seat: int, player_id: str, name: str) -> bool:
        """Sit down at an open seat without its link, where that is allowed; whether it was open."""

        def decide(live: TableProjection) -> TableChange | None:
            if live.row.status == "closed" or live.seats[seat].kind != "open":
                return None
            return seat_taken(live, seat, player_id, name, self._now())

        is_taken = await self._commands.change(table, decide)
        if is_taken:
            logger.info("seat.taken", table=table, seat=seat)
        return is_taken

    async def accept(self, table: str, player_id: str) -> TableSummary:
        """Come to a match one was invited to; the table as it is where one was not."""
        stored = await self._registry.stored(table)
        if any(chair.player_id == player_id and chair.state == INVITED for chair in stored.seats):
            await self._commands.change(table, lambda live: self._accepted(live, player_id))
        return await self._cards.card(table, player_id)

    def _accepted(self, live: TableProjection, player_id: str) -> TableChange | None:
        is_invited = any(one.player_id == player_id and one.state == INVITED for one in live.seats)
        if not is_invited or live.row.status == "closed":
            return None
        return invitation_accepted(live, player_id, self._now())

    async def invitation(self, table: str, token: str, player_id: str) -> InvitationSummary:
        """What a link leads to, before the seat is taken."""
        stored = await self._registry.stored(table)
        fitting = [chair.seat for chair in stored.seats if opens(token, chair.token_hash)]
        card = await self._cards.card_at(stored, player_id)
        return InvitationSummary(card, fitting[0] if fitting else None)
