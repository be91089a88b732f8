"""The shelf of the sample house, and what its bots' processes call.

They are started again and again, so nothing of the house is imported here.
"""

import os
import time
from copy import copy
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import tambo
from tambo.core.dice import Dice
from tambo.core.game import Game
from tambo.core.meta import Meta
from tambo.core.state import State

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
NAME = "tests.house.sample_games"


def _harvest() -> Game:
    """The sample game, loaded without leaving it on the shelf of the package."""
    catalog: Any = import_module("tambo.games")
    path = catalog.__path__
    catalog.__path__ = [*path, str(EXAMPLES)]
    try:
        game: Game = import_module("tambo.games.harvest.game").GAME
    finally:
        catalog.__path__ = path
    return game


HARVEST = _harvest()
FALLOW = copy(HARVEST)
FALLOW.meta = replace(HARVEST.meta, name="fallow", title="Fallow", is_ready=False)
OURS = {game.meta.name: game for game in (HARVEST, FALLOW)}


class SampleGames:
    """The shelf of the package with Harvest on it, and Fallow, which is not ready."""

    def games(self) -> list[str]:
        return sorted([*tambo.games(), *OURS])

    def is_built(self, name: str) -> bool:
        return name in OURS or tambo.is_built(name)

    def meta_of(self, name: str) -> Meta:
        return OURS[name].meta if name in OURS else tambo.meta_of(name)

    def load(self, name: str) -> Game:
        return OURS.get(name) or tambo.load(name)


def decide(game: str, state: State, seat: int, level: str, seed: str) -> int:
    """What the bots' processes call."""
    menu = SampleGames().load(game).rules.legal(state, seat)
    if level == "any":
        return Dice(seed).pick(menu)
    if level == "crash-once":
        stream_version = Path(os.environ["TAMBO_TEST_MARKER"])
        if not stream_version.exists():
            stream_version.touch()
            os._exit(3)
    if level == "crash":
        os._exit(3)
    if level == "hang":
        time.sleep(600)
    if level == "error":
        raise RuntimeError("canary in a message")
    return 10**6 if level == "illegal" else menu[0]


def load(game: str) -> Game:
    """What the bots' processes call for hints and the like."""
    return SampleGames().load(game)
