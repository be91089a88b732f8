"""Things that happened, in the past tense, each saying who may know of it.

Log, animation, sound, speech and undo are made from events. Where owner and others see
different things (a card drawn), a game emits two events with complementary `seen_by`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

EventValue = str | int | bool | list[str] | list[int]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `kind` is a past-tense word ("created"); with the game's name it is the key of its sentence
    in the catalogues. `seen_by` is None for everybody (spectators too), else the seats that see
    it. `reveals` is true when somebody learns by it what he could not have worked out before:
    such a step cannot be taken back.
    """

    kind: str
    data: Mapping[str, EventValue] = field(default_factory=dict)
    seen_by: tuple[int, ...] | None = None
    reveals: bool = False

    def is_seen_by(self, seat: int | None) -> bool:
        if self.seen_by is None:
            return True
        return seat is not None and seat in self.seen_by
