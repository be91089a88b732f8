"""What a table does only if everybody agrees: go back, pause, go on, change the pace, end.

A seat asks, every other person answers. One question is open at a time. Answers are kept before
anything is done; then what was agreed is done and the question closed, in one transaction, so a
house that dies in between goes on where it was. People at the asker's own device agree by word of
mouth, except seats that have a PIN: they answer for themselves. Bots agree to everything, but in a
rated match some other person must, and nothing is taken back. Nobody who sits in for somebody has a
voice.

No question waits for ever: unanswered it expires. Only to go on after a rest silence is consent,
or one who has gone for good would keep the others from their match.
"""

import contextlib
from typing import Any, Protocol

import msgspec
import structlog

from tambo.core.errors import TamboError
from tambo.core.match import MOST_BACKS
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import KeyedWorker, Supervisor
from tambo.house.tables.access import SeatAccess, check_device
from tambo.house.tables.cards import TableCards
from tambo.house.tables.change import (
    TableChange,
    answered,
    closing,
    paced,
    pin_changed,
    proposed,
)
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.model import ProposalRow, ProposalState, TableSnapshot, VersionConflict
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.store import TableStore
from tambo.house.tables.store_proposals import ProposalStore
from tambo.house.tables.voting import patience, voters
from tambo.house.tables.wire import TableCard
from tambo.house.tables.wire_proposals import Agreed, AnswerWanted, AskWanted

logger = structlog.get_logger("tambo.house.tables.proposals")
EXPIRED_AT_ONCE = 100


class Arrangements(Protocol):
    """What is agreed about time and rating, as far as questions touch it."""

    def is_rated(self, stored: TableSnapshot) -> bool: ...

    def check_pace(self, stored: TableSnapshot, pace: dict[str, str | int]) -> None:
        """HouseError if the table cannot change to this pace."""

    def settled_pace(self, pace: dict[str, str | int]) -> dict[str, str | int]:
        """A pace as it is kept; HouseError."""


