"""Limits: one person who asks too much is told when to come again; a school is not."""

import asyncio
import re
from collections.abc import Mapping
from contextlib import AsyncExitStack
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import httpx
import pytest

from tambo.house.app import create_app
from tambo.house.platform.errors import HouseError
from tambo.house.platform.ratelimit import GUESSES, LIMITS, Bucket, Limit, RateLimits
from tambo.house.tables.rebuilding import Rebuilder
from tambo.house.tables.replay import Replays
from tambo.house.tables.wire import SeatRequest, TableRequest, TableSummary
from tambo.house.web import socket
from tambo.house.web.guards import limit_of
from tests.house.accounts.test_accounts import PASSWORD
from tests.house.long_matches import played
from tests.house.memory_sockets import MemorySocket, screen_of
from tests.house.people import Json
from tests.house.sample_house import sample_catalog, sample_settings
from tests.house.units import Tables

HONEST = 50


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_by_asking_and_fills_with_time() -> None:
    clock = Clock()
    limits = RateLimits(limits={"x": Limit(Bucket(3, 0.5), Bucket(5, 1))}, clock=clock)
    for _ in range(3):
        limits.take("x", "ana", "home")
    with pytest.raises(HouseError) as raised:
        limits.take("x", "ana", "home")
    assert (raised.value.code, raised.value.phrase.args["seconds"]) == ("too-many", 2)

    limits.take("x", "ben", "home")
    clock.now += 2
    limits.take("x", "ana", "home")


def test_an_address_has_its_own_bucket() -> None:
    limits = RateLimits(limits={"x": Limit(Bucket(3, 1), Bucket(5, 1))}, clock=Clock())
    for number in range(5):
        limits.take("x", f"guest {number}", "home")
    with pytest.raises(HouseError):
        limits.take("x", "one more", "home")
    limits.take("x", "one more", "elsewhere")


def test_switched_off_nothing_is_too_much() -> None:
    limits = RateLimits(is_on=False)
    for _ in range(10_000):
        limits.take("sign-in", "ana", "home")


@pytest.mark.parametrize("kind", LIMITS)
def test_fifty_who_do_all_they_may_do_not_fill_their_address(kind: str) -> None:
    """Whatever a person may do at once, fifty may do at once behind one address, but for
    attempts to get in: there it is eight each."""
    limits = RateLimits(clock=Clock())
    each = min(int(LIMITS[kind].person.size), 8 if kind == "sign-in" else 200)
    each = 6 if kind == "sign-up" else each
    for _ in range(each):
        for number in range(HONEST):
            limits.take(kind, f"pupil {number}", "school")


class House:
    """A whole house in this process, in which no time passes: no bucket ever fills again."""

    def __init__(
        self, database: Path, limits: Mapping[str, Limit] = LIMITS, **changes: Any
    ) -> None:
        settings = sample_settings(database, **changes)
        own = RateLimits(limits=limits, clock=Clock())
        self.app: Any = create_app(settings, sample_catalog(), own)
        self._asked: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._told: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    async def __aenter__(self) -> "House":
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self._life = asyncio.create_task(self.app(scope, self._asked.get, self._told.put))
        await self._say("startup")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._say("shutdown")
        await self._life

    async def _say(self, what: str) -> None:
        await self._asked.put({"type": f"lifespan.{what}"})
        assert (await self._told.get())["type"] == f"lifespan.{what}.complete"

    def browser(self, address: str = "10.0.0.1", **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, client=(address, 1234))
        return httpx.AsyncClient(
            transport=transport, base_url="http://localhost", headers=headers, timeout=60
        )


TABLE: Json = {"game": "tiki", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}


