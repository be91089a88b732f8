"""A bot at the tables of a house: connects, is asked, answers, comes back when the line breaks.

A choice travels with an id of its own and is sent again after a break until the house has answered
it, so nothing is played twice and nothing is lost.
"""

import asyncio
import contextlib
import inspect
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from tambo.client.observation import Ended, Observation, phrase_of
from tambo.client.remote import Remote, error_of
from tambo.core.checks import shown
from tambo.core.errors import TamboError
from tambo.core.phrase import Phrase

Decide = Callable[[Observation], str | int | Awaitable[str | int]]
FIRST_PAUSE, LONGEST_PAUSE = 0.3, 15.0
SECONDS_BETWEEN_LOOKS = 3.0
LASTING = (400, 401, 403, 404, 421)
UNFINISHED = ("waiting", "running", "paused")
STALE = "decision.stale"
HOPELESS = ("malformed", "seat.foreign", "table.unknown", "token.scope")

Json = dict[str, Any]


async def play(remote: Remote, where: str, decide: Decide) -> Ended:
    """Play all seats one has at a table until the match is over. `where` is the table's id, its
    address, or the link of a seat, which is then taken. TamboError if it cannot be done."""
    card = await remote.seated(where)
    mine = [seat["seat"] for seat in card["seats"] if seat["is_mine"]]
    if not mine:
        raise TamboError("client.no-seat", Phrase("client-no-seat", {"table": card["id"]}))
    return await _Player(remote, card, mine, decide).run()


async def play_all(
    remote: Remote,
    decide: Decide,
    ended: Callable[[Ended], None] = lambda _ended: None,
    *,
    once: bool = False,
    between_looks: float = SECONDS_BETWEEN_LOOKS,
) -> None:
    """Play at every table where one has a seat, also at those to come; with `once`, until all of
    them are over."""
    playing: dict[str, asyncio.Task[Ended]] = {}
    try:
        while True:
            for card in await remote.tables():
                has_seat = any(seat["is_mine"] for seat in card["seats"])
                if has_seat and card["status"] in UNFINISHED and card["id"] not in playing:
                    task = asyncio.create_task(play(remote, card["id"], decide))
                    playing[card["id"]] = task
            if once and not playing:
                return
            if playing:
                await asyncio.wait(
                    playing.values(), timeout=between_looks, return_when=asyncio.FIRST_COMPLETED
                )
            else:
                await asyncio.sleep(between_looks)
            for table, task in list(playing.items()):
                if task.done():
                    ended(task.result())
                    del playing[table]
    finally:
        for task in playing.values():
            task.cancel()
        await asyncio.gather(*playing.values(), return_exceptions=True)


