"""`tambo workshop`: board data typed in from a printed copy, checked before anybody plays on it.

Works for every option that is a text: the game itself says what is wrong with it. Lines are read
from a file or from the input; what follows a `#` is a remark.
"""

import sys
from pathlib import Path

from rich.console import Console

from tambo.cli.output import print_json
from tambo.cli.paint import painted_board
from tambo.cli.voice import Voice, usage_error
from tambo.core.errors import InvalidSetup
from tambo.core.game import Game
from tambo.games import load

# How lines may be written in one: tiles are divided by slashes, rows of numbers by blanks.
JOINTS = (" / ", " ")


def workshop(voice: Voice, game: str, option: str, file: Path | None, json: bool) -> int:
    rules = load(game)
    names = [one.name for one in rules.meta.options if one.kind == "text"]
    if option not in names:
        raise usage_error("workshop.option", option=option, options=", ".join(names) or "-")
    typed = sys.stdin.read() if file is None else _read(file)
    lines = [line.partition("#")[0].strip() for line in typed.splitlines()]
    lines = [line for line in lines if line]
    if not lines:
        raise usage_error("workshop.empty")
    value = checked(rules, option, lines)
    if json:
        print_json({"game": game, "option": option, "value": value})
        return 0
    console = Console(highlight=False, soft_wrap=True)
    console.print(voice("terminal-workshop-good", option=option))
    console.print(f'  tambo play {game} -o "{option}={value}"', markup=False)
    for line in painted_board(rules.new(rules.meta.players[0], 0, **{option: value}), None, voice):
        console.print(line)
    return 0


def checked(game: Game, option: str, lines: list[str]) -> str:
    """The lines as one value of the option that suits every number of players; or InvalidSetup."""
    fault: InvalidSetup | None = None
    for joint in JOINTS:
        value = joint.join(lines)
        try:
            for players in game.meta.players:
                game.new(players, 0, **{option: value})
        except InvalidSetup as error:
            fault = fault or error
        else:
            return value
    assert fault is not None
    raise fault


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise usage_error("file.read", file=str(file), why=error.strerror or "") from error
    except ValueError as error:
        raise usage_error("file.read", file=str(file), why="UTF-8") from error
