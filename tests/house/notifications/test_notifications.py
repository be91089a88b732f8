"""Notifications: one a turn, to players who are not there, over real servers, through crashes and
failures."""

import base64
import hmac
import json
from collections.abc import AsyncIterator, Iterator
from email.message import Message
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from tambo.house.notifications import words
from tambo.house.notifications.schedule import AGAIN, again, due
from tambo.house.notifications.store import NotificationStore
from tambo.house.notifications.wire import ChannelRequest
from tambo.house.platform.errors import HouseError
from tambo.texts import LANGUAGES, has
from tests.house.clock import Clock
from tests.house.matches import played, seated
from tests.house.notifications.notification_house import BASE, GRACE, NotificationHouse
from tests.house.people import Person, RunningHouse
from tests.house.receivers import Postbox, Receiver
from tests.house.servers import free_port
from tests.house.units import TestStore, each


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.close()


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    opened = Postbox(free_port())
    yield opened
    opened.close()


@pytest.fixture
async def mailing(store: TestStore, postbox: Postbox) -> AsyncIterator[NotificationHouse]:
    opened = NotificationHouse(store, Clock(), smtp_url=postbox.url, mail_from="tambo@house.test")
    yield opened
    await opened.close()


@pytest.fixture
async def any_house(any_store: TestStore) -> AsyncIterator[NotificationHouse]:
    opened = NotificationHouse(any_store, Clock())
    yield opened
    await opened.close()


def webhook(receiver: Receiver, **more: Any) -> ChannelRequest:
    return ChannelRequest("webhook", f"{receiver.url}/hook", **more)


async def tiki_of_two(mailing: NotificationHouse) -> tuple[str, str]:
    """A table of Ana and Ben, and who of them has to move."""
    table = await seated(mailing.tables, "ana", "ben", game="tiki", seed="7")
    seat = (await mailing.tables.registry.live(table)).match.to_act[0]
    return table, ("ana", "ben")[seat]


def words_of(letter: Message) -> str:
    text = letter.get_payload(decode=True)
    assert isinstance(text, bytes)
    return text.decode()


async def end_turn(mailing: NotificationHouse, table: str, seat: int) -> None:
    while seat in (await mailing.tables.registry.live(table)).match.to_act:
        await played(mailing.tables, table, 1)


# One a turn


async def test_a_player_who_is_not_there_is_told_once_a_turn(
    any_house: NotificationHouse, receiver: Receiver
) -> None:
    for person in ("ana", "ben"):
        await any_house.notifications.add(webhook(receiver), person)
    table, first = await tiki_of_two(any_house)
    await any_house.pass_time(GRACE - 1)
    assert receiver.requests == []

    await any_house.pass_time(1)

    (_path, _headers, body) = receiver.requests[0]
    told = json.loads(body)
    assert told["url"] == f"{BASE}/t/{table}"
    assert told["tables"][0]["game"] == "Tiki"
    assert told["tables"][0]["names"] == [{"ana": "Ben", "ben": "Ana"}[first]]
    for _ in range(3):
        any_house.tables.changes.publish(table)
        await any_house.notification_jobs.turns.sweep()
        await any_house.pass_time(3600)
    assert len(receiver.requests) == 1
    assert await any_house.states(first) == ["sent"]
    other = {"ana": "ben", "ben": "ana"}[first]
    assert await any_house.states(other) == []
    await end_turn(any_house, table, ("ana", "ben").index(first))
    await any_house.pass_time(GRACE)
    assert await any_house.states(other) == ["sent"]
    assert len(receiver.requests) == 2


async def test_a_player_who_is_there_or_has_moved_is_not_told(
    mailing: NotificationHouse, receiver: Receiver
) -> None:
    for person in ("ana", "ben"):
        await mailing.notifications.add(webhook(receiver), person)
    table, first = await tiki_of_two(mailing)
    seat = ("ana", "ben").index(first)
    await mailing.notification_jobs.turns.drained()
    mailing.tables.presence.come(table, [seat])
    await mailing.pass_time(GRACE)
    assert [card.reason for card in await mailing.told(first)] == ["present"]

    await end_turn(mailing, table, seat)
    other = 1 - seat
    await mailing.notification_jobs.turns.drained()
    await end_turn(mailing, table, other)
    await mailing.pass_time(GRACE)

    assert [card.reason for card in await mailing.told(("ana", "ben")[other])] == ["acted"]
    assert receiver.requests == []


