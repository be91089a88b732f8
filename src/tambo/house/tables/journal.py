"""What the viewers of a table have been shown, in little room.

An event is kept once, with those who see it; what lies far back is packed. Decides nothing: who may
see which event is the table's business.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from tambo.core.packed import Packed
from tambo.house.tables.frames import Viewer, renamed
from tambo.house.tables.wire_frames import SeenEvent

EVENT_BYTES = 900
SPANS_BYTES = 700
"""About what one of them takes that is not packed."""

Span = tuple[int, int]


class Journal:
    """The streams of all viewers: a viewer's events are numbered from 1, without gaps."""

    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self.viewers = list(viewers)
        self._bits = {viewer: 1 << at for at, viewer in enumerate(viewers)}
        self._counts: dict[Viewer, int] = dict.fromkeys(viewers, 0)
        self._entries: Packed[tuple[int, SeenEvent]] = Packed()

    def count(self, viewer: Viewer) -> int:
        """How many events a viewer has been shown: the number of the newest."""
        return self._counts[viewer]

    def counts(self) -> dict[Viewer, int]:
        return dict(self._counts)

    def add(self, viewers: Iterable[Viewer], event: SeenEvent) -> None:
        """Show an event, whatever number it has, to some viewers."""
        mask = 0
        for viewer in viewers:
            mask |= self._bits[viewer]
            self._counts[viewer] += 1
        if mask:
            self._entries.append((mask, event))

    def since(self, viewer: Viewer, number: int) -> list[SeenEvent]:
        """The events of a viewer after a number, oldest first."""
        last, bit = self._counts[viewer], self._bits[viewer]
        found: list[SeenEvent] = []
        missing = last - max(0, number)
        if missing <= 0:
            return found
        for mask, event in reversed(self._entries):
            if mask & bit:
                found.append(replace(event, number=last - len(found)))
                if len(found) == missing:
                    break
        found.reverse()
        return found

    def rename(self, seat: int, before: str, name: str) -> None:
        """Replace the name of a seat's player, or remove it, wherever it stands."""
        entries: Packed[tuple[int, SeenEvent]] = Packed()
        for mask, event in self._entries:
            entries.append((mask, renamed(event, seat, before, name)))
            entries.pack()
        self._entries = entries

    def pack(self) -> None:
        self._entries.pack()

    def weight(self) -> int:
        packed, loose = self._entries.weight()
        return packed + loose * EVENT_BYTES


@dataclass(frozen=True, slots=True)
class Shown:
    """A step of the line that stands: its row of the log, and for each viewer the number of its
    first event in that viewer's stream and how many there are."""

    row: int
    seat: int
    spans: dict[Viewer, Span]


class ShownSteps:
    """The steps that stand, in order, and with them their rows of the log: these ascend."""

    def __init__(self, viewers: Sequence[Viewer]) -> None:
        self._viewers = list(viewers)
        self._rows = array("I")
        self._seats = array("b")
        self._spans: Packed[tuple[Span, ...]] = Packed()

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, at: int) -> Shown:
        spans = dict(zip(self._viewers, self._spans[at], strict=True))
        return Shown(self._rows[at], self._seats[at], spans)

    def newest(self, at: int) -> Iterator[Shown]:
        """The steps from a place on."""
        for place, spans in enumerate(self._spans.newest(at), start=at):
            by_viewer = dict(zip(self._viewers, spans, strict=True))
            yield Shown(self._rows[place], self._seats[place], by_viewer)

    def append(self, row: int, seat: int, spans: Iterable[Span]) -> None:
        self._rows.append(row)
        self._seats.append(seat)
        self._spans.append(tuple(spans))

    def take_out(self, at: int, count: int) -> list[Shown]:
        """Take steps out of the line; those behind them move up."""
        gone = [shown for shown, _ in zip(self.newest(at), range(count), strict=False)]
        behind = self._spans.cut(at)[count:]
        for spans in behind:
            self._spans.append(spans)
        del self._rows[at : at + count], self._seats[at : at + count]
        return gone

    def place_of(self, row: int) -> int | None:
        """Where the step of a row of the log stands, if it stands."""
        at = bisect_left(self._rows, row)
        return at if at < len(self._rows) and self._rows[at] == row else None

    def last_of(self, seat: int) -> int | None:
        """Where a seat's last step stands."""
        for at in range(len(self._seats) - 1, -1, -1):
            if self._seats[at] == seat:
                return at
        return None

    def row_of_event(self, viewer: Viewer, number: int) -> int | None:
        """The row that brought a viewer an event, if its step stands."""
        place = self._viewers.index(viewer)
        for row, spans in zip(reversed(self._rows), reversed(self._spans), strict=True):
            first, count = spans[place]
            if first <= number < first + count:
                return row
        return None

    def pack(self) -> None:
        self._spans.pack()

    def weight(self) -> int:
        packed, loose = self._spans.weight()
        return packed + loose * SPANS_BYTES + 5 * len(self._rows)