class Proposals:
    def __init__(
        self,
        registry: Registry,
        commands: TableCommands,
        changes: TableChanges,
        access: SeatAccess,
        cards: TableCards,
        db: Database,
        arrangements: Arrangements,
        jobs: Supervisor,
        now: Now,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._changes = changes
        self._access = access
        self._cards = cards
        self._db = db
        self._store = ProposalStore()
        self._arrangements = arrangements
        self._now = now
        self._worker = KeyedWorker(jobs, "agreements", self._settle)

    def start(self) -> None:
        """Go on with what was agreed when a house died before it was done."""
        self._changes.subscribe(self._look)

    async def close(self) -> None:
        """Wait for what is being done: it is short, and done to its end or not at all."""
        await self._worker.drain()

    async def agreed(self, table: str) -> list[Agreed]:
        """What the table has done by agreement, the oldest first; HouseError if there is none such.

        That it went back stands in its log; which PIN was forgotten is nobody's business."""
        await self._registry.stored(table)
        async with self._db.read() as tx:
            rows = await self._store.agreed(tx, table)
        return [
            Agreed(row.number, row.kind, row.seat, row.detail.get("pace", {}), row.at)
            for row in rows
            if row.kind not in ("undo", "pin")
        ]

    # Asking and answering

    async def ask(self, table: str, wish: AskWanted, guest: str) -> TableCard:
        """Put a question to everybody; asked again while it is open, it is the same question."""
        self._check_asker(await self._registry.live(table), wish, guest)
        await self._expire(table)
        if await self._commands.change(table, lambda live: self._put(live, wish, guest)):
            logger.info("proposal.put", table=table, seat=wish.seat, kind=wish.kind)
        return await self._after(table, guest)

    def _check_asker(self, live: TableProjection, wish: AskWanted, guest: str) -> None:
        if wish.kind == "pin":
            check_device(live.stored, wish.seat, guest)
        else:
            self._access.check_owner(live.stored, wish.seat, guest, wish.permit)

    def _put(self, live: TableProjection, wish: AskWanted, guest: str) -> TableChange | None:
        self._check_asker(live, wish, guest)
        detail = self._detail(live, wish)
        before, at = live.ask, self._now()
        number = 1 if before is None else before.number + 1
        until = at + patience(wish.kind, live.pace)
        ask = ProposalRow(live.row.id, number, wish.kind, wish.seat, detail, {}, "open", at, until)
        self._check_voices(live, ask)
        if before is None or before.state != "open":
            return proposed(live.stored, ask)
        if (before.kind, before.seat, before.detail) != (wish.kind, wish.seat, detail):
            raise HouseError("proposal.open")
        return None

    async def answer(self, table: str, number: int, wish: AnswerWanted, guest: str) -> TableCard:
        """A seat's answer, or the asker's withdrawal; a repeat changes nothing."""
        live = await self._registry.live(table)
        check_device(live.stored, wish.seat, guest)
        await self._expire(table)
        await self._commands.change(table, lambda live: self._answer(live, number, wish, guest))
        return await self._after(table, guest)

    def _answer(
        self, live: TableProjection, number: int, wish: AnswerWanted, guest: str
    ) -> TableChange | None:
        ask = live.ask
        if ask is None or ask.number != number:
            raise HouseError("proposal.closed")
        if not (ask.kind == "pin" and ask.seat == wish.seat):
            self._access.check_owner(live.stored, wish.seat, guest, wish.permit)
        if wish.seat == ask.seat:
            if wish.agrees:
                raise HouseError("proposal.own")
            return self._close(live, ask, "withdrawn") if ask.state == "open" else None
        if wish.seat in live.stand_ins:
            raise HouseError("seat.stood-in")
        if wish.seat not in _voices(live, ask):
            raise HouseError("proposal.own")
        if ask.answers.get(str(wish.seat)) == wish.agrees:
            return None
        if ask.state != "open":
            raise HouseError("proposal.closed")
        return proposed(live.stored, answered(ask, wish.seat, agrees=wish.agrees))

    def _detail(self, live: TableProjection, wish: AskWanted) -> dict[str, Any]:
        """What exactly is asked for; HouseError if there is no asking for it now."""
        status = live.row.status
        if wish.kind == "resume":
            if status != "paused" or live.row.reason != "agreed":
                raise HouseError("proposal.not-paused")
            return {}
        if wish.kind == "end":
            if status == "over":
                raise HouseError("table.over")
            return {}
        if wish.kind == "pin":
            if live.seats[wish.seat].pin is None:
                raise HouseError("pin.none")
            return {}
        live.check_running()
        if live.match.is_over:
            raise HouseError("table.over")
        if wish.kind == "undo":
            return self._way_back(live, wish)
        if wish.kind == "pace":
            self._arrangements.check_pace(live.stored, wish.pace)
            return {"pace": wish.pace}
        return {}

    def _check_voices(self, live: TableProjection, ask: ProposalRow) -> None:
        """HouseError if whoever asks has no voice himself, or needs another's and there is none."""
        if ask.seat in live.stand_ins and ask.kind != "resume":
            raise HouseError("seat.stood-in")
        if self._needs_another(live, ask) and not _voices(live, ask):
            raise HouseError("pin.alone" if ask.kind == "pin" else "proposal.alone")

    def _needs_another(self, live: TableProjection, ask: ProposalRow) -> bool:
        """Whether bots are not enough: somebody's secret, or somebody's rating, hangs on it."""
        if ask.kind == "pin":
            return True
        return ask.kind != "resume" and self._arrangements.is_rated(live.stored)

    def _is_agreed(self, live: TableProjection, ask: ProposalRow) -> bool:
        if ask.state != "open":
            return False
        if self._needs_another(live, ask) and True not in ask.answers.values():
            return False
        if ask.kind == "resume" and ask.until <= self._now():
            return True
        return all(ask.answers.get(str(seat)) is True for seat in _voices(live, ask))

    def _way_back(self, live: TableProjection, wish: AskWanted) -> dict[str, Any]:
        if self._arrangements.is_rated(live.stored):
            raise HouseError("proposal.rated")
        if wish.event is None:
            row = live.last_row_of(wish.seat)
        else:
            row = live.row_of_event(wish.seat, wish.event)
        to = None if row is None else live.place_of(row)
        if to is None or len(live.match.backs) >= MOST_BACKS:
            raise HouseError("proposal.nothing")
        # Told from the spectators' stream, so that it tells nobody what he may not know.
        seen = [shown.spans[None] for shown in live.line.newest(to)]
        spans = [span for span in seen if span[1]]
        before = live.stream(None, spans[0][0] - 1)[0].said if spans else None
        told: dict[str, Any] = {"row": row, "moves": len(spans)}
        return told if before is None else {**told, "before": [before.key, before.args]}

    # Doing it

    def _look(self, table: str) -> None:
        live = self._registry.loaded(table)
        if live is not None and live.ask is not None and self._is_agreed(live, live.ask):
            self._worker.wake(table)

    async def _after(self, table: str, guest: str) -> TableCard:
        await self._settle(table)
        return await self._cards.card(table, guest)

    async def _settle(self, table: str) -> None:
        """Do what everybody has agreed to, if they have."""

        def decide(live: TableProjection) -> TableChange | None:
            ask = live.ask
            is_agreed = ask is not None and self._is_agreed(live, ask)
            return self._carried_out(live, ask) if is_agreed and ask is not None else None

        await self._commands.change(table, decide)

    async def sweep(self) -> None:
        """See to the questions that have waited long enough."""
        async with self._db.read() as tx:
            overdue = await self._store.overdue(tx, self._now(), EXPIRED_AT_ONCE)
        for table in overdue:
            try:
                await self._expire(table)
            except TamboError as error:
                logger.warning("proposal.not-expired", table=table, code=error.code)

    async def _expire(self, table: str) -> None:
        """Close the question of a table if it has waited long enough."""

        def decide(live: TableProjection) -> TableChange | None:
            ask = live.ask
            if ask is None or not self._is_overdue(ask):
                return None
            if self._is_agreed(live, ask):
                return self._carried_out(live, ask)
            return self._close(live, ask, "expired")

        await self._registry.refresh(table)
        ask = (await self._registry.stored(table)).ask
        if ask is None or not self._is_overdue(ask):
            return
        try:
            await self._commands.change(table, decide)
        except TamboError:
            # A match that cannot be rebuilt keeps no question open.
            await self._expire_unread(table)

    def _is_overdue(self, ask: ProposalRow) -> bool:
        return ask.state == "open" and ask.until <= self._now()

    async def _expire_unread(self, table: str) -> None:
        async with self._db.read() as tx:
            stored = await TableStore().table(tx, table)
        if stored is None or stored.ask is None or not self._is_overdue(stored.ask):
            return
        ask = msgspec.structs.replace(stored.ask, state="expired")
        with contextlib.suppress(VersionConflict):
            async with self._db.transaction() as tx:
                await TableStore().write(tx, proposed(stored, ask))
                tx.after_commit(lambda: self._changes.publish(table))

    def _carried_out(self, live: TableProjection, ask: ProposalRow) -> TableChange:
        """What was agreed, with the end of its question; only that, where the match has gone on
        to where this makes no sense any more."""
        try:
            change = self._agreed(live, ask)
        except TamboError as error:
            logger.info("proposal.lapsed", table=ask.table, number=ask.number, code=error.code)
            return self._close(live, ask, "lapsed")
        if change is None:
            return self._close(live, ask, "done")
        logger.info("proposal.settled", table=ask.table, number=ask.number, kind=ask.kind)
        return closing(change, ask, "done")

    def _close(self, live: TableProjection, ask: ProposalRow, state: ProposalState) -> TableChange:
        logger.info(
            "proposal.closed", table=ask.table, number=ask.number, kind=ask.kind, state=state
        )
        return closing(proposed(live.stored, ask), ask, state)

    def _agreed(self, live: TableProjection, ask: ProposalRow) -> TableChange | None:
        """None where it is so already; HouseError where it cannot be."""
        moves = self._commands
        if ask.kind == "undo":
            return moves.rewound(live, ask)
        if ask.kind == "pause":
            return moves.held(live)
        if ask.kind == "resume":
            return moves.resumed(live, by_agreement=True)
        if ask.kind == "end":
            return moves.ended(live)
        if ask.kind == "pace":
            pace = self._arrangements.settled_pace(ask.detail["pace"])
            is_new = pace != live.terms.pace
            return paced(live, pace, self._now()) if is_new else None
        return None if live.seats[ask.seat].pin is None else pin_changed(live, ask.seat, None)


def _voices(live: TableProjection, ask: ProposalRow) -> list[int]:
    """The seats that must agree, as everybody at the table knows them."""
    return voters(live.stored, ask, live.stand_ins_known_to([None]))
