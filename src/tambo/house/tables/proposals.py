"""What a table does only if everyone agrees: undo, pause, resume, change the time control, end.

A seat proposes, every other person answers. One proposal is open at a time. Answers are kept before
anything is done; then the change is made and the proposal closed in one transaction, so a house
that dies in between goes on where it was. People at the proposer's own device agree among
themselves, except seats that have a PIN: they answer for themselves. Bots agree to everything, but
in a rated match another person must agree too, and nothing is undone. Stand-ins have no vote.

Every proposal expires. Only when resuming after a pause does silence mean consent: otherwise one
player who has left for good would keep the others from their match.
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
from tambo.house.tables.change import answered, closing, pin_changed, proposed, with_time_control
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.model import ProposalRow, ProposalState, TableSnapshot, VersionConflict
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.store import TableStore
from tambo.house.tables.store_proposals import ProposalStore
from tambo.house.tables.table_change import TableChange
from tambo.house.tables.voting import patience, voters
from tambo.house.tables.wire import TableSummary
from tambo.house.tables.wire_proposals import AgreedProposal, AnswerRequest, ProposalRequest

logger = structlog.get_logger("tambo.house.tables.proposals")
EXPIRED_AT_ONCE = 100


class TermsRules(Protocol):
    """What is agreed about time and rating, as far as questions touch it."""

    def is_rated(self, stored: TableSnapshot) -> bool: ...

    def check_time_control(self, stored: TableSnapshot, time_control: dict[str, str | int]) -> None:
        """HouseError if the table cannot change to this time control."""

    def checked_time_control(self, time_control: dict[str, str | int]) -> dict[str, str | int]:
        """A time control as it is kept; HouseError."""


class Proposals:
    def __init__(
        self,
        registry: Registry,
        commands: TableCommands,
        changes: TableChanges,
        access: SeatAccess,
        cards: TableCards,
        db: Database,
        terms_rules: TermsRules,
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
        self._terms_rules = terms_rules
        self._now = now
        self._worker = KeyedWorker(jobs, "proposals", self._carry_out)

    def start(self) -> None:
        """Go on with what was agreed when a house died before it was done."""
        self._changes.subscribe(self._look)

    async def close(self) -> None:
        """Wait for what is being done: it is short, and done to its end or not at all."""
        await self._worker.drain()

    async def agreed(self, table: str) -> list[AgreedProposal]:
        """The table's accepted proposals, the oldest first; HouseError if there is no such table.

        Undone moves are in the log; which PIN was forgotten is kept private."""
        await self._registry.stored(table)
        async with self._db.read() as tx:
            rows = await self._store.agreed(tx, table)
        return [
            AgreedProposal(
                row.number, row.kind, row.seat, row.detail.get("time_control", {}), row.at
            )
            for row in rows
            if row.kind not in ("undo", "pin")
        ]

    # Asking and answering

    async def propose(self, table: str, wish: ProposalRequest, player_id: str) -> TableSummary:
        """Make a proposal; repeated while it is open, it is the same one."""
        self._check_asker(await self._registry.live(table), wish, player_id)
        await self._expire(table)
        if await self._commands.change(table, lambda live: self._put(live, wish, player_id)):
            logger.info("proposal.put", table=table, seat=wish.seat, kind=wish.kind)
        return await self._after(table, player_id)

    def _check_asker(self, live: TableProjection, wish: ProposalRequest, player_id: str) -> None:
        if wish.kind == "pin":
            check_device(live.stored, wish.seat, player_id)
        else:
            self._access.check_owner(live.stored, wish.seat, player_id, wish.permit)

    def _put(
        self, live: TableProjection, wish: ProposalRequest, player_id: str
    ) -> TableChange | None:
        self._check_asker(live, wish, player_id)
        detail = self._detail(live, wish)
        before, at = live.proposal, self._now()
        number = 1 if before is None else before.number + 1
        until = at + patience(wish.kind, live.time_control)
        proposal = ProposalRow(
            live.row.id, number, wish.kind, wish.seat, detail, {}, "open", at, until
        )
        self._check_voters(live, proposal)
        if before is None or before.state != "open":
            return proposed(live.stored, proposal)
        if (before.kind, before.seat, before.detail) != (wish.kind, wish.seat, detail):
            raise HouseError("proposal.open")
        return None

    async def answer(
        self, table: str, number: int, wish: AnswerRequest, player_id: str
    ) -> TableSummary:
        """A seat's answer, or the proposer's withdrawal; a repeat changes nothing."""
        live = await self._registry.live(table)
        check_device(live.stored, wish.seat, player_id)
        await self._expire(table)
        await self._commands.change(table, lambda live: self._answer(live, number, wish, player_id))
        return await self._after(table, player_id)

    def _answer(
        self, live: TableProjection, number: int, wish: AnswerRequest, player_id: str
    ) -> TableChange | None:
        proposal = live.proposal
        if proposal is None or proposal.number != number:
            raise HouseError("proposal.closed")
        if not (proposal.kind == "pin" and proposal.seat == wish.seat):
            self._access.check_owner(live.stored, wish.seat, player_id, wish.permit)
        if wish.seat == proposal.seat:
            if wish.agrees:
                raise HouseError("proposal.own")
            return self._close(live, proposal, "withdrawn") if proposal.state == "open" else None
        if wish.seat in live.stand_ins:
            raise HouseError("seat.stood-in")
        if wish.seat not in _voters(live, proposal):
            raise HouseError("proposal.own")
        if proposal.answers.get(str(wish.seat)) == wish.agrees:
            return None
        if proposal.state != "open":
            raise HouseError("proposal.closed")
        return proposed(live.stored, answered(proposal, wish.seat, agrees=wish.agrees))

    def _detail(self, live: TableProjection, wish: ProposalRequest) -> dict[str, Any]:
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
            return self._undo_detail(live, wish)
        if wish.kind == "clock":
            self._terms_rules.check_time_control(live.stored, wish.time_control)
            return {"time_control": wish.time_control}
        return {}

    def _check_voters(self, live: TableProjection, proposal: ProposalRow) -> None:
        """HouseError if the proposer has no vote, or needs another's and there is none."""
        if proposal.seat in live.stand_ins and proposal.kind != "resume":
            raise HouseError("seat.stood-in")
        if self._needs_another(live, proposal) and not _voters(live, proposal):
            raise HouseError("pin.alone" if proposal.kind == "pin" else "proposal.alone")

    def _needs_another(self, live: TableProjection, proposal: ProposalRow) -> bool:
        """Whether bots are not enough: a secret or a rating depends on it."""
        if proposal.kind == "pin":
            return True
        return proposal.kind != "resume" and self._terms_rules.is_rated(live.stored)

    def _is_agreed(self, live: TableProjection, proposal: ProposalRow) -> bool:
        if proposal.state != "open":
            return False
        if self._needs_another(live, proposal) and True not in proposal.answers.values():
            return False
        if proposal.kind == "resume" and proposal.until <= self._now():
            return True
        return all(proposal.answers.get(str(seat)) is True for seat in _voters(live, proposal))

    def _undo_detail(self, live: TableProjection, wish: ProposalRequest) -> dict[str, Any]:
        if self._terms_rules.is_rated(live.stored):
            raise HouseError("proposal.rated")
        if wish.event is None:
            row = live.last_row_of(wish.seat)
        else:
            row = live.row_of_event(wish.seat, wish.event)
        to = None if row is None else live.place_of(row)
        if to is None or len(live.match.backs) >= MOST_BACKS:
            raise HouseError("proposal.nothing")
        # Counted in the spectators' stream, so that nobody learns what they may not know.
        seen = [shown.spans[None] for shown in live.line.newest(to)]
        spans = [span for span in seen if span[1]]
        before = live.stream(None, spans[0][0] - 1)[0].said if spans else None
        told: dict[str, Any] = {"row": row, "moves": len(spans)}
        return told if before is None else {**told, "before": [before.key, before.args]}

    # Doing it

    def _look(self, table: str) -> None:
        live = self._registry.loaded(table)
        if live is not None and live.proposal is not None and self._is_agreed(live, live.proposal):
            self._worker.wake(table)

    async def _after(self, table: str, player_id: str) -> TableSummary:
        await self._carry_out(table)
        return await self._cards.card(table, player_id)

    async def _carry_out(self, table: str) -> None:
        """Carry out the open proposal if all have agreed to it."""

        def decide(live: TableProjection) -> TableChange | None:
            proposal = live.proposal
            is_agreed = proposal is not None and self._is_agreed(live, proposal)
            return self._carried_out(live, proposal) if is_agreed and proposal is not None else None

        await self._commands.change(table, decide)

    async def sweep(self) -> None:
        """Close the proposals that are overdue."""
        async with self._db.read() as tx:
            overdue = await self._store.overdue(tx, self._now(), EXPIRED_AT_ONCE)
        for table in overdue:
            try:
                await self._expire(table)
            except TamboError as error:
                logger.warning("proposal.not-expired", table=table, code=error.code)

    async def _expire(self, table: str) -> None:
        """Close a table's proposal if it is overdue."""

        def decide(live: TableProjection) -> TableChange | None:
            proposal = live.proposal
            if proposal is None or not self._is_overdue(proposal):
                return None
            if self._is_agreed(live, proposal):
                return self._carried_out(live, proposal)
            return self._close(live, proposal, "expired")

        await self._registry.refresh(table)
        proposal = (await self._registry.stored(table)).proposal
        if proposal is None or not self._is_overdue(proposal):
            return
        try:
            await self._commands.change(table, decide)
        except TamboError:
            # A match that cannot be rebuilt keeps no proposal open.
            await self._expire_unread(table)

    def _is_overdue(self, proposal: ProposalRow) -> bool:
        return proposal.state == "open" and proposal.until <= self._now()

    async def _expire_unread(self, table: str) -> None:
        async with self._db.read() as tx:
            stored = await TableStore().table(tx, table)
        if stored is None or stored.proposal is None or not self._is_overdue(stored.proposal):
            return
        proposal = msgspec.structs.replace(stored.proposal, state="expired")
        with contextlib.suppress(VersionConflict):
            async with self._db.transaction() as tx:
                await TableStore().write(tx, proposed(stored, proposal))
                tx.after_commit(lambda: self._changes.publish(table))

    def _carried_out(self, live: TableProjection, proposal: ProposalRow) -> TableChange:
        """The agreed change together with the end of its proposal; only the end, if the change no
        longer makes sense in the match."""
        try:
            change = self._agreed(live, proposal)
        except TamboError as error:
            logger.info(
                "proposal.lapsed", table=proposal.table, number=proposal.number, code=error.code
            )
            return self._close(live, proposal, "lapsed")
        if change is None:
            return self._close(live, proposal, "done")
        logger.info(
            "proposal.done", table=proposal.table, number=proposal.number, kind=proposal.kind
        )
        return closing(change, proposal, "done")

    def _close(
        self, live: TableProjection, proposal: ProposalRow, state: ProposalState
    ) -> TableChange:
        logger.info(
            "proposal.closed",
            table=proposal.table,
            number=proposal.number,
            kind=proposal.kind,
            state=state,
        )
        return closing(proposed(live.stored, proposal), proposal, state)

    def _agreed(self, live: TableProjection, proposal: ProposalRow) -> TableChange | None:
        """None where it is so already; HouseError where it cannot be."""
        moves = self._commands
        if proposal.kind == "undo":
            return moves.rewound(live, proposal)
        if proposal.kind == "pause":
            return moves.paused_by_agreement(live)
        if proposal.kind == "resume":
            return moves.resumed(live, by_agreement=True)
        if proposal.kind == "end":
            return moves.ended(live)
        if proposal.kind == "clock":
            time_control = self._terms_rules.checked_time_control(proposal.detail["time_control"])
            is_new = time_control != live.terms.time_control
            return with_time_control(live, time_control, self._now()) if is_new else None
        return (
            None
            if live.seats[proposal.seat].pin is None
            else pin_changed(live, proposal.seat, None)
        )


def _voters(live: TableProjection, proposal: ProposalRow) -> list[int]:
    """The seats that must agree, as all at the table know them."""
    return voters(live.stored, proposal, live.stand_ins_known_to([None]))
