"""Notifications through crashes: what belongs together is written together, and no task dies
unseen."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tambo.house.app import create_app
from tambo.house.notifications.model import ChannelRow
from tambo.house.notifications.senders import SECONDS_SIGNED, SECONDS_VALID, Push
from tambo.house.notifications.store import NotificationStore
from tambo.house.notifications.wire import ChannelRequest
from tambo.house.notifications.words import Message
from tambo.house.platform.database.sqlite import open_sqlite
from tests.house.clock import Clock
from tests.house.matches import seated
from tests.house.notifications.notification_house import BASE, GRACE, NotificationHouse
from tests.house.notifications.test_bulk_notifications import PATIENCE, Senders, fill, states
from tests.house.sample_house import sample_catalog, sample_settings
from tests.house.units import TestStore, each

HOOK = ChannelRequest("webhook", "https://hook.test/x")
MAIL = ChannelRequest("email", "ana@mail.test")


@pytest.fixture
async def mailing(store: TestStore) -> AsyncIterator[NotificationHouse]:
    opened = NotificationHouse(
        store, Clock(), smtp_url="smtp://127.0.0.1:9", mail_from="tambo@house.test"
    )
    opened.notification_jobs.delivery._senders["webhook"] = Senders()
    yield opened
    await opened.close()


async def away(*_args: Any, **_more: Any) -> Any:
    raise ConnectionRefusedError


# Together or not at all


async def test_an_address_is_kept_with_the_mail_that_confirms_it(
    mailing: NotificationHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It used to be kept alone: added again it was known, and no mail was ever sent."""
    with monkeypatch.context() as crash:
        crash.setattr(NotificationStore, "queue", away)
        with pytest.raises(ConnectionRefusedError):
            await mailing.notifications.add(MAIL, "ana")
    assert (await mailing.notifications.page("ana")).channels == []

    page = await mailing.notifications.add(MAIL, "ana")

    assert [card.kind for card in page.notifications] == ["confirm"]


