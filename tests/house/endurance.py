"""Matches played over and over while the house falls down around them, and what must still be
true afterwards: nothing acknowledged is lost or doubled, everything shown stays shown.
"""

import asyncio
import contextlib
import random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.house.people import Person, Screen
from tests.house.servers import Postgres

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, httpx.TransportError, OSError, EOFError)
LOG = "SELECT table_id, sequence, seat, request_id FROM log ORDER BY table_id, sequence"
Logs = dict[str, list[tuple[int, int, str]]]
OPENED, NO_DATABASE = 201, 503
KINDS: list[tuple[str, tuple[str, ...], tuple[int, ...]]] = [
    ("tiki", ("me", "hotseat"), (0, 1)),
    ("tiki", ("me", "any"), (0,)),
    ("harvest", ("me", "hotseat", "hotseat"), (0, 1, 2)),
    ("harvest", ("me", "any", "any"), (0,)),
]


class Progress:
    """How many moves were acknowledged, in all matches."""

    def __init__(self) -> None:
        self.moves = 0
        self._more = asyncio.Condition()

    async def note(self) -> None:
        async with self._more:
            self.moves += 1
            self._more.notify_all()

    async def go_on(self, moves: int) -> None:
        """Wait for that many moves more."""
        enough = self.moves + moves
        async with self._more:
            await self._more.wait_for(lambda: self.moves >= enough)


class Match:
    """One match played over and over, through a screen that comes back whenever it is cut off."""

    def __init__(self, person: Person, number: int, progress: Progress) -> None:
        self.player_id = person
        self.progress = progress
        self.game, self.kinds, self.seats = KINDS[number % len(KINDS)]
        self.dice = random.Random(number)
        self.moves = 0
        self.cuts = 0
        self.acknowledged: list[tuple[str, int, str]] = []
        self.shown: dict[str, dict[int | None, list[Any]]] = {}
        self._pending: dict[str, Any] | None = None

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(*GONE):
                table = await self._open()
                self.shown[table] = {}
                self._pending = None
                await self._play_table(table, stop)

    async def _open(self) -> str:
        """A new table; OSError while the database is down."""
        seats = [
            {"kind": kind} if kind in ("me", "hotseat") else {"kind": "bot", "level": kind}
            for kind in self.kinds
        ]
        wish = {"game": self.game, "seats": seats}
        answer = await self.player_id.http.post("/api/tables", json=wish)
        if answer.status_code == NO_DATABASE:
            await asyncio.sleep(0.02)
            raise OSError(answer.text)
        assert answer.status_code == OPENED, answer.text
        table: str = answer.json()["id"]
        return table

    async def _play_table(self, table: str, stop: asyncio.Event) -> None:
        """To the end of the game, across any number of cuts."""
        while not stop.is_set():
            screen = self.player_id.screen(table)
            screen.events = self.shown[table]
            try:
                async with screen:
                    welcome = await screen.hello(*self.seats, watch=True, resume=True)
                    if welcome["type"] == "error":
                        raise OSError(welcome["code"])
                    while not stop.is_set():
                        if not await self._step(screen):
                            return
            except GONE:
                self.cuts += 1
                await asyncio.sleep(0.02)

    async def _step(self, screen: Screen) -> bool:
        """One move, the one that got no answer first; False when the game is over."""
        if self._pending is None:
            frames = [screen.frames[seat] for seat in self.seats]
            if frames[0]["result"]:
                return False
            asked = [frame for frame in frames if frame["menu"]]
            if not asked:
                await screen.until("frame")
                return True
            frame = self.dice.choice(asked)
            self.moves += 1
            self._pending = {
                "type": "play",
                "seat": frame["seat"],
                "decision": frame["decision"],
                "choice": self.dice.choice(frame["menu"])["id"],
                "request_id": f"move {self.moves}",
            }
        answer = await screen.ask(self._pending)
        if answer.get("code") == "storage":
            # Said while the database is down: asked again under the same name, it counts once.
            self.cuts += 1
            await asyncio.sleep(0.02)
            return True
        if answer.get("code") == "decision.stale" and self.cuts:
            # The move before was acknowledged when nothing could be shown: we were behind.
            assert answer["frame"]["decision"] > self._pending["decision"], answer
            self._pending = None
            return True
        assert answer["type"] == "done", answer
        self.acknowledged.append((screen.table, self._pending["seat"], self._pending["request_id"]))
        self._pending = None
        await self.progress.note()
        return True


async def check(matches: list[Match], logs: Logs) -> None:
    """What was acknowledged is in the log once, what was shown is true."""
    written = {table: {(seat, move) for _, seat, move in rows} for table, rows in logs.items()}
    for table, rows in logs.items():
        assert [sequence for sequence, _, _ in rows] == list(range(1, len(rows) + 1))
        assert len(written[table]) == len(rows)
    for match in matches:
        for table, seat, move in match.acknowledged:
            assert (seat, move) in written[table]
        await everything_shown_is_still_true(match)


async def everything_shown_is_still_true(match: Match) -> None:
    """The streams of the house begin with what screens were shown, event by event."""
    for table, shown in match.shown.items():
        async with match.player_id.screen(table) as screen:
            await screen.hello(*match.seats, watch=True)
            for viewer, events in shown.items():
                assert screen.events[viewer][: len(events)] == events


async def judge(matches: list[Match], logs: Logs) -> None:
    await check(matches, logs)
    for match in matches:
        await match.player_id.http.aclose()


def postgres_logs(postgres: Postgres, url: str) -> Logs:
    logs: Logs = {}
    for line in postgres.query(url, LOG):
        table, sequence, seat, move = line.split("|")
        logs.setdefault(table, []).append((int(sequence), int(seat), move))
    return logs
