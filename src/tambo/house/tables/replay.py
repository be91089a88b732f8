"""A match shown again from its beginning, as one viewer saw it.

A row of the log that told the viewer nothing (another's sealed choice) makes no frame.
"""

from typing import Any

import msgspec
from cachetools import LRUCache

from tambo.house.platform.errors import HouseError
from tambo.house.tables.access import SeatAccess
from tambo.house.tables.frames import Viewer, frame_of
from tambo.house.tables.projection import StreamVersion, TableProjection
from tambo.house.tables.registry import Registry
from tambo.house.tables.wire_frames import Frame, Replay

PAGE = 100
"""Frames in a page of a replay."""
INDEXES_KEPT = 200
"""Of matches that are over: each is a number for every step."""


class StepIndex:
    """Counts while a table is rebuilt after which frame of a projector each step was shown.

    An undone step is not counted any more; one the viewer saw nothing of belongs to the
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
        stream_version = table.stream_version(self._viewer)
        if stream_version == self._shown:
            return
        since = 0 if self._shown is None else self._shown[0]
        self._shown = stream_version
        self.count += 1
        if self.count - 1 not in self._wanted:
            return
        frame = frame_of(table.match, self._viewer, stream_version[0], is_open=True, menus=False)
        events = table.stream(self._viewer, since)
        self.frames.append(msgspec.structs.replace(frame, events=events))


class Replays:
    def __init__(self, registry: Registry, access: SeatAccess) -> None:
        self._registry = registry
        self._access = access
        self._indexes = LRUCache[tuple[str, Viewer], list[int]](INDEXES_KEPT)

    async def replay(
        self, table: str, viewer: Viewer, player_id: str, permit: str = "", first: int = 0
    ) -> Replay:
        """The match so far as a seat, which must be the guest's, or a spectator saw it: a page of
        frames from number `first` on."""
        stored = await self._registry.stored(table)
        if viewer is not None:
            self._access.check_owner(stored, viewer, player_id, permit)
        projector = Projector(viewer, first)
        index = StepIndex(projector)
        live = await self._registry.rebuilder.seen_again(table, index.watch)
        self._keep(live, viewer, index)
        steps = [0, *index.frames] if live.row.status == "over" else []
        return Replay(table, viewer, projector.frames, steps, first, projector.count)

    async def frames_of_steps(self, table: str, viewer: Viewer, player_id: str) -> list[int]:
        """For each step of the match the number of the frame that shows it in a replay."""
        stored = await self._registry.stored(table)
        if viewer is not None:
            self._access.check_owner(stored, viewer, player_id)
        kept = self._indexes.get((table, viewer))
        if kept is not None:
            return kept
        index = StepIndex(Projector(viewer, most=0))
        live = await self._registry.rebuilder.seen_again(table, index.watch)
        self._keep(live, viewer, index)
        return index.frames

    def _keep(self, live: TableProjection, viewer: Viewer, index: StepIndex) -> None:
        """The log of a match that is over stays as it is: it need not be replayed to be counted."""
        if live.row.status == "over":
            self._indexes[live.row.id, viewer] = index.frames

    async def record(self, table: str) -> dict[str, Any]:
        """The match as data. One that is running and has secrets is not given away."""
        live = await self._registry.live(table)
        is_over = live.row.status == "over"
        if live.game.meta.has_secrets and not is_over:
            raise HouseError("record.running")
        match = live.match.clone()
        record = await self._registry.rebuilder.aside(match.record)
        if not is_over:
            record["seed"] = ""
        return record