async def test_what_was_left_by_a_crash_is_found(
    any_house: NotificationHouse, any_store: TestStore, receiver: Receiver
) -> None:
    await any_house.notifications.add(webhook(receiver), "ana")
    await any_house.notifications.add(webhook(receiver), "ben")
    other = NotificationHouse(any_store, any_house.clock)
    any_house.tables.changes._subscribers.clear()
    table, first = await tiki_of_two(any_house)
    assert await any_house.states(first) == []

    await other.notification_jobs.turns.sweep()
    await any_house.notification_jobs.turns.sweep()
    await other.pass_time(GRACE)

    assert await other.states(first) == ["sent"]
    assert len(receiver.requests) == 1
    assert table in receiver.requests[0][2].decode()
    await other.close()


async def test_a_claim_that_runs_out_is_delivered_with_the_same_id(
    any_house: NotificationHouse, any_store: TestStore, receiver: Receiver
) -> None:
    """A node dies after it has taken a notification: another sends it, a while later."""
    await any_house.notifications.add(webhook(receiver), "ana")
    await any_house.notifications.add(webhook(receiver), "ben")
    await tiki_of_two(any_house)
    await any_house.notification_jobs.turns.drained()
    any_house.clock.now += GRACE
    books = each(any_store, NotificationStore())
    (row,) = await books.due(any_house.clock.now, 10)
    now = any_house.clock.now
    assert await books.claim([row.id], now, now + 120) == {row.id}
    assert await books.claim([row.id], now, now + 120) == set()

    await any_house.pass_time(0)
    assert receiver.requests == []
    await any_house.pass_time(120)

    assert [headers["x-tambo-delivery"] for _, headers, _ in receiver.requests] == [row.id]


# Frequencies and failures


def test_when_things_are_told() -> None:
    noon = 1_800_000_000.0 // 86400 * 86400 + 12 * 3600
    assert due("each", noon, GRACE) == noon + GRACE
    assert due("hourly", noon + 1, GRACE) == noon + 3600
    assert due("daily", noon, GRACE) == noon + 19 * 3600
    assert due("daily", noon - 6 * 3600, GRACE) == noon - 5 * 3600
    assert [again(attempts, noon) for attempts in (1, 5, 6)] == [noon + 60, noon + AGAIN[-1], None]


async def test_a_digest_is_one_message(mailing: NotificationHouse, receiver: Receiver) -> None:
    for person in ("ana", "ben"):
        await mailing.notifications.add(
            webhook(receiver, frequency="hourly", language="fr"), person
        )
    tables = [await tiki_of_two(mailing) for _ in range(3)]
    first = tables[0][1]
    assert {who for _, who in tables} == {first}

    await mailing.pass_time(3600)

    (request,) = receiver.requests
    told = json.loads(request[2])
    assert sorted(item["url"][-12:] for item in told["tables"]) == sorted(t for t, _ in tables)
    assert "3" in told["title"]
    assert await mailing.states(first) == ["sent"] * 3


async def test_never_is_never(mailing: NotificationHouse, receiver: Receiver) -> None:
    for person in ("ana", "ben"):
        page = await mailing.notifications.add(webhook(receiver), person)
        await mailing.notifications.set_frequency(page.channels[0].id, "never", person)
    await tiki_of_two(mailing)

    await mailing.pass_time(86400)

    assert receiver.requests == []


async def test_failures_are_tried_again_and_told(
    mailing: NotificationHouse, receiver: Receiver
) -> None:
    for person in ("ana", "ben"):
        await mailing.notifications.add(webhook(receiver), person)
    _, first = await tiki_of_two(mailing)
    receiver.answers = [503, 503]

    await mailing.pass_time(GRACE)
    (card,) = await mailing.told(first)
    assert (card.status, card.reason, card.detail, card.attempts) == ("queued", "answer", "503", 1)
    assert card.due == mailing.clock.now + AGAIN[0]
    await mailing.pass_time(AGAIN[0])
    await mailing.pass_time(AGAIN[1])

    (card,) = await mailing.told(first)
    assert (card.status, card.attempts) == ("sent", 3)
    assert len({headers["x-tambo-delivery"] for _, headers, _ in receiver.requests}) == 1


