"""A late answer is asked for again and is no failure; for a bot that fails a choice is made."""

import asyncio
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tambo.core.errors import Refused
from tambo.core.phrase import Phrase
from tambo.house.bots.attempts import (
    LONGEST_REST,
    SECONDS_AFTER_FAILURE,
    SECONDS_AFTER_LATENESS,
    TRIES,
    Answer,
    Attempts,
)
from tambo.house.bots.pool import BotPool, Question
from tambo.house.bots.priority import Priority
from tambo.house.bots.runner import BotRunner
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables.wire import SeatRequest, TableRequest
from tests.house.subjects import runner_over
from tests.house.units import Tables, TestStore

OFF_THE_MENU = 10**6


class Thinker:
    """A pool whose bots choose the first of the menu, or what is on no menu."""

    def __init__(self, tables: Tables, is_right: bool) -> None:
        self.asked = 0
        self._tables = tables
        self._is_right = is_right

    async def ask(self, question: Question, priority: Priority | None = None) -> int:
        self.asked += 1
        if not self._is_right:
            return OFF_THE_MENU
        rules = self._tables.catalog.load(question.game).rules
        return int(rules.legal(question.state, question.seat)[0])

    async def close(self) -> None:
        pass


def refused() -> Refused:
    return Refused("HOUSE-1.1", Phrase("error-seat", {"seat": "0"}), "chat.over")


async def finish_questions(tables: Tables, runner: BotRunner, table: str) -> None:
    """Let the bots play until they rest."""
    runner.wake(table)
    await runner.finish_questions()


async def opened(tables: Tables) -> str:
    seats = [SeatRequest("bot", level="any"), SeatRequest("me")]
    wish = TableRequest("tiki", seats, {"first": "yellow"}, seed="7")
    return (await tables.opening.open(wish, "ana")).id


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failed bot is asked again at once."""
    monkeypatch.setattr("tambo.house.bots.attempts.SECONDS_AFTER_FAILURE", 0.001)


@pytest.mark.parametrize("code", ["decision.stale", "seat.stood-in", "seat.foreign"])
async def test_a_late_answer_is_no_failure(
    tables: Tables,
    store: TestStore,
    jobs: Supervisor,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
) -> None:
    """What the bot was asked changed hands or ended, more often than failures count."""
    table = await opened(tables)
    thinker = Thinker(tables, is_right=True)
    runner = runner_over(tables, store, cast(BotPool, thinker), 0.0, jobs)
    play, late = tables.commands.play, TRIES + 2

    async def play_late(*args: Any, **more: Any) -> None:
        if thinker.asked <= late:
            raise HouseError(code)
        await play(*args, **more)

    monkeypatch.setattr(tables.commands, "play", play_late)
    await finish_questions(tables, runner, table)

    assert thinker.asked == late + 1
    assert [row.seat for row in await store.log_of(table)] == [0]
    assert (await tables.cards.card(table, "ana")).status == "running"


async def test_a_refused_answer_to_a_question_that_is_gone_is_late(
    tables: Tables, store: TestStore, jobs: Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another seat's step took the choice off the menu while it was under way."""
    table = await opened(tables)
    thinker = Thinker(tables, is_right=True)
    runner = runner_over(tables, store, cast(BotPool, thinker), 0.0, jobs)
    live = await tables.registry.live(table)
    rules, play, late = live.game.rules, tables.commands.play, TRIES + 2
    legal = type(rules).legal
    is_gone = False

    class Rules:
        """The same rules, with a menu that can be emptied."""

        def __getattr__(self, name: str) -> Any:
            return getattr(rules, name)

        def legal(self, state: Any, seat: int) -> list[int]:
            return [] if is_gone else list(legal(rules, state, seat))

    async def play_late(*args: Any, **more: Any) -> None:
        nonlocal is_gone
        if thinker.asked <= late:
            is_gone = True
            raise refused()
        await play(*args, **more)

    async def ask(question: Question, priority: Priority | None = None) -> int:
        thinker.asked += 1
        return int(legal(rules, question.state, question.seat)[0])

    refresh = tables.registry.refresh

    async def refreshed(table: str) -> None:
        nonlocal is_gone
        is_gone = False
        await refresh(table)

    monkeypatch.setattr(live, "game", FacedGame(live.game, Rules()))
    monkeypatch.setattr(thinker, "ask", ask)
    monkeypatch.setattr(tables.commands, "play", play_late)
    monkeypatch.setattr(tables.registry, "refresh", refreshed)
    await finish_questions(tables, runner, table)

    assert thinker.asked == late + 1
    assert (await tables.cards.card(table, "ana")).status == "running"


class FacedGame:
    """A game with other rules behind the same face."""

    def __init__(self, game: Any, rules: Any) -> None:
        self._game = game
        self.rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


@pytest.mark.usefixtures("impatient")
async def test_for_an_answer_that_was_on_no_menu_a_legal_choice_is_made(
    tables: Tables, store: TestStore, jobs: Supervisor
) -> None:
    table = await opened(tables)
    thinker = Thinker(tables, is_right=False)
    runner = runner_over(tables, store, cast(BotPool, thinker), 0.0, jobs)

    await finish_questions(tables, runner, table)

    assert thinker.asked == TRIES
    assert (await tables.cards.card(table, "ana")).status == "running"
    assert [row.seat for row in await store.log_of(table)] == [0]


