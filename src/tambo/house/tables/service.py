"""What can be done at tables, by whom. The one object that routes, sockets and bots talk to.

Every method that acts for somebody takes the guest and checks what is his. What fails is
HouseError or one of the core's errors, and has changed nothing.
"""

import contextlib
import hmac
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase
from tambo.house.catalog.games import Catalog
from tambo.house.platform.bus import Bus
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials, opens
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.presence import Presence
from tambo.house.platform.wire import said
from tambo.house.tables import creation as opening
from tambo.house.tables.cards import card_of, clock_of
from tambo.house.tables.change import TableChange, invitation_accepted, seat_taken
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.frames import Viewer
from tambo.house.tables.model import (
    DEPARTED,
    INVITED,
    SuccessorTaken,
    TableRow,
    TableSnapshot,
    TermsRow,
    has_clock,
)
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.reader import TableReader
from tambo.house.tables.registry import Registry
from tambo.house.tables.replay import Projector, StepIndex
from tambo.house.tables.setups import PreparedSetups
from tambo.house.tables.store import TableStore
from tambo.house.tables.terms import settle
from tambo.house.tables.wire import InvitationCard, JoinWanted, TableCard, TableWanted
from tambo.house.tables.wire_frames import Because, Replay, Why
from tambo.house.tables.wire_terms import Terms

logger = structlog.get_logger("tambo.house.tables")
LISTED = 100
WHY_LIMIT = 400
IsBlocked = Callable[[str, str], Awaitable[bool]]
"""Whether the first does not want the second at his tables."""
AccountNames = Callable[[list[str]], Awaitable[dict[str, str]]]