class _Player:
    """One table. Holds the newest frame of each seat and the move that waits for its answer."""

    def __init__(self, remote: Remote, card: Json, seats: list[int], decide: Decide) -> None:
        self._remote = remote
        self._card = card
        self._seats = seats
        self._decide = decide
        self._since: dict[int, int] = {}
        self._unseen: dict[int, list[Json]] = {seat: [] for seat in seats}
        self._waiting: dict[int, Json] = {}
        self._ended: Ended | None = None

    async def run(self) -> Ended:
        pause = FIRST_PAUSE
        while self._ended is None:
            before = dict(self._since)
            try:
                await self._take_seat()
            except InvalidStatus as refused:
                answer = refused.response
                retry = answer.headers.get("Retry-After")
                error = error_of(answer.status_code, bytes(answer.body or b""), retry)
                if answer.status_code in LASTING:
                    raise error from refused
                pause = max(pause, error.retry_after)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                pass
            if self._ended is None:
                pause = FIRST_PAUSE if self._since != before else pause
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
        return self._ended

    async def _take_seat(self) -> None:
        """One connection, until it breaks or the match is over."""
        address = self._remote.socket_of(self._card["id"])
        headers = self._remote.headers
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            since = {str(seat): number for seat, number in self._since.items()}
            await _send(socket, {"type": "hello", "seats": self._seats, "since": since})
            for move in self._waiting.values():
                await _send(socket, move)
            while self._ended is None:
                await self._hear(socket, json.loads(await socket.recv()))

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        if kind in ("welcome", "table"):
            self._card = message["table"]
            if kind == "welcome" and self._is_awaited():
                await _send(socket, {"type": "arrive"})
        elif kind == "frame":
            await self._see(socket, message)
        elif kind in ("done", "refused"):
            await self._answered(socket, message)
        elif kind == "error" and message["code"] in HOPELESS:
            phrase = phrase_of(message["said"])
            assert phrase is not None
            raise TamboError(message["code"], phrase)

    def _is_awaited(self) -> bool:
        """Whether the table waits for this player: invited, or paused by a fault."""
        mine = [self._card["seats"][seat] for seat in self._seats]
        is_invited = any(seat["state"] == "invited" for seat in mine)
        return is_invited or (self._card["status"] == "paused" and self._card["reason"] != "agreed")

    async def _answered(self, socket: ClientConnection, message: Json) -> None:
        seat = next(
            (s for s, m in self._waiting.items() if m["request_id"] == message["request_id"]), None
        )
        if seat is None:
            return
        sent = self._waiting.pop(seat)
        if message["type"] == "done":
            return
        if message["code"] != STALE and message["clause"] is not None:
            words: dict[str, str | int] = {"choice": str(sent["choice"])}
            raise TamboError("client.choice", Phrase("client-choice", words))
        if message["code"] != STALE:
            await asyncio.sleep(FIRST_PAUSE)
        frame = message["frame"]
        if frame is not None and frame["seat"] == seat:
            await self._see(socket, frame)

    async def _see(self, socket: ClientConnection, frame: Json) -> None:
        seat = frame["seat"]
        if seat not in self._unseen:
            return
        known = self._since.get(seat, 0)
        self._unseen[seat] += [event for event in frame["events"] if event["number"] > known]
        self._since[seat] = frame["last"]
        if frame["result"] is not None:
            result = frame["result"]
            self._ended = Ended(
                self._card["id"],
                self._card["game"],
                tuple(self._seats),
                result["ranking"],
                result["scores"],
            )
            return
        waiting = self._waiting.get(seat)
        if not frame["menu"] or (waiting and waiting["decision"] == frame["decision"]):
            return
        choice = await self._choose(frame)
        move = {
            "type": "play",
            "seat": seat,
            "decision": frame["decision"],
            "choice": choice,
            "request_id": secrets.token_hex(8),
        }
        self._waiting[seat] = move
        with contextlib.suppress(ConnectionClosed):
            await _send(socket, move)

    async def _choose(self, frame: Json) -> str:
        """Ask the bot, in a thread so that the line stays alive; TamboError for no choice."""
        seat = frame["seat"]
        menu: list[str] = [line["text"] for line in frame["menu"]]
        seen = Observation(
            table=self._card["id"],
            game=self._card["game"],
            seat=seat,
            players=len(self._card["seats"]),
            options=self._card["options"],
            view=frame["view"],
            menu=menu,
            prompt=phrase_of(frame["prompt"]),
            events=[{"kind": e["kind"], "data": e["data"]} for e in self._unseen[seat]],
        )
        self._unseen[seat] = []
        chosen: Any = await asyncio.to_thread(self._decide, seen)
        if inspect.isawaitable(chosen):
            chosen = await chosen
        if type(chosen) is int and 0 <= chosen < len(menu):
            return menu[chosen]
        if isinstance(chosen, str) and chosen in menu:
            return chosen
        words: dict[str, str | int] = {"choice": shown(chosen, 60)}
        raise TamboError("client.choice", Phrase("client-choice", words))


async def _send(socket: ClientConnection, message: Json) -> None:
    await socket.send(json.dumps(message))
