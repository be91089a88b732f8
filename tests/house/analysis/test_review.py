"""Looking back: the bots' opinion, what-if boards, comments. Nothing of a match that goes on."""

from typing import Any

import pytest
from structlog.testing import capture_logs

import tambo
from tambo.bots.budget import Budget
from tambo.bots.judging import better, chances, weigh
from tambo.core.dice import Dice
from tambo.house.analysis.evaluation import AT_ONCE, Evaluations, Suspect, candidates
from tambo.house.analysis.store import Claim, EvaluationStore
from tambo.house.analysis.wire import WhatIfRequest
from tambo.house.bots.priority import Priority
from tambo.house.chat.store import ChatStore
from tambo.house.chat.wire import CommentRequest
from tambo.house.moderation.penalties import Penalties
from tambo.house.moderation.store import ModerationStore
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables.wire import SeatRequest, TableRequest, TableSummary
from tests.house.analysis.test_coaching import HerePool
from tests.house.bot_workers import BotWorkers
from tests.house.matches import play_out
from tests.house.people import Person
from tests.house.sample_house import sample_catalog
from tests.house.subjects import chat_over, reviews_over
from tests.house.tables.test_storage import SEATS, table_row
from tests.house.units import Tables, TestStore, each

SMALL = (20, 0.0)
YEAR = 365 * 86400.0
WIN_NEXT = "0,1,0,0,-1,2,1,1,-1 p,yp,pp,-,py,y,py,-,y 1:2:3 normal x y act"
ME = SeatRequest("me", "Ana")
BOT = SeatRequest("bot", level="first")


class IdlePool(HerePool):
    """Thinks here; every question is one for when nothing else is to be done."""

    async def think(self, task: str, *about: Any, priority: Priority | None = None) -> Any:
        assert priority is not None
        assert priority.when_idle
        return await super().think(task, *about, priority=priority)


class Study:
    def __init__(self, tables: Tables, store: TestStore) -> None:
        self.tables = tables
        self.pool = IdlePool()
        self.jobs = Supervisor()
        self.evaluations = Evaluations(
            tables.registry, store, self.pool, "here", tables.now, self.jobs, SMALL, SMALL
        )
        self.reviews = reviews_over(tables, store, sample_catalog(), self.evaluations, tables.now)
        penalties = Penalties(ModerationStore(), tables.now)
        self.chat = chat_over(store, tables, ChatStore(), penalties.check, tables.now)

    async def finished(self, game: str = "tiki", players: int = 2, **options: Any) -> TableSummary:
        seats = [SeatRequest("me", "Ana"), *[SeatRequest("hotseat")] * (players - 1)]
        card = await self.tables.opening.open(TableRequest(game, seats, options, seed="9"), "ana")
        await play_out(self.tables, card.id)
        return await self.tables.cards.card(card.id, "ana")


@pytest.fixture
def study(tables: Tables, store: TestStore) -> Study:
    return Study(tables, store)


# The bots' opinion


def test_chances_are_certain_at_the_end_and_between_before() -> None:
    game = tambo.load("tiki")
    match = game.new(2, "x")
    dice = Dice("any")
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, dice.pick(game.rules.legal(match.state, seat)))
    first, *_, last = match.states

    assert chances(game, last, dice, Budget(10)) == game.rules.payoffs(last)
    found = chances(game, first, dice, Budget(10))
    assert len(found) == 2
    assert all(0.0 < chance < 1.0 for chance in found)


def test_a_forced_win_that_was_let_go_is_found_and_weighed() -> None:
    game = tambo.load("tiki")
    state = game.from_position(WIN_NEXT).state
    seat = game.rules.to_act(state)[0]
    menu = game.rules.legal(state, seat)
    worths = []
    for choice in menu:
        after = state.clone()
        game.rules.apply(after, seat, choice, Dice("x"), None)
        worths.append(game.policy.evaluate(after, seat))
    worst = menu[worths.index(min(worths))]

    found = better(game, state, seat, worst, Dice("judge"), Budget(400))

    assert found is not None
    other, (could, chance) = found
    assert other != worst
    assert could > chance
    again = weigh(game, state, seat, [other, worst], Dice("fresh"), Budget(400))
    assert again[0] > again[1]