async def test_fifty_honest_people_behind_one_address_notice_nothing(tmp_path: Path) -> None:
    """Each comes, looks around, signs up after a mistake and opens a table, all at one moment."""

    async def pupil(house: House, number: int) -> None:
        async with house.browser() as http:
            for path in ("/", "/api/games", "/api/tables", "/api/daily", "/api/me"):
                assert (await http.get(path)).status_code == 200
            wish = {"name": f"Pupil {number} z", "password": "short"}
            assert (await http.post("/api/account", json=wish)).status_code == 422
            wish["password"] = PASSWORD
            assert (await http.post("/api/account", json=wish)).status_code == 201
            assert (await http.post("/api/tables", json=TABLE)).status_code == 201
            assert (await http.post("/api/session/end")).status_code == 200
            assert (await http.post("/api/session", json=wish)).status_code == 200
            assert len((await http.get("/api/tables")).json()) == 1

    async with House(tmp_path / "house.sqlite") as house:
        await asyncio.gather(*(pupil(house, number) for number in range(HONEST)))


async def test_one_who_opens_table_after_table_is_told_to_wait(tmp_path: Path) -> None:
    inn = House(tmp_path / "house.sqlite")
    async with inn, inn.browser() as greedy, inn.browser() as modest:
        await greedy.get("/api/me")
        for _ in range(int(LIMITS["open"].person.size)):
            assert (await greedy.post("/api/tables", json=TABLE)).status_code == 201

        answer = await greedy.post("/api/tables", json=TABLE)

        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
        assert answer.headers["retry-after"] == "5"
        assert "content-security-policy" in answer.headers
        assert (await modest.post("/api/tables", json=TABLE)).status_code == 201


async def test_guessing_at_a_name_is_stopped_from_any_address(tmp_path: Path) -> None:
    """With a new cookie for each guess, and from many addresses."""
    async with House(tmp_path / "house.sqlite") as house:
        async with house.browser() as owner:
            wish = {"name": "Guessed At", "password": PASSWORD}
            assert (await owner.post("/api/account", json=wish)).status_code == 201
        statuses = []
        for number in range(int(GUESSES.size) + 5):
            async with house.browser(f"10.0.1.{number}") as http:
                guess = {"name": "guessed at", "password": f"guess number {number}"}
                statuses.append((await http.post("/api/session", json=guess)).status_code)
        assert statuses == [403] * int(GUESSES.size) + [429] * 5


@pytest.mark.parametrize(
    ("header", "claim", "statuses"),
    [
        (None, "10.0.0.{}", {422, 429}),
        ("X-Forwarded-For", "10.0.0.{}", {422}),
        ("X-Forwarded-For", "10.0.0.{}, 10.9.9.9", {422, 429}),
        ("X-Real-IP", "10.0.0.{}", {422, 429}),
    ],
)
async def test_an_address_comes_from_the_header_in_the_settings_and_no_other(
    tmp_path: Path, header: str | None, claim: str, statuses: set[int]
) -> None:
    """The last entry counts: those before it are what the sender claims."""
    found = set()
    small = {**LIMITS, "sign-up": Limit(Bucket(9, 1), Bucket(5, 1))}
    async with House(tmp_path / "house.sqlite", small, address_header=header) as house:
        for number in range(6):
            headers = {"X-Forwarded-For": claim.format(number)}
            async with house.browser(**headers) as http:
                wish = {"name": "", "password": PASSWORD}
                found.add((await http.post("/api/account", json=wish)).status_code)
    assert found == statuses


@pytest.mark.parametrize(
    ("settings", "headers", "is_secure"),
    [
        ({}, {}, False),
        ({}, {"X-Forwarded-Proto": "https"}, False),
        ({"address_header": "X-Real-IP"}, {"X-Forwarded-Proto": "https"}, True),
        ({"origins": ("https://localhost",)}, {}, True),
    ],
)
async def test_the_cookie_is_for_tls_alone_where_there_is_tls(
    tmp_path: Path, settings: dict[str, Any], headers: dict[str, str], is_secure: bool
) -> None:
    async with House(tmp_path / "house.sqlite", **settings) as house, house.browser(**headers) as b:
        assert ("Secure" in (await b.get("/")).headers["set-cookie"]) is is_secure


def posts(house: House) -> list[Any]:
    """Every route that changes something."""
    return [one for one in handlers(house) if "POST" in getattr(one, "http_methods", ())]


