"""What a seat may not know never reaches it: not in frames, cards, replays, records or bots."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tambo.core.fairness import seed_hash
from tambo.house.bots.pool import BotPool, Question
from tambo.house.bots.priority import Priority
from tambo.house.bots.redeal import RedealService
from tambo.house.bots.worker import BotTasks
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables.frames import Viewer
from tambo.house.tables.wire import SeatRequest, TableRequest
from tests.house.sample_games import SampleGames
from tests.house.subjects import runner_over
from tests.house.units import Tables, TestStore


async def harvest(tables: Tables, *kinds: str, seed: str = "3", **options: Any) -> str:
    seats = [
        SeatRequest("me") if kind == "me" else SeatRequest("bot", level=kind)
        for kind in kinds or ("me", "me", "me")
    ]
    return (await tables.opening.open(TableRequest("harvest", seats, options, seed=seed), "ana")).id


async def lay(tables: Tables, table: str, seat: int, move: str = "m") -> None:
    match = (await tables.registry.live(table)).match
    choice = match.legal(seat)[0]
    await tables.commands.play(table, seat, match.decision(seat), choice, move)


async def shown(tables: Tables, table: str, viewer: Viewer) -> bytes:
    """Everything a viewer could get hold of, as it goes over the wire."""
    live = await tables.registry.live(table)
    guest = "ana" if viewer is not None else "stranger"
    return msgspec.json.encode(
        [
            live.frame(viewer),
            live.stream_version(viewer),
            await tables.cards.card(table, guest),
            await tables.cards.cards_of(guest),
            await tables.replays.replay(table, viewer, guest),
        ]
    )


async def test_a_sealed_choice_changes_nothing_for_the_others(tables: Tables) -> None:
    table = await harvest(tables)
    before = {viewer: await shown(tables, table, viewer) for viewer in (0, 2, None)}

    await lay(tables, table, 1)

    for viewer, was in before.items():
        assert await shown(tables, table, viewer) == was
    live = await tables.registry.live(table)
    assert [event.kind for event in live.frame(1).events] == ["laid"]


async def test_a_sealed_choice_taken_back_changes_nothing_for_the_others(tables: Tables) -> None:
    table = await harvest(tables)
    before = {viewer: await shown(tables, table, viewer) for viewer in (0, 2, None)}
    await lay(tables, table, 1, "lay")

    live = await tables.registry.live(table)
    await tables.commands.undo(table, 1, live.match.decision(1), "undo")

    for viewer, was in before.items():
        assert await shown(tables, table, viewer) == was
    assert [event.kind for event in live.frame(1).events] == ["laid", "undone"]
    assert live.match.legal(1)


async def test_an_answer_given_after_a_sealed_choice_of_another_is_not_late(
    tables: Tables,
) -> None:
    """A changed decision number would tell that another seat is ready."""
    table = await harvest(tables)
    first = (await tables.registry.live(table)).match
    decision, choice = first.decision(0), first.legal(0)[0]
    await lay(tables, table, 1)

    await tables.commands.play(table, 0, decision, choice, "mine")

    assert (await tables.registry.live(table)).applied == 2


async def test_each_seat_sees_its_own_numbered_stream(tables: Tables) -> None:
    table = await harvest(tables)
    for seat in (2, 0, 1):
        await lay(tables, table, seat)

    live = await tables.registry.live(table)
    for viewer in (None, 0, 1, 2):
        events = live.frame(viewer).events
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        laid = [event.data["seat"] for event in events if event.kind == "laid"]
        assert laid == ([] if viewer is None else [viewer])
        assert "revealed" in [event.kind for event in events]


async def test_the_record_of_hidden_cards_waits_for_the_end(tables: Tables) -> None:
    table = await harvest(tables, "me", "me", rounds=1)
    with pytest.raises(HouseError) as raised:
        await tables.replays.record(table)
    assert raised.value.code == "record.running"

    while asked := (await tables.registry.live(table)).match.to_act:
        await lay(tables, table, asked[0], f"m{(await tables.registry.live(table)).applied}")

    assert (await tables.replays.record(table))["seed"] == "3"


async def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(tables: Tables) -> None:
    table = await harvest(tables, "me", "me")
    before = await tables.cards.card(table, "ana")
    assert before.seed is None

    while not (live := await tables.registry.live(table)).match.is_over:
        seat = live.match.to_act[0]
        choice = live.match.menu(seat)[0].id
        decision = live.match.decision(seat)
        await tables.commands.play(table, seat, decision, choice, f"{seat} {decision}")

    after = await tables.cards.card(table, "ben")
    assert after.seed == "3"
    assert seed_hash(after.seed) == before.seed_hash == after.seed_hash


async def test_nobody_who_invites_others_chooses_the_seed(
    make_tables: Callable[..., Tables],
) -> None:
    wish = TableRequest("harvest", [SeatRequest("me"), SeatRequest("open")], seed="known")
    with pytest.raises(HouseError) as caught:
        await make_tables(known_seeds=False).opening.open(wish, "ana")
    assert caught.value.code == "seed.known"


async def test_the_seed_of_a_running_match_is_not_given_out(tables: Tables) -> None:
    wish = TableRequest("tiki", [SeatRequest("me"), SeatRequest("me")], seed="canary")
    table = (await tables.opening.open(wish, "ana")).id

    assert "canary" not in str(await tables.replays.record(table))


async def test_a_foreign_seats_replay_is_refused(tables: Tables) -> None:
    table = await harvest(tables)
    for seat in (0, 3, -1):
        with pytest.raises(HouseError) as raised:
            await tables.replays.replay(table, seat, "ben")
        assert raised.value.code == "seat.foreign"
    assert (await tables.replays.replay(table, None, "ben")).frames


def participant_of(state: Any, seat: int) -> list[int]:
    return list(state.hands[seat])


class SpyPool(BotPool):
    """Notes what bots are told, and chooses the first of the menu."""

    def __init__(self) -> None:
        super().__init__(1, "", 1.0)
        self.questions: list[Question] = []

    async def ask(self, question: Question, priority: Priority | None = None) -> int:
        self.questions.append(question)
        rules = SampleGames().load(question.game).rules
        return int(rules.legal(question.state, question.seat)[0])


async def test_a_bot_is_told_a_redeal_and_nothing_else(
    tables: Tables, store: TestStore, jobs: Supervisor
) -> None:
    game = SampleGames().load("harvest")
    pool = SpyPool()
    runner = runner_over(tables, store, pool, 0.0, jobs)
    runner.start()
    table = await harvest(tables, "me", "first", "first", rounds=9)
    truths = []
    while not (live := await tables.registry.live(table)).match.is_over:
        if 0 in live.match.to_act:
            truths.append(participant_of(live.match.state, 0))
            await lay(tables, table, 0, f"m{live.applied}")
        await asyncio.sleep(0.005)
    await jobs.close()

    assert {question.seat for question in pool.questions} == {1, 2}
    assert set(Question.__dataclass_fields__) == {"game", "state", "seat", "level", "seed"}
    imagined = [participant_of(question.state, 0) for question in pool.questions]
    assert [hand for hand in imagined if hand not in truths], "bots see the true hand"
    for question in pool.questions:
        assert game.census(question.state) == game.box(question.state)


async def test_what_a_bot_is_told_looks_to_it_like_the_match(
    tables: Tables, make_tables: Callable[..., Tables]
) -> None:
    table = await harvest(tables)
    await lay(tables, table, 0)
    live = await tables.registry.live(table)
    runner = runner_over(tables, tables.reader, SpyPool(), 0.0, Supervisor())

    question = await runner._question(live, 1)

    game = live.game
    assert game.view(question.state, 1) == game.view(live.match.state, 1)
    assert question.state is not live.match.state


class Spies(BotPool):
    """Notes what its processes are asked to do, and does it here."""

    def __init__(self) -> None:
        super().__init__(1, "", 1.0)
        self.tasks: list[str] = []

    async def think(self, task: str, *about: Any, priority: Priority | None = None) -> Any:
        self.tasks.append(task)
        mind = BotTasks(lambda *_question: 0, SampleGames().load)
        return mind.think(task, *about)


@pytest.mark.parametrize("game", ["tiwanaku", "harvest"])
async def test_only_the_process_of_redeals_gets_the_truth(tables: Tables, game: str) -> None:
    seats = [
        SeatRequest("me"),
        SeatRequest("bot", level="first"),
        SeatRequest("bot", level="first"),
    ]
    table = (await tables.opening.open(TableRequest(game, seats, seed="3"), "ana")).id
    live = await tables.registry.live(table)
    bots, redealers = Spies(), Spies()
    redeals = RedealService(redealers)
    runner = runner_over(tables, tables.reader, bots, 0.0, Supervisor(), redeals=redeals)

    question = await runner._question(live, 1)

    assert live.game.view(question.state, 1) == live.game.view(live.match.state, 1)
    assert bots.tasks == []
    assert redealers.tasks == (["redeal"] if game == "tiwanaku" else [])
