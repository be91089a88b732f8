"""What can be said about a game beyond its rules: hints, remarks on a match, a game of the day.

A game has all of it, some of it or nothing. Everything in this file may be slow.
"""

from dataclasses import dataclass
from typing import Any, Final

from tambo.core.checks import check_seats_of
from tambo.core.dice import Dice
from tambo.core.match import Match
from tambo.core.meta import OptionValue
from tambo.core.phrase import Phrase
from tambo.core.state import State

ABOUT_A_SEAT: Final = {"hint": False}
"""The methods of a coach that take a seat, and whether None, a spectator, may ask too."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence of a hint or a remark, and the things on the board it is about.

    They are named as `Game.elements` names them, so that screens can show them while it is read.
    """

    phrase: Phrase
    elements: tuple[str, ...] = ()


class Coach:
    """One that says nothing; a game that has something to say overrides it. Seats are checked."""

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        check_seats_of(cls, ABOUT_A_SEAT)

    def hint(self, state: State, seat: int, dice: Dice) -> tuple[Statement, ...] | None:
        """What the seat could work out now: the claim first, then its reasons one by one.

        `state` is a redeal for the seat, as for every bot. None: the game gives no hints.
        """
        return None

    def remarks(self, match: Match) -> list[tuple[int, Statement]]:
        """Comments on a finished match, each with the number of its choice in the log, from 0."""
        return []

    def daily(self, key: str) -> dict[str, OptionValue] | None:
        """Options that make the game of a day out of a secret key; None: there is no such game."""
        return None


check_seats_of(Coach, ABOUT_A_SEAT)
