"""A forgotten password: the admin makes a link, its owner chooses a new one, once."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tambo.house.accounts.store import AccountRow, AccountStore
from tambo.house.platform.identity import PASSWORD_RESET_SECONDS, Credentials, account_in
from tests.house.accounts.test_accounts import PASSWORD, sign_in, sign_up
from tests.house.conftest import KEY
from tests.house.people import Json, Person, RunningHouse
from tests.house.units import TestStore, each

NEW = "nine white alpacas"
WRONG = "password-reset.wrong"


@pytest.fixture
async def device(house: RunningHouse) -> AsyncIterator[Person]:
    async with Person(house) as person:
        yield person


async def make(house: RunningHouse, person: Person, name: str, status: int = 200) -> Json:
    answer = await person.http.post(
        "/api/admin/password-resets",
        json={"name": name},
        headers={"x-tambo-admin": house.admin_token()},
    )
    assert answer.status_code == status, answer.text
    made: Json = answer.json()
    return made


async def take(person: Person, token: str, status: int = 200, password: str = NEW) -> Json:
    wish = {"token": token, "password": password}
    me: Json = await person.post("/api/session/password-reset", wish, status)
    return me


async def test_a_forgotten_password_is_replaced_once(
    house: RunningHouse, ana: Person, ben: Person, device: Person
) -> None:
    card = await ana.open("me", "hotseat")
    me = await sign_up(ana)
    made = await make(house, ben, me["name"].upper())
    assert made["name"] == me["name"]

    came = await take(device, made["token"])

    assert came == me
    assert [one["id"] for one in await device.get("/api/tables")] == [card["id"]]
    assert not (await ana.get("/api/me"))["is_account"], "other devices are signed out"
    await sign_in(ana, me["name"], 403)
    await sign_in(ana, me["name"], password=NEW)
    assert (await take(ben, made["token"], 403))["code"] == WRONG
    assert not (await ben.get("/api/me"))["is_account"]


async def test_until_then_the_old_password_is_good(
    house: RunningHouse, ana: Person, device: Person
) -> None:
    me = await sign_up(ana)
    made = await make(house, ana, me["name"])
    await sign_in(device, me["name"])
    await ana.post("/api/account/password", {"old": PASSWORD, "new": "two small condors"})
    assert (await take(device, made["token"], 403))["code"] == WRONG, "changed meanwhile"


async def test_a_password_that_is_too_short_does_not_use_it_up(
    house: RunningHouse, ana: Person, device: Person
) -> None:
    me = await sign_up(ana)
    made = await make(house, ana, me["name"])
    assert (await take(device, made["token"], 422, "short"))["code"] == "password.short"
    await take(device, made["token"])


async def test_two_who_come_at_once_are_one(
    house: RunningHouse, ana: Person, ben: Person, device: Person
) -> None:
    me = await sign_up(ana)
    token = (await make(house, ana, me["name"]))["token"]
    wish = {"token": token, "password": NEW}

    answers = await asyncio.gather(
        *(one.http.post("/api/session/password-reset", json=wish) for one in (ben, device))
    )

    assert sorted(answer.status_code for answer in answers) == [200, 403]


@pytest.mark.parametrize("change", ["", "x", "1-", "9" * 30 + "-x-y", "é-x-y", "-" * 300])
async def test_reset_links_that_are_invalid(ana: Person, change: str) -> None:
    assert (await take(ana, change, 403))["code"] == WRONG


async def test_a_reset_link_is_for_one_account_only(
    house: RunningHouse, ana: Person, ben: Person, device: Person
) -> None:
    me, other = await sign_up(ana), await sign_up(ben)
    token: str = (await make(house, ana, me["name"]))["token"]
    assert account_in(token) == me["public_id"]
    bent = token.replace(me["public_id"], other["public_id"])
    assert (await take(device, bent, 403))["code"] == WRONG
    account, made, seal = token.split(".")
    later = ".".join([account, f"{made[:-1]}{'B' if made[-1] != 'B' else 'C'}", seal])
    assert (await take(device, later, 403))["code"] == WRONG


async def test_the_admin_is_told_when_there_is_no_such_account(
    house: RunningHouse, ana: Person
) -> None:
    assert (await make(house, ana, "Nobody Here", 404))["code"] == "admin.no-account"


async def test_it_stands_among_admin_actions_without_the_sign_of_reports(
    house: RunningHouse, ana: Person
) -> None:
    me = await sign_up(ana)
    made = await make(house, ana, me["name"])
    headers = {"x-tambo-admin": house.admin_token()}
    acts = (await ana.http.get("/api/admin/actions", headers=headers)).json()
    [mine] = [act for act in acts if act["name"] == me["name"]]
    assert (mine["kind"], mine["who"]) == ("way-back", "")
    assert made["token"] not in house.log.read_text()


def test_it_is_good_for_a_day_and_for_the_password_it_was_made_from() -> None:
    ours, now = Credentials(KEY), 1000.5
    token = ours.password_reset("a1", "hash", now)
    assert ours.allows_reset(token, "a1", "hash", now + PASSWORD_RESET_SECONDS - 1)
    assert not ours.allows_reset(token, "a1", "hash", now + PASSWORD_RESET_SECONDS)
    assert ours.allows_reset(token, "a1", "hash", now - 2), "a clock may be a little behind"
    assert not ours.allows_reset(token, "a1", None, now)
    assert not ours.allows_reset(token, "a2", "hash", now)
    assert not Credentials(b"another key").allows_reset(token, "a1", "hash", now)
    assert not ours.opens_admin(token, now)
    assert not ours.allows_reset(ours.admin_token(now), "a1", "hash", now)


@pytest.mark.parametrize("before", [None, "old"])
async def test_a_password_is_replaced_only_while_it_is_what_it_was(
    any_store: TestStore, before: str | None
) -> None:
    people = each(any_store, AccountStore())
    row = AccountRow("ana", "a1", "Ana", "ana", before, 0.0)
    await people.open_account(row)

    assert await people.replace_password(row, "new")
    assert not await people.replace_password(row, "newer")

    kept = await people.account("ana")
    assert kept is not None
    assert kept.password_hash == "new"
