"""Who a question to the pool is for, how long it should take, and which lane it waits in.

Each lane has a queue of its own, and processes that serve it. Short questions never wait for long
ones, and the true state of a running match only goes to the lane of the redeals.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any

from tambo.bots.levels import level_of

USUAL_SECONDS = 1.0
QUICK_SECONDS = 0.02
SHORT = 0.1
"""What is expected to take less is short."""

EXPECTED = {"redeal": 0.3, "set-up": 3.0, "daily": 3.0}
JUDGING = ("chances", "better", "weigh")


class Lane(StrEnum):
    SHORT = "short"
    LONG = "long"
    IDLE = "idle"
    REDEAL = "redeal"
    SET_UP = "set-up"


class Urgency(IntEnum):
    """Which of one owner's questions comes first."""

    AT_SCREEN = 0
    AWAY = 1
    BOTS_ALONE = 2


@dataclass(slots=True)
class Priority:
    """The owner and urgency of a question. Idle work comes after what people wait for.

    `is_begun` is set by the pool: whether a process has begun with the question.
    """

    owner: str = ""
    urgency: Urgency = Urgency.AT_SCREEN
    when_idle: bool = False
    is_begun: bool = field(default=False, init=False)


def expected_seconds(task: str, about: Sequence[Any]) -> float:
    """How long the processes will be busy with something; `about` is as in `worker.BotTasks`."""
    if task == "decide":
        return level_seconds(str(about[3]))
    if task in JUDGING:
        return float(about[-1]) or USUAL_SECONDS
    return EXPECTED.get(task, USUAL_SECONDS)


def level_seconds(level: str) -> float:
    """How long a bot of a level may think; one that the package does not know may take long."""
    try:
        return level_of(level).budget.seconds or QUICK_SECONDS
    except ValueError:
        return USUAL_SECONDS


def lane_of(task: str, seconds: float, priority: Priority) -> Lane:
    if task == "redeal":
        return Lane.REDEAL
    if task == "set-up":
        return Lane.SET_UP
    if priority.when_idle:
        return Lane.IDLE
    return Lane.SHORT if seconds < SHORT else Lane.LONG
