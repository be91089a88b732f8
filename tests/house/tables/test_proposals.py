"""What a table does by agreement: one question at a time, kept, answered by people, done once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tambo.core.fairness import first_foreign_roll
from tambo.house.admin.backup import difference_of
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables.change import answered, proposed
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.proposals import Proposals
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest, TableSummary
from tambo.house.tables.wire_proposals import AnswerRequest, ProposalRequest
from tests.house.conftest import make_house_tables
from tests.house.sample_house import sample_catalog
from tests.house.subjects import proposals_over
from tests.house.units import Tables, TestStore

MakeTables = Callable[..., Tables]


class NoTermsRules:
    """A house without clocks and ratings."""

    def is_rated(self, stored: TableSnapshot) -> bool:
        return False

    def check_time_control(self, stored: TableSnapshot, time_control: dict[str, str | int]) -> None:
        raise HouseError("proposal.time-control")

    def checked_time_control(self, time_control: dict[str, str | int]) -> dict[str, str | int]:
        raise HouseError("proposal.time-control")


class Table:
    """A table of people who sit at devices of their own: seat 0 is Ana's, 1 Ben's, 2 Cyd's."""

    NAMES = ("ana", "ben", "cyd")

    def __init__(self, tables: Tables, proposals: Proposals, card: TableSummary) -> None:
        self.tables = tables
        self.proposals = proposals
        self.id = card.id
        self._moves = 0

    @classmethod
    async def opened(
        cls,
        tables: Tables,
        store: TestStore,
        game: str = "tiki",
        people: int = 2,
        bots: int = 0,
        terms_rules: Any = None,
    ) -> "Table":
        proposals = proposals_over(tables, store, terms_rules or NoTermsRules(), Supervisor())
        proposals.start()
        seats = [SeatRequest("me"), *[SeatRequest("open")] * (people - 1)]
        seats += [SeatRequest("bot", level="any")] * bots
        card = await tables.opening.open(TableRequest(game, seats, seed="7"), "ana")
        for seat in range(1, people):
            token = card.seat_links[str(seat)].rsplit("/", 1)[1]
            await tables.joining.join(card.id, JoinRequest(token), cls.NAMES[seat])
        return cls(tables, proposals, card)

    async def play(self, *seats: int) -> None:
        """The first choice of each of these seats, or of so many as are asked."""
        for seat in seats:
            match = (await self.tables.registry.live(self.id)).match
            self._moves += 1
            choice, move = match.legal(seat)[0], f"move {self._moves}"
            await self.tables.commands.play(self.id, seat, match.decision(seat), choice, move)

    async def play_on(self, count: int) -> None:
        for _ in range(count):
            await self.play((await self.tables.registry.live(self.id)).match.to_act[0])

    async def ask(self, seat: int, kind: str = "undo", **more: Any) -> TableSummary:
        wish = ProposalRequest(kind, seat, **more)  # type: ignore[arg-type]
        return await self.proposals.propose(self.id, wish, self.NAMES[seat])

    async def answer(self, seat: int, agrees: bool, number: int = 1) -> TableSummary:
        wish = AnswerRequest(seat, agrees)
        return await self.proposals.answer(self.id, number, wish, self.NAMES[seat])

    async def position(self) -> str:
        return (await self.tables.registry.live(self.id)).match.position()

    async def state(self) -> str:
        card = await self.tables.cards.card(self.id, "ana")
        assert card.proposal is not None
        return card.proposal.state


@pytest.fixture
async def table(tables: Tables, store: TestStore) -> AsyncIterator[Table]:
    opened = await Table.opened(tables, store)
    yield opened
    await opened.proposals.close()


async def code_of(doing: Any) -> str:
    with pytest.raises(HouseError) as raised:
        await doing
    return raised.value.code


# Going back


