"""The bots' evaluation of finished matches: a curve, and the decisions that cost most.

Computed step by step in the bots' processes when they are idle, and kept: a later request continues
it, at any node. The curve is made from the true states, which are open by now; a decision is judged
on redeals for its seat, by what that seat could know.
"""

import asyncio
from typing import Any

import msgspec
import structlog

from tambo.core.match import Match
from tambo.house.analysis.store import Claim, EvaluationRow, EvaluationStore
from tambo.house.analysis.wire import Costly, Evaluation
from tambo.house.bots.pool import BotFailed, BotPool
from tambo.house.bots.priority import Priority
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database
from tambo.house.platform.tasks import KeyedWorker, Supervisor
from tambo.house.platform.wire import text_of
from tambo.house.tables.access import check_over
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.analysis")
QUICK = (200, 0.4)
"""Simulations and seconds for every moment and every choice compared at first."""

CAREFUL = (1_000, 1.5)
"""The same for the few decisions that seem to have cost most."""

CANDIDATES = 6
WORST = 3
LEAST_COST = 0.04
STEPS_BETWEEN_KEEPS = 10
SECONDS_CLAIMED = 150.0
AT_ONCE = 2
MOST_AT_ONCE = 50
"""Matches evaluated at a time for one person, and for all."""


class Suspect(msgspec.Struct):
    """A decision that seems to have been costly, by a first look."""

    step: int
    seat: int
    better: int
    cost: float


class Verdict(msgspec.Struct):
    step: int
    seat: int
    better: int
    chance: float
    could: float


class Findings(msgspec.Struct):
    """What is known of a match so far; the form in which it is kept."""

    curve: list[list[float]] = []
    suspects: list[Suspect] = []
    verdicts: list[Verdict] = []


