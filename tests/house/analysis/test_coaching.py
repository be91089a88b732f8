"""Hints, reviews and set-ups of the day: for the right people, and never a word too much."""

import asyncio
import json
import time
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import tambo
from tambo.core.coach import Statement
from tambo.core.dice import Dice
from tambo.core.errors import UnknownGame
from tambo.core.phrase import Phrase
from tambo.core.state import State
from tambo.house.analysis.wire import Hint
from tambo.house.bots.pool import BotFailed, BotPool
from tambo.house.bots.priority import Priority
from tambo.house.bots.worker import BotTasks
from tambo.house.platform.clock import date_of
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.tables.wire import DailyRequest, SeatRequest, TableRequest, TableSummary
from tambo.house.web.socket import Screen
from tests.house.matches import play_out
from tests.house.people import Person
from tests.house.sample_games import SampleGames, decide
from tests.house.sample_house import sample_catalog
from tests.house.subjects import coaching_over
from tests.house.units import Tables

ME, BOT = SeatRequest("me"), SeatRequest("bot", level="first")
SHORT = {"board": "short"}


class HerePool(BotPool):
    """Thinks in this very process, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__(1, "", 20.0)
        self.asked: list[tuple[Any, ...]] = []
        self.fails = False

    async def think(self, task: str, *about: Any, priority: Priority | None = None) -> Any:
        self.asked.append((task, *about))
        if self.fails:
            raise BotFailed("tired")
        return BotTasks(decide, SampleGames().load).think(task, *about)


class Coached:
    """Coaching over tables, on a day of the test's choosing."""

    def __init__(self, tables: Tables, key: bytes = b"a key for tests") -> None:
        self.tables = tables
        self.pool = HerePool()
        self.day = "2026-03-01"
        self.coaching = coaching_over(
            tables,
            sample_catalog(),
            self.pool,
            Credentials(key),
            now=lambda: datetime.fromisoformat(f"{self.day}T12:00+00:00").timestamp(),
        )


@pytest.fixture
def coached(tables: Tables) -> Coached:
    return Coached(tables)


async def valley(tables: Tables, *seats: SeatRequest, **options: Any) -> TableSummary:
    wish = TableRequest("tiwanaku", list(seats or (ME, BOT)), {**SHORT, **options}, seed="7")
    return await tables.opening.open(wish, "ana")


# Hints


async def test_a_hint_is_the_games_own_and_made_of_a_redeal_for_the_seat(coached: Coached) -> None:
    card = await valley(coached.tables)
    live = await coached.tables.registry.live(card.id)

    hint = await coached.coaching.hint(card.id, 0, "ana")

    assert (hint.seat, hint.decision) == (0, live.match.decision(0))
    assert hint.steps
    assert all(step.said.key.startswith("tiwanaku-hint-") for step in hint.steps)
    [(first, *_), (task, game, state, seat, _seed)] = coached.pool.asked
    assert (first, task, game, seat) == ("redeal", "hint", "tiwanaku", 0)
    assert isinstance(state, State)
    rules = tambo.load("tiwanaku")
    assert rules.view(state, 0) == rules.view(live.match.state, 0)


async def test_two_redeals_give_the_same_hint(coached: Coached) -> None:
    """A hint that hung on what a seat cannot see would differ from redeal to redeal."""
    rules = tambo.load("tiwanaku")
    card = await valley(coached.tables)
    match = (await coached.tables.registry.live(card.id)).match

    hints = {
        repr(rules.coach.hint(match.redeal(0, Dice(f"redeal {number}")), 0, Dice("x")))
        for number in range(5)
    }

    assert len(hints) == 1


