"""Tokens: a person's programs may do what that person has allowed and no more."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tambo.house.platform.identity import hash_of
from tests.house.accounts.test_accounts import sign_up
from tests.house.people import Json, Person, RunningHouse, Screen, plain_client


async def token(person: Person, *scopes: str) -> Json:
    made: Json = await person.post("/api/account/tokens", {"name": "x", "scopes": scopes}, 201)
    return made


def program(house: RunningHouse, secret: str) -> httpx.AsyncClient:
    bearer = {"Authorization": f"Bearer {secret}"}
    return plain_client(house.url, headers=bearer)


async def test_a_program_is_its_person(ana: Person, house: RunningHouse) -> None:
    card = await ana.open("me", "hotseat")
    me = await sign_up(ana)
    made = await token(ana, "read", "play")
    async with program(house, made["secret"]) as http:
        assert (await http.get("/api/me")).json()["name"] == me["name"]
        assert [one["id"] for one in (await http.get("/api/tables")).json()] == [card["id"]]
        answer = await http.post(f"/api/tables/{card['id']}/again")
        assert answer.json()["code"] == "table.not-over"
        assert "set-cookie" not in answer.headers
        bearer = {"Authorization": f"Bearer {made['secret']}"}
        async with Screen(house, card["id"], bearer) as screen:
            await screen.hello(0, 1)
            await screen.play_on()
    assert (await ana.get("/api/account"))["tokens"][0]["used"]


async def test_a_token_that_may_read_does_not_play(ana: Person, house: RunningHouse) -> None:
    card = await ana.open("me", "hotseat")
    await sign_up(ana)
    made = await token(ana, "read")
    assert made["token"]["scopes"] == ["read"]
    async with program(house, made["secret"]) as http:
        assert (await http.get("/api/tables")).status_code == 200
        answer = await http.post(f"/api/tables/{card['id']}/again")
        assert (answer.status_code, answer.json()["code"]) == (403, "token.scope")
    async with Screen(house, card["id"], {"Authorization": f"Bearer {made['secret']}"}) as screen:
        await screen.hello(0, 1)
        assert screen.frames[0]["menu"] or screen.frames[1]["menu"]
        assert (await screen.play(0, 0))["code"] == "token.scope"
        note = {"type": "note", "seat": 0, "text": "1"}
        assert (await screen.ask(note))["code"] == "token.scope"


async def test_no_token_touches_the_account(ana: Person, house: RunningHouse) -> None:
    await sign_up(ana)
    made = await token(ana, "read", "play")
    async with program(house, made["secret"]) as http:
        for path in ("/api/account", "/api/account/export"):
            assert (await http.get(path)).json()["code"] == "token.scope"
        wish = {"name": "another", "scopes": ["play"]}
        assert (await http.post("/api/account/tokens", json=wish)).json()["code"] == "token.scope"


async def test_a_revoked_token_is_nobodys_at_once(ana: Person, house: RunningHouse) -> None:
    card = await ana.open("me", "hotseat")
    await sign_up(ana)
    made = await token(ana, "play")
    bearer = {"Authorization": f"Bearer {made['secret']}"}
    async with Screen(house, card["id"], bearer) as screen:
        await screen.hello(0)

        await ana.post("/api/account/tokens/end", {"id": made["token"]["id"]})

        await screen.send({"type": "ping"})
        with pytest.raises(ConnectionClosed):
            await screen.until("pong")
    async with program(house, made["secret"]) as http:
        answer = await http.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (401, "token.unknown")
    with pytest.raises(InvalidStatus) as refused:
        async with Screen(house, card["id"], bearer):
            pass
    assert refused.value.response.status_code == 401


async def test_a_token_is_kept_as_a_hash_and_revoked_by_its_owner_alone(
    ana: Person, ben: Person, house: RunningHouse
) -> None:
    await sign_up(ana)
    await sign_up(ben)
    made = await token(ana, "play")
    kept = house.database.read_bytes() + house.database.with_name("house.sqlite-wal").read_bytes()
    assert hash_of(made["secret"]).encode() in kept
    assert made["secret"].encode() not in kept
    assert made["secret"] not in (await ana.http.get("/api/account")).text

    await ben.post("/api/account/tokens/end", {"id": made["token"]["id"]}, 404)

    async with program(house, made["secret"]) as http:
        assert (await http.get("/api/me")).status_code == 200


async def test_guests_have_no_tokens(ana: Person) -> None:
    wish = {"name": "x", "scopes": ["play"]}
    assert (await ana.post("/api/account/tokens", wish, 403))["code"] == "account.needed"
