"""Who may do what: every route and every message, for everybody who could come to the door.

A route or a message without a line here fails the tests. Statuses stand in the order of ROLES.
"""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tambo.house.app import create_app
from tambo.house.platform.errors import registered
from tambo.house.web.asyncapi import members
from tambo.house.web.wire_socket import ToHouse
from tests.house.accounts.test_accounts import PASSWORD, sign_up
from tests.house.people import Json, Person, RunningHouse, Screen, plain_client
from tests.house.sample_house import sample_catalog, sample_settings

ROLES = ("nobody", "spectator", "foreign", "seat", "owner", "read", "play", "admin")
"""No cookie; a guest; a guest who sits elsewhere; a guest on seat 1; the account on seat 0 who
opened the table; its token that may read; its token that may play; a guest who is the admin."""

Answer = int | str
"""A status, or the code of an error, which has its status."""


def everybody(answer: Answer) -> list[Answer]:
    return [answer] * len(ROLES)


def people(nobody: Answer, owner: Answer, seat: Answer | None = None) -> list[Answer]:
    """Tokens of the owner may do what the owner may."""
    return [nobody, nobody, nobody, nobody if seat is None else seat, owner, owner, owner, nobody]


def playing(nobody: Answer, owner: Answer, seat: Answer | None = None) -> list[Answer]:
    """The same where a token must be one to play with."""
    return [*people(nobody, owner, seat)[:5], "token.scope", owner, nobody]


def account(guest: Answer, owner: Answer) -> list[Answer]:
    """What belongs to an account is for no token."""
    return [guest, guest, guest, guest, owner, "token.scope", "token.scope", guest]


def moderation(admin: Answer) -> list[Answer]:
    """The admin's own pages open to nobody else."""
    return [*everybody("admin.token")[:-1], admin]


