"""How much time each seat has used, worked out from the log; pure.

One truth: the moments at which rows of the log were written, and when clocks stood still (the table
waited or was paused, the house was closed, a player was on vacation). A flag has fallen when the
log says so: until then a late move is still in time. Seats asked at once run at once.

Who has sealed a choice is a secret, and a clock that stopped would tell it. So every viewer has a
copy of the clocks. While several seats are asked at once it changes only with what that viewer is
shown.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from tambo.house.tables.frames import Viewer
from tambo.house.tables.model import LogKind
from tambo.house.tables.wire_terms import ClockSummary, SeatClock, TimeControl

MINUTE = 60.0
DAY = 24 * 3600.0
NEVER = 1e12
LEAST_ON_RETURN = 30.0
SHARE_ON_RETURN = 0.1

Kind = LogKind | Literal["begin"]


@dataclass(frozen=True, slots=True)
class Stop:
    """Clocks stand still for a while, or until further notice; all of them, or one seat's."""

    since: float
    until: float | None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """A row of the log for the clocks: `to_act` must decide after it.

    `known` has those who were shown something of it, and who they think must decide.
    """

    at: float
    seat: int
    kind: Kind
    to_act: tuple[int, ...]
    known: Mapping[Viewer, tuple[int, ...]]


@dataclass(slots=True)
class SeatTime:
    """The clock of one seat: what it had when it began to run (`since`), or has now."""

    main: float
    reserve: float
    since: float | None = None
    spent: tuple[float, float] | None = None
    """What was left at the end of the last turn, before anything was earned by it."""

    def copy(self) -> "SeatTime":
        return SeatTime(self.main, self.reserve, self.since)


@dataclass(slots=True)
class KnownClocks:
    """What one viewer knows: the seats that must decide, and all clocks."""

    to_act: tuple[int, ...] = ()
    times: dict[int, SeatTime] = field(default_factory=dict)


def full(time_control: TimeControl) -> SeatTime:
    """The clock of a seat at the beginning."""
    if time_control.kind == "live":
        return SeatTime(time_control.minutes * MINUTE, time_control.reserve * MINUTE)
    return SeatTime(time_control.days * DAY, time_control.reserve * DAY)


def elapsed(since: float, until: float, stops: Sequence[Stop], seat: int) -> float:
    """The time a seat's clock runs between two moments."""
    run, now = 0.0, since
    for begin, end in _spans(stops, seat):
        if begin >= until:
            break
        run += max(0.0, begin - now)
        now = max(now, end)
    return run + max(0.0, until - now)


def deadline(since: float, budget: float, stops: Sequence[Stop], seat: int) -> float:
    """When a clock that has so much time will have used it up; NEVER if it stands still."""
    now, left = since, budget
    for begin, end in _spans(stops, seat):
        if begin - now > left:
            break
        left -= max(0.0, begin - now)
        now = max(now, end)
    return min(NEVER, now + left)


def _spans(stops: Sequence[Stop], seat: int) -> list[tuple[float, float]]:
    """When the clock of a seat stands still, in order and without overlaps."""
    spans: list[tuple[float, float]] = []
    mine = [stop for stop in stops if stop.seat in (None, seat)]
    for stop in sorted(mine, key=lambda stop: stop.since):
        end = NEVER if stop.until is None else stop.until
        if spans and stop.since <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(spans[-1][1], end))
        else:
            spans.append((stop.since, end))
    return spans


