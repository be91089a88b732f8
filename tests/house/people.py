"""People and their screens, as tests play them: HTTP and sockets against a running house."""

import asyncio
import itertools
import json
import os
import signal
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tambo.house.platform.identity import Credentials, read_key
from tests.house.house_processes import House

Json = dict[str, Any]
PATIENCE = 60.0


class RunningHouse:
    """A house in another process. Always ended by `close`."""

    def __init__(self, database: Path, port: int = 0, *args: str, **environment: str) -> None:
        self.database = database
        self.log = database.with_suffix(".log")
        self._args = args
        self._environment = environment
        self.port = port
        self.start()

    def start(self) -> None:
        """Open the house, at the port it had before; returns when it answers."""
        args = [str(self.database), "--port", str(self.port), *self._args]
        reading, writing = os.pipe()
        self._output = open(reading)  # noqa: SIM115
        with self.log.open("a") as log:
            self.process = House(args, {**os.environ, **self._environment}, writing, log.fileno())
        os.close(writing)
        line = self._output.readline()
        if not line:
            self.close()
            raise RuntimeError(f"the house did not open: {self.log.read_text()[-3000:]}")
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])

    def admin_token(self) -> str:
        """The token of the admin, made from the key on the server's machine."""
        key = read_key(self.database.with_name(f"{self.database.name}.key"))
        return Credentials(key).admin_token(time.time())

    def kill(self) -> None:
        """What a power cut does to a process."""
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def terminate(self) -> int:
        self.process.terminate()
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(PATIENCE)
        self._output.close()
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self._reap()

    def log_lines(self) -> list[Json]:
        return [json.loads(line) for line in self.log.read_text().splitlines() if line]


def plain_client(url: str, **more: Any) -> httpx.AsyncClient:
    """A client without certificates: to read those of the world takes longer than most tests."""
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False, **more)