OPEN_ONE: Json = {"game": "tiki", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
NEEDED = "account.needed"
FOREIGN = "seat.foreign"
ROUTES: dict[str, tuple[Any, list[Answer]]] = {
    "GET /healthz": (None, everybody(200)),
    "GET /": (None, everybody(200)),
    "GET /{path}": (None, everybody(200)),
    "GET /api/schema": (None, everybody(200)),
    "GET /api/schema/openapi.json": (None, everybody(200)),
    "GET /api/schema/{path}": (None, everybody(404)),
    "GET /api/asyncapi": (None, everybody(200)),
    "GET /api/games": (None, everybody(200)),
    "GET /api/games/{game}/texts": (None, everybody(200)),
    "GET /api/rules/{game}": (None, everybody(200)),
    "GET /api/workshop/{game}": (None, everybody(200)),
    "POST /api/workshop/{game}": (
        {"part": "x", "text": ""},
        playing("workshop.part", "workshop.part"),
    ),
    "GET /api/daily": (None, everybody(200)),
    "POST /api/daily/{game}": ({"seats": []}, playing("daily.none", "daily.none")),
    "GET /api/tables": (None, everybody(200)),
    "POST /api/tables": (OPEN_ONE, playing(201, 201)),
    "GET /api/tables/{table}": (None, everybody(200)),
    "POST /api/tables/{table}/join": ({"token": "0" * 32}, playing("seat.token", "seat.token")),
    "POST /api/tables/{table}/invitation": ({"token": "0" * 32}, playing(200, 200)),
    "POST /api/tables/{table}/again": (
        None,
        playing("seat.foreign", "table.not-over", "table.not-over"),
    ),
    "GET /api/tables/{table}/proposals": (None, everybody(200)),
    "POST /api/tables/{table}/proposals": ({"kind": "pause", "seat": 0}, playing(FOREIGN, 200)),
    "POST /api/tables/{table}/proposals/{number}": (
        {"seat": 0, "agrees": True},
        playing(FOREIGN, "proposal.closed"),
    ),
    "POST /api/tables/{table}/seats/{seat}/pin": ({"pin": "x"}, playing(FOREIGN, "pin.form")),
    "POST /api/tables/{table}/close": (None, playing("table.foreign", "table.running")),
    "POST /api/tables/{table}/seats/{seat}/bot": (
        {"level": "first"},
        playing("table.foreign", "table.running"),
    ),
    "POST /api/tables/{table}/seats/{seat}/drop": (None, playing("table.foreign", "table.running")),
    "POST /api/tables/{table}/seats/{seat}/away": (
        None,
        playing(FOREIGN, "seat.own", "seat.not-away"),
    ),
    "POST /api/tables/{table}/seats/{seat}/leave": (None, playing(FOREIGN, 200)),
    "POST /api/tables/{table}/seats/{seat}/back": (None, playing(FOREIGN, 200)),
    "GET /api/admin/reports": (None, moderation(200)),
    "POST /api/admin/reports/{report_id}": (
        {"kind": "close"},
        [*playing("admin.token", "admin.token")[:-1], "admin.no-report"],
    ),
    "GET /api/admin/actions": (None, moderation(200)),
    "POST /api/admin/password-resets": (
        {"name": "Nobody Here"},
        [*playing("admin.token", "admin.token")[:-1], "admin.no-account"],
    ),
    "GET /api/tables/{table}/chat": (None, everybody(200)),
    "GET /api/tables/{table}/chat/{room}?before=9": (None, everybody(200)),
    "GET /api/tables/{table}/chat/watchers?before=9": (
        None,
        people(200, "chat.no-message", "chat.no-message"),
    ),
    "POST /api/tables/{table}/chat/{room}/{number}/block": (
        {"kind": "mute"},
        playing("chat.no-message", "chat.no-message"),
    ),
    "POST /api/tables/{table}/chat/{room}/{number}/report": (
        {},
        playing("chat.no-message", "chat.no-message"),
    ),
    "GET /api/blocks": (None, everybody(200)),
    "POST /api/blocks/{entry}/remove": ({}, playing(200, 200)),
    "GET /api/tables/{table}/evaluation": (None, everybody("table.not-over")),
    "POST /api/tables/{table}/comments/{number}/remove": (
        None,
        playing("chat.no-message", "chat.no-message"),
    ),
    "GET /api/tables/{table}/comments": (None, everybody("table.not-over")),
    "POST /api/tables/{table}/comments": (
        {"step": 0, "text": "x", "request_id": "m"},
        playing("table.not-over", "table.not-over"),
    ),
    "GET /api/tables/{table}/what-if": (None, everybody(200)),
    "POST /api/tables/{table}/what-if": (
        {"step": 0, "seats": []},
        playing("table.not-over", "table.not-over"),
    ),
    "GET /api/lobby": (None, everybody(200)),
    "POST /api/lobby/quick": ({"game": "chess"}, playing(404, 404)),
    "POST /api/lobby/{table}/join": ({}, playing("lobby.private", "lobby.private")),
    "GET /api/vacation": (None, everybody(200)),
    "POST /api/vacation": ({"days": -1}, playing("vacation.days", "vacation.days")),
    "GET /api/tables/{table}/replay": (None, everybody(200)),
    "GET /api/tables/{table}/replay?seat=0": (None, people("seat.foreign", 200)),
    "GET /api/tables/{table}/replay?seat=1": (None, people("seat.foreign", "seat.foreign", 200)),
    "GET /api/tables/{table}/review": (None, everybody("table.not-over")),
    "GET /api/tables/{table}/review?seat=0": (None, everybody("table.not-over")),
    "GET /api/tables/{table}/record": (None, everybody("record.running")),
    "POST /api/records": ({"game": "tiki"}, playing(422, 422)),
    "GET /api/ratings/games/{game}": (None, everybody(200)),
    "GET /api/ratings/mine": (None, everybody(200)),
    "GET /api/ratings/matches/{table}": (None, everybody(200)),
    "GET /api/tournaments": (None, everybody(200)),
    "POST /api/tournaments": (
        {"title": " ", "kind": "swiss"},
        playing("tournament.title", "tournament.title"),
    ),
    "GET /api/tournaments/{tournament}": (None, everybody("tournament.unknown")),
    "POST /api/tournaments/{tournament}/join": (
        {},
        playing("tournament.unknown", "tournament.unknown"),
    ),
    "POST /api/tournaments/{tournament}/bots": (
        {"level": "first"},
        playing("tournament.unknown", "tournament.unknown"),
    ),
    "POST /api/tournaments/{tournament}/leave": (
        {"entry": 1},
        playing("tournament.unknown", "tournament.unknown"),
    ),
    "POST /api/tournaments/{tournament}/start": (
        None,
        playing("tournament.unknown", "tournament.unknown"),
    ),
    "POST /api/tournaments/{tournament}/cancel": (
        None,
        playing("tournament.unknown", "tournament.unknown"),
    ),
    "GET /api/tables/{table}/tournament": (None, everybody(200)),
    "GET /api/notifications": (None, account(200, 200)),
    "POST /api/notifications/channels": (
        {"kind": "webhook", "address": "http://inside.test/"},
        account("notification.url", "notification.url"),
    ),
    "POST /api/notifications/channels/{channel}/frequency": (
        {"frequency": "never"},
        account("notification.channel", "notification.channel"),
    ),
    "POST /api/notifications/channels/{channel}/remove": (
        None,
        account("notification.channel", "notification.channel"),
    ),
    "POST /api/notifications/channels/{channel}/test": (
        None,
        account("notification.channel", "notification.channel"),
    ),
    "POST /api/notifications/confirm": (
        {"token": "x.y"},
        account("notification.token", "notification.token"),
    ),
    "GET /api/me": (None, everybody(200)),
    "GET /api/people/{public_id}": (None, everybody("account.unknown")),
    "GET /api/people/{public_id}/matches?before=x": (None, everybody("account.unknown")),
    "POST /api/account/ask": ({"name": "Robot"}, account("name.reserved", "account.guest")),
    "POST /api/account": (
        {"name": "Robot", "password": PASSWORD},
        account("name.reserved", "account.guest"),
    ),
    "POST /api/session": (
        {"name": "Nobody Here", "password": PASSWORD},
        account("session.wrong", "session.wrong"),
    ),
    "POST /api/session/password-reset": (
        {"token": "x", "password": PASSWORD},
        account("password-reset.wrong", "password-reset.wrong"),
    ),
    "POST /api/session/passkey/ask": ({}, account(200, 200)),
    "POST /api/session/passkey": (
        {"question": "x", "credential": {}},
        account("passkey.failed", "passkey.failed"),
    ),
    "GET /api/account": (None, account(NEEDED, 200)),
    "POST /api/account/name": ({"name": "Robot"}, account(NEEDED, "name.reserved")),
    "POST /api/account/password": (
        {"old": "wrong one", "new": "right enough"},
        account(NEEDED, "password.wrong"),
    ),
    "POST /api/account/sessions/end": ({}, account(NEEDED, 200)),
    "POST /api/account/passkeys/ask": ({}, account(NEEDED, 200)),
    "POST /api/account/passkeys": (
        {"question": "x", "credential": {}},
        account(NEEDED, "passkey.failed"),
    ),
    "POST /api/account/passkeys/end": ({"id": "x"}, account(NEEDED, "not-found")),
    "POST /api/account/tokens": ({"name": "x", "scopes": ["read"]}, account(NEEDED, 201)),
    "POST /api/account/tokens/end": ({"id": "x"}, account(NEEDED, "not-found")),
    "GET /api/account/export": (None, account(200, 200)),
    "POST /api/account/delete": ({"name": "x"}, account(NEEDED, "account.delete")),
    "POST /api/session/end": ({}, account(200, 200)),
}
SOCKETS = {"/api/tables/{table}/socket"}

# For each kind of message, the code of the answer, or its kind where nothing is wrong.
SEAT = {"seat": 0, "decision": 0, "request_id": "m"}
MESSAGES: dict[str, tuple[Json, list[Answer]]] = {
    "ping": ({}, everybody("pong")),
    "hello": ({"seats": [0]}, people(FOREIGN, "welcome")),
    "arrive": ({}, playing("pong", "pong")),
    "play": ({**SEAT, "choice": "nonsense"}, playing(FOREIGN, "refused")),
    "undo": (SEAT, playing(FOREIGN, "undo.not-yours")),
    "explain": ({"seat": 0, "text": "x"}, people(FOREIGN, "refused")),
    "hint": ({"seat": 0}, people(FOREIGN, "hint.none")),
    "say": ({"request_id": "m", "text": "hello"}, playing("pong", "pong")),
    "lock": ({"seat": 0}, people(FOREIGN, "pong")),
    "unlock": ({"seat": 0, "pin": "1234"}, people(FOREIGN, "unlocked")),
    "note": ({"seat": 0, "text": "1"}, playing(FOREIGN, "noted")),
}
# Nobody is told that these went well; a ping behind them shows that nothing was wrong.
UNANSWERED = ("arrive", "lock", "say")


class Cast:
    """Everybody who could come to the door of one table."""

    def __init__(self, table: str, clients: dict[str, httpx.AsyncClient]) -> None:
        self.table = table
        self.clients = clients

    def headers(self, role: str) -> dict[str, str]:
        client = self.clients[role]
        if "Authorization" in client.headers:
            return {"Authorization": client.headers["Authorization"]}
        cookie = client.cookies.get("tambo_guest")
        return {"Cookie": f"tambo_guest={cookie}"} if cookie else {}


@pytest.fixture
async def cast(house: RunningHouse) -> AsyncIterator[Cast]:
    async with AsyncExitStack() as stack:
        spectator, foreign, seat, owner, admin = [
            await stack.enter_async_context(Person(house)) for _ in range(5)
        ]
        card = await owner.open("me", "open", game="harvest")
        await seat.join(card["seat_links"]["1"])
        await foreign.open("me", "hotseat")
        await sign_up(owner)
        clients = {
            "nobody": plain_client(house.url),
            "spectator": spectator.http,
            "foreign": foreign.http,
            "seat": seat.http,
            "owner": owner.http,
            "admin": admin.http,
        }
        for scope in ("read", "play"):
            wish = {"name": scope, "scopes": [scope]}
            made = await owner.post("/api/account/tokens", wish, 201)
            bearer = {"Authorization": f"Bearer {made['secret']}"}
            clients[scope] = plain_client(house.url, headers=bearer)
        for role in ("nobody", "read", "play"):
            await stack.enter_async_context(clients[role])
        yield Cast(card["id"], clients)


def test_every_route_has_its_line(tmp_path: Path) -> None:
    gate: Any = create_app(sample_settings(tmp_path / "house.sqlite"), sample_catalog())
    found = set()
    for route in gate._app.routes:
        path = route.path
        for kind in (":str", ":path", ":int"):
            path = path.replace(kind, "")
        methods: set[str] = getattr(route, "methods", set()) - {"OPTIONS", "HEAD"}
        found |= {f"{method} {path}" for method in methods} or {path}
    listed = {line.partition("?")[0].replace("/watchers", "/{room}") for line in ROUTES}
    assert found == listed | SOCKETS


def test_every_message_has_its_line() -> None:
    assert {kind.__struct_config__.tag for kind in members(ToHouse)} == set(MESSAGES)


async def test_who_may_ask_for_what(cast: Cast, house: RunningHouse) -> None:
    wrong = {}
    for line, (body, expected) in ROUTES.items():
        method, path = line.split(" ")
        path = path.replace("{table}", cast.table).replace("{game}", "tiki")
        path = path.replace("{public_id}", "nobody").replace("/{path}", "/somewhere")
        path = path.replace("{number}", "99").replace("{seat}", "0")
        path = path.replace("{room}", "players")
        path = re.sub(r"\{(report_id|entry|tournament|channel)\}", "x", path)
        found: list[Answer] = []
        for role, wanted in zip(ROLES, expected, strict=True):
            client = cast.clients[role]
            if role == "nobody":
                client.cookies.clear()
            origin = {"Origin": house.url}
            if role == "admin" and path.startswith("/api/admin/"):
                origin["X-Tambo-Admin"] = house.admin_token()
            answer = await client.request(method, path, json=body, headers=origin)
            status = answer.status_code
            found.append(
                answer.json()["code"] if isinstance(wanted, str) and status > 399 else status
            )
            if isinstance(wanted, str):
                assert status == registered()[wanted], (line, role, answer.text)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        if found != expected:
            wrong[line] = found
    assert wrong == {}


async def test_who_may_say_what(cast: Cast, house: RunningHouse) -> None:
    wrong = {}
    fine = ("explanation", "done", "noted", "pong", "unlocked", "welcome")
    amiss = ("error", "refused", "no-hint", "locked")
    for kind, (fields, expected) in MESSAGES.items():
        found: list[Answer] = []
        for role in ROLES:
            mine = [0] if kind == "unlock" and role in ("owner", "read", "play") else []
            async with Screen(house, cast.table, cast.headers(role)) as screen:
                await screen.hello(*mine)
                await screen.send({"type": kind, **fields})
                if kind in UNANSWERED:
                    await screen.send({"type": "ping"})
                answer = await screen.until(*fine, *amiss)
                found.append(answer.get("code") or answer["type"])
        if found != expected:
            wrong[kind] = found
    assert wrong == {}


async def test_a_socket_from_another_site_is_nobodys(cast: Cast, house: RunningHouse) -> None:
    address = f"{house.url}/api/tables/{cast.table}/socket"
    upgrade = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    for role in ROLES:
        headers = {**cast.headers(role), "Origin": "https://evil.example"}
        async with plain_client("") as http:
            answer = await http.get(address, headers={**headers, **upgrade})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
