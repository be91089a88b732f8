"""Who votes on a proposal at a table, and how long it waits for an answer."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tambo.house.lobby.terms_in_play import TermsInPlay
from tambo.house.platform.leases import LocalLeases
from tambo.house.platform.tasks import Supervisor
from tambo.house.tables.clocks import DAY, MINUTE
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest
from tambo.house.tables.wire_proposals import AnswerRequest, ProposalRequest, ProposalSummary
from tambo.house.tables.wire_terms import Terms, TimeControl
from tests.house.subjects import proposals_over
from tests.house.tables.test_proposals import code_of
from tests.house.timekeeping.test_leaving import Node, Time
from tests.house.units import TestStore

BLITZ = Terms(time_control=TimeControl("live", minutes=30, increment=5))
MAIL = Terms(time_control=TimeControl("days", days=3))
RATED = Terms(is_rated=True, time_control=TimeControl("days", days=3))
NAMES = ("ana", "ben", "cyd")


class Room:
    """A table of ana, ben and cyd, who can make proposals; each has their own device."""

    def __init__(self, store: TestStore, time: Time) -> None:
        self.time = time
        self.node = Node(store, time, LocalLeases())
        tables = self.node.tables
        self.proposals = proposals_over(tables, store, TermsInPlay(), Supervisor())
        self.proposals.start()
        self.id = ""

    async def open(self, terms: Terms = BLITZ, people: int = 3, bots: int = 0) -> None:
        seats = [SeatRequest("me"), *[SeatRequest("open")] * (people - 1)]
        seats += [SeatRequest("bot", level="any")] * bots
        card = await self.node.tables.opening.open(
            TableRequest("harvest", seats, terms=terms), "ana"
        )
        for seat in range(1, people):
            token = card.seat_links[str(seat)].rsplit("/", 1)[1]
            await self.node.tables.joining.join(card.id, JoinRequest(token), NAMES[seat])
        self.id = card.id

    async def ask(self, seat: int, kind: str, **more: Any) -> ProposalSummary:
        wish = ProposalRequest(kind, seat, **more)  # type: ignore[arg-type]
        return _proposal_of(await self.proposals.propose(self.id, wish, NAMES[seat]))

    async def answer(self, seat: int, agrees: bool, number: int = 1) -> ProposalSummary:
        wish = AnswerRequest(seat, agrees)
        return _proposal_of(await self.proposals.answer(self.id, number, wish, NAMES[seat]))

    async def leave(self, seat: int) -> None:
        await self.node.leave_service.leave(self.id, seat, NAMES[seat])
        await self.proposals.close()

    async def back(self, seat: int) -> None:
        await self.node.leave_service.come_back(self.id, seat, NAMES[seat])

    async def now(self) -> ProposalSummary:
        return _proposal_of(await self.node.tables.cards.card(self.id, "ana"))

    async def status(self) -> tuple[str, str | None]:
        card = await self.node.tables.cards.card(self.id, "ana")
        return card.status, card.reason


def _proposal_of(card: Any) -> ProposalSummary:
    assert card.proposal is not None
    found: ProposalSummary = card.proposal
    return found


@pytest.fixture
async def room(any_store: TestStore) -> AsyncIterator[Room]:
    made = Room(any_store, Time())
    yield made
    await made.proposals.close()


# Voices


async def test_a_stand_in_is_not_waited_for(room: Room) -> None:
    await room.open()
    await room.leave(2)

    assert (await room.ask(0, "pause")).waiting == [1]
    assert (await room.answer(1, True)).state == "done"
    assert await room.status() == ("paused", "agreed")


async def test_a_player_who_leaves_does_not_hold_up_what_the_others_have_agreed(room: Room) -> None:
    await room.open()
    await room.ask(0, "pause")
    await room.answer(1, True)

    await room.leave(2)

    assert (await room.now()).state == "done"
    assert await room.status() == ("paused", "agreed")


async def test_a_player_who_returns_has_a_vote_again(room: Room) -> None:
    await room.open()
    await room.leave(2)
    await room.ask(0, "end")
    assert await code_of(room.answer(2, False)) == "seat.stood-in"

    await room.back(2)

    assert (await room.now()).waiting == [1, 2]
    assert (await room.answer(1, True)).state == "open"
    assert (await room.answer(2, False)).state == "refused"


async def test_a_seat_with_a_stand_in_makes_no_proposals(room: Room) -> None:
    await room.open()
    await room.leave(0)

    assert await code_of(room.ask(0, "end")) == "seat.stood-in"


async def test_a_player_who_has_left_may_withdraw_a_proposal(room: Room) -> None:
    await room.open()
    await room.ask(0, "end")
    await room.leave(0)

    assert (await room.answer(0, False)).state == "withdrawn"


async def test_where_all_others_have_left_one_is_enough(room: Room) -> None:
    await room.open(people=2)
    await room.leave(1)

    assert (await room.ask(0, "end")).state == "done"


async def test_in_a_rated_match_another_person_must_agree(room: Room) -> None:
    """Nobody gets out of losing to a stand-in by asking nobody."""
    await room.open(RATED, people=2)
    await room.ask(0, "end")
    await room.leave(1)
    assert (await room.now()).state == "open"
    await room.answer(0, False)

    assert await code_of(room.ask(0, "end")) == "proposal.alone"
    assert await code_of(room.ask(0, "pause")) == "proposal.alone"
    await room.back(1)
    assert (await room.ask(0, "end")).state == "open"
    assert (await room.answer(1, True, 2)).state == "done"


async def test_bots_do_not_agree_in_a_rated_match(room: Room) -> None:
    await room.open(RATED, people=1, bots=1)

    assert await code_of(room.ask(0, "end")) == "proposal.alone"


# Time


@pytest.mark.parametrize(
    ("terms", "kind", "seconds"),
    [(BLITZ, "pause", 5 * MINUTE), (MAIL, "pause", 3 * DAY), (Terms(), "end", DAY)],
)
async def test_a_question_nobody_answers_expires(
    room: Room, terms: Terms, kind: str, seconds: float
) -> None:
    await room.open(terms)
    card = await room.ask(0, kind)
    assert card.until == room.time() + seconds
    await room.answer(1, True)

    room.time.passes(seconds - 1)
    await room.proposals.sweep()
    assert (await room.now()).state == "open"
    room.time.passes(1)
    await room.proposals.sweep()

    assert ((await room.now()).state, (await room.now()).waiting) == ("expired", [])
    assert await room.status() == ("running", None)
    assert await code_of(room.answer(2, True)) == "proposal.closed"
    assert (await room.ask(1, kind)).number == 2


async def test_too_late_is_too_late_before_anybody_has_looked(room: Room) -> None:
    await room.open(people=2)
    await room.ask(0, "pause")
    room.time.passes(5 * MINUTE)

    assert await code_of(room.answer(1, True)) == "proposal.closed"
    assert (await room.now()).state == "expired"


async def test_a_question_that_is_overdue_makes_room_for_another(room: Room) -> None:
    await room.open(people=2)
    await room.ask(0, "pause")
    room.time.passes(5 * MINUTE)

    assert (await room.ask(1, "end")).number == 2


async def test_after_a_rest_silence_lets_the_match_go_on(room: Room) -> None:
    """A player who has left for good must not keep the others from their match."""
    await room.open()
    await room.ask(0, "pause")
    await room.answer(1, True)
    await room.answer(2, True)
    card = await room.ask(0, "resume")
    assert card.until == room.time() + DAY
    await room.answer(1, True, 2)

    room.time.passes(DAY)
    await room.proposals.sweep()

    assert (await room.now()).state == "done"
    assert await room.status() == ("running", None)


async def test_after_a_rest_one_no_is_enough(room: Room) -> None:
    await room.open(people=2)
    await room.ask(0, "pause")
    await room.answer(1, True)
    await room.ask(0, "resume")
    assert (await room.answer(1, False, 2)).state == "refused"

    room.time.passes(2 * DAY)
    await room.proposals.sweep()

    assert await room.status() == ("paused", "agreed")


async def test_a_player_replaced_before_a_pause_can_propose_to_resume(room: Room) -> None:
    await room.open()
    await room.leave(2)
    await room.ask(0, "pause")
    await room.answer(1, True)

    await room.ask(2, "resume")
    await room.answer(0, True, 2)
    await room.answer(1, True, 2)

    assert await room.status() == ("running", None)
