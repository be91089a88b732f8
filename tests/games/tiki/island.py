"""A match of Tiki spoken to by colour, so that a rule test reads like the rulebook.

Unless a position says otherwise the villages are, seen from above:

    3    0  -1  -1
    2    1   0   0
    1    2   1   1
         a   b   c
"""

from textwrap import dedent
from typing import Any

import tambo
from tambo.core.event import Event
from tambo.games.tiki.components import COLOURS

TIKI = tambo.load("tiki")


class Island:
    def __init__(self, match: tambo.Match) -> None:
        self.match = match

    @property
    def see(self) -> dict[str, Any]:
        return self.match.view(None)

    def seat_of(self, colour: str) -> int:
        colours = self.match.view(None)["colours"]
        assert colour in COLOURS
        return int(colours.index(colour))

    def legal(self, colour: str) -> list[str]:
        return self.match.legal(self.seat_of(colour))

    def play(self, colour: str, *choices: str) -> list[Event]:
        """Several choices in a row; the events of the last."""
        events: list[Event] = []
        for choice in choices:
            events = self.match.play(self.seat_of(colour), choice)
        return events

    def kinds(self, colour: str, choice: str) -> list[str]:
        return [event.kind for event in self.play(colour, choice)]

    def stack(self, village: str) -> str:
        """A stack from bottom to top, as letters; "" for an empty village."""
        stacks = self.match.view(None)["stacks"]
        return "".join(colour[0] for colour in stacks[village])

    def hand(self, colour: str) -> int:
        return int(self.match.view(None)["hands"][colour])

    def fruits(self) -> tuple[int, int, int]:
        """Of yellow, of purple, in the reserve."""
        view = self.match.view(None)
        return view["fruits"]["yellow"], view["fruits"]["purple"], view["reserve"]

    @property
    def deciders(self) -> list[str]:
        colours = self.match.view(None)["colours"]
        return [colours[seat] for seat in self.match.to_act]

    @property
    def winner(self) -> str | None:
        """The colour that won, "nobody" after a draw, None while the game goes on."""
        outcome = self.match.outcome
        if outcome is None:
            return None
        if len(outcome.winners) > 1:
            return "nobody"
        return str(self.match.view(None)["colours"][outcome.winners[0]])

    @property
    def outcome(self) -> tambo.Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    @property
    def ending(self) -> str | None:
        outcome = self.match.outcome
        return None if outcome is None else outcome.ending


def position(text: str) -> Island:
    return Island(TIKI.from_position(dedent(text)))


def new(seed: int = 1, **options: object) -> Island:
    return Island(TIKI.new(2, seed, **options))
