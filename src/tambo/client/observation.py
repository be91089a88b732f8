"""What a bot is shown: the same as a seat of a match in the library, and nothing else."""

from dataclasses import dataclass, field
from typing import Any

from tambo.core.checks import check_seat
from tambo.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Observation:
    """A decision of one seat. `view` is `match.view(seat)`, `menu` is `match.legal(seat)` and
    `prompt` is `match.prompt(seat)` of the match at the table. `events` are what the seat has seen
    since the bot was last asked, each with its `kind` and `data`.
    """

    table: str
    game: str
    seat: int
    players: int
    options: dict[str, bool | int | str]
    view: dict[str, Any]
    menu: list[str]
    prompt: Phrase | None
    events: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Ended:
    """How a match ended: seats by place, and their points."""

    table: str
    game: str
    seats: tuple[int, ...]
    """Those the bot played."""
    ranking: list[list[int]]
    scores: list[int]

    def place_of(self, seat: int) -> int:
        """From 1; nobody is first when all have lost together."""
        check_seat(seat, len(self.scores))
        place = 1 if self.ranking and self.ranking[0] else 2
        for seats in self.ranking:
            if seat in seats:
                return place
            place += len(seats)
        raise ValueError(f"seat {seat} has no place")


def phrase_of(said: dict[str, Any] | None) -> Phrase | None:
    return None if said is None else Phrase(said["key"], dict(said["args"]))
