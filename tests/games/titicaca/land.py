"""A match of Titicaca spoken to by colour, so that a rule test reads like the rulebook.

Hexes touch when their names differ by one column, by one row, or by one column forward and one
row back: b2 touches a2, a3, b1, b3, c1 and c2.
"""

from textwrap import dedent
from typing import Any

import tambo
from tambo.core.event import Event
from tambo.games.titicaca.components import COLOURS

TITICACA = tambo.load("titicaca")
SEATS: dict[str, int] = {colour: seat for seat, colour in enumerate(COLOURS)}


class Land:
    def __init__(self, match: tambo.Match) -> None:
        self.match = match

    @property
    def see(self) -> dict[str, Any]:
        return self.match.view(None)

    def sees(self, colour: str) -> dict[str, Any]:
        return self.match.view(SEATS[colour])

    def legal(self, colour: str) -> list[str]:
        return self.match.legal(SEATS[colour])

    def play(self, colour: str, *choices: str) -> list[Event]:
        """Several choices in a row; the events of the last."""
        events: list[Event] = []
        for choice in choices:
            events = self.match.play(SEATS[colour], choice)
        return events

    def bid(self, *amounts: int) -> list[Event]:
        """All bids of a round by seat, those of seats that are asked; the events of the last."""
        events: list[Event] = []
        asked = self.match.to_act
        for seat, amount in enumerate(amounts):
            if seat in asked:
                events = self.match.play(seat, f"bid {amount}")
        return events

    def decline_all(self, colour: str) -> None:
        """Decline all optional steps that are left of this turn."""
        seat = SEATS[colour]
        while self.match.to_act == (seat,) and self.match.legal(seat)[-1] == "-":
            self.match.play(seat, "-")

    @property
    def deciders(self) -> list[str]:
        return [COLOURS[seat] for seat in self.match.to_act]

    @property
    def regions(self) -> dict[str, str]:
        """Regions by their first land."""
        return {region["name"]: "+".join(region["lands"]) for region in self.see["regions"]}

    def region(self, name: str) -> dict[str, Any]:
        return next(region for region in self.see["regions"] if region["name"] == name)

    def stock(self, colour: str) -> int:
        return int(self.see["stock"][SEATS[colour]])

    def score(self, colour: str) -> int:
        return int(self.see["score"][SEATS[colour]])

    @property
    def outcome(self) -> tambo.Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    def sheet(self, region: str) -> dict[tuple[str, str], int]:
        """Who scored how much for what in the region of that first land."""
        return {
            (COLOURS[line.seat], str(line.phrase.args["what"])): line.points
            for line in self.outcome.sheet
            if line.phrase.args.get("region") == region
        }


def position(text: str) -> Land:
    return Land(TITICACA.from_position(dedent(text)))


def new(players: int = 4, seed: int | str = 1, **options: object) -> Land:
    return Land(TITICACA.new(players, seed, **options))


def counted(text: str) -> Land:
    """The position counted to its end: yellow settles the last empty land, far away at z9."""
    land = position(dedent(text) + "\nround 16")
    asked = land.match.to_act
    land.bid(*(1 if seat == 0 else 0 for seat in range(land.match.players)))
    assert asked
    land.play("yellow", "settle z9")
    land.decline_all("yellow")
    assert land.outcome.ending == "full"
    return land