async def test_when_all_agree_the_match_stands_where_it_stood(
    table: Table, store: TestStore, make_tables: MakeTables
) -> None:
    await table.play_on(2)
    position = await table.position()
    seat = (await table.tables.registry.live(table.id)).match.to_act[0]
    await table.play_on(2)

    card = await table.ask(seat)

    assert card.proposal is not None
    assert (card.proposal.kind, card.proposal.state, card.proposal.waiting) == (
        "undo",
        "open",
        [1 - seat],
    )
    assert (card.proposal.moves, card.proposal.before is not None) == (2, True)
    assert await table.position() != position
    card = await table.answer(1 - seat, True)
    assert card.proposal is not None
    assert (card.proposal.state, card.moves) == ("done", 2)
    assert await table.position() == position
    log = await store.log_of(table.id)
    assert [row.kind for row in log] == ["play"] * 4 + ["rewind"]
    assert (log[-1].seat, log[-1].body) == (seat, "3")
    stream = (await table.tables.registry.live(table.id)).frame(None).events
    assert (stream[-1].kind, stream[-1].said.args["moves"]) == ("rewound", 2)
    gone = range(stream[-1].data["first"], stream[-1].data["first"] + stream[-1].data["count"])
    assert list(gone) == [event.number for event in stream[-1 - len(gone) : -1]]

    again = await make_tables().registry.live(table.id)
    assert again.match.position() == position
    assert again.stream(None) == (await table.tables.registry.live(table.id)).stream(None)


async def test_one_no_is_enough(table: Table, store: TestStore) -> None:
    await table.play_on(1)
    seat = (await table.tables.registry.live(table.id)).match.steps[0].seat
    await table.ask(seat)

    card = await table.answer(1 - seat, False)

    assert card.proposal is not None
    assert (card.proposal.state, card.proposal.refused) == ("refused", [1 - seat])
    assert [row.kind for row in await store.log_of(table.id)] == ["play"]
    assert await code_of(table.answer(1 - seat, True)) == "proposal.closed"


async def test_a_question_lapses_when_the_match_goes_on(table: Table, store: TestStore) -> None:
    await table.play_on(1)
    seat = (await table.tables.registry.live(table.id)).match.steps[0].seat
    await table.ask(seat)
    await table.play_on(1)

    assert await table.state() == "lapsed"
    assert await code_of(table.answer(1 - seat, True)) == "proposal.closed"
    stored = await store.table(table.id)
    assert stored is not None
    assert stored.proposal is not None
    assert stored.proposal.state == "lapsed"


async def test_the_proposer_may_withdraw(table: Table) -> None:
    await table.play_on(1)
    seat = (await table.tables.registry.live(table.id)).match.steps[0].seat
    await table.ask(seat)
    assert await code_of(table.answer(seat, True)) == "proposal.own"
    assert (await table.answer(seat, False)).proposal.state == "withdrawn"  # type: ignore[union-attr]
    assert (await table.answer(seat, False)).proposal.state == "withdrawn"  # type: ignore[union-attr]

    card = await table.ask(seat)

    assert card.proposal is not None
    assert (card.proposal.number, card.proposal.state) == (2, "open")


async def test_everyone_must_answer(tables: Tables, store: TestStore) -> None:
    table = await Table.opened(tables, store, "harvest", people=3)
    await table.play(0, 1, 2)
    await table.ask(0)
    assert (await table.answer(1, True)).proposal.waiting == [2]  # type: ignore[union-attr]
    assert (await table.answer(1, True)).proposal.waiting == [2]  # type: ignore[union-attr]
    assert (await table.answer(2, True)).proposal.state == "done"  # type: ignore[union-attr]
    match = (await tables.registry.live(table.id)).match
    assert match.steps == []
    assert match.to_act == (0, 1, 2)


async def test_bots_agree_at_once(tables: Tables, store: TestStore) -> None:
    table = await Table.opened(tables, store, people=1, bots=1)
    await table.play_on(3)
    assert (await table.ask(0)).proposal.state == "done"  # type: ignore[union-attr]


async def test_nothing_is_taken_back_in_a_rated_match(tables: Tables, store: TestStore) -> None:
    class Rated(NoTermsRules):
        def is_rated(self, stored: TableSnapshot) -> bool:
            return True

    table = await Table.opened(tables, store, terms_rules=Rated())
    await table.play_on(2)
    assert await code_of(table.ask(0)) == "proposal.rated"


async def test_back_to_any_move_one_has_seen(table: Table) -> None:
    await table.play_on(1)
    position = await table.position()
    await table.play_on(4)
    live = await table.tables.registry.live(table.id)
    second = live.stream(0)[live.line[1].spans[0][0] - 1]

    card = await table.ask(0, event=second.number)

    assert card.proposal is not None
    assert (card.proposal.moves, card.proposal.before) == (4, second.said)
    await table.answer(1, True)
    assert await table.position() == position
    assert await code_of(table.ask(0, event=second.number)) == "proposal.nothing"
    assert await code_of(table.ask(0, event=999)) == "proposal.nothing"


