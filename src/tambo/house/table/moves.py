"""The durable path of a move, the only way a match goes on.

The seat's decision is checked, the choice is tried on a clone, a row with the next number is
written, the commit returns, and only then does the table in memory follow and anybody hear of
it. What fails before the commit changes nothing. An error of ours pauses the match.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Literal

import structlog

from tambo.core.errors import TamboError
from tambo.core.match import Match, Step
from tambo.house.faults import declined
from tambo.house.metrics import Metrics
from tambo.house.storage import LogRow, SequenceTaken, Status, Store
from tambo.house.table.live import LiveTable
from tambo.house.table.opening import now
from tambo.house.table.registry import Registry

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
    ) -> None:
        self._metrics = metrics or Metrics()
        self._store = store
        self._registry = registry
        self._changed = changed
        self._under_way: set[asyncio.Task[None]] = set()

    async def play(
        self, table: str, seat: int, decision: int, choice: int | str, move: str
    ) -> None:
        """Make a choice, durably; Declined or Refused if it changed nothing."""
        if isinstance(choice, str):
            is_small = len(choice) <= CHOICE_LIMIT
        else:
            is_small = abs(choice) < CHOICE_NUMBERS
        if not is_small:
            raise declined("malformed")

        def carry_out(match: Match) -> Step:
            match.play(seat, choice)
            return match.steps[-1]

        await self._unbroken(self._commit(table, "play", seat, decision, move, carry_out))

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
            at=now(),
        )
        status: Status = "over" if draft.is_over else "running"
        try:
            await self._store.append(entry, status, live.moves_after(kind, step))
        except SequenceTaken:
            self._registry.forget(live.row.id)
            return False
        except Exception:
            # Whether the commit happened is unknown: only the log can tell.
            self._registry.forget(live.row.id)
            logger.exception("append.failed", table=live.row.id, sequence=entry.sequence)
            raise declined("storage") from None
        live.advance(entry, draft, step)
        live.set_status(status)
        self._metrics.moves.labels(kind).inc()
        logger.info("move.committed", table=live.row.id, sequence=entry.sequence, kind=kind)
        return True

    # Pauses

    async def pause(self, table: str, reason: str) -> None:
        """Stop a match without touching it: it is nobody's loss."""
        live = await self._registry.live(table)
        async with live.lock:
            await self._pause(live, reason)

    async def _pause(self, live: LiveTable, reason: str) -> None:
        self._metrics.paused.labels(reason).inc()
        logger.error("table.paused", table=live.row.id, reason=reason)
        await self._store.set_status(live.row.id, "paused", reason)
        live.set_status("paused", reason)
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
            await self._store.set_status(table, status, None)
            live.set_status(status)
        logger.info("table.resumed", table=table)
        self._changed(table)
