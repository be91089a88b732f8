"""What bots want to know of Cortez: habits and shortlists, an estimate, and when to wait."""

from typing import Final, cast, final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.policy import Policy
from tambo.core.rules import Rules
from tambo.core.state import State
from tambo.games.cortez.policy_estimate import estimate_of
from tambo.games.cortez.policy_habits import habit, shortlist
from tambo.games.cortez.rules_trade import is_addressed
from tambo.games.cortez.state import OVER, CortezState

TIME_TO_ANSWER: Final = 8.0
TIME_TO_DRAFT: Final = 30.0


@final
class CortezPolicy(Policy):
    """Two to six players."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.horizon = 20
        self.effort = 4

    def evaluate(self, state: State, seat: i64) -> float:
        s = cast(CortezState, state)
        if s.decision == OVER:
            return self.rules.payoffs(state)[int(seat)]
        return estimate_of(s, seat)

    def shortlist(self, state: State, seat: i64, dice: Dice) -> list[int]:
        s = cast(CortezState, state)
        return shortlist(s, seat, self.rules.legal(s, seat), dice)

    def habit(self, state: State, seat: i64, dice: Dice) -> i64:
        s = cast(CortezState, state)
        return habit(s, seat, self.rules.legal(s, seat), dice)

    def rollout(self, state: State, dice: Dice, limit: i64) -> i64:
        s = cast(CortezState, state)
        rules = self.rules
        made: i64 = 0
        while made < limit:
            seat = rules.actor(s)
            if seat < 0:
                break
            menu = shortlist(s, seat, rules.legal(s, seat), dice)
            rules.apply(s, seat, menu[dice.below(len(menu))], dice, None)
            made += 1
        return made

    def patience(self, state: State) -> dict[int, float]:
        """CORTEZ-8.2: the seats that draft an offer, and those that have one to answer."""
        s = cast(CortezState, state)
        if not s.is_window():
            return {}
        answering = {at: TIME_TO_ANSWER for at in range(s.players) if is_addressed(s, at)}
        drafting = {at: TIME_TO_DRAFT for at in range(s.players) if s.is_drafting(at)}
        return answering | drafting
