"""Many notifications at once: nobody waits for a receiver that does not answer, nothing goes
twice."""

import asyncio
import json
import secrets
import socket
import threading
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tambo.house.notifications import delivery as delivery_module
from tambo.house.notifications.delivery import DAY, DAYS_BEFORE_DEAD, FAILED_IN_A_ROW, MOST_AGE
from tambo.house.notifications.errors import DeliveryFailed
from tambo.house.notifications.model import ChannelRow
from tambo.house.notifications.outside import LOOKUPS_AT_ONCE, Outside
from tambo.house.notifications.schedule import AGAIN
from tambo.house.notifications.schema import notification_channels, notifications
from tambo.house.notifications.store import NotificationStore
from tambo.house.notifications.traffic import (
    AT_ONCE,
    FAILURES_BEFORE_REST,
    HOST_AT_ONCE,
    NEW_HOST_AT_ONCE,
    RESTS,
    SECONDS_BETWEEN_MESSAGES,
    UNPROVEN_AT_ONCE,
    Passage,
    Traffic,
)
from tambo.house.notifications.words import Message
from tambo.house.platform.database.database import Database
from tests.house.clock import Clock
from tests.house.matches import seated
from tests.house.notifications.notification_house import GRACE, NotificationHouse
from tests.house.notifications.test_notifications import webhook
from tests.house.receivers import Receiver
from tests.house.units import TestStore, each

PATIENCE = 20.0


