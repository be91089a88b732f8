"""The process in which a bot thinks, so that keys are answered at the same time.

Compiled search does not let other threads run, hence a process and not a thread. It is sent the
record, replays it, and gives the bot a redeal: the bot never sees what its seat may not know.
One JSON line each way.
"""

import contextlib
import json
import subprocess
import sys
from typing import Any

from tambo.cli.translator import usage_error
from tambo.core.match import Match


class Thinker:
    """Asks a bot in another process. `ask` blocks; `stop` may be called from another thread."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start ahead of the first question, to answer it sooner."""
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tambo.cli.play.thinker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                start_new_session=True,
            )

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def ask(self, match: Match, seat: int, level: str) -> str:
        """The bot's choice in notation; TamboError when its process is gone."""
        self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        question = {"record": match.record(), "seat": seat, "level": level}
        try:
            process.stdin.write(json.dumps(question) + "\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        except (OSError, ValueError):
            answer = ""
        if not answer:
            raise usage_error("bot.gone", level=level)
        return str(json.loads(answer)["choice"])

    def stop(self) -> None:
        """End the process, in the middle of a thought if need be."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def answer(question: dict[str, Any]) -> dict[str, str]:
    """What the process replies to one question."""
    from tambo.bots.levels import decide
    from tambo.core.dice import Dice
    from tambo.games import load

    record, seat = question["record"], question["seat"]
    match = load(record["game"]).replay(record)
    seed = f"{match.seed} {len(match.steps)} {seat}"
    state = match.redeal(seat, Dice(f"redeal {seed}"))
    choice = decide(record["game"], state, seat, question["level"], seed)
    return {"choice": match.game.format_choice(state, choice)}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