async def test_there_is_nothing_to_take_back_at_first_and_at_the_end(table: Table) -> None:
    assert await code_of(table.ask(0)) == "proposal.nothing"
    while not (await table.tables.registry.live(table.id)).match.is_over:
        await table.play_on(1)
    assert await code_of(table.ask(0)) == "table.over"


async def test_a_sealed_choice_neither_ends_a_question_nor_shows_in_it(
    tables: Tables, store: TestStore
) -> None:
    """If the proposal lapsed, that would tell that a seat has chosen in secret."""
    table = await Table.opened(tables, store, "harvest", people=3)
    await table.play(0, 1)
    card = await table.ask(0)
    assert card.proposal is not None
    assert (card.proposal.moves, card.proposal.before) == (0, None)
    live = await tables.registry.live(table.id)
    await tables.commands.undo(table.id, 1, live.match.decision(1), "mind changed")
    await table.play(1)
    assert live.stream(None) == []
    assert await table.state() == "open"
    await table.answer(1, True)
    await table.answer(2, True)
    assert live.match.steps == []


async def test_rolls_after_going_back_are_new_and_fair(tables: Tables, store: TestStore) -> None:
    table = await Table.opened(tables, store, "cortez")
    live = await tables.registry.live(table.id)
    while not live.match.steps or len(live.match.steps[-1].rolls) < 4:
        await table.play_on(1)
    last = live.match.steps[-1]
    row = live.line[-1]
    viewer = next(seat for seat in (0, 1) if row.spans[seat][1])
    await table.ask(viewer, event=row.spans[viewer][0])
    await table.answer(1 - viewer, True)
    decision = live.match.decision(last.seat)
    await tables.commands.play(table.id, last.seat, decision, last.text, "once more")

    assert live.match.steps[-1].rolls != last.rolls
    assert first_foreign_roll(live.match) is None
    record = live.match.record()
    assert len(record["taken_back"]) == 1
    brought = await tables.opening.import_record({**record, "seed": "7"}, "dan")
    twin = await tables.registry.live(brought.id)
    assert twin.match.steps == live.match.steps
    assert twin.match.backs == live.match.backs
    stored = await store.table(table.id)
    assert stored is not None
    assert difference_of(stored, await store.log_of(table.id), sample_catalog()) is None


async def test_answers_at_once_take_back_once(any_store: TestStore) -> None:
    table = await Table.opened(make_house_tables(any_store), any_store, "harvest", people=3)
    await table.play(0, 1, 2)
    await table.play_on(1)
    await table.ask(0)

    await asyncio.gather(
        *(table.answer(seat, True) for seat in (1, 2) for _ in range(5)), return_exceptions=True
    )

    rows = await any_store.log_of(table.id)
    assert [row.kind for row in rows].count("rewind") == 1
    assert await table.state() == "done"


async def test_two_questions_at_once_are_one(any_store: TestStore) -> None:
    table = await Table.opened(make_house_tables(any_store), any_store)
    await table.play_on(2)

    answers = await asyncio.gather(
        table.ask(0), table.ask(1, "pause"), table.ask(0), return_exceptions=True
    )

    errors = [answer.code for answer in answers if isinstance(answer, HouseError)]
    assert set(errors) == {"proposal.open"}
    stored = await any_store.table(table.id)
    assert stored is not None
    assert stored.proposal is not None
    assert (stored.proposal.number, stored.proposal.state) == (1, "open")


async def test_what_was_agreed_when_the_house_died_is_done_at_the_next_visit(
    table: Table, store: TestStore, make_tables: MakeTables
) -> None:
    await table.play_on(2)
    await table.ask(0)
    stored = await store.table(table.id)
    await store.write(proposed(stored, answered(stored.proposal, 1, agrees=True)))

    tables = make_tables()
    risen = proposals_over(tables, store, NoTermsRules(), Supervisor())
    risen.start()
    live = await tables.registry.live(table.id)
    done = asyncio.Event()
    tables.changes.subscribe(
        lambda _table: done.set() if live.proposal and live.proposal.state == "done" else None
    )
    tables.changes.wake(table.id)
    await asyncio.wait_for(done.wait(), 60)
    await risen.close()

    assert [row.kind for row in await store.log_of(table.id)][-1] == "rewind"


