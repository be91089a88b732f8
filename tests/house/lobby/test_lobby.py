"""The lobby without any web: terms, joining, quick matches, and what an opener may change."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tambo.house.lobby.service import Lobby
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.clock import Now, system_time
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest, TableSummary
from tambo.house.tables.wire_terms import QuickMatchRequest, Terms, TimeControl
from tests.house.conftest import KEY
from tests.house.sample_house import sample_catalog
from tests.house.subjects import lobby_over
from tests.house.units import Tables, TestStore, tables_over

ME, OPEN, HOTSEAT = SeatRequest("me", "Ana"), SeatRequest("open"), SeatRequest("hotseat", "Ben")
BOT = SeatRequest("bot", level="first")
BLITZ = TimeControl("live", minutes=5, increment=5)
PUBLIC = Terms(is_public=True)
Node = tuple[Tables, Lobby]


def wish(*seats: SeatRequest, game: str = "tiki", **more: Any) -> TableRequest:
    return TableRequest(game, list(seats), **more)


@pytest.fixture
def new_node(any_store: TestStore) -> Callable[..., Node]:
    """A node of a house: nodes share nothing but the database."""

    def made(now: Now = system_time) -> Node:
        catalog, credentials = sample_catalog(), Credentials(KEY)
        tables = tables_over(
            any_store,
            catalog,
            InProcessBus(),
            credentials,
            now=now,
            is_followed=lambda _table: False,
        )
        return tables, lobby_over(tables, any_store, catalog, credentials)

    return made


@pytest.fixture
def node(new_node: Callable[[], Node]) -> Node:
    return new_node()


def code_of(raised: pytest.ExceptionInfo[HouseError]) -> str:
    return raised.value.code


async def test_only_public_tables_are_in_the_lobby(node: Node) -> None:
    tables, lobby = node
    await tables.opening.open(wish(ME, OPEN), "ana")
    shown = await tables.opening.open(wish(ME, OPEN, terms=PUBLIC), "ana")
    over = await tables.opening.open(wish(ME, OPEN, terms=PUBLIC), "ana")
    await lobby.close(over.id, "ana")

    cards = await lobby.cards("ben")

    assert [card.id for card in cards] == [shown.id]
    assert cards[0].seat_links == {}
    assert cards[0].terms == PUBLIC


async def test_anybody_sits_down_at_a_public_table_and_nobody_at_another(node: Node) -> None:
    tables, lobby = node
    private = await tables.opening.open(wish(ME, OPEN), "ana")
    public = await tables.opening.open(wish(ME, OPEN, terms=PUBLIC), "ana")

    joined = await lobby.join(public.id, "ben", " Ben ")
    assert (joined.status, joined.seats[1].name) == ("running", "Ben")
    assert (await lobby.join(public.id, "ben", "Ben")).id == public.id
    with pytest.raises(HouseError) as full:
        await lobby.join(public.id, "cleo", "")
    assert code_of(full) == "lobby.no-seat"
    with pytest.raises(HouseError) as hidden:
        await lobby.join(private.id, "ben", "")
    assert code_of(hidden) == "lobby.private"


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (Terms(is_rated=True), "terms.rated-clock"),
        (Terms(time_control=TimeControl("live", minutes=0)), "terms.time-control"),
        (Terms(time_control=TimeControl("days", days=99)), "terms.time-control"),
    ],
)
async def test_terms_that_make_no_sense_are_refused(node: Node, terms: Terms, code: str) -> None:
    tables, _ = node
    with pytest.raises(HouseError) as raised:
        await tables.opening.open(wish(ME, OPEN, terms=terms), "ana")
    assert code_of(raised) == code


async def test_a_rated_game_begins_like_any_other(node: Node) -> None:
    tables, _ = node
    rated = Terms(is_rated=True, time_control=BLITZ)
    plain = await tables.opening.open(wish(ME, BOT), "ana")
    start = (await tables.registry.live(plain.id)).match.position()
    for chosen in ({"seed": "1"}, {"start": start}):
        with pytest.raises(HouseError) as raised:
            await tables.opening.open(wish(ME, BOT, terms=rated, **chosen), "ana")
        assert code_of(raised) == "terms.rated-start"


async def test_rated_people_do_not_share_a_device(node: Node) -> None:
    tables, _ = node
    with pytest.raises(HouseError) as raised:
        await tables.opening.open(
            wish(ME, HOTSEAT, terms=Terms(is_rated=True, time_control=BLITZ)), "ana"
        )
    assert code_of(raised) == "terms.rated-hotseat"


async def test_people_who_look_for_a_match_at_once_are_paired(
    new_node: Callable[[], Node],
) -> None:
    """However many nodes they come to: nobody waits alone but the last of an odd number."""
    nodes = [new_node() for _ in range(3)]
    people = [f"person {number}" for number in range(9)]

    cards = await asyncio.gather(
        *(
            nodes[number % 3][1].quick(QuickMatchRequest("tiki", BLITZ), person)
            for number, person in enumerate(people)
        )
    )

    by_table: dict[str, set[str]] = {}
    for person, card in zip(people, cards, strict=True):
        by_table.setdefault(card.id, set()).add(person)
    assert sorted(map(len, by_table.values())) == [1, 2, 2, 2, 2]
    for table, sitting in by_table.items():
        final = await nodes[0][0].registry.stored(table)
        assert {chair.player_id for chair in final.seats} - {None} == sitting
        assert final.row.status == ("running" if len(sitting) == 2 else "waiting")


async def test_a_quick_match_takes_a_fitting_table_of_the_lobby_only(node: Node) -> None:
    tables, lobby = node
    fitting = await tables.opening.open(
        wish(ME, OPEN, terms=Terms(is_public=True, time_control=BLITZ)), "ana"
    )
    others = [
        await tables.opening.open(wish(ME, OPEN, terms=PUBLIC), "ana"),
        await tables.opening.open(wish(ME, OPEN, terms=Terms(True, True, BLITZ)), "ana"),
        await tables.opening.open(wish(ME, OPEN, terms=Terms(time_control=BLITZ)), "ana"),
        await tables.opening.open(
            wish(
                ME, OPEN, options={"shaman": True}, terms=Terms(is_public=True, time_control=BLITZ)
            ),
            "ana",
        ),
    ]

    assert (await lobby.quick(QuickMatchRequest("tiki", BLITZ), "ben")).id == fitting.id
    fresh = await lobby.quick(QuickMatchRequest("tiki", BLITZ, "Cleo"), "cleo")
    assert fresh.id not in {fitting.id, *(card.id for card in others)}
    assert (await lobby.quick(QuickMatchRequest("tiki", BLITZ), "cleo")).id == fresh.id


async def test_a_rematch_keeps_the_terms(node: Node) -> None:
    tables, _ = node
    terms = Terms(is_public=True, is_rated=True, time_control=BLITZ, audience="used")
    card = await tables.opening.open(wish(ME, BOT, terms=terms), "ana")
    while not (live := await tables.registry.live(card.id)).match.is_over:
        seat = live.match.to_act[0]
        choice, decision = live.match.legal(seat)[0], live.match.decision(seat)
        await tables.commands.play(card.id, seat, decision, choice, f"m{live.applied}")

    again = await tables.rematches.again(card.id, "ana")

    assert again.terms == terms


async def finished(tables: Tables, terms: Terms) -> str:
    """A match of Ana and Ben that is over."""
    card = await tables.opening.open(wish(ME, OPEN, game="harvest", terms=terms), "ana")
    token = card.seat_links["1"].rsplit("/", 1)[1]
    await tables.joining.join(card.id, JoinRequest(token, "Ben"), "ben")
    while not (live := await tables.registry.live(card.id)).match.is_over:
        seat = live.match.to_act[0]
        choice, decision = live.match.legal(seat)[0], live.match.decision(seat)
        await tables.commands.play(card.id, seat, decision, choice, f"m{live.applied}")
    return card.id


async def test_a_rematch_is_an_offer_and_no_clock_runs_before_it_is_accepted(
    new_node: Callable[..., Node],
) -> None:
    clock = [system_time()]
    (tables, _), (others, _) = new_node(lambda: clock[0]), new_node(lambda: clock[0])
    first = await finished(tables, Terms(time_control=BLITZ))

    offer = await tables.rematches.again(first, "ana")
    assert offer.status == "waiting"
    assert [(seat.name, seat.state) for seat in offer.seats] == [("Ben", "invited"), ("Ana", "")]
    clock[0] += 3600
    assert (await tables.rematches.again(first, "ana")).status == "waiting"
    begun = await others.rematches.again(first, "ben")

    assert (begun.id, begun.status) == (offer.id, "running")
    assert [seat.level for seat in begun.seats] == ["", ""]
    assert begun.clock is not None
    assert {one.main for one in begun.clock.seats} == {BLITZ.minutes * 60}


async def test_an_offer_can_be_withdrawn_or_given_to_a_bot(node: Node) -> None:
    tables, lobby = node
    first = await finished(tables, Terms())
    offer = await tables.rematches.again(first, "ana")
    await lobby.close(offer.id, "ana")
    assert (await tables.cards.card(first, "ben")).successor is None

    second = await tables.rematches.again(first, "ben")
    assert second.id != offer.id
    assert second.is_owner
    after = await lobby.seat_bot(second.id, 1, "first", "ben")
    assert (after.status, after.seats[1].kind) == ("running", "bot")


async def test_a_link_does_not_take_a_second_seat_unless_asked_to(node: Node) -> None:
    tables, _ = node
    card = await tables.opening.open(wish(ME, OPEN, game="harvest"), "ana")
    token = card.seat_links["1"].rsplit("/", 1)[1]
    assert (await tables.joining.invitation(card.id, token, "ben")).seat == 1
    assert (await tables.joining.invitation(card.id, "0" * 32, "ben")).seat is None
    with pytest.raises(HouseError) as own:
        await tables.joining.join(card.id, JoinRequest(token), "ana")
    assert code_of(own) == "seat.beside"

    beside = await tables.joining.join(card.id, JoinRequest(token, "Ben", beside_me=True), "ana")

    assert [seat.is_mine for seat in beside.seats] == [True, True]
    late = await tables.joining.invitation(card.id, token, "cleo")
    assert (late.seat, late.table.seats[1].kind) == (1, "person")


# What an opener may change


async def test_a_bot_may_have_a_seat_nobody_took(node: Node) -> None:
    tables, lobby = node
    card = await tables.opening.open(wish(ME, OPEN), "ana")
    with pytest.raises(HouseError) as foreign:
        await lobby.seat_bot(card.id, 1, "first", "ben")
    assert code_of(foreign) == "table.foreign"

    after = await lobby.seat_bot(card.id, 1, "first", "ana")

    assert (after.status, after.seats[1].kind, after.seats[1].level) == ("running", "bot", "first")
    with pytest.raises(HouseError) as late:
        await lobby.seat_bot(card.id, 0, "first", "ana")
    assert code_of(late) == "table.running"


async def test_a_table_may_do_with_fewer_and_links_stay_good(node: Node) -> None:
    tables, lobby = node
    card = await tables.opening.open(wish(ME, OPEN, OPEN, game="harvest"), "ana")
    token = card.seat_links["2"].rsplit("/", 1)[1]

    after = await lobby.drop_seat(card.id, 1, "ana")

    assert len(after.seats) == 2
    assert after.seat_links == {"1": card.seat_links["2"]}
    joined = await tables.joining.join(card.id, JoinRequest(token, "Cleo"), "cleo")
    assert joined.status == "running"
    assert (await tables.registry.live(card.id)).match.players == 2


async def test_a_game_is_not_played_by_fewer_than_it_can(node: Node) -> None:
    tables, lobby = node
    card = await tables.opening.open(wish(ME, OPEN), "ana")
    with pytest.raises(HouseError) as raised:
        await lobby.drop_seat(card.id, 1, "ana")
    assert code_of(raised) == "seats.fewer"


async def test_a_closed_table_is_closed_for_all(node: Node) -> None:
    tables, lobby = node
    card = await tables.opening.open(wish(ME, OPEN, terms=PUBLIC), "ana")
    token = card.seat_links["1"].rsplit("/", 1)[1]

    assert (await lobby.close(card.id, "ana")).status == "closed"

    for attempt in (
        tables.joining.join(card.id, JoinRequest(token), "ben"),
        tables.commands.play(card.id, 0, 0, "b2", "m"),
    ):
        with pytest.raises(HouseError) as raised:
            await attempt
        assert code_of(raised) == "table.closed"


async def test_closing_and_joining_at_once_one_wins(new_node: Callable[[], Node]) -> None:
    one, two = new_node(), new_node()
    for _ in range(5):
        card = await one[0].opening.open(wish(ME, OPEN, terms=PUBLIC), "ana")
        answers = await asyncio.gather(
            one[1].close(card.id, "ana"), two[1].join(card.id, "ben", ""), return_exceptions=True
        )
        kinds = [isinstance(answer, TableSummary) for answer in answers]
        final = await one[0].registry.stored(card.id)
        assert sorted(kinds) == [False, True]
        assert final.row.status == ("closed" if kinds[0] else "running")