class Evaluations:
    def __init__(
        self,
        registry: Registry,
        db: Database,
        pool: BotPool,
        node: str,
        now: Now,
        jobs: Supervisor,
        quick: tuple[int, float] = QUICK,
        careful: tuple[int, float] = CAREFUL,
    ) -> None:
        self._registry = registry
        self._db = db
        self._store = EvaluationStore()
        self._pool = pool
        self._node = node
        self._quick = quick
        self._careful = careful
        self._now = now
        self._worker = KeyedWorker(jobs, "evaluations", self._work)
        self._askers: dict[str, str] = {}

    async def of(self, table: str, player_id: str = "") -> Evaluation:
        """What is known by now of a match that is over; sees to it that the rest is found out.

        A person with enough matches under way has to ask again later.
        """
        check_over(await self._registry.stored(table))
        async with self._db.read() as tx:
            row = await self._store.read(tx, table)
        if row is not None and row.done < row.steps:
            self._take_on(table, player_id)
            return Evaluation(table, row.steps, row.done, _found(row).curve, [])
        match = (await self._registry.live(table)).match
        if row is None:
            self._take_on(table, player_id)
            return Evaluation(table, moments_of(match), 0, [], [])
        return _card(row, match)

    def _take_on(self, table: str, player_id: str) -> None:
        """Work on a match, unless enough is under way: asked again, it is taken on later."""
        mine = sum(asker == player_id for asker in self._askers.values())
        if table in self._askers or mine >= AT_ONCE or len(self._askers) >= MOST_AT_ONCE:
            return
        self._askers[table] = player_id
        self._worker.wake(table)

    def under_way(self) -> set[str]:
        """The matches that are being worked on here."""
        return set(self._askers)

    async def finished(self, table: str) -> None:
        """Wait until nobody here works on a table any more."""
        task = self._worker.task_of(table)
        if task is not None:
            await asyncio.wait([task])

    async def _work(self, table: str) -> None:
        priority = Priority(self._askers[table], when_idle=True)
        try:
            match = (await self._registry.live(table)).match
            found = await self._claimed(table, moments_of(match))
            if found is not None:
                await self._look(table, match, found, priority)
        finally:
            del self._askers[table]

    async def _claimed(self, table: str, moments: int) -> Findings | None:
        """What was found so far, for us to go on with; None if another node does."""
        empty = msgspec.to_builtins(Findings())
        async with self._db.transaction() as tx:
            if not await self._store.claim(tx, table, moments, empty, self._claim()):
                return None
            row = await self._store.read(tx, table)
        assert row is not None
        return _found(row)

    def _claim(self) -> Claim:
        now = self._now()
        return Claim(self._node, now, now + SECONDS_CLAIMED)

    async def _look(self, table: str, match: Match, found: Findings, priority: Priority) -> None:
        """Every moment first, then the suspects again with more simulations."""
        moments = len(match.steps) + 1
        for step in range(len(found.curve), moments):
            state = match.state_after(step)
            found.curve.append(await self._chances(match, state, step, priority))
            if step < len(match.steps):
                await self._suspect(match, state, step, found, priority)
            if step % STEPS_BETWEEN_KEEPS == 0 and not await self._keep(table, step + 1, found):
                return
        found.verdicts = []
        for suspect in candidates(found.suspects, match.players):
            state = match.state_after(suspect.step)
            verdict = await self._weigh(match, state, suspect, priority)
            if verdict is not None:
                found.verdicts.append(verdict)
            if not await self._keep(table, moments, found):
                return
        await self._keep(table, moments_of(match), found)

    async def _keep(self, table: str, done: int, found: Findings) -> bool:
        data: dict[str, Any] = msgspec.to_builtins(found)
        async with self._db.transaction() as tx:
            return await self._store.keep(tx, table, done, data, self._claim())

    async def _chances(
        self, match: Match, state: Any, step: int, priority: Priority
    ) -> list[float]:
        about = (f"chances {step}", *self._quick)
        found = await self._think("chances", match, state, *about, priority=priority)
        return [] if found is None else [round(chance, 4) for chance in found]

    async def _suspect(
        self, match: Match, state: Any, step: int, found: Findings, priority: Priority
    ) -> None:
        made = match.steps[step]
        about = (made.seat, made.choice, f"better {step}", *self._quick)
        answer = await self._think("better", match, state, *about, priority=priority)
        if answer is not None:
            other, (could, chance) = answer
            if could > chance:
                found.suspects.append(Suspect(step, made.seat, other, round(could - chance, 4)))

    async def _weigh(
        self, match: Match, state: Any, suspect: Suspect, priority: Priority
    ) -> Verdict | None:
        """Again, with other dice: the worst of many estimates is mostly bad luck."""
        made = match.steps[suspect.step]
        choices = [suspect.better, made.choice]
        about = (suspect.seat, choices, f"weigh {suspect.step}", *self._careful)
        answer = await self._think("weigh", match, state, *about, priority=priority)
        if answer is None or answer[0] - answer[1] < LEAST_COST:
            return None
        could, chance = round(answer[0], 4), round(answer[1], 4)
        return Verdict(suspect.step, suspect.seat, suspect.better, chance, could)

    async def _think(
        self, task: str, match: Match, state: Any, *about: Any, priority: Priority
    ) -> Any:
        try:
            return await self._pool.think(
                task, match.game.meta.name, state, *about, priority=priority
            )
        except BotFailed as failure:
            logger.warning("evaluation.gap", task=task, why=str(failure))
            return None


def moments_of(match: Match) -> int:
    """How much there is to find out: every moment, and then the suspects."""
    return len(match.steps) + 2


def candidates(suspects: list[Suspect], players: int) -> list[Suspect]:
    """The worst decisions of each seat, by a first estimate."""
    chosen: list[Suspect] = []
    for seat in range(players):
        mine = [suspect for suspect in suspects if suspect.seat == seat]
        chosen += sorted(mine, key=lambda suspect: -suspect.cost)[:CANDIDATES]
    return chosen


def _found(row: EvaluationRow) -> Findings:
    return msgspec.convert(row.data, Findings)


def _card(row: EvaluationRow, match: Match) -> Evaluation:
    """What is known of a match once everything is."""
    found, game = _found(row), match.game
    costly = []
    for seat in range(match.players):
        mine = [verdict for verdict in found.verdicts if verdict.seat == seat]
        for verdict in sorted(mine, key=lambda v: v.chance - v.could)[:WORST]:
            state, made = match.state_after(verdict.step), match.steps[verdict.step]
            costly.append(
                Costly(
                    seat,
                    verdict.step,
                    text_of(game.describe(state, made.choice)),
                    text_of(game.describe(state, verdict.better)),
                    verdict.chance,
                    verdict.could,
                )
            )
    return Evaluation(row.table, row.steps, row.done, found.curve, costly)