# Pause, time control, end


async def test_a_pause_lasts_until_all_want_to_go_on(table: Table) -> None:
    await table.ask(0, "pause")
    card = await table.answer(1, True)
    assert (card.status, card.reason) == ("paused", "agreed")
    assert await code_of(table.play_on(1)) == "table.paused.agreed"
    await table.tables.commands.resume(table.id)
    assert (await table.tables.cards.card(table.id, "ana")).status == "paused"

    await table.ask(1, "resume")
    assert (await table.answer(0, True, number=2)).status == "running"
    await table.play_on(1)
    assert await code_of(table.ask(0, "resume")) == "proposal.not-paused"


async def test_what_was_agreed_can_be_read_again_and_nothing_else(table: Table) -> None:
    assert await table.proposals.agreed(table.id) == []
    await table.ask(0, "pause")
    await table.answer(1, False)
    await table.ask(1, "pause")
    await table.answer(0, True, number=2)
    await table.ask(0, "resume")
    assert [(one.kind, one.seat) for one in await table.proposals.agreed(table.id)] == [
        ("pause", 1)
    ]
    await table.answer(1, True, number=3)
    await table.play_on(1)
    await table.ask(0)
    await table.answer(1, True, number=4)

    told = await table.proposals.agreed(table.id)

    assert [(one.number, one.kind, one.seat) for one in told] == [(2, "pause", 1), (3, "resume", 0)]
    assert all(one.at for one in told)
    assert await code_of(table.proposals.agreed("nowhere")) == "table.unknown"


async def test_a_match_ended_by_agreement_has_no_result(tables: Tables, store: TestStore) -> None:
    table = await Table.opened(tables, store, "harvest")
    await table.play(0)
    await table.ask(0, "end")
    card = await table.answer(1, True)

    assert (card.status, card.is_without_result, card.seed) == ("over", True, "7")
    frame = (await tables.registry.live(table.id)).frame(1)
    assert (frame.menu, frame.result) == ([], None)
    assert await code_of(table.play(1)) == "table.over"
    assert (await tables.replays.record(table.id))["outcome"] is None
    stored = await store.table(table.id)
    assert stored is not None
    assert difference_of(stored, await store.log_of(table.id), sample_catalog()) is None
    assert (await tables.rematches.again(table.id, "ben")).status == "waiting"
    assert (await tables.rematches.again(table.id, "ana")).status == "running"


async def test_the_time_control_is_changed_by_the_subject_of_clocks(
    tables: Tables, store: TestStore
) -> None:
    class Clocks(NoTermsRules):
        def check_time_control(
            self, stored: TableSnapshot, time_control: dict[str, str | int]
        ) -> None:
            if time_control.get("kind") != "days":
                raise HouseError("proposal.time-control")

        def checked_time_control(self, time_control: dict[str, str | int]) -> dict[str, str | int]:
            return time_control

    table = await Table.opened(tables, store, terms_rules=Clocks())
    assert (
        await code_of(table.ask(0, "clock", time_control={"kind": "moons"}))
        == "proposal.time-control"
    )
    card = await table.ask(0, "clock", time_control={"kind": "days", "days": 3})
    assert card.proposal is not None
    assert card.proposal.time_control == {"kind": "days", "days": 3}
    await table.answer(1, True)
    stored = await store.table(table.id)
    assert stored.terms.time_control == {"kind": "days", "days": 3}
    assert (await tables.registry.live(table.id)).time_control.days == 3
    assert [row.kind for row in await store.log_of(table.id)] == ["clock"]


async def test_strangers_neither_ask_nor_answer(table: Table) -> None:
    await table.play_on(2)
    wish = ProposalRequest("undo", 0)
    assert await code_of(table.proposals.propose(table.id, wish, "ben")) == "seat.foreign"
    await table.ask(0)
    answer = AnswerRequest(1, True)
    refused = table.proposals.answer(table.id, 1, answer, "dan")
    assert await code_of(refused) == "seat.foreign"
    assert await table.state() == "open"
