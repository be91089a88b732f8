"""Who may say what where, and who hears it.

Those who sit at a table talk in the players' room, all others in the watchers'. While a match goes
on its players do not hear the watchers, who see more than one hand's worth; after the end all hear
all. Comments belong to a moment of a match that is over. What somebody has muted he is never sent.
"""

from datetime import UTC, datetime, timedelta

import msgspec
import structlog

from tambo.house.chat.names import ignored_with_present_names, lines_with_present_names
from tambo.house.chat.store import IgnoredRow, LineRow, TalkStore
from tambo.house.chat.wire import (
    CommentWanted,
    IgnoredCard,
    IgnoreWanted,
    Lines,
    ReportWanted,
    Room,
    Say,
    TalkLine,
)
from tambo.house.moderation.store import HostingStore, ReportRow
from tambo.house.platform.errors import declined
from tambo.house.tables.creation import clean_name, new_id, now
from tambo.house.tables.model import StoredTable
from tambo.house.tables.service import Tables

logger = structlog.get_logger("tambo.house.talk")
PLAYERS: Room = "players"
WATCHERS: Room = "watchers"
COMMENTS: Room = "comments"
TEXT_LIMIT = 300
COMMENT_LIMIT = 1000
REASON_LIMIT = 500
MARK_LIMIT = 80
LINES_IN_WINDOW = 8
WINDOW = timedelta(seconds=20)
CONTEXT = 5
PAGE = 100
"""Lines that are sent at once; older ones are asked for."""
COMMENTS_SHOWN = 500

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


