"""The durable path of every change of a table, the only one there is.

The table is locked, a change is decided on it (a choice is tried on a clone), the change is written
if the stored table is still the one it was decided on, and the commit returns. Only then does the
table in memory follow, and subscribers are told. If another writer was quicker, the table is
brought up to date and the change is decided again. What fails before the commit changes nothing. An
internal error pauses the match.
"""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
import structlog

from tambo.core.errors import TamboError
from tambo.core.match import Match, Step
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.errors import HouseError
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.tasks import Finisher
from tambo.house.tables.change import ended, paused, played, resumed, stood_in
from tambo.house.tables.creation import MOST_ROWS
from tambo.house.tables.model import AGREED, DEPARTED, ProposalRow, Status, VersionConflict
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.store import TableStore
from tambo.house.tables.table_change import TableChange
from tambo.house.tables.wire_terms import StandIn

logger = structlog.get_logger("tambo.house.moves")
ATTEMPTS = 5
REQUEST_ID_LIMIT = 80
CHOICE_LIMIT = 400
CHOICE_NUMBERS = 2**62
MOST_ROWS_WITH_UNDO = 8_000
"""Rows after which no seat may undo alone, so that the rest suffices to end the match."""

FORFEIT = "forfeit"
WITHOUT_RESULT = (AGREED, FORFEIT)
"""Why a match was ended before its end."""

Decide = Callable[[TableProjection], TableChange | None]
DecideSlowly = Callable[[TableProjection], Awaitable[TableChange | None]]
Try = Callable[[Match], Sequence[Step]]


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat wants to do, under the client's own id for it; `attempt` does it to a clone."""

    kind: Literal["play", "undo"]
    seat: int
    decision: int
    request_id: str
    attempt: Try
    is_bot: bool = False


class RulesFailed(Exception):
    """An error of ours, while a choice was tried."""