class Person:
    """A browser with its cookie."""

    def __init__(self, house: RunningHouse) -> None:
        self.house = house
        self.http = plain_client(house.url)

    async def __aenter__(self) -> "Person":
        await self.http.get("/api/games")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    def at(self, house: RunningHouse) -> "Person":
        """The same browser, sent to another node."""
        self.house = house
        self.http.base_url = httpx.URL(house.url)
        return self

    @property
    def cookie(self) -> str:
        return f"tambo_guest={self.http.cookies['tambo_guest']}"

    async def get(self, path: str, status: int = 200) -> Any:
        return self._checked(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(await self.http.post(path, json=body), status)

    def _checked(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open(self, *kinds: str, game: str = "tiki", **more: Any) -> Json:
        """A table; a kind is "me", "open", "hotseat" or the level of a bot."""
        seats = [
            {"kind": kind} if kind in ("me", "open", "hotseat") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        card: Json = await self.post(
            "/api/tables", {"game": game, "seats": seats, **more}, status=201
        )
        return card

    async def join(self, link: str, name: str = "", status: int = 200) -> Json:
        _, _, table, _, token = link.split("/")
        card: Json = await self.post(
            f"/api/tables/{table}/join", {"token": token, "name": name}, status
        )
        return card

    async def last_frame(self, table: str, seat: int) -> Json:
        """The end of a replay, which comes in pages."""
        path = f"/api/tables/{table}/replay?seat={seat}"
        count = (await self.get(path))["count"]
        frame: Json = (await self.get(f"{path}&first={count - 1}"))["frames"][-1]
        return frame

    def screen(self, table: str, **headers: str) -> "Screen":
        return Screen(self.house, table, {"Cookie": self.cookie, **headers})


class Screen:
    """One socket. Keeps what it was shown: the newest frame and all events of each stream."""

    moves = itertools.count()

    def __init__(self, house: RunningHouse, table: str, headers: dict[str, str]) -> None:
        self.table = table
        self.frames: dict[int | None, Json] = {}
        self.events: dict[int | None, list[Json]] = {}
        self.card: Json = {}
        self.heard: list[Json] = []
        self._house = house
        self._url = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket"
        self._headers = headers
        self._socket: ClientConnection | None = None

    def another(self) -> "Screen":
        """A second socket of the same person, not yet connected."""
        return Screen(self._house, self.table, self._headers)

    async def __aenter__(self) -> "Screen":
        self._socket = await connect(
            self._url, additional_headers=self._headers, max_size=None, open_timeout=PATIENCE
        )
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def send(self, message: Json | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def receive(self, patience: float = PATIENCE) -> Json:
        """The next message, taken into account."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), patience))
        self.heard.append(message)
        if message["type"] in ("welcome", "table"):
            self.card = message["table"]
        frame = message if message["type"] == "frame" else message.get("frame")
        if frame is not None:
            self._take(frame)
        return message

    def _take(self, frame: Json) -> None:
        seat = frame["seat"]
        known = self.events.setdefault(seat, [])
        for event in frame["events"]:
            assert event["number"] == len(known) + 1, "an event is missing or doubled"
            known.append(event)
        assert frame["last"] == len(known)
        self.frames[seat] = frame

    async def until(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def hello(self, *seats: int, watch: bool = False, resume: bool = False) -> Json:
        """Greet the table and wait for a frame of every stream; the welcome."""
        since: dict[str, int] = {}
        if resume:
            for seat, held in self.events.items():
                since["watch" if seat is None else str(seat)] = len(held)
        else:
            self.events.clear()
        await self.send({"type": "hello", "seats": list(seats), "watch": watch, "since": since})
        welcome = await self.until("welcome", "error")
        if welcome["type"] == "welcome":
            for _ in range(len(seats) + (watch or not seats)):
                await self.until("frame")
        return welcome

    async def ask(self, message: Json) -> Json:
        """Send something and wait for its answer."""
        await self.send(message)
        return await self.until("done", "refused", "explanation", "error", "pong")

    async def play(
        self, seat: int, choice: int | str, move: str | None = None, decision: int | None = None
    ) -> Json:
        if decision is None:
            decision = self.frames[seat]["decision"]
        move = move or f"move {next(self.moves)}"
        message = {"type": "play", "seat": seat, "decision": decision, "choice": choice}
        return await self.ask({**message, "request_id": move})

    async def undo(self, seat: int, move: str | None = None) -> Json:
        move = move or f"move {next(self.moves)}"
        decision = self.frames[seat]["decision"]
        return await self.ask(
            {"type": "undo", "seat": seat, "decision": decision, "request_id": move}
        )

    async def is_silent(self, seconds: float = 0.3) -> bool:
        """Whether the house says nothing for a while."""
        try:
            await self.receive(seconds)
        except TimeoutError:
            return True
        return False

    async def play_on(self, steps: int = 10_000) -> None:
        """Make the first choice of whichever seat of ours is asked, until over."""
        deadline = time.monotonic() + 3 * PATIENCE
        while steps > 0 and time.monotonic() < deadline:
            if any(frame["result"] for frame in self.frames.values()):
                return
            asked = [seat for seat, frame in self.frames.items() if frame["menu"]]
            if not asked or asked[0] is None:
                await self.until("frame")
                continue
            menu = self.frames[asked[0]]["menu"]
            choice = menu[steps * 7 % len(menu)]["id"]
            answer = await self.play(asked[0], choice)
            assert answer["type"] == "done", answer
            steps -= 1


async def play_to_the_end(*screens: Screen) -> None:
    """The first who is asked plays until all see the end; only the house's answers are awaited."""
    while not all(frame["result"] for screen in screens for frame in screen.frames.values()):
        for screen in screens:
            if asked := seats_asked(screen):
                answer = await screen.play(asked[0], screen.frames[asked[0]]["menu"][0]["id"])
                assert answer["type"] in ("done", "refused"), answer
                break
        else:
            # What one of them did has not been shown to the other yet, or a bot thinks.
            await heard(*screens)


def seats_asked(screen: Screen) -> list[int]:
    return [seat for seat, frame in screen.frames.items() if frame["menu"] and seat is not None]


async def heard(*screens: Screen) -> None:
    """What the house has sent by now has been read."""
    for screen in screens:
        await screen.ask({"type": "ping"})
