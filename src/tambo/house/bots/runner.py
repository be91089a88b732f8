"""Lets bots move when it is their turn, through the same durable path as people.

A bot gets one redeal made for its seat. An answer to a question that has changed in the meantime is
late, and the new question is asked. A bot that fails is asked again, after a longer wait each time;
then a legal choice is made in its place. Only if that fails too, the match is paused, until the
next start or visit. Without a database bots wait until it is back. While a person is saying
something that a bot's move would cut off, the bot waits a while: out of courtesy, not by the rules.

Bots among themselves play while a screen is open (`audience`), a few tables of one owner at a time.
A question that is no longer asked leaves the queue.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol
from weakref import WeakValueDictionary

import structlog

from tambo.core.dice import Dice
from tambo.core.errors import TamboError
from tambo.house.bots.attempts import Answer, Attempts
from tambo.house.bots.audience import has_person, is_bot_awaited, priority_for
from tambo.house.bots.pool import BotFailed, BotPool, Question
from tambo.house.bots.priority import Priority, Urgency
from tambo.house.bots.redeal import RedealService
from tambo.house.platform.clock import monotonic_time
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.errors import HouseError
from tambo.house.platform.leases import Leases, LocalLeases
from tambo.house.platform.metrics import Metrics
from tambo.house.platform.presence import Presence
from tambo.house.platform.tasks import KeyedWorker, Supervisor, all_of, beside
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.commands import TableCommands
from tambo.house.tables.model import Store, TableSnapshot
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.bots")
SECONDS_BETWEEN_TRIES = 0.5
SECONDS_BETWEEN_ADOPTIONS = 3.0
TAKEN_UP_AT_ONCE = 16
SECONDS_TO_TAKE_UP = 5.0
"""Tables resumed at a time at the start; those that take long no longer hold a place."""

ALONE_AT_ONCE = 3
"""Questions asked at a time for one owner's tables where bots play by themselves."""

Began = dict[tuple[int, int], float]
"""When a seat was asked for a decision, by seat and decision number."""


@dataclass(slots=True)
class TableTurn:
    """What is remembered of a table while its bots play on. `goes_on_unwatched`: whether they do
    when no screen is open there."""

    attempts: Attempts = field(default_factory=Attempts)
    began: Began = field(default_factory=dict)
    goes_on_unwatched: bool = True


class WantedMatches(Protocol):
    async def is_wanted(self, table: str) -> bool: ...

    async def awaiting_bots(self) -> list[str]:
        """The tables of such matches at which a bot must move."""


