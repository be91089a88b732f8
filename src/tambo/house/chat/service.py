"""Who may say what where, and who hears it.

Those who sit at a table talk in the players' room, all others in the watchers'. While a match goes
on its players do not hear the watchers, who see more than one hand's worth; after the end all hear
all. Comments belong to a moment of a match that is over. What somebody has muted he is never sent.
"""

from collections.abc import Awaitable, Callable

import msgspec
import structlog

from tambo.house.chat.model import IgnoredRow, LineRow
from tambo.house.chat.names import ignored_with_present_names, lines_with_present_names
from tambo.house.chat.store import ChatStore
from tambo.house.chat.wire import (
    CommentWanted,
    IgnoredCard,
    IgnoreWanted,
    Lines,
    Room,
    Say,
    TalkLine,
)
from tambo.house.platform.clock import Now
from tambo.house.platform.database.database import Database, Tx
from tambo.house.platform.errors import HouseError
from tambo.house.tables.access import check_over
from tambo.house.tables.changes import TableChanges
from tambo.house.tables.creation import clean_name, new_id
from tambo.house.tables.model import TableSnapshot
from tambo.house.tables.names import AccountNames
from tambo.house.tables.registry import Registry

logger = structlog.get_logger("tambo.house.talk")
PLAYERS: Room = "players"
WATCHERS: Room = "watchers"
COMMENTS: Room = "comments"
TEXT_LIMIT = 300
COMMENT_LIMIT = 1000
MARK_LIMIT = 80
LINES_IN_WINDOW = 8
SECONDS_IN_WINDOW = 20.0
PAGE = 100
"""Lines that are sent at once; older ones are asked for."""
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
"""Quick phrases; the catalogues have each under `talk-phrase-<name>`."""


