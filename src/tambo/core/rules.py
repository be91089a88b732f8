"""The rules of a game as machines use them: set-up, menus, moves and the end, in plain ints.

This is the fast half of the contract, compiled together with the games and the search. Words,
views, refusals and score sheets are in `tambo.core.game`, what bots think in `tambo.core.policy`.
"""

from mypy_extensions import i64, mypyc_attr

from tambo.core.dice import Dice
from tambo.core.event import Event
from tambo.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a game must be able to do. One decision at a time, each with a short menu."""

    def setup(self, players: int, options: dict[str, bool | int | str], dice: Dice) -> State:
        """The state at the beginning; options are checked and complete."""
        raise TypeError("a game must say how it is set up")

    def actor(self, state: State) -> i64:
        """The seat that decides next (the lowest where several do), or -1 when the game is over."""
        raise TypeError("a game must say who acts")

    def to_act(self, state: State) -> list[int]:
        """All seats that must decide now; several for sealed choices, none when it is over."""
        seat = int(self.actor(state))
        return [seat] if seat >= 0 else []

    def legal(self, state: State, seat: i64) -> list[int]:
        """The menu of a seat that is to act, in a fixed order; empty for any other seat."""
        raise TypeError("a game must have menus")

    def apply(
        self, state: State, seat: i64, choice: i64, dice: Dice, log: list[Event] | None
    ) -> None:
        """Carry out a choice from the menu; nothing is checked here.

        Events go to the log if there is one. Search passes None and pays nothing for them.
        """
        raise TypeError("a game must have moves")

    def payoffs(self, state: State) -> list[float]:
        """After the end, what each seat made of it, from 0.0 (lost) to 1.0 (won alone)."""
        raise TypeError("a game must say who won")

    def playout(self, state: State, dice: Dice, limit: i64) -> i64:
        """Play at random, in place, to the end or for `limit` choices; how many were made.

        A game may override this with something faster that draws from the same menus.
        """
        made: i64 = 0
        while made < limit:
            seat = self.actor(state)
            if seat < 0:
                break
            menu = self.legal(state, seat)
            self.apply(state, seat, menu[dice.below(len(menu))], dice, None)
            made += 1
        return made
