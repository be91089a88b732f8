"""What is said about a game of Tiwanaku beyond its rules: hints, remarks, the valley of the day."""

from typing import cast

from tambo.core.coach import Coach, Statement
from tambo.core.dice import Dice
from tambo.core.match import Match
from tambo.core.meta import OptionValue
from tambo.core.state import State
from tambo.games.tiwanaku.board import LONG
from tambo.games.tiwanaku.hints.hint import hint
from tambo.games.tiwanaku.hints.remarks import remarks
from tambo.games.tiwanaku.scenarios.maker import make_scenario
from tambo.games.tiwanaku.scenarios.scenario import format_scenario
from tambo.games.tiwanaku.state import TiwanakuState


class TiwanakuCoach(Coach):
    """All of it is deduced from what lies open (`hints`)."""

    def hint(self, state: State, seat: int, dice: Dice) -> tuple[Statement, ...]:
        return hint(cast(TiwanakuState, state), seat)

    def remarks(self, match: Match) -> list[tuple[int, Statement]]:
        return remarks(match)

    def daily(self, key: str) -> dict[str, OptionValue]:
        scenario = make_scenario(f"daily {key}", LONG)
        return {"board": "long", "scenario": format_scenario(scenario).replace("\n", "; ")}
