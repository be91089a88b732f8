"""A table in memory: its match rebuilt from the log, and what each seat has been shown of it.

Changes only by rows that are in the log already. Knows nothing of storage, sockets or guests'
cookies; decides who sees which event, and nothing else does. Long matches take hardly more room
than short ones: what lies far back is packed.
"""

import asyncio
import pickle
from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from tambo.core.game import Game
from tambo.core.match import MILESTONES, STATES_AT_HAND, Match, Step
from tambo.core.packed import Packed
from tambo.core.record import FORMAT
from tambo.house.platform.errors import HouseError
from tambo.house.tables.clocks import Clocks, Kind, Stop, Tick
from tambo.house.tables.frames import Viewer, frame_of, happened, rewound, seat_changed, undone
from tambo.house.tables.journal import Journal, ShownSteps
from tambo.house.tables.model import LogRow, SeatRow, StopRow, TableRow, TableSnapshot
from tambo.house.tables.table_change import TableChange, stops_after
from tambo.house.tables.wire_frames import Frame, SeenEvent
from tambo.house.tables.wire_terms import StandIn, TimeControl

StreamVersion = tuple[int, int, str]
Watch = Callable[["TableProjection"], None]


FRAMES_AT_HAND = 2
BASE_BYTES = 30_000
STATE_FACTOR = 3
STEP_BYTES = 1_000
TICK_BYTES = 900
FRAME_BYTES = 120_000
LINE_BYTES = 1_200
"""About what a table takes: a state by its pickled size, what is not packed by the piece."""


def initial_match(game: Game, row: TableRow) -> Match:
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


