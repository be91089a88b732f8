"""Cards: made once for each change, and never showing what their reader may not know."""

from dataclasses import dataclass
from typing import Any

import pytest

from tambo.house.tables import cards as module
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest, TableSummary
from tambo.house.tables.wire_terms import StandIn, Terms, TimeControl
from tests.house.conftest import make_house_tables
from tests.house.units import Tables, TestStore

READERS = ("ana", "ben", "a stranger")
ME, OPEN, HOTSEAT = SeatRequest("me", "Ana"), SeatRequest("open"), SeatRequest("hotseat", "Eva")
BLITZ = Terms(time_control=TimeControl("live", minutes=5))


@dataclass
class Counter:
    made: int = 0


@pytest.fixture
def counter(monkeypatch: pytest.MonkeyPatch) -> Counter:
    """Counts how often the part of a card that all readers share is made."""
    counter, make = Counter(), module.shared_card

    def counted(*about: Any) -> TableSummary:
        counter.made += 1
        return make(*about)

    monkeypatch.setattr(module, "shared_card", counted)
    return counter


async def opened(tables: Tables, game: str = "tiki", *more: SeatRequest, **about: Any) -> str:
    """Ana at seat 0, Ben at seat 1, and more seats behind them."""
    card = await tables.opening.open(TableRequest(game, [ME, OPEN, *more], **about), "ana")
    token = card.seat_links["1"].rsplit("/", 1)[1]
    await tables.joining.join(card.id, JoinRequest(token, "Ben"), "ben")
    return card.id


async def seen_by_all(tables: Tables, table: str) -> dict[str, TableSummary]:
    return {reader: await tables.cards.card(table, reader) for reader in READERS}


async def test_a_card_is_made_once_for_each_change_for_all_readers(
    tables: Tables, counter: Counter
) -> None:
    table = await opened(tables)
    await seen_by_all(tables, table)
    made = counter.made

    for _ in range(3):
        await seen_by_all(tables, table)
    assert counter.made == made

    live = await tables.registry.live(table)
    seat = live.match.to_act[0]
    choice = live.match.legal(seat)[0]
    await tables.commands.play(table, seat, live.match.decision(seat), choice, "m")
    cards = await seen_by_all(tables, table)
    assert counter.made == made + 1
    assert {card.moves for card in cards.values()} == {1}


async def test_a_card_says_who_has_come_and_gone(tables: Tables, counter: Counter) -> None:
    table = await opened(tables)
    assert not (await tables.cards.card(table, "ben")).seats[0].is_here

    tables.presence.come(table, [0])
    tables.presence.watch(table, 1)
    cards = await seen_by_all(tables, table)
    made = counter.made
    assert all(card.seats[0].is_here and card.watchers == 1 for card in cards.values())

    tables.presence.go(table, [0])
    cards = await seen_by_all(tables, table)
    assert not any(card.seats[0].is_here for card in cards.values())
    assert counter.made == made + 1


async def test_a_new_name_of_an_account_is_on_every_card(store: TestStore) -> None:
    names = {"ana": "Ana the First"}

    async def account_names(people: list[str]) -> dict[str, str]:
        return {person: names[person] for person in people if person in names}

    tables = make_house_tables(store, account_names=account_names)
    table = await opened(tables)
    assert (await tables.cards.card(table, "ben")).seats[0].name == "Ana the First"

    names["ana"] = "Ana the Second"
    cards = await seen_by_all(tables, table)
    assert {card.seats[0].name for card in cards.values()} == {"Ana the Second"}


@pytest.mark.parametrize("first", READERS)
async def test_a_reader_sees_the_same_after_any_other_reader(store: TestStore, first: str) -> None:
    """A reader's links, PINs, turns and seats are shown to no other reader."""
    tables = make_house_tables(store)
    table = await opened(tables, "harvest", HOTSEAT, OPEN)
    await tables.pins.set(table, 0, "1234", "ana", "")
    await tables.cards.card(table, first)

    cards = await seen_by_all(tables, table)

    alone = {who: await make_house_tables(store).cards.card(table, who) for who in READERS}
    assert cards == alone
    assert {who: sorted(card.seat_links) for who, card in cards.items()} == {
        "ana": ["3"],
        "ben": [],
        "a stranger": [],
    }
    assert {who: [seat.is_mine for seat in card.seats] for who, card in cards.items()} == {
        "ana": [True, False, True, False],
        "ben": [False, True, False, False],
        "a stranger": [False] * 4,
    }
    assert {who: [seat.has_pin for seat in card.seats] for who, card in cards.items()} == {
        "ana": [True, False, False, False],
        "ben": [False] * 4,
        "a stranger": [False] * 4,
    }
    assert [who for who, card in cards.items() if card.is_owner] == ["ana"]
    assert {card.seed for card in cards.values()} == {None}


@pytest.mark.parametrize("order", [("ana", "ben"), ("ben", "ana")])
async def test_a_bot_that_would_betray_a_sealed_choice_is_on_no_card_of_the_others(
    store: TestStore, order: tuple[str, str]
) -> None:
    """Ana's flag falls while both are asked: only she is told, in whatever order they look."""
    tables = make_house_tables(store)
    table = await opened(tables, "harvest", terms=BLITZ)
    live = await tables.registry.live(table)
    assert set(live.match.to_act) == {0, 1}

    await tables.commands.stand_in(table, 0, StandIn("any", "clock"))
    cards = {who: await tables.cards.card(table, who) for who in order}

    assert cards["ana"].seats[0].stand_in == StandIn("any", "clock")
    assert cards["ben"].seats[0].stand_in is None