async def test_a_channel_is_given_up_with_the_failure_that_says_why(
    mailing: NotificationHouse, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given up alone, what had failed was found later and dropped, as if it had been turned off."""
    key = "A" * 20
    push = ChannelRequest("push", "https://push.test/x", p256dh=key, auth=key)
    page = await mailing.notifications.add(push, "ana")
    await mailing.notifications.test(page.channels[0].id, "ana")

    with monkeypatch.context() as crash:
        crash.setattr(NotificationStore, "write_outcomes", away)
        with pytest.raises(ConnectionRefusedError):
            await mailing.notification_jobs.delivery.deliver()
    page = await mailing.notifications.page("ana")
    assert (page.channels[0].status, page.notifications[0].status) == ("on", "queued")

    await mailing.notification_jobs.delivery.deliver()

    page = await mailing.notifications.page("ana")
    assert page.channels[0].status == "dead"
    assert (page.notifications[0].status, page.notifications[0].reason) == ("failed", "key")


async def test_a_page_shows_one_moment(
    mailing: NotificationHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notification used to be shown without its channel, which had come in between."""
    await mailing.notifications.add(HOOK, "ana")
    channels_of = NotificationStore.channels_of

    async def meanwhile(store: NotificationStore, tx: Any, people: Any) -> list[ChannelRow]:
        found = await channels_of(store, tx, people)
        monkeypatch.setattr(NotificationStore, "channels_of", channels_of)
        await mailing.notifications.add(MAIL, "ana")
        return found

    monkeypatch.setattr(NotificationStore, "channels_of", meanwhile)
    page = await mailing.notifications.page("ana")

    assert ([card.kind for card in page.channels], page.notifications) == (["webhook"], [])
    page = await mailing.notifications.page("ana")
    assert [card.channel for card in page.notifications] == ["email"]


async def test_tables_are_seen_when_their_notifications_are_queued(
    mailing: NotificationHouse, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in ("ana", "ben"):
        await mailing.notifications.add(HOOK, person)
    mailing.tables.changes._subscribers.clear()
    await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")

    with monkeypatch.context() as crash:
        crash.setattr(NotificationStore, "mark", away)
        with pytest.raises(ConnectionRefusedError):
            await mailing.notification_jobs.turns.sweep()
    assert await states(store) == {}

    await mailing.notification_jobs.turns.sweep()
    assert await states(store) == {"queued": 1}
    assert await each(store, NotificationStore()).unseen(10) == ([], None)


# Tasks


async def test_a_look_that_fails_is_told_and_the_others_go_on(
    mailing: NotificationHouse, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in ("ana", "ben"):
        await mailing.notifications.add(HOOK, person)
    look, failed = mailing.notification_jobs.turns.look, list[str]()

    async def stumble(table: str) -> None:
        if not failed or table in failed:
            failed.append(table)
            raise ZeroDivisionError
        await look(table)

    with capture_logs() as lines, monkeypatch.context() as patched:
        patched.setattr(mailing.notification_jobs.turns, "look", stumble)
        bad = await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
        await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
        await mailing.notification_jobs.turns.drained()

    assert await states(store) == {"queued": 1}
    told = [line for line in lines if line["event"] == "task.failed"]
    assert {line["key"] for line in told} == {bad}

    mailing.tables.changes.publish(bad)
    await mailing.notification_jobs.turns.drained()
    assert await states(store) == {"queued": 2}


async def test_what_the_sweep_finds_is_told_after_a_look_was_lost(
    mailing: NotificationHouse, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in ("ana", "ben"):
        await mailing.notifications.add(HOOK, person)
    with monkeypatch.context() as outage:
        outage.setattr(mailing.notification_jobs.turns, "look", away)
        await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
        await mailing.notification_jobs.turns.drained()
    assert await states(store) == {}

    await mailing.notification_jobs.turns.sweep()

    assert await states(store) == {"queued": 1}


async def test_what_is_under_way_when_the_house_closes_arrives_and_is_written_down(
    mailing: NotificationHouse, store: TestStore
) -> None:
    is_under_way = asyncio.Event()

    class Slow:
        async def send(self, _channel: ChannelRow, _message: Message) -> None:
            is_under_way.set()
            await asyncio.sleep(0.1)

    mailing.notification_jobs.delivery._senders["webhook"] = Slow()
    await fill(store, mailing.clock, {"well.test": 1})
    mailing.notification_jobs.start()
    async with asyncio.timeout(PATIENCE):
        await is_under_way.wait()

        await mailing.close()

    assert await states(store) == {"sent": 1}


async def test_a_whole_house_lets_messages_arrive_before_it_ends_what_it_does(
    tmp_path: Path,
) -> None:
    is_asked, is_closing = asyncio.Event(), asyncio.Event()

    async def answer_late(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        is_asked.set()
        await is_closing.wait()
        await asyncio.sleep(0.2)
        writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer_late, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    settings = sample_settings(tmp_path / "house.sqlite", private_notifications=True)
    app: Any = create_app(settings, sample_catalog())
    async with asyncio.timeout(PATIENCE), app._app.lifespan():
        notifications = app._app.state["house"].notifications
        page = await notifications.add(
            ChannelRequest("webhook", f"http://127.0.0.1:{port}/"), "ana"
        )
        await notifications.test(page.channels[0].id, "ana")
        await is_asked.wait()
        is_closing.set()

    opened = TestStore(open_sqlite(tmp_path / "house.sqlite"))
    assert await states(opened) == {"sent": 1}
    await opened.close()
    server.close()


# By the house's clock


async def test_a_push_is_signed_by_the_clock_of_the_house(mailing: NotificationHouse) -> None:
    sender = mailing.notification_jobs.delivery._senders["push"]
    assert isinstance(sender, Push)

    def expires() -> int:
        signed = sender._signature("https://push.test/x")["Authorization"]
        body = signed.partition("t=")[2].split(",")[0].split(".")[1]
        return int(json.loads(base64.urlsafe_b64decode(body + "=="))["exp"])

    first = mailing.clock.now
    assert expires() == first + SECONDS_VALID
    mailing.clock.now += SECONDS_SIGNED
    assert expires() == first + SECONDS_VALID
    mailing.clock.now += 1
    assert expires() == mailing.clock.now + SECONDS_VALID


async def test_how_often_one_is_told_goes_by_the_clock_of_the_house(
    mailing: NotificationHouse, store: TestStore
) -> None:
    wish = ChannelRequest("webhook", f"{BASE}/hook", frequency="daily")
    for person in ("ana", "ben"):
        await mailing.notifications.add(wish, person)
    await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
    await mailing.pass_time(GRACE)
    await mailing.pass_time(22 * 3600)
    assert await states(store) == {"queued": 1}

    await mailing.pass_time(3600)

    assert await states(store) == {"sent": 1}
