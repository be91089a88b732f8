"""A name lives in its account: wherever a player is named, a new name is shown at once."""

import time

import pytest

from tambo.house.accounts.names import key_of
from tambo.house.accounts.passwords import Passwords
from tambo.house.accounts.service import Accounts
from tambo.house.accounts.sessions import Visitor, Visitors
from tambo.house.accounts.store import AccountRow, AccountStore
from tambo.house.accounts.wire import AccountRequest
from tambo.house.chat.store import ChatStore
from tambo.house.chat.wire import BlockRequest, CommentRequest, Say
from tambo.house.moderation.penalties import Penalties
from tambo.house.moderation.store import ModerationStore
from tambo.house.notifications.words import names_of
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import Credentials
from tambo.house.platform.ratelimit import RateLimits
from tambo.house.platform.tasks import Supervisor
from tambo.house.settings import Settings
from tambo.house.tables.names import with_present_names
from tambo.house.tables.outcomes import Outcomes
from tambo.house.tables.wire import JoinRequest, SeatRequest, TableRequest
from tambo.house.tables.wire_terms import Terms
from tambo.house.tournaments.wire import TournamentRequest
from tests.house.conftest import KEY, make_house_tables
from tests.house.matches import played, seated
from tests.house.personal import all_data
from tests.house.sample_house import sample_catalog
from tests.house.subjects import chat_over, ratings_over, tournaments_over
from tests.house.units import TestStore

AT = 1_767_225_600.0
BEFORE, AFTER = "Ana", "Anahí"


class Club:
    """Ana, who has an account, and everything that names her."""

    def __init__(self, store: TestStore) -> None:
        self.store = store
        credentials, catalog, people = Credentials(KEY), sample_catalog(), AccountStore()
        visitors = Visitors(store, people, credentials, time.time)
        self.tables = make_house_tables(store, account_names=visitors.names)
        may_talk = Penalties(ModerationStore(), time.time).check
        self.chat = chat_over(store, self.tables, ChatStore(), may_talk, time.time)
        outcomes, jobs = Outcomes(store, self.tables.registry), Supervisor()
        self.tournaments = tournaments_over(self.tables, store, catalog, outcomes, jobs)
        self.ratings = ratings_over(self.tables, store, catalog, outcomes, jobs)
        self.accounts = Accounts(
            store,
            people,
            visitors,
            RateLimits(Settings().limits),
            credentials,
            Passwords(64),
            catalog.levels(),
            all_data(store),
            self.tables.changes.publish_forgotten,
            time.time,
        )

    async def sign_up(self) -> None:
        row = AccountRow("ana", "public", BEFORE, key_of(BEFORE), None, AT)
        async with self.store.transaction() as tx:
            await AccountStore().open_account(tx, row)

    async def rename(self) -> None:
        await self.accounts.rename(Visitor("ana", session="a device"), AFTER)


@pytest.fixture
async def club(any_store: TestStore) -> Club:
    made = Club(any_store)
    await made.sign_up()
    return made


async def test_a_tournament_shows_the_new_name_and_seats_it(club: Club) -> None:
    wish = TournamentRequest("Spring", "swiss", "harvest", rounds=2, name="typed")
    tournament = (await club.tournaments.create(wish, "ana")).card.id
    await club.tournaments.join(tournament, "Ben", "ben")
    await club.rename()

    page = await club.tournaments.begin(tournament, "ana")

    assert sorted(entry.name for entry in page.entries) == [AFTER, "Ben"]
    assert page.my_table is not None
    card = await club.tables.cards.card(page.my_table, "ana")
    assert sorted(seat.name for seat in card.seats) == [AFTER, "Ben"]
    assert next(seat.public_id for seat in card.seats if seat.is_mine)


