"""One open screen: what it says is carried out in order, and what changes is shown to it.

The screen is never sent a queue of messages but, after every hint, the present moment with the
events it does not have yet. So nothing is missed, nothing piles up, and a table that changed in
a way this screen may not know of sends it nothing at all.
"""

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tambo.core.errors import TamboError
from tambo.house.analysis.wire import HintRequest, NoHint
from tambo.house.chat.cursor import ChatCursor
from tambo.house.chat.wire import Say
from tambo.house.platform.bus import Subscription
from tambo.house.platform.database.outage import is_outage
from tambo.house.platform.errors import HouseError
from tambo.house.platform.tasks import Supervisor
from tambo.house.platform.wire import error_message, text_of
from tambo.house.tables.access import check_device
from tambo.house.tables.frames import Viewer
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.projection import StreamVersion, TableProjection
from tambo.house.tables.wire import TableSummary
from tambo.house.tables.wire_frames import ExplainRequest, Frame
from tambo.house.web.screen_services import ScreenServices
from tambo.house.web.wire_socket import (
    Arrive,
    ChatAccepted,
    ChatRefused,
    Done,
    Hello,
    Lock,
    Note,
    Noted,
    Ping,
    Play,
    Pong,
    RefusedMove,
    StillLocked,
    TableChanged,
    ToHouse,
    ToScreen,
    Undo,
    Unlock,
    Unlocked,
    Welcome,
)

logger = structlog.get_logger("tambo.house.socket")
UNKNOWN_TABLE = 4404
FAILED = 1011
WATCH = "watch"
TRY_LATER = 1013
SECONDS_BETWEEN_TRIES = 0.5
EVENTS_IN_A_MESSAGE = 400
MOST_FOR_A_GREETING = 20
"""Events that cost as much as a message; a greeting never costs more than this."""

decoder = msgspec.json.Decoder(ToHouse)
encoder = msgspec.json.Encoder()
AnySocket = WebSocket[Any, Any, Any]
READING = (Hello, HintRequest, Lock, Ping, Unlock, ExplainRequest)
"""What a token that may only read can send."""


class ScreenGone(Exception):
    """Nobody is at the other end of the socket any more."""


