"""The durable path of a move, the only way a match goes on.

The seat's decision is checked, the choice is tried on a clone, a row with the next number is
written, the commit returns, and only then does the table in memory follow and anybody hear of
it. What fails before the commit changes nothing. An error of ours pauses the match.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Literal

import msgspec
import structlog

from tambo.core.errors import TamboError
from tambo.core.match import Match, Step
from tambo.house.clock import Now, iso
from tambo.house.faults import declined
from tambo.house.metrics import Metrics
from tambo.house.storage import LogRow, SequenceTaken, Status, Store
from tambo.house.table.live import LiveTable
from tambo.house.table.registry import Registry
from tambo.house.wire.terms import StandIn

logger = structlog.get_logger("tambo.house.moves")
ATTEMPTS = 3
MOVE_LIMIT = 80
CHOICE_LIMIT = 400
CHOICE_NUMBERS = 2**62

Kind = Literal["play", "undo"]


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

        def carry_out(match: Match) -> Step:
            match.play(seat, choice)
            return match.steps[-1]

        await self._unbroken(self._commit(table, "play", seat, decision, move, carry_out, is_bot))

    async def undo(self, table: str, seat: int, decision: int, move: str) -> None:
        """Take back the seat's last choice, durably; Declined or Refused."""

        def carry_out(match: Match) -> Step:
            return match.undo(seat)

        await self._unbroken(self._commit(table, "undo", seat, decision, move, carry_out))

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
        kind: Kind,
        seat: int,
        decision: int,
        move: str,
        carry_out: Callable[[Match], Step],
        is_bot: bool = False,
    ) -> None:
        if not 0 < len(move) <= MOVE_LIMIT:
            raise declined("malformed")
        for _ in range(ATTEMPTS):
            live = await self._registry.live(table)
            async with live.lock:
                if not self._registry.is_current(live):
                    continue
                if live.has_done(seat, move):
                    return
                live.check_running()
                live.check_hand(seat, is_bot)
                if decision != live.match.decision(seat):
                    raise declined("decision.stale")
                draft = live.match.clone()
                try:
                    step = carry_out(draft)
                except TamboError:
                    raise
                except Exception:
                    logger.exception("rules.failed", table=table, sequence=live.applied + 1)
                    await self._pause(live, "internal")
                    raise declined("internal") from None
                if not await self._append(live, kind, draft, step, move):
                    continue
            self._changed(table)
            return
        raise declined("decision.stale")

    async def _append(
        self, live: LiveTable, kind: Kind, draft: Match, step: Step, move: str
    ) -> bool:
        """Write the row and follow it; False if somebody else wrote that number first."""
        entry = LogRow(
            table=live.row.id,
            sequence=live.applied + 1,
            kind=kind,
            seat=step.seat,
            choice=step.text,
            rolls=list(step.rolls),
            move=move,
            at=iso(self._now()),
        )
        status: Status = "over" if draft.is_over else "running"
        after = live.moves_after(kind, step)
        asked = live.asked_of(draft, entry)
        if not await self._write(live, entry, status, after, asked):
            return False
        live.advance(entry, draft, step)
        live.set_status(status, asked)
        self._metrics.moves.labels(kind).inc()
        logger.info("move.committed", table=live.row.id, sequence=entry.sequence, kind=kind)
        return True

    async def _write(
        self, live: LiveTable, entry: LogRow, status: Status, moves: int, asked: list[int]
    ) -> bool:
        due = None if live.pace.kind == "none" else 0.0
        try:
            await self._store.append(entry, status, moves, asked, due)
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
            return not live.is_played_by_bot(seat) and is_still_so(live)

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
                if not await self._write(live, entry, "running", live.moves, asked):
                    continue
                live.sit(entry)
                live.set_status("running", asked)
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

    async def resume(self, table: str) -> None:
        """Let a paused match go on, if it can be rebuilt."""
        live = await self._registry.live(table)
        async with live.lock:
            if live.row.status != "paused":
                return
            status: Status = "over" if live.match.is_over else "running"
            if any(chair.kind == "open" for chair in live.seats):
                status = "waiting"
            await self._store.set_status(table, status, None, self._now())
            await self._registry.catch_up(live)
        logger.info("table.resumed", table=table)
        self._changed(table)