@pytest.mark.parametrize(
    ("seat", "guest", "options", "code"),
    [
        (0, "ben", {}, "seat.foreign"),
        (1, "ana", {}, "seat.foreign"),
        (9, "ana", {}, "seat.foreign"),
        (0, "ana", {"hints": False}, "hint.off"),
    ],
)
async def test_a_hint_is_refused_with_a_code(
    coached: Coached, seat: int, guest: str, options: dict[str, Any], code: str
) -> None:
    card = await valley(coached.tables, **options)

    with pytest.raises(HouseError) as raised:
        await coached.coaching.hint(card.id, seat, guest)

    assert raised.value.code == code
    assert coached.pool.asked == []


async def test_a_game_without_hints_says_so(coached: Coached) -> None:
    card = await coached.tables.opening.open(TableRequest("tiki", [ME, BOT]), "ana")

    with pytest.raises(HouseError) as raised:
        await coached.coaching.hint(card.id, 0, "ana")

    assert raised.value.code == "hint.none"


async def test_there_is_no_hint_before_the_beginning_or_after_the_end(coached: Coached) -> None:
    waiting = await valley(coached.tables, ME, SeatRequest("open"))
    over = await valley(coached.tables, ME, ME)
    await play_out(coached.tables, over.id)

    codes = []
    for card in (waiting, over):
        with pytest.raises(HouseError) as raised:
            await coached.coaching.hint(card.id, 0, "ana")
        codes.append(raised.value.code)

    assert codes == ["table.waiting", "table.over"]


async def test_thinking_that_fails_is_told_and_changes_nothing(coached: Coached) -> None:
    card = await valley(coached.tables, ME, ME)
    coached.pool.fails = True

    with pytest.raises(HouseError) as raised:
        await coached.coaching.hint(card.id, 0, "ana")
    assert raised.value.code == "hint.failed"

    await play_out(coached.tables, card.id)
    with pytest.raises(HouseError) as raised:
        await coached.coaching.review(card.id, None, "ana")
    assert raised.value.code == "review.failed"
    with pytest.raises(HouseError) as raised:
        await coached.coaching.open_daily("tiwanaku", DailyRequest([ME]), "ana")
    assert raised.value.code == "internal"


async def test_hints_go_over_the_socket_and_moves_do_not_wait_for_them(ana: Person) -> None:
    card = await ana.open("me", "me", game="tiwanaku", options=SHORT, seed="7")
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1)
        asked = next(seat for seat in (0, 1) if screen.frames[seat]["menu"])

        await screen.send({"type": "hint", "seat": asked})
        await screen.send({"type": "hint", "seat": asked})
        choice = screen.frames[asked]["menu"][0]["id"]
        done = await screen.play(asked, choice)
        answers = [heard for heard in screen.heard if heard["type"] in ("hint", "no-hint")]
        while len(answers) < 2:
            answers.append(await screen.until("hint", "no-hint"))

        assert done["type"] == "done"
        assert {answer.get("code", "hint.busy") for answer in answers} == {"hint.busy"}
        hint = next(answer for answer in answers if answer["type"] == "hint")
        assert hint["seat"] == asked
        assert hint["steps"][0]["said"]["key"].startswith("tiwanaku-hint-")


async def test_a_screen_has_one_question_at_a_time() -> None:
    """Pressing the button ten times does not keep ten processes busy."""
    sent: list[dict[str, Any]] = []
    goes_on = asyncio.Event()

    async def send(message: dict[str, Any]) -> None:
        sent.append(json.loads(message["text"]))

    async def hint(_table: str, seat: int, _guest: str, _permit: str) -> Hint:
        await goes_on.wait()
        return Hint(seat, 0, [])

    house: Any = SimpleNamespace(
        registry=None,
        commands=None,
        cards=None,
        access=None,
        chat=None,
        coaching=SimpleNamespace(hint=hint),
    )
    socket: Any = SimpleNamespace(send=send)
    screen = Screen(socket, house, "table", "ana")

    for _ in range(3):
        await screen._want_hint(0)
    goes_on.set()
    assert screen._thinking is not None
    await screen._thinking

    assert [message.get("code") for message in sent] == ["hint.busy", "hint.busy", None]