async def test_at_last_it_has_failed(mailing: NotificationHouse, receiver: Receiver) -> None:
    for person in ("ana", "ben"):
        await mailing.notifications.add(webhook(receiver), person)
    _, first = await tiki_of_two(mailing)
    receiver.answers = [500] * 20

    await mailing.pass_time(GRACE)
    for pause in AGAIN:
        await mailing.pass_time(pause)

    (card,) = await mailing.told(first)
    assert (card.status, card.attempts) == ("failed", 6)


@pytest.mark.parametrize(("answer", "reason"), [(410, "gone"), (302, "answer"), (400, "answer")])
async def test_what_is_useless_is_not_tried_again(
    mailing: NotificationHouse, receiver: Receiver, answer: int, reason: str
) -> None:
    """A redirect is not followed: it might lead where the address itself may not."""
    page = await mailing.notifications.add(webhook(receiver), "ana")
    receiver.answers = [answer]
    await mailing.notifications.test(page.channels[0].id, "ana")

    await mailing.pass_time(0)

    page = await mailing.notifications.page("ana")
    assert (page.notifications[0].status, page.notifications[0].reason) == ("failed", reason)
    assert (page.channels[0].status == "dead") == (answer == 410)
    assert len(receiver.requests) == 1


# The three ways


async def test_a_webhook_is_signed(mailing: NotificationHouse, receiver: Receiver) -> None:
    page = await mailing.notifications.add(webhook(receiver), "ana")
    secret = page.channels[0].secret
    assert secret is not None
    await mailing.notifications.test(page.channels[0].id, "ana")
    await mailing.notifications.test(page.channels[0].id, "ana")

    await mailing.pass_time(0)

    ((path, headers, body),) = receiver.requests
    signed = headers["x-tambo-time"].encode() + b"." + body
    assert path == "/hook"
    assert headers["x-tambo-signature"] == (
        "sha256=" + hmac.digest(secret.encode(), signed, "sha256").hex()
    )
    assert headers["host"] == f"127.0.0.1:{receiver.port}"


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


async def test_a_push_can_be_read_by_the_browser_alone(
    mailing: NotificationHouse, receiver: Receiver
) -> None:
    """Decrypted as a browser does, with the signature checked as a push service does."""
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    wish = ChannelRequest(
        "push",
        f"{receiver.url}/push/abc",
        p256dh=unpadded(point),
        auth=unpadded(b"0123456789abcdef"),
        language="fr",
    )
    for person in ("ana", "ben"):
        await mailing.notifications.add(wish, person)
    table, _ = await tiki_of_two(mailing)

    await mailing.pass_time(GRACE)

    ((path, headers, body),) = receiver.requests
    told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=b"0123456789abcdef"))
    assert path == "/push/abc"
    assert told["path"] == f"/t/{table}"
    assert told["title"] == "À vous de jouer\u00a0: Tiki"
    assert table not in body.decode("latin-1")
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"] == "86400"
    assert Vapid02.verify(headers["authorization"])
    public = (await mailing.notifications.page("ana")).push_key
    assert public in headers["authorization"]


async def test_an_e_mail_goes_only_to_a_confirmed_address(
    mailing: NotificationHouse, postbox: Postbox
) -> None:
    for person in ("ana", "ben"):
        wish = ChannelRequest("email", f"{person}@mail.test", language="en")
        await mailing.notifications.add(wish, person)
        await mailing.notifications.add(wish, person)
    table, first = await tiki_of_two(mailing)
    await mailing.pass_time(GRACE)
    assert len(postbox.letters) == 2
    assert [card.kind for card in await mailing.told(first)] == ["confirm"]

    for _, _, letter in postbox.letters:
        link = next(line for line in words_of(letter).splitlines() if "confirm=" in line)
        assert link.startswith(f"{BASE}/notifications?confirm=")
        await mailing.notifications.confirm(link.partition("confirm=")[2])
    mailing.tables.changes.publish(table)
    await mailing.pass_time(GRACE)

    sender, addresses, letter = postbox.letters[-1]
    assert len(postbox.letters) == 3
    assert (sender, addresses) == ("tambo@house.test", [f"{first}@mail.test"])
    assert letter["subject"] == "Your turn at Tiki"
    assert f"{BASE}/t/{table}" in words_of(letter)
    assert letter["auto-submitted"] == "auto-generated"
    with pytest.raises(HouseError) as wrong:
        await mailing.notifications.confirm(
            f"{(await mailing.notifications.page('ana')).channels[0].id}.{'0' * 32}"
        )
    assert wrong.value.code == "notification.token"