class Senders:
    """Webhooks that go nowhere: a host that is `dead` never answers, one that is `broken` fails."""

    def __init__(self) -> None:
        self.arrived: Counter[str] = Counter()
        self.ids: Counter[str] = Counter()
        self.under_way: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.changed = asyncio.Event()

    async def send(self, channel: ChannelRow, message: Message) -> None:
        host = channel.target["url"].split("/")[2]
        self.under_way[host] += 1
        self.most[host] = max(self.most[host], self.under_way[host])
        self.most["all"] = max(self.most["all"], sum(self.under_way.values()))
        try:
            if host.startswith("dead"):
                await asyncio.sleep(3600)
            if host.startswith("broken"):
                raise DeliveryFailed("connection")
            await asyncio.sleep(0.001)
        finally:
            self.under_way[host] -= 1
        self.ids[message.id] += 1
        self.arrived[host] += 1
        self.changed.set()

    async def until(self, host: str, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.arrived[host] < count:
                self.changed.clear()
                await self.changed.wait()


async def fill(store: TestStore, clock: Clock, hosts: Mapping[str, int], each: int = 1) -> None:
    """So many channels at each host, the first due first, with some notifications for each."""
    channels: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    for host, count in hosts.items():
        for _ in range(count):
            name = secrets.token_hex(12)
            channels.append(
                {
                    "id": name,
                    "player_id": name,
                    "kind": "webhook",
                    "target_hash": name,
                    "target": {"url": f"https://{host}/{name}"},
                    "frequency": "each",
                    "language": "en",
                    "status": "on",
                    "created": clock.now,
                }
            )
            due = clock.now - 100 + len(channels) * 0.01
            rows += [
                {
                    "id": secrets.token_hex(16),
                    "channel_id": name,
                    "kind": "test",
                    "subject": f"test {n}",
                    "seat": -1,
                    "turn": 0,
                    "status": "queued",
                    "reason": "",
                    "detail": "",
                    "attempts": 0,
                    "due": due,
                    "created": clock.now,
                }
                for n in range(each)
            ]
    async with store.writer.begin() as connection:
        await connection.execute(insert(notification_channels), channels)
        if rows:
            await connection.execute(insert(notifications), rows)


async def states(store: Database) -> Counter[str]:
    async with store.reader.connect() as connection:
        return Counter((await connection.execute(select(notifications.c.status))).scalars())


def inn_with(store: TestStore, senders: Senders, clock: Clock | None = None) -> NotificationHouse:
    mailing = NotificationHouse(store, clock or Clock())
    mailing.notification_jobs.delivery._senders["webhook"] = senders
    return mailing


@pytest.fixture
async def mailing(store: TestStore) -> AsyncIterator[NotificationHouse]:
    opened = inn_with(store, Senders())
    yield opened
    await opened.close()


def senders_of(mailing: NotificationHouse) -> Senders:
    found = mailing.notification_jobs.delivery._senders["webhook"]
    assert isinstance(found, Senders)
    return found


async def test_a_receiver_that_never_answers_holds_up_nobody(
    mailing: NotificationHouse, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither one with many channels, nor many with one each: receivers that something has
    arrived at before have places of their own."""
    await fill(store, mailing.clock, {"well.test": 1})
    await mailing.notification_jobs.delivery.deliver()
    monkeypatch.setattr(delivery_module, "SECONDS_TO_CLOSE", 0.01)
    many_dead = {f"dead{number}.test": 1 for number in range(30)}
    await fill(store, mailing.clock, {"dead.test": 20, **many_dead, "well.test": 25})
    senders = senders_of(mailing)

    delivering = asyncio.create_task(mailing.notification_jobs.delivery.deliver())
    async with asyncio.timeout(PATIENCE):
        while senders.arrived["well.test"] < 26:
            mailing.clock.now += 1
            await asyncio.wait([delivering], timeout=0.02)
            assert not delivering.done(), delivering

    assert senders.most["dead.test"] <= NEW_HOST_AT_ONCE
    assert senders.most["well.test"] <= HOST_AT_ONCE
    assert senders.most["all"] <= AT_ONCE
    assert sum(senders.under_way.values()) <= UNPROVEN_AT_ONCE
    delivering.cancel()
    await asyncio.gather(delivering, return_exceptions=True)


async def test_what_cannot_be_reached_is_left_alone_for_longer_each_time(
    mailing: NotificationHouse, store: TestStore
) -> None:
    """Most of the notifications are put aside untried; all are given up at last, and it is said."""
    await fill(store, mailing.clock, {"broken.test": 20})
    await mailing.notification_jobs.delivery.deliver()
    async with store.reader.connect() as connection:
        attempts = list((await connection.execute(select(notifications.c.attempts))).scalars())
    assert 1 <= sum(attempts) <= FAILURES_BEFORE_REST + NEW_HOST_AT_ONCE

    mailing.clock.now += MOST_AGE + 1
    await mailing.notification_jobs.delivery.deliver()

    assert await states(store) == {"failed": 20}
    async with store.reader.connect() as connection:
        why = set((await connection.execute(select(notifications.c.reason))).scalars())
    assert why <= {"connection", "timeout"}


def test_places_and_rests() -> None:
    """A receiver proves itself by an answer; failures in a row make it rest."""
    traffic, now = Traffic(), 1000.0
    first = traffic.admit("a.test", now)
    second = traffic.admit("a.test", now)
    assert isinstance(first, Passage)
    assert isinstance(second, Passage)
    aside = traffic.admit("a.test", now)
    assert isinstance(aside, float)
    assert aside > now
    first.end(True, 0.1, now)
    places = [traffic.admit("a.test", now) for _ in range(HOST_AT_ONCE)]
    assert sum(isinstance(place, Passage) for place in places) == HOST_AT_ONCE - 1
    assert places[-1] is None
    for place in (second, *places):
        if place is not None:
            assert isinstance(place, Passage)
            place.end(True, 0.1, now)

    for number in range(FAILURES_BEFORE_REST + len(RESTS)):
        passage = traffic.admit("a.test", now)
        assert isinstance(passage, Passage)
        passage.end(False, 10.0, now)
        rest = number + 1 - FAILURES_BEFORE_REST
        if rest >= 0:
            expected = now + RESTS[min(rest, len(RESTS) - 1)]
            assert traffic.admit("a.test", now) == expected
            now = expected
    assert traffic.under_way == 0


async def test_two_nodes_at_once_send_nothing_twice(any_store: TestStore) -> None:
    clock, senders = Clock(), Senders()
    nodes = [inn_with(any_store, senders, clock) for _ in range(2)]
    await fill(any_store, clock, {f"{number}.test": 1 for number in range(30)})

    for _ in range(4):
        await asyncio.gather(*(node.notification_jobs.delivery.deliver() for node in nodes))
        clock.now += 20

    assert sum(senders.arrived.values()) == 30
    assert set(senders.ids.values()) == {1}
    assert await states(any_store) == {"sent": 30}
    for node in nodes:
        await node.close()


async def test_what_was_sent_while_the_database_was_away_is_written_down_later(
    mailing: NotificationHouse, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store, mailing.clock, {f"{number}.test": 1 for number in range(10)})
    senders = senders_of(mailing)

    async def away(*_args: Any) -> None:
        raise ConnectionRefusedError

    with monkeypatch.context() as outage:
        outage.setattr(NotificationStore, "write_outcomes", away)
        for _ in range(3):
            with pytest.raises(ConnectionRefusedError):
                await mailing.notification_jobs.delivery.deliver()
    assert (await states(store))["queued"] == 10
    mailing.clock.now += 3600
    await mailing.notification_jobs.delivery.deliver()

    assert await states(store) == {"sent": 10}
    assert set(senders.ids.values()) == {1}


async def test_what_is_due_together_goes_out_together(
    mailing: NotificationHouse, store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where more is due than is taken at once."""
    monkeypatch.setattr(delivery_module, "TAKEN_AT_ONCE", 7)
    await fill(store, mailing.clock, {f"{number}.test": 1 for number in range(4)}, each=5)

    await mailing.notification_jobs.delivery.deliver()

    assert await states(store) == {"sent": 20}
    assert set(senders_of(mailing).arrived.values()) == {1}


async def test_a_channel_is_told_things_a_minute_apart(store: TestStore, tmp_path: Path) -> None:
    """What comes up in between is one message then."""
    mailing, receiver = NotificationHouse(store, Clock()), Receiver()
    for person in ("ana", "ben"):
        await mailing.notifications.add(webhook(receiver), person)
    await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
    await mailing.pass_time(GRACE)
    assert len(receiver.requests) == 1
    for _ in range(3):
        await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
    await mailing.pass_time(GRACE)
    assert len(receiver.requests) == 1

    await mailing.pass_time(SECONDS_BETWEEN_MESSAGES)

    assert [len(json.loads(body)["tables"]) for _, _, body in receiver.requests] == [1, 3]
    await mailing.close()
    receiver.close()


async def test_a_channel_that_nothing_reaches_for_days_is_given_up(
    mailing: NotificationHouse, store: TestStore
) -> None:
    """Unless it may be our own network that is away: then nothing arrives anywhere."""
    await fill(store, mailing.clock, {"broken.test": 1}, each=0)
    async with store.reader.connect() as connection:
        channel = (await connection.execute(select(notification_channels.c.id))).scalar_one()

    async def lose_one() -> None:
        await mailing.notifications.test(channel, channel)
        for pause in (0.0, *AGAIN):
            mailing.clock.now += pause + max(RESTS)
            await mailing.notification_jobs.delivery.deliver()

    async def status() -> str:
        found = await each(store, NotificationStore()).channel(channel)
        assert found is not None
        return str(found.status)

    for _ in range(FAILED_IN_A_ROW):
        await lose_one()
        mailing.clock.now += DAYS_BEFORE_DEAD * DAY / (FAILED_IN_A_ROW - 1)
    assert await status() == "on"

    await fill(store, mailing.clock, {"well.test": 1})
    await lose_one()
    assert await status() == "dead"


async def test_no_match_is_rebuilt_for_a_notification(store: TestStore) -> None:
    """Not when all tables of a round are found, and not when their notifications go out."""
    first, receiver, clock = NotificationHouse(store, Clock()), Receiver(), Clock()
    for person in ("ana", "ben"):
        await first.notifications.add(webhook(receiver), person)
    first.tables.changes._subscribers.clear()
    for _ in range(4):
        await seated(first.tables, "ana", "ben", game="tiki", seed="7")
    second = NotificationHouse(store, clock)

    await second.notification_jobs.turns.sweep()
    await second.pass_time(GRACE)

    (_, _, body) = receiver.requests[0]
    assert len(json.loads(body)["tables"]) == 4
    assert second.tables.registry.size() == 0
    assert await each(store, NotificationStore()).unseen(10) == ([], None)
    await first.close()
    await second.close()
    receiver.close()


async def test_a_table_that_cannot_be_looked_at_keeps_nobody_from_the_others(
    store: TestStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    mailing, receiver = NotificationHouse(store, Clock()), Receiver()
    for person in ("ana", "ben"):
        await mailing.notifications.add(webhook(receiver), person)
    mailing.tables.changes._subscribers.clear()
    bad = await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
    await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
    stored = mailing.tables.registry.stored

    async def stumble(table: str) -> Any:
        if table == bad:
            raise ZeroDivisionError
        return await stored(table)

    monkeypatch.setattr(mailing.tables.registry, "stored", stumble)
    await mailing.notification_jobs.turns.sweep()
    await mailing.pass_time(GRACE)

    assert len(receiver.requests) == 1
    await mailing.close()
    receiver.close()


async def test_names_that_are_never_answered_hold_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They take the places for lookups; what was looked up before is known, and the threads that
    the house shares are free."""
    receiver, outside, end = Receiver(), Outside(private=True), threading.Event()

    def lookup(host: str, port: int, **_more: Any) -> Any:
        if host.startswith("hang"):
            end.wait(PATIENCE)
            raise socket.gaierror
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    url = f"http://hook.test:{receiver.port}/x"
    assert await outside.post(url, b"{}", {}) == 201
    hanging = [
        asyncio.create_task(outside.post(f"http://hang{number}.test/", b"", {}))
        for number in range(LOOKUPS_AT_ONCE + 4)
    ]
    await asyncio.sleep(0.05)

    assert await outside.post(url, b"{}", {}) == 201
    assert await asyncio.to_thread(lambda: 7) == 7

    end.set()
    failures = await asyncio.gather(*hanging, return_exceptions=True)
    assert {str(failure) for failure in failures} == {"name"}
    await outside.close()
    receiver.close()


async def test_an_answer_without_end_is_not_read() -> None:
    async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
        try:
            while True:
                writer.write(b"1000\r\n" + b"x" * 4096 + b"\r\n")
                await writer.drain()
        except ConnectionError:
            writer.close()

    server = await asyncio.start_server(babble, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    outside = Outside(private=True)

    assert await outside.post(f"http://127.0.0.1:{port}/", b"", {}) == 200

    await outside.close()
    server.close()