@pytest.mark.parametrize(("game", "players"), [("harvest", 3), ("titicaca", 2)])
async def test_a_finished_match_gets_a_curve_and_verdicts(
    study: Study, game: str, players: int
) -> None:
    card = await study.finished(game, players)
    begun = await study.reviews.evaluation(card.id)
    assert (begun.done, begun.costly) == (0, [])
    await study.evaluations.finished(card.id)

    found = await study.reviews.evaluation(card.id)

    match = (await study.tables.registry.live(card.id)).match
    assert found.done == found.steps
    assert [len(point) for point in found.curve] == [players] * (len(match.steps) + 1)
    assert found.curve[-1] == match.game.rules.payoffs(match.state)
    for seat in range(players):
        mine = [costly for costly in found.costly if costly.seat == seat]
        assert len(mine) <= 3
        costs = [costly.could - costly.chance for costly in mine]
        assert costs == sorted(costs, reverse=True)
        assert all(
            cost > 0 and match.steps[c.step].seat == seat
            for cost, c in zip(costs, mine, strict=True)
        )


async def test_what_was_found_is_kept_and_not_thought_out_again(
    study: Study, store: TestStore, make_tables: Any
) -> None:
    card = await study.finished()
    await study.reviews.evaluation(card.id)
    await study.evaluations.finished(card.id)
    found = await study.reviews.evaluation(card.id)

    later = Study(make_tables(), store)

    assert await later.reviews.evaluation(card.id) == found
    await later.evaluations.finished(card.id)
    assert later.pool.asked == []


async def test_an_evaluation_left_by_a_node_that_died_is_gone_on_with(
    study: Study, store: TestStore, make_tables: Any
) -> None:
    card = await study.finished()
    kept = each(store, EvaluationStore())
    half = {"curve": [[0.5, 0.5]] * 3, "suspects": [], "verdicts": []}
    assert await kept.claim(card.id, 99, half, Claim("dead", 0.0, 0.0))

    await study.reviews.evaluation(card.id)
    await study.evaluations.finished(card.id)

    found = await study.reviews.evaluation(card.id)
    assert found.curve[:3] == [[0.5, 0.5]] * 3
    assert len(found.curve) > 3


async def test_two_nodes_do_not_think_about_the_same_match(any_store: TestStore) -> None:
    await any_store.open_table(table_row(), SEATS)
    kept = each(any_store, EvaluationStore())
    one, two = (Claim(node, 100.0, 200.0) for node in ("one", "two"))

    assert await kept.claim("t1", 10, {}, one)
    assert not await kept.claim("t1", 10, {}, two)
    assert await kept.claim("t1", 10, {}, one._replace(until=50.0))
    assert await kept.claim("t1", 10, {}, two)
    assert not await kept.keep("t1", 4, {"curve": []}, one)
    assert await kept.keep("t1", 5, {"curve": [[1.0]]}, two)
    row = await kept.read("t1")
    assert row is not None
    assert (row.done, row.data) == (5, {"curve": [[1.0]]})


async def test_a_moment_the_bots_fail_at_is_left_empty(study: Study) -> None:
    card = await study.finished()
    study.pool.fails = True
    await study.reviews.evaluation(card.id)
    await study.evaluations.finished(card.id)

    found = await study.reviews.evaluation(card.id)

    assert set(map(len, found.curve)) == {0}
    assert found.costly == []