async def test_a_mail_server_that_refuses_or_is_away_is_told(
    mailing: NotificationHouse, postbox: Postbox
) -> None:
    await mailing.notifications.add(ChannelRequest("email", "ana@refused.test"), "ana")
    await mailing.pass_time(0)
    (card,) = await mailing.told("ana")
    assert (card.status, card.reason, card.detail) == ("failed", "mail", "550")

    postbox.close()
    await mailing.notifications.add(ChannelRequest("email", "ben@mail.test"), "ben")
    await mailing.pass_time(0)

    (card,) = await mailing.told("ben")
    assert (card.status, card.reason) == ("queued", "connection")


# What people may set


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (ChannelRequest("email", "no address"), "notification.address"),
        (ChannelRequest("email", "a@b.test\nBcc: c@d.test"), "notification.address"),
        (ChannelRequest("webhook", "ftp://a.test/"), "notification.url"),
        (ChannelRequest("webhook", "http://user:word@a.test/"), "notification.url"),
        (ChannelRequest("push", "https://push.test/x", p256dh="?", auth="?"), "malformed"),
    ],
)
async def test_what_cannot_be_a_channel(
    mailing: NotificationHouse, wish: ChannelRequest, code: str
) -> None:
    with pytest.raises(HouseError) as raised:
        await mailing.notifications.add(wish, "ana")
    assert raised.value.code == code


async def test_a_channel_is_ones_own_and_there_are_not_too_many(
    mailing: NotificationHouse, receiver: Receiver
) -> None:
    page = await mailing.notifications.add(webhook(receiver), "ana")
    channel = page.channels[0].id
    for attempt in (
        mailing.notifications.set_frequency(channel, "never", "ben"),
        mailing.notifications.remove(channel, "ben"),
        mailing.notifications.test(channel, "ben"),
    ):
        with pytest.raises(HouseError) as raised:
            await attempt
        assert raised.value.code == "notification.channel"
    for number in range(9):
        await mailing.notifications.add(
            ChannelRequest("webhook", f"{receiver.url}/{number}"), "ana"
        )
    with pytest.raises(HouseError) as many:
        await mailing.notifications.add(ChannelRequest("webhook", f"{receiver.url}/more"), "ana")
    assert many.value.code == "notification.many"
    assert len((await mailing.notifications.add(webhook(receiver), "ana")).channels) == 10
    assert len((await mailing.notifications.remove(channel, "ana")).channels) == 9


REASONS = [
    *("acted", "present", "off", "name", "private", "timeout", "connection"),
    *("gone", "answer", "mail", "key", "internal"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: Any) -> None:
    assert [
        reason for reason in REASONS if not has(f"notifications-reason-{reason}", language)
    ] == []


async def test_settings_over_http(house: RunningHouse, ana: Person, ben: Person) -> None:
    """This house sends no mail and reaches no private address."""
    page = await ana.get("/api/notifications")
    assert page["channels"] == []
    assert not page["has_mail"]
    assert len(page["push_key"]) == 87
    for address in ("http://a.test/", "https://127.0.0.1/", "https://[::1]/", "https://10.1.2.3/x"):
        wish = {"kind": "webhook", "address": address}
        await ana.post("/api/notifications/channels", wish, status=422)
    await ana.post(
        "/api/notifications/channels", {"kind": "email", "address": "a@b.test"}, status=422
    )
    wish = {"kind": "webhook", "address": "https://hook.example/x", "frequency": "daily"}
    page = await ana.post("/api/notifications/channels", wish)
    (card,) = page["channels"]
    assert (card["frequency"], card["status"]) == ("daily", "on")
    await ben.post(f"/api/notifications/channels/{card['id']}/remove", {}, status=404)
    assert (await ben.get("/api/notifications"))["channels"] == []
    page = await ana.post(
        f"/api/notifications/channels/{card['id']}/frequency", {"frequency": "never"}
    )
    assert page["channels"][0]["frequency"] == "never"
    assert (await ana.post(f"/api/notifications/channels/{card['id']}/remove", {}))[
        "channels"
    ] == []
    await ana.post("/api/notifications/confirm", {"token": "x.y"}, status=403)


def test_a_message_holds_nothing_but_names_and_links() -> None:
    """What goes out is made of these fields alone."""
    assert words.Item.__struct_fields__ == ("table", "game", "names")
    assert words.Message.__struct_fields__ == (
        *("id", "kind", "title", "body", "path", "items", "language"),
    )
