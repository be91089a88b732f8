"""A match of Tahuantinsuyu spoken to by suyu letters, so that a rule test reads like the rulebook.

Unless a position says otherwise C, A, Q and K sit on the seats 0 to 3, nobody has labour or points,
and the column is 2, first Colonisation. `roads_to` finds roads for a position; `tokens` puts given
tokens on given regions.
"""

from typing import Any, cast

import tambo
from tambo.core.event import Event
from tambo.games.tahuantinsuyu.components_andes import ANDES
from tambo.games.tahuantinsuyu.components_box import Box, parse_box
from tambo.games.tahuantinsuyu.state import TahuantinsuyuState

TAHUANTINSUYU = tambo.load("tahuantinsuyu")
BOX: Box = parse_box(ANDES)
LETTERS = "CAQK"


class Empire:
    def __init__(self, match: tambo.Match) -> None:
        self.match = match

    @property
    def see(self) -> dict[str, Any]:
        return self.match.view(None)

    @property
    def state(self) -> TahuantinsuyuState:
        return cast(TahuantinsuyuState, self.match.state)

    def seat(self, letter: str) -> int:
        names = [suyu[0].upper() for suyu in self.see["suyus"]]
        return names.index(letter)

    def view(self, letter: str) -> dict[str, Any]:
        return self.match.view(self.seat(letter))

    def legal(self, letter: str) -> list[str]:
        return self.match.legal(self.seat(letter))

    def verbs(self, letter: str) -> set[str]:
        return {choice.split()[0] for choice in self.legal(letter)}

    def play(self, letter: str, *choices: str) -> list[Event]:
        """Several choices in a row; the events of the last."""
        events: list[Event] = []
        for choice in choices:
            events = self.match.play(self.seat(letter), choice)
        return events

    def labour(self, letter: str) -> int:
        return int(self.see["labour"][self.seat(letter)])

    def score(self, letter: str) -> int:
        return int(self.see["scores"][self.seat(letter)])

    def letters(self, field: str) -> str:
        """`order` or `track` as letters."""
        return "".join(self.see["suyus"][seat][0].upper() for seat in self.see[field])

    @property
    def turn(self) -> str:
        (seat,) = self.match.to_act
        return str(self.see["suyus"][seat][0].upper())

    def idle(self) -> list[Event]:
        """The seat that is asked does the least it can: the first card, no road, no building."""
        (seat,) = self.match.to_act
        menu = self.match.legal(seat)
        for quiet in ("pass", "-"):
            if quiet in menu:
                return self.match.play(seat, quiet)
        return self.match.play(seat, menu[0])

    def idle_until(self, step: str) -> list[Event]:
        """Idle until a step of the turn table ("2S1") or the end ("over"); all events."""
        events: list[Event] = []
        while not self.match.is_over and self.see["step"] != step:
            events += self.idle()
        assert self.match.is_over == (step == "over")
        return events


def new(players: int = 4, seed: int = 0, **options: object) -> Empire:
    return Empire(TAHUANTINSUYU.new(players, seed, **options))


def position(text: str) -> Empire:
    return Empire(TAHUANTINSUYU.from_position(text))


def tokens(**wanted: str) -> str:
    """The field `tokens` with e.g. r25="4/2/3"; the other tokens lie as they come."""
    spare = list(range(len(BOX.tokens)))
    placed: dict[str, int] = {}
    for region, figures in wanted.items():
        figure = tuple(int(number) for number in figures.split("/"))
        token = next(token for token in spare if BOX.tokens[token] == figure)
        spare.remove(token)
        placed[region] = token
    rest = iter(spare)
    numbers = [placed[r.name] if r.name in placed else next(rest) for r in BOX.regions]
    return "tokens " + " ".join(str(number + 1) for number in numbers)


def roads_to(letter: str, *sites: str, avoid: tuple[str, ...] = ()) -> str:
    """The field `roads` with a shortest way from the first road to each site in turn."""
    first = BOX.first[4][LETTERS.index(letter)]
    reached = {first.split("-")[1]}
    slots: list[str] = []
    for site in sites:
        slots += _way(reached, site, avoid)
        reached |= {end for slot in slots for end in slot.split("-")}
    return f"roads {letter} {' '.join(slots)}"


def _way(start: set[str], goal: str, avoid: tuple[str, ...]) -> list[str]:
    ways: dict[str, list[str]] = {site: [] for site in start}
    edge = list(start)
    while edge and goal not in ways:
        here = edge.pop(0)
        for road in BOX.roads:
            if here in road.ends and road.regions and not set(avoid) & set(road.regions):
                there = road.ends[1 - road.ends.index(here)]
                if there not in ways:
                    ways[there] = [*ways[here], road.name]
                    edge.append(there)
    return ways[goal]
