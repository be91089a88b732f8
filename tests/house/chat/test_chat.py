"""Talk at a table: who hears what, in which order, how much."""

import asyncio
import re
from typing import Any

import pytest
from sqlalchemy import select

from tambo.house.chat import service
from tambo.house.chat.cursor import ChatCursor
from tambo.house.chat.service import (
    COMMENTS,
    MESSAGES_IN_WINDOW,
    PHRASES,
    SECONDS_IN_WINDOW,
    TEXT_LIMIT,
    WATCHERS,
)
from tambo.house.chat.wire import BlockRequest, Say
from tambo.house.moderation.wire import AdminActionRequest, ReportRequest
from tambo.house.platform.database.postgres import READERS
from tambo.house.platform.errors import HouseError
from tambo.house.tables.projection import TableProjection
from tambo.texts import LANGUAGES, has
from tests.house.chat.chat_house import ChatHouse
from tests.house.matches import play_out
from tests.house.people import Person
from tests.house.sample_games import ROOT
from tests.house.units import TestStore

PATIENCE = 20.0


@pytest.fixture
async def spoken(any_store: TestStore) -> ChatHouse:
    return ChatHouse(any_store)


async def test_players_and_spectators_chat_apart_until_the_end(spoken: ChatHouse) -> None:
    card = await spoken.table()
    await spoken.say(card.id, "ana", "hello")
    await spoken.say(card.id, "eva", "the totem on b2 is the one", name="Eva")

    assert await spoken.heard(card.id, "ben") == ["hello"]
    assert await spoken.heard(card.id, "eva") == ["hello", "the totem on b2 is the one"]

    await play_out(spoken.tables, card.id)
    assert await spoken.heard(card.id, "ben") == ["hello", "the totem on b2 is the one"]


async def test_lines_of_a_room_are_numbered_without_gaps_however_many_speak(
    spoken: ChatHouse,
) -> None:
    card = await spoken.table()

    await asyncio.gather(
        *(spoken.say(card.id, who, f"{who} {n}") for who in ("ana", "ben") for n in range(5)),
        *(spoken.say(card.id, "eva", f"eva {n}") for n in range(5)),
    )

    players, watchers = await spoken.chat.newest(card.id, "eva")
    assert [line.number for line in players.messages] == list(range(1, 11))
    assert [line.number for line in watchers.messages] == list(range(1, 6))


async def test_the_same_line_sent_twice_is_said_once(spoken: ChatHouse) -> None:
    card = await spoken.table()
    for _ in range(2):
        await spoken.chat.say(card.id, Say("one mark", "hello"), "ana")

    assert await spoken.heard(card.id, "ana") == ["hello"]


