"""Opening, joining, playing again, replays and records, without any web."""

import asyncio
from typing import Any

import pytest

from tambo.core.errors import InvalidPosition, InvalidRecord, InvalidSetup, TamboError, UnknownGame
from tambo.house.platform.errors import HouseError
from tambo.house.tables.replay import PAGE
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest, TableSummary
from tambo.house.tables.wire_frames import ExplainRequest
from tests.house.matches import play_out
from tests.house.units import Tables, TestStore

ME, OPEN, HOTSEAT = SeatRequest("me", "Ana"), SeatRequest("open"), SeatRequest("hotseat", "Ben")
BOT = SeatRequest("bot", level="first")


def wish(*seats: SeatRequest, game: str = "tiki", **more: Any) -> TableRequest:
    return TableRequest(game, list(seats), **more)


def token_of(card: TableSummary, seat: int) -> str:
    return card.seat_links[str(seat)].rsplit("/", 1)[1]


async def test_a_table_says_who_sits_where_and_whose_it_is(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, OPEN), "ana")

    assert card.status == "waiting"
    assert card.is_owner
    assert [(seat.kind, seat.name, seat.is_mine) for seat in card.seats] == [
        ("person", "Ana", True),
        ("open", "", False),
    ]
    assert list(card.seat_links) == ["1"]
    other = await tables.cards.card(card.id, "ben")
    assert not other.is_owner
    assert other.seat_links == {}
    assert not any(seat.is_mine for seat in other.seats)


async def test_seeds_and_links_are_unguessable_and_only_hashes_are_kept(
    tables: Tables, store: TestStore
) -> None:
    one, two = [await tables.opening.open(wish(ME, OPEN), "ana") for _ in range(2)]

    rows = [await store.table(card.id) for card in (one, two)]
    seeds = {row.row.seed for row in rows if row}
    assert len(seeds) == 2
    assert all(len(str(seed)) == 32 for seed in seeds)
    token = token_of(one, 1)
    assert len(token) == 32
    assert token != token_of(two, 1)
    assert token not in str(rows[0])


async def test_the_link_of_a_seat_lets_one_guest_sit_down(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, OPEN), "ana")
    token = token_of(card, 1)

    joined = await tables.joining.join(card.id, JoinRequest(token, " Ben\n"), "ben")

    assert joined.status == "running"
    assert joined.seats[1].name == "Ben"
    assert joined.seats[1].is_mine
    assert await tables.joining.join(card.id, JoinRequest(token, "Benjamin"), "ben") == joined
    with pytest.raises(HouseError) as raised:
        await tables.joining.join(card.id, JoinRequest(token), "cleo")
    assert raised.value.code == "seat.taken"
    assert (await tables.cards.card(card.id, "ana")).seat_links == {}


async def test_of_many_who_follow_a_link_at_once_one_sits_down(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, OPEN), "ana")
    join = JoinRequest(token_of(card, 1))

    answers = await asyncio.gather(
        *(tables.joining.join(card.id, join, f"guest {n}") for n in range(10)),
        return_exceptions=True,
    )

    assert len([answer for answer in answers if isinstance(answer, TableSummary)]) == 1
    codes = {answer.code for answer in answers if isinstance(answer, HouseError)}
    assert codes == {"seat.taken"}


@pytest.mark.parametrize("token", ["", "x", "0" * 32, "é" * 32])
async def test_a_wrong_link_leads_nowhere(tables: Tables, token: str) -> None:
    card = await tables.opening.open(wish(ME, OPEN), "ana")
    with pytest.raises(HouseError) as raised:
        await tables.joining.join(card.id, JoinRequest(token), "ben")
    assert raised.value.code == "seat.token"


async def test_nobody_moves_while_a_seat_is_open(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, OPEN, options={"first": "yellow"}), "ana")
    live = await tables.registry.live(card.id)

    assert live.frame(0).menu == []
    with pytest.raises(HouseError) as raised:
        await tables.commands.play(card.id, 0, 0, "b2", "m")
    assert raised.value.code == "table.waiting"

    await tables.joining.join(card.id, JoinRequest(token_of(card, 1)), "ben")
    assert len((await tables.registry.live(card.id)).frame(0).menu) == 9


