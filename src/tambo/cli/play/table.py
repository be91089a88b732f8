"""A table in one terminal: who sits where, whose turn it is, and taking back.

Knows nothing of screens. Bots are asked elsewhere (`thinker`); here they only have seats.
"""

from collections.abc import Mapping

from tambo.cli.translator import usage_error
from tambo.core.errors import Refused
from tambo.core.event import Event
from tambo.core.match import UNDO_CLAUSE, Match
from tambo.core.phrase import Phrase


class LocalTable:
    """One match, people at one keyboard, and bots in the other seats."""

    def __init__(self, match: Match, bots: Mapping[int, str]) -> None:
        self.match = match
        self.bots = dict(bots)
        self._last_asked: int | None = None

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.players) if seat not in self.bots]

    @property
    def asked(self) -> int | None:
        """The person to decide now: the lowest such seat, if any."""
        seat = next((seat for seat in self.match.to_act if seat not in self.bots), None)
        if seat is not None:
            self._last_asked = seat
        return seat

    @property
    def thinking(self) -> int | None:
        """The bot to decide now: the lowest such seat, if any."""
        return next((seat for seat in self.match.to_act if seat in self.bots), None)

    @property
    def viewer(self) -> int | None:
        """Through whose eyes the terminal looks; None is a spectator's."""
        if len(self.people) == 1:
            return self.people[0]
        return self.asked if self.asked is not None else self._last_asked

    def play(self, seat: int, text: str) -> list[Event]:
        """Refused if it is not on the menu, and nothing changes."""
        return self.match.play(seat, text)

    def position(self) -> str:
        """The position as text, unless that would tell what the people here may not know yet."""
        if self.match.game.meta.has_secrets and not self.match.is_over:
            raise usage_error("position.secret")
        return self.match.position()

    def take_back(self) -> int:
        """Go back to the last decision a person made; how many choices that takes back.

        All at a local table sit together, so where nothing is hidden it is enough that no chance
        and no revelation lies in between. Where something is, the match's own judgement holds.
        """
        steps = self.match.steps
        mine = [number for number, step in enumerate(steps) if step.seat not in self.bots]
        if not mine:
            raise Refused(UNDO_CLAUSE, Phrase("error-undo-not-yours"), "undo.not-yours")
        back = mine[-1]
        if self.match.game.meta.has_secrets:
            self.match.undo(steps[back].seat)
            return 1
        for step in steps[back:]:
            if step.rolls or any(event.reveals for event in step.events):
                raise Refused("HOUSE-2.2", Phrase("error-undo-learnt"), "undo.learnt")
        count = len(steps) - back
        self.match = rewound(self.match, back)
        return count


def rewound(match: Match, count: int) -> Match:
    """The match as it was after its first `count` choices."""
    record = match.record()
    record["steps"] = record["steps"][:count]
    del record["position"], record["outcome"]
    return match.game.replay(record)
