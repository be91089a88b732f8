"""No clock runs while nobody can move, whatever the reason; the house finds the gap by itself.

The test sets the house's clock. Ana and Ben play with a minute each, and the one to move thinks for
twenty seconds before the house is stopped for ten thousand.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from tambo.house.platform.errors import HouseError
from tambo.house.platform.leases import LocalLeases
from tambo.house.settings import Settings
from tambo.house.tables.clocks import DAY
from tambo.house.tables.model import StopRow
from tambo.house.tables.wire import TableSummary
from tambo.house.tables.wire_terms import SeatClock, Terms, TimeControl
from tambo.house.timekeeping import opening_hours as hours
from tambo.house.timekeeping.store import HoursStore
from tests.house.memory_sockets import MemorySocket, screen_of
from tests.house.timekeeping.test_leaving import MAIL, Node, Time
from tests.house.units import TestStore, each

GAP = 10_000.0
MINUTE = Terms(time_control=TimeControl("live", minutes=1, increment=5))
NewNode = Callable[[], Node]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def new_node(store: TestStore, time: Time) -> NewNode:
    """A node that keeps its tables in memory and trusts them, like one that is alone."""
    return lambda: Node(store, time, LocalLeases(), is_followed=True)


@pytest.fixture
async def node(new_node: NewNode) -> Node:
    made = new_node()
    await made.hours.start()
    return made


async def clock_of(node: Node, table: str, seat: int) -> SeatClock:
    clock = (await node.tables.cards.card(table, "ana")).clock
    assert clock is not None
    return clock.seats[seat]


async def left(node: Node, table: str, seat: int) -> float:
    """The seconds a seat has, as its screen would count them."""
    clock = await clock_of(node, table, seat)
    run = 0 if clock.since is None else max(0, node.tables.now() - clock.since)
    return clock.main - run


async def think(node: Node, time: Time, seconds: int = 20) -> tuple[TableSummary, int]:
    """A table whose first seat has thought for a while, and that seat."""
    card = await node.open(terms=MINUTE)
    await node.hours.check()
    await node.stay_open(time, seconds)
    return card, await node.asked(card.id)


async def test_a_gap_in_the_house_s_own_time_is_a_closure(node: Node, time: Time) -> None:
    card, asked = await think(node, time)

    time.passes(GAP)
    await node.flags.look(await node.hours.check())

    assert await node.stand_ins(card.id) == {}
    assert await left(node, card.id, asked) == 40
    await node.stay_open(time, 39)
    assert await node.stand_ins(card.id) == {}
    await node.stay_open(time, 1)
    assert list(await node.stand_ins(card.id)) == [asked]


async def test_no_clock_runs_between_two_openings_however_many_nodes_open(
    new_node: NewNode, node: Node, time: Time
) -> None:
    card, asked = await think(node, time)
    await node.flags.close()
    time.passes(GAP)

    after, third = new_node(), new_node()
    await asyncio.gather(after.hours.start(), third.hours.start())
    await after.look()

    assert await left(after, card.id, asked) == 40
    assert len((await hours_of(after).read(0)).closures) == 1


async def test_a_node_that_stops_while_another_goes_on_closes_nothing(
    new_node: NewNode, node: Node, time: Time
) -> None:
    card, asked = await think(node, time)
    other = new_node()
    await other.hours.start()

    await other.stay_open(time, 30)
    await node.flags.look(await node.hours.check())

    assert await left(node, card.id, asked) == 10
    await other.stay_open(time, 10)
    assert list(await other.stand_ins(card.id)) == [asked]


async def test_every_node_learns_of_a_closure(new_node: NewNode, node: Node, time: Time) -> None:
    card, asked = await think(node, time)
    other = new_node()
    await other.hours.start()
    assert await left(other, card.id, asked) == 40

    time.passes(GAP)
    await node.hours.check()
    assert await left(other, card.id, asked) < 0
    await other.flags.look(await other.hours.check())

    assert await left(other, card.id, asked) == 40
    assert await other.stand_ins(card.id) == {}


async def test_a_node_that_stops_between_its_note_and_its_look_lets_no_flag_fall(
    node: Node, time: Time
) -> None:
    card, asked = await think(node, time)
    noted = await node.hours.check()

    time.passes(GAP)
    await node.flags.look(noted)

    assert await node.stand_ins(card.id) == {}
    await node.flags.look(await node.hours.check())
    assert await left(node, card.id, asked) == 40


async def test_a_move_after_the_gap_and_before_the_closure_is_in_time(
    node: Node, time: Time
) -> None:
    card, asked = await think(node, time)
    time.passes(GAP)

    await node.move(card.id, asked)
    time.passes(1)
    await node.flags.look(await node.hours.check())

    assert await node.stand_ins(card.id) == {}
    assert await left(node, card.id, asked) == 45
    assert await left(node, card.id, 1 - asked) == 60


async def test_short_gaps_are_the_players_own_time(node: Node, time: Time) -> None:
    card, asked = await think(node, time)

    time.passes(Settings().closed_after)
    await node.hours.check()

    assert await left(node, card.id, asked) == 40 - Settings().closed_after


async def test_a_house_without_clocks_writes_no_notes_and_was_not_closed(
    node: Node, time: Time
) -> None:
    await node.stay_open(time, 3)
    for _ in range(10):
        time.passes(GAP)
        await node.hours.check()

    card = await node.open(terms=MINUTE)
    await node.stay_open(time, 10)

    assert (await hours_of(node).read(0)).closures == []
    assert await left(node, card.id, await node.asked(card.id)) == 50


async def test_a_table_that_was_read_just_before_the_closure_is_corrected_as_well(
    node: Node, time: Time
) -> None:
    card, asked = await think(node, time)
    live = await node.tables.registry.live(card.id)
    node.tables.registry.forget(card.id)
    time.passes(GAP)
    await node.hours.check()
    node.tables.registry._tables[card.id] = live
    assert await left(node, card.id, asked) < 0

    time.passes(1)
    await node.hours.check()

    assert await left(node, card.id, asked) == 39


async def test_a_screen_is_told_the_time_it_was_given_back(node: Node, time: Time) -> None:
    card, asked = await think(node, time)
    line = MemorySocket()
    screen = asyncio.create_task(screen_of(node.tables, line, card.id, "ana").run())
    line.say(type="hello", seats=[0], since={})
    await line.heard("frame")

    time.passes(GAP)
    await node.hours.check()
    told = await asyncio.wait_for(line.heard("table"), 20)

    assert told["at"] == node.tables.now()
    clock = told["table"]["clock"]["seats"][asked]
    assert (clock["main"], clock["since"]) == (40, told["at"])
    screen.cancel()
    await asyncio.gather(screen, return_exceptions=True)


# Slow clocks, clocks that run together, clocks that stand still already


async def test_correspondence_gets_its_days_back_and_a_vacation_is_counted_once(
    node: Node, time: Time
) -> None:
    card = await node.open(terms=MAIL)
    asked = await node.asked(card.id)
    await node.stay_open(time, 10)
    await node.vacations.go(["ana", "ben"][asked], 2)
    time.passes(DAY)
    await node.hours.check()
    time.passes(2 * DAY)
    await node.hours.check()

    assert await left(node, card.id, asked) == 3 * DAY - 10
    await node.stay_open(time, 5)
    assert await left(node, card.id, asked) == 3 * DAY - 15


async def test_seats_that_are_asked_at_once_get_their_time_back_together(
    node: Node, time: Time
) -> None:
    card = await node.open("harvest", MINUTE)
    await node.stay_open(time, 10)
    await node.move(card.id, seat=1)
    await node.stay_open(time, 10)
    before = {who: await node.tables.cards.card(card.id, who) for who in ("ana", "nobody")}

    time.passes(GAP)
    await node.flags.look(await node.hours.check())

    assert await node.stand_ins(card.id) == {}
    for who in before:
        clock = (await node.tables.cards.card(card.id, who)).clock
        assert clock is not None
        assert [(seat.main, seat.since) for seat in clock.seats] == [(40, node.tables.now())] * 2, (
            "nobody can tell from it who has laid a card"
        )
    mine = (await node.tables.cards.card(card.id, "ben")).clock
    assert mine is not None
    assert (mine.seats[1].main, mine.seats[1].since) == (55, None)


# The time of day is set


async def test_time_set_forward_costs_nobody_anything(node: Node, time: Time) -> None:
    card, asked = await think(node, time)

    time.passes(3600)
    await node.hours.check()
    await node.stay_open(time, 10)

    assert await left(node, card.id, asked) == 30


async def test_time_set_back_ends_nothing_and_gaps_are_found_again(
    node: Node, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hours, "SECONDS_TO_BELIEVE", -1.0)
    card, asked = await think(node, time)
    time.passes(3600)
    await node.hours.check()

    time.passes(-3600)
    await node.stay_open(time, 10)

    assert await node.stand_ins(card.id) == {}
    found = await hours_of(node).read(0)
    assert found.seen == time()
    assert all(closure.until is not None and closure.until <= time() for closure in found.closures)
    before = await left(node, card.id, asked)
    assert before == pytest.approx(35, abs=5)
    time.passes(GAP)
    await node.hours.check()
    assert await left(node, card.id, asked) == pytest.approx(before, abs=1)


async def test_a_node_that_is_late_does_not_set_the_others_back(
    node: Node, store: TestStore, monkeypatch: pytest.MonkeyPatch, time: Time
) -> None:
    monkeypatch.setattr(hours, "SECONDS_TO_BELIEVE", -1.0)
    await think(node, time, 5)
    late = Time()
    behind = Node(store, late, LocalLeases())
    for _ in range(3):
        await node.stay_open(time, 1)
        late.at = time() - 3600
        await behind.hours.check()

    found = await hours_of(node).read(0)
    assert (found.seen, found.closures) == (time(), [])


# The database does not write


async def fill(store: TestStore, *, is_full: bool) -> None:
    """Let a database be full: pages that it has can be written, no page can be added."""
    async with store.writer.begin() as connection:
        count = (await connection.execute(text("PRAGMA page_count"))).scalar()
        limit = count if is_full else 1_000_000
        await connection.execute(text(f"PRAGMA max_page_count = {limit}"))


async def test_a_database_that_takes_a_note_but_no_move_closes_the_house(
    node: Node, store: TestStore, time: Time
) -> None:
    card, asked = await think(node, time)
    await fill(store, is_full=True)
    await node.stay_open(time, 10)
    assert await left(node, card.id, asked) == 30, "nobody has noticed anything yet"

    with pytest.raises((OperationalError, HouseError), match=r"full|cannot write"):
        await open_many(node)
    await hours_of(node).beat(time())
    for _ in range(20):
        time.passes(10)
        with pytest.raises(OperationalError, match="full"):
            await node.hours.check()
    await fill(store, is_full=False)
    await node.flags.look(await node.hours.check())

    assert await node.stand_ins(card.id) == {}
    assert await left(node, card.id, asked) == pytest.approx(30, abs=2)
    await node.stay_open(time, 10)
    assert await left(node, card.id, asked) == pytest.approx(20, abs=2)


async def open_many(node: Node) -> None:
    for _ in range(200):
        await node.open()


async def test_the_notes_in_either_database(any_store: TestStore) -> None:
    rows = each(any_store, HoursStore())
    await rows.begin(100.0)
    await rows.begin(150.0)
    await rows.beat(110.0)
    await rows.beat(105.0)
    closed = await asyncio.gather(*(rows.close(110.0, 200.0, 110.0) for _ in range(3)))
    await rows.close_anyway(190.0, 210.0)
    await rows.close_anyway(190.0, 220.0)

    assert sorted(closed) == [False, False, True]
    assert await rows.read(0) == (220.0, False, [StopRow(110.0, 200.0), StopRow(190.0, 220.0)])
    assert (await rows.read(205.0)).closures == [StopRow(190.0, 220.0)]

    assert not await rows.turn_back(210.0, 150.0)
    assert await rows.turn_back(220.0, 150.0)
    assert await rows.read(0) == (150.0, False, [StopRow(110.0, 150.0)])


def hours_of(node: Node) -> Any:
    store: Any = node.store
    return each(store, HoursStore())
