"""Flags, those who leave, and bots that sit in: durable, once, and with the seat's knowledge only.

The house's clock is in the test's hands; nothing waits for real time.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from tambo.core.dice import Dice
from tambo.core.match import Match
from tambo.core.state import State
from tambo.house.bots.pool import BotPool, Question
from tambo.house.bots.priority import Priority
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.platform.leases import DatabaseLeases, Leases, LocalLeases
from tambo.house.platform.tasks import Supervisor
from tambo.house.settings import Settings
from tambo.house.tables.change import with_time_control
from tambo.house.tables.clocks import DAY
from tambo.house.tables.projection import TableProjection
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest, TableSummary
from tambo.house.tables.wire_terms import StandIn, Terms, TimeControl
from tambo.house.timekeeping.opening_hours import OpeningHours
from tambo.house.timekeeping.store import HoursStore, TimeoutStore, VacationStore
from tambo.house.timekeeping.timeouts import Timeouts
from tambo.house.timekeeping.vacations import Vacations
from tests.house.conftest import KEY
from tests.house.sample_house import sample_catalog
from tests.house.subjects import leavers_over, lobby_over, runner_over
from tests.house.units import TestStore, tables_over

BLITZ = Terms(time_control=TimeControl("live", minutes=5, increment=5))
MAIL = Terms(time_control=TimeControl("days", days=3))
ME, OPEN = SeatRequest("me", "Ana"), SeatRequest("open")


class Time:
    """A clock that only goes when it is told to."""

    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at

    def passes(self, seconds: float) -> None:
        self.at += seconds


class Node:
    """A node without a web: nodes share the database and the time."""

    def __init__(
        self, store: TestStore, time: Time, leases: Leases, *, is_followed: bool = False
    ) -> None:
        self.store = store
        catalog, credentials, bus = sample_catalog(), Credentials(KEY), InProcessBus()
        self.tables = tables_over(
            store,
            catalog,
            bus,
            credentials,
            known_seeds=True,
            is_followed=lambda _table: is_followed,
            now=time,
        )
        self.lobby = lobby_over(self.tables, store, catalog, credentials)
        self.leave_service = leavers_over(
            self.tables, self.lobby.leave_seat, store, TimeoutStore(), catalog
        )
        self.hours = OpeningHours(
            self.tables.registry, store, HoursStore(), bus, time, Settings().closed_after
        )
        self.flags = Timeouts(
            self.tables.registry, store, TimeoutStore(), self.hours, self.leave_service, leases
        )
        self.vacations = Vacations(self.tables.changes, store, VacationStore(), time)

    async def open(self, game: str = "tiki", terms: Terms = BLITZ, **more: Any) -> TableSummary:
        """A table of ana and ben, running."""
        wanted = TableRequest(game, [ME, OPEN], terms=terms, seed="7", **more)
        card = await self.tables.opening.open(wanted, "ana")
        token = card.seat_links["1"].rsplit("/", 1)[1]
        return await self.tables.joining.join(card.id, JoinRequest(token, "Ben"), "ben")

    async def move(self, table: str, seat: int | None = None) -> int:
        """Make the first choice of a seat that is asked; which it was."""
        live = await self.tables.registry.live(table)
        asked = live.match.to_act[0] if seat is None else seat
        choice = live.match.legal(asked)[0]
        name = f"move {live.applied}"
        await self.tables.commands.play(table, asked, live.match.decision(asked), choice, name)
        return asked

    async def look(self) -> None:
        """Look at the clocks at this moment; the house was open until now."""
        await self.flags.look(self.tables.now())

    async def stay_open(self, time: Time, seconds: int) -> None:
        """Let time pass in a house that is open and looks at its clocks."""
        for begun in range(0, seconds, 3):
            time.passes(min(3, seconds - begun))
            await self.flags.look(await self.hours.check())

    async def asked(self, table: str) -> int:
        return (await self.tables.registry.live(table)).match.to_act[0]

    async def stand_ins(self, table: str) -> dict[int, StandIn]:
        return (await self.tables.registry.live(table)).stand_ins

    async def kinds(self, table: str) -> list[str]:
        return [row.kind for row in await self.tables.reader.log_of(table)]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def new_node(any_store: TestStore, time: Time) -> Callable[..., Node]:
    def made(leases: Leases | None = None) -> Node:
        return Node(any_store, time, leases or LocalLeases())

    return made


@pytest.fixture
def node(new_node: Callable[..., Node]) -> Node:
    return new_node()


# Clocks at tables


async def test_the_clock_waits_until_everybody_has_sat_down(node: Node, time: Time) -> None:
    card = await node.tables.opening.open(TableRequest("tiki", [ME, OPEN], terms=BLITZ), "ana")
    time.passes(10_000)
    assert (await node.tables.cards.card(card.id, "ana")).clock is not None
    await node.look()
    token = card.seat_links["1"].rsplit("/", 1)[1]
    await node.tables.joining.join(card.id, JoinRequest(token, "Ben"), "ben")

    time.passes(299)
    await node.look()
    assert await node.stand_ins(card.id) == {}
    time.passes(1)
    await node.look()
    assert list(await node.stand_ins(card.id)) == [await node.asked(card.id)]


async def test_whose_time_is_over_a_bot_plays_for_and_everybody_is_told(
    node: Node, time: Time
) -> None:
    card = await node.open()
    late = await node.asked(card.id)
    time.passes(300)
    await node.look()

    assert (await node.stand_ins(card.id))[late].why == "clock"
    shown = await node.tables.cards.card(card.id, "ben")
    assert shown.seats[late].stand_in == (await node.stand_ins(card.id))[late]
    assert not (await node.tables.cards.card(card.id, ["ana", "ben"][late])).is_my_turn
    live = await node.tables.registry.live(card.id)
    for viewer in (None, 0, 1):
        (event,) = live.stream(viewer)
        assert (event.kind, event.said.key) == ("stand-in", "house-event-stand-in")
    assert live.frame(late).menu == []
    with pytest.raises(HouseError) as raised:
        await node.move(card.id, late)
    assert raised.value.code == "seat.stood-in"


async def test_a_seat_is_given_back_at_once_with_some_time(node: Node, time: Time) -> None:
    card = await node.open()
    late = await node.asked(card.id)
    person, other = ("ana", "ben") if late == 0 else ("ben", "ana")
    time.passes(300)
    await node.look()
    with pytest.raises(HouseError) as raised:
        await node.leave_service.come_back(card.id, late, other)
    assert raised.value.code == "seat.foreign"

    back = await node.leave_service.come_back(card.id, late, person)

    assert back.seats[late].stand_in is None
    assert back.is_my_turn
    assert back.clock is not None
    assert back.clock.seats[late].main == 30
    await node.move(card.id, late)
    assert await node.kinds(card.id) == ["stand-in", "back", "play"]


async def test_a_late_thought_of_the_bot_does_not_count_after_the_return(
    node: Node, time: Time
) -> None:
    card = await node.open()
    late = await node.asked(card.id)
    time.passes(300)
    await node.look()
    live = await node.tables.registry.live(card.id)
    decision, choice = live.match.decision(late), live.match.legal(late)[0]
    await node.leave_service.come_back(card.id, late, "ana" if late == 0 else "ben")

    with pytest.raises(HouseError) as raised:
        await node.tables.commands.play(card.id, late, decision, choice, "bot", is_bot=True)
    assert raised.value.code == "decision.stale"


async def test_a_restart_changes_no_clock(new_node: Callable[..., Node], time: Time) -> None:
    before = new_node()
    card = await before.open()
    time.passes(40)
    await before.move(card.id)
    time.passes(20)

    after = new_node()

    for person in ("ana", "ben", "nobody"):
        assert await after.tables.cards.card(card.id, person) == await before.tables.cards.card(
            card.id, person
        )


async def test_a_flag_falls_once_however_many_nodes_see_it(
    new_node: Callable[..., Node], any_store: TestStore, time: Time
) -> None:
    nodes = [new_node(DatabaseLeases(any_store, f"node {number}")) for number in range(3)]
    card = await nodes[0].open()
    time.passes(301)

    await asyncio.gather(*(node.look() for node in nodes))
    for node in nodes:
        await node.look()

    assert await nodes[2].kinds(card.id) == ["stand-in"]


async def test_a_table_that_cannot_be_looked_at_holds_up_no_other(
    node: Node, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, card = await node.open(), await node.open()
    time.passes(301)
    live = node.tables.registry.live

    async def fail(table: str) -> TableProjection:
        if table == broken.id:
            raise RuntimeError
        return await live(table)

    with monkeypatch.context() as patched, capture_logs() as lines:
        patched.setattr(node.tables.registry, "live", fail)
        await node.look()

    assert list(await node.stand_ins(card.id)) == [await node.asked(card.id)]
    assert [line["table"] for line in lines if line["event"] == "task.failed"] == [broken.id]
    await node.look()
    assert list(await node.stand_ins(broken.id)) == [await node.asked(broken.id)]


async def test_a_move_and_the_flag_at_once_one_is_written_first(
    new_node: Callable[..., Node], time: Time
) -> None:
    """Whatever comes first holds: a move in time stays, or the bot has the seat."""
    one, two = new_node(), new_node()
    for _ in range(4):
        card = await one.open()
        time.passes(300)
        late = await one.asked(card.id)
        await asyncio.gather(one.look(), two.move(card.id, late), return_exceptions=True)
        assert await one.kinds(card.id) in (["play"], ["stand-in"])


async def test_pauses_stop_the_clock(node: Node, time: Time) -> None:
    card = await node.open()
    time.passes(100)
    await node.tables.commands.pause(card.id, "bot")
    assert (await node.tables.cards.card(card.id, "ana")).clock is not None
    time.passes(5000)
    await node.tables.commands.resume(card.id)
    time.passes(199)
    await node.look()
    assert await node.stand_ins(card.id) == {}
    time.passes(1)
    await node.look()
    assert len(await node.stand_ins(card.id)) == 1


async def test_vacations_stop_the_clocks_of_correspondence_only(node: Node, time: Time) -> None:
    mail = await node.open(terms=MAIL)
    blitz = await node.open()
    asked = await node.asked(mail.id)
    person = ["ana", "ben"][asked]

    away = await node.vacations.go(person, 10)
    assert away.days_left == 20
    for _ in range(3):
        time.passes(4 * DAY)
        await node.look()
        assert await node.stand_ins(mail.id) == {}
    assert len(await node.stand_ins(blitz.id)) == 1
    time.passes(DAY)
    await node.look()
    assert list(await node.stand_ins(mail.id)) == [asked]


async def test_vacation_days_are_counted_and_an_early_return_keeps_the_rest(
    node: Node, time: Time
) -> None:
    await node.vacations.go("ana", 30)
    with pytest.raises(HouseError):
        await node.vacations.go("ana", 1)
    time.passes(10 * DAY)

    back = await node.vacations.go("ana", 0)

    assert (back.until, back.days_left) == (None, 20)
    with pytest.raises(HouseError) as raised:
        await node.vacations.go("ana", 21)
    assert raised.value.code == "vacation.days"


async def test_another_time_control_can_be_agreed_on_while_playing(
    new_node: Callable[..., Node], time: Time
) -> None:
    here, there = new_node(), new_node()
    card = await here.open()
    time.passes(290)
    time_control: dict[str, str | int] = {"kind": "days", "days": 1}
    await here.tables.commands.change(
        card.id, lambda live: with_time_control(live, time_control, time())
    )

    for node in (here, there):
        time.passes(1000)
        await node.look()
        shown = await node.tables.cards.card(card.id, "ana")
        assert shown.terms.time_control == TimeControl("days", days=1)
        assert await node.stand_ins(card.id) == {}


# Leaving


async def test_who_leaves_before_the_game_makes_room(node: Node) -> None:
    wanted = TableRequest("harvest", [ME, OPEN, OPEN])
    card = await node.tables.opening.open(wanted, "ana")
    token = card.seat_links["1"].rsplit("/", 1)[1]
    await node.tables.joining.join(card.id, JoinRequest(token, "Ben"), "ben")

    await node.leave_service.leave(card.id, 1, "ben")

    after = await node.tables.cards.card(card.id, "ana")
    assert after.seats[1].kind == "open"
    assert after.seat_links == card.seat_links
    assert (await node.tables.joining.join(card.id, JoinRequest(token), "cleo")).seats[1].is_mine


async def test_who_leaves_a_game_is_played_for_and_may_come_back(node: Node) -> None:
    card = await node.open(terms=Terms())

    left = await node.leave_service.leave(card.id, 1, "ben")
    again = await node.leave_service.leave(card.id, 1, "ben")

    assert left.seats[1].stand_in == again.seats[1].stand_in
    assert left.seats[1].stand_in is not None
    assert left.seats[1].stand_in.why == "left"
    back = await node.leave_service.come_back(card.id, 1, "ben")
    assert back.seats[1].stand_in is None
    assert await node.kinds(card.id) == ["stand-in", "back"]
    with pytest.raises(HouseError) as foreign:
        await node.leave_service.leave(card.id, 1, "ana")
    assert foreign.value.code == "seat.foreign"


async def test_the_others_may_ask_for_a_bot_when_a_player_stays_away(
    node: Node, time: Time
) -> None:
    card = await node.open(terms=Terms())
    time.passes(299)
    with pytest.raises(HouseError) as early:
        await node.leave_service.ask_for_bot(card.id, 1, "ana")
    assert early.value.code == "seat.not-away"
    time.passes(1)
    node.tables.presence.come(card.id, [1])
    with pytest.raises(HouseError):
        await node.leave_service.ask_for_bot(card.id, 1, "ana")
    node.tables.presence.go(card.id, [1])
    with pytest.raises(HouseError) as stranger:
        await node.leave_service.ask_for_bot(card.id, 1, "cleo")
    assert stranger.value.code == "seat.foreign"

    after = await node.leave_service.ask_for_bot(card.id, 1, "ana")

    assert after.seats[1].stand_in is not None
    assert after.seats[1].stand_in.why == "away"


async def test_a_stand_in_is_about_as_strong_as_whom_it_is_for(node: Node) -> None:
    assert await node.leave_service.level_of("ana", "tiki") == "any"
    for level in ("first", "any", "first"):
        wanted = TableRequest("tiki", [ME, SeatRequest("bot", level=level)])
        await node.tables.opening.open(wanted, "ana")

    assert await node.leave_service.level_of("ana", "tiki") == "first"
    assert await node.leave_service.level_of("ana", "harvest") == "any"


# Secrecy


class Overheard(BotPool):
    """Keeps the questions, and answers with the first choice of the menu."""

    def __init__(self) -> None:
        super().__init__(1, "", 1.0)
        self.questions: list[Question] = []

    async def ask(self, question: Question, priority: Priority | None = None) -> int:
        self.questions.append(question)
        game = sample_catalog().load(question.game)
        return game.rules.legal(question.state, question.seat)[0]


async def test_a_stand_in_is_told_what_its_seat_may_know(node: Node, any_store: TestStore) -> None:
    """It thinks on redeals for the seat: they look to it like the truth, and are not the truth."""
    card = await node.open("harvest", Terms())
    for seat, person in enumerate(("ana", "ben")):
        await node.leave_service.leave(card.id, seat, person)
    pool = Overheard()
    runner = runner_over(node.tables, any_store, pool, 0.0, Supervisor())
    truths: list[tuple[Match, int]] = []
    question = runner._question

    async def noted(live: Any, seat: int, priority: Priority | None = None) -> Question:
        truths.append((live.match.clone(), seat))
        return await question(live, seat, priority)

    runner._question = noted  # type: ignore[method-assign]
    await runner._play_on(card.id)

    assert (await node.tables.registry.live(card.id)).match.is_over
    assert {level.level for level in pool.questions} == {"any"}
    game = sample_catalog().load("harvest")
    differs = 0
    for (truth, seat), asked in zip(truths, pool.questions, strict=True):
        assert seat == asked.seat
        assert game.view(asked.state, seat) == game.view(truth.state, seat)
        differs += _fields(asked.state) != _fields(truth.state)
    assert differs > len(truths) // 2
    again = game.redeal(truths[0][0].state, 0, Dice("x"))
    assert game.view(again, 0) == game.view(truths[0][0].state, 0)


def _fields(state: State) -> str:
    return str({name: getattr(state, name) for name in dir(state) if not name.startswith("__")})


async def test_clocks_and_cards_do_not_tell_who_has_sealed_a_choice(node: Node, time: Time) -> None:
    card = await node.open("harvest")
    time.passes(7)
    before = {who: await node.tables.cards.card(card.id, who) for who in ("ana", "nobody")}

    await node.move(card.id, seat=1)

    after = {who: await node.tables.cards.card(card.id, who) for who in ("ana", "nobody")}
    assert after == before
    mine = (await node.tables.cards.card(card.id, "ben")).clock
    assert mine is not None
    assert mine.seats[1].since is None


async def test_a_look_at_an_old_copy_of_a_table_puts_off_no_flag(
    any_store: TestStore, time: Time
) -> None:
    """The node that looks has not heard yet that the table runs: its clocks seem to stand still."""
    behind = Node(any_store, time, LocalLeases(), is_followed=True)
    ahead = Node(any_store, time, LocalLeases())
    wanted = TableRequest("tiki", [ME, OPEN], terms=BLITZ, seed="7")
    card = await behind.tables.opening.open(wanted, "ana")
    await behind.tables.registry.live(card.id)
    token = card.seat_links["1"].rsplit("/", 1)[1]
    await ahead.tables.joining.join(card.id, JoinRequest(token, "Ben"), "ben")

    await behind.look()
    time.passes(3600)
    await ahead.look()

    assert (await ahead.tables.registry.live(card.id)).stand_ins
