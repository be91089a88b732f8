"""Who may write where, and who reads it.

Players at a table write in the players' room, all others in the spectators'. During a match its
players do not read the spectators, who may see more than one seat; after the end everyone reads
everything. Comments belong to a moment of a finished match. Muted messages are not sent.
"""

from collections.abc import Awaitable, Callable

import msgspec
import structlog

from tambo.house.chat.model import BlockRow, ChatMessageRow
from tambo.house.chat.names import blocks_with_present_names, messages_with_present_names
from tambo.house.chat.store import ChatStore
from tambo.house.chat.wire import (
    BlockRequest,
    BlockSummary,
    ChatMessage,
    ChatMessages,
    CommentRequest,
    Room,
    Say,
)
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.tables.access import check_over
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.creation import new_id
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.names import AccountNames, clean_name
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.chat")
PLAYERS: Room = "players"
WATCHERS: Room = "watchers"
COMMENTS: Room = "comments"
TEXT_LIMIT = 300
COMMENT_LIMIT = 1000
REQUEST_ID_LIMIT = 80
MESSAGES_IN_WINDOW = 8
SECONDS_IN_WINDOW = 20.0
PAGE = 100
"""Messages that are sent at once; older ones are asked for."""
COMMENTS_SHOWN = 500
Check = Callable[[Tx, str], Awaitable[None]]

PHRASES = (
    "hello",
    "luck",
    "nice",
    "oops",
    "thanks",
    "sorry",
    "moment",
    "hurry",
    "back",
    "close",
    "good-game",
    "again",
)
"""Quick phrases; the catalogues have each under `chat-phrase-<name>`."""


