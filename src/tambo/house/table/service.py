"""What can be done at tables, by whom. The one object that routes, sockets and bots talk to.

Every method that acts for somebody takes the guest and checks what is his. What fails is
Declined or one of the core's errors, and has changed nothing.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import structlog

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.house.bus import Bus
from tambo.house.credentials import Credentials, opens
from tambo.house.faults import Declined, declined
from tambo.house.metrics import Metrics
from tambo.house.presence import Presence
from tambo.house.shelf import Shelf
from tambo.house.storage import Store, StoredTable, SuccessorTaken
from tambo.house.table import opening
from tambo.house.table.cards import card_of
from tambo.house.table.frames import Viewer, said
from tambo.house.table.live import LiveTable, rebuild
from tambo.house.table.moves import Moves
from tambo.house.table.registry import Registry
from tambo.house.table.replay import Projector, StepIndex
from tambo.house.wire.sight import Replay
from tambo.house.wire.socket import Because, Why
from tambo.house.wire.tables import JoinWanted, TableCard, TableWanted

logger = structlog.get_logger("tambo.house.tables")
LISTED = 100
WHY_LIMIT = 400


class Tables:
    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        bus: Bus,
        credentials: Credentials,
        *,
        tables_in_memory: int = 1000,
        presence: Presence | None = None,
        metrics: Metrics | None = None,
        known_seeds: bool = False,
        is_followed: Callable[[str], bool] = lambda _table: True,
    ) -> None:
        self.presence = presence or Presence()
        self.registry = Registry(store, shelf, tables_in_memory, is_followed)
        self.metrics = metrics or Metrics()
        self.moves = Moves(store, self.registry, self.changed, self.metrics)
        self._known_seeds = known_seeds
        self._store = store
        self._shelf = shelf
        self._bus = bus
        self._credentials = credentials
        self._listeners: list[Callable[[str], None]] = []

    def on_change(self, listener: Callable[[str], None]) -> None:
        """Call somebody with the id of every table that changed."""
        self._listeners.append(listener)

    def changed(self, table: str) -> None:
        self._bus.publish(table)
        self.visited(table)

    def visited(self, table: str) -> None:
        """Let those who go on with a table see whether there is something for them to do: a node
        may have died between a move and the bot's answer to it."""
        for listener in self._listeners:
            listener(table)

    # Cards

    async def card(self, table: str, guest: str) -> TableCard:
        return self._card(await self.registry.stored(table), guest)

    async def cards_of(self, guest: str) -> list[TableCard]:
        """The tables a guest opened or sits at, newest first."""
        return [self._card(stored, guest) for stored in await self._store.tables_of(guest, LISTED)]

    def _card(self, stored: StoredTable, guest: str) -> TableCard:
        meta = self._shelf.meta_of(stored.row.game)
        return card_of(stored, meta, guest, self.presence, self._credentials)

    # Opening and joining

    async def open(self, wish: TableWanted, guest: str) -> TableCard:
        new = opening.from_wish(
            wish, guest, self._shelf, self._credentials, known_seeds=self._known_seeds
        )
        return await self._open(new, guest)

    async def import_record(self, record: Mapping[str, Any], guest: str) -> TableCard:
        """A finished match for review, or an unfinished one to go on with at one screen."""
        new = await asyncio.to_thread(opening.from_record, record, guest, self._shelf)
        return await self._open(new, guest)

    async def again(self, table: str, guest: str) -> TableCard:
        """The next match of the same people; asked again, the same next match."""
        stored = await self.registry.stored(table)
        if guest != stored.row.owner and guest not in [chair.guest for chair in stored.seats]:
            raise declined("seat.foreign")
        if stored.row.status != "over":
            raise declined("table.not-over")
        if stored.successor is None:
            try:
                new = opening.from_predecessor(stored, self._shelf)
                card = await self._open(new, guest)
            except SuccessorTaken:
                fresh = await self._store.table(table)
                assert fresh is not None
                assert fresh.successor is not None
                return await self.card(fresh.successor, guest)
            live = self.registry.loaded(table)
            if live is not None:
                live.successor = card.id
            self.changed(table)
            return card
        return await self.card(stored.successor, guest)

    async def open_seated(self, new: opening.Opening) -> None:
        """A table that the house itself opens; opened twice, it is one table."""
        if await self._store.table(new[0].id) is not None:
            return
        try:
            await self._open(new, new[0].owner)
        except Exception:
            # Another node was quicker, most likely.
            if await self._store.table(new[0].id) is None:
                raise

    async def _open(self, new: opening.Opening, guest: str) -> TableCard:
        row, seats, log = new
        await self._store.open_table(row, seats, log)
        logger.info("table.opened", table=row.id, game=row.game, seats=len(seats))
        self.changed(row.id)
        return self._card(StoredTable(row, seats, None), guest)

    async def join(self, table: str, wish: JoinWanted, guest: str) -> TableCard:
        """Take the seat a link leads to. Whoever holds it already comes back to it."""
        name = opening.clean_name(wish.name)
        live = await self.registry.live(table)
        fitting = [chair for chair in live.seats if opens(wish.token, chair.token_hash)]
        if not fitting:
            raise declined("seat.token")
        chair = fitting[0]
        async with live.lock:
            if live.owns(guest, chair.seat):
                return self._card(live.stored, guest)
            if not await self._store.take_seat(table, chair.seat, guest, name or chair.name):
                raise declined("seat.taken")
            await self.registry.catch_up(live)
        logger.info("seat.taken", table=table, seat=chair.seat)
        self.changed(table)
        return self._card(live.stored, guest)

    # Watching

    async def live(self, table: str) -> LiveTable:
        return await self.registry.live(table)

    async def replay(self, table: str, viewer: Viewer, guest: str) -> Replay:
        """The match so far as a seat, which must be the guest's, or a spectator saw it."""
        stored = await self.registry.stored(table)
        if viewer is not None:
            self.check_owner(stored, viewer, guest)
        log = await self._store.log_of(table)
        projector = Projector(viewer)
        game = self._shelf.load(stored.row.game)
        await asyncio.to_thread(rebuild, game, stored, log, projector.watch)
        return Replay(table, viewer, projector.frames)

    async def frames_of_steps(self, table: str, viewer: Viewer, guest: str) -> list[int]:
        """For each step of the match the number of the frame that shows it in a replay."""
        stored = await self.registry.stored(table)
        if viewer is not None:
            self.check_owner(stored, viewer, guest)
        log = await self._store.log_of(table)
        index = StepIndex(Projector(viewer))
        game = self._shelf.load(stored.row.game)
        await asyncio.to_thread(rebuild, game, stored, log, index.watch)
        return index.frames

    async def record(self, table: str) -> dict[str, Any]:
        """The match as data. One that is running and has secrets is not given away."""
        live = await self.registry.live(table)
        is_over = live.match.is_over
        if live.game.meta.has_secrets and not is_over:
            raise declined("record.running")
        record = live.match.record()
        if not is_over:
            record["seed"] = ""
        return record

    async def why(self, table: str, question: Why, guest: str) -> Because:
        """Why the seat, which must be the guest's, cannot play something."""
        live = await self.registry.live(table)
        self.check_owner(live.stored, question.seat, guest)
        text = question.text
        if text is None:
            elements = question.elements or []
            if sum(map(len, elements)) > WHY_LIMIT:
                raise declined("malformed")
            text = live.game.spell(live.match.state, elements)
        if len(text) > WHY_LIMIT:
            raise declined("malformed")
        refusal: TamboError | None = None
        try:
            live.check_running()
            refusal = live.match.refusal(question.seat, text)
        except Declined as problem:
            refusal = problem
        if refusal is None:
            return Because(question.seat, "legal", said(Phrase("house-legal")), None)
        return Because(question.seat, refusal.code, said(refusal.phrase), refusal.clause)

    def check_owner(self, stored: StoredTable, seat: int, guest: str) -> None:
        if not 0 <= seat < len(stored.seats) or stored.seats[seat].guest != guest:
            raise declined("seat.foreign")