@pytest.mark.usefixtures("impatient")
async def test_a_redeal_that_fails_is_a_failure_of_the_bot(
    tables: Tables, store: TestStore, jobs: Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(tables)
    thinker = Thinker(tables, is_right=True)
    runner = runner_over(tables, store, cast(BotPool, thinker), 0.0, jobs)

    async def redeal(*_about: Any) -> Any:
        raise refused()

    monkeypatch.setattr(runner._redeals, "redeal", redeal)
    await finish_questions(tables, runner, table)

    assert thinker.asked == 0
    assert (await tables.cards.card(table, "ana")).status == "running"
    assert [row.seat for row in await store.log_of(table)] == [0]


@pytest.mark.usefixtures("impatient")
async def test_only_when_no_choice_can_be_made_is_the_match_paused(
    tables: Tables, store: TestStore, jobs: Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(tables)
    thinker = Thinker(tables, is_right=True)
    runner = runner_over(tables, store, cast(BotPool, thinker), 0.0, jobs)

    async def play(*_args: Any, **_more: Any) -> None:
        raise refused()

    monkeypatch.setattr(tables.commands, "play", play)
    await finish_questions(tables, runner, table)

    assert thinker.asked == TRIES
    card = await tables.cards.card(table, "ana")
    assert (card.status, card.reason) == ("paused", "bot")
    assert [row.kind for row in await store.log_of(table)] == ["pause"]


def test_a_bot_that_fails_is_left_alone_for_longer_each_time() -> None:
    attempts = Attempts(lambda: 100.0)
    rests = []
    for _ in range(TRIES):
        assert not attempts.is_replaced(0, 7)
        attempts.count(0, 7, Answer.FAILED)
        rests.append(attempts.rest(0, 7))

    assert rests == [SECONDS_AFTER_FAILURE * factor for factor in (1, 2, 4)]
    assert attempts.is_replaced(0, 7)
    assert not attempts.are_used_up(0, 7)
    assert (attempts.rest(1, 7), attempts.rest(0, 8)) == (0.0, 0.0)
    assert not attempts.is_replaced(0, 8)

    attempts.count(0, 7, Answer.FAILED)
    assert attempts.are_used_up(0, 7)


def test_lateness_makes_wait_and_nothing_more() -> None:
    attempts = Attempts(lambda: 100.0)
    attempts.count(0, 7, Answer.LATE)
    assert attempts.rest(0, 7) == pytest.approx(SECONDS_AFTER_LATENESS)
    for _ in range(20):
        attempts.count(0, 7, Answer.LATE)

    assert attempts.rest(0, 7) == pytest.approx(LONGEST_REST)
    assert not attempts.is_replaced(0, 7)


async def test_bots_wait_while_an_undo_is_proposed(
    tables: Tables, store: TestStore, jobs: Supervisor
) -> None:
    from tambo.house.tables.change import proposed
    from tambo.house.tables.model import ProposalRow

    table = await opened(tables)
    thinker = Thinker(tables, is_right=True)
    runner = runner_over(tables, store, cast(BotPool, thinker), 0.0, jobs)
    live = await tables.registry.live(table)
    until = tables.now() + 60
    ask = ProposalRow(table, 1, "undo", 1, {"row": 1, "moves": 1}, {}, "open", 0.0, until)
    await tables.commands.change(table, lambda live: proposed(live.stored, ask))

    await finish_questions(tables, runner, table)
    assert (thinker.asked, live.applied) == (0, 0)

    closed = replace(ask, state="withdrawn")
    await tables.commands.change(table, lambda live: proposed(live.stored, closed))
    await finish_questions(tables, runner, table)
    assert (thinker.asked, live.applied) == (1, 1)


async def test_nobody_is_asked_again_while_they_think_because_another_could_not_move(
    tables: Tables, store: TestStore, jobs: Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is away when the first of two bots moves, and back before the second does."""
    monkeypatch.setattr("tambo.house.bots.runner.SECONDS_BETWEEN_TRIES", 0.01)
    seats = [SeatRequest("bot", level="any"), SeatRequest("me"), SeatRequest("bot", level="any")]
    table = (await tables.opening.open(TableRequest("harvest", seats, seed="7"), "ana")).id
    thinker, play = Thinker(tables, is_right=True), tables.commands.play
    ask, asked = thinker.ask, []

    async def ask_slowly(question: Question, priority: Priority | None = None) -> int:
        asked.append(question.seat)
        if question.seat == 2:
            await asyncio.sleep(0.3)
        return await ask(question, priority)

    async def play_in_vain_once(table: str, seat: int, *args: Any, **more: Any) -> None:
        if asked.count(seat) == 1 and seat == 0:
            raise HouseError("storage")
        await play(table, seat, *args, **more)

    monkeypatch.setattr(thinker, "ask", ask_slowly)
    monkeypatch.setattr(tables.commands, "play", play_in_vain_once)
    await finish_questions(
        tables, runner_over(tables, store, cast(BotPool, thinker), 0.0, jobs), table
    )

    assert asked == [0, 2, 0]
    assert sorted(row.seat for row in await store.log_of(table)) == [0, 2]
