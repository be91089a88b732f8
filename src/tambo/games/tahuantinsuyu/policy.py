"""What search wants to know of Tahuantinsuyu: an estimate, and how to go on from a leaf."""

from typing import cast, final

from mypy_extensions import i64

from tambo.core.dice import Dice
from tambo.core.policy import Policy
from tambo.core.state import State
from tambo.games.tahuantinsuyu.policy_estimate import estimate_of
from tambo.games.tahuantinsuyu.policy_rollout import play_phases
from tambo.games.tahuantinsuyu.state import OVER, TahuantinsuyuState


@final
class TahuantinsuyuPolicy(Policy):
    """Three and four players."""

    def evaluate(self, state: State, seat: i64) -> float:
        s = cast(TahuantinsuyuState, state)
        if s.decision == OVER:
            return self.rules.payoffs(state)[int(seat)]
        return estimate_of(s, s.apu_of[seat])

    def rollout(self, state: State, dice: Dice, limit: i64) -> i64:
        return play_phases(self.rules, cast(TahuantinsuyuState, state), dice)
