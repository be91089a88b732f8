"""Lets bots answer whenever they are asked, through the same durable path as people.

A bot gets one redeal made for its seat. An answer to a question that has changed meanwhile is late,
and the new question is asked. A bot that fails is asked again, after a longer wait each time; then
a legal choice is made in its place, and only if that fails, too, is the match paused, to go on at
the next start or visit. Without a database bots wait until it is back. While a person is saying
something that a bot's move would cut off, the bot waits a while: out of courtesy, not by the rules.
"""

import asyncio
import secrets
import time

import structlog

from tambo.core.dice import Dice
from tambo.core.errors import TamboError
from tambo.house.bots.attempts import Answer, Attempts
from tambo.house.bots.dealer import Dealer
from tambo.house.bots.leases import Alone, Leases
from tambo.house.bots.pool import BotFailed, BotPool, Question
from tambo.house.faults import Declined
from tambo.house.storage import Store
from tambo.house.storage.outage import is_outage
from tambo.house.table.live import LiveTable
from tambo.house.table.service import Tables

logger = structlog.get_logger("tambo.house.bots")
SECONDS_BETWEEN_TRIES = 0.5
SECONDS_BETWEEN_ADOPTIONS = 3.0
Began = dict[tuple[int, int], float]
"""When a seat was asked for a decision, by seat and decision number."""


