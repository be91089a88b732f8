"""If one of two people has blocked the other they do not meet: in the lobby, by a link."""

import pytest

from tambo.house.chat.blocks import Blocks
from tambo.house.chat.model import BlockRow
from tambo.house.chat.store import ChatStore
from tambo.house.platform.bus import InProcessBus
from tambo.house.platform.clock import system_time
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest, TableSummary
from tambo.house.tables.wire_terms import QuickMatchRequest, Terms, TimeControl
from tests.house.conftest import KEY
from tests.house.people import Person, RunningHouse
from tests.house.personal import data_of
from tests.house.sample_house import sample_catalog
from tests.house.subjects import lobby_over
from tests.house.units import TestStore, each, tables_over

BLITZ = TimeControl("live", minutes=5, increment=5)
ME, OPEN = SeatRequest("me"), SeatRequest("open")


class Club:
    """A lobby in which ana has blocked ben."""

    def __init__(self, store: TestStore) -> None:
        catalog, credentials = sample_catalog(), Credentials(KEY)
        self.rows = each(store, ChatStore())
        self.blocks = Blocks(store, ChatStore())
        self.tables = tables_over(
            store,
            catalog,
            InProcessBus(),
            credentials,
            now=system_time,
            is_blocked=self.blocks.is_blocked,
        )
        self.lobby = lobby_over(self.tables, store, catalog, credentials, self.blocks)

    async def block(self, person: str, other: str, kind: str = "block") -> None:
        row = BlockRow(f"{person} {other}", person, other, kind, other, 0.0)
        await self.rows.block(row)

    async def open(
        self, person: str, *, is_public: bool = True, game: str = "tiki"
    ) -> TableSummary:
        seats = [ME, OPEN, OPEN] if game == "harvest" else [ME, OPEN]
        return await self.tables.opening.open(
            TableRequest(game, seats, terms=Terms(is_public, time_control=BLITZ)), person
        )

    async def join(self, card: TableSummary, person: str, seat: int = 1) -> TableSummary:
        token = card.seat_links[str(seat)].rsplit("/", 1)[1]
        return await self.tables.joining.join(card.id, JoinRequest(token), person)

    async def listed(self, person: str) -> list[str]:
        return [card.id for card in await self.lobby.cards(person)]


@pytest.fixture
async def club(any_store: TestStore) -> Club:
    made = Club(any_store)
    await made.block("ana", "ben")
    await made.block("eva", "ana", "mute")
    return made


@pytest.mark.parametrize(("opener", "other"), [("ana", "ben"), ("ben", "ana")])
async def test_neither_sees_or_joins_the_others_tables_in_the_lobby(
    club: Club, opener: str, other: str
) -> None:
    card = await club.open(opener)

    assert await club.listed(other) == []
    assert await club.listed(opener) == await club.listed("eva") == [card.id]
    with pytest.raises(HouseError) as raised:
        await club.lobby.join(card.id, other, "")
    assert raised.value.code == "lobby.blocked"
    assert (await club.lobby.join(card.id, "eva", "")).status == "running"
    assert await club.listed(other) == []


@pytest.mark.parametrize(("sitter", "other"), [("ana", "ben"), ("ben", "ana")])
async def test_those_who_sit_at_a_table_count_like_its_owner(
    club: Club, sitter: str, other: str
) -> None:
    card = await club.open("eva", game="harvest")
    await club.lobby.join(card.id, sitter, "")

    assert await club.listed(other) == []
    with pytest.raises(HouseError) as raised:
        await club.lobby.join(card.id, other, "")
    assert raised.value.code == "lobby.blocked"


async def test_a_player_who_sits_there_already_still_finds_the_table(club: Club) -> None:
    card = await club.open("eva", game="harvest")
    await club.join(card, "ana", 1)
    await club.join(card, "ben", 2)

    assert await club.listed("ben") == [card.id]
    assert (await club.lobby.join(card.id, "ben", "")).id == card.id


@pytest.mark.parametrize("people", [("ana", "ben"), ("ben", "ana")])
async def test_a_quick_match_keeps_them_apart(club: Club, people: tuple[str, str]) -> None:
    wish = QuickMatchRequest("tiki", BLITZ)
    first = await club.lobby.quick(wish, people[0])
    second = await club.lobby.quick(wish, people[1])

    assert first.id != second.id
    assert (await club.lobby.quick(wish, people[1])).id == second.id
    assert (await club.lobby.quick(wish, "eva")).id == first.id
    assert (await club.lobby.quick(wish, "dan")).id == second.id


async def test_a_link_is_no_use_to_whom_the_opener_has_blocked(club: Club) -> None:
    mine = await club.open("ana", is_public=False)
    with pytest.raises(HouseError) as raised:
        await club.join(mine, "ben")
    assert raised.value.code == "seat.blocked"
    assert (await club.join(mine, "eva")).status == "running"

    his = await club.open("ben", is_public=False)
    assert (await club.join(his, "ana")).status == "running"


async def test_who_sits_at_a_table_is_not_turned_out_by_a_block(club: Club) -> None:
    card = await club.open("eva", is_public=False)
    await club.join(card, "dan")
    await club.block("eva", "dan")

    assert (await club.join(card, "dan")).seats[1].is_mine


async def test_a_mute_is_no_block(club: Club) -> None:
    card = await club.open("eva")
    assert await club.listed("ana") == [card.id]
    assert (await club.lobby.join(card.id, "ana", "")).status == "running"


async def test_a_block_goes_along_into_an_account(club: Club, any_store: TestStore) -> None:
    await club.block("eva", "ben")
    await club.block("eva", "account", "mute")
    await club.block("account", "ben")
    await data_of(any_store).merge("ben", "account")

    assert await club.blocks.blocked_either_way("account") == {"ana", "eva"}
    assert await club.blocks.blocked_either_way("ben") == set()
    assert [row.other_id for row in await club.rows.blocks_of("eva")].count("account") == 1
    assert await club.rows.blocks_of("account") == []


async def test_over_http(house: RunningHouse, ana: Person, ben: Person) -> None:
    """From the line that was said to the seat that is refused."""
    met = await ana.open("me", "open")
    await ben.join(met["seat_links"]["1"], "Ben")
    async with ben.screen(met["id"]) as screen:
        await screen.hello(1)
        await screen.send({"type": "say", "request_id": "m", "text": "ha ha", "seat": 1})
        await screen.until("chat-accepted")
    path = f"/api/tables/{met['id']}/chat/players/1/block"
    await ana.post(path, {"kind": "block"}, status=200)
    public = await ana.open("me", "open", terms={"is_public": True})

    assert public["id"] not in [card["id"] for card in await ben.get("/api/lobby")]
    refused = await ben.post(f"/api/lobby/{public['id']}/join", {"name": ""}, status=403)
    assert (refused["code"], refused["said"]["key"]) == (
        "lobby.blocked",
        "house-error-lobby-blocked",
    )
    private = await ana.open("me", "open")
    assert (await ben.join(private["seat_links"]["1"], status=403))["code"] == "seat.blocked"