class Talk:
    def __init__(self, tables: Tables, store: TalkStore, hosting: HostingStore) -> None:
        self._tables = tables
        self._store = store
        self._hosting = hosting

    # Saying

    async def say(self, table: str, wish: Say, person: str) -> None:
        """Say something at a table, durably and once; Declined."""
        stored = await self._tables.registry.stored(table)
        text = clean_text(wish.text, TEXT_LIMIT)
        if bool(text) == bool(wish.phrase) or (wish.phrase and wish.phrase not in PHRASES):
            raise declined("malformed")
        seats = seats_of(stored, person)
        if wish.seat is not None and wish.seat not in seats:
            raise declined("seat.foreign")
        seat = wish.seat if wish.seat is not None or not seats else seats[0]
        name = clean_name(wish.name) if seat is None else stored.seats[seat].name
        room = WATCHERS if seat is None else PLAYERS
        line = _line(table, room, person, wish.mark, text, name, phrase=wish.phrase, seat=seat)
        await self._add(line)

    async def comment(self, table: str, wish: CommentWanted, person: str) -> Lines:
        """Comment on a moment of a match that is over, as one who sat there; all comments."""
        stored = await self._tables.registry.stored(table)
        check_over(stored)
        seats = seats_of(stored, person)
        if not seats:
            raise declined("comment.foreign")
        live = await self._tables.live(table)
        text = clean_text(wish.text, COMMENT_LIMIT)
        if not text or not 0 <= wish.step <= len(live.match.steps):
            raise declined("malformed")
        name = stored.seats[seats[0]].name
        line = _line(table, COMMENTS, person, wish.mark, text, name, seat=seats[0], step=wish.step)
        await self._add(line)
        return await self.comments(table, person)

    async def _add(self, line: LineRow) -> None:
        if not 0 < len(line.mark) <= MARK_LIMIT:
            raise declined("malformed")
        await self._check_allowed(line.person)
        if await self._store.add(line):
            logger.info("talk.said", table=line.table, room=line.room)
            await self.changed(line.table)

    async def _check_allowed(self, person: str) -> None:
        penalty = (await self._hosting.penalties([person])).get(person)
        if penalty is not None and penalty.until is None:
            raise declined("chat.banned")
        if penalty is not None and penalty.until is not None:
            until = datetime.fromtimestamp(penalty.until, UTC)
            if until > datetime.now(UTC):
                raise declined("chat.silenced", until=until.strftime("%Y-%m-%d %H:%M UTC"))
        moment = (datetime.now(UTC) - WINDOW).isoformat(timespec="microseconds")
        if await self._store.said_since(person, moment) >= LINES_IN_WINDOW:
            raise declined("chat.fast")

    async def changed(self, table: str) -> None:
        """Bring the table up to date here, and call everybody."""
        await self._tables.registry.refresh(table)
        self._tables.changed(table)

    # Hearing

    def rooms(self, stored: StoredTable, person: str) -> list[Room]:
        """What a person hears at a table now."""
        if seats_of(stored, person) and stored.row.status != "over":
            return [PLAYERS]
        return [PLAYERS, WATCHERS]

    async def news(self, stored: StoredTable, room: Room, after: int, person: str) -> Lines:
        """What a person has not heard yet in a room, which must be open to him. Somebody who comes
        for the first time, or after much was said, hears the newest of it."""
        table, stamp = stored.row.id, stored.row.talk
        if after > 0:
            without = await self._unheard_by(person)
            found = await self._store.changed(table, room, after, PAGE + 1, without)
            if len(found) <= PAGE:
                found = await lines_with_present_names(self._tables, table, found)
                return Lines(room, stamp, [shown(line, person) for line in found])
        return await self._page(table, room, stamp, person)

    async def newest(self, table: str, person: str) -> list[Lines]:
        """The newest lines of every room that is open to a person."""
        stored = await self._tables.registry.stored(table)
        rooms = self.rooms(stored, person)
        return [await self._page(table, room, stored.row.talk, person) for room in rooms]

    async def earlier(self, table: str, room: Room, before: int, person: str) -> Lines:
        """What was said in a room before a line; Declined where the room is not open."""
        stored = await self._tables.registry.stored(table)
        if room not in self.rooms(stored, person):
            raise declined("chat.no-line")
        page = await self._page(table, room, stored.row.talk, person, before)
        return msgspec.structs.replace(page, is_anew=False)

    async def _page(
        self, table: str, room: Room, stamp: int, person: str, before: int | None = None
    ) -> Lines:
        without = await self._unheard_by(person)
        found = await self._store.newest(table, room, PAGE + 1, before, without)
        named = await lines_with_present_names(self._tables, table, found[-PAGE:])
        lines = [shown(line, person) for line in named]
        return Lines(room, stamp, lines, is_anew=True, has_earlier=len(found) > PAGE)

    async def _unheard_by(self, person: str) -> list[str]:
        return [row.other for row in await self._store.ignored_by(person)]

    async def comments(self, table: str, person: str) -> Lines:
        stored = await self._tables.registry.stored(table)
        check_over(stored)
        stamp = stored.row.talk
        without = await self._unheard_by(person)
        found = await self._store.newest(table, COMMENTS, COMMENTS_SHOWN, without=without)
        found = await lines_with_present_names(self._tables, table, found)
        lines = [shown(line, person) for line in found]
        return Lines(COMMENTS, stamp, [line for line in lines if not line.is_removed])

    async def remove_comment(self, table: str, number: int, person: str) -> Lines:
        """Take back a comment of one's own; all that are left."""
        line = await self._heard(table, COMMENTS, number, person)
        if line.person != person:
            raise declined("comment.foreign")
        await self._store.empty(table, COMMENTS, number)
        await self.changed(table)
        return await self.comments(table, person)

    # Not wanting to hear, and complaining

    async def ignore(
        self, table: str, room: Room, number: int, wish: IgnoreWanted, person: str
    ) -> None:
        """Mute or block whoever said a line that one has heard."""
        line = await self._heard(table, room, number, person)
        if line.person == person:
            raise declined("chat.yourself")
        row = IgnoredRow(new_id(), person, line.person, wish.kind, line.name, now())
        await self._store.ignore(row)

    async def ignored(self, person: str) -> list[IgnoredCard]:
        rows = await self._store.ignored_by(person)
        rows = await ignored_with_present_names(self._tables, rows)
        return [
            IgnoredCard(row.id, "block" if row.kind == "block" else "mute", row.name, row.at)
            for row in rows
        ]

    async def forget(self, entry: str, person: str) -> None:
        await self._store.forget(person, entry)

    async def is_blocked(self, person: str, other: str) -> bool:
        """Whether a person does not want another at his tables."""
        return await self._store.is_blocked(person, other)

    async def report(
        self, table: str, room: Room, number: int, wish: ReportWanted, person: str
    ) -> None:
        """Show a line to the host, with what was said around it."""
        line = await self._heard(table, room, number, person)
        reason = clean_text(wish.reason, REASON_LIMIT)
        around = await self._store.around(table, room, number, CONTEXT)
        context = [_kept(one) for one in around]
        await self._hosting.add_report(
            ReportRow(
                new_id(), table, room, number, person, line.person, reason, context, now(), True
            )
        )
        logger.info("talk.reported", table=table, room=room, number=number)

    async def _heard(self, table: str, room: Room, number: int, person: str) -> LineRow:
        stored = await self._tables.registry.stored(table)
        is_open = room in self.rooms(stored, person)
        if room == COMMENTS:
            is_open = stored.row.status == "over"
        line = await self._store.line(table, room, number) if is_open else None
        if line is None:
            raise declined("chat.no-line")
        return line


def _line(
    table: str,
    room: Room,
    person: str,
    mark: str,
    text: str,
    name: str,
    *,
    seat: int | None,
    phrase: str = "",
    step: int | None = None,
) -> LineRow:
    return LineRow(table, room, 0, person, seat, step, name, text, phrase, mark, now())


def seats_of(stored: StoredTable, person: str) -> list[int]:
    return [chair.seat for chair in stored.seats if chair.guest == person]


def check_over(stored: StoredTable) -> None:
    if stored.row.status != "over":
        raise declined("table.not-over")


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


def _kept(line: LineRow) -> dict[str, object]:
    """A line as a report keeps it: as it was said, even if it is hidden later."""
    return {
        "number": line.number,
        "seat": line.seat,
        "step": line.step,
        "name": line.name,
        "text": line.text,
        "phrase": line.phrase,
        "at": line.at,
        "is_mine": False,
        "is_hidden": line.is_hidden,
    }


def clean_text(text: str, limit: int) -> str:
    """One paragraph without invisible signs; Declined when it is too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if len(shown) > limit:
        raise declined("chat.long", limit=limit)
    return shown
