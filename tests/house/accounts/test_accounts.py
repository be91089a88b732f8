"""Accounts: guests keep their identity, devices come and go, and strangers do not get in."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.house.people import Json, Person, RunningHouse, plain_client

PASSWORD = "six brown llamas"
COUNT = iter(range(1000))


@pytest.fixture
async def device(house: RunningHouse) -> AsyncIterator[Person]:
    """One more device of a person."""
    async with Person(house) as person:
        yield person


async def sign_up(person: Person, name: str = "", password: str = PASSWORD) -> Json:
    wish = {"name": name or f"Traveller {next(COUNT)}a", "password": password}
    me: Json = await person.post("/api/account", wish, status=201)
    return me


async def sign_in(person: Person, name: str, status: int = 200, **more: Any) -> Json:
    wish = {"name": name, "password": PASSWORD, **more}
    me: Json = await person.post("/api/session", wish, status)
    return me


async def test_a_guest_plays_at_once_and_keeps_everything_on_signing_up(ana: Person) -> None:
    card = await ana.open("me", "hotseat")
    assert await ana.get("/api/me") == {
        "is_account": False,
        "name": "",
        "public_id": "",
        "tables": 1,
    }

    me = await sign_up(ana, "Ana of Cuzco")

    assert (me["is_account"], me["name"]) == (True, "Ana of Cuzco")
    assert [one["id"] for one in await ana.get("/api/tables")] == [card["id"]]
    async with ana.screen(card["id"]) as screen:
        await screen.hello(0, 1)
        await screen.play_on()


async def test_an_account_is_the_same_person_on_every_device(ana: Person, device: Person) -> None:
    card = await ana.open("me", "hotseat")
    me = await sign_up(ana)

    assert (await sign_in(device, me["name"]))["public_id"] == me["public_id"]

    assert [one["id"] for one in await device.get("/api/tables")] == [card["id"]]
    assert (await device.get(f"/api/tables/{card['id']}"))["is_owner"]


async def test_the_cookie_from_before_the_account_opens_nothing(
    ana: Person, house: RunningHouse
) -> None:
    """Otherwise a copy of it could not be signed out."""
    before = ana.http.cookies["tambo_guest"]
    card = await ana.open("me", "hotseat")
    await sign_up(ana)

    async with plain_client(house.url, cookies={"tambo_guest": before}) as http:
        answer = await http.get(f"/api/tables/{card['id']}")

    assert not answer.json()["is_owner"]


async def test_signing_out_gives_the_device_its_guest_back(ana: Person, device: Person) -> None:
    mine = await ana.open("me", "hotseat")
    me = await sign_up(ana)
    guests = await device.open("me", "hotseat")

    await sign_in(device, me["name"])
    assert [one["id"] for one in await device.get("/api/tables")] == [mine["id"]]
    await device.post("/api/session/end")

    assert [one["id"] for one in await device.get("/api/tables")] == [guests["id"]]
    assert not (await device.get("/api/me"))["is_account"]


async def test_a_devices_games_are_brought_along_if_wanted(ana: Person, device: Person) -> None:
    me = await sign_up(ana)
    brought = await device.open("me", "hotseat")
    async with device.screen(brought["id"]) as screen:
        await screen.hello(0, 1)

        await sign_in(device, me["name"], bring=True)

        assert [one["id"] for one in await ana.get("/api/tables")] == [brought["id"]]
        async with ana.screen(brought["id"]) as own:
            await own.hello(0, 1)
            await own.play_on(3)
        refused = await screen.play(0, 0, decision=99)
        assert refused["code"] == "seat.foreign"
    await device.post("/api/session/end")
    assert await device.get("/api/tables") == []


async def test_seats_across_one_table_are_not_brought_while_the_match_is_on(
    ana: Person, device: Person
) -> None:
    """Two people who share a device must not end up with each other's hands."""
    card = await ana.open("me", "open", game="harvest")
    await device.join(card["seat_links"]["1"])
    me = await sign_up(ana)

    await sign_in(device, me["name"], bring=True)
    seats = (await device.get(f"/api/tables/{card['id']}"))["seats"]
    assert [seat["is_mine"] for seat in seats] == [True, False]
    await device.post("/api/session/end")

    seats = (await device.get(f"/api/tables/{card['id']}"))["seats"]
    assert [seat["is_mine"] for seat in seats] == [False, True]


async def test_a_wrong_password_and_an_unknown_name_are_told_alike(
    ana: Person, ben: Person
) -> None:
    me = await sign_up(ana)

    wrong = await sign_in(ben, me["name"], 403, password="seven brown llamas")
    unknown = await sign_in(ben, "Nobody At All", 403)

    assert wrong == unknown
    assert wrong["code"] == "session.wrong"
    assert not (await ben.get("/api/me"))["is_account"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name.signs"),
        ("x", "name.signs"),
        ("··", "name.signs"),
        ("x" * 25, "name.signs"),
        ("<b>Eva</b>", "name.signs"),
        ("Robot", "name.reserved"),
        ("Röbot 2", "name.reserved"),
        ("R0b0t", "name.reserved"),
        ("Tambo Admin", "name.reserved"),
        ("Invité 2", "name.reserved"),
        ("crash-once", "name.reserved"),
    ],
)
async def test_names_nobody_may_have(ana: Person, name: str, code: str) -> None:
    wish = {"name": name, "password": PASSWORD}
    assert (await ana.post("/api/account", wish, status=422))["code"] == code