class Tables:
    def __init__(
        self,
        db: Database,
        shelf: Catalog,
        bus: Bus,
        credentials: Credentials,
        *,
        now: Now,
        tables_in_memory: int = 1000,
        table_memory: int = 256 * 1024 * 1024,
        presence: Presence | None = None,
        metrics: Metrics | None = None,
        known_seeds: bool = False,
        account_names: AccountNames | None = None,
        is_blocked: IsBlocked | None = None,
        is_followed: Callable[[str], bool] | None = None,
    ) -> None:
        self.now = now
        self.presence = presence or Presence()
        self.registry = Registry(
            db, shelf, now, tables_in_memory, is_followed, bus.call, table_memory
        )
        self.reader = TableReader(db)
        self.metrics = metrics or Metrics()
        self.moves = TableCommands(db, self.registry, self.changed, now, self.metrics)
        self.beginnings = PreparedSetups()
        self._known_seeds = known_seeds
        self.db = db
        self._rows = TableStore()
        self._shelf = shelf
        self.shelf = shelf
        self._bus = bus
        self._credentials = credentials
        self._account_names = account_names
        self._is_blocked = is_blocked
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
            try:
                listener(table)
            except Exception:
                logger.exception("listener.failed", table=table)

    async def reseated(self, tables: list[str]) -> None:
        """Somebody else has written who sits at these tables."""
        for table in tables:
            await self.registry.refresh(table)
            self.changed(table)

    def read_anew(self, tables: list[str]) -> None:
        """The same for somebody who cannot wait for it: they are read when they are asked for."""
        for table in tables:
            self.registry.forget(table)
            self.changed(table)

    # Cards

    async def card(self, table: str, guest: str) -> TableCard:
        stored = await self.registry.stored(table)
        live = self.registry.loaded(table)
        has_departed = any(chair.state == DEPARTED for chair in stored.seats)
        is_told_by_match = has_clock(stored.terms) or has_departed
        if live is None and is_told_by_match and stored.row.status != "closed":
            # Only the match can tell whose clock is running, and which bot plays for whom.
            with contextlib.suppress(TamboError):
                live = await self.registry.live(table)
        return await self._card(stored, guest, live)

    async def cards_of(self, guest: str) -> list[TableCard]:
        """The tables a guest opened or sits at, newest first."""
        return await self.cards_for(await self.reader.tables_of(guest, LISTED), guest)

    async def cards_for(self, tables: Sequence[TableSnapshot], guest: str) -> list[TableCard]:
        """The cards of tables that were read already."""
        people = {chair.guest for stored in tables for chair in stored.seats if chair.guest}
        names = await self.account_names(sorted(people))
        return [
            card_of(
                stored,
                self._shelf.meta_of(stored.row.game),
                guest,
                self.presence,
                self._credentials,
                names,
            )
            for stored in tables
        ]

    async def _card(
        self, stored: TableSnapshot, guest: str, live: TableProjection | None = None
    ) -> TableCard:
        meta = self._shelf.meta_of(stored.row.game)
        names = await self.account_names([chair.guest for chair in stored.seats if chair.guest])
        facts = (stored, meta, guest, self.presence, self._credentials, names)
        if live is None:
            return card_of(*facts)
        stand_ins = live.stand_ins_known_to(live.eyes_of(guest))
        voiceless = live.stand_ins_known_to([None])
        return card_of(*facts, clock_of(live, guest, self.now), stand_ins, voiceless)

    async def account_names(self, people: list[str]) -> dict[str, str]:
        """The names of those of some people who have an account."""
        return {} if self._account_names is None else await self._account_names(people)

    async def shown_name(self, person: str, typed: str) -> str:
        """What somebody is called at a table: an account by its name, a guest as he likes."""
        return (await self.account_names([person])).get(person) or opening.clean_name(typed)

    # Opening and joining

    async def open(self, wish: TableWanted, guest: str) -> TableCard:
        name = (await self.account_names([guest])).get(guest)
        if name is not None:
            mine = [replace(one, name=name) if one.kind == "me" else one for one in wish.seats]
            wish = replace(wish, seats=mine)
        terms = settle(wish, self._shelf.meta_of(wish.game))
        new = await opening.from_wish(
            wish,
            guest,
            self._shelf,
            self._credentials,
            self.beginnings,
            at=self.now(),
            known_seeds=self._known_seeds,
        )
        return await self._open(new, guest, terms)

    async def import_record(self, record: Mapping[str, Any], guest: str) -> TableCard:
        """A finished match for review, or an unfinished one to go on with at one screen."""
        new = await self.registry.rebuilder.aside(
            lambda: opening.from_record(record, guest, self._shelf, at=self.now())
        )
        return await self._open(new, guest)

    async def again(self, table: str, guest: str) -> TableCard:
        """Offer the next match to the same people, or accept the one that is offered."""
        stored = await self.registry.stored(table)
        if guest != stored.row.owner and guest not in [chair.guest for chair in stored.seats]:
            raise HouseError("seat.foreign")
        if stored.row.status != "over":
            raise HouseError("table.not-over")
        if any(chair.state == DEPARTED for chair in stored.seats):
            raise HouseError("table.departed")
        if stored.row.is_what_if:
            raise HouseError("table.what-if")
        if stored.successor is None:
            try:
                new = await opening.from_predecessor(
                    stored, guest, self._shelf, self.beginnings, at=self.now()
                )
                card = await self._open(new, guest, stored.terms)
            except SuccessorTaken:
                fresh = await self.reader.table(table)
                assert fresh is not None
                assert fresh.successor is not None
                return await self.accept(fresh.successor, guest)
            await self.reseated([table])
            return card
        return await self.accept(stored.successor, guest)

    async def accept(self, table: str, guest: str) -> TableCard:
        """Come to a match one was invited to; the table as it is where one was not."""
        stored = await self.registry.stored(table)
        if any(chair.guest == guest and chair.state == INVITED for chair in stored.seats):
            await self.moves.change(table, lambda live: self._accepted(live, guest))
        return await self.card(table, guest)

    def _accepted(self, live: TableProjection, guest: str) -> TableChange | None:
        is_invited = any(one.guest == guest and one.state == INVITED for one in live.seats)
        if not is_invited or live.row.status == "closed":
            return None
        return invitation_accepted(live, guest, self.now())

    async def open_seated(self, new: opening.Opening, terms: Terms) -> None:
        """A table that the house itself opens; opened twice, it is one table."""
        if await self.reader.table(new[0].id) is not None:
            return
        try:
            await self._open(new, new[0].owner, terms)
        except Exception:
            # Another node was quicker, most likely.
            if await self.reader.table(new[0].id) is None:
                raise

    async def keep(self, new: opening.Opening, guest: str) -> TableCard:
        """A table that somebody else has made and checked."""
        return await self._open(new, guest)

    async def _open(
        self, new: opening.Opening, guest: str, agreed: Terms | TermsRow | None = None
    ) -> TableCard:
        row, seats, log = new
        row, terms = self.dated(row, agreed)
        log = [msgspec.structs.replace(entry, at=row.created) for entry in log]
        async with self.db.transaction() as tx:
            await self._rows.open_table(tx, row, seats, log, terms)
        return await self.opened(row.id, guest)

    def dated(
        self, row: TableRow, agreed: Terms | TermsRow | None
    ) -> tuple[TableRow, TermsRow | None]:
        """A new table as opened at this moment, with its terms."""
        moment = self.now()
        row = msgspec.structs.replace(row, created=moment)
        if agreed is None:
            return row, None
        pace = agreed.pace if isinstance(agreed, TermsRow) else msgspec.structs.asdict(agreed.pace)
        facts = (agreed.is_public, agreed.is_rated, agreed.audience)
        return row, TermsRow(*facts, pace, moment)

    async def opened(self, table: str, guest: str) -> TableCard:
        """Tell everybody about a table that has been written."""
        stored = await self.registry.stored(table)
        row = stored.row
        logger.info("table.opened", table=row.id, game=row.game, seats=len(stored.seats))
        self.changed(row.id)
        return await self._card(stored, guest)

    async def join(self, table: str, wish: JoinWanted, guest: str) -> TableCard:
        """Take the seat a link leads to. Whoever holds it already comes back to it."""
        name = await self.shown_name(guest, wish.name)

        async def decide(live: TableProjection) -> TableChange | None:
            return await self._joined(live, wish, guest, name)

        if await self.moves.change(table, decide):
            logger.info("seat.taken", table=table)
        return await self._card(await self.registry.stored(table), guest)

    async def _joined(
        self, live: TableProjection, wish: JoinWanted, guest: str, name: str
    ) -> TableChange | None:
        fitting = [chair for chair in live.seats if opens(wish.token, chair.token_hash)]
        if not fitting:
            raise HouseError("seat.token")
        chair = fitting[0]
        if live.owns(guest, chair.seat):
            return None
        if live.row.status == "closed":
            raise HouseError("table.closed")
        if self._is_blocked is not None and await self._is_blocked(live.row.owner, guest):
            raise HouseError("seat.blocked")
        if live.seats_of(guest) and not wish.beside_me and chair.kind == "open":
            raise HouseError("seat.beside")
        if chair.kind != "open":
            raise HouseError("seat.taken")
        return seat_taken(live, chair.seat, guest, name or chair.name, self.now())

    async def invitation(self, table: str, token: str, guest: str) -> InvitationCard:
        """What a link leads to, before anybody sits down."""
        stored = await self.registry.stored(table)
        fitting = [chair.seat for chair in stored.seats if opens(token, chair.token_hash)]
        return InvitationCard(await self._card(stored, guest), fitting[0] if fitting else None)

    # Watching

    async def live(self, table: str) -> TableProjection:
        return await self.registry.live(table)

    async def replay(
        self, table: str, viewer: Viewer, guest: str, permit: str = "", first: int = 0
    ) -> Replay:
        """The match so far as a seat, which must be the guest's, or a spectator saw it: a page of
        frames from number `first` on."""
        stored = await self.registry.stored(table)
        if viewer is not None:
            self.check_owner(stored, viewer, guest, permit)
        projector = Projector(viewer, first)
        index = StepIndex(projector)
        live = await self.registry.rebuilder.seen_again(table, index.watch)
        steps = [0, *index.frames] if live.row.status == "over" else []
        return Replay(table, viewer, projector.frames, steps, first, projector.count)

    async def frames_of_steps(self, table: str, viewer: Viewer, guest: str) -> list[int]:
        """For each step of the match the number of the frame that shows it in a replay."""
        stored = await self.registry.stored(table)
        if viewer is not None:
            self.check_owner(stored, viewer, guest)
        index = StepIndex(Projector(viewer, most=0))
        await self.registry.rebuilder.seen_again(table, index.watch)
        return index.frames

    async def record(self, table: str) -> dict[str, Any]:
        """The match as data. One that is running and has secrets is not given away."""
        live = await self.registry.live(table)
        is_over = live.row.status == "over"
        if live.game.meta.has_secrets and not is_over:
            raise HouseError("record.running")
        match = live.match.clone()
        record = await self.registry.rebuilder.aside(match.record)
        if not is_over:
            record["seed"] = ""
        return record

    async def why(self, table: str, question: Why, guest: str, permit: str = "") -> Because:
        """Why the seat, which must be the guest's, cannot play something."""
        live = await self.registry.live(table)
        self.check_owner(live.stored, question.seat, guest, permit)
        text = question.text
        if text is None:
            elements = question.elements or []
            if sum(map(len, elements)) > WHY_LIMIT:
                raise HouseError("malformed")
            text = live.game.spell(live.match.state, elements)
        if len(text) > WHY_LIMIT:
            raise HouseError("malformed")
        refusal: TamboError | None = None
        try:
            live.check_running()
            refusal = live.match.refusal(question.seat, text)
        except HouseError as error:
            refusal = error
        if refusal is None:
            return Because(question.seat, "legal", said(Phrase("house-legal")), None)
        return Because(question.seat, refusal.code, said(refusal.phrase), refusal.clause)

    async def take_seat(self, table: str, seat: int, guest: str, name: str) -> bool:
        """Sit down at an open seat without its link, where that is allowed; whether it was open."""

        def decide(live: TableProjection) -> TableChange | None:
            if live.row.status == "closed" or live.seats[seat].kind != "open":
                return None
            return seat_taken(live, seat, guest, name, self.now())

        is_taken = await self.moves.change(table, decide)
        if is_taken:
            logger.info("seat.taken", table=table, seat=seat)
        return is_taken

    def check_owner(self, stored: TableSnapshot, seat: int, guest: str, permit: str = "") -> None:
        """HouseError unless the seat is the guest's, and its PIN, if it has one, was given."""
        self.check_device(stored, seat, guest)
        if not self.is_open(stored, seat, permit):
            raise HouseError("pin.needed")

    def check_device(self, stored: TableSnapshot, seat: int, guest: str) -> None:
        """HouseError unless the seat is played at the guest's device, whoever may look there."""
        if not 0 <= seat < len(stored.seats) or stored.seats[seat].guest != guest:
            raise HouseError("seat.foreign")

    def is_open(self, stored: TableSnapshot, seat: int, permit: str) -> bool:
        """Whether a screen with this permit may show the seat. At the end everything lies open."""
        if stored.seats[seat].pin is None or stored.row.status == "over":
            return True
        return hmac.compare_digest(permit.encode(), self.permit(stored, seat).encode())

    def permit(self, stored: TableSnapshot, seat: int) -> str:
        chair = stored.seats[seat]
        return self._credentials.permit(stored.row.id, seat, chair.guest, chair.pin)
