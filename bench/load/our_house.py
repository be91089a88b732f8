"""Our house in the load test: Tiki, two people and two spectators at each table, own cookies."""

import asyncio
import contextlib
import itertools
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load.crowd import Match, Place

PATIENCE = 60.0
SEATS: list[int | None] = [0, 1, None, None]


class Screen:
    """One socket: the newest frame, and a signal when there is another."""

    def __init__(self, cookie: str, seat: int | None) -> None:
        self.cookie = cookie
        self.seat = seat
        self.frame: dict[str, Any] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def connect(self, address: str) -> None:
        await self.leave()
        self.frame = {}
        headers = {"Cookie": self.cookie}
        self._socket = await connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        seats = [] if self.seat is None else [self.seat]
        await self.send({"type": "hello", "seats": seats, "watch": self.seat is None})
        while not self.frame:
            await self._next()

    async def send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def beyond(self, last: int) -> None:
        """Wait until an event after this number has been shown."""
        while self.frame["last"] <= last:
            await self._next()

    async def _next(self) -> None:
        self._changed.clear()
        await asyncio.wait_for(self._changed.wait(), PATIENCE)

    async def _read(self, socket: ClientConnection) -> None:
        async for raw in socket:
            message = json.loads(raw)
            if message["type"] == "refused":
                raise AssertionError(message["code"])
            if message["type"] == "frame":
                self.frame = message
                self._changed.set()

    async def leave(self) -> None:
        if self._socket is not None and self._reader is not None:
            self._reader.cancel()
            await self._socket.close()


class Table(Match):
    """Its moves are random, so that the matches do not all end at the same moment."""

    def __init__(
        self, url: str, number: int, people: list[httpx.AsyncClient], screens: list[Screen]
    ) -> None:
        self._url = url
        self._dice = random.Random(number)
        self._people = people
        self._screens = screens
        self._moves = itertools.count()

    async def open(self) -> None:
        """One of the two opens a table, the other joins by its link, and all sit down."""
        host, friend = self._people
        wish = {"game": "tiki", "seats": [{"kind": "me"}, {"kind": "open"}]}
        card = (await host.post("/api/tables", json=wish)).raise_for_status().json()
        token = card["seat_links"]["1"].rsplit("/", 1)[1]
        path = f"/api/tables/{card['id']}"
        (await friend.post(f"{path}/join", json={"token": token})).raise_for_status()
        for screen in self._screens:
            await screen.connect(f"{self._url.replace('http', 'ws', 1)}{path}/socket")

    async def move(self) -> None:
        mover = next(screen for screen in self._screens if screen.frame["menu"])
        menu = mover.frame["menu"]
        number = next(self._moves)
        before = [screen.frame["last"] for screen in self._screens]
        await mover.send(
            {
                "type": "play",
                "seat": mover.seat,
                "decision": mover.frame["decision"],
                "choice": self._dice.choice(menu)["id"],
                "request_id": f"load {number}",
            }
        )
        for screen, last in zip(self._screens, before, strict=True):
            await screen.beyond(last)

    async def renew(self) -> None:
        if self._screens[0].frame["result"] is not None:
            await self.open()

    async def close(self) -> None:
        for screen in self._screens:
            await screen.leave()
        for person in self._people:
            await person.aclose()


class OurHouse(Place):
    """`tambo serve` with its defaults, on a file in a folder of its own."""

    name = "tambo"

    def __init__(self, folder: Path) -> None:
        log = (folder / "log").open("w")
        database = str(folder / "house.sqlite")
        self._server = subprocess.Popen(
            [sys.executable, "-m", "tambo", "serve", "--port", "0", "--database", database],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        self.process = self._server.pid
        assert self._server.stdout is not None
        self._url = next(
            word.rstrip("/")
            for line in self._server.stdout
            for word in line.replace('"', " ").split()
            if word.startswith("http://")
        )

    async def open_match(self, number: int) -> Match:
        people = [httpx.AsyncClient(base_url=self._url, timeout=PATIENCE) for _ in SEATS]
        for person in people:
            await person.get("/api/games")
        screens = [
            Screen(f"tambo_guest={person.cookies['tambo_guest']}", seat)
            for person, seat in zip(people, SEATS, strict=True)
        ]
        for person in people[2:]:
            await person.aclose()
        table = Table(self._url, number, people[:2], screens)
        await table.open()
        return table

    async def close(self) -> None:
        self._server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._server.wait(30)
        self._server.kill()