async def test_decisions_are_judged_on_redeals_for_their_seat(
    study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was better must not hang on cards the seat could not see."""
    game = sample_catalog().load("harvest")
    redealt: list[int] = []
    true_redeal = type(game).redeal

    def watched(self: Any, state: Any, seat: int, dice: Dice) -> Any:
        redealt.append(seat)
        return true_redeal(self, state, seat, dice)

    monkeypatch.setattr(type(game), "redeal", watched)
    state = game.new(3, "x").state
    seat = game.rules.to_act(state)[0]
    menu = game.rules.legal(state, seat)

    weigh(game, state, seat, menu[:2], Dice("a"), Budget(15))

    assert redealt == [seat] * 30


def test_only_the_worst_of_each_seat_are_looked_at_with_care() -> None:
    suspects = [Suspect(step, step % 2, 0, step / 100) for step in range(40)]

    found = candidates(suspects, 2)

    assert [suspect.step for suspect in found] == [38, 36, 34, 32, 30, 28, 39, 37, 35, 33, 31, 29]


async def test_one_person_has_few_matches_looked_at_at_a_time(
    tables: Tables, store: TestStore
) -> None:
    study, workers = Study(tables, store), BotWorkers()
    async with Supervisor() as jobs:
        evaluations = Evaluations(
            tables.registry, store, workers.pool, "here", tables.now, jobs, SMALL, SMALL
        )
        cards = [await study.finished() for _ in range(AT_ONCE + 2)]

        for card in cards[:-1]:
            await evaluations.of(card.id, "ana")
        assert evaluations.under_way() == {card.id for card in cards[:AT_ONCE]}

        await evaluations.of(cards[-1].id, "ben")
        assert cards[-1].id in evaluations.under_way()
    await workers.pool.close()


async def test_an_evaluation_that_fails_is_told_and_can_be_asked_for_again(
    study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await study.finished()

    async def broken(*_about: Any) -> Any:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patched, capture_logs() as lines:
        patched.setattr(study.evaluations, "_look", broken)
        await study.reviews.evaluation(card.id)
        await study.evaluations.finished(card.id)
    assert [line["key"] for line in lines if line["event"] == "task.failed"] == [card.id]

    await study.reviews.evaluation(card.id)
    await study.evaluations.finished(card.id)
    found = await study.reviews.evaluation(card.id)
    assert found.done == found.steps


async def test_whether_a_match_is_free_is_told_by_the_house_s_clock(
    study: Study, store: TestStore, make_tables: Any
) -> None:
    """A node that claimed a match in the house's year keeps it, whatever the machine says."""
    card = await study.finished()
    then = study.tables.now() - 10 * YEAR
    kept = each(store, EvaluationStore())
    assert await kept.claim(card.id, 99, {}, Claim("elsewhere", then, then + 60))
    early = Study(make_tables(now=lambda: then), store)

    await early.reviews.evaluation(card.id)
    await early.evaluations.finished(card.id)

    assert early.pool.asked == []


# A match that goes on


async def test_nothing_of_a_running_match_is_evaluated_forked_or_commented(study: Study) -> None:
    card = await study.tables.opening.open(TableRequest("tiki", [ME, BOT]), "ana")
    wish = WhatIfRequest(0, [ME, BOT])
    for call in (
        study.reviews.evaluation(card.id),
        study.reviews.fork(card.id, wish, "ana"),
        study.chat.comments(card.id, "ana"),
        study.chat.comment(card.id, CommentRequest(0, "hm", "m"), "ana"),
    ):
        with pytest.raises(HouseError) as raised:
            await call
        assert raised.value.code == "table.not-over"
    assert (await study.tables.replays.replay(card.id, 0, "ana")).steps == []


# What-if boards


async def test_a_what_if_board_stands_as_the_match_stood_and_counts_for_nothing(
    study: Study,
) -> None:
    card = await study.finished("harvest", 3)
    origin = (await study.tables.registry.live(card.id)).match
    step = len(origin.steps) // 2

    board = await study.reviews.fork(card.id, WhatIfRequest(step, [BOT, ME, BOT]), "ben")

    live = await study.tables.registry.live(board.id)
    assert board.origin is not None
    assert (board.origin.table, board.origin.step) == (card.id, step)
    assert live.row.is_what_if
    assert live.row.to_act == list(live.match.to_act)
    assert live.match.position() == origin.game.format_position(origin.states[step])
    assert [seat.is_mine for seat in board.seats] == [False, True, False]
    assert live.match.seed != origin.seed
    assert await study.tables.cards.cards_of("ben") == []
    assert [found.id for found in await study.reviews.what_ifs(card.id, "ben")] == [board.id]
    assert await study.reviews.what_ifs(card.id, "ana") == []


async def test_a_what_if_board_can_be_played_to_its_end_but_has_no_successor(study: Study) -> None:
    card = await study.finished()
    board = await study.reviews.fork(card.id, WhatIfRequest(2, [ME, ME]), "ana")
    await play_out(study.tables, board.id)

    with pytest.raises(HouseError) as raised:
        await study.tables.rematches.again(board.id, "ana")

    assert raised.value.code == "table.what-if"


@pytest.mark.parametrize(
    ("step", "seats", "code"),
    [
        (-1, [ME, BOT], "malformed"),
        (9999, [ME, BOT], "malformed"),
        (0, [ME], "seats.count"),
        (0, [ME, SeatRequest("open")], "what-if.open"),
        (0, [ME, SeatRequest("bot", level="nobody")], "level.unknown"),
        (None, [ME, BOT], "what-if.over"),
    ],
)
async def test_what_cannot_be_tried(
    study: Study, step: int | None, seats: list[SeatRequest], code: str
) -> None:
    card = await study.finished()
    last = len((await study.tables.registry.live(card.id)).match.steps)

    with pytest.raises(HouseError) as raised:
        await study.reviews.fork(card.id, WhatIfRequest(last if step is None else step, seats), "x")

    assert raised.value.code == code


# Comments


async def test_those_who_sat_there_comment_on_a_moment(study: Study) -> None:
    card = await study.finished()
    await study.chat.comment(card.id, CommentRequest(3, "here it was lost", "m"), "ana")

    lines = (await study.chat.comments(card.id, "anybody")).messages

    assert [(line.step, line.name, line.text) for line in lines] == [(3, "Ana", "here it was lost")]
    for step, person, code in ((3, "eva", "comment.foreign"), (999, "ana", "malformed")):
        with pytest.raises(HouseError) as raised:
            await study.chat.comment(card.id, CommentRequest(step, "x", f"m{step}"), person)
        assert raised.value.code == code


# What a seat is told on coming back


async def test_a_frame_says_which_events_came_after_the_seats_own_last_choice(
    tables: Tables,
) -> None:
    wish = TableRequest("tiki", [ME, SeatRequest("hotseat")], seed="9")
    card = await tables.opening.open(wish, "ana")
    live = await tables.registry.live(card.id)
    assert live.frame(0).own == 0
    mover = live.match.to_act[0]

    async def move(number: int) -> int:
        match = (await tables.registry.live(card.id)).match
        seat = match.to_act[0]
        await tables.commands.play(
            card.id, seat, match.decision(seat), match.legal(seat)[0], f"m{number}"
        )
        return seat

    assert await move(0) == mover
    own = live.frame(mover).own
    assert own == live.frame(mover).last
    number = 1
    while live.match.to_act[0] == mover:
        await move(number)
        number += 1
    own = live.frame(mover).own
    other = await move(number)
    assert other != mover
    assert live.frame(mover).own == own < live.frame(mover).last
    assert live.frame(None).own == 0


async def test_the_routes_of_a_review(ana: Person) -> None:
    match = tambo.load("tiki").new(2, "pages")
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    card = await ana.post("/api/records", match.record(), status=201)
    at = f"/api/tables/{card['id']}"

    evaluation = await ana.get(f"{at}/evaluation")
    assert evaluation["steps"] == len(match.steps) + 2
    wish = {"step": 1, "seats": [{"kind": "me"}, {"kind": "bot", "level": "first"}]}
    board = await ana.post(f"{at}/what-if", wish, status=201)
    assert board["origin"] == {"table": card["id"], "step": 1}
    assert [found["id"] for found in await ana.get(f"{at}/what-if")] == [board["id"]]
    comment = {"step": 1, "text": "hm", "request_id": "m"}
    lines = await ana.post(f"{at}/comments", comment, status=201)
    assert lines["messages"][0]["text"] == "hm"
    replay = await ana.get(f"{at}/replay")
    assert replay["steps"] == list(range(len(match.steps) + 1))