async def test_names_that_look_alike_are_one_name(ana: Person, ben: Person) -> None:
    await sign_up(ana, "Coca Olmo")
    for name in ("coca olmo", "COCA-OLMO", "Сoса Оlmo", "C0ca 0lm0", "Çóca Ólmo", "\uff23oca Olmo"):
        wish = {"name": name, "password": PASSWORD}
        assert (await ben.post("/api/account", wish, status=409))["code"] == "name.taken"
    assert (await sign_in(ben, "coca olmo"))["name"] == "Coca Olmo"


async def test_a_password_is_long_enough_and_kept_hashed(ana: Person, house: RunningHouse) -> None:
    wish = {"name": "Short One", "password": "short"}
    assert (await ana.post("/api/account", wish, status=422))["code"] == "password.short"

    await sign_up(ana, password="a canary for the database")

    kept = house.database.read_bytes() + house.database.with_name("house.sqlite-wal").read_bytes()
    assert b"$argon2id$" in kept
    assert b"canary for the database" not in kept
    assert "canary for the database" not in house.log.read_text()


async def test_devices_are_listed_and_signed_out(ana: Person, device: Person, ben: Person) -> None:
    me = await sign_up(ana)
    await sign_in(device, me["name"])
    await sign_in(ben, me["name"])
    devices = (await ana.get("/api/account"))["devices"]
    assert [one["is_this"] for one in devices].count(True) == 1
    assert len(devices) == 3

    mine = next(one["id"] for one in (await ben.get("/api/account"))["devices"] if one["is_this"])
    left = await ana.post("/api/account/sessions/end", {"id": mine})
    assert len(left["devices"]) == 2
    assert not (await ben.get("/api/me"))["is_account"]
    assert (await device.get("/api/me"))["is_account"]

    left = await ana.post("/api/account/sessions/end", {})
    assert [one["is_this"] for one in left["devices"]] == [True]
    assert not (await device.get("/api/me"))["is_account"]
    assert (await ana.get("/api/me"))["is_account"]


async def test_nobody_signs_another_persons_device_out(ana: Person, ben: Person) -> None:
    await sign_up(ana)
    await sign_up(ben)
    (own,) = (await ana.get("/api/account"))["devices"]

    await ben.post("/api/account/sessions/end", {"id": own["id"]})

    assert (await ana.get("/api/me"))["is_account"]


async def test_an_open_socket_ends_with_its_session(ana: Person, device: Person) -> None:
    card = await ana.open("me", "hotseat")
    me = await sign_up(ana)
    await sign_in(device, me["name"])
    async with device.screen(card["id"]) as screen:
        await screen.hello(0, 1)

        await ana.post("/api/account/sessions/end", {})

        await screen.send({"type": "ping"})
        await screen.socket.wait_closed()
        assert screen.socket.close_code == 4401


async def test_a_new_password_signs_the_other_devices_out(ana: Person, device: Person) -> None:
    me = await sign_up(ana)
    await sign_in(device, me["name"])
    wish = {"old": "wrong one here", "new": "nine white alpacas"}
    assert (await ana.post("/api/account/password", wish, 403))["code"] == "password.wrong"

    await ana.post("/api/account/password", {**wish, "old": PASSWORD})

    assert not (await device.get("/api/me"))["is_account"]
    assert (await ana.get("/api/me"))["is_account"]
    await sign_in(device, me["name"], 403)
    await sign_in(device, me["name"], password="nine white alpacas")


async def test_an_account_has_its_name_at_the_table(ana: Person, ben: Person) -> None:
    me = await sign_up(ana)
    wish = {"kind": "me", "name": "Another Name"}
    body = {"game": "tiki", "seats": [wish, {"kind": "open"}]}
    card = await ana.post("/api/tables", body, status=201)
    await ben.join(card["seat_links"]["1"], name="Ben")

    first, second = (await ben.get(f"/api/tables/{card['id']}"))["seats"]

    assert (first["name"], first["public_id"]) == (me["name"], me["public_id"])
    assert (second["name"], second["public_id"]) == ("Ben", None)

    await ana.post("/api/account/name", {"name": "Ana Renamed"})
    first, _ = (await ben.get(f"/api/tables/{card['id']}"))["seats"]
    assert (first["name"], first["public_id"]) == ("Ana Renamed", me["public_id"])


async def test_an_account_has_no_address_that_nothing_is_sent_to(ana: Person) -> None:
    """A person who wants e-mail adds a channel of notifications."""
    await sign_up(ana)

    await ana.post("/api/account/email", {"email": "ana@example.org"}, 404)

    assert "email" not in await ana.get("/api/account")


async def test_the_id_in_the_cookie_is_told_to_nobody(
    ana: Person, ben: Person, house: RunningHouse
) -> None:
    card = await ana.open("me", "open")
    await ben.join(card["seat_links"]["1"])
    me = await sign_up(ana)
    person = ana.http.cookies["tambo_guest"].partition("-")[0]
    assert len(person) == 32
    for path in (
        "/api/me",
        "/api/account",
        "/api/account/export",
        f"/api/people/{me['public_id']}",
        f"/api/tables/{card['id']}",
        f"/api/tables/{card['id']}/replay",
    ):
        for someone in (ana, ben):
            assert person not in (await someone.http.get(path)).text
    async with ben.screen(card["id"]) as screen:
        await screen.hello(1)
        assert person not in str(screen.heard)
    assert person not in house.log.read_text()