@pytest.mark.parametrize(
    ("bad", "error", "code"),
    [
        (wish(ME, ME, game="chess"), UnknownGame, "game.unknown"),
        (wish(ME, ME, game="fallow"), UnknownGame, "game.coming"),
        (wish(ME), InvalidSetup, "players"),
        (wish(), InvalidSetup, "players"),
        (wish(ME, ME, options={"players": 3}), InvalidSetup, "option.unknown"),
        (wish(ME, ME, options={"shaman": 1}), InvalidSetup, "option.value"),
        (wish(ME, SeatRequest("bot", level="god")), HouseError, "level.unknown"),
        (wish(ME, SeatRequest("me", "x" * 41)), HouseError, "name.long"),
        (wish(ME, ME, seed="x" * 101), HouseError, "seed.long"),
        (wish(ME, ME, start="nonsense"), InvalidPosition, None),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(
    tables: Tables, bad: TableRequest, error: type[TamboError], code: str | None
) -> None:
    with pytest.raises(error) as raised:
        await tables.opening.open(bad, "ana")

    assert code is None or raised.value.code == code
    assert await tables.cards.cards_of("ana") == []


async def test_a_table_can_begin_in_the_middle(tables: Tables) -> None:
    first = await tables.opening.open(wish(ME, HOTSEAT), "ana")
    await tables.commands.play(
        first.id, (await tables.registry.live(first.id)).match.to_act[0], 0, "b2", "m"
    )
    position = (await tables.registry.live(first.id)).match.position()

    second = await tables.opening.open(wish(ME, HOTSEAT, start=position), "ana")

    assert (await tables.registry.live(second.id)).match.position() == position
    with pytest.raises(HouseError) as raised:
        await tables.opening.open(wish(ME, start=position), "ana")
    assert raised.value.code == "seats.count"


async def test_play_again_is_one_table_with_everybody_one_seat_further(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, OPEN, options={"shaman": True}), "ana")
    await tables.joining.join(card.id, JoinRequest(token_of(card, 1), "Ben"), "ben")
    with pytest.raises(HouseError) as raised:
        await tables.rematches.again(card.id, "ana")
    assert raised.value.code == "table.not-over"
    await play_out(tables, card.id)

    one, two, three = await asyncio.gather(
        *(tables.rematches.again(card.id, g) for g in ("ana", "ben", "ana"))
    )

    assert one.id == two.id == three.id != card.id
    assert [seat.name for seat in one.seats] == ["Ben", "Ana"]
    assert [seat.is_mine for seat in one.seats] == [False, True]
    assert one.options["shaman"] is True
    assert (await tables.cards.card(one.id, "ana")).status == "running"
    assert (await tables.cards.card(card.id, "ben")).successor == one.id
    with pytest.raises(HouseError) as foreign:
        await tables.rematches.again(card.id, "cleo")
    assert foreign.value.code == "seat.foreign"


async def test_a_replay_has_a_frame_after_the_set_up_and_every_step(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, HOTSEAT), "ana")
    await play_out(tables, card.id)
    live = await tables.registry.live(card.id)

    for viewer in (None, 0, 1):
        frames = []
        for first in range(0, len(live.match.steps) + 1, PAGE):
            frames += (await tables.replays.replay(card.id, viewer, "ana", first=first)).frames
        assert len(frames) == len(live.match.steps) + 1
        assert frames[0].events == []
        told = [event for frame in frames for event in frame.events]
        assert told == live.frame(viewer).events
        assert frames[-1].view == live.match.view(viewer)
        assert [frame.result is not None for frame in frames].index(True) == len(live.match.steps)


