"""A table in memory: its match rebuilt from the log, and what each seat has been shown of it.

Changes only by rows that are in the log already. Knows nothing of storage, sockets or guests'
cookies; decides who sees which event, and nothing else does.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from tambo.core.game import Game
from tambo.core.match import Match, Step
from tambo.core.record import FORMAT
from tambo.house.faults import Declined, declined
from tambo.house.storage import LogRow, Status, StoredTable, TableRow
from tambo.house.table.frames import Viewer, frame_of, happened, undone
from tambo.house.wire.sight import Frame, Happened

Marker = tuple[int, int, str]


def beginning(game: Game, row: TableRow) -> Match:
    """The match as it stood after the set-up; InvalidRecord when these rules cannot play it."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": row.game,
        "rules_version": row.rules_version,
        "players": row.players,
        "options": row.options,
        "seed": row.seed,
        "setup": row.setup,
        "start": row.start,
        "steps": [],
    }
    return game.replay(record)


class LiveTable:
    """One table. `lock` is held by whoever is adding to its log."""

    def __init__(self, game: Game, stored: StoredTable) -> None:
        self.lock = asyncio.Lock()
        self.game = game
        self.row = stored.row
        self.seats = stored.seats
        self.successor = stored.successor
        self.match = beginning(game, stored.row)
        self.applied = 0
        self.moves = 0
        self._done: set[tuple[int, str]] = set()
        viewers: list[Viewer] = [None, *range(stored.row.players)]
        self._streams: dict[Viewer, list[Happened]] = {viewer: [] for viewer in viewers}
        self._frames: dict[Viewer, Frame] = {}

    # Questions

    @property
    def stored(self) -> StoredTable:
        return StoredTable(self.row, self.seats, self.successor)

    def owns(self, guest: str, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].guest == guest

    def seats_of(self, guest: str) -> list[int]:
        return [chair.seat for chair in self.seats if chair.guest == guest]

    def has_done(self, seat: int, move: str) -> bool:
        """Whether this very move is in the log."""
        return (seat, move) in self._done

    def paused(self) -> Declined:
        """Why the table is paused."""
        return declined(f"table.paused.{self.row.reason or 'internal'}")

    def check_running(self) -> None:
        """Declined unless moves can be made now."""
        if self.row.status == "paused":
            raise self.paused()
        if self.row.status == "waiting":
            raise declined("table.waiting")

    def marker(self, viewer: Viewer) -> Marker:
        """Changes exactly when there is something new to show to a viewer."""
        stream = len(self._streams[viewer])
        decision = 0 if viewer is None else self.match.decision(viewer)
        return stream, decision, self.row.status

    def stream(self, viewer: Viewer) -> list[Happened]:
        """All events a viewer has been shown, oldest first."""
        return self._streams[viewer]

    def frame(self, viewer: Viewer, since: int = 0) -> Frame:
        """The present moment for a viewer, with the events after number `since`."""
        stream = self._streams[viewer]
        frame = self._frames.get(viewer)
        if frame is None:
            is_open = self.row.status in ("running", "over")
            frame = frame_of(self.match, viewer, stream, is_open=is_open)
            self._frames[viewer] = frame
        return msgspec.structs.replace(frame, events=stream[max(0, since) :])

    # Changes that are durable already

    def replay(self, entry: LogRow) -> None:
        """Follow a row that was read from the log."""
        if entry.kind == "undo":
            step = self.match.undo(entry.seat)
        else:
            self.match.replay_step(entry.seat, entry.choice, entry.rolls)
            step = self.match.steps[-1]
        self.advance(entry, self.match, step)

    def advance(self, entry: LogRow, match: Match, step: Step) -> None:
        """Take over the match after a row of the log; `step` is what was played or undone."""
        assert entry.sequence == self.applied + 1, "the log has a gap"
        self.moves = self.moves_after(entry.kind, step)
        for viewer, stream in self._streams.items():
            seen = [event for event in step.events if event.is_seen_by(viewer)]
            if entry.kind == "play":
                for event in seen:
                    stream.append(happened(len(stream) + 1, self.game, event))
            elif seen or viewer == entry.seat:
                stream.append(undone(len(stream) + 1, entry.seat))
        self.match = match
        self.applied = entry.sequence
        self._done.add((entry.seat, entry.move))
        self._frames.clear()

    def moves_after(self, kind: str, step: Step) -> int:
        """How many moves a spectator will have seen once a step is played or undone."""
        sign = 1 if kind == "play" else -1
        return self.moves + sign * any(event.is_seen_by(None) for event in step.events)

    def set_status(self, status: Status, reason: str | None = None) -> None:
        self.row = msgspec.structs.replace(
            self.row,
            status=status,
            reason=reason,
            moves=self.moves,
            changes=self.row.changes + 1,
        )
        self._frames.clear()

    def catch_up(self, stored: StoredTable, log: list[LogRow]) -> None:
        """Follow what others have written: rows of the log, seats, the state of the table."""
        for entry in log:
            self.replay(entry)
        self.row, self.seats, self.successor = stored.row, stored.seats, stored.successor
        self._frames.clear()


def rebuild(
    game: Game,
    stored: StoredTable,
    log: list[LogRow],
    watch: Callable[[LiveTable], None] = lambda _table: None,
) -> LiveTable:
    """A table from what is stored; `watch` sees it after the set-up and after every row."""
    table = LiveTable(game, stored)
    watch(table)
    for entry in log:
        table.replay(entry)
        watch(table)
    return table
