"""A process that thinks. Reads questions from its input, writes answers to its output.

Ends by itself when its input ends, so no worker outlives the house, however the house dies. For
a match that is going on one that bots think in gets a redealt state and nothing else: the truth and
the record are sent there only once a match is over. The one of redeals is asked for those only, and
another makes set-ups.
"""

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

from tambo.bots import judging
from tambo.bots.budget import Budget
from tambo.core.coach import Statement
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.meta import OptionValue
from tambo.core.state import State

LENGTH = struct.Struct(">I")
NICENESS = 5


def read_message(stream: BinaryIO) -> bytes:
    """The next message, still packed; EOFError when there will be none."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    body = stream.read(length)
    if len(body) < length:
        raise EOFError
    return body


def packed(message: Any) -> bytes:
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


class BotTasks:
    """What can be thought about: `load` gives a game by its name, `decide` a bot's choice."""

    def __init__(self, decide: Callable[..., int], load: Callable[[str], Game]) -> None:
        self._decide = decide
        self._load = load

    def think(self, task: str, *about: Any) -> Any:
        tasks: dict[str, Callable[..., Any]] = {
            "decide": self.decide,
            "redeal": self.redeal,
            "hint": self.hint,
            "remarks": self.remarks,
            "daily": self.daily,
            "set-up": self.set_up,
            "chances": self.chances,
            "better": self.better,
            "weigh": self.weigh,
        }
        return tasks[task](*about)

    def decide(self, *question: Any) -> int:
        return int(self._decide(*question))

    def redeal(self, game: str, state: State, seat: int, seed: str) -> State:
        """`state` is the truth: a process that answers this answers nothing else."""
        dealt: State = self._load(game).redeal(state, seat, Dice(seed))
        return dealt

    def hint(self, game: str, state: State, seat: int, seed: str) -> list[Statement] | None:
        """`state` is a redeal for the seat."""
        found = self._load(game).coach.hint(state, seat, Dice(seed))
        return None if found is None else list(found)

    def remarks(self, game: str, record: dict[str, Any]) -> list[tuple[int, Statement]]:
        found = self._load(game)
        return list(found.coach.remarks(found.replay(record)))

    def set_up(
        self, game: str, players: int, seed: str, options: dict[str, OptionValue]
    ) -> list[int]:
        """The rolls of a set-up: the truth, so a process that answers this thinks for no bot."""
        return list(self._load(game).new(players, seed, **options).setup)

    def daily(self, game: str, key: str) -> dict[str, OptionValue] | None:
        return self._load(game).coach.daily(key)

    # Looking back at a match that is over: `state` is the truth.

    def chances(
        self, game: str, state: State, seed: str, simulations: int, seconds: float
    ) -> list[float]:
        return judging.chances(self._load(game), state, Dice(seed), Budget(simulations, seconds))

    def better(
        self,
        game: str,
        state: State,
        seat: int,
        choice: int,
        seed: str,
        simulations: int,
        seconds: float,
    ) -> tuple[int, list[float]] | None:
        budget = Budget(simulations, seconds)
        return judging.better(self._load(game), state, seat, choice, Dice(seed), budget)

    def weigh(
        self,
        game: str,
        state: State,
        seat: int,
        choices: list[int],
        seed: str,
        simulations: int,
        seconds: float,
    ) -> list[float]:
        budget = Budget(simulations, seconds)
        return judging.weigh(self._load(game), state, seat, choices, Dice(seed), budget)


def serve(tasks: BotTasks, questions: BinaryIO, answers: BinaryIO) -> None:
    while True:
        try:
            message = read_message(questions)
        except EOFError:
            return
        answer: tuple[str, Any]
        try:
            answer = ("answer", tasks.think(*pickle.loads(message)))
        except Exception as error:
            answer = ("error", _where(error))
        answers.write(packed(answer))
        answers.flush()


def _where(error: Exception) -> str:
    """What was raised and where, without a word of what is known."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {frame.name}, line {frame.lineno} of {frame.filename}"


def main() -> None:
    """`python -m tambo.house.bots.worker module:decide module:load`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # What a bot prints must not be taken for an answer.
    decide, load = [_named(name) for name in sys.argv[1:3]]
    try:
        answers.write(packed(("ready", 0)))
        answers.flush()
        serve(BotTasks(decide, load), questions, answers)
    except BrokenPipeError:
        # The house is gone. Not `return`: what is still buffered would be flushed again.
        os._exit(0)


def _named(name: str) -> Any:
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


if __name__ == "__main__":
    main()
