"""A match of Cortez spoken to by colour, so that a rule test reads like the rulebook.

The map of the house, rows 13 to 1 from the top, is in `tambo.games.cortez.board`; the squares used
most in tests:

    h12 land, h11 road, h10 bridge, t3 (h9) the city's north gate, g10 and i10 the sea beside
    a7 land, b7 land, c7 road, d7 bridge, e7 road, t15 (f7) the west gate
    d12 port, d11 sea; b5 port, c5 sea; h2 port, h3 sea
    a1 village of 4, g1 village of 1, d13 village of 2
"""

from textwrap import dedent
from typing import Any

import tambo
from tambo.core.event import Event, owner_of

CORTEZ = tambo.load("cortez")


class Camp:
    def __init__(self, match: tambo.Match) -> None:
        self.match = match

    @property
    def see(self) -> dict[str, Any]:
        return self.match.view(None)

    def seat(self, colour: str) -> int:
        return int(self.see["colours"].index(colour))

    def legal(self, colour: str) -> list[str]:
        return self.match.legal(self.seat(colour))

    def play(self, colour: str, *choices: str) -> list[Event]:
        """Several choices in a row; the events of the last."""
        events: list[Event] = []
        for choice in choices:
            events = self.match.play(self.seat(colour), choice)
        return events

    def roll(self, colour: str, choice: str, *rolls: int) -> list[Event]:
        """A choice with the dice prescribed."""
        return self.match.replay_step(self.seat(colour), choice, list(rolls))

    def kinds(self, events: list[Event]) -> list[str]:
        return [event.kind for event in events]

    def owner(self, event: Event) -> str | None:
        """The colour of the player who did what an event tells."""
        return owner_of(event, self.match.colours)

    def view(self, colour: str) -> dict[str, Any]:
        return self.match.view(self.seat(colour))

    def provisions(self, colour: str) -> list[int]:
        """Camouflage, weapons, food, gold in hand."""
        return list(self.view(colour)["mine"]["provisions"].values())

    def warriors(self, colour: str) -> list[int]:
        return list(self.view(colour)["mine"]["warriors"])

    def plaque(self, colour: str) -> dict[str, Any]:
        return dict(self.see["seats"][self.seat(colour)])

    def troop(self, square: str) -> str | None:
        found = self.see["troops"].get(square)
        return None if found is None else str(found)

    @property
    def decision(self) -> str:
        return str(self.see["decision"])

    @property
    def asked(self) -> list[str]:
        """The colours that the game waits for."""
        return [self.see["colours"][seat] for seat in self.see["to_act"]]

    @property
    def outcome(self) -> tambo.Outcome:
        outcome = self.match.outcome
        assert outcome is not None
        return outcome


def position(text: str, seed: int = 0) -> Camp:
    return Camp(CORTEZ.from_position(dedent(text), seed))


def new(players: int, *generals: str, seed: int = 1, **options: object) -> Camp:
    """A game in which the players, from the first one on, have chosen these generals."""
    match = CORTEZ.new(players, seed, **options)
    for general in generals:
        match.play(match.to_act[0], f"lead {general}")
    return Camp(match)


def action(text: str = "", seed: int = 0) -> Camp:
    """Red is to choose the first of two actions against blue."""
    head = "players red blue; decision act; active red; actions 2\n"
    return position(head + dedent(text), seed)