async def test_a_stranger_gets_no_hint_over_the_socket(ana: Person, ben: Person) -> None:
    card = await ana.open("me", "first", game="tiwanaku", options=SHORT)
    async with ben.screen(card["id"]) as screen:
        await screen.hello()
        await screen.send({"type": "hint", "seat": 0})
        assert (await screen.until("no-hint", "hint"))["code"] == "seat.foreign"


# Reviews


async def test_a_review_speaks_of_the_frames_that_show_its_moves(
    coached: Coached, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps taken back make frames too, and those of others none; remarks still find theirs."""
    tables = coached.tables
    card = await tables.opening.open(TableRequest("harvest", [ME, ME], seed="3"), "ana")
    match = (await tables.registry.live(card.id)).match
    await tables.commands.play(card.id, 1, match.decision(1), match.legal(1)[0], "m")
    match = (await tables.registry.live(card.id)).match
    await tables.commands.undo(card.id, 1, match.decision(1), "back")
    await play_out(tables, card.id)
    live = await tables.registry.live(card.id)
    mine = [number for number, step in enumerate(live.match.steps) if step.seat == 1]
    remarks = [
        (number, Statement(Phrase("text-line", {"text": number}), (f"card:{number}",)))
        for number in mine
    ]
    monkeypatch.setattr(type(live.game.coach), "remarks", lambda _self, _match: remarks)

    review = await coached.coaching.review(card.id, 1, "ana")
    frames = (await tables.replays.replay(card.id, 1, "ana")).frames

    assert [remark.said.args["text"] for remark in review.remarks] == mine
    assert [remark.elements for remark in review.remarks] == [[f"card:{n}"] for n in mine]
    assert len({remark.frame for remark in review.remarks}) == len(mine) > 3
    for remark, number in zip(review.remarks, mine, strict=True):
        seen = [event for event in live.match.steps[number].events if event.is_seen_by(1)]
        shown = frames[remark.frame].events
        assert [event.kind for event in shown] == [event.kind for event in seen]
        assert [event.data for event in shown] == [event.fields() for event in seen]


async def test_a_match_is_reviewed_when_it_is_over_and_only_once(coached: Coached) -> None:
    card = await valley(coached.tables, ME, ME)
    with pytest.raises(HouseError) as raised:
        await coached.coaching.review(card.id, 0, "ana")
    assert raised.value.code == "table.not-over"
    assert coached.pool.asked == []

    await play_out(coached.tables, card.id)
    mine = await coached.coaching.review(card.id, 0, "ana")
    theirs = await coached.coaching.review(card.id, None, "ben")

    assert [task for task, *_ in coached.pool.asked] == ["remarks"]
    assert [remark.said for remark in mine.remarks] == [remark.said for remark in theirs.remarks]
    assert mine.remarks
    with pytest.raises(HouseError) as raised:
        await coached.coaching.review(card.id, 1, "ben")
    assert raised.value.code == "seat.foreign"


async def test_a_review_goes_over_http(ana: Person) -> None:
    card = await ana.open("me", "first", game="tiki")
    error = await ana.get(f"/api/tables/{card['id']}/review", status=409)
    assert error["code"] == "table.not-over"

    async with ana.screen(card["id"]) as screen:
        await screen.hello(0)
        await screen.play_on()
    review = await ana.get(f"/api/tables/{card['id']}/review?seat=0")
    assert review == {"table": card["id"], "remarks": []}


# The set-up of the day


async def options_of(tables: Tables, card: TableSummary) -> dict[str, Any]:
    return dict((await tables.registry.live(card.id)).row.options)


async def test_the_day_is_the_same_for_everybody_and_changes_at_midnight(
    coached: Coached,
) -> None:
    wish = DailyRequest([ME])
    ana = await coached.coaching.open_daily("tiwanaku", wish, "ana")
    ben = await coached.coaching.open_daily("tiwanaku", wish, "ben")
    coached.day = "2026-03-02"
    later = await coached.coaching.open_daily("tiwanaku", wish, "ana")
    other = Coached(coached.tables, key=b"the key of another house")
    elsewhere = await other.coaching.open_daily("tiwanaku", wish, "ana")

    rows = [
        (await coached.tables.registry.live(card.id)).row for card in (ana, ben, later, elsewhere)
    ]

    assert rows[0].options == rows[1].options
    assert (rows[0].seed, rows[0].setup) == (rows[1].seed, rows[1].setup)
    scenarios = [row.options["scenario"] for row in rows]
    assert len(set(scenarios)) == 3
    assert len({row.seed for row in rows}) == 3
    assert [task for task, *_ in coached.pool.asked] == ["daily", "daily"]


async def test_nothing_of_the_day_is_told_while_a_match_on_it_runs(coached: Coached) -> None:
    tables = coached.tables
    card = await coached.coaching.open_daily("tiwanaku", DailyRequest([ME, BOT]), "ana")
    row = (await tables.registry.live(card.id)).row
    scenario, seed = str(row.options["scenario"]), str(row.seed)
    rows = [part.split(maxsplit=1)[1] for part in scenario.split(";") if part.split()[0].isdigit()]

    with pytest.raises(HouseError) as raised:
        await tables.replays.record(card.id)
    answers = msgspec.json.encode(
        [
            card,
            await tables.cards.card(card.id, "ana"),
            await tables.cards.cards_of("ana"),
            coached.coaching.dailies(),
            await tables.replays.replay(card.id, 0, "ana"),
            await tables.replays.replay(card.id, None, "ben"),
            (await tables.registry.live(card.id)).frame(0),
        ]
    ).decode()

    assert raised.value.code == "record.running"
    assert "scenario" not in card.options
    assert len(rows) == 5
    for secret in (scenario, seed, *rows):
        assert secret not in answers


async def test_another_match_after_the_day_is_on_another_valley(coached: Coached) -> None:
    """Everybody has seen that one: the next match does not repeat what was hidden."""
    tables = coached.tables
    card = await coached.coaching.open_daily("tiwanaku", DailyRequest([ME, ME]), "ana")
    await play_out(tables, card.id)

    again = await tables.rematches.again(card.id, "ana")

    assert (await options_of(tables, again))["scenario"] == ""
    assert (await options_of(tables, again))["board"] == "long"


async def test_games_without_a_day_have_none(coached: Coached) -> None:
    assert [daily.game for daily in coached.coaching.dailies()] == ["tiwanaku"]
    with pytest.raises(HouseError) as raised:
        await coached.coaching.open_daily("tiki", DailyRequest([ME, BOT]), "ana")
    assert raised.value.code == "daily.none"
    for name in ("fallow", "chess"):
        with pytest.raises(UnknownGame):
            await coached.coaching.open_daily(name, DailyRequest([ME, BOT]), "ana")


async def test_the_day_is_opened_over_http(ana: Person) -> None:
    before = date_of(time.time())
    [daily] = await ana.get("/api/daily")
    assert daily["game"] == "tiwanaku"
    assert daily["day"] in (before, date_of(time.time()))

    card = await ana.post("/api/daily/tiwanaku", {"seats": [{"kind": "me"}]}, status=201)

    assert card["status"] == "running"
    assert "scenario" not in card["options"]
    await ana.post("/api/daily/tiwanaku", {"seats": [], "options": {}}, status=400)


async def test_several_reviews_at_once_do_not_harm_each_other(coached: Coached) -> None:
    card = await valley(coached.tables, ME, ME)
    await play_out(coached.tables, card.id)

    one, two = await asyncio.gather(
        coached.coaching.review(card.id, 0, "ana"), coached.coaching.review(card.id, 0, "ana")
    )

    assert one == two