def handlers(house: House) -> list[Any]:
    return [handler for route in house.app._app.routes for handler in _handlers(route)]


def _handlers(route: Any) -> list[Any]:
    return list(getattr(route, "route_handlers", None) or [route.route_handler])


async def test_every_route_that_changes_something_has_a_limit(tmp_path: Path) -> None:
    async with House(tmp_path / "house.sqlite") as house:
        changing = posts(house)

        assert len(changing) > 40
        assert {limit_of(handler) for handler in changing} <= set(LIMITS)
        makes_tables = [
            handler
            for handler in changing
            if handler.status_code == 201
            and handler.parsed_fn_signature.return_type.annotation is TableSummary
        ]
        assert {limit_of(handler) for handler in makes_tables} == {"open"}
        paths = {path for handler in makes_tables for path in handler.paths}
        assert "/api/tables/{table:str}/what-if" in paths


async def test_every_route_that_rebuilds_a_match_has_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading is free as a rule; what replays a whole log is not. All are asked about a match that
    is over and in nobody's memory."""
    asked: ContextVar[str] = ContextVar("asked", default="")
    rebuilt: set[str] = set()
    for name in ("table", "seen_again", "aside"):
        work = getattr(Rebuilder, name)

        async def noted(*args: Any, work: Any = work) -> Any:
            rebuilt.add(asked.get())
            return await work(*args)

        monkeypatch.setattr(Rebuilder, name, noted)
    parts = {"game:str": "tiki", "room:str": "players", "path:path": "x"}
    inn, limits = House(tmp_path / "house.sqlite"), {}
    async with inn, inn.browser() as ana:
        await ana.get("/api/me")
        answer = await ana.post("/api/records", json=played("tiki", 2).record())
        parts["table:str"] = table = answer.json()["id"]
        for handler in handlers(inn):
            for path in getattr(handler, "paths", ()):
                if "GET" in getattr(handler, "http_methods", ()):
                    asked.set(path)
                    limits[path] = limit_of(handler)
                    inn.app._app.state["house"].play.tables.registry.forget(table)
                    await ana.get(re.sub(r"{([^}]+)}", lambda m: parts.get(m[1], "x"), path))
    rebuilt.discard("")
    assert len(rebuilt) >= 5
    assert {limits[path] for path in rebuilt} == {"rebuild", "export"}


