"""Games of a few choices that show what a search may know, and what it must not."""

from typing import Any, cast

from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.meta import Meta
from tambo.core.policy import Policy
from tambo.core.rules import Rules
from tambo.core.state import State


class SmallState(State):
    """`truth` is a hidden number; `made` holds each seat's choice, -1 before it is made."""

    def __init__(self, players: int, truth: int) -> None:
        super().__init__(players)
        self.truth = truth
        self.made = [-1] * players

    def clone(self) -> "SmallState":
        copy = SmallState(self.players, self.truth)
        copy.made = self.made[:]
        return copy


class SmallRules(Rules):
    """One choice a seat, in any order; then it is over."""

    menu = (0, 1, 2)

    def actor(self, state: State) -> int:
        made = cast(SmallState, state).made
        return made.index(-1) if -1 in made else -1

    def to_act(self, state: State) -> list[int]:
        return [seat for seat, choice in enumerate(cast(SmallState, state).made) if choice == -1]

    def legal(self, state: State, seat: int) -> list[int]:
        return list(self.menu) if seat in self.to_act(state) else []

    def apply(
        self, state: State, seat: int, choice: int, dice: Dice, log: list[Any] | None
    ) -> None:
        cast(SmallState, state).made[seat] = choice


class CoinRules(SmallRules):
    """Name the hidden side of a coin (0, 1) for 1.0, or take 0.7 (2) and be safe."""

    def payoffs(self, state: State) -> list[float]:
        s = cast(SmallState, state)
        return [0.7 if s.made[0] == 2 else float(s.made[0] == s.truth)]


class DieRules(SmallRules):
    """The same, but the coin is tossed by the choice itself."""

    def apply(
        self, state: State, seat: int, choice: int, dice: Dice, log: list[Any] | None
    ) -> None:
        s = cast(SmallState, state)
        s.made[seat] = choice
        s.truth = int(dice.below(2))

    payoffs = CoinRules.payoffs


class AmbushRules(SmallRules):
    """Sealed. Seat 0 goes left (0), right (1) or home (2); seat 1 guards a side or sleeps (2).

    A guarded side pays 0, an open one 0.9, home 0.2. Who knew the side would guard it.
    """

    def payoffs(self, state: State) -> list[float]:
        walker, guard = cast(SmallState, state).made
        found = walker == guard and walker != 2
        first = 0.2 if walker == 2 else (0.0 if found else 0.9)
        second = 0.5 if guard == 2 else (0.7 if found else 0.3)
        return [first, second]


class _SmallGame:
    """As much of a game as search needs."""

    def __init__(self, rules: Rules, has_secrets: bool) -> None:
        self.rules = rules
        self.policy = Policy(rules)
        self.meta = Meta("small", "Small", "", "", 2026, (1, 2), 1, 1, has_secrets=has_secrets)

    def redeal(self, state: State, seat: int, dice: Dice) -> State:
        copy = cast(SmallState, state.clone())
        if self.meta.has_secrets:
            copy.truth = int(dice.below(2))
        return copy


def small_game(rules: Rules, *, has_secrets: bool) -> Game:
    return cast(Game, _SmallGame(rules, has_secrets))