async def test_what_was_said_is_shown_under_the_new_name(club: Club) -> None:
    table = await seated(club.tables, "ana", "ben")
    other = await seated(club.tables, "ben", "cleo")
    await club.chat.say(table, Say("1", "hello"), "ana")
    await club.chat.say(other, Say("1", "I only watch", name="typed"), "ana")
    await played(club.tables, table)
    await club.chat.comment(table, CommentRequest(1, "well played", "2"), "ana")
    await club.chat.block(table, "players", 1, BlockRequest("mute"), "cleo")
    await club.rename()

    [players, _] = await club.chat.newest(table, "ben")
    assert [line.name for line in players.messages] == [AFTER]
    [_, watchers] = await club.chat.newest(other, "dan")
    assert [line.name for line in watchers.messages] == [AFTER]
    stored = await club.tables.registry.stored(other)
    assert [
        line.name for line in (await club.chat.news(stored, "watchers", 0, "dan")).messages
    ] == [AFTER]
    assert [line.name for line in (await club.chat.comments(table, "ben")).messages] == [AFTER]
    assert [card.name for card in await club.chat.blocks("cleo")] == [AFTER]


async def test_a_guest_keeps_the_name_that_was_typed(club: Club) -> None:
    table = await seated(club.tables, "ana", "ben")
    await club.chat.say(table, Say("1", "hello"), "ben")
    await club.rename()

    [lines] = await club.chat.newest(table, "ana")
    assert [line.name for line in lines.messages] == ["Ben"]


async def test_another_person_at_the_same_device_is_not_called_by_the_accounts_name(
    club: Club,
) -> None:
    seats = [SeatRequest("me"), SeatRequest("hotseat", "Uma"), SeatRequest("open")]
    card = await club.tables.opening.open(TableRequest("harvest", seats), "ana")
    token = card.seat_links["2"].rsplit("/", 1)[1]
    await club.tables.joining.join(card.id, JoinRequest(token, "Ben"), "ben")
    await club.chat.say(card.id, Say("1", "hello", seat=1), "ana")
    await club.rename()

    card = await club.tables.cards.card(card.id, "ben")
    assert [seat.name for seat in card.seats] == [AFTER, "Uma", "Ben"]
    assert [seat.public_id is None for seat in card.seats] == [False, True, True]
    [lines] = await club.chat.newest(card.id, "ben")
    assert [line.name for line in lines.messages] == ["Uma"]


async def test_ratings_and_notifications_have_the_new_name(club: Club) -> None:
    table = await seated(club.tables, "ana", "ben")
    await played(club.tables, table)
    await club.ratings.judge(table)
    await club.rename()

    listed = await club.ratings.listed("harvest", 0, "ben")
    assert AFTER in [card.name for card in listed.cards]
    stored = await club.tables.registry.stored(table)
    seats = await with_present_names(stored.seats, club.tables.account_names)
    assert names_of(seats, 1, "en") == [AFTER]


async def test_a_seat_taken_under_the_old_name_is_shown_under_the_new_one(club: Club) -> None:
    """Another node may still know the old name when a player sits down there."""

    async def known_to_another_node(_people: list[str]) -> dict[str, str]:
        return {"ana": BEFORE}

    other_node = make_house_tables(club.store, account_names=known_to_another_node)
    await club.rename()
    table = await seated(other_node, "ana", "ben")

    first, _ = (await club.tables.cards.card(table, "ben")).seats
    [listed] = await club.tables.cards.cards_of("ben")

    assert (first.name, first.public_id is None) == (AFTER, False)
    assert listed.seats[0].name == AFTER


async def test_a_guest_who_signs_up_has_the_accounts_name_at_once(any_store: TestStore) -> None:
    club = Club(any_store)
    table = await seated(club.tables, "ana", "ben", terms=Terms())
    assert (await club.tables.cards.card(table, "ben")).seats[0].public_id is None
    wish = AccountRequest(name="Another Name", password="six brown llamas")

    await club.accounts.sign_up(Visitor("ana"), wish, "a device", "http://tambo.test")

    first, second = (await club.tables.cards.card(table, "ben")).seats
    assert (first.name, first.public_id is None) == ("Another Name", False)
    assert (second.name, second.public_id) == ("Ben", None)


async def test_a_name_that_is_refused_changes_nothing(club: Club) -> None:
    """The account and its seats are renamed together, or neither is."""
    table = await seated(club.tables, "ana", "ben")
    row = AccountRow("cleo", "public of cleo", AFTER, key_of(AFTER), None, AT)
    async with club.store.transaction() as tx:
        await AccountStore().open_account(tx, row)

    with pytest.raises(HouseError) as refused:
        await club.rename()

    assert refused.value.code == "name.taken"
    card = await club.tables.cards.card(table, "ben")
    assert (card.seats[0].name, card.seats[0].public_id is None) == (BEFORE, False)