class TableProjection:
    """One table. `lock` is the registry's: see `Registry.locked`."""

    def __init__(self, game: Game, stored: TableSnapshot) -> None:
        self.lock = asyncio.Lock()
        self.game = game
        self.row = stored.row
        self.seats = stored.seats
        self.successor = stored.successor
        self.proposal = stored.proposal
        self.terms = stored.terms
        self.stops = stored.stops
        self.stand_ins: dict[int, StandIn] = {}
        self._untold: dict[int, set[Viewer]] = {}
        self._gone: dict[int, int] = {}
        self.match = initial_match(game, stored.row)
        self.applied = 0
        self.moves = 0
        self._done = array("Q")
        viewers: list[Viewer] = [None, *range(stored.row.players)]
        self.line = ShownSteps(viewers)
        self._journal = Journal(viewers)
        self._own: dict[Viewer, int] = {}
        self._frames: dict[Viewer, Frame] = {}
        begun = stored.row.created
        self.shown_at: dict[Viewer, float] = dict.fromkeys(viewers, begun)
        self.time_control = msgspec.convert(self.terms.time_control, TimeControl)
        self._ticks: Packed[Tick] = Packed()
        self._clocks: Clocks | None = None
        self._tick(begun, -1, "begin", viewers)
        self._to_act = self.match.to_act
        self._state_bytes = STATE_FACTOR * len(pickle.dumps(self.match.state))

    # Questions

    def weight(self) -> int:
        """About how many bytes of memory the table takes."""
        states = min(len(self.match.steps) + 1, STATES_AT_HAND + MILESTONES + 1)
        steps, loose_steps = self.match.weight()
        ticks, loose_ticks = self._ticks.weight()
        menus = sum(len(frame.menu) for frame in self._frames.values())
        return (
            BASE_BYTES
            + states * self._state_bytes
            + steps
            + loose_steps * STEP_BYTES
            + ticks
            + loose_ticks * TICK_BYTES
            + self._journal.weight()
            + self.line.weight()
            + 8 * len(self._done)
            + len(self._frames) * FRAME_BYTES
            + menus * LINE_BYTES
        )

    @property
    def stored(self) -> TableSnapshot:
        return TableSnapshot(
            self.row, self.seats, self.successor, self.terms, self.stops, proposal=self.proposal
        )

    @property
    def clocks(self) -> Clocks | None:
        """The clocks as they stand, if the table has any."""
        if self._clocks is None and self.time_control.kind != "none":
            people = [chair.seat for chair in self.seats if chair.kind != "bot"]
            stops = [Stop(stop.since, stop.until, stop.seat) for stop in self.stops]
            self._clocks = Clocks(self.time_control, self.terms.since, people, self._ticks, stops)
        return self._clocks

    def is_played_by_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or seat in self.stand_ins

    def stand_ins_known_to(self, viewers: Iterable[Viewer]) -> dict[int, StandIn]:
        """The stand-ins, as far as these viewers may know of them."""
        known_to = set(viewers)
        return {
            seat: stand_in
            for seat, stand_in in self.stand_ins.items()
            if known_to - self._untold.get(seat, set())
        }

    def viewers_of(self, player_id: str) -> list[Viewer]:
        """What a person sees the table as: all their seats, or a spectator."""
        return [*self.seats_of(player_id)] or [None]

    def owns(self, player_id: str, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].player_id == player_id

    def seats_of(self, player_id: str) -> list[int]:
        return [chair.seat for chair in self.seats if chair.player_id == player_id]

    def has_done(self, seat: int, request_id: str) -> bool:
        """Whether this very move is in the log."""
        return _key(seat, request_id) in self._done

    def paused(self) -> HouseError:
        """Why the table is paused."""
        return HouseError(f"table.paused.{self.row.reason or 'internal'}")

    def check_running(self) -> None:
        """HouseError unless moves can be made now."""
        if self.row.status == "paused":
            raise self.paused()
        if self.row.status in ("waiting", "closed"):
            raise HouseError(f"table.{self.row.status}")
        if self.row.status == "over" and not self.match.is_over:
            raise HouseError("table.over")

    def is_asking_back(self) -> bool:
        """Whether a request to undo is open."""
        return (
            self.proposal is not None
            and self.proposal.state == "open"
            and self.proposal.kind == "undo"
        )

    def is_seen_by_others(self, step: Step) -> bool:
        """Whether other viewers than its seat see something of a step."""
        others = [viewer for viewer in self._journal.viewers if viewer != step.seat]
        return any(event.is_seen_by(viewer) for event in step.events for viewer in others)

    def place_of(self, row: int) -> int | None:
        """Where in the line the step of a row of the log stands, if it stands."""
        return self.line.place_of(row)

    def row_of_event(self, viewer: Viewer, number: int) -> int | None:
        """The row of the log that brought a viewer an event, if its step still stands."""
        return self.line.row_of_event(viewer, number)

    def last_row_of(self, seat: int) -> int | None:
        """The row of a seat's last step that stands."""
        at = self.line.last_of(seat)
        return None if at is None else self.line[at].row

    def check_played_by(self, seat: int, is_bot: bool) -> None:
        """HouseError unless the seat is in the hands of a person, or of a bot."""
        if seat in self.stand_ins and not is_bot:
            raise HouseError("seat.stood-in")
        if is_bot and not self.is_played_by_bot(seat):
            raise HouseError("decision.stale")

    def stream_version(self, viewer: Viewer) -> StreamVersion:
        """Changes exactly when there is something new to show to a viewer."""
        decision = 0 if viewer is None else self.match.decision(viewer)
        return self._journal.count(viewer), decision, self.row.status

    def stream(self, viewer: Viewer, since: int = 0) -> list[SeenEvent]:
        """The events a viewer has been shown after number `since`, oldest first."""
        return self._journal.since(viewer, since)

    def frame(self, viewer: Viewer, since: int = 0) -> Frame:
        """The present moment for a viewer, with the events after number `since`."""
        frame = self._frames.get(viewer)
        if frame is None:
            is_open = self.row.status == "running" or self.match.is_over
            is_open = is_open and viewer not in self.stand_ins
            frame = frame_of(self.match, viewer, self._journal.count(viewer), is_open=is_open)
            self._frames[viewer] = frame
            while len(self._frames) > FRAMES_AT_HAND:
                del self._frames[next(iter(self._frames))]
        own = self._own.get(viewer, 0)
        return msgspec.structs.replace(frame, events=self.stream(viewer, since), own=own)

    # Changes that are durable already

    def replay(self, entry: LogRow) -> None:
        """Follow a row that was read from the log."""
        if entry.kind in ("stand-in", "back"):
            self.apply_stand_in(entry)
            return
        if entry.kind not in ("play", "undo", "rewind"):
            self._note(entry)
            return
        steps: Sequence[Step]
        if entry.kind == "undo":
            steps = [self.match.undo(entry.seat)]
        elif entry.kind == "rewind":
            steps = self.go_back(self.match, int(entry.body))
        else:
            self.match.replay_step(entry.seat, entry.body, entry.rolls)
            steps = [self.match.steps[-1]]
        self.advance(entry, self.match, steps)

    def apply(self, change: TableChange) -> None:
        """Follow a change that was decided on this table and has been written."""
        for entry in change.entries:
            if change.match is None:
                self.replay(entry)
            else:
                self.advance(entry, change.match, change.steps)
        self.row = change.row
        self.stops = stops_after(self.stops, change)
        if change.seats is not None:
            self._reseat(change.seats)
        if change.proposal is not None:
            self.proposal = change.proposal
        self._clocks = None
        self._frames.clear()

    def _note(self, entry: LogRow) -> None:
        """Take over a row that leaves the match and its clocks as they are."""
        assert entry.sequence == self.applied + 1, "the log has a gap"
        self.applied = entry.sequence
        self._done.append(_key(entry.seat, entry.request_id))

    def go_back(self, match: Match, row: int) -> Sequence[Step]:
        """Rewind a match, this one or a clone, to before a row; returns the undone steps."""
        to = self.place_of(row)
        if to is None:
            raise ValueError(f"row {row} does not stand")
        return match.go_back(to).steps

    def advance(self, entry: LogRow, match: Match, steps: Sequence[Step]) -> None:
        """Take over the match after a row of the log; `steps` were played or undone."""
        assert entry.sequence == self.applied + 1, "the log has a gap"
        self.moves = self.moves_after(entry.kind, steps)
        before = self._journal.counts()
        self._tell_untold(entry, match)
        if entry.kind == "play":
            self._show(steps[0], entry.sequence)
        else:
            self._take_back(entry, len(steps))
        told = [
            viewer
            for viewer in self._journal.viewers
            if viewer == entry.seat or self._journal.count(viewer) > before[viewer]
        ]
        self._own[entry.seat] = self._journal.count(entry.seat)
        self.match = match
        self._follow(entry, told)

    def apply_stand_in(self, entry: LogRow) -> None:
        """Take over a row that says who plays for a seat from now on."""
        assert entry.sequence == self.applied + 1, "the log has a gap"
        before = self.stand_ins.pop(entry.seat, None)
        if entry.kind == "stand-in":
            self.stand_ins[entry.seat] = _stand_in(entry)
            if self.stand_ins[entry.seat].why == "gone":
                self._journal.rename(entry.seat, self.seats[entry.seat].name, "")
                self._gone[entry.seat] = max(entry.sequence, self._gone.get(entry.seat, 0))
        unaware = self._untold.pop(entry.seat, set())
        if entry.kind == "stand-in":
            viewers = self._journal.viewers
            unaware = {viewer for viewer in viewers if self._would_reveal(entry.seat, viewer)}
            self._untold[entry.seat] = unaware
        told = [viewer for viewer in self._journal.viewers if viewer not in unaware]
        for viewer in told:
            self._tell_who_plays(entry, entry.seat, viewer, before)
        self._follow(entry, told)

    def _would_reveal(self, seat: int, viewer: Viewer) -> bool:
        """Whether a fallen flag would tell a viewer that a seat has not sealed its choice: no flag
        of a sealed seat falls. Such a viewer is told at the reveal."""
        to_act = self.game.asked(self.match.state, viewer)
        is_by_clock = self.stand_ins[seat].why == "clock"
        return is_by_clock and viewer != seat and seat in to_act and len(to_act) > 1

    def _tell_untold(self, entry: LogRow, match: Match) -> None:
        """Tell viewers of stand-ins that were kept from them, once they may know."""
        if entry.kind == "undo":
            return
        is_new = entry.kind == "play" and bool(set(match.to_act) - set(self._to_act))
        for seat, unaware in self._untold.items():
            for viewer in [*unaware]:
                to_act = self.game.asked(match.state, viewer)
                if is_new or seat not in to_act or len(to_act) == 1:
                    unaware.discard(viewer)
                    self._tell_who_plays(entry, seat, viewer)

    def _tell_who_plays(
        self, entry: LogRow, seat: int, viewer: Viewer, before: StandIn | None = None
    ) -> None:
        # After an account was deleted, the seat belongs to a different person.
        is_his = entry.sequence > self._gone.get(seat, 0)
        name = self.seats[seat].name if is_his else ""
        self._journal.add([viewer], seat_changed(0, seat, name, self.stand_ins.get(seat), before))

    def follow(self, log: Sequence[LogRow], watch: Watch | None = None) -> None:
        """Follow rows of the log, the only way there is; `watch` sees the table after each."""
        self._know_gone(log)
        for entry in log:
            self.replay(entry)
            if watch is not None:
                watch(self)

    def _know_gone(self, log: Sequence[LogRow]) -> None:
        """Seats whose player deletes their account later: no other name may stand for theirs."""
        for entry in log:
            if entry.kind == "stand-in" and _stand_in(entry).why == "gone":
                self._gone[entry.seat] = entry.sequence

    def _follow(self, entry: LogRow, told: list[Viewer]) -> None:
        self.applied = entry.sequence
        self._to_act = self.match.to_act
        self._done.append(_key(entry.seat, entry.request_id))
        self._frames.clear()
        self._tick(entry.at, entry.seat, entry.kind, told)
        self.match.pack()
        self.line.pack()
        self._journal.pack()
        self._ticks.pack()

    def _tick(self, at: float, seat: int, kind: Kind, told: list[Viewer]) -> None:
        self._clocks = None
        self.shown_at.update(dict.fromkeys(told, at))
        if self.time_control.kind != "none":
            state = self.match.state
            known = {viewer: tuple(self.game.asked(state, viewer)) for viewer in told}
            self._ticks.append(Tick(at, seat, kind, self.match.to_act, known))

    def _show(self, step: Step, row: int) -> None:
        """Show a step to all viewers who may see something of it."""
        before = self._journal.counts()
        for event in step.events:
            seeing = [viewer for viewer in self._journal.viewers if event.is_seen_by(viewer)]
            self._journal.add(seeing, happened(0, self.match, event))
        spans = [(n + 1, self._journal.count(viewer) - n) for viewer, n in before.items()]
        self.line.append(row, step.seat, spans)

    def _take_back(self, entry: LogRow, count: int) -> None:
        """Remove steps from the line, and tell those who saw them: after an agreement the newest
        ones, otherwise the last one of the seat, even if others have chosen unseen since."""
        at = len(self.line) - count if entry.kind == "rewind" else self.line.last_of(entry.seat)
        assert at is not None, "nothing to take back"
        gone = self.line.take_out(at, count)
        for viewer in self._journal.viewers:
            spans = [shown.spans[viewer] for shown in gone if shown.spans[viewer][1]]
            number = self._journal.count(viewer) + 1
            first = spans[0][0] if spans else number
            if entry.kind == "rewind":
                self._journal.add([viewer], rewound(number, entry.seat, first, len(spans)))
            elif spans or viewer == entry.seat:
                seen = spans[0][1] if spans else 0
                self._journal.add([viewer], undone(number, entry.seat, first, seen))

    def moves_after(self, kind: str, steps: Sequence[Step]) -> int:
        """How many moves a spectator will have seen once steps are played or undone."""
        sign = 1 if kind == "play" else -1
        shown = [any(event.is_seen_by(None) for event in step.events) for step in steps]
        return self.moves + sign * sum(shown)

    def to_act_after(self, match: Match, entry: LogRow) -> list[int]:
        """The seats that must decide after a row, without those a stand-in plays."""
        stood_in = set(self.stand_ins)
        if entry.kind == "stand-in":
            stood_in.add(entry.seat)
        elif entry.kind == "back":
            stood_in.discard(entry.seat)
        return [seat for seat in match.to_act if seat not in stood_in]

    def awaits_bot(self, match: Match, to_act: list[int]) -> bool:
        """Whether a bot must decide, where those of `to_act_after` must."""
        is_stood_in = len(to_act) < len(match.to_act)
        return is_stood_in or any(self.seats[seat].kind == "bot" for seat in to_act)

    def was_closed(self, closure: StopRow) -> bool:
        """Give back the time in which the house was closed; False if that is done already."""
        if self.time_control.kind == "none" or closure in self.stops:
            return False
        self.stops = [*self.stops, closure]
        self._clocks = None
        return True

    def catch_up(self, stored: TableSnapshot, log: list[LogRow]) -> None:
        """Follow what others have written: rows of the log, seats, the state of the table."""
        self.follow(log)
        self.row = stored.row
        self._reseat(stored.seats)
        self.successor, self.proposal = stored.successor, stored.proposal
        self.stops = stored.stops
        self._clocks = None
        self._frames.clear()

    def _reseat(self, seats: list[SeatRow]) -> None:
        for old, new in zip(self.seats, seats, strict=False):
            if old.name and old.name != new.name:
                self._journal.rename(old.seat, old.name, new.name)
        self.seats = seats


def _key(seat: int, request_id: str) -> int:
    """A move's id in eight bytes, the same for as long as this process lives."""
    return hash((seat, request_id)) & 0xFFFF_FFFF_FFFF_FFFF


def _stand_in(entry: LogRow) -> StandIn:
    return msgspec.json.decode(entry.body, type=StandIn)


def rebuild(
    game: Game,
    stored: TableSnapshot,
    log: list[LogRow],
    watch: Watch | None = None,
) -> TableProjection:
    """A table from what is stored; `watch` sees it after the set-up and after every row."""
    table = TableProjection(game, stored)
    if watch is not None:
        watch(table)
    table.follow(log, watch)
    return table