class BotRunner:
    def __init__(
        self,
        tables: Tables,
        store: Store,
        pool: BotPool,
        pace: float,
        leases: Leases | None = None,
        *,
        dealer: Dealer | None = None,
        known_seeds: bool = False,
        courtesy: float = 1.0,
    ) -> None:
        self._dealer = dealer or Dealer(pool)
        self._courtesy = courtesy
        self._bells: dict[str, asyncio.Event] = {}
        self._leases = leases or Alone()
        self._known_seeds = known_seeds
        self._tables = tables
        self._store = store
        self._pool = pool
        self._pace = pace
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._called: set[str] = set()
        self._standing: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Listen for changes, and go on with what was left."""
        self._tables.on_change(self.wake)
        self._standing = [
            asyncio.create_task(self._take_up()),
            asyncio.create_task(self._adopt()),
        ]

    async def _take_up(self) -> None:
        for table in await self._left():
            try:
                await self._tables.moves.resume(table)
            except TamboError as error:
                logger.warning("table.not-resumed", table=table, code=error.code)
                continue
            except Exception as error:
                # Whoever serves the table waits for the database, should that be away.
                logger.warning("table.not-resumed", table=table, why=type(error).__name__)
            self.wake(table)
            task = self._at_work.get(table)
            if task is not None:
                await asyncio.wait([task], timeout=0.05)

    async def _left(self) -> list[str]:
        """The tables where bots may be asked, however long the database takes to say."""
        while True:
            try:
                return await self._store.tables_with_bots()
            except Exception as error:
                if not is_outage(error):
                    raise
                logger.warning("bots.wait", why=type(error).__name__)
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _adopt(self) -> None:
        """Go on with the bots of a node that died."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ADOPTIONS)
            try:
                for table in await self._leases.orphans():
                    async with self._leases.hold(table):
                        logger.info("bots.adopted", table=table)
                    self.wake(table)
            except Exception as error:
                logger.warning("bots.not-adopted", why=type(error).__name__)

    def wake(self, table: str) -> None:
        """Look whether a bot is asked at a table."""
        self._called.add(table)
        if table in self._bells:
            self._bells[table].set()
        if table not in self._at_work:
            task = asyncio.create_task(self._serve(table))
            self._at_work[table] = task
            task.add_done_callback(lambda done: self._rest(table, done))

    def _rest(self, table: str, done: asyncio.Task[None]) -> None:
        self._at_work.pop(table, None)
        if table in self._called and not done.cancelled():
            self.wake(table)

    async def close(self) -> None:
        tasks = [*self._at_work.values(), *self._standing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    async def _serve(self, table: str) -> None:
        while table in self._called:
            self._called.discard(table)
            try:
                await self._look(table)
            except Exception as error:
                if not is_outage(error):
                    await self._stop(table, error)
                    return
                logger.warning("bots.wait", table=table, why=type(error).__name__)
                await self._look_again(table)

    async def _look(self, table: str) -> None:
        if not self._asked(await self._tables.live(table)):
            return
        async with self._leases.hold(table) as is_ours:
            if is_ours:
                await self._play_on(table)
        if not is_ours:
            # Whoever holds the lease may have looked before the last change.
            await self._look_again(table)

    async def _look_again(self, table: str) -> None:
        await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        self._called.add(table)

    async def _stop(self, table: str, error: Exception) -> None:
        if isinstance(error, Declined):
            logger.warning("bots.stopped", table=table, code=error.code)
            return
        logger.error("bots.failed", table=table, exc_info=error)
        try:
            await self._tables.moves.pause(table, "internal")
        except Exception as problem:
            if not is_outage(problem):
                raise
            logger.warning("bots.not-paused", table=table, why=type(problem).__name__)

    async def _play_on(self, table: str) -> None:
        """As long as a bot is asked."""
        attempts = Attempts()
        began: Began = {}
        while asked := self._asked(live := await self._tables.live(table)):
            decisions = {seat: live.match.decision(seat) for seat in asked}
            waits = {
                seat: max(self._courteous(live, seat, began), attempts.rest(seat, decision))
                for seat, decision in decisions.items()
            }
            ready = [seat for seat in asked if waits[seat] <= 0]
            if not ready:
                await self._linger(table, min(waits.values()))
                continue
            if any(attempts.are_used_up(seat, decisions[seat]) for seat in ready):
                await self._tables.moves.pause(table, "bot")
                break
            replaced = {seat for seat in ready if attempts.is_replaced(seat, decisions[seat])}
            answers = await asyncio.gather(
                *(self._answer(live, seat, began, is_replaced=seat in replaced) for seat in ready)
            )
            for seat, answer in zip(ready, answers, strict=True):
                attempts.count(seat, decisions[seat], answer)
            if Answer.LATE in answers:
                # Another node may have changed what is asked.
                await self._tables.registry.refresh(table)

    def _courteous(self, live: LiveTable, seat: int, began: Began) -> float:
        """For how many seconds more a bot lets others finish; counted from when it was asked."""
        speaking = live.game.patience(live.match.state)
        if not speaking or seat in speaking:
            return 0.0
        since = began.setdefault((seat, live.match.decision(seat)), time.monotonic())
        return since + self._courtesy * max(speaking.values()) - time.monotonic()

    async def _linger(self, table: str, seconds: float) -> None:
        """Until something changes at the table, at most so long."""
        bell = self._bells[table] = asyncio.Event()
        try:
            async with asyncio.timeout(seconds):
                await bell.wait()
        except TimeoutError:
            pass
        finally:
            del self._bells[table]

    def _asked(self, live: LiveTable) -> list[int]:
        if live.row.status != "running" or live.is_asking_back():
            return []
        return [seat for seat in live.match.to_act if live.is_played_by_bot(seat)]

    def _seed(self, live: LiveTable, seat: int) -> str:
        """Where the dice may be known the same match can be seen again, bots included."""
        if self._known_seeds:
            return f"{live.row.seed} {seat} {live.match.decision(seat)}"
        return secrets.token_hex(16)

    async def _question(self, live: LiveTable, seat: int) -> Question:
        """What a bot is told, or one that sits in for a person: what that seat may know."""
        stand_in = live.stand_ins.get(seat)
        level = live.seats[seat].level if stand_in is None else stand_in.level
        seed = self._seed(live, seat)
        try:
            state = await self._dealer.redeal(live, seat, f"{seed} redeal")
        except BotFailed:
            raise
        except Exception as error:
            raise BotFailed(f"no redeal: {type(error).__name__}") from error
        return Question(live.row.game, state, seat, level, seed)

    async def _thought(self, live: LiveTable, seat: int) -> int:
        """What a bot chooses; BotFailed."""
        question = await self._question(live, seat)
        with self._tables.metrics.thinking.labels(question.level).time():
            return await self._pool.ask(question)

    async def _answer(
        self, live: LiveTable, seat: int, began: Began, *, is_replaced: bool
    ) -> Answer:
        """Ask one bot and make its move, or any legal one in its place."""
        table, decision = live.row.id, live.match.decision(seat)
        menu = live.game.rules.legal(live.match.state, seat)
        pause = asyncio.create_task(asyncio.sleep(self._pace))
        try:
            if is_replaced:
                logger.error("bot.replaced", table=table, seat=seat)
                choice = Dice(f"{self._seed(live, seat)} replaced").pick(menu)
            else:
                choice = await self._thought(live, seat)
            await pause
        except BotFailed as failure:
            self._tables.metrics.bot_failures.inc()
            logger.warning("bot.failed", table=table, seat=seat, why=str(failure))
            return Answer.FAILED
        finally:
            pause.cancel()
        if choice not in menu:
            self._tables.metrics.bot_failures.inc()
            logger.warning("bot.refused", table=table, seat=seat)
            return Answer.FAILED
        if live.is_asking_back() or self._courteous(live, seat, began) > 0:
            return Answer.HELD_BACK  # A person asks to go back, or has begun to speak.
        return await self._move(table, seat, decision, choice)

    async def _move(self, table: str, seat: int, decision: int, choice: int) -> Answer:
        try:
            await self._tables.moves.play(
                table, seat, decision, choice, secrets.token_hex(8), is_bot=True
            )
        except Declined as problem:
            if is_outage(problem) or problem.code == "match.long":
                raise
            # The question has changed meanwhile, or is another's to answer.
            logger.info("bot.late", table=table, seat=seat, code=problem.code)
            return Answer.LATE
        except TamboError as error:
            # What is still on the menu and refused all the same is a fault of ours, not late.
            live = await self._tables.live(table)
            is_same = live.match.decision(seat) == decision
            if is_same and choice in live.game.rules.legal(live.match.state, seat):
                logger.warning("bot.refused", table=table, seat=seat, code=error.code)
                return Answer.FAILED
            logger.info("bot.late", table=table, seat=seat, code=error.code)
            return Answer.LATE
        return Answer.GIVEN
