"""The durable path of a move, the only way a match goes on.

The seat's decision is checked, the choice is tried on a clone, a row with the next number is
written, the commit returns, and only then does the table in memory follow and anybody hear of
it. What fails before the commit changes nothing. An error of ours pauses the match.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
import structlog

from tambo.core.errors import TamboError
from tambo.core.match import Match, Step
from tambo.house.platform.clock import Now, iso
from tambo.house.platform.errors import declined
from tambo.house.platform.metrics import Metrics
from tambo.house.tables.creation import MOST_ROWS
from tambo.house.tables.model import (
    AGREED,
    DEPARTED,
    AskRow,
    AskState,
    LogRow,
    SequenceTaken,
    Status,
    Store,
)
from tambo.house.tables.projection import LiveTable
from tambo.house.tables.registry import Registry
from tambo.house.tables.results import places_of
from tambo.house.tables.wire_terms import StandIn

logger = structlog.get_logger("tambo.house.moves")
ATTEMPTS = 3
MOVE_LIMIT = 80
CHOICE_LIMIT = 400
CHOICE_NUMBERS = 2**62
MOST_ROWS_WITH_UNDO = 8_000
"""Rows from which nobody takes back a choice alone, so that what is left suffices for the end."""

FORFEIT = "forfeit"
WITHOUT_RESULT = (AGREED, FORFEIT)
"""Why a match was ended before its end."""

Kind = Literal["play", "undo", "rewind"]


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody wants to do, under his own id for it."""

    kind: Kind
    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a deed on a clone: the row to be written, and the steps played or undone."""

    choice: str
    rolls: list[int]
    steps: Sequence[Step]


CarryOut = Callable[[LiveTable, Match], Tried]
Check = Callable[[LiveTable], Awaitable[None]]


class Moves:
    def __init__(
        self,
        store: Store,
        registry: Registry,
        changed: Callable[[str], None],
        metrics: Metrics | None = None,
        now: Now = time.time,
    ) -> None:
        self._now = now
        self._metrics = metrics or Metrics()
        self._store = store
        self._registry = registry
        self._changed = changed
        self._under_way: set[asyncio.Task[None]] = set()

    async def play(
        self,
        table: str,
        seat: int,
        decision: int,
        choice: int | str,
        move: str,
        *,
        is_bot: bool = False,
    ) -> None:
        """Make a choice, durably; Declined or Refused if it changed nothing.

        A bot's choice counts only as long as the seat is in a bot's hands.
        """
        if isinstance(choice, str):
            is_small = len(choice) <= CHOICE_LIMIT
        else:
            is_small = abs(choice) < CHOICE_NUMBERS
        if not is_small:
            raise declined("malformed")

        def carry_out(_live: LiveTable, draft: Match) -> Tried:
            draft.play(seat, choice)
            return _tried(draft.steps[-1])

        deed = Deed("play", seat, move)
        check = _asked_now(seat, decision, is_bot=is_bot)
        await self._unbroken(self._commit(table, deed, check, carry_out))

    async def undo(self, table: str, seat: int, decision: int, move: str) -> None:
        """Take back the seat's last choice, durably; Declined or Refused."""

        def carry_out(_live: LiveTable, draft: Match) -> Tried:
            return _tried(draft.undo(seat))

        deed = Deed("undo", seat, move)
        await self._unbroken(self._commit(table, deed, _asked_now(seat, decision), carry_out))

    async def rewind(self, ask: AskRow) -> None:
        """Go back as all have agreed, durably; Declined if the question is no longer open.

        The row and the end of the question are one transaction: it happens once or not at all.
        """

        async def still_open(live: LiveTable) -> None:
            # Read after the log's next number is known: a move that let the question lapse has
            # either taken that number or is in the log already.
            stored = await self._store.table(live.row.id)
            now_asked = None if stored is None else stored.ask
            if now_asked is None or now_asked.number != ask.number or now_asked.state != "open":
                raise declined("ask.closed")
            if live.match.is_over or live.place_of(int(ask.detail["row"])) is None:
                raise declined("ask.closed")

        def carry_out(live: LiveTable, draft: Match) -> Tried:
            row = int(ask.detail["row"])
            return Tried(str(row), [], live.go_back(draft, row))

        deed = Deed("rewind", ask.seat, f"ask {ask.number} {secrets.token_hex(8)}")
        await self._unbroken(self._commit(ask.table, deed, still_open, carry_out))

    async def finish(self) -> None:
        """Wait for the commits that are under way."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    async def _unbroken(self, commit: Coroutine[Any, Any, None]) -> None:
        """A commit goes on to its end even if the one who asked for it is gone."""
        task = asyncio.ensure_future(commit)
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        try:
            with self._metrics.commit.time():
                await asyncio.shield(task)
        except TamboError as problem:
            self._metrics.refused.labels(problem.code).inc()
            raise

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()

    async def _commit(
        self,
        table: str,
        deed: Deed,
        check: Check,
        carry_out: CarryOut,
    ) -> None:
        if not 0 < len(deed.move) <= MOVE_LIMIT:
            raise declined("malformed")
        for _ in range(ATTEMPTS):
            live = await self._registry.live(table)
            async with live.lock:
                if not self._registry.is_current(live):
                    continue
                if live.has_done(deed.seat, deed.move):
                    return
                live.check_running()
                _check_length(live, deed.kind)
                await check(live)
                draft = live.match.clone()
                try:
                    tried = carry_out(live, draft)
                except TamboError:
                    raise
                except Exception:
                    logger.exception("rules.failed", table=table, sequence=live.applied + 1)
                    await self._pause(live, "internal")
                    raise declined("internal") from None
                if not await self._append(live, deed, draft, tried):
                    continue
            self._changed(table)
            return
        raise declined("decision.stale")

    async def _append(self, live: LiveTable, deed: Deed, draft: Match, tried: Tried) -> bool:
        """Write the row and follow it; False if somebody else wrote that number first."""
        entry = LogRow(
            table=live.row.id,
            sequence=live.applied + 1,
            kind=deed.kind,
            seat=deed.seat,
            choice=tried.choice,
            rolls=tried.rolls,
            move=deed.move,
            at=iso(self._now()),
        )
        status: Status = "over" if draft.is_over else "running"
        closing = _closing(live, deed.kind, tried.steps, is_over=draft.is_over)
        moves = live.moves_after(deed.kind, tried.steps)
        asked = live.asked_of(draft, entry)
        awaits_bot = live.awaits_bot(draft, asked)
        facts = (status, moves, asked, awaits_bot)
        places = None if draft.outcome is None else places_of(draft.outcome)
        if not await self._write(live, entry, *facts, closing, places):
            return False
        live.advance(entry, draft, tried.steps)
        live.set_status(status, asked, awaits_bot=awaits_bot)
        if closing is not None:
            live.close_ask(closing, is_over=draft.is_over)
        self._metrics.moves.labels(deed.kind).inc()
        logger.info("move.committed", table=live.row.id, sequence=entry.sequence, kind=deed.kind)
        return True

    async def _write(
        self,
        live: LiveTable,
        entry: LogRow,
        status: Status,
        moves: int,
        asked: list[int],
        awaits_bot: bool,
        closing: AskState | None = None,
        places: dict[int, tuple[int, int]] | None = None,
    ) -> bool:
        due = None if live.pace.kind == "none" else 0.0
        try:
            await self._store.append(
                entry,
                status,
                moves,
                asked,
                due,
                closing=closing,
                places=places,
                awaits_bot=awaits_bot,
            )
        except SequenceTaken:
            self._registry.forget(live.row.id)
            return False
        except Exception:
            # Whether the commit happened is unknown: only the log can tell.
            self._registry.forget(live.row.id)
            logger.exception("append.failed", table=live.row.id, sequence=entry.sequence)
            raise declined("storage") from None
        return True

    # Who plays for a seat

    async def stand_in(
        self,
        table: str,
        seat: int,
        bot: StandIn,
        is_still_so: Callable[[LiveTable], bool] = lambda _live: True,
    ) -> bool:
        """Let a bot play for a seat, durably, if that is still wanted; whether it does."""
        choice = msgspec.json.encode(bot).decode()

        def is_wanted(live: LiveTable) -> bool:
            before = live.stand_ins.get(seat)
            # Whoever leaves the house for good may have left the table before.
            is_news = bot.why == "gone" and before is not None and before.why != "gone"
            return (is_news or not live.is_played_by_bot(seat)) and is_still_so(live)

        return await self._sit(table, "stand-in", seat, choice, is_wanted)

    async def back(self, table: str, seat: int) -> bool:
        """Give a seat back to whom it belongs, durably; whether a bot had it."""
        return await self._sit(table, "back", seat, "", lambda live: seat in live.stand_ins)

    async def _sit(
        self,
        table: str,
        kind: Literal["stand-in", "back"],
        seat: int,
        choice: str,
        is_wanted: Callable[[LiveTable], bool],
    ) -> bool:
        for _ in range(ATTEMPTS):
            live = await self._registry.live(table)
            async with live.lock:
                if not self._registry.is_current(live):
                    continue
                await self._registry.catch_up(live)
                if not self._registry.is_current(live):
                    continue
                live.check_running()
                if live.match.is_over:
                    raise declined("table.over")
                if not is_wanted(live):
                    return False
                number, at = live.applied + 1, iso(self._now())
                entry = LogRow(table, number, kind, seat, choice, [], f"{kind} {number}", at)
                asked = live.asked_of(live.match, entry)
                awaits_bot = live.awaits_bot(live.match, asked)
                if not await self._write(live, entry, "running", live.moves, asked, awaits_bot):
                    continue
                live.sit(entry)
                live.set_status("running", asked, awaits_bot=awaits_bot)
            logger.info(f"seat.{kind}", table=table, seat=seat)
            self._changed(table)
            return True
        raise declined("decision.stale")

    # Pauses

    async def pause(self, table: str, reason: str) -> None:
        """Stop a match without touching it: it is nobody's loss."""
        live = await self._registry.live(table)
        async with live.lock:
            await self._pause(live, reason)

    async def _pause(self, live: LiveTable, reason: str) -> None:
        self._metrics.paused.labels(reason).inc()
        logger.error("table.paused", table=live.row.id, reason=reason)
        await self._store.set_status(live.row.id, "paused", reason, self._now())
        await self._registry.catch_up(live)
        self._changed(live.row.id)

    async def hold(self, table: str) -> None:
        """Pause a match because all want to."""
        live = await self._registry.live(table)
        async with live.lock:
            if live.row.status != "running":
                raise declined("ask.closed")
            await self._settle(live, "paused")

    async def end(self, table: str, reason: str = AGREED) -> None:
        """End a match without a result because all want to, or a cup has decided it otherwise."""
        live = await self._registry.live(table)
        async with live.lock:
            if live.row.status == "over":
                raise declined("table.over")
            await self._settle(live, "over", reason)

    async def _settle(self, live: LiveTable, status: Status, reason: str = AGREED) -> None:
        await self._store.set_status(live.row.id, status, reason, self._now())
        await self._registry.catch_up(live)
        logger.info("table.agreed", table=live.row.id, status=status, reason=reason)

    async def resume(self, table: str, *, by_agreement: bool = False) -> None:
        """Let a paused match go on, if it can be rebuilt, and if nobody wants it to rest."""
        live = await self._registry.live(table)
        async with live.lock:
            if live.row.status != "paused":
                return
            if live.row.reason == AGREED and not by_agreement:
                return
            status: Status = "over" if live.match.is_over else "running"
            if any(chair.kind == "open" and chair.level != DEPARTED for chair in live.seats):
                status = "waiting"
            await self._store.set_status(table, status, None, self._now())
            await self._registry.catch_up(live)
        logger.info("table.resumed", table=table)
        self._changed(table)


def _tried(step: Step) -> Tried:
    return Tried(step.text, list(step.rolls), [step])


def _check_length(live: LiveTable, kind: Kind) -> None:
    """Declined when the log is too long for another row of this kind."""
    if kind == "undo" and live.applied >= MOST_ROWS_WITH_UNDO:
        raise declined("undo.long")
    if kind == "play" and live.applied >= MOST_ROWS:
        raise declined("match.long")


def _asked_now(seat: int, decision: int, *, is_bot: bool = False) -> Check:
    """A choice must answer the question that is asked now, and come from whose hands it is in."""

    async def check(live: LiveTable) -> None:
        live.check_hand(seat, is_bot)
        if decision != live.match.decision(seat):
            raise declined("decision.stale")

    return check


def _closing(
    live: LiveTable, kind: Kind, steps: Sequence[Step], *, is_over: bool
) -> AskState | None:
    """What becomes of an open question to go back. What nobody else saw leaves it open: that it
    lapsed would tell that somebody has chosen in secret."""
    if kind == "rewind":
        return "done"
    return "lapsed" if is_over or any(map(live.is_seen_by_others, steps)) else None
