"""A bot's late answer is asked for again; one that was never right counts against it."""

import asyncio
from typing import Any, cast

import pytest

from tambo.core.errors import Refused
from tambo.core.phrase import Phrase
from tambo.house.bots.pool import BotPool, Question
from tambo.house.bots.runner import TRIES, BotRunner
from tambo.house.storage.sqlite import SqliteStore
from tambo.house.table.service import Tables
from tambo.house.wire.tables import SeatWanted, TableWanted

OFF_THE_MENU = 10**6


class Thinker:
    """A pool whose bots choose the first of the menu, or what is on no menu."""

    def __init__(self, tables: Tables, is_right: bool) -> None:
        self.asked = 0
        self._tables = tables
        self._is_right = is_right

    async def ask(self, question: Question) -> int:
        self.asked += 1
        if not self._is_right:
            return OFF_THE_MENU
        rules = self._tables.registry._shelf.load(question.game).rules
        return int(rules.legal(question.state, question.seat)[0])

    async def close(self) -> None:
        pass


def refused() -> Refused:
    return Refused("HOUSE-1.1", Phrase("error-seat", {"seat": "0"}), "talk.over")


async def settled(tables: Tables, runner: BotRunner, table: str) -> None:
    """Let the bots play until they rest."""
    runner.wake(table)
    while tasks := list(runner._at_work.values()):
        await asyncio.gather(*tasks)
        await asyncio.sleep(0)


async def opened(tables: Tables) -> str:
    seats = [SeatWanted("bot", level="any"), SeatWanted("me")]
    wish = TableWanted("tiki", seats, {"first": "yellow"}, seed="7")
    return (await tables.open(wish, "ana")).id


async def test_a_late_answer_is_no_failure(
    tables: Tables, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another seat's secret step ended what the bot was asked, more often than failures count."""
    table = await opened(tables)
    thinker = Thinker(tables, is_right=True)
    runner = BotRunner(tables, store, cast(BotPool, thinker), 0.0)
    play, late = tables.moves.play, TRIES + 2

    async def play_late(*args: Any, **more: Any) -> None:
        if thinker.asked <= late:
            raise refused()
        await play(*args, **more)

    monkeypatch.setattr(tables.moves, "play", play_late)
    await settled(tables, runner, table)

    assert thinker.asked == late + 1
    assert [row.seat for row in await store.log_of(table)] == [0]
    assert (await tables.card(table, "ana")).status == "running"


async def test_an_answer_that_was_on_no_menu_pauses_the_match(
    tables: Tables, store: SqliteStore
) -> None:
    table = await opened(tables)
    thinker = Thinker(tables, is_right=False)
    runner = BotRunner(tables, store, cast(BotPool, thinker), 0.0)

    await settled(tables, runner, table)

    assert thinker.asked == TRIES
    card = await tables.card(table, "ana")
    assert (card.status, card.reason) == ("paused", "bot")
    assert await store.log_of(table) == []


async def test_bots_hold_still_while_somebody_asks_to_go_back(
    tables: Tables, store: SqliteStore
) -> None:
    from tambo.house.storage import AskRow
    from tambo.house.storage.asks import AskStore

    table = await opened(tables)
    thinker = Thinker(tables, is_right=True)
    runner = BotRunner(tables, store, cast(BotPool, thinker), 0.0)
    asks = AskStore(store.writer, store.reader)
    live = await tables.live(table)
    until = tables.now() + 60
    await asks.put(AskRow(table, 0, "undo", 1, {"row": 1, "moves": 1}, {}, "open", "now", until))
    await tables.registry.refresh(table)

    await settled(tables, runner, table)
    assert (thinker.asked, live.applied) == (0, 0)

    await asks.close(table, 1, "withdrawn")
    await tables.registry.refresh(table)
    await settled(tables, runner, table)
    assert (thinker.asked, live.applied) == (1, 1)