class BotRunner:
    def __init__(
        self,
        registry: Registry,
        commands: TableCommands,
        changes: TableChanges,
        presence: Presence,
        metrics: Metrics,
        store: Store,
        pool: BotPool,
        delay: float,
        jobs: Supervisor,
        leases: Leases | None = None,
        *,
        redeals: RedealService | None = None,
        known_seeds: bool = False,
        courtesy: float = 1.0,
        wanted: WantedMatches | None = None,
    ) -> None:
        """`wanted` are matches of bots that a tournament needs though no screen shows them."""
        self._wanted = wanted
        self._redeals = redeals or RedealService(pool)
        self._courtesy = courtesy
        self._bells: dict[str, asyncio.Future[None]] = {}
        self._leases = leases or LocalLeases()
        self._known_seeds = known_seeds
        self._registry = registry
        self._commands = commands
        self._changes = changes
        self._presence = presence
        self._metrics = metrics
        self._store = store
        self._pool = pool
        self._delay = delay
        self._jobs = jobs
        self._worker = KeyedWorker(jobs, "bots", self._serve)
        self._alone: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def start(self) -> None:
        """Listen for changes, and go on with what was left."""
        self._changes.subscribe(self.wake)
        self._presence.on_left(self._ring)
        self._jobs.forever("bots.take-up", self._take_up)
        self._jobs.every(SECONDS_BETWEEN_ADOPTIONS, "bots.adopt", self.adopt)

    def at_work(self) -> list[str]:
        """The tables that are being looked at, or played at by bots of this node."""
        return self._worker.keys()

    async def finish_questions(self) -> None:
        """Wait until no table is looked at any more."""
        await self._worker.drain()

    # What was left

    async def _take_up(self) -> None:
        """Resume the tables where a bot must move, a few at a time so that people are served."""
        for table in await self._left(self._store.paused_with_bots):
            try:
                await self._commands.resume(table)
            except TamboError as error:
                logger.warning("table.not-resumed", table=table, code=error.code)
            except Exception as error:
                logger.warning("table.not-resumed", table=table, why=type(error).__name__)
        begun: set[asyncio.Task[None]] = set()
        for table in await self._awaiting():
            self.wake(table)
            if (task := self._worker.task_of(table)) is not None:
                begun.add(task)
            if len(begun) >= TAKEN_UP_AT_ONCE:
                done, begun = await asyncio.wait(
                    begun, timeout=SECONDS_TO_TAKE_UP, return_when=asyncio.FIRST_COMPLETED
                )
                if not done:
                    begun = set()

    async def _awaiting(self) -> list[str]:
        """Where a bot must move and the match is wanted."""
        found = await self._left(self._store.awaiting_bots)
        if self._wanted is not None:
            found += await self._left(self._wanted.awaiting_bots)
        return list(dict.fromkeys(found))

    async def _left(self, read: Callable[[], Awaitable[list[str]]]) -> list[str]:
        """The tables that a query finds, however long the database takes to say."""
        while True:
            try:
                return await read()
            except Exception as error:
                if not is_outage(error):
                    raise
                logger.warning("bots.wait", why=type(error).__name__)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def adopt(self) -> None:
        """Go on with the bots of nodes that died. Their leases are taken and given back: no other
        node finds them again, also where no bot is asked any more."""
        for table in await self._leases.orphans("bots"):
            async with self._leases.hold("bots", table) as is_ours:
                if is_ours:
                    logger.info("bots.adopted", table=table)
            self.wake(table)

    # When to look at a table

    def wake(self, table: str) -> None:
        """Look whether a bot is asked at a table."""
        self._ring(table)
        self._worker.wake(table)

    def _ring(self, table: str) -> None:
        """Let those who wait at a table look again."""
        bell = self._bells.pop(table, None)
        if bell is not None and not bell.done():
            bell.set_result(None)

    def _bell(self, table: str) -> asyncio.Future[None]:
        """Is done when something changes at the table, or a screen leaves it."""
        if table not in self._bells:
            self._bells[table] = asyncio.get_running_loop().create_future()
        return self._bells[table]

    async def _serve(self, table: str) -> None:
        try:
            await self._look(table)
        except Exception as error:
            if not is_outage(error):
                await self._stop(table, error)
                return
            logger.warning("bots.wait", table=table, why=type(error).__name__)
            await self._look_again(table)
        finally:
            self._bells.pop(table, None)

    async def _look(self, table: str) -> None:
        """The stored row says whether a bot must move: if not, the match is not even rebuilt."""
        stored = await self._registry.find(table)
        if stored is None or not is_bot_awaited(stored):
            return
        if not self._is_watched(table) and not await self._goes_on_unwatched(stored):
            return
        async with self._leases.hold("bots", table) as is_ours:
            if is_ours:
                await self._play_on(table)
        if not is_ours:
            # The node that holds the lease may have looked before the last change.
            await self._look_again(table)

    def _is_watched(self, table: str) -> bool:
        """Whether a screen is open here. At another node that one lets the bots play."""
        return self._presence.watching_at(table) > 0

    async def _goes_on_unwatched(self, stored: TableSnapshot) -> bool:
        if has_person(stored.seats):
            return True
        return self._wanted is not None and await self._wanted.is_wanted(stored.row.id)

    async def _look_again(self, table: str) -> None:
        await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        self._worker.wake(table)

    async def _stop(self, table: str, error: Exception) -> None:
        if isinstance(error, HouseError):
            logger.warning("bots.stopped", table=table, code=error.code)
            return
        logger.error("bots.failed", table=table, exc_info=error)
        try:
            await self._commands.pause(table, "internal")
        except Exception as other:
            if not is_outage(other):
                raise
            logger.warning("bots.not-paused", table=table, why=type(other).__name__)

    # Playing on

    async def _play_on(self, table: str) -> None:
        """As long as a bot is asked and the match is wanted."""
        live = await self._registry.live(table)
        turn = TableTurn(goes_on_unwatched=await self._goes_on_unwatched(live.stored))
        attempts = turn.attempts
        while asked := self._asked(live := await self._registry.live(table), turn):
            decisions = {seat: live.match.decision(seat) for seat in asked}
            waits = {
                seat: max(self._courteous(live, seat, turn.began), attempts.rest(seat, decision))
                for seat, decision in decisions.items()
            }
            ready = [seat for seat in asked if waits[seat] <= 0]
            if not ready:
                await self._linger(table, min(waits.values()))
                continue
            if any(attempts.are_used_up(seat, decisions[seat]) for seat in ready):
                await self._commands.pause(table, "bot")
                break
            answers = await all_of(
                "bots.answer", (self._answer(live, seat, turn) for seat in ready)
            )
            for seat, answer in zip(ready, answers, strict=True):
                attempts.count(seat, decisions[seat], answer)
            if Answer.LATE in answers:
                # Another node may have changed what is asked.
                await self._registry.refresh(table)

    def _courteous(self, live: TableProjection, seat: int, began: Began) -> float:
        """For how many seconds more a bot lets others finish; counted from when it was asked."""
        speaking = live.game.policy.patience(live.match.state)
        if not speaking or seat in speaking:
            return 0.0
        since = began.setdefault((seat, live.match.decision(seat)), monotonic_time())
        return since + self._courtesy * max(speaking.values()) - monotonic_time()

    async def _linger(self, table: str, seconds: float) -> None:
        """Until something changes at the table, at most so long."""
        await asyncio.wait({self._bell(table)}, timeout=seconds)

    def _asked(self, live: TableProjection, turn: TableTurn) -> list[int]:
        """The seats for which a bot is to think now."""
        if live.row.status != "running" or live.is_asking_back():
            return []
        if not turn.goes_on_unwatched and not self._is_watched(live.row.id):
            return []
        return [seat for seat in live.match.to_act if live.is_played_by_bot(seat)]

    def _seed(self, live: TableProjection, seat: int) -> str:
        """Where the dice may be known the same match can be seen again, bots included."""
        if self._known_seeds:
            return f"{live.row.seed} {seat} {live.match.decision(seat)}"
        return secrets.token_hex(16)

    async def _question(
        self, live: TableProjection, seat: int, priority: Priority | None = None
    ) -> Question:
        """What a bot or a stand-in is told: what its seat may know."""
        stand_in = live.stand_ins.get(seat)
        level = live.seats[seat].level if stand_in is None else stand_in.level
        seed = self._seed(live, seat)
        try:
            state = await self._redeals.redeal(live, seat, f"{seed} redeal", priority)
        except BotFailed:
            raise
        except Exception as error:
            raise BotFailed(f"no redeal: {type(error).__name__}") from error
        return Question(live.row.game, state, seat, level, seed)

    async def _thought(
        self, live: TableProjection, seat: int, priority: Priority, is_gone: Callable[[], bool]
    ) -> int | None:
        """What a bot chooses, None if it is no longer asked; BotFailed."""
        async with contextlib.AsyncExitStack() as stack:
            if priority.urgency is Urgency.BOTS_ALONE:
                owner = live.row.owner_id
                limit = self._alone.setdefault(owner, asyncio.Semaphore(ALONE_AT_ONCE))
                await stack.enter_async_context(limit)
            question = await self._question(live, seat, priority)
            return None if is_gone() else await self._pool.ask(question, priority)

    async def _thought_if_asked(
        self, live: TableProjection, seat: int, decision: int, turn: TableTurn
    ) -> int | None:
        """The same; an outdated question leaves the queue, unless a process has begun."""
        table = live.row.id

        def is_gone() -> bool:
            now = self._registry.loaded(table) or live
            return seat not in self._asked(now, turn) or now.match.decision(seat) != decision

        priority = priority_for(live, self._presence)
        async with beside("bots.think", self._thought(live, seat, priority, is_gone)) as thought:
            while not thought.done():
                waits: set[asyncio.Future[Any]] = {thought, self._bell(table)}
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                if not thought.done() and not priority.is_begun and is_gone():
                    return None
            return thought.result()

    async def _answer(self, live: TableProjection, seat: int, turn: TableTurn) -> Answer:
        """Ask one bot and make its move, or any legal one in its place."""
        table, decision = live.row.id, live.match.decision(seat)
        menu = live.game.rules.legal(live.match.state, seat)
        began = monotonic_time()
        choice: int | None
        try:
            if turn.attempts.is_replaced(seat, decision):
                logger.error("bot.replaced", table=table, seat=seat)
                choice = Dice(f"{self._seed(live, seat)} replaced").pick(menu)
            else:
                choice = await self._thought_if_asked(live, seat, decision, turn)
                if choice is None:
                    return Answer.HELD_BACK
            await asyncio.sleep(began + self._delay - monotonic_time())
        except BotFailed as failure:
            self._metrics.bot_failures.inc()
            logger.warning("bot.failed", table=table, seat=seat, why=str(failure))
            return Answer.FAILED
        if choice not in menu:
            self._metrics.bot_failures.inc()
            logger.warning("bot.refused", table=table, seat=seat)
            return Answer.FAILED
        if live.is_asking_back() or self._courteous(live, seat, turn.began) > 0:
            return Answer.HELD_BACK  # A person proposes an undo, or has begun to talk.
        return await self._move(table, seat, decision, choice)

    async def _move(self, table: str, seat: int, decision: int, choice: int) -> Answer:
        try:
            await self._commands.play(
                table, seat, decision, choice, secrets.token_hex(8), is_bot=True
            )
        except HouseError as error:
            if is_outage(error) or error.code == "match.long":
                raise
            # The question has changed in the meantime, or is another's to answer.
            logger.info("bot.late", table=table, seat=seat, code=error.code)
            return Answer.LATE
        except TamboError as error:
            # What is still on the menu and refused all the same is a fault of ours, not late.
            live = await self._registry.live(table)
            is_same = live.match.decision(seat) == decision
            if is_same and choice in live.game.rules.legal(live.match.state, seat):
                logger.warning("bot.refused", table=table, seat=seat, code=error.code)
                return Answer.FAILED
            logger.info("bot.late", table=table, seat=seat, code=error.code)
            return Answer.LATE
        return Answer.GIVEN