async def test_exports_are_made_two_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is as large as all that a player has played."""
    inside: list[int] = []
    record, count = Replays.record, 0

    async def counted(replays: Replays, table: str) -> Any:
        nonlocal count
        count += 1
        inside.append(count)
        await asyncio.sleep(0.01)
        found = await record(replays, table)
        count -= 1
        return found

    monkeypatch.setattr(Replays, "record", counted)
    match = played("tiki", 2).record()

    async with House(tmp_path / "house.sqlite") as house, AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(house.browser()) for _ in range(6)]
        for guest in guests:
            await guest.get("/api/me")
            assert (await guest.post("/api/records", json=match)).status_code == 201
        asked = [guest.get("/api/account/export") for guest in guests]
        exports = [answer.json()["records"] for answer in await asyncio.gather(*asked)]

    assert [[one["steps"] for one in records.values()] for records in exports] == (
        [[match["steps"]]] * 6
    )
    assert len(inside) == 6
    assert max(inside) == 2


def counted_by_name() -> set[str]:
    """The kinds that are counted in so many words, beside those of the routes."""
    files = Path(create_app.__code__.co_filename).parent.rglob("*.py")
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    counting = [line for line in lines if re.search(r"\b(take|_count)\(", line)]
    return {word for line in counting for word in re.findall(r'"([a-z-]+)"', line)}


async def test_no_limit_is_declared_in_vain(tmp_path: Path) -> None:
    async with House(tmp_path / "house.sqlite") as house:
        used = {
            limit_of(handler) for handler in handlers(house) if hasattr(handler, "http_methods")
        }
    assert set(LIMITS) <= used | counted_by_name()


async def test_one_who_copies_match_after_match_is_told_to_wait(tmp_path: Path) -> None:
    """Records and what-if boards count by their rows; a table without any is still opened."""
    record = played("tiki", 2).record()
    rows = len(record["steps"])
    small = {**LIMITS, "copied-rows": Limit(Bucket(3 * rows, 1), Bucket(6 * rows, 1))}
    inn = House(tmp_path / "house.sqlite", small)
    async with inn, inn.browser() as greedy, inn.browser() as modest:
        await greedy.get("/api/me")
        await modest.get("/api/me")
        made = await greedy.post("/api/records", json=record)
        assert made.status_code == 201
        fork = f"/api/tables/{made.json()['id']}/what-if"
        seats = [{"kind": "me"}, {"kind": "me"}]
        wish: Json = {"step": rows - 1, "seats": seats}

        statuses = [(await greedy.post(fork, json=wish)).status_code for _ in range(4)]

        assert statuses == [201, 201, 429, 429]
        assert (await greedy.post(fork, json={**wish, "step": 0})).status_code == 201
        assert (await greedy.post("/api/tables", json=TABLE)).status_code == 201
        assert (await modest.post(fork, json=wish)).status_code == 201


async def test_a_client_that_chats_and_plays_without_pause_is_told_to_wait(tables: Tables) -> None:
    """Over the socket: a move is refused, other messages are answered with the reason."""
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    wish = TableRequest("tiki", seats, {"first": "yellow"})
    table = (await tables.opening.open(wish, "ana")).id
    small = {
        "message": Limit(Bucket(3, 1), Bucket(9, 1)),
        "chat": Limit(Bucket(1, 1), Bucket(9, 1)),
    }
    line = MemorySocket()
    screen = screen_of(tables, line, table, "ana", RateLimits(limits=small, clock=Clock()))
    running = asyncio.create_task(screen.run())
    try:
        line.say(type="hello", seats=[0], since={})
        await line.heard("frame")
        for text in ("one", "two"):
            line.say(type="say", text=text, request_id=text)
        unspoken = await asyncio.wait_for(line.heard("chat-refused"), 20)
        line.say(type="play", seat=0, decision=0, choice="b2", request_id="m1")
        refused = await asyncio.wait_for(line.heard("refused"), 20)
        line.say(type="explain", seat=0, text="b2")
        error = await asyncio.wait_for(line.heard("error"), 20)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    assert (unspoken["request_id"], unspoken["code"]) == ("two", "too-many")
    assert (refused["request_id"], refused["code"]) == ("m1", "too-many")
    assert error["code"] == "too-many"
    assert (await tables.registry.live(table)).applied == 0


async def test_a_greeting_counts_for_what_it_is_told(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that keeps asking for long histories is refused for a while, not cut off."""
    monkeypatch.setattr(socket, "EVENTS_IN_A_MESSAGE", 1)
    seats = [SeatRequest("me"), SeatRequest("hotseat")]
    table = (await tables.opening.open(TableRequest("tiki", seats, {"first": "yellow"}), "ana")).id
    await tables.commands.play(table, 0, 0, "b2", "m1")
    live = await tables.registry.live(table)
    told = live.stream_version(0)[0]
    assert told > 0
    small = {"message": Limit(Bucket(3 + told, 1), Bucket(99, 1))}
    line = MemorySocket()
    screen = screen_of(tables, line, table, "ana", RateLimits(limits=small, clock=Clock()))
    running = asyncio.create_task(screen.run())
    try:
        line.say(type="hello", seats=[0], since={})
        assert (await asyncio.wait_for(line.heard("frame"), 20))["last"] == told
        line.say(type="hello", seats=[0], since={"0": told})
        await asyncio.wait_for(line.heard("welcome"), 20)
        assert not line.gone.is_set()
        line.say(type="hello", seats=[0], since={})
        error = await asyncio.wait_for(line.heard("error"), 20)
        await asyncio.wait_for(line.gone.wait(), 20)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    assert (error["code"], line.closed) == ("too-many", socket.TRY_LATER)
