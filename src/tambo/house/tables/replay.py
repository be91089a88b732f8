"""A match shown again from its beginning, as one viewer saw it.

A row of the log that told the viewer nothing (another's sealed choice) makes no frame.
"""

import msgspec

from tambo.house.tables.frames import Viewer, frame_of
from tambo.house.tables.projection import StreamVersion, TableProjection
from tambo.house.tables.wire_frames import Frame

PAGE = 100
"""So many frames are shown at a time."""


class StepIndex:
    """Counts while a table is rebuilt after which frame of a projector each step was shown.

    A step that was taken back is counted no more; one the viewer saw nothing of belongs to the
    frame before.
    """

    def __init__(self, projector: "Projector") -> None:
        self.frames: list[int] = []
        self._projector = projector

    def watch(self, table: TableProjection) -> None:
        self._projector.watch(table)
        steps = len(table.match.steps)
        del self.frames[steps:]
        if steps > len(self.frames):
            self.frames.append(self._projector.count - 1)


class Projector:
    """Collects frames while a table is rebuilt: `most` of them, from number `first` on.

    `count` is how many there are in all.
    """

    def __init__(self, viewer: Viewer, first: int = 0, most: int = PAGE) -> None:
        self.frames: list[Frame] = []
        self.count = 0
        self._wanted = range(first, first + most)
        self._viewer = viewer
        self._shown: StreamVersion | None = None

    def watch(self, table: TableProjection) -> None:
        marker = table.marker(self._viewer)
        if marker == self._shown:
            return
        since = 0 if self._shown is None else self._shown[0]
        self._shown = marker
        self.count += 1
        if self.count - 1 not in self._wanted:
            return
        frame = frame_of(table.match, self._viewer, marker[0], is_open=True, menus=False)
        events = table.stream(self._viewer, since)
        self.frames.append(msgspec.structs.replace(frame, events=events))