async def test_an_undone_move_stays_in_the_log(tables: Tables, store: TestStore) -> None:
    """And its undoing is a row of the log like any other."""
    card = await tables.opening.open(wish(*[ME] * 3, game="harvest"), "ana")
    live = await tables.registry.live(card.id)
    await tables.commands.play(card.id, 1, 0, live.match.legal(1)[0], "lay")
    frame = live.frame(1)
    assert frame.can_undo

    await tables.commands.undo(card.id, 1, frame.decision, "undo")
    await tables.commands.undo(card.id, 1, frame.decision, "undo")

    assert [row.kind for row in await store.log_of(card.id)] == ["play", "undo"]
    assert live.frame(1).events[-1].said.key == "house-event-undone"
    assert not live.frame(1).can_undo
    assert len((await tables.replays.replay(card.id, 1, "ana")).frames) == 3


async def test_a_record_comes_back_as_the_same_match(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, HOTSEAT), "ana")
    await play_out(tables, card.id)
    record = await tables.replays.record(card.id)

    copy = await tables.opening.import_record(record, "ben")

    assert copy.status == "over"
    assert copy.moves == (await tables.cards.card(card.id, "ana")).moves
    assert all(seat.is_mine for seat in copy.seats)
    assert await tables.replays.record(copy.id) == record
    was, now = [(await tables.registry.live(table)).frame(None) for table in (card.id, copy.id)]
    assert was == now


async def test_an_unfinished_record_goes_on_under_another_seed(
    tables: Tables, store: TestStore
) -> None:
    card = await tables.opening.open(wish(ME, HOTSEAT, seed="known"), "ana")
    seat = (await tables.registry.live(card.id)).match.to_act[0]
    await tables.commands.play(card.id, seat, 0, "b2", "m")

    copy = await tables.opening.import_record(
        {**await tables.replays.record(card.id), "seed": "known"}, "ben"
    )

    assert (copy.status, copy.moves) == ("running", 1)
    stored = await store.table(copy.id)
    assert stored is not None
    assert stored.row.seed != "known"
    await play_out(tables, copy.id)


@pytest.mark.parametrize("damage", ["steps", "choice", "format", "game", "players", "everything"])
async def test_a_damaged_record_is_not_taken(tables: Tables, damage: str) -> None:
    card = await tables.opening.open(wish(ME, HOTSEAT), "ana")
    await play_out(tables, card.id)
    record = await tables.replays.record(card.id)
    if damage == "choice":
        record["steps"][3]["choice"] = "z9"
    elif damage == "everything":
        record = {}
    else:
        record[damage] = "?"

    with pytest.raises((InvalidRecord, HouseError, UnknownGame)):
        await tables.opening.import_record(record, "ben")

    assert await tables.cards.cards_of("ben") == []


async def test_why_not_is_answered_by_text_and_by_what_was_pointed_at(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, HOTSEAT, options={"first": "yellow"}), "ana")

    typed = await tables.explanations.why(card.id, ExplainRequest(0, text="b2-b3"), "ana")
    pointed = await tables.explanations.why(
        card.id, ExplainRequest(0, elements=["cell:b2", "cell:b3"]), "ana"
    )
    legal = await tables.explanations.why(card.id, ExplainRequest(0, elements=["cell:b2"]), "ana")

    assert typed == pointed
    assert typed.clause == "TIKI-3.2"
    assert (legal.code, legal.clause) == ("legal", None)
    with pytest.raises(HouseError) as foreign:
        await tables.explanations.why(card.id, ExplainRequest(0, text="b2"), "ben")
    assert foreign.value.code == "seat.foreign"
    with pytest.raises(HouseError):
        await tables.explanations.why(card.id, ExplainRequest(0, text="b" * 1000), "ana")


async def test_bots_are_always_here_and_people_when_they_look(tables: Tables) -> None:
    card = await tables.opening.open(wish(ME, BOT), "ana")
    assert [seat.is_here for seat in card.seats] == [False, True]

    tables.presence.come(card.id, [0])
    tables.presence.come(card.id, [0])
    tables.presence.go(card.id, [0])
    assert [seat.is_here for seat in (await tables.cards.card(card.id, "x")).seats] == [True, True]

    tables.presence.go(card.id, [0])
    assert [seat.is_here for seat in (await tables.cards.card(card.id, "x")).seats] == [False, True]