class Chat:
    """`check_may_talk` is HouseError for somebody who may not."""

    def __init__(
        self,
        db: Database,
        registry: Registry,
        changes: TableChanges,
        account_names: AccountNames,
        store: ChatStore,
        check_may_talk: Check,
        now: Now,
    ) -> None:
        self._db = db
        self._registry = registry
        self._changes = changes
        self._account_names = account_names
        self._store = store
        self._check_may_talk = check_may_talk
        self._now = now

    # Saying

    async def say(self, table: str, wish: Say, person: str) -> None:
        """Say something at a table, durably and once; HouseError."""
        stored = await self._registry.stored(table)
        text = clean_text(wish.text, TEXT_LIMIT)
        if bool(text) == bool(wish.phrase) or (wish.phrase and wish.phrase not in PHRASES):
            raise HouseError("malformed")
        seats = seats_of(stored, person)
        if wish.seat is not None and wish.seat not in seats:
            raise HouseError("seat.foreign")
        seat = wish.seat if wish.seat is not None or not seats else seats[0]
        name = clean_name(wish.name) if seat is None else stored.seats[seat].name
        room = WATCHERS if seat is None else PLAYERS
        at = self._now()
        await self._add(
            LineRow(table, room, 0, person, seat, None, name, text, wish.phrase, wish.mark, at)
        )

    async def comment(self, table: str, wish: CommentWanted, person: str) -> Lines:
        """Comment on a moment of a match that is over, as one who sat there; all comments."""
        stored = await self._registry.stored(table)
        check_over(stored)
        seats = seats_of(stored, person)
        if not seats:
            raise HouseError("comment.foreign")
        live = await self._registry.live(table)
        text = clean_text(wish.text, COMMENT_LIMIT)
        if not text or not 0 <= wish.step <= len(live.match.steps):
            raise HouseError("malformed")
        seat, at = seats[0], self._now()
        name = stored.seats[seat].name
        await self._add(
            LineRow(table, COMMENTS, 0, person, seat, wish.step, name, text, "", wish.mark, at)
        )
        return await self.comments(table, person)

    async def _add(self, line: LineRow) -> None:
        if not 0 < len(line.mark) <= MARK_LIMIT:
            raise HouseError("malformed")
        async with self._db.transaction() as tx:
            await self._store.hold(tx, line.table)
            if await self._store.is_said(tx, line):
                return
            await self._check_may_talk(tx, line.person)
            since = self._now() - SECONDS_IN_WINDOW
            if await self._store.said_since(tx, line.person, since) >= LINES_IN_WINDOW:
                raise HouseError("chat.fast")
            await self._store.add(tx, line)
        logger.info("talk.said", table=line.table, room=line.room)
        await self.changed(line.table)

    async def changed(self, table: str) -> None:
        """Bring the table up to date here, and call everybody."""
        await self._changes.publish_fresh([table])

    # Hearing

    def rooms(self, stored: TableSnapshot, person: str) -> list[Room]:
        """What a person hears at a table now."""
        if seats_of(stored, person) and stored.row.status != "over":
            return [PLAYERS]
        return [PLAYERS, WATCHERS]

    async def news(self, stored: TableSnapshot, room: Room, after: int, person: str) -> Lines:
        """What a person has not heard yet in a room, which must be open to him. Somebody who comes
        for the first time, or after much was said, hears the newest of it."""
        table = stored.row.id
        found: list[LineRow] = []
        is_far_behind = after <= 0
        async with self._db.read() as tx:
            if after > 0:
                without = await self._unheard_by(tx, person)
                found = await self._store.changed(tx, table, room, after, PAGE + 1, without)
                is_far_behind = len(found) > PAGE
            if is_far_behind:
                found = await self._newest(tx, table, room, person)
        if is_far_behind:
            return await self._page(stored, room, found, person)
        return Lines(room, stored.row.talk, await self._shown(table, found, person))

    async def newest(self, table: str, person: str) -> list[Lines]:
        """The newest lines of every room that is open to a person."""
        stored = await self._registry.stored(table)
        rooms = self.rooms(stored, person)
        async with self._db.read() as tx:
            found = [await self._newest(tx, table, room, person) for room in rooms]
        pages = zip(rooms, found, strict=True)
        return [await self._page(stored, room, lines, person) for room, lines in pages]

    async def earlier(self, table: str, room: Room, before: int, person: str) -> Lines:
        """What was said in a room before a line; HouseError where the room is not open."""
        stored = await self._registry.stored(table)
        if room not in self.rooms(stored, person):
            raise HouseError("chat.no-line")
        async with self._db.read() as tx:
            found = await self._newest(tx, table, room, person, before)
        page = await self._page(stored, room, found, person)
        return msgspec.structs.replace(page, is_anew=False)

    async def _newest(
        self, tx: Tx, table: str, room: Room, person: str, before: int | None = None
    ) -> list[LineRow]:
        """A page of lines, and one more where there are more."""
        without = await self._unheard_by(tx, person)
        return await self._store.newest(tx, table, room, PAGE + 1, before, without)

    async def _page(
        self, stored: TableSnapshot, room: Room, found: list[LineRow], person: str
    ) -> Lines:
        lines = await self._shown(stored.row.id, found[-PAGE:], person)
        has_earlier = len(found) > PAGE
        return Lines(room, stored.row.talk, lines, is_anew=True, has_earlier=has_earlier)

    async def _shown(self, table: str, found: list[LineRow], person: str) -> list[TalkLine]:
        """Never within a unit that reads: whoever looks names up there holds two readers."""
        stored = await self._registry.stored(table)
        named = await lines_with_present_names(stored, found, self._account_names)
        return [shown(line, person) for line in named]

    async def _unheard_by(self, tx: Tx, person: str) -> list[str]:
        return [row.other for row in await self._store.ignored_by(tx, person)]

    async def comments(self, table: str, person: str) -> Lines:
        stored = await self._registry.stored(table)
        check_over(stored)
        async with self._db.read() as tx:
            without = await self._unheard_by(tx, person)
            found = await self._store.newest(tx, table, COMMENTS, COMMENTS_SHOWN, without=without)
        lines = await self._shown(table, found, person)
        return Lines(COMMENTS, stored.row.talk, [line for line in lines if not line.is_removed])

    async def remove_comment(self, table: str, number: int, person: str) -> Lines:
        """Take back a comment of one's own; all that are left."""
        stored = await self._registry.stored(table)
        async with self._db.transaction() as tx:
            line = await self.heard(tx, stored, COMMENTS, number, person)
            if line.person != person:
                raise HouseError("comment.foreign")
            await self._store.empty(tx, table, COMMENTS, number)
        await self.changed(table)
        return await self.comments(table, person)

    async def heard(
        self, tx: Tx, stored: TableSnapshot, room: Room, number: int, person: str
    ) -> LineRow:
        """A line that a person may hear; HouseError."""
        is_open = room in self.rooms(stored, person)
        if room == COMMENTS:
            is_open = stored.row.status == "over"
        line = await self._store.line(tx, stored.row.id, room, number) if is_open else None
        if line is None:
            raise HouseError("chat.no-line")
        return line

    # Not wanting to hear

    async def ignore(
        self, table: str, room: Room, number: int, wish: IgnoreWanted, person: str
    ) -> list[IgnoredCard]:
        """Mute or block whoever said a line that one has heard; all whom one does not hear."""
        stored = await self._registry.stored(table)
        async with self._db.transaction() as tx:
            line = await self.heard(tx, stored, room, number, person)
            if line.person == person:
                raise HouseError("chat.yourself")
            at = self._now()
            row = IgnoredRow(new_id(), person, line.person, wish.kind, line.name, at)
            await self._store.ignore(tx, row)
        return await self.ignored(person)

    async def ignored(self, person: str) -> list[IgnoredCard]:
        async with self._db.read() as tx:
            rows = await self._store.ignored_by(tx, person)
        return [
            IgnoredCard(row.id, "block" if row.kind == "block" else "mute", row.name, row.at)
            for row in await ignored_with_present_names(rows, self._account_names)
        ]

    async def forget(self, entry: str, person: str) -> list[IgnoredCard]:
        """Hear somebody again; all whom one does not hear."""
        async with self._db.transaction() as tx:
            await self._store.forget(tx, person, entry)
        return await self.ignored(person)


def seats_of(stored: TableSnapshot, person: str) -> list[int]:
    return [chair.seat for chair in stored.seats if chair.guest == person]


def shown(line: LineRow, person: str) -> TalkLine:
    """A line as a person hears it; of a hidden one only that it was there."""
    text, phrase = ("", "") if line.is_hidden else (line.text, line.phrase)
    return TalkLine(
        line.number,
        line.seat,
        line.step,
        line.name,
        text,
        phrase,
        line.at,
        line.person == person,
        line.is_hidden,
        not line.text and not line.phrase,
    )


def clean_text(text: str, limit: int) -> str:
    """One paragraph without invisible signs; HouseError when it is too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if len(shown) > limit:
        raise HouseError("chat.long", limit=limit)
    return shown
