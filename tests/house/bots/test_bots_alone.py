"""When bots play: for people, also absent ones; by themselves only while a screen is open."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tambo.house.bots.audience import is_bot_awaited, priority_for
from tambo.house.bots.priority import Lane, Urgency
from tambo.house.bots.runner import ALONE_AT_ONCE, BotRunner
from tambo.house.catalog.games import house_catalog
from tambo.house.platform.leases import DatabaseLeases
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables import creation as opening
from tambo.house.tables.change import proposed
from tambo.house.tables.model import ProposalRow, SeatRow
from tambo.house.tables.wire import SeatRequest, TableRequest
from tambo.house.tables.wire_terms import StandIn
from tambo.house.tournaments.matches import TournamentMatches
from tambo.house.tournaments.store import BoardRow, EntryRow, TournamentRow, TournamentStore
from tests.house.bot_workers import BotWorker, BotWorkers, turns
from tests.house.subjects import runner_over
from tests.house.units import Tables, TestStore, each

ME = SeatRequest("me")
PAUSE = 0.01
WHILES = 500


def bot(level: str) -> SeatRequest:
    return SeatRequest("bot", level=level)


@dataclass
class Table:
    """A house without any web: tables, bots, and workers that answer when they are told to."""

    tables: Tables
    store: TestStore
    workers: BotWorkers
    runner: BotRunner

    async def open(self, *seats: SeatRequest, guest: str = "ana", **more: Any) -> str:
        wish = TableRequest("tiki", list(seats), {"first": "yellow"}, **more)
        return (await self.tables.opening.open(wish, guest)).id

    async def until(self, is_true: Callable[[], bool]) -> None:
        for _ in range(WHILES):
            if is_true():
                return
            await asyncio.sleep(PAUSE)
        raise AssertionError("it never came")

    async def finish_questions(self) -> None:
        """Until nobody looks at any table any more, or waits for a worker."""
        await self.until(lambda: not self.runner.at_work())

    async def watch(self, table: str) -> None:
        self.tables.presence.watch(table, 1)
        self.tables.changes.wake(table)

    def leave(self, table: str) -> None:
        self.tables.presence.watch(table, -1)

    def answer(self, worker: BotWorker) -> None:
        """The first choice of the menu."""
        _task, game, state, seat, *_ = worker.about
        worker.answer(house_catalog().load(game).rules.legal(state, seat)[0])

    def moves(self, table: str) -> int:
        live = self.tables.registry.loaded(table)
        return 0 if live is None else live.applied


@pytest.fixture
async def room(
    make_tables: Callable[..., Tables], store: TestStore, jobs: Supervisor
) -> AsyncIterator[Table]:
    workers = BotWorkers()
    tables = make_tables(catalog=house_catalog())
    wanted = TournamentMatches(store)
    runner = runner_over(tables, store, workers.pool, 0.0, jobs, wanted=wanted)
    runner.start()
    await turns()
    yield Table(tables, store, workers, runner)
    await jobs.close()
    await workers.pool.close()


async def test_bots_by_themselves_play_while_a_screen_is_open(room: Table) -> None:
    table = await room.open(bot("easy"), bot("easy"))
    await room.finish_questions()
    assert room.workers.asked == []

    await room.watch(table)
    for number in range(3):
        await room.until(lambda: bool(room.workers.busy))
        room.answer(room.workers.busy[0])
        await room.until(lambda number=number: room.moves(table) == number + 1)  # type: ignore[misc]
    await room.until(lambda: bool(room.workers.busy))
    room.leave(table)
    room.answer(room.workers.busy[0])
    await room.finish_questions()

    assert (room.moves(table), len(room.workers.asked)) == (4, 4)
    await room.watch(table)
    await room.until(lambda: bool(room.workers.busy))
    assert len(room.workers.asked) == 5


async def test_a_question_leaves_the_queue_with_the_last_screen(room: Table) -> None:
    busy, left = [await room.open(bot("master"), bot("master")) for _ in range(2)]
    for table in (busy, left):
        await room.watch(table)
        await room.watch(table)
        await room.until(lambda: bool(room.workers.busy))
    await room.until(lambda: room.workers.pool.waiting(Lane.LONG) == 1)

    room.leave(left)
    await turns()
    assert room.workers.pool.waiting(Lane.LONG) == 1, "another screen is open there"
    room.leave(left)

    await room.until(lambda: room.workers.pool.waiting(Lane.LONG) == 0)
    await room.until(lambda: set(room.runner.at_work()) == {busy})


async def test_a_question_leaves_the_queue_when_a_person_proposes_an_undo(room: Table) -> None:
    await room.watch(await room.open(bot("master"), bot("master"), guest="ben"))
    await room.until(lambda: bool(room.workers.busy))
    table = await room.open(bot("master"), ME)
    await room.until(lambda: room.workers.pool.waiting(Lane.LONG) == 1)
    until = room.tables.now() + 60
    ask = ProposalRow(table, 1, "undo", 1, {"row": 1, "moves": 1}, {}, "open", 0.0, until)
    await room.tables.commands.change(table, lambda live: proposed(live.stored, ask))

    await room.until(lambda: room.workers.pool.waiting(Lane.LONG) == 0)
    assert not is_bot_awaited(await room.tables.registry.stored(table))


async def test_a_person_who_is_away_finds_the_answer(room: Table) -> None:
    table = await room.open(bot("easy"), ME)
    await room.until(lambda: bool(room.workers.busy))
    room.answer(room.workers.busy[0])
    await room.finish_questions()

    assert room.moves(table) == 1


async def test_a_match_that_its_only_person_has_left_goes_on(room: Table) -> None:
    table = await room.open(ME, bot("easy"))
    await room.tables.commands.stand_in(table, 0, StandIn("easy", "left"))
    for number in range(4):
        await room.until(lambda: bool(room.workers.busy))
        room.answer(room.workers.busy[0])
        await room.until(lambda number=number: room.moves(table) == number + 2)  # type: ignore[misc]


async def test_a_tournament_gets_its_result_though_nobody_looks(room: Table) -> None:
    chairs = [SeatRow(seat, "bot", "", "easy", None, None) for seat in range(2)]
    game = house_catalog().load("tiki")
    at = room.tables.now()
    new = await opening.from_seats("board", game, chairs, "ana", room.tables.setups, at=at)
    tournaments = each(room.store, TournamentStore())
    row = TournamentRow(
        "tournament", "Tournament", "swiss", "tiki", 2, 1, "joining", 0, "ana", "seed", 0.0, {}
    )
    entries = [EntryRow(number, None, "", "easy") for number in (1, 2)]
    await tournaments.create(row, entries)
    board = BoardRow("tournament", 1, 1, "tiki", [1, 2], "board", None)
    assert await tournaments.begin("tournament", 1, [board])

    await room.tables.opening.open_made(new, "ana")

    await room.until(lambda: bool(room.workers.busy))
    assert await TournamentMatches(room.store).awaiting_bots() == ["board"]


async def test_only_a_few_tables_of_bots_alone_are_thought_about_at_a_time(room: Table) -> None:
    workers = room.workers
    for _ in range(10):
        await room.watch(await room.open(bot("master"), bot("master")))
    other = await room.open(bot("master"), bot("master"), guest="ben")
    await room.watch(other)
    await room.until(lambda: workers.pool.waiting(Lane.LONG) == ALONE_AT_ONCE)
    await turns()

    assert len(workers.busy) == 1
    assert workers.pool.waiting(Lane.LONG) == ALONE_AT_ONCE, "three of Ana's and Ben's, one begun"
    for _ in range(12):
        await room.until(lambda: bool(workers.busy))
        room.answer(workers.busy[0])
        await turns(50)
    await room.until(lambda: bool(workers.busy))
    moved = [room.moves(table) for table in room.runner.at_work() if table != other]
    assert max(moved) - min(moved) <= 1, "they take turns"


async def test_bots_follow_the_one_who_watches_from_node_to_node(
    make_tables: Callable[..., Tables], store: TestStore, jobs: Supervisor
) -> None:
    rooms = []
    for node in ("one", "two"):
        tables = make_tables(catalog=house_catalog(), is_followed=lambda _table: False)
        workers = BotWorkers()
        runner = runner_over(tables, store, workers.pool, 0.0, jobs, DatabaseLeases(store, node))
        runner.start()
        rooms.append(Table(tables, store, workers, runner))
    one, two = rooms
    table = await one.open(bot("easy"), bot("easy"))
    for room, other in ((one, two), (two, one), (one, two)):
        await room.watch(table)
        other.tables.changes.wake(table)
        await room.until(lambda room=room: bool(room.workers.busy))  # type: ignore[misc]
        await other.until(lambda other=other: not other.runner.at_work())  # type: ignore[misc]
        assert not other.workers.busy
        room.leave(table)
        room.answer(room.workers.busy[0])
        await room.finish_questions()
    await jobs.close()
    for room in rooms:
        await room.workers.pool.close()

    assert len(await store.log_of(table)) == 3
    assert (len(one.workers.asked), len(two.workers.asked)) == (2, 1)


# Whose turn it takes


async def test_the_one_who_waits_pays(room: Table) -> None:
    """A player at a screen, else one with a seat: the owner of the table or the first."""
    presence = room.tables.presence
    alone = await room.tables.registry.live(await room.open(bot("easy"), bot("easy")))
    mine = await room.tables.registry.live(await room.open(ME, bot("easy")))
    guest = await room.open(SeatRequest("open"), ME)
    assert await room.tables.joining.take_seat(guest, 0, "ben", "Ben")
    both = await room.tables.registry.live(guest)

    def priority(live: Any) -> tuple[str, Urgency]:
        found = priority_for(live, presence)
        return found.owner, found.urgency

    assert priority(alone) == ("ana", Urgency.BOTS_ALONE)
    assert priority(mine) == ("ana", Urgency.AWAY)
    assert priority(both) == ("ana", Urgency.AWAY)
    presence.come(guest, [0])
    assert priority(both) == ("ben", Urgency.AT_SCREEN)
    presence.come(guest, [1])
    assert priority(both) == ("ana", Urgency.AT_SCREEN)


# What is loaded


async def test_a_table_without_a_bot_to_move_is_not_loaded_by_a_visit(room: Table) -> None:
    names = [
        await room.open(ME, SeatRequest("hotseat")),
        await room.open(ME, bot("easy")),
        await room.open(bot("easy"), SeatRequest("open")),
        await room.open(bot("easy"), bot("easy")),
    ]
    for table in names:
        room.tables.changes.wake(table)
    await room.finish_questions()

    assert [table for table in names if room.tables.registry.loaded(table)] == []
    assert room.workers.asked == []


async def test_at_the_start_only_tables_whose_bot_must_move_are_loaded(
    room: Table, make_tables: Callable[..., Tables], jobs: Supervisor
) -> None:
    asked = {await room.open(bot("easy"), ME) for _ in range(3)}
    for seats in ((ME, bot("easy")), (bot("easy"), bot("easy")), (ME, ME)):
        await room.open(*seats)
    left = await room.open(ME, bot("easy"))
    await room.tables.commands.stand_in(left, 0, StandIn("easy", "left"))
    paused = await room.open(ME, bot("easy"))
    await room.tables.commands.pause(paused, "bot")
    await jobs.close()

    again, workers = make_tables(catalog=house_catalog()), BotWorkers()
    async with Supervisor() as later:
        runner = runner_over(again, room.store, workers.pool, 0.0, later)
        runner.start()
        fresh = Table(again, room.store, workers, runner)
        await fresh.until(lambda: len(again.registry._tables) >= 5)
        await fresh.until(lambda: len(runner.at_work()) == 4)
        loaded = set(again.registry._tables)
    await workers.pool.close()

    assert loaded == asked | {left, paused}
    assert (await again.cards.card(paused, "ana")).status == "running"
