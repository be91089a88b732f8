"""boardgame.io's server in the same load test: two players and two spectators at each match.

Speaks its protocol (Socket.IO over a WebSocket) with the same library as we speak ours, so that
the crowd costs the same. Its default store is memory; ours is a file with durable commits.
"""

import asyncio
import contextlib
import itertools
import json
import subprocess
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.load.crowd import Match, Place

PATIENCE = 60.0
PEER = Path(__file__).parent / "peer"
GAME = "cells"


class Client:
    """One socket: the newest state, and a signal when there is another."""

    def __init__(self, match: str, player: str | None, credentials: str | None) -> None:
        self.match = match
        self.player = player
        self.credentials = credentials
        self.state: dict[str, Any] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def connect(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        origin = f"http://localhost:{port}"
        self._socket = await connect(
            address, additional_headers={"Origin": origin}, max_size=None, open_timeout=PATIENCE
        )
        await self._socket.recv()
        await self._socket.send(f"40/{GAME},")
        await self._socket.recv()
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.emit("sync", self.match, self.player, self.credentials, 2)
        while not self.state:
            await self._next()

    async def emit(self, *event: Any) -> None:
        assert self._socket is not None
        await self._socket.send(f"42/{GAME},{json.dumps(event)}")

    async def beyond(self, number: int) -> None:
        while self.state["_stateID"] <= number:
            await self._next()

    async def _next(self) -> None:
        self._changed.clear()
        await asyncio.wait_for(self._changed.wait(), PATIENCE)

    async def _read(self, socket: ClientConnection) -> None:
        head = f"42/{GAME},"
        async for raw in socket:
            text = raw if isinstance(raw, str) else raw.decode()
            if text == "2":
                await socket.send("3")
            elif text.startswith(head):
                kind, _match, *rest = json.loads(text[len(head) :])
                if kind == "sync":
                    self.state = rest[0]["state"]
                elif kind == "update":
                    self.state = rest[0]
                self._changed.set()

    async def leave(self) -> None:
        if self._socket is not None and self._reader is not None:
            self._reader.cancel()
            await self._socket.close()


class Cells(Match):
    def __init__(self, clients: list[Client]) -> None:
        self._clients = clients
        self._moves = itertools.count()

    async def move(self) -> None:
        number = next(self._moves)
        state = self._clients[0].state
        mover = self._clients[int(state["ctx"]["currentPlayer"])]
        payload = {
            "type": "mark",
            "args": [number * 7],
            "playerID": mover.player,
            "credentials": mover.credentials,
        }
        before = state["_stateID"]
        action = {"type": "MAKE_MOVE", "payload": payload}
        await mover.emit("update", action, before, mover.match, mover.player)
        for client in self._clients:
            await client.beyond(before)

    async def renew(self) -> None:
        """It never ends."""

    async def close(self) -> None:
        for client in self._clients:
            await client.leave()


class BoardgameIo(Place):
    def __init__(self, port: int, folder: Path | None) -> None:
        self.name = "boardgame.io" if folder is None else "boardgame.io, files"
        self._port = port
        if not (PEER / "node_modules").exists():
            subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)
        self._server = subprocess.Popen(
            ["node", "server.mjs", str(port), *([str(folder)] if folder else [])],
            cwd=PEER,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.process = self._server.pid
        assert self._server.stdout is not None
        for line in self._server.stdout:
            if line.startswith("open on"):
                break
        else:
            raise RuntimeError("boardgame.io did not start")

    async def open_match(self, number: int) -> Match:
        base = f"http://127.0.0.1:{self._port}/games/{GAME}"
        async with httpx.AsyncClient(timeout=PATIENCE) as person:
            made = await person.post(f"{base}/create", json={"numPlayers": 2})
            match = made.raise_for_status().json()["matchID"]
            clients = []
            for player in ("0", "1"):
                wish = {"playerID": player, "playerName": f"player {player}"}
                joined = await person.post(f"{base}/{match}/join", json=wish)
                credentials = joined.raise_for_status().json()["playerCredentials"]
                clients.append(Client(match, player, credentials))
        clients += [Client(match, None, None), Client(match, None, None)]
        for client in clients:
            await client.connect(self._port)
        return Cells(clients)

    async def close(self) -> None:
        self._server.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._server.wait(10)
        self._server.kill()
