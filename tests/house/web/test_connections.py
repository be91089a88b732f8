"""What a connection may take of a house: bytes, lines and time. With small numbers, over TCP."""

import asyncio
import json
import os
import resource
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.house.people import PATIENCE, Json, Person, RunningHouse

OpenHouse = Callable[..., RunningHouse]
LONG = {"head_bytes": 4096, "url_bytes": 1024, "header_lines": 30}
HASTY = {"head_seconds": 0.4, "body_seconds": 0.4, "idle_seconds": 1, "stall_seconds": 0.5}
START = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
OK = START + b"\r\n"
SHAKE = (
    b"GET /api/tables/none/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def arguments(**limits: Any) -> tuple[str, str]:
    return "--connections", json.dumps(limits)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house with little room in a head, and with much patience."""
    running = RunningHouse(tmp_path_factory.mktemp("strict") / "h.sqlite", 0, *arguments(**LONG))
    yield running
    running.close()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house that waits for nothing."""
    running = RunningHouse(tmp_path_factory.mktemp("hasty") / "h.sqlite", 0, *arguments(**HASTY))
    yield running
    running.close()


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """A house where an address has twenty connections, and the process few files."""
    limits = arguments(by_address=20)
    folder = tmp_path_factory.mktemp("narrow")
    running = RunningHouse(folder / "h.sqlite", 0, "--limits", "--files", "110", *limits)
    yield running
    running.close()


class Wire:
    """One TCP connection to a house, as raw as they come."""

    def __init__(self, house: RunningHouse) -> None:
        self._port = house.port

    async def __aenter__(self) -> "Wire":
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def __aexit__(self, *error: object) -> None:
        self._writer.close()

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def answer(self) -> tuple[int, str]:
        """Status and code of the next answer; (0, "") when the connection is ended instead."""
        try:
            head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0, ""
        lines = head.decode().split("\r\n")
        fields = dict(line.split(": ", 1) for line in lines[1:] if line)
        body = await self._reader.readexactly(int(fields.get("content-length", 0)))
        found = json.loads(body) if body.startswith(b"{") else {}
        return int(lines[0].split()[1]), found.get("code", "")

    async def is_ended(self) -> bool:
        """Waits for the house to end the connection."""
        try:
            while await asyncio.wait_for(self._reader.read(65536), PATIENCE):
                pass
        except ConnectionError:
            pass
        return True


async def answers(house: RunningHouse, *requests: bytes) -> list[tuple[int, str]]:
    async with Wire(house) as wire:
        wire.send(b"".join(requests))
        return [await wire.answer() for _ in requests]


def errors(house: RunningHouse) -> list[Json]:
    """What the house thinks its own fault."""
    return [line for line in house.log_lines() if line["level"] == "error"]


async def is_well(house: RunningHouse) -> bool:
    return await answers(house, OK) == [(200, "")]


# How much


@pytest.mark.parametrize(
    ("head", "answer"),
    [
        (b"GET /" + b"x" * 2000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", (414, "url.too-long")),
        (b"GET /" + b"x" * 9000, (414, "url.too-long")),
        (START + b"X: " + b"y" * 5000 + b"\r\n\r\n", (431, "headers.too-large")),
        (START + b"X: " + b"y" * 5000, (431, "headers.too-large")),
        (START + b"X" * 5000, (431, "headers.too-large")),
        (START + b"X: y\r\n" * 31 + b"\r\n", (431, "headers.too-large")),
        (START + b"X: y\r\n" * 2000, (431, "headers.too-large")),
        (b"nonsense\r\n\r\n", (400, "malformed")),
        (b"GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n", (400, "malformed")),
    ],
    ids=[
        "url",
        "endless url",
        "header",
        "endless header",
        "endless name",
        "lines",
        "endless lines",
        "nonsense",
        "host",
    ],
)
async def test_a_head_beyond_the_limits_is_refused_and_the_connection_ended(
    strict: RunningHouse, head: bytes, answer: tuple[int, str]
) -> None:
    async with Wire(strict) as wire:
        wire.send(head)
        assert await wire.answer() == answer
        assert await wire.is_ended()
    assert await is_well(strict)


@pytest.mark.parametrize("piece", [b"X: y\r\n", b"\r\n", b"x" * 500])
async def test_what_has_no_end_is_cut_off(strict: RunningHouse, piece: bytes) -> None:
    """Lines without end, blank lines before a request, one line without end: after 4 KiB or so,
    however slowly it comes."""
    async with Wire(strict) as wire:
        wire.send(b"" if piece == b"\r\n" else START)
        sent = 0
        ended = asyncio.create_task(wire.is_ended())
        while not ended.done() and sent < 200_000:
            wire.send(piece)
            sent += len(piece)
            await asyncio.sleep(0)
        assert await ended
    assert await is_well(strict)


async def test_trailers_without_end_are_cut_off(strict: RunningHouse) -> None:
    """What follows the last chunk of a body are headers, too."""
    start = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    for trailer in (b"X: y\r\n" * 2000, b"X: " + b"y" * 9000):
        async with Wire(strict) as wire:
            wire.send(start + b"2\r\n{}\r\n0\r\n" + trailer)
            assert await wire.is_ended()
    assert await is_well(strict)


async def test_a_head_may_come_in_any_pieces(strict: RunningHouse) -> None:
    async with Wire(strict) as wire:
        for _ in range(2):
            for byte in OK:
                wire.send(bytes([byte]))
                await asyncio.sleep(0)
            assert await wire.answer() == (200, "")


async def test_requests_one_after_the_other_are_answered_in_order(strict: RunningHouse) -> None:
    missing = b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"
    wanted = [(200, ""), (404, "not-found")] * 4
    assert await answers(strict, *[OK, missing] * 4) == wanted


async def test_a_bad_request_behind_a_good_one_does_not_spoil_its_answer(
    strict: RunningHouse,
) -> None:
    found = await answers(strict, OK, START + b"X: y\r\n" * 40 + b"\r\n")
    assert found[0] in [(200, ""), (0, "")]
    assert found[1] in [(431, "headers.too-large"), (0, "")]


async def test_a_thousand_requests_one_after_the_other_are_not_kept(strict: RunningHouse) -> None:
    """Each would take as much memory as a request that is being answered."""
    async with Wire(strict) as wire:
        wire.send(OK * 1000)
        found = [await wire.answer() for _ in range(1000)]
    assert (0, "") in found
    assert await is_well(strict)


async def test_a_body_that_nobody_wants_is_not_read_for_ever(strict: RunningHouse) -> None:
    async with Wire(strict) as wire:
        wire.send(START + b"Content-Length: 1000000000\r\n\r\n")
        assert await wire.answer() == (200, "")
        for _ in range(200):
            wire.send(b"x" * 65536)
            await asyncio.sleep(0)
        assert await wire.is_ended()
    assert await is_well(strict)


async def test_the_largest_heads_we_need_pass(hasty: RunningHouse) -> None:
    """A session, a permit, an invitation and whatever else a browser has for this name."""
    cookies = b"; ".join(b"other%d=%s" % (number, b"c" * 1000) for number in range(20))
    permit = b"X-Tambo-Permit: " + b"p" * 2000 + b"\r\n"
    url = b"/api/games?lang=" + b"x" * 4000
    head = b"GET " + url + b" HTTP/1.1\r\nHost: localhost\r\nCookie: " + cookies + b"\r\n" + permit
    assert (await answers(hasty, head + b"\r\n"))[0][0] == 200


# Sockets


async def test_a_socket_whose_head_is_too_long_is_refused(strict: RunningHouse) -> None:
    async with Person(strict) as ana:
        card = await ana.open("me", "hotseat")
        url = f"ws://localhost:{strict.port}/api/tables/{card['id']}/socket"
        async with connect(url, additional_headers={"Cookie": ana.cookie}):
            pass
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, additional_headers={"X": "y" * 5000}):
                pass
    assert refused.value.response.status_code == 431


async def test_a_socket_with_a_line_that_the_library_refuses_is_answered(
    hasty: RunningHouse,
) -> None:
    url = f"ws://localhost:{hasty.port}/api/tables/none/socket"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(url, additional_headers={"X": "y" * 9000}):
            pass
    assert refused.value.response.status_code == 431
    assert errors(hasty) == []


@pytest.mark.parametrize("body", [b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n"])
async def test_a_handshake_has_no_body(hasty: RunningHouse, body: bytes) -> None:
    """The library for sockets would wait for it, and nobody would end that."""
    assert await answers(hasty, SHAKE + body + b"\r\n") == [(400, "malformed")]
    assert errors(hasty) == []


# How long


@pytest.mark.parametrize(
    ("start", "answer"),
    [
        (b"", (408, "request.timeout")),
        (START, (408, "request.timeout")),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n"
            b"Content-Type: application/json\r\n\r\n{",
            (408, "request.timeout"),
        ),
        (OK, (200, "")),
        (START + b"Content-Length: 90\r\n\r\n{", (200, "")),
    ],
    ids=["nothing", "head", "body", "idle", "unwanted body"],
)
async def test_one_who_keeps_the_house_waiting_is_sent_away(
    hasty: RunningHouse, start: bytes, answer: tuple[int, str]
) -> None:
    """Before a request, in its head, in its body, after it, and in a body nobody wants."""
    async with Wire(hasty) as wire:
        wire.send(start)
        assert await wire.answer() == answer
        assert await wire.is_ended()
    assert await is_well(hasty)
    assert errors(hasty) == []


@pytest.mark.parametrize(
    "start",
    [
        START + b"X: ",
        OK,
        OK + START,
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n",
        START + b"Content-Length: 9000\r\n\r\n",
    ],
    ids=["head", "idle", "second head", "body", "unwanted body"],
)
async def test_a_trickle_does_not_gain_time(hasty: RunningHouse, start: bytes) -> None:
    async with Wire(hasty) as wire:
        wire.send(start)
        ended = asyncio.create_task(wire.is_ended())
        while not ended.done():
            wire.send(b"x")
            await asyncio.sleep(0.05)
        assert await ended


async def test_an_open_screen_may_be_silent_for_as_long_as_it_likes(hasty: RunningHouse) -> None:
    async with Person(hasty) as ana:
        card = await ana.open("me", "hotseat", options={"first": "yellow"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            assert await screen.is_silent(2.0)
            assert (await screen.play(0, "b2"))["type"] == "done"


# How many


async def test_half_requests_do_not_lock_anybody_out(narrow: RunningHouse) -> None:
    """More of them than an address may have: others, the health check and open screens go on."""
    half_body = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
    async with Person(narrow) as ana, AsyncWires(narrow) as wires:
        card = await ana.open("me", "hotseat", options={"first": "yellow"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            for half in (START, half_body, OK + START, b""):
                for _ in range(30):
                    wire = await wires.another()
                    wire.send(half)
                    if half.startswith(OK):
                        assert await wire.answer() == (200, "")
                assert await is_well(narrow)
            assert (await screen.play(0, "b2"))["type"] == "done"
    assert errors(narrow) == []


async def test_handshakes_do_not_lock_anybody_out(narrow: RunningHouse) -> None:
    """Open sockets are not ended for others; so an address gets fewer of them."""
    async with Person(narrow) as ana, AsyncWires(narrow) as wires:
        card = await ana.open("me", "hotseat", options={"first": "yellow"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            screens = [await ana.screen(card["id"]).__aenter__() for _ in range(14)]
            last = await wires.another()
            last.send(SHAKE + b"\r\n")
            assert await last.answer() == (429, "sockets.many")
            assert await is_well(narrow)
            assert (await screen.play(0, "b2"))["type"] == "done"
            for one in screens:
                await one.__aexit__(None, None, None)


class AsyncWires:
    """Connections that stay open until the end."""

    def __init__(self, house: RunningHouse) -> None:
        self._house = house
        self._wires: list[Wire] = []

    async def __aenter__(self) -> "AsyncWires":
        return self

    async def __aexit__(self, *error: object) -> None:
        for wire in self._wires:
            await wire.__aexit__()

    async def another(self) -> Wire:
        self._wires.append(await Wire(self._house).__aenter__())
        return self._wires[-1]


async def test_open_sockets_are_counted_where_people_are_known(open_house: OpenHouse) -> None:
    """Behind a web server all connections come from it, so by the header it writes."""
    limits = arguments(by_address=3, sockets_by_player=2, sockets_by_address=3)
    house = open_house("--limits", "--address-header", "X-Real-IP", *limits)
    async with Person(house) as ana, Person(house) as ben:
        card = await ana.open("me", "hotseat")

        async def sit(person: Person, address: str) -> int:
            screen = person.screen(card["id"], **{"X-Real-IP": address})
            try:
                await screen.__aenter__()
            except InvalidStatus as refused:
                return refused.response.status_code
            open_screens.append(screen)
            return 101

        open_screens: list[Any] = []
        found = [await sit(ana, "10.0.0.1") for _ in range(3)]
        found += [await sit(ben, "10.0.0.1") for _ in range(2)]
        found += [await sit(ben, "10.0.0.2")]
        for screen in open_screens:
            await screen.__aexit__(None, None, None)
    assert found == [101, 101, 429, 101, 429, 101]


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")
async def test_an_accept_that_finds_no_file_is_made_up_for_later(strict: RunningHouse) -> None:
    """Files run out in spite of everything: open screens go on, and so does the house."""
    pid = strict.process.pid
    async with Person(strict) as ana:
        card = await ana.open("me", "hotseat", options={"first": "yellow"})
        async with ana.screen(card["id"]) as screen:
            await screen.hello(0, 1)
            soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
            resource.prlimit(
                pid, resource.RLIMIT_NOFILE, (len(os.listdir(f"/proc/{pid}/fd")), hard)
            )
            try:
                async with AsyncWires(strict) as wires:
                    for _ in range(5):
                        (await wires.another()).send(OK)
                    assert (await screen.play(0, "b2"))["type"] == "done"
            finally:
                resource.prlimit(pid, resource.RLIMIT_NOFILE, (soft, hard))
        assert await is_well(strict)