class Chat:
    """`check_may_chat` raises HouseError for a person who may not write."""

    def __init__(
        self,
        db: Database,
        registry: Registry,
        changes: TableChanges,
        account_names: AccountNames,
        store: ChatStore,
        check_may_chat: Check,
        now: Now,
    ) -> None:
        self._db = db
        self._registry = registry
        self._changes = changes
        self._account_names = account_names
        self._store = store
        self._check_may_chat = check_may_chat
        self._now = now

    # Saying

    async def say(self, table: str, wish: Say, player_id: str) -> None:
        """Say something at a table, durably and once; HouseError."""
        stored = await self._registry.stored(table)
        text = clean_text(wish.text, TEXT_LIMIT)
        if bool(text) == bool(wish.phrase) or (wish.phrase and wish.phrase not in PHRASES):
            raise HouseError("malformed")
        seats = seats_of(stored, player_id)
        if wish.seat is not None and wish.seat not in seats:
            raise HouseError("seat.foreign")
        seat = wish.seat if wish.seat is not None or not seats else seats[0]
        name = clean_name(wish.name) if seat is None else stored.seats[seat].name
        room = WATCHERS if seat is None else PLAYERS
        at = self._now()
        await self._add(
            ChatMessageRow(
                table, room, 0, player_id, seat, None, name, text, wish.phrase, wish.request_id, at
            )
        )

    async def comment(self, table: str, wish: CommentRequest, player_id: str) -> ChatMessages:
        """Comment on a moment of a match that is over, as one who sat there; all comments."""
        stored = await self._registry.stored(table)
        check_over(stored)
        seats = seats_of(stored, player_id)
        if not seats:
            raise HouseError("comment.foreign")
        live = await self._registry.live(table)
        text = clean_text(wish.text, COMMENT_LIMIT)
        if not text or not 0 <= wish.step <= len(live.match.steps):
            raise HouseError("malformed")
        seat, at = seats[0], self._now()
        name = stored.seats[seat].name
        await self._add(
            ChatMessageRow(
                table, COMMENTS, 0, player_id, seat, wish.step, name, text, "", wish.request_id, at
            )
        )
        return await self.comments(table, player_id)

    async def _add(self, message: ChatMessageRow) -> None:
        if not 0 < len(message.request_id) <= REQUEST_ID_LIMIT:
            raise HouseError("malformed")
        async with self._db.transaction() as tx:
            await self._store.hold(tx, message.table)
            if await self._store.is_said(tx, message):
                return
            await self._check_may_chat(tx, message.player_id)
            since = self._now() - SECONDS_IN_WINDOW
            if await self._store.said_since(tx, message.player_id, since) >= MESSAGES_IN_WINDOW:
                raise HouseError("chat.fast")
            await self._store.add(tx, message)
            self.publish(tx, message.table)
        logger.info("chat.said", table=message.table, room=message.room)

    def publish(self, tx: Tx, table: str) -> None:
        """Call everybody at the table once the unit is durable."""
        tx.after_commit(lambda: self._changes.publish_outdated([table]))

    # Hearing

    def rooms(self, stored: TableSnapshot, player_id: str) -> list[Room]:
        """What a person hears at a table now."""
        if seats_of(stored, player_id) and stored.row.status != "over":
            return [PLAYERS]
        return [PLAYERS, WATCHERS]

    async def news(
        self, stored: TableSnapshot, room: Room, after: int, player_id: str
    ) -> ChatMessages:
        """What a person has not read yet in a room that is open to them: only the newest, if it is
        their first visit or much was written."""
        table = stored.row.id
        found: list[ChatMessageRow] = []
        is_far_behind = after <= 0
        async with self._db.read() as tx:
            if after > 0:
                without = await self._unheard_by(tx, player_id)
                found = await self._store.changed(tx, table, room, after, PAGE + 1, without)
                is_far_behind = len(found) > PAGE
            if is_far_behind:
                found = await self._newest(tx, table, room, player_id)
        if is_far_behind:
            return await self._page(stored, room, found, player_id)
        return ChatMessages(
            room, stored.row.chat_changes, await self._shown(table, found, player_id)
        )

    async def newest(self, table: str, player_id: str) -> list[ChatMessages]:
        """The newest lines of every room that is open to a person."""
        stored = await self._registry.stored(table)
        rooms = self.rooms(stored, player_id)
        async with self._db.read() as tx:
            found = [await self._newest(tx, table, room, player_id) for room in rooms]
        pages = zip(rooms, found, strict=True)
        return [await self._page(stored, room, messages, player_id) for room, messages in pages]

    async def earlier(self, table: str, room: Room, before: int, player_id: str) -> ChatMessages:
        """The messages in a room before a given one; HouseError if the room is not open."""
        stored = await self._registry.stored(table)
        if room not in self.rooms(stored, player_id):
            raise HouseError("chat.no-message")
        async with self._db.read() as tx:
            found = await self._newest(tx, table, room, player_id, before)
        page = await self._page(stored, room, found, player_id)
        return msgspec.structs.replace(page, is_anew=False)

    async def _newest(
        self, tx: Tx, table: str, room: Room, player_id: str, before: int | None = None
    ) -> list[ChatMessageRow]:
        """A page of lines, and one more where there are more."""
        without = await self._unheard_by(tx, player_id)
        return await self._store.newest(tx, table, room, PAGE + 1, before, without)

    async def _page(
        self, stored: TableSnapshot, room: Room, found: list[ChatMessageRow], player_id: str
    ) -> ChatMessages:
        messages = await self._shown(stored.row.id, found[-PAGE:], player_id)
        has_earlier = len(found) > PAGE
        return ChatMessages(
            room, stored.row.chat_changes, messages, is_anew=True, has_earlier=has_earlier
        )

    async def _shown(
        self, table: str, found: list[ChatMessageRow], player_id: str
    ) -> list[ChatMessage]:
        """Never within a read transaction: looking up names there would hold two readers."""
        stored = await self._registry.stored(table)
        named = await messages_with_present_names(stored, found, self._account_names)
        return [shown(message, player_id) for message in named]

    async def _unheard_by(self, tx: Tx, player_id: str) -> list[str]:
        return [row.other_id for row in await self._store.blocks_of(tx, player_id)]

    async def comments(self, table: str, player_id: str) -> ChatMessages:
        stored = await self._registry.stored(table)
        check_over(stored)
        async with self._db.read() as tx:
            without = await self._unheard_by(tx, player_id)
            found = await self._store.newest(tx, table, COMMENTS, COMMENTS_SHOWN, without=without)
        messages = await self._shown(table, found, player_id)
        return ChatMessages(
            COMMENTS,
            stored.row.chat_changes,
            [message for message in messages if not message.is_removed],
        )

    async def remove_comment(self, table: str, number: int, player_id: str) -> ChatMessages:
        """Delete one of the caller's comments; all that are left."""
        stored = await self._registry.stored(table)
        async with self._db.transaction() as tx:
            message = await self.heard(tx, stored, COMMENTS, number, player_id)
            if message.player_id != player_id:
                raise HouseError("comment.foreign")
            await self._store.empty(tx, table, COMMENTS, number)
            self.publish(tx, table)
        return await self.comments(table, player_id)

    async def heard(
        self, tx: Tx, stored: TableSnapshot, room: Room, number: int, player_id: str
    ) -> ChatMessageRow:
        """A message that a person may read; HouseError."""
        is_open = room in self.rooms(stored, player_id)
        if room == COMMENTS:
            is_open = stored.row.status == "over"
        message = await self._store.message(tx, stored.row.id, room, number) if is_open else None
        if message is None:
            raise HouseError("chat.no-message")
        return message

    # Mutes and blocks

    async def block(
        self, table: str, room: Room, number: int, wish: BlockRequest, player_id: str
    ) -> list[BlockSummary]:
        """Mute or block the author of a message; all whom the caller has muted or blocked."""
        stored = await self._registry.stored(table)
        async with self._db.transaction() as tx:
            message = await self.heard(tx, stored, room, number, player_id)
            if message.player_id == player_id:
                raise HouseError("chat.yourself")
            at = self._now()
            row = BlockRow(new_id(), player_id, message.player_id, wish.kind, message.name, at)
            await self._store.block(tx, row)
        return await self.blocks(player_id)

    async def blocks(self, player_id: str) -> list[BlockSummary]:
        async with self._db.read() as tx:
            rows = await self._store.blocks_of(tx, player_id)
        return [
            BlockSummary(row.id, "block" if row.kind == "block" else "mute", row.name, row.at)
            for row in await blocks_with_present_names(rows, self._account_names)
        ]

    async def unblock(self, entry: str, player_id: str) -> list[BlockSummary]:
        """Unmute or unblock a player; all who are still muted or blocked."""
        async with self._db.transaction() as tx:
            await self._store.unblock(tx, player_id, entry)
        return await self.blocks(player_id)


def seats_of(stored: TableSnapshot, player_id: str) -> list[int]:
    return [chair.seat for chair in stored.seats if chair.player_id == player_id]


def shown(message: ChatMessageRow, player_id: str) -> ChatMessage:
    """A line as a person hears it; of a hidden one only that it was there."""
    text, phrase = ("", "") if message.is_hidden else (message.text, message.phrase)
    return ChatMessage(
        message.number,
        message.seat,
        message.step,
        message.name,
        text,
        phrase,
        message.at,
        message.player_id == player_id,
        message.is_hidden,
        not message.text and not message.phrase,
    )


def clean_text(text: str, limit: int) -> str:
    """One paragraph without invisible signs; HouseError when it is too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if len(shown) > limit:
        raise HouseError("chat.long", limit=limit)
    return shown