class Clocks:
    """The clocks of a table after everything in its log.

    `timed` are the seats of people. `begun` is when the present time control was agreed: before
    that, nothing was used.
    """

    def __init__(
        self,
        time_control: TimeControl,
        begun: float,
        timed: Sequence[int],
        ticks: Sequence[Tick],
        stops: Sequence[Stop],
    ) -> None:
        self._time_control = time_control
        self._begun = begun
        self._stops = stops
        self._timed = list(timed)
        self._stood_in: set[int] = set()
        self._to_act: tuple[int, ...] = ()
        self._times = {seat: full(time_control) for seat in timed}
        self._known: dict[Viewer, KnownClocks] = {}
        for tick in ticks:
            self._take(tick)

    # The truth

    def due(self) -> float:
        """When the first flag falls, if nothing happens before; NEVER."""
        return min((self._deadline(seat) for seat in self._timed), default=NEVER)

    def timed_out(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in self._timed if self._deadline(seat) <= now]

    def _deadline(self, seat: int) -> float:
        time = self._times[seat]
        if time.since is None:
            return NEVER
        return deadline(time.since, time.main + time.reserve, self._stops, seat)

    # What is shown

    def card(self, viewers: Sequence[Viewer], now: float) -> ClockSummary:
        """The clocks as a reader may see them who holds these seats.

        Depends on the moment only where clocks begin or stop running.
        """
        known_clocks = [self._known[viewer] for viewer in viewers]
        shown = []
        for seat in self._timed:
            if seat in viewers:
                time = self._known[seat].times[seat]
            else:
                # A player with several seats knows what any of them knows.
                times = [one.times[seat] for one in known_clocks]
                time = next((one for one in times if one.since is None), times[0])
            shown.append(self._shown(seat, time, now))
        general = [stop for stop in self._stops if stop.seat is None]
        return ClockSummary(shown, _is_within(general, now))

    def _shown(self, seat: int, time: SeatTime, now: float) -> SeatClock:
        away = [stop for stop in self._stops if stop.seat == seat]
        is_away = _is_within(away, now)
        if time.since is None:
            return _seat_clock(seat, time.main, time.reserve, None, is_away)
        anchor = time.since
        for begin, end in _spans(self._stops, seat):
            if begin <= now:
                anchor = max(anchor, min(end, now))
        main, reserve = _less(time, elapsed(time.since, anchor, self._stops, seat))
        stands = any(begin <= now < end for begin, end in _spans(self._stops, seat))
        return _seat_clock(seat, main, reserve, None if stands else anchor, is_away)

    # Following the log

    def _take(self, tick: Tick) -> None:
        if tick.at < self._begun:
            # Another time control held: all that matters is who is asked.
            self._times = {seat: full(self._time_control) for seat in self._timed}
        changed = self._follow(tick, max(tick.at, self._begun))
        if tick.at < self._begun:
            changed = set(self._timed)
        begins = tick.kind == "play" and bool(set(tick.to_act) - set(self._to_act))
        self._to_act = tick.to_act
        for viewer, to_act in tick.known.items():
            self._update_known(viewer, to_act, changed, tick, begins)

    def _follow(self, tick: Tick, at: float) -> set[int]:
        """Bring the true clocks up to a row; whose have changed."""
        if tick.kind == "stand-in":
            self._stood_in.add(tick.seat)
        elif tick.kind == "back":
            self._stood_in.discard(tick.seat)
        others_begin = bool(set(tick.to_act) - set(self._to_act))
        changed = set()
        for seat, time in self._times.items():
            is_asked = seat in tick.to_act and seat not in self._stood_in
            has_acted = tick.seat == seat and tick.kind == "play"
            goes_on = is_asked and not (has_acted and others_begin)
            if time.since is not None and not goes_on:
                time.main, time.reserve = _less(time, elapsed(time.since, at, self._stops, seat))
                time.since, time.spent = None, (time.main, time.reserve)
                if tick.kind != "stand-in":
                    self._add_increment(time, has_acted)
                changed.add(seat)
            if is_asked and time.since is None:
                if tick.seat == seat and tick.kind == "undo" and time.spent is not None:
                    time.main, time.reserve = time.spent
                time.since, time.spent = at, None
                changed.add(seat)
            if tick.seat == seat and tick.kind in ("stand-in", "back"):
                changed.add(seat)
                if tick.kind == "back":
                    self._refill(time)
        return changed

    def _add_increment(self, time: SeatTime, has_acted: bool) -> None:
        """What the end of a turn brings."""
        if self._time_control.kind == "days":
            time.main = full(self._time_control).main
        elif has_acted:
            time.main += self._time_control.increment

    def _refill(self, time: SeatTime) -> None:
        """Returning players get time to look around, however late they are."""
        start = full(self._time_control).main
        if self._time_control.kind == "days":
            time.main = start
        else:
            least = max(LEAST_ON_RETURN, start * SHARE_ON_RETURN)
            time.main = max(time.main, least - time.reserve)

    def _update_known(
        self, viewer: Viewer, to_act: tuple[int, ...], changed: set[int], tick: Tick, begins: bool
    ) -> None:
        """Update what a viewer knows after being shown something of a row.

        While several seats are asked at once nobody knows which have chosen: the clock of a seat
        that still seems to be asked runs on from what the viewer knew, until a decision `begins`.
        """
        known_clocks = self._known.setdefault(viewer, KnownClocks())
        is_secret = len(to_act) > 1
        at = max(tick.at, self._begun)
        for seat, time in self._times.items():
            was, is_ = seat in known_clocks.to_act, seat in to_act
            known = known_clocks.times.get(seat)
            if known is not None and seat != viewer and is_ and is_secret:
                is_new = begins and seat in (changed | self._stood_in)
                if was and not is_new and tick.at >= self._begun:
                    self._imagine(known, seat, tick, at)
                else:
                    known_clocks.times[seat] = self._running(seat, time, at)
                continue
            if known is not None and seat != viewer and seat not in changed and was == is_:
                continue
            copy = time.copy()
            if not is_ and seat != viewer:
                copy.since = None
            known_clocks.times[seat] = copy
        known_clocks.to_act = to_act

    def _imagine(self, known: SeatTime, seat: int, tick: Tick, at: float) -> None:
        """A running clock, as shown while it is secret whether it really runs."""
        if tick.seat != seat:
            return
        if tick.kind == "stand-in" and known.since is not None:
            used = elapsed(known.since, at, self._stops, seat)
            known.main, known.reserve = _less(known, used)
            known.since = None
        elif tick.kind == "back":
            self._refill(known)
            known.since = at

    def _running(self, seat: int, time: SeatTime, at: float) -> SeatTime:
        """A clock that is asked for, as if its seat had not chosen yet."""
        copy = time.copy()
        if copy.since is None and seat not in self._stood_in:
            copy.since = at
        return copy


def _less(time: SeatTime, used: float) -> tuple[float, float]:
    """What is left of main time and reserve after so much."""
    from_main = min(used, time.main)
    return time.main - from_main, max(0.0, time.reserve - (used - from_main))


def _is_within(stops: Sequence[Stop], now: float) -> bool:
    return any(stop.since <= now and (stop.until is None or now < stop.until) for stop in stops)


def _seat_clock(
    seat: int, main: float, reserve: float, since: float | None, is_away: bool
) -> SeatClock:
    moment = None if since is None else round(since, 3)
    return SeatClock(seat, round(main, 3), round(reserve, 3), moment, is_away)