class TableCommands:
    def __init__(
        self,
        db: Database,
        registry: Registry,
        publish: Callable[[str], None],
        now: Now,
        metrics: Metrics | None = None,
    ) -> None:
        self._now = now
        self._metrics = metrics or Metrics()
        self._db = db
        self._store = TableStore()
        self._registry = registry
        self._publish = publish
        self._under_way = Finisher()

    # Moves

    async def play(
        self,
        table: str,
        seat: int,
        decision: int,
        choice: int | str,
        request_id: str,
        *,
        is_bot: bool = False,
    ) -> None:
        """Make a choice, durably; HouseError or Refused if it changed nothing.

        A bot's choice counts only as long as the seat is in a bot's hands.
        """
        if isinstance(choice, str):
            is_small = len(choice) <= CHOICE_LIMIT
        else:
            is_small = abs(choice) < CHOICE_NUMBERS
        if not is_small:
            raise HouseError("malformed")

        def attempt(draft: Match) -> Sequence[Step]:
            draft.play(seat, choice)
            return [draft.steps[-1]]

        await self._move(table, Move("play", seat, decision, request_id, attempt, is_bot))

    async def undo(self, table: str, seat: int, decision: int, request_id: str) -> None:
        """Undo the seat's last choice, durably; HouseError or Refused."""
        attempt: Try = lambda draft: [draft.undo(seat)]  # noqa: E731
        await self._move(table, Move("undo", seat, decision, request_id, attempt))

    async def _move(self, table: str, move: Move) -> None:
        if not 0 < len(move.request_id) <= REQUEST_ID_LIMIT:
            raise HouseError("malformed")
        try:
            with self._metrics.commit.time():
                is_new = await self.change(
                    table, lambda live: self._decide_move(live, move), fresh=False
                )
        except TamboError as error:
            self._metrics.refused.labels(error.code).inc()
            raise
        except RulesFailed:
            await self.pause(table, "internal")
            self._metrics.refused.labels("internal").inc()
            raise HouseError("internal") from None
        if is_new:
            self._metrics.moves.labels(move.kind).inc()

    def _decide_move(self, live: TableProjection, move: Move) -> TableChange | None:
        if live.has_done(move.seat, move.request_id):
            return None
        live.check_running()
        _check_length(live, move.kind)
        live.check_played_by(move.seat, move.is_bot)
        if move.decision != live.match.decision(move.seat):
            raise HouseError("decision.stale")
        draft = live.match.clone()
        try:
            steps = move.attempt(draft)
        except TamboError:
            raise
        except Exception:
            logger.exception("rules.failed", table=live.row.id, sequence=live.applied + 1)
            raise RulesFailed from None
        step = steps[0]
        done = (step.text, list(step.rolls), draft, steps)
        return played(live, move.kind, move.seat, move.request_id, *done, self._now())

    def rewound(self, live: TableProjection, proposal: ProposalRow) -> TableChange:
        """Undo what all have agreed to undo, and close the proposal with it; HouseError if that is
        no longer possible."""
        live.check_running()
        row = int(proposal.detail["row"])
        if live.match.is_over or live.place_of(row) is None:
            raise HouseError("proposal.closed")
        draft = live.match.clone()
        try:
            steps = live.go_back(draft, row)
        except Exception:
            logger.exception("rules.failed", table=live.row.id, sequence=live.applied + 1)
            raise HouseError("internal") from None
        request_id = f"proposal {proposal.number} {secrets.token_hex(8)}"
        at = self._now()
        return played(live, "rewind", proposal.seat, request_id, str(row), [], draft, steps, at)

    # Who plays for a seat

    async def stand_in(
        self,
        table: str,
        seat: int,
        bot: StandIn,
        is_still_so: Callable[[TableProjection], bool] = lambda _live: True,
    ) -> bool:
        """Let a bot play for a seat, durably, if that is still wanted; whether it does."""
        choice = msgspec.json.encode(bot).decode()

        def is_wanted(live: TableProjection) -> bool:
            before = live.stand_ins.get(seat)
            # A player may leave the table first and delete their account later.
            is_news = bot.why == "gone" and before is not None and before.why != "gone"
            return (is_news or not live.is_played_by_bot(seat)) and is_still_so(live)

        return await self._stand_in(table, "stand-in", seat, choice, is_wanted)

    async def back(
        self,
        table: str,
        seat: int,
        is_still_so: Callable[[TableProjection], bool] = lambda _live: True,
    ) -> bool:
        """Give a seat back to its player, durably, if still wanted; whether a bot had it."""

        def is_wanted(live: TableProjection) -> bool:
            return is_still_so(live) and seat in live.stand_ins

        return await self._stand_in(table, "back", seat, "", is_wanted)

    async def _stand_in(
        self,
        table: str,
        kind: Literal["stand-in", "back"],
        seat: int,
        choice: str,
        is_wanted: Callable[[TableProjection], bool],
    ) -> bool:
        def decide(live: TableProjection) -> TableChange | None:
            live.check_running()
            if live.match.is_over:
                raise HouseError("table.over")
            if not is_wanted(live):
                return None
            return stood_in(live, kind, seat, choice, self._now())

        is_done = await self.change(table, decide)
        if is_done:
            logger.info(f"seat.{kind}", table=table, seat=seat)
        return is_done

    # Pauses

    async def pause(self, table: str, reason: str) -> None:
        """Stop a match without touching it: it is nobody's loss."""

        def decide(live: TableProjection) -> TableChange | None:
            if live.row.status != "running":
                return None
            return paused(live.stored, live.applied, reason, self._now())

        if await self.change(table, decide):
            self._metrics.paused.labels(reason).inc()
            logger.error("table.paused", table=table, reason=reason)

    async def pause_by_agreement(self, table: str) -> None:
        """Pause a match because all want to."""
        await self.change(table, self.paused_by_agreement)

    def paused_by_agreement(self, live: TableProjection) -> TableChange:
        if live.row.status != "running":
            raise HouseError("proposal.closed")
        return paused(live.stored, live.applied, AGREED, self._now())

    async def end(self, table: str, reason: str = AGREED) -> None:
        """End a match without a result because all want to, or a tournament has decided it
        otherwise."""
        await self.change(table, lambda live: self.ended(live, reason))

    def ended(self, live: TableProjection, reason: str = AGREED) -> TableChange:
        if live.row.status == "over":
            raise HouseError("table.over")
        return ended(live, reason, self._now())

    async def resume(self, table: str, *, by_agreement: bool = False) -> None:
        """Let a paused match go on, if it can be rebuilt, and if nobody wants it to rest."""
        await self.change(table, lambda live: self.resumed(live, by_agreement=by_agreement))

    def resumed(self, live: TableProjection, *, by_agreement: bool) -> TableChange | None:
        if live.row.status != "paused" or (live.row.reason == AGREED and not by_agreement):
            return None
        status: Status = "over" if live.match.is_over else "running"
        if any(chair.kind == "open" and chair.state != DEPARTED for chair in live.seats):
            status = "waiting"
        return resumed(live, status, self._now())

    # Every change

    async def change(
        self, table: str, decide: Decide | DecideSlowly, *, fresh: bool = True
    ) -> bool:
        """Decide a change on the table as it is and write it; whether there was anything to do.

        It is decided again if another writer was quicker. A commit goes on to its end even if its
        caller is gone."""
        work = self._change(table, decide, fresh=fresh)
        return await self._under_way.result(self._under_way.start("tables.change", work))

    async def finish(self) -> None:
        """Wait for the commits that are under way."""
        await self._under_way.finish()

    async def _change(self, table: str, decide: Decide | DecideSlowly, *, fresh: bool) -> bool:
        for _ in range(ATTEMPTS):
            async with self._registry.locked(table, fresh=fresh) as live:
                found = decide(live)
                change = await found if isinstance(found, Awaitable) else found
                if change is None:
                    return False
                if await self._write(live, change):
                    return True
        raise HouseError("decision.stale")

    async def _write(self, live: TableProjection, change: TableChange) -> bool:
        """Write a change and follow it; False if another writer changed the table first."""
        table = live.row.id
        try:
            async with self._db.transaction() as tx:
                await self._store.write(tx, change)
                tx.after_commit(lambda: self._registry.apply(live, change))
                tx.after_commit(lambda: self._publish(table))
                before = live.row.predecessor
                if before is not None and change.row.predecessor is None:
                    # Those who were invited look at the match before; another may be offered there.
                    tx.after_commit(lambda: self._registry.outdate(before))
                    tx.after_commit(lambda: self._publish(before))
        except VersionConflict:
            await self._registry.catch_up(live)
            return False
        except Exception:
            # Whether the commit happened is unknown: only the log can tell.
            self._registry.forget(table)
            logger.exception("write.failed", table=table, version=change.version)
            raise HouseError("storage") from None
        for entry in change.entries:
            logger.info("move.committed", table=table, sequence=entry.sequence, kind=entry.kind)
        return True


def _check_length(live: TableProjection, kind: str) -> None:
    """HouseError when the log is too long for another row of this kind."""
    if kind == "undo" and live.applied >= MOST_ROWS_WITH_UNDO:
        raise HouseError("undo.long")
    if kind == "play" and live.applied >= MOST_ROWS:
        raise HouseError("match.long")
