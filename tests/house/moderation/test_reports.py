"""Reports: what the admin is shown of a message, and what they can do about it."""

from typing import Any

import pytest

from tambo.house.moderation.store import ModerationStore
from tambo.house.moderation.wire import AdminActionRequest, ReportRequest
from tambo.house.platform.errors import HouseError
from tambo.house.platform.identity import ADMIN_SECONDS, Credentials
from tests.house.chat.chat_house import ChatHouse
from tests.house.conftest import KEY
from tests.house.people import Person
from tests.house.units import TestStore


@pytest.fixture
async def spoken(any_store: TestStore) -> ChatHouse:
    return ChatHouse(any_store)


async def test_a_report_shows_the_admin_the_message_and_those_around_it(spoken: ChatHouse) -> None:
    card = await spoken.table()
    await spoken.say(card.id, "ana", "hello")
    await spoken.say(card.id, "ben", "rude words")
    for _ in range(2):
        await spoken.moderation.report(card.id, "players", 2, ReportRequest("rude"), "ana")

    [report] = await spoken.moderation.reports()

    assert (report.reason, report.number, report.is_open) == ("rude", 2, True)
    assert [(line.name, line.text) for line in report.context] == [
        ("Ana", "hello"),
        ("Ben", "rude words"),
    ]
    assert "ben" not in report.who
    assert report.by not in ("", "ana", report.who)


async def test_a_hidden_line_is_gone_for_all_and_the_report_keeps_it(spoken: ChatHouse) -> None:
    card = await spoken.table()
    await spoken.say(card.id, "ben", "rude words")
    await spoken.moderation.report(card.id, "players", 1, ReportRequest(), "ana")
    [report] = await spoken.moderation.reports()
    before = (await spoken.tables.registry.stored(card.id)).row.chat_changes

    after = await spoken.moderation.take_action(report.id, AdminActionRequest("hide"))

    stored = await spoken.tables.registry.stored(card.id)
    [line] = (await spoken.chat.news(stored, "players", before, "ana")).messages
    assert (line.text, line.is_hidden) == ("", True)
    assert after.is_hidden
    assert after.context[0].text == "rude words"
    await spoken.moderation.take_action(report.id, AdminActionRequest("show"))
    assert await spoken.heard(card.id, "ana") == ["rude words"]


@pytest.mark.parametrize("kind", ["hide", "ban", "close"])
async def test_what_the_admin_does_is_logged_or_not_done(
    spoken: ChatHouse, monkeypatch: pytest.MonkeyPatch, kind: Any
) -> None:
    """A line could be hidden without a word in the log: that was written afterwards."""
    card = await spoken.table()
    await spoken.say(card.id, "ben", "rude words")
    await spoken.moderation.report(card.id, "players", 1, ReportRequest(), "ana")
    [before] = await spoken.moderation.reports()

    async def crash(*_args: Any) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patched:
        patched.setattr(ModerationStore, "log_action", crash)
        with pytest.raises(ConnectionResetError):
            await spoken.moderation.take_action(before.id, AdminActionRequest(kind))

    assert await spoken.moderation.reports() == [before]
    assert await spoken.heard(card.id, "ana") == ["rude words"]
    assert await spoken.moderation.actions() == []


@pytest.mark.parametrize(("kind", "code"), [("silence", "chat.silenced"), ("ban", "chat.banned")])
async def test_who_is_silenced_says_nothing_until_pardoned(
    spoken: ChatHouse, kind: Any, code: str
) -> None:
    card = await spoken.table()
    await spoken.say(card.id, "ben", "rude words")
    await spoken.moderation.report(card.id, "players", 1, ReportRequest(), "ana")
    [report] = await spoken.moderation.reports()
    await spoken.moderation.take_action(report.id, AdminActionRequest(kind, hours=2))

    with pytest.raises(HouseError) as raised:
        await spoken.say(card.id, "ben", "more of them")
    assert raised.value.code == code

    spoken.clock.now += 1
    await spoken.moderation.take_action(report.id, AdminActionRequest("pardon"))
    await spoken.say(card.id, "ben", "sorry")
    spoken.clock.now += 1
    await spoken.moderation.take_action(report.id, AdminActionRequest("close"))
    acts = await spoken.moderation.actions()
    assert [(act.kind, act.who) for act in acts] == [
        (what, report.who) for what in ("close", "pardon", kind)
    ]
    assert {act.name for act in acts} == {report.context[0].name}
    [closed] = await spoken.moderation.reports()
    assert not closed.is_open


def test_the_admins_token_is_made_from_the_key_and_ends() -> None:
    ours, others = Credentials(KEY), Credentials(b"another key")
    token = ours.admin_token(1000.5)

    assert ours.opens_admin(token, 1000.5)
    assert ours.opens_admin(token, 999.0 + ADMIN_SECONDS)
    assert not ours.opens_admin(token, 1000.0 + ADMIN_SECONDS)
    assert not others.opens_admin(token, 1000.5)
    word, made, seal = token.split(".")
    forged = ".".join([word, f"{made[:-1]}{'B' if made[-1] != 'B' else 'C'}", seal])
    for bad in ("", "-", "x-y", "²-", forged, f"{token}0", "9" * 5000):
        assert not ours.opens_admin(bad, 1000.5)


async def test_the_admins_routes_are_closed_without_the_token(ana: Person) -> None:
    calls = [
        ana.http.get("/api/admin/reports"),
        ana.http.get("/api/admin/actions"),
        ana.http.post("/api/admin/reports/x", json={"kind": "hide"}),
        ana.http.get("/api/admin/reports", headers={"x-tambo-admin": "9999999999-00"}),
    ]
    for call in calls:
        answer = await call
        assert (answer.status_code, answer.json()["code"]) == (403, "admin.token")


# By the house's clock


async def test_a_silence_ends_when_the_clock_of_the_house_says_so(spoken: ChatHouse) -> None:
    card = await spoken.table()
    await spoken.say(card.id, "ben", "rude words")
    await spoken.moderation.report(card.id, "players", 1, ReportRequest(), "ana")
    [report] = await spoken.moderation.reports()
    after = await spoken.moderation.take_action(report.id, AdminActionRequest("silence", hours=2))
    assert (after.penalty, after.until) == ("silenced", spoken.clock.now + 2 * 3600)

    spoken.clock.now += 2 * 3600 - 1
    with pytest.raises(HouseError):
        await spoken.say(card.id, "ben", "more of them")

    spoken.clock.now += 2
    await spoken.say(card.id, "ben", "sorry")
    [report] = await spoken.moderation.reports()
    assert (report.penalty, report.until) == ("none", None)


async def test_the_admins_link_ends_when_the_clock_of_the_house_says_so(store: TestStore) -> None:
    spoken = ChatHouse(store)
    token = spoken.credentials.admin_token(spoken.clock.now)

    spoken.clock.now += ADMIN_SECONDS - 1
    spoken.moderation.check(token)
    spoken.clock.now += 1

    with pytest.raises(HouseError) as raised:
        spoken.moderation.check(token)
    assert raised.value.code == "admin.token"


async def test_admin_actions_bear_the_time_of_the_house(store: TestStore) -> None:
    spoken = ChatHouse(store)
    card = await spoken.table()
    await spoken.say(card.id, "ben", "rude words")
    await spoken.moderation.report(card.id, "players", 1, ReportRequest(), "ana")
    [report] = await spoken.moderation.reports()
    await spoken.moderation.take_action(report.id, AdminActionRequest("close"))

    [act] = await spoken.moderation.actions()

    assert {report.at, report.context[0].at, act.at} == {spoken.clock.now}