class Screen:
    """The house's side of one socket."""

    def __init__(
        self,
        socket: AnySocket,
        house: ScreenServices,
        table: str,
        player_id: str,
        *,
        address: str = "",
        may_play: bool = True,
    ) -> None:
        self._address = address
        self._may_play = may_play
        self._socket = socket
        self._house = house
        self._registry = house.registry
        self._commands = house.commands
        self._cards = house.cards
        self._access = house.access
        self._table = table
        self._player_id = player_id
        self._since: dict[Viewer, int] = {}
        self._shown: dict[Viewer, StreamVersion] = {}
        self._card: TableSummary | None = None
        self._seats: list[int] = []
        self._permits: dict[int, str] = {}
        self._is_watching = False
        self._chat_cursor = ChatCursor(house.chat, player_id)
        self._sending = asyncio.Lock()
        self._jobs = Supervisor()
        self._thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serve the screen until it goes away."""
        try:
            await self._cards.card(self._table, self._player_id)
        except TamboError as error:
            await self._send(error_message(error))
            await self._socket.close(UNKNOWN_TABLE, error.code)
            return
        with self._house.bus.subscribe(self._table) as subscription:
            try:
                async with self._jobs:
                    self._jobs.spawn("screen.follow", self._follow(subscription), table=self._table)
                    while True:
                        await self._hear(await self._next())
            finally:
                self._watch_seats([], is_watching=False)

    async def _next(self) -> bytes | str:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return message.get("text") or message.get("bytes") or b""

    async def _follow(self, subscription: Subscription) -> None:
        with contextlib.suppress(ScreenGone):
            while True:
                await subscription.listen()
                try:
                    await self._show()
                except ScreenGone:
                    raise
                except Exception as error:
                    if is_outage(error):
                        # What was missed is shown when the database is back.
                        why = type(error).__name__
                        logger.warning("screen.waits", table=self._table, why=why)
                        await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                        subscription.call()
                    elif isinstance(error, TamboError):
                        await self._send(error_message(error))
                    else:
                        # A screen that is not kept up to date must come back and begin again.
                        logger.exception("screen.failed", table=self._table)
                        await self._socket.close(FAILED)
                        return

    # What the screen says

    async def _hear(self, raw: bytes | str) -> None:
        message: ToHouse | None = None
        try:
            if len(raw) > self._house.settings.message_limit:
                raise HouseError("too-big")
            message = _decoded(raw)
            if not self._may_play and not isinstance(message, READING):
                raise HouseError("token.scope")
            if not isinstance(message, Play | Undo):
                self._count("message")
            await self._answer(message)
        except TamboError as error:
            await self._send(error_message(error))
            if isinstance(message, Hello) and error.code == "too-many":
                # Without a greeting it would get no messages: the client reconnects by itself.
                await self._socket.close(TRY_LATER, error.code)
        except Exception as error:
            # A screen that could not be greeted must come back and begin again.
            if not is_outage(error) or isinstance(message, Hello):
                raise
            logger.warning("screen.unanswered", table=self._table, why=type(error).__name__)
            await self._send(error_message(HouseError("storage")))

    async def _answer(self, message: ToHouse) -> None:
        if isinstance(message, Ping):
            await self._send(Pong())
        elif isinstance(message, Hello):
            await self._greet(message)
        elif self._card is None:
            raise HouseError("hello.first")
        elif isinstance(message, Arrive):
            await self._arrive()
        elif isinstance(message, ExplainRequest):
            await self._explain(message)
        elif isinstance(message, HintRequest):
            await self._want_hint(message.seat)
        elif isinstance(message, Note):
            await self._note(message)
        elif isinstance(message, Unlock):
            await self._unlock(message)
        elif isinstance(message, Lock):
            await self._lock(message.seat)
        elif isinstance(message, Say):
            await self._say(message)
        else:
            await self._move(message)

    def _count(self, kind: str, amount: int = 1) -> None:
        """HouseError when the one behind this screen, or the address, asks too much."""
        self._house.limits.take(kind, self._player_id, self._address, amount)

    async def _count_events(self, since: dict[Viewer, int]) -> None:
        """A greeting that is answered with a long past counts for as many messages as it weighs."""
        live = await self._registry.live(self._table)
        events = sum(
            max(0, live.stream_version(viewer)[0] - known) for viewer, known in since.items()
        )
        weight = min(MOST_FOR_A_GREETING, events // EVENTS_IN_A_MESSAGE)
        if weight > 0:
            self._count("message", weight)

    async def _greet(self, hello: Hello) -> None:
        await self._registry.keep_up(self._table)
        stored = await self._registry.stored(self._table)
        for seat in hello.seats:
            check_device(stored, seat, self._player_id)
        seats = list(dict.fromkeys(hello.seats))
        permits = {seat: hello.permits.get(str(seat), "") for seat in seats}
        viewers: list[Viewer] = [
            seat for seat in seats if self._access.is_open(stored, seat, permits[seat])
        ]
        if hello.watch or not viewers:
            viewers.append(None)
        names = {viewer: WATCH if viewer is None else str(viewer) for viewer in viewers}
        since = {viewer: hello.since.get(name, 0) for viewer, name in names.items()}
        await self._count_events(since)
        self._watch_seats(seats, is_watching=viewers == [None])
        async with self._sending:
            self._permits = permits
            self._since = since
            self._shown.clear()
            self._chat_cursor.begin(hello.heard)
            self._card = await self._cards.card(self._table, self._player_id)
            build = self._house.pages.build()
            await self._write(Welcome(self._card, self._house.now(), build))
        await self._show()
        self._house.changes.wake(self._table)
        for viewer in viewers:
            if viewer is not None:
                await self._tell_notes(viewer)
        live = await self._registry.live(self._table)
        if live.row.status == "paused":
            raise live.paused()

    async def _arrive(self) -> None:
        """Take part: nothing happens where nobody was invited and nothing is paused."""
        await self._house.joining.accept(self._table, self._player_id)
        stored = await self._registry.stored(self._table)
        if stored.row.status == "paused" and any(
            c.player_id == self._player_id for c in stored.seats
        ):
            await self._commands.resume(self._table)
        await self._show()

    async def _explain(self, message: ExplainRequest) -> None:
        permit = self._permit(message.seat)
        explained = await self._house.explanations.why(
            self._table, message, self._player_id, permit
        )
        await self._send(explained)

    async def _note(self, message: Note) -> None:
        permit = self._permit(message.seat)
        await self._house.notes.write(
            self._table, message.seat, self._player_id, message.text, permit
        )
        await self._send(Noted(message.seat, message.text))

    async def _tell_notes(self, seat: int) -> None:
        permit = self._permit(seat)
        text = await self._house.notes.read(self._table, seat, self._player_id, permit)
        if text:
            await self._send(Noted(seat, text))

    # Seats with a PIN

    def _permit(self, seat: int) -> str:
        return self._permits.get(seat, "")

    async def _unlock(self, message: Unlock) -> None:
        seat = message.seat
        if seat not in self._seats:
            raise HouseError("seat.foreign")
        try:
            permit = await self._house.pins.give(self._table, seat, message.pin, self._player_id)
        except TamboError as error:
            await self._send(StillLocked(seat, error.code, text_of(error.phrase)))
            return
        async with self._sending:
            self._permits[seat] = permit
            self._since[seat] = 0
            self._shown.pop(seat, None)
            await self._write(Unlocked(seat, permit))
        await self._show()
        await self._tell_notes(seat)

    async def _lock(self, seat: int) -> None:
        stored = await self._registry.stored(self._table)
        check_device(stored, seat, self._player_id)
        async with self._sending:
            self._permits.pop(seat, None)

    def _forget_closed(self, stored: TableSnapshot) -> None:
        """Send nothing more of seats whose PIN this screen has not given, or no longer knows."""
        for viewer in list(self._since):
            if viewer is not None and not self._access.is_open(
                stored, viewer, self._permit(viewer)
            ):
                del self._since[viewer]
                self._shown.pop(viewer, None)

    def _watch_seats(self, seats: list[int], *, is_watching: bool) -> None:
        if seats == self._seats and is_watching == self._is_watching:
            return
        self._house.presence.watch(self._table, is_watching - self._is_watching)
        self._is_watching = is_watching
        self._house.presence.go(self._table, self._seats)
        self._house.presence.come(self._table, seats)
        self._seats = seats
        self._house.bus.publish(self._table)

    async def _want_hint(self, seat: int) -> None:
        """Think beside everything else: moves must not wait for a hint."""
        if self._thinking is not None and not self._thinking.done():
            busy = HouseError("hint.busy")
            await self._send(NoHint(seat, busy.code, text_of(busy.phrase)))
            return
        self._thinking = self._jobs.spawn("screen.hint", self._hint(seat), table=self._table)

    async def _hint(self, seat: int) -> None:
        answer: ToScreen
        try:
            permit = self._permit(seat)
            answer = await self._house.coaching.hint(self._table, seat, self._player_id, permit)
        except TamboError as error:
            answer = NoHint(seat, error.code, text_of(error.phrase))
        except Exception:
            logger.exception("hint.failed", table=self._table)
            failed = HouseError("hint.failed")
            answer = NoHint(seat, failed.code, text_of(failed.phrase))
        with contextlib.suppress(ScreenGone):
            await self._send(answer)

    async def _say(self, message: Say) -> None:
        request_id = message.request_id[:80]
        try:
            self._count("chat")
            await self._house.chat.say(self._table, message, self._player_id)
        except TamboError as error:
            await self._send(ChatRefused(request_id, error.code, text_of(error.phrase)))
            return
        await self._show()
        await self._send(ChatAccepted(request_id))

    async def _move(self, message: Play | Undo) -> None:
        try:
            await self._carry_out(message)
        except Exception as error:
            if is_outage(error):
                await self._refuse(message, HouseError("storage"))
            elif isinstance(error, TamboError):
                await self._refuse(message, error)
            else:
                raise
            return
        try:
            await self._show()
        except Exception as error:
            # It is written: the rest is shown when the database is back.
            if not is_outage(error):
                raise
        await self._send(Done(message.request_id))

    async def _carry_out(self, message: Play | Undo) -> None:
        self._count("message")
        live = await self._registry.live(self._table)
        seat, decision, request_id = message.seat, message.decision, message.request_id
        self._access.check_owner(live.stored, seat, self._player_id, self._permit(seat))
        if isinstance(message, Play):
            await self._commands.play(self._table, seat, decision, message.choice, request_id)
        else:
            await self._commands.undo(self._table, seat, decision, request_id)

    async def _refuse(self, message: Play | Undo, error: TamboError) -> None:
        """Say why, with the moment as it really is for this seat, or for a spectator; without it
        while the database is away."""
        try:
            await self._registry.keep_up(self._table)
            live = await self._registry.live(self._table)
        except Exception as other:
            if not is_outage(other):
                raise
            live = None
        async with self._sending:
            frame = None
            if live is not None:
                is_mine = live.owns(self._player_id, message.seat) and self._access.is_open(
                    live.stored, message.seat, self._permit(message.seat)
                )
                frame = self._frame(live, message.seat if is_mine else None)
            answer = RefusedMove(
                message.request_id[:80], error.code, text_of(error.phrase), error.clause, frame
            )
            await self._write(answer)

    # What the screen is shown

    async def _show(self) -> None:
        """Bring the screen up to date, in all it follows."""
        async with self._sending:
            if self._card is None:
                return
            live = await self._live()
            card = await self._cards.card(self._table, self._player_id)
            if msgspec.structs.replace(card, moves=self._card.moves) != self._card:
                self._look_again(live, is_anew=len(card.seats) != len(self._card.seats))
                self._card = card
                await self._write(TableChanged(card, self._house.now()))
                if card.status == "paused":
                    await self._write(error_message(live.paused()))
            self._forget_closed(live.stored)
            for viewer in list(self._since):
                is_news = self._shown.get(viewer) != live.stream_version(viewer)
                if is_news and not self._is_old(live, viewer):
                    await self._write(self._frame(live, viewer))
            for messages in await self._chat_cursor.news(live.stored):
                await self._write(messages)

    async def _live(self) -> TableProjection:
        """The table, at least as new as what has been shown: a copy that was read for another
        connection may be older."""
        live = await self._registry.live(self._table)
        if any(self._is_old(live, viewer) for viewer in self._since):
            await self._registry.refresh(self._table)
            live = await self._registry.live(self._table)
        return live

    def _is_old(self, live: TableProjection, viewer: Viewer) -> bool:
        """Whether a viewer has been shown more already. Streams only grow."""
        shown = self._shown.get(viewer)
        return shown is not None and live.stream_version(viewer)[0] < shown[0]

    def _look_again(self, live: TableProjection, *, is_anew: bool) -> None:
        """Seats may be given up, or move up, before the game begins: seats that are no longer the
        caller's are not shown any more, and a new set-up is shown again."""
        for viewer in list(self._since):
            if viewer is not None and not live.owns(self._player_id, viewer):
                del self._since[viewer]
                self._shown.pop(viewer, None)
        if is_anew:
            self._shown.clear()

    def _frame(self, live: TableProjection, viewer: Viewer) -> Frame:
        """The frame to send now; from here on the screen has what is in it."""
        frame = live.frame(viewer, self._since.get(viewer, 0))
        if viewer in self._since:
            self._since[viewer] = frame.last
            self._shown[viewer] = live.stream_version(viewer)
        return frame

    async def _send(self, message: ToScreen) -> None:
        async with self._sending:
            await self._write(message)

    async def _write(self, message: ToScreen) -> None:
        text = encoder.encode(message).decode()
        try:
            await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except OSError as error:
            raise ScreenGone from error


def _decoded(raw: bytes | str) -> ToHouse:
    try:
        message: ToHouse = decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise HouseError("malformed") from None
    return message