async def test_what_was_said_is_told_though_the_database_is_away_a_moment_later(
    spoken: ChatHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that may fail stands between the commit and those who hear of it."""
    card = await spoken.table()
    await spoken.tables.registry.live(card.id)
    called: list[str] = []
    spoken.tables.changes.subscribe(called.append)

    async def away(_live: TableProjection) -> None:
        raise ConnectionError

    monkeypatch.setattr(spoken.tables.registry, "catch_up", away)
    await spoken.say(card.id, "ana", "hello")

    assert called == [card.id]


@pytest.mark.parametrize(
    ("wish", "person", "code"),
    [
        (Say("m", ""), "ana", "malformed"),
        (Say("m", " \n\t "), "ana", "malformed"),
        (Say("m", "both", "hello"), "ana", "malformed"),
        (Say("m", "", "no such phrase"), "ana", "malformed"),
        (Say("", "no mark"), "ana", "malformed"),
        (Say("m" * 81, "long mark"), "ana", "malformed"),
        (Say("m", "x" * (TEXT_LIMIT + 1)), "ana", "chat.long"),
        (Say("m", "for Ben", seat=1), "ana", "seat.foreign"),
        (Say("m", "for Ben", seat=1), "eva", "seat.foreign"),
        (Say("m", "hm", name="x" * 41), "eva", "name.long"),
    ],
)
async def test_what_cannot_be_said(store: TestStore, wish: Say, person: str, code: str) -> None:
    spoken = ChatHouse(store)
    card = await spoken.table()

    with pytest.raises(HouseError) as raised:
        await spoken.chat.say(card.id, wish, person)

    assert raised.value.code == code
    assert await spoken.heard(card.id, "eva") == []


async def test_text_is_one_plain_paragraph(store: TestStore) -> None:
    spoken = ChatHouse(store)
    card = await spoken.table()
    await spoken.say(card.id, "ana", "  two\nlines \u202e and\x00 <b>signs</b> ")

    assert await spoken.heard(card.id, "ben") == ["two lines and <b>signs</b>"]


async def test_too_much_at_once_is_too_fast(spoken: ChatHouse) -> None:
    card = await spoken.table()
    for number in range(MESSAGES_IN_WINDOW):
        await spoken.say(card.id, "ana", f"line {number}")

    with pytest.raises(HouseError) as raised:
        await spoken.say(card.id, "ana", "one too many")

    assert raised.value.code == "chat.fast"
    await spoken.say(card.id, "ben", "I have said nothing yet")


async def test_lines_that_come_at_once_are_counted_one_after_the_other(spoken: ChatHouse) -> None:
    """All of them used to be allowed: each was counted before any of the others was kept."""
    card = await spoken.table()

    answers = await asyncio.gather(
        *(spoken.say(card.id, "ana", f"line {n}") for n in range(MESSAGES_IN_WINDOW + 4)),
        return_exceptions=True,
    )

    refused = [answer.code for answer in answers if isinstance(answer, HouseError)]
    assert refused == ["chat.fast"] * 4
    assert len(await spoken.heard(card.id, "ana")) == MESSAGES_IN_WINDOW


async def test_a_line_that_was_said_is_not_refused_when_it_comes_again(store: TestStore) -> None:
    """Its speaker has not heard the answer, and would take it for not said."""
    spoken = ChatHouse(store)
    card = await spoken.table()
    for number in range(MESSAGES_IN_WINDOW):
        await spoken.chat.say(card.id, Say(f"mark {number}", "hello"), "ana")

    await spoken.chat.say(card.id, Say("mark 0", "hello"), "ana")

    assert len(await spoken.heard(card.id, "ana")) == MESSAGES_IN_WINDOW


async def test_how_fast_a_person_chats_is_measured_by_the_clock_of_the_house(
    spoken: ChatHouse,
) -> None:
    card = await spoken.table()
    for number in range(MESSAGES_IN_WINDOW):
        await spoken.say(card.id, "ana", f"line {number}")

    spoken.clock.now += SECONDS_IN_WINDOW - 1
    with pytest.raises(HouseError):
        await spoken.say(card.id, "ana", "one too many")

    spoken.clock.now += 1
    await spoken.say(card.id, "ana", "much later")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_phrase_is_translated(language: Any) -> None:
    assert [name for name in PHRASES if not has(f"chat-phrase-{name}", language)] == []
    assert len(PHRASES) == 12


def test_the_screen_offers_the_same_phrases() -> None:
    offered = (ROOT / "web" / "src" / "app" / "chat" / "phrases.ts").read_text()
    assert re.findall(r"^  '([a-z-]+)',$", offered, re.M) == list(PHRASES)


async def test_who_is_muted_is_heard_no_more_and_may_be_heard_again(spoken: ChatHouse) -> None:
    card = await spoken.table()
    await spoken.say(card.id, "ben", "ha ha")

    await spoken.chat.block(card.id, "players", 1, BlockRequest("mute"), "ana")

    assert await spoken.heard(card.id, "ana") == []
    assert await spoken.heard(card.id, "eva") == ["ha ha"]
    assert not await spoken.blocks.is_blocked("ana", "ben")
    [entry] = await spoken.chat.blocks("ana")
    assert (entry.kind, entry.name) == ("mute", "Ben")
    await spoken.chat.unblock(entry.id, "ben")
    assert await spoken.heard(card.id, "ana") == []
    await spoken.chat.unblock(entry.id, "ana")
    assert await spoken.heard(card.id, "ana") == ["ha ha"]


async def test_a_block_is_kept_for_the_lobby(spoken: ChatHouse) -> None:
    card = await spoken.table()
    await spoken.say(card.id, "ben", "ha ha")
    for kind in ("mute", "block"):
        await spoken.chat.block(card.id, "players", 1, BlockRequest(kind), "ana")

    assert await spoken.blocks.is_blocked("ana", "ben")
    assert not await spoken.blocks.is_blocked("ben", "ana")
    assert len(await spoken.chat.blocks("ana")) == 1


async def test_a_line_one_may_not_hear_cannot_be_muted_or_reported(store: TestStore) -> None:
    """Otherwise players could find out whether spectators are there and chat."""
    spoken = ChatHouse(store)
    card = await spoken.table()
    await spoken.say(card.id, "eva", "psst")

    for room, number in (("watchers", 1), ("players", 1), ("comments", 1)):
        with pytest.raises(HouseError) as raised:
            await spoken.moderation.report(card.id, room, number, ReportRequest(), "ana")  # type: ignore[arg-type]
        assert raised.value.code == "chat.no-message"


# Over the socket


async def two_screens(ana: Person, ben: Person) -> tuple[Any, Any, str]:
    card = await ana.open("me", "open")
    await ben.join(card["seat_links"]["1"], "Ben")
    return ana.screen(card["id"]), ben.screen(card["id"]), card["id"]


async def test_what_is_said_reaches_the_others_and_comes_again_to_those_who_missed_it(
    ana: Person, ben: Person
) -> None:
    first, second, _ = await two_screens(ana, ben)
    async with first, second:
        await first.hello(0)
        await second.hello(1)
        await first.send({"type": "say", "request_id": "a", "phrase": "hello"})
        told = await second.until("chat")
        assert [(line["phrase"], line["is_mine"]) for line in told["messages"]] == [
            ("hello", False)
        ]
        own = await first.until("chat")
        assert own["messages"][0]["is_mine"]
        assert (await first.until("chat-accepted"))["request_id"] == "a"

        late = second.another()
        async with late:
            hello = {"type": "hello", "seats": [1], "heard": {"players": told["stamp"]}}
            await late.send(hello)
            await late.until("frame")
            await first.send({"type": "say", "request_id": "b", "text": "again"})
            news = await late.until("chat")
            assert [line["text"] for line in news["messages"]] == ["again"]


async def test_what_is_not_said_comes_back_with_its_reason(ana: Person, ben: Person) -> None:
    first, second, _ = await two_screens(ana, ben)
    async with first, second:
        await first.hello(0)
        await first.send({"type": "say", "request_id": "a", "text": "x" * 301})
        answer = await first.until("chat-refused")
        assert (answer["request_id"], answer["code"]) == ("a", "chat.long")
        await first.send({"type": "say", "request_id": "b", "text": "x", "unknown": 1})
        assert (await first.until("error"))["code"] == "malformed"


async def test_a_players_socket_never_carries_what_watchers_say_before_the_end(
    ana: Person, ben: Person
) -> None:
    card = await ana.open("me", "hotseat", game="harvest")
    async with ana.screen(card["id"]) as table, ben.screen(card["id"]) as watch:
        await table.hello(0, 1)
        await watch.hello(watch=True)
        await watch.send({"type": "say", "request_id": "w", "text": "canary", "name": "Eva"})
        await watch.until("chat-accepted")
        await table.play_on(3)
        assert "canary" not in str(table.heard)
        await table.play_on()
        [lines] = [message for message in table.heard if message["type"] == "chat"]
        assert (lines["room"], lines["messages"][0]["text"]) == ("watchers", "canary")


# Pages


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "PAGE", 3)
    monkeypatch.setattr(service, "MESSAGES_IN_WINDOW", 100)


async def test_many_may_ask_at_once_though_names_are_looked_up(spoken: ChatHouse) -> None:
    """Looking up a name while holding a connection waited for a second one: a deadlock."""
    card = await spoken.table()
    await spoken.say(card.id, "ben", "hello")
    await spoken.chat.block(card.id, "players", 1, BlockRequest("mute"), "ana")

    async def looked_up(_people: list[str]) -> dict[str, str]:
        async with spoken.store.read() as tx:
            await tx.execute(select(1))
            await asyncio.sleep(0.01)
        return {}

    chat = spoken.talk_with(looked_up)
    many = range(3 * READERS)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            *(chat.newest(card.id, "eva") for _ in many),
            *(chat.blocks("ana") for _ in many),
        )


@pytest.mark.usefixtures("short_pages")
async def test_a_newcomer_hears_the_newest_lines_and_asks_for_the_rest(spoken: ChatHouse) -> None:
    card = await spoken.table()
    for number in range(1, 9):
        await spoken.say(card.id, "ana", f"line {number}")

    players, watchers = await spoken.chat.newest(card.id, "eva")
    pages = [players]
    while pages[-1].has_earlier:
        first = pages[-1].messages[0].number
        pages.append(await spoken.chat.earlier(card.id, "players", first, "eva"))

    assert [[line.number for line in page.messages] for page in pages] == [
        [6, 7, 8],
        [3, 4, 5],
        [1, 2],
    ]
    assert [page.is_anew for page in pages] == [True, False, False]
    assert not watchers.has_earlier


@pytest.mark.usefixtures("short_pages")
async def test_a_screen_that_was_away_for_long_begins_anew(spoken: ChatHouse) -> None:
    card = await spoken.table()
    listening = ChatCursor(spoken.chat, "ben")

    async def news() -> list[tuple[list[int], bool, bool]]:
        stored = await spoken.tables.registry.stored(card.id)
        found = await listening.news(stored)
        return [([x.number for x in one.messages], one.is_anew, one.has_earlier) for one in found]

    await spoken.say(card.id, "ana", "first")
    assert await news() == [([1], True, False)]
    for number in (2, 3, 4):
        await spoken.say(card.id, "ana", f"line {number}")
    assert await news() == [([2, 3, 4], False, False)]
    for number in range(5, 10):
        await spoken.say(card.id, "ana", f"line {number}")
    assert await news() == [([7, 8, 9], True, True)]
    assert await news() == []


@pytest.mark.usefixtures("short_pages")
async def test_earlier_lines_are_only_those_one_may_hear(spoken: ChatHouse) -> None:
    """Not what spectators say, not what a muted person said, and not a hidden message's text."""
    card = await spoken.table()
    for number in range(1, 5):
        await spoken.say(card.id, "ana" if number % 2 else "ben", f"line {number}")
    await spoken.say(card.id, "eva", "b2 is the one", name="Eva")
    await spoken.chat.block(card.id, "players", 2, BlockRequest("mute"), "eva")
    await spoken.moderation.report(card.id, "players", 1, ReportRequest(), "ben")
    [report] = await spoken.moderation.reports()
    await spoken.moderation.take_action(report.id, AdminActionRequest("hide"))

    page = await spoken.chat.earlier(card.id, "players", 4, "eva")

    assert [(line.number, line.text) for line in page.messages] == [(1, ""), (3, "line 3")]
    for room, person in ((WATCHERS, "ben"), (COMMENTS, "eva")):
        with pytest.raises(HouseError) as raised:
            await spoken.chat.earlier(card.id, room, 9, person)
        assert raised.value.code == "chat.no-message"
