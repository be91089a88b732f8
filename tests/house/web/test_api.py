"""The API for programs: its documents agree with the wire, and a bot from outside can play."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tambo
from tambo.client import Observation, Remote, RemoteError, play, play_all
from tambo.core.errors import TamboError
from tambo.house.web.asyncapi import asyncapi_document, members
from tambo.house.web.wire_socket import ToHouse, ToScreen
from tests.house.accounts.test_accounts import sign_up
from tests.house.accounts.test_tokens import token
from tests.house.people import Json, Person, RunningHouse
from tests.house.sample_games import HARVEST, ROOT


@pytest.fixture
async def remote(ana: Person, house: RunningHouse) -> AsyncIterator[Remote]:
    """The house as a program of Ana's meets it."""
    await sign_up(ana)
    secret = (await token(ana, "play"))["secret"]
    async with Remote(house.url, secret) as opened:
        yield opened


def test_the_document_of_the_socket_has_every_message_and_no_other() -> None:
    document = asyncapi_document()
    kinds = [*members(ToHouse), *members(ToScreen)]
    assert set(document["components"]["messages"]) == {kind.__name__ for kind in kinds}
    for operation, union in (("toHouse", ToHouse), ("toScreen", ToScreen)):
        refs = [one["$ref"] for one in document["operations"][operation]["messages"]]
        expected = [f"#/channels/table/messages/{kind.__name__}" for kind in members(union)]
        assert refs == expected
    for kind in kinds:
        schema = document["components"]["schemas"][kind.__name__]
        assert schema["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}
        assert set(schema["properties"]) == {"type", *kind.__struct_fields__}


def test_every_reference_in_the_document_leads_somewhere() -> None:
    document = asyncapi_document()

    def refs(part: Any) -> list[str]:
        if isinstance(part, list):
            return [ref for one in part for ref in refs(one)]
        if not isinstance(part, dict):
            return []
        here = [part["$ref"]] if "$ref" in part else []
        return here + [ref for one in part.values() for ref in refs(one)]

    found = refs(document)
    assert len(found) > 50
    for ref in found:
        place: Any = document
        for name in ref.removeprefix("#/").split("/"):
            place = place[name]
    assert msgspec.json.decode(msgspec.json.encode(document)) == document


async def test_the_schema_of_the_api_tells_errors_and_scopes(ana: Person) -> None:
    schema = await ana.get("/api/schema/openapi.json")
    assert {"token", "cookie"} == set(schema["components"]["securitySchemes"])
    assert schema["info"]["description"]
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            where = f"{method} {path}"
            assert operation.get("description"), where
            assert operation["responses"]["429"]["description"], where
            error = operation["responses"]["404"]["content"]["application/json"]["schema"]
            assert error == {"$ref": "#/components/schemas/ErrorMessage"}, where
    assert schema["paths"]["/api/account"]["get"]["security"] == [{"cookie": []}]
    assert (await ana.get("/api/asyncapi"))["asyncapi"] == "3.0.0"


async def test_a_bot_from_outside_sees_what_the_library_shows(ana: Person, remote: Remote) -> None:
    """View, menu and prompt of every decision, against a match of the library beside it."""
    card = await ana.open("me", "hotseat", seed="seven")
    match = tambo.load("tiki").new(players=2, seed="seven", **card["options"])
    asked: list[int] = []

    def decide(seen: Observation) -> str:
        assert seen.seat in match.to_act
        assert seen.view == json.loads(json.dumps(match.view(seen.seat)))
        assert seen.menu == match.legal(seen.seat)
        assert str(seen.prompt) == str(match.prompt(seen.seat))
        choice = seen.menu[len(asked) * 7 % len(seen.menu)]
        asked.append(seen.seat)
        match.play(seen.seat, choice)
        return choice

    ended = await play(remote, card["id"], decide)

    assert match.outcome is not None
    assert ended.ranking == [list(seats) for seats in match.outcome.ranking]
    assert ended.scores == list(match.outcome.scores)
    assert len(asked) > 5


async def test_a_bot_sees_nothing_that_is_hidden_from_its_seat(
    ana: Person, ben: Person, remote: Remote, house: RunningHouse
) -> None:
    card = await ben.open("me", "open", game="harvest", seed="canary")
    truth = HARVEST.new(2, "canary", **card["options"])
    hidden = truth.view(0)["hand"]
    seen: list[Observation] = []

    def decide(one: Observation) -> int:
        seen.append(one)
        return 0

    async with ben.screen(card["id"]) as screen:
        await screen.hello(0)
        playing = asyncio.create_task(play(remote, house.url + card["seat_links"]["1"], decide))
        await screen.until("table")
        await screen.play_on()
        ended = await playing

    assert (ended.seats, len(ended.scores)) == ((1,), 2)
    assert seen[0].view["hand"] != hidden
    assert "canary" not in str(seen)


async def test_a_bot_comes_back_when_the_house_was_killed(open_house: Any, tmp_path: Path) -> None:
    house = open_house()
    async with Person(house) as ana:
        card = await ana.open("me", "hotseat")
        await sign_up(ana)
        secret = (await token(ana, "play"))["secret"]
        killed: list[int] = []

        def decide(seen: Observation) -> str:
            if len(seen.events) and len(killed) < 2:
                killed.append(1)
                house.kill()
                house.start()
            return seen.menu[0]

        async with Remote(house.url, secret) as remote:
            ended = await play(remote, card["id"], decide)

        assert len(killed) == 2
        assert sorted(seat for seats in ended.ranking for seat in seats) == [0, 1]
        log = await ana.get(f"/api/tables/{card['id']}/record")
        assert log["outcome"]


async def test_a_choice_off_the_menu_is_the_bots_fault(ana: Person, remote: Remote) -> None:
    card = await ana.open("me", "hotseat")
    with pytest.raises(TamboError) as raised:
        await play(remote, card["id"], lambda _seen: "checkmate")
    assert raised.value.code == "client.choice"


async def test_what_the_house_declines_is_told(ben: Person, remote: Remote) -> None:
    card = await ben.open("me", "hotseat")
    with pytest.raises(TamboError) as raised:
        await play(remote, card["id"], lambda seen: seen.menu[0])
    assert raised.value.code == "client.no-seat"
    with pytest.raises(RemoteError) as raised:
        await play(remote, "nowhere", lambda seen: seen.menu[0])
    assert (raised.value.code, raised.value.status) == ("table.unknown", 404)


async def test_a_token_that_may_only_read_cannot_play(ana: Person, house: RunningHouse) -> None:
    card = await ana.open("me", "hotseat")
    await sign_up(ana)
    secret = (await token(ana, "read"))["secret"]
    async with Remote(house.url, secret) as remote:
        with pytest.raises(TamboError) as raised:
            await play(remote, card["id"], lambda seen: seen.menu[0])
    assert raised.value.code == "token.scope"


async def test_all_tables_at_once(ana: Person, remote: Remote) -> None:
    cards = [await ana.open("me", "any") for _ in range(3)]
    results: list[str] = []

    await play_all(
        remote,
        lambda seen: len(seen.menu) - 1,
        lambda ended: results.append(ended.table),
        once=True,
        between_looks=0.05,
    )

    assert sorted(results) == sorted(card["id"] for card in cards)


async def test_the_command_lets_the_example_play(ana: Person, house: RunningHouse) -> None:
    await ana.open("me", "any")
    await sign_up(ana)
    secret = (await token(ana, "play"))["secret"]
    line = ["bot", "longest:decide", "--url", house.url, "--any", "--once", "--lang", "en"]
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "tambo", *line],
        cwd=ROOT / "examples" / "bots",
        env={**os.environ, "TAMBO_TOKEN": secret, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("tiki at ")
    cards: list[Json] = await ana.get("/api/tables")
    assert [card["status"] for card in cards] == ["over"]
